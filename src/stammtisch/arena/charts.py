"""Drawings for the page: SVG placed in per cent without a view box, so that marks stretch and words keep their size."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, cos, floor, log10, pi, sin
from typing import Any, Final

EDGE: Final = 3.0  # per cent kept free at both sides
COLOURS: Final = 8
NEUTRAL: Final = -1  # the colour of what belongs to no bot


def tint(colour: int) -> str:
    """The class that gives a mark its colour."""
    return "cn" if colour == NEUTRAL else f"c{colour % COLOURS}"


def number(value: float, digits: int = 0) -> str:
    """A number as people write it; four digits need no gap."""
    text = f"{value:,.{digits}f}" if abs(value) >= 10_000 else f"{value:.{digits}f}"
    return text.replace(",", "\u202f").replace("-", "−")


@dataclass(frozen=True)
class Axis:
    """A scale from low to high with its ticks."""

    low: float
    high: float
    ticks: list[float]
    unit: str = ""
    mark: float | None = None  # a value to compare with

    def at(self, value: float) -> float:
        """Where a value stands, in per cent of the width."""
        inside = (value - self.low) / (self.high - self.low)
        return EDGE + (100 - 2 * EDGE) * max(0.0, min(1.0, inside))

    def word(self, value: float) -> str:
        return f"{number(value)}{self.unit}"


def axis(values: Sequence[float], ticks: int = 7, unit: str = "", mark: float | None = None) -> Axis:
    """A scale that holds all values, with round ticks."""
    least, most = min(values), max(values)
    step = nice(max(most - least, 1.0) / ticks)
    low, high = least - step / 3, most + step / 3
    first = ceil(low / step)
    return Axis(low, high, [step * n for n in range(first, floor(high / step) + 1)], unit, mark)


def nice(step: float) -> float:
    """The next round number above: 1, 2 or 5 times a power of ten, and at least 1."""
    power = 10.0 ** floor(log10(step)) if step > 1 else 1.0
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= step)


PERCENT: Final = [0.0, 25.0, 50.0, 75.0, 100.0]


def grid(axis: Axis) -> str:
    lines = [f'<line class="grid" x1="{axis.at(t):.2f}%" x2="{axis.at(t):.2f}%" y1="0" y2="100%"/>' for t in axis.ticks]
    if axis.mark is not None:
        place = f"{axis.at(axis.mark):.2f}%"
        lines.append(f'<line class="mark" x1="{place}" x2="{place}" y1="0" y2="100%"/>')
    return "".join(lines)


def svg(height: int, inside: str, title: str) -> str:
    return f'<svg width="100%" height="{height}" role="img"><title>{escape(title)}</title>{inside}</svg>'


def whisker(axis: Axis, estimate: dict[str, Any], colour: int, title: str, scale: float = 1) -> str:
    """A dot with its interval."""
    low, value, high = (axis.at(scale * estimate[key]) for key in ("low", "value", "high"))
    inside = (
        f'{grid(axis)}<g class="{tint(colour)}">'
        f'<line class="reach" x1="{low:.2f}%" x2="{high:.2f}%" y1="22" y2="22"/>'
        f'<circle class="dot" cx="{value:.2f}%" cy="22" r="7"/></g>'
    )
    return svg(44, inside, title)


def scale(axis: Axis) -> str:
    """The ticks in words; every second one gives way on a narrow screen."""
    words = []
    for number, tick in enumerate(axis.ticks):
        kind = "tick" if number % 2 == 0 or len(axis.ticks) < 5 else "tick minor"
        words.append(f'<text class="{kind}" x="{axis.at(tick):.2f}%" y="16">{axis.word(tick)}</text>')
    return f'<svg width="100%" height="24" aria-hidden="true">{"".join(words)}</svg>'


def bars(axis: Axis, histogram: dict[str, Any], row: int, peak: float, colour: int, title: str) -> str:
    """A distribution as bars, in per cent of the height too; `peak` is the share that fills it, but for some air."""
    counts, width = histogram["counts"][row], histogram["width"]
    total = sum(counts) or 1
    found = []
    for number, count in enumerate(counts):
        if count:
            left = axis.at(histogram["start"] + number * width)
            right = axis.at(histogram["start"] + (number + 1) * width)
            tall = max(2.5, 80 * count / total / peak)
            found.append(
                f'<rect class="bar" x="{left:.2f}%" width="{right - left:.2f}%" y="{100 - tall:.1f}%" '
                f'height="{tall:.1f}%"><title>{span(histogram, number)}: {count}</title></rect>'
            )
    floor_ = f'<line class="floor" x1="{EDGE}%" x2="{100 - EDGE}%" y1="100%" y2="100%"/>'
    return svg(64, f'{grid(axis)}<g class="{tint(colour)}">{"".join(found)}</g>{floor_}', title)


def span(histogram: dict[str, Any], number: int) -> str:
    first = histogram["start"] + number * histogram["width"]
    last = first + histogram["width"] - 1
    return f"{first}" if first == last else f"{first}–{last}"


def peak(histogram: dict[str, Any]) -> float:
    """The largest share that any bar of any row has."""
    return max((max(row) / sum(row) for row in histogram["counts"] if sum(row)), default=1.0)


def bins_axis(histogram: dict[str, Any]) -> Axis:
    """The scale under a histogram."""
    size = max((len(row) for row in histogram["counts"]), default=1) or 1
    low, high = histogram["start"], histogram["start"] + size * histogram["width"]
    step = nice((high - low) / 8)
    first = ceil(low / step) * step
    return Axis(low, high, [tick for n in range(12) if (tick := first + n * step) <= high])


def emblem(seats: int) -> str:
    """A round table with its seats, seen from above."""
    angles = [2 * pi * seat / seats - (pi / 2 if seats == 2 else 0) for seat in range(seats)]
    chairs = "".join(
        f'<circle class="{tint(seat)} dot" cx="{24 + 17 * sin(angle):.1f}" cy="{24 - 17 * cos(angle):.1f}" r="6"/>'
        for seat, angle in enumerate(angles)
    )
    table = '<circle class="table" cx="24" cy="24" r="9"/>'
    return f'<svg class="emblem" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">{table}{chairs}</svg>'
