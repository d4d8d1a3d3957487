"""2.4  Assassins: one victim on a tile in range or in front of another player."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.five_tribes import board, djinns, rows, tribes
from stammtisch.games.five_tribes.material import TILES, TRIBES, Djinn, Tribe
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A

FIGURES: Final = 2  # viziers and elders are what can stand in front of a player


def meeples_in(state: Naqala, tiles: i64) -> list[int]:
    """The meeples on some tiles, one of each tribe there, as actions."""
    found: list[int] = []
    for tile in range(TILES):
        if (tiles >> tile) & 1:
            for tribe in range(TRIBES):
                if state.meeples[tile * TRIBES + tribe] > 0:
                    found.append(A.MEEPLE + tile * TRIBES + tribe)
    return found


def figures_of(state: Naqala, seat: int) -> list[int]:
    """The viziers and elders in front of a player, as actions."""
    found: list[int] = []
    if state.viziers[seat] > 0:
        found.append(A.FIGURE + seat * FIGURES + Tribe.VIZIER)
    if state.elders[seat] > 0:
        found.append(A.FIGURE + seat * FIGURES + Tribe.ELDER)
    return found


def victims(state: Naqala, player: int, tile: i64, distance: i64) -> list[int]:
    """2.4  Who can be killed: on tiles within range, or a vizier or elder of an opponent."""
    found = meeples_in(state, board.in_range(tile, distance) & state.crowd())
    for seat in range(state.players):
        if seat != player and not djinns.is_protected(state, seat):
            found.extend(figures_of(state, seat))
    return found


def assassinate(state: Naqala, player: int, tile: i64, distance: i64) -> None:
    """2.4  Somebody must be killed if anybody can be."""
    if victims(state, player, tile, distance):
        state.push(Kill(player, tile, distance))


class Kill(Step[Naqala]):
    """2.4  Choose the victim."""

    def __init__(self, player: int, tile: i64, distance: i64) -> None:
        super().__init__(player)
        self.tile = tile
        self.distance = distance

    def options(self, state: Naqala) -> list[int]:
        return victims(state, self.player, self.tile, self.distance)

    def apply(self, state: Naqala, action: int) -> None:
        paid = kill(state, self.player, action, False)
        if (state.active >> Djinn.IBLIS) & 1 and beside(state, action):
            state.push(KillBeside(self.player, action, paid))

    def details(self) -> dict[str, object]:
        return {"range": self.distance}


def beside(state: Naqala, victim: int) -> list[int]:
    """Iblis: who is left on the same tile, or in front of the same player."""
    if victim < A.FIGURE:
        return meeples_in(state, 1 << ((victim - A.MEEPLE) // TRIBES))
    return figures_of(state, (victim - A.FIGURE) // FIGURES)


class KillBeside(Step[Naqala]):
    """Iblis: a second victim beside the first."""

    def __init__(self, player: int, first: int, paid: bool) -> None:
        super().__init__(player)
        self.first = first
        self.paid = paid

    def options(self, state: Naqala) -> list[int]:
        return beside(state, self.first)

    def apply(self, state: Naqala, action: int) -> None:
        kill(state, self.player, action, self.paid and not state.rules.nekir_per_meeple)


def kill(state: Naqala, player: int, victim: int, paid: bool) -> bool:
    """Remove a victim; the answer is whether Nekir has been paid for this killing."""
    if victim < A.FIGURE:
        tile, tribe = divmod(victim - A.MEEPLE, TRIBES)
        state.take(tile, tribe, 1)
        kept = loot(state, player, tile, tribe)
        if not (state.crowd() >> tile) & 1:
            state.claim(player, tile)
    else:
        seat, tribe = divmod(victim - A.FIGURE, FIGURES)
        remove_figure(state, seat, tribe)
        kept = loot(state, player, -1, tribe)
    if not kept:
        state.bag[tribe] += 1
    if paid or (kept and not state.rules.nekir_pays_for_kept):
        return paid
    djinns.toll(state, Djinn.NEKIR, player, "nekir")
    return True


def remove_figure(state: Naqala, seat: i64, tribe: i64) -> None:
    if tribe == Tribe.VIZIER:
        state.viziers[seat] -= 1
    else:
        state.elders[seat] -= 1


def loot(state: Naqala, player: int, tile: int, tribe: int) -> bool:
    """Kandicha: what her owner gets for a victim; the answer is whether he keeps it."""
    if not state.owns(player, Djinn.KANDICHA):
        return False
    if tribe == Tribe.VIZIER:
        state.viziers[player] += 1
        return True
    if tribe == Tribe.ELDER:
        state.elders[player] += 1
        return True
    if tribe == Tribe.MERCHANT:
        state.push(rows.Draw(player))
    elif tribe == Tribe.BUILDER:
        amount = tribes.blue_around(state, tile)
        if state.rules.echidna_doubles_kandicha and (state.active >> Djinn.ECHIDNA) & 1:
            amount *= 2
        state.earn(player, amount)
        state.tell("kandicha", player, amount)
    return False
