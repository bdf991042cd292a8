"""Checks the drawing after each change; changes of one turn of the event loop are checked together."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from app.topology.editor import Editor
from engine.ficon.drawing.checking.finding import SEVERITIES, Severity
from engine.ficon.drawing.checking.fixes import together
from engine.ficon.drawing.checking.live_checks import Checked, Checker
from engine.ficon.drawing.model.drawing import Change

SHOWN = 30  # ms


class Checking(QObject):
    """`latest` is what was found last; pending: it is about another drawing, or there is nothing yet."""

    checked = Signal(object)  # Checked
    begun = Signal()  # the whole of another drawing is about to be checked

    def __init__(self, editor: Editor) -> None:
        super().__init__(editor)
        self._editor = editor
        self._checker = Checker(editor.drawing, perf_counter)
        self._waiting: list[Change] | None = None  # None = look at everything
        self.latest, self.pending = Checked(()), True
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.check_now)
        editor.changed.connect(self._changed)
        editor.replaced.connect(self._replaced)
        self._soon.start()

    def _changed(self, change: Change) -> None:
        if self._waiting is not None:
            self._waiting.append(change)
        if not self.pending:
            self._soon.start(0)

    def _replaced(self) -> None:
        self._checker = Checker(self._editor.drawing, perf_counter)
        self._waiting, self.pending, self.latest = None, True, Checked(())
        self.begun.emit()
        self._soon.start(SHOWN)  # first the drawing is painted

    def check_now(self) -> Checked:
        """Check the drawing as it is, and return the result."""
        self._soon.stop()
        waiting, self._waiting = self._waiting, []
        change = None if waiting is None else waiting[0] if len(waiting) == 1 else together("", waiting)
        self.latest, self.pending = self._checker.update(change), False
        self.checked.emit(self.latest)
        return self.latest

    def marks(self) -> dict[str, tuple[Severity, int]]:
        """Return the worst severity and the number of problems of each thing to blame."""
        found: dict[str, tuple[Severity, int]] = {}
        for finding in self.latest.open:
            for name in finding.things[:1]:
                worst, count = found.get(name, (finding.severity, 0))
                found[name] = (min(worst, finding.severity, key=SEVERITIES.index), count + 1)
        return found
