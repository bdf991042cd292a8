"""Names of elements for people: short, as used in the picture and in sentences."""

from __future__ import annotations

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
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote, SeverityRule, TitleBlock, Waiver
from engine.ficon.iocp.deck.definitions import devices_named
from engine.language import say
from engine.naming import cec_named, director_named, lpar_named


def called(drawing: Drawing, name: str) -> str:
    """Return the name of the element with an id: "CHPID 3C of A", "port C0 of director 21"."""
    thing = drawing.find(name)
    return words(drawing, thing) if thing is not None else name


def words(drawing: Drawing, thing: Thing) -> str:
    """Return the name of an element, with the name of its container or of its two ends."""
    match thing:
        case Cable() | IsfcLink():
            between = (
                "cable between {0} and {1}" if isinstance(thing, Cable) else "ISFC link between {0} and {1}"
            )
            return say(between, called(drawing, thing.ends[0]), called(drawing, thing.ends[1]))
        case Css() | ChannelCard() | Channel() | ControlUnit() | KeptCards():
            return say("{0} of {1}", short(thing), called(drawing, thing.cec))
        case Port():
            return say("{0} of {1}", short(thing), called(drawing, thing.director))
        case DeviceRange():
            return say("{0} of {1}", short(thing), called(drawing, thing.control_units[0]))
    return short(thing)


def short(thing: Thing) -> str:
    """Return the name of an element without the name of its container: "CHPID 3C", "port C0", "cable"."""
    match thing:
        case Cec():
            return cec_named(thing.name)
        case Css():
            return f"CSS {thing.number}"
        case Lpar():
            if thing.name == "*":
                return say("reserved LPAR with MIF {0}", thing.mif or "?")
            return lpar_named(thing.name)
        case ChannelCard():
            return say("card {0}", thing.slot)
        case Channel():
            return f"CHPID {thing.chpid:02X}"
        case Director():
            return director_named(thing.name or format(thing.switch, "02X"))
        case Port():
            return say("port {0:02X}", thing.address)
        case Storage():
            return say("storage unit {0}", thing.name)
        case Cable():
            return say("cable")
        case ControlUnit():
            return say("control unit {0:04X}", thing.number)
        case DeviceRange():
            return numbers(thing)
        case Cluster():
            return say("SSI cluster {0}", thing.name)
        case PaperGroup():
            return say("group {0}", thing.name) if thing.name else say("group")
        case PaperNote():
            text = thing.text[:20]
            return say('note "{0}"', text) if thing.look == "paper" else say('label "{0}"', text)
        case Waiver():
            return say("waiver of {0}", thing.of)
        case SeverityRule():
            return say("severity of {0}", thing.of)
        case TitleBlock():
            return say("title block")
        case KeptCards():
            return say("kept cards")
        case IsfcLink():
            return say("ISFC link")
    return thing.id


def numbers(device: DeviceRange) -> str:
    """Return "device D000" or "devices D000-D003"."""
    return devices_named(device.number, device.count)
