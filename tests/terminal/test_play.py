"""The game in the terminal: a whole game by keyboard, help and why, undo, log, quitting and going on."""

from pathlib import Path

import pytest

import stammtisch
from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game
from stammtisch.engine.record import Record
from stammtisch.engine.state import OVER
from stammtisch.games import GAMES
from stammtisch.terminal.drawing import draw
from stammtisch.terminal.play import TerminalGame
from stammtisch.texts import LANGUAGES, Texts

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


class Keyboard:
    """Types prepared words, then whatever is first on the list; remembers the screen."""

    def __init__(self, words: list[str], then: str | None = "1") -> None:
        self.words = words
        self.then = then
        self.screen: list[str] = []

    def read(self, prompt: str) -> str:
        if self.words:
            return self.words.pop(0)
        if self.then is None:
            raise EOFError
        return self.then

    def write(self, line: str) -> None:
        self.screen.append(line)

    def text(self) -> str:
        return "\n".join(self.screen)


def table(
    game: Game, keyboard: Keyboard, file: Path, record: Record | None = None, language: str = "en"
) -> TerminalGame:
    if record is None:
        seats = ["", *["random"] * (game.fewest - 1)]
        record = Record(game, game.fewest, names=["Anna", *["Random"] * (game.fewest - 1)], seats=seats)
    luck = seeded("terminal")
    return TerminalGame(record, Texts(game, language), luck, file, "stammtisch", keyboard.read, keyboard.write)


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_numbers(game: Game, language: str, tmp_path: Path) -> None:
    keyboard = Keyboard([])
    played = table(game, keyboard, tmp_path / "game.jsonl", language=language)
    played.run()
    assert played.record.state.player() == OVER
    assert str(played.texts.shell["over"]) in keyboard.text()
    assert stammtisch.load((tmp_path / "game.jsonl").read_text()).actions() == played.record.actions()


@EVERY_GAME
def test_quitting_saves_and_one_can_go_on(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    keyboard = Keyboard(["1", "1", "quit"])
    table(game, keyboard, file).run()
    assert f"stammtisch play --resume {file}" in keyboard.text()
    record = stammtisch.load(file.read_text())
    again = Keyboard([])
    resumed = table(game, again, file, record)
    resumed.run()
    assert resumed.record.state.player() == OVER


@EVERY_GAME
def test_a_broken_line_is_like_quitting(game: Game, tmp_path: Path) -> None:
    keyboard = Keyboard(["1"], then=None)
    table(game, keyboard, tmp_path / "game.jsonl").run()
    assert (tmp_path / "game.jsonl").exists()


@EVERY_GAME
def test_why_names_every_choice_on_offer(game: Game, tmp_path: Path) -> None:
    keyboard = Keyboard(["why", "quit"])
    played = table(game, keyboard, tmp_path / "game.jsonl")
    played.run()
    for action in played.record.state.options():
        assert f"{game.space.name(action)} " in keyboard.text()


@EVERY_GAME
def test_nonsense_is_answered_and_changes_nothing(game: Game, tmp_path: Path) -> None:
    keyboard = Keyboard(["nonsense", "99999", "-1", "", "about nonsense", "undo", "quit"])
    played = table(game, keyboard, tmp_path / "game.jsonl")
    played.run()
    assert "'nonsense' is not on offer" in keyboard.text()
    assert "nothing to take back" in keyboard.text()
    assert all(entry.player != 0 for entry in played.record.entries)


def test_undo_takes_back_ones_own_choices_only(tmp_path: Path) -> None:
    keyboard = Keyboard([])
    played = table(GAMES["five_tribes"], keyboard, tmp_path / "game.jsonl")
    played.record.settle(played.luck)
    while type(played.record.state.steps[-1]).__name__ != "Drop" or played.record.state.player() != 0:
        played.one_choice()
    length = len(played.record.entries)
    assert played.undo(0)
    assert type(played.record.state.steps[-1]).__name__ == "PickUp"
    assert len(played.record.entries) < length
    while played.undo(0):
        assert played.record.state.player() == 0
    assert played.record.entries[-1].player != 0


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn_for_everybody_at_any_time(game: Game, language: str) -> None:
    texts = Texts(game, language)
    for players in range(game.fewest, game.most + 1):
        rng = seeded(f"drawn {players}")
        record = Record(game, players)
        record.settle(rng)
        while record.state.player() != OVER:
            for viewer in range(-1, players):
                assert draw(record.state.view(viewer), texts, record.names, viewer).strip()
            for _ in range(10):
                if record.state.player() != OVER:
                    options = record.state.options()
                    record.submit(options[rng.below(len(options))])
                    record.settle(rng)


def test_the_log_hides_what_others_drew(tmp_path: Path) -> None:
    """A card drawn by Sloar is named to its drawer only."""
    game = GAMES["five_tribes"]
    rng = seeded("sloar")
    record = Record(game, 2, seats=["", ""])
    while not any(entry.step == "DrawCard" for entry in record.entries):
        if record.state.player() == OVER:
            record = Record(game, 2, seats=["", ""])
        record.settle(rng)
        if record.state.player() != OVER:
            options = record.state.options()
            record.submit(options[rng.below(len(options))])
    place = next(number for number, entry in enumerate(record.entries) if entry.step == "DrawCard")
    drawer = record.entries[place].audience.bit_length() - 1
    played = table(game, Keyboard([]), tmp_path / "game.jsonl", record)
    assert "the card drawn is" in played.lines(place, drawer)[0]
    assert played.lines(place, 1 - drawer)[0] == "a card is drawn from the pile"
