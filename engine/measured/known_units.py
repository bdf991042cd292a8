"""Units of columns of sysstat, vmstat and Performance Toolkit: most of their headings name none."""

from __future__ import annotations

import re

_RATES = re.compile(r"(?:[rtwd]x?kB|pgpg(?:in|out)|kB_\w+)(?:/s)?")  # KB/s, in sysstat's words
_VMSTAT = {
    "KB": "swpd free buff cache inact active",
    "KB/s": "si so",
    "blocks/s": "bi bo",
    "1/s": "in cs",
    "%": "us sy id wa st gu",
}
_OF_VMSTAT = {name: unit for unit, names in _VMSTAT.items() for name in names.split()}


def known_unit(path: tuple[str, ...]) -> str:
    """Return the unit that a series has by its path; "" when that does not say it."""
    name = path[-1]
    if path[0] == "vmstat" and len(path) == 2:
        return _OF_VMSTAT.get(name, "")
    if name.startswith("%") or name.endswith(("%", "-percent")) or "cpu-load" in path:
        return "%"
    if _RATES.fullmatch(name):
        return "KB/s"
    of_memory = path[0] == "memory" and len(path) == 2  # of `sadf -j`
    return "KB" if of_memory or re.fullmatch(r"kb[a-z]+", name) else ""
