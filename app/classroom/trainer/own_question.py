"""The dialog for a question of the trainer's own: a text, and an option on each line; none for a number."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from app.classroom.vote.ballot import LETTERS, BallotQuestion
from app.widgets.reach import make_accessible

MOST_OPTIONS = 8
MAX_TEXT = 200  # characters


class OwnQuestion(QDialog):
    """`asked` carries the Question."""

    asked = Signal(object)

    def __init__(self, id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._id = id
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Question to the class"))
        self.title = QLineEdit(self, maxLength=MAX_TEXT)
        self.options = QPlainTextEdit(self, tabChangesFocus=True)
        self.unit = QLineEdit(self, maxLength=20)
        for field, name in (
            (self.title, self.tr("Question")),
            (self.options, self.tr("Answers, one on each line")),
            (self.unit, self.tr("Unit of a number")),
        ):
            field.setAccessibleName(name)
        self.options.setPlaceholderText(
            self.tr("One answer on each line. Leave it empty to ask for a number.")
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.ask: QPushButton = buttons.addButton(
            self.tr("Open the vote"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        make_accessible(self.ask, self.tr("Open the vote"))
        form = QFormLayout(self)
        form.addRow(self.tr("&Question"), self.title)
        form.addRow(self.tr("&Answers"), self.options)
        form.addRow(self.tr("&Unit"), self.unit)
        form.addRow(buttons)
        self.resize(460, 300)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        self.title.textChanged.connect(self._look)
        self.options.textChanged.connect(self._look)
        self._look()

    def _lines(self) -> list[str]:
        return [line.strip()[:MAX_TEXT] for line in self.options.toPlainText().splitlines() if line.strip()]

    def _look(self) -> None:
        lines = self._lines()
        self.ask.setEnabled(
            bool(self.title.text().strip()) and len(lines) != 1 and len(lines) <= MOST_OPTIONS
        )
        self.unit.setEnabled(not lines)

    def _accept(self) -> None:
        options = dict(zip(LETTERS, self._lines(), strict=False))
        unit = "" if options else self.unit.text().strip()
        self.asked.emit(BallotQuestion(self._id, self.title.text().strip(), options=options, unit=unit))
        self.accept()
