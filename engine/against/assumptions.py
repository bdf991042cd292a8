"""Assumptions in a site's scenario that affect its figures, and settings that change them.

The comment next to a value names its source; only assumed and previously fitted values are varied.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import tomlkit
from tomlkit.items import AoT, Item, Table

from engine.experiments.axis import ParameterAxis
from engine.kernel.units import MINUTE, MS, SECOND, US, parse_size, parse_time, size_text
from engine.language import later, numeral, say
from engine.scenario.checks.linux import room
from engine.scenario.files.quantities import exact_size_text, time_text
from engine.scenario.model.site_release import has_other_storage
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario

Path = tuple[str | int, ...]
MARKS = ("assumed", "fitted from")  # in a comment
MOST_VOLUMES = 64
_OF_CP = ("memory", "volumes", "storage")  # their causes are not compared for a later release
_UNITS = ((MINUTE, "min"), (SECOND, "s"), (MS, "ms"), (US, "µs"))


@dataclass(frozen=True)
class _Form:
    """An assumption: the path whose comment marks it, the paths that it changes, and the range of factors
    for its value.
    """

    title: str
    unit: str  # "time", "size" or "whole"
    marked: Path
    changed: tuple[Path, ...]
    low: float
    high: float


FORMS = {
    "load": _Form(
        later("Guest load"),
        "time",
        ("loads", "*", "users"),
        (("loads", "*", "way", 0, "cpu"),),
        1 / 16,
        16,
    ),
    "working-sets": _Form(
        later("Time between two touches of a page, which determines working sets"),
        "time",
        ("kinds", "*", "linux", "cp_touched_every"),
        (("kinds", "*", "linux", "cp_touched_every"),),
        0.1,
        1000,
    ),
    "jobs": _Form(
        later("Time between two jobs that take memory for a while"),
        "time",
        ("kinds", "*", "linux", "job_every"),
        (("kinds", "*", "linux", "job_every"),),
        0.2,
        1000,
    ),
    "memory": _Form(
        later("Memory in use by guests without /proc/meminfo"),
        "size",
        ("kinds", "*", "linux", "heap"),
        (("kinds", "*", "linux", "heap"), ("kinds", "*", "linux", "files")),
        0.3,
        1.2,
    ),
    "volumes": _Form(later("Paging volumes"), "whole", ("lpar", "volumes"), (("lpar", "volumes"),), 1 / 4, 8),
    "storage": _Form(
        later("Central storage"), "size", ("lpar", "storage"), (("lpar", "storage"),), 0.25, 1.0
    ),
}


@dataclass(frozen=True)
class SiteAssumption:
    """An assumption of a scenario. values: the paths that it changes, with their values (ns, pages or a
    number).
    """

    name: str
    values: tuple[tuple[Path, int], ...]
    start: float = 1.0  # initial factor of a search
    most: float = math.inf  # factor for which the guests have room

    @property
    def title(self) -> str:
        """Title of the assumption."""
        return say(FORMS[self.name].title)

    @property
    def axis(self) -> ParameterAxis:
        """The axis of the factor that is applied to all its values."""
        form = FORMS[self.name]
        low, high = form.low, min(form.high, self.most)
        if form.unit == "whole":
            low, high = max(low, 1 / self.values[0][1]), min(high, MOST_VOLUMES / self.values[0][1])
        start = min(max(self.start, low), high)
        return ParameterAxis(self.name, self.name, "number", low, high, start, log=True)

    def texts(self, factor: float) -> Iterator[tuple[Path, str | int]]:
        """Yield paths with their values multiplied by a factor, as written in a scenario file."""
        unit = FORMS[self.name].unit
        for path, value in self.values:
            number = max(1, round(float(f"{value * factor:.3g}")) if factor != 1 else value)
            if unit == "whole":
                yield path, number
            else:
                yield path, exact_size_text(number) if unit == "size" else time_text(-(-number // US) * US)

    def settings(self, factor: float) -> tuple[str, ...]:
        """Return the settings for a factor."""
        return tuple(f"{_dotted(path)}={text}" for path, text in self.texts(factor))

    def shown(self, factor: float) -> str:
        """Return the value with this factor if there is a single value, or else the factor itself."""
        found, unit = {value for _, value in self.values}, FORMS[self.name].unit
        if len(found) > 1:
            return say("{0:.2g} times the assumed value", factor)
        value = found.pop() * factor
        return (
            _time(value)
            if unit == "time"
            else size_text(round(value))
            if unit == "size"
            else str(round(value))
        )


def _time(value: float) -> str:
    size, unit = next((pair for pair in _UNITS if value >= pair[0]), _UNITS[-1])
    return f"{numeral(value / size, '.2g' if value < 100 * size else '.0f')} {unit}"


def _dotted(path: Path) -> str:
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path)


def assumptions(text: str, scenario: Scenario) -> tuple[SiteAssumption, ...]:
    """Return the assumptions of a scenario that may be fitted. text: the text of its file, with comments."""
    marked = set(marked_paths(tomlkit.parse(text)))
    table = scenario_table(scenario)
    found = []
    for name, form in FORMS.items():
        if has_other_storage(scenario.lpar) and name in _OF_CP:
            continue  # how the site manages storage is not simulated
        own = [path for path in marked if _fits(path, form.marked)]
        paths = [_filled(changed, path) for path in sorted(own, key=str) for changed in form.changed]
        values = tuple((path, value) for path in paths if (value := _value(table, path, form.unit)))
        made = SiteAssumption(name, values, most=_room(scenario) if name == "memory" else math.inf)
        if values and made.axis.low < made.axis.high:
            found.append(made)
    return tuple(found)


def _room(scenario: Scenario) -> float:
    """Return the factor by which the heaps can grow so that they still fit in all guests."""
    factors = []
    for group in scenario.groups.values():
        linux = scenario.kinds[group.kind].linux
        if linux is not None:
            others = linux.base + linux.buffers + linux.huge + linux.buffer
            factors.append((room(group.memory) - others) / max(1, linux.heap))
    return max(1.0, min(factors, default=1.0))


def marked_paths(table: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths whose comments mark them as assumed or fitted."""
    for key in table:
        item = table.item(key)
        if isinstance(item, Table):
            yield from marked_paths(item, (*path, key))
        elif isinstance(item, AoT):
            for place, inner in enumerate(item):
                yield from marked_paths(inner, (*path, key, place))
        elif isinstance(item, Item) and any(mark in item.trivia.comment for mark in MARKS):
            yield (*path, key)


def _fits(path: Path, form: Path) -> bool:
    return len(path) == len(form) and all(b in ("*", a) for a, b in zip(path, form, strict=True))


def _filled(form: Path, path: Path) -> Path:
    return tuple(path[place] if part == "*" else part for place, part in enumerate(form))


def _value(table: Mapping[str, Any], path: Path, unit: str) -> int:
    """Return the value at a path in ns, in pages or as a number, or 0 if there is no value."""
    value: Any = table
    for part in path:
        value = value[part] if isinstance(part, int) or part in value else {}
    if isinstance(value, str):
        return parse_time(value) if unit == "time" else parse_size(value)
    return value if isinstance(value, int) else 0
