"""Five Tribes as text: the sultanate as a grid, then the tracks, the rows and the players."""

from typing import Any, Final

from stammtisch.texts import Texts

COLUMNS: Final = 6
CELL: Final = 15
TRIBES: Final = ("vizier", "elder", "merchant", "builder", "assassin")
RULE: Final = "+" + ("-" * CELL + "+") * COLUMNS


def draw(view: dict[str, Any], texts: Texts, names: list[str], viewer: int) -> str:
    lines = [RULE]
    for start in range(0, len(view["tiles"]), COLUMNS):
        cells = [tile_lines(tile, texts) for tile in view["tiles"][start : start + COLUMNS]]
        for number in range(3):
            lines.append("|" + "|".join(cell[number] for cell in cells) + "|")
        lines.append(RULE)
    lines.append(texts.label("legend"))
    lines.append("")
    lines.extend(table_lines(view, texts, names))
    lines.append("")
    lines.extend(player_line(player, seat, texts, names, viewer) for seat, player in enumerate(view["players"]))
    if view["last_round"] and not view["over"]:
        lines.append(texts.label("last_round"))
    return "\n".join(lines)


def tile_lines(tile: dict[str, Any], texts: Texts) -> list[str]:
    """A tile in three lines: name, kind and value; meeples; camel, palms and palaces."""
    value = f"{tile['points']}{'b' if tile['blue'] else 'r'}"
    head = f"{tile['name']} {texts.label(tile['kind'])}"
    camel = "" if tile["camel"] is None else f"[{tile['camel'] + 1}]"
    foot = " ".join(part for part in (camel, "*" * tile["palms"], "^" * tile["palaces"]) if part)
    return [head.ljust(CELL - len(value)) + value, meeple_letters(tile["meeples"], texts).ljust(CELL), foot.ljust(CELL)]


def meeple_letters(meeples: dict[str, int], texts: Texts) -> str:
    """A letter for each meeple, or letters with numbers where they are many."""
    letters = texts.label("letters")
    counts = [(letters[place], meeples.get(tribe, 0)) for place, tribe in enumerate(TRIBES)]
    spelled = "".join(letter * count for letter, count in counts)
    if len(spelled) <= CELL:
        return spelled
    return "".join(f"{letter}{count}" for letter, count in counts if count)


def table_lines(view: dict[str, Any], texts: Texts, names: list[str]) -> list[str]:
    """The tracks, the open rows, the supply."""
    row = "  ".join(f"r{place}:{texts.word(card)}" for place, card in enumerate(view["row"], 1))
    djinns = "  ".join(texts.word(djinn) for djinn in view["djinns"])
    none = texts.label("empty")
    spots = [spot for spot in reversed(view["track"]) if spot["seat"] is not None]
    track = "  ".join(f"{spot['price']}:{names[spot['seat']]}" for spot in spots)
    order = "  ".join(names[seat] for seat in view["order"] if seat is not None)
    found = [
        f"{texts.label('order')}: {order or none}   {texts.label('track')}: {track or none}",
        f"{texts.label('row')}: {row or none}   ({texts.label('pile')}: {view['pile']})",
        f"{texts.label('djinns')}: {djinns or none}   ({texts.label('pile')}: {view['djinn_pile']})",
        f"{texts.label('supply')}: {view['palms_left']} {texts.label('palms')}, "
        f"{view['palaces_left']} {texts.label('palaces')}   "
        f"{texts.label('bag')}: {meeple_letters(view['bag'], texts) or none}",
    ]
    if view["hand"]:
        found.append(f"{texts.label('hand')}: {meeple_letters(view['hand'], texts)}")
    if view["looked_at"].get("names"):
        found.append(
            f"{texts.label('looked_at')}: {', '.join(texts.word(name) for name in view['looked_at']['names'])}"
        )
    return found


def player_line(player: dict[str, Any], seat: int, texts: Texts, names: list[str], viewer: int) -> str:
    cards = [f"{count} {texts.word(card)}" for card, count in player["cards"].items()]
    if player["hidden_cards"]:
        cards.append(f"{player['hidden_cards']} {texts.label('hidden')}")
    parts = [f"{player[key]} {texts.label(key)}" for key in ("gold", "camels", "viziers", "elders")]
    parts.append(f"{texts.label('cards')}: {', '.join(cards) or texts.label('empty')}")
    parts.append(
        f"{texts.label('djinns')}: {', '.join(texts.word(d) for d in player['djinns']) or texts.label('empty')}"
    )
    return f"{'>' if seat == viewer else ' '}[{seat + 1}] {names[seat]}: {'; '.join(parts)}"
