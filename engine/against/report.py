"""A site compared with its own figures, for a window, a command and JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from engine.against.assumptions import assumptions
from engine.against.comparison import (
    FILE,
    VERDICTS,
    AgainstRow,
    compare_site,
    differing,
    open_rows,
    row_of_json,
    summary,
    to_paste,
)
from engine.against.fit import SiteFit, fit_assumptions
from engine.against.state import held, with_fit, with_state
from engine.against.trials import Influence, TriedAssumptions, try_assumptions
from engine.language import enumerated, later, say
from engine.runs.pool import Pool
from engine.runs.ranges import digits
from engine.scenario.files.toml_input import parse_toml
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario, load_scenario

Phase = Callable[[str, int, int], None]  # current activity, completed steps, all steps
COMPARING, TRYING, FITTING = later("Comparing"), later("Trying assumptions"), later("Fitting")
HEADS = (
    later("Figure"),
    later("Your system"),
    later("This simulation"),
    later("Verdict"),
    later("Why"),
    later("Source"),
)


@dataclass(frozen=True)
class SiteReport:
    """The table, the influential assumptions, and the fitted ones. text: the scenario's file with the outcome
    in it.

    notes: sentences in reading order, beginning with the state of the scenario.
    """

    rows: tuple[AgainstRow, ...]
    notes: tuple[str, ...]
    tried: TriedAssumptions
    text: str
    differs: bool
    can_fit: bool  # an assumption matters, and is not fitted yet

    def as_json(self) -> dict[str, Any]:
        """Return a table that `report_of_json` reads."""
        rows = [row.as_json() for row in self.rows]
        return {**vars(self), "rows": rows, "notes": list(self.notes), "tried": asdict(self.tried)}

    def cells(self) -> list[tuple[str, ...]]:
        """Return the table rows as text, in the order of HEADS."""
        return [cells_of(row) for row in self.ordered]

    @property
    def ordered(self) -> list[AgainstRow]:
        """The rows, with those that need attention first."""
        return sorted(self.rows, key=lambda row: list(VERDICTS).index(row.verdict))


def report_of_json(table: Mapping[str, Any]) -> SiteReport:
    """Return the report that `as_json` wrote."""
    rows, tried = tuple(map(row_of_json, table["rows"])), dict(table["tried"])
    tried["influences"] = tuple(Influence(**influence) for influence in tried["influences"])
    known = {"rows": rows, "notes": tuple(table["notes"]), "tried": TriedAssumptions(**tried)}
    return SiteReport(**{**table, **known})


def cells_of(row: AgainstRow) -> tuple[str, ...]:
    """Return a table row as texts in the order of HEADS."""
    given, run = ("" if side is None else side.text for side in (row.given, row.run))
    if row.given is not None:
        given = digits(row.given.mean) if row.given.least == row.given.most else _ends(row)
    return f"{row.name} ({row.unit})", given, run, say(VERDICTS[row.verdict]), row.words, row.source


def _ends(row: AgainstRow) -> str:
    assert row.given is not None
    return say("{0} to {1}", digits(row.given.least), digits(row.given.most))


def hold(
    text: str,
    scenario: Scenario,
    pool: Pool,
    notify: Phase = lambda phase, done, total: None,
    *,
    fit: bool = False,
    before: SiteReport | None = None,
) -> SiteReport:
    """Compare a scenario with its site's figures; if they differ, find the cause, and fit the assumptions if
    requested.

    text: the text of the scenario's file, with its comments. before: an earlier comparison of the same
    scenario, if there is one. Raises AgainstError and PoolError.
    """
    rows = before.rows if before else compare_site(scenario, pool, _progress(notify, COMPARING))
    if not open_rows(rows):
        return _report(text, scenario, rows, TriedAssumptions())
    found = assumptions(text, scenario)
    tried = before.tried if before else None
    tried = tried or try_assumptions(scenario, found, rows, pool, _progress(notify, TRYING))
    if not fit:
        return _report(text, scenario, rows, tried)
    made = fit_assumptions(scenario, found, tried, rows, pool, _progress(notify, FITTING))
    if not made.fitted or made.after >= made.before:
        return _report(text, scenario, rows, tried, SiteFit((), made.loose, made.before, made.after))
    settings = [setting for each in made.fitted for setting in each.assumption.settings(each.factor)]
    fitted = load_scenario(FILE, settings, scenario_table(scenario))
    after = compare_site(fitted, pool, _progress(notify, COMPARING))
    if _off(after) > _off(rows):  # closer overall, but at the cost of figures that were correct
        return _report(text, scenario, rows, tried, SiteFit((), made.loose, made.before, made.after))
    hit = [row for row in rows if row.key not in tried.unmoved]
    return _report(with_fit(text, made.fitted, hit), fitted, after, tried, made, rows)


def _off(rows: tuple[AgainstRow, ...]) -> tuple[int, int]:
    return len(differing(rows)), len(open_rows(rows))


def _progress(notify: Phase, phase: str) -> Callable[[int, int], None]:
    return lambda done, total: notify(say(phase), done, total)


def _report(
    text: str,
    scenario: Scenario,
    rows: tuple[AgainstRow, ...],
    tried: TriedAssumptions,
    made: SiteFit | None = None,
    before: tuple[AgainstRow, ...] = (),
) -> SiteReport:
    names = [each.assumption.name for each in made.fitted] if made else []
    text = with_state(text, scenario, rows, names)
    known = load_scenario(FILE, (), scenario_table(scenario) | {"site": parse_toml(text, FILE)["site"]})
    notes = [held(known), summary(rows), *_fitted(made, rows, before), *_why(rows, tried)]
    notes += [*_unmoved(rows, tried), tried.failed, *_reasons(rows), *_wanted(rows)]
    can_fit = made is None and any(influence.matters for influence in tried.influences)
    wrong = bool(differing(rows))
    return SiteReport(rows, tuple(filter(None, notes)), tried, text, wrong, can_fit)


def _why(rows: tuple[AgainstRow, ...], tried: TriedAssumptions) -> list[str]:
    """Return the influential assumptions, strongest first."""
    if not open_rows(rows):
        return []
    if not tried.influences:
        return [say(_NOT_ASSUMED)]
    matter = [_sentence(influence) for influence in tried.influences if influence.matters]
    if not matter:
        return [say(_UNEXPLAINED)]
    text = say("Influences found in {0} runs with other values, largest first:", tried.runs)
    rest = enumerated(influence.title for influence in tried.influences if not influence.matters)
    return [text, *matter, *([say("Little influence: {0}.", rest)] if rest else [])]


def _unmoved(rows: tuple[AgainstRow, ...], tried: TriedAssumptions) -> list[str]:
    """Return the figures that differ by the same amount in all trials, so that no fit can correct them."""
    names = [row.name for row in open_rows(rows) if row.key in tried.unmoved]
    if not names:
        return []
    return [say(_SAME, tried.runs, enumerated(names), len(names))]


def _reasons(rows: tuple[AgainstRow, ...]) -> list[str]:
    """Return the reasons why small differences are ignored, each with its figures."""
    found: dict[str, list[str]] = {}
    for row in rows:
        if row.reason:
            found.setdefault(row.reason, []).append(row.name)
    return [say("Tolerance ({0}): {1}.", reason, enumerated(names)) for reason, names in found.items()]


def _sentence(influence: Influence) -> str:
    return say(
        "{0}: over its range, {1} changes by {2} {3}",
        influence.title,
        influence.figure,
        digits(abs(influence.effect)),
        influence.unit,
    )


def _fitted(made: SiteFit | None, rows: tuple[AgainstRow, ...], before: tuple[AgainstRow, ...]) -> list[str]:
    if made is None:
        return []
    if not made.fitted:
        return [*(f"{text}." for text in made.loose), say(_NOTHING)]
    fitted = [say("Fitted: {0}.", each.text) for each in made.fitted]
    counts = say(_COUNTS, len(differing(before)), len(differing(rows)))
    return [counts, *fitted, *(f"{text}." for text in made.loose)]


_COUNTS = later("Before the fit, {0} {0:figure|figures} differed; now {1} {1:does|do}.")


_NOT_ASSUMED = later(
    "None of the values that determine these figures is assumed: check the answers and the sources."
)
_SAME = later(
    "In all {0} runs with other values, {1} {2:does not change|do not change}: no assumption explains "
    "the difference, and no fit can correct it."
)
_UNEXPLAINED = later("None of the tested assumptions explains this: check the answers and the sources.")
_NOTHING = later(
    "Nothing was fitted: the figures do not determine any assumption, or other values make fewer "
    "figures agree."
)


def _wanted(rows: tuple[AgainstRow, ...]) -> list[str]:
    missing = to_paste(rows) if any(row.is_compared for row in rows) else []
    return [say("Paste the responses to {0} to compare more.", enumerated(missing))] if missing else []
