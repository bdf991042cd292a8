"""Published values of runs like the displayed run: rows and columns of the studies' tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.pane import PublishedLine
from app.charts.toolkit.words import tr
from app.charts.values.curves import guest_names
from engine.scenario.derived.systems import systems
from engine.scenario.scenario import Scenario
from engine.studies.ledger import STUDIES, load_ledger

TIMERS_STUDY, TIMERS_LEDGER = "Enhanced timer management", "timers"
PROCESSORS, XSTOR = 7, 10 << 18  # of the machine that was measured; pages
CPUPLUGD_STUDY, CPUPLUGD = "Automatic CPU and memory resource management", "cpuplugd"
SIZES = ("configured_memory", "allocated_memory")  # of Linux, of CP
SSI_STUDY = "ssi"  # the name of its ledger
SSI_TITLE = "Workload and resource distribution"  # as its scenarios name it
TABLES = {"cpu": "table4", "io": "table5", "memory": "table6", "terabyte": "table7"}
CHANGES = {"transitions": ("table9", "yes"), "links": ("table10", "yes"), "idle": ("table9", "no")}
VOLUME, VOLUME_TABLE, ITS_WORKLOAD = "LNX026", "table5_1", "io"
TOGETHER, EACH = 12, 3  # processors of all members; of each with 1 TB


@dataclass(frozen=True)
class PublishedRun:
    """A column of a table, by ledger quantity."""

    where: str  # "Table 1"
    values: Mapping[str, float]


def published_run(scenario: Scenario) -> PublishedRun | None:
    """Return the published values of a run like this scenario, or None when there are no such values."""
    lpar = scenario.lpar
    if scenario.study != TIMERS_STUDY or (lpar.processors, lpar.xstor) != (PROCESSORS, XSTOR):
        return None
    patched = {bool(guest.timer_patch) for guest in scenario.guests}
    if len(patched) != 1:
        return None
    patch = "patch" if patched.pop() else "nopatch"
    return _column(f"{len(scenario.guests)}/{lpar.release}.0/{patch}")


@lru_cache(maxsize=32)
def _column(condition: str) -> PublishedRun | None:
    facts = [fact for fact in load_ledger(TIMERS_LEDGER).facts if fact.condition == condition]
    if not facts:
        return None
    return PublishedRun(facts[0].where, {fact.quantity: fact.value for fact in facts})


NOTHING = PublishedRun("", {})


def published_cluster(scenario: Scenario) -> PublishedRun:
    """Return the published values of a run like this scenario, by ledger quantity."""
    workload, count = _named(scenario)
    if workload in CHANGES:
        return _row(*CHANGES[workload])
    if workload not in TABLES or not _as_measured(scenario, workload, count):
        return NOTHING
    return _row(TABLES[workload], f"{count}-member")


def published_volume(scenario: Scenario, name: str) -> PublishedRun:
    """Return the published values of a volume."""
    workload, count = _named(scenario)
    known = name == VOLUME and workload == ITS_WORKLOAD and _as_measured(scenario, workload, count)
    return _row(VOLUME_TABLE, f"{count}-member") if known else NOTHING


def _named(scenario: Scenario) -> tuple[str, int]:
    """Return workload and members of the scenario ssi-WORKLOAD-MEMBERS; "" = not from the study."""
    if scenario.study != SSI_TITLE:
        return "", 0
    parts = [*str(scenario.id).split("-"), "", ""]
    return parts[1], int(parts[2]) if parts[2].isdigit() else 0


def _as_measured(scenario: Scenario, workload: str, count: int) -> bool:
    """Return True if the machine has the members and processors of the study."""
    given = [system.lpar.processors for system in systems(scenario)]
    each = EACH if workload == "terabyte" else TOGETHER // max(count, 1)
    return given == [each] * count


@lru_cache(maxsize=32)
def _row(table: str, condition: str) -> PublishedRun:
    facts = [fact for fact in _facts() if fact.id.split(".")[1::2] == [table, condition]]
    values: Mapping[str, float] = {fact.quantity: fact.value for fact in facts}
    return PublishedRun(facts[0].where, values) if facts else NOTHING


def _facts() -> list[Any]:
    there = (STUDIES / SSI_STUDY / "facts.csv").is_file()
    return [fact for fact in load_ledger(SSI_STUDY).facts if not fact.is_text] if there else []


def marks(known: PublishedRun | None, quantity: str, of: tuple[str, ...]) -> tuple[PublishedLine, ...]:
    """Return the published value of a quantity, which is the sum of these curves, if there is one."""
    if known is None or quantity not in known.values:
        return ()
    return (PublishedLine(known.values[quantity], tr("published, {0}").format(known.where), of),)


def of_sum(known: PublishedRun | None, **quantities: Sequence[Curve]) -> list[tuple[PublishedLine, ...]]:
    """Return the published values of the given quantities, each of which is the sum of its curves."""
    return [marks(known, name, tuple(curve.label for curve in curves)) for name, curves in quantities.items()]


def by_hand(scenario: Scenario, guest: str) -> tuple[float, ...]:
    """Return the MB assigned manually to a guest of the study, or to all guests, and the MB kept by CP for
    the same guests; () = not known.
    """
    if scenario.study != CPUPLUGD_STUDY or not (STUDIES / CPUPLUGD / "facts.csv").is_file():
        return ()
    if not guest and not all(_sizes(name.lower()) for name in guest_names(scenario)):
        return ()  # other than those of the study
    return _sizes(guest.lower() or "total")


@lru_cache(maxsize=32)
def _sizes(name: str) -> tuple[float, ...]:
    known = {fact.id: fact for fact in load_ledger(CPUPLUGD).facts}
    ids = [f"cpuplugd.manual.{quantity}.{name}" for quantity in SIZES]
    return tuple(known[id].value for id in ids if id in known)
