"""Sessions, threads and packs against their twin: the same trace, row by row, and the same counters."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.build.system import build
from engine.kernel.kinds import Activity, EventKind, Stream, VcpuState
from engine.kernel.queue import NEVER, schedule
from engine.kernel.rng import exponential, uniform
from engine.loop import run_until
from engine.mechanisms.guests.workload import start_activity
from engine.mechanisms.processors.time_accounting import account
from engine.state.copying import copied
from engine.state.tables import State
from tests.engine.loaded import fill
from tests.engine.web.machines import guests, machine, packs, sessions
from tests.naive.dispatch import Vcpu
from tests.naive.web import Host, Pack, Session, System, run

UNTIL = 50_000_000  # ns
MDC_PAGES = 700


def drawn(seed: int) -> State:
    """Return a machine whose pages are all resident, with its guests under load."""
    draw = np.random.default_rng(seed)
    systems = int(draw.choice([1, 1, 2, 3]))
    scenario = machine(
        systems,
        lpar={"processors": int(draw.integers(1, 4)), "mdc": str(draw.choice(["0p", f"{MDC_PAGES}p"]))},
        guests=guests(
            systems * int(draw.integers(1, 4)),
            systems * int(draw.integers(1, 3)),
            int(draw.integers(1, 4)),
            up=False,
        ),
        sessions=sessions(
            each=int(draw.integers(1, 6)),
            across=bool(systems > 1 and draw.random() < 0.5),
            rounds=int(draw.integers(1, 6)),
            reads=float(draw.choice([0.0, 0.4, 1.0, 3.3, 9.0])),
            think=str(draw.choice(["0s", "500us"])),
            client_share=float(draw.choice([0.2, 0.5])),
        ),
        packs=packs(int(draw.integers(1, 4))),
        parameters={
            "test_idle": str(draw.choice(["1ms", "20ms"])),
            "cost_dispatch": str(draw.choice(["0s", "3us"])),
        },
        timeline=[{"at": "0s", "do": "boot", "guests": ["servers", "clients"]}],
    )
    state = build(scenario, seed)
    for system, s in enumerate(state.tables):
        _prepare(state, system, s)
    return state


def _prepare(state: State, system: int, s: Any) -> None:
    one = State(state.tables[system : system + 1], state.blocks)
    schedule(s["queue"], s["src_system"] + 1, np.int64(EventKind.NONE), NEVER)
    for g in range(int(s["n_guest"])):
        if s["guest"][g]["here"]:
            fill(one, g, 900)
            s["guest"][g]["files"] = s["guest"][g]["files_room"] // 2


def _start(s: Any) -> None:
    for g in range(int(s["n_guest"])):
        if s["guest"][g]["here"]:
            s["guest"][g]["wanted"] = Activity.LOAD
            start_activity(s, np.int64(g), np.int64(Activity.LOAD))


def twin_of(state: State) -> list[System]:
    """Return the twins of the systems at time 0, with the same draws to come."""
    tables = copied(state).tables
    systems = [_system(s, tables[m]) for m, s in enumerate(state.tables)]
    hosts = {u.number: u for one in systems for u in one.hosts}
    for one, s in zip(systems, state.tables, strict=True):
        one.all = systems
        for i, row in enumerate(s["session"][: s["n_session"]]):
            if s["guest"][row["client"]]["here"]:
                web = _row(s["web"][row["web"]])
                x = Session(i, hosts[int(row["client"])], hosts[int(row["server"])], web)
                one.sleep(x, "TRAVEL", 1000 * (i + 1), x.client)
    return systems


def _row(row: Any) -> dict[str, Any]:
    return {name: row[name].tolist() for name in row.dtype.names}


def _system(s: Any, own: Any) -> System:
    def draw(stream: str, mean: float) -> float:
        number = np.int64(Stream[stream])
        return float(exponential(own, number, np.float64(mean)) if mean else uniform(own, number))

    found = [_host(s, g) for g in range(int(s["n_guest"])) if s["guest"][g]["here"]]
    param = _row(s["param"]) | {"volumes": int(s["n_volume"])}
    one = System(found, int(s["n_cpu"]), param, int(s["frames"]), draw, float(s["pace"]))
    for row in s["shared_volume"][: s["n_shared_volume"]]:
        one.packs.append(Pack(float(row["share"]), float(row["service"]), float(row["sharing"])))
    return one


def _host(s: Any, g: int) -> Host:
    u = s["guest"][g]
    do = s["kind"][u["kind"]]["do"][Activity.LOAD]
    tiers = list(zip(u["tier_real"].tolist(), do["touch"].tolist(), strict=True))
    shares = (float(u["share"]), 0.0, "NONE", 0.0, False, False)
    host = Host(g, *shares, 0.0, 0.0, "io", 0.0, tiers, files=int(u["files"]), room=int(u["files_room"]))
    for v in range(u["first_vcpu"], u["first_vcpu"] + u["n_vcpu"]):
        host.vcpus.append(Vcpu(v, host, int(s["vcpu"][v]["last_cpu"])))
    return host


def traces(state: State) -> list[list[tuple[int, int, str]]]:
    """Run the machine to UNTIL; returns the trace of each system."""
    rows: list[list[tuple[int, int, str]]] = [[] for _ in state.tables]
    while state.tables["now"][0] < UNTIL:
        run_until(state.tables, state.blocks, UNTIL, 5000, int(EventKind.NONE))
        for s, own in zip(state.tables, rows, strict=True):
            trace = s["trace"][: s["trace_n"]]
            own += [(int(at), int(v), VcpuState(code).name) for at, v, code in trace]
            s["trace_n"] = s["log_n"] = 0
    return rows


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(16))
def test_same_trace_and_counters(seed: int) -> None:
    state = drawn(seed)
    twins = twin_of(state)
    for s in state.tables:
        _start(s)
    run(twins, UNTIL)
    for rows, s, twin in zip(traces(state), state.tables, twins, strict=True):
        for n, (got, wanted) in enumerate(zip(rows, twin.trace, strict=False)):
            assert got == wanted, f"row {n} after {rows[max(0, n - 5) : n]}"
        assert len(rows) == len(twin.trace)
        _same_work(s, twin)
        for row, pack in zip(s["shared_volume"], twin.packs, strict=False):
            _same_pack(s, row, pack)


def _same_work(s: Any, twin: System) -> None:
    for c in range(int(s["n_cpu"])):
        account(s, np.int64(c))
    assert int(s["tx"]) == sum(u.served for u in twin.hosts)
    assert int(s["tx_ns"]) == sum(u.served_ns for u in twin.hosts)
    assert (int(s["virtual_ios"]), int(s["mdc_hits"])) == (twin.virtual_ios, twin.hits)
    for u in twin.hosts:
        row = s["guest"][u.number]
        assert (row["files"], row["cached"]) == (u.files, u.cached)
        assert (row["served"], row["served_ns"]) == (u.served, u.served_ns)
        assert (row["emul_ns"], row["cp_ns"]) == (u.emul_ns, u.cp_ns)


def _same_pack(s: Any, row: Any, pack: Pack) -> None:
    assert (row["started"], row["ended"], row["queued"]) == (pack.started, pack.ended, len(pack.queue))
    assert (row["wait_ns"], row["busy_ns"]) == (pack.wait_ns, pack.busy_ns)
    queue_ns = int(row["queue_ns"] + row["queued"] * (s["now"] - row["at"]))
    assert queue_ns == pack.stays_ns + sum(int(s["now"]) - x.asked for x in pack.queue), "Little's law"
