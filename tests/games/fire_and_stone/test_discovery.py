"""2 Action: what is turned up, what must be done and what may be done."""

import pytest

from stammtisch.engine.state import CHANCE
from tests.games.fire_and_stone.positions import (
    give,
    huts,
    lay,
    mat,
    offered,
    place,
    play,
    stand,
    step,
    table,
    unseen,
)


def test_a_face_down_tile_is_turned_up() -> None:
    state = table()
    play(state, "kalahari")
    assert state.player() == CHANCE
    play(state, "tile.nut")
    assert place(state, "kalahari")["kind"] == "nut"
    assert unseen(state, 1, "nut") == 2


def test_tiles_come_up_as_often_as_there_are_copies_left_in_the_region() -> None:
    state = table()
    lay(state, zambezi="nut", congo="nut")
    play(state, "kalahari")
    found = dict(zip(offered(state), state.weights(), strict=True))
    assert found == {
        "tile.apple": 3,
        "tile.nut": 1,
        "tile.mushroom": 3,
        "tile.root": 3,
        "tile.forest": 3,
        "tile.hut": 4,
        "tile.fire": 3,
        "tile.hideout": 2,
    }


def test_the_discovery_effect_must_be_done() -> None:
    state = table()
    play(state, "kalahari", "tile.hut")
    assert mat(state, 0)["huts_left"] == 19
    assert step(state) == "SendToFire"
    assert "done" not in offered(state)


@pytest.mark.parametrize("tile", ["apple", "forest"])
def test_the_action_of_a_tile_may_be_left_out(tile: str) -> None:
    state = table()
    play(state, "kalahari", f"tile.{tile}", "done")
    assert state.player() == 1
    assert mat(state, 0)["food"] == 0


def test_an_open_tile_never_gives_its_discovery_effect_again() -> None:
    state = table()
    play(state, "kalahari", "tile.fire")
    assert mat(state, 0)["points"] == 1
    play(state, "kalahari")
    assert mat(state, 1)["points"] == 0
    assert state.player() == 0


def test_a_territory_with_nothing_but_its_food_symbol_gives_one_food() -> None:
    state = table()
    lay(state, kalahari="food")
    play(state, "kalahari")
    assert offered(state) == ["food", "done"]
    play(state, "food")
    assert mat(state, 0)["food"] == 1


def test_the_food_may_be_refused() -> None:
    state = table()
    lay(state, kalahari="food")
    play(state, "kalahari", "done")
    assert mat(state, 0)["food"] == 0


def test_food_without_a_free_bag_is_lost() -> None:
    state = table()
    lay(state, kalahari="apple", zambezi="food")
    give(state, 0, food=1)
    play(state, "kalahari", "food")
    assert mat(state, 0)["food"] == 2
    stand(state, 0, "cape")
    play(state, "zambezi")
    assert state.player() == 1, "with full bags there is nothing to take"


def test_a_secret_hideout_gives_a_bag_and_a_food_and_is_removed() -> None:
    state = table()
    give(state, 0, food=2)
    play(state, "kalahari", "tile.hideout")
    assert (mat(state, 0)["bags"], mat(state, 0)["food"]) == (3, 3)  # the new bag holds the food
    assert place(state, "kalahari")["kind"] == "food"
    assert state.player() == 1, "a hideout has no action"


def test_after_the_hideout_is_gone_its_territory_gives_food() -> None:
    state = table()
    play(state, "kalahari", "tile.hideout")
    play(state, "kalahari")
    assert offered(state) == ["food", "done"]


def test_a_bag_reward_is_lost_once_the_24_bags_are_used_up() -> None:
    state = table()
    give(state, 1, bags=26)
    assert state.bags_left == 0
    play(state, "kalahari", "tile.hideout")
    assert (mat(state, 0)["bags"], mat(state, 0)["food"]) == (2, 1)


def test_food_markers_never_run_out() -> None:  # Material: 30, use substitutes
    state = table()
    give(state, 0, bags=20, food=20)
    give(state, 1, bags=10, food=9)
    stand(state, 1, "cape")
    lay(state, kalahari="apple")
    play(state, "kalahari", "food")
    stand(state, 1, "cape")
    give(state, 1, bags=14)
    play(state, "kalahari", "food")
    assert mat(state, 0)["food"] + mat(state, 1)["food"] == 32


def test_a_settlement_gives_no_food() -> None:
    state = table()
    huts(state, "kalahari", 0, 1)
    play(state, "kalahari")
    assert state.player() == 1
    assert mat(state, 0)["food"] == 0
