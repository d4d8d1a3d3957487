"""Natives as text: the season and the deck, the prairie, then every tribe with its cards."""

from textwrap import wrap
from typing import Any, Final

from stammtisch.texts import Texts

WIDTH: Final = 100
STORES: Final = ("food", "prisoners", "totems", "rituals", "conflicts", "harmonies")


def draw(view: dict[str, Any], texts: Texts, names: list[str], viewer: int) -> str:
    lines = [*season_lines(view, texts), *deck_lines(view, texts)]
    lines.extend(folded(texts.label("prairie"), counted(view["prairie"], texts), texts))
    if view["placing"] is not None:
        lines.append(f"{texts.label('placing')}: {card(view['placing'], texts)}")
    for seat, player in enumerate(view["players"]):
        lines.append("")
        lines.append(heading(view, player, seat, texts, names, viewer))
        lines.extend(player_lines(player, texts))
    if view["winter"]:
        lines.extend(["", texts.label("over" if view["over"] else "winter")])
    return "\n".join(lines)


def card(name: str, texts: Texts) -> str:
    """A card by the name one types, with what it is called."""
    word = texts.thing(texts.game.space.code(name))
    return name if word == name else f"{name} = {word}"


def counted(cards: dict[str, int], texts: Texts) -> list[str]:
    return [f"{count}x {card(name, texts)}" if count > 1 else card(name, texts) for name, count in cards.items()]


def folded(label: str, parts: list[str], texts: Texts) -> list[str]:
    """A labelled list that keeps to the width; one that is empty says so."""
    text = f"{label}: {' · '.join(parts) or texts.label('empty')}"
    return wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def season_lines(view: dict[str, Any], texts: Texts) -> list[str]:
    if view["season"] is None:
        return []
    words = [texts.word(name) for name in view["seasons"][view["season"] :]]
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
    notes = [texts.word(player["colour"]), f"{player['size']} {texts.label('members')}"]
    if seat == view["first"]:
        notes.append(texts.label("first"))
    if seat == view["active"] and not view["over"]:
        notes.append(texts.label("active"))
    if player["curses"]:
        notes.append(f"{player['curses']} {texts.label('curses')}")
    if player["saved_action"]:
        notes.append(texts.label("saved"))
    return f"{'>' if seat == viewer else ' '}p{seat + 1} {names[seat]} ({', '.join(notes)})"[:WIDTH]


def player_lines(player: dict[str, Any], texts: Texts) -> list[str]:
    """Each tribe card with its members, then what lies above the tribe cards."""
    lines: list[str] = []
    for tribe in player["tribe"]:
        blocked = f" [{texts.label('blocked')}]" if tribe["blocked"] else ""
        members = " ".join(f"{count}x{name}" if count > 1 else name for name, count in tribe["members"].items())
        word = texts.word(tribe["name"])
        label = tribe["name"] if word == tribe["name"] else f"{tribe['name']} = {word}"
        lines.extend(
            wrap(f"    {tribe['strength']} {label}{blocked}: {members or '-'}", WIDTH, subsequent_indent=" " * 8)
        )
    for key in STORES:
        if player[key]:
            lines.extend(folded(f"    {texts.label(key)}", counted_words(player[key], texts), texts))
    return lines


def counted_words(cards: dict[str, int], texts: Texts) -> list[str]:
    return [f"{count} {texts.word(name)}" for name, count in cards.items()]
