"""How it is seen whether each claim of the study holds: figures of each run, and a rule for them.

Where the study only says "little", "slightly" or "about", the rule says what is taken for that.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from engine.link_state import MAX_SYSTEM
from engine.scenario import load_scenario
from engine.ssi import Sketch, Volume, faults, sketch_of
from engine.studies.probes import Claims, Figures
from engine.studies.relocation import notes, runs
from engine.studies.relocation.facts import others_steal, others_use
from engine.studies.relocation.figures import (
    K,
    busy,
    carried,
    channel_starts,
    copying_s,
    devices,
    live,
    moved,
    quiesce_s,
    rate,
    relocation_s,
    sent,
    starts,
    steal,
    stopped,
    times,
    used,
)
from engine.studies.relocation.layouts import SOURCE, TARGET
from engine.studies.seen import Seen
from engine.units import SECOND

CLAIMS = Claims()
BOTH = ("relocation", "quiesce")
SAME = 0.02  # of a time: no longer a difference
LITTLE = 0.05


def _less(first: float, second: float, by: float = 0.0) -> bool:
    """Is the second number smaller, by more than a share of the first?"""
    return second < first * (1 - by)


def _no_less(first: float, second: float, by: float = SAME) -> bool:
    return abs(second / first - 1) <= by


# ---- what the guest sees


@CLAIMS.look(
    "relocation.c01",
    runs.THREE,
    holds=lambda own: (
        own["before"] < 1 and own["after"] < 1 and own["before"] < own["passes"] < 10 and own["quiesce"] > 98
    ),
)
def _steal(seen: Seen) -> Figures:
    """%, of the guest that moves."""
    move = moved(seen)
    guest = seen.scenario.guests[move.guest]
    spans = {
        "before": (SECOND, move.asked_at),
        "passes": live(move),
        "quiesce": stopped(move),
        "after": (stopped(move)[1], stopped(move)[1] + 4 * SECOND),
    }
    return {name: steal(seen, guest, span) for name, span in spans.items()}


# ---- connections on one channel, and on two


def _up_to_four(one: Figures, two: Figures, *more: Figures) -> bool:
    """With two each system may write on one, as with one: then less until four, and no more."""
    three, four, six, eight = more
    return all(
        _no_less(one[name], two[name])
        and _less(two[name], three[name], LITTLE)
        and four[name] < three[name] * (1 + SAME / 2)
        and _no_less(three[name], four[name], LITTLE)
        and _no_less(four[name], six[name])
        and _no_less(four[name], eight[name])
        for name in BOTH
    )


CLAIMS.look("relocation.c02", *(runs.ONE[n] for n in (1, 2, 3, 4, 6, 8)), holds=_up_to_four)(times)


def _up_to_three(*own: Figures) -> bool:
    """One, two, three connections a channel: each clearly less; then no more."""
    one, two, three, *more = own
    return all(
        _less(one[name], two[name], LITTLE)
        and _less(two[name], three[name], LITTLE)
        and all(_no_less(three[name], other[name], LITTLE) for other in more)
        for name in BOTH
    )


CLAIMS.look("relocation.c03", *(runs.TWO_STRAIGHT[n] for n in (2, 4, 6, 8, 12, 16)), holds=_up_to_three)(
    times
)


def _changes_over(*own: Figures) -> bool:
    """Two, four, eight connections in all, straight and crossed in turn."""
    two, crossed_two, four, crossed_four, eight, crossed_eight = own
    return all(
        crossed_two[name] < two[name]
        and four[name] < crossed_four[name]
        and eight[name] < crossed_eight[name]
        for name in BOTH
    )


CLAIMS.look(
    "relocation.c04",
    *(run[n] for n in (2, 4, 8) for run in (runs.TWO_STRAIGHT, runs.TWO_CROSSED)),
    holds=_changes_over,
)(times)


# ---- channels that are not shared


def _times_and_rate(seen: Seen) -> Figures:
    """Seconds, and what the source sends, MB/s."""
    return {**times(seen), "rate": rate(seen)}


def _about_half(shared: Figures, own: Figures, three: Figures, four: Figures) -> bool:
    """The published rates allow 0.60 and 1.67; the fourth connection of a channel brings 0.5 to 10 %."""
    return (
        own["relocation"] <= 0.65 * shared["relocation"]
        and own["rate"] >= 1.6 * shared["rate"]
        and 1.005 <= four["rate"] / three["rate"] <= 1.1
    )


CLAIMS.look(
    "relocation.c05",
    runs.TWO_STRAIGHT[16],
    *(runs.OWN_TWO[n] for n in (16, 6, 8)),
    holds=_about_half,
)(_times_and_rate)


# ---- connections for one direction


def _by_number(*own: Figures) -> bool:
    """One a direction up to eight, two from nine on; the greater name leaves the lowest numbers."""
    *there, back_8, back_9 = own
    lowest = all(
        one["idle"] == reserved and one["lowest idle"] == reserved
        for one, reserved in zip(there, (0, 1, 1, 2, 2), strict=True)
    )
    return lowest and all(
        one["idle"] == one["highest idle"] == reserved for one, reserved in ((back_8, 1), (back_9, 2))
    )


@CLAIMS.look(
    "relocation.c06",
    *(runs.USABLE[n] for n in (1, 2, 8, 9, 16)),
    *(runs.BACK[n] for n in (8, 9)),
    holds=_by_number,
)
def _unused(seen: Seen) -> Figures:
    """Connections that never carried a page: in all, and how many at either end of the device numbers."""
    move = moved(seen)
    sender = seen.recording.systems[move.source].name
    used_ones = carried(seen, sender)
    numbers = list(devices(seen))
    return {
        "idle": float(len(numbers) - len(used_ones)),
        "lowest idle": float(numbers.index(used_ones[0])),
        "highest idle": float(numbers[::-1].index(used_ones[-1])),
    }


def _starved(own: Figures) -> bool:
    """As published, within 5 %; "almost none" is less than 5 a second."""
    published = {"3D": 270, "3E": 270, "3C": 214, "a device": 90}
    return own["reserved"] < 5 and all(_no_less(value, own[name], 0.05) for name, value in published.items())


@CLAIMS.look("relocation.c07", runs.THREE, holds=_starved)
def _io(seen: Seen) -> Figures:
    """I/Os in a second."""
    rates = starts(seen)
    full = [rates[number] for number, (name, _) in devices(seen).items() if name != "3C"]
    reserved = max(rates[number] for number in (0xD000, 0xD001))
    return {**channel_starts(seen), "a device": sum(full) / len(full), "reserved": reserved}


# ---- the best layout, and how many channels


def _best(plain: Figures, best: Figures) -> bool:
    return best["even"] == 1 > plain["even"] and all(best[name] < plain[name] for name in BOTH)


@CLAIMS.look("relocation.c08", runs.PLAIN_7, runs.BEST_7, holds=_best)
def _evenness(seen: Seen) -> Figures:
    """Fewest connections that carried pages on a channel / most; seconds."""
    counts = dict.fromkeys((pair[0] for pair in devices(seen).values()), 0)
    for number in carried(seen):
        counts[devices(seen)[number][0]] += 1
    return {**times(seen), "even": min(counts.values()) / max(counts.values())}


def _inverse(*own: Figures) -> bool:
    """Up to four channels in proportion within 15 %, then still less; an eighth brings nothing to seven."""
    *scaled, best_7, eight = own
    first = scaled[0]
    return all(
        all(abs(place * one[name] / first[name] - 1) <= 0.15 for place, one in enumerate(scaled[:4], 1))
        and all(_less(before[name], after[name]) for before, after in pairwise(scaled))
        and eight[name] > best_7[name] * (1 - SAME)
        for name in BOTH
    )


CLAIMS.look(
    "relocation.c09",
    *(runs.SHARED[n] for n in range(1, 8)),
    runs.BEST_7,
    runs.SHARED[8],
    holds=_inverse,
)(times)


# ---- data rates


def _rate(seen: Seen) -> Figures:
    """What the source sends, MB/s; a shared channel moves it twice, out and in."""
    return {"rate": rate(seen)}


def _saturated(*own: Figures) -> bool:
    """Eight on a channel bring no more than four; crossed differs by up to 6 %; in proportion within 8 %."""
    four, eight, straight_8, crossed_8, straight_16, crossed_16, three, many = (one["rate"] for one in own)
    scaled = ((2, straight_8), (3, three), (4, many))
    return (
        _no_less(four, eight)
        and _no_less(straight_8, crossed_8, 0.06)
        and _no_less(straight_16, crossed_16, 0.06)
        and all(_no_less(n * four, value, 0.08) for n, value in scaled)
    )


CLAIMS.look(
    "relocation.c10",
    runs.ONE[4],
    runs.ONE[8],
    *(run[n] for n in (8, 16) for run in (runs.TWO_STRAIGHT, runs.TWO_CROSSED)),
    runs.SHARED[3],
    runs.SHARED[4],
    holds=_saturated,
)(_rate)


def _other_side(*own: Figures) -> bool:
    """Below four connections the non-shared link is faster, from four on the shared one."""
    pairs = list(zip(own[::2], own[1::2], strict=True))
    few, many = pairs[:3], pairs[3:]
    return all(mine["rate"] > shared["rate"] for mine, shared in few) and all(
        mine["rate"] < shared["rate"] for mine, shared in many
    )


CLAIMS.look(
    "relocation.c11",
    *(run[n] for n in (1, 2, 3, 4, 8, 12) for run in (runs.OWN_ONE, runs.EQUAL)),
    holds=_other_side,
    note=notes.THREE_ARE_ENOUGH,
)(_rate)


# ---- workloads


def _rising(*own: Figures) -> bool:
    return all(before[name] < after[name] for name in BOTH for before, after in pairwise(own))


CLAIMS.look("relocation.c12", *runs.CACHED.values(), holds=_rising)(times)


def _flat(*own: Figures) -> bool:
    """Half the time of the page cache, a little less quiesce; up to 30 % more until it is unconstrained."""
    cached, low, middle, high, unlimited = own
    return (
        middle["relocation"] < 0.5 * cached["relocation"]
        and 0.6 * cached["quiesce"] < middle["quiesce"] < cached["quiesce"]
        and all(_no_less(low[name], other[name], 0.3) for other in (middle, high) for name in BOTH)
        and unlimited["quiesce"] > 1.4 * high["quiesce"]
    )


CLAIMS.look(
    "relocation.c13",
    runs.CACHED[runs.REFERENCE],
    *runs.DIRECT.values(),
    holds=_flat,
    note=notes.LINK_OR_GUEST,
)(times)


@CLAIMS.look(
    "relocation.c14",
    runs.IDLE,
    runs.DIRECT[runs.PRESETS[0]],
    holds=lambda idle, direct: all(
        own["quiesce"] > 0.2 and own["pages"] < 0.2 * own["quiesce"] for own in (idle, direct)
    ),
)
def _base(seen: Seen) -> Figures:
    """Seconds: the quiesce, and what of it goes into sending pages."""
    move = moved(seen)
    return {"quiesce": quiesce_s(move), "pages": copying_s(move)}


def _below_proportion(*own: Figures) -> bool:
    """From the smallest to the largest guest."""
    first, last = own[0], own[-1]
    size = runs.SIZES[-1] / runs.SIZES[0]
    return last["quiesce"] / first["quiesce"] < last["relocation"] / first["relocation"] < size and _rising(
        *({"relocation": one["relocation"], "quiesce": place} for place, one in enumerate(own))
    )


CLAIMS.look("relocation.c15", *runs.DATABASES.values(), holds=_below_proportion)(times)


def _as_compared(java: Figures, cached: Figures, direct: Figures, oltp: Figures) -> bool:
    """The whole guest: 98 %; much left at the end: 1 % of it. Fewest passes may be as few as another's."""
    all_four = (java, cached, direct, oltp)
    return (
        java["passes"] == min(one["passes"] for one in all_four)
        and java["pages"] == max(one["pages"] for one in all_four)
        and java["left"] == max(one["left"] for one in all_four)
        and oltp["passes"] == max(one["passes"] for one in all_four)
        and oltp["left"] == min(one["left"] for one in all_four)
        and cached["first"] > 0.98
        and 0.01 < cached["left"] < java["left"]
        and direct["pages"] == min(one["pages"] for one in all_four)
    )


