"""The dialog that opens a file of measurements: its contents, the corresponding measures, and the start."""

from __future__ import annotations

import shlex
from pathlib import Path as File

from PySide6.QtCore import Qt, QTimeZone, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.data.aligning import Aligning
from app.data.model import (
    COUNT,
    FIRST,
    MEASURE,
    NAME,
    OF,
    SERIES,
    UNIT,
    ChoiceDelegate,
    SeriesModel,
)
from app.data.run import DataSource, Mapped, RunMeasures, SeriesChoice
from app.look import theme
from app.widgets.copy_menu import copy_table
from app.widgets.reach import make_accessible
from app.widgets.searched_box import searched
from engine.kernel.units import SECOND, clock_text, parse_time
from engine.language import filled, numeral
from engine.measured.data import Measurements, Path
from engine.measured.reading import KINDS
from engine.measured.zones import UnknownZoneError, check_zone, zone_names
from engine.studies.own_data import parse_interval, proposed

SIZE = 980, 620
WIDTHS = {SERIES: 190, NAME: 120, UNIT: 76, MEASURE: 220, OF: 90, COUNT: 70}  # px at 100%
LEAST = 60  # px at 100%
BAD_SHOWN = 8
CURVE = 100_000  # values of the curve that is aligned


class DataDialog(QDialog):
    """`opened` carries the source when the dialog is accepted."""

    opened = Signal(object, object)  # DataSource, Mapped

    def __init__(
        self,
        data: Measurements,
        file: File,
        kept: Mapped,
        run: RunMeasures,
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog. kept: answers for the same headings. run: the run to compare the file with."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._data, self._file, self._run = data, file, run
        self.setWindowTitle(self.tr("Open data: {0}").format(data.name))
        self.model = SeriesModel(data, self._choices(kept), run, self)
        self.table = QTableView(self)
        self.start, self.interval = QLineEdit(self), QLineEdit(self)
        self.interval_label = QLabel(self.tr("Time between two &samples"), self)
        self.zone, self.zone_label = (
            searched(QComboBox(self)),
            QLabel(self.tr("Time &zone of the file"), self),
        )
        self.aligning = Aligning(self.model, self)
        self.note = QLabel(self, wordWrap=True)
        self.note.setObjectName("caption")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.open_button = self.buttons.addButton(self.tr("&Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.command = self.buttons.addButton(
            self.tr("Copy co&mmand"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self._first = self._exact = 0
        self._fill_table()
        self._fill_zones(kept.zone)
        self._ask_interval()
        self._place(kept)
        self._name_controls()
        self._lay_out()
        self._connect()
        self._check()

    # ---- making

    def _choices(self, kept: Mapped) -> dict[Path, SeriesChoice]:
        """Return the stored choices; other series with the name of a measure are assigned to it."""
        if self._run.recording is None:
            return dict(kept.choices)
        found = proposed(self._data, self._run.recording.scenario)
        own = {path: SeriesChoice(measure=target.measure, of=target.of) for path, target in found.items()}
        return own | dict(kept.choices)

    def _fill_table(self) -> None:
        table, scale = self.table, theme.text_scale()
        table.setModel(self.model)
        table.verticalHeader().hide()
        table.setWordWrap(False)  # otherwise, a name is cut at its first hyphen although more would fit
        copy_table(table)
        table.setItemDelegateForColumn(MEASURE, ChoiceDelegate(table))
        table.setItemDelegateForColumn(OF, ChoiceDelegate(table))
        table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        header = table.horizontalHeader()
        for column, width in WIDTHS.items():
            header.resizeSection(column, round(width * scale))
        header.setSectionResizeMode(FIRST, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(round(LEAST * scale))
        table.setTabKeyNavigation(False)
        if self.model.rowCount():
            table.setCurrentIndex(self.model.index(0, SERIES))

    def _fill_zones(self, kept: str) -> None:
        """Select the stored zone; otherwise, that of this computer."""
        self.zone.addItems(zone_names())
        own = bytes(QTimeZone.systemTimeZoneId().data()).decode("ascii", "replace")
        wanted = next((name for name in (kept, own) if self.zone.findText(name) >= 0), "UTC")
        self.zone.setCurrentText(wanted)
        for widget in (self.zone, self.zone_label):
            widget.setVisible(self._data.zoneless)
        self.zone_label.setBuddy(self.zone)
        if self._data.zoneless:
            self._data.zone = wanted

    def _ask_interval(self) -> None:
        """Ask for the time between two samples of a file without times, unless its command specifies it."""
        if self._data.interval is not None:
            self.interval.setText(f"{self._data.interval / SECOND:g}s")
        for widget in (self.interval, self.interval_label):
            widget.setVisible(self._data.counted)
        self.interval_label.setBuddy(self.interval)

    def _place(self, kept: Mapped) -> None:
        """Start a file with dates together with the run; otherwise, use the file's own times."""
        self._first = self._first_time()
        self._show_shift(kept.shift or (-self._first if self._data.dated else 0))
        self.aligning.begin(self._exact)

    def _first_time(self) -> int:
        span = self._data.span()
        return span[0] if span is not None else 0

    def _name_controls(self) -> None:
        about = self.tr("Space includes or excludes a series; F2 edits its name, unit or measure.")
        make_accessible(self.table, self.tr("Series in the file"), about)
        about = self.tr(
            "The moment of the run that corresponds to the first value of the file, such as 0:10:00."
        )
        make_accessible(self.start, self.tr("The file begins at"), about)
        self.start.setToolTip(about)
        about = self.tr("The time zone of the file's timestamps, such as Europe/Berlin.")
        make_accessible(self.zone, self.tr("Time zone of the file"), about)
        self.zone.setToolTip(about)
        about = self.tr("The time between two samples, such as 5s, because the file has no times.")
        make_accessible(self.interval, self.tr("Time between two samples"), about)
        self.interval.setToolTip(about)
        self.command.setToolTip(
            self.tr("Copies a command that compares these series with the simulation: lparlab verify --data")
        )

    def _lay_out(self) -> None:
        line, whole = QHBoxLayout(), QVBoxLayout(self)
        line.addWidget(QLabel(self.tr("The file begins at"), self))
        line.addWidget(self.start)
        line.addSpacing(16)
        line.addWidget(self.interval_label)
        line.addWidget(self.interval)
        line.addWidget(self.zone_label)
        line.addWidget(self.zone)
        line.addStretch(1)
        whole.addWidget(QLabel(self._summary(), self, wordWrap=True))
        whole.addWidget(self.table, 1)
        whole.addLayout(line)
        whole.addWidget(self.aligning)
        whole.addWidget(self.note)
        whole.addWidget(self.buttons)
        room = self.screen().availableGeometry().size() * 0.92
        self.resize(min(SIZE[0], room.width()), min(SIZE[1], room.height()))

    def _summary(self) -> str:
        data = self._data
        text = filled(self.tr("{0}: {1} {1:series|series}"), KINDS[data.kind], len(data.paths()))
        if data.bad.count:
            lines = [f"{data.bad.noun} {number}: {why}" for number, why in data.bad.first[:BAD_SHOWN]]
            more = "…" if data.bad.count > BAD_SHOWN else ""
            text += "\n" + self.tr("Omitted lines: {0} ({1})").format(data.bad.count, "; ".join(lines) + more)
        return "\n".join([text, *(note.text for note in data.notes)])

    def _connect(self) -> None:
        self.start.textChanged.connect(self._start_changed)
        self.interval.textChanged.connect(self._choose_interval)
        self.zone.currentTextChanged.connect(self._choose_zone)
        self.aligning.moved.connect(self._move)
        self.aligning.found.connect(self._found)
        self.aligning.refused.connect(self.note.setText)
        self.model.dataChanged.connect(self._check)
        self.model.measure_chosen.connect(self.aligning.follow)
        self.command.clicked.connect(self.copy_command)
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)

    # ---- the beginning

    def _show_shift(self, shift: int) -> None:
        self._exact = shift
        self.start.setText(self._text(shift))

    def _text(self, shift: int) -> str:
        at = self._first + shift
        return ("-" if at < 0 else "") + clock_text(abs(at))

    @property
    def shift(self) -> int | None:
        """The offset added to the file's times, ns, or None while the field contains no time."""
        text = self.start.text().strip()
        if text == self._text(self._exact):
            return self._exact
        try:
            at = -parse_time(text[1:]) if text.startswith("-") else parse_time(text)
        except ValueError:
            return None
        return at - self._first

    def _start_changed(self) -> None:
        self._check()
        if self.shift is not None:
            self.aligning.place(self.shift)

    def _choose_zone(self, name: str) -> None:
        """Read the file's times in another zone; the file still begins at the same moment of the run."""
        shift = self.shift
        try:
            self._data.zone = check_zone(name)
        except UnknownZoneError:
            self._check()
            return
        at = self._first + (shift or 0)
        self._first = self._first_time()
        self._show_shift(at - self._first)
        self._check()

    def _choose_interval(self, text: str) -> None:
        """Set the interval between samples; the file still begins at the same moment of the run."""
        try:
            self._data.interval = parse_interval(text)
        except ValueError:
            self._data.interval = None
        if self.shift is not None:
            self.aligning.place(self.shift)
        self._check()

    def _move(self, by: int) -> None:
        if self.shift is not None:
            self._show_shift(self.shift + by)

    def _found(self, shift: int, correlation: float) -> None:
        self._show_shift(shift)
        self.aligning.begin(shift)
        text = self.tr("The curves agree with a correlation of {0}.")
        self.note.setText(text.format(numeral(correlation, ".2f")))

    # ---- the end

    def _check(self, *_: object) -> None:
        zone = not self._data.zoneless or self.zone.findText(self.zone.currentText()) >= 0
        timed = not self._data.counted or self._data.interval is not None
        known = self.shift is not None and zone and timed
        self.open_button.setEnabled(known)
        troubles = (self.model.trouble(path) for path in self.model.paths)
        text = next((trouble for trouble in troubles if trouble), "") or self._assumed()
        if not timed:
            text = self.tr("The file has no times: type the time between two samples, such as 5s.")
        elif not zone:
            text = self.tr("Select a time zone such as UTC or Europe/Berlin.")
        elif not known:
            text = self.tr("Type a time such as 0:10:00, 90s or -5m.")
        self.note.setText(text)
        self.command.setEnabled(known and any(choice.measure for choice in self.model.choices.values()))

    def _assumed(self) -> str:
        """Return the unit assumed for the first series without a unit."""
        for path in self.model.paths:
            if unit := self.model.assumed(path):
                text = self.tr(
                    "{0} has no unit in the file; {1} is assumed. Change the unit if this is wrong."
                )
                return str(text.format(path[-1], unit))
        return ""

    def mapped(self) -> Mapped:
        """Return the selected mapping."""
        changed: dict[Path, SeriesChoice] = {
            path: choice for path, choice in self.model.choices.items() if choice != SeriesChoice()
        }
        return Mapped(changed, self.shift or 0, self._data.zone if self._data.zoneless else "")

    def copy_command(self) -> None:
        """Copy the command that compares the mapped series with the scenario to the clipboard."""
        parts = ["lparlab", "verify", "--data", str(self._file), "--scenario", self._run.name]
        parts += ["--start", self._text(self.shift or 0)]
        parts += ["--zone", self._data.zone] if self._data.zoneless else []
        parts += ["--interval", self.interval.text().strip()] if self._data.counted else []
        for path, choice in self.model.choices.items():
            if choice.used and choice.measure and choice.unit:
                parts += ["--unit", f"{' / '.join(path)}={choice.unit}"]
            if choice.used and choice.measure:
                of = f"/{choice.of}" if choice.of else ""
                parts += ["--map", f"{' / '.join(path)}={choice.measure}{of}"]
        QGuiApplication.clipboard().setText(shlex.join(parts))
        self.note.setText(self.tr("The command is on the clipboard."))

    def _accept(self) -> None:
        if self.open_button.isEnabled():
            mapped = self.mapped()
            self.opened.emit(DataSource(self._data, mapped), mapped)
            self.accept()
