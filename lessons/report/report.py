"""Report: a student's work in a lesson, step by step, as data.

A trainer receives reports from others, so every field is limited in size.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, JsonValue, field_validator, model_validator
from pydantic_core import PydanticCustomError

from engine.language import say
from lessons.format.fields import is_case
from lessons.format.models import ASKS, Kind

MAX_WORDS = 20_000  # characters of what a student wrote in one step
MAX_STEPS = 200
ALL_POINTS = 100  # of a lesson that is graded
FAULT_POINTS = 10  # of a case of Find the fault
FAULT = "fault-"  # before the code of a case, in place of the id of a lesson
COST = 0.25  # of a point, for each requested hint and each additional try
LEAST = 0.25  # of a point, for what was found without the solution
_FROZEN = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)
Words = Annotated[str, Field(strict=True, max_length=MAX_WORDS)]
Short = Annotated[str, Field(strict=True, max_length=200)]
Count = Annotated[int, Field(strict=True, ge=0, le=1_000_000)]
Seconds = Annotated[float, Field(ge=0, le=1e8)]


class StepReport(BaseModel):
    """One step. The three values have the same shape as the answer; the texts are the readable forms."""

    model_config = _FROZEN

    id: Short
    title: Short
    kind: Kind
    form: Short = ""  # number, choice, order, bars, curve, text, grade
    optional: bool = False
    state: Literal["open", "done", "skipped"] = "open"
    unit: Short = ""
    answer: JsonValue = None
    truth: JsonValue = None  # of the student's own run; None if it has not run so far
    published: JsonValue = None
    answer_text: Words = ""
    truth_text: Words = ""
    published_text: Words = ""
    where: Short = ""  # published table or figure
    right: bool | None = None  # None: not judged
    error: float | None = None  # 0.1 = 10%
    sentence: Words = ""
    attempts: Count = 0
    hints: Count = 0  # asked for
    shown: bool = False  # the solution
    looked: bool = False  # the run had passed the moment before the prediction was made
    retried: Count = 0  # additional tries of a question, restarts of a task and of the lesson
    again: Count = 0  # of these, restarts of the lesson
    ticks: tuple[bool, ...] = ()  # of the rubric, by the student
    seconds: Seconds = 0.0
    commands: Annotated[tuple[Words, ...], Field(max_length=1000)] = ()

    @property
    def counts(self) -> bool:
        """True if the step counts for the score: it can be judged, and is not optional."""
        judged = self.kind in ("predict", "do") or (self.kind in ASKS and self.form == "choice")
        return judged and not self.optional

    @property
    def won(self) -> bool:
        """True if the answer was right, or a goal was reached."""
        return self.state == "done" and (self.kind == "do" or self.right is True)

    @property
    def credit(self) -> float:
        """The credit, 0 to 1: a full point, reduced for hints and additional tries; none if the answer was
        looked up or shown.
        """
        if not self.won or self.looked or (self.shown and self.kind != "predict"):
            return 0.0
        if self.kind == "predict":  # its hints come after the judgment
            return max(LEAST, 1.0 - COST * self.again)
        return max(LEAST, 1.0 - COST * (self.hints + self.retried))

    @property
    def points(self) -> int | None:
        """Points of the solution, 0 to 100; None if it was not graded in this step."""
        table = self.answer if self.kind == "grade" and isinstance(self.answer, dict) else {}
        points = table.get("points")
        known = isinstance(points, int) and not isinstance(points, bool) and 0 <= points <= ALL_POINTS
        return points if known and isinstance(points, int) else None


class FaultResult(BaseModel):
    """An answer to a case of *Find the fault*, and its points."""

    model_config = _FROZEN

    case: Annotated[str, Field(pattern=r"^[a-z]{1,40}-[123]-[0-9]{1,6}$")]  # its code, like relocation-2-17
    cause: Short  # id of a kind of fault
    place: Short
    repair: Annotated[tuple[Words, ...], Field(max_length=100)] = ()
    hints: Annotated[int, Field(strict=True, ge=0, le=3)] = 0
    points: Annotated[int, Field(strict=True, ge=0, le=FAULT_POINTS)] = 0

    @property
    def kind(self) -> str:
        """The study and difficulty, which students with different cases have in common."""
        return self.case.rpartition("-")[0]


class Report(BaseModel):
    """A student's work in a lesson, or in a case of *Find the fault*. Times of day are texts in ISO 8601, ""
    if unknown.
    """

    model_config = _FROZEN

    lesson: Short  # id
    title: Short
    study: Short = ""
    version: Short = ""  # of the program
    student: Short = ""
    runs_of: Short | None = None  # the name when the lesson was begun; None: the student's name
    seed: Annotated[int, Field(strict=True, ge=-(2**63), lt=2**64)] = 0
    started: Short = ""
    finished: Short = ""
    steps: Annotated[tuple[StepReport, ...], Field(max_length=MAX_STEPS)] = ()
    fault: FaultResult | None = None

    @field_validator("steps")
    @classmethod
    def _each_once(cls, steps: tuple[StepReport, ...]) -> tuple[StepReport, ...]:
        """Reject a step that occurs twice, because it would count twice."""
        for id, number in Counter(step.id for step in steps).items():
            if number > 1:
                text = say("step {0} occurs {1} times; expected each step once", id, number)
                raise PydanticCustomError("step_twice", "{text}", {"text": text})
        return steps

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        """Reject a case named like a lesson, and a lesson named like a case: it would count as the other."""
        if self.fault is None and is_case(self.lesson):
            text = say('lesson = "{0}": expected the answer to this case in "fault"', self.lesson)
            raise PydanticCustomError("no_answer", "{text}", {"text": text})
        own = self.lesson if self.fault is None else FAULT + self.fault.case
        if self.lesson != own:
            text = say('lesson = "{0}": expected "{1}" in the report of a case', self.lesson, own)
            raise PydanticCustomError("other_case", "{text}", {"text": text})
        return self

    @property
    def subject(self) -> str:
        """The id of the lesson; cases of the same study and difficulty are one subject, although each student
        has a different case.
        """
        return self.lesson if self.fault is None else FAULT + self.fault.kind

    @property
    def runner(self) -> str:
        """The name from which the seed of the runs is derived."""
        return self.student if self.runs_of is None else self.runs_of

    @property
    def counted(self) -> int:
        """Steps that count for the score."""
        return sum(step.counts for step in self.steps)

    @property
    def won(self) -> int:
        """The counted steps that were answered correctly or reached."""
        return sum(step.counts and step.won for step in self.steps)

    @property
    def score(self) -> float | None:
        """The score, 0 to 1; None if nothing counts."""
        return self.earned / self.available if self.available else None

    @property
    def available(self) -> int:
        """The points that can be earned."""
        return self.counted if self.fault is None else FAULT_POINTS

    @property
    def earned(self) -> float:
        """Points earned for the steps that count, at most one point for each; for a fault, the points of the
        verdict.
        """
        if self.fault is not None:
            return float(self.fault.points)
        return sum(step.credit for step in self.steps if step.counts)

    @property
    def points(self) -> int | None:
        """Points of the graded step, or of the case; None if there is no such step, or nothing was graded."""
        if self.fault is not None:
            return self.fault.points
        return next((step.points for step in self.steps if step.points is not None), None)

    @property
    def most_points(self) -> int | None:
        """Points available; None in a lesson that is not graded."""
        if self.fault is not None:
            return FAULT_POINTS
        return ALL_POINTS if any(step.kind == "grade" for step in self.steps) else None

    @property
    def needed(self) -> int:
        """Steps that are not optional."""
        return sum(not step.optional for step in self.steps)

    @property
    def done(self) -> int:
        """The required steps that are done."""
        return sum(step.state == "done" and not step.optional for step in self.steps)

    @property
    def complete(self) -> bool:
        """True if every required step is done."""
        return self.needed > 0 and self.done == self.needed

    @property
    def hints(self) -> int:
        """Hints shown in all steps."""
        return sum(step.hints for step in self.steps)

    @property
    def seconds(self) -> float:
        """Real time in all steps."""
        return sum(step.seconds for step in self.steps)
