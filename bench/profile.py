"""Where a run spends its time: the engine's loop once more, with a count and a clock for each event kind."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from bench.cycles import cycles
from engine.kernel import kernel
from engine.kinds import EventKind, Status
from engine.loop import on_processor, on_source
from engine.queue import MAX_HOT, due_of, next_source
from engine.scenario import Scenario
from engine.sim import Simulation
from engine.state import TRACE_MARGIN, TRACE_ROWS

REACHED, TRACE_FULL = np.int64(Status.REACHED), np.int64(Status.TRACE_FULL)


@kernel
def profiled(tables, blocks, until, counts, clocks):
    """engine.loop.run_until without a budget; adds up events and clock cycles by kind."""
    s = tables[0]
    s.status = REACHED
    began = cycles()
    while s.trace_n < TRACE_ROWS - TRACE_MARGIN:
        source = next_source(s.queue)
        due = due_of(s.queue, source)
        if due > until:
            s.now = until
            return REACHED
        s.now = due
        s.events += 1
        if source < MAX_HOT:
            kind = s.queue.hot_kind[source]
            on_processor(s, blocks, kind, source)
        else:
            kind = np.int64(s.queue.kind[source - MAX_HOT])
            on_source(s, blocks, kind, source - MAX_HOT)
        ended = cycles()
        counts[kind] += 1
        clocks[kind] += ended - began
        began = ended
        if s.status != REACHED:
            return s.status
    return TRACE_FULL


@dataclass
class Profile:
    """Counts and times of a whole run."""

    counts: Any = field(default_factory=lambda: np.zeros(len(EventKind), np.int64))
    clocks: Any = field(default_factory=lambda: np.zeros(len(EventKind), np.int64))
    seconds: dict[str, float] = field(default_factory=dict)  # of wall clock, by part of the engine
    simulated_s: float = 0.0
    digest: str = ""

    def nanoseconds(self, kind: EventKind) -> float:
        """Wall time of one event of a kind, ns."""
        if not self.clocks.sum() or not self.counts[kind]:
            return float("nan")
        return float(
            self.clocks[kind] / self.clocks.sum() * self.seconds["machine"] / self.counts[kind] * 1e9
        )


class _Stopwatch:
    """Adds up the time since it was last asked."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self._seconds, self._last = seconds, time.perf_counter()

    def lap(self, part: str) -> None:
        now = time.perf_counter()
        self._seconds[part] = self._seconds.get(part, 0.0) + now - self._last
        self._last = now


def profile(scenario: Scenario, until: int) -> Profile:
    """Run a scenario to `until` (ns) as Simulation.run does, and see where the time goes."""
    found, simulation = Profile(), Simulation(scenario)
    state, recorder, history = simulation._state, simulation._recorder, simulation._history
    profiled(state.tables, state.blocks, 0, found.counts, found.clocks)  # compile
    watch, status = _Stopwatch(found.seconds), Status.TRACE_FULL
    while status != Status.REACHED:
        status = Status(profiled(state.tables, state.blocks, until, found.counts, found.clocks))
        watch.lap("machine")
        recorder.drain(state)
        if status == Status.SAMPLED:
            recorder.sample(state)
        watch.lap("recorder")
        if status == Status.SAMPLED:
            history.offer(state)
        watch.lap("history")
    found.simulated_s, found.digest = simulation.now / 1e9, simulation.digest()
    return found
