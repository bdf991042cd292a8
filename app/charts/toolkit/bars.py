"""Charts with bars side by side: bar positions, the selected bar, and the bars of a second run."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.charts.toolkit import brushes, readout, zoom
from app.charts.toolkit.chart import Chart
from app.charts.toolkit.comparing import tr
from app.charts.toolkit.description import ChartDescription
from app.charts.toolkit.header import ChartPlaces, Margins
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.state_look import StateKey
from app.charts.toolkit.time_view import TimeView
from app.look.theme import current as current_theme
from engine.kernel.units import clock_text

FADED = 0.5  # opacity of the other run's bars
APART = 1.0  # px between two bars of one guest


@dataclass(frozen=True)
class ChartBar:
    """A bar for the guests begin..end at left..right, logical pixels from the plot's left edge."""

    begin: int
    end: int
    left: float
    right: float

    @property
    def middle(self) -> float:
        """The position of the bar's label."""
        return (self.left + self.right) / 2


def moment_text(time: int, cursor: int | None) -> str:
    """Return the time that the bars show: now, or at the cursor. time: of the displayed values, ns."""
    return (tr("now {0}") if cursor is None else tr("at {0}")).format(clock_text(time))


class BarChart(Chart):
    """A chart with bars side by side; `chosen` is the bar under the pointer or selected with the keys."""

    def __init__(self, kind: ChartDescription, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(kind, time_view, parent)
        self.chosen: int | None = None
        self._pointer: QPointF | None = None

    def margins(self) -> Margins:
        """Return margins with room for the sums above the bars and for two lines of names below them."""
        return 48.0, 16.0, 14.0, 38.0

    @abstractmethod
    def bars(self, place: ChartPlaces) -> list[ChartBar]:
        """Return the positions of the bars."""

    def compare_legend(self) -> list[StateKey]:
        """Return legend keys for the two runs' bars; a difference has them at its axis."""
        other, shade = self.compared, current_theme().label
        if other is None or other.difference:
            return []
        if other.beside:
            return [StateKey(other.own, shade, half="left"), StateKey(other.name, shade, half="right")]
        return [StateKey(tr("behind: {0}").format(other.name), brushes.faded(shade, FADED), outlined=True)]

    def count(self) -> int:
        """Return the number of bars that can be selected."""
        return len(self.bars(self.on_screen()))

    def bar_at(self, place: ChartPlaces, point: QPointF) -> int | None:
        """Return the number of the bar at a point, or None."""
        bars, x = self.bars(place), point.x() - place.plot.left()
        near = [i for i, bar in enumerate(bars) if bar.left - 4 <= x <= bar.right + 4]
        return min(near, key=lambda i: abs(bars[i].middle - x)) if near else None

    def key_point(self) -> QPoint:
        """Return a point of the bar selected with the keys; otherwise, a point above the plot."""
        place = self.on_screen()
        if self.chosen is None or self._pointer is not None or not self.recorded:
            return super().key_point()
        x = place.plot.left() + self.bars(place)[self.chosen].middle
        return zoom.outside(QPointF(x, place.plot.center().y()))

    def draw_chosen(
        self,
        painter: QPainter,
        place: ChartPlaces,
        bar: ChartBar,
        wing: float,
        read: tuple[str, Sequence[ReadoutLine]],
    ) -> None:
        """Paint an outline around a bar, `wing` logical pixels away, with its values next to it."""
        theme, plot = current_theme(), place.plot
        column = QRectF(plot.left() + bar.left, plot.top(), bar.right - bar.left, plot.height())
        column.adjust(-wing, 0, wing, 0)
        painter.setPen(theme.cursor)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(column.adjusted(0.5, 0.5, -0.5, -0.5))
        left = column.right() > plot.center().x()
        x, y = column.left() if left else column.right(), self._pointer.y() if self._pointer else plot.top()
        readout.draw(painter, QPointF(x, y), place.card.adjusted(6, 6, -6, -6), *read, theme)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select the bar under the pointer."""
        if self.recorded:
            self._pointer = zoom.inside(event.position())
            self.chosen = self.bar_at(self.on_screen(), self._pointer)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Clear the selection."""
        self.chosen = self._pointer = None
        self.update()

    def event(self, event: QEvent) -> bool:
        """Do not pass Escape to the window while a bar is selected."""
        if event.type() == QEvent.Type.ShortcutOverride and self.chosen is not None:
            assert isinstance(event, QKeyEvent)
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select a bar with Left and Right, and clear the selection with Escape."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step and self.recorded and self.count():
            first = (step if step > 0 else 0) - 1
            chosen = first if self.chosen is None else self.chosen + step
            self.chosen, self._pointer = chosen % self.count(), None
        elif event.key() == Qt.Key.Key_Escape and self.chosen is not None:
            self.chosen = None
        else:
            super().keyPressEvent(event)
        self.update()


def in_halves(bars: Sequence[ChartBar], ratio: float) -> tuple[list[ChartBar], list[ChartBar]]:
    """Return two bars for each bar: this run's bar on the left, the other run's on the right."""
    ours, theirs = [], []
    for bar in bars:
        gap = APART if bar.right - bar.left >= 6 else 0.0
        middle = round((bar.left + bar.right - gap) / 2 * ratio) / ratio
        ours.append(replace(bar, right=middle))
        theirs.append(replace(bar, left=middle + gap))
    return ours, theirs
