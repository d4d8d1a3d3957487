"""Draws docs/table.svg, the picture in the README: a table of Five Tribes as the terminal shows it."""

from pathlib import Path
from xml.sax.saxutils import escape

from stammtisch.arena.simulate import play
from stammtisch.games import GAMES
from stammtisch.terminal.drawing import draw
from stammtisch.texts import Texts

LINE, CHARACTER, MARGIN = 17, 7.83, 18


def main() -> None:
    record = play(GAMES["five_tribes"], ["greedy", "greedy"], {}, {}, "picture")
    middle = len(record.entries) * 2 // 3
    view = record.at(middle).view(0)
    lines = draw(view, Texts(record.game, "en"), ["Anna", "Oliver"], 0).splitlines()
    width = round(max(len(line) for line in lines) * CHARACTER + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    rows = "\n".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (number + 1) - 4}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    Path("docs/table.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">\n'
        f'<rect width="100%" height="100%" rx="10" fill="#1d1a16"/>\n'
        f'<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" fill="#f0e4cc">\n{rows}\n'
        "</g>\n</svg>\n",
        "utf-8",
    )


if __name__ == "__main__":
    main()
