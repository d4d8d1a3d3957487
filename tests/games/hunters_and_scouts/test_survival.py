"""Die Überlebenskampf-Variante: marked spaces and the hunger of the bonus spaces."""

import pytest

from stammtisch.games.hunters_and_scouts import cards
from tests.games.hunters_and_scouts.positions import free, is_open, offered, play, position, top, where


@pytest.mark.parametrize("card", cards.HUNTING_CARDS, ids=cards.HUNTING_NAMES)
def test_marked_spaces_are_covered_when_a_hunting_ground_is_revealed(card: tuple[str, list[str], list[str]]) -> None:
    name, prey, marks = card
    state = position("home | hand hunter", mode="survival")
    play(state, "hunter", name)
    left = {kind: prey.count(kind) - marks.count(kind) for kind in prey}
    assert free(state, name) == {kind: count for kind, count in left.items() if count}
    assert state.stones == 30 - len(marks)


@pytest.mark.parametrize("card", cards.HUNTING_CARDS, ids=cards.HUNTING_NAMES)
def test_in_the_other_games_they_stay_free(card: tuple[str, list[str], list[str]]) -> None:
    name, prey, _ = card
    state = position("home | hand hunter")
    play(state, "hunter", name)
    assert free(state, name) == {kind: prey.count(kind) for kind in prey}
    assert state.stones == 30


@pytest.mark.parametrize("card", cards.WILDERNESS_CARDS, ids=cards.WILDERNESS_NAMES)
def test_wilderness_has_no_marks(card: tuple[str, list[str]]) -> None:
    name, spaces = card
    state = position("home | hand scout", laid="ice_cavern", mode="survival")
    play(state, "scout", "wilderness", name)
    assert free(state, name) == {kind: spaces.count(kind) for kind in spaces}


def test_without_two_items_a_bonus_space_costs_a_hunger_tile() -> None:
    state = position("forest1 | items club | score 8 | hunger 1", laid="forest1", mode="survival")
    play(state, "forest1.wood", "club")
    assert (state.score[0], state.hunger[0]) == (9, 2)


def test_with_two_items_the_bonus_is_the_usual_one() -> None:
    state = position("forest1 | items club | created axe | score 8 | hunger 1", laid="forest1", mode="survival")
    play(state, "forest1.wood", "club", "club", "axe")
    assert (state.score[0], state.hunger[0]) == (10, 1)


@pytest.mark.parametrize(("reading", "hunger"), [("free", 1), ("hunger", 2)])
def test_declining_a_bonus_one_could_have(reading: str, hunger: int) -> None:  # ruling, option declined_bonus
    first = "forest1 | items club | created axe | score 8 | hunger 1"
    state = position(first, laid="forest1", mode="survival", declined_bonus=reading)
    play(state, "forest1.wood", "club", "done")
    assert (state.score[0], state.hunger[0]) == (9, hunger)


def test_the_tile_of_a_bonus_space_can_mean_famine() -> None:
    state = position("home home home home home | score 13 | hunger 4", mode="survival")
    state.hunger[0] = 4
    play(state, "sunset")
    assert state.score[0] == 14
    # four tiles and one for the bonus space make five, with supper ten: two members starve
    assert state.hunger[0] == 10 - 3
    assert where(state, 0) == ["home"] * 4


def test_the_stones_for_the_marks_can_run_out() -> None:
    laid = "forest1 mammoth1:meat:hide mammoth2:meat:meat bear1:hide"
    state = position("home | hand hunter", "mammoth1", laid=laid, mode="survival", stones=1)
    play(state, "hunter", "sloth1")
    assert not is_open(state, "mammoth2"), "the fullest one without members"
    assert free(state, "sloth1") == {"meat": 2, "hide": 1}
    assert state.stones == 1
    assert top(state) == "Place"
    assert "sloth1" in offered(state)
