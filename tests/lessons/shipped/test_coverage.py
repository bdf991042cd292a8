"""Every table and figure of the studies is recreated in some lesson, except those listed here."""

from __future__ import annotations

from app.help import pages
from lessons.proof.coverage import coverage

MISSING = {  # may only shrink
    "cpuplugd.interval",
    "cpuplugd.issues",
    "cpuplugd.manual",
    "cpuplugd.pool",
    "cpuplugd.scans-size",
    "cpuplugd.scans-throughput",
    "pause.figure-1",
    "pause.figure-11",
    "pause.figure-12",
    "pause.figure-2",
    "pause.figure-3",
    "pause.figure-9",
    "pause.table-1",
    "pause.table-2",
    "relocation.channels",
    "relocation.data-rates",
    "relocation.file-system",
    "relocation.four-members",
    "relocation.non-shared",
    "relocation.oltp",
    "relocation.one-channel",
    "relocation.steal",
    "relocation.two-shared",
    "timers.figure-1",
    "timers.footnote-1",
    "timers.scenario-5",
    "timers.scenario-7",
}


def test_lessons_recreate_every_table_and_figure_but_the_listed_gaps() -> None:
    missing = {exhibit.id for exhibit, places in coverage() if not places}
    assert missing == MISSING, "remove what is recreated now from MISSING; add nothing"


def test_the_page_names_lesson_and_step_of_a_figure() -> None:
    row = next(line for line in pages.text("validation/lessons.md").splitlines() if "| Figure 5 |" in line)
    assert "5 The same with STOP and BEGIN" in row
