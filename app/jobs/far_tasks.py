"""Tasks that the cluster does: one background process passes them on and hears of their ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.jobs.process import Process
from app.jobs.task_book import RunTask

MANY = "many"


class FarTasks(QObject):
    """Tasks of one job on the way to the cluster and back; no others are taken before all have ended."""

    done = Signal(object, object)  # task, result
    failed = Signal(object, str)  # task, for the user
    ended = Signal()  # all tasks

    def __init__(self, job: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job = job
        self._sent: list[RunTask] = []
        self._out: set[int] = set()  # places in `_sent`
        self._process = Process(MANY, self)
        self._process.progress.connect(self._on_answer)
        self._process.done.connect(self._on_done)
        self._process.failed.connect(self._on_failed)

    @property
    def tasks(self) -> list[RunTask]:
        """Tasks that have not ended."""
        return [self._sent[place] for place in sorted(self._out)]

    @property
    def busy(self) -> bool:
        """Is the process at work? It is for a moment after the last task."""
        return bool(self._out) or self._process.busy

    @property
    def processes(self) -> list[int]:
        """Numbers of the processes."""
        return [self._process.pid] if self._process.pid else []

    def send(self, tasks: Sequence[RunTask]) -> None:
        """Send tasks to the cluster."""
        self._sent, self._out = list(tasks), set(range(len(tasks)))
        self._process.start(job=self._job, tasks=[task.arguments() for task in tasks])

    def stop(self) -> None:
        """Take back all tasks; what has begun is ended."""
        self._out.clear()
        self._process.stop()

    def _on_answer(self, answer: dict[str, Any]) -> None:
        place = answer["place"]
        self._out.discard(place)
        if "reason" in answer:
            self.failed.emit(self._sent[place], answer["reason"])
        else:
            self.done.emit(self._sent[place], answer["result"])

    def _on_done(self) -> None:
        self.ended.emit()

    def _on_failed(self, reason: str) -> None:
        for place in sorted(self._out):  # who hears of the last one may send others
            self._out.discard(place)
            self.failed.emit(self._sent[place], reason)
        self.ended.emit()
