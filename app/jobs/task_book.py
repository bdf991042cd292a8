"""Runs with seeds as tasks of a pool, and a book of what is known of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, NamedTuple, TypeVar

from engine.studies.probes import Run

R = TypeVar("R")


class RunKey(NamedTuple):
    """A scenario and settings on top: what distinguishes a run from all others."""

    scenario: str
    settings: tuple[str, ...] = ()

    @classmethod
    def of(cls, run: Run) -> RunKey:
        """Return the key of a run; its name does not matter."""
        return cls(run.scenario, run.settings)


class RunTask(NamedTuple):
    """A run with one seed: `place` is added to the seed of the scenario."""

    study: str
    key: RunKey
    place: int

    def arguments(self) -> dict[str, Any]:
        """Return the arguments of the job."""
        settings = list(self.key.settings)
        return {
            "study": self.study,
            "scenario": self.key.scenario,
            "settings": settings,
            "place": self.place,
        }


class TaskState(Enum):
    """Progress of the tasks of one run."""

    NEW = "new"
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass
class TaskBook(Generic[R]):
    """The results of tasks, or the reasons why there are none, and the tasks that are under way."""

    results: dict[RunTask, R | str] = field(default_factory=dict, kw_only=True)
    under_way: dict[RunTask, float | None] = field(default_factory=dict, kw_only=True)  # share; None = waits
    cancelled: set[RunTask] = field(default_factory=set, kw_only=True)
    ended: int = field(default=0, kw_only=True)  # tasks, since the first of those under way began

    def unfinished_tasks(self, tasks: Iterable[RunTask]) -> list[RunTask]:
        """Return the tasks that have no result and are not under way, first one seed of each run."""
        found = [task for task in tasks if not self.is_done(task) and task not in self.under_way]
        return sorted(found, key=lambda task: task.place)

    def is_done(self, task: RunTask) -> bool:
        """Return whether a task has a result."""
        return task in self.results and not isinstance(self.results[task], str)

    def begin(self, tasks: Sequence[RunTask]) -> None:
        """Note that tasks wait for a process."""
        self.ended = self.ended if self.under_way else 0
        for task in tasks:
            self.results.pop(task, None)
            self.under_way.setdefault(task, None)
            self.cancelled.discard(task)

    def note_progress(self, task: RunTask, share: float) -> None:
        """Note how much of a task is done."""
        if task in self.under_way:
            self.under_way[task] = share

    def end(self, task: RunTask, result: R | str) -> None:
        """Note the result of a task, or the reason why there is none."""
        if task in self.under_way:
            del self.under_way[task]
            self.ended += 1
            self.results[task] = result

    def forget(self, tasks: Sequence[RunTask]) -> list[RunTask]:
        """Note that tasks were cancelled; return those that were under way."""
        gone = [task for task in tasks if task in self.under_way]
        for task in gone:
            del self.under_way[task]
        self.cancelled.update(gone)
        return gone

    def state_of(self, tasks: Sequence[RunTask]) -> TaskState:
        """Return how far the tasks of one run are."""
        found = [task for task in tasks if task in self.under_way]
        if any(self.under_way[task] is not None for task in found):
            return TaskState.RUNNING
        if found:
            return TaskState.WAITING
        if any(isinstance(self.results.get(task), str) for task in tasks):
            return TaskState.FAILED
        if all(task in self.results for task in tasks):
            return TaskState.DONE
        return TaskState.CANCELLED if any(task in self.cancelled for task in tasks) else TaskState.NEW

    def reasons(self, tasks: Iterable[RunTask]) -> list[str]:
        """Return why tasks have failed."""
        found = (self.results.get(task) for task in tasks)
        return [one for one in found if isinstance(one, str)]
