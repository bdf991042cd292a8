"""A run compared with the figures of the real system on which its scenario is based: one row per figure,
with a verdict.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.against.figures import (
    FIGURES,
    LOAD,
    SHARE,
    RealFigure,
    commands,
    own_figure,
    why_not_simulated,
)
from engine.against.run_figures import FigureSamples, figures_of, usual
from engine.language import enumerated, later, say
from engine.runs.pool import Pool, Progress, all_answers
from engine.runs.ranges import Range, digits
from engine.runs.request import ResultRow, RunRequest, row_of
from engine.scenario.model.site import SiteFigure
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario

Verdict = Literal["agrees", "unclear", "differs", "in doubt", "not simulated", "not given"]
FILE = "machine.toml"  # represents the scenario's file: its content is part of each request
SEEDS = 3
VERDICTS: dict[Verdict, str] = {  # those first that need a look
    "differs": later("differs"),
    "unclear": later("unclear"),
    "agrees": later("agrees"),
    "in doubt": later("in doubt"),
    "not simulated": later("not simulated"),
    "not given": later("not given by the site"),
}


class AgainstError(ValueError):
    """A comparison that cannot be made; the text states the required action in one sentence."""


@dataclass(frozen=True)
class AgainstRow:
    """A figure of the real system alongside that of the run; None: not known.

    given: the range shown by the replies. run: the mean, and the range of nine in ten minutes or moments.
    words: the difference between the two. tolerance: the difference that is ignored, in the unit of the
    figure; reason: why it is ignored.
    """

    key: str
    name: str
    unit: str
    given: Range | None
    source: str
    run: Range | None
    verdict: Verdict = "not given"
    words: str = ""
    tolerance: float = 0.0
    reason: str = ""

    @property
    def scale(self) -> float:
        """The difference that equals 1 in a fit: the spread of the responses and of the run's minutes."""
        sides = (side for side in (self.given, self.run) if side is not None)
        return max(self.tolerance, *((side.most - side.least) / 2 for side in sides))

    @property
    def is_compared(self) -> bool:
        """True if both figures are known and have the same meaning."""
        return self.verdict in ("agrees", "unclear", "differs")

    def as_json(self) -> dict[str, Any]:
        """Return a table that `row_of_json` can read."""
        sides = {name: _list(side) for name, side in (("given", self.given), ("run", self.run))}
        return {**vars(self), **sides}


def row_of_json(table: Mapping[str, Any]) -> AgainstRow:
    """Return the row that `as_json` wrote."""
    sides = {name: None if table[name] is None else Range(*table[name]) for name in ("given", "run")}
    return AgainstRow(**{**table, **sides})


def _list(side: Range | None) -> list[float] | None:
    return None if side is None else [side.mean, side.least, side.most]


def compare_site(
    scenario: Scenario, pool: Pool, progress: Progress = lambda done, total: None, seeds: int = SEEDS
) -> tuple[AgainstRow, ...]:
    """Run a scenario and return its figures alongside those of the real system.

    Raises AgainstError when a run fails, and PoolError.
    """
    if scenario.systems:
        raise AgainstError(say(_LINKED))
    take, table = FigureSamples(figures_of(scenario)), scenario_table(scenario)
    jobs = [(RunRequest(FILE, take, (), scenario.seed, place, table=table),) for place in range(seeds)]
    rows: list[ResultRow] = all_answers(pool, row_of, jobs, progress)
    if failed := next((row.error for row in rows if row.error), ""):
        raise AgainstError(say("The scenario cannot be run: {0}", failed))
    runs = {figure.name: usual([row.taken[figure.name] for row in rows]) for figure in take.figures}
    shown = [key for key in FIGURES if own_figure(scenario, key) or _is_asked(key, scenario, runs)]
    return tuple(against_row(key, scenario, runs.get(key)) for key in shown)


_LINKED = later(
    "Linked systems are simulated with workloads of the relocation study, not with the workloads of the "
    'site: there is nothing to compare. Answer "alone" to the question "machine".'
)


def _is_asked(key: str, scenario: Scenario, runs: Mapping[str, Range]) -> bool:
    """Return whether a figure missing from the site could be compared."""
    return key in runs and not why_not_simulated(key, scenario)


