"""Simulates the runs of a matrix in the background and writes into its book what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.matrix.book import Book
from app.matrix.jobs import Job
from app.matrix.pool import Pool
from engine.studies.matrix import Entry


class Simulating(QObject):
    """The processes, and the books of all studies that have been looked at: a book is never lost."""

    heard = Signal(object, bool)  # Job; has it ended?
    changed = Signal()  # jobs have come or gone

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pool = Pool(self)
        self.books: dict[str, Book] = {}
        self.pool.said.connect(self._on_said)
        self.pool.broken.connect(self._on_broken)

    def run(self, book: Book, entries: Sequence[Entry]) -> None:
        """Simulate what these runs lack; first one seed of each."""
        jobs = sorted((job for one in entries for job in book.missing(one)), key=lambda job: job.place)
        book.begin(jobs)
        self.pool.add(jobs)
        self.changed.emit()

    def toggle(self, book: Book, entry: Entry) -> None:
        """Simulate a run; if it is under way, cancel it."""
        if book.busy(entry):
            self.cancel(book, book.jobs(entry))
        else:
            self.run(book, book.needed(entry))

    def cancel(self, book: Book, jobs: Sequence[Job]) -> None:
        """End these at once; what has ended before keeps its results."""
        gone = [job for job in jobs if job in book.under_way]
        book.forget(gone)
        self.pool.cancel(gone)
        self.changed.emit()

    def stop(self) -> None:
        """End all processes."""
        self.pool.stop()

    def _on_said(self, job: Job, said: dict[str, object]) -> None:
        self.books[job.study].hear(job, said)
        self.heard.emit(job, "share" not in said)

    def _on_broken(self, job: Job, why: str) -> None:
        self._on_said(job, {"reason": why})
