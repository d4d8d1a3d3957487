import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.play import check, playout, settle, submit
from stammtisch.engine.state import OVER, IllegalAction
from tests.engine.things import SPACE
from tests.engine.toy import toy


def test_submit_takes_what_is_on_offer() -> None:
    state = toy()
    submit(state, SPACE, 2)
    assert state.taken[0] == 0


@pytest.mark.parametrize(("action", "name"), [(0, "heads"), (99, "#99"), (-1, "#-1")])
def test_submit_refuses_what_is_not_on_offer_and_names_what_is(action: int, name: str) -> None:
    state = toy()
    with pytest.raises(IllegalAction, match=f"{name} is not on offer; on offer: red.1, red.2, red.3, blue.1"):
        submit(state, SPACE, action)
    assert (state.taken, len(state.steps)) == ([-1] * 6, 3)


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = toy()
    playout(state, seeded("over"))
    with pytest.raises(IllegalAction, match=r"red.1 cannot be done: the game is over"):
        check(state, SPACE, 2)


def test_settle_lets_chance_play_until_somebody_chooses() -> None:
    state = toy(coin=True)
    settle(state, seeded("settle"))
    assert (state.player(), state.turn) == (0, 1)


def test_settle_leaves_a_players_choice_alone() -> None:
    state = toy()
    settle(state, seeded("settle"))
    assert len(state.steps) == 3


def test_playout_plays_to_the_end_and_counts_the_players_choices() -> None:
    state = toy(3, coin=True)
    assert playout(state, seeded("playout")) == 3
    assert state.player() == OVER


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = toy(3, coin=True), toy(3, coin=True)
    playout(one, seeded("same"))
    playout(other, seeded("same"))
    assert one.taken == other.taken
