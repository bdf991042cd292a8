"""Each claim of the pause study: figures of each run, and the rule that decides whether it holds.

Where the study says only "most", "well above" or "similar", the rule defines the meaning of the term.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from engine.kernel.kinds import Incident, Pause
from engine.kernel.units import MINUTE, SECOND
from engine.scenario.scenario import Guest
from engine.studies.ledger import load_ledger
from engine.studies.pause import runs
from engine.studies.pause.facts import resume_time
from engine.studies.probes import Claims, Figures
from engine.studies.report import error
from engine.studies.run_view import RunView

CLAIMS = Claims()
SOI, STANDBY, BASE = "systems of interest", "standby", "base load"
MOST_PAGES = 0.5  # of a guest: more than this share
ALIKE = 0.08  # relative difference of page counts: the tolerance with which the charts were read
AGREE = 0.1  # relative difference of totals
DIFFERENT = 0.2  # relative difference of a guest's pages in XSTOR between two seeds
SLIGHT = 0.3  # relative difference from the published rate
WARMUP = (600 * SECOND, 820 * SECOND)
IN_PLACE = 50  # pages of a guest in each of both places


def _each(view: RunView, role: str, measure: str, mark: str) -> list[float]:
    return [view.at(measure, guest, mark) for guest in view.guests(role)]


# ---- scheduling of paused guests


def _all_dormant(figures: Figures) -> bool:
    return all(share == 1.0 for share in figures.values())


@CLAIMS.look("pause.c01", runs.SUSPEND, holds=_all_dormant)
def _dormant_samples(view: RunView) -> Figures:
    """Return the share of samples in which each suspended guest is dormant, from the first sample after
    its halt.
    """
    suspended = view.guests(SOI) + view.guests(STANDBY)
    return {f"dormant {g.label}": view.over("guest.sampled.dormant", g, *view.paused(g)) for g in suspended}


def _seldom(figures: Figures) -> bool:
    """Return whether WebSphere wakes at least five times as often as the database, and all of them are
    dormant for at least 80% of the time, but not always.
    """
    return (
        figures["least wakes WebSphere"] >= 5 * figures["most wakes RDB"]
        and figures["least wakes RDB"] > 0
        and figures["least dormant"] >= 0.8
        and figures["most dormant"] < 1
    )


@CLAIMS.look("pause.c02", runs.STOP, holds=_seldom)
def _wakes_of_stopped(view: RunView) -> Figures:
    """Return how often stopped guests join the dispatch list, 1/min, and the share of time that they are
    dormant.
    """
    was, rdb = (_wakes(view, view.guests(SOI, kind)) for kind in ("was", "rdb"))
    dormant = [view.over("guest.dormant", guest, *view.paused(guest)) for guest in view.guests(SOI)]
    return {
        "least wakes WebSphere": min(was),
        "most wakes RDB": max(rdb),
        "least wakes RDB": min(rdb),
        "least dormant": min(dormant),
        "most dormant": max(dormant),
    }


def _wakes(view: RunView, guests: Sequence[Guest]) -> list[float]:
    return [view.over("guest.wakes", guest, *view.paused(guest)) for guest in guests]


def _ended(traffic: Figures, none: Figures) -> bool:
    """Return whether less than a twentieth of the wakeups remains."""
    return traffic["wakes WebSphere"] > 0 and none["wakes WebSphere"] < traffic["wakes WebSphere"] / 20


@CLAIMS.look("pause.c03", runs.STOP, runs.QUIET, holds=_ended)
def _wakes_by_traffic(view: RunView) -> Figures:
    """Return the wakeups per minute of the stopped WebSphere guests."""
    return {"wakes WebSphere": float(np.mean(_wakes(view, view.guests(SOI, "was"))))}


def _recovers(figures: Figures) -> bool:
    """Return whether WebSphere peaks at no less than twice its usual use, and above RDB, which stays the
    same.
    """
    return (
        figures["peak WebSphere"] >= 2 * figures["before WebSphere"]
        and figures["peak WebSphere"] >= 2 * figures["peak RDB"]
        and figures["peak RDB"] < 2 * figures["before RDB"]
    )


@CLAIMS.look("pause.c13", runs.SUSPEND, holds=_recovers)
def _cpu_of_standby(view: RunView) -> Figures:
    """Return the highest 30 s means, IFLs: in the pause, and from the middle of the warm-up to its end."""
    before = (view.mark("mid-warmup"), view.phase("warmup")[1])
    spans = {"before": before, "peak": view.phase("pause")}
    kinds = {"WebSphere": "was", "RDB": "rdb"}
    return {
        f"{when} {name}": float(
            np.mean([view.peak("guest.cpu", g, span) for g in view.guests(STANDBY, kind)])
        )
        for when, span in spans.items()
        for name, kind in kinds.items()
    }


# ---- where pages are


def _footprints(figures: Figures) -> bool:
    """Return whether many pages are most of the guest's storage, and very few are less than a twentieth
    of it.
    """
    return (
        figures["least in XSTOR"] > 0
        and figures["resident WebSphere"] > MOST_PAGES
        and figures["resident RDB"] < 0.05
    )


@CLAIMS.look("pause.c04", runs.SUSPEND, holds=_footprints)
def _warmup_pages(view: RunView) -> Figures:
    """Return the pages in XSTOR and the standby guests' resident share, in the middle of the warm-up."""

    def resident(kind: str) -> list[float]:
        return [view.at("guest.real", g, "mid-warmup") / g.size for g in view.guests(STANDBY, kind)]

    return {
        "least in XSTOR": min(_each(view, "", "guest.xstor", "mid-warmup")),
        "resident WebSphere": min(resident("was")),
        "resident RDB": max(resident("rdb")),
    }


