"""Gantt chart of an evacuation: a bar for each guest, which can be dragged up or down to change the order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import brushes
from app.charts.toolkit.state_look import StateKey, ink_on
from app.charts.values import relocations
from app.look import theme
from app.relocation.evacuation_legend import exceptions, is_over, paint_entries, usual
from app.widgets.announce import announce
from app.widgets.reach import make_accessible
from engine.evacuation.report import move_sentence, said
from engine.evacuation.simulate import GuestMove
from engine.kernel.units import SECOND
from engine.language import numeral
from engine.state.relocation import Stage

PAD = 8.0
STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600)  # s between two ticks
TICK = 70.0  # px, least
LIMIT = 5.0  # height of the bar of a timeout
STALE = 0.4  # of a bar's color, while a new order is simulated
DRAG = 6.0  # px


@dataclass(frozen=True)
class EvacuationRow:
    """A guest of the chart. move: None = it is in no plan; the reason."""

    name: str
    move: GuestMove | None
    why: str = ""


class EvacuationChart(QWidget):
    """`show_rows` shows a plan; `moved` carries the old and the new position of a dragged bar.

    Times are ns from the opening of the window; `until`: the end of the window.
    """

    moved = Signal(int, int)
    selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: Sequence[EvacuationRow] = ()
        self.row = 0  # selected
        self.stale = False
        self._at, self._until = 0, 0
        self._pressed: QPointF | None = None
        self._over = -1  # row above which the dragged bar would go
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        make_accessible(
            self,
            self.tr("Relocations in order"),
            self.tr("Arrow keys select a guest; Alt and an arrow key move it in the order."),
        )
        self.show_rows((), 0, 0)

    def show_rows(self, rows: Sequence[EvacuationRow], at: int, until: int, stale: bool = False) -> None:
        """Show the guests in order. stale: the times belong to a different order."""
        self.rows, self._at, self._until, self.stale = rows, at, until, stale
        self.row = min(self.row, max(0, len(rows) - 1))
        self.setMinimumHeight(round(self._top + len(rows) * self._pitch + self._foot))
        self.updateGeometry()
        self._describe()
        self.update()

    def select(self, row: int) -> None:
        """Select a guest."""
        if not 0 <= row < len(self.rows):
            return
        self.row = row
        self._describe()
        self.selected.emit(row)
        announce(self, self.text_of(row))
        self.update()

    def move_selected(self, by: int) -> None:
        """Move the selected guest in the order; guests that are in no plan stay at the end."""
        self._ask(self.row, self.row + by)

    def _ask(self, place: int, to: int) -> None:
        planned = sum(row.move is not None for row in self.rows)
        if place != to and 0 <= place < planned and 0 <= to < planned:
            self.row = to
            self.moved.emit(place, to)

    def text_of(self, row: int) -> str:
        """Return the content of a guest's row."""
        one = self.rows[row]
        if one.move is None:
            return self.tr("{0} stays: {1}").format(one.name, one.why)
        return f"{row + 1}. {move_sentence(one.move, self._at)}"

    def _describe(self) -> None:
        self.setAccessibleDescription(self.text_of(self.row) if self.rows else "")
        self.setToolTip(self.text_of(self.row) if self.rows else "")

    # ---- places

    @property
    def _pitch(self) -> float:
        return max(26.0, 2.0 * brushes.height())

    @property
    def _top(self) -> float:
        return brushes.height() + PAD

    @property
    def _foot(self) -> float:
        lines = 2 if self._exceptions() else 1
        return lines * brushes.height() + (1 + lines) * PAD

    def sizeHint(self) -> QSize:
        """Return room for all rows."""
        return QSize(500, self.minimumHeight())

    def _plot(self) -> QRectF:
        names = max((brushes.width(row.name) for row in self.rows), default=0.0)
        left = min(names + 2 * PAD, 0.35 * self.width())
        return QRectF(left, self._top, self.width() - left - PAD, len(self.rows) * self._pitch)

    def bar(self, row: int) -> QRectF:
        """Return the bar of a guest; empty if its relocation does not begin."""
        plot, move = self._plot(), self.rows[row].move
        if move is None or move.asked_at is None or move.ended_at is None or not move.console:
            return QRectF()
        left, right = self._x(move.asked_at), self._x(move.ended_at)
        top = plot.top() + row * self._pitch + 3
        return QRectF(left, top, max(2.0, right - left), self._pitch - 6)

    def top_of(self, row: int) -> int:
        """Return the position at which a guest's row begins, px."""
        return round(self._plot().top() + row * self._pitch)

    def _end(self) -> int:
        """Return the last moment shown, ns: after all relocations and timeouts."""
        ends = [self._at + SECOND]
        for row in self.rows:
            if row.move is not None and row.move.ended_at is not None:
                ends.append(row.move.ended_at)
                if row.move.quiesced_at is not None:
                    ends.append(row.move.quiesced_at + min(row.move.timeout, 30 * SECOND))
        return max(ends)

    @property
    def _shows_end(self) -> bool:
        """Whether the window ends within the chart."""
        return self._at < self._until < self._end()

    def _x(self, time: int) -> float:
        plot, end = self._plot(), self._end()
        return plot.left() + (time - self._at) / (end - self._at) * plot.width()

    def _row_at(self, y: float) -> int:
        return int((y - self._plot().top()) // self._pitch)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        look, plot = theme.current(), self._plot()
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), look.panel)
            self._paint_axis(painter, plot)
            for row in range(len(self.rows)):
                self._paint_row(painter, plot, row)
            self._paint_legend(painter, plot)
            if self._over >= 0:
                y = plot.top() + self._over * self._pitch
                painter.fillRect(QRectF(0, y - 1, self.width(), 2), look.accent)
            if self.hasFocus():
                painter.setPen(QPen(look.focus, 2))
                painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def _paint_axis(self, painter: QPainter, plot: QRectF) -> None:
        look, span = theme.current(), (self._end() - self._at) / SECOND
        step = next((step for step in STEPS if step / span * plot.width() >= TICK), STEPS[-1])
        for tick in range(int(span / step) + 1):
            x = plot.left() + tick * step / span * plot.width()
            brushes.line(painter, QPointF(x, plot.top()), QPointF(x, plot.bottom()), look.grid)
            text = f"+{numeral(tick * step, '.1f' if step < 1 else '.0f')} s"
            wide = brushes.width(text)
            left = min(x - wide / 2, self.width() - wide - 2)
            brushes.write(painter, QRectF(left, 2, wide, brushes.height()), text, look.label)
        if self._shows_end:
            x = self._x(self._until)
            painter.fillRect(QRectF(x, plot.top(), self.width() - x, plot.height()), look.phase)
            brushes.line(painter, QPointF(x, plot.top()), QPointF(x, plot.bottom()), look.error, dashed=True)

    def _paint_row(self, painter: QPainter, plot: QRectF, row: int) -> None:
        look, one = theme.current(), self.rows[row]
        top = plot.top() + row * self._pitch
        if row == self.row:
            painter.fillRect(QRectF(0, top, self.width(), self._pitch), look.hover)
        ink = look.muted if one.move is None else look.text
        name = brushes.elide(one.name, plot.left() - 2 * PAD, middle=True)
        brushes.write(painter, QRectF(PAD, top, plot.left(), self._pitch), name, ink)
        if one.move is None or self.bar(row).isEmpty():
            why = one.why or self.tr("stays: {0}").format(said(one.move.reasons if one.move else ()))
            room = QRectF(plot.left(), top, plot.width(), self._pitch)
            brushes.write(painter, room, brushes.elide(why, plot.width()), look.error)
            return
        self._paint_bar(painter, self.bar(row), one.move)

    def _paint_bar(self, painter: QPainter, bar: QRectF, move: GuestMove) -> None:
        """Paint the stages and, below the stop, the timeout, filled to the extent that the stop has used
        it.
        """
        look = theme.current()
        moving, stopped = (relocations.colour(stage, look) for stage in (Stage.MOVING, Stage.DEVICES))
        if self.stale:
            moving, stopped = (brushes.mixed(part, look.panel, STALE) for part in (moving, stopped))
        stages = bar.adjusted(0, 0, 0, -LIMIT - 1)
        painter.fillRect(stages, moving)
        if move.quiesced_at is not None:
            left = self._x(move.quiesced_at)
            end = move.ended_at if move.resumed_at is None else move.resumed_at
            right = max(self._x(end or move.quiesced_at), left + 2)
            painter.fillRect(QRectF(left, stages.top(), right - left, stages.height()), stopped)
            used = look.error if is_over(move) else look.label
            painter.fillRect(QRectF(left, bar.bottom() - LIMIT, right - left, LIMIT), used)
            limit = self._x(move.quiesced_at + move.timeout)
            painter.setPen(QPen(look.label, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(
                QRectF(left, bar.bottom() - LIMIT, limit - left, LIMIT).adjusted(0.5, 0.5, -0.5, -0.5)
            )
        self._paint_words(painter, stages, move, moving)

    def _paint_words(self, painter: QPainter, stages: QRectF, move: GuestMove, ground: object) -> None:
        """Write the times in the bar, or next to it where there is more room."""
        look = theme.current()
        took, stop = (numeral(ns / SECOND, ".1f") for ns in (move.relocation_ns, move.quiesce_ns))
        text = self.tr("to {0}: {1} s, stopped {2} s").format(move.to, took, stop)
        if not move.arrived:
            text = self.tr("stays: {0}").format(said(move.reasons))
        live = self._x(move.quiesced_at) if move.quiesced_at is not None else stages.right()
        if brushes.width(text) + 2 * PAD < live - stages.left():
            brushes.write(painter, stages.adjusted(PAD, 0, 0, 0), text, ink_on(ground))  # type: ignore[arg-type]
            return
        left = stages.right() + PAD
        if brushes.width(text) > self.width() - left:
            left = max(self._plot().left(), stages.left() - PAD - brushes.width(text))
        ink = look.text if move.arrived else look.error
        brushes.write(painter, QRectF(left, stages.top(), self.width(), stages.height()), text, ink)

    def _exceptions(self) -> list[StateKey]:
        return exceptions([row.move for row in self.rows if row.move is not None], self._shows_end)

    def _paint_legend(self, painter: QPainter, plot: QRectF) -> None:
        start = QPointF(plot.left(), plot.bottom() + PAD)
        paint_entries(painter, start, usual())
        paint_entries(painter, start + QPointF(0, brushes.height() + PAD), self._exceptions())

    # ---- the order, by mouse and by keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self._row_at(event.position().y())
        if event.button() == Qt.MouseButton.LeftButton and 0 <= row < len(self.rows):
            self._pressed = event.position()
            self.select(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and (event.position() - self._pressed).manhattanLength() > DRAG:
            self._over = self._drop_place(event.position())
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        over, self._over, self._pressed = self._over, -1, None
        if over >= 0:
            self._ask(self.row, over - 1 if over > self.row else over)
        self.update()

    def _drop_place(self, point: QPointF) -> int:
        """Return the row above which a dragged bar is inserted: determined by the row under the pointer or,
        in the bar's own row, by its time.
        """
        assert self._pressed is not None
        planned = sum(row.move is not None for row in self.rows)
        row = self._row_at(point.y())
        if row == self.row:
            left = self.bar(row).left() + point.x() - self._pressed.x()
            before = sum(self.bar(other).left() < left for other in range(planned) if other != row)
            return before + 1 if before >= row else before
        return min(max(0, row if row < self.row else row + 1), planned)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(self.rows) - 1}
        key, alt = event.key(), event.modifiers() & Qt.KeyboardModifier.AltModifier
        if key == Qt.Key.Key_Escape and self._over >= 0:
            self._over, self._pressed = -1, None
            self.update()
        elif key in steps and alt:
            self.move_selected(steps[Qt.Key(key)])
        elif key in steps:
            self.select(self.row + steps[Qt.Key(key)])
        elif key in ends:
            self.select(ends[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)
