"""Djinns that cost nothing: what they do whenever their moment comes, also in the turns of others."""

from mypy_extensions import i64

from stammtisch.games.five_tribes.material import Djinn
from stammtisch.games.five_tribes.state import Naqala


def toll(state: Naqala, djinn: i64, player: i64, event: str) -> None:
    """One gold for the djinn's owner if he did it himself, two if another player did."""
    owner = state.djinns[djinn]
    if owner >= 0:
        amount: i64 = 1 if owner == player else 2
        state.earn(owner, amount)
        state.tell(event, owner, amount)


def gain(state: Naqala, player: i64, djinn: i64) -> None:
    """A player takes control of a djinn.  Ba'al pays for it, as a rule not for his own arrival."""
    state.send(djinn, player)
    if djinn != Djinn.BAAL or state.rules.baal_pays_for_himself:
        toll(state, Djinn.BAAL, player, "baal")


def dropped(state: Naqala, player: i64, tile: i64) -> None:
    """Marid pays for every meeple dropped on a tile of his owner during a move."""
    owner = state.djinns[Djinn.MARID]
    if owner >= 0 and state.owner[tile] == owner:
        toll(state, Djinn.MARID, player, "marid")


def is_protected(state: Naqala, player: i64) -> bool:
    """Boaz: assassins cannot touch what stands in front of his owner."""
    return state.owns(player, Djinn.BOAZ)
