"""Asks for a condition, and reports errors in it while it is typed."""

from __future__ import annotations

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCompleter,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.frame.on_screen import resize_for_text
from app.look.literal import HtmlView
from app.run.session import Session
from app.widgets.reach import make_accessible

SIZE = (620, 460)


class UntilDialog(QDialog):
    """Enter runs forward; Shift+Enter or the button runs back."""

    def __init__(self, session: Session, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Run until"))
        resize_for_text(self, *SIZE)
        self.field = QLineEdit(text, self)
        self.words = QStringListModel(self)
        self.problem = QLabel(self, wordWrap=True)
        self.help = HtmlView(self)
        self.back = QPushButton(self.tr("Go &back"), self)
        self.forward = QPushButton(self.tr("Go &forward"), self)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self._name_controls()
        self._lay_out()
        self._complete()
        self.field.textChanged.connect(self._judge)
        self.back.clicked.connect(lambda: self._go(False))
        self.forward.clicked.connect(lambda: self._go(True))
        self.cancel.clicked.connect(self.reject)
        QShortcut(QKeySequence("Shift+Return"), self).activated.connect(self.back.click)
        self._judge(text)

    def _name_controls(self) -> None:
        about = self.tr("The condition to wait for, such as: available frames < 5%, or LNK00105 dormant.")
        make_accessible(self.field, self.tr("Condition"), about)
        self.field.setPlaceholderText("available frames < 5%")
        self.field.selectAll()
        make_accessible(self.help, self.tr("Condition syntax"), "")
        self.help.setMarkdown(self._session.time_travel.condition_help())
        self.problem.setObjectName("caption")
        make_accessible(
            self.back,
            self.tr("Go back"),
            self.tr("Goes back to the time at which the condition last became true (Shift+Enter)."),
        )
        make_accessible(
            self.forward,
            self.tr("Go forward"),
            self.tr("Goes to the time at which the condition next becomes true (Enter)."),
        )
        make_accessible(self.cancel, self.tr("Cancel"))
        for button in (self.back, self.forward):
            button.setToolTip(button.whatsThis())
        self.forward.setDefault(True)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.cancel, self.back, self.forward):
            row.addWidget(button)
        layout = QVBoxLayout(self)
        for widget in (self.field, self.problem, self.help):
            layout.addWidget(widget, int(widget is self.help))
        layout.addLayout(row)

    def _complete(self) -> None:
        completer = QCompleter(self.words, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.field.setCompleter(completer)
        self.field.textEdited.connect(self._offer)

    def _offer(self, text: str) -> None:
        self.words.setStringList(self._session.time_travel.complete_condition(text))

    def _judge(self, text: str) -> None:
        problem = self._session.time_travel.condition_error(text) if text.strip() else ""
        self.problem.setText(problem)
        for button in (self.back, self.forward):
            button.setEnabled(bool(text.strip()) and not problem)

    def _go(self, forward: bool) -> None:
        self._session.time_travel.run_until(self.field.text().strip(), forward)
        self.accept()
