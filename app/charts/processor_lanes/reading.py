"""What the box at the pointer says of a processor or a lock."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from app.charts.processor_lanes import look
from app.charts.processor_lanes.work import Work
from app.charts.toolkit import axis
from app.charts.toolkit.readout import Line
from app.look import theme
from engine.kernel.kinds import Doing
from engine.recording.recorder import Recording

Array = npt.NDArray[Any]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Work", text)


def reading(
    recording: Recording,
    work: Work | None,
    values: Array,
    theirs: Array | None,
    exact: bool,
    at: int,
    cpu: int | None,
    lock: int | None,
    waiting: float,
) -> list[Line]:
    """Lines about a processor or a lock at a time (ns); values (KINDS,): the time in the column there."""
    several = int((values > 0).sum()) > 1
    if work is not None and not several and cpu is not None and (row := work.at(cpu, at)) is not None:
        return _stretch(recording, work, row)
    if work is not None and not several and lock is not None:
        return _lock(recording, work, lock, at)
    lines = shares(values, theirs, exact, of_lock=lock is not None)
    if lock is not None:
        lines.append(Line(_tr("processors that wait"), f"{waiting:.2f}"))
    return lines


def shares(values: Array, theirs: Array | None, exact: bool, of_lock: bool = False) -> list[Line]:
    """The shares of a column, the largest first; beside them those of the other run."""
    worn = theme.current()
    both = [values.astype(np.float64), np.zeros(len(values)) if theirs is None else theirs.astype(np.float64)]
    own, other = (time / max(float(time.sum()), 1.0) for time in both)
    lines = []
    for kind in np.argsort(-(own + 1e-6 * other), kind="stable").tolist():
        if own[kind] > 0 or other[kind] > 0:
            key = look.key(Doing(kind), worn, exact)
            label = _of_lock(Doing(kind), exact) if of_lock else key.label
            note = "" if theirs is None else axis.share(float(other[kind]))
            lines.append(Line(label, axis.share(float(own[kind])), key, note))
    return lines


def _of_lock(doing: Doing, exact: bool) -> str:
    if doing == Doing.IDLE:
        return _tr("free")
    return look.label(doing, True) if exact else _tr("held")


def _stretch(recording: Recording, work: Work, row: int) -> list[Line]:
    """One thing that a processor does: what, for how long, for whom, and about which lock."""
    doing, worn = Doing(int(work.doing[row])), theme.current()
    length = axis.span_text(int(work.end[row] - work.start[row]))
    lines = [Line(look.label(doing, True), length, look.key(doing, worn, True))]
    if work.vcpu[row] >= 0:
        lines.append(Line(_tr("guest"), _userid(recording, int(work.vcpu[row]))))
    if doing == Doing.POP:
        lines.append(Line(_tr("requests taken"), str(int(work.n[row]))))
    if work.lock[row] >= 0:
        what = _tr("waits for") if doing == Doing.SPIN else _tr("holds")
        lines.append(Line(what, look.lock_label(int(work.lock[row]))))
    return lines


def _lock(recording: Recording, work: Work, lock: int, at: int) -> list[Line]:
    """Who holds a lock, for what, and who waits for it."""
    row, worn = work.holder(lock, at), theme.current()
    if row is None:
        return [Line(_tr("free"), "")]
    doing = Doing(int(work.doing[row]))
    held = axis.span_text(int(work.end[row] - work.start[row]))
    lines = [
        Line(_tr("held by processor {0}").format(int(work.cpu[row])), held, look.key(doing, worn, True)),
        *_stretch(recording, work, row)[1:-1],
    ]
    spinning = work.spinning(lock, at)
    if spinning:
        lines.append(Line(_tr("processors that wait"), ", ".join(str(cpu) for cpu in spinning)))
    return lines


def _userid(recording: Recording, vcpu: int) -> str:
    return str(recording.scenario.guests[int(recording.vcpu_guest[vcpu])].userid)
