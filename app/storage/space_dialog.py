"""Paging space: the published sum for a machine, the space that its run fills, and both with more guests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
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
from app.storage.space_curve import SpaceCurve
from app.storage.space_page import html, pdf
from app.widgets.note_label import NoteLabel
from app.widgets.number_boxes import WholeBox, complaint_in
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import make_accessible
from engine.against.cautions import cautions
from engine.atomic import atomic_write
from engine.kernel.units import parse_size, size_text
from engine.recording.recorder import Recording
from engine.scenario.files.quantities import exact_size_text
from engine.scenario.model.guests import called, members
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario
from engine.space.fill import SpaceFill, fill_of_json, fills
from engine.space.logons import MAX_NAMED, with_logons
from engine.space.plan import NOTHING, SpaceExtras
from engine.space.report import SpaceReport, space_report

SIZE = 1000, 700
MOST_MARGIN = 1000
EXTRAS = ("data_spaces", "virtual_disks", "segments", "directory")


class SpaceDialog(QDialog):
    """Shows the sum immediately and, after a run has been simulated in the background, the space that it
    fills.
    """

    def __init__(
        self,
        scenario: Scenario,
        recording: Recording | None = None,
        extras: SpaceExtras = NOTHING,
        parent: QWidget | None = None,
    ) -> None:
        """recording: of the current run; it shows the space filled so far."""
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.setWindowTitle(self.tr("Paging space: {0}").format(scenario_text(scenario.title)))
        self._scenario, self._given = scenario, extras
        self._more: dict[str, int] = {}  # guests that log on, by group
        self._run_so_far = fills(recording) if recording is not None else ()
        self._found: dict[str, tuple[SpaceFill, ...]] = {}  # of simulated runs, by the guests that log on
        self.reports: list[tuple[str, SpaceReport]] = []
        self.process = Process("space", self, failure=self.tr("The simulation ended unexpectedly"))
        work_list.follow(self.process, lambda: self.windowTitle(), self.stop)
        self._make()
        self._lay_out()
        self._connect()
        self.refresh()

    def _make(self) -> None:
        titles = (
            self.tr("&Data spaces"),
            self.tr("&Virtual disks"),
            self.tr("S&hared segments"),
            self.tr("CP di&rectory"),
        )
        self.sizes = {key: QLineEdit(self) for key in EXTRAS}
        self.labels = [QLabel(title, self) for title in titles]
        for key, label in zip(EXTRAS, self.labels, strict=True):
            label.setBuddy(self.sizes[key])
            self.sizes[key].setPlaceholderText(self.tr("none, or 2G"))
            given = getattr(self._given, key)
            self.sizes[key].setText("" if given is None else exact_size_text(given))
        self.margin = WholeBox(self, minimum=0, maximum=MOST_MARGIN, value=self._given.margin, suffix="%")
        make_accessible(self.margin, self.tr("Safety margin"))
        self.groups = QComboBox(self)
        for name, group in self._scenario.groups.items():
            self.groups.addItem(f"{called(self._scenario.groups, name)} ({size_text(group.memory)})", name)
        make_accessible(self.groups, self.tr("Group of guests that log on"))
        self.number = WholeBox(self, minimum=0, maximum=0, value=0)
        make_accessible(self.number, self.tr("Number of additional guests that log on"))
        self.simulate = QPushButton(self.tr("&Simulate"), self)
        self.simulate.setObjectName("primary")
        self.note, self.progress = NoteLabel(self), ProgressLine(self)
        self.curve, self.page = SpaceCurve(self), HtmlView(self)
        self.page.setAccessibleName(self.tr("Paging space plan"))
        self.save_pdf = QPushButton(self.tr("Save as &PDF…"), self)
        self.close_button = QPushButton(self.tr("Close"), self)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        for place, (key, label) in enumerate(zip(EXTRAS, self.labels, strict=True)):
            grid.addWidget(label, 0, place)
            grid.addWidget(self.sizes[key], 1, place)
        margin = QLabel(self.tr("Safety &margin"), self)
        margin.setBuddy(self.margin)
        grid.addWidget(margin, 0, len(EXTRAS))
        grid.addWidget(self.margin, 1, len(EXTRAS))
        row, foot = QHBoxLayout(), QHBoxLayout()
        label = QLabel(self.tr("&Guests that log on:"), self)
        label.setBuddy(self.groups)
        for part in (label, self.groups, self.number, self.simulate):
            row.addWidget(part)
        row.addWidget(self.note, 1)
        row.addWidget(self.progress, 1)
        foot.addStretch()
        for button in (self.save_pdf, self.close_button):
            button.setAutoDefault(False)
            foot.addWidget(button)
        layout = QVBoxLayout(self)
        layout.addLayout(grid)
        layout.addLayout(row)
        layout.addWidget(self.curve)
        layout.addWidget(self.page, 1)
        layout.addLayout(foot)
        resize_for_text(self, *SIZE)

    def _connect(self) -> None:
        for line in self.sizes.values():
            line.editingFinished.connect(self.refresh)
        self.margin.valueChanged.connect(self.refresh)
        self.groups.currentIndexChanged.connect(self._show_number)
        self.number.valueChanged.connect(self._take_number)
        self.simulate.clicked.connect(self.start)
        self.progress.cancelled.connect(self.stop)
        self.save_pdf.clicked.connect(self._save_pdf)
        self.close_button.clicked.connect(self.close)
        self.process.progress.connect(lambda share: self.progress.show_progress(round(100 * share), 100))
        self.process.done.connect(self._take)
        self.process.failed.connect(self._fail)
        self._show_number()

    # ---- input fields

    def _show_number(self) -> None:
        name = str(self.groups.currentData())
        self.number.blockSignals(True)
        self.number.setMaximum(max(0, MAX_NAMED - members(self._scenario.groups, name)))
        self.number.setValue(self._more.get(name, 0))
        self.number.blockSignals(False)

    def _take_number(self, number: int) -> None:
        more = self._more | {str(self.groups.currentData()): number}
        self._more = {name: count for name, count in more.items() if count}
        self.refresh()

    def extras(self) -> SpaceExtras:
        """Return the sizes and the margin that are typed. Raises ValueError for a text that is not a size."""
        texts = {key: line.text().strip() for key, line in self.sizes.items()}
        sizes: dict[str, Any] = {key: parse_size(text) if text else None for key, text in texts.items()}
        same = sizes["virtual_disks"] == self._given.virtual_disks
        if same:
            return replace(self._given, **sizes, margin=self.margin.value())
        given = replace(NOTHING, assumed_space=self._given.assumed_space)
        return replace(given, **sizes, margin=self.margin.value())

    def _machines(self) -> list[tuple[str, Scenario]]:
        """Return the machine, and the machine with more guests if additional guests are specified."""
        found = [(self.tr("Now"), self._scenario)]
        if self._more:
            counts = ", ".join(
                f"{called(self._scenario.groups, name)} +{count}" for name, count in self._more.items()
            )
            title = self.tr("With more guests: {0}").format(counts)
            found.append((title, with_logons(self._scenario, self._more)))
        return found

    def refresh(self) -> bool:
        """Show the plans for the typed values, with their known runs; return False if a typed value is wrong.

        If a typed value is wrong, the note explains the error, and the page stays unchanged.
        """
        try:
            extras, machines = self.extras(), self._machines()
        except ValueError as error:  # of sizes, of guests that log on, of scenarios
            self.note.setText(str(error))
            self.note.show()  # during the runs as well
            return False
        self.note.setText("")
        known = {**({self._key([]): self._run_so_far} if self._run_so_far else {}), **self._found}
        self.reports = [
            (name, space_report(machine, extras, known.get(self._key(self._asked(place)), ())))
            for place, (name, machine) in enumerate(machines)
        ]
        self.page.update_html(html(self.reports, cautions(self._scenario)))
        self._show_curve()
        self._show_state()
        return True

    def _asked(self, place: int) -> list[tuple[str, int]]:
        return sorted(self._more.items()) if place else []

    def _key(self, asked: list[tuple[str, int]]) -> str:
        return repr(asked)

    def _show_curve(self) -> None:
        """Show the runs of the system that has filled most of its space."""
        found = [fill for _, report in self.reports for fill in report.fills]
        fullest = max(found, key=lambda fill: fill.peak / max(1, fill.space), default=None)
        self.curve.show_fills(
            [
                (name, fill)
                for name, report in self.reports
                for fill in report.fills
                if fullest is not None and fill.system == fullest.system
            ]
        )

    # ---- the runs

    def start(self) -> None:
        """Simulate the machine, and the machine with more guests; the page then shows how much space they
        fill.
        """
        if complaint_in(self) or not self.refresh():
            return
        machines = self._machines()
        self._wanted = [self._key(self._asked(place)) for place in range(len(machines))]
        self.progress.begin(self.tr("Runs"))
        self.process.start(tables=[scenario_table(machine) for _, machine in machines])
        self._show_state()

    def stop(self) -> None:
        """Stop the runs; earlier results stay."""
        self.process.stop()
        self.note.setText(self.tr("Canceled"))
        self._show_state()

    def _take(self, found: Any) -> None:
        for key, tables in zip(self._wanted, found, strict=True):
            self._found[key] = tuple(map(fill_of_json, tables))
        if self.refresh():
            self.note.setText(self.tr("Simulated to the end of the scenario"))
        self._show_state()

    def _fail(self, why: str) -> None:
        self.note.setText(why)
        self._show_state()

    def _show_state(self) -> None:
        busy = self.process.busy
        self.simulate.setEnabled(not busy)
        self.progress.setVisible(busy)
        self.note.setVisible(not busy)

    def _save_pdf(self) -> None:
        if complaint_in(self) or not self.refresh():
            return
        begin = begin_in(FolderKind.EXPORTS, "paging-space.pdf")
        path = save_path(self, self.tr("Save the plan"), begin, self.tr("PDF (*.pdf)"))
        if path is None:
            return
        try:
            caution = cautions(self._scenario)
            atomic_write(path, pdf(self.reports, self.windowTitle(), caution, notes_on_files.reported))
        except OSError as error:
            why = error.strerror or error
            self.note.setText(self.tr("{0} cannot be written: {1}").format(path.name, why))
        else:
            self.note.setText(self.tr("Saved as {0}").format(path))

    def done(self, result: int) -> None:
        """Close the dialog, including when Escape is pressed, and end its background work."""
        self.process.stop()
        super().done(result)
