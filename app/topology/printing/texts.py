"""Printed texts: IOCP decks and statements with line numbers, with as many lines per page as fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from app.look.theme import fixed_font
from app.topology.canvas.painting.look import colours
from app.topology.canvas.painting.strokes import pen
from app.topology.shapes import letters
from app.topology.shapes.box import Box
from app.topology.text.pages import DeckPage, pages
from engine.ficon.drawing.model.drawing import Drawing, DrawingError

_tr = partial(QCoreApplication.translate, "TopologyPrint")
COLUMNS = 80  # of a card
NUMBER = 6  # columns of a line number and the gap after it
LARGEST, HEAD = 12.0, 30.0  # size of letters, height of the head
DRAWN = 100  # pixels of a letter before it is scaled
LINE = 1.25  # of the height of the letters
INK = colours("light")


@dataclass(frozen=True)
class PrintedText:
    """A text with its title."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class TextPage:
    """Some lines of a text; the first line has this number."""

    title: str
    drawing: str
    lines: tuple[str, ...]
    first: int
    columns: int  # of the widest line of the text

    def paint(self, painter: QPainter, room: Box, sheet: str) -> None:
        """Paint the title, the sheet number and the lines."""
        head(painter, room, f"{self.title}  ·  {self.drawing}", _tr("Sheet {0}").format(sheet))
        size = _size(room, self.columns)
        painter.save()
        painter.translate(room.left, room.top + HEAD)
        painter.scale(size / DRAWN, size / DRAWN)
        painter.setFont(_font())
        for nth, line in enumerate(self.lines):
            self._line(painter, (nth + 1) * DRAWN * LINE, self.first + nth, line)
        painter.restore()

    def _line(self, painter: QPainter, base: float, number: int, line: str) -> None:
        wide = _advance()
        painter.setPen(INK.muted)
        painter.drawText(QPointF(0.0, base), str(number).rjust(NUMBER - 2))
        painter.setPen(INK.text)
        painter.drawText(QPointF(NUMBER * wide, base), line)


def texts_of(drawing: Drawing) -> list[PrintedText]:
    """Return all texts of a drawing; a text that cannot be written is replaced by the reason."""
    return [PrintedText(page.title, _lines(page)) for page in pages(drawing)]


def _lines(page: DeckPage) -> tuple[str, ...]:
    try:
        return page.write().lines
    except DrawingError as error:
        return (str(error),)


def text_pages(texts: Iterable[PrintedText], drawing: str, room: Box) -> list[TextPage]:
    """Return the pages of all texts; each text begins on a new page."""
    return [page for text in texts for page in _pages(text, drawing, room)]


def _pages(text: PrintedText, drawing: str, room: Box) -> list[TextPage]:
    columns = max((COLUMNS, *map(len, text.lines)))
    count = max(int((room.height - HEAD) / (_size(room, columns) * LINE)), 1)
    parts: Sequence[int] = range(0, max(len(text.lines), 1), count)
    return [
        TextPage(text.title, drawing, text.lines[start : start + count], start + 1, columns)
        for start in parts
    ]


def head(painter: QPainter, room: Box, left: str, right: str) -> None:
    """Paint the head of a page: its subject and its number."""
    own = letters.width(right, "small")
    text = letters.elide(left, room.width - own - 20, "title")
    letters.write(painter, room.left, room.top + 9, text, INK.text, "title")
    letters.write(painter, room.right - own, room.top + 9, right, INK.muted, "small")
    painter.setPen(pen(INK.outline, 0.8))
    painter.drawLine(QPointF(room.left, room.top + 20), QPointF(room.right, room.top + 20))


def _font() -> QFont:
    """Return the font of decks at the size at which it is drawn before being scaled to the paper."""
    made = QFont(fixed_font())
    made.setPixelSize(DRAWN)
    return made


def _advance() -> float:
    """Return the width of a letter in the deck font."""
    return QFontMetricsF(_font()).horizontalAdvance("M")


def _size(room: Box, columns: int) -> float:
    """Return the letter size, as large as the widest line allows."""
    return min(LARGEST, room.width / (columns + NUMBER) / _advance() * DRAWN)
