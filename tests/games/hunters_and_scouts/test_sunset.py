"""c) Sonnenuntergang durchführen: points, hunger, new characters, and doing it early."""

from stammtisch.games.hunters_and_scouts.state import Valley
from tests.games.hunters_and_scouts.positions import (
    created,
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

FULL = "hunter scout chief / gatherer offspring shaman / healer nomad twins"


def test_a_point_for_every_member_on_the_tribe_card_and_on_places() -> None:  # c) 1
    state = position("home forest1 ice_cavern | score 3", laid="forest1 ice_cavern:")
    play(state, "sunset")
    assert state.score[0] == 6


def test_members_in_camp_and_supply_bring_no_points() -> None:  # c) 1
    state = position("home camp camp | score 3")
    play(state, "sunset")
    assert state.score[0] == 4


def test_a_point_less_for_every_hunger_tile() -> None:  # c) 1
    state = position("home home home | score 3 | hunger 2")
    play(state, "sunset")
    assert state.score[0] == 4


def test_too_much_hunger_moves_the_marker_back() -> None:  # c) 1, hint
    state = position("home | score 5 | hunger 4")
    play(state, "sunset")
    assert state.score[0] == 2
    assert state.sheet()[0]["sunsets"] == -3


def test_nobody_has_less_than_no_points() -> None:  # c) 1, hint
    state = position("home | score 2 | hunger 6")
    play(state, "sunset")
    assert state.score[0] == 0
    assert sum(state.sheet()[0].values()) == 0


def test_an_early_sunset_costs_a_point_for_every_character_in_hand() -> None:  # c) Vorzeitige Wertung
    state = position("home home home | score 5 | hand hunter scout")
    assert "sunset" in offered(state)
    play(state, "sunset")
    assert state.score[0] == 5 + 3 - 2
    assert hand(state, 0) == {"hunter": 1, "scout": 1}


def test_every_active_member_takes_a_hunger_tile_on_top_of_the_old_ones() -> None:  # c) 2
    state = position("home forest1 camp | hunger 3 | score 9", laid="forest1")
    play(state, "sunset")
    assert state.hunger[0] == 5


def test_points_come_before_the_new_hunger() -> None:  # c)
    state = position("home home home home | score 20 | hunger 3")
    play(state, "sunset")
    assert (state.score[0], state.hunger[0]) == (21, 7)


def test_introductory_game_six_characters_are_taken() -> None:  # c) 3
    state = position(rows=FULL, mode="introductory")
    play(state, "sunset")
    for _ in range(6):
        assert "done" not in offered(state)
        play(state, offered(state)[0])
    assert sum(hand(state, 0).values()) == 6
    assert state.player() == 1


def test_only_exposed_characters_can_be_taken() -> None:  # c) 3
    state = position(rows=FULL, mode="introductory")
    play(state, "sunset")
    assert offered(state) == ["a3", "b3", "c3"]
    play(state, "b3")
    assert offered(state) == ["a3", "b2", "c3"]
    play(state, "b2", "b1")
    assert offered(state) == ["a3", "c3"]
    assert hand(state, 0) == {"gatherer": 1, "offspring": 1, "shaman": 1}


def test_cards_kept_in_hand_come_on_top_of_the_new_ones() -> None:  # c) 3, hint
    state = position("home | hand warrior | score 9", rows=FULL, mode="introductory")
    play(state, "sunset", "a3", "a2", "a1", "b3", "b2", "b1")
    assert sum(hand(state, 0).values()) == 7


def test_normal_game_five_six_or_seven_characters_are_taken() -> None:  # Das normale Spiel
    for count in (5, 6, 7):
        state = position(rows=FULL)
        play(state, "sunset")
        for number in range(count):
            assert ("done" in offered(state)) == (number >= 5)
            play(state, offered(state)[0])
        if count < 7:
            play(state, "done")
        assert sum(hand(state, 0).values()) == count
        assert state.player() == 1


def test_if_the_display_has_fewer_all_are_taken() -> None:  # ruling
    state = position(rows="hunter / scout chief /")
    play(state, "sunset")
    assert hand(state, 0) == {"hunter": 1, "scout": 1, "chief": 1}
    assert state.player() == 1
    assert [row(state, number) for number in range(3)] == [[], [], []]


def test_with_a_single_row_left_the_cards_come_by_themselves() -> None:
    state = position(rows="hunter scout chief healer nomad twins / /", mode="introductory")
    play(state, "sunset")
    assert sum(hand(state, 0).values()) == 6


def test_a_search_finds_every_draft_without_trying_every_order() -> None:
    def hands(state: Valley) -> list[tuple[int, ...]]:
        if top(state) != "Draft":
            return [tuple(len(row(state, number)) for number in range(3))]
        found: list[tuple[int, ...]] = []
        floor = state.steps[-1].floor()
        for action in state.options():
            if action >= floor:
                after = state.copy()
                after.apply(action)
                found += hands(after)
        return found

    state = position(rows="hunter scout chief healer / gatherer offspring shaman shaman / nomad twins elder warrior")
    play(state, "sunset")
    found = hands(state)
    assert set(found) == {
        (a, b, c) for a in range(5) for b in range(5) for c in range(5) if 12 - (a + b + c) in (5, 6, 7)
    }
    assert len(found) <= 3 * len(set(found)), "of some 1500 orders"


def test_normal_game_all_items_but_one_are_put_down() -> None:  # Das normale Spiel
    state = position("home | items club bowl axe | created drum | score 9")
    play(state, "sunset")
    assert (top(state), offered(state)) == ("Keep", ["club", "bowl", "axe"])
    assert state.score[0] == 10, "after the points"
    assert state.hunger[0] == 0, "before the hunger"
    play(state, "bowl")
    assert items(state, 0) == ["bowl"]
    assert created(state, 0) == ["drum"], "created items do not count"
    assert state.view(1)["item_discard"] == ["club", "axe"]
    assert state.hunger[0] == 1


def test_of_two_items_one_is_discarded() -> None:  # Das normale Spiel
    state = position("home | items club bowl | score 9")
    play(state, "sunset", "club")
    assert items(state, 0) == ["bowl"]


def test_a_single_item_stays() -> None:  # Das normale Spiel
    state = position("home | items club | score 9")
    play(state, "sunset")
    assert items(state, 0) == ["club"]


def test_introductory_game_items_are_kept() -> None:  # c)
    state = position("home | items club bowl axe | score 11", mode="introductory")
    play(state, "sunset")
    assert items(state, 0) == ["club", "bowl", "axe"]


def test_nobody_is_taken_back_by_a_sunset() -> None:  # c)
    state = position("home forest1", laid="forest1")
    play(state, "sunset")
    assert where(state, 0) == ["forest1", "home"]
    assert is_open(state, "forest1")
