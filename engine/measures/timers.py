"""Timer requests (TRQBKs) of virtual CPUs, and how CP serves them. Only releases 4.x are simulated this
way.
"""

from __future__ import annotations

from engine.kernel.units import SECOND
from engine.measures.measure import Measure, Series, column

_COUNTED = "counted at each timer request"
_HOLD = "counted whenever a processor holds the timer request lock"


def _total(field: str) -> Series:
    return column("system", field)


def _rate(name: str, title: str, field: str, source: str = _COUNTED) -> Measure:
    return Measure(f"timers.{name}", title, "1/s", source, "system", _total(field), True, SECOND, locks=True)


MEASURES = (
    _rate("requests", "timer requests set", "timer_requests"),
    _rate("served", "timer requests removed from the due list", "timers_served"),
    _rate("cancelled", "timer requests canceled before they were due", "timers_cancelled"),
    _rate(
        "interrupts",
        "interrupts of the clock comparators",
        "timer_interrupts",
        "counted when a processor begins to handle an interrupt",
    ),
    _rate("pops", "lock holds that took due timer requests", "pops", _HOLD),
    Measure(
        "timers.batch",
        "due timer requests taken in one lock hold",
        "requests",
        f"{_HOLD}; 0 if no request was taken",
        "system",
        _total("timers_served"),
        counter=True,
        per=_total("pops"),
        locks=True,
    ),
    _rate(
        "late",
        "ticks already past when a guest was about to wait for them",
        "late_ticks",
        "counted when a guest is about to wait",
    ),
    Measure(
        "timers.due",
        "due timer requests not yet taken",
        "requests",
        "counted at each sample",
        "system",
        _total("due_n"),
        locks=True,
    ),
)
