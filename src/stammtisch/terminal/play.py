"""A game at the terminal: people at the keyboard against bots, things chosen by their short names."""

import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from stammtisch.bots import make
from stammtisch.bots.bot import Bot, ask, tell
from stammtisch.engine.chance import Rng
from stammtisch.engine.record import Record
from stammtisch.engine.state import CHANCE, OVER, SPECTATOR
from stammtisch.terminal.drawing import draw, score
from stammtisch.texts import Texts

WIDTH: Final = 100
LOG_LINES: Final = 30
GUESSES: Final = 12


class TerminalGame:
    """Drives one record between the keyboard and the bots; `read` and `write` are the terminal."""

    def __init__(
        self,
        record: Record,
        texts: Texts,
        luck: Rng,
        file: Path,
        command: str,
        read: Callable[[str], str],
        write: Callable[[str], None],
    ) -> None:
        self.record = record
        self.texts = texts
        self.luck = luck
        self.file = file
        self.command = command  # how the program is called here, for the advice to go on
        self.read = read
        self.write = write
        self.bots: list[Bot | None] = [make(name, luck.fork()) if name else None for name in record.seats]
        self.told = self.first_choice()
        self.fresh = True  # the table has changed by others since it was drawn

    def first_choice(self) -> int:
        """How many entries the set-up took, so that the log can begin after it."""
        entries = self.record.entries
        return next((number for number, entry in enumerate(entries) if entry.player != CHANCE), len(entries))

    def shell(self, key: str, **values: Any) -> str:
        return str(self.texts.shell[key]).format(**values)

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        begun = bool(self.record.entries)
        self.record.settle(self.luck)
        self.told = len(self.record.entries) if not begun else max(self.told, len(self.record.entries) - LOG_LINES)
        self.write(self.shell("welcome", title=self.texts.title, count=self.record.players))
        while self.record.state.player() != OVER:
            if not self.one_choice():
                self.save()
                self.write(self.shell("saved", file=self.file))
                self.write(self.shell("go_on", command=self.command, file=self.file))
                return
        self.finish()

    def one_choice(self) -> bool:
        """Let whoever is to choose choose; the answer is whether the game goes on."""
        seat = self.record.state.player()
        bot = self.bots[seat]
        if bot is not None:
            self.submit(ask(bot, self.record.state))
            self.fresh = True
            return True
        self.tell(seat)
        options = self.record.state.options()
        if len(options) == 1:
            self.write(self.shell("forced", thing=self.texts.thing(options[0])))
            self.submit(options[0])
            return True
        return self.ask_person(seat, options)

    def submit(self, action: int) -> None:
        for viewer, bot in enumerate(self.bots):
            if bot is not None:
                tell(bot, viewer, self.record.state, action)
        self.record.submit(action)
        self.record.settle(self.luck)

    def ask_person(self, seat: int, options: list[int]) -> bool:
        """Prompt until a choice is made, taken back or the person quits."""
        if self.fresh:
            self.show_board(seat)
            self.fresh = False
        self.write("")
        self.write(f"{self.record.names[seat]}: {self.texts.prompt(self.record.state.steps[-1])}")
        self.list_options(options)
        while True:
            try:
                words = self.read(f"{self.shell('prompt')} > ").strip()
            except (EOFError, KeyboardInterrupt):
                self.write("")
                return False
            if words == "quit":
                return False
            action = self.chosen(words, options)
            if action >= 0:
                self.submit(action)
                self.save()
                return True
            if words == "undo" and self.undo(seat):
                return True
            self.answer(words, seat, options)

    def chosen(self, words: str, options: list[int]) -> int:
        """The option meant by a name or a number of the list; -1 if none."""
        if words.isdigit() and 1 <= int(words) <= len(options):
            return options[int(words) - 1]
        action = self.record.game.space.code(words)
        return action if action in options else -1

    def answer(self, words: str, seat: int, options: list[int]) -> None:
        """Whatever is asked besides a choice."""
        command, _, rest = words.partition(" ")
        if command == "help":
            self.write(self.shell("help"))
        elif command == "why":
            self.explain(options)
        elif command == "board":
            self.show_board(seat)
        elif command == "log":
            self.show_log(seat)
        elif command == "score":
            self.write(self.public_score(seat))
        elif command == "about":
            self.write(self.texts.about(rest.lower()) or self.shell("about_unknown", name=rest))
        elif command == "undo":
            self.write(self.shell("cannot_undo"))
        elif command:
            self.write(self.shell("unknown", input=words))

    def public_score(self, seat: int) -> str:
        """The points as the person at this seat can know them: what differs between redealt states is unknown."""
        rng = self.luck.copy()
        sheets = [self.record.state.redeal(seat, rng).sheet() for _ in range(GUESSES)]
        return score(sheets, self.texts, self.record.names)

    def undo(self, seat: int) -> bool:
        """Take back the last real choice, passing over those that were forced."""
        limit = self.record.undo_limit(seat)
        length = len(self.record.entries)
        while length > limit:
            length -= 1
            if len(self.record.at(length).options()) > 1:
                self.record.cut(length)
                self.told = length
                self.fresh = True
                self.write(self.shell("taken_back"))
                return True
        return False

    def show_board(self, seat: int) -> None:
        self.write("")
        self.write(draw(self.record.state.view(seat), self.texts, self.record.names, seat))

    def list_options(self, options: list[int]) -> None:
        names = [f"{number}) {self.record.game.space.name(action)}" for number, action in enumerate(options, 1)]
        self.write(
            textwrap.fill("   ".join(name.replace(" ", "\u00a0") for name in names), WIDTH).replace("\u00a0", " ")
        )

    def explain(self, options: list[int]) -> None:
        """What may be done now, thing by thing."""
        self.write(f"{self.shell('on_offer')}: {self.texts.prompt(self.record.state.steps[-1])}")
        space = self.record.game.space
        for number, action in enumerate(options, 1):
            about = self.texts.about(space.name(action))
            self.write(
                f"  {number:>3}) {space.name(action):<14} {self.texts.thing(action)}{'. ' + about if about else ''}"
            )

    def lines(self, start: int, seat: int) -> list[str]:
        """The log from an entry on, as a seat may read it."""
        found = []
        for entry in self.record.entries[start:]:
            found.append(self.texts.entry(entry, self.record.names, seat))
            found.extend(f"  {self.texts.event(event, self.record.names)}" for event in entry.events)
        return found

    def tell(self, seat: int) -> None:
        """What has happened since the person last looked, his own choices included."""
        for line in self.lines(self.told, seat):
            self.write(f"  · {line}")
        self.told = len(self.record.entries)

    def show_log(self, seat: int) -> None:
        lines = self.lines(self.first_choice(), seat)[-LOG_LINES:]
        for line in lines or [self.shell("nothing_yet")]:
            self.write(f"  · {line}")

    def save(self) -> None:
        """Write the record, whole or not at all."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft = self.file.with_suffix(".part")
        draft.write_text(self.record.dumps(), "utf-8")
        draft.replace(self.file)

    def finish(self) -> None:
        self.tell(SPECTATOR)
        state, names = self.record.state, self.record.names
        self.write("")
        self.write(draw(state.view(SPECTATOR), self.texts, names, SPECTATOR))
        self.write("")
        self.write(self.shell("over"))
        self.write(score([state.sheet()], self.texts, names))
        won = [names[seat] for seat in state.winners()]
        self.write(self.shell("winner" if len(won) == 1 else "winners", names=", ".join(won)))
        self.save()
        self.write(self.shell("finished_saved", command=self.command, file=self.file))
