"""Final scoring, by the categories of the paper pad."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.five_tribes.material import CARDS, DJINNS, GOODS, SET_VALUES, TILES, Card, Djinn

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala

CATEGORIES: Final[list[str]] = ["gold", "viziers", "elders", "djinns", "palms", "palaces", "tiles", "goods"]
VIZIER_BONUS: Final = 10


def sheet(state: "Naqala", player: int) -> dict[str, int]:
    """A player's points by category."""
    palms, palaces, tiles = lands(state, player)
    return {
        "gold": state.gold[player],
        "viziers": viziers(state, player),
        "elders": elders(state, player),
        "djinns": djinns(state, player),
        "palms": palms,
        "palaces": palaces,
        "tiles": tiles,
        "goods": goods(state, player),
    }


def points(state: "Naqala", player: int) -> int:
    """The sum of the sheet, without writing it: searches ask for it all the time."""
    palms, palaces, tiles = lands(state, player)
    people = viziers(state, player) + elders(state, player)
    return state.gold[player] + people + djinns(state, player) + palms + palaces + tiles + goods(state, player)


def lands(state: "Naqala", player: i64) -> tuple[int, int, int]:
    """The points for palms (five each with Haurvatat), palaces and the tiles themselves, where one's camels stand."""
    palms: i64 = 0
    palaces: i64 = 0
    tiles: i64 = 0
    for tile in range(TILES):
        if state.owner[tile] == player:
            palms += state.palms[tile]
            palaces += state.palaces[tile]
            tiles += state.box.tile_points[state.tiles[tile]]
    return palms * (5 if state.owns(player, Djinn.HAURVATAT) else 3), palaces * 5, tiles


def elders(state: "Naqala", player: i64) -> int:
    """Two each, four with Shamhat."""
    return state.elders[player] * (4 if state.owns(player, Djinn.SHAMHAT) else 2)


def viziers(state: "Naqala", player: i64) -> int:
    """One each, three with Jafaar, and ten for every opponent with strictly fewer."""
    own = state.viziers[player]
    total = own * (3 if state.owns(player, Djinn.JAFAAR) else 1)
    for other in state.viziers:
        if other < own:
            total += VIZIER_BONUS
    return total


def djinns(state: "Naqala", player: i64) -> int:
    total = 0
    for djinn in range(DJINNS):
        if state.djinns[djinn] == player:
            total += state.box.djinn_points[djinn]
    return total


def goods(state: "Naqala", player: i64) -> int:
    """Sets of different goods; with Al-Amin every two fakirs are one good of any kind."""
    at = player * CARDS
    held = [state.cards[at + card] for card in range(GOODS)]
    wild = state.cards[at + Card.FAKIR] // 2 if state.owns(player, Djinn.AL_AMIN) else 0
    return set_values(held, wild)


def set_values(held: list[i64], wild: i64) -> int:
    """The best value of some goods: steps of the table never shrink, so the largest sets first, wild cards to them."""
    total = 0
    number: i64 = 1
    while True:
        size = 0
        for count in held:
            if count >= number:
                size += 1
        while size < GOODS and wild > 0:
            size += 1
            wild -= 1
        if size == 0:
            return total
        total += SET_VALUES[size]
        number += 1
