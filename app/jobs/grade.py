"""The job that grades a solution of a lesson.

The runs are done in threads: the kernels hold no lock, and a further process would take longer to load
the engine than a run of a lesson takes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

from app.jobs.registry import JobError, Report
from engine.sim import SimulationError
from lessons.format.load import load_lesson
from lessons.grading.grade import grade
from lessons.grading.submission import of_table


def grade_solution(report: Report, folder: str, handed: dict[str, Any], seeds: int) -> Any:
    """Return the grade of a solution as a table; report the runs done and the runs in all."""
    try:
        found = grade(
            load_lesson(folder),
            of_table(handed),
            seeds,
            lambda done, total: report([done, total]),
            in_threads,
        )
    except (ValueError, SimulationError, ChildProcessError) as error:
        raise JobError(str(error)) from error
    return found.as_json()


def in_threads(
    work: Callable[..., Any], jobs: Sequence[tuple[Any, ...]], progress: Callable[[int, int], None]
) -> list[Any]:
    """Return what `work(*job)` returns for each job, in the order of the jobs. Raises what a job raises."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        progress(0, len(jobs))
        answers = [pool.submit(work, *job) for job in jobs]
        for count, done in enumerate(as_completed(answers), 1):
            done.result()
            progress(count, len(jobs))
        return [one.result() for one in answers]
