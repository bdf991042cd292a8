"""The limits of a machine, from its own accounting: processors, a lock, storage, a volume, a channel, a
share.

A resource is a limit if it is in use most of the time, or if guests with work wait for it much of their time.
Both figures are shown, so that the reader can judge them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.language import say

BUSY = (
    85.0  # %, from which on queues grow quickly: the waiting time of a queue is 5 to 6 times the service time
)
SPINNING = 10.0  # % of all processors
WAITING = 15.0  # % of the time in which guests have work


@dataclass(frozen=True)
class FigureLimit:
    """A limit: its name, the evidence in one sentence, and a remedy."""

    what: str
    evidence: str
    remedy: str
    weight: float  # %: how much of the time it takes


def limits(figures: Mapping[str, float]) -> list[FigureLimit]:
    """Return the limits of a machine, the most severe first; empty if there are none."""
    found = [one for test in _TESTS if (one := test(figures)) is not None]
    return sorted(found, key=lambda limit: -limit.weight)


def in_words(found: list[FigureLimit]) -> str:
    """Return the limits in one line of text."""
    if not found:
        return say("Nothing: guests wait for their users")
    return "; ".join(f"{limit.what}: {limit.evidence}" for limit in found)


def _locks(of: Mapping[str, float]) -> FigureLimit | None:
    spinning = of.get("spinning", 0.0)
    if spinning < SPINNING:
        return None
    evidence = say("processors spin on CP locks {0:.0f}% of the time", spinning)
    return FigureLimit(
        say("CP locks"),
        evidence,
        say("fewer timer requests (the timer patch), or a later release"),
        spinning + BUSY,
    )


def _processors(of: Mapping[str, float]) -> FigureLimit | None:
    busy, waiting = of.get("busy", 0.0), of.get("waiting for CPU", 0.0)
    if busy < BUSY and waiting < WAITING:
        return None
    evidence = say(
        "{0:.0f}% in use; guests with work wait for a processor {1:.0f}% of the time", busy, waiting
    )
    return FigureLimit(say("Processors"), evidence, say("more processors, or less work"), max(busy, waiting))


def _limit_shares(of: Mapping[str, float]) -> FigureLimit | None:
    held = of.get("limited", 0.0)
    if held < WAITING / 3:
        return None
    evidence = say("limit shares hold guests back for {0:.0f}% of the time in which they have work", held)
    return FigureLimit(say("Limit shares"), evidence, say("a higher maximum share"), held)


def _storage(of: Mapping[str, float]) -> FigureLimit | None:
    waiting, reads = of.get("waiting for pages", 0.0), of.get("page reads", 0.0)
    if waiting < WAITING:
        return None
    evidence = say(
        "guests wait for pages {0:.0f}% of the time; {1:,.0f} pages/s come from paging volumes",
        waiting,
        reads,
    )
    return FigureLimit(
        say("Storage"), evidence, say("more storage or expanded storage, or smaller guests"), waiting
    )


def _eligible(of: Mapping[str, float]) -> FigureLimit | None:
    waiting = of.get("eligible", 0.0)
    if waiting < WAITING / 3:
        return None
    evidence = say(
        "guests are on the eligible list for {0:.0f}% of the time in which they have work", waiting
    )
    return FigureLimit(say("SET SRM STORBUF"), evidence, say("a higher STORBUF, or more storage"), waiting)


def _linux(of: Mapping[str, float]) -> FigureLimit | None:
    swap = of.get("swap", 0.0)
    if swap < 50:
        return None
    evidence = say("Linux swaps {0:,.0f} pages/s", swap)
    return FigureLimit(
        say("Guest memory"),
        evidence,
        say("larger guests, or rules that give memory back earlier"),
        swap / 50,
    )


def _volumes(of: Mapping[str, float]) -> FigureLimit | None:
    busy, waiting = of.get("volume", 0.0), of.get("waiting for I/O", 0.0)
    if busy < BUSY:
        return None
    evidence = say(
        "the busiest volume is busy {0:.0f}% of the time; guests wait for disks {1:.0f}%", busy, waiting
    )
    return FigureLimit(
        say("Volumes"), evidence, say("files spread over more volumes, or a larger minidisk cache"), busy
    )


def _channels(of: Mapping[str, float]) -> FigureLimit | None:
    busy = of.get("channel", 0.0)
    if busy < BUSY:
        return None
    evidence = say("the busiest channel is busy {0:.0f}% of the time", busy)
    return FigureLimit(
        say("Link channels"), evidence, say("more channels, or connections on all channels"), busy
    )


_TESTS = (_locks, _processors, _limit_shares, _storage, _eligible, _linux, _volumes, _channels)
