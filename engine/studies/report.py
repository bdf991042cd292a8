"""The report of a verified study: each fact and claim with its verdict, and their numbers.

A fact is within tolerance if the median over all runs lies within the tolerance of the published value: it
must be exact if there is no tolerance, between the ends if a range was published, or below (or above) a bound
that the note names. A claim holds if it holds for at least 80% of the seeds.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.studies.ledger import ROLES, UNCOUNTED, Claim, Fact, Role

ENOUGH = 0.8  # of the seeds
Verdict = Literal["within", "outside", "input", "open"]


@dataclass(frozen=True)
class FactResult:
    """A fact next to the simulated values. A fact without values is open, and the note gives the reason."""

    fact: Fact
    values: tuple[float, ...]
    note: str = ""
    parts: dict[str, float] = field(default_factory=dict)  # median of each run, when there are several
    text: str = ""  # what the scenario says where a text was published

    @property
    def simulated(self) -> float | None:
        """The median of the values."""
        return statistics.median(self.values) if self.values else None

    @property
    def low(self) -> float | None:
        """The smallest value."""
        return min(self.values, default=None)

    @property
    def high(self) -> float | None:
        """The largest value."""
        return max(self.values, default=None)

    @property
    def error(self) -> float | None:
        """Error of the median: relative to the published value, or the difference (`Fact.relative`).

        None if nothing is simulated or a text was published.
        """
        if self.simulated is None or self.fact.is_text:
            return None
        return error(self.fact, self.simulated)

    @property
    def verdict(self) -> Verdict:
        """Whether the fact is within tolerance; `open`: there is no figure yet."""
        if self.fact.role == "input":
            return "input"
        if self.error is None:
            return "open"
        if self.fact.ceiling is not None:
            return "within" if (self.simulated or 0.0) < self.fact.ceiling else "outside"
        if self.fact.floor is not None:
            return "within" if (self.simulated or 0.0) > self.fact.floor else "outside"
        most = self.fact.tolerance or 0.0
        return "within" if abs(self.error) <= most + 1e-12 else "outside"

    @property
    def differs(self) -> bool:
        """True if the scenario's value of an input differs: any difference counts if the ledger has no
        tolerance.
        """
        other = bool(self.text) and self.text != self.fact.text
        off = abs(self.error or 0.0) > (self.fact.tolerance or 0.0) + 1e-12
        return self.fact.role == "input" and (other or off)

    @property
    def as_published(self) -> bool:
        """True if the scenario's value of an input is as published."""
        known = bool(self.text) or self.error is not None
        return self.fact.role == "input" and known and not self.differs

    def as_json(self) -> dict[str, Any]:
        """Return a table for a file; an open fact is "outside" in it, with no simulated value."""
        fact, verdict = self.fact, self.verdict
        return {
            "id": fact.id,
            "published": fact.published,
            "simulated": self.text or self.simulated,
            "low": self.low,
            "high": self.high,
            "error": self.error,
            "tolerance": fact.tolerance,
            "role": fact.role,
            "verdict": "outside" if verdict == "open" else verdict,
        }


def error(fact: Fact, simulated: float) -> float:
    """Return the error of a value: 0 between the ends of a published range, otherwise measured from the
    nearer end.
    """
    low, high = fact.range or (fact.value, fact.value)
    published = min(max(simulated, low), high)
    difference = simulated - published
    return difference / abs(published) if fact.relative else difference


@dataclass(frozen=True)
class ClaimResult:
    """A claim: the number of seeds for which it holds, and the figures on which it is based (medians over
    the seeds).
    """

    claim: Claim
    held: int
    seeds: int
    figures: dict[str, float]
    across: bool = True  # condition for all seeds together
    note: str = ""

    @property
    def open(self) -> bool:
        """True if there are no figures yet."""
        return not self.figures

    @property
    def holds(self) -> bool:
        """True if the claim holds for at least 80% of the seeds."""
        return not self.open and self.across and self.held >= ENOUGH * self.seeds

    def as_json(self) -> dict[str, Any]:
        """Return a table for a file."""
        figures = {} if self.open else {**self.figures, "seeds in which it holds": self.held}
        return {"id": self.claim.id, "holds": self.holds, "figures": figures}


@dataclass(frozen=True)
class StudyReport:
    """A verified study."""

    study: str
    seeds: int
    facts: tuple[FactResult, ...]
    claims: tuple[ClaimResult, ...]

    @property
    def passed(self) -> bool:
        """True if every predict fact is within its tolerance, and every claim holds."""
        predicted = (fact for fact in self.facts if fact.fact.role == "predict")
        return all(result.verdict == "within" for result in predicted) and all(
            claim.holds for claim in self.claims
        )

    def of_role(self, role: Role) -> list[FactResult]:
        """Return the facts with a role."""
        return [fact for fact in self.facts if fact.fact.role == role]

    def summary(self) -> dict[str, dict[str, int]]:
        """Return the headline: the facts of each counted role within tolerance (inputs: as published),
        and the claims that hold.
        """
        counts: dict[str, dict[str, int]] = {}
        for role in ROLES:
            if role in UNCOUNTED:
                continue
            own = self.of_role(role)
            key = "as published" if role == "input" else "within"
            good = [result for result in own if result.verdict == "within" or result.as_published]
            counts[role] = {key: len(good), "of": len(own)}
        counts["claims"] = {"hold": sum(claim.holds for claim in self.claims), "of": len(self.claims)}
        return counts

    def as_json(self) -> dict[str, Any]:
        """Return the report as a table for a file: numbers and texts."""
        return {
            "study": self.study,
            "seeds": self.seeds,
            "facts": [fact.as_json() for fact in self.facts],
            "claims": [claim.as_json() for claim in self.claims],
            "summary": self.summary(),
        }


def medians(figures: Sequence[dict[str, float]]) -> dict[str, float]:
    """Return the median of each figure over the seeds, ignoring values that are not numbers."""
    names = dict.fromkeys(name for figure in figures for name in figure)
    values = {
        name: [figure[name] for figure in figures if math.isfinite(figure.get(name, math.nan))]
        for name in names
    }
    return {name: statistics.median(own) for name, own in values.items() if own}
