"""Every table and figure of the studies is recreated in some lesson."""

from __future__ import annotations

from app.help import pages
from lessons.proof.coverage import coverage


def test_lessons_recreate_every_table_and_figure() -> None:
    assert not [exhibit.id for exhibit, places in coverage() if not places]


def test_the_page_names_lesson_and_step_of_a_figure() -> None:
    row = next(line for line in pages.text("validation/lessons.md").splitlines() if "| Figure 5 |" in line)
    assert "13 Pausing under memory pressure: STOP and BEGIN" in row
