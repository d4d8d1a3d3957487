"""Positions of Five Tribes in one readable line, and moves in them by name.

    state = position("C3: assassin; C4: assassin elder*2", tiles="C4: oasis", cards=["fakir*2"])
    play(state, "C3", "C4.assassin")
    assert offered(state) == [...]

Whatever a position does not mention lies where it belongs: meeples in the bag, cards and djinns in their piles, tiles
filled up from the box with the red ones first.  The two open rows are empty unless they are given.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine import play as driver
from stammtisch.engine.state import NOBODY
from stammtisch.games.five_tribes import GAME, board, turn
from stammtisch.games.five_tribes.material import (
    CARD_COPIES,
    CARD_NAMES,
    CARDS,
    DJINN_NAMES,
    DJINNS,
    FREE,
    KIND_COPIES,
    KIND_NAMES,
    MEEPLES,
    TILES,
    TRIBE_NAMES,
    TRIBES,
    Box,
    Place,
)
from stammtisch.games.five_tribes.options import Rules
from stammtisch.games.five_tribes.powers import Moment
from stammtisch.games.five_tribes.rounds import NextTurn, Round
from stammtisch.games.five_tribes.state import Naqala, blank
from stammtisch.games.five_tribes.things import SPACE, TILE_NAMES
from stammtisch.games.five_tribes.windows import Offer

OUT: Final = -9  # the place of a djinn that is not in the game
RED_FIRST: Final = [1, 2, 0, 3, 4, 5, 6, 7]


def words(text: str) -> list[str]:
    """'elder*2 builder' as single words."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found.extend([name] * int(times or 1))
    return found


def entries(text: str) -> list[tuple[int, list[str]]]:
    """'C3: elder*2; C4: builder' as tiles with their words."""
    found = []
    for part in filter(str.strip, text.split(";")):
        tile, _, rest = part.partition(":")
        found.append((TILE_NAMES.index(tile.strip()), words(rest)))
    return found


def counted(text: str, names: list[str]) -> list[int]:
    """How often each name occurs."""
    found = words(text)
    assert set(found) <= set(names), f"unknown among {found}"
    return [found.count(name) for name in names]


def rest(copies: list[int], used: list[int]) -> vec[i64]:
    """What is left of the box."""
    left = [all_of - some for all_of, some in zip(copies, used, strict=True)]
    assert min(left) >= 0, f"the box holds only {copies}, but {used} are used"
    return vec[i64](left)


def numbers(given: list[int] | None, otherwise: list[int]) -> vec[i64]:
    """One number for each player; those not given as they would be."""
    given = given or []
    return vec[i64](given + otherwise[len(given) :])


def position(
    meeples: str = "",
    players: int = 2,
    mover: int = 0,
    *,
    options: dict[str, str] | None = None,
    changes: dict[str, dict[str, object]] | None = None,
    tiles: str = "",
    camels_on: list[str] | None = None,
    camels: list[int] | None = None,
    palms: str = "",
    palaces: str = "",
    palms_left: int = 12,
    palaces_left: int = 10,
    gold: list[int] | None = None,
    viziers: list[int] | None = None,
    elders: list[int] | None = None,
    cards: list[str] | None = None,
    hidden: list[str] | None = None,
    djinns: list[str] | None = None,
    row: str = "",
    pile: str | None = None,
    discard: str = "",
    djinn_row: str = "",
    djinn_pile: str | None = None,
    djinn_discard: str = "",
    bag: str | None = None,
    waiting: list[int] | None = None,
    begin: bool = False,
) -> Naqala:
    """A state in which `mover` is about to pick up meeples; with `begin` his turn begins with all that belongs to it.

    Lists go by seat.  `hidden` are cards in hand that their owner drew unseen by the others.  `waiting` names the
    markers still on the turn order track, the next one first.
    """
    state = blank(players, Box(GAME.material.changed(changes or {})), Rules(GAME.complete(players, options or {})))
    state.gold = numbers(gold, [50] * players)
    state.viziers = numbers(viziers, [0] * players)
    state.elders = numbers(elders, [0] * players)
    lay_tiles(state, tiles)
    stand(state, meeples, bag)
    settle_owners(state, camels_on or [], camels)
    decorate(state, palms, palaces, palms_left, palaces_left)
    deal(state, cards or [], hidden or [], row, discard, pile)
    summon(state, djinns or [], djinn_row, djinn_discard, djinn_pile)
    line_up(state, mover, waiting)
    state.push(NextTurn())
    if begin:
        turn.begin(state, mover)
        run_tasks(state)
    else:
        state.turn = 1
        state.push(Offer(mover, Moment.AT_END))
        state.push(turn.PickUp(mover))
    return state


def lay_tiles(state: Naqala, text: str) -> None:
    given = {tile: KIND_NAMES.index(found[0]) for tile, found in entries(text)}
    left = list(rest(KIND_COPIES, [list(given.values()).count(kind) for kind in range(len(KIND_COPIES))]))
    others = [kind for kind in RED_FIRST for _ in range(left[kind])]
    state.tiles = vec[i64]([given[tile] if tile in given else others.pop(0) for tile in range(TILES)])
    state.kinds = vec[i64]([0 for _ in KIND_COPIES])


