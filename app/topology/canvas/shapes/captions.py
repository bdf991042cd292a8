"""The text on the things of a picture."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.ficon.drawing.model.cabling import Card, Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.paper import Group
from engine.scenario.derived.generations import GENERATIONS

tr = QCoreApplication.translate
DOT = " · "


def caption(drawing: Drawing, thing: Thing) -> tuple[str, tuple[str, ...]]:
    """Return the title of a thing and the lines below it."""
    match thing:
        case Lpar():
            return lpar(drawing, thing)
        case Channel():
            return channel(drawing, thing)
        case Cec():
            return tr("Canvas", "CEC {name}").format(name=thing.name), filled(thing.machine)
        case Css():
            return tr("Canvas", "CSS {number}").format(number=thing.number), ()
        case Card():
            return tr("Canvas", "Card {slot}").format(slot=thing.slot), (GENERATIONS[thing.generation].title,)
        case Director():
            number = tr("Canvas", "Director {number}").format(number=f"{thing.switch:02X}")
            return number, filled(thing.name)
        case Port():
            return f"{thing.address:02X}", ()
        case ControlUnit():
            image = "" if thing.cuadd is None else f" → {thing.cuadd:02X}"
            return f"{thing.number:04X}{image}", filled(thing.unit if thing.unit != "FCTC" else "")
        case DeviceRange():
            return devices(thing), ()
        case IsfcLink():
            return link(thing), ()
        case Cluster():
            members = sum(1 for slot in thing.slots if slot)
            return tr("Canvas", "SSI {name}").format(name=thing.name) + DOT + members_of(members), ()
        case Group():
            return thing.name or tr("Canvas", "Group"), ()
    return "", ()


def filled(*texts: str) -> tuple[str, ...]:
    """Return the lines that are not empty."""
    return tuple(text for text in texts if text)


def lpar(drawing: Drawing, thing: Lpar) -> tuple[str, tuple[str, ...]]:
    """LPAR1; its system, MIF id and slots of clusters."""
    name = thing.name if thing.name != "*" else tr("Canvas", "reserved")
    system = tr("Canvas", "z/VM system {name}").format(name=thing.system) if thing.system else ""
    mif = tr("Canvas", "MIF {mif}").format(mif="?" if thing.mif is None else f"{thing.mif:X}")
    slots = [
        tr("Canvas", "SSI slot {slot}").format(slot=user.slots.index(thing.id) + 1)
        for user in drawing.users(thing.id)
        if isinstance(user, Cluster)
    ]
    return name, filled(system, DOT.join([mif, *slots]))


def channel(drawing: Drawing, thing: Channel) -> tuple[str, tuple[str, ...]]:
    """CHPID 3C; its generation and use."""
    number = tr("Canvas", "CHPID {number}").format(number=f"{thing.chpid:02X}")
    card = drawing.find(thing.card or "")
    generation = card.generation if isinstance(card, Card) else thing.generation
    kind = GENERATIONS[generation].title.removeprefix("FICON ") if thing.type == "FC" else thing.type
    if len(thing.css) > 1:
        use = tr("Canvas", "spanned")
    elif thing.shared:
        use = tr("Canvas", "shared")
    else:
        use = tr("Canvas", "not shared")
    return number, (kind + DOT + use,)


def devices(thing: DeviceRange) -> str:
    """D000, D000-D003, or 1000-10FF x256."""
    if thing.count == 1:
        return f"{thing.number:04X}"
    return f"{thing.number:04X}-{thing.number + thing.count - 1:04X} x{thing.count}"


def link(thing: IsfcLink) -> str:
    """ISFC link, 16 connections."""
    count = max(len(side) for side in thing.devices)
    named = tr("Canvas", "1 connection") if count == 1 else tr("Canvas", "{n} connections").format(n=count)
    named = named if count else tr("Canvas", "no connections")
    return tr("Canvas", "ISFC link") + DOT + named


def members_of(count: int) -> str:
    """Return "1 member", "2 members"."""
    return tr("Canvas", "1 member") if count == 1 else tr("Canvas", "{n} members").format(n=count)
