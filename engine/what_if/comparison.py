"""A machine and its changes, run with several seeds: figures with ranges, and the limits of each."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.against.state import held
from engine.language import later, say
from engine.runs.pool import Pool, Progress, all_answers
from engine.runs.ranges import Range
from engine.runs.request import ResultRow, RunRequest, row_of
from engine.scenario.model.site_release import caution
from engine.scenario.scenario import load_scenario
from engine.spreadsheet import rows_text
from engine.what_if.accounting import FIGURES, accounting
from engine.what_if.change_certainty import HEADS, ChangeCertainty, certainty_of_json
from engine.what_if.limits import FigureLimit, limits

MAX_CHANGES, MAX_SEEDS = 4, 50
AS_IT_IS = later("Unchanged")
CAVEAT = later(
    "All figures are simulated; they are not measurements. The validation pages list the "
    "assumed parameters. Software that the scenario does not describe is not simulated. Do not "
    "use these figures to size a production system."
)


class ChangeError(ValueError):
    """A change that cannot be compared; the text names the change and what was expected."""


@dataclass(frozen=True)
class WhatIfChange:
    """A change to a machine: settings like "lpar.xstor=4G", under a title."""

    title: str
    settings: tuple[str, ...]


@dataclass(frozen=True)
class ComparedMachine:
    """A machine in the comparison: its figures by key and its limits, or the reason why it does not run."""

    change: WhatIfChange
    figures: Mapping[str, Range] = field(default_factory=dict)
    limits: tuple[FigureLimit, ...] = ()
    error: str = ""


@dataclass(frozen=True)
class Comparison:
    """The unchanged machine, and its changes."""

    title: str
    seeds: int
    machines: tuple[ComparedMachine, ...]
    caution: str = ""  # about the release of the site, and whether it was held against the real system
    certain: tuple[ChangeCertainty, ...] = ()  # the effects over all that is not known, where it was varied

    @property
    def keys(self) -> list[str]:
        """The figures that at least one machine has, in their order."""
        return [key for key in FIGURES if any(key in machine.figures for machine in self.machines)]

    def verdict(self, key: str, machine: ComparedMachine) -> str:
        """Return the effect of a change on a figure: "better", "worse", "other", "same" or ""."""
        base = self.machines[0].figures.get(key)
        found = machine.figures.get(key)
        if machine is self.machines[0] or base is None or found is None:
            return ""
        if not found.apart_from(base) or _close(found.mean, base.mean):
            return "same"
        direction = FIGURES[key].better * (1 if found.mean > base.mean else -1)
        return {1: "better", -1: "worse"}.get(direction, "other")

    def as_json(self) -> dict[str, Any]:
        """Return a table that `of_json` reads."""
        return {
            "title": self.title,
            "caution": self.caution,
            "seeds": self.seeds,
            "certain": [each.as_json() for each in self.certain],
            "machines": [
                {
                    "change": [machine.change.title, list(machine.change.settings)],
                    "figures": {
                        key: [each.mean, each.least, each.most] for key, each in machine.figures.items()
                    },
                    "error": machine.error,
                }
                for machine in self.machines
            ],
        }

    def csv(self) -> str:
        """Return the comparison as CSV: a row for each machine and figure."""
        caution = [self.caution] if self.caution else []
        heads = ["machine", "figure", "unit", "mean", "minimum", "maximum", "seeds", "against as it is"]
        rows = [[*heads, *(HEADS if self.certain else ()), *(["caution"] if caution else [])]]
        for machine in self.machines:
            for key, found in machine.figures.items():
                figure, verdict = FIGURES[key], self.verdict(key, machine)
                numbers = (f"{value:.6g}" for value in (found.mean, found.least, found.most))
                row = [machine.change.title, figure.name, figure.unit, *numbers, str(self.seeds), verdict]
                rows.append([*row, *self._certainty(machine.change.title, key), *caution])
        return rows_text(rows)

    def _certainty(self, change: str, key: str) -> list[str]:
        if not self.certain:
            return []
        found = (each for each in self.certain if (each.change, each.figure) == (change, key))
        return [cell for each in found for cell in each.cells()] or [""] * len(HEADS)


def of_json(table: Mapping[str, Any]) -> Comparison:
    """Return the comparison for a table from `as_json`."""
    machines = tuple(map(_machine_of, table["machines"]))
    certain = tuple(map(certainty_of_json, table.get("certain", ())))
    return Comparison(table["title"], table["seeds"], machines, table.get("caution", ""), certain)


def _machine_of(table: Mapping[str, Any]) -> ComparedMachine:
    title, settings = table["change"]
    return _limited(
        WhatIfChange(title, tuple(settings)),
        {key: Range(*values) for key, values in table["figures"].items()},
        table["error"],
    )


def _limited(change: WhatIfChange, figures: Mapping[str, Range], error: str = "") -> ComparedMachine:
    return ComparedMachine(
        change, figures, tuple(limits({key: item.mean for key, item in figures.items()})), error
    )


def compare(
    scenario: str,
    settings: Sequence[str],
    changes: Sequence[WhatIfChange],
    seeds: int,
    pool: Pool,
    table: Mapping[str, Any] | None = None,
    progress: Progress = lambda done, total: None,
) -> Comparison:
    """Run a machine and its changes, each with `seeds` seeds, and compare them.

    A change that cannot run is a machine with its error message. table: the contents of the scenario's file,
    if workers cannot read it. Raises ScenarioError for the unchanged machine, ChangeError and PoolError.
    """
    check_changes(changes, seeds)
    loaded = load_scenario(scenario, settings, None if table is None else dict(table))
    machines = (WhatIfChange(AS_IT_IS, ()), *changes)
    jobs = [
        (request,) for machine in machines for request in _requests(scenario, settings, machine, seeds, table)
    ]
    rows: list[ResultRow] = all_answers(pool, row_of, jobs, progress)
    groups = [rows[at * seeds : (at + 1) * seeds] for at in range(len(machines))]
    found = tuple(_machine(change, group) for change, group in zip(machines, groups, strict=True))
    cautions = " ".join(filter(None, (caution(loaded.lpar), held(loaded))))
    return Comparison(loaded.title, seeds, found, cautions)


def check_changes(changes: Sequence[WhatIfChange], seeds: int) -> None:
    """Raise ChangeError for changes that cannot be compared."""
    if not 1 <= len(changes) <= MAX_CHANGES:
        raise ChangeError(say("{0} changes; expected 1 to {1}", len(changes), MAX_CHANGES))
    if not 1 <= seeds <= MAX_SEEDS:
        raise ChangeError(say("{0} seeds; expected 1 to {1}", seeds, MAX_SEEDS))
    titles = [AS_IT_IS, *(change.title for change in changes)]
    if twice := next((title for title in titles if titles.count(title) > 1), ""):
        raise ChangeError(say('Two machines are named "{0}"; expected different titles', twice))
    if empty := next((change.title for change in changes if not change.settings), ""):
        raise ChangeError(say('"{0}" changes nothing; expected settings like lpar.xstor=4G', empty))


def _requests(
    scenario: str,
    settings: Sequence[str],
    change: WhatIfChange,
    seeds: int,
    table: Mapping[str, Any] | None,
) -> list[RunRequest]:
    wanted = (*settings, *change.settings)
    return [RunRequest(scenario, accounting, wanted, place=place, table=table) for place in range(seeds)]


def _machine(change: WhatIfChange, rows: Sequence[ResultRow]) -> ComparedMachine:
    if error := next((row.error for row in rows if row.error), ""):
        return ComparedMachine(change, error=error)
    keys = [key for key in FIGURES if all(key in row.taken for row in rows)]
    return _limited(change, {key: _range([row.taken[key] for row in rows]) for key in keys})


def _range(values: Sequence[float]) -> Range:
    return Range(statistics.fmean(values), min(values), max(values))


def _close(value: float, other: float) -> bool:
    return abs(value - other) <= 0.005 * max(abs(value), abs(other), 1e-12)
