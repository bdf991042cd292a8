"""The last line of a dialog: buttons to accept and cancel, or the dialog's own buttons and Close."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton

from app.widgets.number_boxes import complaint_in


def dialog_buttons(dialog: QDialog, title: str, do: Callable[[], object]) -> QDialogButtonBox:
    """Return an accept button, also triggered by Enter, and a cancel button, also triggered by Escape.

    While a number box of the dialog reports a refused entry, nothing is accepted.
    """
    buttons = QDialogButtonBox(dialog)
    buttons.addButton(title, QDialogButtonBox.ButtonRole.AcceptRole)
    cancel = QCoreApplication.translate("DialogButtons", "Cancel")
    buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
    buttons.accepted.connect(lambda: complaint_in(dialog) or do())
    buttons.rejected.connect(dialog.reject)
    return buttons


def closing_line(dialog: QDialog, offered: QPushButton, leave: QPushButton) -> QHBoxLayout:
    """Return a button line for a dialog that stays open: its actions, and a close button at the other end.

    Enter in a field or table presses none of them.
    """
    line = QHBoxLayout()
    for button in (offered, leave):
        button.setAutoDefault(False)
    leave.clicked.connect(dialog.close)
    line.addWidget(offered)
    line.addStretch(1)
    line.addWidget(leave)
    return line
