"""A parameter of an experiment as an axis, which converts places between 0 and 1 to scenario settings."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.kernel.units import MS, PAGES_PER_MB, SECOND, US, parse_size, parse_time
from engine.language import say

Kind = Literal["number", "whole", "time", "size", "text"]
Value = float | str
TIMES = (("s", SECOND), ("ms", MS), ("us", US), ("ns", 1))


@dataclass(frozen=True)
class ParameterAxis:
    """A parameter between two values, or with a list of values.

    low, high, start: in `unit`. values: the values of a text, or selected levels. per: ns or pages per unit.
    """

    name: str
    key: str
    kind: Kind
    low: float
    high: float
    start: float
    steps: int = 3
    log: bool = False
    values: tuple[Value, ...] = ()
    unit: str = ""  # "": that of the setting
    per: int = 1

    @property
    def levels(self) -> tuple[Value, ...]:
        """The values of a grid."""
        if self.values:
            return self.values
        places = [step / (self.steps - 1) for step in range(self.steps)] if self.steps > 1 else [0.5]
        return tuple(dict.fromkeys(self.value(place) for place in places))

    def value(self, place: float) -> Value:
        """Return the value at a place from 0 (low) to 1 (high)."""
        if self.values:
            return self.values[min(int(place * len(self.values)), len(self.values) - 1)]
        if self.log:
            value = math.exp(math.log(self.low) + place * math.log(self.high / self.low))
        else:
            value = self.low + place * (self.high - self.low)
        return float(round(value)) if self.kind == "whole" else float(f"{value:.12g}")

    def place(self, value: Value) -> float:
        """Return the place of a value, 0 to 1 within the bounds."""
        if isinstance(value, str) or self.kind == "text":
            return self.values.index(value) / max(1, len(self.values) - 1)
        if self.high == self.low:
            return 0.0
        if self.log:
            return math.log(value / self.low) / math.log(self.high / self.low)
        return (value - self.low) / (self.high - self.low)

    @property
    def base(self) -> Value:
        """The value used while other parameters are varied."""
        return self.values[0] if self.kind == "text" else self.value(self.place(self.start))

    def setting(self, value: Value) -> str:
        """Return the setting that gives the scenario a value."""
        if self.kind == "time":
            return f"{self.key}={round(float(value) * self.per)}ns"
        if self.kind == "size":
            return f"{self.key}={round(float(value) * self.per)}p"
        if self.kind == "whole":
            return f"{self.key}={round(float(value))}"
        return f"{self.key}={value}" if self.kind == "text" else f"{self.key}={float(value):.12g}"


def axis(
    name: str,
    key: str,
    given: Sequence[int | float | str],
    *,
    steps: int = 3,
    log: bool = False,
    start: int | float | str | None = None,
    levels: bool = False,
) -> ParameterAxis:
    """Return the axis of a parameter: from the lowest to the highest given value, or only these levels.

    Raises ValueError stating what was expected.
    """
    kind = _kind(given)
    if kind == "text":
        if not levels:
            raise ValueError(say("expected numbers, times or sizes; texts only as a list of values"))
        texts = tuple(dict.fromkeys(str(item) for item in given))
        return ParameterAxis(name, key, kind, 0.0, float(len(texts) - 1), 0.0, len(texts), False, texts)
    unit, per = _unit(kind, given)
    numbers = [_number(item, kind) / per for item in given]
    low, high = min(numbers), max(numbers)
    if not levels and not numbers[0] < numbers[-1]:
        raise ValueError(say('expected "from" to be less than "to"'))
    if log and low <= 0:
        raise ValueError(say("expected values above 0 for a logarithmic scale"))
    middle = (low * high) ** 0.5 if log else (low + high) / 2
    begin = middle if start is None else _number(start, kind) / per
    if not low <= begin <= high:
        raise ValueError(say("expected a start between from and to"))
    own: tuple[Value, ...] = tuple(sorted(set(numbers))) if levels else ()
    return ParameterAxis(name, key, kind, low, high, begin, steps, log, own, unit, per)


def _unit(kind: Kind, given: Sequence[int | float | str]) -> tuple[str, int]:
    """Return the unit of an axis and its size in ns or pages; for a time, the largest unit that fits."""
    if kind == "size":
        return "MB", PAGES_PER_MB
    if kind != "time":
        return "", 1
    most = max(_number(item, kind) for item in given)
    return next((pair for pair in TIMES if most >= pair[1]), TIMES[-1])


def _kind(given: Sequence[int | float | str]) -> Kind:
    if all(type(item) is int for item in given):
        return "whole"
    if all(isinstance(item, int | float) and not isinstance(item, bool) for item in given):
        return "number"
    kinds: tuple[Kind, ...] = ("time", "size")
    for kind in kinds:
        try:
            for item in given:
                _number(item, kind)
        except ValueError:
            continue
        return kind
    return "text"


def _number(given: int | float | str, kind: Kind) -> float:
    """Return a number, ns or pages, from a given value. Raises ValueError."""
    if kind == "time":
        return parse_time(str(given))
    if kind == "size":
        return parse_size(str(given))
    if isinstance(given, str) or not abs(given) <= sys.float_info.max:
        raise ValueError(say("expected a finite number"))
    return float(given)
