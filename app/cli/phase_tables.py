"""Tables for each phase: where the guests' pages are, what their virtual CPUs did, what users had of it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from app.cli.figures import Period, periods, rows
from app.cli.linux_tables import LEGEND as LINUX_LEGEND
from app.cli.linux_tables import print_linux
from app.cli.member_tables import LEGEND as MEMBER_LEGEND
from app.cli.member_tables import print_members
from app.cli.move_tables import LEGEND as MOVE_LEGEND
from app.cli.move_tables import print_relocations
from engine.kernel.units import clock_text
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.scenario.derived.linux import linux_guests

_PAGES = {"Real": "guest.real", "XSTOR": "guest.xstor", "Both": "guest.both", "DASD": "guest.dasd"}
_SHARES = {
    "%RUN": "guest.running",
    "%CPU": "guest.ready",
    "%PGW": "guest.page_wait",
    "%IOW": "guest.io_wait",
    "%SIM": "guest.sim_wait",
    "%TI": "guest.test_idle",
    "%EL": "guest.eligible",
    "%DM": "guest.dormant",
}
LEGEND = (
    "Pages: in real storage, with a copy in expanded storage, in both, on paging volumes only. "
    "Share of time: running, waiting for CPU, page wait, I/O wait, simulation wait, test idle, eligible, "
    "dormant."
)


def print_phases(recording: Recording, console: Console) -> None:
    """The tables of each phase."""
    for period in periods(recording):
        span = f"{clock_text(period.start)} to {clock_text(period.end)}"
        console.print(f"\n{period.title}, {span}", style="bold", highlight=False, markup=False, end="")
        console.print(f" (pages: {period.counted})", highlight=False, markup=False)
        console.print(phase_table(recording, period))
        print_linux(recording, period, console)
        print_members(recording, period, console)
    console.print()
    print_relocations(recording, console)
    console.print(LEGEND, style="dim", highlight=False)
    if linux_guests(recording.scenario):
        console.print(LINUX_LEGEND, style="dim", highlight=False)
    if recording.scenario.sessions:
        console.print(MEMBER_LEGEND, style="dim", highlight=False)
    if len(recording.moves):
        console.print(MOVE_LEGEND, style="dim", highlight=False)


def phase_table(recording: Recording, period: Period) -> Table:
    """The table of one phase."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("Guest", no_wrap=True)
    for name in (*_PAGES, *_SHARES):
        table.add_column(name, justify="right", no_wrap=True, min_width=4)
    for label, guests in rows(recording.scenario):
        table.add_row(label, *_cells(recording, period, guests))
    table.add_section()
    everyone = list(range(len(recording.scenario.guests)))
    table.add_row("all", *list(_pages(recording, period, everyone)), style="bold")
    return table


def _cells(recording: Recording, period: Period, guests: list[int]) -> Iterator[str]:
    yield from _pages(recording, period, guests)
    for name in _SHARES.values():
        yield percent(measures()[name].value(recording, guests, period.start, period.end))


def _pages(recording: Recording, period: Period, guests: list[int]) -> Iterator[str]:
    at = period.counted_at
    for name in _PAGES.values():
        yield f"{measures()[name].value(recording, guests, at, at):,.0f}"


def percent(share: float) -> str:
    """A share of time in whole percent; what is there but rounds to nothing is said to be small."""
    if share != share:
        return "-"
    return "<1" if 0 < share < 0.005 else f"{100 * share:.0f}"
