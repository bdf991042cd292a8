"""Devices of a logical link that can currently communicate with each other, and those that cannot."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.checks.link_devices import ISLINK
from engine.ficon.drawing.meaning.resolve import LinkRow
from engine.ficon.drawing.meaning.scene import LINKED, LinkItem, Scene
from engine.ficon.drawing.model.definitions import FCTC
from engine.language import say


@check(
    "link-mirror",
    "error",
    "A device of the link is usable if it is connected to the device at the same position in the list "
    "of the other side.",
    ISLINK,
    LINKED,
    over="links",
)
def no_mirror(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """Devices at the same position in both lists are connected."""
    for reason, rows in _by(item, lambda row: row.reason if _defined(item, row) else "").items():
        yield FoundProblem(f"{_devices(item, rows)}: {reason}", (item.name, *_ranges(item, rows)))


@check(
    "link-down",
    "warning",
    "The definitions of both sides agree, but the path between the channels is not open.",
    "IBM: IOCP User's Guide, channel configuration considerations",
    LINKED,
    over="links",
)
def down(scene: Scene, item: LinkItem) -> Iterator[FoundProblem]:
    """The connections of a link are open."""
    for reason, rows in _by(item, lambda row: row.connection.fault if row.connection else "").items():
        yield FoundProblem(f"{_devices(item, rows)}: {reason}", (item.name, *_ranges(item, rows)))


def _by(item: LinkItem, reason: object) -> dict[str, list[LinkRow]]:
    """Return rows by reason; rows without a reason have no problem."""
    found: dict[str, list[LinkRow]] = {}
    for row in item.rows:
        if why := reason(row):  # type: ignore[operator]
            found.setdefault(why, []).append(row)
    return found


def _defined(item: LinkItem, row: LinkRow) -> bool:
    """Return True if both sides have a device at this position; otherwise, other checks report it."""
    sides = [devices[row.position] if row.position < len(devices) else None for devices in item.devices]
    return all(side is not None and side.unit == FCTC for side in sides)


def _devices(item: LinkItem, rows: list[LinkRow]) -> str:
    first = rows[0].numbers[0] or 0
    both = item.words(0), item.words(1)
    if len(rows) == 1:
        return say("Device {0:04X} of the link between {1} and {2} cannot be used", first, *both)
    text = "Device {0:04X} and {1} more of the link between {2} and {3} cannot be used"
    return say(text, first, len(rows) - 1, *both)


def _ranges(item: LinkItem, rows: list[LinkRow]) -> tuple[str, ...]:
    """Device ranges of the first side."""
    devices = (item.devices[0][row.position] for row in rows)
    return tuple(sorted({device.id for device in devices if device}))
