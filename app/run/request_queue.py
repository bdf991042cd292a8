"""The window's requests to the worker: numbers them and matches the answers; also the requests for
session files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from app.run.worker.answers import Done
from app.run.worker.request_handler import Request, RequestHandler
from app.run.worker.requests import Find, OpenSession, Save, Seek, StepEvent, StepKind, StepSample
from engine.session_file.annotation import Annotation

MAX_WAITING = 2  # unanswered steps: holding a key down does not create a queue
STEPS = (StepSample, StepEvent, StepKind, Find)
Markers = Sequence[tuple[int, str]]


class RequestQueue(QObject):
    """Sends requests; `answered` follows for each request, but only for the newest of several Seeks."""

    asked = Signal(object)  # each Request, as it is sent
    stopping = Signal()  # a request that stops the run is about to be sent
    answered = Signal(int, object, object)  # number; Request, or None when it is not known; Done

    _do = Signal(int, object)
    _ask = Signal(int, int, object)

    def __init__(
        self, handler: RequestHandler, next_command: Callable[[bool], int], parent: QObject | None = None
    ) -> None:
        """Send to `handler`. next_command: called with whether the run will play; shows this, and returns
        a command number.
        """
        super().__init__(parent)
        self._next_command = next_command
        self._count = 0  # number of the last one
        self._waiting: dict[int, Request] = {}
        self._do.connect(handler.do)
        self._ask.connect(handler.ask)
        handler.done.connect(self._on_done)

    @property
    def pending(self) -> bool:
        """True while any request is unanswered."""
        return bool(self._waiting)

    def send(self, request: Request) -> int:
        """Send a request that does not stop the run. Returns its number."""
        self._note(request)
        self._do.emit(self._count, request)
        return self._count

    def stop(self, request: Request, playing: bool = False) -> int:
        """Send a request that stops the run; `playing`: the run then continues. Returns the request's
        number.
        """
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


class SessionFile(QObject):
    """Reads and writes the worker's session."""

    saved = Signal(object)  # Path
    opened = Signal(object)  # the markers of the session that was opened from a file
    annotations_opened = Signal(object)  # those of that session
    plots_opened = Signal(str)  # the plots of that session, as text; "" = none
    opening = Signal(float)  # how much of a session is opened, 0 .. 1; 1 also when it has failed
    autosave_failed = Signal(str)  # why

    _autosave = Signal(str)

    def __init__(self, queue: RequestQueue, handler: RequestHandler, parent: QObject) -> None:
        super().__init__(parent)
        self._queue, self._handler = queue, handler
        self._autosave.connect(handler.start_autosave)
        handler.progress.connect(self.opening)
        handler.autosave_failed.connect(self.autosave_failed)

    def save(self, path: Path, markers: Markers = ()) -> None:
        """Write the session to a file; `saved` follows, or the session's `refused`."""
        self._queue.send(Save(path, tuple(markers)))

    def open(self, path: Path) -> None:
        """Open a saved session; `opened`, or the session's `refused`, follows."""
        self.opening.emit(0.0)
        self._queue.stop(OpenSession(path))

    def cancel_opening(self) -> None:
        """Cancel the opening of a session; the current session stays."""
        self._handler.cancelled = True

    def autosave_in(self, path: Path) -> None:
        """From now on, write the session to this file every few seconds."""
        self._autosave.emit(str(path))

    def keep_markers(self, markers: Markers) -> None:
        """Set the markers of the session, for its autosave file."""
        self._handler.markers = tuple(markers)

    def keep_annotations(self, annotations: Sequence[Annotation]) -> None:
        """Set the annotations of the session, for all its files."""
        self._handler.annotations = tuple(annotations)

    def keep_plots(self, text: str) -> None:
        """Set the plots of the session, for all its files."""
        self._handler.plots = text

    def on_answer(self, request: Request | None, done: Done) -> None:
        """Report that a session was saved or opened."""
        if isinstance(request, OpenSession):
            self.opening.emit(1.0)
        if isinstance(request, Save) and not done.error:
            self.saved.emit(done.value)
        elif isinstance(request, OpenSession) and done.opened and not done.error:
            markers, plots, annotations = done.value
            self.opened.emit(markers)
            self.annotations_opened.emit(annotations)
            self.plots_opened.emit(plots)
