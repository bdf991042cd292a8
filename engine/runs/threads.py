"""A pool of threads of this process: kernels hold no lock, and nothing is to be loaded a second time."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from engine.runs.pool import Job, PoolAnswer, Work


class Threads:
    """A pool of one thread for each processor. Cancelling waits for the jobs that have begun."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1)

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        """See `Pool.answers`."""
        under_way = {self._threads.submit(work, *job): place for place, job in enumerate(jobs)}
        try:
            for done in as_completed(under_way):
                error = done.exception()
                if error is not None and not isinstance(error, Exception):
                    raise error
                yield PoolAnswer(under_way[done], None if error else done.result(), error)
        finally:
            for future in under_way:
                future.cancel()

    def close(self) -> None:
        """Wait for what has begun, and drop the rest."""
        self._threads.shutdown(cancel_futures=True)
