"""Single points of failure: components that all paths of a control unit, or of two linked systems, have
in common.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.ficon.drawing.meaning.device_paths import device_paths
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Channel, ChannelCard, Director, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.reports.table import DrawingReport, ReportRow
from engine.language import later, say

_ABOUT = later(
    "Each row shows a control unit, or two systems with an ISFC link. A cell identifies the "
    "element that all open paths share: if it fails, all paths are lost. Power domains are as "
    "specified in the drawing."
)
_KINDS = (Channel, ChannelCard, Director)


def single_points(drawing: Drawing) -> DrawingReport:
    """Return a row for each control unit of disks, tapes and FCP, and a row for each pair of linked
    systems.
    """
    heads = (
        say("What"), say("Open paths"), say("One channel"), say("One card"), say("One director"),
        say("One power domain"), say("Power domain not stated"),
    )  # fmt: skip
    rows = tuple(ReportRow(*row) for row in (*_units(drawing), *_pairs(drawing)))
    found = sum(any(cell != say("none") for cell in row.cells[2:6]) for row in rows)
    return DrawingReport(say("Single points of failure"), say(_ABOUT), heads, rows, found)


Row = tuple[tuple[str, ...], tuple[str, ...]]
Way = frozenset[str]


def _units(drawing: Drawing) -> Iterator[Row]:
    for unit, paths in device_paths(drawing).items():
        ways = [frozenset(path.passed) for path in paths if not path.fault]
        yield _row(drawing, called(drawing, unit), (unit,), ways)


def _pairs(drawing: Drawing) -> Iterator[Row]:
    pairs = dict.fromkeys(tuple(sorted(link.ends)) for link in drawing.of(IsfcLink))
    for first, second in pairs:
        runs = [
            run
            for run in resolve(drawing).stretches
            if not run.fault and {end.lpar for end in run.ends} == {first, second}
        ]
        ways = [_way(drawing, run.passed, [end.channel for end in run.ends]) for run in runs]
        names = (_system(drawing, lpar) for lpar in (first, second))
        yield _row(drawing, "\u2013".join(names), (first, second), ways)


def _way(drawing: Drawing, passed: Sequence[str], channels: Sequence[str]) -> Way:
    cards = (drawing.get(channel, Channel).card for channel in channels)
    return frozenset((*passed, *channels, *filter(None, cards)))


def _system(drawing: Drawing, lpar: str) -> str:
    return drawing.get(lpar, Lpar).system or called(drawing, lpar)


def _row(drawing: Drawing, what: str, things: tuple[str, ...], ways: Sequence[Way]) -> Row:
    common = frozenset.intersection(*ways) if ways else frozenset()
    shared = [[name for name in sorted(common) if isinstance(drawing[name], kind)] for kind in _KINDS]
    powers = [_powers(drawing, way) for way in ways]
    domains = set.intersection(*powers) - {""} if powers else set()
    unknown = say("yes") if any("" in each for each in powers) else say("no")
    cells = (
        what, str(len(ways)),
        *(", ".join(called(drawing, name) for name in names) or say("none") for names in shared),
        ", ".join(sorted(domains)) or say("none"), unknown,
    )  # fmt: skip
    return cells, (*things, *(name for names in shared for name in names))


def _powers(drawing: Drawing, way: Iterable[str]) -> set[str]:
    """Return the power domains of the cards and directors on a path; "" = one of them does not state a
    domain.
    """
    parts = (drawing[name] for name in way)
    return {part.power for part in parts if isinstance(part, (ChannelCard, Director))}
