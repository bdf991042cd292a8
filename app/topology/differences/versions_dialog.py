"""Versions of the drawing: saved under a name, listed, and one marked as the production version."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from app.frame.on_screen import resize_for_text
from app.topology.editor import Editor
from app.widgets.dialog_buttons import closing_line
from app.widgets.reach import make_accessible, tab_through
from app.widgets.reading_table import fill_rows, for_reading, set_headings
from engine.ficon.drawing.differences import compare
from engine.ficon.drawing.differences.report import counted
from engine.ficon.drawing.file import FileError
from engine.ficon.drawing.file.versions import VersionIndex, Versions

SIZE = 860, 420
ROW = 24  # px


class VersionsDialog(QDialog):
    """The work version is the drawing; path: the path of its file."""

    def __init__(self, editor: Editor, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor, self.versions = editor, Versions(path)
        self.table = QTableWidget(0, 5, self)
        self.name, self.note = QLineEdit(self), QLineEdit(self)
        self.keep, self.install = (
            QPushButton(self.tr("Save this version"), self),
            QPushButton(self.tr("Mark as in production"), self),
        )
        self.leave = QPushButton(self.tr("Close"), self)
        self.said = QLabel("", self, wordWrap=True)
        self._set_up()
        self._lay_out()
        self._attempt(lambda: None)

    def _set_up(self) -> None:
        self.setWindowTitle(self.tr("Versions"))
        resize_for_text(self, *SIZE)
        for_reading(self.table, ROW)
        heads = [self.tr("Version"), self.tr("Saved"), self.tr("In production"), self.tr("To this drawing")]
        set_headings(self.table, [*heads, self.tr("Note")])
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.itemSelectionChanged.connect(self._enable)
        self.name.textChanged.connect(self._enable)
        parts = (
            (
                self.table,
                self.tr("Versions"),
                self.tr("Drawing states saved next to the file."),
            ),
            (self.name, self.tr("Version name"), self.tr("Letters, digits and . _ -, such as 2026-11.")),
            (self.note, self.tr("Note"), self.tr("Reason for the version.")),
            (
                self.keep,
                self.keep.text(),
                self.tr("Saves the current state of the drawing; a version never changes."),
            ),
            (self.install, self.install.text(), self.tr("Marks the selected version as in production.")),
        )
        for part, title, text in parts:
            make_accessible(part, title, text)
            part.setToolTip(text)
        self.keep.setAutoDefault(False)
        self.keep.clicked.connect(self._keep)
        self.install.clicked.connect(self._install)

    def _lay_out(self) -> None:
        whole, form = QVBoxLayout(self), QGridLayout()
        for row, (title, field) in enumerate(((self.tr("Name"), self.name), (self.tr("Note"), self.note))):
            label = QLabel(title, self)
            label.setBuddy(field)
            form.addWidget(label, row, 0)
            form.addWidget(field, row, 1)
        form.addWidget(self.keep, 0, 2)
        whole.addLayout(form)
        whole.addWidget(self.table, 1)
        whole.addWidget(self.said)
        whole.addLayout(closing_line(self, self.install, self.leave))
        tab_through([self.name, self.note, self.keep, self.table, self.install, self.leave])

    def _enable(self) -> None:
        self.keep.setEnabled(bool(self.name.text().strip()))
        self.install.setEnabled(bool(self.table.selectedItems()))

    def _keep(self) -> None:
        name, note = self.name.text().strip(), self.note.text().strip()
        self._attempt(lambda: self.versions.keep(self._editor.drawing, name, note, _now()))

    def _install(self) -> None:
        cell = self.table.item(self.table.currentRow(), 0)
        if cell is not None:
            self._attempt(lambda: self.versions.install(cell.text(), _now()))

    def _attempt(self, do: Callable[[], object]) -> None:
        """Perform an action and show the versions, or report why the action failed."""
        self.said.clear()
        try:
            do()
            self._show(self.versions.index())
        except (FileError, OSError) as error:
            self.said.setText(str(error))
        self._enable()

    def _show(self, index: VersionIndex) -> None:
        rows = []
        for version in reversed(index.versions):
            try:
                differs = counted(compare(self.versions.open(version.name), self._editor.drawing))
            except FileError as error:
                differs = str(error)
            times = self._times(index, version.name)
            rows.append((version.name, version.saved, times, differs, version.note))
        fill_rows(self.table, rows)
        if not rows:
            text = self.tr("No version is saved yet. Type a name, such as 2026-11, and press {0}.")
            self.said.setText(text.format(self.keep.text()))

    def _times(self, index: VersionIndex, name: str) -> str:
        starts = [*((each.name, each.since) for each in index.installed), ("", self.tr("now"))]
        spans = zip(starts, starts[1:], strict=False)
        return "; ".join(f"{since} – {until}" for (which, since), (_, until) in spans if which == name)


def _now() -> str:
    return datetime.now().replace(microsecond=0).isoformat()
