"""Cost of a run as the machine grows: from 11 to 1,000 guests, and from 2 GB to 1 TB of guest memory.

Application servers of the pause study under load, all alike, that want more than there are frames, so
every machine pages in proportion to its size. They are no cluster, whose members would ask each other,
which grows with the square of their number. A page of the tables stands for a granule of pages where
the memory is too large to be counted page by page.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from bench.report import Report, Table, Target
from bench.rounds import Spread
from engine.kernel.units import PAGES_PER_GB, SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

BEGIN, END = 40, 50  # s of simulated time that are measured; the memory is full by then
QUICK_END = 41
ROUNDS = 3
MIN_GUESTS = 11
GUESTS = (MIN_GUESTS, 30, 100, 300, 1000)  # of 48 MB each
MEMORY = ((2, 1), (16, 1), (128, 8), (1024, 64))  # GB of all 11 guests, granule
OTHERS = "soi_was soi_rdb sby_was sby_rdb base_rdb dm".split()


@dataclass(frozen=True)
class Cost:
    """Cost of a simulated second, in CPU time."""

    seconds: float
    events: float
    megabytes: float  # tables and page blocks

    @property
    def us(self) -> float:
        """CPU time of an event."""
        return 1e6 * self.seconds / self.events


def settings(guests: int, gigabytes: float, granule: int) -> list[str]:
    """Alike guests on 64 processors; frames for eight tenths of their memory, of which they want all."""
    pages = round(gigabytes * PAGES_PER_GB)
    load = "kinds.was.activities.load"
    return [
        *(f"guests.{name}.count=0" for name in OTHERS),
        f"guests.base_was.count={guests}",
        f"guests.base_was.memory={pages // guests // granule * granule}p",
        *(f"kinds.was.{name}_pages={64 * granule}p" for name in ("boot", "agent", "load")),
        *("kinds.was.load_share=1.0", f"{load}.growth=5000000", f"{load}.touched_every=['5s', '5s', '30s']"),
        f"lpar.frames={pages * 8 // 10}p",
        *(f"lpar.{name}={pages}p" for name in ("xstor", "paging_space")),
        *(f"lpar.granule={granule}", "lpar.processors=64", "parameters.storbuf=[9.0, 9.0, 9.0]"),
        "network.cluster_traffic=false",
        *(f"parameters.{name}={max(2000, 4 * granule)}p" for name in ("low", "low_2g", "reclaim_low")),
        *(f"parameters.{name}={max(4000, 16 * granule)}p" for name in ("high", "high_2g")),
    ]


def cost(guests: int, gigabytes: float, granule: int, end: int) -> Cost:
    """Run a machine and measure its last seconds."""
    sim = Simulation(load_scenario("pause-stop", settings(guests, gigabytes, granule)))
    sim.run(BEGIN * SECOND)
    began, events = time.process_time(), sim.events
    sim.run(end * SECOND)
    took, simulated = time.process_time() - began, end - BEGIN
    size = sim.state.blocks.nbytes + sim.state.tables.nbytes
    return Cost(took / simulated, (sim.events - events) / simulated, size / 2**20)


def _measured(
    rounds: int, sizes: list[tuple[int, float, int]], end: int
) -> dict[tuple[int, float, int], list[Cost]]:
    """Measure every machine once a round, after one that is not counted."""
    cost(MIN_GUESTS, 2.0, 1, BEGIN + 1)
    found: dict[tuple[int, float, int], list[Cost]] = {size: [] for size in sizes}
    for _ in range(rounds):
        for size in sizes:
            found[size].append(cost(*size, end))
    return found


def _spread(runs: list[Cost], figure: Callable[[Cost], float]) -> Spread:
    return Spread(tuple(figure(run) for run in runs))


def _table(found: dict[tuple[int, float, int], list[Cost]]) -> Table:
    columns = (
        "guests",
        "memory, GB",
        "granule, pages",
        "events a simulated s",
        "times real time",
        "us an event",
        "tables, MB",
    )
    rows = [
        (
            f"{guests:,}",
            f"{gigabytes:,.3g}",
            str(granule),
            f"{runs[0].events:,.0f}",
            _spread(runs, lambda run: 1 / run.seconds).text(".3g"),
            _spread(runs, lambda run: run.us).text(".3g"),
            f"{runs[0].megabytes:.0f}",
        )
        for (guests, gigabytes, granule), runs in found.items()
    ]
    return Table(columns, tuple(rows))


def _growth(first: list[Cost], last: list[Cost], by: float) -> float:
    """Return how the cost grows relative to the size of the machine."""
    seconds = [_spread(runs, lambda run: run.seconds).median for runs in (first, last)]
    return seconds[1] / seconds[0] / by


def run(quick: bool = False) -> Report:
    """Measure; `quick` measures a second of the smaller machines, once."""
    by_guests = [(n, n * 48 / 1024, 1) for n in (GUESTS[:2] if quick else GUESTS)]
    by_memory = [(MIN_GUESTS, float(size), granule) for size, granule in (MEMORY[:2] if quick else MEMORY)]
    rounds, end = (1, QUICK_END) if quick else (ROUNDS, END)
    guests, memory = (_measured(rounds, sizes, end) for sizes in (by_guests, by_memory))
    first, last = by_guests[0], by_guests[-1]
    small, large = by_memory[0], by_memory[-1]
    by = (large[1] / large[2]) / (small[1] / small[2])  # pages of the tables
    targets = (
        Target(
            "cost to number of guests", 1.5, _growth(guests[first], guests[last], last[0] / first[0]), False
        ),
        Target("cost to pages of the tables", 1.5, _growth(memory[small], memory[large], by), False),
    )
    return Report(
        "cost of larger machines",
        (_table(guests), _table(memory)),
        targets,
        (
            "Growth of the cost of a simulated second over growth of the machine: 1 is in proportion. "
            "Times are CPU time. Every guest keeps one virtual CPU busy and all machines page.",
        ),
    )
