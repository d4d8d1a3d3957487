"""Die Jahreszeiten: how they change, and what each card changes."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.natives import seasons
from stammtisch.games.natives.cards import SEASON_NAMES
from stammtisch.games.natives.state import Prairie
from tests.games.natives.positions import (
    EVERYTHING,
    RITUALS,
    SEASONS,
    gone,
    held,
    leave_in_deck,
    lying,
    offered,
    play,
    position,
    score,
    step,
    strength,
)

PRAYER = {**RITUALS, **SEASONS}


def spring(prairie: str, left: int, players: int = 2, active: int = 0, scouts: int = 1) -> Prairie:
    """A spring in which so many cards are left in the deck, with Summer on top of them."""
    options = {**SEASONS, "spring": "awakening", "summer": "joy", "autumn": "winds"}
    tribes = {active: f"scout: blue*{scouts - 1}"} if scouts > 1 else {}
    state = position(players, options, prairie=prairie, tribes=tribes, at="scout", active=active)
    state.seasons = vec[i64]([2, 3, 7])
    state.gates = vec[i64]([left, left - 2, 10])
    leave_in_deck(state, left)
    return state


def test_a_change_card_is_not_replaced_and_the_turn_goes_on() -> None:
    state = spring("corn", 40)
    play(state, "deck")
    assert lying(state) == ["corn"]
    assert (state.deck_left, state.gate) == (40, 1)
    assert step(state) == "Activate"


def test_the_new_season_applies_after_the_round_before_the_first_player() -> None:
    state = spring("corn*3", 40, players=3)
    play(state, "deck", "farmer")
    for seat in (1, 2):
        assert state.active == seat
        assert SEASON_NAMES[state.seasons[state.season]] == "awakening"
        play(state, offered(state)[0])
        while step(state) != "Activate":
            play(state, offered(state)[-1])
        play(state, "done")
    assert state.active == 0
    assert SEASON_NAMES[state.seasons[state.season]] == "joy"


def test_two_change_cards_in_one_round_lead_to_the_later_season() -> None:
    state = spring("corn*2", 40, active=1, scouts=2)
    state.gates = vec[i64]([40, 40, 10])
    play(state, "deck", "deck", "farmer")
    assert SEASON_NAMES[state.seasons[state.season]] == "winds"


def test_the_autumn_lasts_through_winter() -> None:
    state = spring("corn*2", 40, scouts=3)
    state.gates = vec[i64]([40, 40, 40])
    seasons.begin_season(state, 2)
    play(state, "deck", "deck", "deck", "done")
    assert state.is_winter()
    assert SEASON_NAMES[state.seasons[state.season]] == "winds"


def test_grace_lets_the_elder_take_one_more() -> None:
    state = position(2, SEASONS, prairie="red*3 corn*2", season="grace")
    play(state, "elder", "scout", "red", "scout")
    assert state.active == 1
    state = position(2, SEASONS, prairie="corn*2 red", season="grace")
    play(state, "farmer")
    assert state.active == 1  # only the elder


def test_awakening_turns_up_two_cards_in_step_one() -> None:
    state = position(2, SEASONS, at="turn", season="awakening")
    play(state, "corn", "bison")
    assert lying(state) == ["corn", "bison"]
    assert step(state) == "Scout"


def test_mildness_saves_the_action_of_whoever_passes() -> None:
    state = position(2, SEASONS, prairie="corn*2 salmon bison", at="scout", season="mildness")
    play(state, "deck", "red", "done")  # scouting is no obstacle to passing
    assert state.saved == 1
    next_turn(state, "green", "done", "done")
    next_turn(state, "blue", "done")
    assert offered(state) == ["elder", "warrior", "farmer", "fisher", "hunter", "done"]
    play(state, "farmer")
    assert offered(state) == ["elder", "warrior", "fisher", "hunter", "done"]  # two different tribe cards
    play(state, "hunter")
    assert state.active == 1
    assert (held(state, 0, "corn"), held(state, 0, "bison")) == (1, 1)


def next_turn(state: Prairie, *names: str) -> None:
    assert step(state) == "TurnUp"
    play(state, *names)


def test_mildness_saves_no_more_than_one_action() -> None:
    state = position(2, SEASONS, prairie="corn*2 salmon bison", season="mildness")
    play(state, "done")
    next_turn(state, "green", "done", "done")
    next_turn(state, "blue", "done", "done")  # passes again
    next_turn(state, "green", "done", "done")
    next_turn(state, "blue", "done", "farmer", "hunter")
    assert state.active == 1
    assert state.saved & 1 == 0


def test_mildness_the_second_action_is_voluntary_and_not_saved_again() -> None:
    state = position(2, SEASONS, prairie="corn*2 salmon bison", season="mildness")
    play(state, "done")
    next_turn(state, "green", "done", "done")
    next_turn(state, "blue", "done", "farmer", "done")
    assert state.active == 1
    assert state.saved & 1 == 0


def test_a_saved_action_outlives_the_spring() -> None:  # ruling
    state = position(2, SEASONS, prairie="corn*2 salmon bison", season="mildness")
    play(state, "done")
    state.gate = 1
    next_turn(state, "green", "done", "fisher")
    assert SEASON_NAMES[state.seasons[state.season]] == "joy"
    next_turn(state, "blue", "done", "farmer", "done", "hunter")
    assert state.active == 1


def test_passing_saves_nothing_in_other_seasons() -> None:
    state = position(2, SEASONS, prairie="corn", season="grace")
    play(state, "done")
    assert state.saved == 0


@pytest.mark.parametrize(("occupation", "card"), [("farmer", "corn"), ("fisher", "salmon"), ("hunter", "bison")])
def test_joy_lets_food_occupations_take_one_more(occupation: str, card: str) -> None:
    state = position(2, SEASONS, prairie=f"{card}*3", season="joy")
    play(state, occupation, card)
    assert state.active == 1
    assert held(state, 0, card) == 2


def test_joy_does_not_help_the_others_and_the_limit_of_big_food_holds() -> None:
    state = position(2, SEASONS, prairie="red*2", season="joy")
    play(state, "warrior")
    assert state.active == 1
    state = position(2, {**SEASONS, "soul": "on"}, prairie="big-corn*3", season="joy")
    play(state, "farmer")
    assert state.active == 1


def test_prayer_carries_every_ritual_out_twice_and_counts_it_once() -> None:
    state = position(2, PRAYER, prairie="rain-ritual", stores={1: "corn salmon bison"}, season="prayer")
    play(state, "shaman", "corn", "salmon")
    assert gone(state) == ["corn", "salmon"]
    assert score(state, 0, "rituals") == 1


def test_prayer_compares_anew_for_the_second_time() -> None:
    state = position(2, PRAYER, prairie="rain-ritual", stores={0: "corn", 1: "corn salmon"}, season="prayer")
    play(state, "shaman", "corn")
    assert gone(state) == ["corn"]
    assert state.active == 1


def test_prayer_doubles_the_clear_sky_and_knowledge() -> None:
    state = position(2, PRAYER, prairie="sky-ritual", season="prayer")
    play(state, "shaman", "corn", "corn", "corn", "bison", "bison", "bison")
    assert len(lying(state)) == 6
    state = position(2, PRAYER, prairie="knowledge-ritual", tribes={0: "elder: red"}, season="prayer")
    play(state, "shaman", "elder.red", "scout", "done", "scout.red", "hunter", "hunter.red", "elder")
    assert state.active == 1


def test_change_allows_one_move_before_step_three() -> None:
    state = position(2, SEASONS, prairie="corn", at="scout", tribes={0: "elder: red"}, season="change")
    play(state, "done")
    assert (step(state), offered(state)) == ("PickMover", ["elder.red", "done"])
    play(state, "elder.red", "farmer")
    assert strength(state, 0, "farmer") == 2
    assert step(state) == "Activate"


def test_change_is_voluntary_and_asks_nothing_without_members() -> None:
    state = position(2, SEASONS, prairie="corn", tribes={0: "elder: red"}, season="change")
    play(state, "done")
    assert step(state) == "Activate"
    assert step(position(2, SEASONS, prairie="corn", season="change")) == "Activate"


def test_harvest_allows_a_second_food_occupation() -> None:
    state = position(2, SEASONS, prairie="corn*2 salmon bison red", season="harvest")
    play(state, "farmer")
    assert offered(state) == ["fisher", "hunter", "done"]  # another one, and food only
    play(state, "hunter")
    assert state.active == 1  # a second, not a third


def test_harvest_needs_a_food_occupation_first_and_is_voluntary() -> None:
    state = position(2, SEASONS, prairie="corn red", season="harvest")
    play(state, "warrior")
    assert state.active == 1
    state = position(2, SEASONS, prairie="corn bison", season="harvest")
    play(state, "farmer", "done")
    assert state.active == 1


def test_harvest_still_allows_only_one_big_food_in_the_turn() -> None:  # ruling, section 7
    state = position(2, {**SEASONS, "soul": "on"}, prairie="big-corn big-bison salmon", season="harvest")
    play(state, "farmer")
    assert offered(state) == ["fisher", "done"]


def test_winds_curse_whoever_activates_the_tribe_card_of_his_turn_before() -> None:
    state = position(2, SEASONS, prairie="corn*5", season="winds")
    play(state, "farmer")
    next_turn(state, "green", "done", "farmer")
    assert list(state.curses) == [0, 0]
    next_turn(state, "green", "done", "farmer")  # he may still do it
    assert list(state.curses) == [1, 0]
    assert state.curses_left == 17
    assert score(state, 0, "curses") == -5


def test_winds_spare_another_tribe_card_and_whoever_passed_between() -> None:
    state = position(2, SEASONS, prairie="corn*5 bison", season="winds")
    play(state, "farmer")
    next_turn(state, "green", "done", "done")
    next_turn(state, "green", "done", "hunter")
    next_turn(state, "green", "done", "done")
    next_turn(state, "green", "done", "done")
    next_turn(state, "blue", "done", "done")
    next_turn(state, "blue", "done", "farmer")
    assert list(state.curses) == [0, 0]


def test_without_a_curse_left_none_is_taken() -> None:  # ruling, section 6
    state = position(2, SEASONS, prairie="corn*5", season="winds")
    state.curses_left = 0
    state.lately[0] = 1 << 4
    state.before = 1 << 4
    play(state, "farmer")
    assert list(state.curses) == [0, 0]


def test_wrath_curses_an_opponent_with_fewer_warriors_for_two_prisoners() -> None:
    state = position(
        4,
        SEASONS,
        prairie="blue*3",
        tribes={0: "warrior: red*2", 1: "warrior: green", 3: "warrior: yellow*2"},
        season="wrath",
    )
    play(state, "warrior", "blue", "done")
    assert (step(state), offered(state)) == ("Curse", ["p2", "p3"])
    play(state, "p3")
    assert list(state.curses) == [0, 0, 1, 0]


def test_wrath_needs_two_prisoners_and_somebody_weaker() -> None:
    state = position(2, SEASONS, prairie="blue*3", tribes={0: "warrior: red"}, season="wrath")
    play(state, "warrior", "done")
    assert list(state.curses) == [0, 0]
    state = position(2, SEASONS, prairie="blue*3", tribes={0: "warrior: red", 1: "warrior: red"}, season="wrath")
    play(state, "warrior", "blue")
    assert list(state.curses) == [0, 0]


def test_wrath_asks_nothing_where_only_one_is_weaker() -> None:
    state = position(2, SEASONS, prairie="blue*3", tribes={0: "warrior: red"}, season="wrath")
    play(state, "warrior", "blue")
    assert list(state.curses) == [0, 1]
    assert state.active == 1


def test_wrath_curses_once_in_a_turn() -> None:
    state = position(
        2,
        EVERYTHING,
        prairie="knowledge-ritual blue*3 green*2",
        tribes={0: "warrior: red"},
        season="wrath",
        changes={"ritual.knowledge": {"effect": "activate_two"}},
    )
    play(state, "shaman", "warrior", "blue", "blue", "warrior", "green", "green")
    assert list(state.curses) == [0, 1]


def test_the_ritual_of_sacrifice_is_no_warrior_action() -> None:
    state = position(2, PRAYER, prairie="sacrifice-ritual*2", tribes={0: "warrior: red*3; shaman: red"}, season="wrath")
    play(state, "shaman", "warrior.red", "sacrifice-ritual", "warrior.red")
    assert held(state, 0, "red") == 2
    assert list(state.curses) == [0, 0]
