"""Legendäre Helden: what they cost, when they pay, and those with a power."""

import pytest

from tests.games.natives.positions import (
    EVERYTHING,
    RITUALS,
    SOUL,
    gone,
    held,
    lying,
    offered,
    play,
    position,
    score,
    step,
    strength,
)

ROAMING = {**SOUL, "sneak": "roaming"}
MAJORITIES = [
    ("hand", "fisher"),
    ("rock", "elder"),
    ("arrow", "warrior"),
    ("ear", "farmer"),
    ("spear", "hunter"),
]


def test_calm_hand_pays_eight_for_most_fishers_and_costs_two() -> None:  # Beispiel
    state = position(2, SOUL, tribes={0: "fisher: red; scout: hand"})
    assert score(state, 0, "heroes") == 8 - 2


@pytest.mark.parametrize(("hero", "occupation"), MAJORITIES)
def test_a_hero_pays_for_a_majority(hero: str, occupation: str) -> None:
    state = position(3, SOUL, tribes={0: f"{occupation}: red; scout: {hero}", 1: f"{occupation}: green"})
    assert score(state, 0, "heroes") == -2  # a tie pays nobody
    state = position(3, SOUL, tribes={0: f"{occupation}: red*2; scout: {hero}", 1: f"{occupation}: green"})
    assert score(state, 0, "heroes") == 6
    state = position(3, SOUL, tribes={0: f"scout: {hero}", 2: f"{occupation}: blue"})
    assert score(state, 0, "heroes") == -2


@pytest.mark.parametrize(("hero", "occupation"), MAJORITIES)
def test_a_hero_counts_himself_where_he_lies(hero: str, occupation: str) -> None:  # ruling, section 7
    state = position(2, SOUL, tribes={0: f"{occupation}: {hero}"})
    assert score(state, 0, "heroes") == 6


def test_a_hero_of_another_colour_is_not_counted_among_the_strangers() -> None:
    state = position(2, SOUL, tribes={0: "scout: rock"})
    assert (score(state, 0, "strangers"), state.points()[0]) == (0, -2)


def test_a_hero_works_like_any_member() -> None:
    state = position(2, SOUL, prairie="rock corn*2")
    play(state, "elder", "farmer")
    assert strength(state, 0, "farmer") == 2


def test_a_captured_hero_is_one_point_without_cost_or_bonus() -> None:  # ruling, section 7
    state = position(2, SOUL, prairie="thunder")
    play(state, "warrior")
    assert state.points()[0] == 1


def test_third_eye_counts_totems_and_rituals() -> None:
    state = position(2, {**SOUL, **RITUALS}, tribes={0: "elder: eye"}, stores={0: "sky-ritual rain-ritual"})
    assert score(state, 0, "heroes") == 6
    state = position(
        2,
        {**SOUL, **RITUALS},
        tribes={0: "elder: eye"},
        stores={0: "sky-ritual rain-ritual", 1: "field-totem river-totem"},
    )
    assert score(state, 0, "heroes") == -2


def test_third_eye_counts_only_totems_without_the_rituals() -> None:
    state = position(2, SOUL, tribes={0: "elder: eye"}, stores={0: "field-totem"})
    assert score(state, 0, "heroes") == 6


def test_third_eye_does_not_count_conflict_and_harmony() -> None:  # ruling, section 7
    state = position(2, SOUL, tribes={0: "elder: eye"}, stores={0: "green-feud"})
    assert score(state, 0, "heroes") == -2


def test_thunder_always_pays_and_blocks_the_tribe_card_it_lies_under() -> None:
    state = position(2, SOUL, prairie="corn bison", tribes={0: "farmer: thunder red*2"})
    assert offered(state) == ["hunter", "done"]
    assert score(state, 0, "heroes") == 6


def test_thunder_blocks_only_its_owner() -> None:
    state = position(2, SOUL, prairie="corn bison", tribes={0: "farmer: thunder"}, active=1)
    assert offered(state) == ["farmer", "hunter", "done"]


