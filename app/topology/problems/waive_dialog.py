"""Asks why a problem is acceptable, and stores the reason in the drawing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.topology.editor import Editor
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reach import make_accessible
from engine.ficon.drawing.checking.finding import CheckFinding, waive

WIDTH = 460
MAX_REASON = 2000


class WaiveDialog(QDialog):
    """Nothing is accepted without a reason."""

    def __init__(self, editor: Editor, finding: CheckFinding, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor, self._finding = editor, finding
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Accept a problem"))
        self.setMinimumWidth(WIDTH)
        problem = QLabel(finding.text, self, wordWrap=True)
        self.reason = QLineEdit(self, maxLength=MAX_REASON)
        self.reason.setPlaceholderText(self.tr("Why the problem is acceptable"))
        make_accessible(self.reason, self.tr("Reason"), self.tr("The reason is saved with the drawing."))
        self.buttons = dialog_buttons(self, self.tr("Accept"), self._accept_it)
        self.reason.textChanged.connect(self._allow)
        self._allow()
        layout = QVBoxLayout(self)
        for widget in (problem, self.reason, self.buttons):
            layout.addWidget(widget)
        self.reason.setFocus()

    def _allow(self) -> None:
        self.buttons.buttons()[0].setEnabled(bool(self.reason.text().strip()))

    def _accept_it(self) -> None:
        reason = self.reason.text().strip()
        if reason and self._editor.attempt(lambda: waive(self._editor.drawing, self._finding, reason)):
            self.accept()
