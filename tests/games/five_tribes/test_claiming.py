"""2.3  Taking meeples back and claiming the tile."""

from stammtisch.games.five_tribes.material import FREE
from tests.games.five_tribes.positions import due, on, owner, play, position


def test_all_meeples_of_the_last_ones_tribe_are_taken_back() -> None:  # 2.3
    state = play(position("A1: vizier; B1: vizier*3 elder"), "A1", "B1.vizier")
    assert on(state, "B1") == {"elder": 1}
    assert state.viziers[0] == 4


def test_meeples_of_other_tribes_stay() -> None:  # 2.3
    state = play(position("A1: vizier; B1: vizier elder*2 builder"), "A1", "B1.vizier")
    assert on(state, "B1") == {"elder": 2, "builder": 1}


def test_a_tile_left_empty_is_claimed() -> None:  # 2.3
    state = play(position("A1: vizier; B1: vizier"), "A1", "B1.vizier")
    assert owner(state, "B1") == 0
    assert list(state.camels) == [10, 11]


def test_a_tile_that_still_has_a_meeple_is_not_claimed() -> None:  # 2.3
    state = play(position("A1: vizier; B1: vizier elder"), "A1", "B1.vizier")
    assert owner(state, "B1") == FREE
    assert list(state.camels) == [11, 11]


def test_the_books_example_three_white_elders_and_the_tile() -> None:  # 2.3, example
    state = position("C3: elder; B3: elder*2; D3: elder*3 builder")
    claiming = play(state.copy(), "C3", "B3.elder")
    assert (claiming.elders[0], owner(claiming, "B3")) == (3, 0)
    greedy = play(state.copy(), "C3", "D3.elder")
    assert (greedy.elders[0], owner(greedy, "D3")) == (4, FREE)


def test_a_tile_crossed_or_left_empty_at_the_start_is_not_claimed() -> None:  # 2.3
    state = play(position("A1: vizier elder; C1: elder"), "A1", "B1.vizier", "C1.elder")
    assert (owner(state, "A1"), owner(state, "B1"), owner(state, "C1")) == (FREE, FREE, 0)


def test_a_tile_emptied_again_stays_with_its_owner() -> None:  # 2.3
    state = play(position("A1: vizier; B1: vizier", camels_on=["", "B1"]), "A1", "B1.vizier")
    assert owner(state, "B1") == 1
    assert list(state.camels) == [11, 10]


def test_an_own_tile_emptied_again_takes_no_second_camel() -> None:  # 2.3
    state = play(position("A1: vizier; B1: vizier", camels_on=["B1"]), "A1", "B1.vizier")
    assert list(state.camels) == [10, 11]


def test_without_a_camel_nothing_is_claimed_and_the_turn_goes_on() -> None:  # 2.3, fact sheet 6
    state = position("A1: vizier; B1: vizier; F5: elder; F4: elder", tiles="B1: oasis", camels=[0])
    play(state, "A1", "B1.vizier")
    assert owner(state, "B1") == FREE
    assert (state.viziers[0], state.palms_left) == (2, 11)
    assert (state.player(), due(state)) == (1, "PickUp")
