"""Whole random games with each of the 24 caves, under all checks of the conformance suite."""

import pytest

from stammtisch.engine.census import differences
from stammtisch.engine.chance import seeded
from stammtisch.engine.record import Record, loads
from stammtisch.engine.state import CHANCE, OVER, SPECTATOR
from stammtisch.games import GAMES
from stammtisch.games.fire_and_stone import GAME
from stammtisch.games.fire_and_stone.material import CAVE_NAMES
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import SPACE
from tests.protocol.test_conformance import (
    CLOSE_LOOK,
    check_copy,
    check_end,
    check_options,
    check_redeal,
    random_action,
)

VISITS = 12
OWN_STEPS = {
    "eden": "UseCave",
    "painted": "UseCave",
    "spring": "UseCave",
    "ember": "Cook",
    "flint": "UseCave",
    "bones": "TakeBone",
    "cellar": "Dig",
    "shaman": "UseCave",
    "lookout": "Peek",
    "barter": "Swap",
}


def steered(record: Record, cave: str) -> int | None:
    """Chance brings up the cave as soon as it can, and the wanted card."""
    step = type(record.state.steps[-1]).__name__
    wanted = {"TurnUp": "tile.cave", "TurnCard": f"cave.{cave}"}.get(step)
    if wanted and SPACE.code(wanted) in record.state.options():
        return SPACE.code(wanted)
    return None


def visit(record: Record) -> int | None:
    """Whoever can reach the cave goes there for a while, so that it is used."""
    state = record.state
    assert isinstance(state, World)
    moving = type(state.steps[-1]).__name__ == "Move"
    if not moving or state.cave_at not in state.options():
        return None
    made = sum(1 for entry in record.entries if entry.step == "Move" and entry.action == state.cave_at)
    return state.cave_at if made < VISITS else None


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("cave", CAVE_NAMES)
def test_a_game_with_this_cave_keeps_every_promise(cave: str, players: int) -> None:
    rng = seeded(f"{cave} {players}")
    record = Record(GAME, players, {"starters": "yes"})
    census: dict[str, int] = {}
    while record.state.player() != OVER:
        state = record.state
        check_options(GAME, state, rng)
        if len(record.entries) % CLOSE_LOOK == 0:
            check_copy(state, rng)
            for viewer in range(SPECTATOR, players):
                check_redeal(state, viewer, rng)
        if state.turn > 0:
            census = census or state.census()
            assert not differences(census, state.census())
        action = steered(record, cave) if state.player() == CHANCE else visit(record)
        record.submit(random_action(state, rng) if action is None else action)
    assert isinstance(record.state, World)
    assert record.state.view(0)["cave"]["name"] == cave
    if cave in OWN_STEPS:
        assert OWN_STEPS[cave] in {entry.step for entry in record.entries}
    check_end(record.state)
    assert loads(record.dumps(), GAMES).state.view(SPECTATOR) == record.state.view(SPECTATOR)


@pytest.mark.parametrize("by_last_hut", [False, True])
def test_both_ways_of_ending_come_up_in_random_games(by_last_hut: bool) -> None:
    for seed in range(60):
        rng = seeded(f"ending {seed}")
        state = GAME.new(2)
        while state.player() != OVER:
            state.apply(random_action(state, rng))
        assert isinstance(state, World)
        if (state.track < 11) == by_last_hut:
            return
    pytest.fail("no such ending in 60 games")
