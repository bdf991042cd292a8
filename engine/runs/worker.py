"""Workers of a Dask cluster: processes with the kernels loaded, each running one job at a time. Needs
distributed.

They listen only on this machine unless another address is given. A worker that dies is restarted; when the
scheduler ends, the workers wait for another scheduler at the same address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from engine import platform
from engine.runs.cluster import check_dask
from engine.warm import import_kernels

LOOPBACK = "127.0.0.1"
PORT = 8786
FAILURES = 1  # workers that a job may take with it before it counts as failed, less one
DEATH = 30  # s after which a worker without a scheduler ends
AGAIN = 1.0  # s between two attempts to find the scheduler
HTTP = {"dashboard": False, "dashboard_address": f"{LOOPBACK}:0"}  # health and counts, for this machine alone
OPTIONS = {"nthreads": 1, "memory_limit": 0, **HTTP}


def dask_setup(worker: Any) -> None:
    """Load what runs need into a worker's process; Dask calls this when the process starts."""
    load_kernels()


def load_kernels() -> None:
    """Import all kernels and load their compiled form, so that the first job does not have to wait for it."""
    from engine.scenario.scenario import load_scenario  # late: the command imports this module early
    from engine.sim import Simulation

    import_kernels()
    Simulation(load_scenario("relocation-idle")).run(1)


def work_for(
    scheduler: str | None, processes: int, host: str, port: int, say: Callable[[str], object]
) -> None:
    """Keep workers running for the scheduler at an address until this process is interrupted.

    scheduler None: start one here, at this port, and pass its address to `say`. Raises PoolError, OSError.
    """
    check_dask()
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(_until_stopped(_serve(scheduler, processes, host, port, say)))


async def _until_stopped(serving: Coroutine[Any, Any, None]) -> None:
    """Serve until Ctrl+C or a signal to end; then end the processes in order."""
    task = asyncio.ensure_future(serving)
    platform.on_end_signals(asyncio.get_running_loop(), task.cancel)
    await task


async def _serve(
    scheduler: str | None, processes: int, host: str, port: int, say: Callable[[str], object]
) -> None:
    if scheduler is not None:
        await _keep_all(scheduler, processes, host, say)
        return
    from distributed import Scheduler  # optional, and slow to import

    async with Scheduler(host=host, port=port, allowed_failures=FAILURES, **HTTP) as own:
        say(f"Scheduler: {own.address}")
        await asyncio.gather(own.finished(), _keep_all(own.address, processes, host, say))


async def _keep_all(scheduler: str, processes: int, host: str, say: Callable[[str], object]) -> None:
    await asyncio.gather(*(_keep(scheduler, host, say) for _ in range(processes)))


async def _keep(scheduler: str, host: str, say: Callable[[str], object]) -> None:
    """Keep one worker: again and again, when the scheduler has gone."""
    from distributed import Nanny  # optional, and slow to import

    options: dict[str, Any] = dict(OPTIONS, host=host, preload=[__name__], death_timeout=DEATH)
    while True:
        try:
            async with Nanny(scheduler, **options) as nanny:
                say(f"Worker: {nanny.worker_address}, for {scheduler}")
                await nanny.finished()
        except (OSError, TimeoutError, RuntimeError):
            pass  # no scheduler there yet
        await asyncio.sleep(AGAIN)