def test_thunder_under_the_scout_stops_step_two_but_not_step_one() -> None:  # ruling, section 7
    state = position(2, SOUL, prairie="corn", tribes={0: "scout: thunder red"}, at="turn")
    play(state, "bison")
    assert lying(state) == ["corn", "bison"]
    assert step(state) == "Activate"


def test_members_under_a_blocked_card_count_for_totems_and_majorities() -> None:  # ruling, section 7
    state = position(2, SOUL, tribes={0: "scout: thunder; fisher: red; elder: hand"}, stores={0: "cunning-totem"})
    assert score(state, 0, "totems") == 4
    state = position(2, SOUL, tribes={0: "fisher: thunder; elder: hand"})
    assert score(state, 0, "heroes") == 12


def test_the_block_moves_with_thunder() -> None:  # ruling, section 7
    state = position(2, EVERYTHING, prairie="knowledge-ritual corn", tribes={0: "farmer: thunder; shaman: red"})
    play(state, "shaman", "farmer.thunder", "hunter", "done")
    assert not state.is_blocked(0, 4)
    assert state.is_blocked(0, 6)


def test_a_sacrificed_thunder_blocks_nothing() -> None:
    state = position(2, EVERYTHING, prairie="sacrifice-ritual", tribes={0: "farmer: thunder"})
    play(state, "shaman")
    assert not state.is_blocked(0, 4)


def test_placing_thunder_under_the_elder_does_not_stop_the_action_at_hand() -> None:  # ruling
    state = position(2, SOUL, prairie="thunder red", tribes={0: "elder: green"})
    play(state, "elder", "thunder", "elder", "red", "scout")
    assert strength(state, 0, "scout") == 2


def test_sun_and_moon_counts_as_two_members() -> None:
    state = position(2, SOUL, prairie="corn*3", tribes={0: "farmer: sun-moon"})
    assert (strength(state, 0, "farmer"), state.tribe_size(0)) == (3, 2)
    play(state, "farmer", "corn", "corn")
    assert held(state, 0, "corn") == 3


def test_sun_and_moon_counts_twice_for_totems_and_majorities() -> None:
    state = position(2, SOUL, tribes={0: "scout: sun-moon"}, stores={0: "cunning-totem"})
    assert score(state, 0, "totems") == 6
    state = position(2, SOUL, tribes={0: "fisher: sun-moon; elder: hand", 1: "fisher: green"})
    assert score(state, 0, "heroes") == -2 - 2 + 8


def test_sun_and_moon_counts_twice_for_the_ancestors() -> None:
    state = position(2, EVERYTHING, prairie="ancestors-ritual", tribes={0: "elder: sun-moon", 1: "elder: green*2"})
    play(state, "shaman")
    assert gone(state) == []


def test_sun_and_moon_costs_two_and_uses_one_slot() -> None:  # ruling, section 7
    state = position(2, SOUL, prairie="sun-moon red", tribes={0: "elder: green"})
    play(state, "elder", "sun-moon", "scout", "red", "scout")
    assert strength(state, 0, "scout") == 4
    assert score(state, 0, "heroes") == -2


@pytest.mark.parametrize(("reading", "points"), [("one", 1), ("two", 2)])
def test_sun_and_moon_as_a_prisoner(reading: str, points: int) -> None:  # ruling, section 7
    state = position(2, {**SOUL, "sun_captive": reading}, prairie="sun-moon", stores={0: "wrath-totem"})
    play(state, "warrior")
    assert (score(state, 0, "prisoners"), score(state, 0, "totems")) == (points, points)


def test_sun_and_moon_in_its_other_reading_pays_for_most_members() -> None:  # h.sonne.alt
    changes: dict[str, dict[str, object]] = {"hero.sun-moon": {"condition": "most_members", "bonus": 8}}
    state = position(2, SOUL, tribes={0: "elder: sun-moon", 1: "elder: green"}, changes=changes)
    assert score(state, 0, "heroes") == 6
    state = position(2, SOUL, tribes={0: "elder: sun-moon", 1: "elder: green*2"}, changes=changes)
    assert score(state, 0, "heroes") == -2


