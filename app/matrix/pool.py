"""Processes that simulate in the background, one run after the other, and can be ended at once."""

from __future__ import annotations

import json
import os
import sys
from collections import deque
from collections.abc import Collection, Iterable

from PySide6.QtCore import QObject, QProcess, Signal

from app.matrix.jobs import Job

MODULE = "app.matrix.worker"
MOST_PROCESSES = 4


class Worker(QObject):
    """A process; `idle` when it can be given a job."""

    said = Signal(object, object)  # Job; what the process says of it, as app.matrix.worker has it
    ended = Signal(object, str)  # Worker; why, with what the process said; "" = somebody ended it

    def __init__(self, module: str, parent: QObject) -> None:
        super().__init__(parent)
        self.job: Job | None = None
        self._stopped = False
        self._process = QProcess(self)
        self._process.setProgram(sys.executable)
        self._process.setArguments(["-m", module])
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._process.start()

    def give(self, job: Job) -> None:
        """Ask for a run."""
        self.job = job
        asked = {
            "study": job.study,
            "scenario": job.key.scenario,
            "settings": list(job.key.settings),
            "place": job.place,
        }
        self._process.write(json.dumps(asked).encode() + b"\n")

    def stop(self) -> None:
        """End it at once, whatever it does."""
        self._stopped = True
        self._process.kill()
        self._process.waitForFinished(1000)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return int(self._process.processId())

    def _read(self) -> None:
        while self._process.canReadLine():
            said = json.loads(bytes(self._process.readLine().data()))
            job = self.job
            if "share" not in said:
                self.job = None
            if job is not None and not self._stopped:
                self.said.emit(job, said)

    def _on_finished(self, code: int) -> None:
        if not self._stopped:
            said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
            text = self.tr("A process ended in the middle of its work (exit code {0}).").format(code)
            self.ended.emit(self, f"{text}\n\n{said}".strip())

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.ended.emit(self, self.tr("No process could be started: {0}").format(sys.executable))


class Pool(QObject):
    """As many processes as there are processors; each has one job at a time."""

    said = Signal(object, object)  # Job; share, figures or reason
    broken = Signal(object, str)  # Job whose process has ended by itself; why

    def __init__(self, parent: QObject | None = None, module: str = MODULE) -> None:
        super().__init__(parent)
        self.module = module
        self.waiting: deque[Job] = deque()
        self._workers: list[Worker] = []

    @property
    def jobs(self) -> list[Job]:
        """All that are not done, those that run first."""
        return [*self.running, *self.waiting]

    @property
    def running(self) -> list[Job]:
        """Those that a process has."""
        return [worker.job for worker in self._workers if worker.job is not None]

    @property
    def processes(self) -> list[int]:
        """Their numbers."""
        return [worker.pid for worker in self._workers]

    def add(self, jobs: Iterable[Job]) -> None:
        """Do these after those that wait already; none is done twice."""
        there = set(self.jobs)
        self.waiting.extend(job for job in dict.fromkeys(jobs) if job not in there)
        self._go_on()

    def cancel(self, jobs: Collection[Job] | None = None) -> None:
        """Forget jobs (None: all); what runs ends at once."""
        gone = self.jobs if jobs is None else jobs
        self.waiting = deque(job for job in self.waiting if job not in gone)
        for worker in [one for one in self._workers if one.job in gone]:
            self._drop(worker)
        self._go_on()

    def stop(self) -> None:
        """Forget all jobs and end all processes."""
        self.waiting.clear()
        for worker in list(self._workers):
            self._drop(worker)

    def _drop(self, worker: Worker) -> None:
        self._workers.remove(worker)
        worker.stop()
        worker.deleteLater()

    def _go_on(self) -> None:
        """Give each process that has nothing to do a job; end those for which there is none."""
        for worker in [one for one in self._workers if one.job is None]:
            if self.waiting:
                self._give(worker)
            else:
                self._drop(worker)
        while self.waiting and len(self._workers) < min(os.cpu_count() or 1, MOST_PROCESSES):
            self._give(self._begin())

    def _give(self, worker: Worker) -> None:
        job = self.waiting.popleft()
        worker.give(job)
        self.said.emit(job, {"share": 0.0})

    def _begin(self) -> Worker:
        worker = Worker(self.module, self)
        worker.said.connect(self._on_said)
        worker.ended.connect(self._on_ended)
        self._workers.append(worker)
        return worker

    def _on_said(self, job: Job, said: dict[str, object]) -> None:
        self.said.emit(job, said)
        if "share" not in said:
            self._go_on()

    def _on_ended(self, worker: Worker, why: str) -> None:
        if worker not in self._workers:
            return
        job = worker.job
        self._drop(worker)
        if job is not None:
            self.broken.emit(job, why)
        self._go_on()
