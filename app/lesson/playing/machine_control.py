"""Moves the machine for a lesson: opens its runs, goes to moments, waits for conditions, restarts steps.

The session answers asynchronously: tasks are queued, and each starts when the previous task is known to be
done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.frame.later import later
from app.lesson.playing.part import TaskQueue
from app.run.session import Session
from app.run.worker.answers import BranchInfo
from lessons.format.lesson import Lesson
from lessons.format.moments import fixed_time


@dataclass(frozen=True)
class Checkpoint:
    """A position of the lesson's machine: a branch, a time (ns), and the number of commands given by then."""

    branch: int
    time: int
    commands: int = 0


class MachineControl(QObject):
    """Moves the machine for one lesson. It emits `arrived` when the queue is empty, and `failed` with an
    error message.
    """

    arrived = Signal()
    failed = Signal(str)
    waited = Signal(str)  # a wait has ended: the condition that was met or why not; "" = canceled

    def __init__(self, lesson: Lesson, student: str, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lesson, self._student, self._session = lesson, student, session
        self._tasks = TaskQueue()
        self._branches: dict[str, int] = {}  # the branch of a run that was open last
        self._heard = False  # the session has answered
        self._bearable = False  # if it is rejected, the rest is done anyway
        self._anew = False  # the run has just started
        self._known: set[int] = set()  # the branches that were there before one was built
        self._waiting = False
        self._speed: float | None = None  # the student's own, while a step has another one
        self._begun = False
        later(self, self._begin)  # when the page of the lesson is on the screen
        session.time_travel.moved.connect(self._on_change)
        session.opened.connect(self._on_change)
        session.files.opened.connect(self._on_change)
        session.console.answered.connect(self._on_change)
        session.branches.changed.connect(self.look)
        session.time_travel.reached.connect(self._on_reached)
        session.refused.connect(self._on_failed)
        session.failed.connect(self._on_failed)

    # ---- facts

    @property
    def busy(self) -> bool:
        """True while the machine is being moved."""
        return self._tasks.busy

    @property
    def waiting(self) -> bool:
        """True while the machine waits for a condition."""
        return self._waiting

    @property
    def under_way(self) -> bool:
        """True while the machine moves or waits."""
        return self.waiting or self.busy

    @property
    def checkpoint(self) -> Checkpoint:
        """The current position of the machine."""
        session = self._session
        return Checkpoint(
            session.branches.active, session.time_travel.position, self._given(session.branches.active)
        )

    def _given(self, branch: int) -> int:
        info = self._session.branches.find(branch)
        return info.commands if info is not None else 0

    # ---- errands

    def look(self, *_: Any) -> None:
        """Continue the queue; called in each frame and after each session signal."""
        was_busy = self._tasks.busy
        if self._begun:
            self._tasks.look()
        self._session.steered = self._waiting or self._tasks.busy
        if was_busy and not self._tasks.busy:
            self.arrived.emit()

    def _begin(self) -> None:
        self._begun = True
        self.look()

    def _on_change(self, *_: Any) -> None:
        self._heard = True
        self.look()

    def ask(self, what: Callable[[], object]) -> None:
        """Queue a request that the session answers."""

        def begin() -> None:
            self._heard = False
            what()

        self._tasks.add(begin, self._answered)
        self.look()

    def _answered(self) -> bool:
        """Return True if the session has answered and the window shows it."""
        return self._heard and not self._session.requests.pending and self._session.shown

    def then(self, what: Callable[[], object]) -> None:
        """Queue a call that completes immediately."""
        self._tasks.add(what)
        self.look()

    def _on_failed(self, text: str) -> None:
        if not self._tasks.busy:
            return
        if not self._bearable:
            self._tasks.clear()
        self._bearable = False
        self.failed.emit(text)
        self._on_change()

    @property
    def settled(self) -> bool:
        """True if the session belongs to this lesson and nothing is queued."""
        return not self.busy and any(self.branch_of(run) is not None for run in self._lesson.runs)

    def reopen(self, file: Path) -> None:
        """Open a saved session; runs that can no longer be read start again."""
        self._tasks.add(lambda: self._reopen(file), self._answered)
        self.look()

    def _reopen(self, file: Path) -> None:
        self._heard, self._bearable = False, True
        self._session.files.open(file)

    # ---- runs

    def source(self, run: str) -> tuple[str, tuple[str, ...], int]:
        """Return the scenario, settings and seed of a run."""
        name, settings = self._lesson.machine(run)
        return name, tuple(settings), self._lesson.seed(run, self._student)

    def branch_of(self, run: str) -> int | None:
        """Return the branch that continues a run; None if the run is not open."""
        session = self._session
        open_ones = [branch.id for branch in session.branches.all if self._is_of(branch, run)]
        for wanted in (session.branches.active, self._branches.get(run)):
            if wanted in open_ones:
                return wanted
        return open_ones[-1] if open_ones else None

    def _is_of(self, branch: BranchInfo, run: str) -> bool:
        """Return True if a machine was created for this run, or built on it with the student's settings."""
        source, kept = branch.source, self._kept_for(branch)
        if source in {self.source(other) for other in self._lesson.runs}:
            return bool(source == self.source(run)) and (not kept or run in kept or run not in self._branches)
        (name, settings, seed), (own, below, fixed) = source, self.source(run)
        return (name, seed) == (own, fixed) and settings[: len(below)] == below

    def _kept_for(self, branch: BranchInfo) -> set[str]:
        """Return the runs that the branch, or otherwise its nearest known ancestor, continues: runs of one
        lesson may begin with the same machine.
        """
        found: BranchInfo | None = branch
        while found is not None and found.id not in self._branches.values():
            found = self._session.branches.find(found.parent)
        return {run for run, known in self._branches.items() if found is not None and known == found.id}

    def build(self, run: str, settings: Sequence[str], name: str) -> None:
        """Build the machine of a run with additional settings; it becomes active at time 0."""
        scenario, below, seed = self.source(run)
        source = (scenario, (*below, *settings), seed)
        self._tasks.add(lambda: self._build(source, name), self._is_built)
        self.look()

    def _build(self, source: tuple[str, tuple[str, ...], int], name: str) -> None:
        session = self._session
        self._heard, self._bearable = False, False
        self._known = {branch.id for branch in session.branches.all}
        session.branches.add_run(session.branches.free_name(name), *source, beside=False)

    def _is_built(self) -> bool:
        session = self._session
        built = [branch.id for branch in session.branches.all if branch.id not in self._known]
        if built and self._heard and session.branches.active != built[-1]:
            self._choose(built[-1])
        return bool(built) and session.branches.active == built[-1] and self._answered()

    def open_run(self, run: str) -> None:
        """Make a run active; start it if it is not open yet."""
        self._tasks.add(lambda: self._open(run), lambda: self._is_open(run))
        self.look()

    def catch_up(self, time: int) -> None:
        """Go to this time, ns, if the run had to be restarted."""
        self._tasks.add(lambda: self._catch_up(time), self._has_stopped)
        self.look()

    def _catch_up(self, time: int) -> None:
        self._heard = True
        if self._anew:
            self._heard = False
            self.at(time)

    def _is_open(self, run: str) -> bool:
        return not self._wanted_select(run) and self._answered()

    def _open(self, run: str) -> None:
        session, source = self._session, self.source(run)
        self._heard, self._bearable, self._anew = True, False, False
        if self.branch_of(run) is not None:
            self._select(run)
            return
        self._heard, self._anew = False, True
        if any(self.branch_of(other) is not None for other in self._lesson.runs):
            session.branches.add_run(session.branches.free_name(run), *source, beside=False)
        else:
            session.open(*source)

    def _wanted_select(self, run: str) -> bool:
        """Return True if a run still has to be selected after it was opened."""
        branch = self.branch_of(run)
        if branch is None or self._session.branches.active == branch:
            return branch is None
        if self._heard:
            self._select(run)
        return True

    def _select(self, run: str) -> None:
        branch = self.branch_of(run)
        if branch is not None and self._session.branches.active != branch:
            self._choose(branch)

    def _choose(self, branch: int) -> None:
        session = self._session
        self._heard = False
        if session.branches.compared is not None:
            session.branches.compare(None)
        session.branches.select(branch)

    def select(self, branch: int) -> None:
        """Make a branch active if it still exists."""
        if self._session.branches.find(branch) is not None and self._session.branches.active != branch:
            self.ask(lambda: self._session.branches.select(branch))

    def forget(self, branch: int) -> None:
        """Remove a branch."""
        self.ask(lambda: self._session.branches.remove(branch))

    def note_run(self, run: str) -> None:
        """Remember the active branch as the branch that continues this run."""
        if run and self._session.branches.active is not None:
            self._branches[run] = self._session.branches.active

    # ---- moments

    def to(self, where: str, run: str) -> None:
        """Go to a time or a condition; continue the run if necessary."""
        self._tasks.add(lambda: self._go(where, run), self._has_stopped)
        self.look()

    def _go(self, where: str, run: str) -> None:
        scenario = self._lesson.scenario(run)
        later = fixed_time(scenario, where[1:]) if where.startswith("+") else None
        time = fixed_time(scenario, where) if later is None else self._session.time_travel.position + later
        self._heard = False
        if time is None:
            self._session.time_travel.run_until(where, True)
        else:
            self.at(time)

    def at(self, time: int) -> None:
        """Go to a time, ns, recorded or not."""
        session = self._session
        if time <= session.time_travel.recorded:
            session.time_travel.seek(time)
        else:
            self._heard = True
            session.run_to(time)

    def _has_stopped(self) -> bool:
        return self._answered() and not self._session.playing

    def back_to(self, checkpoint: Checkpoint, name: str = "") -> None:
        """Go back to a checkpoint; fork a branch if a name is given or commands were given since."""
        session = self._session
        gone = session.branches.find(checkpoint.branch) is None
        if not gone and session.branches.active != checkpoint.branch:
            self.ask(lambda: session.branches.select(checkpoint.branch))
        self.ask(lambda: session.time_travel.seek(min(checkpoint.time, session.time_travel.recorded)))
        self._tasks.add(lambda: self._fork_if_needed(checkpoint, name), self._has_stopped)
        self.look()

    def _fork_if_needed(self, checkpoint: Checkpoint, name: str) -> None:
        self._heard = True
        if name or self._given(self._session.branches.active) > checkpoint.commands:
            self._heard = False
            self._session.branches.fork(self._session.branches.free_name(name))

    # ---- waiting

    def wait(self, condition: str, speed: float | None) -> None:
        """Run until a condition holds; `waited` follows. With a speed, the run can be watched."""
        session = self._session
        self._waiting = session.steered = True
        if speed is not None:
            self._speed = session.speed
            session.set_speed(speed)
        session.time_travel.run_until(condition, True, speed is None)

    def stop(self) -> None:
        """Stop waiting and clear the queue."""
        self._tasks.clear()
        self._session.pause()

    def _on_reached(self, text: str) -> None:
        if self._waiting:
            self._waiting = False
            if self._speed is not None:
                self._session.set_speed(self._speed)
                self._speed = None
            self._tasks.add(lambda: None, lambda: self._session.shown)
            self.then(lambda: self.waited.emit(text))
