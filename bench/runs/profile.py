"""The time of a run by event kind: the engine's loop again, with a count and a clock for each kind."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from engine.kernel.kinds import EventKind, Status
from engine.kernel.options import kernel
from engine.kernel.queue import MAX_HOT, due_of, next_source
from engine.loop import on_processor, on_source
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from engine.state.tables import TRACE_MARGIN, TRACE_ROWS

REACHED, TRACE_FULL = np.int64(Status.REACHED), np.int64(Status.TRACE_FULL)
_COUNTS = platform.machine().lower() in {"x86_64", "amd64"}  # elsewhere the counter stands still
_INT64 = ir.IntType(64)


@intrinsic  # type: ignore[untyped-decorator]
def _cycles(typing_context: Any) -> Any:
    """Return the processor's time-stamp counter."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if not _COUNTS:
            return ir.Constant(_INT64, 0)
        counter = ir.FunctionType(_INT64, [])
        insert: Any = cgutils.get_or_insert_function
        return builder.call(insert(builder.module, counter, "llvm.readcyclecounter"), [])

    return types.int64(), generate


cycles: Any = _cycles  # in a kernel, cycles() is the counter now


@kernel
def profiled(tables: Any, blocks: Any, until: Any, counts: Any, clocks: Any) -> Any:
    """Run engine.loop.run_until of one system without a budget; adds up events and cycles by kind."""
    s = tables[0]
    began = cycles()
    while s.trace_n < TRACE_ROWS - TRACE_MARGIN:
        source = next_source(s.queue)
        due = due_of(s.queue, source)
        if due > until:
            s.now = max(s.now, until)
            return REACHED
        s.now = due
        s.events += 1
        s.status = REACHED
        if source < MAX_HOT:
            kind = s.queue.hot_kind[source]
            s.last_of[kind] = s.events
            on_processor(s, blocks, kind, source)
        else:
            kind = np.int64(s.queue.kind[source - MAX_HOT])
            s.last_of[kind] = s.events
            on_source(tables, s, blocks, kind, source - MAX_HOT)
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

    counts: Any = field(default_factory=lambda: np.zeros(max(EventKind) + 1, np.int64))
    clocks: Any = field(default_factory=lambda: np.zeros(max(EventKind) + 1, np.int64))
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


class _Parts:
    """Replaces parts of a Simulation by the same parts with a clock."""

    def __init__(self, found: Profile) -> None:
        self._found = found

    def timed(self, part: str, call: Callable[..., Any]) -> Callable[..., Any]:
        """Return the same function with its time booked on a part of the engine."""

        def run(*arguments: Any) -> Any:
            began = time.perf_counter()
            try:
                return call(*arguments)
            finally:
                took = time.perf_counter() - began
                self._found.seconds[part] = self._found.seconds.get(part, 0.0) + took

        return run

    def run_until(self, tables: Any, blocks: Any, until: int, budget: int, wanted: int) -> Any:
        """Replace engine.loop.run_until; there is no budget here, and no kind is wanted."""
        return profiled(tables, blocks, until, self._found.counts, self._found.clocks)

    def put_into(self, simulation: Simulation) -> None:
        """Time the recorder and the keyframes of a simulation from now on."""
        recorder, history = simulation._recorder, simulation.history
        for name in ("drain", "sample"):
            setattr(recorder, name, self.timed("recorder", getattr(recorder, name)))
        history.offer = self.timed("keyframes", history.offer)  # type: ignore[method-assign]


def profile(scenario: Scenario, until: int) -> Profile:
    """Run a scenario to `until` (ns) and see where the time goes."""
    found, simulation = Profile(), Simulation(scenario)
    parts = _Parts(found)
    with patch("engine.sim.run_until", parts.run_until):
        simulation.run(-1)  # compiles
    parts.put_into(simulation)
    with patch("engine.sim.run_until", parts.timed("machine", parts.run_until)):
        simulation.run(until)
    found.simulated_s, found.digest = simulation.now / 1e9, simulation.digest()
    return found
