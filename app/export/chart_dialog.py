"""The dialog that saves or copies a chart: the kind of file, its size and colors, and the part of the run."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from app.charts.toolkit.chart import Chart
from app.export import chart as files
from app.export.chart import CSV, KINDS, PDF, PNG, SVG, ExportLook
from app.files.save_dialog import FolderKind, begin_in, refusal, typed_path
from app.look import theme
from app.widgets.number_boxes import WholeBox, complaint_in
from app.widgets.reach import make_accessible
from engine.atomic import complaint
from engine.kernel.units import clock_text

SIZES = 160, 8000  # px
RATIOS = (1.0, 2.0, 3.0, 4.0)
WIDTH = 520  # px at 100%


def save_chart(chart: Chart) -> ChartDialog:
    """Open the dialog for a chart."""
    dialog = ChartDialog(chart, chart.window())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog


class ChartDialog(QDialog):
    """`saved` carries the file."""

    saved = Signal(str)

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chart = chart
        self.setWindowTitle(self.tr("Save the chart: {0}").format(chart.title))
        self.kinds = {kind: QRadioButton(text, self) for kind, text in self._texts().items()}
        self._group = QButtonGroup(self)
        self.wide, self.high = self._size(chart.width()), self._size(chart.height())
        self.ratio, self.look = QComboBox(self), QComboBox(self)
        self.shown, self.whole = QRadioButton(self), QRadioButton(self.tr("The &whole run"), self)
        self.file, self.choose = QLineEdit(self), QPushButton(self.tr("C&hoose…"), self)
        self.note = QLabel(self, wordWrap=True)
        self.note.setObjectName("caption")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.save = self.buttons.addButton(self.tr("&Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.copy = self.buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self._fill()
        self._name_controls()
        self._lay_out()
        self._connect()
        self._show_kind()

    # ---- making

    def _texts(self) -> dict[str, str]:
        values = (
            self.tr("&Values over time (CSV)") if files.has_series(self._chart) else self.tr("&Values (CSV)")
        )
        return {
            PNG: self.tr("&Picture (PNG)"),
            SVG: self.tr("&Drawing (SVG)"),
            PDF: self.tr("P&age (PDF)"),
            CSV: values,
        }

    def _size(self, pixels: int) -> WholeBox:
        box = WholeBox(self)
        box.setRange(*SIZES)
        box.setSingleStep(10)
        box.setSuffix(" px")
        box.setValue(pixels)
        return box

    def _fill(self) -> None:
        for kind, button in self.kinds.items():
            self._group.addButton(button)
            button.setChecked(kind == PNG)
        for ratio in RATIOS:
            self.ratio.addItem(self.tr("{0} pixels each").format(f"{ratio:g}"), ratio)
        self.ratio.setCurrentIndex(1)
        for name, title in (("light", self.tr("Light, for paper")), ("dark", self.tr("Dark"))):
            self.look.addItem(title, name)
        self.look.setCurrentIndex(self.look.findData("dark" if theme.current().dark else "light"))
        start, end = self._span()
        self.shown.setText(self.tr("&Shown range: {0} to {1}").format(clock_text(start), clock_text(end)))
        self.shown.setChecked(True)
        spans = QButtonGroup(self)
        spans.addButton(self.shown)
        spans.addButton(self.whole)
        self.file.setText(str(Path.home() / begin_in(FolderKind.EXPORTS, f"{self._chart.id}.{PNG}")))

    def _span(self) -> tuple[int, int]:
        view, recording = self._chart.time_view, self._chart.recording
        now = recording.now if recording is not None else view.end
        return max(view.start, 0), max(min(view.end, now), 0)

    def _name_controls(self) -> None:
        make_accessible(self.wide, self.tr("Width"))
        make_accessible(self.high, self.tr("Height"))
        make_accessible(
            self.ratio, self.tr("Image size in pixels"), self.tr("More pixels make the print sharper.")
        )
        make_accessible(self.look, self.tr("Colors"))
        make_accessible(
            self.file, self.tr("File"), self.tr("An existing file with the same name is replaced.")
        )
        make_accessible(self.choose, self.tr("Choose a file"))

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        for row, button in enumerate(self.kinds.values()):
            grid.addWidget(button, row // 2, 1 + row % 2)
        rows = (
            (self.tr("Save as"), ()),
            ("", ()),
            (self.tr("Size"), (self.wide, self.high, self.ratio)),
            (self.tr("Colors"), (self.look,)),
            (self.tr("Part"), (self.shown,)),
            ("", (self.whole,)),
            (self.tr("File"), (self.file, self.choose)),
        )
        self._labels = {}
        for row, (title, widgets) in enumerate(rows):
            self._labels[row] = QLabel(title, self)
            grid.addWidget(self._labels[row], row, 0)
            if widgets:
                line = QHBoxLayout()
                for widget in widgets:
                    line.addWidget(widget, int(widget is self.file))
                if self.file not in widgets:
                    line.addStretch(1)
                grid.addLayout(line, row, 1, 1, 2)
        grid.addWidget(self.note, len(rows), 0, 1, 3)
        grid.addWidget(self.buttons, len(rows) + 1, 0, 1, 3)
        self.setMinimumWidth(round(WIDTH * theme.text_scale()))

    def _connect(self) -> None:
        self._group.buttonClicked.connect(self._show_kind)
        for button in self.kinds.values():
            button.toggled.connect(self._show_kind)
        self.file.textChanged.connect(self._check)
        self.choose.clicked.connect(self._choose)
        self.copy.clicked.connect(self.copy_chart)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # ---- selection

    @property
    def kind(self) -> str:
        """The selected kind, one of KINDS."""
        return next(kind for kind, button in self.kinds.items() if button.isChecked())

    def _wanted(self) -> ExportLook:
        size = QSize(self.wide.value(), self.high.value())
        return ExportLook(size, float(self.ratio.currentData()), str(self.look.currentData()))

    def _part(self) -> tuple[int, int] | None:
        return None if self.whole.isChecked() else self._span()

    def _show_kind(self, *_: object) -> None:
        """Show the options for the kind of file, and give the name its extension."""
        if not any(button.isChecked() for button in self.kinds.values()):
            return  # between two kinds
        values = self.kind == CSV
        for widget in (self.wide, self.high, self.look):
            widget.setEnabled(not values)
        self.ratio.setEnabled(self.kind == PNG)
        for part in (self.shown, self.whole):
            part.setEnabled(values and files.has_series(self._chart))
        name = Path(self.file.text().strip() or self._chart.id)
        if name.suffix.lower().removeprefix(".") in KINDS:
            self.file.setText(str(name.with_suffix(f".{self.kind}")))
        self._check()

    def _check(self, *_: object) -> None:
        path = self._path()
        self.save.setEnabled(path is not None)
        self.note.setText(
            self.tr("Choose a file in an existing folder.")
            if path is None
            else self.tr("A file with this name exists and will be replaced.")
            if os.path.exists(path)  # never raises, unlike that of Path
            else ""
        )

    def _path(self) -> Path | None:
        """Return the file with its extension, or None if it cannot be written."""
        path = typed_path(self.file.text())
        return path if path is None or path.suffix else typed_path(f"{path}.{self.kind}")

    def _choose(self) -> None:
        kinds = ";;".join(f"{kind.upper()} (*.{kind})" for kind in (self.kind, *KINDS))
        name, _ = QFileDialog.getSaveFileName(self, self.windowTitle(), self.file.text(), kinds)
        if not name:
            return
        self.file.setText(name)
        kind = Path(name).suffix.lower().removeprefix(".")
        if kind in self.kinds:
            self.kinds[kind].setChecked(True)

    # ---- execution

    def copy_chart(self) -> None:
        """Copy the chart to the clipboard as a picture, a drawing or text."""
        clipboard = QGuiApplication.clipboard()
        if self.kind == CSV:
            clipboard.setText(files.csv_text(self._chart, self._part()))
        else:
            mime = QMimeData()
            mime.setImageData(files.picture(self._chart, self._wanted()))
            if self.kind in (SVG, PDF):
                type_ = {SVG: "image/svg+xml", PDF: "application/pdf"}[self.kind]
                mime.setData(type_, files.content(self._chart, self.kind, self._wanted()))
            clipboard.setMimeData(mime)
        self.note.setText(self.tr("Copied to the clipboard."))

    def accept(self) -> None:
        """Write the file; the dialog stays open if that fails."""
        if complaint_in(self):
            return
        path = self._path()
        assert path is not None  # otherwise, the button is disabled
        if why := refusal(path):
            self.note.setText(why)
            return
        try:
            files.save(self._chart, path, self._wanted(), self._part())
        except (OSError, ValueError) as error:
            self.note.setText(complaint(error) if isinstance(error, OSError) else str(error))
            return
        self.saved.emit(str(path))
        super().accept()
