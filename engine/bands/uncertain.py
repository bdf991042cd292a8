"""Unpublished values of a scenario, each with the range that contains the real value, and the reason.

They are the machine's parameters and the values that a scenario's own files set. A guest software parameter
that the files do not mention counts as assumed.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.bands.marks import Mark, ValuePath, marks_of
from engine.experiments.bounds import PREFIX, range_of, scaled
from engine.experiments.origins import UNKNOWN, leeway_of, origin_of
from engine.kernel.units import parse_size, parse_time
from engine.scenario.files.layers import Layers
from engine.scenario.files.quantities import exact_size_text, time_text
from engine.scenario.model.paging import PagingParameters
from engine.scenario.model.parameters import Parameters
from engine.scenario.model.system_parameters import BadChannelParameters
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import find_scenario, load_scenario

OF_SOFTWARE = ("kinds", "loads", "sessions", "packs")
NOT_VARIED = ("granule", "count", "processors", "sample", "monitor")  # how a run is made, or a list's length
_TIME = re.compile(r"(?:\d+(?:\.\d+)?(?:ns|us|ms|s|m|h))+")
_SIZE = re.compile(r"\d+(?:\.\d+)?[pKMGT]")
_TIMES = ("us", "ms", "s")  # units of parameters that are kept in ns
Numbers = tuple[float, ...]


@dataclass(frozen=True)
class UncertainValue:
    """A value with its range. own, low, high: its parts, in ns, pages or as numbers; form: that of each part.

    A part of form "text" stays unchanged. whole: the value is one part, not a list.
    """

    key: str
    origin: str
    reason: str
    own: tuple[Any, ...]
    low: tuple[Any, ...]
    high: tuple[Any, ...]
    forms: tuple[str, ...]
    whole: bool = True

    def parts(self, place: float) -> Iterator[Any]:
        """Yield the parts at a place between 0 (low), 0.5 (own) and 1 (high)."""
        for own, low, high, form in zip(self.own, self.low, self.high, self.forms, strict=True):
            if form == "text":
                yield own
                continue
            value = _between(low, own, 2 * place) if place < 0.5 else _between(own, high, 2 * place - 1)
            yield float(f"{value:.9g}") if form == "number" else round(value)

    def setting(self, place: float) -> str:
        """Return the setting that gives a scenario the value at a place."""
        texts = [_text(part, form) for part, form in zip(self.parts(place), self.forms, strict=True)]
        value = texts[0].strip('"') if self.whole else f"[{', '.join(texts)}]"
        return f"{self.key}={value}"

    def shown(self, place: float) -> str:
        """Return the value at a place in readable form."""
        return self.setting(place).partition("=")[2].replace('"', "")


def _between(low: float, high: float, share: float) -> float:
    """Return a value between two numbers, interpolated by their ratio if both are above 0."""
    even: float = low * (high / low) ** share if low > 0 and high > 0 else low + share * (high - low)
    return even


def _text(part: Any, form: str) -> str:
    if form == "time":
        return f'"{time_text(part)}"'
    if form == "size":
        return f'"{exact_size_text(part)}"'
    return f'"{part}"' if form == "text" else f"{part:.9g}" if form == "number" else str(part)


def uncertain_values(
    scenario: str | Path, settings: Iterable[str] = (), table: Mapping[str, Any] | None = None
) -> tuple[UncertainValue, ...]:
    """Return the unpublished values of a scenario, by key. Raises ScenarioError.

    settings: of the scenario and of its changes; if one of them sets paging I/O, its parameters count. table:
    the machine made from the scenario; a value that differs there was set by the user.
    """
    if table is not None:
        return _unchanged(scenario, settings, table)
    marks = marks_of(scenario)
    given = Layers(*find_scenario(scenario)).table
    set_here = any(text.startswith("paging.") for text in settings)
    paging = set_here or "paging" in given
    own = (_of_file(path, mark) for path, mark in marks.items())
    unused = {} if paging else dict(PagingParameters.model_fields)
    faulty = any(
        "degrade" in step.values() for step in given.get("timeline", ()) if isinstance(step, Mapping)
    )
    unused |= {} if faulty else BadChannelParameters.model_fields
    names = (name for name in Parameters.model_fields if name not in unused)
    of_machine = (_of_machine(name) for name in names if ("parameters", name) not in marks)
    return tuple(sorted((value for value in (*own, *of_machine) if value), key=lambda value: value.key))


def _unchanged(
    scenario: str | Path, settings: Iterable[str], table: Mapping[str, Any]
) -> tuple[UncertainValue, ...]:
    """Return the values of the scenario's files that the machine still uses."""
    file = scenario_table(load_scenario(scenario))
    paging = ("paging.",) if "paging" in table else ()
    values = uncertain_values(scenario, (*settings, *paging))
    return tuple(each for each in values if _at(file, each.key) == _at(table, each.key))


