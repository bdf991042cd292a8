"""An interval of a run in detail: every state of each virtual CPU and all work of each processor.

A run with timers has hundreds of thousands of changes a second, too many to keep: the recording contains only
the slow changes. Since a run is repeatable, the interval is simply run once more, on a second machine, with
everything recorded.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from engine.kernel.options import late_kernel
from engine.kernel.queue import NEVER
from engine.state.prsm import HELD
from engine.state.tables import DOING, TRACE, Array, State

account = late_kernel("engine.mechanisms.processors.time_accounting", "account")
ROWS = 200_000
ALL = 2  # the State's `tracing`
_SLICE = 256  # minimum number of events between two checks of the number of rows


@dataclass(frozen=True)
class Detail:
    """All events from `start` to `end` (ns). The arrays are read-only.

    `trace` begins with one row for each virtual CPU, with its state at `start`, in order of their numbers;
    all later changes follow, in ascending order of time. `processors` has a row for each stretch of a
    processor's activity, in order of `end`; the rows of one processor cover the time without gaps or
    overlaps.
    """

    start: int  # ns
    end: int  # ns; less than requested if `full` is False
    trace: Array  # TRACE: time, vcpu, state (VcpuState)
    processors: Array  # DOING: start, end, cpu, doing (Doing), vcpu (-1 = none), n (requests taken)
    full: bool  # False: more events than rows; it ends at `end`
    physical: Array = field(default_factory=lambda: np.zeros(0, HELD))  # runs on physical cores, by start


class Watcher:
    """A stand-in for a machine's Recorder that keeps the rows of `trace` and `doing`."""

    counts = (0, 0, 0, 0)  # of a recording, which there is none of here

    def __init__(self) -> None:
        self.rows: dict[str, list[Array]] = {"trace": [], "doing": [], "held": []}
        self.count = 0

    def drain(self, state: State) -> None:
        """Take over the new rows, and empty the State's buffers."""
        tables = state.tables
        for name, kept in self.rows.items():
            if tables["tracing"][0] == ALL:
                self._keep(kept, tables, name)
            tables[f"{name}_n"] = 0
        tables["log_n"] = tables["move_log_n"] = 0

    def _keep(self, kept: list[Array], tables: Array, name: str) -> None:
        """Keep the new rows; processors are numbered consecutively from one system to the next."""
        first = 0
        for s in tables:
            rows = s[name][: int(s[f"{name}_n"])].copy()
            if name == "doing":
                rows["cpu"] += first
            first += int(s["n_cpu"])
            if len(rows):
                kept.append(rows)
                self.count += len(rows)

    def sample(self, state: State) -> None:
        """Ignore samples."""

    def go_to(self, mark: object) -> None:
        """Ignore moves in time, because there is no past to return to."""


class Twin(Protocol):
    """The Simulation that repeats an interval."""

    @property
    def state(self) -> State:
        """The tables and blocks of all systems."""

    @property
    def now(self) -> int:
        """The simulated time in ns."""

    def run(self, until: int, budget: int) -> object:
        """Run to `until` (ns) or for `budget` events."""


def look(twin: Twin, watcher: Watcher, end: int, rows: int) -> Detail:
    """Run a private machine, whose recorder is the watcher, from its current time to `end`."""
    state, start = twin.state, twin.now
    first = _states(state, start)
    state.tables["tracing"] = ALL
    full = _run(twin, watcher, end, rows)
    for s in state.tables:
        for c in range(int(s["n_cpu"])):
            account(s, np.int64(c))
    watcher.drain(state)
    trace = np.concatenate([first, *watcher.rows["trace"]])
    trace = trace[np.argsort(trace["time"], kind="stable")]
    doing = np.concatenate([np.zeros(0, DOING), *watcher.rows["doing"]])
    runs = np.concatenate([np.zeros(0, HELD), *watcher.rows["held"], _going_on(state, twin.now)])
    work = _closed(_stretches(doing, start))
    return Detail(start, twin.now, _closed(trace), work, full, _closed(_runs(runs, start)))


def _run(twin: Twin, watcher: Watcher, end: int, rows: int) -> bool:
    """Run to `end` or until there are `rows` rows; return whether it has reached the end."""
    while twin.now < end and watcher.count < rows:
        twin.run(end, max(_SLICE, (rows - watcher.count) // 4))
    return twin.now >= end


def _states(state: State, at: int) -> Array:
    vcpus = state.tables["vcpu"][:, : int(state.tables["n_vcpu"][0])]
    rows = np.zeros(vcpus.shape[1], TRACE)
    rows["time"], rows["vcpu"], rows["state"] = at, np.arange(len(rows)), vcpus["state"].max(axis=0)
    return rows


def _going_on(state: State, now: int) -> Array:
    """Return the runs of logical cores that have not ended yet."""
    s = state.tables[0]
    cores = s["core"][: int(s["prsm"]["n_core"])]
    held = np.flatnonzero((cores["held"] >= 0) if len(cores) else np.zeros(0, bool))
    rows = np.zeros(len(held), HELD)
    rows["start"], rows["end"] = cores["since"][held], now
    rows["physical"], rows["core"] = cores["held"][held], held
    return rows


def _runs(rows: Array, start: int) -> Array:
    """Return the runs from `start` on, in order of their beginning; consecutive runs are joined."""
    rows = rows[rows["end"] > start]
    rows["start"] = np.maximum(rows["start"], start)
    rows = rows[np.lexsort((rows["start"], rows["physical"]))]
    same = [rows[name][1:] == rows[name][:-1] for name in ("physical", "core")]
    begins = np.ones(len(rows), bool)
    begins[1:] = ~np.logical_and.reduce([*same, rows["start"][1:] == rows["end"][:-1]])
    firsts = np.flatnonzero(begins)
    whole = rows[firsts]
    whole["end"] = rows["end"][np.append(firsts[1:], len(rows)) - 1] if len(rows) else 0
    return whole[np.lexsort((whole["physical"], whole["start"]))]


def _stretches(rows: Array, start: int) -> Array:
    """Return the machine's rows from `start` on; pieces recorded separately (at samples) are joined."""
    rows = rows[rows["end"] > start]
    rows = rows[np.lexsort((rows["start"], rows["cpu"]))]
    rows["start"] = np.maximum(rows["start"], start)
    begins = np.ones(len(rows), bool)
    same = [rows[name][1:] == rows[name][:-1] for name in ("cpu", "doing", "vcpu")]
    begins[1:] = ~np.logical_and.reduce([*same, rows["start"][1:] == rows["end"][:-1]])
    firsts = np.flatnonzero(begins)
    if not len(firsts):
        return rows
    whole = rows[firsts]
    whole["end"] = rows["end"][np.append(firsts[1:], len(rows)) - 1]
    return whole[np.lexsort((whole["cpu"], whole["end"]))]


def _closed(rows: Any) -> Array:
    rows.flags.writeable = False
    closed: Array = rows
    return closed


def checked(start: int, end: int, rows: int) -> None:
    """Raise ValueError if this is not an interval of a run."""
    if not 0 <= start <= end < NEVER:
        raise ValueError(f"an interval from {start} to {end} ns; expected 0 <= start <= end")
    if rows < 1:
        raise ValueError(f"room for {rows} rows; expected at least 1")
