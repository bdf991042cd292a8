"""bench/RESULTS.md: one section a benchmark; a run replaces the sections that it has measured."""

from __future__ import annotations

import os
import platform
import re
from datetime import date
from importlib.metadata import version
from pathlib import Path

from bench.report import Report

_CPUINFO = Path("/proc/cpuinfo")
RESULTS = Path(__file__).with_name("RESULTS.md")
_HEAD = """# Benchmark results

Written by `make bench`; `python -m bench NAME ...` renews single sections. Figures are the median of several
rounds, with (min..max); candidates take turns within a round. Absolute figures depend on the machine and on
what else it does: compare the ratios. Simulated figures are not measurements of real systems.
"""
_SECTION = re.compile(r"^## (\w+): .*?(?=^## \w+: |\Z)", re.MULTILINE | re.DOTALL)


def section(name: str, report: Report, load: float) -> str:
    """Return a benchmark's part of the file; `load` is the machine's load before it began."""
    where = f"{date.today().isoformat()}, {machine()}; load average before: {load:.1f}"
    return f"## {name}: {report.title}\n\n{where}\n\n{report.markdown()}\n"


def merge(old: str, new: dict[str, str], order: list[str]) -> str:
    """Return the whole text: the new sections, and the old ones that were not measured again."""
    sections = {match[1]: match[0].strip() + "\n" for match in _SECTION.finditer(old)} | new
    return "\n".join([_HEAD, *(sections[name] for name in order if name in sections)])


def write(name: str, report: Report, load: float, order: list[str], path: Path = RESULTS) -> None:
    """Put a report into the file."""
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(merge(old, {name: section(name, report, load)}, order), encoding="utf-8")


def processor() -> str:
    """Return the model of the processor."""
    if _CPUINFO.exists():
        for line in _CPUINFO.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    return platform.processor() or platform.machine()


def machine() -> str:
    """Describe the machine on one line: processor, cores, Python and the libraries that matter for speed."""
    libraries = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy"))
    return (
        f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, "
        f"Python {platform.python_version()}, {libraries}"
    )
