"""What the SSI study published of a run: the rows of its tables for such a workload and so many members."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from app.charts.values.published_run import PublishedRun
from engine.scenario.derived.systems import systems
from engine.studies.ledger import STUDIES, load_ledger

STUDY = "ssi"  # also the name of its ledger
TABLES = {"cpu": "table4", "io": "table5", "memory": "table6", "terabyte": "table7"}
CHANGES = {"transitions": ("table9", "yes"), "links": ("table10", "yes"), "idle": ("table9", "no")}
VOLUME, VOLUME_TABLE, ITS_WORKLOAD = "LNX026", "table5_1", "io"
TOGETHER, EACH = 12, 3  # processors of all members; of each with 1 TB

NOTHING = PublishedRun("", {})


def published_cluster(scenario: Any) -> PublishedRun:
    """What was published of a run like this scenario, by quantity of the ledger; perhaps nothing."""
    workload, count = _named(scenario)
    if workload in CHANGES:
        return _row(*CHANGES[workload])
    if workload not in TABLES or not _as_measured(scenario, workload, count):
        return NOTHING
    return _row(TABLES[workload], f"{count}-member")


def published_volume(scenario: Any, name: str) -> PublishedRun:
    """The same of a volume."""
    workload, count = _named(scenario)
    known = name == VOLUME and workload == ITS_WORKLOAD and _as_measured(scenario, workload, count)
    return _row(VOLUME_TABLE, f"{count}-member") if known else NOTHING


def _named(scenario: Any) -> tuple[str, int]:
    """Workload and members of the scenario ssi-WORKLOAD-MEMBERS; "" = none of the study."""
    if scenario.study != STUDY:
        return "", 0
    parts = [*str(scenario.id).split("-"), "", ""]
    return parts[1], int(parts[2]) if parts[2].isdigit() else 0


def _as_measured(scenario: Any, workload: str, count: int) -> bool:
    """Has the machine the members and processors of the study?"""
    given = [one.lpar.processors for one in systems(scenario)]
    each = EACH if workload == "terabyte" else TOGETHER // max(count, 1)
    return given == [each] * count


@lru_cache(maxsize=32)
def _row(table: str, condition: str) -> PublishedRun:
    facts = [fact for fact in _facts() if fact.id.split(".")[1::2] == [table, condition]]
    values: Mapping[str, float] = {fact.quantity: fact.value for fact in facts}
    return PublishedRun(facts[0].where, values) if facts else NOTHING


def _facts() -> list[Any]:
    there = (STUDIES / STUDY / "facts.csv").is_file()
    return [fact for fact in load_ledger(STUDY).facts if not fact.is_text] if there else []
