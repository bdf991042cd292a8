"""Compiles the machine when necessary, and shows the progress."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from app.jobs.process import Process
from app.jobs.work import work_list
from app.window.header import LabHeader

LATER = 2000  # ms; a run that is just opening needs all processors


class Preparing(QObject):
    """The compiler behind the progress line; it can be canceled and restarted.

    Kernels that a wheel ships run everything: then the compiler only makes kernels for this computer, and
    nothing waits for it.
    """

    ready = Signal()  # small machines can run: a first set is compiled, or the wheel ships kernels
    done = Signal()
    told = Signal(str)  # why nothing can run yet, and how far compiling is

    def __init__(
        self, header: LabHeader, job: str, first_is_ready: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._header = header
        self.compiler = Process(job, self, failure=self.tr("The kernels could not be compiled"))
        title = self.tr("Compile the simulator")
        work_list.follow(self.compiler, lambda: title, self._cancel, is_lost=False)
        self.compiler.progress.connect(self._on_progress)
        self.compiler.done.connect(self._on_done)
        self.compiler.failed.connect(self._on_failed)
        self._running = self._is_ready = self._waits = False
        self._later = QTimer(self, singleShot=True, interval=LATER)
        self._later.timeout.connect(self.compiler.start)
        self._first_is_ready = first_is_ready
        header.progress.cancelled.connect(self._cancel)

    def begin(self) -> None:
        """Start compiling; `done` follows."""
        self._running = True
        self._waits = not self._first_is_ready()
        self._header.progress.begin(
            self.tr("Compiling the simulator, once for this computer")
            if self._waits
            else self.tr("Optimizing the simulator for this computer")
        )
        self._tell(0, 1)
        if self._waits:
            self.compiler.start()
        else:
            self._later.start()
            self._announce()

    def stop(self) -> None:
        """Stop compiling when the window closes."""
        self._later.stop()
        self.compiler.stop()

    def _on_progress(self, counts: tuple[int, int]) -> None:
        done, total = counts
        self._header.progress.show_progress(done, total)
        if self._is_ready:
            return
        self._tell(done, total)
        if self._first_is_ready():
            self._announce()

    def _announce(self) -> None:
        if not self._is_ready:
            self._is_ready = True
            self.ready.emit()

    def _tell(self, done: int, total: int) -> None:
        if not self._waits:
            return
        text = self.tr("The run starts when the simulator is compiled, once for this computer: {0}% done.")
        self.told.emit(text.format(100 * done // max(total, 1)))

    def _cancel(self) -> None:
        if not self._running:  # the line shows the progress of something else
            return
        self._running = False
        self.stop()
        self._header.progress.finish()
        if not self._waits:
            return
        self.told.emit(self.tr("The simulator is not compiled."))
        self._say(self.tr("Nothing can run until the simulator is compiled."))

    def show_waiting_lesson(self, title: str) -> None:
        """Show that a lesson will open when the simulator is compiled."""
        self._say(self.tr("The lesson “{0}” opens as soon as the simulator is compiled.").format(title))

    def _say(self, text: str) -> None:
        """Show a message, with a button to compile unless that is under way."""
        remedy = "" if self._running else self.tr("Compile")
        self._header.banner.show_message(text, error=False, remedy=remedy, do=self.begin)

    def _on_done(self) -> None:
        self._running = False
        self._header.progress.finish()
        self.done.emit()

    def _on_failed(self, message: str) -> None:
        self._running = False
        self._header.progress.finish()
        if self._waits:
            self.told.emit(self.tr("The simulator could not be compiled."))
        self._header.banner.show_message(message, remedy=self.tr("Try again"), do=self.begin)
