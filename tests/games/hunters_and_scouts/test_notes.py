"""Weitere Hinweise: every point of the further notes, and the rulings that fill their gaps."""

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.state import OVER
from stammtisch.games.hunters_and_scouts import cards
from stammtisch.games.hunters_and_scouts.things import A
from tests.games.hunters_and_scouts.positions import (
    chance_off,
    deal,
    free,
    hand,
    is_open,
    offered,
    play,
    position,
    row,
    top,
    where,
)

ALL_WILD = " ".join(cards.WILDERNESS_NAMES)
ALL_HUNTING = " ".join(cards.HUNTING_NAMES)
THIRTY = " ".join(
    [
        "mammoth1:meat:meat:meat:hide",
        "mammoth2:meat:meat:meat:meat",
        "sloth1:meat:meat:meat:meat",
        "rhino1:meat:meat:meat",
        "rhino2:meat:meat:hide",
        "deer1:meat:meat:hide",
        "deer2:meat:meat:meat",
        "bear2:meat:meat:hide",
        "aurochs1:meat:meat:meat",
    ]
)


def test_only_own_members_are_moved() -> None:
    state = position("home home", "forest1 forest1", laid="forest1")
    assert offered(state) == ["sunset"]
    state = position("forest1", "forest1 forest1", laid="forest1")
    play(state, "forest1.wood")
    assert where(state, 1) == ["forest1", "forest1"]


def test_a_drawn_location_is_laid_open_with_the_others() -> None:
    state = position("home | hand hunter", laid="forest1")
    play(state, "hunter", "mammoth2")
    assert free(state, "mammoth2") == {"meat": 4, "hide": 1}
    assert [place["name"] for place in state.view(1)["locations"]] == ["forest1", "mammoth2"]


def test_if_no_wilderness_is_open_at_the_end_of_a_turn_one_is_drawn() -> None:
    state = position("forest1 home", laid="forest1:wood:wood horse1")
    play(state, "forest1.fruit")
    assert top(state) == "Reveal"
    assert "mammoth1" not in offered(state)
    play(state, "swamp1")
    assert is_open(state, "swamp1")
    assert state.player() == 1


def test_it_is_not_drawn_before_the_end_of_the_turn() -> None:
    state = position("forest1 horse1", laid="forest1:wood:wood horse1")
    play(state, "forest1.fruit")
    assert top(state) == "TakeBack"
    play(state, "horse1.meat")
    assert top(state) == "Reveal"


def test_no_hunting_ground_is_drawn_when_none_is_open() -> None:
    state = position("horse2 home", laid="forest1 horse2:meat:meat")
    play(state, "horse2.meat")
    assert state.player() == 1
    assert top(state) == "Turn"


def test_a_used_up_pile_of_locations_is_made_of_the_discards() -> None:
    state = position("home | hand hunter", laid=f"forest1 {ALL_HUNTING}".replace("tiger2", ""))
    state.pile &= ~(1 << cards.PLACE_NAMES.index("tiger2"))
    state.discard |= 1 << cards.PLACE_NAMES.index("tiger2")
    play(state, "hunter")
    assert offered(state) == ["tiger2"]
    play(state, "tiger2")
    assert state.view(0)["piles"]["hunting"] == {"count": 0, "under": [], "discard": []}


@pytest.mark.parametrize(("reading", "count"), [("when_needed", 0), ("at_once", 1)])
def test_when_discarded_locations_become_the_pile(reading: str, count: int) -> None:  # option reshuffle
    state = position("home | hand hunter", laid="forest1", reshuffle=reading)
    state.pile = 1 << cards.PLACE_NAMES.index("tiger1")
    state.discard = 1 << cards.PLACE_NAMES.index("tiger2")
    play(state, "hunter", "tiger1")
    assert state.view(0)["piles"]["hunting"]["count"] == count


