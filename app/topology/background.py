"""Runs tasks in a thread, one after another, while the window stays responsive."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, QTimer, Signal

POLL_MS = 30


class Background(QObject):
    """Runs one task after another in a thread; results are delivered by a signal in the window's thread."""

    done = Signal(object, object)  # request, result
    busy_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="deck")
        self._waiting: list[tuple[object, Future[object]]] = []
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """True while a task is waiting or running."""
        return bool(self._waiting)

    def ask(self, key: object, work: Callable[[], object]) -> None:
        """Do this task after those that were requested earlier."""
        self._waiting.append((key, self._thread.submit(work)))
        self._poll.start()
        self.busy_changed.emit(True)

    def stop(self) -> None:
        """Cancel tasks that have not begun, and ignore the results of the others."""
        self._poll.stop()
        self._waiting.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _look(self) -> None:
        while self._waiting and self._waiting[0][1].done():
            key, future = self._waiting.pop(0)
            self.done.emit(key, future.result())
        if not self._waiting:
            self._poll.stop()
            self.busy_changed.emit(False)
