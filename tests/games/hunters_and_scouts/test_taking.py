"""b) Beliebig viele Stammesmitglieder zurücknehmen: fetching resources and using them at once."""

from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import SPACE, A
from tests.games.hunters_and_scouts.positions import free, is_open, offered, play, position, top, where


def worth_trying(state: Valley) -> list[str]:
    """What a search need try."""
    floor = state.steps[-1].floor()
    return [SPACE.name(action) for action in state.options() if action >= floor]


def test_each_member_brings_one_resource_whose_space_gets_a_stone() -> None:  # b)
    state = position("forest2 forest2", laid="forest2")
    assert offered(state) == ["forest2.wood", "forest2.fruit", "sunset"]
    play(state, "forest2.wood")
    assert free(state, "forest2") == {"wood": 1, "fruit": 2}
    assert state.stones == 29
    assert where(state, 0) == ["forest2", "home"]
    assert state.view(1)["fetched"] == {"wood": 1}


def test_any_number_of_members_may_be_taken_back_but_at_least_one() -> None:  # b)
    state = position("forest2 forest2 horse1", laid="forest2 horse1")
    assert "done" not in offered(state), "a turn cannot be passed"
    play(state, "forest2.wood")
    assert offered(state)[-1] == "done"
    play(state, "done")
    assert state.player() == 1
    assert where(state, 0) == ["forest2", "home", "horse1"]


def test_meat_returns_a_hunger_tile_for_each() -> None:  # b)
    state = position("horse2 horse2 | hunger 3", laid="forest1 horse2")
    play(state, "horse2.meat", "horse2.meat")
    assert state.hunger[0] == 1


def test_meat_without_hunger_is_lost() -> None:  # b)
    state = position("horse2 horse2 | hunger 1", laid="forest1 horse2")
    play(state, "horse2.meat", "horse2.meat")
    assert state.hunger[0] == 0
    assert state.player() == 1


def test_two_hides_bring_a_new_member_to_the_camp() -> None:  # b)
    state = position("bear1 reindeer1", laid="forest1 bear1 reindeer1")
    play(state, "bear1.hide")
    assert "camp" not in offered(state), "one hide is not enough"
    play(state, "reindeer1.hide", "camp")
    assert where(state, 0) == ["camp", "home", "home"]
    assert state.player() == 1


def test_four_hides_bring_two_members() -> None:  # b)
    state = position("bear1 bear1 bear1 reindeer1", laid="forest1 bear1 reindeer1")
    play(state, "bear1.hide", "bear1.hide", "bear1.hide", "reindeer1.hide", "camp")
    assert where(state, 0).count("camp") == 1
    assert state.player() == 1, "only one member was left in the supply"
    state = position("bear1 bear1 bear1", laid="forest1 bear1")
    play(state, "bear1.hide", "bear1.hide", "bear1.hide", "camp")
    assert where(state, 0).count("camp") == 1


def test_hides_are_not_kept_for_the_next_turn() -> None:  # b)  used at once
    state = position("bear1 bear1", laid="forest1 bear1")
    play(state, "bear1.hide", "done", "sunset")
    while state.player() == 1:
        state.apply(state.options()[0])
    assert state.pool == 0
    play(state, "bear1.hide")
    assert state.player() == 1, "a second hide in a later turn brings nobody"


def test_without_a_member_in_the_supply_two_hides_are_of_no_use() -> None:  # b)
    state = position("bear1 bear1 home home camp", laid="forest1 bear1")
    play(state, "bear1.hide", "bear1.hide")
    assert state.player() == 1


def test_an_item_needs_all_its_resources_in_one_turn() -> None:  # b), Die Gegenstände
    state = position("forest2 forest2 mountains1 | items wheel", laid="forest2 mountains1")
    play(state, "forest2.wood", "forest2.wood")
    assert "wheel" not in offered(state)
    play(state, "mountains1.stone")
    assert offered(state) == ["wheel", "done"]


def test_resources_may_come_from_several_locations() -> None:  # b)
    state = position("forest1 mountains1 | items axe | score 3", laid="forest1 mountains1")
    play(state, "forest1.wood", "mountains1.stone", "axe")
    assert state.score[0] == 5


def test_nothing_can_be_paid_in_part() -> None:  # Die Gegenstände
    state = position("forest1 forest1 | items torch", laid="forest1")
    play(state, "forest1.wood", "done")
    play(state, "sunset")
    while state.player() == 1:
        state.apply(state.options()[0])
    play(state, "forest1.wood")
    assert "torch" not in offered(state)


