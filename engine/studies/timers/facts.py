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

_LARGER = "this run's guests were 4 to 5% larger than those of the others: an input that no figure gives"
_MASTER_600 = (
    "what binds a guest to the master when it comes from the dormant list is not known; one share for all "
    "such guests is too simple"
)
_MASTER_900 = (
    "with more paging the master is preferred less: it has 28 and 17% of the guest code, but 50 and 34% "
    "at 600 users; a guest may lose the bond at its first fault, which is not simulated"
)
_PAGING = (
    "CP time for a page grows from 5.8 to 7 us and more between 30,000 and 100,000 pages/s; here it is the "
    "same for each: neither the demand scan's looks nor the paging lock grow enough with the rate"
)
_FEW_SPINS = (
    "the processor that takes a request and the one that it wakes meet at the lock; the hold for one request "
    "on a short list is probably shorter than the mean that is used for all"
)
_PAGING_LOCK = (
    "on 4.2 spins are longer and more than the square of the page rate says; that each fault takes the "
    "paging lock with the same chance is too simple"
)
_TOUCHES = (
    "why guests without the patch touch fewer pages among 900 than among 600 is not known: here they have "
    "their processor time, and touch as many as with the patch"
)
_HOLDS = "holds are as long under load as without; in the study a spin is a little shorter with 900 users"
_IPL = (
    "the users beyond 600 were being IPLed as the master became full: console, spool and I/O on the master "
    "processor, which guests that are all idle do not have"
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
