"""Cables, ports, directors and cards that a change removes or interrupts, and the traffic over them.

If directors are joined by several inter-switch links, frames may take any of them: traffic between the
directors counts for each link.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from engine.ficon.drawing.differences.compare import NONE, DrawingDifference
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
    """The effects of a change. devices: ranges left without a path; channels: those that lose their cable."""

    def __init__(self, before: Drawing, found: Iterable[DrawingDifference]) -> None:
        self.touched = {difference.before for difference in found if _interrupts(difference)}
        self.devices = {
            device_range.id for device_range in before.of(DeviceRange) if self._stops(before, device_range)
        }
        ways = (
            (channel.id, _way(before, UnitPath(css=0, channel=channel.id))) for channel in before.of(Channel)
        )
        self.channels = {name for name, way in ways if self.touched.intersection(way[:OWN])}

    def _stops(self, drawing: Drawing, device: DeviceRange) -> bool:
        if not self.touched:
            return False
        ways = [_way(drawing, path) for path in _paths(drawing, device)]
        stored = [
            device_path.passed
            for name in device.control_units
            for device_path in device_paths(drawing).get(name, ())
        ]
        hit = [way for way in stored or ways if self.touched.intersection(way)]
        beyond = not stored and any(self.touched.intersection(way[OWN:]) for way in hit)
        return bool(hit) and (beyond or len(hit) == len(stored or ways))


VERBS = {  # of a cable, of other things
    "removed": (later("pull the {0}"), later("remove the {0}")),
    "changed": (later("change the {0}"), later("change the {0}")),
    "added": (later("plug the {0}"), later("add the {0}")),
}


def reached(drawing: Drawing) -> set[str]:
    """Return the IDs of channels that have a cable, and of device ranges that have an open path."""
    cabled = {channel.id for channel in drawing.of(Channel) if routes(drawing).across(channel.id)}
    return cabled | {
        device_range.id for device_range in drawing.of(DeviceRange) if _open(drawing, device_range)
    }


def cabling(found: Iterable[DrawingDifference]) -> Iterator[ChangeStep]:
    """Yield the tasks for people in the machine room."""
    parts = [
        difference
        for difference in found
        if difference.kind in ("cable", "port", "director", "storage", "card")
    ]
    for what, (cable, other) in VERBS.items():
        same = [part for part in parts if part.what == what and not _only_noted(part)]
        for difference in sorted(
            same, key=lambda difference: (difference.kind == "cable") == (what == "added")
        ):
            place = 0 if difference.kind == "cable" else 1
            yield ChangeStep(
                say("Cabling"),
                say("machine room"),
                say((cable, other)[place], difference.name),
                difference.detail,
                command=False,
                back=_back(difference, VERBS[_UNDONE[what]][place]),
            )


_UNDONE = {"removed": "added", "added": "removed", "changed": "changed"}


def _back(difference: DrawingDifference, verb: str) -> str:
    """Return the manual step that undoes a cabling change: with the former values, if fields changed."""
    former = "; ".join(f"{name}: {old or say(NONE)}" for name, old, _ in difference.fields)
    return " ".join(filter(None, (say(verb, difference.name), f"({former})" if former else "")))


def _only_noted(difference: DrawingDifference) -> bool:
    return difference.what == "changed" and {name for name, _, _ in difference.fields} <= WORDS


def _interrupts(difference: DrawingDifference) -> bool:
    """Return whether frames cannot pass during this change. Channel definitions stop separately."""
    if difference.kind not in KINDS or difference.what == "added":
        return False
    if difference.kind == "channel" and difference.what == "changed":
        return any(name in ("card", "generation") for name, _, _ in difference.fields)
    return not _only_noted(difference)


def _paths(drawing: Drawing, device: DeviceRange) -> list[UnitPath]:
    return [path for name in device.control_units for path in drawing.get(name, ControlUnit).paths]


def _way(drawing: Drawing, path: UnitPath) -> tuple[str, ...]:
    """Return the IDs of everything that frames of a path pass through, from its channel on."""
    known, channel = routes(drawing), drawing.get(path.channel, Channel)
    route = known.route(channel.id, path.link)
    own = (*route.passed[: OWN - 2], *("",) * OWN)[: OWN - 2]
    far = drawing.get(route.far, Channel).card if route.far else None
    met = [name for name in route.passed if isinstance(drawing[name], Director)]
    isls = (isl for pair in combinations(met, 2) for isl in known.isls.get(frozenset(pair), ()))
    between = (name for isl in isls for name in (isl.id, *isl.ends))
    return channel.id, channel.card or "", *own, *route.passed[OWN - 2 :], route.far, far or "", *between


def _open(drawing: Drawing, device: DeviceRange) -> bool:
    """Return whether frames reach the far end; for devices other than FCTC, only the near cable is drawn."""
    found = [routes(drawing).route(path.channel, path.link) for path in _paths(drawing, device)]
    return any(bool(route.passed) and (device.unit != FCTC or not route.fault) for route in found)
