"""Box: the values that the rules look up, and which cards are shuffled in, read once from the material."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.material import Material, MaterialError
from stammtisch.games.natives import cards, material
from stammtisch.games.natives.cards import KINDS, Kind
from stammtisch.games.natives.options import Rules


class Effect:
    """What a ritual does; the first five have the numbers of their cards."""

    ANCESTORS: Final = 0
    RAIN: Final = 1
    SACRIFICE: Final = 2
    SIGHT: Final = 3
    SKY: Final = 4
    MOVE_TWO: Final = 5
    ACTIVATE_TWO: Final = 6


class SeasonRule:
    """What a season changes."""

    NONE: Final = -1
    RECRUIT_MORE: Final = 0
    SAVE_ACTION: Final = 1
    REVEAL_TWO: Final = 2
    FOOD_MORE: Final = 3
    RITUAL_TWICE: Final = 4
    MOVE_ONE: Final = 5
    SECOND_FOOD: Final = 6
    CURSE_REPEAT: Final = 7
    CURSE_WEAKER: Final = 8


class Count:
    """What a totem counts; up to HUNTER it is an occupation."""

    PRISONER: Final = 7
    CORN: Final = 8
    SALMON: Final = 9
    BISON: Final = 10
    FOOD: Final = 11


class Condition:
    """When a hero pays his bonus; up to HUNTER it is the majority in an occupation."""

    MOST_SACRED: Final = 7
    MOST_MEMBERS: Final = 8
    ALWAYS: Final = 9
    NEVER: Final = 10


class Box:
    """Shared by all copies of a state."""

    def __init__(self, source: Material, rules: Rules) -> None:
        self.source = source
        self.deck: list[int] = cosmodrome_deck(source) if rules.cosmodrome else kosmos_deck(source, rules)
        self.opening: list[int] = opening_kinds(rules)
        self.totem_counts: vec[i64] = words(source, "totem", cards.TOTEM_NAMES, "counts", material.COUNTS)
        self.totem_per: vec[i64] = numbers(source, "totem", cards.TOTEM_NAMES, "per")
        self.ritual_points: vec[i64] = numbers(source, "ritual", cards.RITUAL_NAMES, "points")
        self.ritual_effects: vec[i64] = words(source, "ritual", cards.RITUAL_NAMES, "effect", material.EFFECTS)
        self.hero_conditions: vec[i64] = words(source, "hero", cards.HERO_NAMES, "condition", material.CONDITIONS)
        self.hero_bonus: vec[i64] = numbers(source, "hero", cards.HERO_NAMES, "bonus")
        self.season_rules: vec[i64] = words(source, "season", cards.SEASON_NAMES, "rule", material.SEASON_RULES)
        self.reconstructed: list[str] = [key for key in source.reconstructed() if is_in_use(key, rules)]


def numbers(source: Material, family: str, names: list[str], field: str) -> vec[i64]:
    return vec[i64]([source.number(f"{family}.{name}", field) for name in names])


def words(source: Material, family: str, names: list[str], field: str, known: list[str]) -> vec[i64]:
    return vec[i64]([known.index(source.word(f"{family}.{name}", field)) for name in names])


def kosmos_deck(source: Material, rules: Rules) -> list[int]:
    """99 cards of the base game; 16 rituals; 30 of the Soul, without the Totem of Might."""
    counts = [0 for _ in range(KINDS)]
    for kind in range(Kind.HERO):
        counts[kind] = source.number(f"member.{cards.KIND_NAMES[kind]}", "cards")
    for at in range(Kind.TOTEM - Kind.FOOD):
        if rules.soul or not cards.is_big(Kind.FOOD + at):
            counts[Kind.FOOD + at] = source.number(f"food.{cards.FOOD_NAMES[at]}", "cards")
    for kind in range(Kind.TOTEM, Kind.RITUAL):
        counts[kind] = 0 if rules.soul and kind == Kind.MIGHT else 1
    if rules.rituals:
        for at in range(Kind.FEUD - Kind.RITUAL):
            counts[Kind.RITUAL + at] = source.number(f"ritual.{cards.RITUAL_NAMES[at]}", "copies")
        check_rituals(sum(counts[Kind.RITUAL : Kind.FEUD]))
    if rules.soul:
        for kind in range(Kind.HERO, Kind.FOOD):
            counts[kind] = 1
        for kind in range(Kind.FEUD, KINDS):
            counts[kind] = material.FEUD_COPIES
    return counts


def check_rituals(total: int) -> None:
    if total != material.RITUALS:
        raise MaterialError(f"ritual: the copies add up to {total}; the box holds {material.RITUALS} rituals")


def cosmodrome_deck(source: Material) -> list[int]:
    """The base game with its rites; an owner may have corrected every count."""
    counts = [0 for _ in range(KINDS)]
    for kind in range(Kind.HERO):
        counts[kind] = source.number("cosmodrome.men" if kind < Kind.PAIR else "cosmodrome.women", "copies")
    for kind in (Kind.CORN, Kind.SALMON, Kind.BISON):
        counts[kind] = source.number(f"cosmodrome.{cards.KIND_NAMES[kind]}", "copies")
    for kind in range(Kind.TOTEM, Kind.RITUAL):
        counts[kind] = source.number("cosmodrome.totems", "copies")
    for at in range(len(material.RITE_COPIES)):
        counts[Kind.RITUAL + at] = source.number(f"cosmodrome.{cards.RITUAL_NAMES[at]}", "copies")
    least = material.OPEN_CARDS + material.LAST_CARDS
    if sum(counts) < least:
        raise MaterialError(f"cosmodrome: {sum(counts)} cards make no deck; at least {least} are needed")
    return counts


def opening_kinds(rules: Rules) -> list[int]:
    """What may lie open at first: with Seasons only the base game, never a card that acts when it is turned up."""
    found: list[int] = []
    for kind in range(Kind.FEUD):
        base = kind < Kind.HERO or (Kind.FOOD <= kind < Kind.RITUAL and not cards.is_big(kind))
        if base or (not rules.seasons and kind != Kind.SNEAK):
            found.append(kind)
    return found


def is_in_use(key: str, rules: Rules) -> bool:
    """Whether an item of the material takes part in this game."""
    family = key.split(".")[0]
    if family == "hero":
        return rules.soul
    if family == "season":
        return rules.seasons
    if family == "cosmodrome":
        return rules.cosmodrome
    if family == "ritual":
        return rules.rituals
    return key != "totem.might" or not rules.soul
