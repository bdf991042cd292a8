"""Connections of a table in a drawing: elements that a row names are found there, or created."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.ficon.drawing.changes.create import new_css
from engine.ficon.drawing.changes.join import join_in
from engine.ficon.drawing.connection_rules.connect import check_use, define, unit_for
from engine.ficon.drawing.connection_rules.links import link_between
from engine.ficon.drawing.connection_table.row import ConnectionEnd, ConnectionRow, joined, read_row, single
from engine.ficon.drawing.connection_table.table import ConnectionTable
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.addresses import domain, far_of, port_of
from engine.ficon.drawing.meaning.visibility import seen, viewers
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import words
from engine.language import say
from engine.reading_notes import ReadingNote, at_line


@dataclass(frozen=True)
class Added:
    """The result. change: the change for all rows that fit; connections: the number of connections; bad: line
    numbers, with reasons.
    """

    change: Change
    connections: int
    bad: tuple[tuple[int, str], ...]

    def reading_notes(self, name: str) -> Iterator[ReadingNote]:
        """Yield the lines that were omitted when the table of this name was read."""
        for line, why in self.bad:
            yield ReadingNote(name, "left out", why, at_line(line))


def add_table(drawing: Drawing, table: ConnectionTable, keys: Sequence[str]) -> Added:
    """Return the change that adds a table's connections. keys: the meaning of each column, "" = none."""
    rows, bad = list[ConnectionRow](), list[tuple[int, str]]()
    for line, cells in table.rows:
        try:
            rows.append(read_row(line, table.cells(cells, keys)))
        except DrawingError as error:
            bad.append((line, str(error)))
    adding = _Adding(drawing)
    for row in joined(rows):
        bad += adding.put(row)
    return Added(adding.done(), adding.connections, tuple(sorted(bad)))


class _Adding:
    """Adds rows one by one; a row that does not fit changes nothing."""

    def __init__(self, drawing: Drawing) -> None:
        self._draft, self._taken = Draft(drawing, ""), Taken()
        self.connections = 0

    def put(self, row: ConnectionRow) -> Iterable[tuple[int, str]]:
        """Add a row; yield the lines that do not fit, and the reasons."""
        try:
            with self._draft.trying():
                made = _put(self._draft, row, self._taken)
        except DrawingError as error:
            self._taken.keep(self._draft.now)
            if len(row.lines) == 1:
                return [(row.lines[0], str(error))]
            return [each for connection_row in single(row) for each in self.put(connection_row)]
        for device in made:
            self._taken.add(self._draft.now, device)
        self.connections += row.count
        return []

    def done(self) -> Change:
        """Return the change from the drawing to the result with all added rows."""
        self._draft.title = say("Import {0} connections", self.connections)
        change = self._draft.done()
        made = (name for name, (before, _) in change.things.items() if before is None)
        links = [name for name in made if isinstance(self._draft.now[name], IsfcLink)]
        return replace(change, select=tuple(links))


class Taken(dict[str, set[int]]):
    """Device numbers that an LPAR sees, cached from its first row on: `seen` reads the whole drawing."""

    def of(self, drawing: Drawing, lpar: str) -> set[int]:
        """Return the numbers of an LPAR."""
        if lpar not in self:
            self[lpar] = set(seen(drawing, lpar))
        return self[lpar]

    def keep(self, drawing: Drawing) -> None:
        """Forget LPARs that are not in the drawing, since another LPAR may get their ID."""
        for lpar in self.keys() - {lpar.id for lpar in drawing.of(Lpar)}:
            del self[lpar]

    def add(self, drawing: Drawing, device: str) -> None:
        """Add the numbers of a new range for all LPARs that see it."""
        range_ = drawing.get(device, DeviceRange)
        for lpar in viewers(drawing, range_):
            if lpar.id in self:
                self[lpar.id].update(range(range_.number, range_.number + range_.count))


