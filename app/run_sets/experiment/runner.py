"""Does the runs of an experiment that are missing, all in one background process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from app.jobs.process import Process
from app.jobs.work import work_list
from app.run_sets.runner import RunSetRunner


class ExperimentRunner(RunSetRunner):
    """The process shares the runs among processes of its own, or sends them to a cluster, and keeps rows."""

    def __init__(
        self, title: Callable[[], str], arguments: Callable[[], dict[str, Any]], parent: QObject
    ) -> None:
        """title: names the work in the list of long work. arguments: those of the job."""
        super().__init__(parent)
        self._arguments = arguments
        self._counted = 0, 0
        self.process = Process("experiment", self)
        work_list.follow(self.process, title, self.cancel)
        self.process.progress.connect(self._count)

    @property
    def is_ready(self) -> bool:
        return not self.process.busy

    @property
    def progress(self) -> tuple[int, int] | None:
        return self._counted if self.process.busy else None

    def run_all(self) -> None:
        self._counted = 0, 0  # how many are missing is not known yet
        self.process.start(**self._arguments())
        self.changed.emit()

    def _count(self, report: dict[str, Any]) -> None:
        self._counted = report["done"], report["total"]  # without those that were there before

    def cancel(self) -> None:
        self.process.stop()
        self.changed.emit()

    def stop(self) -> None:
        self.process.stop()
