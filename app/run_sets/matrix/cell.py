"""Paints a cell: the run's progress, bars of the master and the average processor, and a few gauges.

Simulated values are bars, and published values are ticks. Every value is also shown as a number next to its
bar.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.charts.toolkit import brushes, zoom
from app.jobs.task_book import TaskProgress
from app.look import theme
from app.run_sets import run_set as states
from app.run_sets.matrix import words
from app.run_sets.matrix.book import FULL, NO_MATRIX, MatrixBook, Printed, scales
from app.run_sets.matrix.words import ENTRY
from app.widgets.note_label import sentence_of
from engine.studies.matrix import Gauge, MatrixBar, MatrixEntry

PAD = 7.0
LINE = 15.0  # px of a line
BAR = 9.0  # height of a bar
GAP = 7.0
MIN_BAR = 20.0
PROGRESS = 3.0
EDGE = 3.0  # around a cell
Index = QModelIndex | QPersistentModelIndex
HATCH = Qt.BrushStyle.BDiagPattern
WRAPPED = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True)
class CellLine:
    """A line of a cell: a name, a bar up to `most`, and a number."""

    gauge: Gauge
    most: float
    bar: MatrixBar | None  # the parts of the bar, when it has some


def lines_of(book: MatrixBook) -> list[CellLine]:
    """Return the lines of every cell, on scales that all cells share."""
    ends, bars = scales(book), {bar.total: bar for bar in book.matrix.bars}
    return [
        CellLine(gauge, ends.get(gauge.quantity, FULL), bars.get(gauge.quantity))
        for gauge in words.gauges(book)
    ]


class CellPainter(QStyledItemDelegate):
    """The delegate of the grid; `show_book` sets the contents of the cells."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.book = MatrixBook("", NO_MATRIX, (), 1)
        self.lines: list[CellLine] = []
        self._names = self._numbers = 0.0  # px at the left and at the right of a bar

    def show_book(self, book: MatrixBook) -> bool:
        """Use a book and its current scales for painting the cells; return whether all cells have changed."""
        lines = lines_of(book)
        if book is self.book and lines == self.lines:
            return False
        self.book, self.lines = book, lines
        self._names = max((brushes.width(words.told(line.gauge.title)) for line in lines), default=0.0)
        widest = (brushes.width(f"{words.amount(line.gauge, line.most)} ✓") for line in lines)
        self._numbers = max(widest, default=0.0)
        return True

    def height(self) -> int:
        """Height of a cell, px."""
        return round(((1 + len(self.lines)) * LINE + 2 * PAD + 2) * theme.text_scale())

    def width(self) -> int:
        """Smallest width of a cell, px."""
        wide = self._names + MIN_BAR + self._numbers + 2 * (GAP + PAD + EDGE)
        return round(wide * theme.text_scale())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width(), self.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = index.data(ENTRY)
        if entry is None:
            return
        painter.save()
        painter.fillRect(option.rect, theme.current().panel)  # not the color of a selected row
        box = zoom.enlarge_at(painter, option.rect).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        brushes.rounded(painter, box, 6, theme.current().phase_other, theme.current().border)
        if chosen:
            brushes.frame(painter, box.adjusted(1, 1, -1, -1), theme.current().focus)
        self._draw(painter, box.adjusted(PAD, PAD - 3, -PAD, -PAD + 3), self.book, entry)
        painter.restore()

    def _draw(self, painter: QPainter, box: QRectF, book: MatrixBook, entry: MatrixEntry) -> None:
        row = QRectF(box.left(), box.top(), box.width(), LINE)
        draw_state(painter, row, book, entry)
        if book.state(entry) == TaskProgress.FAILED:
            draw_reason(painter, box.adjusted(0, LINE + 2, 0, 0), sentence_of(book.reason(entry)))
            return
        medians, printed = book.medians(entry.run), book.printed(entry.run)
        for line in self.lines:
            row.translate(0, LINE)
            known = printed.get(line.gauge.quantity)
            draw_texts(painter, row, line.gauge, medians, known)
            draw_bar(painter, self._bar(row), line, medians)
            if known is not None and known.value is not None:
                bar = self._bar(row)
                tick(painter, bar, bar.left() + min(known.value / line.most, 1.0) * bar.width())

    def _bar(self, row: QRectF) -> QRectF:
        left, right = row.left() + self._names + GAP, row.right() - self._numbers - GAP
        return QRectF(round(left), round(row.center().y() - BAR / 2), round(max(right - left, 4.0)), BAR)


