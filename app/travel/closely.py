"""Goes to changes that a thin recording does not have: the run is looked at closely for them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from app.machines import Machine, Machines
from app.travel.done import Done

FIRST, WIDEST = 1_000_000, 200_000_000  # ns of a look
FURTHEST = 10_000_000_000  # ns that are looked through
ROWS = 400_000


def _tr(text: str) -> str:
    return QCoreApplication.translate("Closely", text)


def is_close(search: Any, recording: Any) -> bool:
    """Must what is searched for be looked for closely?"""
    told_by = getattr(search, "told_by", None)
    return told_by is not None and not told_by(recording)


def find(machines: Machines, machine: Machine, search: Any, forward: bool, none: str) -> Done:
    """Stand at the next or previous change; `none` is what to say when the run has no more of them."""
    try:
        found, whole = (_next if forward else _previous)(machine, search)
    except machines.expected_errors() as error:  # the run itself has not come so far
        return Done(str(error))
    if found is not None:
        machine.seek(found)
        return Done(text=str(search.text))
    if whole:
        return Done(none)
    text = (
        _tr("{0}: none within {1} s after this moment")
        if forward
        else _tr("{0}: none within {1} s before it")
    )
    return Done(text.format(search.text, FURTHEST // 1_000_000_000))


def _next(machine: Machine, search: Any) -> tuple[int | None, bool]:
    """The first change later than now, if there is one; was the rest of the run looked through?"""
    recording, at, reach = machine.recording(), machine.now, FIRST
    last = min(at + FURTHEST, machine.scenario.until)
    while at < last:
        detail = machine.closely(at, min(at + reach, last), ROWS)
        times = _changes(detail, recording, search, machine.now + 1, detail.end)
        if len(times):
            return int(times[0]), True
        at, reach = max(detail.end, at + 1), min(4 * reach, WIDEST)
    return None, last >= machine.scenario.until


def _previous(machine: Machine, search: Any) -> tuple[int | None, bool]:
    """The last change earlier than now, if there is one; was all that came before looked through?"""
    recording, at, reach = machine.recording(), machine.now, FIRST
    first = max(at - FURTHEST, 0)
    while at > first:
        detail = machine.closely(max(at - reach, first), at, ROWS)
        if not detail.full and reach > 1:
            reach //= 8
            continue
        times = _changes(detail, recording, search, detail.start, machine.now - 1)
        if len(times):
            return int(times[-1]), True
        at, reach = detail.start, min(4 * reach, WIDEST)
    return None, first == 0


def _changes(detail: Any, recording: Any, search: Any, first: int, last: int) -> Any:
    """The times of those that are meant; the first rows only tell the states before them."""
    return search.among(detail.trace[len(recording.vcpu_guest) :], recording, first, last)
