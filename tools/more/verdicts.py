"""The facts of the page as numbers, and the rules that decide whether its claims hold."""

from __future__ import annotations

from collections.abc import Callable

from engine.studies.ledger import Fact
from engine.studies.report import error
from tools.more.cases import ADDED_TO, CHANNELS, FEW, LOCKS, MOVES, RELEASES, WAYS, Found

FULL = 0.9  # of what a fiber carries
SAME = 0.05
LINEAR = 0.1


FACTS: dict[str, Callable[[Found], float]] = {
    "more.overcommit.util.5": lambda found: found["memory", 5]["used"],
    "more.overcommit.throughput.6": lambda found: found["memory", 6]["guests"] / found["memory", 5]["guests"],
    "more.overcommit.dasd.10": lambda found: found["memory", 10]["DASD"] / found["memory", 10]["real"],
}


def within(fact: Fact, value: float) -> bool:
    """Return whether a value is within the tolerance of a fact."""
    if fact.ceiling is not None:
        return value < fact.ceiling
    if fact.floor is not None:
        return value > fact.floor
    return abs(error(fact, value)) <= (fact.tolerance or 0.0)


def _losses(found: Found) -> bool:
    own = {n: found["memory", n]["guests"] for n in (5, 6, 7, 8)}
    return max(own[6] - own[7], own[7] - own[8]) < own[5] - own[6]


def _shifts(found: Found) -> bool:
    five, six = found["memory", 5], found["memory", 6]
    return six["guests"] < five["guests"] and six["CP"] > five["CP"]


def gain(found: Found, processors: int, idle: int) -> float:
    """Return the gain of busy guests by the separate lock."""
    before, after = (found["lock", processors, idle, release] for release in RELEASES)
    return after["done"] / before["done"] - 1


def _fewer_spins(found: Found) -> bool:
    before, after = (found["lock", 9, WAYS[9], release] for release in RELEASES)
    return all(after[name] < before[name] for name in ("spin_lock_rate", "pct_spin_time", "CP"))


def _last_two(found: Found) -> bool:
    own = [found["move", name] for name in MOVES]
    return all(one["stopped"] == one["last two"] == 2 < one["passes"] for one in own)


def _full(found: Found) -> bool:
    own = {channels: found["link", channels] for channels in CHANNELS}
    return all(one["rate"] >= FULL * channels * one["fiber"] for channels, one in own.items())


def _scales(found: Found) -> bool:
    rates = {channels: found["link", channels]["rate"] for channels in CHANNELS}
    return all(abs(rate / (channels * rates[1]) - 1) <= LINEAR for channels, rate in rates.items())


def _as_at_ipl(found: Found) -> bool:
    pairs = [(found["at IPL", n]["guests"], found["online", n]["guests"]) for n in ADDED_TO]
    return all(abs(online / at_ipl - 1) <= SAME for at_ipl, online in pairs)


def _apparent(found: Found) -> bool:
    own = [found["online", n] for n in ADDED_TO]
    return all(
        one["written after"] < 0.1 * one["written before"]
        and one["available after"] > one["available before"]
        and one["DASD after"] < one["DASD before"]
        for one in own
    )


CLAIMS: dict[str, Callable[[Found], bool]] = {
    "more.c01": _losses,
    "more.c02": _shifts,
    "more.c03": lambda found: abs(gain(found, 3, FEW)) <= SAME,
    "more.c04": lambda found: 0.08 <= gain(found, *LOCKS[-2]) < gain(found, *LOCKS[-1]),
    "more.c05": _fewer_spins,
    "more.c06": _last_two,
    "more.c07": _full,
    "more.c08": _scales,
    "more.c09": _as_at_ipl,
    "more.c10": _apparent,
}
