"""Ranges of the machine's parameters: the plausible values, and the reasons.

A range is given next to a parameter's value and source, or follows from the words of its source.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.experiments.origins import FITTED, leeway_of, origin_of
from engine.language import say
from engine.scenario.model.parameters import Parameters

PREFIX = "parameters."


@dataclass(frozen=True)
class ParameterRange:
    """The lowest and the highest plausible value of a parameter, and the reason."""

    low: Any  # as the default: ns, pages, a number, or several
    high: Any
    reason: str

    @property
    def varies(self) -> bool:
        """False if the parameter belongs to a mechanism that is omitted."""
        return bool(self.low != self.high)


def source_of(key: str) -> str:
    """Return the source of a machine parameter; "" for any other setting."""
    return str(_extra(key).get("source", ""))


def range_of(name: str) -> ParameterRange | None:
    """Return the range of a machine parameter; None if its value is published."""
    extra, default = _extra(PREFIX + name), Parameters.model_fields[name].default
    if extra["within"] is not None:
        return ParameterRange(*extra["within"])
    leeway = leeway_of(extra["source"])
    if leeway is None:
        return None
    most = 1.0 if extra["unit"] == "share" else None
    low, high = scaled(default, 1 / leeway.factor), scaled(default, leeway.factor, most)
    return ParameterRange(low, high, leeway.reason)


def scaled(value: Any, factor: float, most: float | None = None) -> Any:
    """Return a number, or each of several numbers, multiplied by a factor; a whole number stays whole."""
    if isinstance(value, tuple):
        return tuple(scaled(each, factor, most) for each in value)
    if not isinstance(value, int):
        return value * factor if most is None else min(most, value * factor)
    found = round(value * factor)
    return found + 1 if found == value and factor > 1 and value else found


def bounds_of(key: str) -> tuple[int | float | str, int | float | str, int | float | str]:
    """Return the lowest and highest value to which a parameter may be fitted, and its own value.

    The bounds are the limits of its range, or are within a third of its own value if it was fitted before,
    because another fit might find better values. All values are as in a scenario. Raises ValueError if its
    source gives no limits.
    """
    name, source = key.removeprefix(PREFIX), source_of(key)
    found = range_of(name) if source else None
    if found is None:
        why = say("its source is: {0}", source[:80]) if source else say("it is not a machine parameter")
        raise ValueError(say("expected from and to, or values: {0}", why))
    field = Parameters.model_fields[name]
    own = field.default
    if not isinstance(own, int | float) or not own:
        raise ValueError(say("expected from and to, or values"))
    low, high = found.low, found.high
    if origin_of(source) == "fitted":
        low, high = scaled(own, 1 / FITTED.factor), scaled(own, FITTED.factor)
    written = next((item.text for item in field.metadata if hasattr(item, "text")), None)
    if written is not None:  # a time or a size
        return written(low), written(high), written(own)
    return low, high, own


def _extra(key: str) -> dict[str, Any]:
    field = Parameters.model_fields.get(key.removeprefix(PREFIX)) if key.startswith(PREFIX) else None
    extra = field.json_schema_extra if field is not None else None
    return extra if isinstance(extra, dict) else {}
