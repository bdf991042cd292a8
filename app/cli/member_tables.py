"""Tables of z/VM systems with web servers, and of the volumes that these read, for a phase of a run."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console

from app.cli.figures import Period
from app.cli.period_table import Columns, cells, period_table
from engine.measures import measures
from engine.measures.selectors import EVERYONE, part_names
from engine.recording.recorder import Recording

_MEMBER: Columns = {
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
_PACK: Columns = {
    "I/O/s": ("pack.rate", 1.0, ",.0f"),
    "Wait ms": ("pack.wait", 1.0, ".1f"),
    "Service ms": ("pack.service", 1.0, ".1f"),
    "Response ms": ("pack.response", 1.0, ".1f"),
    "%Util": ("pack.util", 1.0, ".0f"),
    "Queue": ("pack.queue", 1.0, ".1f"),
}
LEGEND = (
    "Means over the phase. ITR: transactions a second if all processors were used; cycles of an instruction, "
    "of them those of cache misses; DASD reads: pages. Volumes: all exposures; each may be used to 100 %."
)


def print_members(recording: Recording, period: Period, console: Console) -> None:
    """Both tables, if there are web servers; that of volumes only when they have been read."""
    if not recording.scenario.sessions:
        return
    console.print(period_table("Member", _MEMBER, _members(recording, period)))
    if measures()["pack.rate"].value(recording, _exposures(recording, EVERYONE), period.start, period.end):
        console.print(period_table("Volume", _PACK, _packs(recording, period)))


def _members(recording: Recording, period: Period) -> Iterator[list[str]]:
    own = [(system.name, [system.index]) for system in recording.systems]
    everyone = [("all", list(range(len(own))))] if len(own) > 1 else []
    for name, some in own + everyone:
        yield [name, *cells(recording, period, some, _MEMBER)]


def _packs(recording: Recording, period: Period) -> Iterator[list[str]]:
    for name in recording.scenario.packs:
        yield [name, *cells(recording, period, _exposures(recording, name.lower()), _PACK)]


def _exposures(recording: Recording, name: str) -> list[int]:
    return list(part_names(recording.scenario, "pack")[name])