def test_with_pile_and_discards_empty_nothing_is_drawn() -> None:  # ruling
    state = position("home home | hand hunter scout", laid=f"forest1 {ALL_HUNTING}")
    play(state, "hunter")
    assert top(state) == "Place"
    state = position("home home | hand scout", laid=f"forest1 {ALL_HUNTING}")
    play(state, "scout")
    assert top(state) == "Reveal", "only the wilderness can be drawn"
    assert "swamp1" in offered(state)
    state = position("home home | hand scout", laid=f"{ALL_WILD} {ALL_HUNTING}")
    play(state, "scout")
    assert top(state) == "PutAway", "no new card to place on"


def test_whoever_must_cover_spaces_chooses_them_freely() -> None:
    state = position("home | hand shaman", "horse1", laid="forest1 horse1")
    play(state, "shaman")
    assert offered(state) == ["forest1.wood", "forest1.fruit", "horse1.meat", "horse1.hide"]


def test_covering_is_skipped_when_nothing_is_left_to_cover() -> None:  # ruling
    state = position("home | hand shaman", laid="forest1:wood:wood")
    play(state, "shaman", "forest1.fruit")
    assert top(state) == "PutAway"


def test_members_are_taken_back_in_any_order() -> None:
    for order in (["forest1.wood", "horse1.meat"], ["horse1.meat", "forest1.wood"]):
        state = position("forest1 horse1 | hunger 1", laid="forest1 horse1")
        play(state, *order)
        assert where(state, 0) == ["home", "home"]
        assert state.hunger[0] == 0


def test_at_most_three_members_stand_on_a_location() -> None:  # a), Wichtig
    state = position("home home home home | hand gatherer", laid="forest1 forest2")
    play(state, "gatherer", "forest1", "forest1", "forest1")
    assert offered(state) == ["forest2", "done"]


def test_members_of_both_players_count() -> None:  # a), Wichtig
    state = position("home home home | hand gatherer", "forest1 forest1", laid="forest1 forest2")
    play(state, "gatherer", "forest1")
    assert offered(state) == ["forest2", "done"]


def test_members_may_join_others_on_a_location() -> None:
    state = position("home forest1 | hand gatherer", "forest1", laid="forest1")
    play(state, "gatherer", "forest1")
    assert where(state, 0) == ["forest1", "forest1"]


def test_a_location_is_discarded_when_its_last_space_is_covered() -> None:
    state = position("forest1 forest1", "forest1", laid="forest1:wood:wood swamp1")
    assert state.stones == 28
    play(state, "forest1.fruit")
    assert not is_open(state, "forest1")
    assert state.view(0)["piles"]["wilderness"]["discard"] == ["forest1"]
    assert state.stones == 30
    assert (where(state, 0), where(state, 1)) == (["home", "home"], ["home"])


def test_a_member_whose_location_closed_in_this_turn_is_home_already() -> None:  # ruling
    state = position("forest1 forest1 swamp1 | items megalith", laid="forest1:wood:wood swamp1")
    play(state, "forest1.fruit")
    assert where(state, 0) == ["home", "home", "swamp1"]
    assert state.view(0)["fetched"] == {"fruit": 1}, "he brings nothing"
    assert offered(state) == ["swamp1.wood", "swamp1.clay", "done"]


def test_when_the_stones_run_out_the_fullest_location_without_members_is_discarded() -> None:
    state = position("forest1", "mammoth1 sloth1", laid=f"forest1 {THIRTY}")
    assert state.stones == 0
    play(state, "forest1.wood")
    assert not is_open(state, "mammoth2"), "four stones and nobody there"
    assert is_open(state, "mammoth1")
    assert free(state, "forest1") == {"wood": 1, "fruit": 1}
    assert state.stones == 3


def test_among_equally_full_locations_the_player_on_turn_chooses() -> None:
    state = position("forest1", "mammoth1", laid=f"forest1 {THIRTY}")
    play(state, "forest1.wood")
    assert (state.player(), top(state)) == (0, "ClearLocation")
    assert offered(state) == ["mammoth2", "sloth1"]
    play(state, "sloth1")
    assert is_open(state, "mammoth2")
    assert state.stones == 3
    assert state.player() == 1


