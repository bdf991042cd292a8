"""Tables for each phase: the places of guests' pages, virtual CPU activity, and the results for users."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.commands.support.console import Console, Table, plain_table
from engine.kernel.units import PAGES_PER_MB, SECOND, clock_text
from engine.measures import measures
from engine.measures.moments import Period, periods
from engine.measures.selectors import EVERYONE, part_names
from engine.recording.recorder import Recording
from engine.recording.relocations import FINISH_LABELS, Relocation, relocations
from engine.scenario.derived.linux import linux_guests, load_titles
from engine.scenario.model.guests import called
from engine.scenario.scenario import Scenario

MAX_ROWS = 40  # guests in a table; more are shown group by group
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
_HEADINGS = ("Guest", "From", "To", "Began", "Total s", "Quiesce s", "Passes", "k pages", "Outcome")
KILO = 1024  # the study's k pages
MOVE_LEGEND = (
    "Relocation: from the command to the guest's first instruction at the destination; quiesce: the guest "
    "is stopped. Listed: changed in the previous pass. k pages: 1,024 pages."
)


def print_phases(recording: Recording, console: Console) -> None:
    """Print the tables for each phase."""
    for period in periods(recording):
        span = f"{clock_text(period.start)} to {clock_text(period.end)}"
        console.print()
        console.print(f"{period.title}, {span}", style="bold", end="")
        console.print(f" (pages: {period.counted})")
        console.print(phase_table(recording, period))
        print_linux(recording, period, console)
        print_members(recording, period, console)
    console.print()
    print_relocations(recording, console)
    console.print(LEGEND, style="dim")
    if linux_guests(recording.scenario):
        console.print(LINUX_LEGEND, style="dim")
    if recording.scenario.sessions:
        console.print(MEMBER_LEGEND, style="dim")
    if len(recording.moves):
        console.print(MOVE_LEGEND, style="dim")


def phase_table(recording: Recording, period: Period) -> Table:
    """Return the table for one phase."""
    lines = ([label, *_cells(recording, period, guests)] for label, guests in rows(recording.scenario))
    table = period_table("Guest", (*_PAGES, *_SHARES), lines)
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
    """Return a share of time as a whole percentage, or "<1" for a share that rounds to zero."""
    if share != share:
        return "-"
    return "<1" if 0 < share < 0.005 else f"{100 * share:.0f}"


def rows(scenario: Scenario) -> list[tuple[str, list[int]]]:
    """Return (label, guests) for each line of a table, with guests grouped when there are many."""
    if len(scenario.guests) <= MAX_ROWS:
        return [(guest.label, [guest.index]) for guest in scenario.guests]
    groups: dict[str, list[int]] = {}
    for guest in scenario.guests:
        groups.setdefault(guest.group, []).append(guest.index)
    titles = {name: called(scenario.groups, name) + "*" * (len(of) > 1) for name, of in groups.items()}
    return [(titles[name], of) for name, of in groups.items()]


Columns = dict[str, tuple[str, float, str]]  # heading: measure, factor, format


def period_table(first: str, columns: Iterable[str], lines: Iterable[list[str]]) -> Table:
    """Return a table; `first` is the heading of the name column."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(first, no_wrap=True)
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True, min_width=4)
    for line in lines:
        table.add_row(*line)
    return table


def cells(recording: Recording, period: Period, of: list[int], columns: Columns) -> Iterator[str]:
    """Return the combined figures of the given guests over the phase."""
    for name, factor, shape in columns.values():
        value = measures()[name].value(recording, of, period.start, period.end)
        yield "-" if value != value else format(factor * value, shape)


# ---- simulated Linux

