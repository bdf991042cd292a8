"""Clusters with web servers, headless: speed against real time, next to the bare event core, and memory."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from bench.models.core import CPUS, GUESTS, SEED
from bench.models.model import advance, new_model
from bench.report import Report, Table, Target
from bench.rounds import Spread, interleave
from bench.runs.headless import Run, in_process
from engine.kernel.units import SECOND

PROCESSORS, TERABYTE = "ssi-cpu-4", "ssi-terabyte-4"
IDS = ("ssi-cpu-1", PROCESSORS, "ssi-io-4", "ssi-memory-4", TERABYTE)
ROUNDS = 3
QUICK = 5 * SECOND
CORE_SPAN = 2 * SECOND  # of the core's model, each round


class Core:
    """Model M1 of bench/models/core.py, as a measure of the machine."""

    def __init__(self) -> None:
        self.model: Any = new_model(GUESTS, CPUS, SEED)
        advance(self.model, np.int64(SECOND // 100))

    def round(self) -> float:
        """Return the events per second of processor time."""
        events, until = int(self.model["events"][0]), int(self.model["now"][0]) + CORE_SPAN
        began = time.process_time()
        advance(self.model, np.int64(until))
        return (int(self.model["events"][0]) - events) / (time.process_time() - began)


def run(quick: bool = False) -> Report:
    """Measure; `quick` runs five simulated seconds, once."""
    in_process(PROCESSORS, SECOND)  # the kernels are in the cache after it
    until, core = QUICK if quick else None, Core()
    found: dict[str, list[Run]] = {id: [] for id in IDS}

    def speed(id: str) -> float:
        one = in_process(id, until)
        found[id].append(one)
        return one.events / one.cpu_s

    jobs = {id: (lambda id=id: speed(id)) for id in IDS} | {"core": core.round}
    speeds = interleave(1 if quick else ROUNDS, jobs)
    lines = tuple(_line(id, runs, speeds[id].per(speeds["core"])) for id, runs in found.items())
    ratios = {id: Spread(tuple(one.cpu_ratio for one in runs)) for id, runs in found.items()}
    return Report(
        "clusters with web servers",
        (Table(("run", "events a simulated s", "to the core", "times real time", "peak MB"), lines),),
        (
            Target("four members processor-bound, times real time", 100, ratios[PROCESSORS].median),
            Target("1 TB over four members, times real time", 20, ratios[TERABYTE].median),
            Target("the same, MB", 1024, max(one.peak_mb for one in found[TERABYTE]), at_least=False),
        ),
        (
            "Times are processor time, with the recording and the moments kept for time travel. "
            "The third column: events a second, to those of the bare core in the same round.",
        ),
    )


def _line(id: str, runs: list[Run], to_core: Spread) -> tuple[str, ...]:
    ratio = Spread(tuple(one.cpu_ratio for one in runs))
    peak = max(one.peak_mb for one in runs)
    return (
        id,
        f"{runs[0].events / runs[0].simulated_s:,.0f}",
        to_core.text(".2f"),
        ratio.text(".4g"),
        f"{peak:,.0f}",
    )
