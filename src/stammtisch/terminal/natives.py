"""Natives as text: the season and the deck, the prairie, then every tribe with its cards."""

from textwrap import wrap
from typing import Any, Final

from stammtisch.texts import Texts

WIDTH: Final = 100
INDENT: Final = 8
SORTS: Final = (("member", "hero"), ("food",), ("totem",), ("ritual",))
STORES: Final = ("food", "prisoners", "totems", "rituals", "conflicts", "harmonies")


def draw(view: dict[str, Any], texts: Texts, names: list[str], viewer: int) -> str:
    lines = [*season_lines(view, texts), *deck_lines(view, texts)]
    lines.extend(prairie_lines(view, texts))
    if view["placing"] is not None:
        lines.append(f"{texts.label('placing')}: {named(view['placing'], texts)}")
    for seat, player in enumerate(view["players"]):
        lines.append("")
        lines.append(heading(view, player, seat, texts, names, viewer))
        lines.extend(player_lines(player, texts))
    if view["winter"]:
        lines.extend(["", texts.label("over" if view["over"] else "winter")])
    return "\n".join(lines)


def named(name: str, texts: Texts) -> str:
    """A card by the name one types, with what it is called where that is another word."""
    word = texts.thing(texts.game.space.code(name)) if name.endswith("-feud") else texts.word(name)
    return name if word.replace(" ", "-") == name else f"{name} ({word})"


def counted(cards: dict[str, int], texts: Texts) -> list[str]:
    return [f"{count}x {named(name, texts)}" if count > 1 else named(name, texts) for name, count in cards.items()]


def folded(label: str, parts: list[str]) -> list[str]:
    """A labelled list that keeps to the width and breaks only between its parts."""
    lines = [f"{label}:"]
    for number, part in enumerate(parts):
        comma = "," if number + 1 < len(parts) else ""
        if len(lines[-1]) + len(part) + 2 > WIDTH:
            lines.append(" " * INDENT)
        lines[-1] += f" {part}{comma}"
    return lines


def prairie_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    """The open cards, a line for each sort."""
    space = texts.game.space
    lines = [f"{texts.label('prairie')}:"]
    for sorts in SORTS:
        cards = {name: n for name, n in view["prairie"].items() if space.sort(space.code(name)).key in sorts}
        if cards:
            lines.extend(folded(f"  {texts.label(sorts[0])}", counted(cards, texts)))
    return lines if len(lines) > 1 else [f"{lines[0]} {texts.label('empty')}"]


def season_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    if view["season"] is None:
        return []
    words = [texts.word(name) for name in view["seasons"][view["season"] :] if name is not None]
    line = f"{texts.label('season')}: " + f", {texts.label('next')} ".join(words)
    if view["curses_left"]:
        line += f" · {view['curses_left']} {texts.label('curses_left')}"
    return wrap(line, WIDTH, subsequent_indent="    ")


def deck_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    """How many cards are left, and how many lie above the next change."""
    line = f"{texts.label('deck')}: {view['deck']}"
    if view["to_next_change"] is not None:
        line += f" ({view['to_next_change']} {texts.label('to_' + view['next_change'])})"
    return [line]


def heading(
    view: dict[str, Any], player: dict[str, Any], seat: int, texts: Texts, names: list[str], viewer: int
) -> str:
    notes = [texts.word(player["colour"]), f"{texts.label('members')}: {player['size']}"]
    if seat == view["first"]:
        notes.append(texts.label("first"))
    if seat == view["active"] and not view["over"]:
        notes.append(texts.label("active"))
    if player["curses"]:
        notes.append(f"{texts.label('curses')}: {player['curses']}")
    if player["saved_action"]:
        notes.append(texts.label("saved"))
    return f"{'>' if seat == viewer else ' '}p{seat + 1} {names[seat]} ({', '.join(notes)})"[:WIDTH]


def player_lines(player: dict[str, Any], texts: Texts) -> list[str]:
    """Each tribe card with its members, then what lies above the tribe cards."""
    lines: list[str] = []
    for tribe in player["tribe"]:
        blocked = f" [{texts.label('blocked')}]" if tribe["blocked"] else ""
        label = f"  {tribe['strength']} {named(tribe['name'], texts)}{blocked}"
        lines.extend(folded(label, counted(tribe["members"], texts) or ["-"]))
    for key in STORES:
        if player[key]:
            lines.extend(folded(f"  {texts.label(key)}", counted(player[key], texts)))
    return lines
