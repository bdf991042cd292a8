"""Two members on one CEC, with the link of the relocation study or a link of the same kind."""

from __future__ import annotations

from collections.abc import Iterable

from engine.ficon.drawing.changes.join import join_in
from engine.ficon.drawing.connection_rules.connect import connect_in
from engine.ficon.drawing.connection_rules.links import link_between
from engine.ficon.drawing.meaning.visibility import seen
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import DrawingError, Place
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.templates import site
from engine.ficon.drawing.templates.template import Field, Template
from engine.language import say
from engine.studies.relocation import layouts

KINDS = ("straight", "crossed", "non-shared", "optimised")


def draw(draft: Draft, at: Place, layout: layouts.Layout) -> tuple[str, ...]:
    """Draw the CEC, the director and the logical link of a layout."""
    css = site.cec(draft, at)
    target = site.lpar(draft, css, layouts.TARGET)
    source = site.lpar(draft, css, layouts.SOURCE)
    lpars = {layouts.TARGET: target.id, layouts.SOURCE: source.id}
    channels = {}
    for name, own in sorted(layout.channels.items()):
        access = [lpars[own]] if own else None
        channels[name] = site.channel(draft, css, int(name, 16), layouts.CARDS[name], access)
    director = site.director(draft, Place(at.x, at.y + site.DIRECTOR_ROW))
    site.cable(draft, list(channels.values()), director)
    join_in(draft, source.id, target.id)
    link = link_between(draft.now, source.id, target.id)
    assert link is not None
    ids = {name: channel.id for name, channel in channels.items()}
    connect(draft, link.id, ids, layout.stretches)
    return (css.cec, link.id)


def connect(
    draft: Draft, link: str, channels: dict[str, str], stretches: Iterable[layouts.DeviceRun]
) -> None:
    """Add the connections of a layout, with its numbers or the next free numbers after them."""
    stretches = tuple(stretches)
    ends = draft.now.get(link, IsfcLink).ends
    taken = {number for lpar in ends for number in seen(draft.now, lpar)}
    shift = _shift(taken, stretches)
    for stretch in stretches:
        pair = (channels[stretch.channels[0]], channels[stretch.channels[1]])
        connect_in(draft, link, pair, stretch.count, stretch.device + shift)


def _shift(taken: set[int], stretches: tuple[layouts.DeviceRun, ...]) -> int:
    wanted = {stretch.device + i for stretch in stretches for i in range(stretch.count)}
    for shift in range(0, 0x10000 - max(wanted), 16):
        if taken.isdisjoint(number + shift for number in wanted):
            return shift
    raise DrawingError(say("No free device numbers follow the device numbers of the layout"))


def _part_ii(draft: Draft, at: Place) -> tuple[str, ...]:
    return draw(draft, at, layouts.part_ii())


def _three(draft: Draft, at: Place) -> tuple[str, ...]:
    return draw(draft, at, layouts.three_by_three())


def _any(draft: Draft, at: Place, kind: str, channels: int, connections: int) -> tuple[str, ...]:
    try:
        chosen = layouts.layout(kind, channels, None if kind == "optimised" else connections)
    except ValueError as error:
        raise DrawingError(str(error)) from None
    return draw(draft, at, chosen)


def _optimised(draft: Draft, at: Place, channels: int) -> tuple[str, ...]:
    return draw(draft, at, layouts.optimised(channels))


_MAX_CHANNELS = len(layouts.CHPIDS)
TEMPLATES = (
    Template(
        "study-part-ii",
        "the link of part II",
        "Sixteen connections on four shared channels: 6, 3, 4 and 3. Parts II and III of the study use it.",
        10,
        _part_ii,
    ),
    Template(
        "study-3x3",
        "3 channels x 3 connections",
        "Nine connections on three shared channels; the study shows the rate of each device.",
        11,
        _three,
    ),
    Template(
        "optimised",
        "an optimized link",
        "As many writing connections as possible on each channel, in each direction.",
        12,
        _optimised,
        (Field("channels", "Channels", 4, 1, _MAX_CHANNELS),),
    ),
    Template(
        "n-by-m",
        "N channels, M connections",
        "Two members on one CEC: straight, crossed or non-shared channels with connections spread evenly.",
        13,
        _any,
        (
            Field("kind", "Layout", "straight", choices=KINDS[:3]),
            Field("channels", "Channels", 2, 1, _MAX_CHANNELS),
            Field("connections", "Connections", 8, 1, layouts.MAX_CONNECTIONS),
        ),
    ),
)
