"""Asks the worker for something, and hears its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.run.machines import Machines
from app.run.runner import Runner
from app.time_travel.branches import BranchInfo

if TYPE_CHECKING:
    from app.time_travel.worker.requests import Done, Request

MOST_WAITING = 2  # unanswered steps: a key that is held down does not make a queue


class Asking(QObject):
    """Numbers the requests, and says what became of them."""

    asked = Signal(object)  # each request, as it is sent
    moved = Signal()  # the machine stands at another moment, or another branch plays
    branches_changed = Signal()
    reached = Signal(str)  # a run until something has ended: what was reached, or why not
    refused = Signal(str)  # a sentence: what was asked for cannot be done
    forked = Signal(str)  # name of the branch that plays now
    removed = Signal(str)  # name of a branch that is gone
    saved = Signal(object)  # Path
    session_opened = Signal(object)  # the markers of the session that was opened from a file
    opening = Signal(float)  # how far the opening of a session is, 0 .. 1; 1 also when it has failed

    not_kept = Signal(str)  # why the session cannot be kept against a crash

    _do = Signal(int, object)
    _ask = Signal(int, int, object)
    _keep = Signal(str)

    def __init__(self, runner: Runner, machines: Machines, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scenario: Any = None
        self.recording: Any = None
        self.playing = False
        self._machines, self._runner = machines, runner
        self._requests = 0  # number of the last one
        self._waiting: dict[int, Request] = {}
        self._target: tuple[int, int] | None = None  # a moment that was asked for, and by which request
        self._resume = False  # it played when it was sent into the past
        self._seen: object = None  # the branches at the last look

    def connect_travel(self) -> None:
        """Connect to the worker; it is in its thread by now."""
        runner = self._runner
        self._do.connect(runner.do)
        self._ask.connect(runner.ask)
        self._keep.connect(runner.keep)
        runner.done.connect(self._on_done)
        runner.progress.connect(self.opening)
        runner.kept_nothing.connect(self.not_kept)

    @property
    def branches(self) -> tuple[BranchInfo, ...]:
        """All runs of the session."""
        return self._runner.branches

    @property
    def active(self) -> int:
        """Id of the branch that plays."""
        return self._runner.active

    @property
    def compared_branch(self) -> int | None:
        """Id of the branch beside it."""
        return self._runner.compared

    @property
    def compared(self) -> Any:
        """The Recording of the branch beside it, or None."""
        return self._runner.compared_latest

    def branch(self, branch_id: int | None) -> BranchInfo | None:
        """What is known of a branch."""
        return next((branch for branch in self.branches if branch.id == branch_id), None)

    def play(self) -> None:
        """Go on at the chosen speed."""
        raise NotImplementedError

    def next_command(self, playing: bool) -> int:
        """The number of a command that will make the run play or not; shown at once."""
        raise NotImplementedError

    def made_whole(self) -> None:
        """The machine has left the error at which it had stopped."""
        raise NotImplementedError

    def _send(self, request: Request) -> int:
        """Ask for something that does not stop the run."""
        self._note(request)
        self._do.emit(self._requests, request)
        return self._requests

    def _stop(self, request: Request, playing: bool = False) -> int:
        """Ask for something; the run stops for it."""
        self._target, self._resume = None, False
        self._note(request)
        self._ask.emit(self.next_command(playing), self._requests, request)
        return self._requests

    def _note(self, request: Request) -> None:
        self._requests += 1
        self._waiting[self._requests] = request
        self.asked.emit(request)

    def _step(self, request: Request) -> None:
        types = request_types()
        steps = (types.StepSample, types.StepEvent, types.StepKind, types.Find)
        if sum(isinstance(waiting, steps) for waiting in self._waiting.values()) < MOST_WAITING:
            seeking = isinstance(request, (types.Find, types.StepKind)) and request.forward
            self._stop(request, playing=seeking)

    def _on_done(self, number: int, done: Done) -> None:
        if done.hunting:
            return
        request = self._waiting.pop(number, None)
        for older in [waiting for waiting in self._waiting if waiting < number]:
            if isinstance(self._waiting[older], request_types().Seek):
                del self._waiting[older]  # it was left out
        if self._target is not None and self._target[0] <= number:
            self._target = None
        if isinstance(request, request_types().OpenSession):
            self.opening.emit(1.0)
        if not done.failed:
            self._hear(request, done)
        self.moved.emit()
        self.look_at_branches()

    def _hear(self, request: Request | None, done: Done) -> None:
        if not done.error and getattr(request, "heals", False):
            self.made_whole()
        if isinstance(request, request_types().Find):
            self.reached.emit(done.error or done.text)
        elif done.error:
            self.refused.emit(done.error)
        elif isinstance(request, request_types().Remove):
            self.removed.emit(done.text)
        elif isinstance(request, request_types().Save):
            self.saved.emit(done.value)
        elif isinstance(request, request_types().OpenSession) and done.opened:
            self.session_opened.emit(done.value)
        elif done.branch:
            self.forked.emit(done.branch)

    def look_at_branches(self) -> None:
        """Say when branches have come, gone or changed their part."""
        names = tuple((branch.id, branch.name) for branch in self.branches)
        seen = names, self.active, self.compared_branch
        if seen != self._seen:
            self._seen = seen
            self.branches_changed.emit()


def request_types() -> Any:
    """The requests; they are imported when the first one is made, not before the window is painted."""
    from app.time_travel.worker import requests

    return requests
