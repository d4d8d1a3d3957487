"""Die Heiligen Orte: who may stand there, who is expelled, and what all twelve do."""

import pytest

from tests.games.hunters_and_scouts.positions import (
    created,
    hand,
    is_open,
    items,
    offered,
    play,
    position,
    top,
    where,
)


def test_mammoth_graveyard_example_two_members_expel_one() -> None:  # Beispiel
    state = position("home home home home | hand gatherer", "mammoth_graveyard home", laid="forest1 mammoth_graveyard")
    play(state, "gatherer", "mammoth_graveyard")
    assert where(state, 0) == ["home", "home", "mammoth_graveyard", "mammoth_graveyard"]
    assert where(state, 1) == ["home", "home"]
    assert state.steps[-1].details() == {"left": 2}, "two of the four members are placed"


def test_mammoth_graveyard_example_three_members_make_it_harder_to_come_back() -> None:  # Beispiel
    first, second = "home home home home | hand gatherer", "mammoth_graveyard home home | hand gatherer"
    state = position(first, second, laid="forest1 mammoth_graveyard")
    play(state, "gatherer", "mammoth_graveyard", "mammoth_graveyard", "done", "a1")
    assert where(state, 0).count("mammoth_graveyard") == 3
    play(state, "gatherer")
    assert offered(state) == ["forest1", "done"], "three members do not expel three"


def test_holy_places_count_as_places_to_be_sent_to() -> None:
    state = position("home | hand healer", laid="forest1 ice_cavern")
    play(state, "healer")
    assert offered(state) == ["forest1", "ice_cavern", "done"]


def test_hunter_cannot_send_to_holy_places() -> None:
    state = position("home | hand hunter", laid="forest1 ice_cavern")
    play(state, "hunter", "horse1")
    assert offered(state) == ["horse1", "done"]


def test_any_number_of_members_of_one_player_may_stand_there() -> None:
    state = position("ice_cavern ice_cavern ice_cavern home home | hand gatherer", laid="forest1 ice_cavern")
    play(state, "gatherer", "ice_cavern", "ice_cavern")
    assert where(state, 0) == ["ice_cavern"] * 5


def test_an_equal_number_cannot_be_placed() -> None:
    state = position("home home | hand gatherer", "ice_cavern ice_cavern", laid="forest1 ice_cavern")
    play(state, "gatherer")
    assert offered(state) == ["forest1", "done"]


def test_an_item_that_places_one_member_cannot_expel() -> None:
    state = position("mountains1 home home | items hand_axe1", "ice_cavern", laid="mountains1 ice_cavern")
    play(state, "mountains1.stone", "hand_axe1")
    assert offered(state) == ["mountains1"]


def test_only_as_many_as_the_character_allows_can_expel() -> None:
    state = position("home home home | hand chief", "ice_cavern ice_cavern", laid="forest1 ice_cavern")
    play(state, "chief", "club", "bowl")
    assert "ice_cavern" not in offered(state), "two against two"
    state = position("home home home | hand chief", "ice_cavern", laid="forest1 ice_cavern")
    play(state, "chief", "club", "bowl", "ice_cavern")
    assert where(state, 1) == ["home"]


def test_members_taken_back_from_a_holy_place_bring_nothing() -> None:  # ruling
    state = position("ice_cavern ice_cavern | items club", laid="forest1 ice_cavern")
    assert offered(state) == ["ice_cavern", "sunset"]
    play(state, "ice_cavern")
    assert state.pool == 0
    assert where(state, 0) == ["home", "ice_cavern"]
    assert state.stones == 30
    assert is_open(state, "ice_cavern")


def test_members_on_holy_places_are_active_at_sunset() -> None:  # ruling
    state = position("berry_grove berry_grove | score 3", laid="forest1 berry_grove")
    play(state, "sunset")
    assert (state.score[0], state.hunger[0]) == (5, 2)


def test_ice_cavern_one_hunger_tile_less_at_sunset() -> None:
    state = position("ice_cavern home home | score 3", laid="forest1 ice_cavern")
    play(state, "sunset")
    assert (state.score[0], state.hunger[0]) == (6, 2)


def test_ember_fields_one_more_tile_for_meat_once_a_turn() -> None:
    state = position("ember_fields horse2 horse2 | hunger 5", laid="forest1 horse2 ember_fields")
    play(state, "horse2.meat")
    assert state.hunger[0] == 3
    play(state, "horse2.meat")
    assert state.hunger[0] == 2


