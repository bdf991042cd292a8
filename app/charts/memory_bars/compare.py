"""The other run in the memory bars: behind this run's bars, next to them, or as growth and loss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.charts.memory_bars import values as bar_values
from app.charts.memory_bars.painting import WING, draw_part, draw_totals
from app.charts.memory_bars.values import PLACES
from app.charts.toolkit.bars import ChartBar
from app.charts.toolkit.comparing import Other, guest_numbers, sample_at, tr
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lines.numbers import heads
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.recordings import Cached, sources
from app.charts.toolkit.state_look import Form, StateKey, place_key
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.kernel.units import size_text
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

OUTLINED_FROM = 5.0  # width of a bar from which it has an outline

Floats = npt.NDArray[np.float64]


class OtherPages:
    """Pages of the other run in the order of this run's guests; the most recent result is cached."""

    def __init__(self) -> None:
        self._guests: Cached[npt.NDArray[np.int64]] = Cached()
        self._pages: Cached[Floats] = Cached()

    def at(self, other: Other, scenario: Scenario, time: int) -> Floats:
        """Return pages by place (PLACES, guests of our scenario) at a time (ns); NaN = not known."""
        theirs, sample = other.recording, sample_at(other.recording, time)
        numbers = partial(guest_numbers, scenario, theirs.scenario)
        guests = self._guests.get((scenario, theirs.scenario), numbers)
        return self._pages.get((guests, sources(theirs), sample), lambda: _read(theirs, sample, guests))


def _read(theirs: Recording, sample: int | None, guests: npt.NDArray[np.int64]) -> Floats:
    if sample is None:
        return np.full((len(PLACES), len(guests)), np.nan)
    found = bar_values.pages(theirs, sample)
    return np.where(guests >= 0, found[:, np.maximum(guests, 0)], np.nan)


def draw_behind(
    painter: QPainter, place: ChartPlaces, bars: Sequence[ChartBar], edges: Floats, beside_ghosts: bool
) -> None:
    """Paint the other run's bars, pale and slightly wider; edges (PLACES + 1, bars): px above the axis."""
    gap = min((b.left - a.right for a, b in pairwise(bars)), default=2 * WING)
    wing = max(min(WING / 2 if beside_ghosts else WING, gap / 2 - 1), 0.0)
    wider = [replace(bar, left=bar.left - wing, right=bar.right + wing) for bar in bars]
    draw_beside(painter, place, wider, edges)