def _slight(figures: Figures) -> bool:
    """Return whether the rate is close to the published rate."""
    fact = load_ledger("pause").fact("pause.f6.page_rate")
    return abs(error(fact, figures["pages/s"])) <= SLIGHT


def _always_slight(seeds: Sequence[Sequence[Figures]]) -> bool:
    """Return whether the rate is close to the published rate with every seed."""
    return all(_slight(own) for (own,) in seeds)


@CLAIMS.look("pause.c05", runs.SUSPEND, holds=_slight, across=_always_slight)
def _warmup_rate(view: RunView) -> Figures:
    """Return the mean rate over the warm-up, from 0:10:00 to 0:13:40."""
    return {"pages/s": view.over("system.page_rate", None, *WARMUP)}


def _emptied(view: RunView, role: str, kind: str, mark: str) -> float:
    return float(sum(view.out(guest, mark) > MOST_PAGES for guest in view.guests(role, kind)))


def _one_of_each(figures: Figures) -> bool:
    return figures["emptied WebSphere"] == 1 and figures["emptied RDB"] == 1


@CLAIMS.look("pause.c06", runs.SUSPEND, holds=_one_of_each)
def _emptied_guests(view: RunView) -> Figures:
    """Return the number of suspended guests that have most of their pages out of real storage in the
    middle of the pause.
    """
    return {
        "emptied WebSphere": _emptied(view, SOI, "was", "mid-suspend"),
        "emptied RDB": _emptied(view, SOI, "rdb", "mid-suspend"),
        "pages in XSTOR": sum(_each(view, SOI, "guest.xstor", "mid-suspend")),
    }


def _same_level(figures: Figures) -> bool:
    return all(abs(share - 1) <= ALIKE for share in figures.values())


@CLAIMS.look("pause.c07", runs.SUSPEND, holds=_same_level)
def _level_of_standby(view: RunView) -> Figures:
    """Return the resident pages of the standby guests under load, relative to those of the systems of
    interest before the pause.
    """
    figures = {}
    for name, kind in (("WebSphere", "was"), ("RDB", "rdb")):
        now = [view.at("guest.real", guest, "mid-suspend") for guest in view.guests(STANDBY, kind)]
        then = [view.at("guest.real", guest, "mid-warmup") for guest in view.guests(SOI, kind)]
        figures[f"level {name}"] = float(np.mean(now) / np.mean(then))
    return figures


