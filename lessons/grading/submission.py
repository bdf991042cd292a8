"""A submission: the commands of each run, and the drawings or machines; the lesson's own solution is also a
submission.

As a folder, it contains `commands.txt`, rule files and drawings. It can be from an untrusted author, so all
sizes are limited. A line of commands.txt is a run, a time, how, who, and what: `house 30s cp LNOLD01 STOP CPU
ALL`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from engine.atomic import atomic_write
from engine.language import say
from engine.recording.command_log import GivenCommand, How
from engine.scenario.files.quantities import to_time
from engine.session_file.models import command_line, given_of
from engine.shell.daemon import line_of
from engine.sim import Simulation
from lessons.format.error import LessonError
from lessons.format.folder import ENDING, Folder
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import MAKES, Act, Step
from lessons.play.drawings import MAX_DRAWING_BYTES, SUFFIX, DrawnError
from lessons.play.machine import LessonRuns, Unreached, carry_out, go
from lessons.play.machine_settings import DRAWING, DialError, act_settings, answer_settings
from lessons.play.work import StudentWork

COMMANDS = "commands.txt"
MAX_ORDERS = 1000  # of a run
MAX_RULES = 33_000  # characters of a line that has rules
_LINE = re.compile(r"(\S{1,40}) (\S{1,30}) (cp|shell|change|rules) (\S{1,40}) (.{1,600})")
NOBODY = "-"  # gives a change
_HEAD = "# A solution: run, time, how, who, what. Rules name a file next to this one.\n"


class SubmissionError(ValueError):
    """A solution cannot be used; the text gives the reason, for the user."""


@dataclass(frozen=True)
class RunSubmission:
    """The actions in one run: additional settings, and commands ordered by time."""

    settings: tuple[str, ...] = ()
    orders: tuple[GivenCommand, ...] = ()


@dataclass(frozen=True)
class Submission:
    """The commands by run, and the answers of steps that build a machine."""

    orders: Mapping[str, tuple[GivenCommand, ...]] = field(default_factory=dict)
    answers: Mapping[str, Any] = field(default_factory=dict)

    def part(self, lesson: Lesson, run: str) -> RunSubmission:
        """Return the actions in a run. Raises SubmissionError."""
        settings: tuple[str, ...] = ()
        for place, step in enumerate(lesson.steps):
            if lesson.run_of(place) == run and step.id in self.answers:
                try:
                    settings = answer_settings(lesson, step, self.answers[step.id]) or settings
                except (DialError, DrawnError) as error:
                    raise SubmissionError(f"{step.title or step.id}: {error}") from None
        return RunSubmission(
            settings, tuple(sorted(self.orders.get(run, ()), key=lambda command: command.time))
        )


# ---- as a table of JSON


def as_table(handed: Submission) -> dict[str, Any]:
    """Return a JSON table from which `of_table` makes an equal submission."""
    orders = {run: [command_line(command) for command in given] for run, given in handed.orders.items()}
    return {"orders": orders, "answers": dict(handed.answers)}


def of_table(table: Mapping[str, Any]) -> Submission:
    """Return the submission in a JSON table. Raises ValueError for invalid commands."""
    orders = {run: tuple(map(given_of, lines)) for run, lines in table["orders"].items()}
    return Submission(orders, table["answers"])


def of_work(lesson: Lesson, work: StudentWork) -> Submission:
    """Return the student's actions so far in the graded runs. Raises ValueError for damaged work."""
    graded = {figure.run for figure in lesson.figures}
    orders = {run: tuple(map(given_of, lines)) for run, lines in work.given.items() if run in graded}
    made = [step.id for step in lesson.steps if step.dials or step.drawing]
    answers = {name: work.steps[name].answer for name in made if name in work.steps}
    return Submission(orders, {name: answer for name, answer in answers.items() if answer is not None})


# ---- as a folder


def read(lesson: Lesson, folder: Path) -> Submission:
    """Return the submission in a folder. Raises SubmissionError."""
    try:
        files = Folder(folder)
        orders = _orders(lesson, files) if COMMANDS in files.names else {}
        answers = {
            step.id: {DRAWING: files.text(name, MAX_DRAWING_BYTES)} for step, name in _drawings(lesson, files)
        }
    except LessonError as error:
        raise SubmissionError(str(error)) from None
    if not orders and not answers:
        hint = say("expected {0}, or a drawing named STEP{1}", COMMANDS, SUFFIX)
        raise SubmissionError(say("{0} has no solution to this lesson: {1}", folder.name, hint))
    return Submission(orders, answers)


