"""Machines without page faults, for tests of the scheduler: all pages resident, all guests under load."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.build.system import build
from engine.kernel.kinds import Activity, EventKind
from engine.kernel.queue import NEVER, schedule
from engine.loop import run_until
from engine.mechanisms.guests.workload import start_activity
from engine.scenario.scenario import Scenario
from engine.state.tables import State
from tests.engine.small import behaviour, group, kind, small, step

BLOCK = 64
TIERS = ["never", "never"]
TIMES = {"minor_slice": "5ms", "sample": "1s", "test_idle": "300ms", "elapsed_slice": ["2s", "12s", "96s"]}


def loaded(scenario: Scenario, pages: int = 100, seed: int = 1) -> State:
    """The machine of a scenario at time 0, its guests up and under load; its timeline is left out."""
    state = build(scenario, seed)
    s = state.tables[0]
    for g in range(s["n_guest"]):
        fill(state, g, pages)
    schedule(s["queue"], s["src_system"] + 1, np.int64(EventKind.NONE), NEVER)
    start(s)
    return state


def fill(state: State, g: int, pages: int) -> None:
    """Make the first pages of a guest resident: it will never fault."""
    s = state.tables[0]
    u = s["guest"][g]
    bits = np.arange(u["n_block"] * BLOCK) < pages
    blocks = state.blocks[u["first_block"] : u["first_block"] + u["n_block"]]
    blocks["res"] = blocks["low"] = np.packbits(bits, bitorder="little").view(np.uint64)
    hot = min(pages, u["tier_end"][0] * BLOCK)
    for name in ("tier_inst", "tier_real"):
        u[name][:2] = hot, pages - hot
    u["inst"] = u["real"] = u["real_low"] = u["target"] = pages
    u["grow_block"] = pages // BLOCK
    s["available"] -= pages
    s["available_low"] -= pages


def start(s: Any) -> None:
    """All guests begin with their load."""
    for g in range(s["n_guest"]):
        s["guest"][g]["wanted"] = Activity.LOAD
        start_activity(s, np.int64(g), np.int64(Activity.LOAD))


def advance(state: State, until: int) -> None:
    """Run to `until` (ns)."""
    s = state.tables[0]
    while s["now"] < until:
        run_until(state.tables, state.blocks, until, 1 << 40, int(EventKind.NONE))
        s["trace_n"] = 0


def used(state: State) -> Any:
    """CPU time of each guest so far, CP's work for it included, as a share of all processors."""
    s = state.tables[0]
    guests = s["guest"][: s["n_guest"]]
    return (guests["emul_ns"] + guests["cp_ns"]) / (s["now"] * s["n_cpu"])


def busy_guests(*groups: dict[str, Any], processors: int = 1, **more: Any) -> Scenario:
    """Guests that never wait for anything but a processor; each entry is what is special in a group.

    An entry may say `load`: burst and wait (kind "io") instead of work without end.
    """
    loads = {
        f"g{n}": entry.pop("load", None) or behaviour("10s", "1us", "io", TIERS)
        for n, entry in enumerate(groups)
    }
    return small(
        "stop",
        until="60s",
        lpar={"processors": processors, "frames": 30_000} | more.pop("lpar", {}),
        parameters=TIMES | more.pop("parameters", {}),
        kinds={name: kind(activities={"load": load}, traffic_per_minute=0.0) for name, load in loads.items()},
        guests={
            f"g{n}": group(f"g{n}", entry.pop("count", 1), f"G{chr(65 + n)}", **entry)
            for n, entry in enumerate(groups)
        },
        timeline=[step("0s", "boot", *loads)],
        **more,
    )
