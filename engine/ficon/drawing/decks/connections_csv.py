"""The FCTC connections of a drawing as a table for a spreadsheet: one row for each connection."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.meaning.addresses import domain
from engine.ficon.drawing.meaning.resolve import End, resolve
from engine.ficon.drawing.meaning.routes import routes
from engine.ficon.drawing.meaning.write_sides import painted, system
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Director, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.spreadsheet import rows_text

_SIDE = ("CEC", "LPAR", "system", "CHPID", "PCHID", "switch port", "control unit", "CUADD", "device")
HEADS = (
    *(f"{name} 1" for name in _SIDE), *(f"{name} 2" for name in _SIDE),
    "unit address", "state", "logical link", "place in it", "may write",
)  # fmt: skip


def connections_csv(drawing: Drawing) -> str:
    """Return the table with CR LF line ends (RFC 4180). No cell can be read as a formula."""
    return rows_text([HEADS, *_rows(drawing)], end="\r\n")


def _rows(drawing: Drawing) -> Iterator[list[object]]:
    sides = _Sides(drawing)
    uses = _uses(drawing)
    for connection in resolve(drawing).connections:
        use = uses.get(connection.ends) or uses.get((connection.ends[1], connection.ends[0])) or ("", "", "")
        both = [cell for end in connection.ends for cell in sides.cells(end)]
        yield [*both, f"{connection.address:02X}", connection.fault or "up", *use]


def _uses(drawing: Drawing) -> dict[tuple[End, End], tuple[str, str, str]]:
    """Return the link, the position in the link and the side that may write, by the ends of a connection in
    the link's order.
    """
    found: dict[tuple[End, End], tuple[str, str, str]] = {}
    for link in drawing.of(IsfcLink):
        writes = {row.position: row.writes for row in painted(drawing, link.id).rows}
        first, second = (system(drawing.get(end, Lpar)) for end in link.ends)
        names = {"both": "both", "nobody": "nobody", "first": first, "second": second}
        for row in resolve(drawing).of_link(link.id):
            if row.connection:
                who = names[writes[row.position]]
                found[row.connection.ends] = f"{first} - {second}", str(row.position + 1), who
    return found


class _Sides:
    """The cells about one end of a connection."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self._channels: dict[str, tuple[str, str, str]] = {}
        self._lpars: dict[str, tuple[str, str, str]] = {}

    def cells(self, end: End) -> list[object]:
        """Return the cells for the columns of one side."""
        unit = self.drawing.get(end.unit, ControlUnit)
        cuadd = "" if unit.cuadd is None else f"{unit.cuadd:02X}"
        return [
            *self._lpar(end.lpar),
            *self._channel(end.channel),
            f"{unit.number:04X}",
            cuadd,
            f"{end.number:04X}",
        ]

    def _lpar(self, name: str) -> tuple[str, str, str]:
        if name not in self._lpars:
            lpar = self.drawing.get(name, Lpar)
            cec = self.drawing.get(self.drawing.get(lpar.css, Css).cec, Cec)
            self._lpars[name] = cec.name, lpar.name, lpar.system
        return self._lpars[name]

    def _channel(self, name: str) -> tuple[str, str, str]:
        if name not in self._channels:
            channel = self.drawing.get(name, Channel)
            chpid = f"{min(channel.css)}.{channel.chpid:02X}"
            pchid = "" if channel.pchid is None else f"{channel.pchid:03X}"
            self._channels[name] = chpid, pchid, self._port(name)
        return self._channels[name]

    def _port(self, channel: str) -> str:
        port = routes(self.drawing).entry(channel)
        if port is None:
            return ""
        return f"{domain(self.drawing.get(port.director, Director)):02X}{port.address:02X}"