def test_the_sneaker_goes_at_once_to_the_player_with_most_scouts() -> None:
    state = position(3, SOUL, prairie="corn", tribes={2: "scout: blue"}, at="turn")
    play(state, "sneak")
    assert (step(state), state.player()) == ("Place", 2)  # he chooses her place, out of turn
    play(state, "fisher")
    assert strength(state, 2, "fisher") == 2
    assert (step(state), state.player()) == ("Scout", 0)
    assert lying(state) == ["corn"]


def test_among_equals_the_player_on_turn_decides_who_gets_the_sneaker() -> None:
    state = position(4, SOUL, prairie="corn", tribes={2: "scout: blue", 3: "scout: yellow"}, at="turn")
    play(state, "sneak")
    assert (step(state), state.player()) == ("SendSneak", 0)
    assert offered(state) == ["p3", "p4"]
    play(state, "p4", "scout")
    assert strength(state, 3, "scout") == 3


def test_the_sneaker_pays_five_for_most_scouts() -> None:
    state = position(2, SOUL, tribes={0: "scout: sneak"})
    assert score(state, 0, "heroes") == 5 - 2
    state = position(2, SOUL, tribes={0: "elder: sneak"})
    assert score(state, 0, "heroes") == -2


def test_by_default_the_sneaker_stays_with_her_first_host() -> None:  # reading on_reveal
    state = position(2, SOUL, prairie="red blue", tribes={0: "scout: sneak", 1: "elder: green"}, active=1)
    play(state, "elder", "red", "scout", "blue", "scout")
    assert strength(state, 1, "scout") == 3
    assert step(state) == "TurnUp"
    assert score(state, 0, "heroes") == -2


def test_roaming_the_sneaker_follows_the_lead() -> None:  # reading roaming
    state = position(2, ROAMING, prairie="red blue", tribes={0: "farmer: sneak", 1: "elder: green"}, active=1)
    play(state, "elder", "red", "scout")
    assert (step(state), state.player()) == ("Place", 1)
    play(state, "hunter")
    assert (strength(state, 0, "farmer"), strength(state, 1, "hunter")) == (1, 2)
    assert (step(state), state.player()) == ("Take", 1)


def test_roaming_a_tie_lets_the_player_on_turn_decide() -> None:
    state = position(2, ROAMING, prairie="red", tribes={0: "scout: sneak"}, active=1)
    play(state, "elder", "scout")
    assert (step(state), state.player()) == ("SendSneak", 1)
    assert offered(state) == ["p1", "p2"]
    play(state, "p1")
    assert strength(state, 0, "scout") == 2
    assert step(state) == "TurnUp"


def test_roaming_a_sole_leader_keeps_her() -> None:
    state = position(2, ROAMING, prairie="red", tribes={0: "scout: sneak"})
    play(state, "elder", "scout")
    assert strength(state, 0, "scout") == 3
    assert step(state) == "TurnUp"


def test_roaming_a_lost_scout_can_cost_the_lead() -> None:
    state = position(
        2,
        {**ROAMING, **RITUALS},
        prairie="sacrifice-ritual",
        tribes={0: "scout: red*2; hunter: sneak", 1: "scout: green*2"},
    )
    play(state, "shaman", "scout.red")
    assert (step(state), state.player()) == ("Place", 1)
    play(state, "elder")
    assert (strength(state, 0, "hunter"), strength(state, 1, "elder")) == (1, 2)


def test_roaming_her_arrival_sets_off_no_further_move() -> None:  # two equal leaders could pass her on for ever
    state = position(
        3, ROAMING, prairie="red", tribes={0: "hunter: sneak", 1: "scout: green", 2: "scout: blue"}, active=0
    )
    play(state, "elder", "scout")
    assert offered(state) == ["p1", "p2", "p3"]
    play(state, "p2", "elder")
    assert step(state) == "TurnUp"
    assert strength(state, 1, "elder") == 2


def test_roaming_ends_when_she_is_a_prisoner() -> None:
    state = position(2, {**ROAMING, **RITUALS}, prairie="sacrifice-ritual red", tribes={0: "scout: sneak"})
    play(state, "shaman", "corn", "done", "elder", "scout")
    assert held(state, 0, "sneak") == 1
    assert step(state) == "TurnUp"
