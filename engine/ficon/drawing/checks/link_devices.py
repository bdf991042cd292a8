"""Devices of a logical link: how many, which, and that both sides have the same in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, Found
from engine.ficon.drawing.meaning.scene import LINKED, LinkItem, Scene
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.ficon.drawing.model.isfc import IsfcLink

MAX_DEVICES = 16
ISLINK = "IBM: z/VM CP Commands and Utilities Reference, ACTIVATE ISLINK"


@check(
    "link-connections",
    "error",
    "A logical link has 1 to 16 devices: ACTIVATE ISLINK takes no more.",
    ISLINK,
    LINKED,
    over="links",
)
def too_many(scene: Scene, item: LinkItem) -> Iterator[Found]:
    """A link has at most sixteen devices."""
    most = max(map(len, item.link.devices))
    if most > MAX_DEVICES:
        title = f"Remove all but the first {MAX_DEVICES} devices"
        fix = Fix(title, partial(_cut, item.name, title), drops=True)
        yield Found(f"{item.between} has {most} devices: expected at most {MAX_DEVICES}", (item.name,), fix)


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
    "A link works over its devices; the systems do not see each other without any.",
    ISLINK,
    LINKED,
    over="links",
)
def no_devices(scene: Scene, item: LinkItem) -> Iterator[Found]:
    """A link has devices."""
    if not any(item.link.devices):
        yield Found(f"{item.between} has no devices", (item.name,))


@check(
    "link-numbers",
    "error",
    "Each side counts the devices of the link from its own end: the system with the lesser name from the "
    "lowest number up, the other one from the highest down. With other numbers, or another order, both would "
    "write on the same devices.",
    "IBM: Live guest relocation with Linux middleware, avoidance of write collisions",
    LINKED,
    over="links",
)
def other_numbers(scene: Scene, item: LinkItem) -> Iterator[Found]:
    """Both sides of a link have the same devices in the same order."""
    first, second = item.link.devices
    if first == second:
        return
    if sorted(first) == sorted(second):
        well = all(one and one.unit == FCTC for side in item.devices for one in side)
        fix = Fix(f"Take the order of {item.words(0)} on both sides", partial(_same_order, item.name))
        text = f"{item.between} has its devices in another order on each side"
        yield Found(text, (item.name,), fix if well else None)
        return
    only = [sorted(set(one) - set(other)) for one, other in ((first, second), (second, first))]
    parts = [f"{_listed(numbers)} in {item.words(side)} only" for side, numbers in enumerate(only) if numbers]
    yield Found(f"{item.between} has other devices on each side: {', '.join(parts)}", (item.name,))


def _same_order(name: str, drawing: Drawing) -> Change:
    first, _ = drawing.get(name, IsfcLink).devices
    return _devices(drawing, name, (first, first), "Devices in the same order on both sides")


def _listed(numbers: list[int]) -> str:
    shown = " ".join(f"{one:04X}" for one in numbers[:4])
    return f"{shown} and {len(numbers) - 4} more" if len(numbers) > 4 else shown


@check(
    "link-device",
    "error",
    "CP activates a device that it has: one that the LPAR sees, through a channel that it has, and that is a "
    "channel-to-channel adapter (HCP040E, HCP006E).",
    ISLINK,
    LINKED,
    over="links",
)
def not_there(scene: Scene, item: LinkItem) -> Iterator[Found]:
    """Each device of a link is an FCTC that its LPAR sees."""
    for side, (numbers, devices) in enumerate(zip(item.link.devices, item.devices, strict=True)):
        for number, device in dict(zip(numbers, devices, strict=True)).items():
            if device is None:
                text = f"{item.words(side)} sees no device {number:04X}, which its link names"
                yield Found(text, (item.name, item.link.ends[side]))
            elif device.unit != FCTC:
                text = f"Device {number:04X} of {item.words(side)} is of type {device.unit}, not FCTC"
                yield Found(text, (item.name, device.id), _as_fctc(scene, device))


def _as_fctc(scene: Scene, device: DeviceRange) -> Fix | None:
    """Define it as FCTC with its control unit, if that leads to another channel and has no other devices."""
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
    return Fix(f"Define {device.number:04X} as {FCTC}", partial(_define, device.id))


def _define(name: str, drawing: Drawing) -> Change:
    device = drawing.get(name, DeviceRange)
    draft = Draft(drawing, f"Define {device.number:04X} as {FCTC}")
    for unit in device.control_units:
        draft.set(unit, unit=FCTC)
    draft.set(name, unit=FCTC)
    return draft.done([name])
