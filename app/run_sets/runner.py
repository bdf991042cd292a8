"""Performs the runs of a set in the background: processes the tasks of a book in a pool of processes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.jobs.pool import ProcessPool
from app.jobs.task_book import RunTask, TaskBook
from app.jobs.work import work_list

Book = TaskBook[Any, Any]


class RunSetRunner(QObject):
    """The interface that a panel uses, regardless of the place where the runs are performed."""

    changed = Signal()  # runs have begun, or were canceled

    @property
    def is_ready(self) -> bool:
        """Whether all runs can be requested now."""
        return True

    @property
    @abstractmethod
    def progress(self) -> tuple[int, int] | None:
        """The number of ended tasks and of all tasks (0: not known yet); None while nothing is in
        progress.
        """

    @abstractmethod
    def run_all(self) -> None:
        """Perform all runs that have no results."""

    def is_busy(self, item: Any) -> bool:
        """Return whether a run of an item is in progress and can be canceled individually."""
        return False

    def toggle(self, item: Any) -> None:
        """Perform the runs of an item; if any run is in progress, cancel the runs."""

    @abstractmethod
    def cancel(self) -> None:
        """Cancel all runs in progress; existing results stay."""

    @abstractmethod
    def stop(self) -> None:
        """End all processes, as the window is closing."""


class TaskRunner(RunSetRunner):
    """Performs the tasks of the displayed book; a book that is no longer displayed is still filled."""

    reported = Signal(object, bool)  # RunTask; has it ended?

    def __init__(self, job: str, title: Callable[[], str], book: Book, parent: QObject) -> None:
        """title: the name of the work in the list of long-running work."""
        super().__init__(parent)
        self.book, self.pool = book, ProcessPool(job, self)
        self._books: dict[RunTask, Book] = {}
        work_list.follow_pool(self.pool, title, self._cancel_books)
        self.pool.progressed.connect(self._on_progressed)
        self.pool.done.connect(self._on_ended)
        self.pool.failed.connect(self._on_ended)

    @property
    def progress(self) -> tuple[int, int] | None:
        return self.book.progress

    def run_all(self) -> None:
        self._run(self.book.items)

    def is_busy(self, item: Any) -> bool:
        return self.book.is_busy(item)

    def toggle(self, item: Any) -> None:
        if self.book.is_busy(item):
            self.drop(item)
        else:
            self._run(self.book.needed(item))

    def drop(self, item: Any) -> None:
        """Cancel the tasks of an item."""
        self._cancel(self.book.tasks(item))

    def cancel(self) -> None:
        self._cancel(list(self.book.under_way))

    def stop(self) -> None:
        self.pool.stop()

    def _run(self, items: Sequence[Any]) -> None:
        tasks = self.book.missing(items)
        self._books |= dict.fromkeys(tasks, self.book)
        self.book.begin(tasks)
        self.pool.add(tasks)
        self.changed.emit()

    def _cancel(self, tasks: Sequence[RunTask]) -> None:
        self.pool.cancel(self.book.forget(tasks))
        self.changed.emit()

    def _cancel_books(self) -> None:
        for task in self.pool.tasks:
            self._books[task].forget([task])
        self.pool.cancel()
        self.changed.emit()

    def _on_progressed(self, task: RunTask, share: float) -> None:
        self._books[task].note_progress(task, share)
        self.reported.emit(task, False)

    def _on_ended(self, task: RunTask, result: Any) -> None:
        self._books[task].end(task, result)
        self.reported.emit(task, True)
