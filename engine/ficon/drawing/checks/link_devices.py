"""Devices of a logical link: their number and type, and the rule that both sides have the same devices in the
same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.meaning.scene import LINKED, LinkItem, Scene
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import enumerated, say

MAX_DEVICES = 16
ISLINK = "IBM: z/VM CP Commands and Utilities Reference, ACTIVATE ISLINK"
DEVICE_WHY = (
    "CP activates only a channel-to-channel adapter that the LPAR sees through one of its channels "
    "(HCP040E, HCP006E)."
)


@check(
    "link-connections",
    "error",
    "A logical link has 1 to 16 devices, the maximum of ACTIVATE ISLINK.",
    ISLINK,
    LINKED,
    over="links",
)
def too_many(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """A link has at most sixteen devices."""
    most = max(map(len, item.link.devices))
    if most > MAX_DEVICES:
        title = say("Remove all but the first {0} devices", MAX_DEVICES)
        fix = Fix(title, partial(_cut, item.name, title), drops=True)
        yield FoundProblem(
            say("{0} has {1} devices: expected at most {2}", item.between, most, MAX_DEVICES),
            (item.name,),
            fix,
        )


def _cut(name: str, title: str, drawing: Drawing) -> Change:
    first, second = drawing.get(name, IsfcLink).devices
    return _devices(drawing, name, (first[:MAX_DEVICES], second[:MAX_DEVICES]), title)


def _devices(
    drawing: Drawing, name: str, sides: tuple[tuple[int, ...], tuple[int, ...]], title: str
) -> Change:
    draft = Draft(drawing, title)
    draft.set(name, devices=sides)
    return draft.done([name])


@check(
    "link-empty",
    "warning",
    "A link communicates over its devices; without devices, the systems cannot reach each other.",
    ISLINK,
    LINKED,
    over="links",
)
def no_devices(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """A link has devices."""
    if not any(item.link.devices):
        yield FoundProblem(say("{0} has no devices", item.between), (item.name,))


@check(
    "link-numbers",
    "error",
    "Each side counts the devices of the link from a different end: the system whose name sorts first "
    "from the lowest number up, the other system from the highest number down. With different numbers "
    "or a different order, both would write to the same devices.",
    "IBM: Live guest relocation with Linux middleware, avoidance of write collisions",
    LINKED,
    over="links",
)
def other_numbers(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """Both sides of a link have the same devices in the same order."""
    first, second = item.link.devices
    if first == second:
        return
    if sorted(first) == sorted(second):
        well = all(
            device_range and device_range.unit == FCTC for side in item.devices for device_range in side
        )
        fix = Fix(say("Use the order of {0} on both sides", item.words(0)), partial(_same_order, item.name))
        text = say("{0} has its devices in different orders on the two sides", item.between)
        yield FoundProblem(text, (item.name,), fix if well else None)
        return
    only = [sorted(set(pair) - set(other)) for pair, other in ((first, second), (second, first))]
    parts = [
        say("{0} in {1} only", listed(numbers), item.words(side))
        for side, numbers in enumerate(only)
        if numbers
    ]
    yield FoundProblem(
        say("{0} has different devices on the two sides: {1}", item.between, enumerated(parts)), (item.name,)
    )


def _same_order(name: str, drawing: Drawing) -> Change:
    first, _ = drawing.get(name, IsfcLink).devices
    return _devices(drawing, name, (first, first), say("Devices in the same order on both sides"))


def listed(numbers: list[int]) -> str:
    """Return the first four device numbers, and the number of further devices."""
    shown = " ".join(f"{number:04X}" for number in numbers[:4])
    return say("{0} and {1} more", shown, len(numbers) - 4) if len(numbers) > 4 else shown


@check(
    "link-device",
    "error",
    DEVICE_WHY,
    ISLINK,
    LINKED,
    over="links",
)
def not_there(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """Each device of a link is an FCTC."""
    for side, (numbers, devices) in enumerate(zip(item.link.devices, item.devices, strict=True)):
        known = dict(zip(numbers, devices, strict=True))
        for device in dict.fromkeys(
            device_range for device_range in known.values() if device_range and device_range.unit != FCTC
        ):
            named = [number for number, device_range in known.items() if device_range == device]
            other = "Devices {0} of {1} are of type {2}, not FCTC"
            other = other if len(named) > 1 else "Device {0} of {1} is of type {2}, not FCTC"
            text = say(other, listed(named), item.words(side), device.unit)
            yield FoundProblem(text, (item.name, device.id), _as_fctc(scene, device))


def _as_fctc(scene: Scene, device: DeviceRange) -> Fix | None:
    """Define a device as FCTC with its control unit, if the control unit leads to another channel and has no
    other devices.
    """
    units = [scene.drawing.get(name, ControlUnit) for name in device.control_units]
    paths = [path for unit in units for path in unit.paths]
    alone = all(scene.behind.devices.get(unit.id) == (device,) for unit in units if unit.unit != FCTC)
    to_channels = all(
        scene.drawing.get(path.channel, Channel).type == "FC"
        and scene.routes.route(path.channel, path.link).far
        for path in paths
    )
    if not (paths and alone and to_channels):
        return None
    return Fix(say("Define {0:04X} as {1}", device.number, FCTC), partial(_define, device.id))


def _define(name: str, drawing: Drawing) -> Change:
    device = drawing.get(name, DeviceRange)
    draft = Draft(drawing, say("Define {0:04X} as {1}", device.number, FCTC))
    for unit in device.control_units:
        draft.set(unit, unit=FCTC)
    draft.set(name, unit=FCTC)
    return draft.done([name])
