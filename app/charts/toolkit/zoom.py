"""The user's size of text on painted widgets: all that is in them is painted larger, as a whole.

A chart knows only its own pixels: those of text at 100%. Here they become those of the widget, and back.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.look.theme import text_scale


def room(widget: QWidget) -> QRectF:
    """Return the area of a widget, in its own pixels."""
    return QRectF(0, 0, widget.width() / text_scale(), widget.height() / text_scale())


def ratio(widget: QWidget) -> float:
    """Return the device pixels of one of its own pixels."""
    return widget.devicePixelRatioF() * text_scale()


def inside(point: QPointF) -> QPointF:
    """Return a point of a widget in the widget's own pixels."""
    return point / text_scale()


def outside(point: QPointF) -> QPoint:
    """Return the point of a widget that a point of its own pixels is."""
    return (point * text_scale()).toPoint()


def on_widget(box: QRectF) -> QRect:
    """Return the smallest rectangle of the widget that covers a box of its own pixels."""
    scale = text_scale()
    return QRectF(box.topLeft() * scale, box.size() * scale).toAlignedRect()


def enlarge(painter: QPainter) -> None:
    """Let a painter of a widget take the widget's own pixels."""
    painter.scale(text_scale(), text_scale())


def enlarge_at(painter: QPainter, place: QRect) -> QRectF:
    """Let a painter take the own pixels of a cell from its upper left corner on; return the cell in them."""
    painter.translate(place.topLeft())
    enlarge(painter)
    return QRectF(QPointF(), QSizeF(place.size()) / text_scale())
