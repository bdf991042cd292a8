"""Means over all CPUs of a computer: they are in units of CPUs only when multiplied by the number of CPUs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.measured.data import Measurements, Path

_ALL = ("vmstat", "CPU all", "CPU_ALL", "total cpu usage", "total-cpu-usage", "avg-cpu")
_OF_IOSTAT = ("%user", "%nice", "%system", "%iowait", "%steal", "%idle")
OF_ALL = "% of all CPUs"  # if the file does not show their number
_EACH = re.compile(r"(?:P?CPU ?)?(\d{1,4})")


def is_of_all(path: Sequence[str]) -> bool:
    """Return whether a series in % is a mean over all CPUs."""
    if path[-2:-1] and path[-2] in _ALL:
        return True
    return path[-2:-1] == ("all",) and "cpu-load" in path


def cpu_count(data: Measurements, host: str = "") -> int | None:
    """Return the number of CPUs: the number in the file, otherwise the number of CPUs that have series; None
    if no CPU has series.
    """
    if host in data.cpus:
        return data.cpus[host]
    each = {path[-2] for path in data.paths() if len(path) > 1 and _is_of_one(path, host)}
    return len(each) or None


def _is_of_one(path: Path, host: str) -> bool:
    own = path[0] == host if host else True
    of_cpu = path[-2].startswith("CPU") or "cpu-load" in path
    return own and of_cpu and _EACH.fullmatch(path[-2]) is not None


def name_cpus(data: Measurements) -> None:
    """Set a unit that indicates means over all CPUs, with the number of CPUs if the file contains it."""
    for path in data.paths():
        of_iostat = data.kind == "sysstat" and len(path) == 1 and path[0] in _OF_IOSTAT
        if data.units.get(path) == "%" and (of_iostat or is_of_all(path)):
            count = cpu_count(data, path[0] if path[0] in data.cpus else "")
            if count != 1:
                data.units[path] = f"% of {count} CPUs" if count else OF_ALL
