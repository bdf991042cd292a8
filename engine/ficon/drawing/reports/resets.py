"""Access lists: the LPARs that have a channel after a reset, those that may have it, and the paths that they
lack.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.ficon.drawing.meaning.images import images, is_online
from engine.ficon.drawing.meaning.resets import is_managed, null_channels, reset_paths
from engine.ficon.drawing.model.cabling import Cec, Channel, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.reports.table import DrawingReport, ReportRow
from engine.language import later, say

_ABOUT = later(
    "Each row shows a channel that LPARs may have but do not have after a reset. Paths: the "
    "number of paths from an LPAR to a control unit after a reset, out of all defined paths."
)


def resets(drawing: Drawing) -> DrawingReport:
    """Return a row for each channel with candidates that have to configure it online."""
    null = {channel.id for channel in null_channels(drawing)}
    rows = [_row(drawing, channel, channel.id in null) for channel in drawing.of(Channel)]
    heads = (
        say("CEC"), say("CHPID"), say("Access list"), say("Candidates"), say("Null access list"),
        say("Paths"),
    )  # fmt: skip
    shown = sorted((row for row in rows if row is not None), key=lambda row: row.cells)
    return DrawingReport(say("Access lists at reset"), say(_ABOUT), heads, tuple(shown))


def _row(drawing: Drawing, channel: Channel, null: bool) -> ReportRow | None:
    holders = images(drawing).holders(channel)
    online = [lpar for lpar in holders if is_online(channel, lpar)]
    waiting = [lpar for lpar in holders if lpar not in online]
    if is_managed(channel) or not waiting:
        return None
    lost = [each for each in reset_paths(drawing) if channel.id in each.missing]
    told = [
        say(
            "{0} to {1}: {2} of {3}",
            _names(drawing, [each.lpar]),
            f"{drawing.get(each.unit, ControlUnit).number:04X}",
            len(each.online),
            len(each.defined),
        )
        for each in lost
    ]
    cec = drawing.get(channel.cec, Cec).name
    css = ",".join(map(str, sorted(set(channel.css))))
    lists = _names(drawing, online), _names(drawing, waiting)
    cells = (cec, f"{css}.{channel.chpid:02X}", *lists, say("yes") if null else say("no"), "; ".join(told))
    return ReportRow(cells, (channel.id, *dict.fromkeys(each.unit for each in lost)))


def _names(drawing: Drawing, lpars: Iterable[str]) -> str:
    return " ".join(drawing.get(lpar, Lpar).name for lpar in lpars)
