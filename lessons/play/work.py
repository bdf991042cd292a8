"""A student's work in a lesson, kept as JSON so that it can be continued later.

This module reads no clock: the caller passes times.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from engine.atomic import atomic_write
from engine.language import one_line, say
from engine.scenario.files.model_errors import wrong_text
from lessons.format.lesson import Lesson, student_seed

MAX_BYTES = 8_000_000
MAX_COMMANDS = 1000  # of one step that are kept
MAX_AGAIN = 1000
MAX_NAME = 200  # characters of a student's name
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Moment = Annotated[int, Field(ge=0, le=2**62)]
Short = Annotated[str, Field(max_length=200)]
Order = Annotated[str, Field(max_length=40_000)]  # a command as in a session file; for rules, their text
MAX_ORDER_CHARS = 400_000  # characters of a run's commands that are kept
Points = Annotated[dict[Short, dict[Short, float]], Field(max_length=24)]  # point -> step -> value
State = Literal["open", "done", "skipped"]


class WorkError(ValueError):
    """A file of a student's work cannot be read; the text gives the reason."""

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


class Judgement(BaseModel):
    """The judgment of an answer. `key` selects hints; `error` is relative, None if there is no error."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    right: bool
    error: float | None = None
    key: Short = ""
    sentence: Annotated[str, Field(max_length=4000)] = ""


class StepWork(BaseModel):
    """A student's work in one step."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    state: State = "open"
    answer: JsonValue = None
    draft: JsonValue = None  # an answer that was not kept yet
    found: JsonValue = None  # the run's answer, as it was compared
    locked: bool = False  # the run has passed the time that the prediction is about
    looked: bool = False  # and had passed it before the student predicted
    told: bool = False  # a trainer's window or pack had the answer before it was given
    restarts: Count = 0
    again: Annotated[int, Field(ge=0, le=MAX_AGAIN)] = 0  # starts of the lesson with the answer known already
    ticks: Annotated[list[bool], Field(max_length=9)] = Field(default_factory=list)  # of the rubric
    judged: Judgement | None = None
    attempts: Count = 0
    hints_shown: Count = 0
    rungs: list[Annotated[int, Field(ge=-2, le=100)]] = Field(
        default_factory=list
    )  # shown; -1 = the solution on a copy, -2 = the worked solution
    seconds: Annotated[float, Field(ge=0, le=1e9)] = 0.0
    began_at: Moment | None = None  # ns of the run that was open
    began_events: Moment | None = None
    commands: Annotated[list[Annotated[str, Field(max_length=600)]], Field(max_length=MAX_COMMANDS)] = Field(
        default_factory=list
    )

    @property
    def times_known(self) -> int:
        """The number of times that the lesson was played until the step's answer may be known, including
        this time.
        """
        known = (
            self.answer is not None or self.judged is not None or self.locked or self.told or bool(self.rungs)
        )
        return min(self.again + known, MAX_AGAIN)


class Standing(BaseModel):
    """A student's progress: points of `counted`, hints that were requested, steps that are not done."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    earned: Annotated[float, Field(ge=0, le=1000)] = 0.0
    counted: Count = 0
    hints: Count = 0
    open_steps: Count = 0
    done: bool = False  # every step, and the lesson's mastery

    @property
    def ended(self) -> bool:
        """True if no step is open: the lesson is done, or visited."""
        return self.open_steps == 0


class StudentWork(BaseModel):
    """A student's work in a lesson so far."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    format: Literal[1] = 1
    lesson_id: Annotated[str, Field(max_length=60)]
    student: Short = ""  # who began: this name determines the seed of the runs
    signed: Short = ""  # the name in the report, if it is different
    seed: Count = 0
    steps: Annotated[dict[Short, StepWork], Field(max_length=100)] = Field(default_factory=dict)
    current: Short = ""  # id of the step
    sweeps: Annotated[dict[Short, Points], Field(max_length=9)] = Field(default_factory=dict)
    given: Annotated[dict[Short, list[Order]], Field(max_length=20)] = Field(default_factory=dict)  # by run
    session: Annotated[str, Field(max_length=1_100_000)] = ""  # the text of a session file
    started: Short = ""  # as the caller writes dates
    finished: Short = ""
    standing: Standing | None = None  # when it was kept: a list of lessons shows it

    @property
    def ended(self) -> bool:
        """True if no step is open; without a stored standing, True if a report was written."""
        return self.standing.ended if self.standing is not None else bool(self.finished)

    def step(self, id: str) -> StepWork:
        """Return the work in a step; add an empty entry if there is no entry."""
        return self.steps.setdefault(id, StepWork())


def new_work(
    lesson: Lesson, student: str = "", started: str = "", earlier: StudentWork | None = None
) -> StudentWork:
    """Return empty work for a student who begins a lesson.

    `earlier`: work that is put aside; for the same student, it counts as a restart of each known step.
    """
    name = " ".join(student.split())[:200]
    seed = student_seed(name, lesson.id)
    first = lesson.steps[0].id
    work = StudentWork(lesson_id=lesson.id, student=name, seed=seed, current=first, started=started)
    if earlier is not None and earlier.seed == seed:
        work.steps = {id: StepWork(again=entry.times_known) for id, entry in earlier.steps.items()}
    return work


def load(path: Path) -> StudentWork:
    """Return the work in a file. Raises WorkError, or FileNotFoundError if there is no file."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise WorkError(say("{0}: cannot be read ({1})", path.name, error.strerror)) from None
    if len(data) > MAX_BYTES:
        raise WorkError(say("{0} is too large; expected at most {1:,} bytes", path.name, MAX_BYTES))
    try:
        return StudentWork.model_validate_json(data.removeprefix(BOM_UTF8))
    except ValidationError as error:
        text = wrong_text(error, StudentWork)
        raise WorkError(say("{0}: is not the work of a lesson: {1}", path.name, text)) from None


def save(work: StudentWork, path: Path) -> None:
    """Write the work so that only its owner can read it. Raises OSError, in which case the old file is
    still intact.
    """
    atomic_write(path, work.model_dump_json(indent=1), mode=0o600, make_folder=True)
