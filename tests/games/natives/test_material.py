"""The table of cards: complete, honest about its sources, and open to an owner's corrections."""

import pytest

from stammtisch.engine.material import MaterialError, Provenance, read_changes
from stammtisch.games.natives import GAME
from stammtisch.games.natives.cards import KIND_NAMES, SEASON_NAMES
from stammtisch.texts import LANGUAGES, Texts
from tests.games.natives.positions import COSMODROME, EVERYTHING, RITUALS, SOUL, position, score


def test_the_kosmos_box_holds_two_hundred_cards() -> None:
    total = 0
    for key, item in GAME.material.items.items():
        if key.startswith("cosmodrome."):
            continue
        count = item.values.get("cards", item.values.get("copies"))
        assert isinstance(count, int), key
        total += count
    assert total == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_in_every_language(language: str) -> None:
    words = Texts(GAME, language).table["words"]
    missing = [name for name in [*KIND_NAMES, *SEASON_NAMES] if name.removesuffix("-feud") not in words]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_with_a_power_is_explained(language: str) -> None:
    about = Texts(GAME, language).table["about"]
    named = [*KIND_NAMES[10:39], *SEASON_NAMES]
    assert [name for name in named if name not in about] == []


def test_what_the_rulebook_prints_is_not_called_reconstructed() -> None:
    made_up = GAME.material.reconstructed()
    for key in ("totem.cunning", "hero.hand", "hero.thunder", "food.corn", "feud.red", "curse.five"):
        assert GAME.material.items[key].provenance == Provenance.RULEBOOK
        assert key not in made_up
    assert {"totem.might", "ritual.knowledge", "season.grace", "hero.rock", "cosmodrome.men"} <= set(made_up)


@pytest.mark.parametrize(
    ("options", "inside", "outside"),
    [
        ({}, "totem.might", "ritual.sky"),
        (RITUALS, "ritual.sky", "season.joy"),
        (SOUL, "hero.rock", "totem.might"),
        (EVERYTHING, "season.joy", "cosmodrome.men"),
        (COSMODROME, "cosmodrome.women", "ritual.sky"),
    ],
)
def test_the_view_marks_the_reconstructed_cards_in_play(options: dict[str, str], inside: str, outside: str) -> None:
    marked = position(2, options).view(-1)["reconstructed"]
    assert inside in marked
    assert outside not in marked


def test_a_corrected_card_is_no_longer_marked() -> None:
    state = position(2, changes={"totem.wrath": {"per": 2}})
    assert "totem.wrath" not in state.view(0)["reconstructed"]


def test_a_corrected_totem_really_acts() -> None:
    state = position(2, stores={0: "wrath-totem red*3"}, changes={"totem.wrath": {"per": 2}})
    assert score(state, 0, "totems") == 6


def test_a_corrected_season_really_acts() -> None:
    state = position(
        2, {"seasons": "on"}, prairie="corn*3", season="grace", changes={"season.grace": {"rule": "food_more"}}
    )
    assert state.season_rule == 3


def test_a_corrected_hero_really_acts() -> None:
    changes: dict[str, dict[str, object]] = {"hero.rock": {"condition": "most_hunters", "bonus": 5}}
    state = position(2, SOUL, tribes={0: "hunter: red; elder: rock"}, changes=changes)
    assert score(state, 0, "heroes") == 3


def test_corrected_points_of_a_ritual_really_act() -> None:
    state = position(2, RITUALS, stores={0: "knowledge-ritual"}, changes={"ritual.knowledge": {"points": 4}})
    assert score(state, 0, "rituals") == 4


def test_corrected_copies_really_lie_in_the_deck() -> None:
    changes: dict[str, dict[str, object]] = {"ritual.sky": {"copies": 4}, "ritual.knowledge": {"copies": 0}}
    state = position(2, RITUALS, changes=changes)
    assert (state.deck[37], state.deck[38]) == (4, 0)
    state = position(2, COSMODROME, changes={"cosmodrome.corn": {"copies": 20}})
    assert state.deck_left == 117


def test_corrections_are_read_from_a_file() -> None:
    changes = read_changes("[totem.wrath]\nper = 2\ncounts = 'food'\n")
    state = position(2, stores={0: "wrath-totem corn"}, changes=changes)
    assert score(state, 0, "totems") == 2


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"totem.luck": {"per": 1}}, "there is no item 'totem.luck'; there are totem.cunning"),
        ({"totem.might": {"per": 3}}, "per = 3 is impossible; expected a number from 1 to 2"),
        ({"totem.might": {"counts": "canoe"}}, "counts = 'canoe' is impossible; expected one of scout"),
        ({"totem.might": {"cards": 2}}, "'cards' cannot be changed; possible: counts, per"),
        ({"member.red": {"value": 3}}, "'value' cannot be changed; possible: nothing"),
        ({"hero.rock": {"bonus": 9}}, "expected a number from 0 to 8"),
        ({"hero.rock": {"condition": "never_mind"}}, "expected one of most_scouts"),
        ({"season.grace": {"rule": "snow"}}, "expected one of recruit_more"),
        ({"ritual.sky": {"points": 0}}, "expected a number from 1 to 4"),
        ({"cosmodrome.men": {"copies": -1}}, "expected a number from 0 to 30"),
    ],
)
def test_impossible_corrections_are_refused_by_name(changes: dict[str, dict[str, object]], words: str) -> None:
    with pytest.raises(MaterialError, match=words):
        GAME.new(2, {}, changes)


def test_the_copies_of_the_rituals_must_add_up() -> None:
    with pytest.raises(MaterialError, match="add up to 17; the box holds 16 rituals"):
        GAME.new(2, RITUALS, {"ritual.sky": {"copies": 3}})


def test_a_cosmodrome_deck_needs_enough_cards() -> None:
    names = [key for key in GAME.material.items if key.startswith("cosmodrome.")]
    with pytest.raises(MaterialError, match="0 cards make no deck"):
        GAME.new(2, COSMODROME, {name: {"copies": 0} for name in names})
