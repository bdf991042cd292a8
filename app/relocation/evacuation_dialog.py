"""Evacuate a member: plans are searched in the background, shown as a Gantt chart, and changed by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.files.reading_notes import notes_on_files
from app.files.save_dialog import FolderKind, begin_in, save_path
from app.frame.on_screen import resize_for_text
from app.jobs.process import Process
from app.jobs.work import work_list
from app.language import scenario_text
from app.look.literal import HtmlView
from app.relocation.evacuation_chart import EvacuationChart, EvacuationRow
from app.relocation.evacuation_page import html, pdf
from app.widgets.committed import ChoiceBox
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import make_accessible
from engine.against.cautions import cautions
from engine.atomic import atomic_write
from engine.evacuation.plan import TIMEOUT, EvacuationPlan
from engine.evacuation.report import command_text, staying, tried_rows
from engine.evacuation.search import AT_ONCE, BY_HAND, PER_GUEST, EvacuationReport, EvacuationWish, TriedPlan
from engine.evacuation.simulate import Evacuation
from engine.evacuation.survey import default_start
from engine.kernel.units import MS, parse_time
from engine.recording.command_log import GivenCommand
from engine.scenario.derived.systems import systems
from engine.scenario.files.quantities import time_text
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario

SIZE = 1060, 760
WINDOW = "30m"
LETTERS = 8  # that are seen in a closed box at least: the name of a member
ACROSS = 3  # fields in a line
CHART = 0.45  # of the height of the window, at most


class EvacuationDialog(QDialog):
    """Searches for a plan, shows it, and simulates it again when its order, targets or time-outs change."""

    def __init__(
        self,
        scenario: Scenario,
        commands: Sequence[GivenCommand] = (),
        at: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """commands: those of the present run; at: when the window opens, ns; None: after the first phase.

        Commands given at that very moment count, so it is rounded up to milliseconds.
        """
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.setWindowTitle(self.tr("Evacuate a member: {0}").format(scenario_text(scenario.title)))
        self._scenario, self._commands = scenario, [asdict(given) for given in commands]
        self._start = default_start(scenario) if at is None else -(-at // MS) * MS
        self.report: EvacuationReport | None = None
        self.found: Evacuation | None = None  # shown
        self.plan: EvacuationPlan | None = None  # shown, or under way
        self.searching = Process("find-evacuation", self, failure=self.tr("The runs ended unexpectedly"))
        failure = self.tr("The run ended unexpectedly")
        self.running = Process("run-evacuation", self, failure=failure, keep=True)
        for process in (self.searching, self.running):
            work_list.follow(process, lambda: self.windowTitle(), self.stop)
        self._make()
        self._lay_out()
        self._connect()
        self._show_state()

    # ---- parts

    def _make(self) -> None:
        """Make the parts in reading order."""
        texts = (
            self.tr("&Member:"),
            self.tr("&To:"),
            self.tr("At o&nce:"),
            self.tr("Window &opens at:"),
            self.tr("&Window:"),
            self.tr("T&ime-out:"),
        )
        kinds = (QComboBox, QComboBox, QComboBox, QLineEdit, QLineEdit, QLineEdit)
        self.fields = [self._labeled(text, kind) for text, kind in zip(texts, kinds, strict=True)]
        self.member, self.to, self.at_once, self.at, self.window_time, self.timeout = (
            part for _, part in self.fields
        )
        about = self.tr("Time-out of applications: longest stop that they tolerate")
        make_accessible(self.timeout, self.tr("Time-out of applications"), about)
        self.timeout.setToolTip(about)
        self.enable = QCheckBox(self.tr("SET &VMRELOCATE ON where it is off"), self)
        self.search = QPushButton(self.tr("&Search for a plan"), self)
        self.search.setObjectName("primary")
        self.note, self.progress = QLabel(self, wordWrap=True), ProgressLine(self)
        self._make_plan()
        self._fill()

    def _labeled(self, text: str, kind: type[QWidget]) -> tuple[QLabel, Any]:
        """Return a label and its control."""
        label, part = QLabel(text, self), kind(self)
        label.setBuddy(part)
        make_accessible(part, text.replace("&", "").rstrip(":"))
        if isinstance(part, QComboBox):
            part.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            part.setMinimumContentsLength(LETTERS)
        return label, part

    def _make_plan(self) -> None:
        self.plan_fields = [
            self._labeled(self.tr("P&lan:"), ChoiceBox),
            self._labeled(self.tr("Selected guest &goes to:"), QComboBox),
            self._labeled(self.tr("tim&e-out:"), QLineEdit),
        ]
        self.plans, self.target, self.own_timeout = (part for _, part in self.plan_fields)
        make_accessible(self.target, self.tr("Target member of the selected guest"))
        make_accessible(self.own_timeout, self.tr("Time-out of the applications of the selected guest"))
        self.up, self.down = QPushButton(self.tr("Move &up"), self), QPushButton(self.tr("Move &down"), self)
        self.around = QScrollArea(self)
        self.chart, self.page = EvacuationChart(self.around), HtmlView(self)
        self.page.setAccessibleName(self.tr("Plan of the evacuation"))
        self.copy = QPushButton(self.tr("&Copy commands"), self)
        self.save_pdf = QPushButton(self.tr("Save as &PDF…"), self)
        self.close_button = QPushButton(self.tr("Close"), self)
        for button in (self.search, self.up, self.down, self.copy, self.save_pdf, self.close_button):
            button.setAutoDefault(False)  # Return in a field of a guest searches for nothing

    def _fill(self) -> None:
        self.member.addItems([system.name for system in systems(self._scenario)])
        self.at.setText(time_text(self._start))
        self.window_time.setText(WINDOW)
        self.at_once.addItem(self.tr("try all"), None)
        for number in AT_ONCE:
            self.at_once.addItem(str(number), number)
        self.timeout.setPlaceholderText(self.tr("{0}, assumed").format(time_text(TIMEOUT)))
        self._offer_targets()

    def _lay_out(self) -> None:
        grid, row, plan, guest, foot = QGridLayout(), *(QHBoxLayout() for _ in range(4))
        for place, (label, part) in enumerate(self.fields):
            line, column = divmod(place, ACROSS)
            grid.addWidget(label, line, 2 * column)
            grid.addWidget(part, line, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        row.addWidget(self.enable)
        row.addWidget(self.search)
        row.addWidget(self.note, 1)
        row.addWidget(self.progress, 1)
        for part in self.plan_fields[0]:
            plan.addWidget(part)
        plan.setStretchFactor(self.plans, 1)
        for label, part in self.plan_fields[1:]:
            guest.addWidget(label)
            guest.addWidget(part)
        self.own_timeout.setMaximumWidth(12 * self.fontMetrics().averageCharWidth())
        guest.addStretch()
        guest.addWidget(self.up)
        guest.addWidget(self.down)
        foot.addStretch()
        for button in (self.copy, self.save_pdf, self.close_button):
            foot.addWidget(button)
        self.around.setWidgetResizable(True)
        self.around.setWidget(self.chart)
        self.around.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        for part in (grid, row, plan, guest):
            layout.addLayout(part)
        layout.addWidget(self.around)
        layout.addWidget(self.page, 1)
        layout.addLayout(foot)
        resize_for_text(self, *SIZE)

    def _connect(self) -> None:
        self.member.currentIndexChanged.connect(self._offer_targets)
        for box in (self.member, self.to, self.at_once):
            box.currentIndexChanged.connect(self._show_changed)
        for line in (self.at, self.window_time, self.timeout):
            line.textChanged.connect(self._show_changed)
        self.enable.toggled.connect(self._show_changed)
        self.search.clicked.connect(self.start)
        for line in (self.at, self.window_time, self.timeout):
            line.returnPressed.connect(self.start)
        self.progress.cancelled.connect(self.stop)
        self.plans.activated.connect(self._take_plan)
        self.chart.moved.connect(self._reorder)
        self.chart.selected.connect(self._show_selected)
        self.up.clicked.connect(lambda: self.chart.move_selected(-1))
        self.down.clicked.connect(lambda: self.chart.move_selected(1))
        self.target.activated.connect(self._redirect)
        self.own_timeout.editingFinished.connect(self._limit)
        self.copy.clicked.connect(self._copy)
        self.save_pdf.clicked.connect(self._save_pdf)
        self.close_button.clicked.connect(self.close)
        for process in (self.searching, self.running):
            process.progress.connect(lambda counted: self.progress.show_progress(*counted))
            process.failed.connect(self._fail)
        self.searching.done.connect(self.show_report)
        self.running.done.connect(self._take_run)

    def _offer_targets(self) -> None:
        """Offer the members that guests may go to."""
        others = [name for name in self._names() if name != self.member.currentText()]
        self.to.clear()
        if len(others) > 1:
            self.to.addItem(self.tr("try all"), None)
        for name in others:
            self.to.addItem(name, name)

    def _names(self) -> list[str]:
        return [self.member.itemText(place) for place in range(self.member.count())]

    # ---- the search

    def wish(self) -> EvacuationWish:
        """Return what is asked for. Raises ValueError for a text that is no time."""
        typed = self.timeout.text().strip()
        return EvacuationWish(
            member=self.member.currentText(),
            at=parse_time(self.at.text()),
            window=parse_time(self.window_time.text()),
            at_once=self.at_once.currentData(),
            to=self.to.currentData(),
            timeouts={"": parse_time(typed)} if typed else {},
            enable=self.enable.isChecked(),
        )

    @property
    def is_current(self) -> bool:
        """Whether the plan shown is for the present input."""
        try:
            return self.report is not None and self.wish() == self.report.wish
        except ValueError:
            return False

    def _show_changed(self) -> None:
        """Show that the plan is for another input than the present one."""
        if self.report is not None and not self.searching.busy:
            changed = self.tr("The input has changed: the plan shown is for {0}. Search again.")
            self.note.setText("" if self.is_current else changed.format(self.report.wish.member))
            self._show_state()

    def start(self) -> None:
        """Search for a plan."""
        try:
            wish = self.wish()
        except ValueError as error:
            self._fail(str(error))
            return
        self.running.stop()
        self.progress.begin(self.tr("Runs"))
        self.searching.start(table=self._table(), wish=wish.model_dump(mode="json"), commands=self._commands)
        self._show_state()

    def _table(self) -> dict[str, Any]:
        return scenario_table(self._scenario)

    def show_report(self, table: Any) -> None:
        """Show the outcome of a search, a table as a job returns it."""
        self.report = EvacuationReport.model_validate(table)
        best = self.report.best
        self.found, self.plan = (best.found, best.found.plan) if best else (None, None)
        self.note.setText(self.tr("{0} plans simulated; the best is shown").format(len(self.report.tried)))
        self.chart.row = 0
        self._offer_plans(0)
        self._show()
        self.chart.setFocus()

    def _offer_plans(self, chosen: int) -> None:
        assert self.report is not None
        self.plans.clear()
        for row in tried_rows(self.report):
            order, number, targets, stay, took = row[:5]
            text = self.tr("{0}, {1} at once, {2}: {3} stay, {4}").format(order, number, targets, stay, took)
            self.plans.addItem(text)
        self.plans.setCurrentIndex(chosen)

    def _take_plan(self, place: int) -> None:
        """Show another plan that was tried, and simulate its way back."""
        assert self.report is not None
        self.found = self.report.tried[place].found
        self.plan = self.found.plan
        self._show()
        if not self.found.back and not self.found.error:
            self._simulate(self.plan)

    # ---- changes by hand

    def _reorder(self, place: int, to: int) -> None:
        if self.plan is not None:
            self._simulate(self.plan.reordered(place, to))

    def _redirect(self) -> None:
        move = self._selected()
        if self.plan is not None and move is not None and move.to != self.target.currentText():
            changed = move.model_copy(update={"to": self.target.currentText()})
            self._simulate(self.plan.changed(self.chart.row, changed))

    def _limit(self) -> None:
        """Take the time-out of the selected guest that was typed."""
        move = self._selected()
        if self.plan is None or move is None:
            return
        try:
            timeout = parse_time(self.own_timeout.text())
            if timeout <= 0:
                raise ValueError(self.tr("A time-out of 0; expected a time like 10s"))
        except ValueError as error:
            self._fail(str(error))
            return
        if timeout != move.timeout:
            changed = move.model_copy(update={"timeout": timeout, "typed": True})
            self._simulate(self.plan.changed(self.chart.row, changed))

    def _selected(self) -> Any:
        moves = self.plan.moves if self.plan else ()
        return moves[self.chart.row] if self.chart.row < len(moves) else None

    def _simulate(self, plan: EvacuationPlan) -> None:
        self.plan = plan
        self.progress.begin(self.tr("Run of this plan"))
        self.running.start(table=self._table(), plan=plan.model_dump(mode="json"), commands=self._commands)
        self._show_chart()
        self._show_state()

    def _take_run(self, table: Any) -> None:
        assert self.report is not None
        self.found = Evacuation.model_validate(table)
        tried = list(self.report.tried)
        same = next((at for at, one in enumerate(tried) if one.found.plan == self.found.plan), None)
        if same is None:
            tried.append(TriedPlan(order=BY_HAND, targets=PER_GUEST, found=self.found))
            same = len(tried) - 1
        else:
            tried[same] = tried[same].model_copy(update={"found": self.found})
        self.report = self.report.model_copy(update={"tried": tuple(tried)})
        self.note.setText(self.tr("Simulated"))
        self._offer_plans(same)
        self._show()

    # ---- what is shown

    def _show(self) -> None:
        assert self.report is not None
        self._show_chart()
        self.page.setHtml(html(self.report, self.found, cautions(self._scenario)))
        self._show_state()

    def _show_chart(self) -> None:
        """Show the plan; during a run, with the times of the order before."""
        report, plan = self.report, self.plan
        if report is None:
            return
        known = {move.userid: move for move in self.found.moves} if self.found else {}
        rows = [EvacuationRow(move.userid, known[move.userid]) for move in (plan.moves if plan else ())]
        planned = {row.name for row in rows}
        why = dict(staying(report.survey, self.found))
        rows += [
            EvacuationRow(guest.userid, None, why.get(guest.title, ""))
            for guest in report.survey.guests
            if guest.userid not in planned
        ]
        until = plan.until if plan else 0
        self.chart.show_rows(rows, report.survey.at, until, stale=self.running.busy)
        self._fit_chart()
        self._show_selected()

    def _fit_chart(self) -> None:
        """Give the chart the height that its rows need, at most a part of the window."""
        frame = 2 * self.around.frameWidth()
        self.around.setFixedHeight(min(self.chart.minimumHeight() + frame, round(CHART * self.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_chart()
        super().resizeEvent(event)

    def _show_selected(self) -> None:
        """Offer the targets and the time-out of the selected guest."""
        move = self._selected()
        self.target.clear()
        if self.report is not None and move is not None:
            guest = next(one for one in self.report.survey.guests if one.userid == move.userid)
            self.target.addItems(list(guest.targets(self.report.wish.enable)))
            self.target.setCurrentText(move.to)
        self.own_timeout.setText("" if move is None else time_text(move.timeout))
        row = self.chart.row
        planned = len(self.plan.moves) if self.plan else 0
        self.target.setEnabled(self.target.count() > 1)
        self.own_timeout.setEnabled(move is not None)
        self.up.setEnabled(move is not None and row > 0)
        self.down.setEnabled(move is not None and row < planned - 1)
        if self.chart.rows:
            self.around.ensureVisible(0, self.chart.top_of(row), 0, 40)

    def _show_state(self) -> None:
        busy = self.searching.busy or self.running.busy
        self.search.setEnabled(not self.searching.busy)
        self.progress.setVisible(busy)
        self.note.setVisible(not busy)
        self.plans.setEnabled(self.plans.count() > 1)
        ready = self.is_current and not busy
        self.save_pdf.setEnabled(ready)
        self.copy.setEnabled(ready and self.found is not None)

    def stop(self) -> None:
        """Stop the runs; the plan simulated last stays."""
        self.searching.stop()
        self.running.stop()
        self.note.setText(self.tr("Canceled"))
        self.plan = self.found.plan if self.found else None
        self._show_chart()
        self._show_state()

    def _fail(self, why: str) -> None:
        self.note.setText(why)
        self.plan = self.found.plan if self.found else None
        self._show_chart()
        self._show_state()

    # ---- results

    def _copy(self) -> None:
        if self.found is not None and self.report is not None:
            QGuiApplication.clipboard().setText(command_text(self.report.survey, self.found))
            self.note.setText(self.tr("Commands copied"))

    def _save_pdf(self) -> None:
        if self.report is None:
            return
        begin = begin_in(FolderKind.EXPORTS, "evacuation.pdf")
        path = save_path(self, self.tr("Save the plan"), begin, self.tr("PDF (*.pdf)"))
        if path is None:
            return
        caution, read = cautions(self._scenario), notes_on_files.reported
        try:
            atomic_write(path, pdf(self.report, self.found, self.windowTitle(), caution, read))
        except OSError as error:
            why = error.strerror or error
            self.note.setText(self.tr("{0} cannot be written: {1}").format(path.name, why))
        else:
            self.note.setText(self.tr("Saved as {0}").format(path))

    def done(self, result: int) -> None:
        """Close the dialog, by Escape as well, and end its background work."""
        self.searching.stop()
        self.running.stop()
        super().done(result)
