"""Panes: a chart over time cut into several, one below the other, each with an axis and a unit of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import axis, ink, value_axis
from app.charts.toolkit.chart import Place
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.lines.numbers import Columns, highest
from app.look.theme import current as current_theme

NAME = 16.0  # logical pixels of the line with a pane's name, above it
NAMED_FROM = 36.0  # height of a plot whose only pane has a name
GAP = 4.0  # below a pane
MIN_HEIGHT = 70.0  # height of a pane; those that have no room are reached by scrolling
TICKS_EVERY = 21.0  # logical pixels between two labels of an axis, at least


@dataclass(frozen=True)
class Published:
    """A published value and the curves whose sum it is."""

    value: float
    label: str
    of: tuple[str, ...]


@dataclass(frozen=True)
class Pane:
    """Curves with a common axis from 0 on; `stacked`: their areas lie one on another.

    top: the fixed upper end of the axis; without it the axis reaches at least to `least_top`.
    right: a second axis at the right: how much of another unit is one unit, and that unit.
    """

    id: str
    title: str
    unit: str
    curves: tuple[Curve, ...]
    text: Callable[[float], str]
    stacked: bool = False
    top: float | None = None
    least_top: float = 1.0
    weight: float = 1.0
    right: tuple[float, str] | None = None
    published: tuple[Published, ...] = ()
    theirs: tuple[Published, ...] = ()  # published of the other run

    def without(self, hidden: frozenset[str]) -> Pane:
        """Return the pane with only the curves, and the published values of those, that are not hidden."""
        curves = tuple(curve for curve in self.curves if curve.label not in hidden)
        labels = {curve.label for curve in curves}
        known = [tuple(one for one in some if labels.issuperset(one.of)) for some in self.known]
        return replace(self, curves=curves, published=known[0], theirs=known[1])

    def with_more(self, other: Pane | None) -> Pane:
        """Return the pane with the curves that only another one has behind its own."""
        if other is None:
            return self
        labels = {curve.label for curve in self.curves}
        more = (curve for curve in other.curves if curve.label not in labels)
        return replace(self, curves=(*self.curves, *more), theirs=other.published)

    def noted(self, note: str) -> Pane:
        """Return the pane with a note behind its unit."""
        return replace(self, unit=f"{self.unit} · {note}") if note else self

    @property
    def known(self) -> tuple[tuple[Published, ...], tuple[Published, ...]]:
        """Published values of our own run, and of the other one."""
        return self.published, self.theirs

    def levels(self, values: Columns) -> Columns:
        """Return the levels of the curves (curves, columns): each part of a stack on those before it."""
        return np.cumsum(values, axis=0, dtype=np.float32) if self.stacked else values

    def reach(self, *values: Columns) -> float:
        """Return the highest value of some runs that is shown."""
        return max((highest(self.levels(some)) for some in values), default=0.0)


def room_for(height: float) -> int:
    """Return the number of panes that a plot of this height, logical pixels, shows at once; at least one."""
    return max(int((height + GAP) // (NAME + MIN_HEIGHT + GAP)), 1)


def lay_out(place: Place, panes: Sequence[Pane], first: int = 0) -> list[tuple[Pane, Place]]:
    """Return the panes that have room, from `first` on, and their places; edges lie on device pixels."""
    plot, ratio = place.plot, place.ratio
    fits = room_for(plot.height())
    first = min(first, max(len(panes) - fits, 0))
    shown = panes[first : first + fits]
    name = NAME if plot.height() >= NAMED_FROM else 0.0
    least = max(min(MIN_HEIGHT, plot.height() - name), 0.0)
    room = plot.height() - len(shown) * (name + least + GAP) + GAP
    unit, y, found = room / max(sum(pane.weight for pane in shown), 0.1), plot.top(), []
    for pane in shown:
        ends = y + name, min(y + name + least + unit * pane.weight, plot.bottom())
        top, bottom = (round(edge * ratio) / ratio for edge in ends)
        found.append((pane, replace(place, plot=QRectF(plot.left(), top, plot.width(), bottom - top))))
        y = ends[1] + GAP
    return found


def draw_axis(painter: QPainter, whole: Place, place: Place, pane: Pane, top: float, least: float) -> None:
    """Paint the pane's name and unit, its values at the left and those of a second unit at the right."""
    theme, plot = current_theme(), place.plot
    value_axis.draw(painter, place, top, TICKS_EVERY, least)
    if plot.top() > whole.plot.top():
        box = QRectF(plot.left(), plot.top() - NAME, plot.width(), NAME - 1)
        name = ink.elide(pane.title, box.width())
        ink.write(painter, box, name, theme.text)
        rest = box.adjusted(ink.width(name) + 8, 0, 0, 0)
        ink.write(painter, rest, ink.elide(pane.unit, rest.width()), theme.muted)
    if pane.right is not None and least == 0.0:
        _draw_right(painter, place, pane.right, top)


def _draw_right(painter: QPainter, place: Place, right: tuple[float, str], top: float) -> None:
    """Paint the second axis, and its unit above it."""
    (factor, unit), plot, theme = right, place.plot, current_theme()
    reach = top * factor
    for tick in value_axis.ticks(plot.height(), reach, TICKS_EVERY):
        y = round(plot.bottom() - tick / reach * plot.height()) - 0.5
        ink.line(painter, QPointF(plot.right() - 4, y), QPointF(plot.right(), y), theme.axis)
        ink.write(painter, QRectF(plot.right() + 4, y - 8, 40, 16), axis.short(tick), theme.label)
    box = QRectF(plot.left(), plot.top() - NAME, plot.width(), NAME - 1)
    ink.write(painter, box, unit, theme.muted, flags=ink.RIGHT)


def draw_published(
    painter: QPainter, place: Place, known: Sequence[Published], top: float, span: tuple[float, float]
) -> None:
    """Paint a dashed line at each published value, over its stretch (logical pixels)."""
    plot, theme = place.plot, current_theme()
    left, right = max(span[0], plot.left()), min(span[1], plot.right())
    if left >= right:
        return
    for one in known:
        if one.value <= top:
            y = round(plot.bottom() - one.value / top * plot.height()) - 0.5
            painter.fillRect(QRectF(left, y - 0.5, right - left, 1), theme.panel)  # it is seen on any colour
            ink.line(painter, QPointF(left, y), QPointF(right, y), theme.capacity, dashed=True)
            painter.fillRect(QRectF(right - 3, y - 3.5, 3, 7), theme.capacity)
            painter.fillRect(QRectF(left, y - 3.5, 3, 7), theme.capacity)