def stand(state: Naqala, text: str, bag: str | None) -> None:
    """Meeples on the tiles and in the bag."""
    used = [0] * TRIBES
    used[0], used[1] = sum(state.viziers), sum(state.elders)
    for tile, names in entries(text):
        for name in names:
            state.put(tile, TRIBE_NAMES.index(name))
            used[TRIBE_NAMES.index(name)] += 1
    left = rest(MEEPLES, used)
    state.bag = left if bag is None else vec[i64](counted(bag, TRIBE_NAMES))


def settle_owners(state: Naqala, camels_on: list[str], camels: list[int] | None) -> None:
    for seat, text in enumerate(camels_on):
        for name in text.split():
            state.owner[TILE_NAMES.index(name)] = seat
            state.camels[seat] -= 1
    state.camels = numbers(camels, list(state.camels))


def decorate(state: Naqala, palms: str, palaces: str, palms_left: int, palaces_left: int) -> None:
    for name in words(palms):
        state.palms[TILE_NAMES.index(name)] += 1
    for name in words(palaces):
        state.palaces[TILE_NAMES.index(name)] += 1
    state.palms_left = min(palms_left, 12 - len(words(palms)))
    state.palaces_left = min(palaces_left, 10 - len(words(palaces)))


def deal(state: Naqala, cards: list[str], hidden: list[str], row: str, discard: str, pile: str | None) -> None:
    """Resource cards in hands, in the row and in both piles."""
    for texts, secretly in ((cards, False), (hidden, True)):
        for seat, text in enumerate(texts):
            for name in words(text):
                state.receive(seat, CARD_NAMES.index(name), secretly)
    state.row = vec[i64]([CARD_NAMES.index(name) for name in words(row)])
    state.discard = vec[i64](counted(discard, CARD_NAMES))
    used = counted(" ".join([*cards, *hidden, row, discard]), CARD_NAMES)
    state.pile = rest(CARD_COPIES, used) if pile is None else vec[i64](counted(pile, CARD_NAMES))


def summon(state: Naqala, djinns: list[str], row: str, discard: str, pile: str | None) -> None:
    """Djinns with their owners, in the row and in both piles."""
    if pile is not None:
        state.djinns = vec[i64]([OUT for _ in range(DJINNS)])
    places = [*enumerate(djinns), (Place.ROW, row), (Place.DISCARD, discard), (Place.PILE, pile or "")]
    for place, text in places:
        for name in words(text):
            state.djinns[DJINN_NAMES.index(name)] = place


def line_up(state: Naqala, mover: int, waiting: list[int] | None) -> None:
    """The mover's marker is back on the bid order track, those waiting are on the turn order track."""
    others = [seat for seat in range(state.players) if seat != mover]
    if state.players == 2:
        others = [1 - mover, mover, 1 - mover]
    waiting = others if waiting is None else waiting
    back = others[:]
    for number, seat in enumerate(waiting):
        state.track[4 - number] = seat
        back.remove(seat)
    for place, seat in enumerate([*back, mover]):
        state.order[place] = seat


def auction(order: list[int], state: Naqala) -> Naqala:
    """The same position at the moment when the bidding of a round begins."""
    state.steps.clear()
    for spot in range(len(state.track)):
        state.track[spot] = FREE
    state.order = vec[i64](order)
    state.push(Round())
    run_tasks(state)
    return state


def run_tasks(state: Naqala) -> None:
    while state.steps and state.steps[-1].player == NOBODY:
        state.steps.pop().apply(state, 0)


def play(state: Naqala, *names: str) -> Naqala:
    """Take one action after the other by name, chance included; each must be on offer."""
    for name in names:
        driver.submit(state, SPACE, SPACE.code(name))
    return state


def offered(state: Naqala) -> list[str]:
    """The names of what is on offer."""
    return [SPACE.name(action) for action in state.options()]


def due(state: Naqala) -> str:
    """Which step is due: the name of its class."""
    return type(state.steps[-1]).__name__ if state.steps else "over"


def on(state: Naqala, tile: str) -> dict[str, int]:
    """The meeples on a tile."""
    at = TILE_NAMES.index(tile) * TRIBES
    found = [int(state.meeples[at + tribe]) for tribe in range(TRIBES)]
    return {TRIBE_NAMES[tribe]: found[tribe] for tribe in range(TRIBES) if found[tribe]}


def owner(state: Naqala, tile: str) -> int:
    """Whose camel stands on a tile, or FREE."""
    return int(state.owner[TILE_NAMES.index(tile)])


def held(state: Naqala, seat: int) -> dict[str, int]:
    """The resource cards in a player's hand."""
    found = [int(state.cards[seat * CARDS + card]) for card in range(CARDS)]
    return {CARD_NAMES[card]: found[card] for card in range(CARDS) if found[card]}


def palms_on(state: Naqala, tile: str) -> int:
    return int(state.palms[TILE_NAMES.index(tile)])


def palaces_on(state: Naqala, tile: str) -> int:
    return int(state.palaces[TILE_NAMES.index(tile)])


def owner_of(state: Naqala, djinn: str) -> int:
    """Who has a djinn, or his Place."""
    return int(state.djinns[DJINN_NAMES.index(djinn)])


def around(tile: str) -> list[str]:
    """The names of the tiles next to a tile, not diagonally."""
    at = TILE_NAMES.index(tile)
    return [TILE_NAMES[other] for other in board.CROSS[at] if other != at]
