"""The export dialog: the folder, the kinds of files, and the part of the run."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.export.run import CSV, PAGE, PARQUET, PNG, TRACE, VCD, Wish
from app.widgets.reach import make_accessible
from engine.exports.csv_files import check_parquet
from engine.exports.states import check_vcd
from engine.exports.tables import MissingPackageError
from engine.kernel.units import clock_text

CHECKS = {PARQUET: check_parquet, VCD: check_vcd}


class ExportDialog(QDialog):
    """Emits the requested export when it is accepted."""

    wanted = Signal(object)  # Wish

    def __init__(self, folder: str, shown: tuple[int, int], whole: bool, parent: QWidget) -> None:
        """Create the dialog. shown: the part that the charts show, ns; whole: that is the whole run."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._shown = shown
        self.setWindowTitle(self.tr("Export the run"))
        self.folder = QLineEdit(folder, self)
        self.choose = QPushButton(self.tr("&Choose…"), self)
        self.kinds = {kind: QCheckBox(text, self) for kind, text in self._texts().items()}
        self.all, self.part = QRadioButton(self.tr("The &whole run"), self), QRadioButton(self)
        start, end = (clock_text(time) for time in shown)
        self.part.setText(self.tr("&Shown range: {0} to {1}").format(start, end))
        self.part.setDisabled(whole)
        self.all.setChecked(True)
        self.note = QLabel(self, wordWrap=True)
        self.note.setObjectName("caption")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.export = self.buttons.addButton(self.tr("&Export"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._name_controls()
        self._lay_out()
        self._connect()
        self._check()

    def _texts(self) -> dict[str, str]:
        return {
            PAGE: self.tr("A pa&ge for any browser, without LPAR Lab (HTML)"),
            PNG: self.tr("&Pictures of the open charts (PNG)"),
            CSV: self.tr("All &values over time and for each phase (CSV)"),
            PARQUET: self.tr("The same values as Par&quet"),
            TRACE: self.tr("A &trace for Perfetto: states, relocations, processors, locks (JSON)"),
            VCD: self.tr("States of the virtual CP&Us as waveforms (VCD)"),
        }

    def _name_controls(self) -> None:
        make_accessible(
            self.folder,
            self.tr("Folder"),
            self.tr("Existing files with the same names in this folder are replaced."),
        )
        make_accessible(self.choose, self.tr("Choose a folder"))
        for kind, box in self.kinds.items():
            box.setChecked(kind in (PNG, CSV))
            try:
                CHECKS.get(kind, lambda: None)()
            except MissingPackageError as error:
                box.setEnabled(False)
                box.setToolTip(str(error))

    def _lay_out(self) -> None:
        line, whole = QHBoxLayout(), QVBoxLayout(self)
        line.addWidget(QLabel(self.tr("Folder"), self))
        line.addWidget(self.folder, 1)
        line.addWidget(self.choose)
        whole.addLayout(line)
        for control in (*self.kinds.values(), self.all, self.part, self.note, self.buttons):
            whole.addWidget(control)
        self.setMinimumWidth(460)

    def _connect(self) -> None:
        self.choose.clicked.connect(self._choose)
        self.folder.textChanged.connect(self._check)
        for box in self.kinds.values():
            box.toggled.connect(self._check)
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)

    def _choose(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Export the run to"), self.folder.text())
        if folder:
            self.folder.setText(folder)

    def _chosen(self) -> frozenset[str]:
        return frozenset(kind for kind, box in self.kinds.items() if box.isChecked() and box.isEnabled())

    def _check(self) -> None:
        there = os.path.isdir(self.folder.text())  # never raises, unlike that of Path
        why = "" if there else self.tr("Choose an existing folder.")
        why = why or ("" if self._chosen() else self.tr("Select at least one kind of file."))
        self.note.setText(why or self.tr("Files with the same names in the folder are replaced."))
        self.export.setEnabled(not why)

    def _accept(self) -> None:
        span = self._shown if self.part.isChecked() else None
        self.wanted.emit(Wish(Path(self.folder.text()), self._chosen(), span))
        self.accept()
