"""The background and annotations of curves: phases and moments with their names, and published values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph

from app.language import scenario_text
from app.plot import look
from app.plot.axes import place
from app.plot.published import PublishedSource
from engine.kernel.units import SECOND

ROWS = 3
APART = 4.0  # px between two names

Row = list[tuple[float, float]]  # range of names in it, px
NARROW = 0.08  # of the recorded time: shorter phases have no name
ABOVE, BELOW = 0.93, 0.05  # of the height: names of phases, and of marks
BEHIND = -100.0
MOMENT = 8  # px


def settle(item: Any) -> None:
    """Assign each name a row in which it covers no other name, within the displayed time."""
    box = item.getViewBox()
    start, end = box.viewRange()[0]
    if end <= start or box.height() <= 0:
        return
    lines = [
        entry for entry in item.items if isinstance(entry, pyqtgraph.InfiniteLine) and hasattr(entry, "label")
    ]
    rows: dict[bool, list[Row]] = {above: [[] for _ in range(ROWS)] for above in (False, True)}
    for line in sorted(lines, key=lambda item: float(item.value())):
        if not hasattr(line, "height"):
            line.height = line.label.orthoPos  # as it was made
        at = (line.value() - start) / (end - start)
        if 0 <= at <= 1:
            _place(line, at, box, rows[line.height > 0.5])


def _place(line: Any, at: float, box: Any, rows: list[Row]) -> None:
    label, high = line.label, (line.label.boundingRect().height() + 1) / box.height()
    left = at * box.width()
    if at > 0.5 and label.anchors[1][0]:
        left -= label.boundingRect().width()
    span = (left - APART, left + label.boundingRect().width() + APART)
    free = (n for n, row in enumerate(rows) if all(span[1] <= pair[0] or pair[1] <= span[0] for pair in row))
    row = next(free, None)
    label.setVisible(row is not None)
    if row is not None:
        rows[row].append(span)
        inside = min(max(line.height, high / 2), 1 - high / 2)  # in a low plot, the name is high
        label.setPosition(inside + row * high * (-1 if line.height > 0.5 else 1))


def phases(item: Any, found: Sequence[Any], span: tuple[float, float]) -> None:
    """Draw the starts of phases; every second phase has its own background. span: the recorded time, s."""
    for number, phase in enumerate(found):
        start, end = phase.start / SECOND, phase.end / SECOND
        if number % 2:
            none = pyqtgraph.mkPen(None)
            ground = pyqtgraph.LinearRegionItem((start, end), brush=look.phase(), pen=none, movable=False)
            ground.setZValue(BEHIND)
            item.addItem(ground, ignoreBounds=True)
        named = end - start > NARROW * (span[1] - span[0])
        _line(
            item,
            start,
            look.foreground_pen(),
            scenario_text(phase.title) if named else "",
            ABOVE,
            flips=False,
        )


def marks(item: Any, found: Sequence[Any], end: float) -> None:
    """Draw marked moments up to the end, s: a later moment would show its name without its line."""
    for mark in (item for item in found if item.at / SECOND <= end):
        _line(item, mark.at / SECOND, look.dashed(), scenario_text(mark.title), BELOW)


def _line(item: Any, at: float, pen: Any, name: str, height: float, flips: bool = True) -> None:
    """Draw a line with a name on its right; a name that flips moves to the left of its line in the right
    half.
    """
    options = {"position": height, "color": look.label(), "fill": look.panel()}
    options["anchors"] = [(0, 0.5), (int(flips), 0.5)]
    line = pyqtgraph.InfiniteLine(at, pen=pen, label=name or None, labelOpts=options)
    item.addItem(line, ignoreBounds=True)


def band(item: Any, source: PublishedSource, span: tuple[float, float], log: bool) -> None:
    """Draw a published value and its range of agreement, over its own time or all of `span`."""
    ends = [edge if own is None else own for edge, own in zip(span, (source.start, source.end), strict=True)]
    low, value, high = place((source.low, source.value, min(source.high, 2 * source.value)), log)
    if np.isfinite([low, high]).all():
        edges = [pyqtgraph.PlotCurveItem(ends, [level, level]) for level in (low, high)]
        item.addItem(pyqtgraph.FillBetweenItem(*edges, brush=look.tolerance()))
    if source.band is not None:
        _ribbon(item, ends, place(source.band, log))
    item.plot(ends, [value, value], pen=look.strong())
    if ends[0] == ends[1]:
        dot = {"symbol": "d", "symbolSize": 10, "symbolBrush": look.tolerance(), "symbolPen": look.strong()}
        item.plot(ends[:1], [value], pen=None, **dot)


def _ribbon(item: Any, ends: Sequence[float], levels: Any) -> None:
    """Draw the simulated range over all unknown values, over a time range; at a moment, as a thick line."""
    if not np.isfinite(levels).all():
        return
    if ends[0] == ends[1]:
        item.plot([ends[0]] * 2, levels, pen=pyqtgraph.mkPen(look.assumed(), width=MOMENT))
        return
    edges = [pyqtgraph.PlotCurveItem(ends, [level, level]) for level in levels]
    item.addItem(pyqtgraph.FillBetweenItem(*edges, brush=look.assumed()))
