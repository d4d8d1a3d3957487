"""Every word a player reads, per language and game; things, steps and events come in by their keys.

A game's file has these tables:

    title       the game's name
    [sorts]     how a thing of each sort reads, with {0}, {1} … for its parts
    [words]     parts of things and other keys, such as a tribe or the value of an option
    [about]     what something does, in a sentence or two: powers, cards, tiles
    [prompts]   what a step asks of the one who chooses; {…} are the step's details
    [log]       what happened, with {player} and {thing}
    [hidden]    the same for those who may not know which thing it was
    [events]    what no action shows, with {player}, {amount} or {thing} (the amount read as an action)
    [options]   the question behind each option
    [score]     the categories of the score sheet
    [labels]    words of the drawing in the terminal
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from stammtisch.engine.game import Game
from stammtisch.engine.record import HIDDEN, Entry
from stammtisch.engine.state import CHANCE, Step

LANGUAGES: Final = ("en", "de")


@cache
def read(language: str, name: str) -> dict[str, Any]:
    """One file of texts."""
    return tomllib.loads(resources.files(__name__).joinpath(language, f"{name}.toml").read_text("utf-8"))


class Texts:
    """The words of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.table = read(language, game.key)
        self.shell = read(language, "shell")
        self.title: str = self.table["title"]

    def word(self, key: str) -> str:
        """A word by its key; names that are the same in every language, such as A1, need no entry."""
        return str(self.table["words"].get(key, key))

    def about(self, key: str) -> str:
        """What something does, with a mark where its values are our reconstruction."""
        told = str(self.table["about"].get(key, ""))
        if any(item.split(".")[-1] == key for item in self.game.material.reconstructed()):
            told = f"{told} [{self.shell['reconstructed']}]".strip()
        return told

    def thing(self, action: int) -> str:
        """How a thing reads."""
        sort = self.game.space.sort(action)
        parts = [self.word(part[index]) for part, index in zip(sort.parts, sort.split(action), strict=True)]
        return str(self.table["sorts"][sort.key]).format(*parts)

    def prompt(self, step: Step[Any]) -> str:
        """What a step asks."""
        details = {key: self.detail(value) for key, value in step.details().items()}
        return str(self.table["prompts"][type(step).__name__]).format(**details)

    def detail(self, value: object) -> object:
        return self.word(value) if isinstance(value, str) else value

    def entry(self, entry: Entry, names: list[str], viewer: int) -> str:
        """One line of the log as a viewer may read it."""
        player = self.shell["chance"] if entry.player == CHANCE else names[entry.player]
        action = entry.seen_by(viewer)
        if action == HIDDEN:
            return str(self.table["hidden"][entry.step]).format(player=player)
        return str(self.table["log"][entry.step]).format(player=player, thing=self.thing(action))

    def event(self, event: tuple[str, int, int], names: list[str]) -> str:
        """Something that no action shows."""
        key, player, amount = event
        thing = self.thing(amount) if 0 <= amount < self.game.space.size else ""
        return str(self.table["events"][key]).format(player=names[player], amount=amount, thing=thing)

    def option(self, key: str) -> str:
        return str(self.table["options"][key])

    def category(self, key: str) -> str:
        return str(self.table["score"][key])

    def label(self, key: str) -> str:
        return str(self.table["labels"][key])
