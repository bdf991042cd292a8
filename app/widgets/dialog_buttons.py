"""The last line of a dialog: do it, or leave everything as it is; or what it offers, and Close."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton

from app.widgets.number_boxes import complaint_in


def dialog_buttons(dialog: QDialog, title: str, do: Callable[[], object]) -> QDialogButtonBox:
    """Return a button that accepts, also with Enter, and one that cancels, also with Escape.

    While a box of the dialog says why it refused a number, nothing is accepted.
    """
    buttons = QDialogButtonBox(dialog)
    buttons.addButton(title, QDialogButtonBox.ButtonRole.AcceptRole)
    cancel = QCoreApplication.translate("DialogButtons", "Cancel")
    buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
    buttons.accepted.connect(lambda: complaint_in(dialog) or do())
    buttons.rejected.connect(dialog.reject)
    return buttons


def closing_line(dialog: QDialog, offered: QPushButton, leave: QPushButton) -> QHBoxLayout:
    """Return a line of a dialog that stays open: what it offers, and at the other end what closes it.

    Enter in a field or table presses neither.
    """
    line = QHBoxLayout()
    for button in (offered, leave):
        button.setAutoDefault(False)
    leave.clicked.connect(dialog.close)
    line.addWidget(offered)
    line.addStretch(1)
    line.addWidget(leave)
    return line
