"""Each claim of the study: figures of each run, and the rule that decides whether it holds.

Claims about links are in claims_links.py. Where the study says only "little", "slightly" or "about", the rule
defines the meaning of the term.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.state.link import MAX_SYSTEM
from engine.studies.probes import Figures
from engine.studies.relocation import facts, runs, workloads
from engine.studies.relocation.claims_links import BOTH, no_less
from engine.studies.relocation.claims_links import CLAIMS as CLAIMS
from engine.studies.relocation.cluster_sketch import Sketch, Volume, faults, sketch_of
from engine.studies.relocation.facts import others_steal, others_use
from engine.studies.relocation.figures import (
    SPANS,
    K,
    busy,
    copying_s,
    live,
    moved,
    quiesce_s,
    relocation_s,
    sent,
    stolen,
    times,
    used,
)
from engine.studies.relocation.layouts import SOURCE, TARGET
from engine.studies.run_view import RunView

# ---- guest's view


@CLAIMS.look(
    "relocation.c01",
    runs.THREE,
    holds=lambda own: (
        own["before"] < 1 and own["after"] < 1 and own["before"] < own["passes"] < 10 and own["quiesce"] > 98
    ),
)
def _steals(view: RunView) -> Figures:
    """Return the steal of the moving guest by time range, %."""
    return {name: stolen(name, view) for name in SPANS}


# ---- workloads


def _rising(*own: Figures) -> bool:
    """Return whether both times rise by a tenth or more from step to step."""
    return all(after[name] >= 1.1 * before[name] for name in BOTH for before, after in pairwise(own))


CLAIMS.look("relocation.c12", *(runs.CACHED[rate] for rate in workloads.PRESETS), holds=_rising)(times)


def _flat(*own: Figures) -> bool:
    """Return whether times are half those of the page cache, with slightly less quiesce, and at most 30%
    longer until unconstrained.
    """
    cached, low, middle, high, unlimited = own
    return (
        middle["relocation"] < 0.5 * cached["relocation"]
        and 0.6 * cached["quiesce"] < middle["quiesce"] < cached["quiesce"]
        and all(no_less(low[name], other[name], 0.3) for other in (middle, high) for name in BOTH)
        and unlimited["quiesce"] > 1.4 * high["quiesce"]
    )


CLAIMS.look(
    "relocation.c13",
    runs.CACHED[runs.REFERENCE],
    *runs.DIRECT.values(),
    holds=_flat,
    note=facts.LINK_OR_GUEST,
)(times)


@CLAIMS.look(
    "relocation.c14",
    runs.IDLE,
    runs.DIRECT[workloads.PRESETS[0]],
    holds=lambda idle, direct: all(
        own["quiesce"] > 0.2 and own["pages"] < 0.2 * own["quiesce"] for own in (idle, direct)
    ),
)
def _base(view: RunView) -> Figures:
    """Return the quiesce time, and the part of it that sends pages, s."""
    move = moved(view)
    return {"quiesce": quiesce_s(move), "pages": copying_s(move)}


def _below_proportion(*own: Figures) -> bool:
    """Return whether times grow less than the size, from the smallest to the largest guest."""
    first, last = own[0], own[-1]
    size = runs.SIZES[-1] / runs.SIZES[0]
    return last["quiesce"] / first["quiesce"] < last["relocation"] / first["relocation"] < size and _rising(
        *({"relocation": table["relocation"], "quiesce": place} for place, table in enumerate(own))
    )


CLAIMS.look("relocation.c15", *runs.DATABASES.values(), holds=_below_proportion)(times)


def _as_compared(java: Figures, cached: Figures, direct: Figures, oltp: Figures) -> bool:
    """Return whether the guests compare as published, where the whole guest means 98% and much left at
    the end means 1%.
    """
    all_four = (java, cached, direct, oltp)
    return (
        java["passes"] == min(table["passes"] for table in all_four)
        and java["pages"] == max(table["pages"] for table in all_four)
        and java["left"] == max(table["left"] for table in all_four)
        and oltp["passes"] == max(table["passes"] for table in all_four)
        and oltp["left"] == min(table["left"] for table in all_four)
        and cached["first"] > 0.98
        and 0.01 < cached["left"] < java["left"]
        and direct["pages"] == min(table["pages"] for table in all_four)
    )


_COMPARED = (runs.JAVA, runs.CACHED[runs.REFERENCE], runs.DIRECT[runs.REFERENCE], runs.OLTP)


@CLAIMS.look("relocation.c16", *_COMPARED, holds=_as_compared, note=facts.LINK_OR_GUEST)
def _passes(view: RunView) -> Figures:
    """Return the number of passes, all pages (k), the first pass as a share of the guest, and the
    next-to-last pass as a share of the first.
    """
    move = moved(view)
    pages = sent(move)
    size = view.scenario.guests[move.guest].size
    return {
        "passes": float(len(pages)),
        "pages": sum(pages) / K,
        "first": pages[0] / size,
        "left": pages[-2] / pages[0],
    }


def _moderate(java: Figures, cached: Figures, direct: Figures, oltp: Figures) -> bool:
    return direct["relocation"] < oltp["relocation"] < java["relocation"] and oltp["quiesce"] == min(
        table["quiesce"] for table in (java, cached, direct, oltp)
    )


CLAIMS.look("relocation.c17", *_COMPARED, holds=_moderate)(times)


# ---- a constrained system


def _relieved(own: Figures) -> bool:
    """Return whether processors are full before the relocation; the other guests use 1.8 processors before it
    and 2.7 after it, when they lack almost nothing.
    """
    return (
        own["source before"] > 0.97
        and abs(own["others before"] / 1.8 - 1) <= 0.12
        and abs(own["others after"] / 2.7 - 1) <= 0.08
        and own["others miss"] < 0.1
        and own["source after"] < 0.9
        and own["database before"] < own["database after"]
    )


@CLAIMS.look("relocation.c18", runs.MIXED, holds=_relieved)
def _utilization(view: RunView) -> Figures:
    """Return the use of the source's processors (1 = all are busy), and the processors that guests use
    before, during and after.
    """
    before, after = view.phase("before"), view.phase("after")
    database = view.guests("moving guest")
    during = live(moved(view))
    return {
        "source before": busy(view, SOURCE, before),
        "source during": busy(view, SOURCE, during),
        "source after": busy(view, SOURCE, after),
        "target after": busy(view, TARGET, after),
        "others before": others_use("before", view),
        "others during": used(view, view.guests("staying guest"), during),
        "others after": others_use("after", view),
        "others miss": others_steal("after", view),
        "database before": used(view, database, before),
        "database after": used(view, database, after),
    }


# ---- a cluster


def _sketches(members: tuple[str, ...]) -> Sketch:
    """Return a valid cluster of these members."""
    links = tuple((text, other) for place, text in enumerate(members) for other in members[place + 1 :])
    shared = (Volume("VMCOM1", "configuration", members), Volume("VMSPL1", "spool", members))
    return Sketch(
        members, links, (*shared, *(Volume(f"{member} PAG", "paging", (member,)) for member in members))
    )


def _broken(sketch: Sketch) -> dict[str, Sketch]:
    """Return copies of a cluster, each with a single fault."""
    paging = Volume("VMPAG1", "paging", sketch.members)
    return {
        "a link less": replace(sketch, links=sketch.links[1:]),
        "a link twice": replace(sketch, links=(*sketch.links, sketch.links[0])),
        "no shared configuration": replace(sketch, volumes=sketch.volumes[1:]),
        "no shared spool": replace(sketch, volumes=(sketch.volumes[0], *sketch.volumes[2:])),
        "shared paging": replace(sketch, volumes=(*sketch.volumes[:2], paging)),
    }


def _only_clusters(own: Figures) -> bool:
    right = all(own[f"{members} members"] == 0 for members in range(2, MAX_SYSTEM + 1))
    return (
        right
        and own["shipped"] == 0
        and own["1 member"] == own["5 members"] > 0
        and all(own[name] > 0 for name in _broken(_sketches(("A", "B", "C"))))
    )


@CLAIMS.look("relocation.c19", runs.IDLE, holds=_only_clusters)
def _validation(view: RunView) -> Figures:
    """Return the faults found in the scenarios' clusters, in valid clusters and in broken clusters."""
    names = ("VMA", "VMB", "VMC", "VMD", "VME")
    found = {f"{n} member{'s' * (n > 1)}": len(faults(_sketches(names[:n]))) for n in range(1, 6)}
    found |= {name: len(faults(sketch)) for name, sketch in _broken(_sketches(names[:3])).items()}
    four = load_scenario("relocation-four-members")
    found["shipped"] = sum(len(faults(sketch_of(scenario))) for scenario in (view.scenario, four))
    return {name: float(count) for name, count in found.items()}


# ---- one at a time


def _one_at_a_time(alone: Figures, both: Figures) -> bool:
    """Return whether each guest is stopped much longer when they move together, and the last guest arrives
    hardly sooner.
    """
    return both["quiesce"] > 1.3 * alone["quiesce"] and both["all"] > 0.9 * 2 * alone["all"]


@CLAIMS.look("relocation.c20", runs.JAVA, runs.TWICE, holds=_one_at_a_time)
def _together(view: RunView) -> Figures:
    """Return the longest quiesce, the time until all guests have arrived and the longest relocation, s."""
    moves = [moved(view, place) for place in range(len(view.scenario.guests))]
    asked = min(move.asked_at for move in moves)
    last = max(move.asked_at + move.relocation_ns for move in moves)
    longest = max(quiesce_s(move) for move in moves)
    return {"quiesce": longest, "all": (last - asked) / SECOND, "relocation": max(map(relocation_s, moves))}
