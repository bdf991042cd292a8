"""Each claim of the study: figures of each run, and the rule that decides whether it holds.

A gain is confirmed if it is within some points of the study's, and if it has the cause that the study
describes.
"""

from __future__ import annotations

from itertools import pairwise

from engine.conditions.membership import own_states
from engine.kernel.units import SECOND
from engine.state.member import MemberState
from engine.studies.probes import Claims, Figures
from engine.studies.run_view import RunView
from engine.studies.ssi import facts, runs
from engine.studies.ssi.figures import figure, figures, history, of_members, of_volume, working

CLAIMS = Claims()
SAME = 0.01  # "did not change": the study's own pair of runs differs by 0.14%
_ROUND = (MemberState.LEAVING, MemberState.DOWN, MemberState.JOINING, MemberState.JOINED)


def _gain(base: Figures, other: Figures, published: float, points: float = 0.05) -> bool:
    """Return whether the gain in throughput is within some points of the published gain."""
    return abs(other["tx_per_s"] / base["tx_per_s"] - 1 - published) <= points


def _falls(name: str, own: tuple[Figures, ...]) -> bool:
    return all(before[name] > after[name] for before, after in pairwise(own))


def _rises(name: str, own: tuple[Figures, ...]) -> bool:
    return all(before[name] < after[name] for before, after in pairwise(own))


# ---- workloads that are dealt to one, two and four members


def _smaller_is_quicker(*own: Figures) -> bool:
    """Return whether only the miss cycles decrease, and together with idle time explain the additional
    throughput.
    """
    table, two, four = own
    base = [one_run["cycles_per_instruction"] - one_run["miss_cycles"] for one_run in own]
    work = [one_run["tx_per_s"] * one_run["cycles_per_instruction"] / one_run["util"] for one_run in own]
    return (
        _gain(table, two, 0.18, 0.04)
        and _gain(table, four, 0.26, 0.04)
        and _falls("miss_cycles", own)
        and max(base) < 1.01 * min(base)
        and max(work) < 1.02 * min(work)
        and all(abs(other["instructions"] / table["instructions"] - 1) < 0.02 for other in (two, four))
    )


@CLAIMS.look("ssi.c01", *(runs.CPU[n] for n in runs.MEMBERS), holds=_smaller_is_quicker)
def _efficiency(view: RunView) -> Figures:
    """Return throughput, processor use, cycles per instruction, and instructions per transaction
    (millions).
    """
    found = figures(view)
    return {
        "tx_per_s": found["tx_per_s"],
        "util": found["total_util_per_proc"],
        "cycles_per_instruction": found["cycles_per_instruction"],
        "miss_cycles": found["cache_miss_cycles_per_instruction"],
        "instructions": found["instructions_per_tx"] / 1e6,
    }


def _more_doors(*own: Figures) -> bool:
    """Return whether no single exposure is overused but all together are, and I/Os wait less but take
    longer.
    """
    table, two, four = own
    return (
        _gain(table, two, 0.30)
        and _gain(table, four, 0.46)
        and _falls("wait", own)
        and _falls("response", own)
        and _rises("service", own)
        and _rises("rate", own)
        and all(run["busiest exposure"] <= 100.0 for run in own)
        and table["util"] < 100.0 < four["util"]
    )


@CLAIMS.look("ssi.c02", *(runs.IO[n] for n in runs.MEMBERS), holds=_more_doors, note=facts.LOCK)
def _volume(view: RunView) -> Figures:
    """Return throughput, and for the volume: I/Os per second, wait, service and response times in ms, and
    use in %.
    """
    found = figures(view)
    exposures = [of_volume("pack.util", view, system) for system in working(view)]
    return {
        "tx_per_s": found["tx_per_s"],
        "rate": found["aggregate_io_rate"],
        "wait": found["avg_wait_time"],
        "service": found["avg_service_time"],
        "response": found["avg_response_time"],
        "util": found["volume_util"],
        "busiest exposure": max(exposures),
    }


def _unused_frames(*own: Figures) -> bool:
    """Return whether throughput gains are as published, and frames below 2 GB are unused with one member."""
    table, two, four = own
    return (
        _gain(table, two, 0.18)
        and _gain(table, four, 0.32)
        and table["resident below 2 GB"] == 0
        and table["available below 2 GB"] > 400_000
        and all(run["resident below 2 GB"] > 400_000 for run in (two, four))
        and table["paging"] >= 3 * four["paging"]
    )


