"""Machines with exposures for tests, and what must be true of them between two events."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.queue import pending
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.small import group, kind, small, step
from tests.engine.storage.aging_laws import check_aging

BUSY = {"touched_every": ["10ms", "40ms"]}
TIMES = {"least_low": "40p", "low_time": "10ms", "high_time": "20ms", "demand_time": "100ms"}
TIMES |= {"paging_access": "200us", "paging_exchange": "20us", "lpar_ipl_time": "50ms"}


def paged(
    release: str = "6.4", until: str = "400ms", guests: int = 6, ipl: str = "", **paging: Any
) -> Scenario:
    """Return a machine whose guests want twice the frames that there are, and wait for paging volumes."""
    base = {"control_units": 2, "channels": 1}
    busy = kind()
    busy["activities"]["load"] |= BUSY
    return small(
        "stop",
        until=until,
        lpar={"release": release, "xstor": 0, "frames": "2600p", "volumes": 3, "paging_space": "16000p"},
        parameters=TIMES,
        paging=base | paging,
        kinds={"k": busy},
        guests={"g": group("k", guests, "G")},
        timeline=[
            step("0s", "boot", "g"),
            step("40ms", "load", "g"),
            *([step(ipl, "lpar-ipl")] if ipl else []),
        ],
    )


def drawn(seed: int) -> Scenario:
    """Return such a machine with any settings."""
    draw = np.random.default_rng(seed)
    if draw.random() < 0.25:
        return paged("6.3", channels=int(draw.integers(1, 3)))
    aliases = int(draw.choice([0, 1, 3, 8]))
    return paged(
        str(draw.choice(["6.4", "7.2"])),
        control_units=int(draw.integers(1, 4)),
        channels=int(draw.integers(1, 3)),
        aliases=aliases,
        use_aliases=aliases > 0 and bool(draw.random() < 0.8),
        transport_mode=bool(draw.random() < 0.5),
    )


def check(sim: Simulation, frames: int) -> None:
    """Raise AssertionError for the first law that is broken; `frames` were available at time 0."""
    check_aging(sim.state, frames)
    s = sim.state.tables[0]
    g, n = s["paging"], int(s["n_volume"])
    rows = s["exposure"][: int(g["exposures"])]
    busy = rows["stage"] > 0
    assert g["bases_busy"] == busy[:n].sum()
    assert g["aliases_busy"] == busy[n:].sum()
    assert busy[n:].sum() <= int(g["units"]) * int(g["aliases"])
    for e in range(len(rows)):
        assert pending(s["queue"], np.int64(g["source"] + e)) == busy[e], "an idle exposure has an event"
    _waiting(s, busy, rows)
    _reads(s, rows[busy])


def _waiting(s: Any, busy: Any, rows: Any) -> None:
    """Check that requests wait only where no exposure is free, and that writes are counted."""
    g, n, waiting = s["paging"], int(s["n_volume"]), 0
    for k in range(n):
        own, reads = s["paging_volume"][k], int(s["volume"][k]["queued"])
        going = rows["pages"][busy & (rows["volume"] == k) & (rows["vcpu"] < 0)].sum()
        assert own["asked"] == own["written"] + own["to_write"] + going, "pages to write are lost"
        here = reads + int(own["to_write"] > 0)
        waiting += here
        unit = k % int(g["units"])
        first = n + unit * int(g["aliases"])
        aliases = busy[first : first + int(g["aliases"])]
        assert not here or busy[k], "a request waits, and the base of its volume is free"
        assert not (here and g["alias"]) or aliases.all(), "a request waits, and an alias is free"
    assert g["waiting"] == waiting


def _reads(s: Any, going: Any) -> None:
    """Check that each virtual CPU that waits for a page is in one queue, or on one exposure."""
    found = [int(v) for v in going["vcpu"] if v >= 0]
    for k in range(int(s["n_volume"])):
        v = int(s["volume"][k]["head"])
        for _ in range(int(s["volume"][k]["queued"])):
            found.append(v)
            v = int(s["waiting"][v]["next"])
    assert len(found) == len(set(found)), "a read is in two places"
    waits = (s["vcpu"]["state"][: s["n_vcpu"]] == VcpuState.PAGE_WAIT).nonzero()[0].tolist()
    assert set(waits) <= set(found), "a virtual CPU waits for a read that no one does"
    asked = s["waiting"]["asked"][: s["n_vcpu"]].nonzero()[0].tolist()
    assert sorted(found) == asked
