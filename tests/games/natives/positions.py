"""Positions of Natives in a few words: what lies open, who has what, at which moment of the turn."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine import play as drive
from stammtisch.engine.state import NOBODY, OVER
from stammtisch.games.natives import GAME, seasons, setup, turn
from stammtisch.games.natives.box import Box
from stammtisch.games.natives.cards import KIND_NAMES, MEMBER_NAMES, OCCUPATION_NAMES, SEASON_NAMES, Kind
from stammtisch.games.natives.material import CURSES
from stammtisch.games.natives.options import Rules
from stammtisch.games.natives.state import Prairie, blank
from stammtisch.games.natives.things import SPACE

SOUL = {"soul": "on"}
RITUALS = {"rituals": "on"}
SEASONS = {"seasons": "on"}
COSMODROME = {"edition": "cosmodrome"}
EVERYTHING = {"rituals": "on", "seasons": "on", "soul": "on"}


def position(
    players: int = 2,
    options: dict[str, str] | None = None,
    *,
    prairie: str = "",
    tribes: dict[int, str] | None = None,
    stores: dict[int, str] | None = None,
    active: int = 0,
    at: str = "act",
    season: str = "",
    changes: dict[str, dict[str, object]] | None = None,
) -> Prairie:
    """A table in mid-game.  `at` is turn (before step 1), scout (step 2) or act (step 3).

    Cards have the names one types, several with a star: `corn*3 red`; a tribe reads `elder: red*2; scout: blue`.
    """
    rules = Rules(GAME.complete(players, options or {}))
    state = blank(players, Box(GAME.material.changed(changes or {}), rules), rules)
    state.gates = setup.gates(state.deck_left, rules.seasons)
    for name in listed(prairie):
        draw(state, name)
        state.show(KIND_NAMES.index(name))
    for player, text in (tribes or {}).items():
        recruit(state, player, text)
    for player, text in (stores or {}).items():
        for name in listed(text):
            draw(state, name)
            state.keep(player, KIND_NAMES.index(name))
    if season:
        set_season(state, season)
    start(state, active, at)
    return state


def listed(text: str) -> list[str]:
    """The names in a text, several of a kind as often as the star says."""
    found: list[str] = []
    for word in text.split():
        name, _, count = word.partition("*")
        found.extend([name] * int(count or 1))
    return found


def draw(state: Prairie, name: str) -> None:
    """Take a card out of the deck to lay it elsewhere."""
    kind = KIND_NAMES.index(name)
    assert state.deck[kind] > 0, f"no {name} left in the deck"
    state.deck[kind] -= 1
    state.deck_left -= 1


def recruit(state: Prairie, player: int, text: str) -> None:
    for part in text.split(";"):
        occupation, _, names = part.partition(":")
        for name in listed(names):
            draw(state, name)
            state.put(player, OCCUPATION_NAMES.index(occupation.strip()), MEMBER_NAMES.index(name))


def set_season(state: Prairie, name: str) -> None:
    """Let a season card apply, with curses at hand."""
    card = SEASON_NAMES.index(name)
    state.seasons = vec[i64]([0, 3, 6])
    state.seasons[card // 3] = card
    state.gate = card // 3
    state.gates = vec[i64]([96, 95, 10])
    state.curses_left = CURSES
    seasons.begin_season(state, card // 3)


def start(state: Prairie, active: int, at: str) -> None:
    if at == "turn":
        turn.begin(state, active)
        settle_tasks(state)
        return
    state.turn += 1
    state.active = active
    state.push(turn.EndTurn())
    if at == "act":
        turn.act(state, active)
    else:
        turn.Scouts().run(state)
    settle_tasks(state)


def settle_tasks(state: Prairie) -> None:
    """Run what happens by itself, as the engine does after each action."""
    while state.steps and state.player() == NOBODY:
        state.steps.pop().apply(state, 0)


def leave_in_deck(state: Prairie, count: int) -> None:
    """Put cards of the deck away until only some are left."""
    kind = 0
    while state.deck_left > count:
        if state.deck[kind] == 0:
            kind += 1
            continue
        state.deck[kind] -= 1
        state.deck_left -= 1
        state.discard(kind)


def play(state: Prairie, *names: str) -> Prairie:
    """Take actions by name, each of which must be on offer."""
    for name in names:
        code = SPACE.code(name)
        assert code >= 0, f"there is no {name}"
        drive.submit(state, SPACE, code)
    return state


def offered(state: Prairie) -> list[str]:
    return [SPACE.name(option) for option in state.options()]


def step(state: Prairie) -> str:
    """The name of the step on top, or over."""
    return "over" if state.player() == OVER else type(state.steps[-1]).__name__


def lying(state: Prairie) -> list[str]:
    """The cards in the prairie."""
    return [name for kind, name in enumerate(KIND_NAMES) for _ in range(state.open[kind])]


def strength(state: Prairie, player: int, occupation: str) -> int:
    return int(state.strength[player * len(OCCUPATION_NAMES) + OCCUPATION_NAMES.index(occupation)])


def held(state: Prairie, player: int, name: str) -> int:
    """How many cards of a kind a player has above his tribe cards; `harmony.red` for a conflict card laid in peace."""
    if name.startswith("harmony."):
        return int(state.held(player, harmony(name), harmony(name) + 1))
    kind = KIND_NAMES.index(name)
    return int(state.held(player, kind, kind + 1))


def harmony(name: str) -> int:
    return Kind.HARMONY + MEMBER_NAMES.index(name.removeprefix("harmony."))


def gone(state: Prairie) -> list[str]:
    """The cards that went back into the box."""
    return [name for kind, name in enumerate(KIND_NAMES) for _ in range(state.gone[kind])]


def score(state: Prairie, player: int, category: str) -> int:
    return state.sheet()[player][category]
