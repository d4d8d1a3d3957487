"""Djinns of the assassins: Boaz, Iblis, Kandicha, Nekir."""

import pytest

from stammtisch.games.five_tribes.material import FREE
from tests.games.five_tribes.positions import due, held, offered, on, owner, play, position

BOARD = "A1: assassin; B1: assassin"
MOVE = ("A1", "B1.assassin")
MOVABLE = "; F5: vizier; F4: vizier"


def test_boaz_protects_what_stands_in_front_of_his_owner() -> None:  # Boaz
    state = position(f"{BOARD}; C1: builder", 3, viziers=[0, 1, 1], elders=[0, 1, 1], djinns=["", "boaz"])
    assert offered(play(state, *MOVE)) == ["C1.builder", "p3.vizier", "p3.elder"]


def test_boaz_protects_nothing_on_the_tiles_of_his_owner() -> None:  # Boaz, 5.2
    state = position(f"{BOARD}; C1: vizier", camels_on=["", "C1"], djinns=["", "boaz"])
    assert offered(play(state, *MOVE)) == ["C1.vizier"]


def test_boaz_leaves_assassins_without_a_victim_idle() -> None:  # Boaz
    state = position(BOARD + MOVABLE, viziers=[0, 3], djinns=["", "boaz"])
    assert due(play(state, *MOVE)) == "PickUp"


def test_boaz_does_not_keep_his_owners_assassins_from_killing() -> None:  # Boaz
    state = position(BOARD, viziers=[0, 1], djinns=["boaz"])
    assert offered(play(state, *MOVE)) == ["p2.vizier"]


def test_iblis_kills_two_meeples_of_any_colours_on_one_tile() -> None:  # Iblis
    state = position(f"{BOARD}; C1: builder elder vizier; D1: elder", djinns=["iblis"], elders=[1])
    play(state, *MOVE, "iblis", "C1.builder")
    assert offered(state) == ["C1.vizier", "C1.elder"]
    play(state, "C1.vizier")
    assert on(state, "C1") == {"elder": 1}


def test_iblis_kills_two_in_front_of_one_player_in_any_mix() -> None:  # Iblis
    state = position(BOARD + MOVABLE, 3, viziers=[0, 1, 1], elders=[1, 2, 0], djinns=["iblis"])
    play(state, *MOVE, "iblis", "p2.vizier")
    assert offered(state) == ["p2.elder"]
    play(state, "p2.elder")
    assert (list(state.viziers), list(state.elders)) == ([0, 0, 1], [0, 1, 0])


def test_iblis_never_kills_one_on_a_tile_and_one_in_front_of_a_player() -> None:  # Iblis, 5.2
    state = position(f"{BOARD}; C1: builder" + MOVABLE, viziers=[0, 2], elders=[1], djinns=["iblis"])
    play(state, *MOVE, "iblis", "C1.builder")
    assert list(state.viziers) == [0, 2]
    assert due(state) == "PickUp"


def test_iblis_kills_a_lone_meeple_alone() -> None:  # Iblis, 5.2
    state = position(f"{BOARD}; C1: builder; D1: builder" + MOVABLE, elders=[1], djinns=["iblis"])
    play(state, *MOVE, "iblis", "C1.builder")
    assert on(state, "D1") == {"builder": 1}


def test_a_tile_emptied_by_two_kills_is_claimed() -> None:  # Iblis, 5.2
    state = position(f"{BOARD}; C1: builder elder", elders=[1], djinns=["iblis"])
    play(state, *MOVE, "iblis", "C1.builder")
    assert owner(state, "C1") == FREE
    assert owner(play(state, "C1.elder"), "C1") == 0


def test_iblis_costs_an_elder_or_a_fakir() -> None:  # Iblis
    state = position(f"{BOARD}; C1: builder*2", elders=[1], cards=["fakir"], djinns=["iblis"])
    play(state, *MOVE, "iblis")
    assert offered(state) == ["fakir", "elder"]
    play(state, "fakir")
    assert (held(state, 0), state.elders[0]) == ({}, 1)


def test_iblis_is_offered_before_the_move_and_after_it_only_for_assassins() -> None:  # Iblis, 5.1
    state = position("A1: assassin; B1: assassin; D1: vizier; E1: vizier", elders=[1], djinns=["iblis"], begin=True)
    assert offered(state) == ["iblis", "done"]
    assert offered(play(state.copy(), "done", *MOVE)) == ["iblis", "done"]
    assert due(play(state.copy(), "done", "D1", "E1.vizier")) != "Window"


def test_iblis_unpaid_kills_one() -> None:  # Iblis
    state = position(f"{BOARD}; C1: builder*2", elders=[1], djinns=["iblis"])
    play(state, *MOVE, "done", "C1.builder")
    assert on(state, "C1") == {"builder": 1}


def test_iblis_lasts_for_this_turn_only() -> None:  # Iblis
    state = position(
        f"{BOARD}; C1: builder*2; E1: assassin; F1: assassin; F2: elder*3", elders=[1], djinns=["iblis"], waiting=[0]
    )
    play(state, *MOVE, "iblis", "C1.builder", "C1.builder", "E1", "F1.assassin", "F2.elder")
    assert on(state, "F2") == {"elder": 2}


