"""Continues a run until an event occurs: examines the data recorded since the last check.

Changes that a thin recording lacks are found in time ranges of the run that are recorded in detail.
"""

from __future__ import annotations

from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from app.run.worker.answers import Done
from app.run.worker.machines import Machines, MomentSearch

if TYPE_CHECKING:  # the engine is imported late
    from engine.kernel.kinds import EventKind
    from engine.sim import Simulation


SHARE = 4  # a check may take this part of the time between two checks


class RunningSearch:
    """Waits for the next match of a search."""

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
        """Return whether the search has found a match; `last` checks even if the last check was a short time
        ago.
        """
        began = perf_counter_ns()
        self._known = machine.recorded if self._known is None else self._known
        if self.found is None and (last or began >= self._next_look):
            recording = machine.recording()
            self.found = self._search.next(recording, self._after)
            self._after = max(recording.now - 1, self._after)  # more may occur within this ns
            ended = perf_counter_ns()
            self._next_look = ended + SHARE * (ended - began)
        return self.found is not None

    def go(self, machine: Simulation) -> None:
        """Go to the moment that was found, and undo the part of the run beyond it."""
        assert self.found is not None
        if self._known is not None and self._known <= self.found < machine.now:
            machine.rewind(self.found)
        else:
            machine.seek(self.found)

    def give_up(self, machine: Simulation) -> str:
        """Return the message when there is no match."""
        recording = machine.recording()
        return self._none or f"{self.text}: {self._search.why_not(recording, recording.now)}"


class KindSearch:
    """Waits for the machine's next event of a kind, when none is recorded after the current time."""

    hurry = True
    text = ""

    def __init__(self, kind: EventKind, machine: Simulation, none: str) -> None:
        self._kind, self._none = kind, none
        self._origin = machine.events, machine.now
        machine.seek(machine.recorded)  # there is none up to there
        self._before = machine.events, machine.now
        self.found: int | None = None

    def look(self, machine: Simulation, last: bool = False) -> bool:
        """Return whether a matching event has occurred since the last check."""
        if self.found is None and machine.latest(self._kind) > self._before[0]:
            self.found = machine.now
        elif self.found is None:
            self._before = machine.events, machine.now
        return self.found is not None

    def go(self, machine: Simulation) -> None:
        """Go to just after the first matching event."""
        machine.seek_event(*self._before)
        machine.seek_kind(self._kind, True)

    def give_up(self, machine: Simulation) -> str:
        """Go back to the time at which the search began. Returns the message."""
        machine.seek_event(*self._origin)
        return self._none


FIRST = 5_000_000  # ns of the first look; each one after it is WIDER times as wide, as far as its rows reach
WIDER, NARROWER = 6, 8
LOOKS = 8  # at most
ROWS = 400_000  # of a look, at most


def _tr(text: str) -> str:
    return QCoreApplication.translate("Closely", text)


def is_close(search: Any, recording: Any) -> bool:
    """Return whether the search needs a detailed recording."""
    told_by = getattr(search, "told_by", None)
    return told_by is not None and not told_by(recording)


def find(machines: Machines, machine: Simulation, search: Any, forward: bool, none: str) -> Done:
    """Go to the next or previous change; `none` is the message when the run has no more changes."""
    try:
        found, reached = (_next if forward else _previous)(machine, search)
    except machines.expected_errors() as error:  # the run itself has not come so far
        return Done(str(error))
    if found is not None:
        machine.seek(found)
        return Done(text=str(search.text))
    if reached in (0, machine.scenario.until):
        return Done(none)
    text = _tr("{0}: none within {1:.3g} s after this moment; later moments were not searched")
    if not forward:
        text = _tr("{0}: none within {1:.3g} s before this moment; earlier moments were not searched")
    return Done(text.format(search.text, abs(reached - machine.now) / 1e9))


def _next(machine: Simulation, search: Any) -> tuple[int | None, int]:
    """Return the first change later than now, or None, and the end of the searched range (ns)."""
    recording, at, reach = machine.recording(), machine.now, FIRST
    last = machine.scenario.until
    for _ in range(LOOKS):
        if at >= last:
            break
        detail = machine.closely(at, min(at + reach, last), ROWS)
        times = _changes(detail, recording, search, machine.now + 1, detail.end)
        if len(times):
            return int(times[0]), detail.end
        at, reach = detail.end, WIDER * reach
    return None, at


def _previous(machine: Simulation, search: Any) -> tuple[int | None, int]:
    """Return the last change earlier than now, or None, and the start of the searched range (ns)."""
    recording, at, reach = machine.recording(), machine.now, FIRST
    for _ in range(LOOKS):
        if at <= 0:
            break
        detail = machine.closely(max(at - reach, 0), at, ROWS)
        if not detail.full:  # the time between its end and `at` is not described
            reach = max(reach // NARROWER, 1)
            continue
        times = _changes(detail, recording, search, detail.start, machine.now - 1)
        if len(times):
            return int(times[-1]), detail.start
        at, reach = detail.start, WIDER * reach
    return None, at


def _changes(detail: Any, recording: Any, search: Any, first: int, last: int) -> Any:
    """Return the times of the matching changes; the first rows only contain the states before them."""
    return search.among(detail.trace[len(recording.vcpu_guest) :], recording, first, last)
