"""A background process that does one job, task after task: it runs app.jobs.tasks.worker."""

from __future__ import annotations

import json
import sys
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal

from engine import platform

WORKER = "app.jobs.tasks.worker"
END = 1000  # ms to wait for a killed process


class Process(QObject):
    """A process that `start` gives a task. Stopping kills it and every process that it has started.

    Each task ends with exactly one `done` or `failed` signal, unless the process is stopped.
    """

    began = Signal()  # a task
    stopped = Signal()  # a task, before its end
    progress = Signal(object)  # as the job reports it
    done = Signal(object)  # the result
    failed = Signal(str)  # for the user; after an empty line, the last output of a process that has died

    def __init__(
        self, job: str, parent: QObject | None = None, *, failure: str = "", keep: bool = False
    ) -> None:
        """`failure`: the message for a process that dies; `keep`: the process stays for the next task."""
        super().__init__(parent)
        self.job = job
        self.busy = False  # is a task under way?
        self.died = False  # did the process end without a result?
        self._failure = failure or self.tr("A background process ended unexpectedly")
        self._keep = keep
        self._process: QProcess | None = None

    @property
    def pid(self) -> int:
        """The process ID; 0 when there is no process."""
        return int(self._process.processId()) if self._process is not None else 0

    def start(self, **arguments: Any) -> None:
        """Start a task in the process; a task that is under way is stopped first."""
        if self.busy:
            self.stop()
        self.busy, self.died = True, False
        process = self._process or self._launch()
        self.began.emit()
        process.write(json.dumps(arguments).encode() + b"\n")

    def stop(self) -> None:
        """End the process immediately."""
        process, self._process, busy, self.busy = self._process, None, self.busy, False
        if process is None:
            return
        process.blockSignals(True)
        _kill(process)
        process.waitForFinished(END)
        process.deleteLater()
        if busy:
            self.stopped.emit()

    def _launch(self) -> QProcess:
        process = self._process = QProcess(self)
        process.setProgram(sys.executable)
        process.setArguments(["-m", WORKER, self.job])
        if not platform.WINDOWS:
            process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        process.start()
        return process

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            ((kind, content),) = json.loads(bytes(self._process.readLine().data())).items()
            if kind == "progress":
                self.progress.emit(content)
            else:
                self._end_task(kind, content)

    def _end_task(self, kind: str, content: Any) -> None:
        self.busy = False
        if not self._keep:
            self.stop()
        if kind == "result":
            self.done.emit(content)
        else:
            self.failed.emit(content)

    def _on_finished(self, code: int) -> None:
        self._read()
        if self._process is None:
            return
        words = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
        text = self.tr("{0} (exit code {1})").format(self._failure, code)
        self._die(f"{text}\n\n{words}".strip())

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            text = self.tr("{0}: cannot start {1}").format(self._failure, sys.executable)
            self._die(text)

    def _die(self, message: str) -> None:
        process, self._process, busy, self.busy = self._process, None, self.busy, False
        if process is not None:
            process.deleteLater()
        self.died = True
        if busy:
            self.failed.emit(message)


def _kill(process: QProcess) -> None:
    """Kill a process and all processes that it has started."""
    if pid := int(process.processId()):
        platform.kill_tree(pid)
    process.kill()
