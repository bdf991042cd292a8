"""The location of a command's runs: this machine, or the workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from app.commands.support.failure import Failure
from app.commands.support.options import Command
from app.commands.support.progress import progress_bar
from app.jobs.tasks.cluster import LOCAL, chosen_address
from app.jobs.tasks.cluster import chosen_pool as pool_at
from engine.runs.pool import Pool, PoolError
from engine.runs.processes import MAX_PROCESSES, Processes


def cluster_option(command: Command) -> Command:
    """Add the option for the cluster that performs the runs."""
    return click.option(
        "--cluster",
        metavar="ADDRESS",
        help=f"""Run on the workers of the Dask scheduler at ADDRESS, such as tcp://127.0.0.1:8786
(`lparlab worker` starts a scheduler); {LOCAL}: run on this machine. Default: the value in the settings.""",
    )(command)


@contextmanager
def chosen_pool(cluster: str | None, most: int = MAX_PROCESSES) -> Iterator[Pool]:
    """Provide the pool of a command and close it.

    cluster: the value of the option; most: number of processes, if they are on this machine. Raises Failure.
    """
    address = chosen_address() if cluster is None else cluster.strip()
    try:
        pool = Processes(most) if address in ("", LOCAL) else pool_at(address)
        try:
            yield pool
        finally:
            pool.close()
    except PoolError as error:
        raise Failure(f"--cluster: {error}") from None


@contextmanager
def counted_runs(
    cluster: str | None, title: str, total: int | None = None, most: int = MAX_PROCESSES
) -> Iterator[tuple[Pool, Callable[[int, int], None]]]:
    """Provide a pool and a function that shows the number of completed runs and the total on a bar.

    total: the number of runs, if known before they begin. Raises Failure.
    """
    with chosen_pool(cluster, most) as pool, progress_bar("{task.completed} of {task.total} runs") as bar:
        task = bar.add_task(title, total=total)
        yield pool, lambda done, total: bar.update(task, completed=done, total=total)