def test_ember_fields_are_not_spent_when_the_hunger_is_gone_already() -> None:
    state = position("ember_fields horse2 horse2 | hunger 1", laid="forest1 horse2 ember_fields")
    play(state, "horse2.meat")
    assert state.hunger[0] == 0
    assert "ember_fields" in offered(state), "not used, so its member is free to go"


@pytest.mark.parametrize(
    ("place", "kind"),
    [("mud_springs", "clay"), ("berry_grove", "fruit"), ("flint_quarry", "stone"), ("giant_tree", "wood")],
)
def test_some_holy_places_add_a_resource_to_the_first_one_from_a_wilderness(place: str, kind: str) -> None:
    state = position(f"{place} river2 river2 | items megalith", laid=f"river2 {place}")
    play(state, "river2.stone")
    expected = {"stone": 1}
    expected[kind] = expected.get(kind, 0) + 1
    assert state.view(0)["fetched"] == expected
    assert state.stones == 29, "no space is covered for it"
    play(state, "river2.wood")
    expected["wood"] = expected.get("wood", 0) + 1
    assert state.view(0)["fetched"] == expected, "once a turn"


def test_meat_and_hide_do_not_trigger_them() -> None:
    state = position("mud_springs bear1 bear1", laid="forest1 bear1 mud_springs")
    play(state, "bear1.hide")
    assert state.view(0)["fetched"] == {"hide": 1}


def test_the_added_resource_pays_for_items() -> None:
    state = position("mud_springs mountains1 | items hearth", laid="mountains1 mud_springs")
    play(state, "mountains1.stone", "hearth")
    assert created(state, 0) == ["hearth"]


def test_a_used_holy_place_keeps_its_last_member_for_the_turn() -> None:  # mindestens 1 stehen lassen
    state = position("mud_springs mountains1 home", laid="mountains1 mud_springs")
    assert "mud_springs" in offered(state)
    play(state, "mountains1.stone")
    assert state.player() == 1, "the member on the Mud Springs cannot be taken back any more"
    state = position("mud_springs mud_springs mountains1", laid="mountains1 mud_springs")
    play(state, "mountains1.stone")
    assert "mud_springs" in offered(state)
    play(state, "mud_springs")
    assert where(state, 0).count("mud_springs") == 1
    assert state.player() == 1


def test_whoever_takes_the_last_member_back_first_cannot_use_the_place() -> None:
    state = position("mud_springs mountains1 | items megalith", laid="mountains1 mud_springs")
    play(state, "mud_springs", "mountains1.stone")
    assert state.view(0)["fetched"] == {"stone": 1}
    assert where(state, 0) == ["home", "home"]


def test_mammoth_graveyard_a_point_at_sunset() -> None:
    state = position("mammoth_graveyard home | score 3", laid="forest1 mammoth_graveyard")
    play(state, "sunset")
    assert state.score[0] == 6


def test_a_holy_place_serves_its_holder_only() -> None:
    state = position("home home | score 3", "mammoth_graveyard", laid="forest1 mammoth_graveyard")
    play(state, "sunset")
    assert state.score[0] == 5


def test_ancestors_cave_keeps_three_items() -> None:
    first = "ancestors_cave | items club bowl axe drum | score 3"
    state = position(first, laid="forest1 ancestors_cave")
    play(state, "sunset")
    assert top(state) == "Discard"
    play(state, "axe")
    assert items(state, 0) == ["club", "bowl", "drum"]


def test_stone_circle_draws_an_item_for_the_first_one_created() -> None:
    first = "stone_circle forest1 swamp1 | items club bowl"
    state = position(first, laid="forest1 swamp1 stone_circle")
    play(state, "forest1.wood", "swamp1.clay", "club")
    assert top(state) == "DrawItem"
    play(state, "drum")
    assert items(state, 0) == ["bowl", "drum"]
    play(state, "bowl")
    assert items(state, 0) == ["drum"], "only for the first item of a turn"


