"""Runs on until something happens: examines what was recorded since the last look."""

from __future__ import annotations

from time import perf_counter_ns
from typing import TYPE_CHECKING

from app.run.worker.machines import MomentSearch

if TYPE_CHECKING:  # the engine is imported late
    from engine.kernel.kinds import EventKind
    from engine.sim import Simulation

SHARE = 4  # a look may cost this part of the time that passes between two looks


class RunningSearch:
    """Waits for the next moment of a search."""

    def __init__(self, search: MomentSearch, after: int, hurry: bool = True, none: str = "") -> None:
        self.hurry = hurry  # at full speed rather than at the chosen one
        self.found: int | None = None  # the moment, ns
        self._search, self._none = search, none
        self._after = after
        self._next_look = 0
        self._known: int | None = None  # how far the run had been recorded before, ns

    @property
    def text(self) -> str:
        """The text of the search."""
        return self._search.text

    def look(self, machine: Simulation, last: bool = False) -> bool:
        """Return whether it has happened; `last` looks even if the last look was a short time ago."""
        began = perf_counter_ns()
        self._known = machine.recorded if self._known is None else self._known
        if self.found is None and (last or began >= self._next_look):
            recording = machine.recording()
            self.found = self._search.next(recording, self._after)
            self._after = max(recording.now - 1, self._after)  # more may come to pass within this ns
            ended = perf_counter_ns()
            self._next_look = ended + SHARE * (ended - began)
        return self.found is not None

    def go(self, machine: Simulation) -> None:
        """Go to the moment that was found, and undo what was run beyond it to find it."""
        assert self.found is not None
        if self._known is not None and self._known <= self.found < machine.now:
            machine.rewind(self.found)
        else:
            machine.seek(self.found)

    def give_up(self, machine: Simulation) -> str:
        """Return the message when there is none."""
        recording = machine.recording()
        return self._none or f"{self.text}: {self._search.why_not(recording, recording.now)}"


class KindSearch:
    """Waits for the machine's next event of a kind, of which none is recorded after this moment."""

    hurry = True
    text = ""

    def __init__(self, kind: EventKind, machine: Simulation, none: str) -> None:
        self._kind, self._none = kind, none
        self._origin = machine.events, machine.now
        machine.seek(machine.recorded)  # there is none up to there
        self._before = machine.events, machine.now
        self.found: int | None = None

    def look(self, machine: Simulation, last: bool = False) -> bool:
        """Return whether one has come since the last look."""
        if self.found is None and machine.latest(self._kind) > self._before[0]:
            self.found = machine.now
        elif self.found is None:
            self._before = machine.events, machine.now
        return self.found is not None

    def go(self, machine: Simulation) -> None:
        """Go to right after the first one."""
        machine.seek_event(*self._before)
        machine.seek_kind(self._kind, True)

    def give_up(self, machine: Simulation) -> str:
        """Go back to where the search began. Returns the message."""
        machine.seek_event(*self._origin)
        return self._none
