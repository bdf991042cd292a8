"""The last line of a picture whose site runs a release that is not simulated."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.look import theme
from engine.scenario.model.site_release import short_caution
from engine.scenario.scenario import LparSettings

SIZE = 9.0
LINE = 18.0  # px


def draw(painter: QPainter, rect: QRectF, lpar: LparSettings) -> QRectF:
    """Paint the line, if there is something to say, and return the room above it."""
    if not (text := short_caution(lpar)):
        return rect
    painter.save()
    painter.setFont(theme.font(SIZE))
    painter.setPen(theme.current().warning)
    line = QRectF(rect.left() + 8, rect.bottom() - LINE, rect.width() - 16, LINE)
    text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(line.width()))
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
    painter.restore()
    return rect.adjusted(0, 0, 0, -LINE)
