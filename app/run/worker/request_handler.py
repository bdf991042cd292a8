"""Performs the window's requests between two slices, and autosaves the session."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from app.files.autosave import Autosave
from app.run.worker.answers import Done
from app.run.worker.branch_state import BranchState, message
from app.run.worker.playback import Playback
from app.run.worker.search import KindSearch, RunningSearch
from engine.session_file.annotation import Annotation


class Request(ABC):
    """A task for the worker."""

    newest_counts = False  # earlier requests need not be performed
    heals = False  # the machine may be before the error that had stopped it
    apart = False  # an error does not change the run

    @abstractmethod
    def carry_out(self, handler: RequestHandler) -> Done:
        """Perform the request, and return its result."""


class RequestHandler(QObject):
    """Answers each request with `done`; requests operate on `state`."""

    done = Signal(int, object)  # number of a request; Done
    progress = Signal(float)  # of opening a session, 0 .. 1
    autosave_failed = Signal(str)  # why

    def __init__(self, state: BranchState, playback: Playback, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state, self._playback = state, playback
        self.newest_seek = 0  # number of the latest Seek: earlier ones need not be performed
        self.cancelled = False  # the opening of a session is to stop
        self.closing = False  # the program ends
        self.markers: Sequence[tuple[int, str]] = ()  # of the session; set by the window
        self.plots = ""  # of the session, as text; set by the window
        self.annotations: Sequence[Annotation] = ()  # of the session; set by the window
        self.autosave = Autosave(self._session_text, self.autosave_failed.emit)
        self._number = 0  # of the last request
        playback.hunt_ended.connect(self.done)

    @Slot(int, int, object)
    def ask(self, command: int, number: int, request: Request) -> None:
        """Stop the run, and perform a request; `done` always follows."""
        self._playback.command = command
        self._playback.halt()
        self.do(number, request)
        self._playback.report_standstill()  # the window has shown a run that plays if this could start one

    @Slot(int, object)
    def do(self, number: int, request: Request) -> None:
        """Perform a request between two slices; `done` always follows."""
        if request.newest_counts and number < self.newest_seek:
            return
        self._number = number
        done = self._carried_out(request)
        self.state.publish()
        self.done.emit(number, done)

    def _carried_out(self, request: Request) -> Done:
        try:
            return request.carry_out(self)
        except ValueError as error:  # with a sentence for people
            return Done(str(error))
        except Exception as error:  # thread boundary: handled like an error of the run
            if self.cancelled or self.closing:
                return Done()
            if request.apart:
                return Done(message(self.tr("The request failed"), error))
            self.state.fail(error)
            return Done(failed=True)

    def search(self, search: RunningSearch | KindSearch) -> Done:
        """Go to the search target: immediately if it is recorded, otherwise by continuing the run."""
        return self._playback.search(search, self._number)

    def show_opening(self, part: float) -> bool:
        """Report the opened share of a session; return False if the opening should stop."""
        self.progress.emit(float(part))
        return not (self.cancelled or self.closing)

    def _session_text(self) -> str:
        """Return the session as text; "" when there is no session."""
        state = self.state
        if state.tree is None or state.current is None:
            return ""
        return state.machines.session_text(
            state.tree, state.active, self.markers, self.plots, self.annotations
        )

    @Slot(str)
    def start_autosave(self, path: str) -> None:
        """From now on, write the session to this file every few seconds."""
        self.autosave.start(Path(path), self)
