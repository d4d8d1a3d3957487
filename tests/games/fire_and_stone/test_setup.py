"""Set-up, and the variant with starter inventions."""

from collections import Counter

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.game import SetupError
from stammtisch.engine.play import settle
from stammtisch.engine.record import HIDDEN, Record
from stammtisch.engine.state import CHANCE
from stammtisch.games.fire_and_stone import GAME
from tests.games.fire_and_stone.positions import fresh, mat, offered, place, play, step, table, unseen


def test_there_are_24_25_and_14_discovery_tiles() -> None:  # Material
    face_down = table().view(0)["face_down"]
    assert [sum(region.values()) for region in face_down] == [24, 25, 14]
    assert face_down[0] == {
        "apple": 3,
        "nut": 3,
        "mushroom": 3,
        "root": 3,
        "forest": 3,
        "hut": 4,
        "fire": 3,
        "hideout": 2,
    }
    assert face_down[1] == {"apple": 3, "nut": 3, "mushroom": 3, "root": 3, "forest": 4, "hut": 5, "fire": 3, "cave": 1}
    assert face_down[2] == {"apple": 2, "nut": 2, "mushroom": 2, "root": 2, "forest": 1, "hut": 3, "fire": 2}


def test_every_food_territory_gets_a_tile_and_printed_fires_stay_free() -> None:  # Set-up 2
    kinds = Counter((each["region"], each["kind"]) for each in table().view(0)["territories"])
    assert kinds == {
        (1, "hidden"): 24,
        (2, "hidden"): 25,
        (3, "hidden"): 14,
        (1, "printed_fire"): 3,
        (2, "printed_fire"): 3,
        (3, "printed_fire"): 2,
    }


def test_nothing_face_down_is_decided_before_it_is_turned_up() -> None:  # Set-up 2, 4
    state = table()
    assert unseen(state, 1, "hut") == 4
    assert state.view(0)["cave"] is None
    play(state, "kalahari")
    assert state.player() == CHANCE
    assert "tile.hut" in offered(state)


def test_three_inventions_are_on_display() -> None:  # Set-up 5
    view = table().view(0)
    assert len(view["display"]) == 3
    assert len(view["display"]) + sum(view["pile"].values()) == 17


def test_the_point_cards_lie_sorted_with_the_highest_on_top() -> None:  # Set-up 6
    assert table().view(0)["point_cards"] == [4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]


def test_everybody_has_20_huts_two_bags_no_food_and_a_scout_in_southern_africa() -> None:  # Set-up 8, Tribe mat
    for seat in range(2):
        own = mat(table(), seat)
        assert (own["huts_left"], own["bags"], own["food"], own["points"]) == (20, 2, 0, 0)
        assert own["scouts"] == ["cape"]
    assert place(table(), "cape")["kind"] == "printed_fire"


def test_everybody_gets_a_different_secret_task() -> None:  # Set-up 9
    state = table(4)
    tasks = {state.view(seat)["players"][seat]["task"] for seat in range(4)}
    assert len(tasks) == 4
    assert [other["task"] for other in state.view(0)["players"]].count(None) == 3


def test_only_its_owner_sees_which_task_was_dealt() -> None:  # Set-up 9
    record = Record(GAME, 3)
    record.settle(seeded("tasks"))
    dealt = [entry for entry in record.entries if entry.step == "DealTask"]
    for seat, entry in enumerate(dealt):
        for viewer in range(-1, 3):
            assert (entry.seen_by(viewer) == HIDDEN) == (viewer != seat)


def test_with_four_players_both_start_tiles_lie_on_the_lowest_spaces() -> None:  # Set-up 10
    stores = [mat(table(4), seat)["stores"] for seat in range(4)]
    assert [[each["count"] for each in pair] for pair in stores] == [[1, 1]] * 4
    assert [[each["kind"] for each in pair] for pair in stores] == [
        ["apple", "mushroom"],
        ["nut", "root"],
        ["mushroom", "nut"],
        ["root", "apple"],
    ]


@pytest.mark.parametrize(("side", "counts"), [("sun", [1, 0]), ("moon", [0, 1])])
def test_with_three_players_all_use_the_sun_tile_or_all_the_moon_tile(side: str, counts: list[int]) -> None:
    state = table(3, start_tiles=side)
    for seat in range(3):
        assert [each["count"] for each in mat(state, seat)["stores"]] == counts


def test_with_two_players_there_are_no_start_tiles() -> None:
    for seat in range(2):
        assert [each["kind"] for each in mat(table(2), seat)["stores"]] == [None, None]


@pytest.mark.parametrize("players", [2, 4])
def test_only_three_players_choose_between_sun_and_moon(players: int) -> None:
    with pytest.raises(SetupError, match="three players"):
        GAME.new(players, {"start_tiles": "moon"})


def test_chance_decides_who_begins() -> None:  # Set-up 11
    for seat in range(4):
        state = fresh(4)
        play(state, f"p{seat + 1}")
        while state.player() == CHANCE:
            state.apply(state.options()[0])
        assert state.player() == seat


def test_without_the_variant_nobody_has_an_invention() -> None:
    assert all(mat(table(), seat)["inventions"] == [] for seat in range(2))


def test_as_many_starters_as_players_are_laid_out_at_random() -> None:  # Variant
    seen = set()
    for seed in range(40):
        state = fresh(2, starters="yes")
        settle(state, seeded(f"starters {seed}"))
        assert len(state.view(0)["starters"]) == 2
        seen.update(state.view(0)["starters"])
    assert seen == {"agriculture", "sled", "stone_axe", "basket"}


def test_starters_are_picked_from_the_last_player_backwards() -> None:  # Variant
    state = fresh(4, starters="yes")
    play(state, "p2")
    while state.player() == CHANCE:
        state.apply(state.options()[0])
    order = []
    while step(state) == "PickStarter":
        order.append(state.player())
        state.apply(state.options()[-1])
    assert order == [0, 3, 2]
    assert mat(state, 1)["inventions"] == [{"name": "agriculture", "covered": None}]
    assert state.player() == 1
    assert step(state) == "Move"


def test_a_food_starter_gives_its_food() -> None:  # Variant
    state = table(2, starters="yes")
    play(state, "agriculture")
    assert mat(state, 1)["food"] == 2
    assert mat(state, 0)["food"] == 0


def test_starters_come_on_top_of_the_17_inventions() -> None:  # Material
    state = table(4, starters="yes")
    while step(state) == "PickStarter":
        state.apply(state.options()[0])
    held = sum(len(mat(state, seat)["inventions"]) for seat in range(4))
    view = state.view(0)
    assert held + len(view["display"]) + sum(view["pile"].values()) == 21


@pytest.mark.parametrize(("caves", "count"), [("any", 24), ("easier", 12), ("harder", 12)])
def test_the_cave_card_may_be_chosen_among_the_easier_ones(caves: str, count: int) -> None:  # Set-up 4
    state = table(2, caves=caves)
    state.track = 3
    state.scouts[0] = 18  # the Nile Delta
    play(state, "levant", "tile.cave")
    assert len(offered(state)) == count
    assert ("cave.eden" in offered(state)) == (caves != "harder")
