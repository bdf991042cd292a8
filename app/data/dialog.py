"""The dialog that opens a file of measurements: what is in it, under which names, and when it began."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.data.model import FIRST, SERIES, SeriesModel
from app.data.source import Choice, DataSource, Mapped
from app.plot.series import Series
from app.widgets.reach import reachable
from engine.kernel.units import clock_text, parse_time
from engine.measured.aligning import best_shift
from engine.measured.data import Measurements, Path
from engine.measured.reading import KINDS

SIZE = 760, 460
BAD_SHOWN = 8


class DataDialog(QDialog):
    """`opened` has the source when the dialog is accepted."""

    opened = Signal(object, object)  # DataSource, Mapped

    def __init__(
        self,
        data: Measurements,
        kept: Mapped,
        measures: list[tuple[str, Callable[[], Series]]],
        parent: QWidget | None = None,
    ) -> None:
        """kept: what was said of a file with the same headings. measures: of the run, to align with."""
        super().__init__(parent)
        self._data, self._measures = data, measures
        self.setWindowTitle(self.tr("Open data: {0}").format(data.name))
        self.model = SeriesModel(data, dict(kept.choices), self)
        self.table = QTableView(self)
        self.start = QLineEdit(self)
        self.own, self.other = QComboBox(self), QComboBox(self)
        self.match = QPushButton(self.tr("&Best match"), self)
        self.note = QLabel(self, wordWrap=True)
        self.note.setObjectName("caption")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.open_button = self.buttons.addButton(self.tr("&Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._first = self._first_time()
        self._fill(kept)
        self._name_controls()
        self._lay_out()
        self._connect()

    def _first_time(self) -> int:
        span = self._data.span()
        return span[0] if span is not None else 0

    def _fill(self, kept: Mapped) -> None:
        self.table.setModel(self.model)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(SERIES, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(FIRST, QHeaderView.ResizeMode.ResizeToContents)
        self.table.setTabKeyNavigation(False)
        for path in self.model.paths:
            self.own.addItem(" / ".join(path))
        for title, _ in self._measures:
            self.other.addItem(title)
        zero = -self._first if self._data.dated else 0
        self._show_shift(kept.shift if kept.shift else zero)
        self.match.setEnabled(bool(self._measures))

    def _name_controls(self) -> None:
        reachable(
            self.table, self.tr("Series of the file"), self.tr("Space uses a series or not; F2 renames.")
        )
        about = self.tr("The moment of the run at which the first value of the file stands, as in 0:10:00.")
        reachable(self.start, self.tr("The file begins at"), about)
        reachable(self.own, self.tr("Series of the file to align"))
        reachable(self.other, self.tr("Measure of the run to align with"))
        self.match.setToolTip(self.tr("Moves the file to where the two curves agree best"))
        self.start.setToolTip(about)

    def _lay_out(self) -> None:
        line, align, whole = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        for text, widget in ((self.tr("The file begins at"), self.start),):
            line.addWidget(QLabel(text, self))
            line.addWidget(widget)
        line.addStretch(1)
        align.addWidget(QLabel(self.tr("Align"), self))
        align.addWidget(self.own, 1)
        align.addWidget(QLabel(self.tr("with"), self))
        align.addWidget(self.other, 1)
        align.addWidget(self.match)
        whole.addWidget(QLabel(self._summary(), self, wordWrap=True))
        whole.addWidget(self.table, 1)
        whole.addLayout(line)
        whole.addLayout(align)
        whole.addWidget(self.note)
        whole.addWidget(self.buttons)
        self.resize(*SIZE)

    def _summary(self) -> str:
        data = self._data
        text = self.tr("{0}: {1} series").format(KINDS[data.kind], len(data.paths()))
        if data.bad.count:
            first = "; ".join(self.tr("line {0}: {1}").format(*one) for one in data.bad.first[:BAD_SHOWN])
            more = "…" if data.bad.count > BAD_SHOWN else ""
            text += "\n" + self.tr("Lines left out: {0} ({1})").format(data.bad.count, first + more)
        return text

    def _connect(self) -> None:
        self.match.clicked.connect(self.align)
        self.start.textChanged.connect(self._check)
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)

    def _show_shift(self, shift: int) -> None:
        at = self._first + shift
        self.start.setText(("-" if at < 0 else "") + clock_text(abs(at)))
        self._exact = shift

    @property
    def shift(self) -> int | None:
        """What is added to the file's times, ns; None while the field has no time."""
        text = self.start.text().strip()
        if text == ("-" if self._first + self._exact < 0 else "") + clock_text(
            abs(self._first + self._exact)
        ):
            return self._exact
        try:
            at = -parse_time(text[1:]) if text.startswith("-") else parse_time(text)
        except ValueError:
            return None
        return at - self._first

    def _check(self) -> None:
        known = self.shift is not None
        self.open_button.setEnabled(known)
        self.note.setText("" if known else self.tr("Write the time like 0:10:00, 90s or -5m."))

    def align(self) -> None:
        """Move the file to where the chosen series agrees best with the chosen measure."""
        path = self.model.paths[self.own.currentIndex()]
        other = self._measures[self.other.currentIndex()][1]()
        found = best_shift(*self._data.series(path), other.times, other.values)
        if found is None:
            self.note.setText(self.tr("Too few values, or values that never change, cannot be aligned."))
            return
        self._show_shift(found[0])
        self.note.setText(self.tr("The curves agree with a correlation of {0}.").format(f"{found[1]:.2f}"))

    def mapped(self) -> Mapped:
        """Return what has been chosen."""
        changed: dict[Path, Choice] = {
            path: one for path, one in self.model.choices.items() if one != Choice()
        }
        return Mapped(changed, self.shift or 0)

    def _accept(self) -> None:
        if self.shift is not None:
            mapped = self.mapped()
            self.opened.emit(DataSource(self._data, mapped), mapped)
            self.accept()
