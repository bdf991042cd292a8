"""Root causes before consequences: an error in a definition, and the problems that it alone causes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.ficon.drawing.checking.finding import CheckFinding
from engine.ficon.drawing.meaning.facing import facing
from engine.ficon.drawing.meaning.scene import Scene
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink

ACCESS = "link-access"  # names the devices at the far end too, which the cause of it does not
SHARED, SINGLE = "shared-point", "single-point"  # of several pairs of systems, and of one of them
LISTS = "link-numbers"  # by the lists of a link, whatever its devices are: no consequence itself
# Earlier entries cause later ones if both concern the same devices.
ORDER = {
    "ctc-type": -2, "foreign-lpar": -2, "link-access": -1,
    "cable-missing": 0, "way-closed": 0, "self-connection": 0, "cuadd": 1, "link-address": 1, "ICP361I": 1,
    "link-device": 2, "unit-offset": 2,
    "mirror": 3, LISTS: 3, "link-mirror": 4, "link-down": 4,
    SHARED: 5,
}  # fmt: skip
OF_LINKS = 6
WHOLE_LINK = frozenset(("link-one-way", "link-active", "link-channels", "link-speed", SINGLE))
OF_CHANNELS = frozenset(("way-closed", "foreign-lpar"))  # concern all devices behind a channel
IN_LINKS = frozenset((LISTS, "link-mirror", "link-down"))  # leave the ways between two LPARs as they are


class Folded(NamedTuple):
    """A root cause, and the problems that disappear with it."""

    root: CheckFinding
    consequences: tuple[CheckFinding, ...] = ()


def folded(drawing: Drawing, findings: Sequence[CheckFinding]) -> list[Folded]:
    """Return the findings in their order, each consequence with its root cause; waived findings are
    separate.
    """
    if not findings:
        return []
    causes = _Causes(Scene(drawing))
    above: dict[int, int] = {}  # a consequence -> its root, by place
    known = [
        place
        for place, finding in enumerate(findings)
        if finding.waiver is None and level(finding) is not None
    ]
    for place in sorted(known, key=lambda number: level(findings[number]) or 0):
        root = causes.root(findings[place])
        if root is None:
            causes.add(place, findings[place])
        else:
            above[place] = root
            if findings[place].check == ACCESS:
                causes.add(root, findings[place])
    inside: dict[int, list[CheckFinding]] = {}
    for place, root in sorted(above.items()):
        inside.setdefault(root, []).append(findings[place])
    return [
        Folded(finding, tuple(inside.get(place, ())))
        for place, finding in enumerate(findings)
        if place not in above
    ]


def level(finding: CheckFinding) -> int | None:
    """Return the position of a problem in the order of cause and consequence; None = it is not part of this
    order.
    """
    return OF_LINKS if finding.check in WHOLE_LINK else ORDER.get(finding.check)


class _Causes:
    """Root causes found so far, by the affected devices and pairs of LPARs."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._partners = _partners(scene)
        self._pairs = _pairs_of(scene)
        self._by_device: dict[str, tuple[int, int]] = {}  # level and place of the first root
        self._by_ways: dict[frozenset[str], int] = {}  # place of the first root, by the pair of LPARs
        self._by_link: dict[frozenset[str], int] = {}
        self._by_point: dict[str, int] = {}  # place of a root, by the thing that several pairs depend on
        self._ends: dict[int, set[str]] = {}  # LPARs of a link whose devices one of them does not see

    def root(self, finding: CheckFinding) -> int | None:
        """Return the position of the root cause of a finding, if there is one."""
        own = level(finding) or 0
        if finding.check == LISTS:
            return None
        if finding.check == SHARED:
            return self._of_all(finding)
        if finding.check == SINGLE:
            return self._by_ways.get(self._pair(finding), self._by_point.get(finding.things[0]))
        if own == OF_LINKS:
            return self._by_link.get(self._pair(finding))
        found = [self._by_device[device] for device in self._devices(finding) if device in self._by_device]
        earlier = [pair for pair in found if pair[0] < own and not self._of_others(finding, pair[1])]
        return min(earlier)[1] if earlier else None

    def _of_all(self, finding: CheckFinding) -> int | None:
        """Return the position of the first root cause that affects the systems, if each pair of them has a
        root cause.
        """
        inside = set(finding.things[1:])
        links = (frozenset(link.ends) for link in self._scene.drawing.of(IsfcLink))
        found = [self._by_ways.get(pair) for pair in links if pair <= inside]
        return min(place for place in found if place is not None) if None not in found else None

    def _of_others(self, finding: CheckFinding, place: int) -> bool:
        """Return True for a missing mirror between LPARs other than those of the root cause's link."""
        ends = self._ends.get(place)
        return ends is not None and finding.check == "mirror" and not set(finding.things[1:]) <= ends

    def add(self, place: int, finding: CheckFinding) -> None:
        """Make a finding the root cause of later findings."""
        place_in_order = level(finding) or 0
        if finding.check == SHARED:
            self._by_point[finding.things[0]] = place
        if place_in_order == OF_LINKS or finding.check == SHARED:
            return
        own = self._devices(finding)
        if finding.check == ACCESS:
            links = (self._scene.drawing.find(thing) for thing in finding.things)
            self._ends[place] = {end for link in links if isinstance(link, IsfcLink) for end in link.ends}
        for device in own | {far for text in own for far in self._partners.get(text, ())}:
            self._by_device.setdefault(device, (place_in_order, place))
            for pair in self._pairs.get(device, ()):
                self._by_link.setdefault(pair, place)
                if finding.check not in IN_LINKS:
                    self._by_ways.setdefault(pair, place)

    def _pair(self, finding: CheckFinding) -> frozenset[str]:
        link = self._scene.drawing.find(finding.things[0])
        return frozenset(link.ends if isinstance(link, IsfcLink) else finding.things[-2:])

    def _devices(self, finding: CheckFinding) -> set[str]:
        found: set[str] = set()
        for name in finding.things:
            thing = self._scene.drawing.find(name)
            if isinstance(thing, DeviceRange):
                found.add(name)
            elif isinstance(thing, ControlUnit):
                found |= self._behind([name])
            elif isinstance(thing, IsfcLink) and finding.check == LISTS:
                found |= self._unlike(thing)
            elif isinstance(thing, Channel) and finding.check in OF_CHANNELS:
                found |= self._behind(unit.id for unit, _ in self._scene.behind.units.get(name, ()))
        return found

    def _unlike(self, link: IsfcLink) -> set[str]:
        """Return the devices at positions where the lists of a link differ."""
        item = next(item for item in self._scene.links if item.name == link.id)
        pairs = zip(zip(*link.devices, strict=False), zip(*item.devices, strict=False), strict=True)
        return {
            device_range.id
            for numbers, both in pairs
            if numbers[0] != numbers[1]
            for device_range in both
            if device_range
        }

    def _behind(self, units: Iterable[str]) -> set[str]:
        return {device.id for unit in units for device in self._scene.behind.devices.get(unit, ())}


def _partners(scene: Scene) -> dict[str, set[str]]:
    """Return the devices at the other end of each device, the devices that refer to it, and those at its
    position in a link.
    """
    found: dict[str, set[str]] = {}
    pairs = [(stretch.ends[0].device, stretch.ends[1].device) for stretch in scene.resolved.stretches]
    for item in scene.links:
        pairs += [(a.id, b.id) for a, b in zip(*item.devices, strict=False) if a and b]
    known = facing(scene.drawing)
    pairs += [
        (half.end.device, far.end.device) for half in scene.resolved.halves for far in known.naming(half)
    ]
    for first, second in pairs:
        found.setdefault(first, set()).add(second)
        found.setdefault(second, set()).add(first)
    return found


def _pairs_of(scene: Scene) -> dict[str, set[frozenset[str]]]:
    """Return the pairs of LPARs whose logical links name each device range."""
    found: dict[str, set[frozenset[str]]] = {}
    for item in scene.links:
        for device in (*item.devices[0], *item.devices[1]):
            if device:
                found.setdefault(device.id, set()).add(frozenset(item.link.ends))
    return found
