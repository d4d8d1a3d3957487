"""Caves that do something when they are found or visited, in the order of their cards."""

import pytest

from stammtisch.engine.state import CHANCE
from stammtisch.games.fire_and_stone.material import CAVE_NAMES
from tests.games.fire_and_stone.positions import (
    at_the_gate,
    cave,
    cave_found,
    cave_visited,
    display,
    give,
    hunted,
    huts,
    invent,
    mat,
    offered,
    place,
    play,
    stand,
    step,
    store,
    table,
)


def test_the_cave_card_is_turned_up_with_the_tile() -> None:
    state = at_the_gate()
    assert state.view(0)["cave"] is None
    play(state, "levant", "tile.cave")
    assert state.player() == CHANCE
    assert len(offered(state)) == 24
    assert state.weights() == [1] * 24
    play(state, "cave.frost")
    assert state.view(1)["cave"] == {"name": "frost", "level": "harder", "at": "levant", "food": 0}


def test_twelve_caves_are_easier_and_twelve_harder() -> None:
    assert table().box.easier == [True] * 12 + [False] * 12


@pytest.mark.parametrize("name", [*CAVE_NAMES[12:20], "race", "totem", "restless", "tunnels"])
def test_a_cave_that_only_changes_rules_stays_and_gives_nothing(name: str) -> None:
    state = cave_found(name)
    assert state.player() == 1
    assert place(state, "levant")["kind"] == "cave"
    stand(state, 0, "nile_delta")
    play(state, "levant")
    assert state.player() == 1
    assert mat(state, 0)["food"] == 0


# 1 Garden of Eden


def test_eden_blue_builds_the_third_hut_and_takes_two_food() -> None:  # the example of the rulebook
    state = at_the_gate()
    cave(state, "eden", "levant")
    state.cave_food = 9
    huts(state, "levant", 1, 1)
    play(state, "levant", "use")
    assert mat(state, 0)["food"] == 2
    assert state.view(0)["cave"]["food"] == 7
    assert place(state, "levant")["huts"] == [2, 1]
    assert offered(state) == ["mesopotamia", "altai", "indochina"]


def test_eden_without_room_for_the_food_nothing_is_built() -> None:
    state = at_the_gate()
    cave(state, "eden", "levant")
    huts(state, "levant", 1, 1)
    give(state, 0, food=1)
    play(state, "levant")
    assert state.player() == 1


def test_eden_its_finder_may_build_the_first_hut_at_once() -> None:
    state = cave_found("eden")
    assert state.view(0)["cave"]["food"] == 10
    play(state, "use", "altai")
    assert place(state, "levant")["huts"] == [1, 0]
    assert place(state, "levant")["kind"] == "cave"
    assert mat(state, 0)["food"] == 0


def test_eden_has_food_for_five_huts() -> None:
    state = at_the_gate()
    cave(state, "eden", "levant")
    give(state, 0, bags=20)
    for number in range(5):
        stand(state, 0, "nile_delta")
        play(state, "levant", "use", "altai")
        assert mat(state, 0)["food"] == [0, 1, 3, 6, 10][number]
    stand(state, 0, "nile_delta")
    play(state, "levant")
    assert state.player() == 1


def test_eden_is_a_settlement_when_points_are_counted() -> None:
    state = at_the_gate()
    cave(state, "eden", "levant")
    huts(state, "levant", 2, 1)
    assert state.sheet()[0]["huts"] == 2
    assert state.sheet()[0]["majorities"] == 1


def test_eden_the_stone_axe_has_no_bearing() -> None:
    state = at_the_gate()
    cave(state, "eden", "levant")
    huts(state, "levant", 1, 1)
    invent(state, 0, "stone_axe")
    play(state, "levant", "use")
    assert mat(state, 0)["food"] == 2


def test_eden_takes_no_hut_from_who_has_none() -> None:
    state = cave_visited("eden", huts=0)
    assert state.player() == 1


# 2 Painted Cave


