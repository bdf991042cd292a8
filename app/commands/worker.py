"""lparlab worker: processes that perform runs for a Dask scheduler."""

from __future__ import annotations

import os

import click

from app.commands.support.echo import echo
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.options import check_number
from app.commands.support.progress import warm_with_progress
from engine.runs.pool import PoolError
from engine.runs.worker import LOOPBACK, PORT, work_for

MAX_PROCESSES = 256


@click.command()
@click.argument("scheduler", required=False, metavar="[ADDRESS]")
@click.option(
    "--processes",
    type=int,
    metavar="N",
    help="Number of processes; each process performs one run at a time. Default: one per processor.",
)
@click.option(
    "--listen",
    default=LOOPBACK,
    show_default=True,
    metavar="HOST",
    help="""Address at which the scheduler and the other workers can reach this machine. Programs that
connect to it can run any code on this machine: use this option only on a network of trusted machines.""",
)
@click.option("--port", type=int, default=PORT, show_default=True, metavar="N", help="Scheduler port.")
@reported_errors()
def worker(scheduler: str | None, processes: int | None, listen: str, port: int) -> None:
    """Perform runs for the Dask scheduler at ADDRESS, such as tcp://127.0.0.1:8786, until Ctrl+C.

    Without ADDRESS, also starts a scheduler on this computer and prints its address. Pass that address to
    other workers, and, with --cluster, to commands that perform many runs. Requires the `distributed`
    package.
    """
    count = (os.cpu_count() or 1) if processes is None else processes
    least = 0 if scheduler is None else 1  # a scheduler alone is a machine of its own
    check_number("--processes", count, MAX_PROCESSES, least)
    if not 0 <= port < 65536:
        raise Failure(f"--port = {port}: expected a number from 0 (any free port) to 65535")
    warm_with_progress()
    try:
        work_for(scheduler, count, listen, port, echo)
    except PoolError as error:
        raise Failure(str(error)) from None
