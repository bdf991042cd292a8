"""A line of a dialog on how a task ended."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget


class NoteLabel(QLabel):
    """Shows a sentence; lines after an empty line, such as the last words of a process, are its tooltip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, wordWrap=True)

    def setText(self, text: str) -> None:
        """Show a text of a sentence, an empty line and details."""
        sentence, _, details = text.partition("\n\n")
        super().setText(sentence)
        self.setToolTip(details)

    def clear(self) -> None:
        """Show nothing."""
        self.setText("")
