"""The measurement of each fact of the study."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import numpy as np

from engine.cpuplugd.language.configuration import Configuration, read
from engine.cpuplugd.lints.finding import WEBSPHERE, GuestFacts
from engine.cpuplugd.lints.lint import lint
from engine.kernel.units import PAGES_PER_MB
from engine.scenario.scenario import Scenario
from engine.studies.cpuplugd import runs
from engine.studies.cpuplugd.figures import GB, PHASE, column, cp_size, figures, places, shared_steal
from engine.studies.ledger import load_ledger
from engine.studies.probes import Facts
from engine.studies.run_view import Open, RunView

_DEARER = (
    "in the study, a transaction costs 2 to 3% more processor time than in the manually sized run; here it "
    "costs the same, because the cost of additional virtual CPUs is not published"
)
_SAWTOOTH = (
    "in the study, pools probably oscillate: memory returns in large steps and leaves in small steps, so "
    "guests are larger on average; here, scans seldom reach 20 pages a tick, and pools do not change"
)
_UNTOUCHED = (
    "it is not known which of the free pages Linux has touched; here, free pages that were once in use stay "
    "resident until they go to the pool"
)
_SLOW = (
    "the pace of the users is assumed: the size and speed of its changes determine how long guests that "
    "follow the load average have too few CPUs"
)
_THROUGHPUT = "the time lost in waits depends on the burstiness of users and jobs, which is not published"
_FREED = (
    "servers are ended as the load moves, as in the study, and here they release all their memory; without "
    "a pool, CP keeps the pages that Linux has freed; it is not known which other pages stayed resident in "
    "the study"
)
_FILES = (
    "the share of page cache in the resident pages is not published; here, all pages that the servers of "
    "the first set read repeatedly stay resident"
)
_KEPT = "the division of a server's pages into heap, files and buffers is assumed"

_CAUSES = (
    (r"\.mem\.load\.", _DEARER),
    (r"\.mem\.linux\.", _SAWTOOTH),
    (r"\.mem\.zvm\.", _UNTOUCHED),
    (r"\.mem\.tps\.|\.cpu\.cpuload\.", _THROUGHPUT),
    (r"\.cpu\.loadavg\.", _SLOW),
    (r"\.dyn\.saving", _FREED),
    (r"\.dyn\.leftover", _FILES),
    (r"\.manual\.allocated", _KEPT),
)


FACTS = Facts(_CAUSES)
LEDGER = load_ledger("cpuplugd")
MANUAL = "cpuplugd-manual"
AUTOMATIC = "cpuplugd-memory-2"
FIRST_SET = "LNWEB1 LNWAS1 LNUDB1 LNWEB2 LNWAS2 LNUDB2 LNCOMBO1 LNCOMBO2".split()


# ---- the manually sized setup


def _taken(quantity: str, view: RunView) -> float:
    return figures(view)[quantity]


def _configured(quantity: str, userid: str, scenario: Scenario) -> float:
    """Return the number of CPUs, or the memory in MB, of a guest or of all guests."""
    guests = [guest for guest in scenario.guests if userid in (guest.userid.lower(), "total")]
    if quantity == "configured_cpus":
        return sum(guest.processors for guest in guests)
    return sum(guest.size for guest in guests) / PAGES_PER_MB


for _fact in LEDGER.facts:
    if re.match(r"cpuplugd\.manual\.(configured|allocated)_\w+\.|cpuplugd\.manual\.cpu_load\.", _fact.id):
        if _fact.role == "input":
            FACTS.given(_fact.id, MANUAL, partial(_configured, _fact.quantity, _fact.condition))
        else:
            _name = f"{_fact.quantity}.{_fact.condition}"
            FACTS.measured(_fact.id, partial(_taken, _name), runs.MANUAL)


def _share(quantity: str, of: Callable[[Scenario], float], view: RunView) -> float:
    """Return a sum over all guests as a share of the LPAR's value, %."""
    return 100 * figures(view)[f"{quantity}.total"] / of(view.scenario)


def _processors(scenario: Scenario) -> float:
    return scenario.lpar.processors


def _memory(scenario: Scenario) -> float:
    return scenario.lpar.frames / PAGES_PER_MB


_SHARES: tuple[tuple[str, str, Callable[[Scenario], float]], ...] = (
    ("virtual_to_physical_cpus", "configured_cpus", _processors),
    ("lpar_cpu_load", "cpu_load", _processors),
    ("memory_configured_share", "configured_memory", _memory),
    ("memory_allocated_share", "allocated_memory", _memory),
)
for _name, _quantity, _of in _SHARES:
    FACTS.measured(f"cpuplugd.manual.{_name}", partial(_share, _quantity, _of), runs.MANUAL)


