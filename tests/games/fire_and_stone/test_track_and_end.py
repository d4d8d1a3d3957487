"""The hut track, the second scout, and the last turns."""

import pytest

from stammtisch.engine.state import OVER
from stammtisch.games.fire_and_stone.chart import NAMES
from stammtisch.games.fire_and_stone.state import World
from tests.games.fire_and_stone.positions import (
    begin_turn,
    give,
    huts,
    lay,
    mat,
    offered,
    place,
    play,
    stand,
    step,
    table,
)


def fifth_tile(players: int = 3, **options: str) -> World:
    """Seat 1 is about to turn up the fifth hut tile in region I."""
    state = table(players, None, **options)
    state.track = 4
    stand(state, 1, "cape")
    play(state, "kalahari", "tile.hut")
    return state


def test_the_fifth_hut_tile_brings_everybody_a_second_scout_from_the_finder_on() -> None:  # The second scout
    state = fifth_tile()
    assert step(state) == "SendToFire"
    play(state, "rhine")
    order = []
    while step(state) == "PlaceScout":
        order.append(state.player())
        play(state, "nile_delta")
    assert order == [1, 2, 0]
    assert [mat(state, seat)["scouts"] for seat in range(3)] == [
        ["cape", "nile_delta"],
        ["rhine", "nile_delta"],
        ["cape", "nile_delta"],
    ]


def test_it_enters_at_a_fire_of_the_region_of_the_first_one() -> None:
    state = fifth_tile()
    state.scouts[4] = NAMES.index("persia")
    lay(state, persia="food", japan="fire", iberia="fire")
    play(state, "rhine")
    assert offered(state) == ["cape", "nile_delta", "iberia", "rhine"]
    play(state, "cape")
    assert offered(state) == ["mesopotamia", "altai", "japan", "indochina"]


def test_the_finder_moves_and_acts_with_it_at_once() -> None:
    state = fifth_tile()
    play(state, "rhine", "nile_delta", "cape", "cape")
    assert (step(state), state.player()) == ("Move", 1)
    play(state, "nubia", "tile.apple", "food")
    assert mat(state, 1)["scouts"] == ["rhine", "nubia"]
    assert mat(state, 1)["food"] == 2
    assert state.player() == 2


@pytest.mark.parametrize(("reading", "refusable"), [("may", True), ("must", False)])
def test_whether_it_must_move_at_once_is_an_open_reading(reading: str, refusable: bool) -> None:
    state = fifth_tile(extra_move=reading)
    play(state, "rhine", "nile_delta", "cape", "cape")
    assert ("done" in offered(state)) == refusable


def test_with_two_scouts_one_finishes_before_the_other_moves() -> None:  # Course of the game
    state = table()
    lay(state, kalahari="food", nubia="food")
    stand(state, 0, "cape", "nile_delta")
    assert offered(state) == ["scout1", "scout2"]
    play(state, "scout2", "nubia", "food")
    assert mat(state, 0)["food"] == 1
    assert (step(state), state.player()) == ("Move", 0)
    assert "done" not in offered(state), "both must move"
    play(state, "kalahari", "food")
    assert mat(state, 0)["scouts"] == ["kalahari", "nubia"]
    assert state.player() == 1


def test_which_of_two_scouts_on_one_territory_goes_first_is_no_choice() -> None:
    state = table()
    stand(state, 0, "cape", "cape")
    assert step(state) == "Move"


def test_a_region_opened_by_the_first_scout_is_open_to_the_second() -> None:
    state = table()
    state.track = 2
    stand(state, 0, "cape", "nile_delta")
    play(state, "scout1", "kalahari", "tile.hut", "cape")
    assert "levant" in offered(state)


def test_the_ninth_hut_tile_opens_region_three() -> None:
    state = table()
    state.track = 8
    play(state, "kalahari", "tile.hut", "cape")
    assert state.view(0)["open_regions"] == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_eleventh_hut_tile_the_others_have_two_turns_and_the_finder_one(players: int) -> None:  # End
    state = table(players)
    state.track = 10
    begin_turn(state, 1)
    play(state, "kalahari", "tile.hut", "cape")
    order = []
    while state.player() != OVER:
        order.append(state.player())
        state.scouts[state.player() * 2] = NAMES.index("zambezi")
        play(state, "cape")
    others = [(1 + place) % players for place in range(1, players)]
    assert order == [*others, 1, *others]


def test_the_sequence_of_the_last_turns_among_four() -> None:  # P Q R S: after P's turn Q R S P Q R S
    state = table(4)
    state.track = 10
    play(state, "kalahari", "tile.hut", "cape")
    sides = []
    while state.player() != OVER:
        sides.append(f"{'PQRS'[state.player()]}{state.view(0)['ending']['side']}")
        state.scouts[state.player() * 2] = NAMES.index("zambezi")
        play(state, "cape")
    assert sides == ["QA", "RA", "SA", "PB", "QB", "RB", "SB"]
    assert state.view(0)["ending"] == {"seat": 0, "side": "B", "turns_left": 0}


def test_the_turn_that_starts_the_end_is_played_out() -> None:
    state = table()
    state.track = 10
    stand(state, 0, "cape", "nile_delta")
    play(state, "scout1", "kalahari", "tile.hut", "cape")
    assert (state.player(), step(state)) == (0, "Move")
    assert state.view(0)["ending"]["seat"] == 0


def test_building_the_last_hut_starts_the_end_as_well() -> None:  # End, special case
    state = table(3)
    huts(state, "kalahari", 0, 1)
    give(state, 0, food=1, huts=1)
    play(state, "kalahari", "build", "cape")
    assert state.view(0)["ending"] == {"seat": 0, "side": "A", "turns_left": 5}
    order = []
    while state.player() != OVER:
        order.append(state.player())
        state.scouts[state.player() * 2] = NAMES.index("zambezi")
        play(state, "cape")
    assert order == [1, 2, 0, 1, 2]


def test_the_last_hut_may_be_a_free_one() -> None:
    state = table()
    give(state, 0, huts=1)
    play(state, "kalahari", "tile.hut", "cape")
    assert state.view(0)["ending"]["seat"] == 0


def test_only_the_first_start_of_the_end_counts() -> None:
    state = table()
    state.track = 10
    play(state, "kalahari", "tile.hut", "cape")
    assert state.turns_left == 3
    huts(state, "zambezi", 0, 1)
    give(state, 1, food=2, huts=1)
    play(state, "zambezi", "build", "cape")
    assert state.view(0)["ending"] == {"seat": 0, "side": "B", "turns_left": 2}


def test_a_twelfth_hut_tile_still_brings_its_free_hut() -> None:
    state = table()
    state.track = 11
    state.ender, state.turns_left = 1, 4
    play(state, "kalahari", "tile.hut", "cape")
    assert place(state, "kalahari")["huts"] == [1, 0]
    assert state.view(0)["ending"]["seat"] == 1
    assert state.turns_left == 3


def test_turns_are_counted_for_searches() -> None:
    state = table()
    before = state.turn
    play(state, "kalahari", "tile.apple", "done")
    assert state.turn == before + 1
