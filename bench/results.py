"""bench/RESULTS.md: one section a benchmark; a run replaces the sections that it has measured.

Another section comes first: what had become slower in the last run of all benchmarks.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path

from bench.report import Report

_CPUINFO = Path("/proc/cpuinfo")
RESULTS = Path(__file__).with_name("RESULTS.md")
CHANGES = "changes"  # the first section
_HEAD = """# Benchmark results

Written by `make bench`; `python -m bench NAME ...` renews single sections. Figures are the median of several
rounds, with (min..max); candidates take turns within a round. Absolute figures depend on the machine and on
what else it does: compare the ratios. Simulated figures are not measurements of real systems.
"""
_SECTION = re.compile(r"^## (\w+): .*?(?=^## \w+: |\Z)", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Measured:
    """A report, the load of the machine (of one minute) before, and how long the benchmark took, s."""

    report: Report
    load: float
    took: float


def section(name: str, measured: Measured) -> str:
    """Return a benchmark's part of the file."""
    where = (
        f"{date.today().isoformat()}, {commit()}, {machine()}; load average before: {measured.load:.1f}; "
        f"took {measured.took:.0f} s"
    )
    return f"## {name}: {measured.report.title}\n\n{where}\n\n{measured.report.markdown()}\n"


def sections(text: str) -> dict[str, str]:
    """Return the sections of the file, by benchmark."""
    return {match[1]: match[0].strip() + "\n" for match in _SECTION.finditer(text)}


def merge(old: str, new: Mapping[str, str], order: list[str]) -> str:
    """Return the whole text: the new sections, and the old ones that were not measured again."""
    found = sections(old) | dict(new)
    return "\n".join([_HEAD, *(found[name] for name in (CHANGES, *order) if name in found)])


def read(path: Path | None = None) -> str:
    """Return the text of the file, "" if there is none."""
    path = path or RESULTS
    return path.read_text(encoding="utf-8") if path.exists() else ""


def write(new: Mapping[str, str], order: list[str], path: Path | None = None) -> None:
    """Put sections into the file."""
    (path or RESULTS).write_text(merge(read(path), new, order), encoding="utf-8")


def commit() -> str:
    """Return the commit that is measured, and whether files differ from it."""
    command = ["git", "-C", str(RESULTS.parent), "describe", "--always", "--exclude=*", "--abbrev=10"]
    try:
        name = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "no commit"
    return f"commit {name}{' and changes' if _changed() else ''}"


def _changed() -> bool:
    others = ["--", ":/", f":(exclude,top)bench/{RESULTS.name}"]  # a run changes that file itself
    command = ["git", "-C", str(RESULTS.parent), "status", "--porcelain", "--untracked-files=no", *others]
    return bool(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def processor() -> str:
    """Return the model of the processor."""
    if _CPUINFO.exists():
        for line in _CPUINFO.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    return platform.processor() or platform.machine()


def hardware() -> str:
    """Describe what the machine is made of: processor, cores, system."""
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def machine() -> str:
    """Describe the machine on one line: hardware, Python and the libraries that matter for speed."""
    libraries = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy"))
    return f"{hardware()}, Python {platform.python_version()}, {libraries}"
