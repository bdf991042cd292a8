"""The parts of a guest's waiting time over a span: each part with its share and its longest stretch.

The parts add up to steal time as the measures count it (engine/measures/moving.py, engine/measures/lpars.py):
the time in which virtual CPUs are ready to run and no guest code runs, with the quiesce of relocations.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from engine.explain.answer import CausalAnswer, CausalStep, moment_text
from engine.explain.used_meanwhile import LEAST, grown, lpars_used, who_ran
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS, SECOND
from engine.language import later, numeral, say
from engine.measures.moving import stops
from engine.recording.recorder import Recording
from engine.sim import Simulation

Floats = npt.NDArray[np.float64]
Stretch = tuple[int, int]
BINS = 100  # of the span around a moment in which its peak is searched
HALF = 0.5  # of the peak: as far as that it reaches
_WAITS = {
    VcpuState.READY: later("other work used the processors"),
    VcpuState.LIMITED: later("a limit held it back"),
    VcpuState.ELIGIBLE: later("it was on the eligible list"),
    VcpuState.PAGE_WAIT: later("it waited for pages on paging volumes"),
    VcpuState.SIM_WAIT: later("CP worked for the virtual CPU while it waited"),
}
CP, PRSM, QUIESCE = (
    later("CP worked on its processor"),
    later("PR/SM gave the physical core to other logical cores"),
    later("a relocation had stopped it"),
)


class StealPart(NamedTuple):
    """A part: its cause, its share of the time, its longest stretch, and the guests or LPARs that caused
    it.
    """

    what: str
    share: float
    stretch: Stretch
    reasons: tuple[str, ...]


def anatomy(
    simulation: Simulation, guest: int, start: int, end: int, at: int | None = None
) -> tuple[CausalAnswer, ...]:
    """Return a guest's total waiting time from start to end (ns), and an answer for each part of it.

    at: a moment between them; the answer is about the peak around it.
    """
    recording = simulation.recording()
    last = int(recording.time[-1:].max(initial=0))  # nothing is counted after the last sample
    start, end = max(0, start), min(end, last)
    if end <= start:
        return ()
    if at is not None:
        start, end = peak(recording, guest, start, end, at)
    parts = steal_parts(recording, guest, start, end)
    name = recording.scenario.guests[guest].userid
    total = 100 * sum(part.share for part in parts)
    span = say("{0} to {1}", moment_text(start), moment_text(end))
    head = say("{0}, {1}: it had work to do but did not run for {2:.1f}% of the time.", name, span, total)
    first = CausalAnswer(head, (), start, end, (name,))
    unknown = (start, end) if recording.thin else None
    return first, *(_answer(name, part, part.stretch == unknown) for part in parts)


def _answer(name: str, part: StealPart, unknown: bool) -> CausalAnswer:
    """Return the answer for a part. unknown: the recording does not contain its individual stretches."""
    first, last = part.stretch
    text = say("longest stretch, {0}", _time(last - first))
    if part.what in (CP, PRSM):  # only counted: the stretch is an interval between samples
        text = say("highest in these {0} between two samples", _time(last - first))
    text = say("individual periods are not recorded") if unknown else text
    step = CausalStep(say(part.what), text, first, last, name)
    head = say("{0:.1f}%: {1}.", 100 * part.share, say(part.what))
    return CausalAnswer(head, part.reasons, first, last, (name,), (step,))


def _time(ns: int) -> str:
    return f"{numeral(ns / SECOND, '.3g')} s" if ns >= SECOND else f"{numeral(ns / MS, '.3g')} ms"


# ---- the parts


def steal_parts(recording: Recording, guest: int, start: int, end: int) -> list[StealPart]:
    """Return the parts of a guest's steal time from start to end (ns), the largest first."""
    parts = {key: grown(recording, rows, start, end) for key, rows in _totals(recording, guest).items()}
    prsm, overhead = parts[PRSM], max(0.0, parts.pop("running") - parts.pop("ran"))
    parts[CP] = max(0.0, overhead - prsm)
    ready = _WAITS[VcpuState.READY]
    parts[ready] = max(0.0, parts[ready] - max(0.0, prsm - overhead))  # it also takes cores from those
    found = [
        StealPart(
            what,
            share,
            _stretch(recording, guest, what, start, end),
            tuple(_behind(recording, guest, what, start, end)),
        )
        for what, share in parts.items()
        if share >= LEAST
    ]
    return sorted(found, key=lambda part: -part.share)


