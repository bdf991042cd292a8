"""The part of the data dialog that aligns a file with the run: by dragging, keys, or the best match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.data.model import SeriesModel
from app.look import theme
from app.plot import look
from app.plot.export import picture
from app.plot.series import Floats, Series, Times
from app.widgets.copy_menu import CopyMenu
from app.widgets.pictured import pictured
from app.widgets.reach import make_accessible
from app.widgets.searched_box import searched
from engine.kernel.units import SECOND
from engine.measured.aligning import best_shift
from engine.measured.data import Path
from engine.measures.target import MeasuredTarget

HEIGHT = 140  # px at 100%
STEP, FINE, COARSE = 0.01, 0.001, 0.1  # of the time that is shown: an arrow key, with Shift, with Ctrl
MOST = 4_000  # values of a curve


class AlignPlot(pyqtgraph.PlotWidget):  # type: ignore[misc]  # pyqtgraph has no types
    """Shows both curves on separate scales; `moved` is emitted when a drag or keys move the file's curve."""

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
        about = self.tr(
            "Drag the file's curve. Left and Right move it; Shift makes the steps "
            "smaller, and Ctrl makes them larger."
        )
        make_accessible(self, self.tr("Drag to align"), about)
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
        """Show a measure of the run and a series from the file, both at times (ns) of the run.

        unseen: zoom to the range of both curves.
        """
        self._run, self._file, self._name = run, (times, values), name
        self._draw()
        if unseen:
            self.autoRange()

    def _draw(self) -> None:
        """Draw both curves in the colors of the current theme."""
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
        look.title(self._item, " · ".join([*names, self.tr("each on a separate scale")]))

    def describe(self) -> str:
        """Return a description of what is shown, for screen readers."""
        if self._file is None or not len(self._file[0]):
            return str(self.tr("nothing yet"))
        text = str(self.tr("The file's values begin at {0} s in the run."))
        return text.format(f"{self._file[0][0] / SECOND:g}")

    def rows(self) -> Iterator[list[str]]:
        """Yield a row for each value of both curves: curve, time of the run in seconds, and value."""
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


CURVE = 100_000  # values of the curve that is aligned


class Aligning(QWidget):
    """A series from the file and a measure of the run, drawn over each other."""

    moved = Signal(object)  # by this many ns: more than 32 bits
    found = Signal(object, float)  # what to add to the file's times, ns; the correlation of the curves then
    refused = Signal(str)

    def __init__(self, model: SeriesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._run = model, model.run
        self.own, self.other = searched(QComboBox(self)), searched(QComboBox(self))
        self.match = QPushButton(self.tr("&Best match"), self)
        self.plot = AlignPlot(self)
        self.shift = 0  # of the file, ns
        self._fill()
        self._lay_out()
        self.match.clicked.connect(self.align)
        self.own.activated.connect(self._choose_own)
        self.other.activated.connect(lambda: self.show_curves())
        self.plot.moved.connect(self.moved)

    def _fill(self) -> None:
        for path in self._model.paths:
            self.own.addItem(" / ".join(path))
        self.other.addItems(self._run.measures())
        choices = self._model.choices
        mapped = [place for place, path in enumerate(self._model.paths) if choices[path].measure]
        self.own.setCurrentIndex(mapped[0] if mapped else 0)
        self.match.setEnabled(self.other.count() > 0)
        make_accessible(self.own, self.tr("Series in the file to align"))
        make_accessible(self.other, self.tr("Run measure to align with"))
        self.match.setToolTip(
            self.tr("Moves the file's curve to the time at which the two curves agree best")
        )

    def _lay_out(self) -> None:
        line, whole = QHBoxLayout(), QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        line.addWidget(QLabel(self.tr("Align"), self))
        line.addWidget(self.own, 1)
        line.addWidget(QLabel(self.tr("with"), self))
        line.addWidget(self.other, 1)
        line.addWidget(self.match)
        whole.addLayout(line)
        whole.addWidget(self.plot)

    @property
    def path(self) -> Path:
        """The path of the series being aligned."""
        return self._model.paths[max(self.own.currentIndex(), 0)]

    def begin(self, shift: int) -> None:
        """Show the series at its place, along with the measure to which it belongs."""
        self.shift = shift
        self._choose_own()

    def follow(self, row: int) -> None:
        """Align a series with the measure now assigned to it, unless a series with a measure is aligned."""
        if self._model.choices[self.path].measure and self._model.paths[row] != self.path:
            return
        self.own.setCurrentIndex(row)
        self._choose_own()

    def place(self, shift: int) -> None:
        """Show the series in another place."""
        self.shift = shift
        self.show_curves(fit=False)

    def _choose_own(self) -> None:
        if self._model.paths and (id := self._model.choices[self.path].measure):
            self.other.setCurrentIndex(self.other.findText(self._run.title(id)))
        self.show_curves()

    def _beside(self) -> Series | None:
        """Return the run's values to align with, of the series' own member if that is known."""
        id = self._run.measure(self.other.currentText())
        if id is None or not self._model.paths:
            return None
        choice = self._model.choices[self.path]
        return self._run.series(MeasuredTarget(id, choice.of if choice.measure == id else ""))

    def show_curves(self, fit: bool = True) -> None:
        """Draw both curves; fit: zoom to the range of both curves."""
        if self._model.paths:
            times, values = self._model.data_file.series(self.path, CURVE)
            name = " / ".join(self.path)
            self.plot.show_curves(self._beside(), name, times + self.shift, values, fit)

    def align(self) -> None:
        """Find where the selected series best matches the selected measure; emit `found` or `refused`."""
        other, own = self._beside(), self._model.data_file.series(self.path, CURVE)
        found = None if other is None else best_shift(*own, other.times, other.values)
        if found is None:
            self.refused.emit(self.tr("Too few values, or values that never change, cannot be aligned."))
        else:
            self.found.emit(*found)
