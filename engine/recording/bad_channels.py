"""The degradation of a run's channels, as text, and the cost of failed transfers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.kernel.units import MS, SECOND
from engine.language import numeral, say, with_unit
from engine.recording.recorder import Recording
from engine.scenario.derived.connections import connections


@dataclass(frozen=True)
class FailedTransfers:
    """The transfers of a link that failed in a time span, and how its channels were degraded.

    given_up: messages that moved to another device; seconds: duration of all tries that failed.
    """

    channels: dict[str, tuple[str, ...]]
    retries: int
    given_up: int
    seconds: float


def bad_parts(fault: Any) -> tuple[str, ...]:
    """Return the degradation of a channel; nothing for a healthy channel. fault: a row of FAULT_SAMPLE."""
    errors, loss, slower = (float(fault[name]) for name in ("errors", "loss", "slower"))
    late = float(fault["late_ns"]) / MS
    found = (
        say("{0} of its chunks damaged", _percent(errors)) if errors else "",
        say("{0} of its chunks lost", _percent(loss)) if loss else "",
        say("{0} of its rate", _percent(1.0 - slower)) if slower else "",
        say("{0} ms added delay", numeral(late, "g")) if late else "",
    )
    return tuple(text for text in found if text)


def _percent(share: float) -> str:
    return with_unit(numeral(100 * share, ".4g"), "%")


def failed_transfers(recording: Recording, link: int, start: int, end: int) -> FailedTransfers:
    """Return the transfers of a link that failed from start to end (ns), and its degraded channels."""
    own = [(number, used) for number, _, of_link, used in connections(recording.scenario) if of_link == link]
    first = max(int(np.searchsorted(recording.time, start, side="right")) - 1, 0)
    last = min(int(np.searchsorted(recording.time, end)), len(recording.time) - 1)
    rows, columns = recording.retries, [number for number, _ in own]
    grown = {
        name: int((rows[name][last, columns] - rows[name][first, columns]).sum())
        for name in ("retries", "given_up", "wasted_ns")
    }
    channels = {}
    for place, name in enumerate(recording.scenario.channels):
        seen = recording.faults[first : last + 1, place]
        parts = next((parts for fault in seen[::-1] if (parts := bad_parts(fault))), ())
        if parts and any(name in used for _, used in own):
            channels[name] = parts
    return FailedTransfers(channels, grown["retries"], grown["given_up"], grown["wasted_ns"] / SECOND)
