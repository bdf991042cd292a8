"""A course: chosen lessons in their order with dates, and what is wrong in a file named with its place."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from lessons.format.course import load_course
from lessons.format.error import LessonError
from lessons.report.behind import behind
from tests.lessons.report.report_samples import sample

HEAD = 'format = 1\ntitle = "Six weeks"\n'
LATER = '[[lessons]]\nid = "how-cp-schedules"\nby = 2026-02-28\n'
DUE = date(2026, 2, 28)
FIRST = '[[lessons]]\nid = "primer-monitor"\n'


def written(folder: Path, text: str) -> Path:
    file = folder / "course.toml"
    file.write_text(text)
    return file


def test_lessons_keep_their_order_and_dates(tmp_path: Path) -> None:
    course = load_course(written(tmp_path, HEAD + LATER + FIRST))
    assert [entry.id for entry, _ in course.lessons] == ["how-cp-schedules", "primer-monitor"]
    assert course.due("how-cp-schedules") == date(2026, 2, 28)
    assert course.due("primer-monitor") is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HEAD, "lessons: this key is required"),
        (HEAD + FIRST + FIRST, "lessons.2.id = primer-monitor: expected each lesson once"),
        (HEAD + '[[lessons]]\nid = "gone"\n', "lessons.1.id = gone: expected the ID of a lesson"),
        (HEAD + FIRST + 'by = "soon"\n', "lessons.1.by"),
        (HEAD + FIRST + "by = 0\n", "lessons.1.by = 0: expected a date without quotation marks"),
        (HEAD + FIRST + "by = 2026-02-28T00:00:00\n", "lessons.1.by = 2026-02-28 00:00:00: expected a date"),
        (
            HEAD + FIRST + "on = 2026-02-28\n",
            "lessons.1.on = 2026-02-28: no such key; expected one of id, by",
        ),
        (HEAD + "[[lessons]]\nby = 2026-02-28\n", "lessons.1.id: this key is required"),
        (HEAD + FIRST + "x" * 5000 + " = 1\n", "no such key; expected one of id, by"),
        ("format = ", "expected TOML"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(LessonError) as error:
        load_course(written(tmp_path, text))
    assert words in str(error.value)
    assert "course.toml" in str(error.value)
    assert len(str(error.value)) < 500


def test_who_is_behind(tmp_path: Path) -> None:
    course = load_course(written(tmp_path, HEAD + LATER + FIRST))
    early = sample("Zoe", finished="2026-02-27T23:00:00+00:00")
    again = sample("Zoe", finished="2026-03-09T10:00:00+00:00")  # a second report is no harm
    assert behind(course, [sample("Ada"), again, early], DUE) == {
        "Ada": ["how-cp-schedules: finished on 2026-03-01, due on 2026-02-28", "primer-monitor: no report"],
        "Zoe": ["primer-monitor: no report"],
    }


@pytest.mark.parametrize(
    ("finished", "found"),
    [
        ("2026-02-28T23:59:59+01:00", []),
        ("", ["how-cp-schedules: not finished, due on 2026-02-28"]),
        ("0", ['how-cp-schedules: finished = "0": expected a date like 2026-02-28']),
        ("2019-99-99", ['how-cp-schedules: finished = "2019-99-99": expected a date like 2026-02-28']),
        ("1/1/2026", ['how-cp-schedules: finished = "1/1/2026": expected a date like 2026-02-28']),
    ],
)
def test_only_a_date_is_on_time(tmp_path: Path, finished: str, found: list[str]) -> None:
    course = load_course(written(tmp_path, HEAD + LATER))
    report = sample("Ada", finished=finished)
    assert behind(course, [report], DUE + timedelta(1)) == {"Ada": found}
    late = sample("Ada", finished="2026-03-01T10:00:00+00:00")
    assert behind(course, [report, late], DUE + timedelta(1))["Ada"] == (
        found and ["how-cp-schedules: finished on 2026-03-01, due on 2026-02-28"]
    )


def test_a_lesson_that_is_not_due_may_be_unfinished(tmp_path: Path) -> None:
    course = load_course(written(tmp_path, HEAD + LATER))
    assert behind(course, [sample("Ada", finished="")], DUE) == {"Ada": []}
    assert behind(load_course(written(tmp_path, HEAD + FIRST)), [sample("Ada")], DUE) == {
        "Ada": ["primer-monitor: no report"]
    }
