"""Conditions about guest states: exact states from the trace, or states found at the samples."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.conditions.logic import EVER, Node, Spans, SpanView, spans_of
from engine.kernel.kinds import (
    ACTIVITY_LABELS,
    PAUSE_LABELS,
    STATE_LABELS,
    STATES,
    Activity,
    Pause,
    VcpuState,
)
from engine.language import say
from engine.recording.recorder import Recording

_DORMANT = (VcpuState.DORMANT, VcpuState.STOPPED, VcpuState.SUSPENDED)
_LISTED = (
    VcpuState.RUNNING,
    VcpuState.READY,
    VcpuState.PAGE_WAIT,
    VcpuState.IO_WAIT,
    VcpuState.SIM_WAIT,
    VcpuState.TEST_IDLE,
    VcpuState.LIMITED,
)
# States whose every change is in a thin recording's trace; other states may occur unseen between two samples.
SLOW = (
    VcpuState.OFF,
    VcpuState.ELIGIBLE,
    VcpuState.DORMANT,
    VcpuState.STOPPED,
    VcpuState.SUSPENDED,
    VcpuState.LIMITED,
)
QUICK = tuple(state for state in VcpuState if state not in SLOW)
Bools = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class StateCodes:
    """Codes that represent a named state of a guest.

    field: "state" (of its virtual CPUs, from the trace), or "pause" or "activity" (from the samples). whole:
    all of its virtual CPUs must be in the state, rather than any.
    """

    field: str
    codes: tuple[int, ...]
    whole: bool = False

    @property
    def slow(self) -> bool:
        """Return whether a thin recording, without quick states, shows exactly when the state starts and
        ends.
        """
        quick = set(QUICK) & set(self.codes)
        return self.field != "state" or not quick or quick == set(QUICK)


def meanings() -> dict[str, StateCodes]:
    """Return all states by name."""
    found = {name: StateCodes("activity", (code,)) for code, name in ACTIVITY_LABELS.items() if code in _DOES}
    found |= {name: StateCodes("pause", (code,)) for code, name in PAUSE_LABELS.items() if code in _PAUSES}
    for code, label in STATE_LABELS.items():
        found[label.partition(" (")[0]] = StateCodes("state", (code,), code in _WHOLE)
    found["dormant"] = StateCodes("state", _DORMANT, whole=True)
    found["on the dispatch list"] = StateCodes("state", _LISTED)
    return found


_WHOLE = {*_DORMANT, VcpuState.OFF, VcpuState.ELIGIBLE}
_DOES = {Activity.BOOT, Activity.IDLE, Activity.POLL, Activity.LOAD, Activity.START}
_PAUSES = {*Pause} - {Pause.RUNNING, Pause.STOPPED, Pause.SUSPENDED, Pause.IPLING}


@dataclass(frozen=True)
class InState(Node):
    """The condition that each (or any) of some guests is, or is not, in a state."""

    guests: tuple[int, ...]
    who: str
    state: str
    each: bool = True
    negated: bool = False

    @property
    def text(self) -> str:
        return f"{self.who} {'not ' if self.negated else ''}{self.state}"

    def spans(self, view: SpanView) -> Spans:
        meaning = MEANINGS[self.state]
        if meaning.field != "state":
            return self._sampled(view, meaning)
        times, truth, begin = self._traced(view, meaning)
        step = np.where(truth, 1, -1)
        count = np.cumsum(np.append(begin.sum(), step))
        return spans_of(np.append(EVER, times), count >= (len(self.guests) if self.each else 1), view)

    def why_not(self, view: SpanView) -> str:
        names = view.recording.scenario.guests
        single = [InState((g,), names[g].userid, self.state, negated=self.negated) for g in self.guests]
        wrong = next(state for state in single if not state.holds(view))
        now = state_text(view.recording, wrong.guests[0], view.start)
        wanted = f"{'not ' if self.negated else ''}{self.state}"
        return say("{0} is {1}; expected {2}", wrong.who, now, wanted) + (
            f" ({self.text})" if len(single) > 1 else ""
        )

    def _traced(self, view: SpanView, meaning: StateCodes) -> tuple[Any, Any, Any]:
        """Return (times, truth) of every change of a guest, and the guests for which the condition holds
        initially.
        """
        owner = view.recording.vcpu_guest
        vcpus = np.flatnonzero(np.isin(owner, self.guests))
        times, vcpu, now, begin = _rows(view, vcpus, meaning.codes)
        times, vcpu, now = _changes(times, vcpu, now, begin)
        guest = np.searchsorted(np.unique(owner[vcpus]), owner[vcpus]).astype(np.int16)
        total = np.bincount(guest)
        least = total if meaning.whole else np.ones_like(total)
        held = np.bincount(guest, weights=begin).astype(np.int64)
        first = held >= least
        if (total > 1).any():
            now = _running_count(guest[vcpu], np.where(now, 1, -1), held) >= least[guest[vcpu]]
            times, vcpu, now = _changes(times, guest[vcpu], now, first)
        return times, now ^ self.negated, first ^ self.negated

    def _sampled(self, view: SpanView, meaning: StateCodes) -> Spans:
        first, end = max(view.first_sample, 0), view.end_sample
        found = view.recording.guests[meaning.field][first:end, list(self.guests)]
        truth = np.isin(found, meaning.codes) ^ self.negated
        return spans_of(
            view.recording.time[first:end], truth.all(axis=1) if self.each else truth.any(axis=1), view
        )


def _rows(view: SpanView, vcpus: Any, codes: Sequence[int]) -> tuple[Any, Any, Any, Any]:
    """Return (times, positions in `vcpus`, truth) of trace rows, and the truth before them."""
    recording, sample = view.recording, view.first_sample
    wanted = np.isin(np.arange(STATES), codes)
    first = int(recording.trace_at[sample]) if sample >= 0 else 0
    rows = recording.trace[first : np.searchsorted(recording.trace["time"], view.end)]
    place = np.full(len(recording.vcpu_guest), -1, np.int16)
    place[vcpus] = np.arange(len(vcpus))
    times, owner, states = (rows[name] for name in ("time", "vcpu", "state"))
    if len(vcpus) < len(place):
        chosen = np.flatnonzero(owner == vcpus[0] if len(vcpus) == 1 else place[owner] >= 0)
        times, owner, states = times[chosen], owner[chosen], states[chosen]
    before = recording.vcpus["state"][sample, vcpus] if sample >= 0 else np.full(len(vcpus), VcpuState.OFF)
    return times, place[owner], wanted[states], wanted[before]


def _changes(times: Any, key: Any, truth: Bools, begin: Bools) -> tuple[Any, Any, Any]:
    """Return the rows whose truth differs from the previous row of the same key (initially `begin`)."""
    order = np.argsort(key, kind="stable")
    sorted_key, sorted_truth = key[order], truth[order]
    before = np.roll(sorted_truth, 1)
    heads = _heads(sorted_key)
    before[heads] = begin[sorted_key[heads]]
    kept = np.sort(order[sorted_truth != before])
    return times[kept], key[kept], truth[kept]


def _heads(sorted_key: Any) -> Any:
    """Return the first row of each key."""
    return np.flatnonzero(np.append(True, sorted_key[1:] != sorted_key[:-1])[: len(sorted_key)])


def _running_count(key: Any, step: Any, begin: Any) -> Any:
    """Return the running count of each row's key after that row, starting from `begin` for each key."""
    order = np.argsort(key, kind="stable")
    total = np.cumsum(step[order])
    heads = _heads(key[order])
    base = total[heads] - step[order][heads] - begin[key[order][heads]]
    count = np.empty(len(key), np.int64)
    count[order] = total - np.repeat(base, np.diff(np.append(heads, len(key))))
    return count


def state_text(recording: Recording, guest: int, at: int) -> str:
    """Return the state of a guest's virtual CPUs at a time (ns), e.g. "test idle".

    A thin recording shows only that they are on the dispatch list, not their states on it.
    """
    vcpus = np.flatnonzero(recording.vcpu_guest == guest)
    view = SpanView(recording, at, at + 1)
    found: dict[str, None] = {}
    told: dict[str, tuple[VcpuState, ...]] = {
        label: (code,) for code, label in STATE_LABELS.items() if not (recording.thin and code in QUICK)
    }
    if recording.thin:
        told["on the dispatch list"] = QUICK
    for label, codes in told.items():
        _, vcpu, truth, begin = _rows(view, vcpus, codes)
        for place in range(len(vcpus)):
            own = truth[vcpu == place]
            if own[-1] if len(own) else begin[place]:
                found[label] = None
    return " and ".join(found)


MEANINGS = meanings()
