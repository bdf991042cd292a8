"""Conversion factors between units as files and measures name them: sizes, times, shares, and their rates."""

from __future__ import annotations

import re

_SECOND = {
    "s": 1.0,
    "sec": 1.0,
    "second": 1.0,
    "seconds": 1.0,
    "ms": 1e-3,
    "us": 1e-6,
    "µs": 1e-6,
    "ns": 1e-9,
}
_SECOND |= {"min": 60.0, "minute": 60.0, "minutes": 60.0, "h": 3600.0, "hours": 3600.0, "d": 86_400.0}
_BYTE = {
    "b": 1.0,
    "byte": 1.0,
    "bytes": 1.0,
    "page": 4096.0,
    "pages": 4096.0,
    "frame": 4096.0,
    "frames": 4096.0,
}
_BYTE |= dict.fromkeys(("seite", "seiten"), 4096.0)
_BYTE |= dict.fromkeys(("sector", "sectors"), 512.0)
_BYTE |= {
    f"{letter}{ending}": 1024.0**power
    for power, letter in enumerate("kmgt", 1)
    for ending in ("b", "ib", "byte", "bytes")
}
_SHARE = {
    "%": 0.01,
    "percent": 0.01,
    "pct": 0.01,
    "": 1.0,
    "share": 1.0,
    "1": 1.0,
    "number": 1.0,
    "count": 1.0,
}
_PROCESSORS = dict.fromkeys(("ifl", "ifls", "cpu", "cpus", "processors", "virtual cpus"), 1.0)
_PROCESSORS |= dict.fromkeys(("%", "percent"), 0.01)  # of one processor, as z/VM and top count
_RATE = re.compile(r"(.*?)(?<!\s)\s*+(?:/|\bper\b)\s*+(\w+)")
_TIMES = re.compile(r"(\d{1,12}) (\S+)")  # as 4 KB: the counted units have that size
_OF_CPUS = re.compile(r"% of (\d{1,5}|all) cpus")
_KINDS = (_SECOND, _BYTE, _SHARE, _PROCESSORS)  # KB are 1024 bytes, pages 4 KB


def factor(given: str, wanted: str) -> float | None:
    """Return the factor that converts a value from one unit to the other; None when they are of different
    kinds.

    An unknown unit fits only itself; an empty unit fits any.
    """
    text, other = " ".join(given.lower().split()), " ".join(wanted.lower().split())
    if text == other or not text:
        return 1.0
    if shared := _OF_CPUS.fullmatch(text):
        return _of_cpus(shared[1], other)
    if counted := _TIMES.fullmatch(text):
        by = factor(counted[2], other)
        return None if by is None else by * int(counted[1])
    first, second = _RATE.fullmatch(text), _RATE.fullmatch(other)
    if first and second:
        above, below = factor(first[1], second[1]), factor(first[2], second[2])
        return above / below if above is not None and below is not None else None
    if first or second:
        return None
    return next((kind[text] / kind[other] for kind in _KINDS if text in kind and other in kind), None)


def _of_cpus(count: str, wanted: str) -> float | None:
    """Return the factor for a mean over CPUs in %: a share stays the same, a number of CPUs is multiplied
    by the CPU count.
    """
    if wanted in _SHARE:
        return _SHARE["%"] / _SHARE[wanted]
    return None if count == "all" or wanted not in _PROCESSORS else int(count) * _PROCESSORS["%"]


_SIZED = re.compile(r"([+-]?\d[\d.,]*+)\s*+([kKMGTP]i?B|[Bb]ytes|B|[kKMGT]|ms|us|µs|ns|sec|s)(/s)?")
_LETTERS = ("k", "K", "M", "G", "T")
_ROOT = {"b": 0, "k": 10, "m": 20, "g": 30, "t": 40, "p": 50}


def sized(text: str, bare: bool = False) -> tuple[str, float, str] | None:
    """Return the number in a text like "512 MB", its factor, and the resulting unit; None for any other text.

    bare: a letter alone, as in 12k, also means powers of 1024 bytes.
    """
    found = _SIZED.fullmatch(text)
    if found is None or (found[2] in _LETTERS and not bare):
        return None
    number, unit, below = found.groups()
    if unit in _SECOND:
        return number, _SECOND[unit], "s"
    return number, float(2 ** _ROOT[unit[0].lower()]), f"bytes{below or ''}"
