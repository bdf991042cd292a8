"""The files of a session: saving it, opening a saved one, and autosaving."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.run.request_queue import RequestQueue
from app.run.worker.answers import Done
from app.run.worker.request_handler import Request, RequestHandler
from app.run.worker.requests import OpenSession, Save

Markers = Sequence[tuple[int, str]]


class SessionFile(QObject):
    """Reads and writes the session of the worker."""

    saved = Signal(object)  # Path
    opened = Signal(object)  # the markers of the session that was opened from a file
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
        """Write the session into a file; `saved` follows, or the session's `refused`."""
        self._queue.send(Save(path, tuple(markers)))

    def open(self, path: Path) -> None:
        """Open a saved session; `opened`, or `refused` of the session, follows."""
        self.opening.emit(0.0)
        self._queue.stop(OpenSession(path))

    def cancel_opening(self) -> None:
        """Stop the opening of a session; the present one stays."""
        self._handler.cancelled = True

    def autosave_in(self, path: Path) -> None:
        """Write the session into this file every few seconds from now on."""
        self._autosave.emit(str(path))

    def keep_markers(self, markers: Markers) -> None:
        """Set the markers of the session, for the file that it is autosaved in."""
        self._handler.markers = tuple(markers)

    def keep_plots(self, text: str) -> None:
        """Set the plots of the session, for all of its files."""
        self._handler.plots = text

    def on_answer(self, request: Request | None, done: Done) -> None:
        """Report a session that was saved or opened."""
        if isinstance(request, OpenSession):
            self.opening.emit(1.0)
        if isinstance(request, Save) and not done.error:
            self.saved.emit(done.value)
        elif isinstance(request, OpenSession) and done.opened and not done.error:
            markers, plots = done.value
            self.opened.emit(markers)
            self.plots_opened.emit(plots)