def test_painted_two_points_once_for_each_player() -> None:
    state = cave_found("painted")
    play(state, "use")
    assert mat(state, 0)["points"] == 2
    assert mat(state, 0)["marker_used"]
    stand(state, 0, "nile_delta")
    play(state, "levant")
    assert state.player() == 1
    stand(state, 1, "nile_delta")
    play(state, "levant", "use")
    assert mat(state, 1)["points"] == 2


# 3 Clear Spring


def test_spring_gives_three_food() -> None:
    state = cave_visited("spring", bags=9)
    play(state, "use")
    assert mat(state, 0)["food"] == 3


def test_spring_has_nothing_for_full_bags() -> None:
    assert cave_visited("spring", food=2).player() == 1


# 4 Ember Grotto


def test_ember_gives_its_finder_a_point_and_is_a_fire_to_cook_at() -> None:
    state = at_the_gate()
    hunted(state, 0, 0, "hare", "hare", "hare")
    play(state, "levant", "tile.cave", "cave.ember")
    assert mat(state, 0)["points"] == 1
    assert offered(state) == ["hare", "done"]


def test_ember_is_a_fire_to_go_to_after_building() -> None:
    state = at_the_gate()
    cave(state, "ember", "levant")
    huts(state, "arabia", 0, 1)
    give(state, 0, food=1)
    play(state, "levant")
    stand(state, 0, "nile_delta", "levant")
    play(state, "scout2", "arabia", "build")
    assert "levant" in offered(state)


def test_ember_is_a_fire_for_the_task() -> None:
    state = at_the_gate()
    cave(state, "ember", "levant")
    huts(state, "arabia", 1, 0)
    state.mats[5] = 2
    assert state.sheet()[0]["task"] == 1
    state.cave = CAVE_NAMES.index("spring")
    assert state.sheet()[0]["task"] == 0


# 5 Flint Seam


def test_flint_a_card_once_for_each_player() -> None:
    state = at_the_gate()
    display(state, "ship", "sled", "basket")
    play(state, "levant", "tile.cave", "cave.flint", "use")
    assert offered(state) == ["sled", "ship", "basket"]
    play(state, "ship", "fishing")
    assert [each["name"] for each in mat(state, 0)["inventions"]] == ["ship"]
    stand(state, 0, "nile_delta")
    play(state, "levant")
    assert state.player() == 1


def test_flint_is_not_wasted_when_no_card_can_be_taken() -> None:
    state = at_the_gate()
    cave(state, "flint", "levant")
    display(state)
    play(state, "levant")
    assert state.player() == 1
    assert not mat(state, 0)["marker_used"]


# 6 Hidden Hoard


def test_hoard_feeds_all_and_leaves_a_food_territory() -> None:
    state = cave_found("hoard", 3)
    assert (mat(state, 0)["bags"], mat(state, 0)["food"]) == (4, 2)
    assert [mat(state, seat)["food"] for seat in (1, 2)] == [1, 1]
    assert place(state, "levant")["kind"] == "food"
    assert state.player() == 1


# 7 Bone Pit


def test_bones_an_animal_of_choice_from_the_discard() -> None:
    state = at_the_gate()
    cave(state, "bones", "levant")
    hunted(state, 1, 0, "bear", "hare", "hare")
    hunted(state, 1, 1, "wolf", "hare", "hare")
    stand(state, 1, "drakensberg")
    play(state, "cape", "bear", "wolf")
    stand(state, 0, "nile_delta")
    play(state, "levant")
    assert offered(state) == ["wolf", "bear", "done"]
    play(state, "wolf")
    assert mat(state, 0)["animals"] == {"wolf": 1}
    assert state.view(0)["animal_discard"] == {"bear": 1}
    assert state.view(1)["players"][0]["animals"] == {"wolf": 1}, "everybody saw it"


def test_bones_has_nothing_while_the_discard_is_empty() -> None:
    assert cave_visited("bones").player() == 1


# 8 Root Cellar


