"""A lesson played from its first to its last step, without a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.units import SECOND
from engine.sim import Simulation
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.play.answers import AnswerError
from lessons.play.guide import title_over
from lessons.play.judging import judge
from lessons.play.machine import LessonRuns, carry_out, go
from lessons.play.play import Play
from lessons.play.work import StudentWork, new_work
from lessons.play.worked import worked
from lessons.report.builder import report_of
from tests.lessons.example import changed, write


@pytest.fixture(scope="module")
def lesson(tmp_path_factory: pytest.TempPathFactory) -> Lesson:
    return load_lesson(write(tmp_path_factory.mktemp("lesson")))


@pytest.fixture
def play(lesson: Lesson) -> Play:
    return Play(lesson, new_work(lesson, "Ada"))


def at(play: Play, id: str) -> Play:
    play.go(play.lesson.index(id))
    return play


@pytest.fixture(scope="module")
def small(lesson: Lesson) -> Simulation:
    simulation = LessonRuns(lesson).run("small")
    simulation.run(42 * SECOND)
    return simulation


def test_the_introduction_comes_before_the_first_step(play: Play) -> None:
    first, second = play.text_of(0), play.text_of(1)
    heading = f"### {play.lesson.steps[0].title}"
    assert first.startswith(play.lesson.introduction)
    assert first.index(heading) < first.index(play.lesson.steps[0].markdown)
    assert play.lesson.introduction not in second
    assert title_over(play.lesson, 0) == play.lesson.title
    assert title_over(play.lesson, 1) == play.lesson.steps[1].title


def test_from_start_to_end(play: Play) -> None:
    machines = LessonRuns(play.lesson, "Ada")
    answers = {
        "guess-pages": 20,
        "guess-state": "suspended",
        "guess-order": ["LNK00002", "LNK00001"],
        "guess-bars": dict.fromkeys(("LNK00001", "LNK00002"), {"real": 3000, "xstor": 3000, "dasd": 0}),
        "guess-curve": [[0, 12000], [40 * SECOND, 300]],
        "why": "log",
        "say": "Because it was told to.",
    }
    while True:
        step, machine = play.step, machines.run(play.lesson.run_of(play.index))
        if step.at:
            go(machine, step.at, -1)
        play.began(machine.now, machine.events)
        play.spend(5.0)
        if step.id in answers:
            play.answer(answers[step.id])
        if step.until:
            go(machine, step.until)
            play.reached()
        for act in step.solution:
            assert carry_out(machine, act).number == 0
            play.command(act.cp or act.run or "")
        play.judge(machine.recording())
        if not play.next():
            break
    assert play.step.id == "end"
    assert play.finished
    work = play.work
    assert {entry.state for entry in work.steps.values()} == {"done"}
    assert sum(entry.seconds for entry in work.steps.values()) == 5.0 * 17
    assert work.step("compare-state").judged.right
    assert work.step("bring-back").commands == ["BEGIN", "+2s"]
    assert work.step("bring-back").began_at == 30 * SECOND
    assert StudentWork.model_validate_json(work.model_dump_json()) == work


def test_a_step_is_left_when_it_is_done_or_skipped(play: Play) -> None:
    assert play.next()
    assert (play.step.id, play.next()) == ("guess-pages", False)
    play.answer(20)
    assert play.next()
    assert play.skip()
    assert play.work.step("guess-state").state == "skipped"
    at(play, "guess-pages")
    assert play.entry.answer == 20
    assert play.skip()
    assert play.work.step("guess-pages").state == "done"
    at(play, "say")
    assert play.next()  # it is optional
    at(play, "end")
    assert not play.next()
    assert not play.skip()
    assert not play.finished
    with pytest.raises(IndexError):
        play.go(17)


def test_it_goes_on_where_it_was_left(play: Play) -> None:
    at(play, "watch").reached()
    again = Play(play.lesson, StudentWork.model_validate_json(play.work.model_dump_json()))
    assert again.step.id == "watch"
    assert again.done(again.index)
    gone = play.work.model_copy(update={"current": "a-step-of-another-version"})
    assert Play(play.lesson, gone).index == 0


def test_a_prediction_stays_once_it_was_compared(play: Play, small: Simulation) -> None:
    at(play, "guess-pages").answer(1)
    play.answer(2)
    assert play.entry.attempts == 2
    at(play, "compare-pages")
    early = LessonRuns(play.lesson).run("small")
    assert play.judge(early.recording()) is None
    assert play.entry.state == "open"
    judged = play.judge(small.recording())
    assert (judged.right, judged.key) == (False, "too-low")
    assert play.work.step("guess-pages").judged == judged
    at(play, "guess-pages").restart()
    assert play.locked
    with pytest.raises(AnswerError, match="passed"):
        play.answer(20)
    assert play.entry.answer == 2


def test_a_comparison_without_a_prediction_is_done_and_not_judged(play: Play, small: Simulation) -> None:
    assert at(play, "compare-bars").judge(small.recording()) is None
    assert play.entry.state == "done"
    assert play.work.step("guess-bars").judged is None


def test_hints_are_a_ladder_for_the_wrong_answer(play: Play, small: Simulation) -> None:
    at(play, "guess-pages").answer(1)
    at(play, "compare-pages").judge(small.recording())
    assert play.hint_is_due
    assert play.hint(asked=False).text == "It works: see `LNK00002`."
    assert not play.hint_is_due  # the next ones must be asked for
    assert play.hint().text == "Its memory is 32 MB."
    assert play.hint().text == "It has touched some 27 of its 32 MB."
    assert play.hint() is None
    assert play.work.step("guess-pages").hints_shown == 2


def test_a_lesson_without_a_worked_solution_gets_one_from_the_run(play: Play) -> None:
    step = play.lesson.steps[play.lesson.index("guess-pages")]
    said = "**Worked solution.** Take *pages in real storage* of LNK00002 at 40s: 27.3 MB."
    assert worked(step, 27.34) == said


@pytest.mark.parametrize("id", ["guess-pages", "guess-state", "compare-pages", "why"])
def test_there_is_no_hint_before_an_answer_was_judged(play: Play, id: str) -> None:
    assert at(play, id).hint() is None
    if id.startswith("guess"):
        play.answer(20 if id == "guess-pages" else "works")
        assert play.hint() is None


def test_a_prediction_locks_when_the_run_passes_its_moment(play: Play) -> None:
    machine = LessonRuns(play.lesson, "Ada").run("small")
    at(play, "guess-pages").answer(5)
    machine.run(39 * SECOND)
    assert not play.look("stop", machine.recording())  # another run says nothing
    play.look("small", machine.recording())
    assert not play.locked
    play.answer(6)
    machine.run(41 * SECOND)
    assert play.look("small", machine.recording())
    machine.seek(10 * SECOND)
    assert not play.look("small", machine.recording())
    with pytest.raises(AnswerError, match="passed"):
        play.answer(20)
    play.restart()
    assert (play.entry.answer, play.entry.looked) == (6, False)


def test_who_looks_first_may_answer_later_and_is_marked(play: Play, small: Simulation) -> None:
    play.look("small", small.recording())
    at(play, "guess-pages").answer(27)
    at(play, "compare-pages")
    assert play.judge(small.recording()).right
    assert play.work.step("guess-pages").looked
    report = next(s for s in report_of(play.lesson, play.work, {}).steps if s.id == "guess-pages")
    assert (report.looked, report.right, report.credit) == (True, True, 0.0)


def locked(play: Play) -> set[str]:
    return {id for id, entry in play.work.steps.items() if entry.locked}


def test_a_curve_locks_when_the_run_enters_its_stretch(play: Play) -> None:
    machine = LessonRuns(play.lesson, "Ada").run("small")
    play.look("small", machine.recording())
    assert not locked(play)
    machine.run(1 * SECOND)
    play.look("small", machine.recording())
    assert locked(play) == {"guess-curve"}


def test_the_last_rung_is_the_solution(play: Play) -> None:
    machine = LessonRuns(play.lesson).run("stop")
    go(machine, "30s")
    at(play, "bring-back").began(machine.now)
    judged = play.judge(machine.recording())
    assert (judged.right, judged.key) == (False, "1")
    first, last = play.hint(), play.hint()
    assert (first.text, first.solution) == ("A stopped guest goes on with BEGIN.", ())
    assert [act.tool for act in last.solution] == ["cp", "run"]
    assert play.hint() is None


def test_a_wrong_explanation_may_be_tried_again(play: Play) -> None:
    at(play, "why").answer("luck")
    judged = play.judge(None)
    assert (judged.right, judged.sentence, play.entry.state) == (False, "Nothing here is luck.", "open")
    play.answer("log")
    assert play.judge(None).right
    assert (play.entry.state, play.entry.attempts) == ("done", 2)
    play.restart()
    assert (play.entry.state, play.entry.answer, play.entry.attempts) == ("open", None, 2)


def test_steps_without_a_question_take_no_answer(play: Play) -> None:
    for id in ("intro", "watch", "compare-pages", "bring-back"):
        with pytest.raises(AnswerError, match="has no question"):
            at(play, id).answer("x")
        assert id == "bring-back" or play.judge(None) is None


def test_the_first_goal_is_helped_with_before_anybody_has_looked_at_it() -> None:
    template = load_lesson(Path(__file__).parents[3] / "lessons" / "template")
    play = at(Play(template, new_work(template, "Ada")), "stop-it")
    hint = play.hint()
    assert hint is not None
    assert "open its console" in hint.text


def test_answers_after_the_trainers_window_are_looked_up(play: Play) -> None:
    """What was locked before is the student's own; what can still be changed is not."""
    asks = [step for step in play.lesson.steps if step.kind == "predict"]
    first, second = asks[0], asks[1]
    entry = play.work.step(first.id)
    entry.answer, entry.locked = 1.0, True
    play.tell()
    told = {step.id for step in play.lesson.steps if play.work.step(step.id).told}
    assert first.id not in told
    assert second.id in told
    assert not any(play.work.step(step.id).told for step in play.lesson.steps if step.kind == "read")
    looked = {step.id: step.looked for step in report_of(play.lesson, play.work, {}).steps}
    assert looked[second.id]
    assert not looked[first.id]


def test_a_capstone_hides_its_guide_until_it_is_graded() -> None:
    lesson = load_lesson(Path(__file__).parents[3] / "lessons" / "81_a_constrained_site")
    play = Play(lesson, new_work(lesson))
    assert play.revealed == frozenset()
    play.work.step("grade").state = "done"
    assert play.revealed is None


@pytest.mark.parametrize(
    ("why", "said"), [("", "That is right."), ('why = "It is kept.", ', "That is right. It is kept.")]
)
def test_a_right_answer_has_its_reason_too(tmp_path: Path, why: str, said: str) -> None:
    """A lucky guess teaches something then."""
    table = changed('text = "The log says so.", right', f'text = "The log says so.", {why}right')
    lesson = load_lesson(write(tmp_path / "lesson", table))
    step = lesson.steps[lesson.index("why")]
    assert judge(step, "log", "log").sentence == said
    assert judge(step, "luck", "log").sentence == "Nothing here is luck."
