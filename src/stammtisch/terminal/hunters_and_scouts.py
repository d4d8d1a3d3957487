"""Hunters & Scouts drawn as text: display, locations, holy places, piles and the two tribes."""

from textwrap import wrap
from typing import Any, Final

from stammtisch.texts import Texts

WIDTH: Final = 100
INDENT: Final = "  "


def draw(view: dict[str, Any], texts: Texts, names: list[str], viewer: int) -> str:
    """The whole table; things are labelled with the names one types."""
    lines = [head(view, texts)]
    for seat, player in enumerate(view["players"]):
        lines += ["", *tribe(player, texts, names[seat], seat == viewer)]
    lines += ["", texts.label("display"), *display(view, texts)]
    for kind in ("wilderness", "hunting"):
        lines += ["", pile_line(view["piles"][kind], kind, texts)]
        lines += [location(place, texts) for place in view["locations"] if place["kind"] == kind]
    if view["holy_places"]:
        lines += ["", texts.label("holy"), *[holy_place(place, texts) for place in view["holy_places"]]]
    lines += ["", *stock(view, texts)]
    return "\n".join(fitted(lines))


def fitted(lines: list[str]) -> list[str]:
    """The lines cut to the width of the drawing, the rest on further lines."""
    found: list[str] = []
    for line in lines:
        margin = " " * (len(line) - len(line.lstrip()) + 4)
        found += wrap(line, WIDTH, subsequent_indent=margin, drop_whitespace=True) or [""]
    return found


def head(view: dict[str, Any], texts: Texts) -> str:
    parts = [texts.title, texts.word(view["mode"]), f"{texts.label('turn')} {view['turn']}"]
    if view["last_turn"]:
        parts.append(texts.label("last_turn"))
    if view["over"]:
        parts.append(texts.label("over"))
    return " - ".join(parts)


def tribe(player: dict[str, Any], texts: Texts, name: str, own: bool) -> list[str]:
    spots = ", ".join(f"{texts.label(spot)} {player[spot]}" for spot in ("home", "camp", "supply"))
    points = f"{texts.label('score')} {player['score']}, {texts.label('hunger')} {player['hunger']}"
    bonus = ", ".join(str(space) for space in player["bonus_spaces"])
    lines = [
        f"{'*' if own else ' '} {name}: {points}, {spots}",
        f"{INDENT}{texts.label('hand')}: {counted(player['characters'], texts)}",
        f"{INDENT}{texts.label('created')}: {listed(player['created'], texts)}",
    ]
    if bonus:
        lines[0] += f", {texts.label('bonus')} {bonus}"
    lines += [f"{INDENT}{item(each, texts)}" for each in player["items"]]
    if player["hidden_items"]:
        lines.append(f"{INDENT}{texts.label('face_down')}: {player['hidden_items']}")
    return lines


def item(each: dict[str, Any], texts: Texts) -> str:
    """An item that lies face down, for those who know it."""
    line = f"{texts.label('face_down')}: {labelled(each['name'], texts)}"
    line += f" - {texts.label('costs')} {resources(each['cost'], texts)}, {texts.label('points')} {each['points']}"
    if each["effects"]:
        line += ", " + ", ".join(texts.word(effect) for effect in each["effects"])
    return line


def display(view: dict[str, Any], texts: Texts) -> list[str]:
    lines: list[str] = []
    for letter, row in zip("abc", view["rows"], strict=True):
        cards = [f"{letter}{place} {texts.word(name)}" for place, name in enumerate(row, 1)]
        lines.append(f"{INDENT}{letter}: {' | '.join(cards)}")
    if view["played"]:
        lines.append(f"{INDENT}{texts.label('played')}: {texts.word(view['played'])}")
    return lines


def location(place: dict[str, Any], texts: Texts) -> str:
    """The spaces with how many are free of how many, and who stands there."""
    spaces = [
        f"{place['name']}.{kind} {place['free'].get(kind, 0)}/{count} {texts.word(kind)}"
        for kind, count in place["spaces"].items()
    ]
    return f"{INDENT}{labelled(place['name'], texts)}: {', '.join(spaces)}{standing(place, texts)}"


def holy_place(place: dict[str, Any], texts: Texts) -> str:
    used = f" ({texts.label('used')})" if place["used"] else ""
    return f"{INDENT}{labelled(place['name'], texts)}: {texts.about(place['power'])}{used}{standing(place, texts)}"


def standing(place: dict[str, Any], texts: Texts) -> str:
    if not any(place["members"]):
        return ""
    return f" [{texts.label('members')} {' : '.join(str(count) for count in place['members'])}]"


def pile_line(pile: dict[str, Any], kind: str, texts: Texts) -> str:
    line = f"{texts.label(kind)} ({texts.label('piles')} {pile['count']}"
    if pile["under"]:
        line += f", {texts.label('under')} {known(pile['under'], texts)}"
    if pile["discard"]:
        line += f", {texts.label('discarded')} {listed(pile['discard'], texts)}"
    return line + ")"


def stock(view: dict[str, Any], texts: Texts) -> list[str]:
    line = f"{texts.label('stones')} {view['stones']}, {texts.label('items_left')} {view['item_pile']}"
    lines = [f"{line}, {texts.label('discarded')}: {listed(view['item_discard'], texts)}"]
    if view["fetched"]:
        lines.append(f"{texts.label('fetched')}: {resources(view['fetched'], texts)}")
    if view["looked_at"]:
        lines.append(f"{texts.label('looked_at')}: {known(view['looked_at'], texts)}")
    return lines


def labelled(name: str, texts: Texts) -> str:
    return f"{name} ({texts.word(name)})"


def listed(names: list[str], texts: Texts) -> str:
    return ", ".join(labelled(name, texts) for name in names) or texts.label("none")


def known(names: list[str | None], texts: Texts) -> str:
    return ", ".join(texts.label("unknown") if name is None else labelled(name, texts) for name in names)


def counted(cards: dict[str, int], texts: Texts) -> str:
    found = [
        f"{count}x {labelled(name, texts)}" if count > 1 else labelled(name, texts) for name, count in cards.items()
    ]
    return ", ".join(found) or texts.label("none")


def resources(kinds: dict[str, int], texts: Texts) -> str:
    return ", ".join(f"{count} {texts.word(kind)}" for kind, count in kinds.items())
