"""Overlays on the class window: joining instructions, a black screen, a frozen picture, and the pointer."""

from __future__ import annotations

from functools import lru_cache

import segno
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.widgets.pictured import pictured

POINTER = 0.022  # of the height: radius of the pointer
SHARE = 0.58  # of the height: the QR code
QUIET = 4  # modules of light around it, which readers need


class Cover(QWidget):
    """Set `black`, `kept`, `pointing` and `pointer` (fractions of width and height), and call `update`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.black, self.kept, self.pointer = False, QPixmap(), QPointF()
        self.pointing = False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self.black:
                painter.fillRect(self.rect(), Qt.GlobalColor.black)
                return
            if not self.kept.isNull():
                painter.drawPixmap(self.rect(), self.kept)
            if self.pointing:
                self._draw_pointer(painter)

    def _draw_pointer(self, painter: QPainter) -> None:
        radius = self.height() * POINTER
        at = QPointF(self.pointer.x() * self.width(), self.pointer.y() * self.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for share, alpha in ((1.0, 0.35), (0.55, 0.9)):
            colour = QColor(theme.current().warning)
            colour.setAlphaF(alpha)
            painter.setPen(Qt.GlobalColor.white if share < 1 else Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(at, radius * share, radius * share)


class JoinCard(QWidget):
    """Call `show_join` with the address of the page and the code of the room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        pictured(self, QAccessible.Role.Graphic, self.tr("How to join"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._address = self._code = ""

    def show_join(self, address: str, code: str) -> None:
        """Show how to join a room."""
        self._address, self._code = address, code
        self.update()

    def describe(self) -> str:
        """Return the address and code, for screen readers."""
        return self.tr("Vote at {0} with code {1}").format(self._address, self._code)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, high = theme.current(), self.height()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), look.window)
            side = high * SHARE
            square = QRectF((self.width() - side) / 2, high * 0.06, side, side)
            _draw_code(painter, square, f"{self._address}#{self._code}")
            painter.setPen(look.text)
            top = square.bottom() + high * 0.03
            for text, share in ((self._address, 0.055), (self._code, 0.11)):
                made = theme.font(10.0, QFont.Weight.DemiBold)
                made.setPixelSize(max(round(high * share), 1))
                painter.setFont(made)
                box = QRectF(0, top, self.width(), high * share * 1.3)
                painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
                top = box.bottom()


@lru_cache(maxsize=4)
def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the rows of the QR code for a text: True is dark."""
    return tuple(tuple(bool(number) for number in row) for row in segno.make_qr(text, error="m").matrix)


def _draw_code(painter: QPainter, square: QRectF, text: str) -> None:
    """Paint dark on light in both themes, because many readers accept nothing else."""
    rows = modules(text)
    step = square.width() / (len(rows) + 2 * QUIET)
    painter.fillRect(square, Qt.GlobalColor.white)
    for down, row in enumerate(rows):
        for across, dark in enumerate(row):
            if dark:
                left, top = square.left() + (across + QUIET) * step, square.top() + (down + QUIET) * step
                painter.fillRect(QRectF(left, top, step * 1.01, step * 1.01), Qt.GlobalColor.black)
