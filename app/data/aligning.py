"""The part of the data dialog that puts a file beside the run: by dragging, keys, or the best match."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.data.align_plot import AlignPlot
from app.data.delegates import searched
from app.data.model import SeriesModel
from app.plot.series import Series
from app.widgets.reach import make_accessible
from engine.measured.aligning import best_shift
from engine.measured.data import Path
from engine.measures.target import MeasuredTarget

CURVE = 100_000  # values of the curve that is aligned


class Aligning(QWidget):
    """A series of the file and a measure of the run, drawn over each other."""

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
        make_accessible(self.own, self.tr("Series of the file to align"))
        make_accessible(self.other, self.tr("Measure of the run to align with"))
        self.match.setToolTip(self.tr("Moves the file to where the two curves agree best"))

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
        """The series that is aligned."""
        return self._model.paths[max(self.own.currentIndex(), 0)]

    def begin(self, shift: int) -> None:
        """Show the series at its place, beside what it is measured values of."""
        self.shift = shift
        self._choose_own()

    def follow(self, row: int) -> None:
        """Align a series with what it is now values of, unless one with a measure is aligned already."""
        if self._model.choices[self.path].measure and self._model.paths[row] != self.path:
            return
        self.own.setCurrentIndex(row)
        self._choose_own()

    def place(self, shift: int) -> None:
        """Show the series at another place."""
        self.shift = shift
        self.show_curves(fit=False)

    def _choose_own(self) -> None:
        if self._model.paths and (id := self._model.choices[self.path].measure):
            self.other.setCurrentIndex(self.other.findText(self._run.title(id)))
        self.show_curves()

    def _beside(self) -> Series | None:
        """Return the values of the run to align with: of the series' own member when that is known."""
        id = self._run.measure(self.other.currentText())
        if id is None or not self._model.paths:
            return None
        choice = self._model.choices[self.path]
        return self._run.series(MeasuredTarget(id, choice.of if choice.measure == id else ""))

    def show_curves(self, fit: bool = True) -> None:
        """Draw both curves; fit: zoom to where both are."""
        if self._model.paths:
            times, values = self._model.data_file.series(self.path, CURVE)
            name = " / ".join(self.path)
            self.plot.show_curves(self._beside(), name, times + self.shift, values, fit)

    def align(self) -> None:
        """Find where the chosen series agrees best with the chosen measure; `found` or `refused` follows."""
        other, own = self._beside(), self._model.data_file.series(self.path, CURVE)
        found = None if other is None else best_shift(*own, other.times, other.values)
        if found is None:
            self.refused.emit(self.tr("Too few values, or values that never change, cannot be aligned."))
        else:
            self.found.emit(*found)
