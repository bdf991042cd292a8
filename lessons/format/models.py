"""The tables of lesson.toml. Each field is checked here; combinations of fields are checked in rules.py."""

from __future__ import annotations

import math
import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from engine.scenario.files.quantities import Switch, to_time, whole

STUDENT = "student"  # a seed of each student's own
TOOLS = ("cp", "shell", "change", "rules", "build", "drawing")
MAKES = ("build", "drawing")  # of these: a machine is made anew, and stands at time 0
Kind = Literal["read", "watch", "predict", "run", "compare", "explain", "do", "grade", "reflect"]
Form = Literal["number", "choice", "order", "bars", "curve", "text"]
Tool = Literal["cp", "shell", "change", "rules", "build", "drawing"]


def _word(most: int, hint: str) -> AfterValidator:
    def check(text: str) -> str:
        if not re.fullmatch(rf"[a-z0-9-]{{1,{most}}}", text):
            raise ValueError(f"expected {hint}: at most {most} of a-z, 0-9 and -")
        return text

    return AfterValidator(check)


def _plain(text: str) -> str:
    if not text.isprintable() or not text.strip():
        raise ValueError("expected some text on one line")
    return text


def _prose(text: str) -> str:
    if not text.strip() or not all(c.isprintable() or c in "\n\t" for c in text):
        raise ValueError("expected some text")
    return text


def _seed(value: Any) -> Any:
    if value == STUDENT or (type(value) is int and 0 <= value < 2**63):
        return value
    raise ValueError('expected a whole number of 0 or more, or "student"')


def _number(value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value) or abs(value) > 1e15:
        raise ValueError("expected a number")
    return float(value)


def _positive(value: float) -> float:
    if value <= 0:
        raise ValueError("expected a number above 0")
    return value


def _time(value: Any) -> int:
    ns = to_time(value)
    if ns <= 0:
        raise ValueError('expected a time above 0 with its unit, like "10s"')
    return ns


