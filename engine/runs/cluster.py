"""A pool of Dask cluster workers: `Cluster(address)` for an existing scheduler. Needs distributed.

Jobs are sent in batches, so that the scheduler has little to do for each job. A batch of a lost worker is
repeated by another worker; a batch that kills its workers is split up, so that only its faulty job fails.
After the scheduler is lost, the pool waits for another scheduler at the same address and resends the jobs
that have no answer. Dask sends pickled objects in both directions: a program that reaches the scheduler can
run anything on all machines of the cluster. See docs/how-to/run-many.md.
"""

from __future__ import annotations

import os
import queue
import time  # noqa: TID251  # of the network, not of the machine
from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.language import later, say
from engine.runs.batch import Done, OtherSources, do_batch, sources
from engine.runs.pool import Job, PoolAnswer, PoolError, Work

if TYPE_CHECKING:
    from distributed import Client, Future

CONNECT = 10.0  # s to wait for the scheduler at first
PATIENCE = 60.0  # s to wait for a scheduler that was lost, or for a first worker
LOOK = 1.0  # s between two looks whether scheduler and workers are there
SECONDS = 0.5  # of work in a batch; the overhead of a batch is some 4 ms
PER_WORKER = 0.003  # s more for each worker: the scheduler then has some 300 batches a second at most
AHEAD = 2  # batches for each thread of the cluster that are with the scheduler
MAX_BATCH = 500
QUIET = {  # settings of Dask, also for the processes that it starts
    "LOGGING__DISTRIBUTED": "critical",  # this module says what has happened
    "DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",  # it would look at each worker every 10 ms
    "DISTRIBUTED__ADMIN__TICK__INTERVAL": "200ms",
    "DISTRIBUTED__ADMIN__SYSTEM_MONITOR__INTERVAL": "5s",
}
MISSING = later('Dask requires the distributed package; install it with: pip install "lparlab[dask]"')
NO_WORKERS = later("{0}: the scheduler has no worker. Start one with: lparlab worker {0}")
LOST = later(
    "{0}: the scheduler no longer responds. Restart it and repeat the command; an experiment then "
    "performs only the missing runs."
)
UNREACHED = later(
    "{0}: no Dask scheduler responds at this address. Expected an address like tcp://127.0.0.1:8786"
)


class DaskCluster:
    """The workers of the scheduler at an address. Raises PoolError."""

    def __init__(self, address: str) -> None:
        check_dask()
        self.address = address
        self.client = _connected(address)
        self.size = 1  # jobs of the next batch

    def answers(self, work: Work, jobs: Sequence[Job]) -> Generator[PoolAnswer, None, None]:
        """Implement `Pool.answers`."""
        sending = _Sending(self, work, jobs)
        try:
            yield from sending.answers()
        finally:
            sending.cancel()

    def close(self) -> None:
        """Leave the cluster; it remains available to others."""
        self.client.close()

    def threads(self) -> int:
        """Return the number of jobs that the cluster runs at a time; 0 without a worker. Raises OSError."""
        return sum(self.client.nthreads().values())

    def reconnect(self) -> None:
        """Wait for a scheduler at the address. Raises PoolError after a timeout."""
        end = time.monotonic() + PATIENCE
        while self.client.status == "connecting" and time.monotonic() < end:
            time.sleep(LOOK / 10)
        if self.client.status == "running":
            return
        self.client.close()
        while True:
            try:
                self.client = _connected(self.address)
                return
            except PoolError:
                if time.monotonic() > end:
                    raise PoolError(say(LOST, self.address)) from None


