"""CTC connections: each pair with both control units; devices without a mirror are half rows, as in HCM."""

from __future__ import annotations

from engine.ficon.drawing.meaning.images import images
from engine.ficon.drawing.meaning.resolve import End, resolve
from engine.ficon.drawing.model.cabling import Cec, Channel, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.reports.table import DrawingReport, ReportRow
from engine.ficon.iocp.deck.definitions import span
from engine.language import later, say

_SIDE = (
    later("System"), later("CEC"), later("LPAR"), later("CHPID"), later("Control unit"), later("CUADD"),
    later("LINK"), later("Devices"),
)  # fmt: skip
_ABOUT = later(
    "Each row shows devices of one system and their mirrors. If the right side is empty, they have no mirror."
)


def ctc(drawing: Drawing) -> DrawingReport:
    """Return a row for each run of connections, and a row for each run of devices without a mirror."""
    known = resolve(drawing)
    rows = [
        _row(drawing, run.ends, run.address, run.count, run.fault or say("open")) for run in known.stretches
    ]
    rows += [_row(drawing, (half.end,), half.address, half.count, half.reason) for half in known.halves]
    heads = [say("{0} {1}", say(title), side) for side in (1, 2) for title in _SIDE]
    rows.sort(key=lambda row: row.cells)
    return DrawingReport(
        say("CTC connections"),
        say(_ABOUT),
        (*heads, say("Unit addresses"), say("State")),
        tuple(rows),
    )


def _row(drawing: Drawing, ends: tuple[End, ...], address: int, count: int, state: str) -> ReportRow:
    by_system = sorted((_side(drawing, end, count) for end in ends), key=lambda side: side[0])
    cells = [cell for side in by_system for cell in side]
    cells += [""] * (2 * len(_SIDE) - len(cells))
    last = address + count - 1
    addresses = f"{address:02X}" if count == 1 else f"{address:02X}-{last:02X}"
    things = tuple(dict.fromkeys(name for end in ends for name in (end.device, end.unit)))
    return ReportRow((*cells, addresses, state), things)


def _side(drawing: Drawing, end: End, count: int) -> tuple[str, ...]:
    unit, channel = drawing.get(end.unit, ControlUnit), drawing.get(end.channel, Channel)
    lpar = drawing.get(end.lpar, Lpar)
    cec, css = images(drawing).place(lpar.id)
    links = [path.link for path in unit.paths if path.channel == channel.id and path.css == css]
    cuadd = "" if unit.cuadd is None else f"{unit.cuadd:02X}"
    return (
        lpar.system, drawing.get(cec, Cec).name, lpar.name, f"{css}.{channel.chpid:02X}",
        f"{unit.number:04X}", cuadd, " ".join(dict.fromkeys(links)), span(end.number, count),
    )  # fmt: skip
