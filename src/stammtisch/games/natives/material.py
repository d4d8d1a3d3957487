"""The box: every card with its values, where they come from, and which of them an owner may correct."""

from typing import Final

from stammtisch.engine.material import Field, Item, Material, Provenance
from stammtisch.games.natives import cards
from stammtisch.games.natives.cards import Kind

CURSES: Final = 18  # ten cards of five and four of ten that are only change
CURSE_POINTS: Final = 5
HERO_COST: Final = 2
CONFLICT_POINTS: Final = 3
HARMONY_POINTS: Final = 1
PRISONER_POINTS: Final = 1
ABSENT_WARRIORS: Final = 2  # the strength of a colour that nobody plays
LAST_CARDS: Final = 10  # below Winter
OPEN_CARDS: Final = 5
OPEN_CARDS_OF_SOUL: Final = 10  # where Seasons and Soul of the Prairie are combined

COUNTS: Final[list[str]] = [*cards.OCCUPATION_NAMES, "prisoner", "corn", "salmon", "bison", "food"]
CONDITIONS: Final[list[str]] = [
    *[f"most_{name}s" for name in cards.OCCUPATION_NAMES],
    "most_sacred",
    "most_members",
    "always",
    "never",
]
EFFECTS: Final[list[str]] = [*cards.RITUAL_NAMES[:5], "move_two", "activate_two"]
SEASON_RULES: Final[list[str]] = [
    "recruit_more",
    "save_action",
    "reveal_two",
    "food_more",
    "ritual_twice",
    "move_one",
    "second_food",
    "curse_repeat",
    "curse_weaker",
]

TOTEM_COUNTS: Final[list[str]] = ["scout", "warrior", "prisoner", "elder", "shaman", "corn", "salmon", "bison"]
TOTEM_POINTS: Final[list[int]] = [2, 2, 1, 2, 2, 1, 1, 2]
RITUAL_POINTS: Final[list[int]] = [1, 1, 1, 1, 4, 1]
RITUAL_COPIES: Final[list[int]] = [3, 3, 3, 3, 2, 2]
RITE_COPIES: Final[list[int]] = [3, 3, 4, 3, 3]
HERO_CONDITIONS: Final[list[str]] = [
    "most_fishers",
    "always",
    "never",
    "most_scouts",
    "most_sacred",
    "most_elders",
    "most_warriors",
    "most_farmers",
    "most_hunters",
]
HERO_BONUS: Final[list[int]] = [8, 8, 0, 5, 8, 8, 8, 8, 8]
HERO_SOURCES: Final[list[str]] = [
    Provenance.RULEBOOK,
    Provenance.RULEBOOK,
    Provenance.RECONSTRUCTED,
    Provenance.DERIVED,
    Provenance.DERIVED,
    Provenance.RECONSTRUCTED,
    Provenance.RECONSTRUCTED,
    Provenance.RECONSTRUCTED,
    Provenance.RECONSTRUCTED,
]
FOOD_COPIES: Final[list[int]] = [18, 6, 12, 4, 9, 3]
COLOUR_COPIES: Final = 7
PAIR_COPIES: Final = 4
FEUD_COPIES: Final = 2
RITUALS: Final = 16


def members() -> list[Item]:
    """Seven of each colour and four of each pair share the printed totals of 28 and 24 alike."""
    found: list[Item] = []
    for kind in range(Kind.HERO):
        count = COLOUR_COPIES if kind < Kind.PAIR else PAIR_COPIES
        values: dict[str, object] = {"cards": count, "value": cards.MEMBER_VALUES[kind]}
        found.append(Item(f"member.{cards.KIND_NAMES[kind]}", values, Provenance.DERIVED))
    return found


def heroes() -> list[Item]:
    found: list[Item] = []
    for hero in range(cards.HEROES):
        values: dict[str, object] = {"cards": 1, "condition": HERO_CONDITIONS[hero], "bonus": HERO_BONUS[hero]}
        found.append(Item(f"hero.{cards.HERO_NAMES[hero]}", values, HERO_SOURCES[hero]))
    return found