# ---- results relative to the manually sized run


def _relative(manual: float, own: float) -> float:
    """Return a value relative to that of another run with the same seed, %."""
    if manual == 0:
        raise Open("nothing is done in the manually sized run")
    return 100 * own / manual


_OF = {
    "relative TPS": "tps",
    "relative CPU load": "cpu",
    "relative LPAR CPU load": "cpu",
    "guest size in Linux": "linux",
    "guest size in z/VM": "zvm",
}
_RUNS = {"loadavg rules": runs.LOADAVG, "cpu load rules": runs.LOAD, **runs.MEMORY}
for _fact in LEDGER.facts:
    if _fact.quantity in _OF:
        FACTS.measured(
            _fact.id,
            partial(_taken, _OF[_fact.quantity]),
            runs.MANUAL,
            _RUNS[_fact.condition],
            combine=_relative,
        )


def _furthest(manual: float, *others: float) -> float:
    """Return the ratio to the manually sized run that is furthest from 1, because all ratios must be
    within the tolerance.
    """
    return max((other / manual for other in others), key=lambda ratio: abs(ratio - 1))


FACTS.measured(
    "cpuplugd.interval",
    partial(_taken, "cost"),
    runs.MANUAL,
    *runs.INTERVALS,
    combine=_furthest,
)


# ---- the load moves


def _resident(view: RunView) -> float:
    """Return the resident memory of all 16 guests while the second set works, GB."""
    return cp_size(view, view.phase("second")) * PAGES_PER_MB / GB


def _saved(manual: float, managed: float) -> float:
    return manual - managed


def left_over(view: RunView) -> float:
    """Return the page cache that remains in the first set while the second set works, GB."""
    span = view.phase("second")
    pages = column(view, "linux", "cached", span) + column(view, "linux", "once", span)
    return float(pages[:, places(view, FIRST_SET)].sum(axis=1).mean()) / GB


FACTS.measured("cpuplugd.dyn.saving", _resident, runs.SHIFT_MANUAL, runs.SHIFT, combine=_saved)
FACTS.measured("cpuplugd.dyn.leftover", left_over, runs.SHIFT)


# ---- APAR VM65060


def steal(view: RunView) -> float:
    """Return the median steal in the intervals in which the pool grows, %."""
    shares = shared_steal(view, view.phase(PHASE))
    if len(shares) == 0:
        raise Open("the pool never grows")
    return float(np.median(shares))


for _id, _run in (("without", runs.COMPILE_BLOCK), ("with", runs.COMPILE)):
    FACTS.measured(f"cpuplugd.vm65060.{_id}", steal, _run)


# ---- input of the machine and the rules


def _rules(scenario: Scenario) -> Configuration:
    """Return the rules of the first guest; all guests have the same rules."""
    found = scenario.groups[scenario.guests[0].group].cpuplugd
    assert found is not None
    return read(found.text)


def _threshold(scenario: Scenario) -> float:
    """Return the right-hand side of the comparison in MEMPLUG."""
    text = _rules(scenario).rules["memplug"].setting.value
    return float(text.rpartition(">")[2])


FACTS.given("cpuplugd.in.lpar_cpus", MANUAL, _processors)
FACTS.given("cpuplugd.in.lpar_memory", MANUAL, lambda scenario: scenario.lpar.frames / GB)
FACTS.given("cpuplugd.in.scan_threshold", AUTOMATIC, _threshold)
FACTS.given("cpuplugd.in.cmm_max", AUTOMATIC, lambda scenario: _rules(scenario).value("cmm_max"))
FACTS.given("cpuplugd.in.cmm_min", AUTOMATIC, lambda scenario: _rules(scenario).value("cmm_min"))
FACTS.given("cpuplugd.in.guest_cpus", AUTOMATIC, lambda scenario: scenario.guests[0].processors)
FACTS.given("cpuplugd.in.guest_memory", AUTOMATIC, lambda scenario: scenario.guests[0].size / GB)


def _fewest_cpus(_: Scenario) -> float:
    """Return the smallest CPU_MIN that lint accepts for a guest with WebSphere."""
    facts = GuestFacts(middleware=WEBSPHERE)
    for least in range(1, 65):
        text = runs.changed("memory-2", CPU_MIN=str(least))
        if all(finding.code != "websphere" for finding in lint(read(text), facts)):
            return least
    raise AssertionError("lint lets nothing pass")


FACTS.given("cpuplugd.was_min", AUTOMATIC, _fewest_cpus)
FACTS.given("cpuplugd.oracle_rule", AUTOMATIC, lambda scenario: runs.SPARE_RULE)
