"""Runs with seeds as tasks of a pool, and a record of their results."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, NamedTuple, TypeVar

from engine.studies.probes import StudyRun

Item = TypeVar("Item")  # of a set: the run that is repeated with each seed
R = TypeVar("R")


class RunKey(NamedTuple):
    """A scenario and the settings applied to it, which together distinguish a run from all others."""

    scenario: str
    settings: tuple[str, ...] = ()

    @classmethod
    def of(cls, run: StudyRun) -> RunKey:
        """Return the key of a run; the run's name does not matter."""
        return cls(run.scenario, run.settings)


class RunTask(NamedTuple):
    """A run with one seed: `place` is added to the seed of the scenario.

    combination: the number of a combination of unknown values, and the total number of combinations; None: no
    combination.
    """

    study: str
    key: RunKey
    place: int
    combination: tuple[int, int] | None = None

    def arguments(self) -> dict[str, Any]:
        """Return the arguments of the job."""
        settings = list(self.key.settings)
        combined = {"combination": list(self.combination)} if self.combination else {}
        return {
            "study": self.study,
            "scenario": self.key.scenario,
            "settings": settings,
            "place": self.place,
            **combined,
        }


class TaskProgress(Enum):
    """Progress of the tasks of one run."""

    NEW = "new"
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass
class TaskBook(ABC, Generic[Item, R]):
    """The results of the tasks of runs, or the reasons for their failure, and the tasks that are under way.

    Each kind of book defines the tasks of an item of its set, one for each seed.
    """

    results: dict[RunTask, R | str] = field(default_factory=dict, kw_only=True)
    under_way: dict[RunTask, float | None] = field(default_factory=dict, kw_only=True)  # share; None = waits
    cancelled: set[RunTask] = field(default_factory=set, kw_only=True)
    ended: int = field(default=0, kw_only=True)  # tasks, since the first of those under way began

    @property
    @abstractmethod
    def items(self) -> Sequence[Item]:
        """The items of the displayed set."""

    @abstractmethod
    def tasks(self, item: Item) -> list[RunTask]:
        """Return the tasks of an item, one for each seed."""

    @property
    def progress(self) -> tuple[int, int] | None:
        """The number of ended tasks and of all tasks since the first task under way began; None when no task
        is under way.
        """
        return (self.ended, self.ended + len(self.under_way)) if self.under_way else None

    def missing(self, items: Iterable[Item]) -> list[RunTask]:
        """Return the tasks that have no result and are not under way, beginning with one seed of each item.

        Combinations of unknown values come last.
        """
        tasks = (task for item in items for task in self.tasks(item))
        found = [task for task in tasks if not self.is_done(task) and task not in self.under_way]
        return sorted(found, key=lambda task: (task.combination is not None, task.place))

    def is_done(self, task: RunTask) -> bool:
        """Return whether a task has a result."""
        return task in self.results and not isinstance(self.results[task], str)

    def begin(self, tasks: Sequence[RunTask]) -> None:
        """Record that tasks are waiting for a process."""
        self.ended = self.ended if self.under_way else 0
        for task in tasks:
            self.results.pop(task, None)
            self.under_way.setdefault(task, None)
            self.cancelled.discard(task)

    def note_progress(self, task: RunTask, share: float) -> None:
        """Record the share of a task that is done."""
        if task in self.under_way:
            self.under_way[task] = share

    def end(self, task: RunTask, result: R | str) -> None:
        """Record the result of a task, or the reason why there is no result."""
        if task in self.under_way:
            del self.under_way[task]
            self.ended += 1
            self.results[task] = result

    def forget(self, tasks: Sequence[RunTask]) -> list[RunTask]:
        """Record that tasks were canceled; return those that were under way."""
        gone = [task for task in tasks if task in self.under_way]
        for task in gone:
            del self.under_way[task]
        self.cancelled.update(gone)
        return gone

    def needed(self, item: Item) -> list[Item]:
        """Return the items that provide an item's results: any others to which it refers, then the item
        itself.
        """
        return [item]

    def found(self, item: Item) -> list[R | str]:
        """Return the results of the ended seeds of an item, in seed order."""
        return [self.results[task] for task in self.tasks(item) if task in self.results]

    def is_busy(self, item: Item) -> bool:
        """Return whether a task of an item is under way."""
        return any(task in self.under_way for task in self.tasks(item))

    def state(self, item: Item) -> TaskProgress:
        """Return the progress of an item, which counts as running from its first seed to its last."""
        tasks = self.tasks(item)
        shares = [self.under_way[task] for task in tasks if task in self.under_way]
        if shares:
            waits = len(shares) == len(tasks) and all(share is None for share in shares)
            return TaskProgress.WAITING if waits else TaskProgress.RUNNING
        if self.reason(item):
            return TaskProgress.FAILED
        if all(task in self.results for task in tasks):
            return TaskProgress.DONE
        return TaskProgress.CANCELLED if any(task in self.cancelled for task in tasks) else TaskProgress.NEW

    def counts(self) -> tuple[int, int, int]:
        """Return the number of ended items, of all items, and of failed items."""
        states = [self.state(item) for item in self.items]
        return states.count(TaskProgress.DONE), len(states), states.count(TaskProgress.FAILED)

    def share(self, item: Item) -> float:
        """Return the share of an item that is done, over all its seeds."""
        tasks = self.tasks(item)
        done = sum(1.0 if task in self.results else self.under_way.get(task) or 0.0 for task in tasks)
        return done / len(tasks)

    def reason(self, item: Item) -> str:
        """Return the reason why the first failed run of an item failed, or "" when no run failed."""
        return next((result for result in self.found(item) if isinstance(result, str)), "")
