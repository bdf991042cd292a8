"""The ends of curves: where they are, and their names beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import brushes
from app.charts.toolkit.header import ChartPlaces
from app.charts.toolkit.lines.numbers import Columns
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.value_axis import Scale
from app.look.theme import current as current_theme

LABEL, STUB = 104.0, 6.0  # width of a name at the end of a curve, and of the line to it
APART = 11.0  # logical pixels between two names


def ends(pane: Pane, own: ChartPlaces, values: Columns, scale: Scale, column: int) -> dict[str, float]:
    """Return the heights (logical pixels) of the curves of a pane in a column, where they are known."""
    shown = own.plot.bottom() - scale.shares(values[:, column]) * own.plot.height()
    return {
        curve.label: float(min(max(y, own.plot.top()), own.plot.bottom() - 1))
        for curve, y in zip(pane.on, shown, strict=True)
        if np.isfinite(y)
    }


def name_ends(
    painter: QPainter, pane: Pane, plot: QRectF, x: float, heights: Mapping[str, float], chosen: str
) -> None:
    """Write the names of curves right of their ends at x; none where one of them has no room."""
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
    """Return heights that are far enough from each other for names."""
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
