"""Fields of a session file, each with its limits. Times are ns, counts are events."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, cast

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.language import say
from engine.recording.command_log import MAX_RULES_GIVEN, GivenCommand, How
from engine.scenario.files.quantities import MAX_TIME, Identifier, Switch, whole
from engine.session_file.annotation import (
    MAX_ANNOTATIONS,
    MAX_OFFSET,
    MAX_TEXT,
    WHOLE,
    Annotation,
    Kind,
)
from engine.session_file.annotation import (
    MAX_NAME as MAX_THING,
)
from engine.tree import MAX_BRANCHES, MAX_NAME

MAX_COMMANDS = 10_000
MAX_MARKERS = 1_000
MAX_PLOTS = 200_000  # characters
_LINE = 5_000  # characters of a command, and of a setting

Moment = Annotated[int, whole(0, MAX_TIME)]
Count = Annotated[int, whole(0, 1 << 60)]
Id = Annotated[int, whole(1, 1_000_000)]
Line = Annotated[str, Field(strict=True, max_length=_LINE)]
CommandLine = Annotated[
    str, Field(strict=True, max_length=_LINE + MAX_RULES_GIVEN)
]  # rules are longer than commands
_COMMAND = re.compile(r"(\d{1,18}) (\d{1,18}) (cp|shell|change|rules) (\S{1,240}) (.*)", re.DOTALL)
NOBODY = "-"  # the userid of a change


@dataclass(frozen=True)
class NamedMarker:
    """A named moment marked in the window."""

    at: int  # ns
    title: str


class _SessionPart(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)  # saving checks nothing


class SavedScenario(_SessionPart):
    """A scenario that comes with the program, by its id and settings, or any other scenario in full."""

    id: Identifier | None = None
    source: Line = ""  # of a table: its name where it was saved
    settings: Annotated[tuple[Line, ...], Field(max_length=200)] = ()
    table: dict[str, Any] | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> SavedScenario:
        if (self.id is None) == (self.table is None):
            raise ValueError(say("expected either id or table"))
        return self


class SavedBranch(_SessionPart):
    """A run: its current position, how far it is recorded, and all commands given so far."""

    id: Id
    name: Annotated[str, Field(strict=True, min_length=1, max_length=MAX_NAME)]
    scenario: Annotated[int, whole(1, MAX_BRANCHES)]
    own_seed: Switch  # the seed is not the scenario's
    seed: Annotated[int, whole(0, 2**64 - 1)]
    parent: Id | None = None
    forked_at: Moment | None = None
    forked_events: Count | None = None
    time: Moment
    events: Count
    recorded: Moment
    digest: Annotated[str, Field(strict=True, pattern="^[0-9a-f]{16}$")]
    commands: Annotated[tuple[CommandLine, ...], Field(max_length=MAX_COMMANDS)] = ()

    @model_validator(mode="after")
    def _in_order(self) -> SavedBranch:
        if self.time > self.recorded:
            raise ValueError(say("expected a recorded time"))
        if (self.forked_at is None) != (self.forked_events is None):
            raise ValueError(say("expected forked_at and forked_events together"))
        moments = [(given.time, given.events) for given in self.given]
        if moments != sorted(moments) or any(time > self.recorded for time, _ in moments):
            raise ValueError(say("expected commands in time order, and no command later than the recording"))
        return self

    @cached_property
    def given(self) -> tuple[GivenCommand, ...]:
        """The commands."""
        return tuple(given_of(line) for line in self.commands)


class SavedMarker(_SessionPart):
    """A marker of the window."""

    at: Moment
    title: Annotated[str, Field(strict=True, max_length=200)]


Offset = Annotated[int, whole(-MAX_OFFSET, MAX_OFFSET)]
Name = Annotated[str, Field(strict=True, max_length=MAX_THING)]


class SavedAnnotation(_SessionPart):
    """An annotation of a chart."""

    kind: Kind
    scenario: Identifier
    chart: Name
    start: Moment
    end: Moment
    row: Name = ""
    level: Annotated[int, whole(0, WHOLE)] = WHOLE // 2
    text: Annotated[str, Field(strict=True, max_length=MAX_TEXT)] = ""
    dx: Offset = 0
    dy: Offset = 0

    @model_validator(mode="after")
    def _in_order(self) -> SavedAnnotation:
        if self.end < self.start:
            raise ValueError(say("expected an end that is not before the start"))
        return self

    @property
    def annotation(self) -> Annotation:
        """The annotation."""
        return Annotation(**self.model_dump())


class SessionBody(_SessionPart):
    """Everything in a file except its first lines."""

    format: Annotated[int, whole(1, 1)]
    version: Annotated[str, Field(strict=True, max_length=40)]
    machine: Annotated[str, Field(strict=True, pattern="^[0-9a-f]{16}$")]
    active: Id
    scenarios: Annotated[tuple[SavedScenario, ...], Field(min_length=1, max_length=MAX_BRANCHES)]
    branches: Annotated[tuple[SavedBranch, ...], Field(min_length=1, max_length=MAX_BRANCHES)]
    markers: Annotated[tuple[SavedMarker, ...], Field(max_length=MAX_MARKERS)] = ()
    annotations: Annotated[tuple[SavedAnnotation, ...], Field(max_length=MAX_ANNOTATIONS)] = ()
    plots: Annotated[str, Field(strict=True, max_length=MAX_PLOTS)] = ""  # of the window; it reads the text

    @model_validator(mode="after")
    def _together(self) -> SessionBody:
        seen: set[int] = set()
        for branch in self.branches:
            if branch.id in seen or branch.parent not in (None, *seen):
                raise ValueError(say("expected branch {0} once, and its parent before it", branch.id))
            if branch.scenario > len(self.scenarios):
                raise ValueError(
                    say("expected branch {0} to name one of {1} scenarios", branch.id, len(self.scenarios))
                )
            seen.add(branch.id)
        if self.active not in seen:
            raise ValueError(say("expected active to be the ID of a branch"))
        if sum(len(branch.commands) for branch in self.branches) > MAX_COMMANDS:
            raise ValueError(say("expected at most {0:,} commands in all branches", MAX_COMMANDS))
        return self


def command_line(given: GivenCommand) -> str:
    """Return a command in the form used in the file: time, events, how, userid, line."""
    line = given.line.encode("utf-8", "replace").decode()
    return f"{given.time} {given.events} {given.how} {given.userid or NOBODY} {line}"


def given_of(text: str) -> GivenCommand:
    """Return the command in a line of this form. Raises ValueError."""
    found = _COMMAND.fullmatch(text)
    if not found:
        raise ValueError(say('expected commands like "12000000000 345 cp MAINT SET SRM DSPSLICE 10"'))
    time, events, how, userid, line = found.groups()
    return GivenCommand(int(time), int(events), "" if userid == NOBODY else userid, line, cast(How, how))
