"""Tables of guests whose Linux is simulated, and of their users, for a phase of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Console

from app.cli.figures import Period, rows
from app.cli.period_table import Columns, cells, period_table
from engine.kernel.units import PAGES_PER_MB
from engine.recording.recorder import Recording
from engine.scenario.derived.linux import linux_guests

_MB = 1 / PAGES_PER_MB
_GUEST: Columns = {
    "CPUs": ("linux.cpus", 1.0, ".1f"),
    "Load": ("linux.load_average", 1.0, ".2f"),
    "Busy": ("linux.busy", 1.0, ".2f"),
    "Steal": ("linux.steal", 1.0, ".2f"),
    "Linux MB": ("linux.size", _MB, ",.0f"),
    "CP MB": ("guest.real", _MB, ",.0f"),
    "Free MB": ("linux.free", _MB, ",.0f"),
    "Cache MB": ("linux.page_cache", _MB, ",.0f"),
    "Pool MB": ("linux.pool", _MB, ",.0f"),
    "kswapd/s": ("linux.kswapd_scans", 1.0, ",.0f"),
    "Direct/s": ("linux.direct_scans", 1.0, ",.0f"),
    "Swap-in/s": ("linux.swap_in", 1.0, ",.1f"),
}
_LOAD: Columns = {
    "Transactions/s": ("load.transactions", 1.0, ",.1f"),
    "Response ms": ("load.response", 1.0, ",.1f"),
}
LEGEND = (
    "Means over the phase. CPUs: on line; Busy, Steal: in CPUs; Linux: memory without the pool; CP: pages in "
    "real storage; kswapd, Direct: pages scanned."
)


def print_linux(recording: Recording, period: Period, console: Console) -> None:
    """Both tables, if the scenario has such guests."""
    if not linux_guests(recording.scenario):
        return
    console.print(period_table("Linux", _GUEST, _guests(recording, period)))
    if recording.scenario.loads:
        console.print(period_table("Users", _LOAD, _loads(recording, period)))


def _guests(recording: Recording, period: Period) -> Iterator[list[str]]:
    simulated = {guest.index for guest in linux_guests(recording.scenario)}
    for label, members in rows(recording.scenario):
        if own := [guest for guest in members if guest in simulated]:
            yield [label, *cells(recording, period, own, _GUEST)]


def _loads(recording: Recording, period: Period) -> Iterator[list[str]]:
    for place, title in enumerate(_titles(recording)):
        yield [title, *cells(recording, period, [place], _LOAD)]


def _titles(recording: Recording) -> Iterator[str]:
    guests: Callable[[str], int] = [one.group for one in recording.scenario.guests].count
    for load in recording.scenario.loads.values():
        copies = guests(load.way[0].guests)
        yield from (f"{load.title} {copy + 1}" if copies > 1 else load.title for copy in range(copies))
