"""The canvas of the curve: draw it with the mouse, or move its points with the keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import brushes, zoom
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.marks import phases
from app.lesson.drawn.canvas import LEGEND, AnswerCanvas, draw_diamonds
from app.look import axis_text as axis
from app.look import theme
from engine.language import with_unit

POINTS = 33
LABEL_EVERY = 84.0  # logical pixels between two labels of the time axis, at least
Points = Sequence[Sequence[float]]  # (ns, value) pairs
Floats = npt.NDArray[np.float64]


class CurveCanvas(AnswerCanvas):
    """A curve through POINTS fixed times from start to end (ns); `chosen` is the number of the selected
    point.
    """

    def __init__(
        self,
        start: int,
        end: int,
        least: float,
        most: float,
        unit: str,
        bands: Sequence[Any] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(least, most, unit, parent)
        self.start, self.end = start, end
        self.times = np.linspace(start, end, POINTS).round().astype(np.int64)
        self.values: Floats = np.full(POINTS, float(least))
        self.drawn = False  # is there a curve?
        self.chosen = 0
        self.model: Floats = np.zeros((0, 2))
        self.published: Floats = np.zeros((0, 2))
        self._bands = tuple(bands)
        self._last: tuple[float, float] | None = None  # where the pointer was: place among the points, value

    def show_truth(self, model: Points, published: Points) -> None:
        """Show a dashed line of the run's values and markers of the published values."""
        self.model, self.published = _points(model), _points(published)
        seen = np.concatenate([self.model[:, 1], self.published[:, 1], [self.least]])
        self.top = max(self.most, axis.round_up(float(seen.max())))
        self.say()

    # ---- places

    @property
    def margins(self) -> tuple[float, float, float, float]:  # type: ignore[override]
        """Return margins with room above for the phases, and for the legend when there is one."""
        strip = phases.STRIP + 7 if self._bands else 12.0
        return 48.0, strip + LEGEND * bool(len(self.model) or len(self.published)), 14.0, 26.0

    def to_x(self, time: float) -> float:
        """Return the x coordinate of a time (ns), in pixels."""
        plot = self.area().plot
        return plot.left() + (time - self.start) / max(self.end - self.start, 1) * plot.width()

    def point(self, number: int) -> QPointF:
        """Return the position of a point of the curve, in pixels."""
        return QPointF(self.to_x(float(self.times[number])), self.to_y(float(self.values[number])))

    def _at(self, point: QPointF) -> tuple[float, float]:
        """Return the pointer's position among the points, 0 to POINTS - 1, and its value."""
        plot = self.area().plot
        part = (point.x() - plot.left()) / max(plot.width(), 1.0)
        return min(max(part, 0.0), 1.0) * (POINTS - 1), self.value_at(point.y())

    # ---- pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to draw; the first click sets a level curve."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at, value = self._at(zoom.inside(event.position()))
        self.chosen = round(at)
        if not self.locked:
            if not self.drawn:
                self.values[:] = value
            self._draw_to(at, value)
        self.say()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue drawing."""
        if self._last is not None:
            self._draw_to(*self._at(zoom.inside(event.position())))
            self.say()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop drawing and leave the curve unchanged."""
        self._last = None

    def _draw_to(self, at: float, value: float) -> None:
        """Put the points between the previous and the current pointer position on a line."""
        before, high = self._last or (at, value)
        self._last, self.chosen = (at, value), round(at)
        first, last = sorted((before, at))
        numbers = np.arange(max(round(first), 0), round(last) + 1)
        ends = ([before, at], [high, value]) if before <= at else ([at, before], [value, high])
        self.values[numbers] = np.interp(numbers, *ends)
        self.drawn = True
        self.edited.emit()

    def choose(self, by: int, other: bool) -> None:
        """Select the next point, or with Shift the fourth point from here."""
        self.chosen = min(max(self.chosen + by * (4 if other else 1), 0), POINTS - 1)

    def adjust(self, by: float | None, to: float | None, other: bool) -> None:
        """Move the selected point, or with Shift also all points after it."""
        some = slice(self.chosen, None if other else self.chosen + 1)
        moved = self.values[some] + by if by is not None else np.full_like(self.values[some], to or 0.0)
        self.values[some] = np.clip(moved, self.least, self.most)
        self.drawn = True
        self.edited.emit()

    def describe(self) -> str:
        """Return the selected point and its value, the run's value there, and the error."""
        if not self.drawn:
            return self.tr("Nothing drawn yet.")
        time, value = int(self.times[self.chosen]), float(self.values[self.chosen])
        amount = with_unit(axis.plain(value, self.most), self.unit)
        text = self.tr("{0}: {1}").format(axis.time_text(time), amount)
        return "; ".join([text, *self.notes(time, value)])

    def rows(self) -> Iterator[list[str]]:
        """Yield a row for each drawn point, and for each published value."""
        yield self.heads(self.tr("Time"))
        for time, value in zip(self.times.tolist(), self.values.tolist(), strict=True) if self.drawn else ():
            run = f"{np.interp(time, self.model[:, 0], self.model[:, 1]):g}" if len(self.model) else ""
            yield [axis.time_text(time), f"{value:g}", run, ""]
        for time, value in self.published.tolist():
            yield [axis.time_text(round(time)), "", "", f"{value:g}"]

    def notes(self, time: int, value: float) -> list[str]:
        """Return the run's value at a time, and the published value near it."""
        found = []
        if len(self.model):
            model = float(np.interp(time, self.model[:, 0], self.model[:, 1]))
            off = axis.signed(value - model, axis.plain(abs(value - model), self.most))
            found.append(self.tr("run {0}").format(axis.plain(model, self.most)))
            found.append(self.tr("off by {0}").format(off))
        near = (self.end - self.start) / (2 * POINTS)
        for at, published in self.published:
            if abs(at - time) <= near:
                found.append(self.tr("published {0}").format(axis.plain(float(published), self.most)))
        return found

    # ---- painting

    def draw(self, painter: QPainter, place: ChartPlaces) -> None:
        """Draw the phases, the time axis, the curve, the true values, and the selected point."""
        tones, plot = theme.current(), place.plot
        phases.draw_bands(painter, self._bands, plot, self.to_x, tones)
        self._draw_time_axis(painter, plot)
        if not self.drawn:
            brushes.write(painter, plot, self.tr("Draw the curve here"), tones.muted, "text", brushes.CENTRE)
        self._draw_truth(painter, place)
        if self.drawn:
            self._draw_line(painter, [self.point(n) for n in range(POINTS)], QPen(tones.series[0], 2.5))
        if self.hasFocus() or self._last:
            painter.setPen(QPen(tones.panel, 1.5))
            painter.setBrush(tones.focus)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
            painter.drawEllipse(self.point(self.chosen), 5.5, 5.5)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _draw_time_axis(self, painter: QPainter, plot: QRectF) -> None:
        tones, most = theme.current(), max(int(plot.width() / LABEL_EVERY), 1)
        step = axis.time_step(self.end - self.start, most)
        for tick in axis.time_ticks(self.start, self.end, most):
            x, text = round(self.to_x(tick)) + 0.5, axis.time_text(tick, step)
            brushes.line(painter, QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4), tones.axis)
            wide = brushes.width(text)
            left = min(max(x - wide / 2, 6.0), zoom.room(self).width() - 6 - wide)
            brushes.write(painter, QRectF(left, plot.bottom() + 5, wide, 14), text, tones.label)
        brushes.line(painter, plot.bottomLeft(), plot.bottomRight(), tones.axis)

    def _draw_line(self, painter: QPainter, points: Sequence[QPointF], pen: QPen) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _draw_truth(self, painter: QPainter, place: ChartPlaces) -> None:
        tones = theme.current()
        if len(self.model):
            points = [QPointF(self.to_x(t), self.to_y(v)) for t, v in self.model.tolist()]
            if self.drawn:
                self._draw_between(painter, points)
            self._draw_line(painter, points, QPen(tones.text, 1.8, Qt.PenStyle.DashLine))
        draw_diamonds(painter, [QPointF(self.to_x(t), self.to_y(v)) for t, v in self.published.tolist()])
        model = self.tr("this run") if len(self.model) else ""
        self.draw_legend(painter, place, model, self.tr("published") if len(self.published) else "")

    def _draw_between(self, painter: QPainter, points: Sequence[QPointF]) -> None:
        """Shade the area between the curve and the run."""
        drawn = [self.point(number) for number in range(POINTS)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brushes.faded(theme.current().warning, 0.22))
        painter.drawPolygon(QPolygonF([*drawn, *reversed(points)]), Qt.FillRule.WindingFill)

    def draw_sample(self, painter: QPainter, middle: QPointF) -> None:
        """Draw a dash as the sample."""
        painter.setPen(QPen(theme.current().text, 1.8, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(middle.x() - 5, middle.y(), middle.x() + 7, middle.y()))


def _points(pairs: Points) -> Floats:
    """Return the pairs with a known value in time order, as an array of shape (n, 2)."""
    known = [(float(time), float(value)) for time, value in pairs if value is not None and value == value]
    return np.array(sorted(known), np.float64).reshape(-1, 2)
