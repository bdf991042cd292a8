"""Devices that a logical link names but that its LPAR does not see, although the CEC of the LPAR has them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.checks.link_devices import DEVICE_WHY, ISLINK, listed
from engine.ficon.drawing.meaning.images import sees
from engine.ficon.drawing.meaning.scene import LINKED, LinkItem, Scene
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.names import numbers
from engine.language import say


class Hidden(NamedTuple):
    """Devices of a link that one side does not see, and the devices at the same positions on the other
    side.
    """

    item: LinkItem
    side: int
    device: DeviceRange
    far: tuple[str, ...]

    @property
    def lpar(self) -> str:
        """The LPAR that does not see them."""
        return self.item.link.ends[self.side]


Side = tuple[LinkItem, int, int]  # link, side, number that its LPAR does not see


def unseen(scene: Scene) -> tuple[list[Hidden], list[Side]]:
    """Return the devices that LPARs do not see although their CECs have them, and the numbers that no CEC
    has.
    """
    known, found, missing = _Defined(scene), dict[tuple[str, int, str], Hidden](), []
    for item, side, number in _numbers(scene):
        devices = list(known.of(scene.images.place(item.link.ends[side])[0], number))
        for device in devices:
            key = item.name, side, device.id
            found.setdefault(key, Hidden(item, side, device, _far(item, side, device)))
        if not devices:
            missing.append((item, side, number))
    return list(found.values()), missing


def _numbers(scene: Scene) -> Iterator[Side]:
    for item in scene.links:
        for side in (0, 1):
            both = zip(item.link.devices[side], item.devices[side], strict=True)
            for number in dict.fromkeys(number for number, device in both if device is None):
                yield item, side, number


def _far(item: LinkItem, side: int, device: DeviceRange) -> tuple[str, ...]:
    own = range(device.number, device.number + device.count)
    pairs = zip(item.link.devices[side], item.devices[1 - side], strict=False)
    return tuple(dict.fromkeys(far.id for number, far in pairs if number in own and far))


class _Defined:
    """FCTC device ranges of CECs by number, read when the first number is requested."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._ranges: dict[str, list[DeviceRange]] = {}

    def of(self, cec: str, number: int) -> Iterator[DeviceRange]:
        """Yield the ranges of a CEC that contain a number."""
        if not self._ranges:
            self._read()
        mine = self._ranges.get(cec, [])
        last = bisect_left(mine, number + 1, key=lambda device_range: device_range.number)
        for device in mine[max(0, last - 8) : last]:
            if device.number <= number < device.number + device.count:
                yield device

    def _read(self) -> None:
        drawing = self._scene.drawing
        home = {unit.id: unit.cec for unit in drawing.of(ControlUnit)}
        for device in sorted(drawing.of(DeviceRange), key=lambda device_range: device_range.number):
            if device.unit == FCTC:
                self._ranges.setdefault(home[device.control_units[0]], []).append(device)


@check(
    "link-access",
    "error",
    "A system activates the devices that it sees: the devices of channels whose lists name its "
    "LPAR, except the devices whose PART or NOTPART excludes the LPAR.",
    f"{ISLINK}; IOCP User's Guide, CHPID and IODEVICE, PART and NOTPART",
    LINKED,
)
def kept_out(scene: Scene) -> Iterator[FoundProblem]:
    """An LPAR can use the channels of its link's devices, and no list excludes the devices from it."""
    found, missing = unseen(scene)
    yield from _missing(missing)
    for item in found:
        closed = _closed(scene, item)
        reason, blamed, fix = _reason(scene, item, closed)
        text = say(
            "{0} does not see {1}, which its link names: {2}",
            scene.words(item.lpar),
            numbers(item.device),
            reason,
        )
        things = dict.fromkeys((blamed, item.lpar, item.item.name, item.device.id, *item.far))
        yield FoundProblem(text, tuple(things), fix)


def _reason(scene: Scene, item: Hidden, closed: Channel | None) -> tuple[str, str, Fix | None]:
    """Return the reason why an LPAR does not see devices, the element that causes this, and the repair."""
    if closed is not None:
        return say("it is not allowed to use {0}", scene.words(closed.id)), closed.id, None
    if not sees(item.device, item.lpar):
        lists = say("PART does not include it" if item.device.lpars is not None else "NOTPART excludes it")
        return lists, item.device.id, _show_fix(scene, item)
    unit, css = item.device.control_units[0], scene.images.place(item.lpar)[1]
    return say("{0} has no path in CSS {1}", scene.words(unit), css), unit, None


def _missing(missing: list[Side]) -> Iterator[FoundProblem]:
    sides: dict[tuple[str, int], list[Side]] = {}
    for pair in missing:
        sides.setdefault((pair[0].name, pair[1]), []).append(pair)
    for (name, side), numbered in sides.items():
        item = numbered[0][0]
        which = listed([number for *_, number in numbered])
        missed = "{0} sees no devices {1}, which its link names"
        missed = missed if len(numbered) > 1 else "{0} sees no device {1}, which its link names"
        text = say(missed, item.words(side), which)
        yield FoundProblem(
            text, (name, item.link.ends[side]), why=say(DEVICE_WHY), check="link-device", source=ISLINK
        )


def _closed(scene: Scene, item: Hidden) -> Channel | None:
    """Return a channel of the devices that the LPAR is not allowed to use; None: it is allowed to use one of
    them.
    """
    units = (scene.drawing.get(name, ControlUnit) for name in item.device.control_units)
    channels = [scene.drawing.get(path.channel, Channel) for unit in units for path in unit.paths]
    if not channels or any(item.lpar in scene.images.holders(channel) for channel in channels):
        return None
    return channels[0]


def _show_fix(scene: Scene, item: Hidden) -> Fix | None:
    """Remove the LPAR from NOTPART. A PART may lack it, or name another LPAR by mistake."""
    if item.device.lpars is not None:
        return None
    title = say("Let {0} see {1}", scene.words(item.lpar), numbers(item.device))
    return Fix(title, partial(_show, title, item.device.id, item.lpar))


def _show(title: str, name: str, lpar: str, drawing: Drawing) -> Change:
    draft, device = Draft(drawing, title), drawing.get(name, DeviceRange)
    draft.set(name, barred=tuple(id_ for id_ in device.barred or () if id_ != lpar) or None)
    return draft.done([name])
