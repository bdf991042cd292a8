"""Shows the progress of some work, and lets the user cancel it."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from app.widgets.elided import ElidedLabel
from app.widgets.reach import make_accessible


class ProgressLine(QFrame):
    """Hidden until `begin`; shows the current work, a bar, the remaining time and a cancel button."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = ElidedLabel(self)
        self.bar = QProgressBar(self)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.setAutoDefault(False)  # Return in a field of the same dialog must not cancel the work
        make_accessible(self.cancel, self.tr("Cancel"))
        self.cancel.clicked.connect(self.cancelled)
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 6, 14, 8)
        line.setSpacing(12)
        line.addWidget(self.label)
        line.addWidget(self.bar, 1)
        line.addWidget(self.cancel)
        self._what, self._began, self._done = "", 0.0, 0
        self.hide()

    def begin(self, what: str) -> None:
        """Show that some work has begun; its amount is reported later."""
        self._what, self._began, self._done = what, monotonic(), -1
        self.bar.setAccessibleName(what)
        self.bar.setRange(0, 0)
        self.label.setText(what)
        self.show()

    def show_progress(self, done: int, total: int) -> None:
        """Show how much of the work is done."""
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done)
        text = self.tr("{0}: {1} of {2}").format(self._what, done, total)
        if self._done < 0:  # the time until the first report, such as for imports, does not repeat
            self._began, self._done = monotonic(), done
        left = time_left(monotonic() - self._began, done - self._done, total - self._done)
        self.label.setText(text if left is None else self._with_time(text, left))

    def _with_time(self, text: str, left: int) -> str:
        """Return the text with the remaining time, in minutes if it is more than two minutes."""
        if left > 120:
            return self.tr("{0}, about {1} min left").format(text, round(left / 60))
        return self.tr("{0}, about {1} s left").format(text, left)

    def finish(self) -> None:
        """Hide the line when the work is done."""
        self.hide()


def time_left(passed: float, done: int, total: int) -> int | None:
    """Return the seconds that the rest will take at the current speed, or None while this time cannot be
    estimated.
    """
    if done < 1 or passed < 1.0:
        return None
    return round(passed / done * (total - done))
