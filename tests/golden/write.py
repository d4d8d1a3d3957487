"""Writes the golden playthroughs and perft counts anew: make golden."""

import json

from stammtisch.arena.simulate import play
from stammtisch.engine.record import Record
from stammtisch.games import GAMES
from tests.golden.scenarios import PERFT, SCENARIOS, Scenario
from tests.golden.trace import FOLDER, perft, trace

SEEDS = 5000


def search(scenario: Scenario) -> Record:
    """The first game that is as wanted."""
    for seed in range(SEEDS):
        record = play(GAMES[scenario.game], scenario.bots, scenario.options, {}, f"{scenario.name} {seed}")
        if scenario.wanted(record):
            return record
    raise SystemExit(f"no game for {scenario.name} in {SEEDS} seeds")


def main() -> None:
    records: dict[str, Record] = {}
    for scenario in SCENARIOS:
        record = records[scenario.name] = search(scenario)
        file = FOLDER / scenario.game / f"{scenario.name}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(trace(record), "utf-8")
        print(f"{file.name}: {len(record.entries)} entries")
    counts = [
        {"playthrough": name, "at": at, "depth": depth, "count": perft(records[name].at(at), depth)}
        for name, at, depth in PERFT
    ]
    (FOLDER / "perft.json").write_text(json.dumps(counts, indent=1) + "\n")
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
