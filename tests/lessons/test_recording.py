"""A lesson from actions: every kind of step, goals that are found, and a folder that proves itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.conditions.condition import parse_condition
from engine.kernel.units import SECOND, parse_time
from engine.measures import measures
from engine.measures.selectors import guests_of
from engine.recording.recorder import Recording
from engine.sim import Simulation
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import Goal, Step
from lessons.format.new import TEMPLATE
from lessons.proof.check import check
from lessons.recording.machine import (
    Action,
    ActionLog,
    Looked,
    Noted,
    OpenedScenario,
    Ran,
    RecordingError,
    Typed,
)
from lessons.recording.writing import write_lesson

MACHINE = str(TEMPLATE / "machine.toml")


def taken(*actions: Action) -> ActionLog:
    made = ActionLog()
    for action in (OpenedScenario(MACHINE), *actions):
        made.add(action)
    return made


def ran(seconds: float, condition: str = "") -> Ran:
    return Ran(round(seconds * SECOND), condition)


def typed(seconds: float, line: str, userid: str = "LNK00002", how: Any = "cp") -> Typed:
    return Typed(round(seconds * SECOND), userid, line, how)


def written(tmp_path: Path, *actions: Action) -> Lesson:
    """The lesson; whatever was done, it proves itself."""
    folder = write_lesson(tmp_path / "07_shift", "What I did", taken(*actions))
    assert [str(finding) for finding in check(folder)] == []
    return load_lesson(folder)


def kinds(lesson: Lesson) -> list[str]:
    return [step.kind for step in lesson.steps]


# ---- a naive player: what the lesson says is done, word for word


def play(lesson: Lesson) -> list[Recording]:
    """Every step on one machine; what was recorded after each. Goals must be false first, then true."""
    made, simulation = [], Simulation(lesson.scenario("run1"), lesson.seed("run1"))
    for step in lesson.steps:
        if step.at:
            simulation.rewind(parse_time(step.at)) if parse_time(step.at) < simulation.now else None
            simulation.run(parse_time(step.at))
        if step.until:
            reach(simulation, step.until)
        if step.kind == "do":
            assert not any(holds(goal, simulation.recording()) for goal in step.goals)
            solve(simulation, step)
            assert all(holds(goal, simulation.recording()) for goal in step.goals)
        made.append(simulation.recording())
    return made


def reach(simulation: Simulation, text: str) -> None:
    began, condition = simulation.now, parse_condition(text, simulation.scenario)
    while (found := condition.next(simulation.recording(), began)) is None:
        assert not simulation.finished, f"{text} is never reached"
        simulation.run(simulation.now + SECOND)
    simulation.rewind(found)


def solve(simulation: Simulation, step: Step) -> None:
    for act in step.solution:
        if act.cp:
            simulation.execute(act.cp, act.userid or "MAINT")
        elif act.shell:
            simulation.shell(act.on or "", act.shell)
        elif act.change:
            simulation.change(act.change)
        elif act.run:
            simulation.run(simulation.now + parse_time(act.run.removeprefix("+")))


def holds(goal: Goal, recording: Recording) -> bool:
    if goal.condition:
        return parse_condition(goal.condition, recording.scenario).holds(recording, recording.now)
    measure = measures()[goal.measure or ""]
    members = guests_of(recording.scenario, goal.of) if goal.of else [0]
    value = measure.value(recording, members, recording.now, recording.now)
    return (goal.above is None or value > goal.above) and (goal.below is None or value < goal.below)


# ----


def test_every_kind_of_action_becomes_a_step_that_can_be_played(tmp_path: Path) -> None:
    lesson = written(
        tmp_path,
        Noted("See how it fills."),
        Looked("memory", "LNK00001"),
        ran(16.6, "LNK00001 suspended"),
        ran(22.33),
        Noted("Stop it\nStop the second guest."),
        typed(22.33, "STOP CPU ALL"),
        ran(25),
        typed(25, "SEND CP LNK00002 BEGIN", "MAINT"),
        ran(33),
        typed(33, "echo disk > /sys/power/state", how="shell"),
        ran(40),
        Noted("That is all."),
    )
    assert (lesson.id, lesson.title, lesson.study) == ("shift", "What I did", "")
    assert kinds(lesson) == "read watch run do run do run do run read".split()
    watch, do = lesson.steps[1], lesson.steps[3]
    assert (watch.until, watch.markdown) == ("LNK00001 suspended", "See how it fills.")
    assert watch.spotlight is not None
    assert (watch.spotlight.chart, watch.spotlight.guest) == ("memory", "LNK00001")
    assert (do.title, do.markdown.split("\n")[0]) == ("Stop it", "Stop the second guest.")
    goals = [step.goals[0].condition for step in lesson.steps if step.kind == "do"]
    assert goals == ["LNK00002 stopped", "LNK00002 not stopped", "LNK00002 suspended"]
    assert lesson.steps[-1].markdown == "That is all."
    ends = [recording.now / SECOND for recording in play(lesson)]
    assert ends == sorted(ends)
    assert ends[-1] == pytest.approx(40, abs=0.2)


def test_what_no_state_tells_is_told_by_a_figure(tmp_path: Path) -> None:
    limit = "SET SHARE LNK00002 ABSOLUTE 20% ABSOLUTE 20% LIMITHARD"
    lesson = written(tmp_path, ran(22), typed(22, limit, "MAINT"), ran(30))
    goal = lesson.steps[-1].goals[0]
    assert (kinds(lesson)[-1], goal.of) == ("do", "LNK00002")
    assert goal.measure in measures()
    play(lesson)


def test_a_change_of_a_parameter_is_done_again(tmp_path: Path) -> None:
    change = typed(3, "parameters.test_idle=1ms", "MAINT", "change")
    do = written(tmp_path, ran(3), change, ran(12)).steps[-1]
    assert (do.kind, do.allow, do.solution[0].change) == ("do", ("change",), "parameters.test_idle=1ms")


def test_a_command_that_changes_nothing_is_one_to_try(tmp_path: Path) -> None:
    lesson = written(tmp_path, ran(10), typed(10, "QUERY TIME"), ran(12))
    assert kinds(lesson) == ["read", "run", "read", "run"]
    assert "LNK00002: QUERY TIME" in lesson.steps[2].markdown


def test_a_line_that_was_refused_is_left_out(tmp_path: Path) -> None:
    lines = [typed(22, "STOPP CPU ALL"), typed(22, "STOP CPU ALL"), typed(22, "cat /none", how="shell")]
    do = written(tmp_path, ran(22), *lines, ran(25)).steps[2]
    assert [act.cp or act.shell or act.run for act in do.solution][0] == "STOP CPU ALL"
    assert len([act for act in do.solution if act.cp or act.shell]) == 1


def test_what_would_have_happened_anyway_is_no_goal(tmp_path: Path) -> None:
    """LNK00001 is suspended at 0:00:15 whatever its share is."""
    lesson = written(tmp_path, ran(14), typed(14, "SET SHARE LNK00001 RELATIVE 200", "MAINT"), ran(20))
    assert all(goal.condition != "LNK00001 suspended" for step in lesson.steps for goal in step.goals)
    play(lesson)


def test_commands_given_while_the_run_went_on_keep_their_distance(tmp_path: Path) -> None:
    lines = [typed(22, "STOP CPU ALL"), typed(24.5, "BEGIN"), typed(26, "STOP CPU ALL")]
    lesson = written(tmp_path, ran(21), *lines)
    do = lesson.steps[-1]
    assert kinds(lesson) == ["read", "run", "do"]
    assert [act.run or act.cp for act in do.solution][:5] == [
        "STOP CPU ALL",
        "+2.5s",
        "BEGIN",
        "+1.5s",
        "STOP CPU ALL",
    ]
    play(lesson)


def test_no_note_is_lost(tmp_path: Path) -> None:
    lesson = written(tmp_path, Noted("First."), ran(21), typed(22, "STOP CPU ALL"), Noted("Last."))
    assert kinds(lesson) == ["read", "run", "run", "do", "read"]
    assert [lesson.steps[place].markdown for place in (1, 4)] == ["First.", "Last."]


def test_a_step_back_is_where_the_next_step_begins(tmp_path: Path) -> None:
    lesson = written(tmp_path, ran(30), Looked("cpu"), ran(20), typed(21, "STOP CPU ALL"))
    assert kinds(lesson) == ["read", "run", "run", "do"]
    assert (lesson.steps[2].at, lesson.steps[2].until) == ("0:00:20", "0:00:21")
    play(lesson)


def test_a_scenario_that_comes_along_is_named_and_a_file_is_copied_whole(tmp_path: Path) -> None:
    made = ActionLog(
        [OpenedScenario("pause-one-was-stop", ("lpar.processors=2",), 7), OpenedScenario(MACHINE)]
    )
    lesson = load_lesson(write_lesson(tmp_path / "two", "Two", made))
    assert lesson.study == ""
    assert [run.scenario for run in lesson.runs.values()] == ["pause-one-was-stop", "run2.toml"]
    assert (lesson.runs["run1"].seed, lesson.runs["run1"].settings) == (7, ("lpar.processors=2",))
    assert lesson.scenario("run2").title == "Two guests and room for one and a half"


@pytest.mark.parametrize(
    "note",
    [
        "<script>alert(1)</script>",
        "# A heading\n## Another {#step-1}\ntext",
        "a\n===\nb",
        "![x](http://example.invalid/x.png)",
        "[x](file:///etc/passwd)",
        "```\nopen",
        "$$\nopen",
        "{#step-1}",
        "\\",
        "   ",
        "[pages](glossary:page) and *this*",
    ],
)
def test_any_note_makes_a_lesson_that_loads(tmp_path: Path, note: str) -> None:
    lesson = written(tmp_path, Noted(note), ran(1), Noted(f"Title {note}\n{note}"))
    assert kinds(lesson) == ["read", "run", "read"]


def test_a_note_may_use_markdown(tmp_path: Path) -> None:
    assert (
        "[pages](glossary:page)"
        in written(tmp_path, Noted("[pages](glossary:page)"), ran(1)).steps[1].markdown
    )


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([], "no scenario is open"),
        ([Ran(SECOND), OpenedScenario(MACHINE)], "before a scenario was open"),
        ([OpenedScenario("nothing.toml")], "cannot be opened again"),
        ([OpenedScenario(MACHINE), Ran(SECOND, "LNK00009 dormant")], "LNK00009"),
    ],
)
def test_what_cannot_become_a_lesson_is_told_and_leaves_nothing(
    tmp_path: Path, actions: list[Action], words: str
) -> None:
    with pytest.raises(RecordingError, match=words):
        write_lesson(tmp_path / "new", "New", ActionLog(actions))
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    with pytest.raises(RecordingError, match="already exists"):
        write_lesson(tmp_path / "mine", "Mine", taken())


def test_what_only_passes_by_is_not_kept() -> None:
    made = taken(ran(1), ran(2), Looked("memory"), Looked("cpu"), ran(3, "LNK00001 dormant"), ran(4))
    assert made.actions[1:] == [ran(2), Looked("cpu"), ran(3, "LNK00001 dormant"), ran(4)]
