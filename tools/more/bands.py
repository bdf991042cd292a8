"""Bands of the page's facts and claims: all cases at each point, over everything that is not published."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.bands.band import band
from engine.bands.points import band_points
from engine.bands.studies import ClaimShare, FactBand, StudyBands, in_band
from engine.bands.uncertain import ranges_digest
from engine.studies.ledger import Ledger
from tools.more.cases import CASES, Found, Values
from tools.more.verdicts import CLAIMS, FACTS

KEPT = Path(__file__).parents[2] / "docs" / "validation" / "more-bands.json"


def digest() -> str:
    """Return the digest of all ranges."""
    return ranges_digest(value for case in CASES.values() for value in case.uncertain)


def compute(ledger: Ledger, count: int) -> StudyBands:
    """Return the bands at `count` points."""
    keys = {value.key for case in CASES.values() for value in case.uncertain}
    founds = [_found(places, number) for number, places in enumerate(band_points(keys, count))]
    facts, claims = tuple(_facts(ledger, founds)), tuple(_claims(ledger, founds))
    return StudyBands("more", count, len(keys), digest(), facts, claims)


def _found(places: dict[str, float], number: int) -> Found:
    found: dict[tuple[object, ...], Values] = {}
    for name, case in CASES.items():
        own = case.at(places, number)
        if own is not None:
            found[name] = own
    return found


def _facts(ledger: Ledger, founds: list[Found]) -> Iterator[FactBand]:
    for fact in ledger.facts:
        values = [value for found in founds if not math.isnan(value := _taken(fact.id, found))]
        if values:
            own = band(values)
            yield FactBand(fact, own, in_band(fact, own), ())


def _taken(id: str, found: Found) -> float:
    """Return a fact at a point; NaN if a run that it needs has no figure there."""
    try:
        return FACTS[id](found)
    except KeyError:
        return math.nan


def _claims(ledger: Ledger, founds: list[Found]) -> Iterator[ClaimShare]:
    for claim in ledger.claims:
        holds = [true for found in founds if (true := _judged(claim.id, found)) is not None]
        if holds:
            yield ClaimShare(claim, sum(holds), len(holds))


def _judged(id: str, found: Found) -> bool | None:
    """Return whether a claim holds at a point; None if a run that it needs has no figure there."""
    try:
        return CLAIMS[id](found)
    except KeyError:
        return None


def save(own: StudyBands) -> None:
    """Write the bands for the page."""
    KEPT.write_text(json.dumps(own.as_json(), indent=1) + "\n", encoding="utf-8")


def kept() -> dict[str, Any] | None:
    """Return the last bands; None if there are none, or if a range has changed since."""
    if not KEPT.is_file():
        return None
    own: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))
    return own if own["ranges"] == digest() else None