def _totals(recording: Recording, guest: int) -> dict[str, Floats]:
    """Return running totals, ns, at the samples, each the mean of the guest's virtual CPUs."""
    own = np.flatnonzero(recording.vcpu_guest == guest)
    many = max(len(own), 1)
    states = recording.vcpus["time_in"][:, own].sum(axis=1) / many
    none = np.zeros(len(recording.time))
    stolen = recording.stolen[:, own].sum(axis=1) / many if recording.stolen.shape[1] else none
    time = np.asarray(recording.time, np.float64)
    stopped = sum((np.clip(time, first, last) - first for first, last in stops(recording, guest)), none)
    return {
        **{text: states[:, state] for state, text in _WAITS.items()},
        "running": states[:, VcpuState.RUNNING],
        "ran": np.asarray(recording.guests["emul_ns"][:, guest], np.float64) / many,
        PRSM: np.asarray(stolen, np.float64),
        QUIESCE: stopped,
    }


def peak(recording: Recording, guest: int, start: int, end: int, at: int) -> Stretch:
    """Return the stretch around a moment in which waiting is at least half as high as at that moment."""
    totals = _totals(recording, guest)
    waited = sum(totals[text] for text in _WAITS.values()) + totals[QUIESCE]
    waited = waited + np.maximum(totals["running"] - totals["ran"], 0.0)
    edges = np.linspace(start, end, BINS + 1)
    rates = np.diff(np.interp(edges, np.asarray(recording.time, np.float64), waited))
    first = last = min(max(int(np.searchsorted(edges, at, side="right")) - 1, 0), BINS - 1)
    least = HALF * rates[first]
    while first > 0 and rates[first - 1] >= least > 0:
        first -= 1
    while last < BINS - 1 and rates[last + 1] >= least > 0:
        last += 1
    return round(edges[first]), round(edges[last + 1])


# ---- the longest stretch of a part


def _stretch(recording: Recording, guest: int, what: str, start: int, end: int) -> Stretch:
    """Return the longest stretch of a part, or a sample's interval if individual changes are not recorded."""
    if what == QUIESCE:
        found = [(max(start, int(a)), int(min(end, b))) for a, b in stops(recording, guest)]
    elif what in (CP, PRSM):
        found = [_sample(recording, guest, what, start, end)]
    else:
        state = next(state for state, text in _WAITS.items() if text == what)
        found = list(_in_state(recording, guest, int(state), start, end))
    return max(found, key=lambda pair: pair[1] - pair[0], default=(start, end))


def _sample(recording: Recording, guest: int, what: str, start: int, end: int) -> Stretch:
    """Return the interval between two samples in which most of this part was counted."""
    totals = _totals(recording, guest)
    counted = totals[PRSM] if what == PRSM else totals["running"] - totals["ran"] - totals[PRSM]
    time = np.asarray(recording.time, np.int64)
    inside = (time[1:] > start) & (time[:-1] < end)
    place = int(np.argmax(np.where(inside, np.diff(counted), -np.inf)))
    return max(start, int(time[place])), min(end, int(time[place + 1]))


def _in_state(recording: Recording, guest: int, state: int, start: int, end: int) -> Iterator[Stretch]:
    trace: Any = recording.trace
    rows = trace[: np.searchsorted(trace["time"], end)]
    for vcpu in np.flatnonzero(recording.vcpu_guest == guest):
        own = rows[rows["vcpu"] == vcpu]
        begins = np.maximum(own["time"].astype(np.int64), start)
        ends = np.maximum(np.append(own["time"][1:].astype(np.int64), end), start)
        long = np.where(own["state"] == state, ends - begins, 0)
        if len(long) and long.max() > 0:
            place = int(long.argmax())
            yield int(begins[place]), int(ends[place])


# ---- who is behind it


def _behind(recording: Recording, guest: int, what: str, start: int, end: int) -> Iterator[str]:
    """Yield the holders of the resources for which the guest waited."""
    own = recording.scenario.guests[guest]
    if what == _WAITS[VcpuState.READY]:
        yield from who_ran(recording, guest, start, end)
    elif what == PRSM:
        yield from lpars_used(recording, start, end)
    elif what == _WAITS[VcpuState.LIMITED]:
        if own.pool:
            yield say("It is in resource pool {0}.", own.pool)
        if own.limit != "none":
            yield say("Its maximum share is {0:g}%.", own.limit_share)
