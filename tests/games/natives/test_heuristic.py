"""The outlook: the score so far and what a tribe promises."""

from tests.games.natives.positions import SEASONS, SOUL, leave_in_deck, play, position


def test_the_outlook_is_the_score_when_nothing_is_to_come() -> None:
    state = position(2, tribes={0: "hunter: red*3"}, stores={1: "bison"})
    leave_in_deck(state, 10)
    assert state.outlook() == [60, 40]


def test_members_promise_something_while_cards_are_to_come() -> None:
    state = position(2, tribes={0: "hunter: green"})
    assert state.outlook()[0] > 10 * state.points()[0]


def test_a_second_helper_at_the_same_tribe_card_promises_less() -> None:
    none, one, two = [
        position(2, tribes={0: text} if text else {}).outlook()[0] - 20 * count
        for count, text in enumerate(["", "hunter: red", "hunter: red*2"])
    ]
    assert one - none > two - one > 0


def test_members_under_a_blocked_tribe_card_promise_nothing() -> None:
    free = position(2, SOUL, tribes={0: "hunter: red; scout: thunder"}).outlook()[0]
    blocked = position(2, SOUL, tribes={0: "hunter: red thunder"}).outlook()[0]
    assert free > blocked


def test_a_saved_action_is_worth_something() -> None:
    state = position(2, SEASONS, prairie="corn", season="mildness")
    before = state.outlook()[0]
    play(state, "done")
    assert state.outlook()[0] > before


def test_a_totem_that_will_count_more_promises_more_than_it_pays() -> None:
    state = position(2, stores={0: "wrath-totem"})
    assert state.points() == [0, 0]
    promised = state.outlook()[0] - position(2).outlook()[0]
    assert promised > 50  # tenths of a point, for prisoners yet to be taken
    leave_in_deck(state, 10)
    assert state.outlook()[0] == 0


def test_food_still_to_come_makes_a_totem_of_food_promise_more() -> None:
    early = position(2, stores={0: "field-totem"})
    late = position(2, stores={0: "field-totem"})
    leave_in_deck(late, 30)
    gains = [state.outlook()[0] - state.outlook()[1] for state in (early, late)]
    assert gains[0] > gains[1] > 0


def test_a_totem_that_will_grow_tempts_whoever_can_take_it() -> None:
    on_turn, waiting = position(2, prairie="wrath-totem").outlook()
    assert on_turn > waiting