def _in_both(figures: Figures) -> bool:
    """Return whether exactly one base-load guest meets the criteria."""
    return figures["guests"] == 1


@CLAIMS.look("pause.c08", runs.SUSPEND, holds=_in_both)
def _base_load_pages(view: RunView) -> Figures:
    """Return the number of base-load guests with more pages in XSTOR, and figures of the guest that grew
    most.

    Such a guest has a thousand pages or more in both places, and its total has grown by 1% or more.
    """
    found = [_grown(view, guest) for guest in view.guests(BASE)]
    good = [
        table
        for table in found
        if table["growth"] > 0.01 and table["more in XSTOR"] > 0 and table["both"] > 1000
    ]
    return {"guests": float(len(good)), **max(found, key=lambda item: item["growth"])}


def _grown(view: RunView, guest: Guest) -> Figures:
    marks = ("mid-warmup", "mid-suspend")
    real, xstor = ([view.at(f"guest.{place}", guest, mark) for mark in marks] for place in ("real", "xstor"))
    return {
        "growth": (real[1] + xstor[1]) / (real[0] + xstor[0]) - 1,
        "more in real storage": real[1] - real[0],
        "more in XSTOR": xstor[1] - xstor[0],
        "both": view.at("guest.both", guest, "mid-suspend"),
    }


def _changed_places(figures: Figures) -> bool:
    return figures["most out of interest"] < MOST_PAGES and figures["emptied standby"] == 2


@CLAIMS.look("pause.c09", runs.SUSPEND, holds=_changed_places)
def _end_pages(view: RunView) -> Figures:
    """Return the largest share of pages missing from guests of interest at the end, and the number of
    emptied standby guests.
    """
    return {
        "most out of interest": max(view.out(guest, "end-of-test") for guest in view.guests(SOI)),
        "emptied standby": _emptied(view, STANDBY, "", "end-of-test"),
    }


@CLAIMS.look(
    "pause.c10", runs.SUSPEND, runs.STOP, holds=lambda *both: not any(item["most on DASD"] for item in both)
)
def _dasd(view: RunView) -> Figures:
    """Return the highest number of pages on paging volumes in any sample."""
    return {"most on DASD": float(view.field("dasd").sum(axis=1).max()) * view.scenario.lpar.granule}


def _similar(suspend: Figures, stop: Figures) -> bool:
    """Return whether the totals of the two methods agree within a tenth."""
    return abs(stop["in XSTOR"] / suspend["in XSTOR"] - 1) <= AGREE


def _not_the_same(seeds: Sequence[Sequence[Figures]]) -> bool:
    """Return whether a guest has a fifth more or fewer pages in XSTOR with another seed, although the totals
    agree.
    """
    stops = [stop for _, stop in seeds]
    totals = [stop["in XSTOR"] for stop in stops]
    guests = [name for name in stops[0] if name.startswith("XSTOR ")]
    spread = [max(stop[name] for stop in stops) / min(stop[name] for stop in stops) for name in guests]
    return max(spread) > 1 + DIFFERENT and max(totals) <= (1 + AGREE) * min(totals)


@CLAIMS.look(
    "pause.c11",
    runs.SUSPEND,
    runs.STOP,
    holds=_similar,
    across=_not_the_same,
    note="the details of two seeds are compared: it needs more than one",
)
def _distribution(view: RunView) -> Figures:
    """Return pages in XSTOR in the middle of the pause: of all guests, and of each paused guest."""
    own = {f"XSTOR {guest.label}": view.at("guest.xstor", guest, "mid-suspend") for guest in view.guests(SOI)}
    return {"in XSTOR": view.at("system.xstor_used", None, "mid-suspend"), **own}


@CLAIMS.look(
    "pause.c12",
    runs.SUSPEND,
    runs.STOP,
    holds=lambda *both: all(min(item.values()) >= IN_PLACE for item in both),
)
def _least_pages(view: RunView) -> Figures:
    """Return the lowest number of pages of a guest in each place, at any mark."""
    marks = ("mid-warmup", "mid-suspend", "end-of-test")
    return {
        f"least in {name}": min(min(_each(view, "", measure, mark)) for mark in marks)
        for name, measure in (("real storage", "guest.real"), ("XSTOR", "guest.xstor"))
    }


