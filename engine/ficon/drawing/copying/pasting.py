"""Copied elements in a drawing: new IDs, existing containers, free names and numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.ficon.drawing.copying import bundle as bundles
from engine.ficon.drawing.copying.bundle import Bundle
from engine.ficon.drawing.copying.gathering import copy
from engine.ficon.drawing.copying.outside import cec_for, channels_left, css_for, director_for, matched
from engine.ficon.drawing.copying.renumbering import named_anew, renumber
from engine.ficon.drawing.meaning.addresses import NARROW, entry, image, link_text, port_of
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
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards, UnitPath
from engine.ficon.drawing.model.drawing import MAX_THINGS, Change, Drawing, DrawingError, Place, thing_key
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote
from engine.language import say


def follow(draft: Draft, bundle: Bundle, new: dict[str, str]) -> None:
    """Rewrite LINKs, CUADDs and switches. new: maps IDs in the text to IDs in the drawing."""
    switches = {
        thing.id: thing.switch for thing in (*bundle.things, *bundle.around) if isinstance(thing, Director)
    }
    for thing in bundle.things:
        if thing.id not in new:
            continue
        if isinstance(thing, Channel):
            _switch(draft, new[thing.id], switches, new)
    for thing in bundle.things:
        if isinstance(thing, ControlUnit) and thing.id in new:
            _unit(draft, thing, bundle, new)


def _switch(draft: Draft, channel: str, switches: dict[str, int], new: dict[str, str]) -> None:
    """Make a channel that identified its director by switch ID refer to the pasted director."""
    port = port_of(draft.now, channel)
    if port is None:
        return
    old = next((was for was, now in new.items() if now == port.director), "")
    own = draft.now.get(channel, Channel)
    if own.switch is not None and own.switch == switches.get(old):
        draft.set(channel, switch=draft.now.get(port.director, Director).switch)


def _unit(draft: Draft, thing: ControlUnit, bundle: Bundle, new: dict[str, str]) -> None:
    unit, aims = draft.now.get(new[thing.id], ControlUnit), bundle.aims.get(thing.id, ())
    aimed = dict(zip(((path.css, path.link) for path in thing.paths), aims, strict=False))
    paths = tuple(
        _path(draft, path, aimed.get((path.css, path.link), ("", ""))[0], new) for path in unit.paths
    )
    cuadd = unit.cuadd
    lpars = {new[lpar] for _, lpar in aims if lpar in new}
    if cuadd is not None and len(lpars) == 1:
        now = draft.now.find(lpars.pop())
        cuadd = image(draft.now, now) if isinstance(now, Lpar) else cuadd
    if (paths, cuadd) != (unit.paths, unit.cuadd):
        draft.set(unit.id, paths=paths, cuadd=cuadd)


def _path(draft: Draft, path: UnitPath, far: str, new: dict[str, str]) -> UnitPath:
    """Return the path with the LINK of the pasted channel at the far end, if there is such a channel."""
    if far not in new or not isinstance(draft.now.find(new[far]), Channel):
        return path
    port, own = port_of(draft.now, new[far]), entry(draft.now, path.channel)
    if port is None or own is None:
        return path
    wide = len(path.link) > NARROW or own.id != port.director
    link = link_text(draft.now, path.channel, (port.director, port.address), wide)
    return path.model_copy(update={"link": link})


def paste(drawing: Drawing, text: str, at: Place | None = None, inside: str = "", where: str = "") -> Change:
    """Paste a text made by copy(). `where`: its source, for messages; "": the clipboard.

    at: upper left corner of the whole; None = the place from which it was copied, and the picture finds a
    clear place next to it. inside: ID of the selected element; pasted elements go into that element or the
    container around it, or else into their original container. Raises DrawingError.
    """
    bundle = bundles.read(text, where)
    if len(drawing) + len(bundle.things) > MAX_THINGS:
        raise DrawingError(say("A drawing can contain at most {0:,} elements: paste fewer", MAX_THINGS))
    return _Pasting(drawing, bundle, inside).done(at)


def duplicate(drawing: Drawing, ids: Iterable[str]) -> Change:
    """Copy elements in place; the picture finds a clear place next to the originals."""
    return paste(drawing, copy(drawing, ids))


_KINDS = {Css: "channel subsystem", ChannelCard: "card", Channel: "channel", ControlUnit: "control unit"}


class _Pasting:
    """One paste.

    new: ID in the text -> ID in the drawing; there: the same for elements that were not copied.
    """

    def __init__(self, drawing: Drawing, bundle: Bundle, inside: str) -> None:
        self.drawing, self.bundle, self.inside = drawing, bundle, inside
        self.draft = Draft(drawing, say("Paste"))
        self.there = matched(drawing, bundle.around)
        self.new: dict[str, str] = {}
        self.elsewhere: set[str] = set()  # is not in its original

    def done(self, at: Place | None) -> Change:
        """Return the change made by the paste."""
        for thing in sorted(self.bundle.things, key=thing_key):
            fields = self._fields(thing)
            if fields is not None:
                self._add(thing, fields)
        if not self.new:
            raise DrawingError(say("Cannot paste here: the container is missing. Copy it too"))
        renumber(self.draft, set(self.new.values()))
        follow(self.draft, self.bundle, self.new)
        self._place(at)
        self.draft.title = say(
            ("Paste 1 element") if len(self.new) == 1 else "Paste {0} elements", len(self.new)
        )
        return self.draft.done(self.new[name] for name in self.bundle.selected if name in self.new)

    def _add(self, thing: Thing, fields: dict[str, Any]) -> None:
        values = {key: getattr(thing, key) for key in type(thing).model_fields if key not in ("id", "kind")}
        values |= fields
        made = self.draft.add(type(thing), **(values | named_anew(self.draft.now, type(thing), values)))
        self.new[thing.id] = made.id
        holder = parent(thing)
        if holder and (holder in self.elsewhere or self._now(holder) != parent(made)):
            self.elsewhere.add(thing.id)

    def _now(self, name: str) -> str:
        """Return the ID in the drawing of an element in the text; "" = it is not there."""
        return self.new.get(name) or self.there.get(name, "")

    def _fields(self, thing: Thing) -> dict[str, Any] | None:
        """Return the fields of an element with the IDs of this drawing; None if it cannot be pasted."""
        match thing:
            case Cec() | Director() | Storage() | PaperNote():
                return {}
            case Css() | ChannelCard() | KeptCards():
                return {"cec": self._cec(thing.cec, thing)}
            case Lpar():
                return {"css": self._css(thing)}
            case Channel():
                return self._channel(thing)
            case Port():
                director = self.new.get(thing.director) or self._director(thing)
                return {"director": director} if director else None
            case Cable() | IsfcLink():
                ends = tuple(self._now(name) for name in thing.ends)
                straight = {"bends": ()} if isinstance(thing, Cable) else {}
                return {"ends": ends, **straight} if all(ends) and self._pasted(thing.ends) else None
            case ControlUnit():
                return self._unit(thing)
            case DeviceRange():
                return self._device(thing)
            case Cluster():
                return {"slots": tuple(self._now(name or "") or None for name in thing.slots)}
            case PaperGroup():
                members = tuple(self.new[name] for name in thing.things if name in self.new)
                return {"things": members} if members else None
        return None

    def _pasted(self, ends: tuple[str, str]) -> bool:
        """Return False for links between LPARs that are missing here, and for cables whose ends already have
        a cable.
        """
        return all(end in self.new or isinstance(self.drawing.find(self._now(end)), Lpar) for end in ends)

    def _cec(self, name: str, thing: Thing) -> str:
        if name in self.new:
            return self.new[name]
        if name in self.there and not (self.inside and thing.id in self.bundle.selected):
            return self.there[name]
        return cec_for(self.drawing, self.inside, _KINDS.get(type(thing), "definition"))

    def _css(self, thing: Lpar) -> str:
        if thing.css in self.new:
            return self.new[thing.css]
        if thing.css in self.there and not (self.inside and thing.id in self.bundle.selected):
            return self.there[thing.css]
        return css_for(self.drawing, self.inside)

    def _director(self, thing: Port) -> str:
        """Return the director of a port that is copied without its director."""
        if thing.director in self.there and not (self.inside and thing.id in self.bundle.selected):
            return self.there[thing.director]
        return director_for(self.drawing, self.inside) if thing.id in self.bundle.selected else ""

    def _channel(self, thing: Channel) -> dict[str, Any]:
        cec = self._cec(thing.cec, thing)
        card = self._card(thing, cec)
        lists = {key: self._lpars(getattr(thing, key), cec) for key in ("access", "candidates")}
        generation = self.draft.now.get(card, ChannelCard).generation if card else thing.generation
        return {"cec": cec, "card": card or None, "generation": generation, **lists}

    def _card(self, thing: Channel, cec: str) -> str:
        """Return the card that a channel was copied from, or the selected card, if it has room."""
        chosen = self.drawing.find(self.inside)
        card = chosen.id if isinstance(chosen, ChannelCard) and thing.id in self.bundle.selected else ""
        card = card or (self._now(thing.card) if thing.card else "")
        found = self.draft.now.find(card)
        if not isinstance(found, ChannelCard) or found.cec != cec:
            return ""
        return card if channels_left(self.draft.now, found) else ""

    def _unit(self, thing: ControlUnit) -> dict[str, Any] | None:
        paths = []
        for path in thing.paths:
            channel = self._now(path.channel)
            if channel:
                paths.append(path.model_copy(update={"channel": channel}))
        if paths:
            return {"paths": tuple(paths), "cec": self.draft.now.get(paths[0].channel, Channel).cec}
        if thing.paths:
            return None
        return {"cec": self._cec(thing.cec, thing)}

    def _device(self, thing: DeviceRange) -> dict[str, Any] | None:
        units = tuple(filter(None, map(self._now, thing.control_units)))
        if not units:
            return None
        cec = self.draft.now.get(units[0], ControlUnit).cec
        lists = {key: self._lpars(getattr(thing, key), cec) for key in ("lpars", "barred")}
        return {"control_units": units, **lists}

    def _lpars(self, names: tuple[str, ...] | None, cec: str) -> tuple[str, ...] | None:
        """Return the LPARs of a list that are in a CEC; None if there are none."""
        if not names:
            return names
        now = self.draft.now
        here = filter(None, map(self._now, names))
        return tuple(text for text in here if now.get(now.get(text, Lpar).css, Css).cec == cec) or None

    def _place(self, at: Place | None) -> None:
        """Place all elements in their original layout, or elsewhere; a new container places its contents."""
        places = {
            self.new[name]: Place(*place)
            for name, place in self.bundle.places.items()
            if name in self.new and (at is not None or name not in self.elsewhere)
        }
        if not places:
            return
        left, top = min(place.x for place in places.values()), min(place.y for place in places.values())
        dx, dy = (at.x - left, at.y - top) if at is not None else (0, 0)
        for name, place in places.items():
            self.draft.place(name, Place(place.x + dx, place.y + dy))
