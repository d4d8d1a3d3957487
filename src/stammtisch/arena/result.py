"""The result of a match as plain data; its schema is in docs/arena.md."""

from typing import Any, Final

import stammtisch
from stammtisch.arena.game import Outcome
from stammtisch.arena.match import Match, Played
from stammtisch.arena.statistics import Estimate, histogram, mean, share, spread

FORMAT: Final = 1
Deals = list[list[Outcome]]


def result(played: Played) -> dict[str, Any]:
    """Everything that is known about a match; all but `thinking` is decided by the seed."""
    match, deals = played.match, played.deals()
    games = [outcome for deal in deals for outcome in deal]
    sound = [outcome for outcome in games if outcome.forfeit is None]
    return {
        **header(match),
        "planned": match.games,
        "games": len(games),
        "deals": len(deals),
        "left_out": len(played.outcomes) - len(games),
        "stopped": played.stopped,
        "entrants": [entrant(match, deals, number) for number in range(len(match.bots))],
        "pairs": pairs(match, deals),
        "seats": [seat_line(deals, seat) for seat in range(match.players)] if deals else [],
        "scores": histogram(scores(match, sound)),
        "length": length(sound),
        "forfeits": forfeits(match, played.outcomes),
        "endless": sum(outcome.endless for outcome in games),
    }


def header(match: Match) -> dict[str, Any]:
    game = stammtisch.find(match.setup.game)
    return {
        "format": FORMAT,
        "kind": match.kind,
        "stammtisch": stammtisch.VERSION,
        "game": game.key,
        "title": game.title,
        "rules": game.rules,
        "players": match.players,
        "options": match.setup.options,
        "material": match.setup.changes,
        "seed": match.seed,
        "bots": match.bots,
    }


def seated(deals: Deals, number: int) -> list[list[tuple[Outcome, int]]]:
    """The deals in which an entrant played, each game with the seat he had."""
    found = []
    for deal in deals:
        games = [(outcome, outcome.entrants.index(number)) for outcome in deal if number in outcome.entrants]
        if games:
            found.append(games)
    return found


def average(values: list[float]) -> float:
    return sum(values) / len(values)


def win_share(deals: list[list[tuple[Outcome, int]]]) -> Estimate:
    games = sum(len(deal) for deal in deals)
    return share([average([outcome.share(seat) for outcome, seat in deal]) for deal in deals], games)


def points(deals: list[list[tuple[Outcome, int]]]) -> Estimate | None:
    """Mean points per game; games that ended in a forfeit have no score."""
    sound = [[outcome.points[seat] for outcome, seat in deal if outcome.forfeit is None] for deal in deals]
    means = [average([float(value) for value in deal]) for deal in sound if deal]
    return mean(means) if means else None


def entrant(match: Match, deals: Deals, number: int) -> dict[str, Any]:
    own = seated(deals, number)
    games = [game for deal in own for game in deal]
    found: dict[str, Any] = {"bot": match.bots[number], "label": match.labels[number], "games": len(games)}
    if not own:
        return found
    scored = points(own)
    values = [outcome.points[seat] for outcome, seat in games if outcome.forfeit is None]
    found["wins"] = win_share(own).data()
    found["points"] = None if scored is None else {**scored.data(2), "spread": spread(values)}
    found["forfeits"] = sum(outcome.forfeit is not None and outcome.forfeit.seat == seat for outcome, seat in games)
    found["thinking"] = thinking(games)
    return found


def thinking(games: list[tuple[Outcome, int]]) -> dict[str, Any]:
    """Seconds per turn."""
    readings = [outcome.thinking[seat] for outcome, seat in games]
    turns = sum(reading.turns for reading in readings)
    total = sum(reading.seconds for reading in readings)
    return {
        "turns": turns,
        "mean": round(total / turns, 6) if turns else 0.0,
        "max": round(max(reading.longest for reading in readings), 6),
    }


def pairs(match: Match, deals: Deals) -> list[list[dict[str, Any] | None]]:
    """How often each entrant (row) finished ahead of each other one (column), a level finish counting half."""
    size = range(len(match.bots))
    return [[pair(deals, row, column) if row != column else None for column in size] for row in size]


def pair(deals: Deals, row: int, column: int) -> dict[str, Any] | None:
    met = []
    for deal in deals:
        games = [outcome for outcome in deal if row in outcome.entrants and column in outcome.entrants]
        if games:
            met.append([o.ahead(o.entrants.index(row), o.entrants.index(column)) for o in games])
    if not met:
        return None
    games_met = sum(len(deal) for deal in met)
    return {"games": games_met, **share([average(deal) for deal in met], games_met).data()}


def seat_line(deals: Deals, seat: int) -> dict[str, Any]:
    own = [[(outcome, seat) for outcome in deal] for deal in deals]
    scored = points(own)
    return {"seat": seat + 1, "wins": win_share(own).data(), "points": None if scored is None else scored.data(2)}


def scores(match: Match, games: list[Outcome]) -> list[list[int]]:
    """All points of every entrant."""
    found: list[list[int]] = [[] for _ in match.bots]
    for outcome in games:
        for seat, number in enumerate(outcome.entrants):
            found[number].append(outcome.points[seat])
    return found


def length(games: list[Outcome]) -> dict[str, Any] | None:
    if not games:
        return None
    return {
        "choices": {**spread([o.choices for o in games]), "histogram": histogram([[o.choices for o in games]])},
        "turns": {**spread([o.turns for o in games]), "histogram": histogram([[o.turns for o in games]])},
        "entries": spread([o.entries for o in games]),
    }


def forfeits(match: Match, outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """Every forfeit, of unfinished deals too."""
    return [
        {
            "game": outcome.number,
            "deal": outcome.deal,
            "bot": match.labels[outcome.entrants[outcome.forfeit.seat]],
            "seat": outcome.forfeit.seat + 1,
            "after": outcome.entries,
            "reason": outcome.forfeit.reason,
        }
        for outcome in outcomes
        if outcome.forfeit is not None
    ]


def with_ratings(found: dict[str, Any], played: Played) -> dict[str, Any]:
    """The result of a ladder, with the rating of every bot, the best first."""
    from stammtisch.arena.ratings import ratings, summed  # its libraries take half a second to load

    deals, size = played.deals(), len(played.match.bots)
    if deals:
        for line, rating in zip(found["entrants"], ratings([summed(deal, size) for deal in deals], size), strict=True):
            line["rating"] = rating.data(1)
    return found
