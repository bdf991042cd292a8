"""Reports of a deck, as IOCP prints them: PCHIDs, CHPIDs, channel paths, control units and devices.

Source of the contents: IBM, IOCP User's Guide, sample reports. The layout is not IBM's. In the matrix of MIF
IDs, A is a partition that has the channel at activation, C is a partition that may have it; the partitions
marked * see a device.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.ficon.iocp.deck.definitions import Chpid, Deck, DeckControlUnit, DeckDevice, DeckPath, span

_MIFS = range(1, 16)
_SLOT = 16  # PCHIDs between blank lines
Row = tuple[str, ...]


def report(deck: Deck) -> str:
    """Return all reports, one after the other."""
    told = _Told(deck)
    parts = [told.pchids(), *told.chpids(), *told.paths(), told.units(), told.devices()]
    return "\n".join(part for part in parts if part)


class _Told:
    """The reports of a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.mifs = {
            (partition.css, partition.name): partition.mif
            for partition in deck.partitions
            if not partition.reserved
        }
        self.subsystems = sorted(
            {partition.css for partition in deck.partitions} | {n for chpid in deck.chpids for n in chpid.css}
        )
        self.chpid_at = {(css, chpid.number): chpid for chpid in deck.chpids for css in chpid.css}
        self.behind: dict[int, list[DeckDevice]] = {}
        for device in deck.devices:
            for number in device.units:
                self.behind.setdefault(number, []).append(device)

    # ---- channels

    def pchids(self) -> str:
        """Return the PCHID summary, by PCHID."""
        known = sorted(
            (chpid for chpid in self.deck.chpids if chpid.pchid is not None),
            key=lambda chpid: chpid.pchid or 0,
        )
        rows: list[Row | None] = []
        for place, chpid in enumerate(known):
            if place and (chpid.pchid or 0) // _SLOT != (known[place - 1].pchid or 0) // _SLOT:
                rows.append(None)
            css = ",".join(map(str, chpid.css))
            rows.append((f"{chpid.pchid:03X}", f"{chpid.number:02X}", chpid.type, _switch(chpid), css))
        return _table("PCHID SUMMARY REPORT", ("PCHID", "CHPID", "TYPE", "SWITCH", "CSS"), rows)

    def chpids(self) -> Iterator[str]:
        """Return the CHPID summary of each subsystem."""
        for css in self.subsystems:
            inside = sorted(
                (chpid for chpid in self.deck.chpids if css in chpid.css), key=lambda chpid: chpid.number
            )
            rows = [(*_about(chpid), self._matrix(css, self._mark(chpid, css))) for chpid in inside]
            heads = ("CHPID", "PCHID", "TYPE", "SWITCH", "CHPARM", "MODE", _HEAD)
            yield _table(f"CHPID SUMMARY REPORT FOR CSS({css})", heads, rows)

    def _mark(self, chpid: Chpid, css: int) -> Callable[[str], str]:
        lists = next((each for each in chpid.access if each.css == css), None)
        denied = next((each for each in chpid.deny if each.css == css), None)

        def mark(name: str) -> str:
            if denied is not None:
                return "" if name in (denied.candidate or ()) else "C" if name in denied.access else "A"
            if not chpid.access:
                return "A"
            if lists is None:
                return ""
            return "A" if name in lists.access else "C" if name in lists.candidates else ""

        return mark

    def _matrix(self, css: int, mark: Callable[[str], str]) -> str:
        marks = {mif: mark(name) for (where, name), mif in self.mifs.items() if where == css}
        return "".join(f"|{marks.get(mif) or ' '}" for mif in _MIFS) + "|"

    # ---- what is behind them

    def paths(self) -> Iterator[str]:
        """Return the channel path report of each subsystem."""
        for css in self.subsystems:
            rows: list[Row | None] = []
            found = ((path, unit) for unit in self.deck.units for path in unit.paths if path.css == css)
            for path, unit in sorted(found, key=lambda pair: (pair[0].chpid, pair[1].number)):
                devices = " ".join(span(each.number, each.count) for each in self.behind.get(unit.number, ()))
                head = f"{path.chpid:02X}", f"{unit.number:04X}", unit.unit, _cuadd(unit)
                rows.append((*head, _ranges(unit), path.link, devices))
            heads = ("CHPID", "UNIT", "TYPE", "CUADD", "UNIT ADDRESSES", "LINK", "DEVICES")
            yield _table(f"CHANNEL PATH REPORT FOR CSS({css})", heads, rows)

    def units(self) -> str:
        """Return the control unit report."""
        rows = [
            (
                f"{unit.number:04X}",
                unit.unit,
                _cuadd(unit),
                _ranges(unit),
                " ".join(_path(path) for path in unit.paths),
            )
            for unit in sorted(self.deck.units, key=lambda unit: unit.number)
        ]
        heads = ("UNIT", "TYPE", "CUADD", "UNIT ADDRESSES", "CSS.CHPID.LINK")
        return _table("CONTROL UNIT REPORT", heads, rows)

    def devices(self) -> str:
        """Return the I/O device report: a row for each subsystem and control unit."""
        units = {unit.number: unit for unit in self.deck.units}
        rows: list[Row | None] = []
        for device in sorted(self.deck.devices, key=lambda device: device.number):
            for number in device.units:
                rows += self._device(device, units[number]) if number in units else ()
        heads = ("DEVICES", "ADDRESS", "TYPE", "CSS", "UNIT", "CHPID.LINK.CUADD", "SWITCH", _HEAD)
        return _table("I/O DEVICE REPORT", heads, rows)

    def _device(self, device: DeckDevice, unit: DeckControlUnit) -> Iterator[Row]:
        for css in dict.fromkeys(path.css for path in unit.paths):
            near = [path for path in unit.paths if path.css == css]
            ways = " ".join(".".join((f"{path.chpid:02X}", path.link, _cuadd(unit))) for path in near)
            chpids = [self.chpid_at[css, path.chpid] for path in near if (css, path.chpid) in self.chpid_at]
            switches = " ".join(dict.fromkeys(_switch(chpid) for chpid in chpids))
            head = (
                span(device.number, device.count),
                f"{device.first_address:02X}",
                device.unit,
                str(css),
                f"{unit.number:04X}",
            )
            yield *head, ways, switches, self._matrix(css, self._sees(device, css, chpids))

    def _sees(self, device: DeckDevice, css: int, chpids: Sequence[Chpid]) -> Callable[[str], str]:
        marks = [self._mark(chpid, css) for chpid in chpids]
        only = None if device.partitions is None else dict(device.partitions).get(css, ())
        barred = dict(device.denied or ()).get(css, ())

        def mark(name: str) -> str:
            seen = name not in barred and (only is None or name in only)
            return "*" if seen and any(each(name) for each in marks) else ""

        return mark


