"""Finds changes that a thin recording does not have: stretches of the run are recorded in detail for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from app.run.worker.answers import Done
from app.run.worker.machines import Machines

if TYPE_CHECKING:  # the engine is imported late
    from engine.sim import Simulation

FIRST = 5_000_000  # ns of the first look; each one after it is WIDER times as wide, as far as its rows reach
WIDER, NARROWER = 6, 8
LOOKS = 8  # at most
ROWS = 400_000  # of a look, at most


def _tr(text: str) -> str:
    return QCoreApplication.translate("Closely", text)


def is_close(search: Any, recording: Any) -> bool:
    """Return whether what is searched for must be looked for in detail."""
    told_by = getattr(search, "told_by", None)
    return told_by is not None and not told_by(recording)


def find(machines: Machines, machine: Simulation, search: Any, forward: bool, none: str) -> Done:
    """Go to the next or previous change; `none` is the message when the run has no more of them."""
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
    """Return the first change later than now, or None, and how far was looked (ns)."""
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
    """Return the last change earlier than now, or None, and how far back was looked (ns)."""
    recording, at, reach = machine.recording(), machine.now, FIRST
    for _ in range(LOOKS):
        if at <= 0:
            break
        detail = machine.closely(max(at - reach, 0), at, ROWS)
        if not detail.full:  # what lies between its end and `at` is not told
            reach = max(reach // NARROWER, 1)
            continue
        times = _changes(detail, recording, search, detail.start, machine.now - 1)
        if len(times):
            return int(times[-1]), detail.start
        at, reach = detail.start, WIDER * reach
    return None, at


def _changes(detail: Any, recording: Any, search: Any, first: int, last: int) -> Any:
    """Return the times of the changes that are meant; the first rows hold only the states before them."""
    return search.among(detail.trace[len(recording.vcpu_guest) :], recording, first, last)
