"""Holy places: when their powers may be used."""

from mypy_extensions import i64

from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.material import HOLY_BITS, TRIBE
from stammtisch.games.hunters_and_scouts.state import Valley


def occupied(state: Valley, player: i64) -> i64:
    """Bits of the holy places that a player holds."""
    holy: i64 = HOLY_BITS
    return state.spots(player) & holy


def can_use(state: Valley, player: i64, power: i64) -> i64:
    """Bits of the holy places with this power that the player on turn holds, once each turn.

    He must have a member there who stays: one who stood there when the turn began, and who has not been taken back.
    """
    found = state.box.powers[power] & state.ready & ~state.used
    return found & standing(state, player) if found != 0 else 0


def standing(state: Valley, player: i64) -> i64:
    """Bits of the places where a player has a member who counts: a newcomer only where that reading is chosen."""
    found: i64 = 0
    for member in range(player * TRIBE, (player + 1) * TRIBE):
        if state.rules.newcomers_count or not (state.fresh >> member) & 1:
            found |= bits.bit(state.at[member])
    return found


def use(state: Valley, player: int, power: i64) -> bool:
    """Use a power if that is possible now; from then on the last member must stay there for this turn."""
    if state.ready == 0:
        return False
    found = can_use(state, player, power)
    if found == 0:
        return False
    state.used |= found & -found
    state.tell("holy", player, bits.lowest(found))
    return True
