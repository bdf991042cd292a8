"""Values in the legends of a chart: the time when they are read, and their painting; names at curve ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lines.numbers import Columns
from app.charts.toolkit.panes.layout import NAME
from app.charts.toolkit.panes.legend import LEADS, PaneLegend
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.panes.values import Frame, PaneValues
from app.charts.toolkit.value_axis import Scale
from app.look.theme import current as current_theme

LABEL, STUB = 104.0, 6.0  # width of a name at the end of a curve, and of the line to it
APART = 11.0  # logical pixels between two names
EVERY = 8  # frames from one value to the next


def ends(pane: Pane, own: ChartPlaces, values: Columns, scale: Scale, column: int) -> dict[str, float]:
    """Return the vertical positions (logical pixels) of a pane's curves in a column, where known."""
    shown = own.plot.bottom() - scale.shares(values[:, column]) * own.plot.height()
    return {
        curve.label: float(min(max(y, own.plot.top()), own.plot.bottom() - 1))
        for curve, y in zip(pane.on, shown, strict=True)
        if np.isfinite(y)
    }


def name_ends(
    painter: QPainter, pane: Pane, plot: QRectF, x: float, heights: Mapping[str, float], chosen: str
) -> None:
    """Write the curve names to the right of the curve ends at x, or no names if any name does not fit."""
    room = min(plot.right() - x - STUB - 4, LABEL)
    if len(heights) < 2 or room < min(LABEL, max(brushes.width(label) for label in heights)):
        return
    theme, colours = current_theme(), {curve.label: curve.colour for curve in pane.on}
    for label, y in _apart(heights, plot).items():
        painter.setPen(colours[label])
        painter.drawLine(QPointF(x + 1, heights[label]), QPointF(x + STUB, y))
        box = QRectF(x + STUB + 3, y - APART / 2, room, APART)
        brushes.write(
            painter,
            box,
            brushes.elide(label, room, middle=True),
            theme.text if label == chosen else theme.label,
        )


def _apart(heights: Mapping[str, float], plot: QRectF) -> dict[str, float]:
    """Return vertical positions that leave enough space between the names."""
    labels: Sequence[str] = sorted(heights, key=lambda label: heights[label])
    placed, free = {}, plot.top() + APART
    for label in labels:
        placed[label] = max(heights[label], free)
        free = placed[label] + APART
    limit = plot.bottom() - APART
    for label in reversed(labels):
        placed[label] = min(placed[label], limit)
        limit = placed[label] - APART
    return placed


class LegendValues:
    """Reads the values at the cursor, or the latest values, and paints them in the legends."""

    def __init__(self, values: PaneValues, legend: PaneLegend) -> None:
        self._values, self._legend = values, legend
        self._of: object = None  # column and grid of what is painted
        self._at = 0  # the frame in which it was read

    def are_due(self, frames: int) -> bool:
        """Return True if values may be read in this frame, since reading them takes time."""
        return not frames or frames - self._at >= EVERY

    def are_old(self, frame: Frame, frames: int) -> bool:
        """Return True if the painted values differ from those to be read now."""
        of = frame.column, frame.grid
        if of == self._of:
            return False
        if self._values.readings(frame) != self._legend.read:
            return True
        self._of, self._at = of, frames
        return False

    def left(self, place: ChartPlaces) -> float:
        """Return the left edge of the legends, to the right of the lines that lead to them."""
        return place.plot.right() + self._legend.offset + LEADS - 3.0

    def box(self, place: ChartPlaces) -> QRectF:
        """Return the area of the legends, including the lines that lead to them."""
        left, top = place.plot.right() + 1, place.plot.top() - NAME
        return QRectF(left, top, place.card.right() - left - 2, place.plot.bottom() - top)

    def draw(self, painter: QPainter, frame: Frame, is_dirty: Callable[[QRectF], bool], frames: int) -> None:
        """Paint the lines from curve ends and the values, where painting is needed."""
        box = self.box(frame.place)
        if is_dirty(box):
            self._draw_leads(painter, frame)
        box.setLeft(self.left(frame.place) + 2)
        if is_dirty(box):
            self._of, self._at = (frame.column, frame.grid), frames
            self._draw_values(painter, frame)

    def _draw_values(self, painter: QPainter, frame: Frame) -> None:
        self._legend.read = texts = self._values.readings(frame)
        for pane, own in self._values.visible_panes(frame, frame.runs[0][0]):
            boxes = self._legend.boxes(own, frame.shown.entries[pane.id])
            self._legend.draw_values(painter, boxes, texts.get(pane.id, ()))

    def _draw_leads(self, painter: QPainter, frame: Frame) -> None:
        """Paint lines from the right ends of curves to their names."""
        count = frame.grid.count
        for pane, own, mine, _ in self._values.each(frame):
            entries = frame.shown.entries[pane.id]
            if not pane.stacked and frame.other is None and mine.shape[1] == count:
                heights = ends(pane, own, mine, self._values.axes.scale(pane), count - 1)
                self._legend.draw_leads(painter, own, entries, heights)
