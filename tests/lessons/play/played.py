"""The template, played to its end by a made-up student."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from engine.sim import Simulation
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.new import TEMPLATE
from lessons.play.machine import LessonRuns, carry_out, go, play_point
from lessons.play.play import Play
from lessons.play.work import StudentWork, new_work

ANSWERS: dict[str, Any] = {
    "who": "one",
    "what-is-a-frame": "place",
    "by-size": {"11000": 3000.0, "12000": 2000.0, "13000": 1000.0},
    "how-many": 1000.0,
    "order": ["LNK00002", "LNK00001"],
    "bars": {
        "LNK00001": {"real": 5000.0, "xstor": 2000.0},
        "LNK00002": {"real": 7000.0, "xstor": 0.0},
    },
    "curve": [[0, 12000.0], [15 * SECOND, 4500.0], [30 * SECOND, 300.0]],
    "why": "dormant",
    "in-your-words": "It <b>stands</b> still.",
}


@cache
def played(student: str = "Ada") -> tuple[Lesson, StudentWork, dict[str, Recording]]:
    """The lesson, the work and the recordings; everything that asks for an answer has one."""
    lesson = load_lesson(TEMPLATE)
    play = Play(lesson, new_work(lesson, student, "2026-03-01T10:00:00+00:00"))
    machine = LessonRuns(lesson, student).run("two")
    while True:
        _step(play, machine)
        if not play.next():
            break
    play.work.finished = "2026-03-01T10:12:00+00:00"
    return lesson, play.work, {"two": machine.recording()}


def _step(play: Play, machine: Simulation) -> None:
    step = play.step
    play.spend(10.0)
    play.began(machine.now)
    if step.until:
        go(machine, step.until)
        play.reached()
    if step.kind == "sweep":
        for point in play.lesson.sweeps[step.sweep].points:
            play.swept(step.sweep, point.id, play_point(play.lesson, step.sweep, point.id, play.work.student))
    if step.id in ANSWERS:
        play.answer(ANSWERS[step.id])
    if step.id == "stop-it":
        play.hint()
        for act in step.solution:
            carry_out(machine, act)
            play.command(f"{act.userid}: {act.cp}") if act.cp else None
    play.judge(machine.recording())
