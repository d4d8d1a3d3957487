"""What each seat may know, and that dealing anew respects exactly that, by distribution."""

from collections import Counter
from collections.abc import Callable

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.games.fire_and_stone.chart import NAMES
from stammtisch.games.fire_and_stone.material import ANIMAL_NAMES, TASK_NAMES, TILE_NAMES, Mat
from stammtisch.games.fire_and_stone.state import World
from tests.games.fire_and_stone.positions import hunted, lay, mat, place, play, stand, table

DEALS = 4000


def sampled(state: World, viewer: int, look: Callable[[World], object]) -> Counter[object]:
    """What some part of the state is, over many deals."""
    rng = seeded("dealt anew")
    return Counter(look(state.redeal(viewer, rng)) for _ in range(DEALS))


def close(found: Counter[object], expected: dict[object, float]) -> None:
    """Every share lies within five standard errors of what it should be, and nothing else came up."""
    assert set(found) == set(expected)
    for outcome, share in expected.items():
        error = (share * (1 - share) / DEALS) ** 0.5
        assert abs(found[outcome] / DEALS - share) < 5 * error + 1e-9, (outcome, found[outcome] / DEALS, share)


def animal(tile: int) -> Callable[[World], object]:
    return lambda state: ANIMAL_NAMES[state.animals[tile]]


def take(state: World, seat: int, stack: int, position: int) -> None:
    """A seat takes the next tile of a stack, as it lies."""
    state.takers, state.holders = state.takers[:], state.holders[:]
    state.takers[stack * 3 + position] = seat
    state.holders[stack * 3 + position] = seat


def test_the_others_tasks_are_any_but_ones_own() -> None:
    state = table(4)
    own = state.mat(2, Mat.TASK)
    found = sampled(state, 2, lambda world: TASK_NAMES[world.mat(0, Mat.TASK)])
    close(found, {name: 1 / 4 for number, name in enumerate(TASK_NAMES) if number != own})
    assert all(state.redeal(2, seeded("x")).mat(2, Mat.TASK) == own for _ in range(5))


def test_a_spectator_knows_no_task() -> None:
    found = sampled(table(3), -1, lambda world: TASK_NAMES[world.mat(1, Mat.TASK)])
    close(found, dict.fromkeys(TASK_NAMES, 1 / 5))


def test_dealt_tasks_stay_different() -> None:
    found = sampled(table(4), 0, lambda world: len({world.mat(seat, Mat.TASK) for seat in range(4)}))
    assert set(found) == {4}


def test_anothers_animal_may_be_any_that_is_not_accounted_for() -> None:
    state = table()
    hunted(state, 0, 0, "mammoth", "hare", "hare")
    hunted(state, 1, 1, "bear", "wolf", "deer")
    copies = {"hare": 2, "boar": 3, "bison": 2, "deer": 4, "ibex": 4, "wolf": 3, "bear": 3}
    close(sampled(state, 0, animal(3)), {name: count / 21 for name, count in copies.items()})


def test_ones_own_animals_and_what_one_left_never_change() -> None:
    state = table()
    hunted(state, 0, 0, "mammoth", "hare", "bear")
    found = sampled(state, 0, lambda world: (world.animals[0], tuple(sorted((world.animals[1], world.animals[2])))))
    assert set(found) == {(5, (0, 7))}


def test_of_two_left_behind_the_next_hunter_has_either() -> None:
    state = table()
    hunted(state, 0, 0, "mammoth", "hare", "bear")
    take(state, 1, 0, 1)
    close(sampled(state, 0, animal(1)), {"hare": 1 / 2, "bear": 1 / 2})
    found = sampled(state, 0, lambda world: {*world.animals[1:3]} == {0, 7})
    assert set(found) == {True}, "the other one is still in the forest"


def test_the_next_hunter_does_not_know_what_the_first_one_took() -> None:
    state = table()
    hunted(state, 0, 0, "mammoth", "hare", "bear")
    take(state, 1, 0, 1)
    copies = {"hare": 3, "boar": 3, "bison": 2, "deer": 4, "ibex": 4, "mammoth": 1, "wolf": 3, "bear": 2}
    close(sampled(state, 1, animal(0)), {name: count / 22 for name, count in copies.items()})
    found = sampled(state, 1, lambda world: (world.animals[1], world.animals[2]))
    assert set(found) == {(0, 7)}, "he saw both"


