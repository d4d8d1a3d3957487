"""Which module draws which game."""

from collections.abc import Callable
from typing import Any, Final

from stammtisch.terminal import fire_and_stone, five_tribes, hunters_and_scouts, natives
from stammtisch.texts import Texts

Draw = Callable[[dict[str, Any], Texts, list[str], int], str]

DRAWINGS: Final[dict[str, Draw]] = {
    "five_tribes": five_tribes.draw,
    "natives": natives.draw,
    "fire_and_stone": fire_and_stone.draw,
    "hunters_and_scouts": hunters_and_scouts.draw,
}


def draw(view: dict[str, Any], texts: Texts, names: list[str], viewer: int) -> str:
    """The table as a viewer sees it."""
    return DRAWINGS[texts.game.key](view, texts, names, viewer)


def score(sheets: list[list[dict[str, int]]], texts: Texts, names: list[str]) -> str:
    """The score sheet: a line per category, a column per player; a question mark where the given sheets differ."""
    width = max(12, *(len(name) for name in names)) + 2
    rows = {texts.category(key): [[line[key] for line in sheet] for sheet in sheets] for key in sheets[0][0]}
    rows[str(texts.shell["total"])] = [[sum(line.values()) for line in sheet] for sheet in sheets]
    first = max(len(label) for label in rows) + 2
    lines = [" " * first + "".join(name.rjust(width) for name in names)]
    for label, cells in rows.items():
        columns = [{sheet[seat] for sheet in cells} for seat in range(len(names))]
        shown = [str(next(iter(values))) if len(values) == 1 else "?" for values in columns]
        lines.append(label.ljust(first) + "".join(cell.rjust(width) for cell in shown))
    return "\n".join(lines)
