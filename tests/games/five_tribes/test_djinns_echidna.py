"""Echidna: the gold of builders doubled."""

from stammtisch.games.five_tribes.state import Naqala
from tests.games.five_tribes.positions import due, held, offered, play, position

BOARD = "A2: builder; B2: builder; F5: vizier; F4: vizier"
BLUE = "B2: oasis; A1: village; C1: village; A3: village"
MOVE = ("A2", "B2.builder")


def echidna(elders: int = 2, cards: str = "", board: str = BOARD) -> Naqala:
    return position(board, tiles=BLUE, elders=[elders], cards=[cards], djinns=["echidna"])


def test_echidna_doubles_the_builders_gold() -> None:  # Echidna
    assert play(echidna(), *MOVE, "echidna").gold[0] == 50 + 2 * 3 * 2


def test_echidna_doubles_what_fakirs_add_as_well() -> None:  # Echidna, 5.2
    state = play(echidna(cards="fakir*2"), *MOVE, "echidna", "elder", "fakir", "fakir")
    assert state.gold[0] == 50 + 2 * 3 * (2 + 2)


def test_echidna_costs_an_elder_and_another_elder_or_a_fakir() -> None:  # Echidna
    state = play(echidna(1, "fakir"), *MOVE, "echidna")
    assert (state.elders[0], held(state, 0)) == (0, {})
    assert due(play(echidna(1), *MOVE)) == "PickUp"
    assert due(play(echidna(0, "fakir*2"), *MOVE)) == "Reinforce"


def test_echidna_is_too_late_once_the_builders_have_earned() -> None:  # Echidna, 5.2
    state = play(echidna(4), *MOVE, "done")
    assert (state.gold[0], due(state)) == (56, "PickUp")


def test_after_the_move_echidna_is_offered_only_for_builders() -> None:  # Echidna, 5.1
    state = echidna(board="A2: vizier; B2: vizier; F5: vizier; F4: vizier")
    assert due(play(state, "A2", "B2.vizier")) == "PickUp"


def test_echidna_may_be_paid_before_the_move() -> None:  # Echidna, 5.1
    state = position(BOARD, tiles=BLUE, elders=[2], djinns=["echidna"], begin=True)
    assert offered(state) == ["echidna", "done"]
    assert play(state, "echidna", *MOVE).gold[0] == 62


def test_echidna_lasts_for_this_turn_only() -> None:  # Echidna
    state = position(
        BOARD + "; E2: builder; F2: builder", tiles=BLUE + "; F1: village", elders=[2], djinns=["echidna"], waiting=[0]
    )
    play(state, *MOVE, "echidna", "E2", "F2.builder")
    assert state.gold[0] == 50 + 12 + 2
