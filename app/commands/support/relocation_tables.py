"""Tables of the relocations of a run: what each took, and its passes."""

from __future__ import annotations

from collections.abc import Iterator

from app.commands.support.console import Console, Table
from engine.kernel.units import SECOND, clock_text
from engine.recording.recorder import Recording
from engine.recording.relocations import FINISH_LABELS, Relocation, relocations

_HEADINGS = ("Guest", "From", "To", "Began", "Total s", "Quiesce s", "Passes", "k pages", "How it ended")
KILO = 1024  # the study's k pages
LEGEND = (
    "Relocation: from the command to the guest's first instruction at the destination; quiesce: the guest "
    "stands still. Listed: changed in the pass before. k pages: 1,024 pages."
)


def print_relocations(recording: Recording, console: Console) -> None:
    """Print a line for each relocation and its passes below; print nothing when there was none."""
    found = relocations(recording)
    if not found:
        return
    table = _table(*_HEADINGS)
    for relocation in found:
        table.add_row(*_line(recording, relocation))
    console.print(table)
    for relocation in found:
        if relocation.passes:
            console.print(_passes(recording, relocation))


def _table(*names: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for name in names:
        words = name in ("Guest", "From", "To", "How it ended", "Pass")
        table.add_column(name, justify="left" if words else "right", no_wrap=True)
    return table


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
    table = _table("Pass", "Listed k", "Sent k", "Changed k", "Seconds")
    for each in relocation.passes:
        name = f"{userid} {each.number}{' quiesced' if each.quiesced else ''}"
        seconds = _seconds(each.ended - each.began if each.ended else None)
        table.add_row(name, _kilo(each.listed), _kilo(each.sent), _kilo(each.changed), seconds)
    return table


def _kilo(pages: int) -> str:
    return f"{pages / KILO:,.1f}"


def _seconds(ns: int | None) -> str:
    return "-" if ns is None else f"{ns / SECOND:,.2f}"
