"""Pointer and keys of a chart of bars: they choose the bar whose values are told."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from app.charts.memory_bars.geometry import Bar
from app.charts.toolkit.chart import Chart, Place


class BarPointing(Chart):
    """A chart with bars side by side; `chosen` is the bar under the pointer or chosen with the keys."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.chosen: int | None = None
        self._pointer: QPointF | None = None

    def bars(self, place: Place) -> list[Bar]:
        """Where the bars lie."""
        raise NotImplementedError

    def _bars_now(self) -> tuple[Place, list[Bar]]:
        place = self.place(QRectF(self.rect()), self.devicePixelRatioF())
        return place, self.bars(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose the bar under the pointer."""
        if not self.recorded:
            return
        self._pointer = event.position()
        place, bars = self._bars_now()
        x = self._pointer.x() - place.plot.left()
        near = [i for i, bar in enumerate(bars) if bar.left - 4 <= x <= bar.right + 4]
        self.chosen = min(near, key=lambda i: abs(bars[i].middle - x)) if near else None
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is chosen any more."""
        self.chosen = self._pointer = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose a bar, Escape gives the choice up."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step and self.recorded:
            first = (step if step > 0 else 0) - 1
            chosen = first if self.chosen is None else self.chosen + step
            self.chosen, self._pointer = chosen % len(self._bars_now()[1]), None
        elif event.key() == Qt.Key.Key_Escape and self.chosen is not None:
            self.chosen = None
        else:
            super().keyPressEvent(event)
        self.update()