def test_if_members_are_everywhere_any_location_with_stones_may_be_discarded() -> None:
    first = "forest1 mammoth1 mammoth2 sloth1 rhino1"
    second = "rhino2 deer1 deer2 bear2 aurochs1"
    state = position(first, second, laid=f"forest1 {THIRTY}")
    play(state, "forest1.wood")
    assert len(offered(state)) == 9
    assert "forest1" not in offered(state), "the card that needs the stone is spared"
    play(state, "rhino2")
    assert "home" in where(state, 1)


def test_the_shaman_needs_stones_too() -> None:
    state = position("home | hand shaman", "mammoth1 sloth1", laid=f"forest1 {THIRTY}")
    play(state, "shaman", "forest1.wood", "forest1.fruit")
    assert not is_open(state, "mammoth2")
    assert free(state, "forest1") == {"wood": 1}
    assert state.stones == 2


def test_offspring_without_hunger_takes_no_tile() -> None:
    state = position("home camp | hand offspring | hunger 0")
    play(state, "offspring", "a1")
    assert state.hunger[0] == 0
    assert where(state, 0) == ["home", "home"]


def test_eight_hunger_tiles_cost_a_member_and_three_tiles_go_back() -> None:
    state = position("home home camp | hand offspring | hunger 7")
    play(state, "offspring", "a1")
    assert state.hunger[0] == 5
    assert where(state, 0) == ["home", "home"]
    assert state.view(0)["players"][0]["supply"] == 3


def test_seven_hunger_tiles_cost_nothing() -> None:
    state = position("home home camp | hand offspring | hunger 6")
    play(state, "offspring", "a1")
    assert state.hunger[0] == 7
    assert where(state, 0) == ["home", "home", "home"]


def test_the_lost_member_comes_from_a_place_or_the_tribe_card_but_not_from_camp() -> None:
    state = position("home forest1 ice_cavern camp camp | hand offspring | hunger 7", laid="forest1 ice_cavern")
    play(state, "offspring")
    assert (state.player(), top(state)) == (0, "LoseMember")
    assert offered(state) == ["forest1", "ice_cavern", "home"]
    play(state, "forest1")
    assert where(state, 0) == ["camp", "home", "home", "ice_cavern"]


def test_members_are_lost_until_seven_tiles_or_fewer_are_left() -> None:  # ruling
    state = position("home home home home home | hunger 7 | score 9")
    play(state, "sunset")
    assert state.hunger[0] == 12 - 3 - 3
    assert where(state, 0) == ["home", "home", "home"]


def test_more_than_sixteen_tiles_are_no_problem() -> None:  # ruling
    state = position("home home home home home | hunger 7 | score 9", "home home home home home | hunger 7 | score 9")
    play(state, "sunset", "sunset")
    assert list(state.hunger) == [6, 6]


def test_the_row_rule_holds_after_a_draft() -> None:
    state = position("home | score 9", "home | hand gatherer", rows="hunter scout chief / healer nomad / twins elder")
    play(state, "sunset", "a3", "a2", "a1", "b2", "b1", "done")
    play(state, "gatherer", "done")
    assert offered(state) == ["a1", "b1"]
    assert row(state, 2) == ["twins", "elder"]
    assert hand(state, 0) == {"hunter": 1, "scout": 1, "chief": 1, "healer": 1, "nomad": 1}


@pytest.mark.parametrize("mode", ["introductory", "normal"])
def test_no_row_grows_beyond_six_cards(mode: str) -> None:
    """A row grows only while it is one of the shortest, so eighteen cards never need a seventh place."""
    state = deal(mode=mode)
    rng = seeded(mode)
    longest = 0
    for _ in range(1500):
        if state.player() == OVER:
            break
        options = [action for action in state.options() if action != A.SUNSET or rng.below(8) == 0] or state.options()
        state.apply(options[rng.below(len(options))])
        chance_off(state, str(state.turn))
        longest = max(longest, *(len(row(state, number)) for number in range(3)))
    assert 5 <= longest <= 6
