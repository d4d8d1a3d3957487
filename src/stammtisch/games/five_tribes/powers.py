"""Djinns that must be paid: when each can be used in a turn, and what it then does."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.state import Step, Task
from stammtisch.games.five_tribes import djinns, rows, tiles
from stammtisch.games.five_tribes.bag import FromBag
from stammtisch.games.five_tribes.material import DJINN_NAMES, TILES, Djinn, Kind, Place, Tribe
from stammtisch.games.five_tribes.payment import Cost
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A

THREE: Final = 3


class Moment:
    """When in a turn djinns may be used."""

    BEFORE_MOVE: Final = 0
    MID_MOVE: Final = 1
    AFTER_CLAIM: Final = 2
    BETWEEN: Final = 3
    AT_END: Final = 4


MOMENT_NAMES: Final[list[str]] = ["before_move", "mid_move", "after_claim", "between", "at_end"]


class Power:
    """A paid djinn: his number, his cost, whether he has something to do, and what he does."""

    def __init__(self, djinn: int, cost: int) -> None:
        self.djinn = djinn
        self.cost = cost

    def ready(self, state: Naqala, player: int, moment: int) -> bool:
        """Whether using him now would have an effect."""
        raise NotImplementedError

    def use(self, state: Naqala, player: int) -> None:
        """Do or push what he does; the payment is pushed on top of it and comes first."""
        raise NotImplementedError

    def targets(self, state: Naqala) -> list[int]:
        """For powers that point at a tile: which."""
        return []

    def aimed(self, state: Naqala, player: int, tile: int) -> None:
        """For powers that point at a tile: what happens there."""
        raise NotImplementedError


class Aim(Step[Naqala]):
    """Choose the tile for a djinn's power."""

    def __init__(self, player: int, power: Power) -> None:
        super().__init__(player)
        self.power = power

    def options(self, state: Naqala) -> list[int]:
        return self.power.targets(state)

    def apply(self, state: Naqala, action: int) -> None:
        self.power.aimed(state, self.player, action)

    def details(self) -> dict[str, object]:
        return {"djinn": DJINN_NAMES[self.power.djinn]}


class AimedPower(Power):
    """A power that needs a tile and cannot be used without one."""

    def ready(self, state: Naqala, player: int, moment: int) -> bool:
        return bool(self.targets(state))

    def use(self, state: Naqala, player: int) -> None:
        state.push(Aim(player, self))


class PlacingPower(AimedPower):
    """Bouraq puts a palace on any village, Enki a palm on any oasis."""

    def __init__(self, djinn: int, kind: int, helper: int) -> None:
        super().__init__(djinn, Cost.EITHER)
        self.kind = kind
        self.helper = helper

    def targets(self, state: Naqala) -> list[int]:
        if tiles.left_to_place(state, self.helper) == 0:
            return []
        return [A.TILE + tile for tile in range(TILES) if state.tiles[tile] == self.kind]

    def aimed(self, state: Naqala, player: int, tile: int) -> None:
        tiles.place(state, player, tile, self.helper, state.rules.placing_combines)


class ClaimingPower(AimedPower):
    """Leta takes a tile with nothing on it, Utug one with nothing but meeples."""

    def __init__(self, djinn: int, peopled: bool) -> None:
        super().__init__(djinn, Cost.BOTH)
        self.peopled = peopled

    def ready(self, state: Naqala, player: int, moment: int) -> bool:
        return state.camels[player] > 0 and bool(self.targets(state))

    def targets(self, state: Naqala) -> list[int]:
        return bare_tiles(state, self.peopled)

    def aimed(self, state: Naqala, player: int, tile: int) -> None:
        state.claim(player, tile)


def bare_tiles(state: Naqala, peopled: bool) -> list[int]:
    """Tiles without camel, palm and palace, with meeples or without."""
    crowd = state.crowd()
    found: list[int] = []
    for tile in range(TILES):
        if ((crowd >> tile) & 1 == 1) == peopled and state.is_bare(tile):
            found.append(A.TILE + tile)
    return found


class AnunNak(AimedPower):
    """Three meeples from the bag for a tile with nothing on it."""

    def __init__(self) -> None:
        super().__init__(Djinn.ANUN_NAK, Cost.EITHER)

    def targets(self, state: Naqala) -> list[int]:
        return bare_tiles(state, False)

    def ready(self, state: Naqala, player: int, moment: int) -> bool:
        least = 1 if state.rules.anun_nak_short_bag else THREE
        return secrets.total(state.bag) >= least and bool(self.targets(state))

    def aimed(self, state: Naqala, player: int, tile: int) -> None:
        state.push(DrawMeeple(tile, min(THREE, secrets.total(state.bag))))


