"""The golden trace of memory pressure: a change of behavior shows as a difference of text."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.engine.linux.golden import COUNTERS, PATH, text

_HINT = "The trace differs. If that is meant: `python -m tests.engine.linux.golden`, and read the difference."


def test_trace_is_the_golden_one() -> None:
    golden, now = PATH.read_text(encoding="utf-8"), text()
    if golden != now:
        lines = unified_diff(golden.splitlines(), now.splitlines(), PATH.name, "now", lineterm="")
        pytest.fail("\n".join([_HINT, *list(lines)[:80]]), pytrace=False)


def test_pressure_rises_in_the_order_of_the_kernel() -> None:
    """kswapd is woken, direct scans, swapping in again, the OOM killer."""
    part = PATH.read_text(encoding="utf-8").split("## ")[2].splitlines()
    names = ("wakeups", "scan_direct", "swap_ins", "ooms")
    times = [float(line.split()[0]) for name in names for line in part if line.endswith(COUNTERS[name])]
    assert len(times) == len(names)
    assert times == sorted(times)
