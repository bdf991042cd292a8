"""The job that grades a solution of a lesson.

The runs are done in threads: the kernels hold no lock, and a further process would take longer to load
the engine than a run of a lesson takes.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any

from app.jobs.registry import JobError, Report
from engine.runs.pool import Threads
from engine.sim import SimulationError
from lessons.format.load import load_lesson
from lessons.grading.grade import grade
from lessons.grading.submission import of_table


def grade_solution(report: Report, folder: str, handed: dict[str, Any], seeds: int) -> Any:
    """Return the grade of a solution as a table; report the runs done and the runs in all."""
    try:
        with closing(Threads()) as threads:
            found = grade(
                load_lesson(folder),
                of_table(handed),
                seeds,
                lambda done, total: report([done, total]),
                threads,
            )
    except (ValueError, SimulationError, ChildProcessError) as error:
        raise JobError(str(error)) from error
    return found.as_json()
