"""The part of a Session that goes through time: moments, branches, conditions, saved sessions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.run.machines import Search
from app.time_travel.worker.asking import Asking, request_types

Markers = Sequence[tuple[int, str]]


class Travelling(Asking):
    """What the window can do with time."""

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
    def pending(self) -> bool:
        """Is there a request that has not been answered?"""
        return bool(self._waiting)

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
        number = self._stop(request_types().Seek(time))
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
        self._step(request_types().StepEvent(False) if one_event else request_types().StepSample(False))

    def step(self, one_event: bool = False) -> None:
        """One event, or up to the recorder's next sample."""
        self._step(request_types().StepEvent(True) if one_event else request_types().StepSample(True))

    def ask_restart(self) -> None:
        """To time 0."""
        self._stop(request_types().Restart())

    def step_kind(self, what: int | Search, forward: bool, none: str = "") -> None:
        """To the next or previous event of the machine of a kind (EventKind), or moment of a search."""
        if isinstance(what, int):
            self._step(request_types().StepKind(what, forward, none))
        else:
            self._step(request_types().Find(what, forward, none=none))

    def run_until(self, condition: str, forward: bool = True, hurry: bool = True) -> None:
        """To where a condition next becomes true, or did last; `reached` follows.

        Where it is not recorded yet the run goes on, at full speed or (not `hurry`) at the chosen one.
        """
        self._stop(request_types().Find(condition, forward, hurry), playing=forward)

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

    def fork(
        self,
        name: str = "",
        change: str = "",
        command: tuple[str, str, bool] | None = None,
        beside: bool = False,
    ) -> None:
        """Another branch from here on, and go on there; `beside` compares it with the present one."""
        self._stop(request_types().Fork(name, change, command, beside))

    def select(self, branch: int) -> None:
        """Go on with another branch."""
        self._stop(request_types().Select(branch))

    def compare(self, branch: int | None) -> None:
        """Show another branch beside the one that plays; None = no other."""
        self._send(request_types().Compare(branch))

    def add_run(
        self,
        name: str,
        source: str,
        settings: Sequence[str] = (),
        seed: int | None = None,
        beside: bool = True,
    ) -> None:
        """Another run: a scenario, settings and a seed; `beside` compares it with the one that plays."""
        self._send(request_types().AddRun(name, (source, tuple(settings), seed), beside))

    def run_instead(
        self, name: str, source: str, settings: Sequence[str] = (), seed: int | None = None
    ) -> None:
        """Another run plays from now on; `forked` follows. The one that played is compared with it."""
        self._stop(request_types().RunInstead(name, (source, tuple(settings), seed)))

    def remove_branch(self, branch: int) -> None:
        """Forget a branch; the last one stays."""
        self._stop(request_types().Remove(branch))

    def put_back(self) -> None:
        """The branch that was removed last is there again, as a run of its own."""
        self._send(request_types().PutBack())

    def rename_branch(self, branch: int, name: str) -> None:
        """Give a branch another name."""
        self._send(request_types().Rename(branch, name))

    def change(self, setting: str) -> None:
        """Change a setting of the machine here and now, as "parameters.test_idle=100ms"."""
        self._send(request_types().Change(setting))

    def give_rules(self, userid: str, name: str, text: str) -> None:
        """Restart the cpuplugd of a guest with these rules here and now."""
        self._send(request_types().GiveRules(userid, name, text))

    # ---- files

    def remember(self, megabytes: int) -> None:
        """How much memory the past may take."""
        self._send(request_types().Remember(megabytes << 20))

    def save(self, path: Path, markers: Markers = ()) -> None:
        """Write the session into a file; `saved` or `refused` follows."""
        self._send(request_types().Save(path, tuple(markers)))

    def open_session(self, path: Path) -> None:
        """Open a saved session; `session_opened` or `refused` follows. The present one stays until then."""
        self.opening.emit(0.0)
        self._stop(request_types().OpenSession(path))

    def cancel_opening(self) -> None:
        """Leave the opening of a session; the present one stays."""
        self._runner.cancelled = True

    def keep_in(self, path: Path) -> None:
        """Write the session into this file every few seconds from now on."""
        self._keep.emit(str(path))

    def keep_markers(self, markers: Markers) -> None:
        """The markers that belong to the session, for the file that it is kept in."""
        self._runner.markers = tuple(markers)
