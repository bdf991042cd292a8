"""How each fact of the timer study is measured."""

from __future__ import annotations

from functools import partial

from engine.limit import Found
from engine.scenario import Scenario
from engine.studies.ledger import Fact, load_ledger
from engine.studies.probes import Facts
from engine.studies.seen import Seen
from engine.studies.timers import runs, tables
from engine.units import MS, PAGE_BYTES

FACTS = Facts()
GB = 2**30
BASELINE = "timers-420-600"


# ---- tables 1 and 2


def _printed(quantity: str, seen: Seen) -> float:
    """A figure with the decimals of the table: the published ones have no more."""
    return tables.figures(seen)[quantity]


# the suspected causes of what is known to miss, by the ids that they are about
NOTES: dict[str, str] = {}


def _note(fact: Fact) -> str:
    return NOTES.get(fact.id, "")


for _fact in load_ledger("timers").facts:
    if _fact.id.startswith(("timers.t1.", "timers.t2.")):
        FACTS.measured(
            _fact.id, partial(_printed, _fact.quantity), runs.RUNS[_fact.condition], note=_note(_fact)
        )


# ---- text


def _users(found: Found) -> float:
    """The smallest number of users with which the master processor is full."""
    return float(found.reached.number)


FACTS.measured("timers.text.master_saturation_users", _users, runs.SATURATION)


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
