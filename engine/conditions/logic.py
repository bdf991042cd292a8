"""Time ranges in which a condition holds, and combined conditions: and, or, not, durations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.kernel.units import MS, SECOND
from engine.language import say
from engine.recording.recorder import Recording
from engine.scenario.files.quantities import time_text

Ints = npt.NDArray[np.int64]
EVER = int(np.iinfo(np.int64).min)  # before all times
NOTHING = np.zeros(0, np.int64)


class Spans(NamedTuple):
    """Time ranges [start, end) in ns: in order, not empty, and neither overlapping nor touching."""

    starts: Ints
    ends: Ints


@dataclass(frozen=True)
class SpanView:
    """The part of a recording in which a condition is evaluated: [start, end) in ns.

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
        """The last sample that is not after the start; -1 = none."""
        return int(np.searchsorted(self.recording.time, self.start, side="right")) - 1

    @property
    def end_sample(self) -> int:
        """The first sample that is not before the end."""
        return int(np.searchsorted(self.recording.time, self.end))


def spans_of(times: Any, truth: Any, view: SpanView) -> Spans:
    """Return the spans where `truth` holds; each value applies from its time (ns, ascending) to the next.

    If several values have the same time, the last one applies; before the first time, nothing holds.
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
    """Return the spans where the condition does not hold."""
    return _filled(np.append(view.start, part.ends), np.append(part.starts, view.end))


def lasting(part: Spans, time: int, view: SpanView) -> Spans:
    """Return the spans where the condition has held for this long (ns)."""
    return _filled(np.maximum(part.starts + time, view.start), part.ends)


def contains(part: Spans, at: Ints) -> npt.NDArray[np.bool_]:
    """Return whether the condition holds at each of these times (ns)."""
    place = np.searchsorted(part.starts, at, side="right") - 1
    known = place >= 0
    known[known] = at[known] < part.ends[place[known]]
    return known


def _filled(starts: Ints, ends: Ints) -> Spans:
    some = starts < ends
    return Spans(starts[some], ends[some])


class Node(ABC):
    """A condition or part of one. `binds`: its operator precedence when it is written as text."""

    binds = 4

    @property
    @abstractmethod
    def text(self) -> str:
        """The condition in the form in which a person writes it; parsing this text results in the same
        condition.
        """

    @abstractmethod
    def spans(self, view: SpanView) -> Spans:
        """Return the spans in which the condition holds."""

    def moments(self, view: SpanView) -> Ints:
        """Return moments, other than starts of spans, at which the condition becomes true; ns, ascending."""
        return NOTHING

    @abstractmethod
    def why_not(self, view: SpanView) -> str:
        """Return why the condition does not hold at the start of the view."""

    def reasons(self, view: SpanView) -> list[str]:
        """Return each reason why the condition does not hold at the start of the view."""
        return [self.why_not(view)]

    def holds(self, view: SpanView) -> bool:
        """Return whether the condition holds at the start of the view."""
        return bool(contains(self.spans(view), np.array([view.start]))[0])

    def within(self, binds: int) -> str:
        """Return the text of this condition for use within another condition."""
        return self.text if self.binds >= binds else f"({self.text})"


@dataclass(frozen=True)
class And(Node):
    """The condition that all parts hold."""

    parts: tuple[Node, ...]
    binds = 2

    @property
    def text(self) -> str:
        return " and ".join(part.within(3) for part in self.parts)

    def spans(self, view: SpanView) -> Spans:
        return at_least([part.spans(view) for part in self.parts], len(self.parts), view)

    def moments(self, view: SpanView) -> Ints:
        found = np.unique(np.concatenate([part.moments(view) for part in self.parts]))
        return found[contains(self.spans(view), found)]

    def reasons(self, view: SpanView) -> list[str]:
        return [reason for part in self.parts if not part.holds(view) for reason in part.reasons(view)]

    def why_not(self, view: SpanView) -> str:
        return "; ".join(dict.fromkeys(self.reasons(view)))


@dataclass(frozen=True)
class Or(Node):
    """The condition that any part holds."""

    parts: tuple[Node, ...]
    binds = 1

    @property
    def text(self) -> str:
        return " or ".join(part.within(2) for part in self.parts)

    def spans(self, view: SpanView) -> Spans:
        return at_least([part.spans(view) for part in self.parts], 1, view)

    def moments(self, view: SpanView) -> Ints:
        return np.unique(np.concatenate([part.moments(view) for part in self.parts]))

    def reasons(self, view: SpanView) -> list[str]:
        return [reason for part in self.parts for reason in part.reasons(view)]

    def why_not(self, view: SpanView) -> str:
        return "; and ".join(dict.fromkeys(self.reasons(view)))


@dataclass(frozen=True)
class Not(Node):
    """The opposite of a condition."""

    part: Node
    binds = 3

    @property
    def text(self) -> str:
        return f"not {self.part.within(3)}"

    def spans(self, view: SpanView) -> Spans:
        return outside(self.part.spans(view), view)

    def why_not(self, view: SpanView) -> str:
        return say("it is true that {0}", self.part.text)


@dataclass(frozen=True)
class Lasting(Node):
    """The condition that another condition has held for some time."""

    part: Node
    time: int  # ns
    binds = 3

    @property
    def text(self) -> str:
        return f"{self.part.within(4)} for {time_text(self.time)}"

    def spans(self, view: SpanView) -> Spans:
        back = view.back(self.time)
        return lasting(self.part.spans(back), self.time, view)

    def why_not(self, view: SpanView) -> str:
        if not self.part.holds(view):
            return self.part.why_not(view)
        began = int(self.part.spans(view.back(self.time)).starts[-1])
        lasted = view.start - began
        so_long = time_text(lasted // SECOND * SECOND if lasted >= SECOND else lasted // MS * MS)
        return say(
            "{0}: true for {1} so far; expected for {2}", self.part.text, so_long, time_text(self.time)
        )
