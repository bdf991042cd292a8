"""A report as data, table and statements."""

from __future__ import annotations

import csv
import io
import json
import uuid
from typing import Any

import pytest
from pydantic import ValidationError

from lessons.report import wording
from lessons.report.report import Report
from lessons.report.results import HEADS, csv_text, xapi_lines
from tests.lessons.report.report_samples import STEPS, sample, with_step


def statements(report: Report) -> list[dict[str, Any]]:
    return [json.loads(line) for line in xapi_lines(report)]


def rows(report: Report) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(csv_text(report), newline="")))


def test_score_counts_what_can_be_judged() -> None:
    report = sample()
    assert (report.counted, report.won, report.score) == (
        4,
        3,
        0.625,
    )  # two hints of the goal cost half a point
    assert (report.done, report.needed, report.complete) == (6, 6, True)
    assert report.hints == 3
    assert report.seconds == pytest.approx(173.5)


def test_what_may_be_left_out_does_not_count() -> None:
    report = sample(steps=tuple(step | {"optional": True} for step in STEPS))
    assert (report.counted, report.score, report.complete) == (0, None, False)
    assert wording.score(report) == "nothing to score"


def test_a_goal_that_was_not_reached_is_not_won() -> None:
    assert sample(steps=(STEPS[5] | {"state": "open"},)).won == 0


def test_a_report_survives_json() -> None:
    report = sample()
    assert Report.model_validate(json.loads(report.model_dump_json())) == report


@pytest.mark.parametrize(
    "change",
    [
        {"student": "x" * 201},
        {"seed": 2**64},
        {"steps": tuple(STEPS[0] | {"id": f"s{n}"} for n in range(201))},
        {"steps": STEPS[:1] * 2},
        {"extra": 1},
        {"title": None},
        {"steps": ({"id": "a", "title": "b", "kind": "run code"},)},
        {"steps": (STEPS[1] | {"seconds": -1},)},
        {"steps": (STEPS[1] | {"error": float("nan")},)},
    ],
)
def test_what_is_no_report_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        sample(**change)


def test_csv_has_a_line_a_step() -> None:
    lines = rows(sample())
    assert list(lines[0]) == HEADS
    assert [line["step"] for line in lines] == [step["id"] for step in STEPS]
    number = lines[1]
    assert (number["answer"], number["this_run"], number["published"]) == ("5000.0", "6000.0", "5500.0")
    assert (number["right"], number["error"], number["hints"]) == ("true", "-0.1667", "1")
    assert json.loads(lines[3]["answer"]) == {"one": {"real": 10.0}}
    assert lines[4]["answer"] == "Because\nit polls."


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r"])
def test_no_text_is_a_formula_for_a_spreadsheet(start: str) -> None:
    lines = rows(sample(f"{start}HYPERLINK(1)", steps=(STEPS[4] | {"answer": f"{start}cmd|' /C calc'!A0"},)))
    assert lines[0]["student"].startswith(f"'{start}")
    assert lines[0]["answer"].startswith(f"'{start}")


def test_a_statement_a_step_and_one_for_the_lesson() -> None:
    made = statements(sample())
    verbs = [one["verb"]["id"].rpartition("/")[2] for one in made]
    assert verbs == "experienced answered answered answered answered completed completed".split()
    for one in made:
        assert one["version"] == "1.0.3"
        assert one["actor"]["account"]["name"] == "Ada"
        assert "mbox" not in one["actor"]
        assert one["result"]["duration"].startswith("PT")
        assert one["timestamp"] == "2026-03-01T10:20:00+00:00"
    assert len({uuid.UUID(one["id"]) for one in made}) == len(made)
    assert statements(sample()) == made  # a store recognizes what it has already
    assert made[-1]["result"]["score"] == {"raw": 2.5, "min": 0, "max": 4, "scaled": 0.625}


def test_answers_are_written_as_the_standard_wants() -> None:
    made = statements(sample())
    kinds = [one["object"]["definition"].get("interactionType") for one in made]
    assert kinds == [None, "numeric", "sequencing", "other", "long-fill-in", None, None]
    assert [one["result"].get("response") for one in made[1:3]] == ["5000.0", "two[,]one"]
    assert [one["result"].get("success") for one in made[1:4]] == [True, False, True]


def test_all_right_is_passed_and_not_all_done_is_attempted() -> None:
    assert statements(with_step())[-1]["verb"]["display"]["en"] == "passed"
    assert statements(with_step(right=False))[-1]["verb"]["display"]["en"] == "completed"
    assert statements(with_step(state="open"))[-1]["verb"]["display"]["en"] == "attempted"
    assert statements(sample(steps=STEPS[:1]))[-1]["verb"]["display"]["en"] == "completed"


def test_a_student_without_a_name_still_has_statements() -> None:
    report = sample("", started="", finished="")
    assert {one["actor"]["account"]["name"] for one in statements(report)} == {"unnamed"}
    assert not any("timestamp" in one for one in statements(report))


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0, "0 s"), (59.6, "1 min 00 s"), (185, "3 min 05 s"), (4320, "1 h 12 min")],
)
def test_durations(seconds: float, shown: str) -> None:
    assert wording.duration(seconds) == shown


@pytest.mark.parametrize(
    ("value", "shown"), [(0, "0"), (5000, "5,000"), (0.1234, "0.123"), (12345.6, "12,346"), (-2.5, "-2.5")]
)
def test_numbers(value: float, shown: str) -> None:
    assert wording.number(value) == shown
