"""Published facts of scenarios whose machine is not published in full: there is no ledger, and no probe.

predictions.csv in the folder of such scenarios has a row for each fact. The documentation compares them.
"""

from __future__ import annotations

import csv
from functools import cache

from engine.scenario.files.catalog import catalog
from engine.studies.ledger import STUDIES, Fact

FILE = "predictions.csv"
_SAME = "the same"  # source as in the row above
GUARANTEES = "guarantees.csv"  # of a manual, instead of facts


class UnprobedFact(Fact):
    """A published number that no probe compares; it has no tolerance."""


@cache
def predictions(study: str) -> tuple[UnprobedFact, ...]:
    """Return the published facts of a study by the title in its scenarios; () if it has none."""
    return tuple(fact for folder in _folders(study) for fact in of_folder(folder))


@cache
def is_guaranteed(study: str) -> bool:
    """Return whether a manual guarantees values for the scenarios of a study, by its title."""
    return any((STUDIES / folder / GUARANTEES).is_file() for folder in _folders(study))


def folders() -> list[str]:
    """Return the folders that contain predictions.csv."""
    return sorted(path.parent.name for path in STUDIES.glob(f"*/{FILE}"))


def of_folder(folder: str) -> list[UnprobedFact]:
    """Return the facts of a folder, in file order; none if predictions.csv is missing."""
    path = STUDIES / folder / FILE
    if not path.is_file():
        return []
    found: list[UnprobedFact] = []
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, strict=True):
            before = found[-1].where if found else ""
            found.append(_fact(row, row["source"].replace(_SAME, before, 1)))
    return found


def _fact(row: dict[str, str], source: str) -> UnprobedFact:
    quantity, _, condition = row["what"].partition(", ")
    unit = "" if row["unit"] == "ratio" else row["unit"]
    own = {name: row[name] for name in ("id", "role")} | {"value": row["published"], "unit": unit}
    words = {"where": source, "quantity": quantity, "condition": condition, "note": ""}
    return UnprobedFact.model_validate(own | words | {"tolerance": None})


def _folders(study: str) -> set[str]:
    return {entry.path.parents[1].name for entry in catalog() if study and entry.study == study}
