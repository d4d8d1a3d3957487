"""ActionSpace: sorts of things one can point at, their codes and their short names such as C4 or C4.elder."""


class Sort:
    """One sort of thing: a block of codes, one for every combination of its parts.

    `Sort("meeple", 30, "{}.{}", [TILES, TRIBES])` numbers the meeples from 30 on and calls the first one A1.vizier.
    """

    def __init__(self, key: str, base: int, pattern: str, parts: list[list[str]]) -> None:
        self.key = key
        self.base = base
        self.parts = parts
        self.names = [""]
        for part in parts:
            self.names = [f"{name}\n{word}" for name in self.names for word in part]
        self.names = [pattern.format(*name.split("\n")[1:]) for name in self.names]
        self.end = base + len(self.names)

    def split(self, action: int) -> list[int]:
        """Which of each part an action of this sort means."""
        index = action - self.base
        found: list[int] = []
        for part in reversed(self.parts):
            found.append(index % len(part))
            index //= len(part)
        found.reverse()
        return found


class ActionSpace:
    """All things of a game.  Codes run from 0 without gaps, in the order of the sorts; every name is unique."""

    def __init__(self, sorts: list[Sort]) -> None:
        self.sorts = sorts
        self.names: list[str] = []
        for sort in sorts:
            if sort.base != len(self.names):
                raise ValueError(f"sort {sort.key} should begin at {len(self.names)}, not {sort.base}")
            self.names.extend(sort.names)
        self.size = len(self.names)
        self.codes = {name.lower(): code for code, name in enumerate(self.names)}
        if len(self.codes) != self.size:
            lower = [name.lower() for name in self.names]
            twice = sorted({name for name in lower if lower.count(name) > 1})
            raise ValueError(f"names used twice: {', '.join(twice)}")

    def name(self, action: int) -> str:
        if 0 <= action < self.size:
            return self.names[action]
        return f"#{action}"

    def code(self, name: str) -> int:
        """The code of a name, in any case of letters; -1 if there is no such thing."""
        return self.codes.get(name.lower(), -1)

    def sort(self, action: int) -> Sort:
        for sort in self.sorts:
            if sort.base <= action < sort.end:
                return sort
        raise ValueError(f"no thing has the code {action}; codes run from 0 to {self.size - 1}")
