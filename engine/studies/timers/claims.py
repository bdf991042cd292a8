"""Each claim of the timer study: figures of each run, and the rule that decides whether it holds.

Where the study says only "far above", "closely" or "similar", the rule defines the meaning of the term.
"""

from __future__ import annotations

from itertools import pairwise

from engine.kernel.units import SECOND
from engine.scenario.scenario import Scenario
from engine.studies.capacity_search import FoundCapacity
from engine.studies.ledger import load_ledger
from engine.studies.probes import Claims, Figures
from engine.studies.report import error
from engine.studies.run_view import RunView
from engine.studies.timers import runs
from engine.studies.timers.runs import RUNS
from engine.studies.timers.tables import PHASE, figures

CLAIMS = Claims()
CLOSE = 0.03  # relative difference of two figures that match closely; the study's own differ by 1%
FAR = 1.5  # times; the study's master is at 1.9 times the average
ABOUT = 0.1  # relative difference from a number that is given as "about"
SIMILAR = 0.05  # relative difference of similar results
LESS = {600: (12.0, 18.0), 900: (6.0, 8.5)}  # times less with the patch on 4.3; published: 14.9 and 7.1
FEW, MANY = 0.01, 0.25  # share of the ticks that a guest finds past
NOT_FULL = 99.0  # % of all processors; published: 97.3
STARVED = 0.9  # of the mean guest code of all guests: less is too little
SLOWER = (0.001, 0.03)  # relative fall of a busy guest's throughput with the patch


def ticks(scenario: Scenario) -> float:
    """Return the number of ticks per second of all guests."""
    times = (scenario.kinds[guest.kind].tick for guest in scenario.guests if not guest.timer_patch)
    return sum(SECOND / time for time in times if time)


def _late(view: RunView) -> float:
    """Return the share of the ticks that were past due when a guest found them."""
    return view.over("timers.late", None, *view.phase(PHASE)) / ticks(view.scenario)


# ---- the master processor


def _relieved(old: Figures, *new: Figures) -> bool:
    """Return whether the master is far above the average on 4.2, and nearly equal to the average on 4.3."""
    above = old["master"] >= FAR * old["average"]
    return above and all(abs(table["master"] / table["average"] - 1) <= CLOSE for table in new)


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
    """Return whether the number of users is about the number in the study, 600 users are stable, and with 900
    users very many ticks are late.
    """
    fact = load_ledger("timers").fact("timers.text.master_saturation_users")
    about = abs(error(fact, search["users"])) <= ABOUT
    return about and stable["late ticks"] <= FEW and unstable["late ticks"] >= MANY


@CLAIMS.look("timers.c02", runs.SATURATION, RUNS["600/4.2.0/nopatch"], runs.TOO_MANY, holds=_saturates)
def _stability(view: RunView | FoundCapacity) -> Figures:
    """Return the number of users that fill the master, or the share of late ticks and the total
    utilization.
    """
    if isinstance(view, FoundCapacity):
        return {"users": float(view.reached.number), "highest below": float(view.below.number)}
    return {"late ticks": _late(view), "total": figures(view)["total_util_per_proc"]}


def _runs(own: Figures) -> bool:
    """Return whether few ticks are late, no guest has much less time than the others, and processor time is
    left.
    """
    return own["late ticks"] <= FEW and own["least guest"] >= STARVED and own["total"] <= NOT_FULL


@CLAIMS.look("timers.c03", RUNS["900/4.3.0/nopatch"], holds=_runs)
def _guests(view: RunView) -> Figures:
    """Return late ticks, the lowest guest code time of a guest relative to the mean, and utilization, %."""
    everyone, span = range(len(view.scenario.guests)), view.phase(PHASE)
    each = [view.together("guest.emulation", (guest,), *span) for guest in everyone]
    return {
        "late ticks": _late(view),
        "least guest": min(each) * len(each) / sum(each),
        "total": figures(view)["total_util_per_proc"],
    }


# ---- the scheduler lock


