"""Djinns for palms and palaces: Bouraq and Enki place them, Hagis and Lamia move them next door."""

import pytest

from tests.games.five_tribes.positions import due, held, offered, palaces_on, palms_on, play, position

BOARD = "A1: vizier; B1: vizier; F5: vizier; F4: vizier"
VILLAGES = ["A4", "B4", "C4", "D4", "E4"]
OASES = ["A3", "B3", "C3", "D3", "E3", "F3"]
BLOCK = ["B2", "C2", "D2", "B3", "C3", "D3", "B4", "C4", "D4"]
INTO = "C2: vizier; C3: vizier; F5: vizier; F4: vizier"
MOVE = ("C2", "C3.vizier")


def test_bouraq_puts_a_palace_on_any_village() -> None:  # Bouraq
    state = position(BOARD + "; A4: elder", elders=[1], djinns=["bouraq"], camels_on=["", "B4"], begin=True)
    assert offered(play(state, "bouraq")) == VILLAGES
    play(state, "B4")
    assert (palaces_on(state, "B4"), state.palaces_left, state.elders[0]) == (1, 9, 0)


def test_bouraq_costs_an_elder_or_a_fakir_and_works_once_a_turn() -> None:  # Bouraq
    state = position(BOARD, elders=[1], cards=["fakir"], djinns=["bouraq"], begin=True)
    play(state, "bouraq", "fakir", "A4")
    assert (held(state, 0), due(state)) == ({}, "PickUp")


def test_bouraq_is_idle_when_the_palaces_are_gone() -> None:  # Bouraq, 5.2
    assert due(position(BOARD, elders=[1], djinns=["bouraq"], palaces_left=0, begin=True)) == "PickUp"


def test_monkir_pays_for_the_palace_of_bouraq() -> None:  # Bouraq, 5.2
    state = position(BOARD, elders=[1], djinns=["bouraq", "monkir"], begin=True)
    assert list(play(state, "bouraq", "A4").gold) == [50, 52]


def test_enki_puts_a_palm_on_any_oasis() -> None:  # Enki
    state = position(BOARD + "; A3: elder", elders=[1], djinns=["enki"], camels_on=["", "B3"], begin=True)
    assert offered(play(state, "enki")) == OASES
    play(state, "B3")
    assert (palms_on(state, "B3"), state.palms_left) == (1, 11)


def test_enki_costs_an_elder_or_a_fakir() -> None:  # Enki
    assert due(position(BOARD, djinns=["enki"], begin=True)) == "PickUp"
    assert due(position(BOARD, cards=["fakir"], djinns=["enki"], begin=True)) == "Window"


def test_enki_is_idle_when_the_palms_are_gone() -> None:  # Enki, 5.2
    assert due(position(BOARD, elders=[1], djinns=["enki"], palms_left=0, begin=True)) == "PickUp"


@pytest.mark.parametrize(("djinn", "kind"), [("hagis", "village"), ("lamia", "oasis")])
def test_a_palace_or_palm_may_go_to_a_neighbouring_tile(djinn: str, kind: str) -> None:  # Hagis, Lamia
    state = play(position(INTO, tiles=f"C3: {kind}", elders=[1], djinns=[djinn]), *MOVE)
    assert offered(state) == BLOCK
    play(state, "B2")
    assert (palaces_on(state, "B2"), palms_on(state, "B2")) == ((1, 0) if djinn == "hagis" else (0, 1))
    assert state.elders[0] == 0


@pytest.mark.parametrize(("djinn", "kind"), [("hagis", "village"), ("lamia", "oasis")])
def test_leaving_it_on_the_tile_itself_costs_nothing(djinn: str, kind: str) -> None:  # Hagis, Lamia
    state = play(position(INTO, tiles=f"C3: {kind}", elders=[1], djinns=[djinn]), *MOVE, "C3")
    assert palaces_on(state, "C3") + palms_on(state, "C3") == 1
    assert state.elders[0] == 1


@pytest.mark.parametrize(("djinn", "kind"), [("hagis", "village"), ("lamia", "oasis")])
def test_who_cannot_pay_is_not_asked(djinn: str, kind: str) -> None:  # Hagis, Lamia
    state = play(position(INTO, tiles=f"C3: {kind}", djinns=[djinn]), *MOVE)
    assert palaces_on(state, "C3") + palms_on(state, "C3") == 1


@pytest.mark.parametrize(("djinn", "kind"), [("hagis", "village"), ("lamia", "oasis")])
def test_the_neighbour_may_be_any_tile_of_any_owner(djinn: str, kind: str) -> None:  # Hagis, Lamia, 5.2
    state = position(INTO, tiles=f"C3: {kind}; D3: small_market", elders=[1], djinns=[djinn], camels_on=["", "D3"])
    play(state, *MOVE, "D3")
    assert palaces_on(state, "D3") + palms_on(state, "D3") == 1


@pytest.mark.parametrize(("djinn", "kind"), [("hagis", "oasis"), ("lamia", "village")])
def test_each_moves_only_his_own_sort(djinn: str, kind: str) -> None:  # Hagis, Lamia
    state = play(position(INTO, tiles=f"C3: {kind}", elders=[1], djinns=[djinn]), *MOVE)
    assert due(state) == "PickUp"


@pytest.mark.parametrize(("djinn", "kind"), [("hagis", "village"), ("lamia", "oasis")])
def test_with_an_exhausted_supply_there_is_nothing_to_move(djinn: str, kind: str) -> None:  # 5.2
    state = position(INTO, tiles=f"C3: {kind}", elders=[1], djinns=[djinn], palms_left=0, palaces_left=0)
    assert due(play(state, *MOVE)) == "PickUp"


def test_hagis_does_not_move_the_palaces_of_others() -> None:  # Hagis: when you place
    state = play(position(INTO, tiles="C3: village", elders=[0, 1], djinns=["", "hagis"]), *MOVE)
    assert palaces_on(state, "C3") == 1


@pytest.mark.parametrize(("placer", "mover", "tile"), [("bouraq", "hagis", "C4"), ("enki", "lamia", "C3")])
def test_both_work_together_each_paid_on_its_own(placer: str, mover: str, tile: str) -> None:  # 5.2
    state = position(BOARD, elders=[2], djinns=[f"{placer} {mover}"], begin=True)
    play(state, placer, tile, "D4" if tile == "C3" else "D3")
    assert palaces_on(state, "D3") + palms_on(state, "D4") == 1
    assert state.elders[0] == 0


def test_hagis_moves_one_palace_a_turn() -> None:  # 5.1
    state = position(INTO, tiles="C3: village", elders=[3], djinns=["bouraq hagis"], begin=True)
    play(state, "bouraq", "C3", "B2", *MOVE)
    assert palaces_on(state, "C3") == 1
    assert state.elders[0] == 1


def test_at_the_edge_there_are_fewer_neighbours() -> None:  # Hagis
    state = position(BOARD, tiles="B1: village", elders=[1], djinns=["hagis"])
    assert offered(play(state, "A1", "B1.vizier")) == ["A1", "B1", "C1", "A2", "B2", "C2"]
