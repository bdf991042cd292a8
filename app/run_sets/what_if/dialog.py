"""What-if: the current machine compared with up to four changes, on one page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
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
from app.run_sets.what_if.report import html, pdf
from app.run_sets.what_if.suggestions import suggestions
from app.widgets.note_label import NoteLabel
from app.widgets.number_boxes import WholeBox, complaint_in
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import make_accessible, tab_through
from app.widgets.searched_box import show_whole_entries
from engine.atomic import atomic_write
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario
from engine.what_if.change_certainty import certainty_of_json
from engine.what_if.comparison import MAX_CHANGES, MAX_SEEDS, Comparison, WhatIfChange, of_json

SIZE = 1000, 700
SEEDS = 3
POINTS, MOST_POINTS = 32, 256

ADJUST = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
OFFER = 16  # letters of a suggestion that are visible in a closed box: titles and settings need the room


class WhatIfDialog(QDialog):
    """Compares a machine with changed versions of it; the runs are performed in the background."""

    def __init__(self, scenario: Scenario, parent: QWidget | None = None, source: str | None = None) -> None:
        """source: id or file of the scenario, whose comments mark the unknown values; None: its id."""
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.setWindowTitle(self.tr("What if: {0}").format(scenario_text(scenario.title)))
        self._scenario, self._source = scenario, source or scenario.id
        self._offers = suggestions(scenario)
        self.found: Comparison | None = None
        self.process = Process("what-if", self, failure=self.tr("The comparison ended unexpectedly"))
        self.bands = Process("certainty", self, failure=self.tr("The runs ended unexpectedly"))
        for process in (self.process, self.bands):
            work_list.follow(process, lambda: self.windowTitle(), self.stop)
        self._make()
        self._lay_out()
        self._connect()
        self._show_state()

    def _make(self) -> None:
        self.hint = QLabel(self.tr(_HINT), self, wordWrap=True)
        self.titles = [QLineEdit(self, maxLength=60) for _ in range(MAX_CHANGES)]
        self.settings = [QLineEdit(self) for _ in range(MAX_CHANGES)]
        self.offers = [QComboBox(self) for _ in range(MAX_CHANGES)]
        for place in range(MAX_CHANGES):
            number = place + 1
            self.settings[place].setPlaceholderText("lpar.xstor=4G guests.all.share=200")
            self.offers[place].addItem(self.tr("Suggestions"))
            self.offers[place].addItems([offer.title for offer in self._offers])
            self.offers[place].setSizeAdjustPolicy(ADJUST)
            self.offers[place].setMinimumContentsLength(OFFER)
            show_whole_entries(self.offers[place])
            make_accessible(self.titles[place], self.tr("Title of change {0}").format(number))
            make_accessible(self.settings[place], self.tr("Settings of change {0}").format(number))
            make_accessible(self.offers[place], self.tr("Suggestions for change {0}").format(number))
        self.seeds = WholeBox(self, minimum=1, maximum=MAX_SEEDS, value=SEEDS)
        make_accessible(self.seeds, self.tr("Seeds"))
        self.points = WholeBox(self, minimum=0, maximum=MOST_POINTS, value=POINTS)
        about = self.tr(
            "Number of combinations of all values that are assumed, derived or fitted; they show the "
            "certainty of each change. 0: none."
        )
        make_accessible(self.points, self.tr("Combinations of unknown values"), about)
        self.points.setToolTip(about)
        self.run = QPushButton(self.tr("&Compare"), self)
        self.run.setObjectName("primary")
        self.note, self.progress = NoteLabel(self), ProgressLine(self)
        self.page = HtmlView(self)
        self.page.setAccessibleName(self.tr("Comparison"))
        self.save_pdf = QPushButton(self.tr("Save as &PDF…"), self)
        self.save_csv = QPushButton(self.tr("Save as CS&V…"), self)
        self.close_button = QPushButton(self.tr("Close"), self)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        for column, text in enumerate((self.tr("Change"), self.tr("Settings"))):
            grid.addWidget(QLabel(text, self), 0, column + 1)
        for place in range(MAX_CHANGES):
            grid.addWidget(QLabel(str(place + 1), self), place + 1, 0)
            grid.addWidget(self.titles[place], place + 1, 1)
            grid.addWidget(self.settings[place], place + 1, 2)
            grid.addWidget(self.offers[place], place + 1, 3)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(2, 4)
        row, foot = QHBoxLayout(), QHBoxLayout()
        for text, box in (
            (self.tr("&Seeds:"), self.seeds),
            (self.tr("Combinations of &unknown values:"), self.points),
        ):
            label = QLabel(text, self)
            label.setBuddy(box)
            row.addWidget(label)
            row.addWidget(box)
        row.addWidget(self.run)
        row.addWidget(self.note, 1)
        row.addWidget(self.progress, 1)
        foot.addStretch()
        for button in (self.save_pdf, self.save_csv, self.close_button):
            button.setAutoDefault(False)
            foot.addWidget(button)
        layout = QVBoxLayout(self)
        layout.addWidget(self.hint)
        layout.addLayout(grid)
        layout.addLayout(row)
        layout.addWidget(self.page, 1)
        layout.addLayout(foot)
        resize_for_text(self, *SIZE)
        tab_through(box for line in zip(self.titles, self.settings, self.offers, strict=True) for box in line)

    def _connect(self) -> None:
        for place, box in enumerate(self.offers):
            box.activated.connect(lambda chosen, place=place: self._take_offer(place, chosen))
        for line in (*self.titles, *self.settings):
            line.textChanged.connect(self._show_state)
        self.run.clicked.connect(self.start)
        self.progress.cancelled.connect(self.stop)
        self.close_button.clicked.connect(self.close)
        self.save_pdf.clicked.connect(self._save_pdf)
        self.save_csv.clicked.connect(self._save_csv)
        for process in (self.process, self.bands):
            process.progress.connect(lambda counted: self.progress.show_progress(*counted))
            process.failed.connect(self._fail)
        self.process.done.connect(self._take)
        self.bands.done.connect(self._take_bands)

    def _take_offer(self, place: int, chosen: int) -> None:
        if chosen > 0:
            self.set_change(place, self._offers[chosen - 1])

    def set_change(self, place: int, change: WhatIfChange) -> None:
        """Fill in a change."""
        self.titles[place].setText(change.title)
        self.settings[place].setText(" ".join(change.settings))
        for line in (self.titles[place], self.settings[place]):
            line.setCursorPosition(0)  # if it is cut, its beginning is visible
            line.setToolTip(line.text())

    def changes(self) -> list[tuple[str, list[str]]]:
        """Return the changes that have a title or settings; the settings serve as the title of a change
        without a title.
        """
        found = []
        for title, settings in zip(self.titles, self.settings, strict=True):
            name, text = title.text().strip(), settings.text().strip()
            if name or text:
                found.append((name or text[:60], text.split()))
        return found

    # ---- the runs

    def start(self) -> None:
        """Start the comparison; the page shows the outcome."""
        if complaint_in(self):
            return
        self.progress.begin(self.tr("Runs"))
        self.process.start(
            table=scenario_table(self._scenario), changes=self.changes(), seeds=self.seeds.value()
        )
        self._show_state()

    def stop(self) -> None:
        """Stop the runs; completed comparisons stay, and completed combinations are stored."""
        self.process.stop()
        self.bands.stop()
        self.note.setText(self.tr("Canceled"))
        self._show_state()

    def _take(self, table: Any) -> None:
        self.found = of_json(table)
        self._show_page()
        self.hint.hide()  # the page also shows it
        seeds = self.found.seeds
        several = self.tr("Compared with {0} seeds").format(seeds)
        self.note.setText(self.tr("Compared with one seed") if seeds == 1 else several)
        self._begin_bands(self.found)
        self._show_state()

    def _begin_bands(self, found: Comparison) -> None:
        """Vary the unknown values, with the changes that can run."""
        good = [(one.change.title, list(one.change.settings)) for one in found.machines[1:] if not one.error]
        if good and self.points.value():
            self.progress.begin(self.tr("Combinations"))
            table = scenario_table(self._scenario)
            self.bands.start(scenario=self._source, table=table, changes=good, points=self.points.value())

    def _take_bands(self, tables: Any) -> None:
        if self.found is not None:
            certain = tuple(map(certainty_of_json, tables))
            self.found = replace(self.found, certain=certain)
            self._show_page()
            done = self.tr("Compared over {0} combinations")
            none = self.tr("The machines can run in none of the {0} combinations")
            ran = max((each.of for each in certain), default=self.points.value())
            self.note.setText((done if certain else none).format(ran))
        self._show_state()

    def _show_page(self) -> None:
        assert self.found is not None
        self.page.update_html(html(self.found))

    def _fail(self, why: str) -> None:
        self.note.setText(why)
        self._show_state()

    def _show_state(self) -> None:
        busy = self.process.busy or self.bands.busy
        self.run.setEnabled(not busy and bool(self.changes()))
        self.progress.setVisible(busy)
        self.note.setVisible(not busy)
        for button in (self.save_pdf, self.save_csv):
            button.setEnabled(self.found is not None)

    # ---- files

    def _save_pdf(self) -> None:
        if self.found is not None and (path := self._ask(self.tr("PDF (*.pdf)"), ".pdf")):
            self._write(path, pdf(self.found, notes_on_files.reported))

    def _save_csv(self) -> None:
        if self.found is not None and (path := self._ask(self.tr("CSV (*.csv)"), ".csv")):
            self._write(path, self.found.csv())

    def _ask(self, kinds: str, suffix: str) -> Path | None:
        begin = begin_in(FolderKind.EXPORTS, f"what-if{suffix}")
        return save_path(self, self.tr("Save the comparison"), begin, kinds)

    def _write(self, path: Path, content: str | bytes) -> None:
        try:
            atomic_write(path, content)
        except OSError as error:
            self.note.setText(
                self.tr("{0} cannot be written: {1}").format(path.name, error.strerror or error)
            )
        else:
            self.note.setText(self.tr("Saved as {0}").format(path))

    def done(self, result: int) -> None:
        """Close the dialog, including when Escape is pressed, and end its background work."""
        self.process.stop()
        self.bands.stop()
        super().done(result)


_HINT = (
    "Each machine runs from the start with the same seeds, in the background. A value counts as changed "
    "if its ranges over the seeds do not overlap."
)
