"""A job with the report of a verification, without the minutes that it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.studies.ledger import load_ledger
from engine.studies.report import ClaimResult, FactResult, StudyReport

JOB = f"{__name__}:verify"


def verify(report: Callable[[Any], None], study: str, seeds: int) -> Any:
    ledger = load_ledger(study)
    report([1, 2])
    return StudyReport(
        study,
        seeds,
        tuple(FactResult(fact, (0.9 * fact.value, fact.value, 1.2 * fact.value)) for fact in ledger.facts),
        tuple(ClaimResult(claim, seeds, seeds, {"figure": 1.0}) for claim in ledger.claims),
    ).as_json()
