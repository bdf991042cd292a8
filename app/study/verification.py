"""Runs a verification in the background, tells how far it is, and can be ended at once."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, Signal

MODULE = "app.study.worker"
_PROGRESS = re.compile(r"(\d+) (\d+)")


class Verification(QObject):
    """One at a time; the process leads a session of its own, so that its children end with it."""

    progress = Signal(int, int)  # runs done, runs in all
    done = Signal(object)  # the report, as Report.as_json
    failed = Signal(str)  # for people; after an empty line what the process said

    def __init__(self, parent: QObject | None = None, module: str = MODULE) -> None:
        super().__init__(parent)
        self._cancelled = False
        self._last = ""
        self._process = QProcess(self)
        self._process.setProgram(sys.executable)
        self._process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._not_started)
        self._module = module

    @property
    def running(self) -> bool:
        """Is there a process?"""
        return self._process.state() != QProcess.ProcessState.NotRunning

    def start(self, study: str, seeds: int) -> None:
        """Verify a study; nothing happens while another one is running."""
        if not self.running:
            self._cancelled, self._last = False, ""
            self._process.setArguments(self._arguments(study, seeds))
            self._process.start()

    def _arguments(self, study: str, seeds: int) -> Sequence[str]:
        return ["-m", self._module, study, str(seeds)]

    def cancel(self) -> None:
        """End it and every process that it has started, at once."""
        if not self.running:
            return
        self._cancelled = True
        pid = int(self._process.processId())
        if pid > 0:
            try:
                os.killpg(pid, signal.SIGKILL)
            except ProcessLookupError:
                self._process.kill()  # it has not yet come to lead a group
        self._process.waitForFinished(1000)

    def _read(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode("utf-8", "replace").strip()
            if found := _PROGRESS.fullmatch(line):
                self.progress.emit(int(found[1]), int(found[2]))
            elif line:
                self._last = line

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        if self._cancelled:
            return
        if code == 0 and status == QProcess.ExitStatus.NormalExit and self._last.startswith("{"):
            self.done.emit(json.loads(self._last))
            return
        said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
        self.failed.emit(
            self.tr("The study could not be verified (exit code {0})").format(code) + f"\n\n{said}"
        )

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.failed.emit(self.tr("The verification could not be started: {0}").format(sys.executable))