def _next_limit(old: Figures, baseline: Figures, more: Figures) -> bool:
    """Return whether spin time and its share grow from 4.2 on, and the share grows from 600 to 900 users."""
    grows = baseline["spin time"] > old["spin time"] and more["spin time"] > old["spin time"]
    return grows and more["spinning"] > baseline["spinning"] > old["spinning"]


@CLAIMS.look(
    "timers.c04",
    RUNS["600/4.2.0/nopatch"],
    RUNS["600/4.3.0/nopatch"],
    RUNS["900/4.3.0/nopatch"],
    holds=_next_limit,
)
def _spinning(view: RunView) -> Figures:
    """Return the spin time per request, us, and the share of all processors' time, %."""
    found = figures(view)
    return {"spin time": found["spin_time_per_request"], "spinning": found["pct_spin_time"]}


# ---- the patch


def _order_of_magnitude(*pairs: Figures) -> bool:
    """Return whether utilization falls by the same factor as in the study; runs come in pairs."""
    without, patched = ([pair["total"] for pair in pairs[start::2]] for start in (0, 1))
    return all(
        low <= old / new <= high
        for old, new, (low, high) in zip(without, patched, LESS.values(), strict=True)
    )


@CLAIMS.look(
    "timers.c05",
    RUNS["600/4.3.0/nopatch"],
    RUNS["600/4.3.0/patch"],
    RUNS["900/4.3.0/nopatch"],
    RUNS["900/4.3.0/patch"],
    holds=_order_of_magnitude,
)
def _total(view: RunView) -> Figures:
    """Return the utilization per processor, %."""
    return {"total": figures(view)["total_util_per_proc"]}


def _dearer(plain: Figures, patched: Figures, twice: Figures) -> bool:
    """Return whether busy guests do slightly less work with the patch, and lose about twice as much at twice
    the rate.
    """
    more = patched["a piece"] - plain["a piece"]
    return (
        min(table["busy"] for table in (plain, patched, twice)) >= 0.5
        and SLOWER[0] <= 1 - patched["pieces"] / plain["pieces"] <= SLOWER[1]
        and 1.5 * more <= twice["a piece"] - plain["a piece"] <= 2.5 * more
    )


@CLAIMS.look("timers.c06", runs.BUSY, runs.BUSY_PATCH, runs.BUSY_SWITCHES, holds=_dearer)
def _cost_of_work(view: RunView) -> Figures:
    """Return pieces of work per second, processor time per piece, us, and the processor use of a guest,
    IFLs.
    """
    span, everyone = view.phase(PHASE), range(len(view.scenario.guests))
    cpu = view.together("guest.cpu", everyone, *span)
    pieces = view.together("guest.pieces", everyone, *span)
    return {"pieces": pieces, "a piece": 1e6 * cpu / pieces, "busy": cpu / len(everyone)}


# ---- the split of storage


def _alike(own: Figures, *others: Figures) -> bool:
    """Return whether total utilization is close to that of the published split."""
    return all(abs(other["total"] / own["total"] - 1) <= SIMILAR for other in others)


CLAIMS.look(
    "timers.c07",
    RUNS["600/4.3.0/nopatch"],
    *runs.SPLITS,
    holds=_alike,
    note="with 1 GB of central storage three times as many pages move, and each costs CP as much as another",
)(_total)


# ---- utilization over users


def _not_full_yet(*own: Figures) -> bool:
    """Return whether utilization rises from step to step between the two published values, without a
    backlog.
    """
    low, high = (
        load_ledger("timers").fact(f"timers.t1.total_util_per_proc.{users}/4.3.0/nopatch").value
        for users in (600, 900)
    )
    totals = [table["total"] for table in own]
    rises = all(before < after for before, after in pairwise((low, *totals, high)))
    return rises and all(table["due at the end"] <= 2 * table["due"] + 10 for table in own)


@CLAIMS.look("timers.c08", *runs.BETWEEN, holds=_not_full_yet)
def _curve(view: RunView) -> Figures:
    """Return utilization, %, and timer requests that are due: on average, and in the last tenth of the
    time.
    """
    start, end = view.phase(PHASE)
    return {
        **_total(view),
        "due": view.over("timers.due", None, start, end),
        "due at the end": view.over("timers.due", None, end - (end - start) // 10, end),
    }
