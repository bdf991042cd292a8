"""A chain of causes as a picture: a lane for each part, a bar for each step, and arrows between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.look import theme
from app.widgets.announce import announce
from app.widgets.reach import make_accessible
from engine.explain.answer import CausalStep, step_text
from engine.language import filled

LEAST = 16.0  # minimum width of a bar: even a moment can be clicked
EDGE = 6.0
OPEN = 0.15  # of the time that is known, that a step without a known end continues
MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


class ChainView(QWidget):
    """`wanted` carries the number of a step that was clicked or entered. Arrow keys move between steps."""

    wanted = Signal(int)
    reached = Signal(QRectF)  # the selected bar, which must be visible

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps: Sequence[CausalStep] = ()
        self._joined = True
        self.chosen = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        about = self.tr("Arrow keys go from step to step; Enter shows a step on the timeline.")
        make_accessible(self, self.tr("Cause chain"), about)

    def show_steps(self, steps: Sequence[CausalStep], joined: bool = True) -> None:
        """Show another chain, with no step chosen. joined: arrows lead from step to step."""
        self.steps, self._joined, self.chosen = steps, joined, -1
        self.setAccessibleDescription(filled(self.tr("{0} {0:step|steps}"), len(steps)))
        self.setVisible(bool(steps))
        self.updateGeometry()
        self.update()

    @property
    def lanes(self) -> list[str]:
        """The lanes from top to bottom, without duplicates, in the order of the chain."""
        return list(dict.fromkeys(step.lane for step in self.steps))

    def sizeHint(self) -> QSize:
        """Return the height needed for all lanes."""
        return QSize(320, round(2 * EDGE + self._lane() * max(1, len(self.lanes))))

    def minimumSizeHint(self) -> QSize:
        """Return the same size: lanes are never cut."""
        return self.sizeHint()

    # ---- places

    def _lane(self) -> float:
        return 1.9 * self.fontMetrics().height()

    def _names(self) -> float:
        """Return the width of the names next to the lanes."""
        wide = max((self.fontMetrics().horizontalAdvance(name) for name in self.lanes), default=0)
        return min(wide + 2 * EDGE, 0.4 * self.width())

    def _least(self) -> float:
        """Return the width of a moment, which is sufficient for reading its number."""
        return max(LEAST, float(self.fontMetrics().horizontalAdvance("00") + 6))

    def _moments(self) -> float:
        """Return the width needed for all steps of a lane, if each were a moment at the end."""
        lanes = [step.lane for step in self.steps]
        return (self._least() + 2) * max(map(lanes.count, lanes))

    def _ends(self) -> tuple[int, int]:
        """Return the displayed time range, ns."""
        starts = [step.start for step in self.steps]
        first = min(starts)
        last = max([*starts, *(step.end for step in self.steps if step.end is not None)])
        return first, max(last, first + 1)

    def bar(self, number: int) -> QRectF:
        """Return the box of a step's bar."""
        step, (first, last) = self.steps[number], self._ends()
        left, right = self._names(), self.width() - EDGE - self._moments()
        scale = max(1.0, right - left) / (last - first)
        end = last + OPEN * (last - first) if step.end is None else step.end
        start = left + scale * (step.start - first)
        wide = max(self._least(), min(scale * (end - step.start), right - start))
        above = [at for at, other in enumerate(self.steps[:number]) if other.lane == step.lane]
        if above:  # steps of the same moment are side by side
            start = max(start, self.bar(above[-1]).right() + 2)
        top = EDGE + self._lane() * self.lanes.index(step.lane)
        return QRectF(start, top + 3, wide, self._lane() - 6)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.steps:
            return
        look = theme.current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_lanes(painter, look)
            bars = [self.bar(number) for number in range(len(self.steps))]
            for number, bar in enumerate(bars):
                self._paint_bar(painter, look, number, bar)
            painter.setPen(QPen(look.text, 1.2))
            painter.setBrush(look.text)
            for before, after in zip(bars, bars[1:] if self._joined else [], strict=False):
                _arrow(painter, before, after)

    def _paint_lanes(self, painter: QPainter, look: theme.Theme) -> None:
        metrics, names = self.fontMetrics(), self._names()
        for place, name in enumerate(self.lanes):
            top = EDGE + place * self._lane()
            painter.setPen(QPen(look.grid, 1))
            painter.drawLine(QPointF(0, top + self._lane()), QPointF(self.width(), top + self._lane()))
            painter.setPen(look.text)
            text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(names - EDGE))
            painter.drawText(QRectF(0, top, names, self._lane()), int(Qt.AlignmentFlag.AlignVCenter), text)

    def _paint_bar(self, painter: QPainter, look: theme.Theme, number: int, bar: QRectF) -> None:
        chosen = number == self.chosen
        painter.setPen(QPen(look.focus if chosen and self.hasFocus() else look.outline, 2.5 if chosen else 1))
        painter.setBrush(look.raised if number else look.accent)
        painter.drawRoundedRect(bar, 3, 3)
        painter.setPen(look.text if number else look.on_accent)
        painter.drawText(bar, int(Qt.AlignmentFlag.AlignCenter), str(number + 1))

    # ---- mouse and keys

    def step_at(self, point: QPointF) -> int:
        """Return the step whose bar is at the point; -1: none."""
        found = [number for number in range(len(self.steps)) if self.bar(number).contains(point)]
        return found[-1] if found else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.step_at(event.position())
        if number >= 0:
            self.choose(number)
            self.wanted.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in MOVES and self.steps:
            self.choose(max(0, min(len(self.steps) - 1, self.chosen + MOVES[key])))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.chosen >= 0:
            self.wanted.emit(self.chosen)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.chosen < 0 and self.steps:
            self.choose(0)
        super().focusInEvent(event)

    def choose(self, number: int) -> None:
        """Select a step; its text becomes the description read by screen readers."""
        self.chosen = number
        text = step_text(number, self.steps[number])
        self.setToolTip(text)
        self.setAccessibleDescription(text)
        announce(self, text)
        self.reached.emit(self.bar(number))
        self.update()


def _arrow(painter: QPainter, before: QRectF, after: QRectF) -> None:
    """Draw an arrow from the middle of a bar to the edge of the next bar."""
    start = QPointF(before.center().x(), before.bottom() if after.top() > before.top() else before.top())
    if abs(after.top() - before.top()) < 1:
        start, end = QPointF(before.right(), before.center().y()), QPointF(after.left(), after.center().y())
        tip = QPolygonF([end, end + QPointF(-4, -3), end + QPointF(-4, 3)])
    else:
        down = after.top() > before.top()
        edge = after.top() if down else after.bottom()
        x = min(max(start.x(), after.left() + 4), after.right() - 4)
        middle, end = QPointF(x, start.y()), QPointF(x, edge)
        painter.drawLine(start, middle)
        start, back = middle, -5 if down else 5
        tip = QPolygonF([end, end + QPointF(-3, back), end + QPointF(3, back)])
    painter.drawLine(start, end)
    painter.drawPolygon(tip)
