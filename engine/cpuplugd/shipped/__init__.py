"""The rule files that are part of LPAR Lab: the published rule sets, and manual sizing.

    manual            nothing is changed
    cpu-loadavg       CPU rules by load average
    cpu-load          CPU rules by real CPU load
    memory-1 2 3 4 7  memory rules under their published numbers, with the CPU rules by load
    server-...        one rule set per kind of server: web, was, database, combo
    interval-2 ... 5  memory rules 2 at longer update intervals, without averages; 5 as published

The guests of these rules have 5 GB: CMM_MAX is that size minus 256 MiB. Scan rates are per timer tick.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent


@cache
def shipped() -> dict[str, str]:
    """Return a name -> text table of all shipped files, ordered by name."""
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(_FOLDER.glob("*.conf"))}


def title(name: str) -> str:
    """Return the purpose of a file: its first line."""
    return shipped()[name].partition("\n")[0].removeprefix("# ")