def write(handed: Submission, folder: Path) -> list[Path]:
    """Write the submission as a folder that `read` can read; return the files. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    texts: dict[str, str] = {}
    lines = [_line(run, given, texts) for run, orders in handed.orders.items() for given in orders]
    texts[COMMANDS] = _HEAD + "".join(f"{line}\n" for line in lines)
    for step, answer in handed.answers.items():
        if DRAWING in answer:
            texts[f"{step}{SUFFIX}"] = answer[DRAWING]
    for name, text in texts.items():
        atomic_write(folder / name, text)
    return [folder / name for name in texts]


def _drawings(lesson: Lesson, files: Folder) -> Iterator[tuple[Step, str]]:
    for step in lesson.steps:
        if step.drawing is not None and f"{step.id}{SUFFIX}" in files.names:
            yield step, f"{step.id}{SUFFIX}"


def _orders(lesson: Lesson, files: Folder) -> dict[str, tuple[GivenCommand, ...]]:
    found: dict[str, list[GivenCommand]] = {}
    for number, line in enumerate(files.text(COMMANDS).splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        run, given = _given(lesson, files, line.strip(), number)
        found.setdefault(run, []).append(given)
        if len(found[run]) > MAX_ORDERS:
            raise LessonError(COMMANDS, number, say("expected at most {0} commands in a run", MAX_ORDERS))
    return {run: tuple(orders) for run, orders in found.items()}


def _given(lesson: Lesson, files: Folder, line: str, number: int) -> tuple[str, GivenCommand]:
    parts = _LINE.fullmatch(line)
    if parts is None or parts[1] not in lesson.runs:
        like, runs = next(iter(lesson.runs), "run"), ", ".join(lesson.runs)
        hint = say('expected a line like "{0} 30s cp MAINT QUERY TIME"; the runs are {1}', like, runs)
        raise LessonError(COMMANDS, number, hint)
    run, time, how, userid, what = parts.groups()
    try:
        at = to_time(time)
    except ValueError as error:
        raise LessonError(COMMANDS, number, f"{time}: {error}") from None
    if how == "rules":
        what = line_of("restart", what.removesuffix(ENDING), files.text(what, MAX_RULES))
    return run, GivenCommand(at, 0, "" if userid == NOBODY else userid, what, cast(How, how))


def _line(run: str, given: GivenCommand, texts: dict[str, str]) -> str:
    what = given.line
    if given.how == "rules":
        head, _, text = given.line.partition("\n")
        what = _rule_file(head.partition(" ")[2] or "rules", text, texts)
    time = f"{given.time // 10**9}.{given.time % 10**9:09d}s"
    return " ".join((run, time, given.how, given.userid or NOBODY, what))


def _rule_file(name: str, text: str, texts: dict[str, str]) -> str:
    """Return the file name for rules; add a number if another text has that name."""
    word = re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-")[:40] or "rules"
    names = (f"{word}{number or ''}{ENDING}" for number in range(MAX_ORDERS + 1))
    file = next(name for name in names if texts.get(name, text) == text)
    texts[file] = text
    return file


def reference(lesson: Lesson) -> Submission:
    """Return the solutions of all steps as one submission. Raises SubmissionError if a step fails."""
    return _played(str(lesson.folder.path))


@lru_cache(maxsize=4)
def _played(folder: str) -> Submission:
    lesson = load_lesson(folder)
    machines = LessonRuns(lesson)
    answers: dict[str, Any] = {}
    graded = list(dict.fromkeys(figure.run for figure in lesson.figures))
    for place, step in enumerate(lesson.steps):
        if lesson.run_of(place) in graded:
            try:
                _play(lesson, step, machines, answers)
            except Unreached as error:
                raise SubmissionError(f"{step.title or step.id}: {error}") from None
    return Submission({run: machines.run(run).commands for run in graded}, answers)


def _play(lesson: Lesson, step: Step, machines: LessonRuns, answers: dict[str, Any]) -> None:
    run = lesson.run_of(lesson.index(step.id))
    machine = machines.run(run)
    if step.at is not None:
        go(machine, step.at, after=-1)
    if step.until:
        go(machine, step.until)
    for act in step.solution:
        machine = _carry_out(lesson, step, act, machines, machine, answers)


def _carry_out(
    lesson: Lesson, step: Step, act: Act, machines: LessonRuns, machine: Simulation, answers: dict[str, Any]
) -> Simulation:
    if act.tool not in MAKES:
        carry_out(machine, act, lesson.folder)
        return machine
    answers[step.id] = dict(act.build or {})
    if act.drawing is not None:
        answers[step.id] = {DRAWING: lesson.folder.text(act.drawing, MAX_DRAWING_BYTES)}
    return machines.make(lesson.run_of(lesson.index(step.id)), act_settings(lesson, step, act))
