"""Simulated time as CP writes it. A run begins at midnight of a Monday; date and zone are our choice."""

from __future__ import annotations

from engine.kernel.units import SECOND

_DAYS = "MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY".split()
_MONTH = 11  # the first day is 11/01/10, a Monday
DAY = 24 * 3600


def time_of_day(now: int) -> str:
    """Return hh:mm:ss of a time of the run (ns)."""
    seconds = now // SECOND % DAY
    return f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"


def stamp(now: int) -> str:
    """Return time, zone, day and date: 00:21:15 UTC MONDAY 11/01/10. A run is shorter than the month."""
    day = now // SECOND // DAY
    return f"{time_of_day(now)} UTC {_DAYS[day % 7]} {_MONTH}/{day + 1:02d}/10"


def date_and_time(now: int) -> str:
    """Return date and time with a year of four digits: 11/01/2010 00:21:15."""
    day = now // SECOND // DAY
    return f"{_MONTH}/{day + 1:02d}/2010 {time_of_day(now)}"


def connected(ns: int) -> str:
    """Return hh:mm:ss since the user logged on."""
    seconds = ns // SECOND
    return f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"


def cpu_time(ns: int) -> str:
    """Return mmm:ss.hh of CPU time."""
    hundredths = ns // (SECOND // 100)
    return f"{hundredths // 6000:03d}:{hundredths // 100 % 60:02d}.{hundredths % 100:02d}"


def minutes(ns: int) -> str:
    """Return mmm:ss of CPU time."""
    return f"{ns // SECOND // 60:03d}:{ns // SECOND % 60:02d}"
