"""Spielablauf: a turn is one card, the scouts, and one activated tribe card."""

import pytest

from stammtisch.engine.state import CHANCE
from stammtisch.games.natives.things import SPACE
from tests.games.natives.positions import (
    COSMODROME,
    RITUALS,
    held,
    lying,
    offered,
    play,
    position,
    score,
    step,
    strength,
)


def test_a_turn_begins_with_one_card_from_the_deck() -> None:  # 1. Nachschub
    state = position(prairie="corn", at="turn")
    assert (step(state), state.player()) == ("TurnUp", CHANCE)
    play(state, "bison")
    assert lying(state) == ["corn", "bison"]
    assert step(state) == "Scout"


def test_scouts_turn_up_one_card_at_a_time_and_may_stop() -> None:  # 2. Kundschafter-Aktion
    state = position(at="scout", prairie="corn", tribes={0: "scout: blue*2"})
    for name in ("red", "green"):
        assert offered(state) == ["deck", "done"]
        play(state, "deck", name)
    assert offered(state) == ["deck", "done"]  # three scouts, two used
    play(state, "done")
    assert step(state) == "Activate"
    assert lying(state) == ["red", "green", "corn"]


def test_scouts_turn_up_no_more_cards_than_they_are() -> None:
    state = position(at="scout", prairie="corn", tribes={0: "scout: blue"})
    play(state, "deck", "red", "deck", "green")
    assert step(state) == "Activate"


def test_scouting_is_voluntary() -> None:
    state = position(at="scout", prairie="corn")
    play(state, "done")
    assert step(state) == "Activate"


def test_one_tribe_card_is_activated_and_then_the_next_player_follows() -> None:  # 3.
    state = position(3, prairie="corn salmon", active=1)
    play(state, "farmer")
    assert state.active == 2
    assert (step(state), state.turn) == ("TurnUp", 2)


def test_after_the_last_seat_the_first_follows() -> None:
    state = position(3, prairie="corn", active=2)
    play(state, "farmer")
    assert state.active == 0


def test_only_tribe_cards_that_find_something_are_on_offer() -> None:
    assert offered(position(prairie="salmon wrath-totem")) == ["shaman", "fisher", "done"]
    assert offered(position(prairie="red corn bison")) == ["elder", "warrior", "farmer", "hunter", "done"]


def test_the_scout_has_no_action_of_his_own_in_step_three() -> None:  # ruling, section 5
    state = position(prairie="red corn salmon bison might-totem", tribes={0: "scout: red*3"})
    assert "scout" not in offered(state)


def test_step_three_may_be_left_out() -> None:  # ruling, section 5
    state = position(prairie="red corn")
    play(state, "done")
    assert state.active == 1
    assert lying(state) == ["red", "corn"]


def test_where_nothing_fits_the_turn_ends_by_itself() -> None:  # ruling, section 5
    state = position(prairie="", at="act")
    assert (step(state), state.active) == ("TurnUp", 1)


@pytest.mark.parametrize(
    ("occupation", "card"),
    [("farmer", "corn"), ("fisher", "salmon"), ("hunter", "bison"), ("shaman", "river-totem")],
)
def test_each_tribe_card_takes_its_own_sort(occupation: str, card: str) -> None:
    state = position(prairie="red corn salmon bison river-totem", tribes={0: f"{occupation}: red"})
    play(state, occupation)
    assert held(state, 0, card) == 1
    assert state.active == 1  # nothing else fits, although a second member could take it


def test_as_many_cards_as_members_the_tribe_card_included() -> None:  # example: two members make three fishers
    state = position(prairie="salmon*4", tribes={0: "fisher: red blue"})
    assert strength(state, 0, "fisher") == 3
    play(state, "fisher", "salmon", "salmon")
    assert state.active == 1
    assert held(state, 0, "salmon") == 3
    assert lying(state) == ["salmon"]


