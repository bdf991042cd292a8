"""New elements: placed where they belong, with free names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from engine.ficon.drawing.changes import join
from engine.ficon.drawing.changes.define_storage import CONTENTS, define_in
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.new_cards import add_card, usual
from engine.ficon.drawing.meaning.storages import paths_into
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Director, Lpar, Port, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError, Place
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.drawing.model.names import words
from engine.ficon.drawing.model.paper import PaperNote
from engine.language import later, say
from engine.scenario.derived.generations import GENERATIONS

T = TypeVar("T", bound=Thing)
Spot = Place | None
ADDRESSES = 16  # unit addresses of a new control unit
DEVICES = 4  # of a new range. Source: four connections fill a channel


def make(drawing: Drawing, key: str, place: Spot = None, inside: str = "") -> Change:
    """Return a new element from the palette; `inside` is its target. Raises DrawingError with the reason."""
    if key not in _MAKERS:
        raise DrawingError(say('"{0}": expected one of {1}', key[:40], ", ".join(_MAKERS)))
    draft = Draft(drawing, say("Add {0}", say(_TITLES[key])))
    return draft.done([_MAKERS[key](draft, place, inside)])


def refusal(drawing: Drawing, key: str, inside: str = "") -> str:
    """Return why an element of the palette does not fit there; "" if it fits."""
    try:
        make(drawing, key, None, inside)
    except DrawingError as error:
        return str(error)
    return ""


def _around(drawing: Drawing, inside: str, kind: type[T]) -> T | None:
    """Return `inside` or the container of this kind around it."""
    while inside:
        thing = drawing.find(inside)
        if thing is None or isinstance(thing, kind):
            return thing
        inside = parent(thing)
    return None


def _holder(drawing: Drawing, inside: str, kind: type[T], noun: str) -> T:
    """Return the intended container: the container around the place, or the only container in the drawing."""
    found = _around(drawing, inside, kind)
    if found is None and not inside and len(every := drawing.of(kind)) == 1:
        found = every[0]
    if found is None:
        raise DrawingError(say("Place it in a {0}", say(noun)))
    return found


def _cec(draft: Draft, place: Spot, inside: str) -> str:
    cec = draft.add(Cec, place, name=free_names.cec_name(draft.now))
    new_css(draft, cec.id)
    return cec.id


def _css(draft: Draft, place: Spot, inside: str) -> str:
    cec = _holder(draft.now, inside, Cec, later("CEC"))
    return new_css(draft, cec.id, place).id


def new_css(draft: Draft, cec: str, place: Spot = None) -> Css:
    """Add a channel subsystem, and extend MAXDEV accordingly."""
    made = draft.add(Css, place, cec=cec, number=free_names.css_number(draft.now, cec))
    draft.set(cec, maxdev=free_names.maxdev(draft.now, cec))
    return made


def _lpar(draft: Draft, place: Spot, inside: str) -> str:
    css = _around(draft.now, inside, Css) or _first_css(draft, _holder(draft.now, inside, Cec, later("CEC")))
    number = free_names.mif(draft.now, css.id)
    if number is None:
        raise DrawingError(say("{0} already has the maximum of 15 LPARs", words(draft.now, css)), css.id)
    name = free_names.lpar_name(draft.now)
    return draft.add(Lpar, place, css=css.id, name=name, mif=number, system=name).id


def _first_css(draft: Draft, cec: Cec) -> Css:
    inside = [child for child in draft.now.children(cec.id) if isinstance(child, Css)]
    return min(inside, key=lambda css: css.number) if inside else new_css(draft, cec.id)


def _card(draft: Draft, place: Spot, inside: str) -> str:
    cec = _holder(draft.now, inside, Cec, later("CEC"))
    taken = {card.slot for card in draft.now.of(ChannelCard) if card.cec == cec.id}
    slot = free_names.first(taken, 1, 41, what=say("slots"))
    return add_card(draft, cec.id, slot, place).id


def _channel(draft: Draft, place: Spot, inside: str) -> str:
    card = _around(draft.now, inside, ChannelCard)
    cec = draft.now.get(card.cec, Cec) if card else _holder(draft.now, inside, Cec, later("CEC or on a card"))
    if card is not None:
        check_room(draft.now, card)
    css = _around(draft.now, inside, Css) or _first_css(draft, cec)
    number = free_names.chpid(draft.now, cec.id)
    more: dict[str, Any] = {"generation": usual(draft.now, cec.id)}
    more |= {"card": card.id, "generation": card.generation} if card else {}
    pchid = free_names.pchid(draft.now, cec.id, card.slot if card else 1)
    return draft.add(Channel, place, cec=cec.id, chpid=number, css=(css.number,), pchid=pchid, **more).id


def check_room(drawing: Drawing, card: ChannelCard) -> None:
    """Raise DrawingError if a card already has the maximum number of channels for its generation."""
    generation = GENERATIONS[card.generation]
    if sum(channel.card == card.id for channel in drawing.of(Channel)) >= generation.channels:
        text = say(
            "{0} ({1}) has {2} channels, all in use",
            words(drawing, card),
            generation.title,
            generation.channels,
        )
        raise DrawingError(text[0].upper() + text[1:], card.id)


def _director(draft: Draft, place: Spot, inside: str) -> str:
    return draft.add(Director, place, switch=free_names.switch(draft.now)).id


def _port(draft: Draft, place: Spot, inside: str) -> str:
    director = _holder(draft.now, inside, Director, later("director"))
    return draft.add(Port, place, director=director.id, address=free_names.port(draft.now, director.id)).id


def _storage(draft: Draft, place: Spot, inside: str) -> str:
    return draft.add(Storage, place, name=free_names.storage_name(draft.now, "disk")).id


def _cable(draft: Draft, place: Spot, inside: str) -> str:
    channel = _around(draft.now, inside, Channel)
    directors = draft.now.of(Director)
    if channel is None or len(directors) != 1:
        raise DrawingError(say("A cable has two ends: draw it from a channel to a port or to a director"))
    join.join_in(draft, channel.id, directors[0].id)
    return channel.id


def _unit(draft: Draft, place: Spot, inside: str) -> str:
    storage = _around(draft.now, inside, Storage)
    if storage is not None:
        return define_in(draft, storage)[0]
    channel = _holder(draft.now, inside, Channel, later("channel"))
    number = free_names.unit_number(draft.now, channel.cec)
    paths = tuple(UnitPath(css=css, channel=channel.id) for css in channel.css)
    return draft.add(
        ControlUnit, place, cec=channel.cec, number=number, paths=paths, units=((0, ADDRESSES),)
    ).id


def _device(draft: Draft, place: Spot, inside: str) -> str:
    unit = _holder(draft.now, inside, ControlUnit, later("control unit"))
    address = free_names.addresses(draft.now, [unit.id], DEVICES)
    lpars = [lpar.id for lpar in draft.now.of(Lpar) if draft.now.get(lpar.css, Css).cec == unit.cec]
    kind = _device_type(draft.now, unit)
    start = unit.number & 0xFFF0 if kind != unit.unit else free_names.FIRST_DEVICE
    number = free_names.device_number(draft.now, lpars, DEVICES, start)
    made = draft.add(
        DeviceRange,
        number=number,
        count=DEVICES,
        control_units=(unit.id,),
        unit=kind,
        address=address,
    )
    join.cover(draft, unit.id)
    return made.id


def _device_type(drawing: Drawing, unit: ControlUnit) -> str:
    """Return the type of devices: in a storage unit, the type for its contents; otherwise, the type of the
    control unit.
    """
    boxes = (drawing.get(name, Storage) for name, units in paths_into(drawing).items() if unit.id in units)
    return next((CONTENTS[box.holds].device for box in boxes), unit.unit)


def _link(draft: Draft, place: Spot, inside: str) -> str:
    systems = [lpar for lpar in draft.now.of(Lpar) if lpar.system]
    here = _around(draft.now, inside, Lpar)
    if here is not None:
        systems = [here, *(system for system in systems if system.id != here.id)]
    if len(systems) != 2:
        raise DrawingError(say("A link has two ends: draw it from one LPAR to another"))
    join.join_in(draft, systems[0].id, systems[1].id)
    return draft.now.of(IsfcLink)[-1].id


def _cluster(draft: Draft, place: Spot, inside: str) -> str:
    taken = {slot for cluster in draft.now.of(Cluster) for slot in cluster.slots}
    members = [lpar.id for lpar in draft.now.of(Lpar) if lpar.system and lpar.id not in taken][:4]
    name = f"SSI{len(draft.now.of(Cluster)) + 1}"
    return draft.add(Cluster, place, name=name, slots=tuple(members)).id


def _note(draft: Draft, place: Spot, inside: str) -> str:
    return draft.add(PaperNote, place, text="Note").id


def _label(draft: Draft, place: Spot, inside: str) -> str:
    return draft.add(PaperNote, place, text="Label", look="plain").id


_MAKERS: dict[str, Callable[[Draft, Spot, str], str]] = {
    "cec": _cec,
    "css": _css,
    "lpar": _lpar,
    "card": _card,
    "channel": _channel,
    "director": _director,
    "port": _port,
    "storage": _storage,
    "cable": _cable,
    "unit": _unit,
    "device": _device,
    "link": _link,
    "cluster": _cluster,
    "note": _note,
    "label": _label,
}
_TITLES = {
    "cec": later("CEC"),
    "css": later("CSS"),
    "lpar": later("LPAR"),
    "card": later("FICON card"),
    "channel": later("channel"),
    "director": later("director"),
    "storage": later("storage unit"),
    "port": later("port"),
    "cable": later("cable"),
    "note": later("note"),
    "label": later("label"),
    "unit": later("control unit"),
    "device": later("devices"),
    "link": later("ISFC link"),
    "cluster": later("SSI cluster"),
}
