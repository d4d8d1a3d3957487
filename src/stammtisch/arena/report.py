"""The result of a match as a page: one file, no script, nothing loaded from elsewhere."""

from html import escape
from pathlib import Path
from typing import Any

from stammtisch.arena import charts
from stammtisch.arena.charts import NEUTRAL, Axis, number, tint

Found = dict[str, Any]


def page(found: Found) -> str:
    """The whole page for a result."""
    parts = [strength, pairs, scores, seats, length, thinking, forfeits, repeat]
    sections = "\n".join(part(found) for part in parts)
    title = f"{found['title']}: {', '.join(found['bots'])}"
    style = Path(__file__).with_name("page.css").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"{top(found)}\n<main>\n{sections}\n</main>\n{bottom(found)}\n</body>\n</html>\n"
    )


def top(found: Found) -> str:
    deals = "1 deal" if found["deals"] == 1 else f"{found['deals']} deals"
    facts = [f"<b>{found['games']}</b> games", f"<b>{deals}</b>, all rotations", f"<b>{found['players']}</b> players"]
    facts += [f"{escape(key)} <b>{escape(value)}</b>" for key, value in found["options"].items()]
    facts += [f"<b>{len(found['material'])}</b> items of the box changed"] if found["material"] else []
    facts += [f"<b>{found['endless']}</b> without an end, broken off and shared"] if found["endless"] else []
    facts += [f"seed <b>{escape(found['seed'])}</b>"]
    pills = "".join(f"<li>{fact}</li>" for fact in facts)
    warning = unfinished(found)
    return (
        f'<header>\n<div class="brand">{charts.emblem(found["players"])}<span>{escape(found["title"])}<br>'
        f"Stammtisch {found['kind']}</span></div>\n"
        f'<h1>{escape(verdict(found))}</h1>\n{warning}<ul class="facts">{pills}</ul>\n</header>'
    )


def unfinished(found: Found) -> str:
    if not found["stopped"]:
        return ""
    text = f"Not complete ({found['stopped']}): {found['games']} of {found['planned']} games are counted."
    return f'<p class="note">{escape(text)}</p>\n'


def ranking(found: Found) -> list[tuple[int, Found]]:
    """The entrants that played, the best first, each with its colour."""
    lines = [(number, line) for number, line in enumerate(found["entrants"]) if line["games"]]
    return sorted(lines, key=lambda each: -each[1].get("rating", each[1]["wins"])["value"])


def verdict(found: Found) -> str:
    """What came of it, in one sentence that claims no more than the intervals allow."""
    order = ranking(found)
    if not order:
        return "No deal was finished"
    best, second = order[0][1], order[1][1]
    key = "rating" if "rating" in best else "wins"
    if best[key]["low"] <= second[key]["high"]:
        return f"{best['label']} and {second['label']} are too close to call"
    if len(order) == 2 and best["wins"]["value"] == 1:
        return f"{best['label']} beats {second['label']} in every game"
    if len(order) == 2:
        return f"{best['label']} beats {second['label']} in {percent(best['wins']['value'])} of the games"
    if key == "rating":
        return f"{best['label']} leads by {best[key]['value'] - second[key]['value']:.0f} rating points"
    return f"{best['label']} wins {percent(best['wins']['value'])} of the games, more than anybody else"


def percent(value: float, digits: int = 1) -> str:
    return f"{100 * value:.{digits}f}\u202f%"


def reach(estimate: Found, scale: float = 1, digits: int = 0, unit: str = "") -> str:
    low, high = number(scale * estimate["low"], digits), number(scale * estimate["high"], digits)
    return f"{low} to {high}{unit}"


def section(title: str, note: str, inside: str, kind: str = "") -> str:
    return f'<section class="{kind}">\n<h2>{title}</h2>\n<p class="note">{note}</p>\n{inside}\n</section>'


def row(name: str, colour: int, drawing: str, value: str, small: str) -> str:
    return (
        f'<div class="name key {tint(colour)}">{escape(name)}</div>{drawing}'
        f'<div class="value"><b>{value}</b><small>{small}</small></div>'
    )


def rows(lines: list[str], axis: Axis, kind: str = "") -> str:
    """Lines of a drawing above their common scale."""
    foot = f'<div class="empty"></div>{charts.scale(axis)}<div class="empty"></div>'
    return f'<div class="rows {kind}">{"".join(lines)}{foot}</div>'


def strength(found: Found) -> str:
    order = ranking(found)
    if not order:
        return ""
    return rated(order) if "rating" in order[0][1] else won(order, found["players"])


def rated(order: list[tuple[int, Found]]) -> str:
    values = [line["rating"][key] for _, line in order for key in ("low", "high")]
    axis = charts.axis(values, mark=1500)
    lines = [
        row(
            line["label"],
            colour,
            charts.whisker(axis, line["rating"], colour, f"{line['label']}: {reach(line['rating'])}"),
            number(line["rating"]["value"]),
            reach(line["rating"]),
        )
        for colour, line in order
    ]
    note = (
        "Bradley–Terry ratings on the scale of Elo; the mean is 1500, and 200 points more mean winning three games "
        "of four. The bands hold 95 % of 400 fits to deals drawn again."
    )
    return section("Rating", note, rows(lines, axis), "wide")


def won(order: list[tuple[int, Found]], players: int) -> str:
    axis = Axis(0, 100, charts.PERCENT, "\u202f%", 100 / players)
    lines = [
        row(
            line["label"],
            colour,
            charts.whisker(axis, line["wins"], colour, f"{line['label']}: {reach(line['wins'], 100, 1)} %", 100),
            percent(line["wins"]["value"]),
            reach(line["wins"], 100, 1),
        )
        for colour, line in order
    ]
    note = (
        "A shared victory counts as a part of one. The bands are 95 % intervals over deals; "
        "the dashed line is what equals would win."
    )
    return section("Games won", note, rows(lines, axis), "wide")


