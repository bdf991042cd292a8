"""A drawing without ids and places: what it says that its decks can say too. Equal drawings compare equal.

Left out is what no deck is about: ISFC links, clusters, notes, groups, waivers, the title block; directors
and ports that no channel is cabled to; subsystems with neither LPAR nor channel; text on cables.
"""

from __future__ import annotations

from typing import Any

from engine.ficon.drawing.meaning.addresses import cable_of, far_of
from engine.ficon.drawing.meaning.images import is_shared
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, ChannelCard, Css, Director, Lpar, Port
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards
from engine.ficon.drawing.model.drawing import Drawing

Plain = dict[str, Any]
FIBRE = ("km", "credits", "gbit", "links")  # fields of a cable that decks say


def canonical(drawing: Drawing) -> Plain:
    """Return the content of a drawing: its CECs by name, and its directors by switch id."""
    told = _Told(drawing)
    return {
        "cecs": {cec.name: told.cec(cec) for cec in drawing.of(Cec)},
        "directors": told.directors(),
        "isls": told.isls(),
    }


class _Told:
    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.css = {one.id: one.number for one in drawing.of(Css)}
        self.lpars = {one.id: one for one in drawing.of(Lpar)}
        self.units = {one.id: one for one in drawing.of(ControlUnit)}
        self.channels = {one.id: one for one in drawing.of(Channel)}

    def cec(self, cec: Cec) -> Plain:
        """Return the content of a CEC."""
        inside = {name for name, one in self.channels.items() if one.cec == cec.id}
        units = {name for name, one in self.units.items() if one.cec == cec.id}
        devices = (one for one in self.drawing.of(DeviceRange) if one.control_units[0] in units)
        subsystems = {one.id for one in self.drawing.of(Css) if one.cec == cec.id}
        return {
            **_fields(cec, "machine", "messages", "maxdev", "token"),
            "lpars": _sorted(self._lpar(one) for one in self.lpars.values() if one.css in subsystems),
            "channels": _sorted(self._channel(self.channels[name]) for name in inside),
            "units": _sorted(self._unit(self.units[name]) for name in units),
            "devices": _sorted(self._device(one) for one in devices),
            "kept": self._kept(cec.id),
        }

    def _lpar(self, one: Lpar) -> Plain:
        return {
            **_fields(one, "name", "mif", "system", "release", "processors", "memory_gb"),
            "css": self.css[one.css],
        }

    def _channel(self, one: Channel) -> Plain:
        card = self.drawing.find(one.card or "")
        access = None if one.access is None else self._names(one.access)
        return {
            **_fields(one, "chpid", "type", "rec", "switch", "pchid"),
            "others": sorted(one.others),
            "css": tuple(sorted(set(one.css))),
            "shared": is_shared(one),
            "access": access,
            "candidates": None if access is None or one.candidates is None else self._names(one.candidates),
            "card": card.slot if isinstance(card, ChannelCard) else None,
            "generation": card.generation if isinstance(card, ChannelCard) else one.generation,
            "cable": self._cable(one),
        }

    def _cable(self, one: Channel) -> Plain | None:
        cable = cable_of(self.drawing, one.id)
        return (
            None
            if cable is None
            else {**_fields(cable, *FIBRE), "to": self._end(far_of(self.drawing, one.id))}
        )

    def _end(self, name: str) -> tuple[str, ...]:
        end = self.drawing[name]
        if isinstance(end, Port):
            return f"{self.drawing.get(end.director, Director).switch:02X}", f"{end.address:02X}"
        return self._called(self.channels[name])

    def _called(self, one: Channel) -> tuple[str, ...]:
        return self.drawing.get(one.cec, Cec).name, str(min(one.css)), f"{one.chpid:02X}"

    def _names(self, lpars: tuple[str, ...]) -> list[tuple[int, str]]:
        return sorted({(self.css[self.lpars[one].css], self.lpars[one].name) for one in lpars})

    def _unit(self, one: ControlUnit) -> Plain:
        paths = [(path.css, self._called(self.channels[path.channel]), path.link) for path in one.paths]
        fields = _fields(one, "number", "unit", "cuadd", "units", "description")
        return {**fields, "others": sorted(one.others), "paths": sorted(paths, key=lambda path: path[0])}

    def _device(self, one: DeviceRange) -> Plain:
        return {
            **_fields(one, "number", "count", "unit", "address", "stadet"),
            "others": sorted(one.others),
            "units": [self.units[name].number for name in one.control_units],
            "lpars": None if one.lpars is None else self._names(one.lpars),
            "barred": self._names(one.barred or ()),
        }

    def _kept(self, cec: str) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for one in self.drawing.of(KeptCards):
            if one.cec == cec:
                found[one.before] = (*found.get(one.before, ()), *one.cards)
        return found

    def isls(self) -> list[Plain]:
        """Inter-switch links of directors that channels are cabled to."""
        near = {port.director for port in self._cabled()}
        found = []
        for cable in self.drawing.of(Cable):
            ends = [end for end in map(self.drawing.find, cable.ends) if isinstance(end, Port)]
            if len(ends) == 2 and near.intersection(end.director for end in ends):
                found.append({**_fields(cable, *FIBRE), "ends": sorted(self._end(one.id) for one in ends)})
        return _sorted(found)

    def _cabled(self) -> list[Port]:
        return [one for one in self.drawing.of(Port) if far_of(self.drawing, one.id) in self.channels]

    def directors(self) -> Plain:
        """Return the directors with cabled channels, and their blocked and zoned ports."""
        found: Plain = {}
        for port in self._cabled():
            director = self.drawing.get(port.director, Director)
            inside = (one for one in self.drawing.children(director.id) if isinstance(one, Port))
            ports = {one.address: (one.blocked, one.zones) for one in inside if one.blocked or one.zones}
            found[f"{director.switch:02X}"] = {**_fields(director, "name", "domain"), "ports": ports}
        return found


def _fields(thing: Any, *names: str) -> Plain:
    return {name: getattr(thing, name) for name in names}


def _sorted(values: Any) -> list[Plain]:
    return sorted(values, key=repr)
