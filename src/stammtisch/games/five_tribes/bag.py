"""The bag of meeples."""

from stammtisch.engine import secrets
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A


class FromBag(Step[Naqala]):
    """A meeple drawn blindly."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: Naqala) -> list[int]:
        return secrets.present(state.bag, A.TRIBE)

    def weights(self, state: Naqala) -> list[int]:
        return secrets.copies(state.bag)

    def toss(self, state: Naqala, rng: Rng) -> int:
        return A.TRIBE + secrets.pick(state.bag, rng)
