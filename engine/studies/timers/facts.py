"""The measurement of each fact of the timer study."""

from __future__ import annotations

from functools import partial

from engine.kernel.units import MS, PAGE_BYTES
from engine.scenario.scenario import Scenario
from engine.studies.capacity_search import Found
from engine.studies.ledger import load_ledger
from engine.studies.probes import Facts
from engine.studies.run_view import RunView
from engine.studies.timers import runs, tables
from engine.studies.timers.notes import note

FACTS = Facts()
LEDGER = load_ledger("timers")
GB = 2**30
BASELINE = "timers-420-600"


# ---- tables 1 and 2


def _printed(quantity: str, view: RunView) -> float:
    """Round a figure to the decimals of the table: the published ones have no more."""
    return tables.figures(view)[quantity]


for _fact in LEDGER.facts:
    if _fact.id.startswith(("timers.t1.", "timers.t2.")):
        FACTS.measured(
            _fact.id, partial(_printed, _fact.quantity), runs.RUNS[_fact.condition], note=note(_fact)
        )


# ---- text


def _users(found: Found) -> float:
    """Return the smallest number of users with which the master processor is full."""
    return float(found.reached.number)


_TEXT = LEDGER.fact("timers.text.master_saturation_users")
FACTS.measured(_TEXT.id, _users, runs.SATURATION, note=note(_TEXT))


# ---- what the machine is given


def _guests(scenario: Scenario) -> str:
    return scenario.kinds["linux24"].title


FACTS.given("timers.in.processors", BASELINE, lambda scenario: scenario.lpar.processors)
FACTS.given(
    "timers.in.central",
    BASELINE,
    lambda scenario: scenario.lpar.frames * PAGE_BYTES / GB,
    note="of 2 GB: the frames that guests may use, as fitted to their resident pages; the rest is CP's own",
)
FACTS.given("timers.in.xstor", BASELINE, lambda scenario: scenario.lpar.xstor * PAGE_BYTES / GB)
FACTS.given("timers.in.tick", BASELINE, lambda scenario: (scenario.kinds["linux24"].tick or 0) / MS)
FACTS.given("timers.in.machine", BASELINE, lambda scenario: "")  # it is in the times of CP and of Linux
FACTS.given("timers.in.os", BASELINE, _guests)
