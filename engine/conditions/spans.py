"""Stretches of time in which something holds, and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.recording.recorder import Recording

Ints = npt.NDArray[np.int64]
EVER = int(np.iinfo(np.int64).min)  # before all times


class Spans(NamedTuple):
    """Stretches [start, end) in ns: in order, not empty, and neither overlapping nor touching."""

    starts: Ints
    ends: Ints


@dataclass(frozen=True)
class SpanView:
    """The part of a recording that a condition is asked about: [start, end) in ns.

    since: log entries from earlier times do not count.
    """

    recording: Recording
    start: int
    end: int
    since: int = 0

    def back(self, time: int) -> SpanView:
        """Return the view with its start moved back by `ns`."""
        return replace(self, start=max(0, self.start - time))

    @property
    def first_sample(self) -> int:
        """The last sample that is not after the start, -1 = none."""
        return int(np.searchsorted(self.recording.time, self.start, side="right")) - 1

    @property
    def end_sample(self) -> int:
        """The first sample that is not before the end."""
        return int(np.searchsorted(self.recording.time, self.end))


def spans_of(times: Any, truth: Any, view: SpanView) -> Spans:
    """Return the spans where `truth` holds; each value counts from its time (ns, ascending) to the next.

    Of several values at one time the last one counts; before the first time nothing holds.
    """
    times, truth = np.asarray(times, np.int64), np.asarray(truth, bool)
    times = np.clip(times, view.start, view.end)
    last = np.append(times[1:] != times[:-1], True)[: len(times)]
    times, truth = np.append(times[last], view.end), np.append(truth[last], False)
    changes = np.flatnonzero(np.diff(truth, prepend=False))
    return _filled(times[changes[::2]], times[changes[1::2]])


def at_least(parts: Sequence[Spans], count: int, view: SpanView) -> Spans:
    """Return the spans where at least `count` of the parts hold."""
    times = np.concatenate([edges for part in parts for edges in part])
    steps = np.concatenate([np.repeat([1, -1], [len(s), len(e)]) for s, e in parts])
    order = np.argsort(times, kind="stable")
    return spans_of(times[order], np.cumsum(steps[order]) >= count, view)


def outside(part: Spans, view: SpanView) -> Spans:
    """Return the spans where it does not hold."""
    return _filled(np.append(view.start, part.ends), np.append(part.starts, view.end))


def lasting(part: Spans, time: int, view: SpanView) -> Spans:
    """Return the spans where it has held for this long (ns)."""
    return _filled(np.maximum(part.starts + time, view.start), part.ends)


def contains(part: Spans, at: Ints) -> npt.NDArray[np.bool_]:
    """Return whether it holds at each of these times (ns)."""
    place = np.searchsorted(part.starts, at, side="right") - 1
    known = place >= 0
    known[known] = at[known] < part.ends[place[known]]
    return known


def _filled(starts: Ints, ends: Ints) -> Spans:
    some = starts < ends
    return Spans(starts[some], ends[some])
