"""Fire & Stone as text: the regions place by place, then the tracks, the cards and the tribes."""

from textwrap import wrap
from typing import Any, Final

from stammtisch.texts import Texts

WIDTH: Final = 100
INDENT: Final = 6
SCOUT_LETTERS: Final = "abcd"
HUT_LETTERS: Final = "ABCD"
SPACES: Final = 11  # of the hut track
OPENING: Final = (0, 3, 9)  # the hut tiles that open the regions


def draw(view: dict[str, Any], texts: Texts, names: list[str], viewer: int) -> str:
    lines = [texts.label("title").format(turn=view["turn"]), *folded(texts.label("legend"))]
    for region in (1, 2, 3):
        lines.extend(["", *region_lines(view, texts, region)])
    lines.extend(["", *table_lines(view, texts, names), ""])
    for seat in range(len(view["players"])):
        lines.extend(player_lines(view["players"][seat], seat, texts, names, viewer))
    lines.append(foot(view, texts, names))
    return "\n".join(lines)


def folded(text: str) -> list[str]:
    """A line, broken where it would be too long."""
    return wrap(text, WIDTH, subsequent_indent=" " * INDENT, break_long_words=False, break_on_hyphens=False) or [""]


def region_lines(view: dict[str, Any], texts: Texts, region: int) -> list[str]:
    """The head of a region with what lies face down in it, and a line for each territory."""
    head = texts.label(f"region{region}")
    if view["open_regions"] < region:
        head += f" ({texts.label('closed').format(tiles=OPENING[region - 1])})"
    hidden = counted(view["face_down"][region - 1], texts)
    lines = folded(f"{head}; {texts.label('face_down')}: {hidden}")
    for territory in view["territories"]:
        if territory["region"] == region:
            lines.extend(folded(territory_line(view, territory, texts)))
    return lines


def territory_line(view: dict[str, Any], territory: dict[str, Any], texts: Texts) -> str:
    """The short name, what is there, who is there, and the neighbours by their short names."""
    parts = [what(view, territory, texts)]
    if territory["lakes"]:
        parts.append(texts.label("lake"))
    standing = "".join(HUT_LETTERS[seat] * count for seat, count in enumerate(territory["huts"]))
    if standing:
        parts.append(texts.label("hut_letters").format(huts=standing))
    scouts = "".join(SCOUT_LETTERS[seat] * each.count(territory["name"]) for seat, each in enumerate(scouts_of(view)))
    there = f" [{scouts}]" if scouts else ""
    ways = ", ".join(territory["land"])
    if territory["sea"]:
        ways += "; " + texts.label("sea").format(places=", ".join(territory["sea"]))
    return f"  {territory['name']:<13}{called(territory['name'], texts)}{', '.join(parts)}{there} -> {ways}"


def called(name: str, texts: Texts) -> str:
    """The full name of a territory, where the short one does not show it."""
    word = texts.word(name)
    return "" if word.lower().replace(" ", "_") == name else f"{word}: "


def scouts_of(view: dict[str, Any]) -> list[list[str]]:
    return [player["scouts"] for player in view["players"]]


def what(view: dict[str, Any], territory: dict[str, Any], texts: Texts) -> str:
    """What lies on a territory, as far as the viewer knows."""
    kind = territory["kind"]
    if kind == "hidden" and "seen" in territory:
        return f"{texts.word(kind)} ({texts.label('looked_at_seen').format(tile=texts.word(territory['seen']))})"
    if kind == "hidden" and "looked_at" in territory:
        return f"{texts.word(kind)} ({texts.label('looked_at')})"
    if kind == "forest":
        return forest(territory, texts)
    if kind == "cave" and view["cave"]:
        return f"{texts.word(kind)} ({texts.word(view['cave']['name'])})"
    return texts.word(kind)


def forest(territory: dict[str, Any], texts: Texts) -> str:
    text = f"{texts.word('forest')}, {texts.label('animals_left').format(count=territory['animals'])}"
    if territory["seen_animals"]:
        seen = ", ".join(texts.word(animal) for animal in territory["seen_animals"])
        text += f" ({texts.label('seen').format(animals=seen)})"
    return text


def counted(counts: dict[str, int], texts: Texts) -> str:
    return ", ".join(f"{count} {texts.word(key)}" for key, count in counts.items()) or texts.label("none")


