"""The report of a case of Find the fault: its points, its replay, and its place in a class."""

from __future__ import annotations

import csv
import io
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.faults.catalog import fault_kinds
from engine.faults.deal import case
from engine.faults.proof import MAX_LINES, POINTS, FaultAnswer, FaultExamination, examine, judge
from engine.runs.pool import Threads
from engine.spreadsheet import text_rows
from lessons.report.doubts import doubts
from lessons.report.fault import FaultResults, fault_report
from lessons.report.grades import collect, grades_csv
from lessons.report.moodle import grade_file
from lessons.report.page import html
from lessons.report.questions import by_question
from lessons.report.replay import replay
from lessons.report.report import FAULT_POINTS, Report
from lessons.report.report_file import ReportError, SubmittedReport, parse_report, report_text

CASE = "hiperdispatch-2-0"  # its runs take a tenth of a second


@pytest.fixture(scope="module")
def found() -> FaultExamination:
    with closing(Threads()) as threads:
        return examine(case(CASE), threads)


def answered(found: FaultExamination, cause: str = "", hints: int = 0, again: bool = False) -> Report:
    dealt = found.dealt
    answer = FaultAnswer(cause or dealt.kind.id, dealt.place.name, dealt.repair, hints)
    return fault_report(found, answer, replace(judge(found, answer), again=again))


def submitted(report: Report, name: str) -> SubmittedReport:
    named = report.model_copy(update={"student": name})
    return parse_report(report_text(named, {}), Path(name, "report.json"))


def test_the_points_are_those_of_the_verdict(found: FaultExamination) -> None:
    assert FAULT_POINTS == POINTS
    other = next(kind.id for kind in fault_kinds() if kind.id != found.dealt.kind.id)
    for report, points, won in (
        (answered(found), 10, 3),
        (answered(found, hints=2), 8, 3),
        (answered(found, other), 6, 2),
        (answered(found, again=True), 0, 3),
    ):
        assert (report.earned, report.score, report.won) == (points, points / 10, won)
        assert report.complete
        assert replay("", report) == []
    assert "It restores" not in html(answered(found))  # a page can be made of it


def test_a_replay_finds_what_was_invented(found: FaultExamination) -> None:
    other = next(kind.id for kind in fault_kinds() if kind.id != found.dealt.kind.id)
    forged = answered(found, other).model_copy(update={"steps": answered(found).steps})
    assert replay("", forged) == ["cause: the replay shows: not right"]
    assert forged.fault is not None
    more = forged.fault.model_copy(update={"points": 10, "case": "hiperdispatch-2-1"})
    assert "lesson: differs from that of the case" in replay("", forged.model_copy(update={"fault": more}))
    lost = forged.fault.model_copy(update={"case": "nowhere-1-1"})
    assert "cannot be replayed" in replay("", forged.model_copy(update={"fault": lost}))[0]


def test_blank_lines_displace_no_line_of_a_repair(found: FaultExamination) -> None:
    dealt = found.dealt
    answer = FaultAnswer(dealt.kind.id, dealt.place.name, ("",) * (MAX_LINES + 1) + dealt.repair)
    report = fault_report(found, answer, judge(found, answer))
    assert report.earned == POINTS
    assert replay("", report) == []


def test_a_case_cannot_count_as_a_lesson(found: FaultExamination) -> None:
    forged = answered(found).model_copy(update={"lesson": "how-cp-schedules"})
    with pytest.raises(ReportError, match=f'expected "fault-{CASE}" in the report of a case'):
        submitted(forged, "Ada")


@pytest.mark.parametrize("name", [f"fault-{CASE}", f"fault-{CASE.removesuffix('-0')}"])
def test_a_lesson_cannot_count_as_a_case(found: FaultExamination, name: str) -> None:
    forged = answered(found).model_copy(update={"lesson": name, "fault": None})
    with pytest.raises(ReportError, match='expected the answer to this case in "fault"'):
        submitted(forged, "Ada")


def test_a_class_with_different_cases_has_one_column(found: FaultExamination) -> None:
    ada, zoe = submitted(answered(found), "Ada"), submitted(answered(found, hints=1), "Zoe")
    assert zoe.report.fault is not None
    elsewhere = zoe.report.fault.model_copy(update={"case": "hiperdispatch-2-7"})
    zoe = submitted(
        zoe.report.model_copy(update={"fault": elsewhere, "lesson": "fault-hiperdispatch-2-7"}), "Zoe"
    )
    head, *rows = text_rows(grade_file([ada, zoe], "username").text)
    assert head[1] == "Find the fault: hiperdispatch-2"
    assert [row[:2] for row in rows] == [["Ada", "100.00"], ["Zoe", "90.00"]]
    assert doubts([ada, zoe]) == {ada.path: [], zoe.path: []}
    assert doubts([ada, submitted(ada.report, "Eve")])[ada.path] == ["same runs as Eve"]
    listed = list(csv.DictReader(io.StringIO(grades_csv([ada, zoe]))))
    assert [(row["lesson"], row["points"], row["most_points"]) for row in listed] == [
        (f"fault-{CASE}", "10", "10"),
        ("fault-hiperdispatch-2-7", "9", "10"),
    ]
    asked = by_question([ada.report, zoe.report])
    assert [(one.lesson, one.step, one.right, one.students) for one in asked] == [
        ("fault-hiperdispatch-2", step, 2, 2) for step in ("cause", "place", "repair")
    ]


def test_the_first_answer_is_kept(found: FaultExamination, tmp_path: Path) -> None:
    results = FaultResults(tmp_path / "faults")
    assert not results.was_answered(CASE)
    results.keep(answered(found, hints=3))
    results.keep(answered(found))
    assert results.was_answered(CASE)
    (tmp_path / "report-ada.json").write_text(results.signed(CASE, "  Ada  L "))
    handed, refused = collect(tmp_path)
    assert refused == []
    assert {(one.report.student, one.report.earned) for one in handed} == {("", 7.0), ("Ada L", 7.0)}
    file = results.file(CASE)
    file.write_text(file.read_text().replace('"points":7', '"points":9'))
    with pytest.raises(ReportError, match="was changed"):
        results.signed(CASE, "Ada")
