"""Soul of the Prairie: Conflict and Harmony, decided the moment the card is turned up."""

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.natives.cards import COLOUR_NAMES, NOWHERE, OCCUPATIONS, Kind, Occupation
from stammtisch.games.natives.material import ABSENT_WARRIORS
from stammtisch.games.natives.state import Prairie
from stammtisch.games.natives.things import A


def meet(state: Prairie, kind: i64) -> None:
    """The player on turn meets the tribe of the card's colour; his own colour goes back into the box."""
    colour = kind - Kind.FEUD
    if colour == state.active:
        state.discard(kind)
        state.tell("own_colour", state.active, kind)
    elif warriors(state, state.active) > warriors(state, colour):
        state.guest = kind
        state.push(Decide(state.active, colour))
    else:
        make_peace(state, state.active, colour)
        state.tell("harmony", state.active, kind)


def warriors(state: Prairie, colour: i64) -> i64:
    """How many warriors a colour has, whether it is played or not."""
    if colour >= state.players:
        return ABSENT_WARRIORS
    return state.strength[colour * OCCUPATIONS + Occupation.WARRIOR]


def make_peace(state: Prairie, player: i64, colour: i64) -> None:
    state.keep(player, Kind.HARMONY + colour)


class Decide(Step[Prairie]):
    """With more warriors than the opponent: conflict or harmony."""

    def __init__(self, player: int, colour: i64) -> None:
        super().__init__(player)
        self.colour = colour

    def options(self, state: Prairie) -> list[int]:
        return [A.CONFLICT, A.HARMONY]

    def apply(self, state: Prairie, action: int) -> None:
        state.guest = NOWHERE
        if action == A.CONFLICT:
            state.keep(self.player, Kind.FEUD + self.colour)
        else:
            make_peace(state, self.player, self.colour)

    def details(self) -> dict[str, object]:
        return {"colour": COLOUR_NAMES[self.colour]}
