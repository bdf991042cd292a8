"""The axis of the values at the left of a plot, with lines across it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from app.charts.toolkit import axis, ink
from app.charts.toolkit.chart import Place
from app.look.theme import current as current_theme

SIGNED_EVERY = 20.0  # px between two values of a difference: a low chart has some besides 0
SIGN = 15.0  # height of the words at the two ends of a difference
MAX_TICKS = 6  # more values than these are a crowd


def draw(painter: QPainter, place: Place, top: float, every: float, least: float = 0.0) -> None:
    """Paint round values from `least` to `top`, at least `every` logical pixels apart."""
    plot, theme = place.plot, current_theme()
    for tick in ticks(plot.height(), top, every, least):
        y = round(plot.bottom() - (tick - least) / (top - least) * plot.height()) - 0.5
        colour = theme.grid if tick else theme.axis
        ink.line(painter, QPointF(plot.left(), y), QPointF(plot.right(), y), colour)
        box = QRectF(place.card.left(), y - 8, plot.left() - place.card.left() - 7, 16)
        ink.write(painter, box, axis.short(tick), theme.label, flags=ink.RIGHT)


def ticks(height: float, top: float, every: float, least: float = 0.0) -> list[float]:
    """Round values for an axis of `height` logical pixels; its end when it would else have but one."""
    found = axis.value_ticks(top, min(max(int(height / every), 1), MAX_TICKS), least)
    return found if len(found) > 1 else [*found, top]


def write_signs(painter: QPainter, place: Place, above: str, below: str) -> None:
    """Write at the axis of a difference which run has more above zero, and which below."""
    theme, plot = current_theme(), place.plot
    for name, y in ((above, plot.top()), (below, plot.bottom() - SIGN)):
        text = QCoreApplication.translate("Compare", "more: {0}").format(name)
        box = QRectF(plot.right() - ink.width(text) - 6, y, ink.width(text), SIGN)
        ink.write(painter, box, text, theme.label)
