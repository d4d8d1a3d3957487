"""The cave: its card is turned up with its tile, and its rules are in force from then on."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step
from stammtisch.games.fire_and_stone import barter, cards, cellar, fire, huts, lookout
from stammtisch.games.fire_and_stone.material import CAVE_NAMES, CAVES, MAT, Cave, Ground, Mat, Place
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A


def found(state: World, player: int, scout: i64, at: i64) -> None:
    """Cave, discovery effect: the card is turned up."""
    state.ground[at] = Ground.CAVE
    state.cave_at = at
    state.push(TurnCard(player, scout))


def possible(state: World) -> list[int]:
    """The cave cards that may lie on the board, as actions."""
    easier, harder = state.rules.easier_caves, state.rules.harder_caves
    return [A.CAVE + cave for cave in range(CAVES) if (easier if state.box.easier[cave] else harder)]


class TurnCard(Step[World]):
    """Cave, discovery effect: one of the cards, and what happens at once."""

    def __init__(self, finder: int, scout: i64) -> None:
        super().__init__(CHANCE)
        self.finder = finder
        self.scout = scout

    def options(self, state: World) -> list[int]:
        return possible(state)

    def weights(self, state: World) -> list[int]:
        return [1 for _ in possible(state)]

    def toss(self, state: World, rng: Rng) -> int:
        found = possible(state)
        return found[rng.below(len(found))]

    def apply(self, state: World, action: int) -> None:
        state.cave = action - A.CAVE
        POWERS[state.cave].discover(state, self.finder)
        if state.ground[state.cave_at] == Ground.CAVE:
            visit(state, self.finder, self.scout)


def visit(state: World, player: int, scout: i64) -> None:
    """Cave, action: whatever the card offers."""
    POWERS[state.cave].visit(state, player, scout)


class UseCave(Step[World]):
    """Cave, action: use it, or let it be."""

    def __init__(self, player: int, scout: i64, cave: i64) -> None:
        super().__init__(player)
        self.scout = scout
        self.cave = cave

    def options(self, state: World) -> list[int]:
        return [A.USE, A.DONE]

    def apply(self, state: World, action: int) -> None:
        if action != A.DONE:
            POWERS[self.cave].use(state, self.player, self.scout)

    def details(self) -> dict[str, object]:
        return {"cave": CAVE_NAMES[self.cave]}


class Power:
    """A cave card; one that only changes rules does nothing when it is found or visited."""

    def __init__(self, cave: i64) -> None:
        self.cave = cave

    def discover(self, state: World, player: int) -> None:
        """What happens at once, and once only."""

    def visit(self, state: World, player: int, scout: i64) -> None:
        """The action of who ends a movement here."""
        if self.ready(state, player):
            state.push(UseCave(player, scout, self.cave))

    def ready(self, state: World, player: i64) -> bool:
        """Whether the action would do anything."""
        return False

    def use(self, state: World, player: int, scout: i64) -> None:
        """Do the action."""


def vanish(state: World) -> None:
    """Caves that act only once leave the board; the territory gives food from then on."""
    state.ground[state.cave_at] = Ground.FOOD


def feed_others(state: World, player: i64, amount: i64) -> None:
    """Food for everybody else, clockwise."""
    for place in range(1, state.players):
        state.feed((player + place) % state.players, amount)


class Eden(Power):
    """Garden of Eden: a hut here is not paid for but rewarded, as long as the food on the card lasts."""

    def discover(self, state: World, player: int) -> None:
        state.cave_food = state.box.cave_food[self.cave]

    def ready(self, state: World, player: i64) -> bool:
        reward = state.huts_at(state.cave_at)
        return state.mat(player, Mat.HUTS) > 0 and state.cave_food >= reward and state.room(player) >= reward

    def use(self, state: World, player: int, scout: i64) -> None:
        reward = state.huts_at(state.cave_at)
        state.cave_food -= reward
        state.feed(player, reward)
        huts.erect(state, player, state.cave_at)
        huts.send(state, player, scout, state.cave_at)


class Painted(Power):
    """Painted Cave: once for each tribe, points."""

    def ready(self, state: World, player: i64) -> bool:
        return state.mat(player, Mat.MARKER) == 0

    def use(self, state: World, player: int, scout: i64) -> None:
        state.mats[player * MAT + Mat.MARKER] = 1
        state.score(player, state.box.cave_points[self.cave])


class Spring(Power):
    """Clear Spring: food."""

    def ready(self, state: World, player: i64) -> bool:
        return state.room(player) > 0

    def use(self, state: World, player: int, scout: i64) -> None:
        state.feed(player, state.box.cave_food[self.cave])


class Ember(Power):
    """Ember Grotto: a fire like any other, with a point for its finder."""

    def discover(self, state: World, player: int) -> None:
        state.score(player, state.box.cave_points[self.cave])

    def visit(self, state: World, player: int, scout: i64) -> None:
        fire.cook(state, player)


class Flint(Power):
    """Flint Seam: once for each tribe, a card."""

    def ready(self, state: World, player: i64) -> bool:
        return state.mat(player, Mat.MARKER) == 0 and len(cards.cards_for(state, player)) > 0

    def use(self, state: World, player: int, scout: i64) -> None:
        state.mats[player * MAT + Mat.MARKER] = 1
        cards.take_card(state, player)


class Hoard(Power):
    """Hidden Hoard: bags and food for the finder, some food for the others."""

    def discover(self, state: World, player: int) -> None:
        state.enlarge(player, state.box.cave_bags[self.cave])
        state.feed(player, state.box.cave_food[self.cave])
        feed_others(state, player, state.box.cave_others[self.cave])
        vanish(state)


class Bones(Power):
    """Bone Pit: an animal from the discard, which all have seen."""

    def visit(self, state: World, player: int, scout: i64) -> None:
        if fire.has_animals(state, Place.DISCARD):
            state.push(TakeBone(player))


class TakeBone(Step[World]):
    """Bone Pit: take an animal from the discard, or let it be."""

    def options(self, state: World) -> list[int]:
        found = fire.kinds_at(state, Place.DISCARD)
        found.append(A.DONE)
        return found

    def apply(self, state: World, action: int) -> None:
        if action != A.DONE:
            fire.hand_over(state, fire.tile_of(state, Place.DISCARD, action - A.ANIMAL), self.player)


class Cellar(Power):
    """Root Cellar: buy a gathering tile out of the discard."""

    def visit(self, state: World, player: int, scout: i64) -> None:
        cellar.visit(state, player)


class Feast(Power):
    """Great Feast: the finder fills all bags, the others get some food."""

    def discover(self, state: World, player: int) -> None:
        state.feed(player, state.room(player))
        feed_others(state, player, state.box.cave_others[self.cave])
        vanish(state)


class Shaman(Power):
    """Shaman's Place: food for a point."""

    def ready(self, state: World, player: i64) -> bool:
        return state.mat(player, Mat.FOOD) >= state.box.cave_cost[self.cave]

    def use(self, state: World, player: int, scout: i64) -> None:
        state.pay(player, state.box.cave_cost[self.cave])
        state.score(player, state.box.cave_points[self.cave])


