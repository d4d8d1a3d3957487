"""2.2  Moving meeples."""

import pytest

from stammtisch.engine.state import IllegalAction
from tests.games.five_tribes.positions import around, due, offered, on, play, position


def test_only_a_tile_with_a_meeple_can_be_chosen() -> None:  # 2.2
    assert offered(position("C3: elder; C4: elder")) == ["C3", "C4"]


def test_all_meeples_of_the_tile_are_taken() -> None:  # 2.2
    state = play(position("C3: elder builder*2; E4: elder"), "C3")
    assert on(state, "C3") == {}
    assert list(state.hand) == [0, 1, 0, 2, 0]


def test_exactly_one_meeple_is_left_on_each_tile_of_the_way() -> None:  # 2.2
    state = position("A1: vizier merchant elder; D1: elder")
    play(state, "A1", "B1.vizier", "C1.merchant", "D1.elder")
    assert (on(state, "B1"), on(state, "C1")) == ({"vizier": 1}, {"merchant": 1})


def test_the_next_meeple_goes_next_to_the_one_before() -> None:  # 2.2
    state = play(position("A1: vizier elder; C1: elder; F5: elder"), "A1", "B1.vizier")
    assert offered(state) == ["C1.elder"]


def test_the_mover_chooses_the_order_of_the_meeples_in_his_hand() -> None:  # 2.2, same colour
    state = play(position("A1: vizier elder; C1: elder vizier"), "A1")
    assert offered(state) == ["B1.vizier", "B1.elder"]


def test_the_last_meeple_must_join_its_own_tribe() -> None:  # 2.2, same colour
    state = play(position("C3: assassin; C4: assassin elder; D3: builder"), "C3")
    assert offered(state) == ["C4.assassin"]
    with pytest.raises(IllegalAction):
        play(state, "D3.assassin")


def test_the_books_example_yellow_then_white_on_a_white() -> None:  # 2.2, example
    state = play(position("A1: vizier elder; C1: elder"), "A1")
    assert offered(state) == ["B1.vizier"]
    assert offered(play(state, "B1.vizier")) == ["C1.elder"]


def test_tiles_without_meeples_can_be_crossed() -> None:  # 2.2
    state = position("A1: vizier merchant elder; D1: elder")
    play(state, "A1", "B1.vizier", "C1.merchant", "D1.elder")
    assert state.elders[0] == 2


def test_a_move_never_ends_on_a_tile_without_meeples() -> None:  # 2.2
    state = play(position("B2: elder; B1: elder; A2: elder"), "B2")
    assert offered(state) == ["B1.elder", "A2.elder"]


def test_a_tile_from_which_no_move_can_be_completed_is_not_offered() -> None:  # 2.2
    assert offered(position("A1: vizier; B1: elder; C1: elder")) == ["B1", "C1"]


def test_meeples_never_move_diagonally() -> None:  # 2.2, never diagonal
    assert "B2" not in offered(position("B2: merchant; C3: merchant; E1: elder; F1: elder"))
    state = play(position("C3: merchant*2; D4: merchant; B4: merchant"), "C3")
    assert {name.split(".")[0] for name in offered(state)} <= set(around("C3"))


def test_a_move_never_leaves_the_sultanate() -> None:  # 2.2
    state = play(position("F1: elder vizier; E2: elder vizier"), "F1")
    assert {name.split(".")[0] for name in offered(state)} == {"E1", "F2"}


def test_a_move_never_steps_straight_back() -> None:  # 2.2, no back and forth
    state = position("A1: vizier elder assassin; B1: assassin; D1: assassin; C2: assassin")
    play(state, "A1", "B1.vizier", "C1.elder")
    assert offered(state) == ["D1.assassin", "C2.assassin"]


def test_the_tile_where_the_move_began_is_barred_right_after_the_first_drop() -> None:  # 2.2
    state = play(position("A1: vizier merchant elder; B1: elder; A2: elder; C2: elder"), "A1", "B1.merchant")
    assert not [name for name in offered(state) if name.startswith("A1")]


LOOP = "A1: merchant*2 builder assassin vizier; B1: merchant builder; B2: vizier; A2: elder"


def test_the_books_loop_gathers_three_of_a_colour_with_five_meeples() -> None:  # 2.2, example
    state = position(LOOP, tiles="A1: small_market; B1: oasis; B2: large_market; A2: sacred6", row="ivory*2 fish*2")
    play(state, "A1", "B1.merchant", "B2.builder", "A2.assassin", "A1.vizier", "B1.merchant")
    assert on(state, "B1") == {"builder": 1}
    assert on(state, "A1") == {"vizier": 1}
    assert sum(state.cards) == 3


def test_four_meeples_cannot_go_round_to_where_they_dropped_the_first() -> None:  # 2.2: a loop needs five
    state = position("A1: merchant*2 builder assassin; B1: builder")
    assert offered(state) == ["B1"]


def test_a_tile_of_the_way_can_be_entered_again_in_a_loop() -> None:  # 2.2
    state = play(position(LOOP), "A1", "B1.merchant", "B2.builder", "A2.assassin")
    assert "A1.vizier" in offered(state)


def test_with_eight_meeples_a_move_can_end_where_it_began() -> None:  # 2.2, fact sheet 6
    state = position("A1: elder*8")
    play(state, "A1", "B1.elder", "B2.elder", "A2.elder", "A1.elder", "B1.elder", "B2.elder", "A2.elder", "A1.elder")
    assert state.elders[0] == 2
    assert on(state, "B1") == {"elder": 2}


def test_tiles_with_a_camel_are_crossed_like_others_and_take_a_meeple() -> None:  # 2.3
    state = position("A1: vizier elder; C1: elder", camels_on=["", "B1"])
    play(state, "A1", "B1.vizier", "C1.elder")
    assert on(state, "B1") == {"vizier": 1}


def test_a_move_must_be_made_while_there_is_one() -> None:  # 2: all actions
    state = position("A1: elder; B1: elder", elders=[0], begin=True)
    assert (due(state), offered(state)) == ("PickUp", ["A1", "B1"])
