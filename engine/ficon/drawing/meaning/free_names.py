"""Names and numbers that are not yet in use."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable
from itertools import chain, count

from engine.ficon.drawing.meaning.visibility import seen
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Director, Lpar, Port, Storage
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.language import say
from engine.naming import cec_named

FIRST_CHPID, FIRST_SWITCH, FIRST_PORT = 0x40, 0x21, 0xC0
FIRST_UNIT, FIRST_DEVICE = 0x4000, 0xD000
FIRST_PCHID, SLOT_PCHIDS = 0x100, 0x10
MAX_DEVICES = 65280  # of a channel subsystem. Source: IBM, IOCP User's Guide, MAXDEV


def first(taken: Container[int], start: int, end: int, step: int = 1, what: str = "") -> int:
    """Return the first free number from `start` on; if there is none, the first free number from 0 on."""
    for number in chain(range(start, end, step), range(0, start, step)):
        if number not in taken:
            return number
    raise DrawingError(say("No {0} are free", what or say("numbers")))


def cec_name(drawing: Drawing) -> str:
    """Return a free CEC name: A, B ... Z, then CEC27 and so on."""
    taken = {cec.name for cec in drawing.of(Cec)}
    letters = (chr(ord("A") + place) for place in range(26))
    return next((letter for letter in letters if letter not in taken), f"CEC{len(taken) + 1}")


def lpar_name(drawing: Drawing) -> str:
    """Return a free LPAR name: LPAR1, LPAR2 ..."""
    taken = {lpar.name for lpar in drawing.of(Lpar)} | {lpar.system for lpar in drawing.of(Lpar)}
    return next(name for number in count(1) if (name := f"LPAR{number}") not in taken)


def mif(drawing: Drawing, css: str) -> int | None:
    """Return a free MIF ID in a channel subsystem; None if all fifteen are in use."""
    taken = {lpar.mif for lpar in drawing.of(Lpar) if lpar.css == css}
    return next((number for number in range(1, 16) if number not in taken), None)


def css_number(drawing: Drawing, cec: str) -> int:
    """Return a free number for a channel subsystem of a CEC."""
    taken = {css.number for css in drawing.of(Css) if css.cec == cec}
    return first(taken, 0, 6, what=say("channel subsystems in {0}", cec_named(drawing.get(cec, Cec).name)))


def chpid(drawing: Drawing, cec: str) -> int:
    """Return a free CHPID in a CEC, after the highest one in use."""
    taken = {channel.chpid for channel in drawing.of(Channel) if channel.cec == cec}
    return first(taken, max(taken, default=FIRST_CHPID - 1) + 1, 256, what=say("CHPIDs"))


def pchid(drawing: Drawing, cec: str, slot: int = 1) -> int:
    """Return a free PCHID in a CEC, by the slot of the card; the numbering is specific to drawings."""
    taken = {
        channel.pchid for channel in drawing.of(Channel) if channel.cec == cec and channel.pchid is not None
    }
    return first(taken, FIRST_PCHID + SLOT_PCHIDS * (slot - 1), 0x1000, what=say("PCHIDs"))


def maxdev(drawing: Drawing, cec: str) -> str:
    """Return the MAXDEV for the channel subsystems of a CEC: the maximum number of devices."""
    numbers = sorted(css.number for css in drawing.of(Css) if css.cec == cec)
    return f"({','.join(f'(CSS({number}),{MAX_DEVICES})' for number in numbers)})"


def switch(drawing: Drawing) -> int:
    """Return a free switch ID for a director."""
    return first(
        {director.switch for director in drawing.of(Director)}, FIRST_SWITCH, 256, what=say("switch IDs")
    )


def port(drawing: Drawing, director: str) -> int:
    """Return a free port of a director."""
    taken = {port.address for port in drawing.of(Port) if port.director == director}
    return first(taken, FIRST_PORT, 0xFE, what=say("ports"))


def storage_name(drawing: Drawing, holds: str) -> str:
    """Return a free name for a storage unit, by its contents: DISK1, DISK2 ..."""
    taken = {storage.name for storage in drawing.of(Storage)}
    return next(name for number in count(1) if (name := f"{holds.upper()}{number}") not in taken)


def unit_number(drawing: Drawing, cec: str, start: int = FIRST_UNIT) -> int:
    """Return a free control unit number in a CEC."""
    taken = {unit.number for unit in drawing.of(ControlUnit) if unit.cec == cec}
    return first(taken, start, 0x10000, what=say("control unit numbers"))


def device_number(drawing: Drawing, lpars: Iterable[str], length: int, start: int = FIRST_DEVICE) -> int:
    """Return the first of `length` consecutive device numbers free for these LPARs; in steps of sixteen."""
    return row_of({number for lpar in lpars for number in seen(drawing, lpar)}, length, start)


def row_of(taken: Collection[int], length: int, start: int = FIRST_DEVICE) -> int:
    """Return the first of `length` consecutive free device numbers; by sixteens. Raises DrawingError."""
    taken = frozenset(taken)
    for begin in chain(range(start, 0x10000 - length + 1, 16), range(0, start, 16)):
        if taken.isdisjoint(range(begin, begin + length)):
            return begin
    raise DrawingError(say("There is no free range of {0} {0:device number|device numbers}", length))


def addresses(drawing: Drawing, units: Iterable[str], length: int) -> int:
    """Return the first of `length` consecutive unit addresses that are free in all these control units."""
    taken = {address for unit in units for address in used_addresses(drawing, unit)}
    for begin in range(257 - length):
        if taken.isdisjoint(range(begin, begin + length)):
            return begin
    raise DrawingError(say("The control unit has no {0} consecutive unit addresses left", length))


def used_addresses(drawing: Drawing, unit: str) -> Iterable[int]:
    """Yield the unit addresses used by devices of a control unit."""
    for device in drawing.children(unit):
        if isinstance(device, DeviceRange):
            begin = device.first_address
            yield from range(begin, begin + device.count)
