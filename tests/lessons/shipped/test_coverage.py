"""Every table and figure of the studies is recreated in some lesson."""

from __future__ import annotations

from app.help import pages
from lessons.format.load import folders, load_lesson
from lessons.play.expected import sources
from lessons.proof.coverage import coverage


def test_lessons_recreate_every_table_and_figure() -> None:
    assert not [exhibit.id for exhibit, places in coverage() if not places]


def test_the_page_names_lesson_and_step_of_a_figure() -> None:
    row = next(
        line for line in pages.text("validation/lessons.md").splitlines() if "| Figure 5, p. 23 |" in line
    )
    assert "13 Pausing under memory pressure: STOP and BEGIN" in row


def test_comparisons_with_a_study_name_the_table_or_figure() -> None:
    cited = {
        f"{lesson.id}/{step.id}": sources(lesson, step)
        for lesson in map(load_lesson, folders())
        for step in lesson.steps
        if step.kind == "compare"
    }
    assert cited["pausing-one-guest/compare-was"] == "Table 3, p. 17"
    assert cited["scaling-channels/compare-own"] == "ISFC logical link data rates"
    assert sum(map(bool, cited.values())) > 100
