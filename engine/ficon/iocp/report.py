"""Reports of a deck, as IOCP prints them: PCHIDs, CHPIDs, channel paths, control units and devices.

Source of the contents: IBM, IOCP User's Guide, sample reports. The layout is ours. In the matrix of MIF ids A
is a partition that has the channel at activation, C one that may have it; a device is seen by those marked *.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.ficon.iocp.deck.definitions import Chpid, Deck, DeckControlUnit, DeckDevice, DeckPath

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
        self.mifs = {(one.css, one.name): one.mif for one in deck.partitions if not one.reserved}
        self.subsystems = sorted(
            {one.css for one in deck.partitions} | {n for one in deck.chpids for n in one.css}
        )
        self.chpid_at = {(css, one.number): one for one in deck.chpids for css in one.css}
        self.behind: dict[int, list[DeckDevice]] = {}
        for device in deck.devices:
            for number in device.units:
                self.behind.setdefault(number, []).append(device)

    # ---- channels

    def pchids(self) -> str:
        """PCHID summary, by PCHID."""
        known = sorted(
            (one for one in self.deck.chpids if one.pchid is not None), key=lambda one: one.pchid or 0
        )
        rows: list[Row | None] = []
        for place, one in enumerate(known):
            if place and (one.pchid or 0) // _SLOT != (known[place - 1].pchid or 0) // _SLOT:
                rows.append(None)
            css = ",".join(map(str, one.css))
            rows.append((f"{one.pchid:03X}", f"{one.number:02X}", one.type, _switch(one), css))
        return _table("PCHID SUMMARY REPORT", ("PCHID", "CHPID", "TYPE", "SWITCH", "CSS"), rows)

    def chpids(self) -> Iterator[str]:
        """CHPID summary of each subsystem."""
        for css in self.subsystems:
            inside = sorted((one for one in self.deck.chpids if css in one.css), key=lambda one: one.number)
            rows = [(*_about(one), self._matrix(css, self._mark(one, css))) for one in inside]
            heads = ("CHPID", "PCHID", "TYPE", "SWITCH", "CHPARM", "MODE", _HEAD)
            yield _table(f"CHPID SUMMARY REPORT FOR CSS({css})", heads, rows)

    def _mark(self, one: Chpid, css: int) -> Callable[[str], str]:
        lists = next((each for each in one.access if each.css == css), None)
        denied = next((each for each in one.deny if each.css == css), None)

        def mark(name: str) -> str:
            if denied is not None:
                return "" if name in (denied.candidate or ()) else "C" if name in denied.access else "A"
            if not one.access:
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
        """Channel path report of each subsystem."""
        for css in self.subsystems:
            rows: list[Row | None] = []
            found = ((path, unit) for unit in self.deck.units for path in unit.paths if path.css == css)
            for path, unit in sorted(found, key=lambda one: (one[0].chpid, one[1].number)):
                devices = " ".join(_numbers(one) for one in self.behind.get(unit.number, ()))
                head = f"{path.chpid:02X}", f"{unit.number:04X}", unit.unit, _cuadd(unit)
                rows.append((*head, _ranges(unit), path.link, devices))
            heads = ("CHPID", "UNIT", "TYPE", "CUADD", "UNIT ADDRESSES", "LINK", "DEVICES")
            yield _table(f"CHANNEL PATH REPORT FOR CSS({css})", heads, rows)

    def units(self) -> str:
        """Control unit report."""
        rows = [
            (
                f"{one.number:04X}",
                one.unit,
                _cuadd(one),
                _ranges(one),
                " ".join(_path(path) for path in one.paths),
            )
            for one in sorted(self.deck.units, key=lambda one: one.number)
        ]
        heads = ("UNIT", "TYPE", "CUADD", "UNIT ADDRESSES", "CSS.CHPID.LINK")
        return _table("CONTROL UNIT REPORT", heads, rows)

    def devices(self) -> str:
        """I/O device report: a row for each subsystem and control unit."""
        units = {one.number: one for one in self.deck.units}
        rows: list[Row | None] = []
        for one in sorted(self.deck.devices, key=lambda one: one.number):
            for number in one.units:
                rows += self._device(one, units[number]) if number in units else ()
        heads = ("DEVICES", "ADDRESS", "TYPE", "CSS", "UNIT", "CHPID.LINK.CUADD", "SWITCH", _HEAD)
        return _table("I/O DEVICE REPORT", heads, rows)

    def _device(self, one: DeckDevice, unit: DeckControlUnit) -> Iterator[Row]:
        for css in dict.fromkeys(path.css for path in unit.paths):
            near = [path for path in unit.paths if path.css == css]
            ways = " ".join(".".join((f"{path.chpid:02X}", path.link, _cuadd(unit))) for path in near)
            chpids = [self.chpid_at[css, path.chpid] for path in near if (css, path.chpid) in self.chpid_at]
            switches = " ".join(dict.fromkeys(_switch(chpid) for chpid in chpids))
            head = _numbers(one), f"{one.first_address:02X}", one.unit, str(css), f"{unit.number:04X}"
            yield *head, ways, switches, self._matrix(css, self._sees(one, css, chpids))

    def _sees(self, one: DeckDevice, css: int, chpids: Sequence[Chpid]) -> Callable[[str], str]:
        marks = [self._mark(chpid, css) for chpid in chpids]
        only = None if one.partitions is None else dict(one.partitions).get(css, ())
        barred = dict(one.denied or ()).get(css, ())

        def mark(name: str) -> str:
            seen = name not in barred and (only is None or name in only)
            return "*" if seen and any(each(name) for each in marks) else ""

        return mark


_HEAD = "".join(f"|{mif:X}" for mif in _MIFS) + "|"


def _about(one: Chpid) -> Row:
    pchid = "" if one.pchid is None else f"{one.pchid:03X}"
    chparm = "" if one.chparm is None else f"{one.chparm:02X}"
    return f"{one.number:02X}", pchid, one.type, _switch(one), chparm, _mode(one)


def _switch(one: Chpid) -> str:
    return "" if one.switch is None else f"{one.switch:02X}"


def _mode(one: Chpid) -> str:
    return "SHARED" if one.is_shared else "REC" if one.rec else "DED"


def _cuadd(one: DeckControlUnit) -> str:
    return "" if one.cuadd is None else f"{one.cuadd:02X}"


def _ranges(one: DeckControlUnit) -> str:
    return " ".join(f"{first:02X}-{min(first + count - 1, 0xFF):02X}" for first, count in one.ranges)


def _numbers(one: DeckDevice) -> str:
    return f"{one.number:04X}" if one.count == 1 else f"{one.number:04X}-{one.number + one.count - 1:04X}"


def _path(one: DeckPath) -> str:
    return f"{one.css}.{one.chpid:02X}.{one.link}".rstrip(".")


def _table(title: str, heads: Row, rows: Iterable[Row | None]) -> str:
    """Return columns as wide as they must be; None is a blank line. Without rows return nothing."""
    lines = list(rows)
    filled = [row for row in lines if row is not None]
    if not filled:
        return ""
    widths = [max(len(row[place]) for row in (heads, *filled)) for place in range(len(heads))]
    shown = [heads, tuple("_" * width for width in widths), *lines]
    return f"{title}\n\n" + "".join(f"{_line(row, widths)}\n" for row in shown)


def _line(row: Row | None, widths: Sequence[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(row or (), widths, strict=False)).rstrip(" ")
