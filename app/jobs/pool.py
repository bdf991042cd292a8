"""Background processes that share the task list of a job; one of them passes tasks on to a cluster."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.jobs.process import Process
from app.jobs.task_book import RunTask
from app.jobs.tasks.cluster import chosen_address

MANY = "many"
MAX_PROCESSES = 4


class FarTasks(QObject):
    """Tasks of one job on their way to the cluster and back; no others are accepted until all have ended."""

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
        self._process.done.connect(self.ended)
        self._process.failed.connect(self._on_failed)

    @property
    def tasks(self) -> list[RunTask]:
        """Tasks that have not ended."""
        return [self._sent[place] for place in sorted(self._out)]

    @property
    def busy(self) -> bool:
        """Whether the process is at work. It stays busy for a moment after the last task."""
        return bool(self._out) or self._process.busy

    @property
    def processes(self) -> list[int]:
        """The process IDs."""
        return [self._process.pid] if self._process.pid else []

    def send(self, tasks: Sequence[RunTask]) -> None:
        """Send tasks to the cluster."""
        self._sent, self._out = list(tasks), set(range(len(tasks)))
        self._process.start(job=self._job, tasks=[task.arguments() for task in tasks])

    def stop(self) -> None:
        """Withdraw all tasks, and end those that have begun."""
        self._out.clear()
        self._process.stop()

    def _on_answer(self, answer: dict[str, Any]) -> None:
        place = answer["place"]
        self._out.discard(place)
        if "reason" in answer:
            self.failed.emit(self._sent[place], answer["reason"])
        else:
            self.done.emit(self._sent[place], answer["result"])

    def _on_failed(self, reason: str) -> None:
        for place in sorted(self._out):  # the receiver of the last result may send other tasks
            self._out.discard(place)
            self.failed.emit(self._sent[place], reason)
        self.ended.emit()


class ProcessPool(QObject):
    """A pool of one process for each processor, at most four; each performs one task at a time.

    A task whose process was killed is restarted once. Where the settings name a cluster, its workers perform
    the tasks and report nothing until a task has ended.
    """

    progressed = Signal(object, float)  # task, share done; 0.0 when it starts
    done = Signal(object, object)  # task, result
    failed = Signal(object, str)  # task, for the user
    began = Signal()  # with the first task
    moved = Signal(float)  # share done of all tasks since then
    finished = Signal()  # all tasks have ended
    stopped = Signal()  # no task is left; the last ones were dropped

    def __init__(self, job: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.job = job
        self._waiting: deque[RunTask] = deque()
        self._running: dict[Process, RunTask] = {}
        self._shares: dict[RunTask, float] = {}  # of the running tasks
        self._again: set[RunTask] = set()  # tasks that were restarted
        self._ended = 0  # tasks, since the first of those under way began
        self._far = FarTasks(job, self)
        self._far.done.connect(self._on_far_done)
        self._far.failed.connect(self._on_far_failed)
        self._far.ended.connect(self._fill)

    @property
    def tasks(self) -> list[RunTask]:
        """Tasks that have not ended, running tasks first."""
        return [*self.running, *self._waiting]

    @property
    def running(self) -> list[RunTask]:
        """Tasks that a process or the cluster is working on."""
        return [*self._running.values(), *self._far.tasks]

    @property
    def processes(self) -> list[int]:
        """The process IDs."""
        return [*(process.pid for process in self._running), *self._far.processes]

    def add(self, tasks: Iterable[RunTask]) -> None:
        """Append tasks to the list, except those that it already contains."""
        known = set(self.tasks)
        self._waiting.extend(task for task in dict.fromkeys(tasks) if task not in known)
        if self._waiting and not known:
            self._ended = 0
            self.began.emit()
        self._fill()

    def cancel(self, tasks: Collection[RunTask] | None = None) -> None:
        """Drop tasks (None: all); end the running tasks immediately."""
        gone = self.tasks if tasks is None else tasks
        self._waiting = deque(task for task in self._waiting if task not in gone)
        for process in [process for process, task in self._running.items() if task in gone]:
            self._drop(process)
        self._take_back(gone)
        self._fill()
        if gone and not self.tasks:
            self.stopped.emit()

    def stop(self) -> None:
        """Drop all tasks and end all processes."""
        self.cancel()
        self._far.stop()

    def _fill(self) -> None:
        """Start processes while tasks wait and processors are free, or send the tasks to the cluster."""
        if self._waiting and not self._running and chosen_address():
            self._send()
            return
        while self._waiting and len(self._running) < min(os.cpu_count() or 1, MAX_PROCESSES):
            self._give(self._launch())

    def _send(self) -> None:
        if self._far.busy:
            return  # waiting tasks are sent after these
        sent = list(self._waiting)
        self._waiting.clear()
        self._far.send(sent)
        for task in sent:
            self.progressed.emit(task, 0.0)

    def _take_back(self, gone: Collection[RunTask]) -> None:
        """Drop tasks that were sent to the cluster. They can only be dropped together, so the others wait
        again.
        """
        far = self._far.tasks
        if any(task in gone for task in far):
            self._far.stop()
            self._waiting.extendleft(reversed([task for task in far if task not in gone]))

    def _on_far_done(self, task: RunTask, result: object) -> None:
        self._ended += 1
        self.done.emit(task, result)
        self._tell_end()

    def _on_far_failed(self, task: RunTask, reason: str) -> None:
        self._ended += 1
        self.failed.emit(task, reason)
        self._tell_end()

    def _launch(self) -> Process:
        process = Process(self.job, self, keep=True)
        process.progress.connect(self._on_progress)  # methods: a function would keep the pool alive, which
        process.done.connect(self._on_done)  # would then be deleted while its own process is ending
        process.failed.connect(self._on_failed)
        return process

    def _give(self, process: Process) -> None:
        task = self._running[process] = self._waiting.popleft()
        process.start(**task.arguments())
        self.progressed.emit(task, 0.0)

    def _drop(self, process: Process) -> None:
        task = self._running.pop(process)
        self._shares.pop(task, None)
        self._again.discard(task)
        process.stop()
        process.deleteLater()

    @property
    def _sender(self) -> Process:
        process = self.sender()
        assert isinstance(process, Process)
        return process

    def _on_progress(self, share: float) -> None:
        task = self._running[self._sender]
        self._shares[task] = share
        self.progressed.emit(task, share)
        self._tell_share()

    def _tell_share(self) -> None:
        done = self._ended + sum(self._shares.values())
        self.moved.emit(done / (self._ended + len(self.tasks)))

    def _on_done(self, result: object) -> None:
        self.done.emit(self._end_task(self._sender), result)
        self._tell_end()

    def _on_failed(self, reason: str) -> None:
        process = self._sender
        task = self._running[process]
        if process.died and task not in self._again:
            self._again.add(task)
            process.start(**task.arguments())
            return
        self.failed.emit(self._end_task(process), reason)
        self._tell_end()

    def _tell_end(self) -> None:
        if self.tasks:
            self._tell_share()
        else:
            self.finished.emit()

    def _end_task(self, process: Process) -> RunTask:
        """Return the task that has ended; give its process the next task, or end the process."""
        task = self._running[process]
        self._ended += 1
        self._shares.pop(task, None)
        self._again.discard(task)
        if self._waiting:
            self._give(process)
        else:
            self._drop(process)
        return task