def table_lines(view: dict[str, Any], texts: Texts, names: list[str]) -> list[str]:
    """The hut track, the cards, the supplies and the cave."""
    spaces = ", ".join(texts.label(key) for key in ("to_region2", "to_scouts", "to_region3", "to_end"))
    bags = texts.label("bags").format(count=view["bags_left"])
    pile = texts.label("pile").format(count=sum(view["pile"].values()))
    shown = ", ".join(f"{name} ({texts.word(name)})" for name in view["display"]) or texts.label("none")
    found = [
        f"{texts.label('track').format(track=min(view['track'], SPACES))} ({spaces})",
        f"{texts.label('display')}: {shown}; {pile}",
        f"{texts.label('point_cards')}: {points_stack(view, texts)}; {bags}",
        f"{texts.label('discard')}: {counted({**view['discard'], **view['animal_discard']}, texts)}",
        f"{texts.label('cave')}: {cave_text(view, texts)}",
    ]
    if view["starters"]:
        starters = ", ".join(f"{name} ({texts.word(name)})" for name in view["starters"])
        found.append(f"{texts.label('starters')}: {starters}")
    return [line for text in found for line in folded(text)]


def points_stack(view: dict[str, Any], texts: Texts) -> str:
    stack = view["point_cards"]
    return texts.label("top_card").format(value=stack[0], count=len(stack)) if stack else texts.label("no_cards")


def cave_text(view: dict[str, Any], texts: Texts) -> str:
    """The cave card with what it does, or that it is not found yet."""
    cave = view["cave"]
    if cave is None:
        return texts.label("cave_hidden")
    place = texts.word(cave["at"])
    head = texts.label("cave_at").format(cave=texts.word(cave["name"]), level=texts.word(cave["level"]), place=place)
    food = f" {texts.label('cave_food').format(count=cave['food'])}." if cave["food"] else ""
    return f"{head}. {texts.about(cave['name'])}{food}"


def player_lines(player: dict[str, Any], seat: int, texts: Texts, names: list[str], viewer: int) -> list[str]:
    """Two lines for a tribe: its numbers, then what it owns."""
    mark = ">" if seat == viewer else " "
    letters = f"{HUT_LETTERS[seat]}/{SCOUT_LETTERS[seat]}"
    numbers = [
        texts.label("food").format(food=player["food"], bags=player["bags"]),
        texts.label("points").format(points=player["points"]),
        texts.label("huts").format(huts=player["huts_left"]),
        f"{texts.label('scouts')}: {', '.join(player['scouts'])}",
        f"{texts.label('task')}: {texts.word(player['task']) if player['task'] else texts.label('secret')}",
    ]
    if player["marker_used"]:
        numbers.append(texts.label("marker"))
    head = f"{mark}{letters} {names[seat]} ({texts.word(player['colour'])}): {'; '.join(numbers)}"
    return [*folded(head), *folded(f"{' ' * INDENT}{'; '.join(belongings(player, texts))}")]


def belongings(player: dict[str, Any], texts: Texts) -> list[str]:
    """Stores, inventions and animals of a tribe."""
    stores = [
        f"{texts.word(shade)} {store['count']} {texts.word(store['kind'])}"
        if store["kind"]
        else texts.word(shade) + " -"
        for shade, store in zip(("light", "dark"), player["stores"], strict=True)
    ]
    inventions = [invention_text(each, texts) for each in player["inventions"]]
    animals = [f"{count} {texts.word(kind)}" for kind, count in player["animals"].items()]
    if player["hidden_animals"]:
        animals.append(texts.label("unknown_animals").format(count=player["hidden_animals"]))
    none = texts.label("none")
    return [
        f"{texts.label('stores')}: {', '.join(stores)}",
        f"{texts.label('inventions')}: {', '.join(inventions) or none}",
        f"{texts.label('animals')}: {', '.join(animals) or none}",
    ]


def invention_text(invention: dict[str, Any], texts: Texts) -> str:
    name = texts.word(invention["name"])
    if invention["covered"] is None:
        return name
    return f"{name} ({texts.label('covered').format(value=invention['covered'])})"


def foot(view: dict[str, Any], texts: Texts, names: list[str]) -> str:
    """Whose turn it is, and what is left of the game."""
    if view["over"]:
        return texts.label("over")
    if view["turn"] == 0:
        return texts.label("set_up")
    text = texts.label("to_move").format(player=names[view["mover"]])
    ending = view["ending"]
    if ending:
        name = names[ending["seat"]]
        text += " " + texts.label("ending").format(player=name, side=ending["side"], turns=ending["turns_left"])
    return text
