"""QUERY VIRTUAL and QUERY SET: a virtual machine as its owner sees it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.commands.indicate.user import DEVICE
from engine.cp.commands.query.storage import in_units
from engine.kernel.kinds import VcpuState


@command("Query Virtual", classes="G")
@command("Query Virtual ALL", classes="G")
def query_virtual_all(call: Call) -> Iterator[str]:
    """Show your virtual machine: its storage, virtual CPUs, and the disk of its Linux.

    ID is not in this model and is shown as dashes. Console, spooled devices and swap disks have no device
    numbers here and are left out. The layout is not certain.
    """
    yield from query_virtual_storage(call)
    yield from query_virtual_xstore(call)
    yield from query_virtual_cpus(call)
    yield from query_virtual_dasd(call)


@command("Query Virtual STORage", classes="G")
def query_virtual_storage(call: Call) -> Iterator[str]:
    """Show the size of your virtual machine."""
    yield f"STORAGE = {in_units(call.scenario.guests[int(call.own_guest())].size)}"


@command("Query Virtual XSTORe", classes="G")
def query_virtual_xstore(call: Call) -> Iterator[str]:
    """Show your expanded storage; in this model a guest has none. The layout is not certain."""
    call.own_guest()
    yield "XSTORE = none"


@command("Query CPUs", classes="G")
@command("Query Virtual CPUs", classes="G")
def query_virtual_cpus(call: Call) -> Iterator[str]:
    """Show your virtual CPUs. ID is not in this model and is shown as dashes. The layout is not certain."""
    for v, w in enumerate(call.vcpus(int(call.own_guest()))):
        stopped = " STOPPED" if w["state"] == VcpuState.STOPPED else ""
        yield f"CPU {v:02X}  ID  {'-' * 16} {'PARALLEL' if v else '(BASE)'}{stopped}"


@command("Query Virtual DASD", classes="G")
def query_virtual_dasd(call: Call) -> Iterator[str]:
    """Show the disk of your Linux. Swap disks have no device numbers here and are left out."""
    call.own_guest()
    yield f"DASD {DEVICE} (Linux)"


@command("Query SET", classes="G")
def query_set(call: Call) -> Iterator[str]:
    """Show the settings of your virtual machine that are in this model; CP's other settings are left out.

    RUN is off: a guest whose console is in CP READ does not run. The layout is not certain.
    """
    call.own_guest()
    yield "MSG ON, RUN OFF, MACHINE ESA"
