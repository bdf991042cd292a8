"""Paints a small chart: a line for each layout, ranges over seeds, and runs without result in their place."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.charts.toolkit import axis, ink, value_axis
from app.jobs.task_book import TaskState
from app.look import theme
from app.sweep import look, words
from app.sweep.arrange import TITLE, Place
from app.sweep.book import SweepBook
from app.sweep.plan import Plan
from engine.studies.sweeps.grid import Point

PAD = 0.07  # of the width, beside the outermost marks
STACK = 10.0  # px from one mark without result to that of the next layout
BASE = 7.0  # px of the lowest of them above the axis
LINE = 13.0  # px of a line of names below the axis
EVERY = 26.0  # px at least between two numbers of the axis


@dataclass(frozen=True)
class Frame:
    """A place, its scales and what is painted in it."""

    book: SweepBook
    plan: Plan
    place: Place
    top: float  # the value at the upper edge
    beside: bool = False  # a heading stands at the left of the title

    def x(self, value: float) -> float:
        """Return the place of a value of the axis, px."""
        low, high, plot = self.plan.xs[0], self.plan.xs[-1], self.place.plot
        inner = plot.adjusted(PAD * plot.width(), 0, -PAD * plot.width(), 0)
        share = (value - low) / (high - low) if high > low else 0.5
        return inner.left() + share * inner.width()

    def y(self, value: float) -> float:
        """Return the place of a value of the quantity, px."""
        plot = self.place.plot
        return plot.bottom() - min(max(value / self.top, 0.0), 1.0) * plot.height()

    def marks(self) -> Iterator[tuple[Point, int, QPointF, bool]]:
        """Yield each point, the number of its layout, its place, and whether it has a value."""
        order = list(self.book.sweep.layouts)
        for number, (layout, line) in enumerate(self.place.facet.lines):
            for x, point in line:
                span = self.book.span(point, self.place.facet.quantity)
                low = self.place.plot.bottom() - BASE - STACK * number
                y = self.y(span.median) if span else low
                yield point, order.index(layout), QPointF(self.x(x), y), span is not None


def paint(painter: QPainter, frame: Frame, chosen: Point | None) -> None:
    """Paint a small chart."""
    painter.fillRect(frame.place.plot, theme.current().phase_other)
    _axes(painter, frame)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    _lines(painter, frame)
    for point, place, at, known in frame.marks():
        if known:
            _range(painter, frame, point, place, at.x())
            look.mark(painter, at, place)
        else:
            _without(painter, frame.book, point, place, at)
        if point == chosen:
            _ring(painter, at)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _axes(painter: QPainter, frame: Frame) -> None:
    colours, plot, facet = theme.current(), frame.place.plot, frame.place.facet
    title = words.facet(frame.book.sweep, facet.channels, facet.workload)
    above = QRectF(plot.left(), plot.top() - TITLE, plot.width(), TITLE)
    side = ink.RIGHT if frame.beside else ink.LEFT
    ink.write(painter, above, ink.elide(title, plot.width()), colours.text, flags=side)
    for tick in value_axis.ticks(plot.height(), frame.top, EVERY):
        y = round(frame.y(tick)) - 0.5
        ink.line(
            painter, QPointF(plot.left(), y), QPointF(plot.right(), y), colours.grid if tick else colours.axis
        )
        if frame.place.first:
            lowered = max(y, plot.top() + 6) if frame.beside else y  # not into the heading
            box = QRectF(plot.left() - 40, lowered - 8, 34, 16)
            ink.write(painter, box, axis.short(tick), colours.label, flags=ink.RIGHT)
    _below(painter, frame)


def _below(painter: QPainter, frame: Frame) -> None:
    """Write as many numbers as fit below the axis, or names of workloads in two lines."""
    plot, plan, free = frame.place.plot, frame.plan, -math.inf
    each = plot.width() / len(plan.xs)
    for number, value in enumerate(plan.xs):
        text, _, more = plan.names[number].partition("-") if plan.names else (f"{value:.0f}", "", "")
        lines = [ink.elide(line, max(each - 4, 30)) for line in (text, more)]
        wide = max(map(ink.width, lines))
        left = min(max(frame.x(value) - wide / 2, plot.left() - 6), plot.right() - wide + 6)
        if left >= free:
            for place, line in enumerate(lines):
                box = QRectF(left, plot.bottom() + 1 + place * LINE, wide, LINE)
                ink.write(painter, box, line, theme.current().label, flags=ink.CENTRE)
            free = left + wide + 5


def _lines(painter: QPainter, frame: Frame) -> None:
    """Join the marks of each layout; draw a line up to each mark where names are along the axis."""
    before: tuple[int, QPointF] | None = None
    for _, place, at, known in frame.marks():
        start = QPointF(at.x(), frame.place.plot.bottom()) if frame.plan.names else None
        if known and before is not None and before[0] == place:
            start = start or before[1]
        if known and start is not None:
            painter.setPen(QPen(look.colour(place), 1.6))
            painter.drawLine(start, at)
        before = (place, at) if known else None


def _range(painter: QPainter, frame: Frame, point: Point, place: int, x: float) -> None:
    span = frame.book.span(point, frame.place.facet.quantity)
    if span is not None and span.least < span.most:
        painter.setPen(QPen(look.colour(place), 1.2))
        painter.drawLine(QPointF(x, frame.y(span.least)), QPointF(x, frame.y(span.most)))


def _without(painter: QPainter, book: SweepBook, point: Point, place: int, at: QPointF) -> None:
    """Draw a cross (failed or not completed), a disc (running), a ring (waiting) or a dot (nothing yet)."""
    colours, state = theme.current(), book.state(point)
    if state == TaskState.FAILED or (state == TaskState.DONE and book.unfinished(point) is not None):
        look.cross(painter, at, colours.error if state == TaskState.FAILED else colours.warning)
    elif state in (TaskState.RUNNING, TaskState.WAITING):
        look.mark(painter, at, place, 2.6, hollow=state == TaskState.WAITING)
    else:
        painter.setPen(QPen(colours.muted, 1.0))
        painter.drawPoint(at)


def _ring(painter: QPainter, at: QPointF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.current().text, 1.6))
    painter.drawEllipse(at, 7.0, 7.0)
