import pytest

from stammtisch.engine.game import Choice, SetupError
from stammtisch.engine.material import MaterialError
from tests.engine.things import GAME


def test_the_first_value_of_a_choice_is_its_default() -> None:
    assert Choice("size", ["small", "big"], "How big?").default == "small"


def test_options_not_given_get_their_defaults() -> None:
    assert GAME.complete(2, {}) == {"length": "short", "luck": "with"}
    assert GAME.complete(2, {"luck": "without"}) == {"length": "short", "luck": "without"}


@pytest.mark.parametrize("players", [1, 4, -2])
def test_a_wrong_number_of_players_is_refused_with_those_allowed(players: int) -> None:
    with pytest.raises(SetupError, match=f"Toy is for 2 to 3 players, not {players}"):
        GAME.new(players)


def test_an_unknown_option_is_refused_with_those_known() -> None:
    with pytest.raises(SetupError, match="Toy has no option 'colour'; it has length, luck"):
        GAME.new(2, {"colour": "red"})


def test_a_wrong_value_is_refused_with_those_allowed() -> None:
    with pytest.raises(SetupError, match="option length cannot be 'medium'; allowed: short, long"):
        GAME.new(2, {"length": "medium"})


def test_the_base_class_knows_no_first_state() -> None:
    with pytest.raises(NotImplementedError):
        GAME.new(2)


def test_wrong_changes_to_the_material_are_refused() -> None:
    with pytest.raises(MaterialError, match=r"there is no item 'card.other'; there are card.any"):
        GAME.new(2, None, {"card.other": {"worth": 5}})