def pairs(found: Found) -> str:
    """Who finished ahead of whom; with two bots the bars above say it all."""
    order = ranking(found)
    if len(order) < 3:
        return ""
    width = 84 / len(order)
    head = "".join(f'<th scope="col" style="width: {width:.1f}%">{escape(line["label"])}</th>' for _, line in order)
    body = "".join(
        f'<tr><th scope="row" class="key {tint(at)}">{escape(line["label"])}</th>'
        + "".join(cell(found["pairs"][at][other]) if at != other else '<td class="self"></td>' for other, _ in order)
        + "</tr>"
        for at, line in order
    )
    note = "How often the bot of the row finished ahead of the bot of the column, with 95 % intervals."
    table = f'<div class="scroll"><table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    return section("Against each other", note, table, "wide")


def cell(pair: Found | None) -> str:
    if pair is None:
        return "<td>–</td>"
    value = pair["value"]
    colour = "--win" if value >= 0.5 else "--loss"
    depth = 0.06 + 0.9 * abs(value - 0.5)
    return (
        f'<td style="background: rgb(var({colour}) / {depth:.2f})">{percent(value, 0)}'
        f"<small>{reach(pair, 100)}</small></td>"
    )


def seats(found: Found) -> str:
    if not found["seats"]:
        return ""
    fair = 100 / found["players"]
    values = [100 * line["wins"][key] for line in found["seats"] for key in ("low", "high")]
    scale = charts.axis([*values, fair], 5, "\u202f%", fair)
    lines = [
        row(
            f"Seat {line['seat']}",
            NEUTRAL,
            charts.whisker(scale, line["wins"], NEUTRAL, f"Seat {line['seat']}: {reach(line['wins'], 100, 1)} %", 100),
            percent(line["wins"]["value"]),
            reach(line["wins"], 100, 1),
        )
        for line in found["seats"]
    ]
    note = "Games won from each seat, whoever sat there. The dashed line is a fair share."
    return section("Seats", note, rows(lines, scale))


def scores(found: Found) -> str:
    histogram, order = found["scores"], ranking(found)
    shown = [(at, line) for at, line in order if line["points"] is not None]
    if not shown:
        return ""
    axis, peak = charts.bins_axis(histogram), charts.peak(histogram)
    lines = [
        row(
            line["label"],
            at,
            charts.bars(axis, histogram, at, peak, at, f"Points of {line['label']}"),
            number(line["points"]["value"], 1),
            reach(line["points"], 1, 1),
        )
        for at, line in shown
    ]
    note = f"Points per game in steps of {histogram['width']}; beside them the mean with its 95 % interval."
    return section("Points", note, rows(lines, axis, "tall"), "wide")


def length(found: Found) -> str:
    if found["length"] is None:
        return ""
    blocks = []
    for key in ("choices", "turns"):
        line = found["length"][key]
        histogram = line["histogram"]
        axis = charts.bins_axis(histogram)
        drawing = charts.bars(axis, histogram, 0, charts.peak(histogram), NEUTRAL, f"{key} per game")
        words = f"mean {number(line['mean'], 1)}, {number(line['low'])} to {number(line['high'])}"
        blocks.append(
            f'<div class="pair"><h3>{key.capitalize()} <span>{words}</span></h3>{drawing}{charts.scale(axis)}</div>'
        )
    note = "How many choices all players made, and in how many turns."
    return section("Length of a game", note, "".join(blocks), "high")


def thinking(found: Found) -> str:
    order = ranking(found)
    if not order:
        return ""
    body = "".join(
        f'<tr><th scope="row" class="key {tint(at)}">{escape(line["label"])}</th>'
        f"<td>{seconds(line['thinking']['mean'])}</td><td>{seconds(line['thinking']['max'])}</td></tr>"
        for at, line in order
    )
    table = (
        '<table class="plain"><thead><tr><th scope="col">Bot</th><th scope="col">mean</th>'
        f'<th scope="col">longest</th></tr></thead><tbody>{body}</tbody></table>'
    )
    return section("Thinking time", "Time by the clock for a whole turn.", table)


def seconds(value: float) -> str:
    """A time that can be a microsecond or a minute."""
    if value < 0.001:
        return f"{1e6 * value:.0f}\u202fµs"
    return f"{1e3 * value:.1f}\u202fms" if value < 1 else f"{value:.2f}\u202fs"


def forfeits(found: Found) -> str:
    if not found["forfeits"]:
        return ""
    lines = "".join(
        f"<li><b>{escape(line['bot'])}</b> in game {line['game']}, seat {line['seat']}, after {line['after']} entries: "
        f"{escape(line['reason'])}<br><code>{escape(str(line.get('record', '')))}</code></li>"
        for line in found["forfeits"][:50]
    )
    more = len(found["forfeits"]) - 50
    rest = f"<p>and {more} more</p>" if more > 0 else ""
    note = "A bot that fails loses that game; its points and its length are not counted."
    return section("Forfeits", note, f"<ul>{lines}</ul>{rest}", "wide alarm")


def repeat(found: Found) -> str:
    run = found["run"]
    note = (
        f"Luck depends on the seed alone, so this gives the same games again, unless a bot thinks by the clock. "
        f"It took {number(run['seconds'], 1)} s, rules engine: {escape(run['build'])}."
    )
    return section("Play it again", note, f"<pre>{escape(found['command'])}</pre>", "wide")


def bottom(found: Found) -> str:
    words = f"Stammtisch {found['stammtisch']}, rules of {found['title']} version {found['rules']}."
    return f"<footer>{escape(words)}</footer>"
