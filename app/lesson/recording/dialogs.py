"""The two dialogs of the recorder: a dialog for a note during recording, and a dialog for the folder at the
end.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.files.save_dialog import typed_path
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reach import make_accessible
from lessons.format.new import slug

WIDTH = 480


class NoteDialog(QDialog):
    """A text for the next step, and the panel to watch. `noted` carries text, panel and guest."""

    noted = Signal(str, str, str)

    def __init__(self, panels: Sequence[tuple[str, str]], guests: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Note for the lesson"))
        self.setMinimumWidth(WIDTH)
        self.text, self.chart, self.guest = QPlainTextEdit(self), QComboBox(self), QComboBox(self)
        self.chart.addItem(self.tr("No panel"), "")
        for id, title in panels:
            self.chart.addItem(title, id)
        self.guest.addItem(self.tr("No guest"), "")
        for userid in guests:
            self.guest.addItem(userid, userid)
        self._name_controls()
        self._lay_out()

    def _name_controls(self) -> None:
        what = self.tr("The text of the next step. If it has several lines, the first line is the title.")
        make_accessible(self.text, self.tr("Note"), what)
        make_accessible(self.chart, self.tr("Panel"), self.tr("The panel that the step highlights."))
        make_accessible(self.guest, self.tr("Guest"), self.tr("The guest that the step highlights."))
        self.text.setPlaceholderText(what)
        self.text.setTabChangesFocus(True)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Panel"), self.chart)
        form.addRow(self.tr("Guest"), self.guest)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text, 1)
        layout.addLayout(form)
        layout.addWidget(dialog_buttons(self, self.tr("Note"), self._note))

    def _note(self) -> None:
        guest = self.guest.currentData() if self.chart.currentData() else ""
        self.noted.emit(self.text.toPlainText(), self.chart.currentData(), guest)
        self.accept()


class StopDialog(QDialog):
    """The title of the lesson and the location of its folder. `stopped` carries the folder and the title."""

    stopped = Signal(object, str)
    thrown_away = Signal()

    def __init__(self, steps: int, parent: QWidget, folder: Path | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Stop recording"))
        self.setMinimumWidth(WIDTH)
        self._parent_folder = folder or Path.home()
        self.title, self.folder = QLineEdit(self), QLineEdit(self)
        self.browse, self.message = QPushButton(self.tr("Choose…"), self), QLabel(self, wordWrap=True)
        self.told = QLabel(self.tr("{0} actions recorded.").format(steps), self)
        self._name_controls()
        self._lay_out()
        self.title.textEdited.connect(self._propose)
        self.browse.clicked.connect(self._choose)
        self.title.setText(self.tr("My lesson"))
        self._propose(self.title.text())

    def _name_controls(self) -> None:
        make_accessible(self.title, self.tr("Title"), self.tr("The title of the lesson."))
        make_accessible(self.folder, self.tr("Folder"), self.tr("A new folder, created for the lesson."))
        make_accessible(self.browse, self.tr("Choose…"), self.tr("Chooses the parent folder."))

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self.folder, 1)
        line.addWidget(self.browse)
        form = QFormLayout()
        form.addRow(self.tr("Title"), self.title)
        form.addRow(self.tr("Folder"), line)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self.tr("Save the lesson"), QDialogButtonBox.ButtonRole.AcceptRole)
        throw = buttons.addButton(self.tr("Discard"), QDialogButtonBox.ButtonRole.DestructiveRole)
        buttons.addButton(self.tr("Continue recording"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._stop)
        buttons.rejected.connect(self.reject)
        throw.clicked.connect(self._throw_away)
        layout = QVBoxLayout(self)
        for widget in (self.told, self.message):
            layout.addWidget(widget)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.message.hide()

    def _propose(self, title: str) -> None:
        self.folder.setText(str(self._parent_folder / (slug(title) or "lesson")))

    def _choose(self) -> None:
        place = QFileDialog.getExistingDirectory(self, self.tr("Parent folder"))
        if place:
            self._parent_folder = Path(place)
            self._propose(self.title.text())

    def _stop(self) -> None:
        folder = typed_path(self.folder.text())
        if folder is None or os.path.lexists(folder):  # never raises, unlike that of Path
            self.message.setText(self.tr("Expected the name of a new folder in an existing folder."))
            self.message.show()
            self.folder.setFocus()
            return
        self.stopped.emit(folder, self.title.text())
        self.accept()

    def _throw_away(self) -> None:
        self.thrown_away.emit()
        self.reject()