@CLAIMS.look("ssi.c03", *(runs.MEMORY[n] for n in runs.MEMBERS), holds=_unused_frames)
def _storage(view: RunView) -> Figures:
    """Return throughput, pages and frames below 2 GB of a member, and pages per second from paging
    volumes.
    """
    found = figures(view)
    return {
        "tx_per_s": found["tx_per_s"],
        "resident below 2 GB": found["resident_pages_below_2g"],
        "available below 2 GB": found["available_frames_below_2g"],
        "paging": found["dasd_paging"],
    }


def _in_proportion(table: Figures, two: Figures, four: Figures) -> bool:
    """Return whether throughput is proportional within 10%; the study's own 1.90 counts as proportional."""
    slower, faster = (four["member 1"], four["member 2"]), (four["member 3"], four["member 4"])
    return (
        1.8 < two["tx_per_s"] / table["tx_per_s"] < 2.2
        and four["tx_per_s"] > 4 * table["tx_per_s"]
        and min(faster) > 1.1 * max(slower)
        and all(0.9 < member / table["tx_per_s"] < 1.1 for member in slower)
    )


@CLAIMS.look("ssi.c04", *(runs.TERABYTE[n] for n in runs.MEMBERS), holds=_in_proportion)
def _scaling(view: RunView) -> Figures:
    """Return transactions per second, of all members and of each."""
    found = {
        f"member {n}": of_members("member.tx", view, number) for n, number in enumerate(working(view), 1)
    }
    return {"tx_per_s": sum(found.values())} | found


# ---- members that change their states


@CLAIMS.look(
    "ssi.c05",
    runs.IDLE,
    runs.TRANSITIONS,
    holds=lambda idle, busy: (
        abs(busy["tx_per_s"] / idle["tx_per_s"] - 1) < SAME
        and idle["changes"] == 0
        and busy["fewest rounds"] >= 1
        and busy["own changes"] == 0
    ),
)
def _others_come_and_go(view: RunView) -> Figures:
    """Return throughput, the state changes of all members and of the first, and the complete rounds of
    each idle member.
    """
    told = [history(view, member) for member in range(len(view.recording.systems))]
    return {
        "tx_per_s": figure("tx_per_s", view),
        "changes": float(sum(len(group) - 1 for group in told)),
        "own changes": float(len(told[0]) - 1),
        "rounds": float(sum(_rounds(group) for group in told[1:])),
        "fewest rounds": float(min(_rounds(group) for group in told[1:])),
    }


def _rounds(states: list[MemberState]) -> int:
    """Return how often a member goes from Joined through Leaving, Down and Joining to Joined."""
    wanted = [MemberState.JOINED, *_ROUND]
    return sum(states[at : at + len(wanted)] == wanted for at in range(len(states)))


@CLAIMS.look(
    "ssi.c06",
    runs.IDLE,
    runs.LINKS,
    holds=lambda idle, busy: (
        abs(busy["tx_per_s"] / idle["tx_per_s"] - 1) < SAME
        and busy["suspended"] >= 3
        and busy["joined again"] >= 3
        and busy["down"] == 0
        and busy["seconds"] > 30
    ),
)
def _links_come_and_go(view: RunView) -> Figures:
    """Return throughput, the number of times that the first member is suspended and joined again, and the
    time for which it is not joined.
    """
    told = history(view, 0)
    times, states = own_states(view.recording, 0)
    away = states[:-1] != MemberState.JOINED
    return {
        "tx_per_s": figure("tx_per_s", view),
        "suspended": float(told.count(MemberState.SUSPENDED)),
        "joined again": float(told[1:].count(MemberState.JOINED)),
        "down": float(told.count(MemberState.DOWN)),
        "seconds": float((times[1:] - times[:-1])[away].sum()) / SECOND,
    }


@CLAIMS.look(
    "ssi.c07",
    runs.TRANSITIONS,
    runs.LINKS,
    holds=lambda busy, links: (
        busy["rounds"] >= 3 and busy["out of turn"] == 0 and busy["states"] == 4 and links["states"] >= 2
    ),
)
def _states(view: RunView) -> Figures:
    """Return complete rounds, state changes that are not part of the round, and the number of different
    states that members have had.

    `history` covers the seven states and accepts no others.
    """
    told = [history(view, member) for member in range(len(view.recording.systems))]
    after = dict(pairwise((*_ROUND, _ROUND[0])))
    steps = [step for group in told for step in pairwise(group)]
    return {
        "rounds": float(sum(map(_rounds, told))),
        "out of turn": float(sum(after.get(before) != now for before, now in steps)),
        "states": float(len({state for group in told for state in group})),
    }