def test_eagle_rock_shows_two_cards_of_which_one_is_laid_open() -> None:
    state = position("eagle_rock home | hand hunter", laid="forest1 eagle_rock")
    play(state, "hunter")
    assert top(state) == "LookAt"
    play(state, "mammoth1", "bear1")
    assert (state.player(), top(state)) == (0, "ShowOne")
    assert offered(state) == ["mammoth1", "bear1"]
    play(state, "bear1")
    assert is_open(state, "bear1")
    assert not is_open(state, "mammoth1")
    assert state.view(0)["piles"]["hunting"] == {"count": 17, "under": ["mammoth1"], "discard": []}
    assert state.view(1)["piles"]["hunting"] == {"count": 17, "under": [None], "discard": []}
    assert offered(state) == ["bear1", "done"], "the hunter goes on"


def test_eagle_rock_cards_under_the_pile_are_drawn_last() -> None:
    state = position("eagle_rock home | hand hunter", "home | hand hunter", laid="forest1 eagle_rock")
    play(state, "hunter", "mammoth1", "bear1", "bear1", "done", "a1")
    play(state, "hunter")
    assert "mammoth1" not in offered(state)
    state.pile &= ~(0x3FFFF << 18)
    assert offered(state) == ["mammoth1"]
    play(state, "mammoth1")
    assert is_open(state, "mammoth1")


def test_eagle_rock_with_a_single_card_left_lays_it_open() -> None:
    state = position("eagle_rock home | hand hunter", laid="forest1 eagle_rock")
    state.pile = 1 << 18
    play(state, "hunter", "mammoth1")
    assert is_open(state, "mammoth1")
    assert top(state) == "Place"


def test_eagle_rock_works_for_the_replacement_of_the_nomad_too() -> None:
    state = position("eagle_rock home | hand nomad", laid="forest1 eagle_rock")
    play(state, "nomad", "forest1")
    assert top(state) == "LookAt"
    assert "mammoth1" not in offered(state)


def test_hot_spring_offspring_without_hunger() -> None:
    state = position("hot_spring camp | hand offspring | hunger 3", laid="forest1 hot_spring")
    play(state, "offspring", "a1")
    assert state.hunger[0] == 3
    assert where(state, 0) == ["home", "hot_spring"]
    state = position("hot_spring camp camp | hand twins | hunger 3", laid="forest1 hot_spring")
    play(state, "twins", "camp", "camp", "a1")
    assert state.hunger[0] == 3


def test_spirit_gate_the_first_character_comes_from_any_position() -> None:
    rows = "hunter scout chief / gatherer offspring / healer nomad"
    state = position("spirit_gate home", rows=rows, laid="forest1 spirit_gate")
    play(state, "sunset")
    assert offered(state) == ["a1", "a2", "a3", "b1", "b2", "c1", "c2"]
    play(state, "a1")
    assert hand(state, 0) == {"hunter": 1}
    assert state.view(0)["rows"][0] == ["scout", "chief"], "the gap closes"
    assert offered(state) == ["a2", "b2", "c2"], "only the first one"


def test_a_newcomer_does_not_count_in_his_first_turn() -> None:  # option holy_newcomers
    first = "mountains1 forest1 | items hand_axe1 club"
    for reading, fetched in (("no", {"wood": 1}), ("yes", {"wood": 1, "clay": 1})):
        state = position(first, laid="mountains1 forest1 mud_springs", holy_newcomers=reading)
        play(state, "mountains1.stone", "hand_axe1", "mud_springs", "bowl", "forest1.wood")
        assert state.view(0)["fetched"] == fetched


def test_a_newcomer_does_not_take_over_from_a_member_taken_back() -> None:  # option holy_newcomers
    first = "mud_springs mountains1 forest1 | items hand_axe1 club"
    for reading, fetched in (("no", {"wood": 1}), ("yes", {"wood": 1, "clay": 1})):
        state = position(first, laid="mountains1 forest1 mud_springs", holy_newcomers=reading)
        play(state, "mud_springs", "mountains1.stone", "hand_axe1", "mud_springs", "bowl", "forest1.wood")
        assert state.view(0)["fetched"] == fetched


def test_an_expelled_player_cannot_use_the_place() -> None:
    state = position(
        "home home | hand gatherer", "mud_springs mountains1 | items megalith", laid="mountains1 mud_springs"
    )
    play(state, "gatherer", "mud_springs", "a1", "mountains1.stone")
    assert state.view(1)["fetched"] == {"stone": 1}
