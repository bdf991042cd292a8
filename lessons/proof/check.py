"""Checks that a lesson works: it loads, its names exist, and every solution reaches its goals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.runs.pool import Pool, Progress
from engine.runs.processes import spread
from lessons.format.error import LessonError
from lessons.format.fields import STUDENT
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.proof.finding import LessonFinding, of_error
from lessons.proof.names import check_names
from lessons.proof.rehearsal import rehearse

STUDENTS = ("", "Ada", "Grace")  # for lessons whose numbers differ from student to student
MAX_STUDENTS = 20


def students(count: int) -> tuple[str, ...]:
    """Return the names of `count` students, each with different seeds."""
    more = tuple(f"student {number}" for number in range(len(STUDENTS) + 1, count + 1))
    return (STUDENTS + more)[:count]


def check(folder: Path | str, students: Sequence[str] = STUDENTS) -> list[LessonFinding]:
    """Return everything that is wrong with the lesson in a folder; play it only if its names are right."""
    try:
        lesson = load_lesson(folder)
    except LessonError as error:
        return [of_error(error)]
    found = list(dict.fromkeys(check_names(lesson)))
    if not found:
        for student in whose(lesson, students):
            found += rehearse(lesson, student, student != students[0])
    return found


def whose(lesson: Lesson, students: Sequence[str] = STUDENTS) -> Sequence[str]:
    """Return the students for whom a lesson is played: only one if all have the same numbers."""
    return students if any(run.seed == STUDENT for run in lesson.runs.values()) else students[:1]


def check_all(
    folders: Sequence[Path],
    progress: Progress = lambda done, total: None,
    names: Sequence[str] = STUDENTS,
    pool: Pool | None = None,
) -> list[list[LessonFinding]]:
    """Return the findings for each lesson; play all lessons for these students, in parallel processes."""
    found = [check(folder, ()) for folder in folders]
    sound = [place for place, findings in enumerate(found) if not findings]
    jobs = [(place, student) for place in sound for student in whose(load_lesson(folders[place]), names)]
    played = spread(_played, [(str(folders[place]), student) for place, student in jobs], progress, pool)
    for (place, _), findings in zip(jobs, played, strict=True):
        found[place] += findings
    return found


def _played(folder: str, student: str) -> list[LessonFinding]:
    return list(rehearse(load_lesson(folder), student, student != STUDENTS[0]))
