"""Die Rituale: each one, whom it hits, who chooses, and when."""

from tests.games.natives.positions import (
    EVERYTHING,
    RITUALS,
    gone,
    held,
    leave_in_deck,
    lying,
    offered,
    play,
    position,
    score,
    step,
    strength,
)


def test_ancestors_hits_everybody_with_a_larger_tribe() -> None:
    state = position(
        4,
        RITUALS,
        prairie="ancestors-ritual",
        tribes={0: "elder: blue", 1: "elder: green red-green", 2: "elder: blue", 3: "scout: yellow*2; elder: yellow"},
    )
    play(state, "shaman")
    assert (step(state), state.player()) == ("GiveUp", 1)  # from the active player's left
    assert offered(state) == ["elder.green", "elder.red-green"]
    play(state, "elder.red-green")
    assert state.player() == 3  # the third has no more than the active player
    assert offered(state) == ["scout.yellow", "elder.yellow"]
    play(state, "scout.yellow")
    assert gone(state) == ["yellow", "red-green"]
    assert strength(state, 3, "scout") == 2
    assert state.active == 1


def test_ancestors_takes_only_members_of_the_victims_own_colour() -> (
    None
):  # Es muss ein Mitglied der eigenen Farbe sein
    state = position(2, RITUALS, prairie="ancestors-ritual", tribes={1: "elder: red blue green; scout: green-blue"})
    play(state, "shaman")
    assert offered(state) == ["scout.green-blue", "elder.green"]


def test_ancestors_does_nothing_to_a_victim_without_his_own_colour() -> None:  # ruling, section 8
    state = position(2, RITUALS, prairie="ancestors-ritual", tribes={1: "elder: red blue"})
    play(state, "shaman")
    assert gone(state) == []
    assert state.active == 1


def test_ancestors_needs_strictly_more_members() -> None:
    state = position(2, RITUALS, prairie="ancestors-ritual", tribes={0: "elder: red", 1: "elder: green"})
    play(state, "shaman")
    assert gone(state) == []


def test_ancestors_does_not_count_prisoners_or_tribe_cards() -> None:  # ruling, section 8
    state = position(2, RITUALS, prairie="ancestors-ritual", stores={1: "green*3"})
    play(state, "shaman")
    assert gone(state) == []
    assert strength(state, 1, "elder") == 1


def test_a_hero_counts_for_ancestors_but_cannot_be_given_up() -> None:  # ruling, section 7
    state = position(
        2, EVERYTHING, prairie="ancestors-ritual", tribes={0: "elder: red", 1: "elder: rock; scout: green"}
    )
    play(state, "shaman")
    assert gone(state) == ["green"]  # the only one that fits goes without a question
    assert strength(state, 1, "elder") == 2


def test_rainmaking_hits_everybody_with_more_food_and_the_victim_chooses() -> None:
    state = position(3, RITUALS, prairie="rain-ritual", stores={0: "bison", 1: "corn salmon", 2: "corn"})
    play(state, "shaman")
    assert (step(state), state.player()) == ("GiveUp", 1)
    assert offered(state) == ["corn", "salmon"]
    play(state, "corn")
    assert gone(state) == ["corn"]
    assert held(state, 2, "corn") == 1  # as many as the active player is not more


def test_rainmaking_counts_big_food_as_food() -> None:
    state = position(2, EVERYTHING, prairie="rain-ritual", stores={1: "big-corn"})
    play(state, "shaman")
    assert gone(state) == ["big-corn"]


def test_sacrifice_makes_a_member_of_the_own_tribe_a_prisoner() -> None:  # saves the loss for a foreign colour
    state = position(2, RITUALS, prairie="sacrifice-ritual", tribes={0: "elder: red; hunter: green"})
    before = state.points()[0]
    play(state, "shaman")
    assert offered(state) == ["elder.red", "hunter.green"]
    play(state, "hunter.green")
    assert (held(state, 0, "green"), strength(state, 0, "hunter")) == (1, 1)
    assert state.points()[0] == before + 2 + 1 + 1


def test_sacrifice_must_be_made_if_it_can() -> None:  # ruling, section 8
    state = position(2, RITUALS, prairie="sacrifice-ritual", tribes={0: "elder: red; hunter: red"})
    play(state, "shaman")
    assert offered(state) == ["elder.red", "hunter.red"]  # nothing else
    state = position(2, RITUALS, prairie="sacrifice-ritual", tribes={0: "elder: red"})
    play(state, "shaman")
    assert held(state, 0, "red") == 1  # no question where there is no choice
    assert state.active == 1


def test_sacrifice_without_a_member_does_nothing_but_counts() -> None:  # ruling, section 8; tribe cards stay
    state = position(2, RITUALS, prairie="sacrifice-ritual")
    play(state, "shaman")
    assert state.active == 1
    assert score(state, 0, "rituals") == 1


def test_a_hero_can_be_sacrificed() -> None:  # ruling, section 7
    state = position(2, EVERYTHING, prairie="sacrifice-ritual", tribes={0: "elder: rock"})
    play(state, "shaman")
    assert (score(state, 0, "heroes"), score(state, 0, "prisoners")) == (0, 1)


def test_clear_sight_hits_everybody_with_more_totems_and_rituals() -> None:
    state = position(
        3,
        RITUALS,
        prairie="sight-ritual",
        stores={1: "might-totem rain-ritual", 2: "field-totem river-totem sky-ritual"},
    )
    play(state, "shaman")
    assert gone(state) == ["might-totem"]  # two cards against one; his only totem goes
    assert (step(state), state.player()) == ("GiveUp", 2)
    assert offered(state) == ["field-totem", "river-totem"]  # a totem, not a ritual


