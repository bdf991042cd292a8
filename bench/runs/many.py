"""Many short runs: in one process, in pools of processes, and on two workers of a Dask cluster here.

Runs a second and efficiency, the overhead that a pool adds to a run, and whether memory grows.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial

from bench.report import Report, Table, Target
from engine.runs.cluster import DaskCluster
from engine.runs.pool import Job, Pool, PoolAnswer, Work, all_answers
from engine.runs.processes import Processes
from engine.runs.request import RunFigure, RunRequest, RunResult, row_of

RUNS, EMPTY, MEMORY, QUICK = 200, 3000, 4000, 12
WORKERS = 2
TAKE = RunResult((RunFigure("rate", "system.page_rate"),))
SETTINGS = ("guests.linux.count=5", "until=1s", "phases=[]")
SHORTEST = ("guests.linux.count=1", "until=10ms", "phases=[]")  # where only their number matters
MS = 1000.0
MB = 1 << 20
COMMAND = [sys.executable, "-c", "from app.command import main; main()", "worker"]
Make = Callable[[], Pool]


def runs(number: int, settings: tuple[str, ...] = SETTINGS) -> list[tuple[RunRequest]]:
    """Return short runs, each with a seed of its own."""
    return [(RunRequest("timers-430-600", TAKE, settings, seed=seed),) for seed in range(number)]


def nothing(number: int) -> int:
    """Do nothing: what is left is the pool's own time."""
    return number


@contextmanager
def scheduler() -> Iterator[tuple[str, int]]:
    """Start a scheduler with two workers here; provide its address and the number of its process."""
    arguments = ["--processes", str(WORKERS), "--port", "0"]
    process = subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        lines = [process.stdout.readline() for _ in range(1 + WORKERS)]  # the workers are there too
        yield lines[0].split()[1], process.pid
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def measured(pool: Pool, number: int, pids: list[int]) -> tuple[float, float]:
    """Return runs a second in a pool that is warm, and ms of processor time for a run of all processes."""
    all_answers(pool, row_of, runs(2 * WORKERS))
    pids = [os.getpid(), *pids, *getattr(pool, "pids", ())]
    began, spent = time.perf_counter(), sum(map(processor_time, pids))
    all_answers(pool, row_of, runs(number))
    took = time.perf_counter() - began
    return number / took, MS * (sum(map(processor_time, pids)) - spent) / number


def processor_time(pid: int) -> float:
    """Return the processor time of a process, s."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def overhead(pool: Pool, number: int) -> float:
    """Return ms for a job that does nothing."""
    all_answers(pool, nothing, [(n,) for n in range(100)])
    began = time.perf_counter()
    all_answers(pool, nothing, [(n,) for n in range(number)])
    return MS * (time.perf_counter() - began) / number


def memory(pid: int) -> float:
    """Return the resident memory of a process, MB."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MB


def growth(number: int) -> tuple[tuple[str, ...], float]:
    """Return memory of this process and the workers after a tenth of the runs and at the end; the growth."""
    found: list[list[float]] = []
    jobs = runs(number, SHORTEST)
    with closing(Processes(WORKERS)) as pool, closing(pool.answers(row_of, jobs)) as answers:
        for count, _ in enumerate(answers, 1):
            if count in (number // 10, number - WORKERS):
                found.append([memory(pid) for pid in (os.getpid(), *pool.pids)])
    cells = tuple(" / ".join(f"{one:.0f}" for one in some) for some in found)
    return cells, max(after - before for before, after in zip(*found, strict=True))


def run(quick: bool = False) -> Report:
    """Measure; `quick` does few runs."""
    number, empty, many = (QUICK, QUICK, 5 * QUICK) if quick else (RUNS, EMPTY, MEMORY)
    alone = measured(Here(), number, [])
    rows = [("this process", f"{alone[0]:.1f}", "100%", f"{alone[1]:.1f}", "100%", "")]
    overheads: list[float] = []
    with scheduler() as (address, pid):
        makes: tuple[tuple[str, int, Make], ...] = (
            ("1 process", 1, partial(Processes, 1)),
            ("2 processes", 2, partial(Processes, 2)),
            ("2 workers over loopback", 2, partial(DaskCluster, address)),
        )
        for name, count, make in makes:
            with closing(make()) as pool:
                workers = [pid, *pool.client.run(os.getpid).values()] if isinstance(pool, DaskCluster) else []
                rate, spent = measured(pool, number, workers)
                overheads.append(overhead(pool, empty))
            shares = f"{rate / alone[0] / count:.0%}", f"{spent:.1f}", f"{alone[1] / spent:.0%}"
            rows.append((name, f"{rate:.1f}", *shares, f"{overheads[-1]:.2f}"))
    cells, grown = growth(many)
    text = (
        f"MB of this process and two others: {cells[0]} after {many // 10:,} runs, {cells[1]} after {many:,}."
    )
    heads = ("", "runs/s", "efficiency", "processor time, ms", "efficiency of it", "overhead, ms")
    return Report(
        "many short runs",
        (Table(heads, tuple(rows)),),
        (
            Target("overhead of a run, the largest", 5, max(overheads), at_least=False, unit=" ms"),
            Target(f"growth of memory over {many:,} runs", 20, grown, at_least=False, unit=" MB"),
        ),
        (
            text,
            "Efficiency: runs a second beside those of this process alone, for each process; it needs idle "
            "processors. Processor time: of a run in all processes together, the scheduler's too.",
        ),
    )


class Here:
    """A pool that does jobs one by one in this process."""

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        """See `Pool.answers`."""
        for place, job in enumerate(jobs):
            yield PoolAnswer(place, work(*job))

    def close(self) -> None:
        """Do nothing."""
