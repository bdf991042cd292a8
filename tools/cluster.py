"""Run the same sweep here and on a Dask cluster of two workers on this machine: `make cluster`.

Starts a scheduler and two workers that listen only on this machine, compares the rows bit for bit, prints the
speed of both, and ends the processes that it has started.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

from engine.runs.cluster import DaskCluster
from engine.runs.pool import Pool, all_answers
from engine.runs.processes import Processes
from engine.studies.sweeps.grid import SweepGrid, sweep_of
from engine.studies.sweeps.table import result

WORKERS = 2
COMMAND = [sys.executable, "-c", "from app.command import main; main()", "worker"]
SWEEP = sweep_of("relocation")
GRID = SweepGrid((1, 2), (2, 4), ("straight", "crossed"), ("idle",), seeds=4)


@contextmanager
def started(*arguments: str) -> Iterator[str]:
    """Start `lparlab worker`; yield the address that it prints first."""
    process = subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[1].rstrip(",")
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def timed(name: str, pool: Pool) -> list[object]:
    """Run the sweep in a warm pool; print the number of runs per second."""
    runs = [(SWEEP.run(GRID, point), seed) for point in SWEEP.points(GRID) for seed in range(GRID.seeds)]
    all_answers(pool, result, runs[: 2 * WORKERS])
    began = time.perf_counter()
    found = all_answers(pool, result, runs)
    seconds = time.perf_counter() - began
    print(f"{name}: {len(runs)} relocations, {len(runs) / seconds:.1f} a second", flush=True)
    return found


def main() -> int:
    """Compare the results; return 0 if both are the same."""
    with closing(Processes(WORKERS)) as processes:
        here = timed(f"{min(WORKERS, os.cpu_count() or 1)} processes", processes)
    with started("--processes", "0", "--port", "0") as address:
        print(f"scheduler: {address}", flush=True)
        with started(address, "--processes", str(WORKERS)), closing(DaskCluster(address)) as cluster:
            there = timed(f"{WORKERS} workers of the cluster", cluster)
    print("the same bit for bit" if here == there else "the results DIFFER")
    return int(here != there)


if __name__ == "__main__":
    sys.exit(main())
