"""Find the fault: creates a case, shows the complaint and hints, and verifies an answer with a run."""

from __future__ import annotations

from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.files.save_dialog import FolderKind, begin_in, save_path
from app.frame.on_screen import resize_for_text
from app.jobs.process import Process
from app.jobs.work import work_list
from app.look.literal import HtmlView
from app.run_sets.faults.case_choice import CaseChoice, form_of, wide_box
from app.run_sets.faults.case_file import write_case
from app.run_sets.faults.page import result_html
from app.version import program_version
from app.widgets.note_label import NoteLabel
from app.widgets.number_boxes import complaint_in
from app.widgets.progress_line import ProgressLine
from engine.atomic import atomic_write, complaint
from engine.faults.catalog import fault_kinds
from engine.faults.deal import DealtFault, FaultError
from engine.faults.proof import (
    FaultAnswer,
    FaultExamination,
    FaultVerdict,
    examination_of_json,
    verdict_of_json,
)
from engine.language import say
from lessons.report.fault import FaultResults, FaultWork, fault_report
from lessons.report.report_file import ReportError

SIZE = 760, 760


class FaultDialog(QDialog):
    """Creates a machine with a hidden fault and judges the answer; `wanted` carries the file to open."""

    wanted = Signal(object)  # Path

    def __init__(
        self, folder: Path, parent: QWidget | None = None, results: FaultResults | None = None
    ) -> None:
        """folder: the folder for the machines of cases. results: the folder for results of answers; None:
        that of this user.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find the fault"))
        self._folder = folder
        self.results = results or FaultResults()
        self._answer: FaultAnswer | None = None  # that is judged
        self._begun = datetime.now(UTC)
        self.dealt: DealtFault | None = None
        self.found: FaultExamination | None = None
        self.hints = 0
        self._given: dict[str, int] = {}  # hints, by case
        self.examining = Process("examine-fault", self, failure=self.tr("The runs ended unexpectedly"))
        self.judging = Process("judge-fault", self, failure=self.tr("The runs ended unexpectedly"))
        for process in (self.examining, self.judging):
            work_list.follow(process, lambda: self.windowTitle(), self.stop)
        self._make()
        self._lay_out()
        self._connect()
        self._show_state()

    def _make(self) -> None:
        self.choice = CaseChoice(self)
        self.deal_button = QPushButton(self.tr("&Deal"), self)
        self.deal_button.setObjectName("primary")
        introduction = self.tr(
            "One value of a machine is wrong. Press Deal to open the machine, and examine it while this "
            "window stays open. Then specify the cause, the place and a repair, and prove the repair "
            "with a run."
        )
        self.case = QLabel(introduction, self, wordWrap=True)
        self.cause, self.place = wide_box(self), QLineEdit(self)
        self.place.setPlaceholderText(self.tr("LNXOLTP, 3C, or system"))
        self.repair = QPlainTextEdit(self, tabChangesFocus=True)
        self.repair.setPlaceholderText("SET SHARE LNXOLTP RELATIVE 400\nlpar.xstor=2G")
        self.hint_button = QPushButton(self.tr("&Hint (costs 1 point)"), self)
        self.hint = QLabel(self, wordWrap=True)
        self.prove = QPushButton(self.tr("&Prove"), self)
        self.save = QPushButton(self.tr("Sa&ve report…"), self)
        self.note, self.progress = NoteLabel(self), ProgressLine(self)
        self.page = HtmlView(self)
        self.page.setAccessibleName(self.tr("Result"))
        self.close_button = QPushButton(self.tr("Close"), self)
        for button in (self.deal_button, self.hint_button, self.prove, self.save, self.close_button):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addWidget(self.choice)
        layout.addWidget(self.deal_button, alignment=Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.case)
        form = form_of(
            (self.tr("&Cause:"), self.cause),
            (self.tr("P&lace:"), self.place),
            (self.tr("&Repair with settings or CP commands:"), self.repair),
        )
        layout.addLayout(form)
        row = QHBoxLayout()
        row.addWidget(self.hint_button)
        row.addWidget(self.prove)
        row.addWidget(self.save)
        row.addStretch()
        layout.addLayout(row)
        for part in (self.hint, self.note, self.progress):
            layout.addWidget(part)
        layout.addWidget(self.page, 1)
        layout.addWidget(self.close_button, alignment=Qt.AlignmentFlag.AlignRight)
        self.repair.setMaximumHeight(5 * self.repair.fontMetrics().lineSpacing())
        resize_for_text(self, *SIZE)

    def _connect(self) -> None:
        self.deal_button.clicked.connect(self.start)
        self.hint_button.clicked.connect(self._give_hint)
        self.prove.clicked.connect(self._judge)
        self.save.clicked.connect(self.save_report)
        self.close_button.clicked.connect(self.close)
        self.progress.cancelled.connect(self.stop)
        self.cause.currentIndexChanged.connect(self._show_state)
        self.place.textChanged.connect(self._show_state)
        self.repair.textChanged.connect(self._show_state)
        for process in (self.examining, self.judging):
            process.progress.connect(lambda counted: self.progress.show_progress(*counted))
            process.failed.connect(self._fail)
        self.examining.done.connect(self._take)
        self.judging.done.connect(self._take_verdict)

    # ---- the case

    def start(self) -> None:
        """Create the case, measure the complaint of its users, and have its machine opened."""
        if complaint_in(self):
            return
        try:
            dealt = self.choice.deal()
            file = write_case(self._folder, dealt)
        except FaultError as error:
            self._fail(str(error))
            return
        except OSError as error:
            self._fail(complaint(error))
            return
        self._clear(dealt)
        self.progress.begin(self.tr("Runs"))
        self.examining.start(code=dealt.code)
        self._show_state()
        self.wanted.emit(file)

    def _clear(self, dealt: DealtFault) -> None:
        self.hints = self._given.get(dealt.code, 0)
        self.found, self.dealt = None, dealt
        self._begun = datetime.now(UTC)
        self.case.setText(self.tr("Case {0}").format(dealt.code))
        self.cause.clear()
        kinds = {say(kind.title): kind.id for kind in fault_kinds(dealt.kind.machine.study)}
        for title in sorted(kinds):
            self.cause.addItem(title, kinds[title])
        self.cause.setCurrentIndex(-1)  # the first one may be correct
        for text in (self.place, self.repair, self.note, self.page):
            text.clear()
        self._show_hints()

    def _take(self, table: Any) -> None:
        self.found = examination_of_json(table)
        text = self.tr("Case {0}. {1}").format(self.found.code, self.found.complaint)
        if self.results.was_answered(self.found.code):
            text += " " + self.tr("The answer has already been shown: another proof earns no points.")
        self.case.setText(text)
        self._show_state()
        if self.isActiveWindow():
            self.cause.setFocus()

    def _give_hint(self) -> None:
        assert self.dealt is not None
        self.hints += 1
        self._given[self.dealt.code] = self.hints
        self._show_hints()
        self._show_state()

    def _show_hints(self) -> None:
        assert self.dealt is not None
        self.hint.setText("\n".join(self.dealt.hints()[: self.hints]))

    # ---- the answer

    def _judge(self) -> None:
        assert self.found is not None
        self.note.clear()
        self.page.clear()
        self.progress.begin(self.tr("Run with the repair"))
        repair = tuple(self.repair.toPlainText().splitlines())
        self._answer = FaultAnswer(self.cause.currentData(), self.place.text(), repair, self.hints)
        self.judging.start(found=self.found.as_json(), **asdict(self._answer))
        self._show_state()

    def _take_verdict(self, table: Any) -> None:
        assert self.found is not None
        verdict = verdict_of_json(table)
        if self.results.was_answered(self.found.code):
            verdict = replace(verdict, again=True)
        else:
            self._keep(verdict)
        self.page.setHtml(result_html(self.found, verdict))
        self._show_state()

    def _keep(self, verdict: FaultVerdict) -> None:
        """Keep the report of the first answer to the case."""
        assert self.found is not None
        assert self._answer is not None
        now = datetime.now(UTC)
        started, finished = (
            moment.astimezone().isoformat(timespec="seconds") for moment in (self._begun, now)
        )
        work = FaultWork(started, finished, (now - self._begun).total_seconds(), program_version())
        try:
            self.results.keep(fault_report(self.found, self._answer, verdict, work))
        except OSError as error:
            self.note.setText(complaint(error))

    def save_report(self) -> None:
        """Ask for a name and a file, and write the report of the first answer to the case."""
        assert self.found is not None
        name, wanted = QInputDialog.getText(self, self.tr("Report"), self.tr("Your name in the report"))
        code, kinds = self.found.code, self.tr("Reports (*.json)")
        start = begin_in(FolderKind.EXPORTS, f"report-{code}.json")
        file = save_path(self, self.tr("Save the report"), start, kinds) if wanted else None
        if file is None:
            return
        try:
            atomic_write(file, self.results.signed(code, name))
            self.note.setText(self.tr("Written: {0}").format(file))
        except ReportError as error:
            self.note.setText(f"{self.results.file(code)}: {error}")
        except OSError as error:
            self.note.setText(complaint(error))
        self._show_state()

    def stop(self) -> None:
        """Stop the runs."""
        self.examining.stop()
        self.judging.stop()
        self.note.setText(self.tr("Canceled"))
        self._show_state()

    def _fail(self, why: str) -> None:
        self.note.setText(why)
        self._show_state()
        if self.found is not None and self.isActiveWindow():
            self.repair.setFocus()

    def _show_state(self) -> None:
        busy = self.examining.busy or self.judging.busy
        ready = self.found is not None and not busy
        answered = self.cause.currentIndex() >= 0 and bool(
            self.place.text().strip() and self.repair.toPlainText().strip()
        )
        self.deal_button.setEnabled(not busy)
        (self.deal_button if self.found is None else self.prove).setDefault(True)
        for part in (self.cause, self.place, self.repair):
            part.setEnabled(ready)
        self.hint_button.setEnabled(ready and self.dealt is not None and self.hints < len(self.dealt.hints()))
        self.prove.setEnabled(ready and answered)
        self.save.setEnabled(ready and self.found is not None and self.results.was_answered(self.found.code))
        self.progress.setVisible(busy)
        for label in (self.hint, self.note):
            label.setVisible(bool(label.text()))

    def done(self, result: int) -> None:
        """Close the dialog, including when Escape is pressed, and end its background work."""
        if self.examining.busy or self.judging.busy:
            self.stop()
        super().done(result)
