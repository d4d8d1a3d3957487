"""Game: what the rest of the program knows about a game before it is played."""

from stammtisch.engine.actions import ActionSpace
from stammtisch.engine.material import Material
from stammtisch.engine.state import State


class SetupError(ValueError):
    """A game cannot be set up as asked; the message names the input and what is allowed."""


class Choice:
    """One option of a game: a variant of the rules, or an open reading of the rulebook with its question."""

    def __init__(self, key: str, allowed: list[str], question: str, variant: bool = False) -> None:
        self.key = key
        self.allowed = allowed
        self.default = allowed[0]
        self.question = question
        self.variant = variant


class Game:
    """A game's name, limits, options, things and material; `new` makes its first state."""

    def __init__(
        self,
        key: str,
        title: str,
        fewest: int,
        most: int,
        rules: int,
        space: ActionSpace,
        choices: list[Choice],
        material: Material,
        bound: int,
        presets: list[dict[str, str]] | None = None,
        features: list[str] | None = None,
    ) -> None:
        self.key = key
        self.title = title
        self.fewest = fewest
        self.most = most
        self.rules = rules  # raised whenever old records would replay differently
        self.space = space
        self.choices = choices
        self.material = material
        self.bound = bound  # no game takes more actions than this, chance included
        self.presets = presets or [{}]  # sets of options that stand for the game's variants, the usual one first
        self.features = features or []  # names of what `State.features` counts

    def begin(self, players: int, options: dict[str, str], material: Material) -> State:
        """The first state, for inputs that `new` has checked."""
        raise NotImplementedError

    def new(
        self,
        players: int,
        options: dict[str, str] | None = None,
        changes: dict[str, dict[str, object]] | None = None,
    ) -> State:
        """The first state of a game.  `changes` replaces values of the material by id."""
        if not self.fewest <= players <= self.most:
            raise SetupError(f"{self.title} is for {self.fewest} to {self.most} players, not {players}")
        return self.begin(players, self.complete(players, options or {}), self.material.changed(changes or {}))

    def complete(self, players: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values, after checking those given."""
        known = {choice.key: choice for choice in self.choices}
        for key, value in options.items():
            if key not in known:
                raise SetupError(f"{self.title} has no option {key!r}; it has {', '.join(sorted(known)) or 'none'}")
            if value not in known[key].allowed:
                raise SetupError(f"option {key} cannot be {value!r}; allowed: {', '.join(known[key].allowed)}")
        full = {choice.key: options.get(choice.key, choice.default) for choice in self.choices}
        self.check(players, full)
        return full

    def check(self, players: int, options: dict[str, str]) -> None:
        """Refuse combinations of options that exclude each other, by raising SetupError."""
