"""Published and simulated: a study's facts and claims next to the results of this run and of many seeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.frame.later import later
from app.frame.panels import while_seen
from app.jobs.process import Process
from app.jobs.work import work_list
from app.language import scenario_text
from app.panels.context import PanelContext
from app.study.columns import RESIDUAL, StudyModel, columns, roles, verdicts
from app.study.details import FactDetails
from app.study.live import LiveFacts
from app.study.residual import ResidualBar
from app.study.rows import StudyRow, rows, tally
from app.widgets.card import Card
from app.widgets.looks import FollowText
from app.widgets.menus import add_plot_action
from app.widgets.progress_line import ProgressLine
from app.widgets.reach import make_accessible
from app.widgets.reading_table import for_reading
from app.widgets.rows_model import ROW
from engine.recording.recorder import Recording
from engine.studies.ledger import Ledger, load_ledger
from engine.studies.names import ledgers, title_of
from engine.studies.predictions import UnprobedFact, is_guaranteed, predictions

SEEDS = 10
ROW_HEIGHT = 24

CHOICE = 84  # px at 100%, least width of a filter: more would keep the panels next to a lesson too wide


class StudyPanel(QWidget):
    """A table with a line of totals above and the selected row in full below."""

    open_asked = Signal(str, object)  # scenario, settings
    run_asked = Signal(object)  # time to run to, ns
    failed = Signal(str)
    plot_wanted = Signal(object)  # Template

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("studyBody")
        self.model = StudyModel(self)
        self.table = QTableView(self)
        self.details = FactDetails(self)
        self.summary = QLabel(self, wordWrap=True)
        self.summary.setObjectName("caption")
        self.progress = ProgressLine(self)
        self.verification = Process("verify", self, failure=self.tr("The study could not be verified"))
        self.role, self.verdict = self._filter(self.tr("Role")), self._filter(self.tr("Verdict"))
        self.copy = self._button(self.tr("Copy"), self.tr("Copy the table as CSV"), self.copy_csv)
        self.verify = self._button(
            self.tr("Verify with {0} seeds").format(SEEDS),
            self.tr("Run all scenarios of the study with {0} seeds in the background").format(SEEDS),
            self.start_verification,
        )
        self._live: LiveFacts | None = None
        self._recorded: bool | None = None  # None: nothing has been shown at all
        self._ledger: Ledger | None = None
        self._study = ""  # title of the scenario's study
        self._verified: dict[str, dict[str, Any]] = {}  # by study: the report
        self._offered: set[str] = set()  # scenarios that can be opened
        self._revealed: frozenset[str] | None = None  # ids of rows that may be seen; None = all
        self._fill_filters()
        self._set_up_table()
        self._lay_out()
        self._connect()
        self.show_recording(None, ())

    def _filter(self, name: str) -> QComboBox:
        box = QComboBox(self)
        make_accessible(box, name, self.tr("Shows only rows of this type."))
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.currentIndexChanged.connect(self._apply_filter)
        return box

    def _button(self, text: str, help_text: str, do: Any) -> QPushButton:
        button = QPushButton(text, self)
        make_accessible(button, help_text)
        button.setToolTip(help_text)
        button.clicked.connect(do)
        return button

    def controls(self) -> list[QWidget]:
        """Return the controls for the title line."""
        return [self.role, self.verdict, self.copy, self.verify]

    def _fill_filters(self) -> None:
        for choice in (self.role, self.verdict):
            FollowText(choice, lambda widget, scale: widget.setMinimumWidth(round(CHOICE * scale)))
            choice.currentTextChanged.connect(choice.setToolTip)
        self.role.addItem(self.tr("All roles"), "")
        for name, (text, about) in roles().items():
            self.role.addItem(text, name)
            self.role.setItemData(self.role.count() - 1, about, Qt.ItemDataRole.ToolTipRole)
        self.verdict.addItem(self.tr("All verdicts"), "")
        for name, text in verdicts().items():
            self.verdict.addItem(text, name)

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setItemDelegateForColumn(self.column(RESIDUAL), ResidualBar(table))
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        for_reading(table, ROW_HEIGHT, sortable=True)
        self.plot = add_plot_action(table, self._ask_for_plot)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.horizontalHeader().setStretchLastSection(True)
        for place, column in enumerate(columns()):
            table.setColumnWidth(place, column.width)
            table.setColumnHidden(place, column.seeds)
        about = self.tr("Facts and claims of the study. Enter goes to the chart of the selected row.")
        make_accessible(table, self.tr("Published and simulated"), about)
        self.setFocusProxy(table)

    def column(self, name: str) -> int:
        """Return the position of a column in the table by its id."""
        return [column.id for column in self.model.columns].index(name)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 4)
        layout.setSpacing(2)
        for line in (self.summary, self.progress):
            line.setContentsMargins(8, 0, 8, 0)
        inside = self.progress.layout()
        assert inside is not None
        inside.setContentsMargins(0, 0, 0, 0)
        for part in (self.summary, self.progress, self.table, self.details):
            layout.addWidget(part)
        layout.setStretchFactor(self.table, 1)

    def _connect(self) -> None:
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.table.activated.connect(self._act)
        self.model.dataChanged.connect(self._choose)
        self.model.layoutChanged.connect(self._rearranged)
        self.details.acted.connect(self._act)
        copy = QShortcut(QKeySequence.StandardKey.Copy, self.table, self.copy_csv)
        copy.setContext(Qt.ShortcutContext.WidgetShortcut)
        work_list.follow(self.verification, self._work_title, self.stop)
        self.verification.progress.connect(lambda counts: self.progress.show_progress(*counts))
        self.verification.done.connect(self._on_verified)
        self.verification.failed.connect(self._on_failed)
        self.progress.cancelled.connect(self.stop)

    # ---- content

    def set_entries(self, entries: Sequence[Any]) -> None:
        """Set the catalog of scenarios that can be opened."""
        self._offered = {entry.id for entry in entries}

    def show_recording(self, recording: Recording | None, settings: Sequence[str]) -> None:
        """Call all probes that can be answered by now; do nothing if there are no new answers."""
        study = "" if recording is None else study_of(recording.scenario)
        title = "" if recording is None else recording.scenario.study
        recorded, self._recorded = self._recorded, recording is not None
        changed, self._study = title != self._study, title
        if changed or recorded != self._recorded or study != (self._ledger.study if self._ledger else ""):
            self._ledger, self._live = (load_ledger(study), LiveFacts(study)) if study else (None, None)
            self._show_rows()
        if recording is not None and self._live is not None and self._live.update(recording, settings):
            self._show_rows()
        self._offer_verification()

    def reveal(self, ids: frozenset[str] | None) -> None:
        """Show only these facts while a lesson asks about others; None shows everything."""
        if ids != self._revealed:
            self._revealed = ids
            self._apply_filter()
            self._show_rows()
            self._offer_verification()

    def _offer_verification(self) -> None:
        known = self._ledger is not None and self._revealed is None
        self.verify.setEnabled(known and not self.verification.busy)

    def _show_rows(self) -> None:
        if self._ledger is None or self._live is None:
            self.model.show_rows([StudyRow(fact, "open") for fact in predictions(self._study)])
            self.summary.setText(
                self._without_ledger() if self._recorded else self.tr("Nothing is recorded yet.")
            )
            return
        report = self._verified.get(self._ledger.study)
        entries = [*report["facts"], *report["claims"]] if report else []
        found = rows(self._ledger, self._live, {entry["id"]: entry for entry in entries})
        self.model.show_rows(found)
        kept_back = self.tr("The lesson shows published values after you predict them.")
        self.summary.setText(self._totals(found, report) if self._revealed is None else kept_back)

    def _without_ledger(self) -> str:
        """Return where published values of a scenario without a ledger are compared, if there are any."""
        if predictions(self._study):
            return self.tr(
                "No single run is compared with these published values: most of them are ratios of two runs. "
                "Help > Documentation > Validation, Releases from 6.3 on, shows the simulated values."
            )
        if is_guaranteed(self._study):
            return self.tr(
                "No study has measured such a machine. Help > Documentation > Validation, PR/SM, compares "
                "the values that manuals guarantee with simulated values."
            )
        return self.tr("This scenario is not based on a study with published values.")

    def _totals(self, found: Sequence[StudyRow], report: dict[str, Any] | None) -> str:
        parts = (
            (self.tr("{0} of {1} predicted values within tolerance"), tally(found, "predict")),
            (self.tr("{0} of {1} calibration values"), tally(found, "calibrate")),
            (self.tr("{0} of {1} claims hold"), tally(found, "claim")),
        )
        if report:
            basis = self.tr("{0} seeds").format(report["seeds"])
            return f"{basis}: " + " · ".join(text.format(good, total) for text, (good, _, total) in parts)
        seen = [f"{text.format(good, known)} {_in_all(total)}" for text, (good, known, total) in parts]
        return self.tr("This run so far: {0}").format(" · ".join(seen))

    def _apply_filter(self) -> None:
        role, verdict = self.role.currentData() or "", self.verdict.currentData() or ""
        seen = self._revealed
        self.model.set_filter(
            lambda row: (
                role in ("", row.role) and verdict in ("", row.verdict) and (seen is None or row.id in seen)
            )
        )

    def chosen(self) -> StudyRow | None:
        """Return the row that has the table's focus."""
        index = self.table.currentIndex()
        return index.data(ROW) if index.isValid() else None

    def _rearranged(self) -> None:
        """Let each claim's text span the number columns, because claims have no numbers."""
        self.table.clearSpans()
        for number, row in enumerate(self.model.rows):
            if row.fact is None:
                self.table.setSpan(number, 0, 1, self.column(RESIDUAL) + 1)
        self._choose()

    def _choose(self) -> None:
        row = self.chosen()
        self.details.show_row(row, self._offered)
        fact = None if row is None else row.fact
        self.plot.setEnabled(fact is not None and not fact.is_text and not isinstance(fact, UnprobedFact))

    def _ask_for_plot(self) -> None:
        """Ask for a plot of the selected value and of the results of the study's runs."""
        from app.study.plots import plot_of  # imported late: rarely needed

        row = self.chosen()
        if row is not None and row.fact is not None and (plot := plot_of(row.fact)) is not None:
            self.plot_wanted.emit(plot)

    def _act(self, index: QModelIndex | None = None) -> None:
        """Open the scenario that shows the selected row, or run to its moment."""
        row = self.chosen()
        if row is None:
            return
        if row.verdict == "elsewhere" and row.run is not None and row.run.scenario in self._offered:
            self.open_asked.emit(row.run.scenario, row.run.settings)
        elif row.verdict == "waiting" and row.at is not None:
            self.run_asked.emit(row.at)

    def copy_csv(self) -> None:
        """Copy the visible rows to the clipboard."""
        QGuiApplication.clipboard().setText(self.model.csv())

    # ---- verification

    def start_verification(self) -> None:
        """Run everything that the study needs with many seeds."""
        if self._ledger is not None and not self.verification.busy:
            self.progress.begin(self.tr("Verifying"))
            self.summary.hide()
            self.verification.start(study=self._ledger.study, seeds=SEEDS)
            self.verify.setEnabled(False)

    def _work_title(self) -> str:
        folder = self._ledger.study if self._ledger is not None else ""
        return self.tr("Verify {0} with {1} seeds").format(scenario_text(title_of(folder)), SEEDS)

    def stop(self) -> None:
        """Stop a running verification."""
        self.verification.stop()
        self._end()

    def _on_verified(self, report: dict[str, Any]) -> None:
        self._end()
        self._verified[report["study"]] = report
        for place in range(len(self.model.columns)):
            self.table.setColumnHidden(place, False)
        self._show_rows()

    def _on_failed(self, message: str) -> None:
        self._end()
        self.failed.emit(message)

    def _end(self) -> None:
        self.progress.finish()
        self.summary.show()
        self._offer_verification()


def study_of(scenario: Any) -> str:
    """Return the name of a scenario's ledger, or "" if the scenario has no ledger."""
    return ledgers().get(scenario.study, "")


def _in_all(total: int) -> str:
    return QCoreApplication.translate("StudyPanel", "({0} in total)").format(total)


def make_panel(context: PanelContext, card: Card) -> StudyPanel:
    """Return the panel for the lab."""
    panel, session = StudyPanel(), context.session

    def show() -> None:
        panel.show_recording(session.recording, session.settings)

    panel.open_asked.connect(context.open_asked)
    panel.run_asked.connect(session.run_to)
    panel.failed.connect(context.failed)
    panel.plot_wanted.connect(context.plot_wanted)
    panel.set_entries(session.entries)
    panel.reveal(context.facts)
    card.add_controls(*panel.controls())
    context.scenario_opened.connect(lambda: panel.set_entries(session.entries))
    context.facts_revealed.connect(panel.reveal)
    context.texts_due.connect(while_seen(panel, show))
    context.closing.connect(panel.stop)
    later(panel, while_seen(panel, show))  # the panel is seen at once, its rows a moment later
    return panel
