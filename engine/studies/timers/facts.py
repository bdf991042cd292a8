"""The measurement of each fact of the timer study."""

from __future__ import annotations

from functools import partial

from engine.kernel.units import MS, PAGE_BYTES
from engine.scenario.scenario import Scenario
from engine.studies.capacity_search import FoundCapacity
from engine.studies.ledger import load_ledger
from engine.studies.probes import Facts
from engine.studies.run_view import RunView
from engine.studies.timers import runs, tables

_LARGER = (
    "the guests in this run were 4 to 5% larger than the guests in the other runs: no figure specifies this "
    "input"
)
_MASTER_600 = (
    "it is not known what binds a guest to the master when it comes from the dormant list; a single share "
    "for all such guests is too simple"
)
_MASTER_900 = (
    "with more paging, the preference for the master is weaker: the master runs 28 and 17% of the guest "
    "code, but 50 and 34% at 600 users; a guest may lose this binding at its first fault, which is not "
    "simulated"
)
_PAGING = (
    "CP time for a page grows from 5.8 to 7 us and more between 30,000 and 100,000 pages/s; here it is the "
    "same for each page: neither the checks of the demand scan nor the paging lock grow enough with the rate"
)
_FEW_SPINS = (
    "the processor that takes a request and the processor that it wakes compete for the lock; the hold for "
    "one request on a short list is probably shorter than the mean that is used for all holds"
)
_PAGING_LOCK = (
    "on 4.2, spins are longer and more frequent than the square of the page rate indicates; the assumption "
    "that each fault takes the paging lock with the same probability is too simple"
)
_TOUCHES = (
    "it is not known why guests without the patch touch fewer pages among 900 guests than among 600: here "
    "they get their processor time, and touch as many pages as with the patch"
)
_HOLDS = (
    "here, lock holds are as long with load as without; in the study, a spin is slightly shorter with 900 "
    "users"
)
_IPL = (
    "the users beyond 600 were being IPLed when the master became fully used: this requires console, spool "
    "and I/O work on the master processor, which guests that are all idle do not have"
)
_ONE_DIGIT = "printed with one digit"

_CAUSES = (
    (r"(dasd|total)_pages_per_user\.900/4\.2\.0/patch", _LARGER),
    (r"master_\w+\.900/4\.[23]\.0/patch", _MASTER_900),
    (r"master_\w+\.600/4\.[23]\.0/patch", _MASTER_600),
    (r"(total|cp|emul)_util_per_\w+\.900/4\.[23]\.0/patch", _PAGING),
    (r"(spin|pct)_\w+\.600/4\.[23]\.0/patch", _FEW_SPINS),
    (r"(spin|pct)_\w+\.900/4\.[23]\.0/patch", _PAGING_LOCK),
    (r"xstor_page_rate\.900/4\.3\.0/nopatch", _TOUCHES),
    (r"spin_time_per_request\.900/4\.3\.0/nopatch", _HOLDS),
    (r"\w+_per_user\.600/4\.[23]\.0/patch", _ONE_DIGIT),
    (r"timers\.text\.master_saturation_users", _IPL),
)


FACTS = Facts(_CAUSES)
LEDGER = load_ledger("timers")
GB = 2**30
BASELINE = "timers-420-600"


# ---- tables 1 and 2


def _quantity(quantity: str, view: RunView) -> float:
    return tables.figures(view)[quantity]


for _fact in LEDGER.facts:
    if _fact.id.startswith(("timers.t1.", "timers.t2.")):
        FACTS.measured(_fact.id, partial(_quantity, _fact.quantity), runs.RUNS[_fact.condition])


# ---- text


def _users(found: FoundCapacity) -> float:
    """Return the smallest number of users for which the master processor is full."""
    return float(found.reached.number)


FACTS.measured("timers.text.master_saturation_users", _users, runs.SATURATION)


# ---- input of the machine


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
