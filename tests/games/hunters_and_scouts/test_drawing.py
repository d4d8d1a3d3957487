"""The table as text."""

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.state import CHANCE, OVER, SPECTATOR
from stammtisch.games.hunters_and_scouts import GAME
from stammtisch.terminal.hunters_and_scouts import WIDTH, draw
from stammtisch.texts import LANGUAGES, Texts
from tests.games.hunters_and_scouts.positions import deal, play, position

NAMES = ["Ayla", "Jondalar"]


def test_the_drawing_shows_what_can_be_typed() -> None:
    state = position("forest1 home | items club | hand hunter", laid="forest1 ice_cavern", rows="scout healer / /")
    drawn = draw(state.view(0), Texts(GAME, "en"), NAMES, 0)
    for word in ("forest1.wood 2/2", "club", "hunter", "a2 Healer", "ice_cavern (Ice Cavern)", "[members 1 : 0]"):
        assert word in drawn


def test_hidden_items_are_not_drawn_for_others() -> None:
    state = position("home | items club")
    assert "club" in draw(state.view(0), Texts(GAME, "en"), NAMES, 0)
    assert "club" not in draw(state.view(1), Texts(GAME, "en"), NAMES, 1)


def test_looked_at_cards_are_drawn_for_the_one_who_looks() -> None:
    state = position("eagle_rock home | hand hunter", laid="forest1 eagle_rock")
    play(state, "hunter", "mammoth1", "bear1")
    assert "Looked at: mammoth1 (Mammoth 1), bear1" in draw(state.view(0), Texts(GAME, "en"), NAMES, 0)
    assert "Looked at: unknown, unknown" in draw(state.view(1), Texts(GAME, "en"), NAMES, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["introductory", "normal", "survival"])
def test_no_line_is_too_long(language: str, mode: str) -> None:
    texts = Texts(GAME, language)
    rng = seeded(f"{language} {mode}")
    state = deal(mode=mode)
    for number in range(300):
        if state.player() == OVER:
            break
        if state.player() == CHANCE:
            state.apply(state.steps[-1].toss(state, rng))
        else:
            options = state.options()
            state.apply(options[rng.below(len(options))])
        if number % 20 == 0:
            drawn = draw(state.view(number % 3 - 1), texts, NAMES, number % 3 - 1)
            assert max(len(line) for line in drawn.split("\n")) <= WIDTH
            assert "{" not in drawn
    assert texts.title in draw(state.view(SPECTATOR), texts, NAMES, SPECTATOR)
