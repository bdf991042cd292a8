"""lparlab lesson grade: what a solution of a lesson is worth."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from app.cli.failure import Failure
from app.cli.grade import clean
from app.cli.listing import console
from app.cli.measure import check_file, write_json
from app.cli.progress import progress_bar, warm_with_progress
from engine.sim import SimulationError
from lessons.format.lesson import Lesson
from lessons.format.load import LessonError, catalog, load_lesson
from lessons.grading.grade import MOST_SEEDS, Grade, grade
from lessons.grading.grade_table import HEADS, grade_rows, grade_sentence
from lessons.grading.handed_in import HandedError, read
from lessons.grading.reference import reference


def grade_lesson(name: str, folder: Path | None, seeds: int, json: Path | None) -> None:
    """Check everything, run, print figures and points. Raises Failure."""
    if not 1 <= seeds <= MOST_SEEDS:
        raise Failure(f"--seeds = {seeds}: expected a whole number from 1 to {MOST_SEEDS}")
    check_file(json)
    lesson = _lesson(name)
    if not lesson.figures:
        raise Failure(f"LESSON = {lesson.id}: this lesson has no figures that a solution is graded on")
    warm_with_progress()
    try:
        handed = reference(lesson) if folder is None else read(lesson, folder)
        with progress_bar("{task.completed} of {task.total} runs") as progress:
            task = progress.add_task("grading", total=None)
            found = grade(
                lesson, handed, seeds, lambda done, total: progress.update(task, completed=done, total=total)
            )
    except (HandedError, SimulationError) as error:
        raise Failure(f"SOLUTION: {error}") from None
    if str(json) != "-":
        _print(found)
    if json is not None:
        write_json({"lesson": lesson.id} | found.as_json(), json)


def _lesson(name: str) -> Lesson:
    """The lesson of this id, or in this folder."""
    try:
        folders = {entry.id: entry.folder for entry in catalog()}
        return load_lesson(folders.get(name, Path(name)))
    except LessonError as error:
        raise Failure(f"LESSON = {name[:80]}: {error}") from None


def _print(found: Grade) -> None:
    told = found.as_json()
    table = Table(HEADS[0], box=None, pad_edge=False, header_style="bold")
    for heading in HEADS[1:]:
        table.add_column(heading, justify="right")
    *rows, _ = grade_rows(told)
    for row in rows:
        table.add_row(*(Text(clean(cell)) for cell in row))
    console().print(table)
    runs = f"{len(found.seeds)} seed{'s' if len(found.seeds) > 1 else ''}"
    console().print(Text(f"{grade_sentence(told)} {runs.capitalize()}.", "bold"), soft_wrap=True)
