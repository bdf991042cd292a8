"""A small plot in which a series of a file is dragged along the time of the run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent

from app.look import theme
from app.plot import look
from app.plot.export import picture
from app.plot.series import Floats, Series, Times
from app.widgets.copy_menu import CopyMenu
from app.widgets.pictured import pictured
from app.widgets.reach import make_accessible
from engine.kernel.units import SECOND

HEIGHT = 140  # px at 100 %
STEP, FINE, COARSE = 0.01, 0.001, 0.1  # of the time that is shown: an arrow key, with Shift, with Ctrl
MOST = 4_000  # values of a curve


class AlignPlot(pyqtgraph.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Shows both curves, each on its own scale; `moved` when the file's curve is dragged or moved by keys."""

    moved = Signal(object)  # by this many ns: more than 32 bits

    def __init__(self, parent: Any = None) -> None:
        item = look.plot()
        super().__init__(parent, plotItem=item)
        self._item = item
        self._run: Series | None = None
        self._file: tuple[Times, Floats] | None = None
        self._name = ""  # of the file's series
        self._from: float | None = None  # s, where the pointer was
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        item.setMouseEnabled(x=True, y=False)
        item.hideAxis("left")
        item.getAxis("bottom").clock = True
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        pictured(self, QAccessible.Role.Chart)
        about = self.tr("Drag the file's curve. Left and Right move it, with Shift less, with Ctrl more.")
        make_accessible(self, self.tr("Align by dragging"), about)
        self.setToolTip(about)
        CopyMenu(self, lambda: list(self.rows()), lambda: picture(self))
        theme.notifier.changed.connect(self._wear)
        self._wear()

    def _wear(self) -> None:
        look.apply_theme(self._item)
        look.ground(self)
        self.setFixedHeight(round(HEIGHT * theme.text_scale()))
        self._draw()

    def show_curves(
        self, run: Series | None, name: str, times: Times, values: Floats, unseen: bool = True
    ) -> None:
        """Show a measure of the run and a series of the file, both at times (ns) of the run.

        unseen: zoom to where both are.
        """
        self._run, self._file, self._name = run, (times, values), name
        self._draw()
        if unseen:
            self.autoRange()

    def _draw(self) -> None:
        """Draw both curves in the colours of the present theme."""
        self.clear()
        if self._file is None:
            return
        run = self._run
        for number, curve in enumerate((None if run is None else (run.times, run.values), self._file)):
            if curve is not None and len(curve[0]):
                x, y = _thinned(*curve)
                self.plot(x / SECOND, _scaled(y), pen=look.pen(number))
        names = [] if run is None else [look.coloured(0, run.name)]
        names.append(look.coloured(1, self._name))
        look.title(self._item, " · ".join([*names, self.tr("each on its own scale")]))

    def describe(self) -> str:
        """Return what is shown, for screen readers."""
        if self._file is None or not len(self._file[0]):
            return str(self.tr("nothing yet"))
        text = str(self.tr("The file's values begin at {0} s of the run."))
        return text.format(f"{self._file[0][0] / SECOND:g}")

    def rows(self) -> Iterator[list[str]]:
        """Yield a line for each value of both curves: which curve, time of the run in seconds, value."""
        yield [self.tr("Curve"), self.tr("Time (s)"), self.tr("Value")]
        run = None if self._run is None else (self._run.times, self._run.values)
        names = "" if self._run is None else self._run.name, self._name
        for name, curve in zip(names, (run, self._file), strict=True):
            for time, value in zip(*curve, strict=True) if curve is not None else ():
                yield [name, f"{time / SECOND:.9g}", f"{value:.9g}"]

    # ---- dragging

    def _seconds(self, point: QPointF) -> float:
        return float(self.getViewBox().mapSceneToView(self.mapToScene(point.toPoint())).x())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = self._seconds(event.position())
            self.setFocus()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is None:
            return
        at = self._seconds(event.position())
        by, self._from = at - self._from, at
        self.moved.emit(round(by * SECOND))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        sign = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if sign is None:
            event.ignore()  # keys of the dialog
            return
        part = FINE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else STEP
        part = COARSE if event.modifiers() & Qt.KeyboardModifier.ControlModifier else part
        left, right = self.getViewBox().viewRange()[0]
        self.moved.emit(round(sign * part * (right - left) * SECOND))


def _thinned(times: Times, values: Floats) -> tuple[Floats, Floats]:
    every = max(len(times) // MOST, 1)
    return times[::every].astype(np.float64), values[::every]


def _scaled(values: Floats) -> Floats:
    known = values[np.isfinite(values)]
    low, high = (float(known.min()), float(known.max())) if len(known) else (0.0, 1.0)
    return (values - low) / ((high - low) or 1.0)