def test_cellar_a_gathering_tile_of_the_discard_for_two_food() -> None:
    state = at_the_gate()
    cave(state, "cellar", "levant")
    state.throw_away(1, 2)
    state.throw_away(3, 1)
    give(state, 0, food=2)
    store(state, 0, 0, "nut", 1)
    display(state, "sled")
    play(state, "levant")
    assert offered(state) == ["tile.nut", "tile.root", "done"]
    play(state, "tile.nut")
    assert mat(state, 0)["food"] == 0
    assert mat(state, 0)["stores"][0] == {"kind": "nut", "count": 2}
    assert step(state) == "TakeCard", "the usual rules apply"
    assert state.view(0)["discard"] == {"nut": 1, "root": 1}


def test_cellar_a_store_may_have_to_be_cleared() -> None:
    state = at_the_gate()
    cave(state, "cellar", "levant")
    state.throw_away(3, 1)
    give(state, 0, food=2)
    store(state, 0, 0, "nut", 1)
    store(state, 0, 1, "apple", 2)
    play(state, "levant", "tile.root")
    assert offered(state) == ["light", "dark"]
    play(state, "dark")
    assert state.view(0)["discard"] == {"apple": 2}


@pytest.mark.parametrize(("food", "thrown"), [(1, 1), (2, 0)])
def test_cellar_needs_two_food_and_something_in_the_discard(food: int, thrown: int) -> None:
    state = at_the_gate()
    cave(state, "cellar", "levant")
    state.throw_away(3, thrown)
    give(state, 0, food=food)
    play(state, "levant")
    assert state.player() == 1


# 9 Great Feast


def test_feast_fills_the_bags_of_its_finder_and_feeds_the_others() -> None:
    state = at_the_gate(3)
    give(state, 0, bags=7)
    give(state, 1, food=1)
    play(state, "levant", "tile.cave", "cave.feast")
    assert [mat(state, seat)["food"] for seat in range(3)] == [7, 2, 2]
    assert place(state, "levant")["kind"] == "food"


# 10 Shaman's Place


def test_shaman_a_point_for_three_food_once_per_visit() -> None:
    state = cave_visited("shaman", bags=9, food=7)
    play(state, "use")
    assert (mat(state, 0)["food"], mat(state, 0)["points"]) == (4, 1)
    assert state.player() == 1
    stand(state, 0, "nile_delta")
    play(state, "levant", "use")
    assert (mat(state, 0)["food"], mat(state, 0)["points"]) == (1, 2)
    stand(state, 0, "nile_delta")
    play(state, "levant")
    assert state.player() == 1, "too little food"


# 11 Far Lookout


def test_lookout_its_finder_secretly_looks_at_up_to_five_tiles_anywhere() -> None:
    state = cave_found("lookout")
    assert place(state, "levant")["kind"] == "food"
    for number, (at, tile) in enumerate(
        [("kalahari", "hut"), ("japan", "fire"), ("pampas", "hut"), ("andes", "nut"), ("congo", "forest")]
    ):
        assert state.steps[-1].details() == {"looks": 5 - number}
        play(state, at)
        assert state.player() == CHANCE
        assert state.steps[-1].audience() == 0b01
        play(state, f"tile.{tile}")
    assert state.player() == 1
    assert place(state, "pampas", 0)["seen"] == "hut"
    assert "seen" not in place(state, "pampas", 1)
    assert place(state, "pampas", 1)["looked_at"]


def test_lookout_may_be_ended_early_and_never_looks_twice() -> None:
    state = cave_found("lookout")
    play(state, "kalahari", "tile.hut")
    assert "kalahari" not in offered(state)
    assert "cape" not in offered(state)
    play(state, "done")
    assert state.player() == 1


def test_lookout_what_was_looked_at_turns_up_without_chance() -> None:
    state = cave_found("lookout")
    play(state, "kalahari", "tile.hut", "done")
    stand(state, 1, "cape")
    state.events = []
    play(state, "kalahari")
    assert ("turned", 1, 100) in state.events
    assert step(state) == "SendToFire"
    assert place(state, "kalahari")["huts"] == [0, 1]
