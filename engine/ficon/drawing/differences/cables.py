"""Cables, ports, directors and cards that a change takes away or interrupts, and what runs over them.

Where directors are joined by several inter-switch links, frames may take any of them: what runs between the
directors counts for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from engine.ficon.drawing.differences.compare import DrawingDifference
from engine.ficon.drawing.differences.step import ChangeStep
from engine.ficon.drawing.meaning.device_paths import device_paths
from engine.ficon.drawing.meaning.routes import routes
from engine.ficon.drawing.model.cabling import Channel, Director
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import Drawing
from engine.language import later, say

KINDS = ("cable", "port", "director", "storage", "card", "channel")
WORDS = frozenset({"name", "note"})  # fields that frames do not depend on
OWN = 5  # of a way: channel, card, cable, port, director; a path through another channel avoids them


class Cut:
    """What a change interrupts. devices: ranges without a way; channels: those without their cable."""

    def __init__(self, before: Drawing, found: Iterable[DrawingDifference]) -> None:
        self.touched = {one.before for one in found if _interrupts(one)}
        self.devices = {one.id for one in before.of(DeviceRange) if self._stops(before, one)}
        ways = ((one.id, _way(before, UnitPath(css=0, channel=one.id))) for one in before.of(Channel))
        self.channels = {name for name, way in ways if self.touched.intersection(way[:OWN])}

    def _stops(self, drawing: Drawing, device: DeviceRange) -> bool:
        if not self.touched:
            return False
        ways = [_way(drawing, path) for path in _paths(drawing, device)]
        stored = [one.passed for name in device.control_units for one in device_paths(drawing).get(name, ())]
        hit = [way for way in stored or ways if self.touched.intersection(way)]
        beyond = not stored and any(self.touched.intersection(way[OWN:]) for way in hit)
        return bool(hit) and (beyond or len(hit) == len(stored or ways))


VERBS = {  # of a cable, of other things
    "removed": (later("pull the {0}"), later("remove the {0}")),
    "changed": (later("change the {0}"), later("change the {0}")),
    "added": (later("plug the {0}"), later("add the {0}")),
}


def reached(drawing: Drawing) -> set[str]:
    """Return the ids of channels that have a cable, and of device ranges that have an open way."""
    cabled = {one.id for one in drawing.of(Channel) if routes(drawing).across(one.id)}
    return cabled | {one.id for one in drawing.of(DeviceRange) if _open(drawing, one)}


def cabling(found: Iterable[DrawingDifference]) -> Iterator[ChangeStep]:
    """Yield what people do in the machine room."""
    parts = [one for one in found if one.kind in ("cable", "port", "director", "storage", "card")]
    for what, (cable, other) in VERBS.items():
        same = [one for one in parts if one.what == what and not _only_noted(one)]
        for one in sorted(same, key=lambda one: (one.kind == "cable") == (what == "added")):
            verb = cable if one.kind == "cable" else other
            yield ChangeStep(
                say("Cabling"), say("machine room"), say(verb, one.name), one.detail, command=False
            )


def _only_noted(one: DrawingDifference) -> bool:
    return one.what == "changed" and {name for name, _, _ in one.fields} <= WORDS


def _interrupts(one: DrawingDifference) -> bool:
    """Return whether frames cannot pass while this changes. Definitions of channels stop by themselves."""
    if one.kind not in KINDS or one.what == "added":
        return False
    if one.kind == "channel" and one.what == "changed":
        return any(name in ("card", "generation") for name, _, _ in one.fields)
    return not _only_noted(one)


def _paths(drawing: Drawing, device: DeviceRange) -> list[UnitPath]:
    return [path for name in device.control_units for path in drawing.get(name, ControlUnit).paths]


def _way(drawing: Drawing, path: UnitPath) -> tuple[str, ...]:
    """Return all that frames of a path pass, as ids, from its channel on."""
    known, channel = routes(drawing), drawing.get(path.channel, Channel)
    route = known.route(channel.id, path.link)
    own = (*route.passed[: OWN - 2], *("",) * OWN)[: OWN - 2]
    far = drawing.get(route.far, Channel).card if route.far else None
    met = [name for name in route.passed if isinstance(drawing[name], Director)]
    isls = (one for pair in combinations(met, 2) for one in known.isls.get(frozenset(pair), ()))
    between = (name for one in isls for name in (one.id, *one.ends))
    return channel.id, channel.card or "", *own, *route.passed[OWN - 2 :], route.far, far or "", *between


def _open(drawing: Drawing, device: DeviceRange) -> bool:
    """Return whether frames get to the far end: of other devices than FCTC, only the near cable is drawn."""
    found = [routes(drawing).route(path.channel, path.link) for path in _paths(drawing, device)]
    return any(bool(one.passed) and (device.unit != FCTC or not one.fault) for one in found)
