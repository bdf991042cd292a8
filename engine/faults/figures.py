"""Figures of a machine with a fault, as text and compared with those of the healthy machine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.faults.kind import DOWN, SAME, UP
from engine.language import say, title_said, with_unit
from engine.measures import measures
from engine.runs.ranges import Range, digits
from engine.what_if.accounting import FIGURES

CLOSE = 0.02  # of the mean: a smaller difference does not count, even if all seeds agree
PERCENT = 0.5  # the same of figures in percent
RESULTS = ("transactions", "response", "served", "relocation", "quiesce")  # of the work, as users see it


def healthy_ranges(runs: Sequence[Mapping[str, float]]) -> dict[str, Range]:
    """Return the range of each value that all runs of the healthy machine have."""
    names = [name for name in runs[0] if all(name in run for run in runs)]
    return {name: _range([run[name] for run in runs]) for name in names}


def _range(values: Sequence[float]) -> Range:
    return Range(sum(values) / len(values), min(values), max(values))


def compared(value: float, healthy: Range, unit: str) -> str:
    """Return "up", "down" or "same".

    A value is the same within the range over the seeds of the healthy machine, extended by its width on both
    sides, or by a small part of the mean if that is more.
    """
    margin = max(healthy.most - healthy.least, CLOSE * abs(healthy.mean), PERCENT if unit == "%" else 0.0)
    if healthy.least - margin <= value <= healthy.most + margin:
        return SAME
    return UP if value > healthy.mean else DOWN


def seen(figures: Mapping[str, float], healthy: Mapping[str, Range]) -> dict[str, str]:
    """Return how each value compares with the healthy machine; a value that only one of the two machines has
    is "up" or "down".
    """
    found = {name: compared(figures[name], healthy[name], unit(name)) for name in figures if name in healthy}
    found.update((name, UP) for name in figures if name not in healthy)
    found.update((name, DOWN) for name in healthy if name not in figures)
    return found


def unit(name: str) -> str:
    """Return the English unit of a figure."""
    return FIGURES[name].unit if name in FIGURES else measures()[name.partition("@")[0]].unit


def _with_unit(text: str, name: str) -> str:
    own = unit(name)
    return with_unit(text, title_said(own)) if own else text


def title(name: str) -> str:
    """Return the title of a figure in the current language, with the name of its guest, load and so on."""
    if name in FIGURES:
        return say(FIGURES[name].name)
    measure, _, of = name.partition("@")
    text = title_said(measures()[measure].title)
    text = text[:1].upper() + text[1:]
    return say("{0} ({1})", text, of) if of else text


def shown(name: str, value: float | None) -> str:
    """Return a value with its unit; "–" if there is no value."""
    return "–" if value is None else _with_unit(digits(value), name)


def shown_range(name: str, found: Range | None) -> str:
    """Return the range of a healthy figure with its unit; "–" if there is no range."""
    if found is None:
        return "–"
    least, most = digits(found.least), digits(found.most)
    if least == most:
        return _with_unit(least, name)
    return say("{0} to {1}", least, _with_unit(most, name))


def different(ways: Mapping[str, str]) -> Iterable[str]:
    """Yield the figures that differ from those of the healthy machine."""
    return (name for name, way in ways.items() if way != SAME)


def worse(ways: Mapping[str, str]) -> list[str]:
    """Return the results of the work that are worse than those of the healthy machine."""
    bad = {1: DOWN, -1: UP}
    return [name for name in RESULTS if ways.get(name) == bad[FIGURES[name].better]]
