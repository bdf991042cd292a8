"""Grades a solution of a lesson in a process of its own: `python -m app.lesson.grade_worker`.

Asked as app.matrix.worker is. It says how far it is ({"runs": [3, 12]}), what the solution is worth
({"grade": {...}}), or why it is worth nothing ({"reason": "..."}).

The runs are done in threads: the kernels hold no lock, and a further process would take longer to load
the engine than a run of a lesson takes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any

from app.matrix.worker import serve
from engine.sim import SimulationError


def answers(folder: str, handed: dict[str, Any], seeds: int) -> Iterator[dict[str, Any]]:
    """What is said about one solution."""
    from lessons.format.load import load_lesson
    from lessons.grading.grade import grade
    from lessons.grading.handed_in import of_table

    try:
        found = grade(load_lesson(folder), of_table(handed), seeds, _tell, in_threads)
    except (ValueError, SimulationError, ChildProcessError) as error:
        yield {"reason": str(error)}
        return
    yield {"grade": found.as_json()}


def in_threads(
    work: Callable[..., Any], jobs: Sequence[tuple[Any, ...]], progress: Callable[[int, int], None]
) -> list[Any]:
    """What `work(*job)` returns for each job, in the order of the jobs. Raises what a job raises."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        progress(0, len(jobs))
        answers = [pool.submit(work, *job) for job in jobs]
        for count, done in enumerate(as_completed(answers), 1):
            done.result()
            progress(count, len(jobs))
        return [one.result() for one in answers]


def _tell(done: int, total: int) -> None:
    print(json.dumps({"runs": [done, total]}), flush=True)  # noqa: T201


if __name__ == "__main__":
    serve(answers)
