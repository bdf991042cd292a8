"""Director fabrics: the load on inter-switch links, and port zones."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import FoundProblem
from engine.ficon.drawing.checks.cables import CABLING
from engine.ficon.drawing.meaning.scene import RESOLVED, Scene
from engine.ficon.drawing.meaning.trunks import may_send, trunks
from engine.ficon.drawing.model.cabling import Port
from engine.language import say


@check(
    "isl-load",
    "warning",
    "All channels that send over the inter-switch links of two directors share the capacity of these "
    "links. If it is less than the channels can send together, busy channels wait for each other: add "
    "links, use faster links, or keep both ends of a connection on one director.",
    "Brocade: FICON administration guide, ISL sizing; assumed: all channels busy with native FICON",
    RESOLVED,
)
def overloaded(scene: Scene) -> Iterator[FoundProblem]:
    """Inter-switch links have the capacity for the data that the channels at either director can send over
    them.
    """
    for trunk in trunks(scene.drawing):
        for side, senders in enumerate(trunk.senders):
            load = may_send(scene.drawing, senders)
            if trunk.capacity is None or load <= trunk.capacity:
                continue
            near, far = (scene.words(trunk.directors[number]) for number in (side, 1 - side))
            carried = "1 inter-switch link carries {1:,.0f} MB/s in each direction"
            carried = carried if trunk.links == 1 else "{0} links carry {1:,.0f} MB/s in each direction"
            count = say("1 channel") if len(senders) == 1 else say("{0} channels", len(senders))
            text = "From {0} to {1}, {2} can send {3:,.0f} MB/s: {4}"
            text = say(text, near, far, count, load, say(carried, trunk.links, trunk.capacity))
            things = (*(cable.id for cable in trunk.cables), *trunk.directors, *senders)
            yield FoundProblem(text, tuple(dict.fromkeys(things)))


@check(
    "zone-single",
    "info",
    "The members of a zone can reach each other; a zone with a single port connects nothing. Small zones "
    "are usual, but a single port is usually a misspelled name.",
    "Brocade: FICON administration guide, zoning",
    CABLING,
)
def single_member(scene: Scene) -> Iterator[FoundProblem]:
    """A zone has at least two ports."""
    members: dict[str, list[str]] = {}
    for port in scene.drawing.of(Port):
        for zone in dict.fromkeys(port.zones):
            members.setdefault(zone, []).append(port.id)
    for zone, ports in members.items():
        if len(ports) == 1:
            yield FoundProblem(say("Zone {0} has one port: {1}", zone, scene.words(ports[0])), (ports[0],))
