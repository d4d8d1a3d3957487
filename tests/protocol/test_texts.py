"""Everything a player points at or reads has words in every language."""

from typing import Any

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game
from stammtisch.engine.record import Record
from stammtisch.engine.state import CHANCE, NOBODY, OVER, SPECTATOR, Step, Task
from stammtisch.games import GAMES
from stammtisch.texts import LANGUAGES, Texts
from tests.protocol.test_conformance import random_action

PAIRS = [pytest.param(game, language, id=f"{game.key}-{language}") for game in GAMES.values() for language in LANGUAGES]


def step_classes(game: Game) -> list[str]:
    """The names of all steps of a game that somebody, or chance, takes."""
    found: list[str] = []
    waiting: list[type[Any]] = [Step]
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        own = kind.__module__.startswith(f"stammtisch.games.{game.key}.")
        if own and not issubclass(kind, Task) and "apply" in vars(kind):
            found.append(kind.__name__)
    return found


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_every_thing_reads(game: Game, language: str) -> None:
    texts = Texts(game, language)
    for action in range(game.space.size):
        assert texts.thing(action)


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_every_step_has_a_log_line(game: Game, language: str) -> None:
    table = Texts(game, language).table
    assert sorted(name for name in step_classes(game) if name not in table["log"]) == []


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_every_option_and_its_values_read(game: Game, language: str) -> None:
    texts = Texts(game, language)
    for choice in game.choices:
        assert texts.option(choice.key)
        for value in choice.allowed:
            assert value in texts.table["words"], value


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_all_languages_have_the_same_keys(game: Game) -> None:
    def keys(table: dict[str, Any]) -> set[str]:
        return {f"{name}.{key}" for name, rows in table.items() if isinstance(rows, dict) for key in rows}

    first, *others = [keys(Texts(game, language).table) for language in LANGUAGES]
    for other in others:
        assert first ^ other == set()


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_random_games_can_be_told_in_words(game: Game, language: str) -> None:
    texts = Texts(game, language)
    for players in range(game.fewest, game.most + 1):
        rng = seeded(f"told {game.key} {players}")
        record = Record(game, players)
        while record.state.player() != OVER:
            step = record.state.steps[-1]
            assert step.player != NOBODY
            if step.player != CHANCE:
                assert "{" not in texts.prompt(step)
            record.submit(random_action(record.state, rng))
            for viewer in range(SPECTATOR, players):
                assert "{" not in texts.entry(record.entries[-1], record.names, viewer)
            for event in record.entries[-1].events:
                assert "{" not in texts.event(event, record.names)
        for line in record.state.sheet():
            for category in line:
                assert texts.category(category)


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_what_we_reconstructed_is_marked_in_words(game: Game, language: str) -> None:
    texts = Texts(game, language)
    mark = str(texts.shell["reconstructed"])
    ours = {item.split(".")[-1] for item in game.material.reconstructed()}
    for key in texts.table["about"]:
        assert (mark in texts.about(key)) == (key in ours), key
    assert all(mark in texts.about(key) for key in ours)
