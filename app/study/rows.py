"""The rows of the panel: each fact and claim of a study with the results so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from app.plot.published import StoredBand, stored_bands
from app.study.live import ELSEWHERE, LiveAnswer, LiveFacts
from engine.studies.ledger import ROLES as FACT_ROLES
from engine.studies.ledger import Claim, Fact, Ledger
from engine.studies.probes import Claimed, Given, MeasuredProbe, StudyRun
from engine.studies.report import FactResult, error

Verdict = Literal["within", "outside", "input", "holds", "fails", "waiting", "elsewhere", "several", "open"]


ROLES = (*FACT_ROLES, "claim")


@dataclass(frozen=True)
class Seeds:
    """The values of many seeds for a row; errors as in FactResult."""

    median: float | None = None
    low: float | None = None
    high: float | None = None
    errors: tuple[float, float] | None = None  # of low and high
    figures: Mapping[str, float] = field(default_factory=dict)  # of a claim


@dataclass(frozen=True)
class StudyRow:
    """A fact or a claim."""

    source: Fact | Claim
    verdict: Verdict
    simulated: float | None = None  # by the run on screen
    text: str = ""  # instead of a number
    error: float | None = None  # of the median over seeds if there is one, otherwise of the run on screen
    at: int | None = None  # ns: when the run will show more, if that is known
    run: StudyRun | None = None  # shows it, if the run on screen does not
    reason: str = ""  # why there is no value, or why it may be wrong
    figures: Mapping[str, float] = field(default_factory=dict)  # of a claim, in the run on screen
    seeds: Seeds | None = None
    band: StoredBand | None = None  # over everything that is assumed

    @property
    def id(self) -> str:
        """The id in the ledger."""
        return self.source.id

    @property
    def role(self) -> str:
        """The role: input, calibrate, predict, or claim."""
        return self.source.role if isinstance(self.source, Fact) else "claim"

    @property
    def fact(self) -> Fact | None:
        """The fact, or None for a claim."""
        return self.source if isinstance(self.source, Fact) else None


def rows(ledger: Ledger, live: LiveFacts, verified: Mapping[str, Any]) -> list[StudyRow]:
    """Return all rows, facts before claims; within each, the rows that the run on screen shows come first, by
    role.

    `verified`: the results of the seeds by id (entries of Report.as_json).
    """
    bands = stored_bands(ledger.study)
    facts = [
        replace(_fact(fact, live.facts.get(fact.id), live.answers.get(fact.id)), band=bands.get(fact.id))
        for fact in ledger.facts
    ]
    claims = [_claim(claim, live.claims.get(claim.id), live.answers.get(claim.id)) for claim in ledger.claims]
    return [
        *(_verified_fact(row, verified.get(row.id)) for row in _own_first(facts)),
        *(_verified_claim(row, verified.get(row.id)) for row in _own_first(claims)),
    ]


def _own_first(found: Sequence[StudyRow]) -> list[StudyRow]:
    return sorted(found, key=lambda row: (row.run is not None, ROLES.index(row.role)))


def _fact(fact: Fact, probe: MeasuredProbe | Given | None, answer: LiveAnswer | None) -> StudyRow:
    row = _unanswered(fact, probe, answer)
    if answer is not None and fact.is_text:
        return replace(row, verdict=FactResult(fact, (), text=answer.text).verdict, text=answer.text)
    if answer is None or answer.value is None:
        return row
    if isinstance(probe, MeasuredProbe) and probe.combine is not None and len(probe.runs) > 1:
        return replace(row, verdict="several", simulated=answer.value)
    result = FactResult(fact, (answer.value,))
    return replace(row, verdict=result.verdict, simulated=answer.value, error=result.error)


def _claim(claim: Claim, probe: Claimed | None, answer: LiveAnswer | None) -> StudyRow:
    row = _unanswered(claim, probe, answer)
    if answer is None or answer.figures is None or probe is None:
        return row
    if len(probe.runs) > 1 or probe.across is not None:
        return replace(row, verdict="several", figures=answer.figures)
    holds = probe.holds(answer.figures)
    return replace(row, verdict="holds" if holds else "fails", figures=answer.figures)


def _unanswered(source: Fact | Claim, probe: Any, answer: LiveAnswer | None) -> StudyRow:
    """Return a row without a value, and the reason why the value is missing."""
    note = getattr(probe, "note", "")
    if answer is None or probe is None:
        return StudyRow(source, "open", reason=note)
    if answer.at is not None:
        return StudyRow(source, "waiting", at=answer.at if answer.known else None, reason=note)
    if answer.reason == ELSEWHERE:
        run = next((run for run in probe.runs if isinstance(run, StudyRun)), None)
        return StudyRow(source, "several" if run is None else "elsewhere", run=run, reason=note)
    return StudyRow(source, "open", reason=answer.reason or note)


def _verified_fact(row: StudyRow, entry: Mapping[str, Any] | None) -> StudyRow:
    fact = row.fact
    if entry is None or fact is None:
        return row
    median, low, high = (entry[name] for name in ("simulated", "low", "high"))
    if median is None or low is None:  # a text
        return row
    errors = error(fact, low), error(fact, high)
    return replace(
        row, verdict=entry["verdict"], error=entry["error"], seeds=Seeds(median, low, high, errors)
    )


def _verified_claim(row: StudyRow, entry: Mapping[str, Any] | None) -> StudyRow:
    if entry is None or not entry["figures"]:
        return row
    return replace(row, verdict="holds" if entry["holds"] else "fails", seeds=Seeds(figures=entry["figures"]))


def tally(shown: Sequence[StudyRow], role: str) -> tuple[int, int, int]:
    """Return how many rows of a role are within tolerance or hold, how many have a verdict, and how many
    exist.
    """
    own = [row for row in shown if row.role == role]
    good = sum(row.verdict in ("within", "holds") for row in own)
    return good, good + sum(row.verdict in ("outside", "fails") for row in own), len(own)
