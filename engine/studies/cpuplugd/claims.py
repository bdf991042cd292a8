"""Each claim of the study: figures of each run, and the rule that decides whether it holds.

Where the study says only "slowly", "about" or "better", the rule defines the meaning of the term.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean

import numpy as np

from engine.cpuplugd.language.configuration import read
from engine.cpuplugd.lints.finding import GuestFacts
from engine.cpuplugd.lints.lint import lint
from engine.kernel.units import MINUTE, PAGES_PER_MB, SECOND
from engine.state.daemon import Rule
from engine.studies.cpuplugd import runs
from engine.studies.cpuplugd.facts import FIRST_SET, LEDGER, left_over, steal
from engine.studies.cpuplugd.figures import (
    GB,
    PHASE,
    Floats,
    column,
    cp_size,
    cpu,
    gained,
    linux_size,
    places,
    pool_moves,
    samples,
    seconds,
    shared_steal,
    tps,
)
from engine.studies.probes import Claims, Figures
from engine.studies.report import error
from engine.studies.run_view import RunView

# why a claim is open
_GIVEN_BACK = (
    "at a switch, servers are ended, as in the study, and here they release all their memory; without a "
    "pool, CP keeps the pages that Linux has freed. It is not known which other pages stayed resident in "
    "the study"
)
_CACHE_STAYS = (
    "here, the page cache of the first set stays in the second half; its share of the resident pages is not "
    "published"
)

CLAIMS = Claims()
COMBOS = ("LNCOMBO1", "LNCOMBO2")
DATABASES = ("LNUDB1", "LNUDB2")


def _about(id: str, value: float) -> bool:
    """Return whether figures are within the tolerance that the ledger allows for the fact that makes the
    same statement.
    """
    fact = LEDGER.fact(id)
    return abs(error(fact, value)) <= (fact.tolerance or 0.0)


# ---- rules on CPUs


def _online(view: RunView, span: tuple[int, int]) -> Floats:
    """Return the online CPUs of both combos: (samples, 2)."""
    return column(view, "linux", "online", span)[:, places(view, COMBOS)]


def _seconds_to_two(view: RunView) -> float:
    """Return how long a combo takes to get two CPUs after the load step, s: the mean of both."""
    span = view.step("load"), view.recording.now
    step = seconds(view, span) / (samples(view, span).sum() - 1)
    each = [np.flatnonzero(own > 1) for own in _online(view, span).T]
    late = seconds(view, span)
    return fmean(step * float(own[0]) if len(own) else late for own in each)


def _slower(load: Figures, average: Figures, load_step: Figures, average_step: Figures) -> bool:
    """Return whether load average rules take at least three times as long, with fewer CPUs."""
    return average_step["to 2 CPUs"] >= 3 * load_step["to 2 CPUs"] and average["CPUs"] < load["CPUs"]


@CLAIMS.look("cpuplugd.c01", runs.LOAD, runs.LOADAVG, runs.STEP_LOAD, runs.STEP_LOADAVG, holds=_slower)
def _reaction(view: RunView) -> Figures:
    """Return the seconds until a combo has a second CPU after a load step; otherwise its online CPUs."""
    if view.scenario.timeline:
        return {"to 2 CPUs": _seconds_to_two(view)}
    return {"CPUs": float(_online(view, view.phase(PHASE)).mean())}


def _useless(differences: Figures, sums: Figures) -> bool:
    """Return whether a rule with sums takes at least ten times as long."""
    return sums["to 2 CPUs"] >= 10 * differences["to 2 CPUs"]


CLAIMS.look("cpuplugd.c02", runs.STEP_LOAD, runs.STEP_SUMS, holds=_useless)(_reaction)


# ---- rules on memory


def _sizes_and_throughput(view: RunView) -> Figures:
    """Return transactions per second, and the size of all guests as Linux sees it, MiB."""
    span = view.phase(PHASE)
    return {"TPS": tps(view, span), "Linux": linux_size(view, span)}


def _smaller(manual: Figures, *rules: Figures) -> bool:
    """Return whether the values for page scans, direct scans and the lower limit are each smaller than the
    previous value.
    """
    value, two, three, four, seven = (own["Linux"] for own in rules)
    return min(value, two, three) > four > seven


def _slower_too(seeds: Sequence[Sequence[Figures]]) -> bool:
    """Compare means over the seeds, because the differences are about as large as those between two seeds."""
    means = (fmean(own["TPS"] for own in run) for run in zip(*seeds, strict=True))
    manual, value, two, three, four, seven = means
    return fmean((value, two, three)) > four > seven and four > 0.9 * manual


CLAIMS.look("cpuplugd.c03", runs.MANUAL, *runs.MEMORY.values(), holds=_smaller, across=_slower_too)(
    _sizes_and_throughput
)


def _swaps(used: Figures, free: Figures) -> bool:
    """Return whether ten times as many pages are swapped in, and fewer buffers are in memory."""
    return free["swapped in"] > 10 * used["swapped in"] + 1 and free["buffer"] < used["buffer"]


@CLAIMS.look("cpuplugd.c04", runs.SHMEM_USED, runs.SHMEM_FREE, holds=_swaps)
def _database(view: RunView) -> Figures:
    """Return pages that both databases swap in, 1/s, and the resident part of their buffer pools, MiB."""
    span, own = view.phase(PHASE), places(view, DATABASES)
    swapped = gained(view, "linux", "swap_ins", span)[own].sum() / seconds(view, span)
    buffer = column(view, "linux", "shmem", span)[:, own].sum(axis=1).mean() / PAGES_PER_MB
    return {"swapped in": float(swapped), "buffer": float(buffer)}


PRESSURE = {"scan_kswapd": 1, "scan_direct": 1, "swap_ins": 100, "ooms": 1}  # a second: single pages swapped
# in after an idle minute are no sign of pressure


def _in_order(pool: Figures, job: Figures) -> bool:
    """Return whether the stages reached follow one after the other."""
    squeezed = [pool[name] for name in list(PRESSURE)[:3]]
    starved = [job[name] for name in PRESSURE]
    return squeezed == sorted(squeezed) and starved == sorted(starved) and starved[-1] < LATE


LATE = 1e6  # s: never


@CLAIMS.look("cpuplugd.c05", runs.SQUEEZED, runs.STARVED, holds=_in_order)
def _first_times(view: RunView) -> Figures:
    """Return the start time of each stage, s: the medians of the guests that reach the last stage of the run.

    The median for a stage excludes guests that skip that stage.
    """
    each = {name: _first(view, name, rate) for name, rate in PRESSURE.items()}
    last = "ooms" if each["ooms"].min() < LATE else "swap_ins"
    own = each[last] < LATE
    return {name: _median(times[own & (times < LATE)]) for name, times in each.items()}


def _first(view: RunView, name: str, rate: int) -> Floats:
    """Return for each guest the first time at which a counter gains this amount within a second, s."""
    time, counts = view.recording.time, view.recording.linux[name]
    width = SECOND // int(time[1] - time[0])
    found = (np.flatnonzero(own[width:] - own[:-width] >= rate) for own in counts.T)
    return np.array([time[own[0] + width] / SECOND if len(own) else LATE for own in found])


def _median(times: Floats) -> float:
    return float(np.median(times)) if len(times) else LATE


def _combo_swaps(page_scans: Figures, direct: Figures) -> bool:
    return direct["swapped in"] > max(0.5, 2 * page_scans["swapped in"])


@CLAIMS.look("cpuplugd.c06", runs.RULES_2, runs.RULES_4, holds=_combo_swaps)
def _combo(view: RunView) -> Figures:
    """Return pages that lncombo1 swaps in, 1/s."""
    span = view.phase(PHASE)
    swapped = gained(view, "linux", "swap_ins", span)[places(view, ("LNCOMBO1",))]
    return {"swapped in": float(swapped.sum()) / seconds(view, span)}


def _calmer(asymmetric: Figures, symmetric: Figures) -> bool:
    """Return whether at least a quarter fewer pages move and the direction changes less often."""
    return 0 < asymmetric["moved"] <= 0.75 * symmetric["moved"] and asymmetric["turns"] < symmetric["turns"]


@CLAIMS.look("cpuplugd.c07", runs.ASYMMETRIC, runs.SYMMETRIC, holds=_calmer)
def _changes(view: RunView) -> Figures:
    """Return pages moved into and out of the pools, MiB per minute, and how often per minute a growing
    pool shrinks, or vice versa.
    """
    span = view.phase(PHASE)
    changes = np.sign(np.diff(column(view, "linux", "pool", span), axis=0))
    turns = (np.diff(own[own != 0]) != 0 for own in changes.T)
    minutes = seconds(view, span) * SECOND / MINUTE
    return {"moved": pool_moves(view, span), "turns": float(sum(turn.sum() for turn in turns)) / minutes}


# ---- the daemon


def _priority(figures: Figures) -> bool:
    """Return whether each rule also fires alone, and only the plugging rule acts when both are true."""
    acts = [number for name, number in figures.items() if name != "against"]
    return min(acts) > 0 and figures["against"] == 0


@CLAIMS.look("cpuplugd.c08", runs.BOTH, holds=_priority)
def _both_true(view: RunView) -> Figures:
    """Return numbers of intervals for all guests; the unplugging rules are always true."""
    rows = view.recording.daemons[samples(view, view.phase(PHASE))]
    result, step = rows["result"], rows["cpu_step"]
    more = rows["pool_wanted"] - rows["pool"]
    cpu_true, memory_true = result[..., Rule.HOTPLUG] == 1, result[..., Rule.MEMPLUG] == 1
    return {
        "CPU plugged": float((cpu_true & (step > 0)).sum()),
        "CPU unplugged": float((~cpu_true & (step < 0)).sum()),
        "memory plugged": float((memory_true & (more < 0)).sum()),
        "memory unplugged": float((~memory_true & (more > 0)).sum()),
        "against": float((cpu_true & (step < 0)).sum() + (memory_true & (more > 0)).sum()),
    }


_STEEP = 10 * SECOND  # longer than any of the intervals


def _smoother(manual: Figures, *intervals: Figures) -> bool:
    """Return whether changes become less steep with each additional second, and transactions cost the
    same as without the daemon.
    """
    flatter = all(a["steepest"] > b["steepest"] for a, b in pairwise(intervals))
    fact = LEDGER.fact("cpuplugd.interval")
    costs = (interval["cost"] / manual["cost"] for interval in intervals)
    return flatter and all(abs(error(fact, ratio)) <= (fact.tolerance or 0.0) for ratio in costs)


@CLAIMS.look("cpuplugd.c09", runs.MANUAL, *runs.INTERVALS, holds=_smoother)
def _interval(view: RunView) -> Figures:
    """Return the steepest change of a pool in 10 s, MiB (mean of guests), and CPU ms per transaction."""
    span = view.phase(PHASE)
    target = column(view, "linux", "target", (0, view.recording.now)).astype(np.float64)
    back = int(_STEEP // view.recording.scenario.parameters.sample)
    return {
        "steepest": float(np.abs(target[back:] - target[:-back]).max(axis=0).mean()) / PAGES_PER_MB,
        "cost": 1000 * cpu(view, span) / tps(view, span),
    }


# ---- middleware


def _too_small(first: Figures, last: Figures) -> bool:
    """Return whether servers that found fewer CPUs and less memory have fewer threads and a lower
    throughput.
    """
    return (
        last["threads"] < first["threads"]
        and last["buffers"] < first["buffers"]
        and last["TPS"] < 0.95 * first["TPS"]
    )


@CLAIMS.look("cpuplugd.c10", runs.SERVERS_FIRST, runs.DAEMON_FIRST, holds=_too_small)
def _found(view: RunView) -> Figures:
    """Return the servers' threads, MiB of the databases' buffers, and transactions per second."""
    span = view.phase(PHASE)
    buffers = column(view, "linux", "shmem", span)[:, places(view, DATABASES)]
    return {
        "threads": float(column(view, "linux", "threads", span)[-1].sum()),
        "buffers": float(buffers.sum(axis=1).max()) / PAGES_PER_MB,
        "TPS": tps(view, span),
    }


def _adapts(full: Figures, spare: Figures) -> bool:
    """Return whether spare CPUs result in more CPUs and at least 2% more transactions."""
    return spare["CPUs"] > full["CPUs"] and spare["TPS"] > 1.02 * full["TPS"]


@CLAIMS.look("cpuplugd.c11", runs.DATABASE_FULL, runs.DATABASE_SPARE, holds=_adapts)
def _followed(view: RunView) -> Figures:
    """Return the online CPUs of a database, and transactions per second of the triplets."""
    span = view.phase(PHASE)
    online = column(view, "linux", "online", span)[:, places(view, DATABASES)]
    return {"CPUs": float(online.mean()), "TPS": tps(view, span, "triplet1", "triplet2")}


# ---- APAR VM65060, and what else manages a guest


def _blocked(without: Figures, patched: Figures) -> bool:
    """Return whether the median steal is above 80% without the patch and below 4% with it."""
    return without["steal"] > 80 and patched["steal"] < 4


@CLAIMS.look("cpuplugd.c12", runs.COMPILE_BLOCK, runs.COMPILE, holds=_blocked)
def _steal(view: RunView) -> Figures:
    """Return the median steal in the intervals in which the pool grows, %, and the number of intervals."""
    return {"steal": steal(view), "intervals": float(len(shared_steal(view, view.phase(PHASE))))}


OTHERS = {"vmrm": GuestFacts(vmrm_cmm=True), "cpuset": GuestFacts(cpuset=True)}


def _warned(figures: Figures) -> bool:
    return all(figures[name] > 0 and figures[f"{name}, alone"] == 0 for name in OTHERS)


@CLAIMS.look("cpuplugd.c13", runs.RULES_4, holds=_warned)
def _warnings(view: RunView) -> Figures:
    """Return the number of guests that get a warning about another manager, with and without such a
    manager.
    """
    given = [group.cpuplugd for group in view.scenario.groups.values() if group.cpuplugd is not None]
    found: Figures = {}
    for code, facts in OTHERS.items():
        for name, told in ((code, facts), (f"{code}, alone", GuestFacts())):
            found[name] = sum(
                any(finding.code == code for finding in lint(read(own.text), told)) for own in given
            )
    return found


# ---- the load moves


def _saves(manual: Figures, managed: Figures) -> bool:
    return _about("cpuplugd.dyn.saving", manual["resident"] - managed["resident"])


@CLAIMS.look("cpuplugd.c14", runs.SHIFT_MANUAL, runs.SHIFT, holds=_saves, note=_GIVEN_BACK)
def _resident(view: RunView) -> Figures:
    """Return the resident memory of all guests while the second set works, GB."""
    return {"resident": cp_size(view, view.phase("second")) * PAGES_PER_MB / GB}


def _comes_back(ended: Figures, up: Figures) -> bool:
    """Return whether nearly all memory that the application releases is returned, and almost none of the
    memory that it keeps.
    """
    return (
        _about("cpuplugd.dyn.leftover", ended["page cache"])
        and ended["used"] <= 0.1 * ended["used before"]
        and up["used"] >= 0.8 * up["used before"]
    )


@CLAIMS.look("cpuplugd.c15", runs.SHIFT, runs.SHIFT_STAY, holds=_comes_back, note=_CACHE_STAYS)
def _left(view: RunView) -> Figures:
    """Return the page cache of the first set's servers while the second set works, and their pages then and
    before that, GB.
    """
    start, end = view.phase("second")
    own = places(view, FIRST_SET)
    return {
        "page cache": left_over(view),
        "used": _used(view, (start + MINUTE, end), own),
        "used before": _used(view, (start - MINUTE, start), own),
    }


def _used(view: RunView, span: tuple[int, int], own: list[int]) -> float:
    pages = column(view, "linux", "anon", span) + column(view, "linux", "shmem", span)
    pages += column(view, "linux", "swapped", span)
    return float(pages[:, own].sum(axis=1).mean()) / GB


def _fits_one(manual: Figures, rules: Figures, other_manual: Figures, other_rules: Figures) -> bool:
    """Return whether manual sizes perform as well as the rules under their own load and worse under a
    different load.
    """
    return manual["TPS"] >= 0.98 * rules["TPS"] and other_manual["TPS"] < 0.95 * other_rules["TPS"]


@CLAIMS.look("cpuplugd.c16", runs.MANUAL, runs.RULES_2, runs.OTHER_MANUAL, runs.OTHER_RULES, holds=_fits_one)
def _throughput(view: RunView) -> Figures:
    """Return transactions per second of all users."""
    return {"TPS": tps(view, view.phase(PHASE))}
