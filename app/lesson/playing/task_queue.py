"""Things to be done one after the other, each when the one before it has been seen to be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass


def at_once() -> bool:
    """Is done as soon as it is begun."""
    return True


@dataclass(frozen=True)
class Task:
    """`begin` starts it; `done` says whether it has happened."""

    begin: Callable[[], object]
    done: Callable[[], bool] = at_once


class TaskQueue:
    """A queue; `look` is called in each frame, and after each signal of the session."""

    def __init__(self) -> None:
        self._waiting: deque[Task] = deque()
        self._now: Task | None = None
        self._looking = False

    @property
    def busy(self) -> bool:
        """Is anything still to be done?"""
        return self._now is not None or bool(self._waiting)

    def add(self, begin: Callable[[], object], done: Callable[[], bool] = at_once) -> None:
        """Put something at the end of the queue."""
        self._waiting.append(Task(begin, done))

    def clear(self) -> None:
        """Forget what is not done."""
        self._waiting.clear()
        self._now = None

    def look(self) -> None:
        """Go on as far as possible now."""
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
        """Begin the next one, which may clear the queue."""
        if not self._waiting:
            return False
        self._now = self._waiting.popleft()
        self._now.begin()
        return True
