"""Pages with the links and control units of a drawing whose picture has no room for their table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from app.topology.printing import link_table
from app.topology.printing.targets import target
from app.topology.printing.texts import HEAD, INK, head
from app.topology.shapes import letters
from app.topology.shapes.box import Box
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cec, Channel
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, UnitPath
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink

_tr = partial(QCoreApplication.translate, "TopologyPrint")
LINE, ASIDE = 17.0, 150.0  # height of a line; where its text begins
FONT = "small"
MOST = 100  # links: of more there are reports
Row = tuple[str, str]


@dataclass(frozen=True)
class LinkPage:
    """Some rows of the tables."""

    drawing: str
    rows: Sequence[Row]

    def paint(self, painter: QPainter, room: Box, sheet: str) -> None:
        """Paint title, sheet and rows."""
        title = _tr("Links and control units")
        head(painter, room, f"{title}  ·  {self.drawing}", _tr("Sheet {0}").format(sheet))
        for nth, (name, text) in enumerate(self.rows):
            y, alone = room.top + HEAD + (nth + 0.5) * LINE, not text
            ink = INK.muted if alone else INK.text
            letters.write(painter, room.left, y, name, ink, FONT)
            letters.write(painter, room.left + ASIDE, y, text, INK.text, FONT)


def link_pages(drawing: Drawing, title: str, room: Box) -> list[LinkPage]:
    """Return the pages of all links and FCTC control units; none if there are no links, or too many."""
    if not drawing.of(IsfcLink) or not (links := link_table.rows(drawing, MOST)):
        return []
    rows = [*_heads(room), *link_table.wrapped(links, room.width - ASIDE, FONT), ("", "")]
    units = link_table.wrapped(_units(drawing), room.width - ASIDE, FONT)
    rows += [
        (
            _tr(
                "Control units of each channel: link address, CUADD, and the LPAR and channel that they name."
            ),
            "",
        ),
        *units,
    ]
    count = max(int((room.height - HEAD) / LINE), 1)
    return [LinkPage(title, rows[at : at + count]) for at in range(0, len(rows), count)]


def _heads(room: Box) -> Iterator[Row]:
    """Yield how the table of links is read; the second line is about the picture."""
    for _, text in link_table.wrapped([("", link_table.how_read())], room.width, FONT):
        yield text, ""


def _units(drawing: Drawing) -> Iterator[Row]:
    """Yield each channel with its FCTC control units, and for each of these where it leads."""
    found: dict[tuple[str, int], list[str]] = {}
    for unit in sorted(drawing.of(ControlUnit), key=lambda unit: (unit.cec, unit.number)):
        for path in unit.paths if unit.unit == FCTC else ():
            where = drawing.get(unit.cec, Cec).name, drawing.get(path.channel, Channel).chpid
            found.setdefault(where, []).append(_told(drawing, unit, path))
    for (cec, chpid), units in sorted(found.items()):
        yield f"{cec}  CHPID {chpid:02X}", "; ".join(dict.fromkeys(units))


def _told(drawing: Drawing, unit: ControlUnit, path: UnitPath) -> str:
    far, lpar = resolve(drawing).far_end(path.channel, path.link, unit.cuadd)[0], target(drawing, unit, path)
    there = drawing.find(far)
    parts = [f"{unit.number:04X}", f"LINK {path.link}" if path.link else ""]
    parts.append("" if unit.cuadd is None else f"CUADD {unit.cuadd:02X}")
    aim = [lpar.name] if lpar else []
    aim += [f"CHPID {there.chpid:02X}"] if isinstance(there, Channel) else []
    return f"{' '.join(filter(None, parts))} → {' '.join(aim) or _tr('nothing')}"