def draw_state(painter: QPainter, row: QRectF, book: MatrixBook, entry: MatrixEntry) -> None:
    """Write the run's progress and, while it is in progress, draw a progress line below."""
    colours, found = theme.current(), book.state(entry)
    colour = (
        colours.error
        if found == TaskProgress.FAILED
        else colours.text
        if found == TaskProgress.DONE
        else colours.label
    )
    state = brushes.elide(states.state(book, entry), row.width())
    brushes.write(painter, row, state, colour)
    if not book.printed(entry.run):
        room = row.width() - brushes.width(state) - GAP
        brushes.write(
            painter, row, brushes.elide(words.unpublished(entry), room), colours.muted, flags=brushes.RIGHT
        )
    if found in (TaskProgress.RUNNING, TaskProgress.WAITING):
        under = QRectF(row.left(), row.bottom() - 1, row.width(), PROGRESS)
        painter.fillRect(under, colours.outline)
        under.setWidth(under.width() * book.share(entry))
        painter.fillRect(under, colours.focus)


def draw_reason(painter: QPainter, box: QRectF, reason: str) -> None:
    """Write the reason why the run has failed, in as many lines as fit; the tool tip has the full text."""
    painter.save()
    painter.setClipRect(box)
    painter.setFont(brushes.font("small"))
    painter.setPen(theme.current().text)
    painter.drawText(box, WRAPPED, reason)
    painter.restore()


def draw_texts(
    painter: QPainter, row: QRectF, gauge: Gauge, medians: Mapping[str, float], printed: Printed | None
) -> None:
    """Write the name on the left; on the right the simulated value with its verdict, or the published
    value.
    """
    colours, value = theme.current(), medians.get(gauge.quantity)
    brushes.write(painter, row, words.told(gauge.title), colours.label)
    if value is not None:
        verdict = printed.row.verdict(printed.place, value) if printed else ""
        text = f"{words.amount(gauge, value)} {words.SIGNS[verdict]}".rstrip()
        brushes.write(
            painter, row, text, colours.error if verdict == "outside" else colours.text, flags=brushes.RIGHT
        )
    elif printed is not None and printed.value is not None:
        brushes.write(painter, row, words.amount(gauge, printed.value), colours.muted, flags=brushes.RIGHT)


def draw_bar(painter: QPainter, bar: QRectF, line: CellLine, medians: Mapping[str, float]) -> None:
    """Draw the simulated value on the background of its scale."""
    painter.fillRect(bar, theme.current().grid)
    left = bar.left()
    for what, value in parts_of(line, medians):
        wide = min(max(value, 0.0) / line.most * bar.width(), bar.right() - left)
        if wide > 0:
            fill(painter, QRectF(left, bar.top(), wide, bar.height()), what)
        left += wide


def parts_of(line: CellLine, medians: Mapping[str, float]) -> list[tuple[str, float]]:
    """Return the parts of a bar; spinning is part of CP's time."""
    bar = line.bar
    if bar is None:
        return [(line.gauge.what, medians.get(line.gauge.quantity, 0.0))]
    spin = medians.get(bar.spin, 0.0)
    emulation, cp = medians.get(bar.emulation, 0.0), medians.get(bar.cp, 0.0)
    return [("emulation", emulation), ("cp", max(cp - spin, 0.0)), ("spin", spin)]


def fill(painter: QPainter, box: QRectF, what: str) -> None:
    """Fill part of a bar, with hatching for spinning."""
    colours = theme.current()
    colour = colours.places.get(what) or colours.work.get(what, colours.focus)
    if what == "spin":
        brushes.hatched(painter, box, colour, QBrush(colours.panel, HATCH), brushes.ratio_of(painter))
    else:
        painter.fillRect(box, colour)


def tick(painter: QPainter, bar: QRectF, x: float) -> None:
    """Mark a published value: a line through the bar with a small arrow above."""
    x, top = round(x), bar.top() - 3
    painter.fillRect(QRectF(x - 1, top + 1, 2, bar.height() + 4), theme.current().text)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.current().text)
    painter.drawPolygon(QPolygonF([QPointF(x - 3, top), QPointF(x + 3, top), QPointF(x, top + 4)]))
