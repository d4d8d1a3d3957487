"""Djinns that draw: Sibittis and Sloar."""

from stammtisch.games.five_tribes.material import Place
from stammtisch.games.five_tribes.state import Naqala
from tests.games.five_tribes.positions import due, held, offered, owner_of, play, position

BOARD = "A1: vizier; B1: vizier; F5: vizier; F4: vizier"


def sibittis(pile: str, discard: str = "", elders: int = 2, fakirs: int = 0, more: str = "") -> Naqala:
    return position(
        BOARD,
        elders=[elders],
        cards=[f"fakir*{fakirs}" if fakirs else ""],
        djinns=[f"sibittis {more}"],
        djinn_pile=pile,
        djinn_discard=discard,
        begin=True,
    )


def test_sibittis_draws_three_keeps_one_and_discards_two() -> None:  # Sibittis
    state = play(sibittis("baal boaz utug leta"), "sibittis", "utug", "baal", "leta")
    assert offered(state) == ["baal", "leta", "utug"]
    play(state, "leta")
    assert owner_of(state, "leta") == 0
    assert [owner_of(state, name) for name in ("baal", "utug", "boaz")] == [Place.DISCARD, Place.DISCARD, Place.PILE]


def test_sibittis_costs_an_elder_and_another_elder_or_a_fakir() -> None:  # Sibittis
    assert play(sibittis("baal boaz utug"), "sibittis").elders[0] == 0
    both = play(sibittis("baal boaz utug", elders=1, fakirs=1), "sibittis")
    assert (both.elders[0], held(both, 0)) == (0, {})
    assert due(sibittis("baal boaz utug", elders=1)) == "PickUp"
    assert due(sibittis("baal boaz utug", elders=0, fakirs=3)) == "PickUp"


def test_sibittis_shuffles_the_discards_when_the_pile_runs_out() -> None:  # Sibittis, 5.2
    state = play(sibittis("baal boaz", "utug leta"), "sibittis", "baal", "boaz")
    assert offered(state) == ["leta", "utug"]


def test_sibittis_draws_what_there_is() -> None:  # Sibittis, 5.2
    state = play(sibittis("baal"), "sibittis", "baal")
    assert offered(state) == ["baal"]
    assert owner_of(play(state, "baal"), "baal") == 0


def test_sibittis_is_idle_without_any_djinn_to_draw() -> None:  # Sibittis, 5.2
    assert due(sibittis("")) == "PickUp"


def test_the_djinns_of_the_row_are_not_drawn() -> None:  # Sibittis
    state = position(BOARD, elders=[2], djinns=["sibittis"], djinn_row="baal boaz utug", djinn_pile="", begin=True)
    assert due(state) == "PickUp"


def test_a_pile_just_emptied_by_sibittis_is_renewed_only_when_next_needed() -> None:  # 3, Sibittis
    state = play(sibittis("baal boaz utug", "iblis jafaar"), "sibittis", "baal", "boaz", "utug", "utug")
    assert len(state.djinns_at(Place.PILE)) == 0
    assert len(state.djinns_at(Place.DISCARD)) == 4


def test_a_djinn_kept_from_sibittis_can_be_used_at_once() -> None:  # 2.5, 5.2
    state = play(sibittis("bouraq boaz utug", elders=3), "sibittis", "bouraq", "boaz", "utug", "bouraq")
    assert offered(state) == ["bouraq", "done"]


def test_baal_pays_once_for_the_djinn_kept_from_sibittis() -> None:  # Ba'al, 5.2
    state = play(sibittis("boaz utug leta", more="baal"), "sibittis", "boaz", "utug", "leta", "boaz")
    assert state.gold[0] == 51


def sloar(fakirs: int, pile: str, discard: str = "") -> Naqala:
    cards = [f"fakir*{fakirs}"] if fakirs else []
    return position(BOARD, elders=[2], cards=cards, djinns=["sloar"], pile=pile, discard=discard, begin=True)


def test_sloar_takes_the_top_card_of_the_pile_for_a_fakir() -> None:  # Sloar
    state = play(sloar(1, "silk fish*2"), "sloar")
    assert offered(state) == ["silk", "fish"]
    assert state.weights() == [1, 2]
    play(state, "silk")
    assert (held(state, 0), state.discard[9]) == ({"silk": 1}, 1)


def test_sloar_takes_no_elder_as_payment() -> None:  # Sloar
    assert due(sloar(0, "silk")) == "PickUp"


def test_sloar_works_once_a_turn() -> None:  # Sloar, 5.1
    state = play(sloar(2, "silk fish"), "sloar", "silk")
    assert due(state) == "PickUp"


def test_sloar_draws_from_the_discards_when_the_pile_is_empty_and_the_fakir_may_come_back() -> None:  # Sloar, 5.2
    assert offered(play(sloar(1, "", "silk"), "sloar")) == ["silk", "fakir"]
