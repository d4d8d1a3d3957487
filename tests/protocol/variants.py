"""Which set-ups the conformance suite plays, and how it looks inside a state."""

from typing import Any

from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game, SetupError
from stammtisch.engine.state import State
from stammtisch.games import GAMES

MIXED = 6


def variants(game: Game, players: int) -> list[dict[str, str]]:
    """The defaults, every other value of every option alone, and some mixtures of all."""
    found: list[dict[str, str]] = [{}]
    for choice in game.choices:
        found.extend({choice.key: value} for value in choice.allowed[1:])
    rng = seeded(f"variants of {game.key}")
    for _ in range(MIXED):
        found.append({choice.key: choice.allowed[rng.below(len(choice.allowed))] for choice in game.choices})
    return [options for options in found if is_possible(game, players, options)]


def is_possible(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        game.complete(players, options)
    except SetupError:
        return False
    return True


def name_of(options: dict[str, str]) -> str:
    if len(options) > 4:
        return "mixed"
    return ",".join(f"{key}={value}" for key, value in options.items()) or "defaults"


def every_setup() -> list[Any]:
    """All games with all player counts and variants, as pytest parameters."""
    import pytest

    found = []
    for game in GAMES.values():
        for players in range(game.fewest, game.most + 1):
            for number, options in enumerate(variants(game, players)):
                label = f"{game.key}-{players}-{number}-{name_of(options)}"
                found.append(pytest.param(game, players, options, id=label))
    return found


def fields(thing: object) -> list[str]:
    """The data attributes of an object, compiled or not."""
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


def snapshot(state: State) -> dict[str, Any]:
    """Everything a state holds, down to the fields of its steps."""
    found: dict[str, Any] = {}
    for name in fields(state):
        value = getattr(state, name)
        if name == "events":
            continue
        if name == "steps":
            found[name] = [
                (type(step).__name__, [(key, plain(getattr(step, key))) for key in fields(step)]) for step in value
            ]
        else:
            found[name] = plain(value)
    return found


def plain(value: Any) -> Any:
    """Numbers and arrays by value, anything else (tables shared by all copies) by identity."""
    if isinstance(value, (int, str, float)) or value is None:
        return value
    try:
        return [plain(each) for each in value]
    except TypeError:
        return id(value)
