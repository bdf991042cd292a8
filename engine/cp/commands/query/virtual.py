"""QUERY VIRTUAL ALL and QUERY SET: a virtual machine, as its owner sees it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.commands.indicate.user import DEVICE
from engine.kernel.kinds import VcpuState
from engine.kernel.units import PAGES_PER_MB


@command("Query Virtual ALL", classes="G")
def query_virtual_all(call: Call) -> Iterator[str]:
    """Show your virtual machine: its storage, virtual CPUs, and the disk of its Linux.

    ID is not in this model: dashes. Console, spooled devices and swap disks have no device numbers here and
    are left out. The layout is not certain.
    """
    g = int(call.own_guest())
    yield f"STORAGE = {call.scenario.guests[g].size // PAGES_PER_MB}M"
    yield "XSTORE = none"
    for v, w in enumerate(call.vcpus(g)):
        stopped = " STOPPED" if w["state"] == VcpuState.STOPPED else ""
        yield f"CPU {v:02X}  ID  {'-' * 16} {'PARALLEL' if v else '(BASE)'}{stopped}"
    yield f"DASD {DEVICE} (Linux)"


@command("Query SET", classes="G")
def query_set(call: Call) -> Iterator[str]:
    """Show settings of your virtual machine that this model has; CP's other ones are left out.

    RUN is off: a guest whose console is in CP READ does not run. The layout is not certain.
    """
    call.own_guest()
    yield "MSG ON, RUN OFF, MACHINE ESA"