def test_fewer_cards_may_be_taken() -> None:
    state = position(prairie="salmon*4", tribes={0: "fisher: red blue"})
    play(state, "fisher")
    assert offered(state) == ["salmon", "done"]
    play(state, "done")
    assert held(state, 0, "salmon") == 1


def test_an_activated_card_takes_at_least_one() -> None:  # taking none is passing
    state = position(prairie="red green", tribes={0: "elder: red"})
    play(state, "elder")
    assert offered(state) == ["red", "green"]
    play(state, "red", "scout")
    assert offered(state) == ["green", "done"]


def test_where_only_one_kind_fits_the_first_card_is_taken_without_a_question() -> None:
    state = position(prairie="salmon*4 corn", tribes={0: "fisher: red"})
    state.events = []
    play(state, "fisher")
    assert held(state, 0, "salmon") == 1
    assert state.events == [("take", 0, SPACE.code("salmon"))]
    assert offered(state) == ["salmon", "done"]


def test_with_fewer_cards_in_the_prairie_one_takes_what_there_is() -> None:  # Functions of occupations
    state = position(prairie="salmon corn", tribes={0: "fisher: red blue"})
    play(state, "fisher")
    assert state.active == 1


def test_a_new_member_is_laid_under_any_tribe_card() -> None:  # Ältester; example: a second fisher
    state = position(prairie="red")
    play(state, "elder")
    assert offered(state) == ["scout", "elder", "shaman", "warrior", "farmer", "fisher", "hunter"]
    play(state, "fisher")
    assert strength(state, 0, "fisher") == 2


def test_new_members_may_all_go_to_one_tribe_card_or_to_several() -> None:
    together = position(prairie="red blue", tribes={0: "elder: green"})
    play(together, "elder", "red", "hunter", "blue", "hunter")
    assert strength(together, 0, "hunter") == 3
    apart = position(prairie="red blue", tribes={0: "elder: green"})
    play(apart, "elder", "red", "hunter", "blue", "farmer")
    assert (strength(apart, 0, "hunter"), strength(apart, 0, "farmer")) == (2, 2)


def test_a_recruit_does_not_help_the_action_that_took_him() -> None:  # ruling, section 5
    state = position(prairie="red blue green")
    play(state, "elder", "red", "elder")
    assert state.active == 1
    assert strength(state, 0, "elder") == 2


def test_warriors_take_members_as_prisoners() -> None:  # Krieger
    state = position(prairie="green*2 red-blue", tribes={0: "warrior: blue"})
    play(state, "warrior", "green", "red-blue")
    assert score(state, 0, "prisoners") == 2
    assert score(state, 0, "own") == 0
    assert state.tribe_size(0) == 1


def test_shamans_take_totems_only_where_there_are_no_rituals() -> None:  # Schamane
    state = position(prairie="might-totem field-totem", tribes={0: "shaman: red"})
    play(state, "shaman", "field-totem", "might-totem")
    assert (held(state, 0, "field-totem"), held(state, 0, "might-totem")) == (1, 1)


@pytest.mark.parametrize("options", [RITUALS, COSMODROME])
def test_shamans_take_totems_and_rituals_in_any_mix(options: dict[str, str]) -> None:
    state = position(2, options, prairie="might-totem rain-ritual", tribes={0: "shaman: red"})
    play(state, "shaman")
    assert offered(state) == ["might-totem", "rain-ritual"]
    play(state, "rain-ritual", "might-totem")
    assert (held(state, 0, "rain-ritual"), held(state, 0, "might-totem")) == (1, 1)


def test_the_prairie_has_no_limit() -> None:  # ruling, section 5
    state = position(prairie="corn*18 salmon*12 bison*9", at="turn")
    play(state, "red")
    assert len(lying(state)) == 40


def test_all_can_see_whom_the_warriors_took() -> None:  # ruling, section 8
    state = position(prairie="green")
    play(state, "warrior")
    assert state.view(1)["players"][0]["prisoners"] == {"green": 1}
    assert state.view(1) == state.view(0) == state.view(-1)
