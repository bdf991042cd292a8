"""Cables for many channels in one step, and connections over all channels of many links."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.ficon.drawing.changes.join import join_in
from engine.ficon.drawing.connection_rules.connect import Pair, connect_in
from engine.ficon.drawing.connection_rules.links import link_between
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.addresses import far_of, port_of
from engine.ficon.drawing.meaning.visibility import lpars_of, seen
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Director, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import words
from engine.language import say
from engine.studies.relocation.layouts import balanced, even, reserved

MOST = 16  # connections of a link. Source: ISFC


def channels_among(drawing: Drawing, names: Iterable[str]) -> list[Channel]:
    """Return the channels among elements, and those of cards and CECs among them, by CEC and CHPID."""
    found: dict[str, Channel] = {}
    for name in names:
        thing = drawing.find(name)
        for channel in drawing.of(Channel):
            if isinstance(thing, Channel | ChannelCard | Cec) and name in (
                channel.id,
                channel.card,
                channel.cec,
            ):
                found[channel.id] = channel
    return sorted(found.values(), key=lambda channel: (channel.cec, channel.chpid))


def cable_all(drawing: Drawing, names: Iterable[str], director: str = "") -> Change:
    """Return the change that cables, among elements, all channels that have no cable yet.

    Those of each CEC are cabled to the directors among the elements in turn; if there are none, to this
    director, or the only one. Raises DrawingError.
    """
    names = list(names)
    channels = [item for item in channels_among(drawing, names) if not far_of(drawing, item.id)]
    if not channels:
        raise DrawingError(say("Select channels without cables, or their cards or CECs, and a director"))
    directors = _directors(drawing, [*names, director])
    draft = Draft(drawing, say("Cable {0} {0:channel|channels}", len(channels)))
    turn: dict[str, int] = {}
    for channel in channels:
        number = turn[channel.cec] = turn.get(channel.cec, -1) + 1
        join_in(draft, channel.id, directors[number % len(directors)])
    return draft.done(channel.id for channel in channels)


def _directors(drawing: Drawing, names: Sequence[str]) -> list[str]:
    chosen = [name for name in dict.fromkeys(names) if isinstance(drawing.find(name), Director)]
    every = [director.id for director in drawing.of(Director)]
    if not chosen and len(every) != 1:
        raise DrawingError(
            say("There are {0} directors: also select the directors to use", len(every))
            if every
            else say("There is no director yet: add a director first")
        )
    return chosen or every


def link_all(drawing: Drawing, names: Iterable[str]) -> Change:
    """Return the change that links every pair of these LPARs that has no link yet. Raises DrawingError."""
    lpars = [name for name in names if isinstance(drawing.find(name), Lpar)]
    missing = [pair for pair in combinations(lpars, 2) if link_between(drawing, *pair) is None]
    if not missing:
        raise DrawingError(say("Select two or more LPARs that are not all linked with each other"))
    draft, there = Draft(drawing, say("Link {0} LPARs with each other", len(lpars))), drawing.of(IsfcLink)
    for pair in missing:
        join_in(draft, *pair)
    return draft.done(link.id for link in draft.now.of(IsfcLink) if link not in there)


def pairs(drawing: Drawing, link: IsfcLink) -> list[Pair]:
    """Return channels of both ends that reach each other: first with first, and so on, by director.

    A channel that both ends can use is paired with itself.
    """
    sides = [_by_director(drawing, end) for end in link.ends]
    return [
        pair
        for director in sides[0]
        for pair in zip(sides[0][director], sides[1].get(director, ()), strict=False)
    ]


def _by_director(drawing: Drawing, lpar: str) -> dict[str, list[str]]:
    """Return the channels that an LPAR may use, by CHPID, for each director that they are cabled to."""
    found: dict[str, list[str]] = {}
    for channel in sorted(drawing.of(Channel), key=lambda channel: channel.chpid):
        port = port_of(drawing, channel.id)
        if port is not None and any(user.id == lpar for user in lpars_of(drawing, channel)):
            found.setdefault(port.director, []).append(channel.id)
    return found


def connect_all(drawing: Drawing, links: Iterable[str], count: int) -> Change:
    """Return the change that adds this number of connections to each link, spread over all its channels.

    Raises DrawingError.
    """
    names = list(links)
    if not names:
        raise DrawingError(say("Draw an ISFC link between two LPARs first"))
    draft, taken = Draft(drawing, say("Connect {0} {0:link|links}", len(names))), SeenNumbers()
    for name in names:
        connect_evenly(draft, name, count, taken)
    return draft.done(names)


class SeenNumbers:
    """The device numbers that LPARs see, cached while connections of many links are added to a draft."""

    def __init__(self) -> None:
        self._numbers: dict[str, set[int]] = {}

    def of(self, drawing: Drawing, ends: Iterable[str]) -> list[set[int]]:
        """Return the numbers of each LPAR."""
        return [self._numbers.setdefault(end, set()) or self._read(drawing, end) for end in ends]

    def _read(self, drawing: Drawing, lpar: str) -> set[int]:
        self._numbers[lpar].update(seen(drawing, lpar))
        return self._numbers[lpar]


def connect_evenly(draft: Draft, name: str, count: int, taken: SeenNumbers) -> None:
    """Add connections to a link in a draft, spread over the channels of its ends. Raises DrawingError.

    taken: shared by all links to which connections are added, so that the numbers are read only once.
    """
    link = draft.now.get(name, IsfcLink)
    over = pairs(draft.now, link)
    if not over:
        ends = [words(draft.now, draft.now.get(end, Lpar)) for end in link.ends]
        raise DrawingError(say("No channels of {0} and {1} are cabled to the same director", *ends), name)
    have = max(map(len, link.devices))
    if have + count > MOST:
        text = say(
            "{0} has {1} connections: {2} more would exceed {3}", words(draft.now, link), have, count, MOST
        )
        raise DrawingError(text, name)
    draft.note = _spread(count, len(over)) if not have else draft.note
    for place, share in _runs(count, len(over), have):
        numbers = draft.now.get(name, IsfcLink).devices[0]
        start = (max(numbers) | 0xF) + 1 if numbers else free_names.FIRST_DEVICE
        both = taken.of(draft.now, link.ends)
        number = free_names.row_of(both[0] | both[1], share, start)
        connect_in(draft, name, over[place], share, number, free=True)
        for numbers_seen in both:
            numbers_seen.update(range(number, number + share))


def _spread(count: int, channels: int) -> str:
    """Return why a new link has more connections on its first channel; "" if they are spread evenly."""
    each = [0] * channels
    for place, share in _runs(count, channels, 0):
        each[place] += share
    if max(each) - min(each) < 2:
        return ""
    idle = reserved(count)
    return say(
        "Connections per channel: {0}. Each system writes to {1} of them; on the first channel, only "
        "the other system writes to {2} more",
        ", ".join(map(str, each)),
        ", ".join(map(str, (each[0] - idle, *each[1:]))),
        idle,
    )


def _runs(count: int, channels: int, have: int) -> list[tuple[int, int]]:
    """Return channel positions and the number of connections on each, in order of device number.

    A link that already has connections keeps its balance, with the same number added on each channel.
    """
    if not have:
        return balanced(count, channels)
    return [(place, share) for place, share in enumerate(even(count, channels)) if share]
