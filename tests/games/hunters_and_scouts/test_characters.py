"""a) 1 Charakter ausspielen: order of instructions, the row with fewest cards, and each of the characters."""

import pytest

from tests.games.hunters_and_scouts.positions import (
    free,
    hand,
    is_open,
    items,
    offered,
    play,
    position,
    row,
    top,
    where,
)


def test_all_instructions_are_followed_from_top_to_bottom_then_the_card_is_put_away() -> None:  # a)
    state = position("home home | hand great_hunter | hunger 2", laid="forest1")
    play(state, "great_hunter")
    assert top(state) == "Reveal"
    assert state.hunger[0] == 2, "the second line waits for the first"
    play(state, "mammoth1")
    assert state.hunger[0] == 1
    assert top(state) == "Place"
    play(state, "done")
    assert top(state) == "PutAway"
    assert state.view(0)["played"] == "great_hunter"
    play(state, "b1")
    assert row(state, 1) == ["great_hunter"]
    assert state.player() == 1


def test_the_card_goes_to_the_row_with_fewest_cards() -> None:  # a)
    state = position("home | hand gatherer", rows="hunter scout / chief / healer nomad")
    play(state, "gatherer", "done")
    assert row(state, 1) == ["chief", "gatherer"]
    assert top(state) == "Turn"


def test_among_equally_short_rows_the_player_chooses() -> None:  # a)
    state = position("home | hand gatherer", rows="hunter / chief scout / healer")
    play(state, "gatherer", "done")
    assert offered(state) == ["a2", "c2"]


def test_one_character_is_a_whole_turn() -> None:  # Spielzug
    state = position("home | hand gatherer hunter", rows="/ chief / healer")
    play(state, "gatherer", "forest1")
    assert state.player() == 1


def test_hunter_draws_a_hunting_ground_and_places_on_any_hunting_ground() -> None:
    state = position("home home home home | hand hunter", laid="forest1 horse1")
    play(state, "hunter", "mammoth1")
    assert offered(state) == ["mammoth1", "horse1", "done"]
    play(state, "mammoth1", "horse1", "mammoth1")
    assert where(state, 0) == ["home", "horse1", "mammoth1", "mammoth1"], "three at most"
    assert top(state) == "PutAway"


@pytest.mark.parametrize(("pile", "card"), [("wilderness", "swamp1"), ("hunting", "bear1")])
def test_scout_chooses_the_pile_and_places_on_the_new_card_only(pile: str, card: str) -> None:
    state = position("home home home home | hand scout", laid="forest1 horse1")
    play(state, "scout")
    assert offered(state) == ["wilderness", "hunting"]
    play(state, pile, card)
    assert offered(state) == [card, "done"]
    play(state, card, card, card)
    assert where(state, 0) == sorted([card, card, card, "home"])


def test_chief_draws_two_items_and_places_up_to_two_anywhere() -> None:
    state = position("home home home | hand chief", laid="forest1 horse1")
    play(state, "chief", "club", "bowl")
    assert items(state, 0) == ["club", "bowl"]
    assert offered(state) == ["forest1", "horse1", "done"]
    play(state, "forest1", "horse1")
    assert where(state, 0) == ["forest1", "home", "horse1"]


def test_gatherer_places_up_to_four_anywhere() -> None:  # example of the holy places
    state = position("home home home home home | hand gatherer", laid="forest1 forest2")
    play(state, "gatherer", "forest1", "forest1", "forest1", "forest2")
    assert where(state, 0) == ["forest1", "forest1", "forest1", "forest2", "home"]
    assert top(state) == "PutAway"


def test_offspring_moves_a_member_from_camp_and_takes_a_hunger_tile() -> None:
    state = position("home camp camp | hand offspring | hunger 1")
    play(state, "offspring", "a1")
    assert where(state, 0) == ["camp", "home", "home"]
    assert state.hunger[0] == 2


def test_offspring_with_an_empty_camp_moves_nobody_and_makes_no_hunger() -> None:  # ruling
    state = position("home | hand offspring | hunger 1")
    play(state, "offspring", "a1")
    assert where(state, 0) == ["home"]
    assert state.hunger[0] == 1


def test_shaman_covers_two_spaces_and_takes_an_exposed_character() -> None:
    state = position("home | hand shaman", laid="forest1", rows="hunter scout / healer / shaman")
    play(state, "shaman")
    assert offered(state) == ["forest1.wood", "forest1.fruit"], "covering cannot be declined"
    play(state, "forest1.wood", "forest1.wood")
    assert free(state, "forest1") == {"fruit": 1}
    assert offered(state) == ["a2", "b1"], "no other shaman"
    play(state, "a2")
    assert hand(state, 0) == {"scout": 1}


def test_shaman_takes_the_only_possible_character_and_no_elder() -> None:
    state = position("home | hand shaman", laid="forest1", rows="hunter elder / healer / nomad shaman")
    play(state, "shaman", "forest1.wood", "forest1.wood")
    assert hand(state, 0) == {"healer": 1}


def test_shaman_takes_nobody_where_only_shamans_and_elders_lie() -> None:
    state = position("home | hand shaman", laid="forest1", rows="elder / shaman / shaman")
    play(state, "shaman", "forest1.wood", "forest1.wood")
    assert hand(state, 0) == {}
    assert top(state) == "PutAway"


