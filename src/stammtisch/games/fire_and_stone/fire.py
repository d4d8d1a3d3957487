"""Fires: cook animals for bags and food."""

from mypy_extensions import i64

from stammtisch.engine.bits import bit
from stammtisch.engine.state import Step
from stammtisch.games.fire_and_stone.material import ANIMAL_TILES, ANIMALS, NONE, Place
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A


def kinds_at(state: World, place: i64) -> list[int]:
    """The kinds of animals that a player has, or that lie at a Place other than the forests, as actions."""
    seen: i64 = 0
    for tile in range(ANIMAL_TILES):
        if state.holders[tile] == place:
            seen |= 1 << state.animals[tile]
    found: list[int] = []
    for kind in range(ANIMALS):
        if (seen >> kind) & 1:
            found.append(A.ANIMAL + kind)
    return found


def tile_of(state: World, place: i64, kind: i64) -> i64:
    """Which of several equal tiles is meant: one that all have seen, else the one taken from the lowest stack."""
    hidden: i64 = NONE
    for tile in range(ANIMAL_TILES):
        if state.holders[tile] == place and state.animals[tile] == kind:
            if (state.opened >> tile) & 1:
                return tile
            if hidden == NONE:
                hidden = tile
    return hidden


def hand_over(state: World, tile: i64, place: i64) -> None:
    """An animal tile changes hands."""
    state.holders = state.holders[:]
    state.holders[tile] = place


def has_animals(state: World, player: i64) -> bool:
    for holder in state.holders:
        if holder == player:
            return True
    return False


def cook(state: World, player: int) -> None:
    """Fire, action: as many of the own animals as one likes."""
    if has_animals(state, player):
        state.push(Cook(player))


class Cook(Step[World]):
    """Fire, action: turn up one animal for its bags and then its food, as often as you like."""

    def options(self, state: World) -> list[int]:
        found = kinds_at(state, self.player)
        found.append(A.DONE)
        return found

    def apply(self, state: World, action: int) -> None:
        if action == A.DONE:
            return
        kind: i64 = action - A.ANIMAL
        tile = tile_of(state, self.player, kind)
        state.opened |= bit(tile)
        hand_over(state, tile, Place.DISCARD)
        state.enlarge(self.player, state.box.animal_bags[kind])
        state.feed(self.player, state.box.animal_food[kind])
        cook(state, self.player)
