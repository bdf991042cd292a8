"""Offers the sessions of programs that did not close properly; they can be opened or deleted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.time_travel.files.session_files import scenario_of
from app.widgets.reach import make_accessible


class CrashedDialog(QDialog):
    """A list of the files, newest first. Files that are neither opened nor deleted are offered at the
    next start.
    """

    wanted = Signal(object)  # Path of the session to open

    def __init__(self, files: Sequence[Path], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Saved sessions"))
        self.list = QListWidget(self)
        make_accessible(self.list, self.tr("Saved sessions"), self.tr("Scenario, and time of the last save."))
        for file in files:
            item = QListWidgetItem(self._title(file), self.list)
            item.setData(Qt.ItemDataRole.UserRole, file)
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self._open)
        self._lay_out()

    def _lay_out(self) -> None:
        note = QLabel(
            self.tr("Sessions that remain here are offered again at the next start."), self, wordWrap=True
        )
        buttons = QDialogButtonBox(self)
        role = QDialogButtonBox.ButtonRole
        buttons.addButton(self.tr("Open"), role.AcceptRole)
        delete = buttons.addButton(self.tr("Delete"), role.DestructiveRole)
        buttons.addButton(self.tr("Later"), role.RejectRole)
        buttons.accepted.connect(self._open)
        buttons.rejected.connect(self.reject)
        delete.clicked.connect(self._delete)
        layout = QVBoxLayout(self)
        for part in (note, self.list, buttons):
            layout.addWidget(part)

    def _title(self, file: Path) -> str:
        saved = QDateTime.fromSecsSinceEpoch(int(file.stat().st_mtime)) if file.exists() else QDateTime()
        when = QLocale().toString(saved, QLocale.FormatType.ShortFormat)
        return self.tr("{0}, saved {1}").format(scenario_of(file) or file.stem, when)

    def _open(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.wanted.emit(item.data(Qt.ItemDataRole.UserRole))
            self.accept()

    def _delete(self) -> None:
        item = self.list.takeItem(self.list.currentRow())
        if item is not None:
            item.data(Qt.ItemDataRole.UserRole).unlink(missing_ok=True)
        if not self.list.count():
            self.reject()
