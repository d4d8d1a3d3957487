"""Spielvorbereitung: the three games."""

import pytest

from stammtisch.engine.game import SetupError
from stammtisch.engine.state import SPECTATOR
from stammtisch.games.hunters_and_scouts import GAME, cards
from tests.games.hunters_and_scouts.positions import deal, offered, play, row, top, where

MODES = ["introductory", "normal", "survival"]
FIVE = {"hunter": 1, "scout": 1, "chief": 1, "gatherer": 1, "offspring": 1}


@pytest.mark.parametrize("mode", MODES)
def test_everybody_has_two_members_at_home_one_in_camp_and_two_in_the_supply(mode: str) -> None:
    state = deal(mode=mode)
    for seat in range(2):
        assert where(state, seat) == ["camp", "home", "home"]
        assert state.view(seat)["players"][seat]["supply"] == 2


@pytest.mark.parametrize("mode", MODES)
def test_everybody_has_two_hunger_tiles_and_two_wildernesses_lie_open(mode: str) -> None:
    state = deal(mode=mode)
    assert list(state.hunger) == [2, 2]
    assert [place["kind"] for place in state.view(0)["locations"]] == ["wilderness", "wilderness"]
    assert state.stones == 30


def test_introductory_game_each_player_has_five_characters() -> None:
    state = deal(mode="introductory")
    assert [player["characters"] for player in state.view(0)["players"]] == [FIVE, FIVE]


def test_introductory_game_each_row_is_an_advanced_scout_with_a_shaman_on_top() -> None:
    state = deal(mode="introductory")
    assert [row(state, number) for number in range(3)] == [["advanced_scout", "shaman"]] * 3


def test_introductory_game_starts_on_10_with_two_items_each_and_without_holy_places() -> None:
    state = deal(mode="introductory")
    assert state.points() == [10, 10]
    assert [player["hidden_items"] for player in state.view(SPECTATOR)["players"]] == [2, 2]
    assert state.view(0)["holy_places"] == []
    assert state.view(0)["players"][0]["bonus_spaces"] == [9]


@pytest.mark.parametrize("mode", ["normal", "survival"])
def test_normal_game_starts_on_3_with_six_characters_and_one_item_for_the_first_player(mode: str) -> None:
    state = deal(mode=mode)
    assert state.points() == [3, 3]
    assert [player["characters"] for player in state.view(0)["players"]] == [{**FIVE, "shaman": 1}] * 2
    assert [player["hidden_items"] for player in state.view(SPECTATOR)["players"]] == [1, 2]


def test_normal_game_lays_six_of_the_twelve_special_characters_out_two_in_each_row() -> None:
    for seed in ("a", "b", "c", "d"):
        state = deal(seed)
        shown = [name for number in range(3) for name in row(state, number)]
        assert [len(row(state, number)) for number in range(3)] == [2, 2, 2]
        for name, _, special, _, _ in cards.CHARACTER_CARDS:
            assert shown.count(name) <= special


def test_normal_game_the_first_special_character_is_one_of_twelve_cards() -> None:
    state = GAME.new(2)
    assert sum(state.weights()) == 12
    assert max(state.weights()) == 3


def test_first_game_has_ice_cavern_mud_springs_and_mammoth_graveyard() -> None:
    state = deal(holy_places="first_game")
    assert [place["name"] for place in state.view(0)["holy_places"]] == cards.FIRST_GAME


def test_random_holy_places_come_from_three_different_cards() -> None:
    met = set()
    for seed in range(30):
        names = [place["name"] for place in deal(str(seed)).view(0)["holy_places"]]
        assert len({cards.HOLY_FACES.index(name) // 2 for name in names}) == 3
        met.update(names)
    assert met == set(cards.HOLY_FACES)


def test_players_may_agree_on_the_holy_places() -> None:
    state = deal(holy_places="chosen")
    assert top(state) == "NameHolyPlace"
    assert (state.player(), len(offered(state))) == (0, 12)
    play(state, "stone_circle")
    assert state.player() == 1
    assert "eagle_rock" not in offered(state), "the other side of the same card"
    play(state, "hot_spring")
    assert state.player() == 0
    play(state, "ice_cavern")
    names = [place["name"] for place in state.view(0)["holy_places"]]
    assert names == ["ice_cavern", "stone_circle", "hot_spring"]


def test_the_first_seat_begins() -> None:
    assert deal().player() == 0


def test_other_player_counts_and_modes_are_refused() -> None:
    with pytest.raises(SetupError):
        GAME.new(3)
    with pytest.raises(SetupError):
        GAME.new(2, {"mode": "easy"})
