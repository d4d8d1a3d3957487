import pytest

from stammtisch.engine.material import Field, Item, Material, MaterialError, Provenance, read_changes
from tests.engine.things import TABLE


def test_values_are_read_by_id_and_property() -> None:
    assert TABLE.number("card.any", "worth") == 1
    assert TABLE.word("coin.gold", "metal") == "gold"


def test_a_word_is_no_number() -> None:
    with pytest.raises(MaterialError, match=r"coin.gold: metal is not a number"):
        TABLE.number("coin.gold", "metal")


def test_two_items_with_one_id_are_refused() -> None:
    twins = [Item("card.any", {}, Provenance.RULEBOOK), Item("card.any", {}, Provenance.RULEBOOK)]
    with pytest.raises(MaterialError, match="two items of the material have the same id"):
        Material(twins, {})


def test_reconstructed_items_are_named_until_the_owner_changes_them() -> None:
    assert TABLE.reconstructed() == ["coin.gold"]
    assert TABLE.changed({"coin.gold": {"metal": "tin"}}).reconstructed() == []


def test_a_change_makes_new_material_and_leaves_the_old_alone() -> None:
    changed = TABLE.changed({"card.any": {"worth": 4}})
    assert (changed.number("card.any", "worth"), TABLE.number("card.any", "worth")) == (4, 1)
    assert changed.changes == {"card.any": {"worth": 4}}
    assert TABLE.changed({}) is TABLE


@pytest.mark.parametrize("value", [0, 6, "3", 2.0, True, None, [3]])
def test_a_number_outside_its_range_is_refused(value: object) -> None:
    with pytest.raises(MaterialError, match=r"card.any: worth = .* is impossible; expected a number from 1 to 5"):
        TABLE.changed({"card.any": {"worth": value}})


@pytest.mark.parametrize("value", ["silver", 1, None])
def test_a_word_that_is_none_of_those_allowed_is_refused(value: object) -> None:
    with pytest.raises(MaterialError, match=r"coin.gold: metal = .* is impossible; expected one of gold, tin"):
        TABLE.changed({"coin.gold": {"metal": value}})


@pytest.mark.parametrize("value", [3, [1, 10], ["one"]])
def test_a_list_must_hold_what_is_allowed(value: object) -> None:
    with pytest.raises(MaterialError, match=r"expected a list, each a number from 0 to 9"):
        TABLE.changed({"coin.gold": {"marks": value}})
    assert TABLE.changed({"coin.gold": {"marks": [0, 9]}}).items["coin.gold"].values["marks"] == [0, 9]


def test_an_unknown_item_is_refused_with_its_likes_or_all() -> None:
    with pytest.raises(MaterialError, match=r"there is no item 'card.every'; there are card.any$"):
        TABLE.changed({"card.every": {"worth": 2}})
    with pytest.raises(MaterialError, match=r"there is no item 'dice'; there are card.any, coin.gold"):
        TABLE.changed({"dice": {"worth": 2}})


def test_a_property_that_is_fixed_or_unknown_is_refused_with_those_that_may_change() -> None:
    with pytest.raises(MaterialError, match=r"card.any: 'name' cannot be changed; possible: worth"):
        TABLE.changed({"card.any": {"name": "ace"}})
    with pytest.raises(MaterialError, match=r"card.any: 'metal' cannot be changed; possible: worth"):
        TABLE.changed({"card.any": {"metal": "tin"}})


@pytest.mark.parametrize("values", [5, "worth", None, [1]])
def test_an_item_needs_a_table_of_values(values: object) -> None:
    changes: dict[str, object] = {"card.any": values}
    with pytest.raises(MaterialError, match=r"card.any: .* is no table of values"):
        TABLE.changed(changes)  # type: ignore[arg-type]  # as it may come from a file


def test_a_field_says_what_it_expects() -> None:
    assert Field(1, 5).expects() == "a number from 1 to 5"
    assert Field(words=["a", "b"], many=True).expects() == "a list, each one of a, b"


def test_changes_are_read_from_toml() -> None:
    assert read_changes("[card.any]\nworth = 3\n[coin.gold]\nmetal = 'tin'\nmarks = [1]") == {
        "card.any": {"worth": 3},
        "coin.gold": {"metal": "tin", "marks": [1]},
    }
    assert read_changes("") == {}


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(MaterialError, match=r"not a TOML file: .*line 1"):
        read_changes("[card.any\nworth = 3")


def test_a_value_outside_any_item_is_refused() -> None:
    with pytest.raises(MaterialError, match="worth stands outside any item"):
        read_changes("worth = 3")
