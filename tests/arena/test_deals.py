"""Duplicate deals: every rotation of the seats, and luck that depends on the deal alone."""

from stammtisch.arena.deals import Luck, deals, singles
from stammtisch.arena.game import Table
from stammtisch.engine.state import CHANCE
from stammtisch.games import GAMES
from tests.arena.players import SETUP


def test_a_deal_is_played_once_with_every_rotation_of_the_seats() -> None:
    games = list(deals(SETUP, [(0, 1, 2)], ["a", "b", "c"], 2, "x"))
    assert [game.bots for game in games[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [game.entrants for game in games[3:]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [game.luck for game in games] == ["x deal 0"] * 3 + ["x deal 1"] * 3
    assert [game.number for game in games] == list(range(6))


def test_all_pairs_of_a_ladder_play_the_same_deals() -> None:
    games = list(deals(SETUP, [(0, 1), (0, 2), (1, 2)], ["a", "b", "c"], 1, "x"))
    assert {game.luck for game in games} == {"x deal 0"}
    assert [game.lineup for game in games] == [0, 0, 1, 1, 2, 2]


def test_single_games_have_luck_of_their_own_and_rotating_seats() -> None:
    games = list(singles(SETUP, (0, 1), ["a", "b"], 3, "x"))
    assert len({game.luck for game in games}) == 3
    assert [game.bots[0] for game in games] == ["a", "b", "a"]


def draws(rotation: int, sort: str) -> list[int]:
    """What chance brought in steps of a sort, in one game of a deal."""
    games = list(deals(SETUP, [(0, 1)], ["random", "random"], 1, "luck"))
    record = Table(games[rotation]).run().record
    return [entry.action for entry in record.entries if entry.player == CHANCE and entry.step == sort]


def test_the_set_up_is_the_same_in_all_games_of_a_deal() -> None:
    for sort in ("LayTile", "Settle"):
        assert draws(0, sort) == draws(1, sort)


def test_a_pile_brings_the_same_things_in_the_same_order_though_the_games_diverge() -> None:
    first, second = draws(0, "OpenCard"), draws(1, "OpenCard")
    shorter = min(len(first), len(second))
    assert shorter > 20
    assert first[:shorter] == second[:shorter]


def test_luck_is_decided_by_the_seed_and_goes_on() -> None:
    state = GAMES["five_tribes"].new(2)
    one, same, other = Luck("x"), Luck("x"), Luck("y")
    drawn = [one.draw(state) for _ in range(8)]
    assert drawn == [same.draw(state) for _ in range(8)]
    assert drawn != [other.draw(state) for _ in range(8)]
    assert len(set(drawn)) > 1