def test_two_covered_spaces_are_a_set() -> None:
    state = position("home | hand shaman", laid="forest2")
    play(state, "shaman", "forest2.fruit")
    assert offered(state) == ["forest2.wood", "forest2.fruit"]
    floor = state.steps[-1].floor()
    assert [action for action in state.options() if action >= floor] == [state.options()[1]]


def test_advanced_scout_draws_and_places_up_to_three_anywhere() -> None:
    state = position("home home home home | hand advanced_scout", laid="forest1")
    play(state, "advanced_scout", "hunting", "bear1")
    assert offered(state) == ["forest1", "bear1", "done"]
    play(state, "forest1", "bear1", "bear1")
    assert where(state, 0) == ["bear1", "bear1", "forest1", "home"]


def test_trapper_covers_up_to_two_meat_spaces_and_returns_a_tile_for_each() -> None:
    state = position("home | hand trapper | hunger 5", laid="forest1 horse2 tiger1")
    play(state, "trapper")
    assert offered(state) == ["horse2.meat", "tiger1.meat", "done"]
    play(state, "horse2.meat", "tiger1.meat")
    assert state.hunger[0] == 3
    assert free(state, "horse2") == {"meat": 2}
    assert free(state, "tiger1") == {"hide": 1, "point": 2}
    assert top(state) == "PutAway"


def test_trapper_without_meat_in_sight_does_nothing() -> None:
    state = position("home | hand trapper | hunger 5", laid="forest1", rows="hunter / chief /")
    play(state, "trapper")
    assert state.player() == 1


def test_toolmaker_draws_three_items_discards_one_and_places_one() -> None:
    state = position("home home | hand toolmaker | items axe")
    play(state, "toolmaker", "club", "bowl", "drum")
    assert top(state) == "Discard"
    assert offered(state) == ["club", "bowl", "axe", "drum"]
    play(state, "bowl")
    assert items(state, 0) == ["club", "axe", "drum"]
    assert state.view(1)["item_discard"] == ["bowl"]
    play(state, "forest1")
    assert where(state, 0) == ["forest1", "home"]
    assert top(state) == "PutAway"


def test_warrior_places_up_to_three_on_a_single_location() -> None:
    state = position("home home home home | hand warrior", laid="forest1 horse1")
    play(state, "warrior", "horse1")
    assert offered(state) == ["horse1", "done"]
    play(state, "horse1", "horse1")
    assert where(state, 0) == ["home", "horse1", "horse1", "horse1"]


def test_warrior_expels_an_equal_number_from_a_holy_place() -> None:
    first, second = "home home | hand warrior", "ice_cavern ice_cavern"
    state = position(first, second, laid="forest1 ice_cavern")
    play(state, "warrior", "ice_cavern")
    assert where(state, 0) == ["ice_cavern", "ice_cavern"]
    assert where(state, 1) == ["home", "home"]


def test_healer_returns_two_tiles_and_places_one() -> None:
    state = position("home home | hand healer | hunger 3")
    play(state, "healer", "forest1")
    assert state.hunger[0] == 1
    assert where(state, 0) == ["forest1", "home"]


def test_elder_draws_an_item_and_takes_an_exposed_character() -> None:
    state = position("home | hand elder", rows="hunter / nomad /")
    play(state, "elder", "club")
    assert offered(state) == ["a1", "b1"]
    play(state, "b1")
    assert items(state, 0) == ["club"]
    assert hand(state, 0) == {"nomad": 1}


def test_nomad_may_replace_a_location_without_members_by_one_of_its_kind() -> None:
    state = position("home home | hand nomad", "forest1", laid="forest1 horse1:meat")
    play(state, "nomad")
    assert offered(state) == ["horse1", "done"]
    play(state, "horse1")
    assert top(state) == "Reveal"
    assert "forest2" not in offered(state)
    assert "mammoth1" in offered(state)
    assert state.stones == 30
    play(state, "mammoth1", "mammoth1", "forest1")
    assert where(state, 0) == ["forest1", "mammoth1"]


def test_nomad_may_leave_everything_as_it_is() -> None:
    state = position("home home | hand nomad", laid="forest1 horse1")
    play(state, "nomad", "done", "done")
    assert is_open(state, "forest1")
    assert is_open(state, "horse1")


def test_twins_bring_up_to_two_and_take_one_tile() -> None:
    state = position("home camp camp camp | hand twins | hunger 1")
    play(state, "twins", "camp", "camp")
    assert where(state, 0) == ["camp", "home", "home", "home"]
    assert state.hunger[0] == 2
    assert top(state) == "PutAway"


def test_twins_who_bring_nobody_make_no_hunger() -> None:
    state = position("home camp | hand twins | hunger 1")
    play(state, "twins", "done", "a1")
    assert where(state, 0) == ["camp", "home"]
    assert state.hunger[0] == 1


def test_up_to_may_be_none() -> None:  # ruling
    state = position("home home | hand gatherer")
    play(state, "gatherer", "done", "a1")
    assert where(state, 0) == ["home", "home"]


def test_a_step_that_cannot_be_done_is_left_out() -> None:  # ruling
    state = position("forest1 | hand gatherer", rows="/ hunter / chief")
    play(state, "gatherer")
    assert state.player() == 1, "nobody is at home to be placed"


def test_placing_is_a_set() -> None:
    state = position("home home home | hand gatherer", laid="forest1 forest2")
    play(state, "gatherer", "forest2")
    floor = state.steps[-1].floor()
    assert [name for name, action in zip(offered(state), state.options(), strict=True) if action >= floor] == [
        "forest2",
        "done",
    ]
