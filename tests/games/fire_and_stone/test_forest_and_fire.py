"""Forests and fires: hunting in secret, cooking in the open."""

from stammtisch.engine.state import CHANCE
from tests.games.fire_and_stone.positions import (
    give,
    hunted,
    lay,
    mat,
    offered,
    place,
    play,
    stand,
    step,
    table,
)


def test_a_forest_gets_an_animal_stack_of_its_region() -> None:  # Forest, discovery effect
    state = table()
    play(state, "kalahari", "tile.forest")
    assert place(state, "kalahari")["animals"] == 3
    assert step(state) == "Hunt"


def test_the_hunter_looks_at_all_animals_and_keeps_one() -> None:  # Forest, action
    state = table()
    play(state, "kalahari", "tile.forest", "hunt", "hare", "bear", "hare")
    assert offered(state) == ["hare", "bear"]
    play(state, "bear")
    assert mat(state, 0)["animals"] == {"bear": 1}
    assert place(state, "kalahari", 0)["animals"] == 2
    assert place(state, "kalahari", 0)["seen_animals"] == ["hare", "hare"]


def test_the_others_do_not_see_what_was_kept_or_left() -> None:
    state = table()
    play(state, "kalahari", "tile.forest", "hunt", "hare", "bear", "hare", "bear")
    assert state.view(1)["players"][0]["animals"] == {}
    assert state.view(1)["players"][0]["hidden_animals"] == 1
    assert place(state, "kalahari", 1)["seen_animals"] == []


def test_only_the_hunter_is_told_which_animals_are_there() -> None:
    state = table()
    play(state, "kalahari", "tile.forest", "hunt")
    assert state.player() == CHANCE
    assert state.steps[-1].audience() == 0b01
    play(state, "hare", "bear", "hare")
    assert step(state) == "Keep"
    assert state.steps[-1].audience() == 0b01


def test_the_choice_gets_smaller_with_every_hunter() -> None:
    state = table()
    lay(state, kalahari="forest")
    hunted(state, 0, 0, "bear", "hare", "deer")
    stand(state, 1, "cape")
    play(state, "kalahari", "hunt")
    assert offered(state) == ["hare", "deer"]
    play(state, "deer")
    play(state, "kalahari", "hunt")
    assert mat(state, 0)["animals"] == {"hare": 1, "bear": 1}, "the last one needs no choice"
    assert place(state, "kalahari")["animals"] == 0


def test_two_equal_animals_are_still_a_choice_so_that_nobody_learns_of_it() -> None:
    state = table()
    lay(state, kalahari="forest")
    hunted(state, 0, 0, "bear", "hare", "hare")
    stand(state, 1, "cape")
    play(state, "kalahari", "hunt")
    assert offered(state) == ["hare"]


def test_an_empty_forest_gives_nothing_not_even_food_and_stays() -> None:
    state = table()
    lay(state, kalahari="forest")
    hunted(state, 1, 0, "bear", "hare", "deer")
    state.takers = state.takers[:]
    for tile in (1, 2):
        state.takers[tile] = 1
    play(state, "kalahari")
    assert state.player() == 1
    assert mat(state, 0)["food"] == 0
    assert place(state, "kalahari")["kind"] == "forest"


def test_a_region_has_as_many_stacks_as_forests() -> None:
    state = table()
    lay(state, kalahari="forest", zambezi="forest", namib="forest")
    assert [state.ground[1], state.ground[4], state.ground[3]] == [10, 11, 12]
    lay(state, levant="forest", arabia="forest", ural="forest", persia="forest", plains="forest")
    assert state.forests == 0b11111111


def test_animals_come_up_as_often_as_there_are_copies_unseen() -> None:
    state = table()
    lay(state, kalahari="forest", zambezi="forest")
    hunted(state, 1, 0, "mammoth", "hare", "hare")
    play(state, "zambezi", "hunt")
    found = dict(zip(offered(state), state.weights(), strict=True))
    assert found == {"hare": 2, "boar": 3, "bison": 2, "deer": 4, "ibex": 4, "wolf": 3, "bear": 3}


def test_finding_a_fire_scores_a_point_at_once() -> None:  # Fire, discovery effect
    state = table()
    play(state, "kalahari", "tile.fire")
    assert mat(state, 0)["points"] == 1
    assert place(state, "kalahari")["kind"] == "fire"


def test_blue_finds_a_fire_and_cooks_one_of_two_animals() -> None:  # the example of the fire
    state = table()
    give(state, 0, bags=3)
    hunted(state, 0, 0, "ibex", "hare", "hare")
    hunted(state, 0, 1, "boar", "hare", "hare")
    play(state, "kalahari", "tile.fire")
    assert mat(state, 0)["points"] == 1
    assert offered(state) == ["boar", "ibex", "done"]
    play(state, "ibex", "done")
    assert (mat(state, 0)["bags"], mat(state, 0)["food"]) == (4, 3)
    assert mat(state, 0)["animals"] == {"boar": 1}
    assert state.view(1)["animal_discard"] == {"ibex": 1}


def test_any_number_of_animals_is_cooked_in_any_order() -> None:  # Fire, action
    state = table()
    hunted(state, 0, 0, "boar", "hare", "hare")
    hunted(state, 0, 1, "wolf", "hare", "hare")
    stand(state, 0, "drakensberg")
    play(state, "cape", "wolf", "boar")
    assert (mat(state, 0)["bags"], mat(state, 0)["food"]) == (4, 4)
    assert state.player() == 1
    again = table()
    hunted(again, 0, 0, "boar", "hare", "hare")
    hunted(again, 0, 1, "wolf", "hare", "hare")
    stand(again, 0, "drakensberg")
    play(again, "cape", "boar", "wolf")
    assert (mat(again, 0)["bags"], mat(again, 0)["food"]) == (4, 2), "food without a bag was lost"


def test_printed_fires_cook_like_fire_tiles_but_score_nothing() -> None:
    state = table()
    hunted(state, 0, 0, "hare", "hare", "hare")
    stand(state, 0, "drakensberg")
    play(state, "cape")
    assert offered(state) == ["hare", "done"]
    assert mat(state, 0)["points"] == 0


def test_a_fire_without_animals_offers_nothing() -> None:
    state = table()
    stand(state, 0, "drakensberg")
    play(state, "cape")
    assert state.player() == 1


def test_a_fire_stays_after_cooking() -> None:
    state = table()
    hunted(state, 0, 0, "hare", "hare", "hare")
    play(state, "kalahari", "tile.fire", "hare")
    assert place(state, "kalahari")["kind"] == "fire"


def test_there_are_24_animals_with_21_bags_and_61_food() -> None:
    box = table().box
    copies = list(box.animal_copies)
    assert sum(copies) == 24
    assert sum(n * bags for n, bags in zip(copies, box.animal_bags, strict=True)) == 21
    assert sum(n * food for n, food in zip(copies, box.animal_food, strict=True)) == 61
