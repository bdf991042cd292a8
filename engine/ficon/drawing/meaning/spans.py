"""Spans: devices of a range as one LPAR sees them through a channel, and their control unit's far end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.ficon.drawing.meaning.images import Images, images, is_online, viewers
from engine.ficon.drawing.meaning.routes import Route, routes
from engine.ficon.drawing.model.cabling import Channel
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.names import called
from engine.language import say

ADDRESSES = 256
Key = tuple[str, str, str, str]  # channel, LPAR; channel and LPAR at the far end


@dataclass(slots=True)
class NumberSpan:
    """`count` devices from this number and unit address on. far_*: "" = not found; reason: the cause.

    fault: the reason why nothing passes from here, although the destination is known; "" = no fault.
    """

    lpar: str
    channel: str
    unit: str
    device: str
    number: int
    address: int
    count: int
    far_channel: str
    far_lpar: str
    fault: str
    reason: str
    passed: tuple[str, ...]  # cables, ports and directors

    @property
    def key(self) -> Key:
        """The pair of ends that communicate: channel and LPAR of both."""
        return self.channel, self.lpar, self.far_channel, self.far_lpar


class SpanBook:
    """The spans of each control unit, kept while it, its devices, cabling and images are unchanged."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Any, tuple[NumberSpan, ...]]] = {}

    def spans(
        self, drawing: Drawing, devices: dict[str, tuple[DeviceRange, ...]]
    ) -> Iterator[tuple[NumberSpan, ...]]:
        """Return all spans of a drawing, by control unit."""
        before, self._known = self._known, {}
        known = images(drawing)
        for unit in drawing.of(ControlUnit):
            if unit.unit != FCTC or not (inside := devices.get(unit.id)):
                continue
            ways = [_way(drawing, known, unit, path) for path in unit.paths]
            offline = [known.names(way.lpars) for way in ways if way.channel.candidates]
            inputs = unit, inside, ways, offline
            old, spans = before.get(unit.id, (None, ()))
            if old != inputs:
                spans = tuple(span for way in ways for span in _spans(drawing, unit, way, inside))
            self._known[unit.id] = inputs, spans
            yield spans


class _Way(NamedTuple):
    """The target of a control unit path: channel and LPARs, and the far LPAR or why there is none."""

    channel: Channel
    lpars: tuple[str, ...]
    route: Route
    far_lpar: str
    reason: str


def _way(drawing: Drawing, known: Images, unit: ControlUnit, path: UnitPath) -> _Way:
    channel = drawing.get(path.channel, Channel)
    route = routes(drawing).route(path.channel, path.link)
    far, reason = "", route.fault
    if route.far:
        far, reason = known.named(drawing.get(route.far, Channel), unit.cuadd)
    return _Way(channel, known.holders_in(channel, path.css), route, far, reason)


def _spans(
    drawing: Drawing, unit: ControlUnit, way: _Way, devices: tuple[DeviceRange, ...]
) -> Iterator[NumberSpan]:
    route = way.route
    for device in devices:
        if device.unit != FCTC:
            continue
        parts = list(_addresses(unit, device))
        for lpar in viewers(device, way.lpars):
            fault = route.fault or _offline(drawing, way.channel, lpar)
            for place, address, count, wrong in parts:
                yield NumberSpan(
                    lpar, way.channel.id, unit.id, device.id, device.number + place, address, count,
                    route.far, "" if wrong else way.far_lpar, fault, wrong or way.reason, route.passed,
                )  # fmt: skip


def _offline(drawing: Drawing, channel: Channel, lpar: str) -> str:
    if is_online(channel, lpar):
        return ""
    text = "CHPID {0:02X} is not online to {1}, which is only a candidate for it"
    return say(text, channel.chpid, called(drawing, lpar))


def _addresses(unit: ControlUnit, device: DeviceRange) -> Iterator[tuple[int, int, int, str]]:
    """Yield parts of a range inside and outside the unit's addresses: place, address, count, reason."""
    first = device.first_address
    if not unit.units or any(begin <= first and first + device.count <= begin + n for begin, n in unit.units):
        yield 0, first, device.count, ""
        return
    known = {number for begin, count in unit.units for number in range(begin, min(begin + count, ADDRESSES))}
    begin, last = 0, first in known
    for place in range(1, device.count + 1):
        now = first + place in known
        if place == device.count or now != last:
            why = (
                ""
                if last
                else say("control unit {0:04X} has no unit address {1:02X}", unit.number, first + begin)
            )
            yield begin, first + begin, place - begin, why
            begin, last = place, now
