"""Long-running work: the tasks under way in the background, and those that have ended since the user last
looked.

There is one list for all windows. A background process or a pool is tracked once `follow` or `follow_pool` is
called; each task that it begins afterward is one piece of work.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.widgets.progress_line import time_left

if TYPE_CHECKING:  # the bottom line of a window, which is painted first, shows this list
    from app.jobs.pool import ProcessPool
    from app.jobs.process import Process

KEPT = 8  # pieces of work that have ended and are still listed


class WorkStage(Enum):
    """The state of a piece of work."""

    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


@dataclass(eq=False)
class BackgroundWork:
    """A piece of work. `share` is None before the first report; `owner` lives in the window that began
    the work.
    """

    title: str
    cancel: Callable[[], object]
    owner: QObject
    is_lost: bool = True  # when the program ends
    share: float | None = None
    stage: WorkStage = WorkStage.RUNNING
    reason: str = ""  # why it failed, for the user
    began: float = field(default_factory=monotonic)

    @property
    def left(self) -> int | None:
        """Estimated seconds until the end at the speed so far; None before an estimate is possible."""
        done = round(1000 * (self.share or 0.0))
        return time_left(monotonic() - self.began, done, 1000)


class WorkList(QObject):
    """Running work, oldest first, and ended work, latest first."""

    changed = Signal()
    ended = Signal(object)  # Work that is done or has failed

    def __init__(self) -> None:
        super().__init__()
        self.running: list[BackgroundWork] = []
        self.over: list[BackgroundWork] = []

    def follow(
        self,
        process: Process,
        title: Callable[[], str],
        cancel: Callable[[], object],
        *,
        is_lost: bool = True,
    ) -> None:
        """List each task of a process, named by `title()` when it begins; `cancel` must end the task."""
        now: list[BackgroundWork] = []
        process.began.connect(lambda: self._begin(now, BackgroundWork(title(), cancel, process, is_lost)))
        process.progress.connect(lambda report: self._report(now, share_of(report)))
        self._follow_end(process, now)

    def follow_pool(self, pool: ProcessPool, title: Callable[[], str], cancel: Callable[[], object]) -> None:
        """List a pool's work from its first task until it has no more; `cancel` must drop all tasks."""
        now: list[BackgroundWork] = []
        pool.began.connect(lambda: self._begin(now, BackgroundWork(title(), cancel, pool)))
        pool.moved.connect(partial(self._report, now))
        pool.finished.connect(lambda: self._end(now, WorkStage.DONE))
        pool.stopped.connect(lambda: self._drop(now))
        pool.destroyed.connect(lambda: self._drop(now))

    def _follow_end(self, process: Process, now: list[BackgroundWork]) -> None:
        process.done.connect(lambda _: self._end(now, WorkStage.DONE))
        process.failed.connect(lambda reason: self._end(now, WorkStage.FAILED, reason))
        process.stopped.connect(lambda: self._drop(now))
        process.destroyed.connect(lambda: self._drop(now))

    def add(self, work: BackgroundWork) -> Callable[[WorkStage, str], None]:
        """List work that is not a process; return the function that ends the entry, with a reason if it
        failed.
        """
        now: list[BackgroundWork] = []
        self._begin(now, work)

        def end(stage: WorkStage, reason: str) -> None:
            self._end(now, stage, reason)

        return end

    def remove(self, work: BackgroundWork) -> None:
        """Remove running work from the list without announcing its end."""
        if work in self.running:
            self.running.remove(work)
            self.changed.emit()

    def forget(self) -> None:
        """Clear the ended work, which the user has seen."""
        self.over.clear()
        self.changed.emit()

    def _begin(self, now: list[BackgroundWork], work: BackgroundWork) -> None:
        now[:] = [work]
        self.running.append(work)
        self.changed.emit()

    def _report(self, now: list[BackgroundWork], share: float | None) -> None:
        if now and share is not None:
            self.report(now[0], share)

    def report(self, work: BackgroundWork, share: float) -> None:
        """Record the share of a piece of work that is done, 0 to 1."""
        work.share = share
        self.changed.emit()

    def _end(self, now: list[BackgroundWork], stage: WorkStage, reason: str = "") -> None:
        if not now:
            return
        work = now.pop()
        work.stage, work.reason, work.share = stage, reason, 1.0
        self.running.remove(work)
        self.over[:] = [work, *self.over][:KEPT]
        self.ended.emit(work)
        self.changed.emit()

    def _drop(self, now: list[BackgroundWork]) -> None:
        """Remove canceled work from the list."""
        if now:
            self.running.remove(now.pop())
            self.changed.emit()


def share_of(report: Any) -> float | None:
    """Return the share done, 0 to 1, from a job's report: a share, [done, total], or both by name."""
    match report:
        case float() | int():
            return float(report)
        case [done, total] | {"done": done, "total": total}:
            return done / total if total else None
    return None


work_list = WorkList()
