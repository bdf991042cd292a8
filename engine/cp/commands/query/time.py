"""The QUERY TIME and QUERY TIMEZONES commands."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.cp.call import Call, guest_number
from engine.cp.command import command
from engine.cp.reply import connected, cpu_time, stamp
from engine.kernel.kinds import VcpuState


@command("Query Time")
def query_time(call: Call) -> Iterator[str]:
    """Show the time, and your CPU and connect time since you logged on.

    VIRTCPU is the time of your virtual CPUs in your own code; TOTCPU also includes CP's work for you. Every
    run begins on Monday, 11/01/10, at 00:00:00 UTC. The layout is not certain.
    """
    yield f"TIME IS {stamp(call.now)}"
    yield used(call)


def used(call: Call) -> str:
    """Return the connect and CPU time of the issuer."""
    guest = guest_number(call.scenario, call.userid)
    if guest is None:  # MAINT and OPERATOR are there from the beginning and use no virtual CPU
        return f"CONNECT= {connected(call.now)} VIRTCPU= {cpu_time(0)} TOTCPU= {cpu_time(0)}"
    u = call.guests[guest]
    virtual, total = int(u["emul_ns"]), int(u["emul_ns"] + u["cp_ns"])
    connect = connected(since_logon(call, guest))
    return f"CONNECT= {connect} VIRTCPU= {cpu_time(virtual)} TOTCPU= {cpu_time(total)}"


def since_logon(call: Call, guest: int) -> int:
    """Return the time that a guest has been logged on, ns; time before a fork is not included."""
    trace = call.machine.past().trace
    own = trace[trace["vcpu"] == call.guests[guest]["first_vcpu"]]
    off = np.flatnonzero(own["state"] == VcpuState.OFF)
    began = own["time"][off[-1] + 1 if len(off) else 0 :][:1]
    return call.now - int(began[0] if len(began) else call.machine.past().time[:1].sum())


@command("Query TIMEZones")
def query_timezones(call: Call) -> Iterator[str]:
    """Show the time zones: UTC is the only zone of this model. The layout is not certain."""
    yield "Zone  Direction Offset   Status"
    yield "----  --------- ------   ------"
    yield "UTC     ----    00.00.00 Active"
