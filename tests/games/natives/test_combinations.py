"""All eight combinations of modules and both editions keep every promise, can be told and can be drawn."""

from itertools import product

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.record import Record
from stammtisch.engine.state import CHANCE, OVER, SPECTATOR
from stammtisch.games.natives import GAME
from stammtisch.games.natives.cards import SEASON_NAMES
from stammtisch.terminal import natives as terminal
from stammtisch.texts import LANGUAGES, Texts
from tests.protocol import test_conformance as conformance

MODULES = ("rituals", "seasons", "soul")
COMBINATIONS = [dict(zip(MODULES, wish, strict=True)) for wish in product(("off", "on"), repeat=3)]
EDITIONS = [*COMBINATIONS, {"edition": "cosmodrome"}]
READINGS = {"sneak": "roaming", "sun_captive": "two"}


def label(options: dict[str, str]) -> str:
    return "+".join(key for key, value in options.items() if value == "on") or options.get("edition", "base")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", EDITIONS, ids=label)
def test_every_combination_keeps_every_promise(options: dict[str, str], players: int) -> None:
    conformance.test_a_random_game_keeps_every_promise(GAME, players, options)


@pytest.mark.parametrize("options", [each for each in COMBINATIONS if each["soul"] == "on"], ids=label)
def test_the_other_readings_keep_every_promise(options: dict[str, str]) -> None:
    conformance.test_a_random_game_keeps_every_promise(GAME, 3, {**options, **READINGS})


@pytest.mark.parametrize("card", SEASON_NAMES)
def test_every_season_keeps_every_promise(card: str) -> None:
    season = ("spring", "summer", "autumn")[SEASON_NAMES.index(card) // 3]
    options = {"rituals": "on", "seasons": "on", "soul": "on", season: card}
    conformance.test_a_random_game_keeps_every_promise(GAME, 4, options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", EDITIONS, ids=label)
def test_every_combination_can_be_told_and_drawn(options: dict[str, str], language: str) -> None:
    texts = Texts(GAME, language)
    rng = seeded(f"told {options}")
    record = Record(GAME, 3, options)
    check_drawing(terminal.draw(record.state.view(SPECTATOR), texts, record.names, SPECTATOR))
    while record.state.player() != OVER:
        step = record.state.steps[-1]
        if step.player != CHANCE:
            assert "{" not in texts.prompt(step)
        record.submit(conformance.random_action(record.state, rng))
        assert "{" not in texts.entry(record.entries[-1], record.names, SPECTATOR)
        for event in record.entries[-1].events:
            assert "{" not in texts.event(event, record.names)
        if len(record.entries) % 7 == 0:
            check_drawing(terminal.draw(record.state.view(0), texts, record.names, 0))
    check_drawing(terminal.draw(record.state.view(SPECTATOR), texts, record.names, SPECTATOR))


def check_drawing(drawing: str) -> None:
    assert max(len(line) for line in drawing.split("\n")) <= 100
    assert "\x1b" not in drawing
    assert "None" not in drawing