def draw_beside(painter: QPainter, place: ChartPlaces, bars: Sequence[ChartBar], edges: Floats) -> None:
    """Paint the other run's bars, pale; edges (PLACES + 1, bars): px above the axis."""
    for number, name in enumerate(PLACES):
        draw_part(painter, place, bars, edges[number], edges[number + 1], name, pale=True)
    if not bars or bars[0].right - bars[0].left < OUTLINED_FROM:
        return
    painter.setPen(QPen(current_theme().label, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    left, bottom = place.plot.left(), place.plot.bottom()
    boxes = [
        QRectF(left + bar.left, bottom - high, bar.right - bar.left, high).adjusted(0.5, 0.5, -0.5, -0.5)
        for bar, high in zip(bars, edges[-1].tolist(), strict=True)
        if high > 2
    ]
    painter.drawRects(boxes)


def draw_difference(
    painter: QPainter,
    place: ChartPlaces,
    bars: Sequence[ChartBar],
    heights: Floats,
    scale: float,
    totals: bool,
) -> None:
    """Paint growth above the zero line and loss below it; heights (PLACES, bars), ours - theirs.

    scale: logical pixels per unit. A line across each bar marks the sum of growth and loss.
    """
    middle = zero_line(place)
    above, below = np.zeros(len(bars)), np.zeros(len(bars))
    for number, name in enumerate(PLACES):
        grown, lost = np.maximum(heights[number], 0.0), np.minimum(heights[number], 0.0)
        draw_part(painter, middle, bars, _px(above, scale, place), _px(above + grown, scale, place), name)
        draw_part(painter, middle, bars, _px(below + lost, scale, place), _px(below, scale, place), name)
        above, below = above + grown, below + lost
    net = heights.sum(axis=0)
    _draw_net(painter, middle, bars, net * scale)
    if totals:
        draw_totals(painter, middle, bars, map(_signed, net.tolist()), above * scale, backed=False)


def zero_line(place: ChartPlaces) -> ChartPlaces:
    """Return the place with its plot ending at the zero line."""
    plot = QRectF(place.plot)
    plot.setBottom(round(place.plot.center().y() * place.ratio) / place.ratio)
    return replace(place, plot=plot)


def _px(heights: Floats, scale: float, place: ChartPlaces) -> Floats:
    return np.asarray(np.round(heights * scale * place.ratio) / place.ratio)


def _draw_net(painter: QPainter, place: ChartPlaces, bars: Sequence[ChartBar], heights: Floats) -> None:
    theme, left, bottom = current_theme(), place.plot.left(), place.plot.bottom()
    if not bars or bars[0].right - bars[0].left < OUTLINED_FROM:
        return
    for bar, high in zip(bars, heights.tolist(), strict=True):
        if high == high:
            box = QRectF(left + bar.left - 2, bottom - high - 1.5, bar.right - bar.left + 4, 3)
            painter.fillRect(box, theme.panel)
            painter.fillRect(box.adjusted(0, 0.5, 0, -0.5), theme.text)


def _signed(total: float) -> str:
    return axis.signed(total, axis.short(float(f"{abs(total):.3g}"))) if total == total else ""


def lines(other: Other, ours: Floats, theirs: Floats, bar: ChartBar, form: Form) -> list[ReadoutLine]:
    """Return the lines of a bar's box: pages by place of both runs, or differences, and then their sums."""
    mine, his = (_means(values, bar) for values in (ours, theirs))
    places = bar_values.shown(form)
    rows = [(place_key(place, current_theme(), form), PLACES.index(place)) for place in places]
    found = [_line(other, key.label, mine[n], his[n], key) for key, n in rows]
    return [*found, _line(other, tr("pages in use"), float(mine.sum()), float(his.sum()), None)]


def _means(values: Floats, bar: ChartBar) -> Floats:
    return np.asarray(values[:, bar.begin : bar.end].mean(axis=1))


def _line(other: Other, label: str, mine: float, his: float, key: StateKey | None) -> ReadoutLine:
    if other.difference:
        size = size_text(round(abs(mine - his))) if his == his else ""
        return ReadoutLine(label, difference(mine, his), key, size)
    return ReadoutLine(label, axis.whole(mine), key, axis.whole(his) if his == his else "–")


def difference(mine: float, his: float) -> str:
    """Return this run's value minus the other run's with its sign, or an empty string if the latter is not
    known.
    """
    return axis.signed(mine - his, axis.whole(abs(mine - his))) if his == his else ""


def title_with(title: str, other: Other) -> str:
    """Return the title of a box without the guest's role, followed by the headings of its values."""
    return f"{title.rsplit(' · ', 1)[0]}  {heads(other)}"


def table(rows: list[list[str]], other: Other, ours: Floats, theirs: Floats, form: Form) -> list[list[str]]:
    """Return the table with the other run's pages and the difference of the sums."""
    names = bar_values.shown(form)
    places = [PLACES.index(place) for place in names]
    labels = [place_key(place, current_theme(), form).label for place in names]
    more = [f"{other.name}: {label}" for label in (*labels, "pages in use")]
    found = [[*rows[0], *more, "difference"]]
    for row, mine, his in zip(rows[1:], ours.T, theirs.T, strict=True):
        known = [*his[places].tolist(), float(his.sum())]
        cells = [axis.whole(value) if value == value else "" for value in known]
        found.append([*row, *cells, difference(float(mine.sum()), known[-1])])
    return found
