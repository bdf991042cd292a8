"""The bare event core: model M1 on engine.kernel.queue, in C with the same and other queues, and on SimPy 4.

Numba and C run on equal records; at the end the records must be equal byte by byte, among them the
number of events and the checksum over the time and source of each: all queues have the same order of events.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench.models.core_simpy import SimpyModel
from bench.models.model import M1, advance, new_model
from bench.models.twin import HERE, Advance, Twin, compiler, other_queue
from bench.report import Report, Table, Target
from bench.rounds import Job, Spread, interleave, seconds

GUESTS, CPUS, SEED = 900, 7, 1
SECOND = 1_000_000_000
ENGINE, SIMPY = "engine (Numba)", "SimPy 4"
TWIN = "C -O2"
QUEUES = {"C, ring": "ring", "C, timing wheel": "wheel", "C, winner tree": "winner_tree"}  # files for queue.h
BUILDS = {TWIN: ("-O2",), "C -O3 -march=native": ("-O3", "-march=native")} | {
    name: ("-O2", other_queue(file)) for name, file in QUEUES.items()
}
ENGINE_SPAN, SIMPY_SPAN = 10 * SECOND, SECOND  # ns a round
IN_C = Twin(HERE / "core.c", "model.py", M1)


class Candidate:
    """One model that is run further each round."""

    def __init__(self, run: Callable[[Any, int], object], span: int) -> None:
        self.model: Any = new_model(GUESTS, CPUS, SEED)
        self._run, self._span = run, span
        self._run(self.model, SECOND // 100)

    def round(self) -> float:
        """CPU seconds a simulated second."""
        until = self.figure("now") + self._span
        return seconds(lambda: self._run(self.model, until)) / self._span * SECOND

    def figure(self, name: str) -> int:
        """Return a field of the model."""
        return int(self.model[name][0])

    def share(self, name: str) -> float:
        """Return a processor time of the model as a share of all processors."""
        return self.figure(name) / (CPUS * self.figure("now"))


def run_compiled(model: Any, until: int) -> None:
    """Advance the compiled model to `until`, ns."""
    advance(model, np.int64(until))


def _candidates(folder: Path, span: int) -> dict[str, Candidate]:
    found = {ENGINE: Candidate(run_compiled, span)}
    if compiler():
        twins: dict[str, Advance] = {name: IN_C.build(folder, *flags) for name, flags in BUILDS.items()}
        found |= {name: Candidate(twin, span) for name, twin in twins.items()}
    return found


def check_equal(candidates: dict[str, Candidate]) -> None:
    """Check that all records are equal, byte by byte."""
    first, *others = candidates.values()
    for other in others:
        if other.model.tobytes() != first.model.tobytes():
            raise RuntimeError(
                f"core.c and model.py in bench/models went different ways: {other.figure('events')} and "
                f"{first.figure('events')} events, checksums {other.figure('checksum'):016x} and "
                f"{first.figure('checksum'):016x}. Make them equal before you compare their speed."
            )


def _simpy(model: SimpyModel, span: int) -> Job:
    model.env.run(SECOND // 100)
    return lambda: seconds(lambda: model.env.run(model.env.now + span)) / span * SECOND


def best_in_c(took: dict[str, Spread]) -> str | None:
    """Return the fastest candidate in C."""
    return min((name for name in took if name in BUILDS), key=lambda name: took[name].median, default=None)


def _against(took: dict[str, Spread], other: str | None, name: str) -> str:
    return f"{took[other].per(took[name]).median:.2f}" if other in took else "-"


def _row(name: str, took: dict[str, Spread], rate: float) -> tuple[str, ...]:
    times = took[name]
    per_second = Spread(tuple(rate / value / 1e6 for value in times.values))
    to_c, to_best = (_against(took, other, name) for other in (TWIN, best_in_c(took)))
    to_simpy = took[SIMPY].per(times).median
    return name, per_second.text(), to_c, to_best, f"{to_simpy:.0f}", f"{1 / times.median:.3g}"


def _speeds(took: dict[str, Spread], rate: float) -> Table:
    speeds = "speed against C -O2", "against the best in C", "against SimPy"
    columns = ("candidate", "million events/s", *speeds, "times real time")
    return Table(columns, tuple(_row(name, took, rate) for name in took))


def _agreement(candidates: dict[str, Candidate], simpy: SimpyModel) -> Table:
    rows = [
        (
            name,
            f"{c.figure('events'):,}",
            f"{c.figure('checksum'):016x}",
            f"{c.share('busy_ns'):.4f}",
            f"{c.share('spin_ns'):.4f}",
        )
        for name, c in candidates.items()
    ]
    total = CPUS * float(simpy.env.now)
    rows.append((SIMPY, "-", "-", f"{simpy.busy_ns / total:.4f}", f"{simpy.spin_ns / total:.4f}"))
    return Table(("candidate", "events", "checksum of all", "processors busy", "spinning"), tuple(rows))


def _targets(took: dict[str, Spread]) -> tuple[Target, ...]:
    def speed(other: str | None) -> float | None:
        return took[other].per(took[ENGINE]).median if other in took else None

    return (
        Target("speed against C -O2 with the same queue", 0.95, speed(TWIN)),
        Target("speed against the best queue in C", 0.85, speed(best_in_c(took))),
        Target("speed against SimPy 4", 150, speed(SIMPY)),
    )


def run(quick: bool = False) -> Report:
    """Measure; `quick` makes one short round."""
    rounds, shorter = (1, 10) if quick else (9, 1)
    with tempfile.TemporaryDirectory() as folder:
        candidates = _candidates(Path(folder), ENGINE_SPAN // shorter)
        simpy = SimpyModel(GUESTS, CPUS, SEED)
        jobs: dict[str, Job] = {name: candidate.round for name, candidate in candidates.items()}
        took = interleave(rounds, jobs | {SIMPY: _simpy(simpy, SIMPY_SPAN // shorter)})
        check_equal(candidates)
    engine = candidates[ENGINE]
    rate = engine.figure("events") / engine.figure("now") * SECOND
    return Report(
        "the bare event core",
        (_speeds(took, rate), _agreement(candidates, simpy)),
        _targets(took),
        (
            f"Model M1: {GUESTS} guests with a 10 ms tick, {CPUS} processors, a FIFO spin lock, a master "
            f"processor; {rate:,.0f} events a simulated second. Events are those of the model: SimPy makes "
            "more of its own, and draws other random numbers; the ratios compare the CPU time for the same "
            "simulated time. The engine's record and those in C were equal byte by byte at the end. The "
            "first two candidates in C have the engine's queue; record 15 in docs/explanation/decisions "
            "explains why the engine keeps it.",
        ),
    )
