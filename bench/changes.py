"""What has become slower since the results before: the figures of targets, on the same machine only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from bench import results
from bench.report import Report, Table

SLOWER = 0.05  # from this share on, a figure is listed
_TARGET = re.compile(r"^\| ([^|]+) \| at (least|most) [^|]+ \| ([-\d.,e+]+)([^|]*) \| (?:yes|NO) \|$", re.M)
_YARDSTICK = re.compile(r"^\| C -O2 \| ([\d.]+)", re.MULTILINE)  # of `core`: nothing of this program is in it


@dataclass(frozen=True)
class Figure:
    """A measured figure of a table of targets."""

    value: float
    text: str  # with its unit
    at_least: bool  # more is better

    def worse(self, old: Figure) -> float:
        """Return by which share of the old figure this one is worse; negative: it is better."""
        if not old.value:
            return 0.0 if self.at_least or not self.value else float("inf")
        change = self.value / old.value - 1
        return -change if self.at_least else change


def figures(section: str) -> dict[str, Figure]:
    """Return the measured figures of a section's table of targets, by title."""
    return {
        what: Figure(float(number.replace(",", "")), number + unit, bound == "least")
        for what, bound, number, unit in _TARGET.findall(section)
    }


def _where(section: str) -> str:
    """Return the line with date, commit and machine."""
    return section.split("\n", 3)[2]


def on_this_machine(section: str) -> bool:
    """Was the section measured on a machine of the same description?"""
    return f", {results.hardware()}, " in _where(section)


def compare(before: Mapping[str, str], now: Mapping[str, str]) -> Report:
    """Return the report: all figures that are worse by SLOWER or more."""
    old = {name: text for name, text in before.items() if name in now and on_this_machine(text)}
    pairs = {
        f"{name}: {what}": (was, figures(now[name])[what])
        for name, text in old.items()
        for what, was in figures(text).items()
        if what in figures(now[name])
    }
    worse = {what: new.worse(was) for what, (was, new) in pairs.items()}
    rows = tuple(
        (what, was.text, new.text, f"{worse[what]:.0%}")
        for what, (was, new) in pairs.items()
        if worse[what] >= SLOWER
    )
    tables = (Table(("figure", "before", "now", "worse by"), rows),) if rows else ()
    return Report("compared with the results before", tables, (), _remarks(old, now, len(pairs), len(rows)))


def _remarks(old: Mapping[str, str], now: Mapping[str, str], compared: int, worse: int) -> tuple[str, ...]:
    if not old:
        return (f"Nothing was compared: no results of this machine were there for {', '.join(now)}.",)
    dates = sorted({_where(text).partition(",")[0] for text in old.values()})
    result = (
        f"{compared} figures of targets were compared with those from {dates[0]} and later: {worse} are "
        f"worse by at least {SLOWER:.0%}. Machines with the same description may differ in speed."
    )
    missing = ", ".join(name for name in now if name not in old)
    rest = f"Not compared, since no results of this machine were there: {missing}." if missing else ""
    return tuple(filter(None, (result, _yardstick(old, now), rest)))


def _yardstick(old: Mapping[str, str], now: Mapping[str, str]) -> str:
    """Return how the speed of the machine itself has changed, as far as it is known."""
    found = [_YARDSTICK.search(texts.get("core", "")) for texts in (old, now)]
    was, new = (float(match[1]) if match else 0.0 for match in found)
    if not was or not new:
        return ""
    return f"C -O2 of `core`, which depends on the machine alone, has {new / was:.2f} times its speed then."
