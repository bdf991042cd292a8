"""The look of layouts: a colour and, beside it, a shape of the marks; and the legend of both."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.charts.toolkit import ink, zoom
from app.look import theme
from app.sweep import words
from app.sweep.book import SweepBook
from app.widgets.pictured import pictured

SIZE = 3.6  # px from the middle of a mark to its edge
HIGH = 22  # px of the legend
EACH = 37  # px of an entry beside its text
_SHAPES: tuple[tuple[tuple[float, float], ...], ...] = (
    (),  # a disc
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0.0, -1.2), (1.15, 0.85), (-1.15, 0.85)),
    ((0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)),
    ((0.0, 1.2), (1.15, -0.85), (-1.15, -0.85)),
)


def colour(place: int) -> QColor:
    """Return the colour of the layout at this place of all."""
    series = theme.current().series
    return series[place % len(series)]


def mark(painter: QPainter, at: QPointF, place: int, size: float = SIZE, hollow: bool = False) -> None:
    """Draw a mark of the layout at this place of all."""
    own = colour(place)
    painter.setPen(QPen(own if hollow else theme.current().panel, 1.2 if hollow else 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else own)
    shape = _SHAPES[place % len(_SHAPES)]
    if shape:
        painter.drawPolygon(QPolygonF([QPointF(at.x() + size * x, at.y() + size * y) for x, y in shape]))
    else:
        painter.drawEllipse(at, size, size)


def cross(painter: QPainter, at: QPointF, own: QColor) -> None:
    """Draw a cross for a run without a result."""
    painter.setPen(QPen(own, 1.8))
    for sign in (1, -1):
        painter.drawLine(
            QPointF(at.x() - SIZE, at.y() - sign * SIZE), QPointF(at.x() + SIZE, at.y() + sign * SIZE)
        )


def name(painter: QPainter, left: float, middle: float, place: int, text: str) -> float:
    """Draw an entry of the legend; return where the next one may begin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(place), 1.6))
    painter.drawLine(QPointF(left, middle), QPointF(left + 18, middle))
    mark(painter, QPointF(left + 9, middle), place)
    box = QRectF(left + 23, middle - 8, ink.width(text), 16)
    ink.write(painter, box, text, theme.current().label)
    return box.right() + 14


class Legend(QWidget):
    """One line; in a narrow window it ends with the last entry that has room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pictured(self, name=self.tr("Legend"))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._entries: list[tuple[int, str]] = []
        theme.notifier.changed.connect(self._worn)

    def show_book(self, book: SweepBook | None) -> None:
        """Show the layouts of a book's grid."""
        order = list(book.sweep.layouts) if book is not None else []
        shown = book.grid.layouts if book is not None else ()
        self._entries = [(order.index(layout), words.layout(layout)) for layout in shown]
        self.updateGeometry()
        self.update()

    def describe(self) -> str:
        """Return the names in the order of their marks."""
        return ", ".join(text for _, text in self._entries)

    def _worn(self, *_: object) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = sum(EACH + ink.width(text) for _, text in self._entries)
        return QSize(round(wide * theme.text_scale()), round(HIGH * theme.text_scale()))

    def paintEvent(self, event: QPaintEvent) -> None:
        room, left = zoom.room(self), 0.0
        with QPainter(self) as painter:
            zoom.enlarge(painter)
            for place, text in self._entries:
                if left + EACH - 14 + ink.width(text) > room.width() + 1:
                    break
                left = name(painter, left, room.height() / 2, place, text)
