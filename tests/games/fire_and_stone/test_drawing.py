"""The drawing for the terminal."""

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.record import Record
from stammtisch.engine.state import OVER, SPECTATOR
from stammtisch.games.fire_and_stone import GAME
from stammtisch.games.fire_and_stone.chart import NAMES
from stammtisch.games.fire_and_stone.state import World
from stammtisch.terminal.fire_and_stone import draw
from stammtisch.texts import LANGUAGES, Texts
from tests.games.fire_and_stone.positions import cave, huts, invent, lay, play, stand, table, task
from tests.protocol.test_conformance import random_action

PEOPLE = ["Ada", "Ben"]


def drawn(state: World, viewer: int = 0) -> str:
    return draw(state.view(viewer), Texts(GAME, "en"), PEOPLE, viewer)


def test_every_territory_is_drawn_with_its_neighbours_by_their_short_names() -> None:
    lines = drawn(table()).split("\n")
    for name in NAMES:
        assert sum(1 for line in lines if line.startswith(f"  {name} ")) == 1
    assert "  cape         fire (printed) [ab] -> kalahari, drakensberg, zambezi" in lines
    assert "  rhine        Rhine Valley: fire (printed) -> iberia, apennines, balkans, doggerland, baltic" in lines
    assert "  namib        face down -> kalahari, zambezi, angola; by sea guinea" in lines


def test_what_lies_and_stands_somewhere_is_drawn() -> None:
    state = table()
    lay(state, congo="forest", namib="apple")
    huts(state, "kalahari", 2, 1)
    invent(state, 1, "sled")
    state.set_invention(1, 3, 2 + 4)
    text = drawn(state)
    assert "  kalahari     settlement, lake, huts AAB -> " in text
    assert "  congo        Congo Basin: forest, animals 3 -> " in text
    assert "  namib        apple -> " in text
    assert "Transport sled (covered, 4)" in text


def test_secrets_are_drawn_for_their_owner_only() -> None:
    state = table()
    task(state, 0, "lake")
    task(state, 1, "sea")
    play(state, "kalahari", "tile.forest", "hunt", "hare", "bear", "deer", "bear")
    assert "task: lake" in drawn(state, 0)
    assert "task: sea" not in drawn(state, 0)
    assert "you left deer, hare" in drawn(state, 0)
    assert "bear" not in drawn(state, 1)
    assert "animals: 1 unknown" in drawn(state, 1)


def test_the_lookout_shows_its_spy_what_was_seen() -> None:
    state = table()
    state.track = 3
    stand(state, 0, "nile_delta")
    play(state, "levant", "tile.cave", "cave.lookout", "pampas", "tile.hut", "done")
    assert "face down (you saw hut)" in drawn(state, 0)
    assert "face down (looked at)" in drawn(state, 1)


def test_the_cave_is_explained_once_it_is_found() -> None:
    state = table()
    assert "Cave: not found yet" in drawn(state)
    cave(state, "eden", "levant")
    assert "Garden of Eden (easier) at Levant." in drawn(state)
    assert "food on the card: 10" in " ".join(drawn(state).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_fits_into_a_hundred_columns(language: str, players: int) -> None:
    texts = Texts(GAME, language)
    rng = seeded(f"drawn {players}")
    record = Record(GAME, players, {"starters": "yes"})
    while record.state.player() != OVER:
        record.submit(random_action(record.state, rng))
        if len(record.entries) % 97 == 0:
            for viewer in range(SPECTATOR, players):
                text = draw(record.state.view(viewer), texts, record.names, viewer)
                assert max(len(line) for line in text.split("\n")) <= 100
                assert "{" not in text
    assert draw(record.state.view(0), texts, record.names, 0).endswith(texts.label("over"))