def test_kandicha_draws_a_card_for_a_merchant() -> None:  # Kandicha
    state = position(f"{BOARD}; C1: merchant", djinns=["kandicha"], pile="silk fish")
    play(state, *MOVE, "C1.merchant")
    assert offered(state) == ["silk", "fish"]
    assert held(play(state, "fish"), 0) == {"fish": 1}


def test_kandicha_brings_the_gold_a_killed_builder_would_have_earned_where_he_stood() -> None:  # Kandicha, 5.2
    blue = "B1: small_market; D2: village; C3: village; E1: sacred6; D3: village"
    state = position("A1: assassin; B1: assassin*2; D2: builder*2", tiles=blue, djinns=["kandicha"], cards=["fakir"])
    play(state, *MOVE, "D2.builder")
    assert state.gold[0] == 50 + 4


@pytest.mark.parametrize("tribe", ["vizier", "elder"])
def test_kandicha_keeps_a_killed_vizier_or_elder_from_a_tile(tribe: str) -> None:  # Kandicha
    state = position(f"{BOARD}; C1: {tribe}", djinns=["kandicha"])
    before = list(state.bag)
    play(state, *MOVE, f"C1.{tribe}")
    assert (state.viziers[0], state.elders[0]) == ((1, 0) if tribe == "vizier" else (0, 1))
    assert list(state.bag)[:2] == before[:2]


def test_kandicha_keeps_a_vizier_or_elder_taken_from_another_player() -> None:  # Kandicha, 5.2
    state = position(BOARD, viziers=[0, 1], elders=[0, 1], djinns=["kandicha"])
    play(state, *MOVE, "p2.vizier")
    assert list(state.viziers) == [1, 0]


def test_kandicha_gets_nothing_for_an_assassin() -> None:  # Kandicha, 5.2
    state = position(f"{BOARD}; C1: assassin" + MOVABLE, djinns=["kandicha"])
    play(state, *MOVE, "C1.assassin")
    assert (state.gold[0], held(state, 0), due(state)) == (50, {}, "PickUp")


def test_kandicha_works_only_for_her_owners_assassins() -> None:  # Kandicha
    state = position(f"{BOARD}; C1: vizier", djinns=["", "kandicha"])
    play(state, *MOVE, "C1.vizier")
    assert list(state.viziers) == [0, 0]


def test_a_tile_that_kandicha_empties_is_claimed_as_usual() -> None:  # Kandicha, 5.2
    state = position(f"{BOARD}; C1: elder", djinns=["kandicha"])
    assert owner(play(state, *MOVE, "C1.elder"), "C1") == 0


def test_kandicha_draws_from_the_shuffled_discards_when_the_pile_is_empty() -> None:  # Kandicha, 5.2
    state = position(f"{BOARD}; C1: merchant", djinns=["kandicha"], pile="", discard="silk fish")
    play(state, *MOVE, "C1.merchant")
    assert offered(state) == ["silk", "fish"]


def test_kandicha_draws_nothing_when_there_is_no_card_at_all() -> None:  # Kandicha, 5.2
    state = position(f"{BOARD}; C1: merchant" + MOVABLE, djinns=["kandicha"], pile="")
    assert due(play(state, *MOVE, "C1.merchant")) == "PickUp"


def test_two_merchants_killed_draw_two_cards_with_a_reshuffle_between_them() -> None:  # Kandicha with Iblis
    state = position(f"{BOARD}; C1: merchant*2", elders=[1], djinns=["kandicha iblis"], pile="silk", discard="fish")
    play(state, *MOVE, "iblis", "C1.merchant", "C1.merchant", "silk")
    assert offered(state) == ["fish"]
    assert held(play(state, "fish"), 0) == {"silk": 1, "fish": 1}


def test_two_merchants_killed_draw_the_only_card_there_is() -> None:  # Kandicha with Iblis
    state = position(f"{BOARD}; C1: merchant*2" + MOVABLE, elders=[1], djinns=["kandicha iblis"], pile="silk")
    play(state, *MOVE, "iblis", "C1.merchant", "C1.merchant", "silk")
    assert (held(state, 0), due(state)) == ({"silk": 1}, "Window")


def test_kandicha_with_iblis_keeps_both() -> None:  # Kandicha with Iblis
    state = position(BOARD + MOVABLE, viziers=[0, 1], elders=[1, 1], djinns=["kandicha iblis"])
    play(state, *MOVE, "iblis", "p2.vizier", "p2.elder")
    assert (list(state.viziers), list(state.elders)) == ([1, 0], [1, 0])


@pytest.mark.parametrize(("owners", "gold"), [(["nekir"], [51, 50, 50]), (["", "nekir"], [50, 52, 50])])
def test_nekir_pays_one_for_his_owners_killing_and_two_for_anothers(
    owners: list[str], gold: list[int]
) -> None:  # Nekir
    state = position(f"{BOARD}; C1: elder", 3, djinns=owners)
    assert list(play(state, *MOVE, "C1.elder").gold) == gold


def test_nekir_pays_for_a_victim_in_front_of_a_player_too() -> None:  # Nekir
    state = position(BOARD, viziers=[0, 1], djinns=["nekir"])
    assert list(play(state, *MOVE, "p2.vizier").gold) == [51, 50]


def test_nekir_pays_nothing_where_assassins_find_no_victim() -> None:  # Nekir
    state = play(position(BOARD + MOVABLE, djinns=["", "nekir"]), *MOVE)
    assert list(state.gold) == [50, 50]
