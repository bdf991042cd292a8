"""Two layouts side by side: the same load and seed on both, in the background; values and small charts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.frame.on_screen import resize_for_text
from app.jobs.process import Process
from app.jobs.work import work_list
from app.topology.editor import Editor
from app.topology.running.compare_chart import CompareChart
from app.widgets.note_label import NoteLabel
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import make_accessible, tab_through
from app.widgets.reading_table import for_reading
from engine.ficon.drawing.differences import compare
from engine.ficon.drawing.file import SUFFIX, FileError, open_file
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.running.load import DrawnLoad
from engine.ficon.drawing.running.machine import DrawnMachine, machine
from engine.ficon.drawing.running.outcome import DrawingOutcome, differences, translated
from engine.language import numeral, with_unit
from engine.scenario.model.site_release import caution, short_caution

SIZE = 900, 690
Make = Callable[[], Drawing]


class ComparedFigure(NamedTuple):
    """A table row. digits: decimal places."""

    title: str
    value: Callable[[DrawingOutcome], float]
    unit: str
    digits: int


class CompareDialog(QDialog):
    """`found`: a drawing that is offered first, such as the best layout; others: drawings in other
    windows.
    """

    def __init__(
        self,
        editor: Editor,
        load: DrawnLoad,
        parent: QWidget | None = None,
        others: Iterable[tuple[str, Drawing]] = (),
        found: tuple[str, Drawing] | None = None,
    ) -> None:
        super().__init__(parent)
        self.editor, self.load = editor, load
        self.outcomes: list[DrawingOutcome | None] = [None, None]
        self.machines: list[DrawnMachine] = []
        self._shares, self._remarks = [0.0, 0.0], ""
        self._folder = TemporaryDirectory(prefix="lparlab-compare-", ignore_cleanup_errors=True)
        self.processes = [Process("run-drawing", self) for _ in range(2)]
        self.choice = QComboBox(self)
        self.file = QPushButton(self.tr("File…"), self)
        self.start = QPushButton(self.tr("Run both"), self)
        self.leave = QPushButton(self.tr("Close"), self)
        self.progress = ProgressLine(self)
        self.state = NoteLabel(self)
        self.table = QTableWidget(0, 4, self)
        self.chart = CompareChart(self)
        self.differences = QPlainTextEdit(self, readOnly=True)
        self._set_up()
        self._lay_out()
        self._connect()
        self._offer(found, others)
        self._show()

    def _set_up(self) -> None:
        self.setWindowTitle(self.tr("Compare two layouts"))
        resize_for_text(self, *SIZE)
        for_reading(self.table, 24)
        self.table.setMinimumHeight(9 * 24 + 8)
        header, modes = self.table.horizontalHeader(), QHeaderView.ResizeMode
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        for column, mode in enumerate(
            (modes.ResizeToContents, modes.Stretch, modes.Stretch, modes.ResizeToContents)
        ):
            header.setSectionResizeMode(column, mode)
        self.start.setProperty("main", True)
        self.start.setDefault(True)
        self.differences.setMinimumHeight(70)
        for control, name, text in (
            (
                self.choice,
                self.tr("Compare with"),
                self.tr("The other layout: another window, a file, or the state before the last change."),
            ),
            (self.file, self.tr("Compare with a file"), self.tr("A drawing from a file.")),
            (
                self.start,
                self.tr("Run both"),
                self.tr("Runs the same guests with the same seed on both layouts, in the background."),
            ),
            (self.leave, self.tr("Close"), self.tr("Ends both runs.")),
            (
                self.table,
                self.tr("Values of both runs"),
                self.tr("Simulated figures, not measurements."),
            ),
            (
                self.differences,
                self.tr("Differences found"),
                self.tr("Differences between the drawings, then between the running machines."),
            ),
        ):
            make_accessible(control, name, text)
            control.setToolTip(text)

    def _lay_out(self) -> None:
        top, whole, buttons = QHBoxLayout(), QVBoxLayout(self), QHBoxLayout()
        caption = QLabel(self.tr("This drawing with"), self)
        caption.setBuddy(self.choice)
        top.addWidget(caption)
        top.addWidget(self.choice, 1)
        top.addWidget(self.file)
        top.addWidget(self.start)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        whole.addLayout(top)
        whole.addWidget(self.progress)
        whole.addWidget(self.state)
        whole.addWidget(self.differences, 1)
        whole.addWidget(self.table, 2)
        whole.addWidget(self.chart)
        whole.addLayout(buttons)
        tab_through(
            [self.choice, self.file, self.start, self.differences, self.table, self.chart, self.leave]
        )

    def _connect(self) -> None:
        self.file.clicked.connect(self.choose_file)
        self.start.clicked.connect(self.begin)
        self.choice.currentIndexChanged.connect(self._choose)
        self.leave.clicked.connect(self.close)
        self.progress.cancelled.connect(self.cancel)
        titles = self.tr("Run this drawing"), self.tr("Run the other layout")
        for side, process in enumerate(self.processes):
            work_list.follow(process, partial(str, titles[side]), self.cancel)
            process.progress.connect(partial(self._on_progress, side))
            process.done.connect(partial(self._on_done, side))
            process.failed.connect(self._fail)

    # ---- comparison

    def _offer(self, found: tuple[str, Drawing] | None, others: Iterable[tuple[str, Drawing]]) -> None:
        """Offer the drawing that was found, those in other windows, and this drawing before its last
        change.
        """
        if found is not None:
            self._add(found[0], lambda: found[1])
        for name, drawing in others:
            self._add(self.tr("window: {0}").format(name), partial(_same, drawing))
        done = self.editor.history.done
        if done:
            self._add(self.tr("before: {0}").format(done[-1].title), self._before)
        self.start.setEnabled(self.choice.count() > 0)
        if not self.choice.count():
            self.state.setText(self.tr("Nothing to compare with: open another drawing, or select a file."))

    def _add(self, title: str, make: Make) -> None:
        self.choice.addItem(title, _Made(make))

    def _before(self) -> Drawing:
        drawing = self.editor.drawing.copy()
        drawing.apply(self.editor.history.done[-1].inverse())
        return drawing

    def choose_file(self) -> None:
        """Ask for a drawing's file."""
        kinds = self.tr("Drawings (*{0})").format(SUFFIX)
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Compare with a file"), "", kinds)
        if name:
            self.use_file(Path(name))

    def use_file(self, file: Path) -> None:
        """Compare with the drawing in a file."""
        try:
            drawing = open_file(file).history.drawing
        except FileError as error:
            self.state.setText(str(error))
            return
        self._add(file.name, lambda: drawing)
        self.choice.setCurrentIndex(self.choice.count() - 1)
        self.start.setEnabled(True)
        self.state.setText("")

    def _choose(self) -> None:
        """Show the differences between the drawings before anything runs."""
        self.outcomes = [None, None]
        try:
            said = self._drawings_differ(self.choice.currentData().make())
        except DrawingError as error:
            self.state.setText(str(error))
            return
        self.differences.setPlainText("\n".join(said) or self.tr("The two drawings are identical."))
        self._show()

    def _drawings_differ(self, other: Drawing) -> list[str]:
        texts = {
            "added": self.tr("Only in this drawing: {0}"),
            "removed": self.tr("Only in the other drawing: {0}"),
            "changed": self.tr("Differs: {0}, {1}"),
        }
        found = compare(other, self.editor.drawing)
        return [texts[difference.what].format(difference.name, difference.detail) for difference in found]

    # ---- the runs

    def begin(self) -> None:
        """Start both runs."""
        drawing = self.editor.drawing
        try:
            other = self.choice.currentData().make()
            load = translated(self.load, drawing, other)
            self.machines = [machine(drawing, self.load), machine(other, load)]
        except DrawingError as error:
            self.state.setText(str(error))
            return
        self.outcomes, self._shares = [None, None], [0.0, 0.0]
        said = [*self._drawings_differ(other), *differences(*self.machines)]
        self.differences.setPlainText("\n".join(said) or self.tr("There are no differences."))
        self._remarks = self._cautioned()
        self.state.setText(self._remarks)
        self._show()
        self.progress.begin(self.tr("Running both"))
        self.start.setEnabled(False)
        for side, (process, made) in enumerate(zip(self.processes, self.machines, strict=True)):
            file = Path(self._folder.name) / f"side-{side}.toml"
            file.write_text(made.text, encoding="utf-8")
            process.start(file=str(file))

    def _cautioned(self) -> str:
        """Return the limits of validity for a later release of z/VM, and the parts that are not simulated."""
        lpars = [each.scenario.lpar for each in self.machines]
        cautions = dict.fromkeys(filter(None, map(short_caution, lpars)))
        self.state.setToolTip("\n".join(dict.fromkeys(filter(None, map(caution, lpars)))))
        left_out = [left_out.text for each in self.machines for left_out in each.left_out]
        return "\n".join([*cautions, *left_out[:2]])

    def cancel(self) -> None:
        """Cancel both runs immediately."""
        self._stop()
        self._finish(self.tr("The runs were canceled."))

    def _stop(self) -> None:
        for process in self.processes:
            process.stop()

    def _fail(self, text: str) -> None:
        self._stop()
        self._finish(text)

    def _finish(self, text: str) -> None:
        self.progress.finish()
        self.start.setEnabled(True)
        self.state.setText(text)

    def _on_progress(self, side: int, share: float) -> None:
        self._shares[side] = share
        self.progress.show_progress(int(100 * min(self._shares)), 100)

    def _on_done(self, side: int, outcome: dict[str, Any]) -> None:
        self.outcomes[side], self._shares[side] = _read(outcome), 1.0
        self._show()
        if all(self.outcomes):
            self._finish(self._remarks)

    # ---- what came of them

    def figures(self) -> list[ComparedFigure]:
        """Return the table rows."""
        return [
            ComparedFigure(self.tr("Relocation time"), lambda it: it.relocation, self.tr("s"), 2),
            ComparedFigure(self.tr("Quiesce time"), lambda it: it.quiesce, self.tr("s"), 2),
            ComparedFigure(self.tr("Passes"), lambda it: it.passes, "", 0),
            ComparedFigure(self.tr("Pages sent"), lambda it: it.pages, "", 0),
            ComparedFigure(self.tr("Mean rate"), lambda it: it.mbs, self.tr("MB/s"), 0),
            ComparedFigure(self.tr("Channel balance"), lambda it: 100 * it.balance, "%", 0),
            ComparedFigure(self.tr("Active transfers"), lambda it: it.queue, "", 1),
        ]

    def _names(self) -> tuple[str, str]:
        return self.tr("This drawing"), self.choice.currentText() or self.tr("The other drawing")

    def _show(self) -> None:
        rows, names = self.figures(), self._names()
        first, second = self.outcomes
        self._head(self.tr("Figure"), *names, self.tr("Difference"))
        self.table.setRowCount(len(rows) + 1)
        for row, figure in enumerate(rows):
            values = [None if outcome is None else figure.value(outcome) for outcome in (first, second)]
            texts = [_text(value, figure) for value in values]
            self._fill(row, figure.title, [*texts, _difference(values, figure)])
        finishes = [outcome.finish if outcome else "" for outcome in (first, second)]
        self._fill(len(rows), self.tr("Finish"), [*finishes, ""])
        self.chart.show_outcomes((first, second), names)
        for part in (self.table, self.chart):
            part.setVisible(any(self.outcomes))

    def _head(self, *titles: str) -> None:
        for column, title in enumerate(titles):
            item = QTableWidgetItem(title)
            item.setToolTip(title)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            self.table.setHorizontalHeaderItem(column, item)

    def _fill(self, row: int, title: str, texts: list[str]) -> None:
        for column, text in enumerate((title, *texts)):
            item = QTableWidgetItem(text)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.setItem(row, column, item)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end()
        super().closeEvent(event)

    def reject(self) -> None:
        """Also cancel both runs when Escape closes the dialog."""
        self._end()
        super().reject()

    def _end(self) -> None:
        self._stop()
        self._folder.cleanup()


class _Made:
    """Wraps a function in a combo box item, which would otherwise not keep it intact."""

    def __init__(self, make: Make) -> None:
        self.make = make


def _same(drawing: Drawing) -> Drawing:
    return drawing


def _read(table: dict[str, Any]) -> DrawingOutcome:
    channels = {name: (rate, busy) for name, (rate, busy) in table["channels"].items()}
    curve = tuple((time, rate) for time, rate in table["curve"])
    return DrawingOutcome(**(table | {"channels": channels, "curve": curve}))


def _text(value: float | None, figure: ComparedFigure) -> str:
    return "" if value is None else with_unit(f"{value:,.{figure.digits}f}", figure.unit)


def _difference(values: list[float | None], figure: ComparedFigure) -> str:
    """Return the first value minus the second as text, with a percentage where possible."""
    first, second = values
    if first is None or second is None:
        return ""
    by = first - second
    if abs(by) < 0.5 * 10**-figure.digits:
        return "="
    share = f" ({numeral(by / second, '+.0%')})" if second else ""
    return with_unit(numeral(by, f"+,.{figure.digits}f"), figure.unit) + share
