"""Material: every card, tile and figure as data with its provenance, and how an owner of the box corrects it."""

import tomllib
from typing import Any, Final


class Provenance:
    """Where a value comes from."""

    RULEBOOK: Final = "rulebook"
    DERIVED: Final = "derived"
    PUBLIC: Final = "public source"
    RECONSTRUCTED: Final = "reconstructed"


class MaterialError(ValueError):
    """A change to the material cannot be used; the message names the item and what is allowed."""


class Field:
    """What values a property may take: a number from low to high, or one of some words; `many` makes it a list."""

    def __init__(self, low: int = 0, high: int = 0, words: list[str] | None = None, many: bool = False) -> None:
        self.low = low
        self.high = high
        self.words = words
        self.many = many

    def expects(self) -> str:
        one = (
            f"one of {', '.join(self.words)}" if self.words is not None else f"a number from {self.low} to {self.high}"
        )
        return f"a list, each {one}" if self.many else one

    def admits(self, value: object) -> bool:
        if self.many:
            return isinstance(value, list) and all(self.admits_one(each) for each in value)
        return self.admits_one(value)

    def admits_one(self, value: object) -> bool:
        if self.words is not None:
            return isinstance(value, str) and value in self.words
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


class Item:
    """One card, tile or figure: its id, its values by property, where they come from."""

    def __init__(self, key: str, values: dict[str, object], provenance: str) -> None:
        self.key = key
        self.values = values
        self.provenance = provenance


class Material:
    """All items of a game in their order, and the properties whose values may be replaced."""

    def __init__(self, items: list[Item], fields: dict[str, Field]) -> None:
        self.items = {item.key: item for item in items}
        self.fields = fields
        self.changes: dict[str, dict[str, object]] = {}
        if len(self.items) != len(items):
            raise MaterialError("two items of the material have the same id")

    def number(self, key: str, field: str) -> int:
        value = self.items[key].values[field]
        if not isinstance(value, int):
            raise MaterialError(f"{key}: {field} is not a number")
        return value

    def word(self, key: str, field: str) -> str:
        return str(self.items[key].values[field])

    def reconstructed(self) -> list[str]:
        """The ids of the items whose values are our proposals."""
        return [key for key, item in self.items.items() if item.provenance == Provenance.RECONSTRUCTED]

    def changed(self, changes: dict[str, dict[str, object]]) -> "Material":
        """This material with some values replaced; what cannot be replaced is refused by name."""
        if not changes:
            return self
        given: dict[str, Any] = {**changes}  # changes may come from a damaged file, so their types are not believed
        for key, values in given.items():
            if not isinstance(values, dict):
                raise MaterialError(f"{key}: {values!r} is no table of values")
            for field, value in values.items():
                self.check(key, field, value)
        items = [self.replaced(item, changes.get(item.key, {})) for item in self.items.values()]
        material = Material(items, self.fields)
        material.changes = changes
        return material

    def replaced(self, item: Item, values: dict[str, object]) -> Item:
        if not values:
            return item
        return Item(item.key, {**item.values, **values}, "changed by the owner")

    def check(self, key: str, field: str, value: object) -> None:
        if key not in self.items:
            near = [known for known in self.items if known.split(".")[0] == key.split(".")[0]]
            raise MaterialError(f"there is no item {key!r}; there are {', '.join(near or self.items)}")
        own = [name for name in self.items[key].values if name in self.fields]
        if field not in own:
            raise MaterialError(f"{key}: {field!r} cannot be changed; possible: {', '.join(own) or 'nothing'}")
        if not self.fields[field].admits(value):
            raise MaterialError(f"{key}: {field} = {value!r} is impossible; expected {self.fields[field].expects()}")


def read_changes(text: str) -> dict[str, dict[str, object]]:
    """Changes from TOML: a table per item id, such as [djinn.monkir], with the values to replace."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MaterialError(f"not a TOML file: {error}") from None
    changes: dict[str, dict[str, object]] = {}
    collect("", found, changes)
    return changes


def collect(path: str, table: dict[str, object], changes: dict[str, dict[str, object]]) -> None:
    for key, value in table.items():
        inner = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            collect(inner, value, changes)
        elif not path:
            raise MaterialError(f"{key} stands outside any item; write it under a table such as [item.id]")
        else:
            changes.setdefault(path, {})[key] = value
