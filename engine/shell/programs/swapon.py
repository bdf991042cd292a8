"""swapon, and the swap devices of a guest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.shell.linux import is_simulated, linux_row
from engine.shell.program import ShellSession, fail, program

KB_PER_PAGE = 4


class SwapDevice(NamedTuple):
    """A swap device; sizes in kB."""

    name: str
    size: int
    used: int
    priority: int


def swap_devices(session: ShellSession) -> list[SwapDevice]:
    """Return the swap devices, whose names are not those of Linux. A suspend image occupies space on one
    of them.
    """
    if is_simulated(session):
        return _simulated(session)
    u, page = session.u, session.call.granule * KB_PER_PAGE
    found = []
    for place, size in enumerate(u["swap_size"]):
        image = int(u["image_pages"]) if u["image_valid"] and u["image_on"] == place else 0
        used = int(u["swap_used"][place]) + image
        if size > 0:
            found.append(
                SwapDevice(device(place), int(size) * page, used * page, int(u["swap_priority"][place]))
            )
    return found


def _simulated(session: ShellSession) -> list[SwapDevice]:
    """Return the devices of a simulated Linux: the device with the highest priority is filled first."""
    given = list(enumerate(session.call.scenario.guests[int(session.guest)].swap))
    left, used = int(linux_row(session)["swapped"]), [0] * len(given)
    for place, (pages, _) in sorted(given, key=lambda pair: -pair[1][1]):
        used[place] = min(left, pages)
        left -= used[place]
    kb = KB_PER_PAGE
    return [SwapDevice(device(n), size * kb, used[n] * kb, rank) for n, (size, rank) in given]


def device(place: int) -> str:
    """Return the name of a swap device, counted from 0."""
    return f"/dev/dasd{chr(ord('b') + place)}1"


def swaps(session: ShellSession) -> Iterator[str]:
    """Return /proc/swaps."""
    yield f"{'Filename':40}{'Type':16}{'Size':>8}{'Used':>10}  Priority"
    for device in swap_devices(session):
        yield f"{device.name:40}{'partition':16}{device.size:8}{device.used:10}  {device.priority}"


@program("swapon", "swapon -s")
def swapon(session: ShellSession, *words: str) -> Iterator[str]:
    """Show the swap devices in use, with sizes in kB and priorities: swapon -s."""
    if words != ("-s",):
        fail("[this model supports only swapon -s]")
    yield from swaps(session)
