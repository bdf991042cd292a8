"""The report of a lesson that was really played."""

from __future__ import annotations

import copy
import dataclasses
from pathlib import Path

import pytest

from lessons.format.load import load_lesson
from lessons.play.answer_text import answer_text
from lessons.play.judging import figure_text
from lessons.play.work import Judgement, new_work
from lessons.report.builder import report_of
from lessons.report.page import html
from lessons.report.report import Report, StepReport
from tests.lessons.play.played import ANSWERS, played

LESSONS = Path(__file__).parents[3] / "lessons"


@pytest.fixture(scope="module")
def report() -> Report:
    lesson, work, recordings = played()
    return report_of(lesson, work, recordings, "1.2")


def by_id(report: Report, id: str) -> StepReport:
    return next(step for step in report.steps if step.id == id)


def test_everything_is_in_it(report: Report) -> None:
    lesson, work, _ = played()
    assert (report.lesson, report.title, report.student) == ("example", lesson.title, "Ada")
    assert (report.version, report.seed) == ("1.2", work.seed)
    assert [step.id for step in report.steps] == [step.id for step in lesson.steps]
    assert report.complete
    assert report.seconds == pytest.approx(10.0 * len(lesson.steps))
    assert report.hints == 1
    assert {step.id: step.answer for step in report.steps if step.answer is not None} == ANSWERS


def test_answers_stand_beside_the_run(report: Report) -> None:
    number = by_id(report, "how-many")
    assert number.answer_text == "1,000 pages"
    assert number.truth_text == f"{figure_text(float(number.truth))} pages"  # type: ignore[arg-type]
    assert number.right is False
    assert number.error == pytest.approx(1000 / float(number.truth) - 1)  # type: ignore[arg-type]
    assert by_id(report, "who").right is True
    assert by_id(report, "who").answer_text == by_id(report, "who").truth_text
    assert by_id(report, "order").answer_text == "LNK00002 > LNK00001"


def test_bars_and_curves_have_a_line_for_each_value(report: Report) -> None:
    bars, curve = by_id(report, "bars"), by_id(report, "curve")
    assert bars.answer_text.splitlines()[:2] == ["ONE, real storage: 5,000", "ONE, XSTOR: 2,000"]
    assert [line.partition(":")[0] for line in bars.truth_text.splitlines()] == [
        line.partition(":")[0] for line in bars.answer_text.splitlines()
    ]
    assert bars.error is not None
    assert bars.error < 0.15
    assert len(curve.truth_text.splitlines()) == 9
    assert curve.truth_text.splitlines()[0].startswith("0:00:15: ")


def test_the_goal_and_its_commands(report: Report) -> None:
    goal = by_id(report, "stop-it")
    assert (goal.won, goal.hints, goal.commands) == (True, 1, ("LNK00002: STOP CPU ALL",))
    assert goal.sentence == "All goals are reached."


def test_comparisons_do_not_count_twice(report: Report) -> None:
    assert all(step.right is None for step in report.steps if step.kind == "compare")
    assert report.counted == 9  # six predictions, two explanations, a goal
    assert report.won == sum(step.right is True for step in report.steps)


def test_words_are_kept_and_not_judged(report: Report) -> None:
    words = by_id(report, "in-your-words")
    assert (words.answer_text, words.right, words.counts) == ("It <b>stands</b> still.", None, False)
    assert "It &lt;b&gt;stands&lt;/b&gt; still." in html(report)


def test_a_lesson_that_is_started_over_earns_less() -> None:
    """Whoever plays a lesson twice knows its answers."""
    lesson, work, recordings = played()
    again = new_work(lesson, work.student, earlier=work)
    for id, entry in work.steps.items():
        again.steps[id] = entry.model_copy(update={"again": again.step(id).again})
    first, second = report_of(lesson, work, recordings), report_of(lesson, again, recordings)
    assert by_id(second, "who").retried == 1
    assert second.earned == first.earned - 0.25 * first.won
    assert by_id(second, "who").credit == by_id(first, "who").credit - 0.25


@pytest.mark.parametrize(
    ("folder", "step", "machines", "restarts", "credit"),
    [
        ("22_the_limit_of_the_master", "search", 7, 3, 1.0),  # seven machines find the number
        ("22_the_limit_of_the_master", "search", 9, 0, 0.5),
        ("48_passes_and_quiesce", "still", 1, 0, 1.0),
        ("48_passes_and_quiesce", "still", 2, 1, 0.75),  # a restart is for the next machine
    ],
)
def test_machines_beyond_the_tries_of_a_step_cost_points(
    folder: str, step: str, machines: int, restarts: int, credit: float
) -> None:
    lesson = load_lesson(LESSONS / folder)
    work = new_work(lesson, "A. Student")
    entry = work.step(step)
    entry.state, entry.attempts, entry.restarts = "done", machines, restarts
    assert by_id(report_of(lesson, work, {}), step).credit == credit


def test_a_wrong_choice_that_the_run_decides_stands_beside_the_right_one() -> None:
    """Also one that explains what was seen; its options have no key by the author."""
    lesson, work, recordings = played()
    steps = [s.model_copy(update={"kind": "explain"}) if s.id == "who" else s for s in lesson.steps]
    wrong = copy.deepcopy(work)
    entry = wrong.step("who")
    entry.answer, entry.judged = "two", Judgement(right=False, key="two")
    report = report_of(dataclasses.replace(lesson, steps=tuple(steps)), wrong, recordings)
    assert by_id(report, "who").truth == work.step("who").found
    assert by_id(report, "who").truth_text.startswith("LNK00001")


def test_another_student_on_this_computer_restarts_nothing() -> None:
    lesson, work, _ = played()
    assert new_work(lesson, "Grace", earlier=work).steps == {}


def test_a_lesson_that_was_not_begun_has_a_report_too() -> None:
    lesson = played()[0]
    report = report_of(lesson, new_work(lesson), {})
    assert (report.done, report.won, report.complete) == (0, 0, False)
    assert all(step.truth is None for step in report.steps if step.kind == "predict")
    assert html(report)


def test_a_run_that_was_changed_later_does_not_change_what_was_compared() -> None:
    lesson, work, recordings = played()
    from lessons.play.machine import LessonRuns

    machine = LessonRuns(lesson, "Ada").run("two")
    machine.run(10**10)
    early, whole = report_of(lesson, work, {"two": machine.recording()}), report_of(lesson, work, recordings)
    assert by_id(early, "how-many").truth == work.step("how-many").found
    assert by_id(early, "how-many").truth_text == by_id(whole, "how-many").truth_text
    assert by_id(early, "how-many").sentence


def test_an_early_report_tells_no_answers() -> None:
    lesson, work, recordings = played()
    unanswered = copy.deepcopy(work)
    for done in unanswered.steps.values():
        done.answer, done.judged, done.state = None, None, "open"
    early = report_of(lesson, unanswered, recordings)
    assert [step.id for step in early.steps if step.truth_text or step.published_text] == []
    assert "Right answer" not in html(early, [])
    assert any(step.truth_text for step in report_of(lesson, work, recordings).steps)


def test_no_answer_is_no_text() -> None:
    assert answer_text(played()[0].steps[3], None) == ""