class _Sending:
    """Jobs on their way to the workers and back."""

    def __init__(self, cluster: DaskCluster, work: Work, jobs: Sequence[Job]) -> None:
        self._cluster, self._work, self._jobs = cluster, work, jobs
        self._next = 0  # the first job that has not been sent
        self._again: list[list[int]] = []  # places of batches to be sent again
        self._suspects: list[int] = []  # places of jobs whose workers have died, perhaps by a job beside them
        self._alone: set[int] = set()  # suspects that are done, or were done, with no other job on the way
        self._out: dict[Future, list[int]] = {}
        self._back: queue.SimpleQueue[Future] = queue.SimpleQueue()
        self._threads, self._looked = 0, 0.0
        self._idle_since = time.monotonic()

    def answers(self) -> Iterator[PoolAnswer]:
        """Yield answers as batches are completed."""
        while self._next < len(self._jobs) or self._again or self._out or self._suspects:
            self._look()
            self._send()
            try:
                future = self._back.get(timeout=LOOK)
            except queue.Empty:
                continue
            places = self._out.pop(future, None)
            if places is not None:
                yield from self._read(future, places)

    def cancel(self) -> None:
        """Withdraw the jobs under way; workers stop between two slices of a run."""
        out, self._out = list(self._out), {}
        if out and self._cluster.client.status == "running":
            self._cluster.client.cancel(out, force=True)

    def _look(self) -> None:
        """Check the number of workers from time to time. Raise PoolError if there has been no worker for too
        long.
        """
        now = time.monotonic()
        if now - self._looked < LOOK and self._threads:
            return
        self._looked = now
        if self._cluster.client.status != "running":
            self._start_again()
        try:
            self._threads = self._cluster.threads()
        except (OSError, TimeoutError):
            self._start_again()
        if self._threads:
            self._idle_since = now
        elif now - self._idle_since > PATIENCE:
            raise PoolError(say(NO_WORKERS, self._cluster.address))
        else:
            time.sleep(LOOK / 5)

    def _start_again(self) -> None:
        """Reconnect to a scheduler and queue the unanswered jobs again. Raises PoolError."""
        self._again += self._out.values()
        self._out = {}
        self._cluster.reconnect()

    def _send(self) -> None:
        while len(self._out) < AHEAD * self._threads:
            places = self._again.pop() if self._again else self._batch() or self._suspect()
            if not places:
                return
            jobs = [self._jobs[place] for place in places]
            future = self._cluster.client.submit(do_batch, sources(), self._work, jobs, pure=False)
            self._out[future] = places
            future.add_done_callback(self._back.put)

    def _batch(self) -> list[int]:
        """Return the places of the jobs in the next batch."""
        left = len(self._jobs) - self._next
        size = min(self._cluster.size, max(1, left // (AHEAD * self._threads)), left)
        places = list(range(self._next, self._next + size))
        self._next += size
        return places

    def _suspect(self) -> list[int]:
        """Return the place of a suspect job when no other job is under way: then this job is the cause if a
        worker dies.
        """
        if self._out or not self._suspects:
            return []
        place = self._suspects.pop()
        self._alone.add(place)
        return [place]

    def _read(self, future: Future, places: list[int]) -> Iterator[PoolAnswer]:
        from distributed import KilledWorker  # optional, and slow to import

        try:
            done: Done = future.result()
        except KilledWorker as error:
            if len(places) > 1:
                self._again += [[place] for place in places]
            elif places[0] not in self._alone:
                self._suspects += places
            else:
                reason = say("the workers of this run terminated: {0}", error)
                yield PoolAnswer(places[0], error=ChildProcessError(reason))
            return
        except OtherSources as error:
            raise PoolError(
                say(
                    "{0}: a worker {1}. Install the same version on all workers.",
                    self._cluster.address,
                    error,
                )
            ) from None
        except Exception:  # noqa: BLE001  # canceled or lost: do_batch itself raises nothing else
            self._again.append(places)
            self._looked = 0.0
            return
        found, seconds = done
        if found:
            self._cluster.size = next_size(self._cluster.size, seconds / len(found), self._threads)
        yield from (PoolAnswer(place, *answer) for place, answer in zip(places, found, strict=False))
        if len(found) < len(places):
            self._again.append(places[len(found) :])


def next_size(size: int, seconds: float, threads: int) -> int:
    """Return the number of jobs in the next batch: at most twice as many as in the last batch.

    seconds: time per job in the last batch; threads: of the whole cluster.
    """
    fitting = round((SECONDS + PER_WORKER * threads) / max(seconds, 1e-6))
    return max(1, min(MAX_BATCH, 2 * size, fitting))


def check_dask() -> None:
    """Raise PoolError if distributed is not installed."""
    for name, value in QUIET.items():
        os.environ.setdefault(f"DASK_{name}", value)
    try:
        import distributed  # noqa: F401  # optional, and slow to import
    except ImportError:
        raise PoolError(say(MISSING)) from None


def _connected(address: str) -> Client:
    from distributed import Client  # optional, and slow to import

    try:
        made: Any = Client(address, timeout=CONNECT, set_as_default=False, name="lparlab")
    except (OSError, ValueError, TimeoutError) as error:
        raise PoolError(f"{say(UNREACHED, address)} ({error})") from None
    return made
