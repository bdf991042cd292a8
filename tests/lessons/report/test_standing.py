"""Done means every step and the mastery of the lesson; points are those of the report."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.play.work import Judgement, StepWork, StudentWork, new_work
from lessons.report.builder import report_of
from lessons.report.standing import found, missed, standing_of
from tests.lessons.example import changed, write


@pytest.fixture(scope="module")
def lesson(tmp_path_factory: pytest.TempPathFactory) -> Lesson:
    return load_lesson(write(tmp_path_factory.mktemp("standing") / "lesson"))


def _work(lesson: Lesson, right: bool = True) -> StudentWork:
    work = new_work(lesson, "Ada")
    for step in lesson.steps:
        judged = Judgement(right=right) if step.form or step.kind == "do" else None
        work.steps[step.id] = StepWork(state="done", judged=judged)
    return work


def test_all_right_is_done(lesson: Lesson) -> None:
    standing = standing_of(lesson, _work(lesson))
    assert (standing.earned, standing.open_steps, standing.done) == (standing.counted, 0, True)


def test_without_the_mastery_it_is_visited(lesson: Lesson) -> None:
    work = _work(lesson)
    counted = standing_of(lesson, work).counted
    asked = [step.id for step in lesson.steps if step.kind == "predict"]
    for place, id in enumerate(asked, 1):
        work.steps[id].judged = Judgement(right=False)
        standing = standing_of(lesson, work)
        assert standing.ended
        assert standing.done == (100 * (counted - place) / counted >= 70)
    assert not standing.done


def test_an_open_step_keeps_it_from_being_done(lesson: Lesson) -> None:
    for step in lesson.steps:
        work = _work(lesson)
        work.steps[step.id].state = "open"
        assert standing_of(lesson, work).done == step.optional, step.id


@pytest.mark.parametrize(("mastery", "done"), [(0, True), (100, False)])
def test_a_lesson_states_its_mastery(tmp_path: Path, mastery: int, done: bool) -> None:
    folder = write(tmp_path / "lesson", changed("minutes = 10", f"minutes = 10\nmastery = {mastery}"))
    lesson = load_lesson(folder)
    assert standing_of(lesson, _work(lesson, right=False)).done == done


STEP = st.builds(
    StepWork,
    state=st.sampled_from(["open", "done", "skipped"]),
    judged=st.none() | st.booleans().map(lambda right: Judgement(right=right)),
    hints_shown=st.integers(0, 5),
    restarts=st.integers(0, 3),
    looked=st.booleans(),
    rungs=st.lists(st.sampled_from([-2, -1, 0]), max_size=2),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_it_agrees_with_the_report(lesson: Lesson, data: st.DataObject) -> None:
    work = new_work(lesson, "Ada")
    work.steps = {step.id: data.draw(STEP) for step in lesson.steps}
    report, standing = report_of(lesson, work, {}), standing_of(lesson, work)
    assert (standing.earned, standing.counted) == (report.earned, report.counted)
    assert standing.ended == report.complete
    assert not standing.done or standing.ended
    assert {step.id for step in missed(report)} == {s.id for s in report.steps if s.counts and s.credit < 1}
    assert all(step.kind == "predict" for step in found(report))
    assert StudentWork.model_validate_json(work.model_copy(update={"standing": standing}).model_dump_json())
