"""The INDICATE QUEUES command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.cp.call import Call
from engine.cp.command import command
from engine.kernel.kinds import VcpuState
from engine.kernel.units import SECOND

_STATUS = {
    VcpuState.READY: "RY",
    VcpuState.PAGE_WAIT: "PG",
    VcpuState.IO_WAIT: "IO",
    VcpuState.SIM_WAIT: "SI",
    VcpuState.TEST_IDLE: "TI",
    VcpuState.ELIGIBLE: "EL",
    VcpuState.LIMITED: "LL",
}
TEST_IDLE_PRIORITY = "99999"


@command("INDicate Queues EXP", classes="E")
def indicate_queues_exp(call: Call) -> Iterator[str]:
    """Show the virtual CPUs on the eligible and dispatch lists, in the order in which they will run.

    Columns: user (MPnn: a further virtual CPU), class, status, resident pages and working set of the guest,
    priority, and the processor that the virtual CPU last ran on. Status: Rnn runs on processor nn, PG page
    wait, IO I/O wait and TI test idle are CP's; RY ready, SI waiting while CP works for it, EL eligible, LL
    limit list are not CP's. Priority: seconds until the deadline on the deadline clock, 99999 for test idle.
    CP's flags column is left out; the layout changes with the release and is not certain.
    """
    for g, v, w in _queued(call):
        ahead = f"{(int(w['priority']) - int(call.s['adjusted_tod'])) / SECOND:.3f}"
        if w["state"] == VcpuState.TEST_IDLE:
            ahead = TEST_IDLE_PRIORITY
        yield f"{_entry(call, g, v, w)} {ahead:>8} A{w['last_cpu']:02d}"


@command("INDicate Queues", classes="E")
def indicate_queues(call: Call) -> Iterator[str]:
    """Show the lists without priority and processor, two entries on a line. See HELP INDICATE QUEUES EXP.

    The layout is not certain.
    """
    entries = [_entry(call, g, v, w) for g, v, w in _queued(call)]
    yield from ("   ".join(entries[row : row + 2]) for row in range(0, len(entries), 2))


def _entry(call: Call, g: int, v: int, w: Any) -> str:
    u = call.guests[g]
    name = call.name(g) + (f" MP{v:02d}" if v else "")
    running = w["state"] == VcpuState.RUNNING
    status = f"R{w['cpu']:02d}" if running else _STATUS[VcpuState(w["state"])]
    kind = "E" if w["state"] == VcpuState.ELIGIBLE else "Q"
    pages = f"{u['real'] * call.granule:08d}/{u['wss'] * call.granule:08d}"
    return f"{name:13} {kind}{u['transaction_class']} {status:3} {pages}"


def _queued(call: Call) -> list[tuple[int, int, Any]]:
    """Yield (guest, its virtual CPU, row) in the order in which the virtual CPUs are due, with test-idle
    virtual CPUs, then eligible ones, at the end.
    """
    found = [
        (g, v, w)
        for g in range(len(call.guests))
        for v, w in enumerate(call.vcpus(g))
        if w["listed"] or w["state"] == VcpuState.ELIGIBLE
    ]
    order = {VcpuState.RUNNING: 0, VcpuState.TEST_IDLE: 2, VcpuState.ELIGIBLE: 3}
    return sorted(found, key=lambda row: (order.get(row[2]["state"], 1), row[2]["priority"], row[0], row[1]))