_MB = 1 / PAGES_PER_MB
_LINUX_COLUMNS: Columns = {
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
_USER_COLUMNS: Columns = {
    "Transactions/s": ("load.transactions", 1.0, ",.1f"),
    "Response ms": ("load.response", 1.0, ",.1f"),
}
LINUX_LEGEND = (
    "Means over the phase. CPUs: online; Busy, Steal: in CPUs; Linux: memory without the pool; CP: pages in "
    "real storage; kswapd, Direct: pages scanned."
)


def print_linux(recording: Recording, period: Period, console: Console) -> None:
    """Print both Linux tables, if the scenario has Linux guests."""
    if not linux_guests(recording.scenario):
        return
    console.print(period_table("Linux", _LINUX_COLUMNS, _linux_guests(recording, period)))
    if recording.scenario.loads:
        console.print(period_table("Users", _USER_COLUMNS, _loads(recording, period)))


def _linux_guests(recording: Recording, period: Period) -> Iterator[list[str]]:
    simulated = {guest.index for guest in linux_guests(recording.scenario)}
    for label, members in rows(recording.scenario):
        if own := [guest for guest in members if guest in simulated]:
            yield [label, *cells(recording, period, own, _LINUX_COLUMNS)]


def _loads(recording: Recording, period: Period) -> Iterator[list[str]]:
    for place, title in enumerate(load_titles(recording.scenario)):
        yield [title, *cells(recording, period, [place], _USER_COLUMNS)]


# ---- systems with web servers

_MEMBER_COLUMNS: Columns = {
    "Tx/s": ("member.tx", 1.0, ",.1f"),
    "Response ms": ("member.response", 1.0, ",.1f"),
    "ITR": ("member.itr", 1.0, ",.1f"),
    "%Util": ("member.util", 1.0, ".1f"),
    "Cycles": ("member.cycles", 1.0, ".2f"),
    "Misses": ("member.miss_cycles", 1.0, ".2f"),
    "k instr/tx": ("member.instructions", 1e-3, ",.0f"),
    "Virtual I/O/s": ("member.virtual_ios", 1.0, ",.0f"),
    "DASD reads/s": ("member.page_reads", 1.0, ",.1f"),
}
_VOLUME_COLUMNS: Columns = {
    "I/O/s": ("pack.rate", 1.0, ",.0f"),
    "Wait ms": ("pack.wait", 1.0, ".1f"),
    "Service ms": ("pack.service", 1.0, ".1f"),
    "Response ms": ("pack.response", 1.0, ".1f"),
    "%Util": ("pack.util", 1.0, ".0f"),
    "Queue": ("pack.queue", 1.0, ".1f"),
}
MEMBER_LEGEND = (
    "Means over the phase. ITR: transactions per second if all processors were used; cycles "
    "per instruction, and the part for cache misses; DASD reads: pages. Volumes: all "
    "exposures; each can be used up to 100%."
)


def print_members(recording: Recording, period: Period, console: Console) -> None:
    """Print both tables if there are web servers; the volume table only if volumes have been read."""
    if not recording.scenario.sessions:
        return
    console.print(period_table("Member", _MEMBER_COLUMNS, _members(recording, period)))
    if measures()["pack.rate"].value(recording, _exposures(recording, EVERYONE), period.start, period.end):
        console.print(period_table("Volume", _VOLUME_COLUMNS, _packs(recording, period)))


def _members(recording: Recording, period: Period) -> Iterator[list[str]]:
    own = [(system.name, [system.index]) for system in recording.systems]
    everyone = [("all", list(range(len(own))))] if len(own) > 1 else []
    for name, some in own + everyone:
        yield [name, *cells(recording, period, some, _MEMBER_COLUMNS)]


def _packs(recording: Recording, period: Period) -> Iterator[list[str]]:
    for name in recording.scenario.packs:
        yield [name, *cells(recording, period, _exposures(recording, name.lower()), _VOLUME_COLUMNS)]


def _exposures(recording: Recording, name: str) -> list[int]:
    return list(part_names(recording.scenario, "pack")[name])


def print_relocations(recording: Recording, console: Console) -> None:
    """Print a line for each relocation, with its passes below; print nothing when there were no
    relocations.
    """
    found = relocations(recording)
    if not found:
        return
    table = _numbers(*_HEADINGS)
    for relocation in found:
        table.add_row(*_line(recording, relocation))
    console.print(table)
    for relocation in found:
        if relocation.passes:
            console.print(_passes(recording, relocation))


def _numbers(*headings: str) -> Table:
    words = {"Guest", "From", "To", "Outcome", "Pass"}
    return plain_table(*headings, right={*headings} - words, whole=headings, pad_edge=False)


def _line(recording: Recording, relocation: Relocation) -> Iterator[str]:
    names = [system.name for system in recording.systems]
    yield recording.scenario.guests[relocation.guest].userid
    yield names[relocation.source]
    yield names[relocation.target]
    yield clock_text(relocation.asked_at)
    yield _seconds(relocation.relocation_ns)
    yield _seconds(relocation.quiesce_ns)
    yield str(len(relocation.passes))
    yield _kilo(relocation.pages)
    yield FINISH_LABELS[relocation.finish]


def _passes(recording: Recording, relocation: Relocation) -> Table:
    userid = recording.scenario.guests[relocation.guest].userid
    table = _numbers("Pass", "Listed k", "Sent k", "Changed k", "Seconds")
    for each in relocation.passes:
        name = f"{userid} {each.number}{' quiesced' if each.quiesced else ''}"
        seconds = _seconds(each.ended - each.began if each.ended else None)
        table.add_row(name, _kilo(each.listed), _kilo(each.sent), _kilo(each.changed), seconds)
    return table


def _kilo(pages: int) -> str:
    return f"{pages / KILO:,.1f}"


def _seconds(ns: int | None) -> str:
    return "-" if ns is None else f"{ns / SECOND:,.2f}"
