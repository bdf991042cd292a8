"""Two runs in small charts: the rate of the links over time, and what each channel carries."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.widgets.pictured import pictured
from engine.ficon.drawing.running.outcome import Outcome

LEFT, RIGHT, TOP, BOTTOM = 46.0, 12.0, 26.0, 24.0
BAR, GAP = 12.0, 8.0


class CompareChart(QWidget):
    """`show_outcomes` fills it. The table beside it says the same in numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, QAccessible.Role.Chart, self.tr("Rates of both runs"))
        self._outcomes: tuple[Outcome | None, Outcome | None] = (None, None)
        self._names = ("", "")
        self.setMinimumSize(320, 190)
        self.setAccessibleDescription(
            self.tr(
                "At the left the rates over time, at the right bars of the links. The table has the values."
            )
        )
        theme.notifier.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(640, 220)

    def show_outcomes(self, outcomes: tuple[Outcome | None, Outcome | None], names: tuple[str, str]) -> None:
        """Show the runs as far as they are known."""
        self._outcomes, self._names = outcomes, names
        self.update()

    def colours(self) -> tuple[QColor, QColor]:
        """Return the colours of the first and of the second run."""
        tones = theme.current()
        return tones.flows["in"], tones.flows["out"]

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), theme.current().panel)
            painter.setFont(theme.font(9))
            middle = self.width() * 0.56
            self._paint_curves(
                painter, QRectF(LEFT, TOP, middle - LEFT - RIGHT, self.height() - TOP - BOTTOM)
            )
            right = QRectF(
                middle + LEFT, TOP, self.width() - middle - LEFT - RIGHT, self.height() - TOP - BOTTOM
            )
            self._paint_bars(painter, right)
            self._paint_legend(painter)

    def _paint_legend(self, painter: QPainter) -> None:
        """Paint the names of the runs in their colours, below the bars."""
        left, top = self.width() * 0.56 + LEFT, self.height() - 18.0
        for colour, name in zip(self.colours(), self._names, strict=True):
            text = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, 150)
            painter.fillRect(QRectF(left, top + 4, 12, 8), colour)
            painter.setPen(theme.current().label)
            wide = painter.fontMetrics().horizontalAdvance(text) + 8
            painter.drawText(QRectF(left + 17, top, wide, 16), Qt.AlignmentFlag.AlignVCenter, text)
            left += wide + 30

    def _known(self) -> list[tuple[int, Outcome]]:
        return [(place, one) for place, one in enumerate(self._outcomes) if one is not None]

    def _paint_curves(self, painter: QPainter, room: QRectF) -> None:
        known = self._known()
        self._title(painter, room, self.tr("All links, MB/s over seconds"))
        latest = max((one.curve[-1][0] for _, one in known if one.curve), default=1.0)
        most = max((rate for _, one in known for _, rate in one.curve), default=1.0) or 1.0
        self._axes(painter, room, latest, most)
        for place, one in known:
            points = [
                QPointF(
                    room.left() + room.width() * time / latest, room.bottom() - room.height() * rate / most
                )
                for time, rate in one.curve
            ]
            pen = QPen(self.colours()[place], 2.0)
            pen.setStyle(Qt.PenStyle.DashLine if place else Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))

    def _axes(self, painter: QPainter, room: QRectF, latest: float, most: float) -> None:
        tones = theme.current()
        painter.setPen(QPen(tones.axis, 1.0))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        painter.drawLine(room.topLeft(), room.bottomLeft())
        painter.setPen(tones.label)
        side = QRectF(0, room.top() - 8, LEFT - 6, 16)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(side, flags, f"{most:,.0f}")
        painter.drawText(side.translated(0, room.height()), flags, "0")
        below = QRectF(room.left(), room.bottom() + 3, room.width(), 18)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, f"{latest:.0f} s")

    def _title(self, painter: QPainter, room: QRectF, text: str) -> None:
        painter.setPen(theme.current().text)
        painter.drawText(QRectF(room.left(), 2, room.width(), 20), Qt.AlignmentFlag.AlignLeft, text)

    def _paint_bars(self, painter: QPainter, room: QRectF) -> None:
        """Paint a bar for each run, by channel."""
        known = self._known()
        self._title(painter, room, self.tr("Channels, MB/s"))
        names = list(dict.fromkeys(name for _, one in known for name in one.channels))
        most = max((rate for _, one in known for rate, _ in one.channels.values()), default=1.0) or 1.0
        rows = max(len(names), 1)
        step = min(2 * BAR + GAP, room.height() / rows)
        bar = (step - min(GAP, step / 4)) / 2
        for row, name in enumerate(names):
            top = room.top() + row * step
            painter.setPen(theme.current().label)
            label = QRectF(room.left() - LEFT, top, LEFT - 6, 2 * bar)
            painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, name)
            for place, one in known:
                rate = one.channels.get(name, (0.0, 0.0))[0]
                box = QRectF(room.left(), top + place * bar, (room.width() - 44) * rate / most, bar - 1)
                painter.fillRect(box, self.colours()[place])
                if bar >= 9:
                    figure = QRectF(box.right() + 4, box.top() - 3, 44, bar + 5)
                    painter.drawText(figure, Qt.AlignmentFlag.AlignVCenter, f"{rate:,.0f}")
