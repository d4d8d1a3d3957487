"""The Cosmodrome edition: rites belong to the base game and are played after all cards were chosen."""

import pytest

from tests.games.natives.positions import COSMODROME, gone, held, lying, offered, play, position, score, step


def test_all_cards_are_chosen_before_the_rites_are_played() -> None:
    state = position(2, COSMODROME, prairie="rain-ritual might-totem", tribes={0: "shaman: red"}, stores={1: "corn"})
    play(state, "shaman", "rain-ritual")
    assert (step(state), gone(state)) == ("Take", [])
    play(state, "might-totem")
    assert gone(state) == ["corn"]


def test_cards_of_the_clear_sky_come_too_late_for_this_shaman() -> None:
    state = position(2, COSMODROME, prairie="sky-ritual", tribes={0: "shaman: red"})
    play(state, "shaman", "corn", "bison", "might-totem")
    assert state.active == 1
    assert lying(state) == ["corn", "bison", "might-totem"]


def test_the_owner_plays_several_rites_in_the_order_he_likes() -> None:
    state = position(
        2,
        COSMODROME,
        prairie="rain-ritual sky-ritual sacrifice-ritual",
        tribes={0: "shaman: red blue"},
        stores={1: "corn salmon"},
    )
    play(state, "shaman", "rain-ritual", "sacrifice-ritual", "sky-ritual")
    assert (step(state), state.player()) == ("PlayRite", 0)
    assert offered(state) == ["rain-ritual", "sacrifice-ritual", "sky-ritual"]
    play(state, "sky-ritual", "corn", "corn", "corn")
    assert offered(state) == ["rain-ritual", "sacrifice-ritual"]
    play(state, "sacrifice-ritual", "shaman.blue")
    assert (step(state), state.player()) == ("GiveUp", 1)  # the last rite needs no choice
    play(state, "salmon")
    assert state.active == 1


def test_the_second_of_two_identical_rites_may_have_no_effect() -> None:
    state = position(2, COSMODROME, prairie="rain-ritual*2", tribes={0: "shaman: red"}, stores={1: "corn"})
    play(state, "shaman", "rain-ritual")
    assert gone(state) == ["corn"]
    assert held(state, 0, "rain-ritual") == 2


def test_rites_may_be_left_lying_and_the_shaman_may_stop() -> None:
    state = position(2, COSMODROME, prairie="rain-ritual*2", tribes={0: "shaman: red"}, stores={1: "corn salmon"})
    play(state, "shaman", "done")
    assert (step(state), state.player()) == ("GiveUp", 1)


@pytest.mark.parametrize(
    ("rite", "points"), [("ancestors", 1), ("rain", 1), ("sacrifice", 1), ("sight", 1), ("sky", 4)]
)
def test_each_rite_counts_one_and_the_clear_sky_four(rite: str, points: int) -> None:  # VP for Rites
    assert score(position(2, COSMODROME, stores={0: f"{rite}-ritual"}), 0, "rituals") == points


def test_the_rite_just_taken_counts_for_clear_sight() -> None:
    state = position(2, COSMODROME, prairie="sight-ritual", stores={1: "might-totem"})
    play(state, "shaman")
    assert gone(state) == []


def test_ancestors_takes_a_worker_of_the_victims_colour() -> None:
    state = position(2, COSMODROME, prairie="ancestors-ritual", tribes={1: "elder: red; hunter: green"})
    play(state, "shaman")
    assert gone(state) == ["green"]


def test_men_women_food_and_scalps_count_as_in_the_rulebook() -> None:  # Calculation of VP
    state = position(
        2,
        COSMODROME,
        tribes={0: "elder: red green red-green green-blue", 1: "elder: red red-green"},
        stores={0: "bison salmon corn blue"},
    )
    sheet = state.sheet()[0]
    assert (sheet["own"], sheet["abroad"], sheet["strangers"]) == (3, 3, -3)
    assert (sheet["food"], sheet["prisoners"]) == (9, 1)
