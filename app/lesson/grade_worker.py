"""Grades a solution of a lesson in a process of its own: `python -m app.lesson.grade_worker`.

Asked as app.matrix.worker is. It says how far it is ({"runs": [3, 12]}), what the solution is worth
({"grade": {...}}), or why it is worth nothing ({"reason": "..."}).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from app.matrix.worker import serve
from engine.sim import SimulationError


def answers(folder: str, handed: dict[str, Any], seeds: int) -> Iterator[dict[str, Any]]:
    """What is said about one solution."""
    from lessons.grading import grade
    from lessons.handed_in import of_table
    from lessons.load import load_lesson

    try:
        found = grade(load_lesson(folder), of_table(handed), seeds, _tell)
    except (ValueError, SimulationError, ChildProcessError) as error:
        yield {"reason": str(error)}
        return
    yield {"grade": found.as_json()}


def _tell(done: int, total: int) -> None:
    print(json.dumps({"runs": [done, total]}), flush=True)  # noqa: T201


if __name__ == "__main__":
    serve(answers)
