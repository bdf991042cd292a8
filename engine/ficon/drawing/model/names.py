"""Names of things for people: short, as in the picture and in sentences."""

from __future__ import annotations

from engine.ficon.drawing.model.cabling import Cable, Card, Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, Kept
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.paper import Group, Note, Rule, TitleBlock, Waiver


def called(drawing: Drawing, name: str) -> str:
    """Return the name of a thing by its id: "CHPID 3C of A", "port C0 of director 21"."""
    thing = drawing.find(name)
    return words(drawing, thing) if thing is not None else name


def words(drawing: Drawing, thing: Thing) -> str:
    """Return the name of a thing."""
    match thing:
        case Cec():
            return f"CEC {thing.name}"
        case Css():
            return f"CSS {thing.number} of {called(drawing, thing.cec)}"
        case Lpar():
            return f"LPAR {thing.name}" if thing.name != "*" else f"reserved LPAR with MIF {thing.mif or '?'}"
        case Card():
            return f"card {thing.slot} of {called(drawing, thing.cec)}"
        case Channel():
            return f"CHPID {thing.chpid:02X} of {called(drawing, thing.cec)}"
        case Director():
            return f"director {thing.name or format(thing.switch, '02X')}"
        case Port():
            return f"port {thing.address:02X} of {called(drawing, thing.director)}"
        case Cable() | IsfcLink():
            noun = "cable" if isinstance(thing, Cable) else "ISFC link"
            return f"{noun} between {called(drawing, thing.ends[0])} and {called(drawing, thing.ends[1])}"
        case ControlUnit():
            return f"control unit {thing.number:04X} of {called(drawing, thing.cec)}"
        case DeviceRange():
            return f"{numbers(thing)} of {called(drawing, thing.control_units[0])}"
        case Cluster():
            return f"SSI cluster {thing.name}"
        case Group():
            return f"group {thing.name}" if thing.name else "group"
        case Note():
            return f'note "{thing.text[:20]}"'
        case Waiver():
            return f"waiver of {thing.of}"
        case Rule():
            return f"severity of {thing.of}"
        case TitleBlock():
            return "title block"
        case Kept():
            return f"kept cards of {called(drawing, thing.cec)}"
    return thing.id


def numbers(device: DeviceRange) -> str:
    """Return "device D000" or "devices D000-D003"."""
    if device.count == 1:
        return f"device {device.number:04X}"
    return f"devices {device.number:04X}-{device.number + device.count - 1:04X}"
