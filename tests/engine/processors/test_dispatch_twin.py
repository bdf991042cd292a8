"""Scheduler and dispatcher against their twin: the same trace, row by row, and the same times."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.build.system import build
from engine.kernel.kinds import Action, Activity, EventKind, Limit, Stream, VcpuState, Wait
from engine.kernel.queue import NEVER, due_of, schedule
from engine.kernel.rng import exponential, uniform
from engine.loop import run_until
from engine.state.copying import copied
from engine.state.tables import State
from tests.engine.loaded import fill, start
from tests.engine.small import behaviour, group, kind, small, step
from tests.naive.dispatch import Guest, Machine, Pool, Vcpu

UNTIL = 1_000_000_000  # ns


def machine(seed: int) -> State:
    """Return guests of all sorts under load, with resident pages, to be stopped now and then."""
    draw = np.random.default_rng(seed)
    names = [f"K{n}" for n in range(draw.integers(1, 5))]
    scenario = small(
        "stop",
        lpar={"processors": int(draw.integers(1, 5)), "frames": int(draw.choice([400, 700, 1500, 30_000]))},
        parameters={
            "test_idle": str(draw.choice(["2ms", "20ms", "300ms"])),
            "minor_slice": str(draw.choice(["1ms", "5ms"])),
            "storbuf": [float(share) for share in draw.choice([[1.2, 1.0, 0.9], [0.4, 0.3, 0.2]])],
            "dspbuf": [int(most) for most in draw.choice([[99, 99, 99], [5, 3, 2]])],
            "ia_intensity": float(draw.choice([0.0, 0.9])),
            "cost_packet": str(draw.choice(["20us", "3ms"])),
            "cost_dispatch": str(draw.choice(["0s", "10us"])),
        },
        kinds={name: _kind(draw) for name in names},
        guests={name: _group(draw, name) for name in names},
        timeline=[step("0s", "boot", *names)],
    )
    state = build(scenario, seed)
    for g in range(state.tables[0]["n_guest"]):
        fill(state, g, int(draw.integers(100, 900)))
        state.tables[0]["guest"][g]["loading"] = draw.choice([0, 0, 1])
    _plan(draw, state.tables[0])
    _put_into_pools(np.random.default_rng(1000 + seed), state.tables[0])
    return state


def _put_into_pools(draw: Any, s: Any) -> None:
    """Give the machine up to two pools and put some guests into them, at any limit of their own."""
    s["n_pool"] = count = int(draw.integers(3))
    s["pool"]["cores"][:count] = draw.choice([0.0, 0.1, 0.5, 1.3], count)
    guests = int(s["n_guest"])
    s["guest"]["pool"][:guests] = draw.integers(count + 1, size=guests)


def _kind(draw: Any) -> dict[str, Any]:
    times = ["100us", "700us", "2ms", "9ms", "60ms"]
    every = draw.choice(["1ms", "20ms", "500ms"], 2).tolist()
    waiting = str(draw.choice(["io", "timer", "random"]))
    burst, wait = (str(time) for time in draw.choice(times, 2))
    work = behaviour(burst, wait, waiting, every)
    traffic = float(draw.choice([0, 60, 6000]))
    return kind(activities={"load": work}, traffic_per_minute=traffic)


def _group(draw: Any, name: str) -> dict[str, Any]:
    processors, share = int(draw.choice([1, 1, 2, 3])), int(draw.choice([10, 100, 900]))
    limit = str(draw.choice(["none", "none", "soft", "hard"]))
    more = {} if limit == "none" else {"limit": limit, "limit_share": float(draw.choice([2.0, 10.0, 40.0]))}
    if draw.random() < 0.3:
        more["share_absolute"] = float(draw.choice([0.5, 12.3, 70.0]))
    more["quickdsp"] = bool(draw.random() < 0.2)
    return group(name, int(draw.integers(1, 4)), name, processors=processors, share=share, **more)


def _plan(draw: Any, s: Any) -> None:
    """Plan to stop and begin every guest again and again, some of them at the very same time."""
    times = np.cumsum(draw.choice([0, 1, 40, 170], 40)) * 1_000_000
    stopped: set[int] = set()
    for row, at in enumerate(times):
        g = int(draw.integers(s["n_guest"]))
        action = Action.BEGIN if g in stopped else Action.STOP
        stopped ^= {g}
        s["timeline"][row] = (at, action, g, 0)
    s["n_step"] = len(times)
    schedule(s["queue"], s["src_system"] + 1, np.int64(EventKind.STEP), np.int64(times[0]))


def twin_of(state: State) -> Machine:
    """Return the twin of a machine before its start, with the same draws to come."""
    tables = copied(state).tables[0]

    def draw(stream: str, mean: float) -> float:
        number = np.int64(Stream[stream])
        return float(exponential(tables, number, np.float64(mean)) if mean else uniform(tables, number))

    s = state.tables[0]
    guests = [_guest(s, g) for g in range(s["n_guest"])]
    pools = [Pool(float(cores)) for cores in s["pool"]["cores"]]
    for u, number in zip(guests, s["guest"]["pool"], strict=False):
        u.pool = pools[number - 1] if number else None
    param = _param(s["param"]) | {"volumes": int(s["n_volume"])}
    m = Machine(guests, int(s["n_cpu"]), param, int(s["frames"]), draw)
    for u in guests:
        due = int(due_of(s["queue"], np.int64(64 + s["src_traffic"] + u.number)))
        if due != NEVER:
            m.at((m.TRAFFIC, u.number), due, lambda u=u: m.frame(u))  # type: ignore[misc]
    m.at((m.STEP, 0), int(s["timeline"][0]["at"]), lambda: _step(m, s, 0))
    return m


def _param(row: Any) -> dict[str, Any]:
    return {name: row[name].tolist() for name in row.dtype.names}


def _guest(s: Any, g: int) -> Guest:
    u = s["guest"][g]
    kind = s["kind"][u["kind"]]
    do = kind["do"][Activity.LOAD]
    tiers = list(zip(u["tier_real"].tolist(), do["touch"].tolist(), strict=True))
    wait_kind = Wait(do["wait_kind"]).name.lower()
    limits = (Limit(u["limit"]).name, float(u["limit_share"]), bool(u["quickdsp"]), bool(u["loading"]))
    shares = (float(u["share"]), float(u["share_abs"]), *limits)
    guest = Guest(g, *shares, float(do["burst"]), float(do["wait"]), wait_kind, _mean(kind["traffic"]), tiers)
    for v in range(u["first_vcpu"], u["first_vcpu"] + u["n_vcpu"]):
        guest.vcpus.append(Vcpu(v, guest, int(s["vcpu"][v]["last_cpu"])))
    return guest


def _mean(rate: float) -> float:
    """Time between frames, ns; 0 = there are none."""
    return float(1.0 / rate) if rate else 0.0


def _step(m: Machine, s: Any, row: int) -> None:
    """Do one step of the plan; the next one follows."""
    if row + 1 < s["n_step"]:
        m.at((m.STEP, 0), int(s["timeline"][row + 1]["at"]), lambda: _step(m, s, row + 1))
    u = m.guests[s["timeline"][row]["guest"]]
    if s["timeline"][row]["action"] == Action.STOP:
        m.stop(u)
    else:
        m.begin(u)


def run(state: State) -> list[tuple[int, int, str]]:
    """Return the trace of the machine up to UNTIL."""
    rows: list[tuple[int, int, str]] = []
    s = state.tables[0]
    while s["now"] < UNTIL:
        run_until(state.tables, state.blocks, UNTIL, 5000, int(EventKind.NONE))
        trace = s["trace"][: s["trace_n"]]
        rows += [(int(at), int(v), VcpuState(code).name) for at, v, code in trace]
        s["trace_n"] = s["log_n"] = 0
    return rows


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_same_trace_and_times(seed: int) -> None:
    state = machine(seed)
    twin = twin_of(state)
    start(state.tables[0])
    for v in twin.vcpus:
        twin.wake(v)
    twin.run(UNTIL)
    rows = run(state)
    for n, (got, wanted) in enumerate(zip(rows, twin.trace, strict=False)):
        assert got == wanted, f"row {n} after {rows[max(0, n - 5) : n]}"
    assert len(rows) == len(twin.trace)
    _same_times(state.tables[0], twin)


def _same_times(s: Any, twin: Machine) -> None:
    for c, cpu in enumerate(twin.cpus):
        row = s["cpu"][c]
        assert (row["emul_ns"], row["cp_ns"], row["idle_ns"]) == (cpu.emul_ns, cpu.cp_ns, cpu.idle_ns)
    for k, row in enumerate(s["pool"][: s["n_pool"]]):
        pool = next((u.pool for u in twin.guests if s["guest"]["pool"][u.number] == k + 1), None)
        assert pool is None or (row["used"], row["full_at"]) == (pool.used, pool.full_at)
    for u in twin.guests:
        row = s["guest"][u.number]
        assert (row["emul_ns"], row["cp_ns"], row["wss"]) == (u.emul_ns, u.cp_ns, u.wss)
