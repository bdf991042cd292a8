"""The coverage of the studies by lessons as a page."""

from __future__ import annotations

from itertools import groupby

from app.help.pages import STUDIES
from app.help.reference.markdown import cell, page, table
from engine.studies.exhibits import Exhibit
from lessons.proof.coverage import LessonPlace, coverage

INTRO = (
    "The guided lessons recreate the published studies: the student runs the simulation and compares. This "
    "page lists each table and figure with the lesson and the step. A dash means that no lesson recreates it."
)


def coverage_page() -> str:
    """Return each table and figure of the studies with its lessons and steps as Markdown."""
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
