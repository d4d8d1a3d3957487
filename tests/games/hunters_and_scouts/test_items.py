"""Die Gegenstände: points, effects in order, and all 31 cards."""

import pytest

from stammtisch.games.hunters_and_scouts import cards
from stammtisch.games.hunters_and_scouts.state import Valley
from tests.games.hunters_and_scouts.positions import (
    chance_off,
    created,
    items,
    offered,
    play,
    position,
    top,
    where,
)

SOURCES = {"stone": "mountains2", "wood": "forest3", "clay": "swamp2", "fruit": "steppe2", "hide": "bear1"}


def gather(name: str) -> tuple[Valley, list[str]]:
    """A position in which an item can be paid for, and what must be fetched for it."""
    cost = cards.ITEM_CARDS[cards.ITEM_NAMES.index(name)][1]
    members = " ".join(SOURCES[kind] for kind in cost)
    state = position(f"{members} home | items {name} | hunger 5", laid=" ".join(SOURCES.values()))
    return state, [f"{SOURCES[kind]}.{kind}" for kind in cost]


@pytest.mark.parametrize("card", cards.ITEM_CARDS, ids=cards.ITEM_NAMES)
def test_every_item_costs_scores_and_acts_as_printed(card: tuple[str, list[str], int, list[str]]) -> None:
    name, _, points, effects = card
    state, fetched = gather(name)
    for number, space in enumerate(fetched):
        if number > 0:
            assert name not in offered(state), "not before everything is paid"
        play(state, space)
    play(state, name)
    for effect in effects:
        if effect == "place":
            assert top(state) == "Place"
            play(state, "steppe2")
        elif effect == "draw":
            assert top(state) == "DrawItem"
            chance_off(state)
    assert state.score[0] == points
    assert created(state, 0) == [name]
    assert len(items(state, 0)) == effects.count("draw")
    assert state.hunger[0] == 5 - effects.count("return") + effects.count("take")
    assert where(state, 0).count("steppe2") == effects.count("place")
    assert state.sheet()[0] == {"start": 0, "items": points, "sunsets": 0, "tigers": 0, "bonuses": 0}


def test_points_come_before_the_effects() -> None:  # Die Gegenstände
    state = position("forest1 forest1 | items torch | score 5", laid="forest1 forest2")
    play(state, "forest1.wood", "forest1.wood", "torch")
    assert top(state) == "Place"
    assert state.score[0] == 6


def test_all_effects_of_an_item_come_before_the_next_item() -> None:  # Weitere Hinweise
    state = position("mountains1 forest1 | items hand_axe1 club", laid="mountains1 forest1")
    play(state, "mountains1.stone", "forest1.wood", "hand_axe1")
    assert top(state) == "Place"
    assert "club" not in offered(state)
    play(state, "forest1")
    assert top(state) == "DrawItem"
    play(state, "bowl")
    assert offered(state) == ["club", "done"]


def test_a_member_placed_by_an_item_cannot_be_taken_back_in_the_same_turn() -> None:  # Weitere Hinweise
    state = position("mountains1 | items hand_axe1", laid="mountains1 forest1")
    play(state, "mountains1.stone", "hand_axe1", "forest1", "club")
    assert state.player() == 1, "nothing is left to do"
    play(state, "sunset")
    while state.player() == 1:
        state.apply(state.options()[0])
    assert "forest1.wood" in offered(state), "in a later turn he can"


def test_of_two_members_on_a_location_only_the_one_who_was_there_before_can_be_taken_back() -> None:
    state = position("mountains1 forest1 | items hand_axe1", laid="mountains1 forest1")
    play(state, "mountains1.stone", "hand_axe1", "forest1", "club", "forest1.wood")
    assert where(state, 0) == ["forest1", "home"]
    assert [name for name in offered(state) if "." in name] == []


def test_a_member_who_came_home_in_this_turn_may_be_placed_again() -> None:  # ruling
    state = position("mountains1 | items hand_axe1", laid="mountains1 forest1")
    play(state, "mountains1.stone", "hand_axe1")
    assert offered(state) == ["forest1", "mountains1"]


def test_placing_for_an_item_is_not_optional() -> None:  # option item_placing
    state = position("mountains1 | items hand_axe1", laid="mountains1 forest1")
    play(state, "mountains1.stone", "hand_axe1")
    assert "done" not in offered(state)
    state = position("mountains1 | items hand_axe1", laid="mountains1 forest1", item_placing="may")
    play(state, "mountains1.stone", "hand_axe1", "done")
    assert where(state, 0) == ["home"]


def test_placing_for_an_item_is_skipped_where_there_is_no_room() -> None:  # ruling
    state = position("mountains1 | items hand_axe1", "forest1 forest1 forest1", laid="mountains1:stone:wood forest1")
    play(state, "mountains1.stone", "hand_axe1")
    assert top(state) == "DrawItem"


def test_an_item_drawn_by_an_effect_may_be_created_at_once() -> None:  # ruling
    state = position("mountains1 forest1 | items hand_axe1", laid="mountains1 forest1")
    play(state, "mountains1.stone", "forest1.wood", "hand_axe1", "forest1", "club", "club")
    assert created(state, 0) == ["hand_axe1", "club"]
    assert state.score[0] == 1


def test_hunger_taken_by_an_item_can_lead_to_famine() -> None:
    state = position("steppe2 steppe2 home | items brew | hunger 7", laid="steppe2 forest1")
    play(state, "steppe2.fruit", "steppe2.fruit", "brew")
    assert state.hunger[0] == 5
    assert where(state, 0) == ["home", "home"]


def test_any_number_of_items_may_lie_face_down() -> None:  # Weitere Hinweise
    state = position("home | hand chief | items club bowl torch knife spear axe figurine flute")
    play(state, "chief", "drum", "sling", "done")
    assert len(items(state, 0)) == 10


def test_a_used_up_pile_of_items_is_made_of_the_discards() -> None:  # Weitere Hinweise
    state = position("home | hand chief")
    state.item_pile = 1 << cards.ITEM_NAMES.index("drum")
    state.item_discard = 1 << cards.ITEM_NAMES.index("club")
    play(state, "chief")
    assert offered(state) == ["drum"]
    play(state, "drum")
    assert offered(state) == ["club"]
    assert state.view(1)["item_discard"] == []


def test_discards_wait_until_a_card_is_needed() -> None:  # option reshuffle
    for reading, left in (("when_needed", ["club"]), ("at_once", [])):
        state = position("home | hand elder", reshuffle=reading)
        state.item_pile = 1 << cards.ITEM_NAMES.index("drum")
        state.item_discard = 1 << cards.ITEM_NAMES.index("club")
        play(state, "elder", "drum")
        assert state.view(0)["item_discard"] == left


def test_without_any_item_to_draw_nothing_happens() -> None:  # ruling
    state = position("home | hand chief")
    state.item_pile = 0
    play(state, "chief", "done")
    assert items(state, 0) == []