class Lookout(Power):
    """Far Lookout: the finder looks at face-down tiles."""

    def discover(self, state: World, player: int) -> None:
        vanish(state)
        lookout.begin(state, player, state.box.cave_looks[self.cave])


class Race(Power):
    """Race of the Tribes: who already has enough huts scores at once, from the finder on."""

    def discover(self, state: World, player: int) -> None:
        for place in range(state.players):
            huts.race(state, (player + place) % state.players)


class Barter(Power):
    """Barter Ring: swap an invention for one on display."""

    def visit(self, state: World, player: int, scout: i64) -> None:
        barter.visit(state, player)


POWERS: Final[list[Power]] = [
    Eden(Cave.EDEN),
    Painted(Cave.PAINTED),
    Spring(Cave.SPRING),
    Ember(Cave.EMBER),
    Flint(Cave.FLINT),
    Hoard(Cave.HOARD),
    Bones(Cave.BONES),
    Cellar(Cave.CELLAR),
    Feast(Cave.FEAST),
    Shaman(Cave.SHAMAN),
    Lookout(Cave.LOOKOUT),
    Power(Cave.TUNNELS),
    Power(Cave.FROST),
    Power(Cave.DROUGHT),
    Power(Cave.SACRED),
    Power(Cave.COUNCIL),
    Power(Cave.VALLEYS),
    Power(Cave.BUILDERS),
    Power(Cave.WOLVES),
    Power(Cave.ANCESTORS),
    Race(Cave.RACE),
    Barter(Cave.BARTER),
    Power(Cave.TOTEM),
    Power(Cave.RESTLESS),
]
