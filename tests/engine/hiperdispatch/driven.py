"""Machines with HiperDispatch of all sorts, for tests, and what must be true of them between two events."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.prsm.made import in_cec
from tests.engine.prsm.test_prsm_laws import check as check_prsm
from tests.naive.hiperdispatch import Topology, Waiting, taken

SHARED = {"cores": 4, "lpars": {"OWN": {"weight": 300}, "A": {"weight": 300, "cores": 4}}}
RULES = ("LARGE", "MEDIUM", "SMALL")


def driven(seed: int, until: str = "3s", **srm: Any) -> Scenario:
    """Return a machine whose guests have work, on cores of small chips that other LPARs want too."""
    draw = np.random.default_rng(seed)
    release = str(draw.choice(["6.3", "7.1", "7.3"]))
    settings: dict[str, Any] = {
        "polarization": str(draw.choice(["vertical", "vertical", "horizontal"])),
        "excessuse": str(draw.choice(["none", "low", "medium", "high"])),
        "cpupad": float(draw.choice([0.0, 50.0, 200.0])),
        "dspwdmethod": str(draw.choice(["reshuffle", "rebalance"])),
    }
    if release != "6.3":
        settings["unparking"] = str(draw.choice(["large", "medium", "small"]))
    if release == "7.3":
        settings["warningtrack"] = bool(draw.random() < 0.7)
    own: dict[str, Any] = {"weight": int(draw.choice([100, 300, 700])), "capped": bool(draw.random() < 0.2)}
    if draw.random() < 0.2:
        own["cap"] = float(draw.choice([0.9, 2.5]))
    other: dict[str, Any] = {
        "weight": 300,
        "cores": int(draw.integers(1, 8)),
        "demand": float(draw.choice([0.2, 0.7, 1.0])),
    }
    other["demands"] = [{"at": "1500ms", "demand": 0.5}]
    cec = {
        "cores": int(draw.integers(4, 12)),
        "lpars": {"OWN": own, "A": other | {"vertical": bool(draw.random() < 0.5)}},
        "chip_cores": int(draw.integers(1, 4)),
        "node_chips": int(draw.integers(1, 3)),
        "gpd": bool(draw.random() < 0.7),
    }
    lpar = {"release": release, "frames": 20_000}
    parameters = {"parking_interval": "200ms", "cache_move": str(draw.choice(["0s", "50us", "400us"]))}
    processors = int(draw.integers(1, 11))
    given = settings | srm
    return in_cec(cec, until, processors, guests=14, lpar=lpar, srm=given, parameters=_times(parameters))


def shared_machine(release: str = "7.3", **srm: Any) -> Simulation:
    """Return a machine that is entitled to two of its four logical cores."""
    lpar = {"release": release, "frames": 9000}
    sim = Simulation(in_cec(SHARED, "5s", 4, lpar=lpar, **({"srm": srm} if srm else {})))
    sim.run(50 * MS)
    return sim


def _times(more: dict[str, Any]) -> dict[str, Any]:
    return {"test_idle": "20ms", "minor_slice": "1ms", "sample": "100ms"} | more


def waiting(s: Any) -> list[Waiting]:
    """Return the virtual CPUs in the vectors of processors."""
    rows = s["vcpu"][: s["n_vcpu"]]
    there = np.flatnonzero((rows["vector"] >= 0) & (rows["vector"] < s["n_cpu"]))
    return [
        Waiting(int(v), *(int(rows[v][name]) for name in ("vector", "priority", "turn", "since")))
        for v in there
    ]


def topology(s: Any) -> Topology | None:
    """Return where logical cores are; None with horizontal polarization."""
    h = s["hiper"]
    places = s["dsv"]["place"][: s["n_cpu"]].tolist()
    return Topology(places, int(h["chip"]), int(h["node"])) if h["vertical"] else None


def check(sim: Simulation) -> None:
    """Raise AssertionError for the first law that is broken."""
    check_prsm(sim)
    s = sim.state.tables[0]
    _vectors(s)
    _parked(s)
    _conserved(s)
    _nobody_waits_for_nothing(s)


def _vectors(s: Any) -> None:
    """Check that each ready virtual CPU is in exactly one vector, in the order of deadlines."""
    vcpus, seen = s["vcpu"][: s["n_vcpu"]], []
    vertical = bool(s["hiper"]["vertical"])
    for c in range(int(s["n_cpu"])):
        row, v, before, last = s["dsv"][c], int(s["dsv"][c]["first"]), -1, (-(1 << 62), 0)
        there = []
        while v >= 0:
            assert v not in there, "a vector runs in a circle"
            there.append(v)
            assert s["homed"][v]["before"] == before
            assert vcpus[v]["vector"] == c
            assert (s["homed"][v]["home"] if vertical else vcpus[v]["last_cpu"]) == c, "not its own vector"
            order = int(vcpus[v]["priority"]), int(vcpus[v]["turn"])
            assert last < order, "a vector is not in the order of deadlines"
            before, last, v = v, order, int(s["homed"][v]["after"])
        assert row["last"] == before
        assert row["n"] == len(there) == s["cpu"][c]["stacked"]
        seen += there
    ready = np.flatnonzero(vcpus["state"] == VcpuState.READY).tolist()
    assert sorted(seen) == ready, "a ready virtual CPU is in no vector, or in two"
    assert s["ready_n"] == len(ready)


def _parked(s: Any) -> None:
    """Check that parked cores do nothing, and that idle ones are those that could."""
    n = int(s["n_cpu"])
    cores, busy = s["core"][:n], s["cpu"]["vcpu"][:n] >= 0
    parked, yielded = cores["parked"] == 1, cores["yielded"] == 1
    assert not (parked & busy).any(), "a parked core runs a guest"
    assert not (yielded & busy).any(), "a core without work runs a guest"
    assert not parked[0], "the master is parked"
    assert s["hiper"]["vertical"] or not parked.any(), "a horizontal core is parked"
    idle = [bool(int(s["idle_cpus"]) >> c & 1) for c in range(n)]
    assert idle == (~parked & ~busy & ~yielded & (cores["online"] == 1)).tolist(), "idle processors"
    if s["hiper"]["vertical"]:
        homes = s["homed"]["home"][: s["n_vcpu"]]
        assert not parked[homes].any(), "a parked core is a home"
        assert (cores["online"][homes] == 1).all(), "a core that is offline is a home"


def _conserved(s: Any) -> None:
    """Check that the cores of the LPAR share out what it is entitled to, whatever is parked."""
    own, cores = s["lpar"][0], s["core"][: s["n_cpu"]]
    online = cores[cores["online"] == 1]
    due = min(own["entitled"], len(online)) if s["hiper"]["vertical"] else own["entitled"]
    assert abs(online["entitled"].sum() - due) < 1e-9
    assert s["cpu"]["steals"][: s["n_cpu"]].sum() == s["hiper"]["steals"].sum()


def _nobody_waits_for_nothing(s: Any) -> None:
    """Check that no idle processor may take a virtual CPU that waits, but for what has become due since."""
    some, where = waiting(s), topology(s)
    for c in range(int(s["n_cpu"])):
        if int(s["idle_cpus"]) >> c & 1:
            v = taken(c, some, where, 0, 1 << 60)  # nothing has waited for long
            assert v is None, f"processor {c} is idle, and virtual CPU {v} waits"
