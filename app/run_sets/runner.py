"""Does the tasks of books in background processes, and writes into each book what its tasks have found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.jobs.pool import Pool
from app.jobs.task_book import RunTask, TaskBook
from app.jobs.work import work_list

Book = TaskBook[Any, Any]


class TaskRunner(QObject):
    """A pool for books of one kind; a book that is no longer shown is filled all the same."""

    heard = Signal(object, bool)  # RunTask; has it ended?
    changed = Signal()  # tasks have come or gone

    def __init__(self, job: str, title: Callable[[], str], parent: QObject) -> None:
        """title: names the work in the list of long work."""
        super().__init__(parent)
        self.pool = Pool(job, self)
        self._books: dict[RunTask, Book] = {}
        work_list.follow_pool(self.pool, title, self._cancel_all)
        self.pool.progressed.connect(self._on_progressed)
        self.pool.done.connect(self._on_ended)
        self.pool.failed.connect(self._on_ended)

    def run(self, book: Book, items: Sequence[Any]) -> None:
        """Do the tasks of items that have no result, first one seed of each."""
        tasks = book.missing(items)
        self._books |= dict.fromkeys(tasks, book)
        book.begin(tasks)
        self.pool.add(tasks)
        self.changed.emit()

    def cancel(self, book: Book, tasks: Sequence[RunTask]) -> None:
        """End tasks at once; those that have ended keep their results."""
        self.pool.cancel(book.forget(tasks))
        self.changed.emit()

    def _cancel_all(self) -> None:
        for task in self.pool.tasks:
            self._books[task].forget([task])
        self.pool.cancel()
        self.changed.emit()

    def _on_progressed(self, task: RunTask, share: float) -> None:
        self._books[task].note_progress(task, share)
        self.heard.emit(task, False)

    def _on_ended(self, task: RunTask, result: Any) -> None:
        self._books[task].end(task, result)
        self.heard.emit(task, True)
