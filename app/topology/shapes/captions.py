"""Texts on the elements of a picture."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.ficon.drawing.meaning.device_paths import behind, device_paths
from engine.ficon.drawing.meaning.storages import count, paths_into
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
from engine.ficon.drawing.model.paper import PaperGroup
from engine.ficon.iocp.rules.profile import MACHINES
from engine.language import numeral
from engine.naming import cec_named
from engine.scenario.derived.generations import GENERATIONS

tr = QCoreApplication.translate
DOT = " · "
MAX_UNITS = 6  # control units that refer to a port


def caption(drawing: Drawing, thing: Thing) -> tuple[str, tuple[str, ...]]:
    """Return the title of an element and the lines below it."""
    match thing:
        case Lpar():
            return lpar(drawing, thing)
        case Channel():
            return channel(drawing, thing)
        case Cec():
            return cec_named(thing.name), filled(machine(thing))
        case Css():
            return tr("Canvas", "CSS {number}").format(number=thing.number), ()
        case ChannelCard():
            return tr("Canvas", "Card {slot}").format(slot=thing.slot), (GENERATIONS[thing.generation].title,)
        case Director():
            number = tr("Canvas", "Director {number}").format(number=f"{thing.switch:02X}")
            return number, filled(thing.name)
        case Port():
            units = [drawing.get(id_, ControlUnit) for id_ in behind(drawing).get(thing.id, ())]
            kinds = ", ".join(dict.fromkeys(unit.unit for unit in units))
            numbers = " ".join(f"{unit.number:04X}" for unit in units[:MAX_UNITS])
            rest = f" +{len(units) - MAX_UNITS}" if len(units) > MAX_UNITS else ""
            zones = tr("Canvas", "zone {names}").format(names=", ".join(thing.zones))
            return f"{thing.address:02X}", filled(
                zones if thing.zones else "", f"{kinds}: {numbers}{rest}" if units else ""
            )
        case Storage():
            return thing.name, storage(drawing, thing)
        case ControlUnit():
            image = "" if thing.cuadd is None else f" CUADD {thing.cuadd:02X}"
            paths = device_paths(drawing).get(thing.id, ())
            ways = len({(path.channel, path.link) for path in paths if not path.fault})
            counted = tr("Canvas", "1 path") if ways == 1 else tr("Canvas", "{n} paths").format(n=ways)
            kind = thing.unit if thing.unit != "FCTC" else ""
            return f"{thing.number:04X}{image}", filled(kind, counted if paths else "")
        case DeviceRange():
            return devices(thing), ()
        case IsfcLink():
            return link(drawing, thing), (connections(thing),)
        case Cluster():
            members = sum(1 for slot in thing.slots if slot)
            return tr("Canvas", "SSI {name}").format(name=thing.name) + DOT + members_of(members), ()
        case PaperGroup():
            return thing.name or tr("Canvas", "Group"), ()
    return "", ()


def storage(drawing: Drawing, thing: Storage) -> tuple[str, ...]:
    """Return two lines: "2107, disks", and the number of control units and of all their open paths."""
    held = {"disk": tr("Canvas", "disks"), "tape": tr("Canvas", "tapes"), "fcp": tr("Canvas", "FCP targets")}
    inside = paths_into(drawing)[thing.id]
    ways = sum(map(count, inside.values()))
    units = tr("Canvas", "1 control unit") if len(inside) == 1 else tr("Canvas", "{n} control units")
    units = units.format(n=len(inside)) if thing.holds != "fcp" and inside else ""
    counted = tr("Canvas", "1 path") if ways == 1 else tr("Canvas", "{n} paths").format(n=ways)
    return thing.unit + DOT + held[thing.holds], DOT.join(filled(units, counted if inside else ""))


def machine(thing: Cec) -> str:
    """Return the type of a CEC, with its generation name if known."""
    known = MACHINES.get(thing.machine.partition(",")[0])
    return f"{thing.machine}{DOT}{known.title}" if known else thing.machine


def filled(*texts: str) -> tuple[str, ...]:
    """Return the nonempty lines."""
    return tuple(text for text in texts if text)


def lpar(drawing: Drawing, thing: Lpar) -> tuple[str, tuple[str, ...]]:
    """Return a caption: "LPAR1", with its system, MIF ID and cluster slots below."""
    name = thing.name if thing.name != "*" else tr("Canvas", "reserved")
    system = tr("Canvas", "z/VM system {name}").format(name=thing.system) if thing.system else ""
    if thing.system and thing.release:
        system = f"z/VM {thing.release}{DOT}{thing.system}"
    mif = tr("Canvas", "MIF {mif}").format(mif="?" if thing.mif is None else f"{thing.mif:X}")
    slots = [
        tr("Canvas", "SSI slot {slot}").format(slot=user.slots.index(thing.id) + 1)
        for user in drawing.users(thing.id)
        if isinstance(user, Cluster)
    ]
    return name, filled(system, DOT.join([mif, *slots]))


def channel(drawing: Drawing, thing: Channel) -> tuple[str, tuple[str, ...]]:
    """Return a caption: "CHPID 3C", with its generation and use below."""
    number = tr("Canvas", "CHPID {number}").format(number=f"{thing.chpid:02X}")
    card = drawing.find(thing.card or "")
    generation = card.generation if isinstance(card, ChannelCard) else thing.generation
    kind = GENERATIONS[generation].title.removeprefix("FICON ") if thing.type == "FC" else thing.type
    if len(thing.css) > 1:
        use = tr("Canvas", "spanned")
    elif thing.shared:
        use = tr("Canvas", "shared")
    else:
        use = tr("Canvas", "not shared")
    return number, (kind + DOT + use,)


def devices(thing: DeviceRange) -> str:
    """Return D000, D000-D003, or 1000-10FF x256."""
    if thing.count == 1:
        return f"{thing.number:04X}"
    return f"{thing.number:04X}-{thing.number + thing.count - 1:04X} x{thing.count}"


def link(drawing: Drawing, thing: IsfcLink) -> str:
    """Return "ZVMP1–ZVMP4 · 16": the LPARs of a link, and its number of connections."""
    names = (_partition(drawing, end) for end in thing.ends)
    return "–".join(names) + DOT + str(max(len(side) for side in thing.devices))


def _partition(drawing: Drawing, name: str) -> str:
    thing = drawing.find(name)
    return (thing.name if thing.name != "*" else tr("Canvas", "reserved")) if isinstance(thing, Lpar) else ""


def connections(thing: IsfcLink) -> str:
    """Return "16 connections"."""
    count = max(len(side) for side in thing.devices)
    named = tr("Canvas", "1 connection") if count == 1 else tr("Canvas", "{n} connections").format(n=count)
    return named if count else tr("Canvas", "no connections")


def members_of(count: int) -> str:
    """Return "1 member" or "2 members"."""
    return tr("Canvas", "1 member") if count == 1 else tr("Canvas", "{n} members").format(n=count)


def kilometres(thing: Cable) -> str:
    """Return the length of a cable for its label, or "" if the length is not given."""
    return tr("Canvas", "{km} km").format(km=numeral(thing.km, "g")) if thing.km else ""


def cable_label(thing: Cable) -> str:
    """Return the label of an inter-switch link, such as 2 x 8 Gbit/s, 10 km."""
    rate = tr("Canvas", "{gbit} Gbit/s").format(gbit=thing.gbit) if thing.gbit else ""
    several = tr("Canvas", "{n} links").format(n=thing.links) if thing.links > 1 else ""
    if rate and several:
        rate, several = f"{thing.links} \u00d7 {rate}", ""
    return DOT.join(filled(rate or several, kilometres(thing)))
