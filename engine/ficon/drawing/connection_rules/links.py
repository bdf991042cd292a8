"""Logical links between z/VM systems, their devices and connections, and the members of a cluster."""

from __future__ import annotations

from collections import Counter

from engine.ficon.drawing.connection_rules.connect import connect_in
from engine.ficon.drawing.connection_rules.rule import ConnectionRule
from engine.ficon.drawing.meaning.addresses import entry
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.visibility import lpars_of, viewers
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.names import words
from engine.language import later, say

MAX_MEMBERS = 4


def link_between(drawing: Drawing, lpar: str, other: str) -> IsfcLink | None:
    """Return the logical link between two LPARs."""
    return next((link for link in drawing.of(IsfcLink) if set(link.ends) == {lpar, other}), None)


def _link(draft: Draft, near: Lpar, other: Lpar) -> None:
    for lpar in (near, other):
        if not lpar.system:
            raise DrawingError(
                say("{0} has no z/VM system: specify the system first", words(draft.now, lpar)), lpar.id
            )
    if found := link_between(draft.now, near.id, other.id):
        raise DrawingError(say("There is already an {0}", words(draft.now, found)), found.id)
    draft.add(IsfcLink, ends=(near.id, other.id))


def _take(draft: Draft, device: DeviceRange, link: IsfcLink) -> None:
    """Put devices into a link, on each side that sees them."""
    seeing = {viewer.id for viewer in viewers(draft.now, device)}
    if not seeing & set(link.ends):
        raise DrawingError(
            say("Neither end of the link sees {0}", words(draft.now, device)), device.id, link.id
        )
    numbers = range(device.number, device.number + device.count)
    sides = tuple(
        tuple(sorted({*have, *numbers})) if end in seeing else have
        for end, have in zip(link.ends, link.devices, strict=True)
    )
    if sides == link.devices:
        raise DrawingError(say("The link already has {0}", words(draft.now, device)), device.id, link.id)
    draft.set(link.id, devices=sides)


def _become_member(draft: Draft, lpar: Lpar, cluster: Cluster) -> None:
    if not lpar.system:
        raise DrawingError(
            say("{0} has no z/VM system: specify the system first", words(draft.now, lpar)), lpar.id
        )
    for item in draft.now.of(Cluster):
        if lpar.id in item.slots:
            raise DrawingError(
                say("{0} is already a member of {1}", words(draft.now, lpar), item.name), lpar.id, item.id
            )
    slots = list(cluster.slots)
    if None in slots:
        slots[slots.index(None)] = lpar.id
    elif len(slots) < MAX_MEMBERS:
        slots.append(lpar.id)
    else:
        raise DrawingError(
            say("{0} already has the maximum of {1} members", words(draft.now, cluster), MAX_MEMBERS),
            cluster.id,
        )
    draft.set(cluster.id, slots=tuple(slots))


def _connect(draft: Draft, link: IsfcLink, channel: Channel) -> None:
    """Connect a channel with itself if both LPARs may use it; otherwise, with a channel of the other LPAR."""
    own = {lpar.id for lpar in lpars_of(draft.now, channel)} & set(link.ends)
    if not own:
        raise DrawingError(
            say("Neither end of the link is allowed to use {0}", words(draft.now, channel)),
            link.id,
            channel.id,
        )
    if len(own) == 2:
        connect_in(draft, link.id, (channel.id, channel.id), 1)
        return
    side = link.ends.index(own.pop())
    far = _far(draft.now, link, channel, link.ends[1 - side])
    connect_in(draft, link.id, (channel.id, far) if side == 0 else (far, channel.id), 1)


def _far(drawing: Drawing, link: IsfcLink, channel: Channel, lpar: str) -> str:
    """Return a channel of the other LPAR: on the same director if possible and, of these, with the fewest
    connections.
    """
    director = entry(drawing, channel.id)
    used: Counter[str] = Counter()
    for of_lpar in resolve(drawing).of_lpars(*link.ends):
        used.update(end.channel for end in of_lpar.ends if end.lpar == lpar)
    found = []
    for other in drawing.of(Channel):
        if other.id != channel.id and any(viewer.id == lpar for viewer in lpars_of(drawing, other)):
            at = entry(drawing, other.id)
            found.append((at is None or director is None or at.id != director.id, used[other.id], other.id))
    if not found:
        text = say("{0} has no channel that it may use", words(drawing, drawing.get(lpar, Lpar)))
        raise DrawingError(text, link.id, lpar)
    return min(found)[2]


RULES = (
    ConnectionRule(Lpar, Lpar, later("Link {0} and {1}"), _link),
    ConnectionRule(DeviceRange, IsfcLink, later("Put {0} into the link"), _take),
    ConnectionRule(Lpar, Cluster, later("Make {0} a member of {1}"), _become_member),
    ConnectionRule(IsfcLink, Channel, later("Connect {0} over {1}"), _connect),
)
