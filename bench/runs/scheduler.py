"""What a batch costs the scheduler of a Dask cluster and a worker, and what 1,000 workers would do to it.

The costs are measured with two workers over loopback; the large cluster is simulated: one scheduler that
serves batches one after the other, and workers that each have one batch running and one waiting.
"""

from __future__ import annotations

import heapq
import os
import random
from contextlib import closing

from bench.report import Report, Table, Target
from bench.runs.many import MS, nothing, processor_time, scheduler
from engine.runs.batch import do_batch, sources
from engine.runs.cluster import AHEAD, PER_WORKER, SECONDS, DaskCluster

BATCHES, FEW = 3000, 100
WORKERS = (10, 100, 1000)
LENGTHS = (0.1, 0.5, 1.0, 1.5, 3.0)  # s of work in a batch
EACH = 30  # batches for each worker that are simulated
LATENCY = 0.001  # s of the network, one way


def costs(number: int) -> tuple[float, float]:
    """Return processor seconds of a batch in the scheduler, and in a worker beside the work."""
    with scheduler() as (address, pid), closing(DaskCluster(address)) as pool:
        client, workers = pool.client, list(pool.client.run(os.getpid).values())
        client.gather([client.submit(do_batch, sources(), nothing, [(0,)], pure=False) for _ in range(10)])
        before = processor_time(pid), sum(map(processor_time, workers))
        sent = [client.submit(do_batch, sources(), nothing, [(n,)], pure=False) for n in range(number)]
        client.gather(sent)
        spent = processor_time(pid) - before[0], sum(map(processor_time, workers)) - before[1]
        return spent[0] / number, spent[1] / number


def lost(workers: int, seconds: float, service: float, own: float, each: int = EACH) -> tuple[float, float]:
    """Return the share of the workers' time without work, and the share that the scheduler is busy.

    seconds: of work in a batch, from half to one and a half of it; service: of the scheduler for a batch;
    own: of a worker for a batch beside the work.
    """
    draw = random.Random(1)
    events = [(draw.random() * seconds, number) for number in range(workers)]  # when a batch ends, and where
    heapq.heapify(events)
    waiting = [[0.0] * (AHEAD - 1) for _ in range(workers)]  # when each batch has come or will come
    free = busy = idle = worked = 0.0
    for _ in range(workers * each):
        now, number = heapq.heappop(events)
        free = max(free, now + LATENCY) + service
        busy += service
        waiting[number].append(free + LATENCY)
        start, length = max(now, waiting[number].pop(0)), seconds * (0.5 + draw.random())
        idle, worked = idle + start - now + own, worked + length
        heapq.heappush(events, (start + own + length, number))
    return idle / (idle + worked), min(1.0, busy / events[0][0])


def run(quick: bool = False) -> Report:
    """Measure and simulate; `quick` measures few batches."""
    service, own = costs(FEW if quick else BATCHES)
    rows = []
    for workers in WORKERS:
        for seconds in (*LENGTHS, SECONDS + PER_WORKER * workers):
            gone, busy = lost(workers, seconds, service, own)
            rows.append((f"{workers:,}", f"{seconds:.2f}", f"{gone:.2%}", f"{busy:.0%}"))
    chosen, most = rows[-1], WORKERS[-1]
    return Report(
        "the scheduler of a cluster",
        (
            Table(
                ("processor time of a batch", "ms"),
                (("scheduler", f"{MS * service:.2f}"), ("worker, beside the work", f"{MS * own:.2f}")),
            ),
            Table(("workers", "batch, s", "time lost", "scheduler busy"), tuple(rows)),
        ),
        (
            Target(
                f"time lost of {most:,} workers with the batches that are sent",
                1.0,
                float(chosen[2].rstrip("%")),
                at_least=False,
                unit="%",
            ),
        ),
        (
            f"Simulated, from the measured costs. Batches that are sent have {SECONDS} s of work and "
            f"{PER_WORKER * MS:g} ms more for each worker: the last row of each number of workers.",
        ),
    )