# ---- pausing itself


def _straight(*sizes: Figures) -> bool:
    """Return whether the time grows less than the guest, linearly, and by 40 to 60% from 2.6 to 5.2 GB."""
    times = [table["resume"] for table in sizes]
    if any(
        late / early >= 1.0 * big / small
        for (early, late), (small, big) in zip(pairwise(times), pairwise(runs.SIZES), strict=True)
    ):
        return False
    line = np.polyval(np.polyfit(runs.SIZES, times, 1), runs.SIZES)
    growth = times[-1] / times[runs.SIZES.index(2.6)] - 1
    return bool((np.abs(times / line - 1) <= 0.05).all()) and 0.4 <= growth <= 0.6


@CLAIMS.look("pause.c14", *runs.LARGE.values(), holds=_straight)
def _resume_time(view: RunView) -> Figures:
    """Return the time to resume as in figure 12, s."""
    return {"resume": resume_time(view)}


def _runs_on(figures: Figures) -> bool:
    return figures["refusal"] > 0 and figures["samples suspended"] == 0 and figures["IFLs after"] > 0


@CLAIMS.look("pause.c15", runs.SMALL_SWAP, holds=_runs_on)
def _refused(view: RunView) -> Figures:
    """Return the code of the refusal and the guest's state after it."""
    guest = view.guests(kind="was")[0]
    at, why = view.told(Incident.REFUSED, guest)
    return {
        "refusal": float(why),
        "samples suspended": float((view.field("pause")[:, guest.index] == Pause.SUSPENDED).sum()),
        "IFLs after": view.over("guest.cpu", guest, at, at + MINUTE),
    }


def _image_survives(*runs: Figures) -> bool:
    """Return whether every stopped guest boots again and no suspended guest does; runs come in pairs."""
    suspended, stopped = runs[::2], runs[1::2]
    kept = all(run["most boots"] == 0 and run["paused"] == run["running"] for run in suspended)
    return kept and all(run["least boots"] == 1 for run in stopped)


@CLAIMS.look(
    "pause.c16",
    runs.LPAR_SUSPEND,
    runs.LPAR_STOP,
    runs.LOGOFF_SUSPEND,
    runs.LOGOFF_STOP,
    holds=_image_survives,
)
def _after_ipl(view: RunView) -> Figures:
    """Return the boots of the guests that were paused at the IPL or logoff, and the number that run at
    the end.
    """
    loss = next(step.at for step in view.scenario.timeline if step.do in ("lpar-ipl", "logoff"))
    before = int(np.searchsorted(view.recording.time, loss)) - 1
    paused = np.isin(view.field("pause")[before], (Pause.STOPPED, Pause.SUSPENDED))
    boots = (view.field("boots")[-1] - view.field("boots")[before])[paused]
    return {
        "paused": float(paused.sum()),
        "least boots": float(boots.min(initial=99)),
        "most boots": float(boots.max(initial=0)),
        "running": float((view.field("pause")[-1][paused] == Pause.RUNNING).sum()),
    }


def _ignored(image: Figures, *others: Figures) -> bool:
    """Return whether the guest resumed in the expected run, and booted without the image in each of the
    others.
    """
    return image["boots after"] == 0 and all(other["boots after"] == 1 for other in others)


@CLAIMS.look("pause.c17", runs.WAS_SUSPEND, runs.WRONG_DEVICE, runs.NORESUME, runs.OTHER, holds=_ignored)
def _boots(view: RunView) -> Figures:
    """Return how often the guest boots after it was suspended."""
    guest = view.guests(kind="was")[0]
    halted = int(np.searchsorted(view.recording.time, view.told(Incident.HALTED, guest)[0]))
    boots = view.field("boots")[:, guest.index]
    return {"boots after": float(boots[-1] - boots[halted])}
