"""Bands of facts as stored in the documentation: the variation of figures over all assumptions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.studies.ledger import Fact
from engine.studies.report import error

FILE = Path(__file__).parents[2] / "assets" / "docs" / "validation" / "bands.json"


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
    """Return the bands of a study by fact id; none if they were not computed yet."""
    made = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else []
    facts = next((each["facts"] for each in made if each["study"] == study), ())
    return {fact["id"]: _band(fact["band"], fact["points"], fact["causes"]) for fact in facts}


def _band(band: list[float], points: int, causes: list[tuple[str, float]]) -> StoredBand:
    return StoredBand(band[0], band[-1], points, causes[0][0] if causes else "")
