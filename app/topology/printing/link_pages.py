"""Pages with the links and control units of a drawing whose picture has no room for their tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from app.topology.printing import link_table
from app.topology.printing.tables import Cells, PaperTable, TableLine, lines_of, paint, pitch
from app.topology.printing.targets import target
from app.topology.printing.texts import HEAD, head
from app.topology.shapes.box import Box
from app.topology.shapes.captions import DOT
from app.topology.shapes.captions import link as name_of
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cec, Channel
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, UnitPath
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.naming import cec_named

_tr = partial(QCoreApplication.translate, "TopologyPrint")
FONT = "small"
BLANK = TableLine("row")
Uses = dict[str, dict[str, list[int]]]  # by control unit and link: device numbers


@dataclass(frozen=True)
class LinkPage:
    """A page with some lines of the tables."""

    drawing: str
    lines: Sequence[TableLine]

    def paint(self, painter: QPainter, room: Box, sheet: str) -> None:
        """Paint the title, the sheet number and the lines."""
        title = _tr("Links and control units")
        head(painter, room, f"{title}  ·  {self.drawing}", _tr("Sheet {0}").format(sheet))
        paint(painter, self.lines, room.left, room.top + HEAD, FONT)


def link_pages(drawing: Drawing, picture: Drawing, title: str, room: Box) -> list[LinkPage]:
    """Return the pages of links, unless there are too many, and of FCTC control units.

    picture: the part of the drawing that is drawn on other pages.
    """
    found = [*link_table.tables(drawing, picture), *_units(drawing)]
    if not found:
        return []
    count = max(int((room.height - HEAD) / pitch(FONT)), 8)
    pages: list[list[TableLine]] = [[]]
    for table in found:
        _fill(pages, lines_of(table, room.width, FONT), count)
    return [LinkPage(title, page) for page in pages]


def _fill(pages: list[list[TableLine]], lines: list[TableLine], count: int) -> None:
    """Put the lines of a table on pages, repeating its headings on each."""
    heads = [line for line in lines if line.kind == "head"]
    if pages[-1]:
        pages[-1].append(BLANK)
    if len(pages[-1]) + len(lines) > count and len(pages[-1]) > count / 2:
        pages.append([])
    for line in lines:
        if len(pages[-1]) >= count:
            pages.append(list(heads))
        pages[-1].append(line)


def _units(drawing: Drawing) -> Iterator[PaperTable]:
    """Yield a table for each CEC: its FCTC control units by channel, with their targets and devices."""
    used = _uses(drawing)
    for cec in sorted(drawing.of(Cec), key=lambda cec: cec.name):
        rows = sorted(
            _row(drawing, unit, path, used)
            for unit in drawing.of(ControlUnit)
            for path in unit.paths
            if unit.cec == cec.id and unit.unit == FCTC
        )
        if rows:
            yield PaperTable(
                _tr("Control units of {0}").format(cec_named(cec.name)),
                _tr(
                    "The CUADD of a control unit is the CSS and the MIF ID of the LPAR that it "
        "leads to. Control unit numbers belong to a CEC: another CEC can have the same "
        "numbers."
                ),
                (
                    _tr("CHPID"), _tr("cabled to"), _tr("control unit"), _tr("link address"), _tr("CUADD"),
                    _tr("leads to"), _tr("Far CHPID"), _tr("devices, by link"),
                ),
                list(dict.fromkeys(rows)),
            )  # fmt: skip


def _row(drawing: Drawing, unit: ControlUnit, path: UnitPath, used: Uses) -> Cells:
    far, lpar = resolve(drawing).far_end(path.channel, path.link, unit.cuadd)[0], target(drawing, unit, path)
    there = drawing.find(far)
    devices = (f"{name}: {link_table.spans(numbers)}" for name, numbers in used.get(unit.id, {}).items())
    return (
        f"{drawing.get(path.channel, Channel).chpid:02X}",
        link_table.port_named(drawing, path.channel),
        f"{unit.number:04X}",
        path.link,
        "" if unit.cuadd is None else f"{unit.cuadd:02X}",
        lpar.name if lpar else _tr("nothing"),
        f"{there.chpid:02X}" if isinstance(there, Channel) else "",
        "; ".join(devices),
    )


def _uses(drawing: Drawing) -> Uses:
    """Return the device numbers of each link behind each control unit."""
    found: Uses = {}
    for link in drawing.of(IsfcLink):
        for run in link_table.runs_of(drawing, link):
            for end in run.ends:
                numbers = found.setdefault(end.unit, {}).setdefault(
                    name_of(drawing, link).rpartition(DOT)[0], []
                )
                numbers += range(end.number, end.number + run.count)
    return found
