"""Die Seele der Prärie: big food, conflict and harmony."""

import pytest

from tests.games.natives.positions import SOUL, gone, held, lying, offered, play, position, score, step


def test_three_fishers_may_take_two_normal_salmon_and_a_big_one() -> None:  # Beispiel
    state = position(2, SOUL, prairie="salmon*2 big-salmon*2", tribes={0: "fisher: red blue"})
    play(state, "fisher", "salmon", "big-salmon")
    assert offered(state) == ["salmon", "done"]  # one normal and two big ones are not allowed
    play(state, "salmon")
    assert score(state, 0, "food") == 3 + 3 + 4


def test_with_nothing_but_big_food_one_takes_one() -> None:
    state = position(2, SOUL, prairie="big-bison*2", tribes={0: "hunter: red"})
    play(state, "hunter")
    assert state.active == 1


def test_the_limit_of_big_food_is_lifted_with_the_next_turn() -> None:
    state = position(2, SOUL, prairie="big-bison*2")
    play(state, "hunter", "corn", "done", "hunter")
    assert (held(state, 0, "big-bison"), held(state, 1, "big-bison")) == (1, 1)


def test_a_conflict_card_never_lies_in_the_prairie() -> None:
    state = position(2, SOUL, prairie="corn", at="turn")
    play(state, "green-feud")
    assert lying(state) == ["corn"]


def test_with_more_warriors_the_player_chooses() -> None:  # Beispiel: two warriors against one
    state = position(2, SOUL, tribes={0: "warrior: red"}, at="turn")
    play(state, "green-feud")
    assert (step(state), state.player()) == ("Decide", 0)
    assert offered(state) == ["conflict", "harmony"]


def test_conflict_brings_three_points() -> None:
    state = position(2, SOUL, tribes={0: "warrior: red"}, at="turn")
    play(state, "green-feud", "conflict")
    assert held(state, 0, "green-feud") == 1
    assert [line["conflict"] for line in state.sheet()] == [3, 0]
    assert [line["harmony"] for line in state.sheet()] == [0, 0]


def test_harmony_may_be_chosen_and_brings_one_point_to_each() -> None:
    state = position(3, SOUL, tribes={0: "warrior: red"}, at="turn")
    play(state, "green-feud", "harmony")
    assert held(state, 0, "harmony.green") == 1
    assert [line["harmony"] for line in state.sheet()] == [1, 1, 0]


def test_without_more_warriors_harmony_is_compulsory() -> None:  # Beispiel: one warrior against one
    state = position(2, SOUL, prairie="corn", at="turn")
    play(state, "green-feud")
    assert held(state, 0, "harmony.green") == 1
    assert step(state) == "Scout"


def test_as_many_warriors_are_not_enough() -> None:
    state = position(2, SOUL, tribes={0: "warrior: red", 1: "warrior: green"}, at="turn")
    play(state, "green-feud")
    assert held(state, 0, "harmony.green") == 1


def test_the_own_colour_goes_back_into_the_box_without_replacement() -> None:
    state = position(2, SOUL, prairie="corn", at="turn")
    play(state, "red-feud")
    assert gone(state) == ["red-feud"]
    assert lying(state) == ["corn"]
    assert step(state) == "Scout"


@pytest.mark.parametrize("colour", ["blue", "yellow"])
@pytest.mark.parametrize(("warriors", "choice"), [("red", False), ("red*2", True)])
def test_a_colour_that_nobody_plays_counts_as_two_warriors(warriors: str, choice: bool, colour: str) -> None:
    state = position(2, SOUL, tribes={0: f"warrior: {warriors}"}, at="turn")
    play(state, f"{colour}-feud")
    assert (step(state) == "Decide") == choice


def test_the_harmony_point_of_a_colour_that_nobody_plays_goes_to_nobody() -> None:  # ruling, section 7
    state = position(2, SOUL, at="turn")
    play(state, "yellow-feud")
    assert state.points() == [1, 0]


def test_a_conflict_card_uses_up_the_reveal_of_a_scout() -> None:  # ruling, section 7
    state = position(2, SOUL, prairie="corn", at="scout")
    play(state, "deck", "green-feud")
    assert step(state) == "Activate"


def test_a_blocked_warrior_card_still_counts_its_warriors() -> None:  # ruling, section 7
    state = position(2, SOUL, tribes={0: "warrior: thunder"}, at="turn")
    play(state, "green-feud")
    assert step(state) == "Decide"


def test_sun_and_moon_is_two_warriors() -> None:
    state = position(2, SOUL, tribes={0: "warrior: sun-moon", 1: "warrior: green"}, at="turn")
    play(state, "green-feud")
    assert step(state) == "Decide"


def test_conflict_and_harmony_are_no_prisoners_to_a_totem() -> None:  # ruling, section 7
    state = position(2, SOUL, tribes={0: "warrior: red"}, stores={0: "wrath-totem"}, at="turn")
    play(state, "green-feud", "conflict")
    assert score(state, 0, "totems") == 0
