"""Checks the drawing after each change; changes in one turn of the event loop are checked together."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from app.jobs.work import BackgroundWork, work_list
from app.topology.editor import Editor
from engine.ficon.drawing.checking.finding import SEVERITIES, Severity
from engine.ficon.drawing.checking.live_checks import Checked, Checker
from engine.ficon.drawing.model.change import together
from engine.ficon.drawing.model.drawing import Change

SHOWN = 30  # ms
LEAST = 0.01  # of the whole, between two reports
LARGE = 1500  # things: checking more would block the window for too long
SLICE = 0.012  # s of checking between two turns of the event loop


class Checking(QObject):
    """`latest` is the latest result; pending: the result is for another drawing, or there is no result yet.

    A large drawing is checked in slices, as listed background work that can be canceled.
    """

    checked = Signal(object)  # Checked
    begun = Signal()  # the whole of another drawing is about to be checked, or a check takes long
    cancelled = Signal()  # by the user: problems remain unknown until the next change

    def __init__(self, editor: Editor) -> None:
        super().__init__(editor)
        self._editor = editor
        self._checker = Checker(editor.drawing, perf_counter)
        self._waiting: list[Change] | None = None  # None = look at everything
        self._steps: Generator[float, None, Checked] | None = None
        self._works: list[BackgroundWork] = []  # of the check under way, at most one
        self.latest, self.pending, self.is_cancelled = Checked(()), True, False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._begin)
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._go_on)
        editor.changed.connect(self._changed)
        editor.replaced.connect(self._replaced)
        editor.awaited_changed.connect(self._awaited)
        self.destroyed.connect(partial(_forget, self._works))
        self._soon.start()

    @property
    def under_way(self) -> bool:
        """True while a check is running in slices."""
        return self._slices.isActive()

    def _changed(self, change: Change) -> None:
        if self._waiting is not None:
            self._waiting.append(change)
        if not self.pending or self.under_way or self.is_cancelled:
            self._soon.start(0)
        self._steps = None  # elements that it has checked may have changed

    def _awaited(self) -> None:
        """Stop checking while another drawing is being read."""
        if self._editor.awaited:
            self._soon.stop()
            self._drop()
            self.pending = True
        else:
            self._soon.start()

    def _replaced(self) -> None:
        self._drop()
        self._checker = Checker(self._editor.drawing, perf_counter)
        self._waiting, self.pending, self.latest = None, True, Checked(())
        self.is_cancelled = False
        self.begun.emit()
        self._soon.start(SHOWN)  # first the drawing is painted

    def check_now(self) -> Checked:
        """Check the drawing in its current state, and return the result."""
        self._soon.stop()
        self._drop()
        self._end(self._checker.update(self._change()))
        return self.latest

    def _change(self) -> Change | None:
        """Return what must be checked, or None for everything."""
        waiting = self._waiting
        if waiting is None:
            return None
        return waiting[0] if len(waiting) == 1 else together("", waiting)

    def _begin(self) -> None:
        if len(self._editor.drawing) <= LARGE:
            self.check_now()
            return
        self.is_cancelled = False
        self._steps = self._checker.updating(self._change())
        self._slices.start()
        self.begun.emit()

    def _go_on(self) -> None:
        """Continue checking for part of a frame."""
        steps, until = self._steps, perf_counter() + SLICE
        if steps is None:  # after a change, `_begin` makes new ones
            return
        try:
            while perf_counter() < until:
                share = next(steps)
        except StopIteration as end:
            self._drop()
            self._end(end.value)
            return
        self._report(share)

    def _report(self, share: float) -> None:
        if not self._works:
            self._works.append(BackgroundWork(self.tr("Check the drawing"), self.cancel, self, is_lost=False))
            work_list.add(self._works[0])
        work = self._works[0]
        if work.share is None or share - work.share >= LEAST:
            work_list.report(work, share)

    def _end(self, found: Checked) -> None:
        self.latest, self.pending, self._waiting = found, False, []
        self.is_cancelled = False
        self.checked.emit(found)

    def _drop(self) -> None:
        """Abandon a check in slices, and discard its results so far."""
        self._steps = None
        self._slices.stop()
        _forget(self._works)

    def cancel(self) -> None:
        """Stop a check in slices; the next change starts another."""
        self._soon.stop()
        self._drop()
        self.latest, self.pending, self.is_cancelled = Checked(()), True, True
        self.cancelled.emit()

    def again(self) -> None:
        """Restart a canceled check."""
        self.begun.emit()
        self._begin()

    def marks(self) -> dict[str, tuple[Severity, int]]:
        """Return the worst severity and the problem count of each element to blame."""
        found: dict[str, tuple[Severity, int]] = {}
        for finding in self.latest.open:
            for name in finding.things[:1]:
                worst, count = found.get(name, (finding.severity, 0))
                found[name] = (min(worst, finding.severity, key=SEVERITIES.index), count + 1)
        return found


def _forget(works: list[BackgroundWork]) -> None:
    """Remove a check from the list of running work, without reporting its end."""
    while works:
        work_list.remove(works.pop())
