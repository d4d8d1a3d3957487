"""Positions of Hunters & Scouts in a few words.

A tribe is written as "home forest1 camp | hunger 2 | score 3 | hand hunter | items club | created axe": first where its
members are (those not named are in the supply), then what else differs from nothing.  A location is written with the
spaces that are covered, such as forest1:wood:wood.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine import play as driver
from stammtisch.engine.chance import seeded
from stammtisch.engine.state import CHANCE
from stammtisch.games.hunters_and_scouts import GAME, bits, cards, turn
from stammtisch.games.hunters_and_scouts.material import CAMP, EMPTY, HOLY, HOME, LONGEST, SUPPLY, TRIBE, Box
from stammtisch.games.hunters_and_scouts.options import Rules
from stammtisch.games.hunters_and_scouts.state import Valley, blank
from stammtisch.games.hunters_and_scouts.things import SPACE

SPOTS = {"home": HOME, "camp": CAMP, "supply": SUPPLY}


def position(
    first: str = "home home camp",
    second: str = "home home camp",
    laid: str = "forest1",
    rows: str = "/ /",
    player: int = 0,
    stones: int | None = None,
    changes: dict[str, dict[str, object]] | None = None,
    **options: str,
) -> Valley:
    """The beginning of a player's turn in the given position."""
    state = blank(2, Box(GAME.material.changed(changes or {})), Rules(GAME.complete(2, options)))
    for word in laid.split():
        lay(state, word)
    for number, row in enumerate(rows.split("/")):
        for place, name in enumerate(row.split()):
            state.rows[number * LONGEST + place] = cards.CHARACTER_NAMES.index(name)
    for seat, text in enumerate((first, second)):
        settle_tribe(state, seat, text)
    state.earned = vec[i64]([state.score[0], 0, 0, 0, 0, state.score[1], 0, 0, 0, 0])
    if stones is not None:
        state.stones = stones
    turn.begin(state, player)
    return state


def lay(state: Valley, word: str) -> None:
    """Lay a location open with some spaces covered."""
    name, *covered = word.split(":")
    place = cards.PLACE_NAMES.index(name)
    state.laid |= 1 << place
    if place < HOLY:
        state.pile &= ~(1 << place)
        state.free[place] = state.box.spaces[place]
        for kind in covered:
            state.free[place] -= bits.one(cards.KINDS.index(kind))
            state.stones -= 1


def settle_tribe(state: Valley, seat: int, text: str) -> None:
    members, *rest = text.split("|")
    places = [SPOTS[word] if word in SPOTS else cards.PLACE_NAMES.index(word) for word in members.split()]
    places += [SUPPLY for _ in range(TRIBE - len(places))]
    for number, spot in enumerate(places):
        state.at[seat * TRIBE + number] = spot
    for part in rest:
        give(state, seat, part.split())


def give(state: Valley, seat: int, words: list[str]) -> None:
    key, values = words[0], words[1:]
    if key == "hunger":
        state.hunger[seat] = int(values[0])
    elif key == "score":
        state.score[seat] = int(values[0])
        for number, space in enumerate((9, 14, 18)):
            state.passed[seat] |= (1 << number) if state.score[seat] >= space else 0
    elif key == "hand":
        for name in values:
            state.cards[seat] += bits.one(cards.CHARACTER_NAMES.index(name))
    else:
        found = sum(1 << cards.ITEM_NAMES.index(name) for name in values)
        state.item_pile &= ~found
        if key == "items":
            state.items[seat] |= found
            state.unseen[seat] |= found
        else:
            state.created[seat] |= found


def play(state: Valley, *names: str) -> None:
    """Take actions by name, those of chance included; each must be on offer."""
    for name in names:
        driver.submit(state, SPACE, SPACE.code(name))


def offered(state: Valley) -> list[str]:
    return [SPACE.name(action) for action in state.options()]


def top(state: Valley) -> str:
    """The name of the step that is due."""
    return type(state.steps[-1]).__name__ if state.steps else "over"


def where(state: Valley, seat: int) -> list[str]:
    """Where the members of a player are, sorted; those in the supply are left out."""
    names = {spot: name for name, spot in SPOTS.items()}
    spots = [state.at[seat * TRIBE + number] for number in range(TRIBE)]
    return sorted(names.get(spot, "") or cards.PLACE_NAMES[spot] for spot in spots if spot != SUPPLY)


def free(state: Valley, name: str) -> dict[str, int]:
    """The free spaces of a location; nothing if it does not lie open."""
    packed = state.free[cards.PLACE_NAMES.index(name)]
    return {kind: bits.tally(packed, number) for number, kind in enumerate(cards.KINDS) if bits.tally(packed, number)}


def is_open(state: Valley, name: str) -> bool:
    return bool((state.laid >> cards.PLACE_NAMES.index(name)) & 1)


def row(state: Valley, number: int) -> list[str]:
    """The characters of a row, from the left."""
    shown = [state.rows[number * LONGEST + place] for place in range(LONGEST)]
    return [cards.CHARACTER_NAMES[character] for character in shown if character != EMPTY]


def hand(state: Valley, seat: int) -> dict[str, int]:
    found: dict[str, int] = state.view(seat)["players"][seat]["characters"]
    return found


def items(state: Valley, seat: int) -> list[str]:
    return [str(item["name"]) for item in state.view(seat)["players"][seat]["items"]]


def created(state: Valley, seat: int) -> list[str]:
    found: list[str] = state.view(seat)["players"][seat]["created"]
    return found


def deal(seed: str = "deal", **options: str) -> Valley:
    """A game of its own with the set-up done by chance."""
    state = GAME.new(2, options)
    assert isinstance(state, Valley)
    driver.settle(state, seeded(seed))
    return state


def chance_off(state: Valley, seed: str = "luck") -> None:
    """Let chance play until somebody must choose."""
    rng = seeded(seed)
    while state.steps and state.player() == CHANCE:
        state.apply(state.steps[-1].toss(state, rng))
