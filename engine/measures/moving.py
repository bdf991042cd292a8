"""Live guest relocations: the location of the guests, the progress of the latest relocation of each, and
their steal time.

A value of a relocation is that of the guest's latest relocation at that time: 0 before the first (or 99 for
the finish code, which also applies until the relocation has ended).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.kinds import VcpuState
from engine.kernel.units import SECOND
from engine.measures.measure import Floats, Measure, Series
from engine.recording.recorder import Recording
from engine.scenario.derived.systems import home
from engine.state.relocation import Finish, Stage

Rows = npt.NDArray[Any]
Figure = Callable[[Rows, npt.NDArray[np.int64]], Floats]  # MOVE_LOG rows, a moment (ns) each -> values
_TOLD = "recorded at each stage change, at the end of each pass, and at each sample"
_WANTS = [
    VcpuState[name] for name in "RUNNING READY LIMITED ELIGIBLE PAGE_WAIT SIM_WAIT".split()
]  # states in which a virtual CPU would run guest code if it could


def _latest(figure: Figure, before: float = 0.0) -> Series:
    """Return a value of each guest's latest relocation, summed over the guests."""

    def series(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
        time = np.asarray(recording.time, np.int64)
        total = np.zeros(len(time))
        for guest in members:
            rows = recording.moves[recording.moves["guest"] == guest]
            place = np.searchsorted(rows["time"], time, side="right") - 1
            known = place >= 0
            values = np.full(len(time), before)
            if known.any():
                values[known] = figure(rows, time[known])
            total += values
        return total

    return series


def _at(rows: Rows, time: npt.NDArray[np.int64]) -> Rows:
    """Return the latest row at each time."""
    return np.asarray(rows[np.searchsorted(rows["time"], time, side="right") - 1])


def _field(name: str) -> Figure:
    return lambda rows, time: np.asarray(_at(rows, time)[name], np.float64)


def _relocation_time(rows: Rows, time: npt.NDArray[np.int64]) -> Floats:
    """Return the time from the command to the end, or until now, in s."""
    last = _at(rows, time)
    end = np.where(last["stage"] == Stage.ENDED, last["time"], time)
    return np.asarray((end - last["asked_at"]) / SECOND)


def _quiesce_time(rows: Rows, time: npt.NDArray[np.int64]) -> Floats:
    """Return the time for which the guest has been stopped, in s."""
    last = _at(rows, time)
    end = np.where(last["resumed_at"] > 0, last["resumed_at"], time)
    ended = (last["resumed_at"] == 0) & (last["stage"] == Stage.ENDED)
    end = np.where(ended, last["time"], end)
    return np.where(last["quiesced_at"] > 0, (end - last["quiesced_at"]) / SECOND, 0.0)


def _listed_in(wanted: Callable[[Rows], Any]) -> Figure:
    """Return the number of pages listed for the pass that `wanted` finds among the rows of a relocation."""

    def figure(rows: Rows, time: npt.NDArray[np.int64]) -> Floats:
        found = np.where(wanted(rows), rows["listed"], 0)
        for move in np.unique(rows["move"]):
            own = rows["move"] == move
            found[own] = np.maximum.accumulate(found[own])
        return np.asarray(found[np.searchsorted(rows["time"], time, side="right") - 1], np.float64)

    return figure


def _first(rows: Rows) -> Any:
    return rows["passes"] == 1


def _penultimate(rows: Rows) -> Any:
    return (rows["quiesced_at"] > 0) & (rows["passes"] == rows["live"] + 1)


def _finish(rows: Rows, time: npt.NDArray[np.int64]) -> Floats:
    last = _at(rows, time)
    return np.where(last["stage"] == Stage.ENDED, last["finish"], float(Finish.NOT_YET))


def _system(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    return np.asarray(recording.guest_system[:, members].sum(axis=1) + float(len(members)))


def _away(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    homes = [home(recording.scenario, recording.scenario.guests[guest]) for guest in members]
    return np.asarray((recording.guest_system[:, members] != np.array(homes)).sum(axis=1), np.float64)


def _stolen(recording: Recording, members: npt.NDArray[np.int64]) -> Floats:
    """Return the time in which virtual CPUs wanted to run and no guest code ran, averaged over virtual
    CPUs and guests.
    """
    total = np.zeros(len(recording.time))
    for guest in members:
        own = np.flatnonzero(recording.vcpu_guest == guest)
        wanted = recording.vcpus["time_in"][:, own][:, :, _WANTS].sum(axis=(1, 2))
        ran = np.asarray(recording.guests["emul_ns"][:, guest], np.float64)
        total += np.maximum(wanted - ran, 0.0) / max(len(own), 1) + _quiesced(recording, int(guest))
    return np.asarray(total / max(len(members), 1))


def _quiesced(recording: Recording, guest: int) -> Floats:
    """Return the time, ns, for which a guest was stopped by relocations until each sample."""
    time, total = np.asarray(recording.time, np.float64), np.zeros(len(recording.time))
    for start, end in stops(recording, guest):
        total += np.clip(time, start, end) - start
    return total


def stops(recording: Recording, guest: int) -> Iterator[tuple[float, float]]:
    """Yield start and end, ns, of each stop of a guest by a relocation; the end is infinite if not known."""
    rows = recording.moves[recording.moves["guest"] == guest]
    for move in np.unique(rows["move"]):
        last = rows[rows["move"] == move][-1]
        if last["quiesced_at"] > 0:
            ends = last["resumed_at"], last["time"] if last["stage"] == Stage.ENDED else 0
            yield float(last["quiesced_at"]), float(next((end for end in ends if end > 0), np.inf))


def _move(name: str, title: str, unit: str, figure: Figure, before: float = 0.0) -> Measure:
    return Measure(f"move.{name}", title, unit, _TOLD, "guest", _latest(figure, before), several=True)


MEASURES = (
    _move("relocation_time", "relocation time", "s", _relocation_time),
    _move("quiesce_time", "quiesce time", "s", _quiesce_time),
    _move("passes", "passes begun by the relocation", "passes", _field("passes")),
    _move("live_passes", "of these, while the guest ran", "passes", _field("live")),
    _move("pages", "pages sent by the relocation", "pages", _field("pages")),
    _move("listed", "pages to be sent in the latest pass", "pages", _field("listed")),
    _move("first_pass", "pages of the first pass", "pages", _listed_in(_first)),
    _move("left", "pages left for the quiesced guest", "pages", _listed_in(_penultimate)),
    _move("finish", "finish code of the relocation, 99 = not ended", "code", _finish, float(Finish.NOT_YET)),
    Measure(
        "guest.system",
        "system number of the guest, from 1",
        "number",
        "CP's tables",
        "guest",
        _system,
        several=True,
    ),
    Measure(
        "guest.away",
        "guests on a different system than at the start",
        "guests",
        "CP's tables",
        "guest",
        _away,
        several=True,
    ),
    Measure(
        "guest.steal",
        "share of time ready to run but not running",
        "%",
        "timed at every change; includes the quiesce of a relocation",
        "guest",
        _stolen,
        True,
        100.0,
        several=True,
    ),
)