_COMPARED = (runs.JAVA, runs.CACHED[runs.REFERENCE], runs.DIRECT[runs.REFERENCE], runs.OLTP)


@CLAIMS.look("relocation.c16", *_COMPARED, holds=_as_compared, note=notes.LINK_OR_GUEST)
def _passes(seen: Seen) -> Figures:
    """Passes; k pages of all; the first as a share of the guest; the last but one as a share of that."""
    move = moved(seen)
    pages = sent(move)
    size = seen.scenario.guests[move.guest].size
    return {
        "passes": float(len(pages)),
        "pages": sum(pages) / K,
        "first": pages[0] / size,
        "left": pages[-2] / pages[0],
    }


def _moderate(java: Figures, cached: Figures, direct: Figures, oltp: Figures) -> bool:
    return direct["relocation"] < oltp["relocation"] < java["relocation"] and oltp["quiesce"] == min(
        one["quiesce"] for one in (java, cached, direct, oltp)
    )


CLAIMS.look("relocation.c17", *_COMPARED, holds=_moderate)(times)


# ---- a constrained system


def _relieved(own: Figures) -> bool:
    """Full before; then the others use more, a little under three processors, and miss next to nothing."""
    return (
        own["source before"] > 0.97
        and own["others before"] < own["others after"]
        and 2.4 < own["others after"] < 3.0
        and own["others miss"] < 0.1
        and own["source after"] < 0.9
        and own["database before"] < own["database after"]
    )


