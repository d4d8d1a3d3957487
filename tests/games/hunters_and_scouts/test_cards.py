"""The material: how many cards there are, and what they say."""

import pytest

from stammtisch.engine.material import MaterialError, Provenance, read_changes
from stammtisch.games.hunters_and_scouts import GAME, cards
from tests.games.hunters_and_scouts.positions import free, offered, play, position, where


def totals(rows: list[list[str]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in rows:
        for word in row:
            found[word] = found.get(word, 0) + 1
    return found


def test_there_are_24_characters_of_which_12_are_special() -> None:  # Spielmaterial
    assert sum(row[1] + row[2] for row in cards.CHARACTER_CARDS) == 24
    assert sum(row[2] for row in cards.CHARACTER_CARDS) == 12


def test_there_are_31_items() -> None:  # Spielmaterial
    assert len(cards.ITEM_CARDS) == 31
    assert totals([row[1] for row in cards.ITEM_CARDS]) == {"stone": 16, "wood": 16, "clay": 14, "fruit": 14, "hide": 7}
    assert sum(row[2] for row in cards.ITEM_CARDS) == 49
    assert totals([row[3] for row in cards.ITEM_CARDS]) == {"place": 15, "draw": 11, "return": 9, "take": 2}


def test_only_hand_axe_and_vegetable_bed_bring_no_points() -> None:  # Die Gegenstände
    assert [row[0] for row in cards.ITEM_CARDS if row[2] == 0] == ["hand_axe1", "hand_axe2", "garden1", "garden2"]
    assert {row[2] for row in cards.ITEM_CARDS} == {0, 1, 2, 3}


def test_there_are_18_wilderness_cards_with_four_resources() -> None:  # Spielmaterial
    assert len(cards.WILDERNESS_CARDS) == 18
    assert totals([row[1] for row in cards.WILDERNESS_CARDS]) == {"stone": 17, "wood": 16, "clay": 17, "fruit": 15}


def test_there_are_18_hunting_grounds_with_meat_and_hide() -> None:  # Spielmaterial
    assert len(cards.HUNTING_CARDS) == 18
    assert totals([row[1] for row in cards.HUNTING_CARDS]) == {"meat": 44, "hide": 24, "point": 4}
    assert totals([row[2] for row in cards.HUNTING_CARDS]) == {"meat": 16, "hide": 4}


def test_only_the_two_sabre_tooths_have_points_and_they_have_no_marks() -> None:  # Weitere Hinweise, Überlebenskampf
    assert [row[0] for row in cards.HUNTING_CARDS if "point" in row[1]] == ["tiger1", "tiger2"]
    assert [row[0] for row in cards.HUNTING_CARDS if not row[2]] == ["tiger1", "tiger2"]


def test_six_holy_places_have_two_different_sides_each() -> None:  # Das normale Spiel
    assert len(cards.HOLY_FACES) == 12
    assert len(set(cards.HOLY_FACES)) == 12
    sides = [cards.HOLY_FACES.index(name) // 2 for name in cards.FIRST_GAME]
    assert len(set(sides)) == 3


def test_what_is_reconstructed_is_named() -> None:
    named = GAME.material.reconstructed()
    assert "character.gatherer" not in named
    assert "character.offspring" not in named
    assert "character.hunter" in named
    assert len(named) == 13 + 31 + 18 + 18 + 12
    assert position().view(0)["reconstructed"] == named


def test_an_owner_can_correct_a_character() -> None:
    state = position("home home | hand hunter", changes={"character.hunter": {"instructions": ["place 1"]}})
    play(state, "hunter", "forest1")
    assert where(state, 0) == ["forest1", "home"]
    assert offered(state) == ["a1", "b1", "c1"]
    assert "character.hunter" not in state.view(0)["reconstructed"]


def test_an_owner_can_correct_an_item_a_location_and_a_holy_place() -> None:
    text = """
    [item.club]
    cost = ["fruit"]
    points = 3
    [wilderness.forest1]
    spaces = ["fruit", "stone"]
    [hunting.horse2]
    prey = ["hide", "hide"]
    marks = ["hide"]
    [holy.ice_cavern]
    power = "sunset_point"
    """
    changes = read_changes(text)
    state = position("forest1 ice_cavern | items club", laid="forest1 horse2 ice_cavern", changes=changes)
    assert free(state, "forest1") == {"stone": 1, "fruit": 1}
    assert free(state, "horse2") == {"hide": 2}
    play(state, "forest1.fruit", "club")
    assert state.score[0] == 3
    state = position("home ice_cavern", laid="ice_cavern", changes=changes)
    play(state, "sunset")
    assert state.score[0] == 3


@pytest.mark.parametrize(
    ("key", "values", "message"),
    [
        ("wilderness.forest1", {"spaces": []}, "possible are 1 to 7"),
        ("wilderness.forest1", {"spaces": ["meat"]}, "impossible"),
        ("hunting.horse2", {"marks": ["meat", "meat", "meat"]}, "leave a space free"),
        ("hunting.horse2", {"marks": ["hide"]}, "some of its prey"),
        ("item.club", {"cost": ["meat"]}, "impossible"),
        ("item.club", {"cost": []}, "possible are 1 to 7"),
        ("character.hunter", {"instructions": ["fly 1"]}, "impossible"),
        ("character.hunter", {"copies": 3}, "cannot be changed"),
        ("token.stone", {"copies": 3}, "cannot be changed"),
        ("holy.ice_cavern", {"power": "hail"}, "impossible"),
    ],
)
def test_impossible_corrections_are_refused(key: str, values: dict[str, object], message: str) -> None:
    with pytest.raises(MaterialError, match=message):
        position(changes={key: values})


def test_provenance_is_one_of_the_known_words() -> None:
    known = {Provenance.RULEBOOK, Provenance.DERIVED, Provenance.PUBLIC, Provenance.RECONSTRUCTED}
    assert {item.provenance for item in GAME.material.items.values()} <= known
