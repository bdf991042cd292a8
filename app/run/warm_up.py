"""Compiles the kernels in a process of its own, so that the window never waits for a compiler."""

from __future__ import annotations

import re
import sys

from PySide6.QtCore import QObject, QProcess, Signal

MODULE = "app.run.warm"
_LINE = re.compile(r"(\d+) (\d+) .*")


class WarmUp(QObject):
    """Runs `python -m app.run.warm` and passes on how far it is."""

    progress = Signal(int, int)  # done, total
    done = Signal()
    failed = Signal(str)  # for people; after an empty line what the process said

    def __init__(self, module: str = MODULE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cancelled = False
        self._process = QProcess(self)
        self._process.setProgram(sys.executable)
        self._process.setArguments(["-m", module])
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._not_started)

    def start(self) -> None:
        """Begin, or begin again where a cancelled one has stopped."""
        self._cancelled = False
        self._process.start()

    def cancel(self) -> None:
        """Stop at once; what is compiled so far stays compiled."""
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._cancelled = True
            self._process.kill()
            self._process.waitForFinished(1000)

    def _read(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data()).decode("utf-8", "replace").strip()
            if found := _LINE.fullmatch(line):
                self.progress.emit(int(found[1]), int(found[2]))

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if self._cancelled:
            return
        if code == 0 and status == QProcess.ExitStatus.NormalExit:
            self.done.emit()
            return
        said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
        self.failed.emit(
            self.tr("The kernels could not be compiled (exit code {0})").format(code) + f"\n\n{said}"
        )

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.failed.emit(self.tr("The compiler could not be started: {0}").format(sys.executable))