_HEAD = "".join(f"|{mif:X}" for mif in _MIFS) + "|"


def _about(chpid: Chpid) -> Row:
    pchid = "" if chpid.pchid is None else f"{chpid.pchid:03X}"
    chparm = "" if chpid.chparm is None else f"{chpid.chparm:02X}"
    return f"{chpid.number:02X}", pchid, chpid.type, _switch(chpid), chparm, _mode(chpid)


def _switch(chpid: Chpid) -> str:
    return "" if chpid.switch is None else f"{chpid.switch:02X}"


def _mode(chpid: Chpid) -> str:
    return "SHARED" if chpid.is_shared else "REC" if chpid.rec else "DED"


def _cuadd(unit: DeckControlUnit) -> str:
    return "" if unit.cuadd is None else f"{unit.cuadd:02X}"


def _ranges(unit: DeckControlUnit) -> str:
    return " ".join(f"{first:02X}-{min(first + count - 1, 0xFF):02X}" for first, count in unit.ranges)


def _path(path: DeckPath) -> str:
    return f"{path.css}.{path.chpid:02X}.{path.link}".rstrip(".")


def _table(title: str, heads: Row, rows: Iterable[Row | None]) -> str:
    """Return columns that are as wide as necessary; None is a blank line. Return an empty text if there
    are no rows.
    """
    lines = list(rows)
    filled = [row for row in lines if row is not None]
    if not filled:
        return ""
    widths = [max(len(row[place]) for row in (heads, *filled)) for place in range(len(heads))]
    shown = [heads, tuple("_" * width for width in widths), *lines]
    return f"{title}\n\n" + "".join(f"{_line(row, widths)}\n" for row in shown)


def _line(row: Row | None, widths: Sequence[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(row or (), widths, strict=False)).rstrip(" ")