def test_who_comes_back_sees_what_is_missing() -> None:
    state = table(3)
    hunted(state, 0, 0, "mammoth", "hare", "bear")
    take(state, 1, 0, 1)
    take(state, 0, 0, 2)
    assert set(sampled(state, 0, animal(1))) == {"hare"}
    assert state.view(0)["players"][1]["animals"] == {"hare": 1}


def test_the_last_one_left_is_known_when_it_is_taken() -> None:
    state = table(3)
    hunted(state, 0, 0, "mammoth", "hare", "bear")
    take(state, 1, 0, 1)
    take(state, 2, 0, 2)
    assert set(sampled(state, 1, animal(2))) == {"bear"}
    assert state.view(1)["players"][2]["animals"] == {"bear": 1}
    assert state.view(0)["players"][2]["animals"] == {}
    close(sampled(state, 0, animal(2)), {"hare": 1 / 2, "bear": 1 / 2})


def test_a_cooked_animal_settles_what_the_other_one_is() -> None:
    state = table()
    hunted(state, 0, 0, "mammoth", "hare", "bear")
    take(state, 1, 0, 1)
    stand(state, 1, "drakensberg")
    play(state, "cape", "hare")
    assert set(sampled(state, 0, animal(2))) == {"bear"}
    lay(state, kalahari="forest")
    assert place(state, "kalahari", 0)["seen_animals"] == ["bear"]


def test_a_spectator_knows_only_what_was_cooked() -> None:
    state = table()
    hunted(state, 0, 0, "mammoth", "hare", "bear")
    stand(state, 0, "drakensberg")
    play(state, "cape", "mammoth")
    assert set(sampled(state, -1, animal(0))) == {"mammoth"}
    copies = {"hare": 4, "boar": 3, "bison": 2, "deer": 4, "ibex": 4, "wolf": 3, "bear": 3}
    close(sampled(state, -1, animal(1)), {name: count / 23 for name, count in copies.items()})


def test_while_looking_the_hunter_knows_what_is_before_him() -> None:
    state = table()
    lay(state, kalahari="forest")
    play(state, "kalahari", "hunt", "hare", "bear")
    found = sampled(state, 0, lambda world: sorted(world.animals[:2]) == [0, 7])
    assert set(found) == {True}
    assert len(sampled(state, 1, animal(0))) == 8
    play(state, "deer")
    assert state.redeal(0, seeded("keep")).options() == state.options()


def lookout() -> World:
    """The first player has looked at the Kalahari (a hut) and at Japan (a fire)."""
    state = table()
    state.track = 3
    stand(state, 0, "nile_delta")
    play(state, "levant", "tile.cave", "cave.lookout", "kalahari", "tile.hut", "japan", "tile.fire", "done")
    return state


def tile(at: int) -> Callable[[World], object]:
    return lambda state: TILE_NAMES[state.peeked[at]]


def test_what_the_spy_saw_stays_for_the_spy() -> None:
    assert set(sampled(lookout(), 0, tile(1))) == {"hut"}


@pytest.mark.parametrize("viewer", [1, -1])
def test_to_others_it_may_be_any_face_down_tile_of_its_region(viewer: int) -> None:
    one = {"apple": 3, "nut": 3, "mushroom": 3, "root": 3, "forest": 3, "hut": 4, "fire": 3, "hideout": 2}
    close(sampled(lookout(), viewer, tile(1)), {name: count / 24 for name, count in one.items()})
    two = {"apple": 3, "nut": 3, "mushroom": 3, "root": 3, "forest": 4, "hut": 5, "fire": 3}
    japan = NAMES.index("japan")
    close(sampled(lookout(), viewer, tile(japan)), {name: count / 24 for name, count in two.items()})


def test_the_counts_of_face_down_tiles_do_not_tell_what_the_spy_saw() -> None:
    state = lookout()
    assert state.view(1)["face_down"] == state.view(0)["face_down"]
    assert state.view(1)["face_down"][0]["hut"] == 4


def test_at_the_end_all_is_open() -> None:
    state = table()
    hunted(state, 0, 0, "mammoth", "hare", "bear")
    state.steps.clear()
    view = state.view(1)
    assert view["players"][0]["task"] is not None
    assert view["players"][0]["animals"] == {"mammoth": 1}
    rng = seeded("over")
    assert all(state.redeal(1, rng).view(1) == view for _ in range(20)), "so there is nothing to deal anew"


def test_everything_else_is_open_to_all() -> None:
    state = table()
    play(state, "kalahari", "tile.root", "light")
    for seat in range(2):
        shown = state.view(-1)["players"][seat]
        own = mat(state, seat)
        assert {key for key in own if own[key] != shown[key]} <= {"task", "animals", "hidden_animals"}
