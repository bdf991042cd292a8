"""Simulates the runs of a matrix in the background and writes the results into its book."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.jobs.pool import Pool
from app.jobs.task_book import RunTask
from app.jobs.work import work_list
from app.run_sets.matrix.book import MatrixBook
from engine.studies.matrix import MatrixEntry


class Simulating(QObject):
    """The pool, and the books of all studies that have been shown: a book is never lost."""

    heard = Signal(object, bool)  # RunTask; has it ended?
    changed = Signal()  # tasks have come or gone

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pool = Pool("simulate", self)
        self.books: dict[str, MatrixBook] = {}
        work_list.follow_pool(self.pool, self._work_title, self._cancel_all)
        self.pool.progressed.connect(self._on_progressed)
        self.pool.done.connect(self._on_ended)
        self.pool.failed.connect(self._on_ended)

    def run(self, book: MatrixBook, entries: Sequence[MatrixEntry]) -> None:
        """Simulate the runs that have no result, first one seed of each."""
        tasks = book.missing(entries)
        book.begin(tasks)
        self.pool.add(tasks)
        self.changed.emit()

    def toggle(self, book: MatrixBook, entry: MatrixEntry) -> None:
        """Simulate a run; if it is under way, cancel it."""
        if book.busy(entry):
            self.cancel(book, book.tasks(entry))
        else:
            self.run(book, book.needed(entry))

    def cancel(self, book: MatrixBook, tasks: Sequence[RunTask]) -> None:
        """End tasks at once; those that have ended keep their results."""
        self.pool.cancel(book.forget(tasks))
        self.changed.emit()

    def _work_title(self) -> str:
        return self.tr("Runs of the run matrix")

    def _cancel_all(self) -> None:
        for book in self.books.values():
            book.forget(self.pool.tasks)
        self.pool.cancel()
        self.changed.emit()

    def stop(self) -> None:
        """End all processes."""
        self.pool.stop()

    def _on_progressed(self, task: RunTask, share: float) -> None:
        self.books[task.study].note_progress(task, share)
        self.heard.emit(task, False)

    def _on_ended(self, task: RunTask, result: dict[str, float] | str) -> None:
        self.books[task.study].end(task, result)
        self.heard.emit(task, True)
