"""Djinns that pay their owner for what happens: Ba'al, Marid, Monkir (Nekir stands with the assassins)."""

from tests.games.five_tribes.positions import offered, owner_of, play, position

SACRED = "A1: vizier; B1: vizier"
MOVE = ("A1", "B1.vizier")


def test_baal_pays_one_for_a_djinn_of_his_owner() -> None:  # Ba'al
    state = position(SACRED, tiles="B1: sacred6", djinn_row="boaz", elders=[2], djinns=["baal"])
    assert list(play(state, *MOVE, "boaz").gold) == [51, 50]


def test_baal_pays_two_for_a_djinn_of_another() -> None:  # Ba'al
    state = position(SACRED, 3, tiles="B1: sacred6", djinn_row="boaz", elders=[2], djinns=["", "", "baal"])
    assert list(play(state, *MOVE, "boaz").gold) == [50, 50, 52]


def test_baal_does_not_pay_for_his_own_arrival() -> None:  # Ba'al, 5.2
    state = position(SACRED, tiles="B1: sacred6", djinn_row="baal", elders=[2])
    play(state, *MOVE, "baal")
    assert (owner_of(state, "baal"), state.gold[0]) == (0, 50)


def test_marid_pays_one_for_each_meeple_his_owner_drops_on_his_own_tiles() -> None:  # Marid
    state = position("A1: elder builder vizier; D1: vizier", djinns=["marid"], camels_on=["B1 C1"])
    play(state, "A1", "B1.elder", "C1.builder", "D1.vizier")
    assert list(state.gold) == [52, 50]


def test_marid_pays_two_for_each_meeple_another_drops_there() -> None:  # Marid
    state = position("A1: elder vizier; C1: vizier", djinns=["", "marid"], camels_on=["", "B1"])
    play(state, "A1", "B1.elder", "C1.vizier")
    assert list(state.gold) == [50, 52]


def test_marid_pays_nothing_for_tiles_of_others() -> None:  # Marid
    state = position("A1: elder vizier; C1: vizier", 3, djinns=["", "marid"], camels_on=["B1", "", "C1"])
    play(state, "A1", "B1.elder", "C1.vizier")
    assert list(state.gold) == [50, 50, 50]


def test_marid_pays_for_the_last_meeple_too() -> None:  # Marid, 5.2
    state = position("A1: vizier; B1: vizier", djinns=["marid"], camels_on=["B1"])
    assert play(state, *MOVE).gold[0] == 51


def test_marid_pays_nothing_on_a_tile_claimed_at_the_end_of_the_move() -> None:  # Marid, 5.2
    assert play(position("A1: vizier; B1: vizier", djinns=["marid"]), *MOVE).gold[0] == 50


def test_marid_pays_nothing_for_picking_up() -> None:  # Marid, 5.2
    state = position("A1: vizier; B1: vizier", djinns=["marid"], camels_on=["A1"])
    assert play(state, *MOVE).gold[0] == 50


def test_monkir_pays_one_for_a_palace_of_his_owner_and_two_for_anothers() -> None:  # Monkir
    own = position("A1: vizier; B1: vizier", tiles="B1: village", djinns=["monkir"])
    assert list(play(own, *MOVE).gold) == [51, 50]
    others = position("A1: vizier; B1: vizier", tiles="B1: village", djinns=["", "monkir"])
    assert list(play(others, *MOVE).gold) == [50, 52]


def test_monkir_pays_nothing_when_no_palace_is_left() -> None:  # Monkir, 5.2
    state = position("A1: vizier; B1: vizier", tiles="B1: village", djinns=["monkir"], palaces_left=0)
    assert play(state, *MOVE).gold[0] == 50


def test_monkir_pays_nothing_for_palms() -> None:  # Monkir
    state = position("A1: vizier; B1: vizier", tiles="B1: oasis", djinns=["monkir"])
    assert play(state, *MOVE).gold[0] == 50


def test_a_djinn_nobody_has_pays_nobody() -> None:  # 5.1
    state = position(SACRED, tiles="B1: sacred6", djinn_row="baal boaz", elders=[2])
    play(state, *MOVE)
    assert offered(state) == ["baal", "boaz", "done"]
    assert list(play(state, "boaz").gold) == [50, 50]
