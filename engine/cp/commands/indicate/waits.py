"""INDICATE PAGING, INDICATE I/O and INDICATE SPACES: waiting guests, and where their pages are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.cp.call import Call, logged_on
from engine.cp.command import command
from engine.cp.operands import Guest
from engine.cp.reply import invalid_option
from engine.kernel.kinds import VcpuState

DEVICE_OF_A_WAIT = "----"  # the tables do not keep which disk an I/O is for


@command("INDicate PAGing", classes="E")
@command("INDicate PAGing WAIT", classes="E")
def indicate_paging(call: Call) -> Iterator[str]:
    """Show the guests in page wait, each with its pages in expanded storage and on paging volumes.

    Both numbers are hexadecimal. The layout is not certain.
    """
    waiting = [g for g in range(len(call.guests)) if _waits(call, g, VcpuState.PAGE_WAIT)]
    yield from _paged(call, waiting) if waiting else ["NO USERS IN PAGEWAIT"]


@command("INDicate PAGing ALL", classes="E")
def indicate_paging_all(call: Call) -> Iterator[str]:
    """Show all guests with their pages in expanded storage and on paging volumes, hexadecimal.

    The layout is not certain.
    """
    yield from _paged(call, [g for g, u in enumerate(call.guests) if logged_on(u)])


@command("INDicate I/O", classes="E")
def indicate_io(call: Call) -> Iterator[str]:
    """Show the guests waiting for I/O. ---- represents the device, which is not in this model.

    The layout is not certain.
    """
    waiting = [g for g in range(len(call.guests)) if _waits(call, g, VcpuState.IO_WAIT)]
    yield from _columns([f"{call.name(g):8} {DEVICE_OF_A_WAIT}" for g in waiting], 4)
    if not waiting:
        yield "NO USERS IN I/O WAIT"


@command("INDicate SPaces", classes="G")
def indicate_own_spaces(call: Call) -> Iterator[str]:
    """Show your address space, like INDICATE SPACES USER. The layout is not CP's."""
    yield from _space(call, int(call.own_guest()))


@command("INDicate SPaces USER user", classes="EG")
def indicate_spaces(call: Call, user: Guest) -> Iterator[str]:
    """Show a guest's address space: its size and where its pages are; class G: your own (*).

    A guest has only its base space. MAIN: resident; XSTORE and DASD: pages with a copy there, and pages on
    paging volumes only. INSTAN: pages ever touched. The layout is not certain.
    """
    if "E" not in call.classes and call.name(int(user)) != call.userid:
        invalid_option(call.name(int(user)))
    yield from _space(call, int(user))


def _space(call: Call, g: int) -> Iterator[str]:
    u, size = call.guests[g], call.granule
    yield f"SPACEID={call.name(g)}:BASE  OWNER={call.name(g)}  PAGES={int(u['size']) * size}"
    pages = ("INSTAN", "inst"), ("MAIN", "real"), ("XSTORE", "xstor"), ("DASD", "dasd")
    yield "  ".join(f"{title}={int(u[name]) * size}" for title, name in pages)


def _waits(call: Call, g: int, state: VcpuState) -> bool:
    return any(w["state"] == state for w in call.vcpus(g))


def _paged(call: Call, guests: list[int]) -> Iterator[str]:
    def pages(u: Any) -> str:
        return f"{int(u['xstor']) * call.granule:06X}:{int(u['dasd']) * call.granule:06X}"

    yield from _columns([f"{call.name(g):8} {pages(call.guests[g])}" for g in guests], 3)


def _columns(entries: list[str], count: int) -> Iterator[str]:
    yield from ("   ".join(entries[row : row + count]) for row in range(0, len(entries), count))