def food() -> list[Item]:
    found: list[Item] = []
    for at in range(len(FOOD_COPIES)):
        values: dict[str, object] = {"cards": FOOD_COPIES[at], "value": cards.FOOD_VALUES[at]}
        found.append(Item(f"food.{cards.FOOD_NAMES[at]}", values, Provenance.RULEBOOK))
    return found


def totems() -> list[Item]:
    """Only Cunning is printed in the rulebook with its effect."""
    found: list[Item] = []
    for at in range(len(TOTEM_COUNTS)):
        values: dict[str, object] = {"cards": 1, "counts": TOTEM_COUNTS[at], "per": TOTEM_POINTS[at]}
        source = Provenance.RULEBOOK if at == 0 else Provenance.RECONSTRUCTED
        found.append(Item(f"totem.{cards.TOTEM_NAMES[at]}", values, source))
    return found


def rituals() -> list[Item]:
    """How many copies there are of each is a proposal, for Knowledge the effect as well."""
    found: list[Item] = []
    for at in range(len(RITUAL_COPIES)):
        effect = EFFECTS[at]
        values: dict[str, object] = {"copies": RITUAL_COPIES[at], "points": RITUAL_POINTS[at], "effect": effect}
        found.append(Item(f"ritual.{cards.RITUAL_NAMES[at]}", values, Provenance.RECONSTRUCTED))
    return found


def seasons() -> list[Item]:
    """The rulebook names eight of the nine and prints no effect; curses and change cards it does print."""
    found: list[Item] = []
    for at in range(len(SEASON_RULES)):
        values: dict[str, object] = {"cards": 1, "rule": SEASON_RULES[at]}
        found.append(Item(f"season.{cards.SEASON_NAMES[at]}", values, Provenance.RECONSTRUCTED))
    for name in ("summer", "autumn", "winter"):
        found.append(Item(f"change.{name}", {"cards": 1}, Provenance.RULEBOOK))
    found.append(Item("curse.five", {"cards": 10, "value": -5}, Provenance.RULEBOOK))
    found.append(Item("curse.ten", {"cards": 4, "value": -10}, Provenance.RULEBOOK))
    return found


def other_cards() -> list[Item]:
    """Conflict and harmony, the tribe cards, the start player's card."""
    found: list[Item] = []
    for name in cards.COLOUR_NAMES:
        values: dict[str, object] = {"cards": FEUD_COPIES, "conflict": CONFLICT_POINTS, "harmony": HARMONY_POINTS}
        found.append(Item(f"feud.{name}", values, Provenance.RULEBOOK))
    for name in cards.OCCUPATION_NAMES:
        found.append(Item(f"tribe.{name}", {"cards": cards.COLOURS}, Provenance.RULEBOOK))
    found.append(Item("start.player", {"cards": 1}, Provenance.RULEBOOK))
    return found


def cosmodrome() -> list[Item]:
    """That edition's rulebook counts nothing: its cards are taken to be those of the other one, rites included."""
    copies: dict[str, int] = {"men": COLOUR_COPIES, "women": PAIR_COPIES, "corn": 18, "salmon": 12, "bison": 9}
    copies["totems"] = 1
    for at in range(len(RITE_COPIES)):
        copies[cards.RITUAL_NAMES[at]] = RITE_COPIES[at]
    return [Item(f"cosmodrome.{name}", {"copies": count}, Provenance.RECONSTRUCTED) for name, count in copies.items()]


def table() -> Material:
    """All cards of both editions; `cards` and `value` are printed, the other numbers and words can be replaced."""
    items = members() + heroes() + food() + totems() + rituals() + seasons() + other_cards() + cosmodrome()
    fields = {
        "counts": Field(words=COUNTS),
        "per": Field(1, 2),
        "copies": Field(0, 30),
        "points": Field(1, 4),
        "effect": Field(words=EFFECTS),
        "condition": Field(words=CONDITIONS),
        "bonus": Field(0, 8),
        "rule": Field(words=SEASON_RULES),
    }
    return Material(items, fields)
