"""The places of the parts of a chart."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from app.charts.toolkit.parts.header import ChartHeader

LEAST = 20  # logical pixels of a side of the plot
Margins = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True)
class ChartPlaces:
    """The places of the parts of a chart, logical pixels."""

    card: QRectF
    header: ChartHeader
    plot: QRectF
    ratio: float  # device pixels a logical pixel


def arranged(card: QRectF, head: ChartHeader, ratio: float, margins: Margins, below: float) -> ChartPlaces:
    """Return the places in a card; the plot's edges lie on device pixels. below: px kept free at the foot."""
    left, top, right, bottom = margins
    x0, y0 = card.left() + left, head.bottom + top
    x1, y1 = max(card.right() - right, x0 + LEAST), max(card.bottom() - bottom - below, y0 + LEAST)
    x0, y0, x1, y1 = (round(edge * ratio) / ratio for edge in (x0, y0, x1, y1))
    return ChartPlaces(card, head, QRectF(x0, y0, x1 - x0, y1 - y0), ratio)