def _at(table: Any, key: str) -> Any:
    """Return the contents of a table at a key; None if the table has no such key."""
    for part in key.split("."):
        table = table.get(part) if isinstance(table, Mapping) else None
    return table


def ranges_digest(values: Iterable[UncertainValue]) -> str:
    """Return a digest of ranges; equal ranges have the same digest."""
    rows = sorted({(each.key, str(each.low), str(each.high)) for each in values})
    return hashlib.blake2b(json.dumps(rows).encode(), digest_size=8).hexdigest()


def _of_machine(name: str) -> UncertainValue | None:
    found = range_of(name)
    if found is None or not found.varies:
        return None
    field = Parameters.model_fields[name]
    whole = not isinstance(field.default, tuple)
    own, low, high = ((item,) if whole else item for item in (field.default, found.low, found.high))
    extra: Any = field.json_schema_extra
    pages = any(hasattr(item, "text") for item in field.metadata) and extra["unit"] not in _TIMES
    forms = tuple(_form_of(part, extra["unit"], pages) for part in own)
    return UncertainValue(
        PREFIX + name, origin_of(extra["source"]), found.reason, own, low, high, forms, whole
    )


def _form_of(part: Any, unit: str, pages: bool) -> str:
    if isinstance(part, float):
        return "number"
    return "time" if unit in _TIMES else "size" if pages else "whole"


def _of_file(path: ValuePath, mark: Mark) -> UncertainValue | None:
    """Return a value of a file with its range; None if it is published or not a number."""
    said = origin_of(mark.comment)
    leeway = leeway_of(mark.comment) if said else UNKNOWN if path[0] in OF_SOFTWARE else None
    if leeway is None or path[-1] in NOT_VARIED:
        return None
    whole = not isinstance(mark.value, list)
    parts = [_part(part) for part in ([mark.value] if whole else mark.value)]
    if all(form == "text" or not number for number, form in parts):
        return None
    own, forms = (tuple(each) for each in zip(*parts, strict=True))
    shares = all(isinstance(part, str) or 0 <= part <= 1 for part, form in parts if form == "number")
    low, high = (
        tuple(_moved(part, form, factor, shares) for part, form in parts)
        for factor in (1 / leeway.factor, leeway.factor)
    )
    if low == high:
        return None
    key = ".".join(path)
    return UncertainValue(key, said or "assumed", leeway.reason, own, low, high, forms, whole)


def _part(part: Any) -> tuple[Any, str]:
    """Return ns, pages, a number or text, and its form."""
    if isinstance(part, str):
        if _TIME.fullmatch(part):
            return parse_time(part), "time"
        return (parse_size(part), "size") if _SIZE.fullmatch(part) else (part, "text")
    if isinstance(part, bool) or not isinstance(part, int | float):
        return str(part), "text"
    return part, "whole" if isinstance(part, int) else "number"


def _moved(part: Any, form: str, factor: float, share: bool) -> Any:
    """Return a part multiplied by a factor; a value that is a share in its file stays a share."""
    if form == "text":
        return part
    return scaled(part, factor, 1.0 if share and form == "number" else None)
