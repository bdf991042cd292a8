"""Evacuate a member: plans are searched in the background, shown as a Gantt chart, and edited by the user."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QMessageBox,
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
from app.relocation.evacuation_fields import EvacuationFields, labeled
from app.relocation.evacuation_guest import EvacuationGuest
from app.relocation.evacuation_page import html, pdf
from app.relocation.evacuation_saved import SavedPlans
from app.widgets.committed import ChoiceBox
from app.widgets.note_label import NoteLabel
from app.widgets.progress_line import ProgressLine
from engine.against.cautions import cautions
from engine.atomic import atomic_write
from engine.evacuation.plan import EvacuationPlan, PlannedMove
from engine.evacuation.report import command_text, sentences, staying, tried_rows
from engine.evacuation.search import BY_HAND, PER_GUEST, EvacuationReport, TriedPlan
from engine.evacuation.simulate import Evacuation
from engine.evacuation.survey import default_start
from engine.kernel.units import MS
from engine.language import filled
from engine.recording.command_log import GivenCommand
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario

SIZE = 1060, 760
CHART = 0.45  # of the height of the window, at most


class EvacuationDialog(QDialog):
    """Searches for a plan, shows it, and simulates it again when its order, targets or timeouts change."""

    def __init__(
        self,
        scenario: Scenario,
        commands: Sequence[GivenCommand] = (),
        at: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """commands: those of the current run; at: the time when the window opens, ns; None: after the first
        phase.

        Commands given at that very moment count, so the time is rounded up to milliseconds.
        """
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.setWindowTitle(self.tr("Evacuate a member: {0}").format(scenario_text(scenario.title)))
        self._scenario, self._commands = scenario, [asdict(given) for given in commands]
        self._start = default_start(scenario) if at is None else -(-at // MS) * MS
        self.report: EvacuationReport | None = None
        self.found: Evacuation | None = None  # shown
        self.plan: EvacuationPlan | None = None  # shown, or under way
        self._saved = SavedPlans()
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
        self.fields = EvacuationFields(self._scenario, self._start, self)
        self.search = QPushButton(self.tr("&Search for a plan"), self)
        self.search.setObjectName("primary")
        self.note, self.progress = NoteLabel(self), ProgressLine(self)
        self.plans_label, self.plans = labeled(self.tr("P&lan:"), ChoiceBox, self)
        self.guest = EvacuationGuest(self)
        self.around = QScrollArea(self)
        self.chart, self.page = EvacuationChart(self.around), HtmlView(self)
        self.page.setAccessibleName(self.tr("Evacuation plan"))
        self.copy = QPushButton(self.tr("&Copy commands"), self)
        self.save_pdf = QPushButton(self.tr("Save as &PDF…"), self)
        self.close_button = QPushButton(self.tr("Close"), self)
        for button in (self.search, self.copy, self.save_pdf, self.close_button):
            button.setAutoDefault(False)  # Return in a guest's field does not start a search

    def _lay_out(self) -> None:
        row, plan, foot = (QHBoxLayout() for _ in range(3))
        row.addWidget(self.fields.enable)
        row.addWidget(self.search)
        row.addWidget(self.note, 1)
        row.addWidget(self.progress, 1)
        plan.addWidget(self.plans_label)
        plan.addWidget(self.plans, 1)
        foot.addStretch()
        for button in (self.copy, self.save_pdf, self.close_button):
            foot.addWidget(button)
        self.around.setWidgetResizable(True)
        self.around.setWidget(self.chart)
        self.around.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.addWidget(self.fields)
        layout.addLayout(row)
        layout.addLayout(plan)
        layout.addWidget(self.guest)
        layout.addWidget(self.around)
        layout.addWidget(self.page, 1)
        layout.addLayout(foot)
        resize_for_text(self, *SIZE)

    def _connect(self) -> None:
        self.fields.changed.connect(self._show_changed)
        self.fields.submitted.connect(self.start)
        self.search.clicked.connect(self.start)
        self.progress.cancelled.connect(self.stop)
        self.plans.activated.connect(self._take_plan)
        self.chart.moved.connect(self._reorder)
        self.chart.selected.connect(self._show_selected)
        self.guest.moved.connect(self.chart.move_selected)
        self.guest.changed.connect(self._change)
        self.guest.refused.connect(self._complain)
        self.copy.clicked.connect(self._copy)
        self.save_pdf.clicked.connect(self._save_pdf)
        self.close_button.clicked.connect(self.close)
        for process in (self.searching, self.running):
            process.progress.connect(lambda counted: self.progress.show_progress(*counted))
            process.failed.connect(self._fail)
        self.searching.done.connect(self.show_report)
        self.running.done.connect(self._take_run)

    # ---- the search

    @property
    def is_current(self) -> bool:
        """Whether the plan shown belongs to the current input."""
        try:
            return self.report is not None and self.fields.wish() == self.report.wish
        except ValueError:
            return False

    def _show_changed(self) -> None:
        """Show whether the plan belongs to an input that differs from the current input."""
        if not self.searching.busy:
            self._clear_note()
            self._show_state()

    def _clear_note(self) -> None:
        """Show no message, except that the plan belongs to a different input."""
        self.note.setText("")
        self._mark_stale()

    def _mark_stale(self) -> None:
        """Show that the plan belongs to a different input, if it does."""
        if self.report is not None and not self.is_current:
            changed = self.tr("The input has changed: the plan shown is for {0}. Search again.")
            self.note.setText(changed.format(self.report.wish.member))

    def start(self) -> None:
        """Search for a plan."""
        try:
            wish = self.fields.wish()
        except ValueError as error:
            self._complain(str(error))
            return
        if self._saved.lost_changes(self.report, self._running_plan) and not self.may_discard():
            return
        self.running.stop()
        self.note.setText("")
        self.progress.begin(self.tr("Runs"))
        self.searching.start(table=self._table(), wish=wish.model_dump(mode="json"), commands=self._commands)
        self._show_state()

    def _table(self) -> dict[str, Any]:
        return scenario_table(self._scenario)

    def show_report(self, table: Any) -> None:
        """Show the outcome of a search: a table returned by a job."""
        self.report = EvacuationReport.model_validate(table)
        best = self.report.best
        self.found, self.plan = (best.found, best.found.plan) if best else (None, None)
        simulated = self.tr("{0} plans simulated; the best is shown").format(len(self.report.tried))
        self.note.setText(simulated if best else sentences(self.report.survey, None)[0])
        self._saved.clear()
        self.chart.row = 0
        self._offer_plans(0)
        self._mark_stale()
        self._show()
        self.chart.setFocus()

    def _offer_plans(self, chosen: int) -> None:
        assert self.report is not None
        self.plans.clear()
        for row in tried_rows(self.report):
            order, number, targets, stay, took = row[:5]
            text = self.tr("{0}, {1} at a time, {2}: {3} stay, {4}").format(
                order, number, targets, stay, took
            )
            self.plans.addItem(text)
        self.plans.setCurrentIndex(chosen)

    def _take_plan(self, place: int) -> None:
        """Show another plan that was tried, and simulate the return of its guests."""
        assert self.report is not None
        self._end_run()
        self._clear_note()
        self.found = self.report.tried[place].found
        self.plan = self.found.plan
        self._show()
        if not self.found.back and not self.found.error:
            self._simulate(self.plan)

    # ---- changes by hand

    def _reorder(self, place: int, to: int) -> None:
        if self.plan is not None:
            self._simulate(self.plan.reordered(place, to))

    def _change(self, move: PlannedMove) -> None:
        """Set a different target or timeout for the selected guest."""
        if self.plan is not None:
            self._simulate(self.plan.changed(self.chart.row, move))

    def _simulate(self, plan: EvacuationPlan) -> None:
        self.plan = plan
        self._clear_note()
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
        self._mark_stale()
        self._show()

    # ---- displayed content

    def _show(self) -> None:
        assert self.report is not None
        self._show_chart()
        self.page.update_html(html(self.report, self.found, cautions(self._scenario)))
        self._show_state()

    def _show_chart(self) -> None:
        """Show the plan; during a run, with the times of the previous order."""
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
        """Set the chart to the height that its rows need, at most part of the window."""
        frame = 2 * self.around.frameWidth()
        self.around.setFixedHeight(min(self.chart.minimumHeight() + frame, round(CHART * self.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_chart()
        super().resizeEvent(event)

    def _show_selected(self) -> None:
        """Show the targets and the timeout of the selected guest."""
        row, name = self.chart.row, self.chart.rows[self.chart.row].name if self.chart.rows else ""
        guests = self.report.survey.guests if self.report else ()
        guest = next((guest for guest in guests if guest.userid == name), None)
        targets = guest.targets(self.report.wish.enable) if self.report and guest else ()
        self.guest.show_guest(self.plan, row, targets)
        if self.chart.rows:
            self.around.ensureVisible(0, self.chart.top_of(row), 0, 40)

    def _show_state(self) -> None:
        busy = self.searching.busy or self.running.busy
        self.search.setEnabled(not self.searching.busy)
        self.progress.setVisible(busy)
        self.note.setVisible(not busy or bool(self.note.text()))
        self.plans.setEnabled(self.plans.count() > 1 and not self.searching.busy)
        for part in (self.chart, self.guest):  # a search replaces the plan that they change
            part.setEnabled(not self.searching.busy)
        ready = self.is_current and not busy
        self.save_pdf.setEnabled(ready)
        self.copy.setEnabled(ready and self.found is not None)

    def stop(self) -> None:
        """Stop the runs; the most recently simulated plan stays."""
        self.searching.stop()
        self.running.stop()
        self.note.setText(self.tr("Canceled"))
        self.plan = self.found.plan if self.found else None
        self._mark_stale()
        self._show_chart()
        self._show_state()

    def _end_run(self) -> None:
        """Drop a run whose plan is no longer needed."""
        if self.running.busy:
            self.running.stop()

    def _complain(self, why: str) -> None:
        """Show the reason why an input is not accepted; a run that is under way continues."""
        self.note.setText(why)
        self._show_state()

    def _fail(self, why: str) -> None:
        """Show the reason why there is no result."""
        self.note.setText(why)
        self.plan = self.found.plan if self.found else None
        self._show_chart()
        self._show_state()

    # ---- results

    def _copy(self) -> None:
        if self.found is not None and self.report is not None:
            QGuiApplication.clipboard().setText(command_text(self.report.survey, self.found))
            self.note.setText(self.tr("Commands copied"))
            self._saved.add(self.found.plan)

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
            if self.found is not None:
                self._saved.add(self.found.plan)

    @property
    def _running_plan(self) -> EvacuationPlan | None:
        return self.plan if self.running.busy else None

    def may_discard(self) -> bool:
        """Return whether the plans may be lost: they are copied or saved, or the user agrees."""
        lost = self._saved.lost(self.report, self._running_plan)
        if not lost:
            return True
        text = self.tr("{0} {0:plan is|plans are} neither copied nor saved. Discard {0:it|them}?")
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(
            self,
            self.tr("Discard the plans?"),
            filled(text, lost),
            buttons.Discard | buttons.Cancel,
            buttons.Cancel,
        )
        return answer == buttons.Discard

    def reject(self) -> None:
        """Ask before plans are lost, even when Escape is pressed, which sends no close event."""
        if self.may_discard():
            super().reject()

    def done(self, result: int) -> None:
        """Close the dialog and end its background work."""
        self.searching.stop()
        self.running.stop()
        super().done(result)
