"""The machine that the figures were measured on. No names of hosts or folders."""

from __future__ import annotations

import os
import platform
from importlib.metadata import version
from pathlib import Path

_CPUINFO = Path("/proc/cpuinfo")


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
