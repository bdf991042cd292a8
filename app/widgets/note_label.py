"""A line of a dialog on how a task ended, and the parts of the reason why a task failed."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget


def parts_of(failure: str) -> tuple[str, str]:
    """Return the sentence of a failure, and the details that follow an empty line, such as the last words of
    a process.
    """
    sentence, _, details = failure.strip().partition("\n\n")
    return sentence, details


def sentence_of(failure: str) -> str:
    """Return the sentence of a failure without its details."""
    return parts_of(failure)[0]


class NoteLabel(QLabel):
    """Shows the sentence of a text; its details are the tooltip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, wordWrap=True)

    def setText(self, text: str) -> None:
        """Show a text that consists of a sentence, an empty line and details."""
        sentence, details = parts_of(text)
        super().setText(sentence)
        self.setToolTip(details)

    def clear(self) -> None:
        """Show nothing."""
        self.setText("")
