"""2.4  Assassins."""

import pytest

from stammtisch.engine.state import IllegalAction
from stammtisch.games.five_tribes.material import FREE
from tests.games.five_tribes.positions import due, held, offered, on, owner, play, position


def test_assassins_go_to_the_bag_and_so_does_their_victim() -> None:  # 2.4, assassins
    state = play(position("A1: assassin; B1: assassin; C1: builder*2"), "A1", "B1.assassin", "C1.builder")
    assert list(state.bag) == [16, 20, 18, 17, 18]
    assert on(state, "C1") == {"builder": 1}


def test_one_meeple_only_is_killed() -> None:  # 2.4
    state = play(position("A1: assassin; B1: assassin*3; C1: builder*2; D1: elder"), "A1", "B1.assassin", "C1.builder")
    assert on(state, "C1") == {"builder": 1}
    assert due(state) != "Kill"


def test_a_victim_of_any_colour_within_range_can_be_chosen() -> None:  # 2.4
    state = position("A1: assassin; B1: assassin; B3: vizier elder merchant builder assassin")
    play(state, "A1", "B1.assassin")
    assert offered(state) == ["B3.vizier", "B3.elder", "B3.merchant", "B3.builder", "B3.assassin"]


def test_the_range_is_the_number_of_assassins_returned() -> None:  # 2.4
    board = "A1: assassin; B1: assassin; D1: elder; E1: vizier"
    assert offered(play(position(board), "A1", "B1.assassin")) == ["D1.elder"]
    board = "A1: assassin; B1: assassin*2; D1: elder; E1: vizier"
    assert offered(play(position(board), "A1", "B1.assassin")) == ["D1.elder", "E1.vizier"]


def test_the_range_is_not_measured_diagonally() -> None:  # 2.4
    state = play(position("B1: assassin; B2: assassin; C3: elder; D4: vizier"), "B1", "B2.assassin")
    assert offered(state) == ["C3.elder"]


def test_a_vizier_or_elder_in_front_of_another_player_can_be_killed_at_any_range() -> None:  # 2.4
    state = position("A1: assassin; B1: assassin; F5: builder", 3, viziers=[1, 1, 0], elders=[1, 1, 1])
    assert offered(play(state, "A1", "B1.assassin")) == ["p2.vizier", "p2.elder", "p3.elder"]
    play(state, "p3.elder")
    assert list(state.elders) == [1, 1, 0]
    assert state.bag[1] == 18


def test_the_killers_own_viziers_and_elders_are_no_victims() -> None:  # 2.4
    state = position("A1: assassin; B1: assassin; C1: builder; D1: builder", viziers=[2], elders=[2])
    assert offered(play(state, "A1", "B1.assassin")) == ["C1.builder", "D1.builder"]


def test_every_fakir_discarded_lengthens_the_range_by_one() -> None:  # 2.4, bonus
    state = position("A1: assassin; B1: assassin; E1: elder; F1: vizier", cards=["fakir*3"])
    play(state, "A1", "B1.assassin", "fakir", "done")
    assert offered(state) == ["E1.elder"]
    assert held(state, 0) == {"fakir": 2}


def test_fakirs_are_asked_for_only_while_a_meeple_is_out_of_range() -> None:  # 2.4, our ruling
    state = position("A1: assassin; B1: assassin; E1: elder", cards=["fakir*3"])
    play(state, "A1", "B1.assassin", "fakir")
    assert (due(state), offered(state)) == ("Kill", ["E1.elder"])


def test_fakirs_may_be_discarded_although_the_victim_stands_in_front_of_a_player() -> None:  # 6.1
    state = position("A1: assassin; B1: assassin; F5: builder", viziers=[0, 1], cards=["fakir"])
    play(state, "A1", "B1.assassin", "fakir", "p2.vizier")
    assert list(state.viziers) == [0, 0]


def test_somebody_must_be_killed_if_anybody_can_be() -> None:  # 2.4, 6.1
    state = play(position("A1: assassin; B1: assassin; C1: elder"), "A1", "B1.assassin")
    assert offered(state) == ["C1.elder"]
    with pytest.raises(IllegalAction):
        play(state, "done")


def test_without_a_victim_the_killing_lapses() -> None:  # 6.1
    state = play(position("A1: assassin; B1: assassin; F5: elder; F4: elder"), "A1", "B1.assassin")
    assert (state.player(), due(state)) == (1, "PickUp")


def test_the_final_tile_itself_is_in_range_and_claimed_if_that_empties_it() -> None:  # 6.1
    state = play(position("A1: assassin; B1: assassin elder"), "A1", "B1.assassin")
    assert owner(state, "B1") == FREE
    play(state, "B1.elder")
    assert owner(state, "B1") == 0


def test_a_tile_emptied_by_assassins_is_claimed_at_once() -> None:  # 2.4, important
    state = play(position("A1: assassin; B1: assassin elder; C1: vizier"), "A1", "B1.assassin", "C1.vizier")
    assert (owner(state, "B1"), owner(state, "C1")) == (FREE, 0)


def test_a_tile_not_emptied_by_assassins_is_not_claimed() -> None:  # 2.4, important
    state = play(position("A1: assassin; B1: assassin; C1: vizier elder"), "A1", "B1.assassin", "C1.vizier")
    assert owner(state, "C1") == FREE


def test_the_books_example_two_tiles_claimed_in_one_turn() -> None:  # 2.4, example
    state = play(position("A1: assassin; B1: assassin; C1: vizier"), "A1", "B1.assassin", "C1.vizier")
    assert (owner(state, "B1"), owner(state, "C1")) == (0, 0)
    assert state.camels[0] == 9


def test_the_books_example_with_one_camel_left_only_the_final_tile_is_claimed() -> None:  # 2.4, example
    state = position("A1: assassin; B1: assassin; C1: vizier", camels=[1])
    play(state, "A1", "B1.assassin", "C1.vizier")
    assert (owner(state, "B1"), owner(state, "C1")) == (0, FREE)


def test_a_meeple_on_a_tile_with_a_camel_can_be_killed_and_the_owner_stays() -> None:  # 2.3, 6.1
    state = position("A1: assassin; B1: assassin; C1: vizier", camels_on=["", "C1"])
    play(state, "A1", "B1.assassin", "C1.vizier")
    assert owner(state, "C1") == 1
    assert list(state.camels) == [10, 10]


def test_a_tile_claimed_by_assassination_does_not_act() -> None:  # 2.5
    state = position("A1: assassin; B1: assassin; C1: vizier", tiles="B1: small_market; C1: oasis")
    play(state, "A1", "B1.assassin", "C1.vizier")
    assert state.palms_left == 12
