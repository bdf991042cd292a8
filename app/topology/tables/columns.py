"""Columns of the tables: the value that each shows for an element, and the field that typing into it
changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.ficon.drawing.meaning.addresses import far_of, image
from engine.ficon.drawing.meaning.device_paths import device_paths
from engine.ficon.drawing.meaning.storages import cables_of, count, paths_into
from engine.ficon.drawing.meaning.visibility import lpars_of, viewers
from engine.ficon.drawing.model.cabling import (
    Cable,
    Cec,
    Channel,
    ChannelCard,
    Css,
    Director,
    Lpar,
    Port,
    Storage,
)
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.names import called
from engine.scenario.derived.generations import GENERATIONS

_tr = partial(QCoreApplication.translate, "TopologyTables")


class SheetColumn(NamedTuple):
    """field: changed by typing, or "" for a read-only column; digits: those of a hexadecimal number, or 0
    for other values.
    """

    title: str
    show: Callable[[Drawing, Any], object]
    field: str = ""
    digits: int = 0


class ElementTable(NamedTuple):
    """A table of all elements of a kind."""

    kind: type[Thing]
    title: str
    columns: tuple[SheetColumn, ...]


def sheets() -> tuple[ElementTable, ...]:
    """Return all tables in layer order."""
    return (*_cabling(), *_definitions(), *_isfc())


def _own(title: str, field: str, digits: int = 0) -> SheetColumn:
    """Return a column that shows a field unchanged."""
    return SheetColumn(title, lambda drawing, thing: getattr(thing, field), field, digits)


def _names(drawing: Drawing, ids: Iterable[str | None]) -> str:
    """Return the names of LPARs without the word LPAR."""
    things = (drawing.find(id_) if id_ else None for id_ in ids)
    return ", ".join(thing.name if isinstance(thing, Lpar) else "–" for thing in things)


def _cec(drawing: Drawing, thing: Any) -> str:
    cec = drawing.find(thing.cec)
    return cec.name if isinstance(cec, Cec) else ""


def _css_of(drawing: Drawing, lpar: Lpar) -> Css:
    return drawing.get(lpar.css, Css)


def _far(drawing: Drawing, thing: Any) -> str:
    far = far_of(drawing, thing.id)
    return called(drawing, far) if far else ""


def _used(drawing: Drawing, channel: Channel) -> str:
    return _names(drawing, [lpar.id for lpar in lpars_of(drawing, channel)])


def _speed(drawing: Drawing, thing: Any) -> str:
    return f"{GENERATIONS[thing.generation].title}, {GENERATIONS[thing.generation].gbit} Gb/s"


def _paths(drawing: Drawing, unit: ControlUnit) -> str:
    channels = ((path.css, drawing.get(path.channel, Channel).chpid, path.link) for path in unit.paths)
    return ", ".join(f"{css}.{chpid:02X}" + (f" → {link}" if link else "") for css, chpid, link in channels)


def _open_paths(drawing: Drawing, unit: ControlUnit) -> object:
    """Return the number of open paths of disks and tapes, or "" for other units."""
    paths = device_paths(drawing).get(unit.id)
    return "" if paths is None else len({(path.channel, path.link) for path in paths if not path.fault})


def _holds(box: Storage) -> str:
    return {"disk": _tr("disks"), "tape": _tr("tapes"), "fcp": _tr("FCP targets")}[box.holds]


def _fronts(drawing: Drawing, box: Storage) -> str:
    return ", ".join(called(drawing, far.id) for _, far in cables_of(drawing, box.id))


def _inside(drawing: Drawing, box: Storage) -> str:
    units = (drawing[name] for name in paths_into(drawing)[box.id])
    return " ".join(f"{unit.number:04X}" for unit in units if isinstance(unit, ControlUnit))


def _ways(drawing: Drawing, box: Storage) -> int:
    return sum(map(count, paths_into(drawing)[box.id].values()))


def _ranges(drawing: Drawing, unit: ControlUnit) -> str:
    return ", ".join(f"{first:02X} × {count}" for first, count in unit.units)


def _units(drawing: Drawing, device: DeviceRange) -> str:
    units = (drawing.get(control_unit, ControlUnit) for control_unit in device.control_units)
    return ", ".join(f"{unit.number:04X}" for unit in units)


def _lists(side: int) -> Callable[[Drawing, IsfcLink], str]:
    return lambda drawing, link: " ".join(f"{device:04X}" for device in link.devices[side])


def _image(drawing: Drawing, lpar: Lpar) -> str:
    number = image(drawing, lpar)
    return "" if number is None else f"{number:02X}"


def _cabling() -> tuple[ElementTable, ...]:
    where = SheetColumn(_tr("CEC"), _cec)
    return (
        ElementTable(Cec, _tr("CECs"), (_own(_tr("Name"), "name"), _own(_tr("Machine type"), "machine"))),
        ElementTable(
            Lpar,
            _tr("LPARs"),
            (
                _own(_tr("Name"), "name"),
                SheetColumn(_tr("CEC"), lambda drawing, item: _cec(drawing, _css_of(drawing, item))),
                SheetColumn(_tr("CSS"), lambda drawing, item: _css_of(drawing, item).number),
                _own(_tr("MIF ID"), "mif", 1),
                SheetColumn(_tr("CUADD that refers to it"), _image),
                _own(_tr("z/VM system"), "system"),
                _own(_tr("Processors"), "processors"),
                _own(_tr("Memory, GB"), "memory_gb"),
                _own(_tr("z/VM release"), "release"),
            ),
        ),
        ElementTable(
            ChannelCard,
            _tr("Cards"),
            (_own(_tr("Slot"), "slot"), where, SheetColumn(_tr("Generation"), _speed)),
        ),
        ElementTable(
            Channel,
            _tr("Channels"),
            (
                _own(_tr("CHPID"), "chpid", 2),
                where,
                SheetColumn(_tr("CSS"), lambda drawing, item: ", ".join(map(str, item.css))),
                _own(_tr("Type"), "type"),
                SheetColumn(_tr("Generation"), _speed),
                SheetColumn(_tr("LPARs"), _used),
                SheetColumn(_tr("Shared"), lambda drawing, item: _tr("yes") if item.shared else _tr("no")),
                _own(_tr("Switch"), "switch", 2),
                SheetColumn(_tr("Cable to"), _far),
                _own(_tr("PCHID"), "pchid", 3),
            ),
        ),
        ElementTable(
            Director,
            _tr("Directors"),
            (
                _own(_tr("Switch"), "switch", 2),
                _own(_tr("Domain"), "domain", 2),
                _own(_tr("Name"), "name"),
            ),
        ),
        ElementTable(
            Port,
            _tr("Ports"),
            (
                _own(_tr("Port"), "address", 2),
                SheetColumn(_tr("Director"), lambda drawing, item: called(drawing, item.director)),
                SheetColumn(_tr("Cable to"), _far),
                SheetColumn(_tr("Blocked"), lambda drawing, item: _tr("yes") if item.blocked else _tr("no")),
                SheetColumn(_tr("Zones"), lambda drawing, item: " ".join(item.zones), "zones"),
            ),
        ),
        ElementTable(
            Storage,
            _tr("Storage units"),
            (
                _own(_tr("Name"), "name"),
                SheetColumn(_tr("Holds"), lambda drawing, item: _holds(item)),
                _own(_tr("Unit"), "unit"),
                _own(_tr("Serial number"), "serial"),
                SheetColumn(_tr("Cables to"), _fronts),
                SheetColumn(_tr("Control units"), _inside),
                SheetColumn(_tr("Paths"), _ways),
            ),
        ),
        ElementTable(
            Cable,
            _tr("Cables"),
            (
                SheetColumn(_tr("From"), lambda drawing, item: called(drawing, item.ends[0])),
                SheetColumn(_tr("To"), lambda drawing, item: called(drawing, item.ends[1])),
                _own(_tr("Length, km"), "km"),
                _own(_tr("Buffer credits"), "credits"),
                _own(_tr("Note"), "note"),
                _own(_tr("Gbit/s"), "gbit"),
                _own(_tr("Links"), "links"),
            ),
        ),
    )


def _definitions() -> tuple[ElementTable, ...]:
    return (
        ElementTable(
            ControlUnit,
            _tr("Control units"),
            (
                _own(_tr("Number"), "number", 4),
                SheetColumn(_tr("CEC"), _cec),
                _own(_tr("Unit"), "unit"),
                SheetColumn(_tr("Channels and LINKs"), _paths),
                _own(_tr("CUADD"), "cuadd", 2),
                SheetColumn(_tr("Unit addresses"), _ranges),
                _own(_tr("Description"), "description"),
                SheetColumn(_tr("Paths"), _open_paths),
            ),
        ),
        ElementTable(
            DeviceRange,
            _tr("Devices"),
            (
                _own(_tr("Number"), "number", 4),
                _own(_tr("Count"), "count"),
                _own(_tr("Unit"), "unit"),
                SheetColumn(_tr("Control units"), _units),
                SheetColumn(
                    _tr("Unit address"), lambda drawing, item: f"{item.first_address:02X}", "address"
                ),
                SheetColumn(
                    _tr("LPARs"),
                    lambda drawing, item: _names(drawing, [v.id for v in viewers(drawing, item)]),
                ),
            ),
        ),
    )


def _isfc() -> tuple[ElementTable, ...]:
    return (
        ElementTable(
            IsfcLink,
            _tr("ISFC links"),
            (
                SheetColumn(_tr("First"), lambda drawing, item: _names(drawing, item.ends[:1])),
                SheetColumn(_tr("Second"), lambda drawing, item: _names(drawing, item.ends[1:])),
                SheetColumn(_tr("Connections"), lambda drawing, item: max(map(len, item.devices))),
                SheetColumn(_tr("Devices of the first system"), _lists(0)),
                SheetColumn(_tr("Devices of the second system"), _lists(1)),
            ),
        ),
        ElementTable(
            Cluster,
            _tr("SSI clusters"),
            (
                _own(_tr("Name"), "name"),
                SheetColumn(_tr("Members by slot"), lambda drawing, item: _names(drawing, item.slots)),
                _own(_tr("PDR volume"), "volume"),
            ),
        ),
    )
