"""Set-up."""

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.game import SetupError
from stammtisch.engine.play import settle
from stammtisch.games.five_tribes import GAME
from stammtisch.games.five_tribes.material import KIND_COPIES, TILES, TRIBES, Place
from stammtisch.games.five_tribes.state import Naqala


def dealt(players: int, seed: str = "set-up", options: dict[str, str] | None = None) -> Naqala:
    state = GAME.new(players, options)
    assert isinstance(state, Naqala)
    settle(state, seeded(seed))
    return state


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_have_eight_camels_and_one_marker_each(players: int) -> None:  # Set-up 1
    state = dealt(players)
    assert list(state.camels) == [8] * players
    assert sorted(state.order) == list(range(players))


def test_two_players_have_eleven_camels_and_two_markers_each() -> None:  # Set-up 1
    state = dealt(2)
    assert list(state.camels) == [11, 11]
    assert sorted(state.order) == [0, 0, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_fifty_gold_also_when_two_play(players: int) -> None:  # Set-up 2
    assert list(dealt(players).gold) == [50] * players


def test_thirty_tiles_are_laid_out_eighteen_red_and_twelve_blue() -> None:  # Contents, Set-up 3
    kinds = list(dealt(2).tiles)
    assert [kinds.count(kind) for kind in range(len(KIND_COPIES))] == KIND_COPIES
    assert sum(KIND_COPIES[:3]) == 18
    assert sum(KIND_COPIES[3:]) == 12


def test_tiles_lie_in_random_order() -> None:  # Set-up 3
    assert list(dealt(2, "one").tiles) != list(dealt(2, "two").tiles)


def test_three_meeples_stand_on_each_tile_and_the_bag_is_empty() -> None:  # Set-up 4
    state = dealt(4)
    for tile in range(TILES):
        assert sum(state.meeples[tile * TRIBES : (tile + 1) * TRIBES]) == 3
    assert sum(state.bag) == 0


def test_the_markers_line_up_in_random_order() -> None:  # Set-up 5
    orders = {tuple(dealt(2, f"line-up {number}").order) for number in range(60)}
    assert len(orders) == 6


def test_nine_resource_cards_and_three_djinns_lie_open() -> None:  # Set-up 7, 8
    state = dealt(3)
    assert len(state.row) == 9
    assert sum(state.pile) == 45
    assert len(state.djinns_at(Place.ROW)) == 3
    assert len(state.djinns_at(Place.PILE)) == 19


def test_twelve_palms_and_ten_palaces_are_in_the_supply() -> None:  # Contents, Set-up 9
    state = dealt(3)
    assert (state.palms_left, state.palaces_left) == (12, 10)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(SetupError, match=f"Five Tribes is for 2 to 4 players, not {players}"):
        GAME.new(players)


def test_the_first_thing_after_the_set_up_is_a_bid() -> None:  # 1
    state = dealt(3)
    assert type(state.steps[-1]).__name__ == "Bid"
    assert state.player() == state.order[0]
