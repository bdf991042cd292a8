"""Member states over time: each member's own state, its state as seen by the others, and its mode."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.toolkit.recordings import sources
from engine.kernel.kinds import Incident
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from engine.state.member import MemberState, Mode

SHIFT = 16  # a MEMBER_STATE incident tells (viewer * SHIFT + member) * SHIFT + state

BRIEF = SECOND // 10  # time until reported information is known
OPEN = 1 << 62  # the end of the current activity
TOLD = (int(Incident.MEMBER_STATE), int(Incident.SSI_MODE))  # of members

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class StateSpan:
    """The time range, in ns, in which a state or mode applied."""

    start: int
    end: int
    what: int


@dataclass(frozen=True)
class Track:
    """A member over time: its state, its mode, and any different state that another member sees for it."""

    states: tuple[StateSpan, ...]
    modes: tuple[StateSpan, ...]
    doubts: tuple[StateSpan, ...]  # only if another member that is up sees a different state
    ended: tuple[StateSpan, ...]  # only if its CP does not run although it has never reported that it is down

    def state_at(self, time: int) -> StateSpan:
        """Return the time range that contains a moment."""
        return next((state for state in reversed(self.states) if state.start <= time), self.states[0])


class Story:
    """The tracks of a run, recomputed only after a new incident; the last time range is OPEN."""

    def __init__(self) -> None:
        self.version = 0
        self._seen: Recording | None = None
        self._tracks: tuple[Track, ...] = ()

    def forget(self) -> None:
        """Discard the tracks so that they are recomputed the next time they are needed."""
        self._seen = None

    def of(self, recording: Recording) -> tuple[Track, ...]:
        """Return a track for each member."""
        if recording is not self._seen and (self._seen is None or _told(self._seen, recording)):
            self._tracks, self.version = tracks(recording, OPEN), self.version + 1
        self._seen = recording
        return self._tracks


def _told(old: Recording, new: Recording) -> bool:
    """Return True if these are different runs, or the members have new incidents."""
    if sources(old) != sources(new) or len(new.time) < len(old.time) or len(new.log) < len(old.log):
        return True
    up = new.members["up"][max(len(old.time) - 1, 0) :]
    return bool(np.isin(new.log["what"][len(old.log) :], TOLD).any() or (up != up[:1]).any())


def tracks(recording: Recording, end: int | None = None) -> tuple[Track, ...]:
    """Return the tracks of all members up to a time or the last sample, or () if no members are recorded."""
    count = recording.members.shape[-1]
    if not len(recording.members):
        return ()
    log, first, end = recording.log, recording.members[0], int(recording.time[-1]) if end is None else end
    ups = _ups(recording, end)
    states, modes = log[log["what"] == Incident.MEMBER_STATE], log[log["what"] == Incident.SSI_MODE]
    return tuple(
        Track(
            tuple(_being(states, first, number, end)),
            tuple(
                _merged(
                    [(0, int(first["mode"][number])), *_modes(modes, number, _seen(states, number, number))],
                    end,
                )
            ),
            tuple(_doubts(states, first, number, ups, end)),
            tuple(_ended(states, first, number, ups[number], end)),
        )
        for number in range(count)
    )


def _seen(states: Array, viewer: int, member: int) -> list[tuple[int, int]]:
    """Return the times at which a member sees a new state of another member or of itself, and each new
    state.
    """
    rows = states[states["value"] // SHIFT == viewer * SHIFT + member]
    return list(zip(rows["time"].tolist(), (rows["value"] % SHIFT).tolist(), strict=True))


def _being(states: Array, first: Array, member: int, end: int) -> list[StateSpan]:
    """Return the states of a member as it reports them."""
    return list(_merged([(0, int(first["state"][member])), *_seen(states, member, member)], end))


def _modes(modes: Array, viewer: int, states: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the times at which a running member sees a new cluster mode, with each mode."""
    rows = modes[modes["value"] // SHIFT == viewer]
    told = list(zip(rows["time"].tolist(), (rows["value"] % SHIFT).tolist(), strict=True))
    down = [(at, int(Mode.STABLE)) for at, state in states if state == MemberState.DOWN]
    return sorted([*told, *down], key=lambda pair: pair[0])


def _ups(recording: Recording, end: int) -> list[list[StateSpan]]:
    """Return, by member, the times at which its CP was running (1) or not running (0), based on the
    samples.
    """
    up, time = recording.members["up"], recording.time
    found = []
    for member in range(up.shape[-1]):
        rows = [0, *(np.flatnonzero(np.diff(up[:, member])) + 1).tolist()]
        changes = [(int(time[row]) if row else 0, int(up[row, member])) for row in rows]
        found.append(list(_merged(changes, end)))
    return found


def _ended(states: Array, first: Array, member: int, ups: list[StateSpan], end: int) -> Iterator[StateSpan]:
    """Yield the time ranges in which a member is not down but its CP is not running."""
    for being in _being(states, first, member, end):
        gone = [span for span in ups if not span.what and span.start >= being.start]
        if being.what != MemberState.DOWN:
            yield from _common(being, being, gone)


def _doubts(
    states: Array, first: Array, member: int, ups: list[list[StateSpan]], end: int
) -> Iterator[StateSpan]:
    """Yield time ranges in which another running member sees a different state for longer than a message
    takes to arrive.
    """
    own = _being(states, first, member, end)
    for viewer in range(len(ups)):
        if viewer == member:
            continue
        runs = [span for span in ups[viewer] if span.what]
        there = [span for span in _being(states, first, viewer, end) if span.what != MemberState.DOWN]
        up = [both for span in there for both in _common(span, span, runs)]
        views = _merged([(0, int(first["seen"][viewer][member])), *_seen(states, viewer, member)], end)
        for view in views:
            for being in own:
                if view.what != being.what:
                    yield from _common(view, being, up)


def _common(view: StateSpan, being: StateSpan, up: list[StateSpan]) -> Iterator[StateSpan]:
    """Yield the parts of both time ranges that fall within one of the ranges in `up`."""
    for span in up:
        start, end = max(view.start, being.start, span.start), min(view.end, being.end, span.end)
        if end - start > BRIEF:
            yield StateSpan(start, end, view.what)


def _merged(changes: list[tuple[int, int]], end: int) -> Iterator[StateSpan]:
    """Yield the time ranges between changes; of several changes at the same time, the last change counts."""
    last = dict(changes)
    times = [at for at, before in zip(last, [None, *last.values()], strict=False) if last[at] != before]
    for start, after in zip(times, [*times[1:], max(end, times[-1])], strict=True):
        yield StateSpan(start, after, last[start])


def not_stable(track: Track) -> tuple[StateSpan, ...]:
    """Return the time ranges in which the member did not see a stable cluster."""
    return tuple(mode for mode in track.modes if mode.what != Mode.STABLE)
