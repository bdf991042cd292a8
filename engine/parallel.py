"""Many simulations at once, each in a process of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

MOST_PROCESSES = 8
Progress = Callable[[int, int], None]  # jobs done, jobs in all


def in_processes(
    work: Callable[..., Any], jobs: Sequence[tuple[Any, ...]], progress: Progress = lambda done, total: None
) -> list[Any]:
    """What `work(*job)` returns for each job, in the order of the jobs.

    `progress` is called in this thread. When it or a job raises, or on Ctrl+C, no further job is
    started; the exception goes on as soon as those that run have ended.
    """
    processes = max(1, min(len(jobs), os.cpu_count() or 1, MOST_PROCESSES))
    with ProcessPoolExecutor(processes, get_context("spawn"), _leave_interrupts) as pool:
        futures = [pool.submit(work, *job) for job in jobs]
        try:
            for count, done in enumerate(as_completed(futures), 1):
                done.result()
                progress(count, len(jobs))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [future.result() for future in futures]


def _leave_interrupts() -> None:
    """Ctrl+C reaches every process of a terminal; only the one that was started by hand answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
