"""The results of matches in the terminal."""

from typing import Any

from rich.table import Table

from stammtisch.cli.common import console


def percent(estimate: dict[str, Any] | None) -> str:
    return "-" if estimate is None else f"{100 * estimate['value']:.1f} %"


def between(estimate: dict[str, Any] | None, scale: float = 1, digits: int = 1) -> str:
    """An interval, in words short enough for a column."""
    if estimate is None:
        return "-"
    return f"{scale * estimate['low']:.{digits}f}–{scale * estimate['high']:.{digits}f}"


def seconds(value: float) -> str:
    """A time that can be a microsecond or a minute."""
    if value < 0.001:
        return f"{1e6 * value:.0f} µs"
    return f"{1e3 * value:.1f} ms" if value < 1 else f"{value:.2f} s"


def columns(*headings: str) -> Table:
    """A table that fits a terminal of 80 columns; the first column holds names."""
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number == 0 else "right", no_wrap=True)
    return table


def show(found: dict[str, Any]) -> None:
    """Everything that was measured."""
    deals = f"{found['deals']} deals" if found["deals"] != 1 else "1 deal"
    console.print(f"{found['games']} games of {found['title']} in {deals}, seed {found['seed']}", markup=False)
    if found["stopped"]:
        console.print(f"Not complete: {found['stopped']}; {found['games']} of {found['planned']} games.", markup=False)
    if found["left_out"]:
        console.print(f"Games of unfinished deals, not counted: {found['left_out']}.")
    if found["endless"]:
        console.print(f"Games without an end, broken off and shared: {found['endless']}.")
    if found["games"]:
        show_entrants(found)
        show_pairs(found)
        show_rest(found)
    show_forfeits(found)


def show_forfeits(found: dict[str, Any]) -> None:
    for line in found["forfeits"]:
        where = f"game {line['game']}, seat {line['seat']}, after {line['after']} entries"
        console.print(f"Forfeit of {line['bot']} ({where}): {line['reason']}\n  {line['record']}", markup=False)


def show_entrants(found: dict[str, Any]) -> None:
    rated = "rating" in found["entrants"][0]
    first = ["rating", "95 %"] if rated else []
    table = columns("bot", *first, "wins", "95 %", "points", *([] if rated else ["95 %"]), "a turn", "at most")
    order = sorted(found["entrants"], key=lambda line: -line["rating"]["value"] if rated else -line["wins"]["value"])
    for line in order:
        rating = [f"{line['rating']['value']:.0f}", between(line["rating"], digits=0)] if rated else []
        points = "-" if line["points"] is None else f"{line['points']['value']:.1f}"
        time = line["thinking"]
        table.add_row(
            line["label"],
            *rating,
            percent(line["wins"]),
            between(line["wins"], 100),
            points,
            *([] if rated else [between(line["points"])]),
            seconds(time["mean"]),
            seconds(time["max"]),
        )
    console.print(table)


def show_pairs(found: dict[str, Any]) -> None:
    """Who finished ahead of whom, where there are more than two."""
    labels = [line["label"] for line in found["entrants"]]
    if len(labels) < 3:
        return
    table = columns("ahead of", *labels)
    for label, row in zip(labels, found["pairs"], strict=True):
        table.add_row(label, *(percent(cell) for cell in row))
    console.print()
    console.print(table)


def show_rest(found: dict[str, Any]) -> None:
    seats = [f"seat {line['seat']}: {percent(line['wins'])} ({between(line['wins'], 100)})" for line in found["seats"]]
    console.print(f"\nWins by seat: {', '.join(seats)}.", markup=False)
    if found["length"] is not None:
        choices, turns = found["length"]["choices"], found["length"]["turns"]
        console.print(
            f"A game has {choices['mean']:.0f} choices ({choices['low']}–{choices['high']}) "
            f"in {turns['mean']:.1f} turns ({turns['low']}–{turns['high']})."
        )