def _put(draft: Draft, row: ConnectionRow, taken: Taken) -> list[str]:
    """Add a row and return the IDs of its two device ranges."""
    connection_end, other = row.ends
    lpars = _lpar(draft, connection_end, other.cuadd), _lpar(draft, other, connection_end.cuadd)
    channels = tuple(
        _channel(draft, end, draft.now.get(lpar, Lpar)) for end, lpar in zip(row.ends, lpars, strict=True)
    )
    _cables(draft, row.ends, channels)
    if link_between(draft.now, *lpars) is None:
        join_in(draft, *lpars)
    link = link_between(draft.now, *lpars)
    assert link is not None
    units = [
        _unit(draft, row.ends[side], (lpars[side], channels[side]), (lpars[1 - side], channels[1 - side]))
        for side in (0, 1)
    ]
    address = _address(draft, units, row)
    known = {lpar: taken.of(draft.now, lpar) for lpar in lpars}
    numbers: dict[str, set[int]] = {}
    made: list[str] = []
    for end, lpar, channel, unit in zip(row.ends, lpars, channels, units, strict=True):
        check_use(draft.now, lpar, channel)
        _check_free(draft.now, lpar, known[lpar], (end.device, row.count))
        made.append(define(draft, lpar, channel, unit, (end.device, row.count, address)))
        numbers[lpar] = set(range(end.device, end.device + row.count))
    devices = (
        tuple(sorted({*have, *numbers[end]})) for end, have in zip(link.ends, link.devices, strict=True)
    )
    draft.set(link.id, devices=tuple(devices))
    return made


def _check_free(drawing: Drawing, lpar: str, taken: set[int], wanted: tuple[int, int]) -> None:
    first, count = wanted
    clash = sorted(taken & set(range(first, first + count)))
    if clash:
        raise DrawingError(
            say("{0} already has a device {1:04X}", words(drawing, drawing[lpar]), clash[0]), lpar
        )


# -- references of a row


def _cec(draft: Draft, name: str) -> str:
    found = next((cec.id for cec in draft.now.of(Cec) if cec.name == name), "")
    return found or draft.add(Cec, name=name).id


def _css(draft: Draft, cec: str, number: int) -> Css:
    mine = (css for css in draft.now.of(Css) if css.cec == cec)
    found = next((css for css in mine if css.number == number), None)
    if found is None:
        made = new_css(draft, cec)
        draft.set(made.id, number=number)
        draft.set(cec, maxdev=free_names.maxdev(draft.now, cec))
        found = draft.now.get(made.id, Css)
    return found


def _lpar(draft: Draft, end: ConnectionEnd, image: int | None) -> str:
    """Return the LPAR of an end; image: the CSS and MIF ID by which the other side's CUADD names it."""
    cec = _cec(draft, end.cec)
    subsystems = {css.id for css in draft.now.of(Css) if css.cec == cec}
    found = next(
        (lpar for lpar in draft.now.of(Lpar) if lpar.name == end.lpar and lpar.css in subsystems), None
    )
    if found is None:
        css = end.css if end.css is not None else (image or 0) >> 4
        own = _css(draft, cec, css)
        mif = image & 15 if image is not None and image >> 4 == css else free_names.mif(draft.now, own.id)
        found = draft.add(Lpar, css=own.id, name=end.lpar, mif=mif, system=end.system or end.lpar)
    if not found.system or (end.system and found.system != end.system):
        if found.system:
            text = say(
                "{0} runs system {1}; the line has {2}", words(draft.now, found), found.system, end.system
            )
            raise DrawingError(text, found.id)
        draft.set(found.id, system=end.system or found.name)
    return found.id


def _channel(draft: Draft, end: ConnectionEnd, lpar: Lpar) -> str:
    own = draft.now.get(lpar.css, Css)
    css = own.number if end.css is None else end.css
    mine = (
        channel for channel in draft.now.of(Channel) if channel.cec == own.cec and channel.chpid == end.chpid
    )
    found = next((channel for channel in mine if css in channel.css), None)
    if found is None:
        pchid = free_names.pchid(draft.now, own.cec) if end.pchid is None else end.pchid
        found = draft.add(Channel, cec=own.cec, chpid=end.chpid, css=(css,), pchid=pchid)
    if end.pchid is not None and found.pchid != end.pchid:
        have = say("none") if found.pchid is None else f"{found.pchid:03X}"
        text = say("{0} has PCHID {1}; the line has {2:03X}", words(draft.now, found), have, end.pchid)
        raise DrawingError(text, found.id)
    return found.id


