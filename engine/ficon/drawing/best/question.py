"""The question for a search: channels that both ends may use, and which of them reach each other."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.ficon.drawing.changes.join import join_in
from engine.ficon.drawing.meaning.addresses import domain
from engine.ficon.drawing.meaning.fibre_distance import Ways
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.routes import routes
from engine.ficon.drawing.meaning.visibility import seen, viewers
from engine.ficon.drawing.model.cabling import Channel, ChannelCard, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import words
from engine.ficon.drawing.running.wires import FICON, cec_name
from engine.language import say
from engine.scenario.checks.links import MAX_CONNECTIONS


def own_ranges(drawing: Drawing, link: IsfcLink) -> list[DeviceRange]:
    """Return the device ranges at both ends whose devices are all in this link and in no other link."""
    found: dict[str, DeviceRange] = {}
    for lpar, numbers in zip(link.ends, link.devices, strict=True):
        for name in dict.fromkeys(resolve(drawing).device(lpar, number) for number in numbers):
            item = drawing.find(name)
            if isinstance(item, DeviceRange) and _alone(drawing, link, item, lpar):
                found[item.id] = item
    return list(found.values())


def _alone(drawing: Drawing, link: IsfcLink, device_range: DeviceRange, lpar: str) -> bool:
    mine = set(range(device_range.number, device_range.number + device_range.count))
    if not mine <= set(link.devices[link.ends.index(lpar)]):
        return False
    seen_by = {each.id for each in viewers(drawing, device_range)}
    return not any(
        end in seen_by and mine & set(numbers)
        for other in drawing.of(IsfcLink)
        for end, numbers in zip(other.ends, other.devices, strict=True)
        if (other.id, end) != (link.id, lpar)
    )


MAX_CHANNELS = 16  # of an end: more than the number of connections are useless
FIRST_NUMBER = 0xD000


@dataclass(frozen=True)
class Limits:
    """The limits of a layout.

    channels: IDs; empty = all channels that either end may use. ports: the number of free director ports that
    may be used for channels without a cable; None = as many as are drawn. number: the first device number;
    None = the lowest number currently in the link, or D000.
    """

    channels: tuple[str, ...] = ()
    connections: int = MAX_CONNECTIONS
    ports: int | None = None
    number: int | None = None


@dataclass(frozen=True)
class ChannelChoice:
    """A channel as the search sees it. first, second: whether it may be used at that end of the link."""

    thing: str
    name: str  # CHPID; with the CEC where others have it too
    cec: str
    card: int  # slot; 0 = on none
    generation: str
    km: float
    credits: int | None
    first: bool
    second: bool

    @property
    def alike(self) -> tuple[object, ...]:
        """A key that is equal for channels that may be exchanged."""
        rest = (self.generation, self.km, self.credits or 0, self.first, self.second)
        return self.cec, self.card, *rest


@dataclass(frozen=True)
class LayoutQuestion:
    """Pairs are numbers of channels at the first and at the second end that reach each other."""

    link: str
    systems: tuple[str, str]
    cecs: tuple[str, str]
    channels: tuple[ChannelChoice, ...]
    pairs: tuple[tuple[int, int], ...]
    connections: int
    numbers: tuple[int, ...]  # free device numbers, from the first one on
    now: tuple[
        tuple[int, int], ...
    ] = ()  # the layout as it is drawn; none = nothing runs, or on other channels
    plugged: tuple[str, ...] = ()  # channels that get a cable
    ports: int | None = None  # as in Limits
    left_out: tuple[str, ...] = field(default=())


def question(drawing: Drawing, link: str, limits: Limits | None = None) -> LayoutQuestion:
    """Return the question for a link. Raises DrawingError if there is no choice."""
    limits = limits or Limits()
    own = drawing.get(link, IsfcLink)
    if not 1 <= limits.connections <= MAX_CONNECTIONS:
        raise DrawingError(
            say("{0} connections: expected 1 to {1}", limits.connections, MAX_CONNECTIONS), link
        )
    wanted = [
        channel for channel in drawing.of(Channel) if not limits.channels or channel.id in limits.channels
    ]
    usable = [channel for channel in wanted if any(_may_use(drawing, channel, end) for end in own.ends)]
    cabled = plugged(drawing, usable, limits.ports)
    left_out = tuple(_why(drawing, channel) for channel in usable if not _has_cable(cabled, channel.id))
    usable = [channel for channel in usable if _has_cable(cabled, channel.id)]
    pairs = _pairs(cabled, own, usable)
    used = [channel for place, channel in enumerate(usable) if any(place in pair for pair in pairs)]
    places = {usable.index(channel): place for place, channel in enumerate(used)}
    if not pairs:
        names = " and ".join(words(drawing, drawing[end]) for end in own.ends)
        text = say("No FICON channels of {0} reach each other: cable them to the same director", names)
        raise DrawingError(text, link, *own.ends)
    cecs = tuple(drawing.get(drawing.get(end, Lpar).css, Css).cec for end in own.ends)
    return LayoutQuestion(
        link,
        (_system(drawing, own.ends[0]), _system(drawing, own.ends[1])),
        (cec_name(drawing, cecs[0]), cec_name(drawing, cecs[1])),
        tuple(_channel(cabled, channel, own, used) for channel in used),
        tuple((places[first], places[second]) for first, second in pairs),
        limits.connections,
        free_numbers(drawing, own, limits.number),
        _now(drawing, own, [channel.id for channel in used]),
        tuple(channel.id for channel in used if not _has_cable(drawing, channel.id)),
        limits.ports,
        left_out,
    )


def _system(drawing: Drawing, lpar: str) -> str:
    """Return the name that distinguishes directions; an LPAR without a system uses its own name."""
    own = drawing.get(lpar, Lpar)
    return own.system or own.name


def _may_use(drawing: Drawing, channel: Channel, lpar: str) -> bool:
    css = drawing.get(drawing.get(lpar, Lpar).css, Css)
    if channel.type != FICON or channel.cec != css.cec or css.number not in channel.css:
        return False
    return channel.access is None or lpar in channel.access


def plugged(drawing: Drawing, channels: list[Channel], most: int | None) -> Drawing:
    """Return the drawing with uncabled channels plugged into free ports, as long as ports are available."""
    draft = Draft(drawing, "")
    plug_in(draft, [channel.id for channel in channels], most)
    return draft.now


def plug_in(draft: Draft, channels: list[str], most: int | None) -> None:
    """Plug channels in a draft, each into the director to which most channels of its CEC are cabled."""
    for name in channels:
        if _has_cable(draft.now, name):
            continue
        director = _director(draft.now, draft.now.get(name, Channel).cec, most is not None)
        if director and (most is None or most > 0):
            join_in(draft, name, director)
            most = None if most is None else most - 1


def _director(drawing: Drawing, cec: str, any_port: bool) -> str:
    """Return the director to which most channels of a CEC are cabled, if it has or can get a free port."""
    counts: dict[str, int] = {}
    for channel in drawing.of(Channel):
        port = routes(drawing).entry(channel.id) if channel.cec == cec else None
        if port is not None:
            counts[port.director] = counts.get(port.director, 0) + 1
    for director in drawing.of(Director):
        counts.setdefault(director.id, 0)
    free = [count for count in counts if any_port or _free_port(drawing, count)]
    return max(free, key=lambda text: counts[text], default="")


def _free_port(drawing: Drawing, director: str) -> bool:
    ports = (child for child in drawing.children(director) if isinstance(child, Port))
    return any(not port.blocked and routes(drawing).across(port.id) is None for port in ports)


def _has_cable(drawing: Drawing, channel: str) -> bool:
    return routes(drawing).across(channel) is not None


def _why(drawing: Drawing, channel: Channel) -> str:
    return say("{0} has no cable, and no port of a director is free for it", words(drawing, channel))


def _pairs(drawing: Drawing, link: IsfcLink, channels: list[Channel]) -> list[tuple[int, int]]:
    """Return pairs of channels that reach each other, as positions at the first and the second end."""
    sides = [
        [place for place, channel in enumerate(channels) if _may_use(drawing, channel, end)]
        for end in link.ends
    ]
    return [
        (first, second)
        for first in sides[0]
        for second in sides[1]
        if _reaches(drawing, channels[first].id, channels[second].id)
        and _reaches(drawing, channels[second].id, channels[first].id)
    ]


def _reaches(drawing: Drawing, channel: str, other: str) -> bool:
    known = routes(drawing)
    port = known.entry(other)
    if port is None:
        return channel != other and known.route(channel, "").far == other
    there = domain(drawing.get(port.director, Director))
    route = known.route(channel, f"{there:02X}{port.address:02X}")
    return route.far == other and not route.fault


def _channel(drawing: Drawing, channel: Channel, link: IsfcLink, used: list[Channel]) -> ChannelChoice:
    card = drawing.get(channel.card, ChannelCard) if channel.card else None
    way = Ways(drawing).of(channel, [channel.id for channel in used])
    alike = sum(item.chpid == channel.chpid for item in used)
    name = f"{channel.chpid:02X}"
    cec = cec_name(drawing, channel.cec)
    return ChannelChoice(
        channel.id,
        name if alike == 1 else f"{cec}-{name}",
        cec,
        card.slot if card else 0,
        card.generation if card else channel.generation,
        way.km,
        way.credits,
        *(_may_use(drawing, channel, end) for end in link.ends),
    )


def _now(drawing: Drawing, link: IsfcLink, channels: list[str]) -> tuple[tuple[int, int], ...]:
    """Return the channels of working connections, by device number."""
    rows = (row for row in resolve(drawing).of_link(link.id) if row.numbers[0] == row.numbers[1])
    works = [row.connection.ends for row in rows if row.connection and row.connection.up]
    pairs = [tuple(end.channel for end in ends) for ends in sorted(works, key=lambda ends: ends[0].number)]
    if len(pairs) > MAX_CONNECTIONS or not all(text in channels for pair in pairs for text in pair):
        return ()
    return tuple((channels.index(first), channels.index(second)) for first, second in pairs)


def free_numbers(drawing: Drawing, link: IsfcLink, first: int | None) -> tuple[int, ...]:
    """Return the device numbers that are free, or used by this link, at both ends, starting with the first
    number.
    """
    listed = [number for side in link.devices for number in side]
    begin = first if first is not None else min(listed, default=FIRST_NUMBER)
    own = {own_range_.number + i for own_range_ in own_ranges(drawing, link) for i in range(own_range_.count)}
    taken = {number for end in link.ends for number in seen(drawing, end)} - own
    found = tuple(number for number in range(begin, min(begin + 0x400, 0x10000)) if number not in taken)
    if not found:
        raise DrawingError(say("No device number from {0:04X} on is free at both ends", begin), link.id)
    return found
