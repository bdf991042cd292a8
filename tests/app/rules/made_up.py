"""Readings of a guest that was never there, in the form in which a run records them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from app.rules.readings import PLACES
from engine.kernel.units import SECOND
from engine.recording.linux_samples import DAEMON_SAMPLE, LINUX_SAMPLE


def made_up(count: int, seed: int = 1, online: int = 2, every: int = 1) -> Any:
    """A recording with `count` readings of one guest, each of them in `every` samples."""
    random = np.random.default_rng(seed)
    rows = np.zeros((count, 1), LINUX_SAMPLE)
    one = rows[:, 0]
    one["readings"] = np.arange(1, count + 1)
    one["now_s"] = 1e9 + np.arange(count)
    one["meminfo"] = random.integers(1, 1 << 20, one["meminfo"].shape)
    one["vmstat"] = np.cumsum(random.integers(0, 2_000, one["vmstat"].shape), axis=0)
    ticks = np.cumsum(random.integers(0, 40, (count, 10)), axis=0)
    one["cpustat"][:, :10] = ticks
    for name, value in (
        ("total_ticks", ticks.sum(1)),
        ("onumcpus", online),
        ("loadavg", np.round(random.uniform(0, 4, count), 2)),
        ("runnable_proc", random.integers(1, 6, count)),
    ):
        one["cpustat"][:, PLACES["cpustat"][name]] = value
    one["pool"] = 1_000
    rows = np.repeat(rows, every, axis=0)
    time = np.arange(1, len(rows) + 1) * SECOND // every
    daemons = np.zeros(rows.shape, DAEMON_SAMPLE)
    return SimpleNamespace(time=time, linux=rows, daemons=daemons, now=int(time[-1]))
