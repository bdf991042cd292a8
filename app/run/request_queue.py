"""The window's requests to the worker: numbers them, and matches the answers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from app.run.worker.answers import Done
from app.run.worker.request_handler import Request, RequestHandler
from app.run.worker.requests import Find, Seek, StepEvent, StepKind, StepSample

MAX_WAITING = 2  # unanswered steps: a key that is held down does not make a queue
STEPS = (StepSample, StepEvent, StepKind, Find)


class RequestQueue(QObject):
    """Sends requests; `answered` follows for each, or for the newest Seek of several."""

    asked = Signal(object)  # each Request, as it is sent
    stopping = Signal()  # a request that stops the run is about to be sent
    answered = Signal(int, object, object)  # number; Request, or None when it is not known; Done

    _do = Signal(int, object)
    _ask = Signal(int, int, object)

    def __init__(
        self, handler: RequestHandler, next_command: Callable[[bool], int], parent: QObject | None = None
    ) -> None:
        """Send to `handler`. next_command: shows whether the run will play, and numbers that command."""
        super().__init__(parent)
        self._next_command = next_command
        self._count = 0  # number of the last one
        self._waiting: dict[int, Request] = {}
        self._do.connect(handler.do)
        self._ask.connect(handler.ask)
        handler.done.connect(self._on_done)

    @property
    def pending(self) -> bool:
        """True while a request has not been answered."""
        return bool(self._waiting)

    def send(self, request: Request) -> int:
        """Send a request that does not stop the run. Returns its number."""
        self._note(request)
        self._do.emit(self._count, request)
        return self._count

    def stop(self, request: Request, playing: bool = False) -> int:
        """Send a request that stops the run; `playing`: it then runs on. Returns its number."""
        self.stopping.emit()
        self._note(request)
        self._ask.emit(self._next_command(playing), self._count, request)
        return self._count

    def step(self, request: Request) -> None:
        """Send a step, unless several are waiting already."""
        if sum(isinstance(waiting, STEPS) for waiting in self._waiting.values()) < MAX_WAITING:
            seeking = isinstance(request, Find | StepKind) and request.forward
            self.stop(request, playing=seeking)

    def _note(self, request: Request) -> None:
        self._count += 1
        self._waiting[self._count] = request
        self.asked.emit(request)

    @Slot(int, object)
    def _on_done(self, number: int, done: Done) -> None:
        if done.hunting:
            return
        request = self._waiting.pop(number, None)
        for older in [waiting for waiting in self._waiting if waiting < number]:
            if isinstance(self._waiting[older], Seek):
                del self._waiting[older]  # it was left out
        self.answered.emit(number, request, done)
