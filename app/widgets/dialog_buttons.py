"""The last line of a dialog: do it, or leave everything as it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox

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
