"""The part of a Session that goes through time: moments, branches, conditions, saved sessions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from app.machines import Machines, Search
from app.runner import Runner
from app.travel.branches import BranchInfo

if TYPE_CHECKING:
    from app.travel.requests import Done, Request

MOST_WAITING = 2  # unanswered steps: a key that is held down does not make a queue
Markers = Sequence[tuple[int, str]]


class Travelling(QObject):
    """Asks the worker, and hears its answers."""

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

    # ---- where the machine stands

    @property
    def position(self) -> int:
        """Where the machine stands or is about to, ns."""
        if self._target is not None:
            return self._target[1]
        return int(self.recording.at) if self.recording is not None else 0

    @property
    def recorded(self) -> int:
        """How far the run has been recorded, ns."""
        return int(self.recording.now) if self.recording is not None else 0

    @property
    def in_the_past(self) -> bool:
        """Whether the machine stands before the end of what is recorded."""
        return self.position < self.recorded

    @property
    def upcoming(self) -> Any:
        """The machine's next event: its time (ns), kind and subject; None when nothing is open."""
        return self._runner.upcoming

    def seek(self, time: int) -> None:
        """Stand still at a recorded moment, ns."""
        resume = self._resume or self.playing
        time = min(max(int(time), 0), self.recorded)
        number = self._stop(_asking().Seek(time))
        self._runner.newest_seek = number
        self._target = number, time
        self._resume = resume

    def to_latest(self) -> None:
        """Back to the end of what is recorded; the run goes on if it did when it was left."""
        resume = self._resume
        if self.in_the_past:
            self.seek(self.recorded)
            self._resume = False
            if resume:
                self.play()

    def step_back(self, one_event: bool = False) -> None:
        """Back by a sample, or by one event."""
        self._step(_asking().StepEvent(False) if one_event else _asking().StepSample(False))

    def step(self, one_event: bool = False) -> None:
        """One event, or up to the recorder's next sample."""
        self._step(_asking().StepEvent(True) if one_event else _asking().StepSample(True))

    def ask_restart(self) -> None:
        """To time 0."""
        self._stop(_asking().Restart())

    def step_kind(self, what: int | Search, forward: bool, none: str = "") -> None:
        """To the next or previous event of the machine of a kind (EventKind), or moment of a search."""
        if isinstance(what, int):
            self._step(_asking().StepKind(what, forward, none))
        else:
            self._step(_asking().Find(what, forward, none=none))

    def run_until(self, condition: str, forward: bool = True, hurry: bool = True) -> None:
        """To where a condition next becomes true, or did last; `reached` follows.

        Where it is not recorded yet the run goes on, at full speed or (not `hurry`) at the chosen one.
        """
        self._stop(_asking().Find(condition, forward, hurry), playing=forward)

    # ---- conditions

    def condition_error(self, text: str) -> str:
        """What is wrong with a condition; "" when nothing is."""
        try:
            self._machines.condition(text, self.scenario)
        except ValueError as error:
            return str(error)
        return ""

    def condition_help(self) -> str:
        """How conditions are written, as Markdown."""
        return self._machines.condition_help()

    def complete_condition(self, head: str) -> list[str]:
        """Longer beginnings of a condition, or whole ones."""
        return self._machines.complete_condition(self.scenario, head) if self.scenario else []

    def changeable(self) -> Sequence[Any]:
        """The settings that can be changed in a running machine."""
        return self._machines.changeable(self.scenario) if self.scenario else ()

    # ---- branches

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

    def fork(
        self,
        name: str = "",
        change: str = "",
        command: tuple[str, str, bool] | None = None,
        beside: bool = False,
    ) -> None:
        """Another branch from here on, and go on there; `beside` compares it with the present one."""
        self._stop(_asking().Fork(name, change, command, beside))

    def select(self, branch: int) -> None:
        """Go on with another branch."""
        self._stop(_asking().Select(branch))

    def compare(self, branch: int | None) -> None:
        """Show another branch beside the one that plays; None = no other."""
        self._send(_asking().Compare(branch))

    def add_run(self, name: str, source: str, settings: Sequence[str] = (), seed: int | None = None) -> None:
        """Another run to compare with: a scenario, settings and a seed."""
        self._send(_asking().AddRun(name, (source, tuple(settings), seed)))

    def remove_branch(self, branch: int) -> None:
        """Forget a branch; the last one stays."""
        self._stop(_asking().Remove(branch))

    def put_back(self) -> None:
        """The branch that was removed last is there again, as a run of its own."""
        self._send(_asking().PutBack())

    def rename_branch(self, branch: int, name: str) -> None:
        """Give a branch another name."""
        self._send(_asking().Rename(branch, name))

    def change(self, setting: str) -> None:
        """Change a setting of the machine here and now, as "parameters.test_idle=100ms"."""
        self._send(_asking().Change(setting))

    # ---- files

    def remember(self, megabytes: int) -> None:
        """How much memory the past may take."""
        self._send(_asking().Remember(megabytes << 20))

    def save(self, path: Path, markers: Markers = ()) -> None:
        """Write the session into a file; `saved` or `refused` follows."""
        self._send(_asking().Save(path, tuple(markers)))

    def open_session(self, path: Path) -> None:
        """Open a saved session; `session_opened` or `refused` follows. The present one stays until then."""
        self.opening.emit(0.0)
        self._stop(_asking().OpenSession(path))

    def cancel_opening(self) -> None:
        """Leave the opening of a session; the present one stays."""
        self._runner.cancelled = True

    def keep_in(self, path: Path) -> None:
        """Write the session into this file every few seconds from now on."""
        self._keep.emit(str(path))

    def keep_markers(self, markers: Markers) -> None:
        """The markers that belong to the session, for the file that it is kept in."""
        self._runner.keeper.markers = tuple(markers)

    # ---- asking and hearing

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
        steps = (_asking().StepSample, _asking().StepEvent, _asking().StepKind, _asking().Find)
        if sum(isinstance(waiting, steps) for waiting in self._waiting.values()) < MOST_WAITING:
            seeking = (_asking().Find, _asking().StepKind)
            self._stop(request, playing=isinstance(request, seeking) and request.forward)

    def _on_done(self, number: int, done: Done) -> None:
        if done.hunting:
            return
        request = self._waiting.pop(number, None)
        for older in [waiting for waiting in self._waiting if waiting < number]:
            if isinstance(self._waiting[older], _asking().Seek):
                del self._waiting[older]  # it was left out
        if self._target is not None and self._target[0] <= number:
            self._target = None
        if isinstance(request, _asking().OpenSession):
            self.opening.emit(1.0)
        if not done.failed:
            self._hear(request, done)
        self.moved.emit()
        self.look_at_branches()

    def _hear(self, request: Request | None, done: Done) -> None:
        if not done.error and getattr(request, "heals", False):
            self.made_whole()
        if isinstance(request, _asking().Find):
            self.reached.emit(done.error or done.text)
        elif done.error:
            self.refused.emit(done.error)
        elif isinstance(request, _asking().Remove):
            self.removed.emit(done.text)
        elif isinstance(request, _asking().Save):
            self.saved.emit(done.value)
        elif isinstance(request, _asking().OpenSession) and done.opened:
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


def _asking() -> Any:
    """The requests; they are imported when the first one is made, not before the window is painted."""
    from app.travel import requests

    return requests
