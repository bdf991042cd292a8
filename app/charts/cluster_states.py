"""The states of the members over time: what each is, what the others take it for, and its mode."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kinds import Incident
from engine.member_state import Mode
from engine.recorder import Recording

SHIFT = 16  # a MEMBER_STATE incident tells (viewer * SHIFT + member) * SHIFT + state

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Stretch:
    """From when to when (ns) something was so."""

    start: int
    end: int
    what: int


@dataclass(frozen=True)
class Track:
    """A member over time: its state, its mode, and the state that another member takes it for instead."""

    states: tuple[Stretch, ...]
    modes: tuple[Stretch, ...]
    doubts: tuple[Stretch, ...]  # only where another member that is up takes it for something else

    def state_at(self, time: int) -> Stretch:
        """The stretch that a moment lies in."""
        return next((one for one in reversed(self.states) if one.start <= time), self.states[0])


def tracks(recording: Recording) -> tuple[Track, ...]:
    """Of each member; none where nothing is recorded of members."""
    count = recording.members.shape[-1]
    return tuple(_track(recording, member) for member in range(count)) if len(recording.members) else ()


def _track(recording: Recording, member: int) -> Track:
    rows, time = recording.members[:, member], recording.time
    end = int(time[-1])
    changes = sorted({*_sampled(rows, time), *_logged(recording.log, member)})
    return Track(
        tuple(_merged(changes, end)),
        tuple(_merged(_steps(time, rows["mode"]), end)),
        tuple(one for one in _merged(_steps(time, _doubted(recording, member)), end) if one.what >= 0),
    )


def _sampled(rows: Array, time: Array) -> Iterator[tuple[int, int]]:
    """When a sample says that the state began, and which."""
    changed = np.flatnonzero((np.diff(rows["state"]) != 0) | (np.diff(rows["since"]) != 0)) + 1
    yield int(time[0]), int(rows["state"][0])
    for row in changed.tolist():
        yield int(min(max(rows["since"][row], time[row - 1]), time[row])), int(rows["state"][row])


def _logged(log: Array, member: int) -> Iterator[tuple[int, int]]:
    """The same as the log tells it, with states that came and went between two samples."""
    own = log["value"] // SHIFT == member * SHIFT + member
    for row in log[(log["what"] == Incident.MEMBER_STATE) & own]:
        yield int(row["time"]), int(row["value"]) % SHIFT


def _steps(time: Array, values: Array) -> list[tuple[int, int]]:
    """When a sampled value is another one, and which."""
    changed = np.concatenate([[0], np.flatnonzero(np.diff(values)) + 1])
    return list(zip(time[changed].tolist(), values[changed].tolist(), strict=True))


def _doubted(recording: Recording, member: int) -> Array:
    """(samples,) the state that another member that is up takes it for, if that is not its own; else -1."""
    table = recording.members
    if "seen" not in (table.dtype.names or ()):
        return np.full(len(table), -1)
    views = table["seen"][:, :, member]
    differs = (table["up"] != 0) & (views != table["state"][:, member : member + 1])
    differs[:, member] = False
    return np.where(differs, views, -1).max(axis=1, initial=-1)


def _merged(changes: list[tuple[int, int]], end: int) -> Iterator[Stretch]:
    """Stretches between changes; what does not change is one."""
    start, what = changes[0]
    for at, value in changes[1:]:
        if value != what:
            if at > start:
                yield Stretch(start, at, what)
            start, what = at, value
    yield Stretch(start, end, what)


def not_stable(track: Track) -> tuple[Stretch, ...]:
    """When the member did not see a stable cluster."""
    return tuple(one for one in track.modes if one.what != Mode.STABLE)
