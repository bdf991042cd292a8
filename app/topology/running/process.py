"""A process in the background that is asked one thing and says one line after the other."""

from __future__ import annotations

import json
import sys
from typing import Any

from PySide6.QtCore import QObject, QProcess, Signal


class Process(QObject):
    """`ask` begins it; it ends at once when it is told to, whatever it does."""

    said = Signal(object)  # a table
    failed = Signal(str)

    def __init__(self, module: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._module = module
        self._process: QProcess | None = None

    @property
    def busy(self) -> bool:
        """Is somebody waiting for it?"""
        return self._process is not None

    def ask(self, **question: Any) -> None:
        """Ask it; what it was asked before is forgotten."""
        self.stop()
        process = self._process = QProcess(self)
        process.setProgram(sys.executable)
        process.setArguments(["-m", self._module])
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        process.start()
        process.write(json.dumps(question).encode() + b"\n")

    def stop(self) -> None:
        """End it at once."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(1000)
            process.deleteLater()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self.said.emit(json.loads(bytes(self._process.readLine().data())))

    def _on_finished(self, code: int) -> None:
        if self._process is None:
            return
        said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
        self._process = None
        text = self.tr("A process ended in the middle of its work (exit code {0}).").format(code)
        self.failed.emit(f"{text}\n\n{said}".strip())

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._process = None
            self.failed.emit(self.tr("No process could be started: {0}").format(sys.executable))
