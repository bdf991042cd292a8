"""A page on the lessons: their sizes, and the study tables and figures that they recreate."""

from __future__ import annotations

from itertools import groupby

from app.help.pages import STUDIES
from app.help.reference.markdown import cell, code, page, table
from engine.studies.exhibits import Exhibit
from lessons.format.load import folders, load_lesson
from lessons.format.plan import between_results, words
from lessons.proof.coverage import LessonPlace, coverage

INTRO = (
    "The guided lessons recreate the published studies: the student runs the simulation and compares. This "
    "page lists each table and figure with the lesson and the step. A dash means that no lesson recreates it."
)
SIZES = (
    "A lesson is done when the student has done every step and has at least the mastery, a share of the "
    "points; otherwise it is visited. *Until a result* is the longest time, in minutes, to an answer that is "
    "judged or a goal that is reached. Minutes are estimates from words and steps."
)
HEADS = ("No.", "Lesson", "Id", "Minutes", "Words", "Steps", "Until a result", "Mastery")


def size_page() -> str:
    """Return the minutes, words, steps and mastery of each lesson as Markdown."""
    lessons = [load_lesson(folder) for folder in folders()]
    counts = [(lesson.minutes, words(lesson), len(lesson.steps)) for lesson in lessons]
    rows = [
        [str(number), cell(lesson.title), code(lesson.id), *(f"{count:,}" for count in sizes)]
        + [f"{max(between_results(lesson)):.1f}", f"{lesson.mastery}%"]
        for number, (lesson, sizes) in enumerate(zip(lessons, counts, strict=True), 1)
    ]
    totals = [f"{sum(column):,}" for column in zip(*counts, strict=True)]
    return page("Lessons", SIZES, table(HEADS, [*rows, ["", "All lessons", "", *totals, "", ""]]))


def coverage_page() -> str:
    """Return each table and figure of the studies, with its lessons and steps, as Markdown."""
    rows = coverage()
    found = sum(bool(places) for _, places in rows)
    parts = [
        f"## {STUDIES[study]}\n\n{table(['Where', 'Table or figure', 'Lesson and step'], map(_row, group))}"
        for study, group in groupby(rows, lambda row: row[0].study)
    ]
    return page(
        "Lessons and studies",
        f"{INTRO}\n\nLessons recreate {found} of {len(rows)} tables and figures.",
        *parts,
    )


def _row(row: tuple[Exhibit, list[LessonPlace]]) -> list[str]:
    exhibit, places = row
    steps = "; ".join(f"{place.number} {place.lesson}: {place.step}" for place in places)
    return [cell(exhibit.place), cell(exhibit.title), cell(steps) if steps else "-"]
