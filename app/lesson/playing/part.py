"""The base of the player's parts: the current step, their signals, and sequential tasks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from lessons.format.lesson import Lesson
from lessons.format.models import Step
from lessons.play.play import Play


class PlayerPart(QObject):
    """A part of the player. `kept`: there is something to save; `refreshed`: there is something to show."""

    kept = Signal()
    refreshed = Signal()

    def __init__(self, play: Play, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.play = play

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.play.lesson

    @property
    def index(self) -> int:
        """The index of the current step."""
        return self.play.index

    @property
    def step(self) -> Step:
        """The current step."""
        return self.play.step

    @property
    def done(self) -> bool:
        """True if this step has been done."""
        return self.play.entry.state == "done"


def at_once() -> bool:
    """Return True, for a task that is done as soon as it has begun."""
    return True


@dataclass(frozen=True)
class QueuedTask:
    """A task: `begin` starts it; `done` returns True when it has finished."""

    begin: Callable[[], object]
    done: Callable[[], bool] = at_once


class TaskQueue:
    """Runs tasks in order; call `look` in each frame and after each session signal."""

    def __init__(self) -> None:
        self._waiting: deque[QueuedTask] = deque()
        self._now: QueuedTask | None = None
        self._looking = False

    @property
    def busy(self) -> bool:
        """True while any task is unfinished."""
        return self._now is not None or bool(self._waiting)

    def add(self, begin: Callable[[], object], done: Callable[[], bool] = at_once) -> None:
        """Add a task at the end of the queue."""
        self._waiting.append(QueuedTask(begin, done))

    def clear(self) -> None:
        """Drop all unfinished tasks."""
        self._waiting.clear()
        self._now = None

    def look(self) -> None:
        """Run as many tasks as possible now."""
        if self._looking:  # called by what it began
            return
        self._looking = True
        try:
            while self._go_on():
                pass
        finally:
            self._looking = False

    def _go_on(self) -> bool:
        if self._now is None and not self._begin_next():
            return False
        if self._now is not None and not self._now.done():
            return False
        self._now = None
        return bool(self._waiting)

    def _begin_next(self) -> bool:
        """Begin the next task, which may clear the queue."""
        if not self._waiting:
            return False
        self._now = self._waiting.popleft()
        self._now.begin()
        return True
