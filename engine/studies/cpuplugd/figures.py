"""Figures of one run of the study: transactions, processor time, sizes of guests, steal, the pool.

Everything comes from the samples of a phase: a rate is the gain of a counter between its first and its last
sample, and a size is the mean of all samples.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from engine.kernel.units import MINUTE, PAGES_PER_MB, SECOND
from engine.scenario.derived.linux import linux_guests
from engine.scenario.scenario import Guest
from engine.state.rule_names import CPUSTAT
from engine.studies.probes import Figures
from engine.studies.run_view import Open, RunView

PHASE = "measure"
GB = 1024 * PAGES_PER_MB  # pages
GROWS = 1_000  # pages a second from which on the pool is said to grow
Span = tuple[int, int]
Floats = npt.NDArray[np.float64]
_CPUSTAT = {known.name: place for place, known in enumerate(CPUSTAT)}


def samples(view: RunView, span: Span) -> npt.NDArray[np.bool_]:
    """Return the samples in a time range (ns). Raises Open if there are too few."""
    time = view.recording.time
    found = (time >= span[0]) & (time <= span[1])
    if found.sum() < 2:
        raise Open("nothing is recorded of that time")
    return np.asarray(found)


def seconds(view: RunView, span: Span) -> float:
    """Return the time from the first to the last sample in a time range, s."""
    time = view.recording.time[samples(view, span)]
    return float(time[-1] - time[0]) / SECOND


def column(view: RunView, table: str, name: str, span: Span) -> Floats:
    """Return a column of the samples "linux", "daemons" or "loads": (samples, guests or loads)."""
    rows = getattr(view.recording, table)[samples(view, span)]
    return np.asarray(rows[name], np.float64)


def gained(view: RunView, table: str, name: str, span: Span) -> Floats:
    """Return the gain of a counter for each guest or load."""
    values = column(view, table, name, span)
    return np.asarray(values[-1] - values[0])


def places(view: RunView, userids: Sequence[str]) -> list[int]:
    """Return the rows of these guests in the table of Linux guests, in its order."""
    guests = linux_guests(view.scenario)
    return [place for place, guest in enumerate(guests) if guest.userid in userids]


def tps(view: RunView, span: Span, *loads: str) -> float:
    """Return transactions per second of all users, or of those of some loads of the scenario."""
    names = list(view.scenario.loads)
    done = gained(view, "loads", "done", span)
    wanted = [names.index(load) for load in loads] if loads else list(range(len(done)))
    return float(done[wanted].sum()) / seconds(view, span)


def cpu(view: RunView, span: Span) -> float:
    """Return the processor time of guest code and of CP's work for it, for all guests, IFLs."""
    return view.together("guest.cpu", range(len(view.scenario.guests)), *span)


def linux_size(view: RunView, span: Span) -> float:
    """Return the size of all guests as Linux sees it: memory minus the pool, MiB."""
    sizes = np.array([guest.size for guest in linux_guests(view.scenario)], np.float64)
    return float((sizes - column(view, "linux", "pool", span)).mean(axis=0).sum()) / PAGES_PER_MB


def cp_size(view: RunView, span: Span) -> float:
    """Return the size of all guests as CP sees it: resident pages, MiB."""
    return view.together("guest.real", range(len(view.scenario.guests)), *span) / PAGES_PER_MB


def figures(view: RunView) -> Figures:
    """Return all quantities of a table column."""
    span = view.phase(PHASE)
    done = tps(view, span)
    own = {
        name: value
        for guest in linux_guests(view.scenario)
        for name, value in _own(view, guest, span).items()
    }
    names = ("configured_cpus", "cpu_load", "configured_memory", "allocated_memory")
    total = {f"{name}.total": sum(own[key] for key in own if key.startswith(f"{name}.")) for name in names}
    return {
        "tps": done,
        "cpu": cpu(view, span),
        "cost": 1000 * cpu(view, span) / done if done else np.nan,
        "linux": linux_size(view, span),
        "zvm": cp_size(view, span),
        "swap_ins": float(gained(view, "linux", "swap_ins", span).sum()) / seconds(view, span),
        "pool_moves": pool_moves(view, span),
        **own,
        **total,
    }


def _own(view: RunView, guest: Guest, span: Span) -> Figures:
    """Return a guest's row in the table of manual sizing."""
    name = guest.userid.lower()
    return {
        f"configured_cpus.{name}": float(guest.processors),
        f"cpu_load.{name}": view.over("guest.cpu", guest, *span),
        f"configured_memory.{name}": guest.size / PAGES_PER_MB,
        f"allocated_memory.{name}": view.over("guest.real", guest, *span) / PAGES_PER_MB,
    }


def pool_moves(view: RunView, span: Span) -> float:
    """Return the pages that enter or leave the pools of all guests, MiB per minute."""
    pages = float(gained(view, "linux", "pool_moves", span).sum())
    return pages / PAGES_PER_MB / seconds(view, span) * MINUTE / SECOND


def shared_steal(view: RunView, span: Span) -> Floats:
    """Return steal as a share of all ticks, %, for each interval in which the only guest's pool grows
    fast.
    """
    linux = view.recording.linux[samples(view, span)][:, 0]
    new = np.flatnonzero(np.diff(linux["readings"]) > 0) + 1  # samples with a reading of their own
    linux = linux[new]
    ticks, steal = (linux["cpustat"][:, _CPUSTAT[name]] for name in ("total_ticks", "steal"))
    length, grown = np.diff(linux["now_s"]), np.diff(linux["pool"])
    shares = 100 * np.diff(steal) / np.maximum(1.0, np.diff(ticks))
    return np.asarray(shares[grown > GROWS * length], np.float64)
