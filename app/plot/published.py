"""Published values for comparison with simulated values, each with its tolerance and, as stored in the
documentation, the band of the simulated values over all assumptions.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from app.language import scenario_text
from app.plot.series import Series, SeriesEntry
from engine.studies.ledger import Fact, LedgerError, load_ledger, studies
from engine.studies.names import title_of
from engine.studies.report import error

BANDS = Path(__file__).parents[2] / "assets" / "docs" / "validation" / "bands.json"


@dataclass(frozen=True)
class PublishedSource:
    """A published value and its range of agreement, in `unit`.

    start, end: the time range to which it applies, s; None = the whole run.
    """

    id: str
    title: str
    unit: str
    value: float
    low: float
    high: float
    moment: str = ""  # the phase or mark that it is of
    start: float | None = None
    end: float | None = None
    band: tuple[float, float] | None = None  # 90% of the simulated values over all unknown values


def published(
    id: str, moment: str = "", start: float | None = None, end: float | None = None
) -> PublishedSource:
    """Return a fact from a ledger. Raises LedgerError if there is no such fact, or if a text was
    published.
    """
    study = id.partition(".")[0]
    fact, stored = load_ledger(study).fact(id), stored_bands(study).get(id)
    low, high = agreement(fact)
    band = (stored.low, stored.high) if stored else None
    return PublishedSource(id, _title(fact), fact.unit, fact.value, low, high, moment, start, end, band)


def agreement(fact: Fact) -> tuple[float, float]:
    """Return the smallest and the largest value that agree with a published value."""
    low, high = fact.range or (fact.value, fact.value)
    if fact.ceiling is not None:
        return min(low, 0.0), fact.ceiling
    if fact.floor is not None:
        return fact.floor, math.inf
    share = fact.tolerance or 0.0
    below, above = (abs(edge) if fact.relative else 1.0 for edge in (low, high))
    return low - share * below, high + share * above


def _title(fact: Fact) -> str:
    return f"{fact.where}: {fact.quantity}, {fact.condition}"


class Ledgers:
    """A Source of the published values of all studies; its entries are drawn as bands."""

    def __init__(self, name: str) -> None:
        self.name = name

    def entries(self) -> Sequence[SeriesEntry]:
        """Return each published value by study, place and quantity."""
        return [
            SeriesEntry(
                (title, fact.where, f"{fact.quantity}, {fact.condition}"),
                fact.id,
                fact.unit,
                fact.note,
            )
            for title, study in ((scenario_text(title_of(study)), study) for study in studies())
            for fact in load_ledger(study).facts
            if not fact.is_text
        ]

    def series(self, key: str) -> Series:
        """Return the value as a series with one time. Raises LookupError for an unknown key."""
        try:
            source = published(key)
        except LedgerError as error:
            raise LookupError(str(error)) from None
        return Series(source.title, source.unit, np.zeros(1, np.int64), np.array([source.value]), self.name)


# ---- stored bands


@dataclass(frozen=True)
class StoredBand:
    """The range of 90% of the values of a fact; cause: the value with the largest effect, "" if none stands
    out.
    """

    low: float
    high: float
    points: int
    cause: str

    def errors(self, fact: Fact) -> tuple[float, float]:
        """Return the errors of both ends, as in FactResult."""
        return error(fact, self.low), error(fact, self.high)


@cache
def stored_bands(study: str) -> Mapping[str, StoredBand]:
    """Return the bands of a study by fact id; none if the bands have not been computed yet."""
    made = json.loads(BANDS.read_text("utf-8")) if BANDS.is_file() else []
    facts = next((each["facts"] for each in made if each["study"] == study), ())
    return {fact["id"]: _band(fact["band"], fact["points"], fact["causes"]) for fact in facts}


def _band(band: list[float], points: int, causes: list[tuple[str, float]]) -> StoredBand:
    return StoredBand(band[0], band[-1], points, causes[0][0] if causes else "")
