"""2.5  What holds for all djinns."""

import pytest

from stammtisch.games.five_tribes.powers import POWERS
from stammtisch.games.five_tribes.things import SPACE, A
from stammtisch.games.five_tribes.windows import power_of
from tests.games.five_tribes.positions import due, offered, play, position

BOARD = "A1: vizier; B1: vizier; D1: elder; E1: elder; F5: vizier; F4: vizier"
MOVE = ("A1", "B1.vizier")
PAID = [SPACE.name(A.DJINN + power.djinn) for power in POWERS]


def test_a_power_that_costs_something_works_once_a_turn() -> None:  # 2.5
    state = play(position(BOARD, elders=[3], djinns=["enki"], begin=True), "enki", "A3")
    assert (due(state), state.elders[0]) == ("PickUp", 2)
    play(state, *MOVE)
    assert (state.player(), due(state)) == (1, "PickUp")


def test_a_power_is_fresh_in_the_players_next_turn_also_in_the_same_round() -> None:  # 2.5, 5.1
    state = position(BOARD, elders=[2], djinns=["enki"], waiting=[0], begin=True)
    play(state, "enki", "A3", *MOVE)
    assert (state.player(), offered(state)) == (0, ["enki", "done"])


def test_a_power_that_costs_something_works_in_its_owners_turn_only() -> None:  # 2.5
    state = position(BOARD, elders=[0, 3], djinns=["", "enki utug leta"], begin=True)
    assert due(state) == "PickUp"
    play(state, *MOVE)
    assert (state.player(), due(state)) == (1, "Window")


def test_a_djinn_just_gained_can_be_used_at_once() -> None:  # 2.5
    state = position(BOARD, tiles="B1: sacred6", djinn_row="enki", elders=[3])
    assert offered(play(state, *MOVE, "enki")) == ["enki", "done"]


def test_a_djinn_just_gained_must_still_be_paid_for() -> None:  # 2.5
    state = position(BOARD, tiles="B1: sacred6", djinn_row="enki", elders=[2])
    assert (play(state, *MOVE, "enki").player(), due(state)) == (1, "PickUp")


def test_djinns_can_be_used_before_the_move_after_the_claim_before_the_tile_and_at_the_end() -> None:  # 5.1
    state = position(BOARD, elders=[1], djinns=["enki"], begin=True)
    moments = []
    for step in ("done", "A1", "B1.vizier", "done", "done"):
        if due(state) == "Window":
            moments.append(state.steps[-1].details()["moment"])
        play(state, step)
    moments.append(state.steps[-1].details()["moment"])
    assert moments == ["before_move", "after_claim", "between", "at_end"]


def test_elders_in_hand_cannot_pay_before_their_tribe_has_acted() -> None:  # 5: once they lie in front of the player
    state = play(position("A1: elder; B1: elder", djinns=["enki"]), "A1", "B1.elder")
    assert state.steps[-1].details()["moment"] == "between"


def test_elders_paid_go_to_the_bag_and_fakirs_to_the_discards() -> None:  # 2.5
    state = position(BOARD, elders=[1], cards=["fakir"], djinns=["enki"], begin=True)
    elder = play(state.copy(), "enki", "elder")
    fakir = play(state.copy(), "enki", "fakir")
    assert (elder.bag[1] - state.bag[1], elder.discard[9]) == (1, 0)
    assert (fakir.bag[1] - state.bag[1], fakir.discard[9]) == (0, 1)


@pytest.mark.parametrize("djinn", PAID)
def test_no_power_is_offered_to_who_cannot_pay_for_it(djinn: str) -> None:  # 2.5
    assert due(position(BOARD, djinns=[djinn], begin=True)) == "PickUp"


@pytest.mark.parametrize("djinn", PAID)
def test_every_power_is_offered_to_who_can_pay_for_it(djinn: str) -> None:  # 2.5
    state = position(BOARD, elders=[2], cards=["fakir*2"], djinns=[djinn], begin=True)
    assert offered(state) == [djinn, "done"]


def test_the_other_djinns_have_no_power_to_call() -> None:
    with pytest.raises(ValueError, match="djinn 3 has no power"):
        power_of(3)
