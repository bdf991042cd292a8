"""The user's text size on painted widgets: their entire contents are enlarged together.

A chart uses only its own pixels, which are those of text at 100%. These functions convert them to widget
pixels, and back.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.look.theme import text_scale


def room(widget: QWidget) -> QRectF:
    """Return the area of a widget in its own pixels."""
    return QRectF(0, 0, widget.width() / text_scale(), widget.height() / text_scale())


def ratio(widget: QWidget) -> float:
    """Return the number of device pixels for each of a widget's own pixels."""
    return widget.devicePixelRatioF() * text_scale()


def inside(point: QPointF) -> QPointF:
    """Convert a point of a widget to the widget's own pixels."""
    return point / text_scale()


def outside(point: QPointF) -> QPoint:
    """Convert a point in a widget's own pixels to a point of the widget."""
    return (point * text_scale()).toPoint()


def on_widget(box: QRectF) -> QRect:
    """Return the smallest rectangle of the widget that covers a box given in the widget's own pixels."""
    scale = text_scale()
    return QRectF(box.topLeft() * scale, box.size() * scale).toAlignedRect()


def enlarge(painter: QPainter) -> None:
    """Make a widget's painter use the widget's own pixels."""
    painter.scale(text_scale(), text_scale())


def enlarge_at(painter: QPainter, place: QRect) -> QRectF:
    """Make a painter use a cell's own pixels from its upper left corner; return the cell in these pixels."""
    painter.translate(place.topLeft())
    enlarge(painter)
    return QRectF(QPointF(), QSizeF(place.size()) / text_scale())
