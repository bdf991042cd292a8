"""The values of processors and locks, in the box at the pointer and in the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.processor_lanes import columns, names, polarity
from app.charts.processor_lanes.names import tr
from app.charts.processor_lanes.work import ProcessorWork
from app.charts.toolkit import comparing
from app.charts.toolkit.lanes.layout import Lanes
from app.charts.toolkit.readout import ReadoutLine
from app.look import axis_text as axis
from app.look.theme import current as current_theme
from engine.kernel.kinds import Doing
from engine.language import numeral
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import processor_count

Array = npt.NDArray[Any]


def reading(
    recording: Recording,
    work: ProcessorWork | None,
    values: Array,
    theirs: Array | None,
    exact: bool,
    at: int,
    cpu: int | None,
    lock: int | None,
    waiting: float,
) -> list[ReadoutLine]:
    """Return the lines of a processor or a lock at a time (ns); values (KINDS,): time in that column."""
    several = int((values > 0).sum()) > 1
    if work is not None and not several and cpu is not None and (row := work.at(cpu, at)) is not None:
        return _stretch(recording, work, row)
    if work is not None and not several and lock is not None:
        return _lock(recording, work, lock, at)
    lines = shares(values, theirs, exact, of_lock=lock is not None)
    if lock is not None:
        lines.append(ReadoutLine(tr("waiting processors"), numeral(waiting, ".2f")))
    return lines


def shares(values: Array, theirs: Array | None, exact: bool, of_lock: bool = False) -> list[ReadoutLine]:
    """Return the shares of a column, largest first, alongside those of the other run."""
    lines = []
    for kind, share, note in comparing.shares(values, theirs):
        key = names.key(Doing(kind), current_theme(), exact)
        lines.append(ReadoutLine(_of_lock(Doing(kind), exact) if of_lock else key.label, share, key, note))
    return lines


def _of_lock(doing: Doing, exact: bool) -> str:
    if doing == Doing.IDLE:
        return tr("free")
    return names.label(doing, True) if exact else tr("held")


def _stretch(recording: Recording, work: ProcessorWork, row: int) -> list[ReadoutLine]:
    """Return one activity of a processor: kind, length, guest, and lock."""
    doing, theme = Doing(int(work.doing[row])), current_theme()
    length = axis.span_text(int(work.end[row] - work.start[row]))
    lines = [ReadoutLine(names.label(doing, True), length, names.key(doing, theme, True))]
    if work.vcpu[row] >= 0:
        lines.append(ReadoutLine(tr("guest"), _userid(recording, int(work.vcpu[row]))))
    if doing == Doing.POP or work.n[row] > 0:
        lines.append(ReadoutLine(tr("requests taken"), str(int(work.n[row]))))
    if work.lock[row] >= 0:
        what = tr("waits for") if doing == Doing.SPIN else tr("holds")
        lines.append(ReadoutLine(what, names.lock_label(int(work.lock[row]))))
    return lines


def _lock(recording: Recording, work: ProcessorWork, lock: int, at: int) -> list[ReadoutLine]:
    """Return the holder of a lock, its purpose, and the waiting processors."""
    row, theme = work.holder(lock, at), current_theme()
    if row is None:
        return [ReadoutLine(tr("free"), "")]
    doing = Doing(int(work.doing[row]))
    held = axis.span_text(int(work.end[row] - work.start[row]))
    lines = [
        ReadoutLine(
            tr("held by processor {0}").format(int(work.cpu[row])), held, names.key(doing, theme, True)
        ),
        *_stretch(recording, work, row)[1:-1],
    ]
    spinning = work.spinning(lock, at)
    if spinning:
        lines.append(ReadoutLine(tr("waiting processors"), ", ".join(str(cpu) for cpu in spinning)))
    return lines


def _userid(recording: Recording, vcpu: int) -> str:
    return str(recording.scenario.guests[int(recording.vcpu_guest[vcpu])].userid)


def spent(recording: Recording, work: ProcessorWork | None, start: int, end: int) -> Array:
    """Return the time between two moments (ns), (processors, KINDS); from the samples if there is no Work."""
    each = np.arange(processor_count(recording.scenario), dtype=np.int64)
    lanes, step = Lanes(each, each + 1, each, each), end - start
    if work is None:
        return columns.from_samples(recording, lanes, (), step, start, 1)[:, 0]
    within = start, min(end, recording.now)
    return columns.from_work(work, lanes, (), within, step, start, 1)[:, 0]


def table_rows(recording: Recording, times: Sequence[Array], kinds: Sequence[Doing]) -> list[list[str]]:
    """Return the number, the role (or polarity), and the shares of each run."""
    locks = recording.scenario.lpar.locks
    master = tr("master")
    return [
        [
            str(cpu),
            master if cpu == 0 and locks else polarity.words(recording, cpu),
            *(
                cell
                for time in times
                for cell in comparing.row_shares(time[cpu : cpu + 1].sum(axis=0), kinds)
            ),
        ]
        for cpu in range(len(times[0]))
    ]
