"""The relation between two LPARs: their link, their connections, and definitions that lead nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication

from engine.ficon.drawing.connection_rules.links import link_between
from engine.ficon.drawing.meaning.resolve import ConnectionRun, End, Half, resolve
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.iocp.deck.definitions import span
from engine.language import enumerated, filled

tr = partial(QCoreApplication.translate, "TopologyMatrix")


def addresses(first: int, count: int) -> str:
    """Return "00", or "00-03"."""
    return f"{first:02X}" if count == 1 else f"{first:02X}-{first + count - 1:02X}"


def lpar(drawing: Drawing, name: str) -> str:
    """Return the name of an LPAR, or "" if it is unknown."""
    found = drawing.find(name)
    return found.name if isinstance(found, Lpar) else ""


def side(drawing: Drawing, end: End, count: int) -> tuple[str, str, str, str]:
    """Return the LPAR, CHPID, control unit and devices of an end."""
    chpid = drawing.get(end.channel, Channel).chpid
    unit = drawing.get(end.unit, ControlUnit).number
    return lpar(drawing, end.lpar), f"{chpid:02X}", f"{unit:04X}", span(end.number, count)


@dataclass(frozen=True)
class PairRow:
    """Devices that are connected alike or have no mirror. cells: near side, between, far side."""

    cells: tuple[str, ...]
    things: tuple[str, ...]  # ids of the described elements
    fault: str = ""


@dataclass(frozen=True)
class PairCell:
    """The relation between two LPARs."""

    first: str
    second: str
    link: IsfcLink | None
    stretches: tuple[ConnectionRun, ...]
    halves: tuple[Half, ...]

    @property
    def connections(self) -> int:
        """Number of connections, whether up or down."""
        return sum(stretch.count for stretch in self.stretches)

    @property
    def down(self) -> int:
        """Number of connections that do not work."""
        return sum(stretch.count for stretch in self.stretches if stretch.fault)

    @property
    def lost(self) -> int:
        """Devices without a mirror device."""
        return sum(half.count for half in self.halves)

    @property
    def channels(self) -> tuple[str, ...]:
        """Channels at both ends, without duplicates."""
        return tuple(dict.fromkeys(end.channel for stretch in self.stretches for end in stretch.ends))

    @property
    def things(self) -> tuple[str, ...]:
        """Ids to select with the cell: the link, or all definitions between the two."""
        if self.link is not None:
            return (self.link.id,)
        return tuple(dict.fromkeys(end.device for stretch in self.stretches for end in stretch.ends))

    def text(self) -> str:
        """Return the text in the matrix: connections and channels, connections that are down, and lost
        devices.
        """
        if not self.connections and not self.lost:
            return tr("link without connections") if self.link is not None else ""
        parts = [filled(tr("{0} {0:connection|connections}"), self.connections)] if self.connections else []
        parts += [filled(tr("{0} {0:channel|channels}"), len(self.channels))] if self.connections else []
        parts += [tr("{} down").format(self.down)] if self.down else []
        lost = tr("{0} {0:device|devices} without a mirror")
        parts += [filled(lost, self.lost)] if self.lost else []
        return enumerated(parts)


def cell(drawing: Drawing, first: str, second: str) -> PairCell:
    """Return the cell of two LPARs, seen from the first; definitions that lead nowhere are in the LPAR's
    own cell.
    """
    known = resolve(drawing)
    pair = frozenset((first, second))
    stretches = tuple(_from(connection_run, first) for connection_run in known.pairs.get(pair, ()))
    return PairCell(first, second, link_between(drawing, first, second), stretches, known.lost.get(pair, ()))


def _from(connection_run: ConnectionRun, first: str) -> ConnectionRun:
    if connection_run.ends[0].lpar == first:
        return connection_run
    return ConnectionRun(
        (connection_run.ends[1], connection_run.ends[0]),
        connection_run.address,
        connection_run.count,
        connection_run.fault,
    )


def lines(drawing: Drawing, shown: PairCell) -> list[PairRow]:
    """Return the rows of a cell, by channel and number; unpaired halves have blanks on the missing side."""
    found = [_whole(drawing, stretch) for stretch in sorted(shown.stretches, key=_order)]
    return found + [_half(drawing, shown, half) for half in shown.halves]


def _order(connection_run: ConnectionRun) -> tuple[int, int]:
    return connection_run.ends[0].number, connection_run.address


def _whole(drawing: Drawing, connection_run: ConnectionRun) -> PairRow:
    near, far = (side(drawing, end, connection_run.count) for end in connection_run.ends)
    things = tuple(dict.fromkeys((connection_run.ends[0].device, connection_run.ends[1].device)))
    return PairRow(
        (
            *near,
            addresses(connection_run.address, connection_run.count),
            *reversed(far),
            connection_run.fault or tr("up"),
        ),
        things,
        connection_run.fault,
    )


def _half(drawing: Drawing, shown: PairCell, half: Half) -> PairRow:
    own = side(drawing, half.end, half.count)
    away = (lpar(drawing, half.lpar), "", "", "")
    near, far = (own, away) if half.end.lpar == shown.first else (away, own)
    cells = (*near, addresses(half.address, half.count), *reversed(far), half.reason)
    return PairRow(cells, (half.end.device,), half.reason)