def _cables(draft: Draft, ends: tuple[ConnectionEnd, ConnectionEnd], channels: tuple[str, ...]) -> None:
    """Plug the channels into their ports, or into each other if the row names no ports."""
    for end, channel in zip(ends, channels, strict=True):
        if end.port is not None:
            _plug(draft, channel, *end.port)
    free = [channel for channel in dict.fromkeys(channels) if not far_of(draft.now, channel)]
    if len(free) == 2:
        join_in(draft, *free)
    elif free:
        raise DrawingError(
            say("{0} has no cable, and the line specifies no port", words(draft.now, draft.now[free[0]]))
        )


def _plug(draft: Draft, channel: str, switch: int, address: int) -> None:
    directors = draft.now.of(Director)
    at = next((director for director in directors if domain(director) == switch), None) or draft.add(
        Director, switch=switch
    )
    mine = (port for port in draft.now.of(Port) if port.director == at.id)
    port = next((port for port in mine if port.address == address), None)
    port = port or draft.add(Port, director=at.id, address=address)
    if port_of(draft.now, channel) == port:
        return
    if far := far_of(draft.now, channel):
        raise DrawingError(
            say(
                "{0} has a cable to {1}; the line has {2:02X}{3:02X}",
                words(draft.now, draft.now[channel]),
                words(draft.now, draft.now[far]),
                switch,
                address,
            ),
            channel,
        )
    join_in(draft, channel, port.id)


def _unit(draft: Draft, end: ConnectionEnd, own: tuple[str, str], far: tuple[str, str]) -> str:
    """Return the control unit of an end, with the number and the CUADD that the row specifies."""
    known = {unit.id for unit in draft.now.of(ControlUnit)}
    name = unit_for(draft, *own, *far)
    unit = draft.now.get(name, ControlUnit)
    if end.unit is not None and unit.number != end.unit:
        name = _numbered(draft, unit, end.unit, name not in known)
    if end.cuadd is not None and unit.cuadd != end.cuadd:
        have = say("none") if unit.cuadd is None else f"{unit.cuadd:02X}"
        target = words(draft.now, draft.now[far[0]])
        raise DrawingError(say("CUADD for {0} is {1}; the line has {2:02X}", target, have, end.cuadd), far[0])
    return name


def _numbered(draft: Draft, unit: ControlUnit, number: int, fresh: bool) -> str:
    """Return a unit of this number with the paths and CUADD of another unit, which may be renumbered to
    become that unit.
    """
    for control_unit in draft.now.of(ControlUnit):
        if control_unit.cec == unit.cec and control_unit.number == number:
            if (control_unit.cuadd, control_unit.paths, control_unit.unit) != (
                unit.cuadd,
                unit.paths,
                unit.unit,
            ):
                raise DrawingError(
                    say("{0} has another path or CUADD", words(draft.now, control_unit)), control_unit.id
                )
            return control_unit.id
    if fresh:
        draft.set(unit.id, number=number)
        return unit.id
    fields = {name: getattr(unit, name) for name in ("cec", "paths", "cuadd")}
    return draft.add(ControlUnit, number=number, units=((0, 16),), **fields).id


def _address(draft: Draft, units: Sequence[str], row: ConnectionRow) -> int:
    if row.address is None:
        return free_names.addresses(draft.now, units, row.count)
    for unit in units:
        taken = set(free_names.used_addresses(draft.now, unit))
        clash = sorted(taken & set(range(row.address, row.address + row.count)))
        if clash:
            text = say(
                "{0} has a device at unit address {1:02X}", words(draft.now, draft.now[unit]), clash[0]
            )
            raise DrawingError(text, unit)
    return row.address