@CLAIMS.look("relocation.c18", runs.MIXED, holds=_relieved)
def _utilization(seen: Seen) -> Figures:
    """Use of the source's processors (1 = all are busy); processors of guests before, during and after."""
    before, after = seen.phase("before"), seen.phase("after")
    database = seen.guests("guest that moves")
    during = live(moved(seen))
    return {
        "source before": busy(seen, SOURCE, before),
        "source during": busy(seen, SOURCE, during),
        "source after": busy(seen, SOURCE, after),
        "target after": busy(seen, TARGET, after),
        "others before": others_use("before", seen),
        "others during": used(seen, seen.guests("guest that stays"), during),
        "others after": others_use("after", seen),
        "others miss": others_steal("after", seen),
        "database before": used(seen, database, before),
        "database after": used(seen, database, after),
    }


# ---- a cluster


def _sketches(members: tuple[str, ...]) -> Sketch:
    """A cluster of these members as it should be."""
    links = tuple((one, other) for place, one in enumerate(members) for other in members[place + 1 :])
    shared = (Volume("VMCOM1", "configuration", members), Volume("VMSPL1", "spool", members))
    return Sketch(members, links, (*shared, *(Volume(f"{one} PAG", "paging", (one,)) for one in members)))


def _broken(sketch: Sketch) -> dict[str, Sketch]:
    """The same with one thing wrong each."""
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
def _validation(seen: Seen) -> Figures:
    """Faults found: in the scenarios' clusters, in clusters of two to four, and in what is none."""
    names = ("VMA", "VMB", "VMC", "VMD", "VME")
    found = {f"{n} member{'s' * (n > 1)}": len(faults(_sketches(names[:n]))) for n in range(1, 6)}
    found |= {name: len(faults(sketch)) for name, sketch in _broken(_sketches(names[:3])).items()}
    four = load_scenario("relocation-four-members")
    found["shipped"] = sum(len(faults(sketch_of(one))) for one in (seen.scenario, four))
    return {name: float(count) for name, count in found.items()}


# ---- one at a time


def _one_at_a_time(alone: Figures, both: Figures) -> bool:
    """Together each is stopped much longer, and the last one gets there hardly sooner."""
    return both["quiesce"] > 1.3 * alone["quiesce"] and both["all"] > 0.9 * 2 * alone["all"]


@CLAIMS.look("relocation.c20", runs.JAVA, runs.TWICE, holds=_one_at_a_time)
def _together(seen: Seen) -> Figures:
    """Seconds: the longest quiesce, and until all guests are there."""
    moves = [moved(seen, place) for place in range(len(seen.scenario.guests))]
    asked = min(move.asked_at for move in moves)
    last = max(move.asked_at + move.relocation_ns for move in moves)
    longest = max(quiesce_s(move) for move in moves)
    return {"quiesce": longest, "all": (last - asked) / SECOND, "relocation": max(map(relocation_s, moves))}