Id = Annotated[str, Field(strict=True), _word(60, "an id")]
StepId = Annotated[str, Field(strict=True), _word(40, "an id")]
OneLine = Annotated[str, Field(strict=True, max_length=200), AfterValidator(_plain)]
Prose = Annotated[str, Field(strict=True, max_length=2000), AfterValidator(_prose)]
Words = Annotated[
    str, Field(strict=True, max_length=400), AfterValidator(_plain)
]  # moment, condition, command
Setting = Annotated[str, Field(strict=True, max_length=2000), AfterValidator(_plain)]  # of a scenario
Number = Annotated[float, BeforeValidator(_number)]
Above0 = Annotated[float, BeforeValidator(_number), AfterValidator(_positive)]
Time = Annotated[int, BeforeValidator(_time)]  # ns
Name = Annotated[str, Field(strict=True, pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,39}$")]
Anchor = Annotated[str, Field(strict=True, max_length=80), AfterValidator(_plain)]


class Table(BaseModel):
    """A table of lesson.toml."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Run(Table):
    """A machine that steps use: a scenario of the folder or a shipped one, with settings on top."""

    scenario: Anchor
    settings: Annotated[tuple[Setting, ...], Field(max_length=50)] = ()
    seed: Annotated[int | str | None, BeforeValidator(_seed)] = None  # None: the scenario's own


class Spotlight(Table):
    """The panel that a step points at, by its id, and a guest by its name.

    `span`: the time that the charts show, up to the run's position.
    """

    chart: Anchor
    guest: Anchor | None = None
    span: Time | None = None


class Option(Table):
    """An answer to choose. With `when` the run decides whether it is right."""

    id: StepId
    text: Prose
    right: Switch | None = None
    when: Words | None = None
    why: Prose | None = None  # why it is wrong


class Item(Table):
    """Something to put in order, or a bar."""

    id: Anchor
    title: OneLine
    of: Anchor | None = None  # guests; None: those that `id` names


class Goal(Table):
    """A goal: a figure below or above a bound, or a condition.

    `for`: how long it must hold. `keep`: it must hold from the start of the step, not only at the end.
    `bonus`: not needed to finish the step.
    """

    text: Prose
    measure: Anchor | None = None
    of: Anchor | None = None
    below: Number | None = None
    above: Number | None = None
    condition: Words | None = None
    held: Annotated[Time | None, Field(alias="for")] = None
    keep: Switch = False
    bonus: Switch = False


class Choice(Table):
    """A value of a dial, and the settings of the scenario that it stands for."""

    id: Anchor
    text: OneLine
    settings: Annotated[tuple[Setting, ...], Field(max_length=20)] = ()


class Dial(Table):
    """A choice that a student makes before a machine is built: an option, or the number of a setting."""

    id: StepId
    title: OneLine
    options: Annotated[tuple[Choice, ...], Field(max_length=12)] = ()  # it stands at the first one
    setting: Words | None = None  # e.g. "guests.linux.count"
    least: Annotated[int, whole(0, 1_000_000)] = 0
    most: Annotated[int, whole(0, 1_000_000)] = 0
    start: Annotated[int, whole(0, 1_000_000)] = 0
    by: Annotated[int, whole(1, 1_000_000)] = 1  # what an arrow adds or takes away

    @property
    def standing(self) -> str | int:
        """Its value before anything was chosen."""
        return self.options[0].id if self.options else self.start


class Act(Table):
    """A part of a solution: a command to CP, a line of a guest's shell, a change, rules, or time that passes.

    `build`: rebuild the machine with these values of the step's dials; it starts at time 0.
    `drawing`: the same with the links of this drawing. `rules`: restart cpuplugd with this file.
    """

    cp: Words | None = None
    userid: Annotated[Anchor | None, Field(alias="as")] = None  # who gives the command; None: MAINT
    shell: Words | None = None
    on: Anchor | None = None  # the guest whose shell it is, or whose rules
    change: Words | None = None
    rules: Anchor | None = None  # a rule file of the folder
    drawing: Anchor | None = None  # a drawing of the folder
    build: Annotated[dict[StepId, str | int], Field(max_length=9)] | None = None
    run: Words | None = None  # a moment, a condition, or "+30s"

    @property
    def tool(self) -> str:
        """cp, shell, change, rules, build, drawing or run."""
        return next((name for name in (*TOOLS, "run") if getattr(self, name) is not None), "")


class Rung(Table):
    """A hint, and the wrong answer that it is for."""

    on: StepId = "any"
    text: Prose


class StepTable(Table):
    """A step; which keys it may have depends on its kind (rules.py)."""

    id: StepId
    recreates: Annotated[tuple[Anchor, ...], Field(max_length=9)] = ()  # "pause.figure-3": exhibits.py
    kind: Kind
    run: Name | None = None
    at: Words | None = None
    spotlight: Spotlight | None = None
    optional: Switch = False
    speed: Annotated[float, BeforeValidator(_number), Field(gt=0, le=1e6)] = 60.0
    until: Words | None = None
    form: Form | None = None
    measure: Anchor | None = None
    of: Anchor | None = None
    at_time: Words | None = None
    from_time: Words | None = None
    to_time: Words | None = None
    unit: OneLine | None = None  # None: the measure's
    scale: Above0 = 1.0
    least: Number = 0.0
    most: Number | None = None
    tolerance: Annotated[float, BeforeValidator(_number), Field(gt=0, le=10)] = 0.2
    fact: Anchor | None = None
    facts: Annotated[dict[Anchor, Anchor], Field(max_length=100)] = Field(default_factory=dict)
    items: Annotated[tuple[Item, ...], Field(max_length=40)] = ()
    places: Annotated[tuple[Literal["real", "xstor", "both", "dasd"], ...], Field(max_length=4)] = ()
    options: Annotated[tuple[Option, ...], Field(max_length=12)] = ()
    predict: StepId | None = None
    goals: Annotated[tuple[Goal, ...], Field(max_length=9)] = ()
    allow: Annotated[tuple[Tool, ...], Field(max_length=6)] = ("cp", "shell")
    drawing: Anchor | None = None  # with which the student begins: a file of the folder
    dials: Annotated[tuple[Dial, ...], Field(max_length=9)] = ()
    within: Time | None = None
    solution: Annotated[tuple[Act, ...], Field(max_length=50)] = ()
    hints: Annotated[tuple[Rung, ...], Field(max_length=30)] = ()


class Figure(Table):
    """A figure on which a solution is graded: the mean of a measure over a stretch of a run.

    It has no bound: the untouched run has no points, the lesson's own solution has them all.
    """

    id: StepId
    title: OneLine
    area: Literal["throughput", "response time", "resources"]
    run: Name
    measure: Anchor
    of: Anchor | None = None
    from_time: Words
    to_time: Words
    better: Literal["more", "less"]
    points: Annotated[int, whole(1, 100)]


class LessonTable(Table):
    """The whole of lesson.toml."""

    format: Annotated[int, whole(1, 1)]
    id: Id
    title: OneLine
    study: Annotated[str, Field(strict=True, max_length=40)] = ""
    minutes: Annotated[int, whole(5, 120)]
    summary: Words
    runs: Annotated[dict[Name, Run], Field(max_length=20)] = Field(default_factory=dict)
    figures: Annotated[tuple[Figure, ...], Field(max_length=12)] = ()
    steps: Annotated[tuple[StepTable, ...], Field(min_length=1, max_length=100)]


class Step(StepTable):
    """A step with its section of lesson.md."""

    title: str = ""
    markdown: str = ""