def against_row(key: str, scenario: Scenario, run: Range | None) -> AgainstRow:
    """Return the row of a figure, with its verdict and the reason."""
    figure, own = FIGURES[key], own_figure(scenario, key)
    given = None if own is None else Range((own.least + own.most) / 2, own.least, own.most)
    row = AgainstRow(key, say(figure.name), say(figure.unit), given, own.source if own else "", run)
    why = why_not_simulated(key, scenario)
    if own is None:
        hint = later("{0} shows it") if figure.command else later("no response shows it")
        return replace(row, words=say(hint, figure.command))
    if own.doubt:
        return replace(row, verdict="in doubt", words=own.doubt)
    return replace(row, verdict="not simulated", words=why) if run is None or why else _judged(row, own, run)


def _judged(row: AgainstRow, own: SiteFigure, run: Range) -> AgainstRow:
    """Return a row with its verdict: the run and the replies agree if the mean of the run is near the
    replies.

    If only usual minutes or moments are near them, more responses or a longer run are needed to decide.
    """
    figure = FIGURES[row.key]
    tolerance = max(own.rounding, figure.floor, SHARE * own.most)
    verdict: Verdict = "differs"
    if _gap(own, run.mean, run.mean) <= tolerance:
        verdict = "agrees"
    elif _gap(own, run.least, run.most) <= tolerance:
        verdict = "unclear"
    words = say("within {0}", digits(tolerance)) if verdict == "agrees" else _difference(own, run)
    if verdict == "unclear":
        words = say("{0} on average; more responses would determine it", words)
    return replace(row, verdict=verdict, words=words, tolerance=tolerance, reason=_reason(own, figure))


def _gap(own: SiteFigure, least: float, most: float) -> float:
    return max(own.least - most, least - own.most, 0.0)


def _reason(own: SiteFigure, figure: RealFigure) -> str:
    if SHARE * own.most < max(own.rounding, figure.floor):
        return (
            say("the difference is too small to matter")
            if figure.floor > own.rounding
            else say("the response is rounded")
        )
    if figure.moment:
        return say("10%, because the response shows only a single moment")
    if figure.command == LOAD:
        return say("10%, because CP smooths rates by an unpublished method")
    return say("10%, because it was measured at another time")


def _difference(own: SiteFigure, run: Range) -> str:
    if not own.most:
        return say("the run has {0}, but the system has 0", digits(run.mean))
    share = run.mean / ((own.least + own.most) / 2)
    if share >= 2:
        return say("the run has {0} times as much", digits(share))
    if not run.mean:
        return say("the run has 0")
    template = later("the run has {0:.0f}% more") if share > 1 else later("the run has {0:.0f}% less")
    return say(template, 100 * abs(share - 1))


def differing(rows: Sequence[AgainstRow]) -> list[AgainstRow]:
    """Return the rows that differ."""
    return [row for row in rows if row.verdict == "differs"]


def unclear(rows: Sequence[AgainstRow]) -> list[AgainstRow]:
    """Return the rows that need more responses for a decision."""
    return [row for row in rows if row.verdict == "unclear"]


def open_rows(rows: Sequence[AgainstRow]) -> list[AgainstRow]:
    """Return the compared rows that do not agree."""
    return [row for row in rows if row.verdict in ("differs", "unclear")]


def to_paste(rows: Sequence[AgainstRow]) -> list[str]:
    """Return the commands whose responses would show the figures missing from the site."""
    return commands(row.key for row in rows if row.verdict == "not given")


def summary(rows: Sequence[AgainstRow]) -> str:
    """Return the outcome in one or two sentences."""
    compared = [row for row in rows if row.is_compared]
    if not compared:
        return say(
            "None of the system's figures can be compared. Paste the responses to {0}, and read "
            "the site again.",
            enumerated(to_paste(rows)) or "INDICATE LOAD",
        )
    return say(
        "Of {0} {0:figure|figures} that can be compared, {1} {1:agrees|agree}, {2} {2:differs|differ} and "
        "{3} {3:is|are} unclear.",
        len(compared),
        len(compared) - len(differing(rows)) - len(unclear(rows)),
        len(differing(rows)),
        len(unclear(rows)),
    )
