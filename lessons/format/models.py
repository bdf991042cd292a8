"""The tables of lesson.toml. Each field is checked here; combinations of fields are checked in rules.py."""

from __future__ import annotations

import math
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from engine.scenario.files.quantities import Switch, whole
from lessons.format.fields import (
    Above0,
    Anchor,
    Id,
    LessonId,
    Name,
    Number,
    OneLine,
    Prose,
    Setting,
    StepId,
    Time,
    Way,
    Words,
    to_number,
    to_seed,
)

TOOLS = ("cp", "shell", "change", "rules", "build", "drawing")
MAKES = ("build", "drawing")  # of these: they create a new machine at time 0
Kind = Literal[
    "read",
    "example",
    "recap",
    "recall",
    "watch",
    "predict",
    "run",
    "sweep",
    "compare",
    "explain",
    "do",
    "grade",
    "reflect",
]
READ = ("read", "example", "recap", "reflect")  # done when the student continues
ASKS = ("explain", "recall")  # judged at once
Form = Literal["number", "choice", "order", "bars", "curve", "series", "text"]
Tool = Literal["cp", "shell", "change", "rules", "build", "drawing"]


Sense = Annotated[str, Field(strict=True, max_length=60)]  # a word of the glossary; "" = none


class Table(BaseModel):
    """A table of lesson.toml."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Run(Table):
    """A machine that steps use: a scenario from the folder or a shipped scenario, with additional
    settings.
    """

    scenario: Anchor
    settings: Annotated[tuple[Setting, ...], Field(max_length=50)] = ()
    seed: Annotated[int | str | None, BeforeValidator(to_seed)] = None  # None: the scenario's own


class Point(Table):
    """One run of a sweep: `at` is its position on the axis; its settings come after those of the run."""

    id: StepId
    at: Number
    settings: Annotated[tuple[Setting, ...], Field(max_length=50)] = ()


class Sweep(Table):
    """Runs that differ in one parameter; they are simulated in the background, from start to end."""

    run: Name
    title: OneLine  # of the parameter
    unit: Annotated[str, Field(strict=True, max_length=40)] = ""
    points: Annotated[tuple[Point, ...], Field(min_length=2, max_length=24)]


class Spotlight(Table):
    """The panel that a step points to, by its id, and a guest by its name.

    `span`: the time range that the charts show, up to the run's position.
    """

    chart: Anchor
    guest: Anchor | None = None
    span: Time | None = None


class Option(Table):
    """An answer to choose. The run decides whether it is right: by `when`, or by the step's measure.

    With `of`, the guests with the highest value are right; with `above` or `below`, an answer is right if the
    value of the step's guests, or the option's own, is within these bounds.
    """

    id: StepId
    text: Prose
    right: Switch | None = None
    when: Words | None = None
    of: Anchor | None = None
    above: Number | None = None
    below: Number | None = None
    why: Prose | None = None  # why it is wrong; of one that is right = true, why it is right

    @property
    def bounded(self) -> bool:
        """True if an answer is right within bounds."""
        return self.above is not None or self.below is not None

    @property
    def measured(self) -> bool:
        """True if a value of the run decides."""
        return self.of is not None or self.bounded

    @property
    def decided(self) -> bool:
        """True if the run decides."""
        return self.when is not None or self.measured


class Item(Table):
    """An item to put in order, or a bar."""

    id: Anchor
    title: OneLine
    of: Anchor | None = None  # guests; None: those that `id` names


class Goal(Table):
    """A goal: a value below or above a limit, or a condition.

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
    """A value of a dial, and the scenario settings that it represents."""

    id: Anchor
    text: OneLine
    settings: Annotated[tuple[Setting, ...], Field(max_length=20)] = ()


class Dial(Table):
    """A choice that a student makes before a machine is built: an option, or the number in a setting."""

    id: StepId
    title: OneLine
    options: Annotated[tuple[Choice, ...], Field(max_length=12)] = ()  # the first option is the initial value
    setting: Words | None = None  # e.g. "guests.linux.count"
    least: Annotated[int, whole(0, 1_000_000)] = 0
    most: Annotated[int, whole(0, 1_000_000)] = 0
    start: Annotated[int, whole(0, 1_000_000)] = 0
    by: Annotated[int, whole(1, 1_000_000)] = 1  # the amount that an arrow adds or subtracts

    @property
    def standing(self) -> str | int:
        """The value before any choice was made."""
        return self.options[0].id if self.options else self.start


class Act(Table):
    """A part of a solution: a CP command, a line in a guest's shell, a change, rules, or time that passes.

    `build`: rebuild the machine with these values of the step's dials; it starts at time 0. `drawing`: the
    same with the links of this drawing. `rules`: restart cpuplugd with this file.
    """

    cp: Words | None = None
    userid: Annotated[Anchor | None, Field(alias="as")] = None  # who enters the command; None: MAINT
    shell: Words | None = None
    on: Anchor | None = None  # the guest whose shell it is, or whose rules
    change: Words | None = None
    rules: Anchor | None = None  # a rule file of the folder
    drawing: Anchor | None = None  # a drawing of the folder
    build: Annotated[dict[StepId, str | int], Field(max_length=9)] | None = None
    run: Words | None = None  # a moment, a condition, or "+30s"

    @property
    def tool(self) -> str:
        """The kind of act: cp, shell, change, rules, build, drawing or run."""
        return next((name for name in (*TOOLS, "run") if getattr(self, name) is not None), "")


