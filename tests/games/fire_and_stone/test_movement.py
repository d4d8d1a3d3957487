"""1 Movement."""

from stammtisch.games.fire_and_stone.chart import NAMES
from tests.games.fire_and_stone.positions import cave, fresh, invent, lay, mat, offered, place, play, stand, table


def test_a_scout_goes_one_or_two_steps() -> None:
    state = table()
    one = {"drakensberg", "kalahari", "zambezi"}
    two = {"mozambique", "namib", "angola", "congo", "great_rift"}
    assert set(offered(state)) == one | two


def test_a_movement_never_ends_where_it_began() -> None:
    state = table()
    assert "cape" not in offered(state)


def test_staying_put_is_not_on_offer() -> None:
    assert "done" not in offered(table())


def test_several_scouts_may_share_a_territory() -> None:
    state = table()
    lay(state, zambezi="food")
    stand(state, 1, "zambezi")
    stand(state, 0, "cape")
    play(state, "zambezi")
    assert mat(state, 0)["scouts"] == mat(state, 1)["scouts"] == ["zambezi"]


def test_passing_through_reveals_nothing() -> None:
    state = table()
    play(state, "congo", "tile.apple", "done")
    assert place(state, "zambezi")["kind"] == "hidden"


def test_region_two_is_closed_before_the_third_hut_tile() -> None:
    state = table()
    state.track = 2
    stand(state, 0, "nile_delta")
    assert not {"levant", "anatolia"} & set(offered(state))
    state.track = 3
    assert {"levant", "anatolia"} <= set(offered(state))


def test_region_three_is_closed_before_the_ninth_hut_tile() -> None:
    state = table()
    state.track = 8
    stand(state, 0, "chukotka")
    assert "alaska" not in offered(state)
    state.track = 9
    assert {"alaska", "mackenzie", "cascadia"} <= set(offered(state))


def test_a_closed_region_cannot_be_crossed_either() -> None:
    chart = fresh().box.chart
    cape, namib, levant = (NAMES.index(name) for name in ("cape", "namib", "levant"))
    detour: list[list[int]] = [[] for _ in NAMES]
    detour[cape], detour[namib], detour[levant] = [levant], [levant], [cape, namib]
    assert chart.reach(detour, 1, 2)[cape] == []
    assert chart.reach(detour, 2, 2)[cape] == [namib, levant]


def test_sea_routes_need_ship_building() -> None:
    state = table()
    stand(state, 0, "namib")
    assert "guinea" not in offered(state)
    invent(state, 0, "ship")
    assert "guinea" in offered(state)
    assert "sahara" in offered(state)  # the route is one step, another by land follows


def test_a_sea_route_leads_both_ways() -> None:
    state = table()
    invent(state, 0, "ship")
    stand(state, 0, "guinea")
    assert "namib" in offered(state)


def test_covered_ship_building_opens_no_route() -> None:
    state = table()
    invent(state, 0, "ship")
    stand(state, 0, "namib")
    state.set_invention(0, 4, 2 + 4)
    assert "guinea" not in offered(state)


def test_the_ships_of_others_are_of_no_use() -> None:
    state = table()
    invent(state, 1, "ship")
    stand(state, 0, "namib")
    assert "guinea" not in offered(state)


def test_ships_do_not_enter_a_closed_region() -> None:
    state = table()
    invent(state, 0, "ship")
    state.track = 2
    stand(state, 0, "horn")
    assert "arabia" not in offered(state)
    state.track = 3
    assert "arabia" in offered(state)
    assert "indus" in offered(state)


def test_the_sled_brings_a_third_step() -> None:
    state = table()
    invent(state, 0, "sled")
    assert "swahili" in offered(state)  # over the Zambezi and the Great Rift
    assert "nubia" in offered(state)
    assert "cape" not in offered(state)
    assert "horn" not in offered(state)


def test_tunnels_join_the_cave_with_the_printed_fires_of_region_two() -> None:
    state = table()
    stand(state, 0, "japan")
    cave(state, "spring", "japan")
    assert "altai" not in offered(state)
    state.cave = 11
    stand(state, 0, "japan")
    assert {"mesopotamia", "altai", "indochina"} <= set(offered(state))
    assert "sunda" in offered(state)  # one step beyond
    stand(state, 0, "altai")
    assert {"japan", "indochina"} <= set(offered(state))
    assert "nile_delta" not in offered(state)


def test_every_territory_offers_a_movement_once_it_is_open() -> None:
    chart = fresh().box.chart
    for at in range(len(NAMES)):
        assert chart.destinations(at, False, False, chart.region[at])
