"""The outlook: points first, then what a tribe can make of its position."""

from stammtisch.games.fire_and_stone.state import World
from tests.games.fire_and_stone.positions import give, hunted, huts, invent, lay, stand, store, table


def gain(state: World, before: World) -> int:
    """By how much the first player's outlook is better."""
    return state.outlook()[0] - before.outlook()[0]


def test_a_point_is_worth_ten() -> None:
    state = table()
    give(state, 0, points=1)
    assert gain(state, table()) == 10


def test_food_bags_animals_inventions_and_gathered_tiles_promise_something() -> None:
    states = [table() for _ in range(5)]
    give(states[0], 0, food=1)
    give(states[1], 0, bags=3)
    hunted(states[2], 0, 0, "hare", "bear", "bear")
    invent(states[3], 0, "sled")
    store(states[4], 0, 0, "nut", 1)
    for state in states:
        assert 0 < gain(state, table()) < 30


def test_a_scout_is_drawn_to_face_down_tiles() -> None:
    near, far = table(), table()
    for state in (near, far):
        lay(state, drakensberg="food", kalahari="food", zambezi="nut", mozambique="nut", namib="forest")
        lay(state, angola="mushroom", congo="nut", great_rift="forest")
    stand(far, 0, "cape")
    stand(near, 0, "congo")
    assert gain(near, far) > 0


def test_a_hut_that_can_be_paid_is_worth_more_than_its_food() -> None:
    state = table()
    huts(state, "kalahari", 0, 2)
    give(state, 0, food=2)
    built = state.copy()
    huts(built, "kalahari", 1, 0)
    give(built, 0, food=0)
    assert gain(built, state) >= 0


def test_promises_fade_in_the_last_turns() -> None:
    state, last, gone = table(), table(), table()
    for each in (state, last, gone):
        give(each, 0, bags=6, food=4)
    last.ender, last.turns_left = 1, 2  # the last turn of the first player, then one of the other
    gone.ender, gone.turns_left, gone.mover = 0, 1, 1  # only the other one has a turn left
    assert state.outlook()[0] > last.outlook()[0] > gone.outlook()[0]
    assert gone.outlook()[0] == 10 * gone.points()[0]
