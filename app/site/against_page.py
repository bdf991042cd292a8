"""The page of the site dialog that compares the real system with its simulation, and fits the simulation."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.jobs.process import Process
from app.jobs.work import work_list
from app.look import theme
from app.widgets.note_label import parts_of
from app.widgets.progress_line import ProgressLine
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import RowsModel, TableColumn
from engine.against.comparison import AgainstRow
from engine.against.report import HEADS, SiteReport, cells_of, report_of_json
from engine.language import say
from engine.runs.ranges import digits
from engine.scenario.saving import scenario_table
from engine.site.machine import SiteMachine

NUMBERS, VERDICT, WHY, SOURCE = (1, 2), 3, 4, 5  # columns
WIDEST = (2, 4)  # columns that take at most a third of the table; tips have all of them
ROW_HEIGHT = 24  # px at 100%
NOTES = 5  # lines at first


class AgainstPage(QWidget):
    """The comparison page. `changed` follows each outcome, and each new machine; `text` is then the
    scenario file.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report: SiteReport | None = None
        self._machine: SiteMachine | None = None
        self.process = Process("hold-site", self, failure=self.tr("The comparison ended unexpectedly"))
        work_list.follow(self.process, lambda: self.tr("Your system and its simulation"), self.stop)
        self._make()
        self._lay_out()
        self.compare.clicked.connect(lambda: self.start())
        self.fit.clicked.connect(lambda: self.start(fit=True))
        self.progress.cancelled.connect(self.stop)
        self.process.progress.connect(self._show_progress)
        self.process.done.connect(self._take)
        self.process.failed.connect(self._fail)
        self._show_state()

    @property
    def text(self) -> str:
        """The scenario file, including the outcome of the comparison."""
        if self.report is not None:
            return self.report.text
        return self._machine.text if self._machine else ""

    @property
    def stops(self) -> list[QWidget]:
        """The widgets at which the Tab key stops, in order."""
        return [self.compare, self.fit, self.table, self.notes]

    def _make(self) -> None:
        self.hint = QLabel(self.tr(_HINT), self, wordWrap=True)
        self.compare = QPushButton(self.tr("&Compare with a run"), self)
        self.fit = QPushButton(self.tr("&Fit assumptions"), self)
        self.progress = ProgressLine(self)
        columns = [_column(place, head) for place, head in enumerate(HEADS)]
        self.rows: RowsModel[AgainstRow] = RowsModel(columns, lambda row: row.key, self)
        self.table = QTableView(self)
        self.table.setModel(self.rows)
        self.table.setAccessibleName(self.tr("Your system and its simulation"))
        for_reading(self.table, ROW_HEIGHT)
        self.notes = QPlainTextEdit(self, readOnly=True)
        self.notes.setTabChangesFocus(True)
        self.notes.setAccessibleName(self.tr("Comparison results"))

    def _lay_out(self) -> None:
        row, layout = QHBoxLayout(), QVBoxLayout(self)
        for button in (self.compare, self.fit):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addWidget(self.progress, 1)
        row.addStretch()
        layout.addWidget(self.hint)
        layout.addLayout(row)
        parts = QSplitter(Qt.Orientation.Vertical, self, childrenCollapsible=False)
        parts.addWidget(self.table)
        parts.addWidget(self.notes)
        parts.setStretchFactor(0, 1)
        parts.setSizes([parts.height(), NOTES * self.fontMetrics().lineSpacing()])
        layout.addWidget(parts, 1)

    # ---- the comparison

    def show_machine(self, machine: SiteMachine | None) -> None:
        """Use the machine made from the files; a machine that differs from the previous machine has not been
        compared yet.
        """
        if machine is None or (self._machine and machine.text == self._machine.text):
            return
        self.stop()
        self._machine, had = machine, self.report is not None
        self._show(None)
        if had:
            self._show_note(self.tr("The scenario has changed. Compare again."))

    def start(self, fit: bool = False) -> None:
        """Compare in the background, and fit if requested."""
        if self._machine is None:
            return
        before = self.report.as_json() if fit and self.report else None
        table = scenario_table(self._machine.scenario)
        self.progress.begin(self.tr("Runs"))
        self.process.start(text=self._machine.text, table=table, fit=fit, before=before)
        self._show_state()

    def stop(self) -> None:
        """Stop the runs; earlier results stay."""
        if self.process.busy:
            self.process.stop()
            self._show_note(self.tr("Canceled"))
            self._show_state()

    def _show_progress(self, told: Any) -> None:
        phase, done, total = told
        if phase != self.progress.bar.accessibleName():
            self.progress.begin(phase)
        self.progress.show_progress(done, total)

    def _take(self, found: Any) -> None:
        self._show(report_of_json(found))

    def _show(self, report: SiteReport | None) -> None:
        self.report = report
        self.rows.show_rows(report.ordered if report else [])
        self._show_note("\n".join(report.notes) if report else "")
        self.changed.emit()
        self._show_state()

    def _fail(self, why: str) -> None:
        self._show_note(*parts_of(why))
        self._show_state()

    def _show_note(self, text: str, details: str = "") -> None:
        self.notes.setPlainText(text)
        self.notes.setToolTip(details)

    def _show_state(self) -> None:
        busy, report = self.process.busy, self.report
        self.compare.setEnabled(not busy and self._machine is not None)
        self.fit.setEnabled(not busy and report is not None and report.can_fit)
        self.progress.setVisible(busy)
        self.hint.setVisible(report is None and not busy)
        header = self.table.horizontalHeader()
        header.resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        for place in WIDEST:
            header.resizeSection(place, min(header.sectionSize(place), self.width() // 3))
        header.setStretchLastSection(True)


def _column(place: int, head: str) -> TableColumn[AgainstRow]:
    return TableColumn(
        say(head),
        lambda row: cells_of(row)[place],
        number=place in NUMBERS,
        tip=_why if place == WHY else None,
        colour=_colour if place == VERDICT else None,
    )


def _why(row: AgainstRow) -> str:
    if not row.reason:
        return row.words
    return say("{0}. A difference of {1} is tolerated: {2}.", row.words, digits(row.tolerance), row.reason)


def _colour(row: AgainstRow) -> QColor | None:
    look = theme.current()
    return {"differs": look.error, "unclear": look.warning}.get(row.verdict)


_HINT = (
    "Responses to INDICATE and QUERY, /proc/meminfo, vmstat and sar show how your system "
    "behaves. Their values are compared with a run of the scenario; where values differ, trial "
    "runs find the responsible assumption, which you can fit. Unless the values agree, What if "
    "results do not apply to your system."
)
