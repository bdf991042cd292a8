"""Quantities in scenario files, as types that check and convert user input.

After conversion, a time is int ns and a size is int pages. Error messages use the units in which people
write.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, GetCoreSchemaHandler, PlainSerializer
from pydantic_core import CoreSchema, core_schema

from engine.kernel.units import (
    MINUTE,
    MS,
    PAGES_PER_GB,
    PAGES_PER_MB,
    SECOND,
    US,
    clock_text,
    parse_size,
    parse_time,
    size_text,
)
from engine.language import later, say

TIME_HINT = later('a time of at least 0 with its unit, like "90s", "1h30m", "250ms" or "1:20:30"')
SIZE_HINT = later('a size of at least 0 with its unit, like "768M", "10G" or "166400p" (pages)')
BY_USERS = "by users"  # context in which a model is validated: the values are as users write them
NAME = r"^[A-Za-z][A-Za-z0-9_-]{0,39}$"  # of a group or a kind of guests
IDENTIFIER = r"^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$"  # of a scenario, a phase, a mark
SYSTEM = r"^[A-Z0-9@#$]{1,8}$"
PACK = r"^[A-Z0-9@#$]{1,6}$"  # label of a volume
USERID = r"^[A-Z0-9@#$_-]{1,8}$"
RELEASE = r"^[1-9][0-9]?\.[0-9]$"  # of z/VM
MAX_TIME = 3 * 24 * 60 * MINUTE  # of any time in a scenario, ns; the event queue can hold 3.2 days
MAX_SIZE = 64 * 1024 * PAGES_PER_GB  # of any size in a scenario, pages


def to_time(value: Any) -> int:
    """Return nanoseconds. Raises ValueError with the expected form."""
    if isinstance(value, str):
        try:
            return parse_time(value)
        except (ValueError, OverflowError):
            raise ValueError(say("expected {0}", say(TIME_HINT))) from None
    if type(value) is int and value == 0:
        return 0
    raise ValueError(say("expected {0}", say(TIME_HINT)))


def time_text(ns: int) -> str:
    """Return a time, exactly, in the form that `parse_time` reads: "1h30m", "10s", "2s500ms"."""
    parts, left = [], int(ns)
    for unit, size in (("h", 60 * MINUTE), ("m", MINUTE), ("s", SECOND), ("ms", MS), ("us", US), ("ns", 1)):
        count, left = divmod(left, size)
        parts += [f"{count}{unit}"] if count else []
    return "".join(parts) or "0s"


def to_size(value: Any) -> int:
    """Return pages; a whole number is taken as a page count. Raises ValueError with the expected form."""
    if isinstance(value, str):
        try:
            return parse_size(value)
        except (ValueError, OverflowError):
            raise ValueError(say("expected {0}", say(SIZE_HINT))) from None
    if type(value) is int:
        return value
    raise ValueError(say("expected {0}", say(SIZE_HINT)))


def exact_size_text(pages: int) -> str:
    """Return a size, exactly, in the form that `parse_size` reads: "2G", "768M", "166401p"."""
    for unit, size in (("G", PAGES_PER_GB), ("M", PAGES_PER_MB)):
        if pages and pages % size == 0:
            return f"{pages // size}{unit}"
    return f"{pages}p"


@dataclass(frozen=True)
class _UnitRule:
    """A check of a time or size, which is written with its unit when a scenario is saved.

    hint: the form expected of users (context `BY_USERS`), who write a unit with every number except 0.
    """

    check: Callable[[Any], int]
    text: Callable[[int], str]
    hint: str = TIME_HINT

    def _checked(self, value: Any, info: core_schema.ValidationInfo) -> int:
        if info.context == BY_USERS and type(value) is int and value != 0:
            raise ValueError(say("expected {0}", say(self.hint)))
        return self.check(value)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        written = core_schema.plain_serializer_function_ser_schema(self.text, when_used="json")
        return core_schema.with_info_before_validator_function(
            self._checked, handler(source), serialization=written
        )


def times(low: str, high: str) -> _UnitRule:
    """Return the rule for a time within these bounds, e.g. times("1ms", "100ms")."""
    least, most = parse_time(low), parse_time(high)

    def check(value: Any) -> int:
        ns = to_time(value)
        if not least <= ns <= most:
            raise ValueError(say("expected a time from {0} to {1}", low, high))
        return ns

    return _UnitRule(check, time_text)


def sizes(low: str, high: str) -> _UnitRule:
    """Return the rule for a size within these bounds, e.g. sizes("16M", "1T")."""
    least, most = parse_size(low), parse_size(high)

    def check(value: Any) -> int:
        pages = to_size(value)
        if not least <= pages <= most:
            raise ValueError(say("expected a size from {0} to {1}", low, high))
        return pages

    return _UnitRule(check, exact_size_text, SIZE_HINT)


def _moment(value: Any) -> int:
    ns = to_time(value)
    if ns > MAX_TIME:
        raise ValueError(say("expected a time of at most {0}", clock_text(MAX_TIME)))
    return ns


def _pages(value: Any) -> int:
    pages = to_size(value)
    if not 0 <= pages <= MAX_SIZE:
        raise ValueError(say("expected a size from 0 to {0}", size_text(MAX_SIZE)))
    return pages


def _every(value: Any) -> int | None:
    if value is None or value == "never":
        return None
    try:
        ns = to_time(value)
    except ValueError:
        raise ValueError(say('expected {0}, or "never"', say(TIME_HINT))) from None
    if not 1 <= ns <= MAX_TIME:
        raise ValueError(say('expected a time from 1ns to {0}, or "never"', clock_text(MAX_TIME)))
    return ns


def _every_text(ns: int | None) -> str:
    return "never" if ns is None else time_text(ns)


def whole(low: int, high: int) -> BeforeValidator:
    """Return the rule for a whole number within these bounds."""

    def check(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError(say("expected a whole number from {0} to {1}", low, high))
        return value

    return BeforeValidator(check)


def number(low: float, high: float) -> BeforeValidator:
    """Return the rule for a number within these bounds."""

    def check(value: Any) -> float:
        if type(value) not in (int, float) or not low <= value <= high:
            raise ValueError(say("expected a number from {0:g} to {1:g}", low, high))
        return float(value)

    return BeforeValidator(check)


Time = Annotated[int, _UnitRule(_moment, time_text)]  # ns
Pages = Annotated[int, _UnitRule(_pages, exact_size_text, SIZE_HINT)]
Every = Annotated[  # ns; None = never
    int | None, BeforeValidator(_every), PlainSerializer(_every_text, when_used="json")
]
Share = Annotated[float, number(0.0, 1.0)]
Rate = Annotated[float, number(0.0, 1e9)]
Text = Annotated[str, Field(strict=True, max_length=4000)]
Name = Annotated[str, Field(strict=True, pattern=NAME)]
Identifier = Annotated[str, Field(strict=True, pattern=IDENTIFIER)]
Title = Annotated[str, Field(strict=True, min_length=1, max_length=100)]
Switch = Annotated[bool, Field(strict=True)]
Cost = Annotated[int, times("0s", "100ms")]
Part = Annotated[float, Field(strict=True, ge=0.0, le=1.0, allow_inf_nan=False)]


def parameter(
    default: Any, unit: str, source: str, description: str, within: tuple[Any, Any, str] | None = None
) -> Any:
    """Return a field with this default (ns, pages, a share ...), shown in `unit`, and its `source`.

    within: the lowest and highest plausible values, and the reason; None: as indicated by its source.
    """
    extra: dict[str, Any] = {"unit": unit, "source": source, "within": within}
    return Field(default=default, description=description, json_schema_extra=extra)