class DrawMeeple(FromBag):
    """Anun-Nak: a meeple drawn blindly from the bag."""

    def __init__(self, tile: i64, left: i64) -> None:
        super().__init__()
        self.tile = tile
        self.left = left

    def apply(self, state: Naqala, action: int) -> None:
        tribe: i64 = action - A.TRIBE
        state.bag[tribe] -= 1
        state.put(self.tile, tribe)
        state.stood = state.stood[:]  # in mid-move they count as already there: they were not dropped by it
        state.stood[tribe] |= 1 << self.tile
        if self.left > 1:
            state.push(DrawMeeple(self.tile, self.left - 1))


class Doubling(Power):
    """Echidna doubles the builders' gold of this turn, Iblis the assassins' victims."""

    def __init__(self, djinn: int, cost: int, tribe: int) -> None:
        super().__init__(djinn, cost)
        self.tribe = tribe

    def ready(self, state: Naqala, player: int, moment: int) -> bool:
        if moment > Moment.AFTER_CLAIM:
            return self.tribe == Tribe.BUILDER and state.rules.echidna_after_gold and state.builders_gold > 0
        return moment != Moment.AFTER_CLAIM or state.hand[self.tribe] > 0 or self.doubles_loot(state, player)

    def doubles_loot(self, state: Naqala, player: int) -> bool:
        """Whether Echidna would double what Kandicha brings for a builder killed in this turn."""
        if self.tribe != Tribe.BUILDER or not state.rules.echidna_doubles_kandicha:
            return False
        return state.owns(player, Djinn.KANDICHA) and state.hand[Tribe.ASSASSIN] > 0

    def use(self, state: Naqala, player: int) -> None:
        if self.tribe == Tribe.BUILDER and state.builders_gold > 0:
            state.earn(player, state.builders_gold)
            state.tell("build", player, state.builders_gold)


class Sibittis(Power):
    """Draw three djinns from the pile, keep one."""

    def __init__(self) -> None:
        super().__init__(Djinn.SIBITTIS, Cost.BOTH)

    def ready(self, state: Naqala, player: int, moment: int) -> bool:
        least = 1 if state.rules.sibittis_short_pile else THREE
        return len(state.djinns_at(Place.PILE)) + len(state.djinns_at(Place.DISCARD)) >= least

    def use(self, state: Naqala, player: int) -> None:
        state.push(Keep(player))
        state.push(Look(player, THREE))


class Look(Task[Naqala]):
    """Sibittis: look at one more djinn of the pile, if there is one."""

    def __init__(self, looker: int, left: int) -> None:
        super().__init__()
        self.looker = looker
        self.left = left

    def run(self, state: Naqala) -> None:
        if self.left > 0 and rows.djinn_can_be_drawn(state):
            rows.reshuffle_djinns(state)
            state.push(Look(self.looker, self.left - 1))
            state.push(LookAt(self.looker))


class LookAt(rows.DjinnDraw):
    """Sibittis: a djinn that only his owner sees."""

    def __init__(self, looker: int) -> None:
        super().__init__()
        self.looker = looker

    def audience(self) -> int:
        return 1 << self.looker

    def apply(self, state: Naqala, action: int) -> None:
        state.send(action - A.DJINN, Place.LOOKED_AT)


class Keep(Step[Naqala]):
    """Sibittis: keep one of the djinns looked at; the others are discarded face down."""

    def options(self, state: Naqala) -> list[int]:
        return state.djinns_at(Place.LOOKED_AT)

    def apply(self, state: Naqala, action: int) -> None:
        djinns.gain(state, self.player, action - A.DJINN)
        for djinn in range(len(state.djinns)):
            if state.djinns[djinn] == Place.LOOKED_AT:
                state.send(djinn, Place.DISCARD)


class Sloar(Power):
    """Take the top card of the resource pile."""

    def __init__(self) -> None:
        super().__init__(Djinn.SLOAR, Cost.FAKIR)

    def ready(self, state: Naqala, player: int, moment: int) -> bool:
        return state.rules.sloar_discards_first or rows.card_can_be_drawn(state)

    def use(self, state: Naqala, player: int) -> None:
        if state.rules.sloar_discards_first:
            state.push(rows.Draw(player))
        else:
            rows.draw_card(state, player)


POWERS: Final[list[Power]] = [
    AnunNak(),
    PlacingPower(Djinn.BOURAQ, Kind.VILLAGE, Djinn.HAGIS),
    Doubling(Djinn.ECHIDNA, Cost.BOTH, Tribe.BUILDER),
    PlacingPower(Djinn.ENKI, Kind.OASIS, Djinn.LAMIA),
    Doubling(Djinn.IBLIS, Cost.EITHER, Tribe.ASSASSIN),
    ClaimingPower(Djinn.LETA, False),
    Sibittis(),
    Sloar(),
    ClaimingPower(Djinn.UTUG, True),
]