class Rung(Table):
    """A hint, and the wrong answer to which it applies."""

    on: StepId = "any"
    text: Prose


class StepTable(Table):
    """A step; the keys that it may have depend on its kind (rules.py)."""

    id: StepId
    recreates: Annotated[tuple[Anchor, ...], Field(max_length=9)] = ()  # "pause.figure-3": exhibits.py
    kind: Kind
    run: Name | None = None
    sweep: Name = ""
    at: Words | None = None
    spotlight: Spotlight | None = None
    optional: Switch = False
    minutes: Annotated[int, whole(1, 60)] | None = None  # of the trainer's time plan
    notes: Prose | None = None  # for the trainer
    speed: Annotated[float, BeforeValidator(to_number), Field(gt=0, le=1e6)] = 60.0
    until: Words = ""
    text: OneLine | None = None  # `until` in words
    form: Form | None = None
    measure: Anchor = ""
    of: Anchor | None = None
    at_time: Words | None = None
    from_time: Words | None = None
    to_time: Words | None = None
    unit: OneLine | None = None  # None: the measure's
    scale: Above0 = 1.0
    least: Number = 0.0
    most: Number = math.inf
    tolerance: Annotated[float, BeforeValidator(to_number), Field(gt=0, le=10)] = 0.2
    fact: Anchor | None = None
    facts: Annotated[dict[Anchor, Anchor], Field(max_length=100)] = Field(default_factory=dict)
    items: Annotated[tuple[Item, ...], Field(max_length=40)] = ()
    places: Annotated[tuple[Literal["real", "xstor", "both", "dasd"], ...], Field(max_length=4)] = ()
    options: Annotated[tuple[Option, ...], Field(max_length=12)] = ()
    predict: StepId | None = None
    goals: Annotated[tuple[Goal, ...], Field(max_length=9)] = ()
    allow: Annotated[tuple[Tool, ...], Field(max_length=6)] = ("cp", "shell")
    drawing: Anchor | None = None  # the initial drawing: a file in the folder
    dials: Annotated[tuple[Dial, ...], Field(max_length=9)] = ()
    within: Time | None = None
    tries: Annotated[int, whole(1, 99)] = 1  # machines that a student can build without losing points
    solution: Annotated[tuple[Act, ...], Field(max_length=50)] = ()
    hints: Annotated[tuple[Rung, ...], Field(max_length=30)] = ()
    worked: Prose | None = None  # the last hint: how to find the answer, step by step
    way: Way | Literal[""] = ""  # the same as arithmetic, which `lesson check` follows for each student
    wrong: Annotated[dict[OneLine, Way], Field(max_length=9)] = Field(default_factory=dict)  # common mistakes
    model: Prose | None = None  # an answer in words to compare with
    rubric: Annotated[tuple[OneLine, ...], Field(max_length=9)] = ()  # the points of a good answer in words

    @property
    def builds(self) -> bool:
        """Whether the step asks for a machine."""
        return "build" in self.allow or "drawing" in self.allow


class Figure(Table):
    """A figure on which a solution is graded: the mean of a measure over a time range of a run.

    It has no limit: the untouched run gets no points, and the lesson's own solution gets all points.
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


class LessonHead(Table):
    """The part of lesson.toml before its first table: everything that a list of lessons shows."""

    format: Annotated[int, whole(1, 1)]
    id: LessonId
    title: OneLine
    study: Annotated[str, Field(strict=True, max_length=40)] = ""
    minutes: Annotated[int, whole(5, 120)]
    summary: Words
    part: Annotated[str, Field(strict=True, max_length=60)] = ""  # of the catalog; "" = that of the study
    objectives: Annotated[tuple[OneLine, ...], Field(max_length=9)] = ()
    misconceptions: Annotated[tuple[Prose, ...], Field(max_length=9)] = ()  # for the trainer
    needs: Annotated[tuple[Id, ...], Field(max_length=9)] = ()  # lessons to complete first
    senses: Annotated[dict[OneLine, Sense], Field(max_length=40)] = Field(default_factory=dict)
    mastery: Annotated[int, whole(0, 100)] = 70  # percent of the points that the lesson requires


class LessonTable(LessonHead):
    """All of lesson.toml."""

    runs: Annotated[dict[Name, Run], Field(max_length=20)] = Field(default_factory=dict)
    sweeps: Annotated[dict[Name, Sweep], Field(max_length=9)] = Field(default_factory=dict)
    figures: Annotated[tuple[Figure, ...], Field(max_length=12)] = ()
    steps: Annotated[tuple[StepTable, ...], Field(min_length=1, max_length=100)]


class Step(StepTable):
    """A step with its section in lesson.md."""

    title: str = ""
    markdown: str = ""