def test_clear_sight_does_nothing_to_a_victim_without_a_totem() -> None:
    state = position(2, RITUALS, prairie="sight-ritual", stores={1: "rain-ritual sky-ritual"})
    play(state, "shaman")
    assert gone(state) == []


def test_clear_sight_counts_itself_for_its_owner() -> None:  # ruling, section 8
    state = position(2, RITUALS, prairie="sight-ritual", stores={1: "might-totem"})
    play(state, "shaman")
    assert gone(state) == []


def test_clear_sight_does_not_count_conflict_and_harmony() -> None:  # ruling, section 7
    state = position(2, EVERYTHING, prairie="sight-ritual", stores={1: "river-totem red-feud"})
    play(state, "shaman")
    assert gone(state) == []


def test_the_clear_sky_turns_up_three_cards() -> None:
    state = position(2, RITUALS, prairie="sky-ritual")
    play(state, "shaman", "corn", "bison", "red")
    assert lying(state) == ["red", "corn", "bison"]
    assert state.active == 1


def test_cards_of_the_clear_sky_can_be_taken_if_the_shaman_has_capacity_left() -> None:  # Kosmos: resolved at once
    state = position(2, RITUALS, prairie="sky-ritual", tribes={0: "shaman: red"})
    play(state, "shaman", "corn", "bison", "might-totem")
    assert offered(state) == ["might-totem", "done"]
    play(state, "might-totem")
    assert held(state, 0, "might-totem") == 1
    assert state.active == 1


def test_the_clear_sky_may_turn_up_winter_which_is_one_of_the_three() -> None:  # ruling, section 8
    state = position(2, RITUALS, prairie="sky-ritual")
    leave_in_deck(state, 11)
    play(state, "shaman")
    play(state, offered(state)[0], offered(state)[-1])
    assert state.is_winter()
    assert state.deck_left == 9
    assert state.active == 1


def test_the_clear_sky_on_a_deck_that_runs_out() -> None:
    state = position(2, RITUALS, prairie="sky-ritual corn")
    leave_in_deck(state, 1)
    state.gate = len(state.gates)
    play(state, "shaman", "knowledge-ritual")  # the last card of all
    assert state.deck_left == 0
    assert step(state) == "Activate"


def test_a_conflict_card_of_the_clear_sky_is_decided_by_the_active_player() -> None:  # ruling, section 8
    state = position(2, EVERYTHING, prairie="sky-ritual", tribes={0: "warrior: red"})
    play(state, "shaman", "corn", "green-feud")
    assert (step(state), state.player()) == ("Decide", 0)
    play(state, "conflict", "bison")
    assert lying(state) == ["corn", "bison"]


def test_knowledge_moves_up_to_two_members_to_other_tribe_cards() -> None:
    state = position(2, RITUALS, prairie="knowledge-ritual", tribes={0: "elder: red*2; scout: blue"})
    play(state, "shaman")
    assert offered(state) == ["scout.blue", "elder.red", "done"]
    play(state, "elder.red")
    assert "elder" not in offered(state)
    play(state, "hunter", "scout.blue", "farmer")
    assert [strength(state, 0, name) for name in ("scout", "elder", "hunter", "farmer")] == [1, 2, 2, 2]
    assert state.active == 1


def test_knowledge_may_name_the_same_tribe_card_twice() -> None:  # zwei verschiedene oder zweimal dieselbe
    state = position(2, RITUALS, prairie="knowledge-ritual", tribes={0: "elder: red*2"})
    play(state, "shaman", "elder.red", "hunter", "elder.red", "hunter")
    assert (strength(state, 0, "elder"), strength(state, 0, "hunter")) == (1, 3)


def test_knowledge_may_move_fewer_and_asks_nothing_without_members() -> None:
    state = position(2, RITUALS, prairie="knowledge-ritual", tribes={0: "elder: red"})
    play(state, "shaman", "done")
    assert state.active == 1
    state = position(2, RITUALS, prairie="knowledge-ritual")
    play(state, "shaman")
    assert state.active == 1


def test_knowledge_in_its_other_reading_activates_two_tribe_cards() -> None:  # r.wissen.alt
    state = position(
        2,
        RITUALS,
        prairie="knowledge-ritual corn*2 bison",
        changes={"ritual.knowledge": {"effect": "activate_two"}},
    )
    play(state, "shaman")
    assert offered(state) == ["farmer", "hunter", "done"]
    play(state, "farmer", "farmer")
    assert held(state, 0, "corn") == 2
    assert state.active == 1


def test_a_ritual_is_carried_out_before_the_next_card_is_taken() -> None:  # sofort
    state = position(
        2, RITUALS, prairie="rain-ritual might-totem", tribes={0: "shaman: red"}, stores={1: "corn salmon"}
    )
    play(state, "shaman", "rain-ritual")
    assert (step(state), state.player()) == ("GiveUp", 1)
    play(state, "corn")
    assert (step(state), state.player()) == ("Take", 0)
    assert offered(state) == ["might-totem", "done"]


def test_two_rituals_of_a_kind_compare_anew() -> None:  # Rites: the second may have no effect any more
    state = position(2, RITUALS, prairie="rain-ritual*2", tribes={0: "shaman: red"}, stores={1: "corn"})
    play(state, "shaman", "rain-ritual")
    assert gone(state) == ["corn"]
    assert score(state, 0, "rituals") == 2
