"""What every game promises to everything that is built on it, checked along random games."""

import json

import pytest

from stammtisch.engine.census import differences
from stammtisch.engine.chance import Rng, seeded
from stammtisch.engine.game import Game
from stammtisch.engine.play import playout, settle
from stammtisch.engine.record import Record, loads
from stammtisch.engine.state import CHANCE, OVER, SPECTATOR, State
from stammtisch.games import GAMES
from tests.protocol.variants import every_setup, snapshot

CLOSE_LOOK = 23  # every so many states the slow checks are made


def random_action(state: State, rng: Rng) -> int:
    if state.player() == CHANCE:
        return state.steps[-1].toss(state, rng)
    options = state.options()
    return options[rng.below(len(options))]


def check_options(game: Game, state: State, rng: Rng) -> None:
    options = state.options()
    assert options, "options are never empty"
    assert options == sorted(set(options)), "options ascend"
    assert options[0] >= 0
    assert options[-1] < game.space.size
    assert any(option >= state.steps[-1].floor() for option in options), "a search finds something to try"
    if state.player() == CHANCE:
        weights = state.weights()
        assert len(weights) == len(options)
        assert min(weights) > 0
        again = rng.copy()
        assert state.steps[-1].toss(state, rng.copy()) == options[again.pick(weights)], "toss draws by the weights"


def check_copy(state: State, rng: Rng) -> None:
    """A copy is equal, and whatever is played on it leaves the original alone."""
    before = snapshot(state)
    copy = state.copy()
    assert snapshot(copy) == before
    for _ in range(12):
        if copy.player() == OVER:
            break
        copy.apply(random_action(copy, rng))
    assert snapshot(state) == before


def check_redeal(state: State, viewer: int, rng: Rng) -> None:
    """The viewer cannot tell a redealt state from the true one."""
    before = snapshot(state)
    other = state.redeal(viewer, rng)
    assert snapshot(state) == before, "redeal leaves the original alone"
    assert other.view(viewer) == state.view(viewer)
    assert other.player() == state.player()
    if viewer >= 0 and state.player() == viewer:
        assert other.options() == state.options()
    assert not differences(state.census(), other.census())
    for _ in range(12):
        if other.player() == OVER:
            break
        other.apply(random_action(other, rng))


@pytest.mark.parametrize(("game", "players", "options"), every_setup())
def test_a_random_game_keeps_every_promise(game: Game, players: int, options: dict[str, str]) -> None:
    rng = seeded(f"{game.key} {players} {options}")
    record = Record(game, players, options)
    census: dict[str, int] | None = None
    while record.state.player() != OVER:
        state = record.state
        check_options(game, state, rng)
        if len(record.entries) % CLOSE_LOOK == 0:
            check_copy(state, rng)
            for viewer in range(SPECTATOR, players):
                check_redeal(state, viewer, rng)
                json.dumps(state.view(viewer))
        if state.turn > 0:
            census = census or state.census()
            assert not differences(census, state.census())
        record.submit(random_action(state, rng))
        assert len(record.entries) <= game.bound, "the game ends within its bound"
    check_end(record.state)
    again = loads(record.dumps(), GAMES)
    assert again.dumps() == record.dumps()
    assert snapshot(again.state).keys() == snapshot(record.state).keys()
    assert again.state.view(SPECTATOR) == record.state.view(SPECTATOR)


def check_end(state: State) -> None:
    """At the end the sheet adds up, somebody wins, and all is open."""
    points = state.points()
    assert [sum(line.values()) for line in state.sheet()] == points
    winners = state.winners()
    assert winners
    assert state.options() == []
    json.dumps(state.view(SPECTATOR))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_undo_goes_back_to_every_allowed_point_and_no_further(game: Game) -> None:
    rng = seeded(f"undo {game.key}")
    record = Record(game, game.fewest)
    for _ in range(400):
        if record.state.player() == OVER:
            break
        actor = record.state.player()
        record.submit(random_action(record.state, rng))
        limit = record.undo_limit(actor)
        for entry in record.entries[limit:]:
            assert entry.player == actor
        if actor != CHANCE and limit < len(record.entries):
            assert record.at(limit).player() == actor


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    def actions() -> list[int]:
        rng = seeded("same")
        record = Record(game, game.most)
        while record.state.player() != OVER:
            record.submit(random_action(record.state, rng))
        return record.actions()

    assert actions() == actions()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_outlook_speaks_of_every_seat(game: Game) -> None:
    state = game.new(game.most)
    settle(state, seeded("outlook"))
    assert len(state.outlook()) == game.most
    assert len(state.points()) == game.most


@pytest.mark.parametrize(("game", "players", "options"), every_setup())
def test_the_heuristic_judges_every_position_and_gives_the_winner_his_due_at_the_end(
    game: Game, players: int, options: dict[str, str]
) -> None:
    rng = seeded("heuristic")
    state = game.new(players, options)
    for _ in range(400):
        if state.player() == OVER:
            break
        state.apply(random_action(state, rng))
        before = snapshot(state)
        assert len(state.outlook()) == len(state.verdict()) == players
        assert len(state.senses()) > 0
        assert all(len(state.features(seat)) == len(game.features) > 0 for seat in range(players))
        assert state.spread() > 0
        assert snapshot(state) == before, "judging changes nothing"
    playout(state, rng)
    outlook, winners = state.outlook(), state.winners()
    assert state.verdict() == outlook, "at the end there is nothing left to gain"
    assert all(outlook[winner] == max(outlook) for winner in winners)