def test_what_is_spent_on_one_item_cannot_pay_another() -> None:  # Die Gegenstände
    state = position("forest1 home | items club torch", laid="forest1")
    play(state, "forest1.wood", "club")
    assert state.player() == 1
    state = position("forest1 forest1 | items club torch", laid="forest1")
    play(state, "forest1.wood", "forest1.wood")
    assert offered(state) == ["club", "torch", "done"]
    play(state, "club")
    assert "torch" not in offered(state)


def test_only_payable_items_are_offered() -> None:
    state = position("forest2 forest2 | items club bowl garden1 megalith", laid="forest2")
    play(state, "forest2.fruit")
    assert [name for name in offered(state) if "." not in name] == ["done"]
    play(state, "forest2.fruit")
    assert offered(state) == ["garden1", "done"]


def test_nobody_is_forced_to_create() -> None:  # Weitere Hinweise
    state = position("forest1 | items club", laid="forest1")
    play(state, "forest1.wood")
    assert offered(state) == ["club", "done"]
    play(state, "done")
    assert state.view(0)["players"][0]["created"] == []


def test_sabre_tooth_spaces_may_be_covered_for_points() -> None:  # Weitere Hinweise
    state = position("tiger1 tiger1 | score 3 | hunger 1", laid="forest1 tiger1")
    assert offered(state) == ["tiger1.meat", "tiger1.hide", "tiger1.point", "sunset"]
    play(state, "tiger1.point", "tiger1.point")
    assert state.score[0] == 5
    assert free(state, "tiger1") == {"meat": 1, "hide": 1}
    assert state.sheet()[0]["tigers"] == 2


def test_taking_back_only_to_harm_the_opponent_is_legal() -> None:  # Weitere Hinweise
    state = position("forest1", "forest1", laid="forest1:wood:wood swamp1")
    play(state, "forest1.fruit")
    assert not is_open(state, "forest1")
    assert where(state, 1) == ["home"], "sent home without the fruit"


def test_taking_back_is_a_set_that_a_search_tries_once() -> None:
    state = position("forest2 mountains1 tiger1", laid="forest2 mountains1 tiger1")
    play(state, "forest2.wood")
    assert "mountains1.stone" in offered(state), "a person may take back in any order"
    assert worth_trying(state) == ["mountains1.wood", "tiger1.meat", "tiger1.hide", "tiger1.point", "done"]
    play(state, "tiger1.meat")
    assert worth_trying(state) == ["done"]
    assert offered(state) == ["mountains1.stone", "mountains1.wood", "done"]


def test_each_set_is_found_once_by_a_search() -> None:
    def sets(state: Valley, taken: tuple[str, ...]) -> list[tuple[str, ...]]:
        found = [tuple(sorted(taken))] if taken else []
        if top(state) not in ("Turn", "TakeBack") or state.turn > 1:
            return found
        for name in worth_trying(state):
            if "." in name:
                after = state.copy()
                play(after, name)
                found += sets(after, (*taken, name))
        return found

    found = sets(position("forest1 forest1 river1", laid="forest1 river1"), ())
    assert len(found) == len(set(found))
    # up to two of wood, wood and fruit, and at most one of stone, clay and fruit, but not nothing
    assert len(found) == (1 + 2 + 2) * (1 + 3) - 1


def test_after_an_item_that_draws_or_places_the_search_starts_anew() -> None:
    state = position("mountains1 forest1 home | items hand_axe1", laid="mountains1 forest1")
    play(state, "mountains1.stone", "hand_axe1", "forest1", "club")
    assert state.steps[-1].floor() == 0


def test_after_a_plain_item_the_set_goes_on() -> None:
    state = position("forest1 mountains1 | items club", laid="forest1 mountains1")
    play(state, "forest1.wood")
    floor = state.steps[-1].floor()
    play(state, "club")
    assert state.steps[-1].floor() == floor > A.WILD


def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    state = position("horse2", laid="forest1 horse2")
    play(state, "horse2.meat")
    assert state.player() == 1


def test_whether_the_turn_goes_on_does_not_tell_what_is_hidden() -> None:
    """With a stone fetched and any item face down, a hand axe might be there for all the opponent knows."""
    state = position("mountains1 | items megalith", laid="mountains1")
    play(state, "mountains1.stone")
    assert offered(state) == ["done"]
    state = position("mountains1", laid="mountains1")
    play(state, "mountains1.stone")
    assert state.player() == 1, "with no item face down there is nothing to hide"
