"""Each claim of the timer study: figures of each run, and the rule by which it holds.

Where the study only says "far above", "closely" or "similar", the rule says what is taken for that.
"""

from __future__ import annotations

from engine.kernel.units import SECOND
from engine.scenario.scenario import Scenario
from engine.studies.capacity_search import Found
from engine.studies.ledger import load_ledger
from engine.studies.probes import Claims, Figures
from engine.studies.report import error
from engine.studies.run_view import RunView
from engine.studies.timers import runs
from engine.studies.timers.runs import RUNS
from engine.studies.timers.tables import PHASE, figures

CLAIMS = Claims()
CLOSE = 0.03  # relative difference of two figures that match closely; the study's own differ by 1 %
FAR = 1.5  # times; the study's master is at 1.9 times the average
ABOUT = 0.1  # relative difference from a number that is given as "about"
SIMILAR = 0.1  # relative difference of similar results
ORDER = 5.5  # times: half-way from one to ten
FEW, MANY = 0.01, 0.25  # share of the ticks that a guest finds past


def ticks(scenario: Scenario) -> float:
    """Return ticks a second of all guests."""
    times = (scenario.kinds[guest.kind].tick for guest in scenario.guests if not guest.timer_patch)
    return sum(SECOND / time for time in times if time)


def _late(view: RunView) -> float:
    """Share of the ticks that a guest found past."""
    return view.over("timers.late", None, *view.phase(PHASE)) / ticks(view.scenario)


# ---- the master processor


def _relieved(old: Figures, *new: Figures) -> bool:
    """Far above on 4.2, as good as the same on 4.3."""
    above = old["master"] >= FAR * old["average"]
    return above and all(abs(one["master"] / one["average"] - 1) <= CLOSE for one in new)


@CLAIMS.look(
    "timers.c01",
    RUNS["600/4.2.0/nopatch"],
    RUNS["600/4.3.0/nopatch"],
    RUNS["900/4.3.0/nopatch"],
    holds=_relieved,
)
def _utilization(view: RunView) -> Figures:
    """Return the utilization of the master processor and of the average processor, %."""
    found = figures(view)
    return {"master": found["master_total_util"], "average": found["total_util_per_proc"]}


def _saturates(search: Figures, stable: Figures, unstable: Figures) -> bool:
    """About as many users as the study found; 600 are stable, and with 900 very many ticks are late."""
    fact = load_ledger("timers").fact("timers.text.master_saturation_users")
    about = abs(error(fact, search["users"])) <= ABOUT
    return about and stable["late ticks"] <= FEW and unstable["late ticks"] >= MANY


@CLAIMS.look("timers.c02", runs.SATURATION, RUNS["600/4.2.0/nopatch"], runs.TOO_MANY, holds=_saturates)
def _stability(view: RunView | Found) -> Figures:
    """Return the users that fill the master, or the share of late ticks and the total utilization."""
    if isinstance(view, Found):
        return {"users": float(view.reached.number), "highest below": float(view.below.number)}
    return {"late ticks": _late(view), "total": figures(view)["total_util_per_proc"]}


def _runs(baseline: Figures, more: Figures) -> bool:
    """Return whether no tick is lost: a guest does as much as among fewer, and few ticks come too late."""
    return more["emulation"] >= (1 - CLOSE) * baseline["emulation"] and more["late ticks"] < MANY


@CLAIMS.look("timers.c03", RUNS["600/4.3.0/nopatch"], RUNS["900/4.3.0/nopatch"], holds=_runs)
def _guests(view: RunView) -> Figures:
    """Guest code of a guest, milliseconds a second, and the share of the ticks that come too late."""
    everyone = range(len(view.scenario.guests))
    emulation = view.together("guest.emulation", everyone, *view.phase(PHASE))
    return {"emulation": 1000 * emulation / len(everyone), "late ticks": _late(view)}


# ---- the scheduler lock


def _next_limit(old: Figures, baseline: Figures, more: Figures) -> bool:
    """Return whether spin time and its share grow from 4.2 on; from 600 to 900 users the share does."""
    grows = baseline["spin time"] > old["spin time"] and more["spin time"] > old["spin time"]
    return grows and more["spinning"] > baseline["spinning"] > old["spinning"]


@CLAIMS.look(
    "timers.c04",
    RUNS["600/4.2.0/nopatch"],
    RUNS["600/4.3.0/nopatch"],
    RUNS["900/4.3.0/nopatch"],
    holds=_next_limit,
    note="from 600 to 900 users less is spun than in the study: all processors are full here, and a guest "
    "waits in the queue of ready guests before its processor can wait for the lock",
)
def _spinning(view: RunView) -> Figures:
    """Time a request, us, and the share of all processors' time, %."""
    found = figures(view)
    return {"spin time": found["spin_time_per_request"], "spinning": found["pct_spin_time"]}


# ---- the patch


def _order_of_magnitude(*pairs: Figures) -> bool:
    """Nearer to ten times less than to no less; in the study it is 7 to 15 times."""
    without, patched = ([one["total"] for one in pairs[start::2]] for start in (0, 1))
    return all(old / new >= ORDER for old, new in zip(without, patched, strict=True))


@CLAIMS.look(
    "timers.c05",
    RUNS["600/4.2.0/nopatch"],
    RUNS["600/4.2.0/patch"],
    RUNS["600/4.3.0/nopatch"],
    RUNS["600/4.3.0/patch"],
    RUNS["900/4.3.0/nopatch"],
    RUNS["900/4.3.0/patch"],
    holds=_order_of_magnitude,
)
def _total(view: RunView) -> Figures:
    """Utilization a processor, %."""
    return {"total": figures(view)["total_util_per_proc"]}


def _dearer(plain: Figures, patched: Figures) -> bool:
    """Busy guests: a piece of work takes more processor time with the patch."""
    busy = min(plain["busy"], patched["busy"]) >= 0.5
    return busy and patched["a piece"] > plain["a piece"]


@CLAIMS.look("timers.c06", runs.BUSY, runs.BUSY_PATCH, holds=_dearer)
def _cost_of_work(view: RunView) -> Figures:
    """Processor time of a piece of work, us, and how busy a guest is, IFLs."""
    span, everyone = view.phase(PHASE), range(len(view.scenario.guests))
    cpu = view.together("guest.cpu", everyone, *span)
    return {
        "a piece": 1e6 * cpu / view.together("guest.pieces", everyone, *span),
        "busy": cpu / len(everyone),
    }


# ---- the split of storage


def _alike(own: Figures, *others: Figures) -> bool:
    """Within a tenth."""
    return all(abs(one["total"] / own["total"] - 1) <= SIMILAR for one in others)


CLAIMS.look("timers.c07", RUNS["600/4.3.0/nopatch"], runs.MORE_CENTRAL, runs.LESS_CENTRAL, holds=_alike)(
    _total
)
