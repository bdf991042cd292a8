"""Cables: one for each port or channel, not too long, with enough buffer credits; and the switch to which
they lead.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ficon.drawing.checking.check import check
from engine.ficon.drawing.checking.finding import Fix, FoundProblem
from engine.ficon.drawing.meaning.device_paths import device_paths
from engine.ficon.drawing.meaning.scene import RESOLVED, Scene
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Director, Port, Storage
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import FCTC
from engine.ficon.drawing.model.drawing import Change, Drawing
from engine.language import joined, say
from engine.scenario.derived.generations import GENERATIONS, credits_needed

CABLING = (Cec, Channel, Director, Port, Storage, Cable)
SWITCHED = frozenset(("FC", "FCV", "CNC", "CVC"))  # types of channels that have a SWITCH: ICP202I
FAR_KM, FARTHEST_KM = 100.0, 300.0


@check(
    "cable-twice",
    "error",
    "A port or a channel connects to one fiber pair.",
    "assumed: the definition of a connector",
    CABLING,
)
def several_cables(scene: Scene) -> Iterator[FoundProblem]:
    """Each port and each channel has one cable."""
    for end, cables in scene.routes.cables.items():
        if len(cables) > 1 and not isinstance(scene.drawing[end], Storage):
            others = [next((id_ for id_ in cable.ends if id_ != end), end) for cable in cables]
            listed = joined(scene.words(other) for other in others)
            yield FoundProblem(
                say("{0} has cables to {1}", scene.words(end), listed), (end, *(cable.id for cable in cables))
            )


@check(
    "cable-missing",
    "warning",
    "Control units are defined behind the channel, but without a cable nothing reaches them.",
    "IBM: IOCP User's Guide, channel configuration considerations",
    RESOLVED,
)
def missing(scene: Scene) -> Iterator[FoundProblem]:
    """A channel with control units has a cable."""
    for channel in scene.drawing.of(Channel):
        units = [unit.id for unit, _ in scene.behind.units.get(channel.id, ()) if unit.unit == FCTC]
        if units and channel.id not in scene.routes.cables:
            text = say("{0} has control units and no cable", scene.words(channel.id))
            yield FoundProblem(text, (channel.id, *dict.fromkeys(units)))


@check(
    "cable-switch",
    "error",
    (
        "SWITCH is the ID of the director that the channel is cabled to; a point-to-point channel has "
        "no SWITCH."
    ),
    "IBM: IOCP User's Guide, CHPID, SWITCH",
    RESOLVED,
)
def wrong_switch(scene: Scene) -> Iterator[FoundProblem]:
    """SWITCH names the director at the other end of the cable."""
    for channel in scene.drawing.of(Channel):
        crossed = scene.routes.across(channel.id)
        if crossed is None or channel.type not in SWITCHED:
            continue
        port = crossed[1] if isinstance(crossed[1], Port) else None
        there = scene.drawing.get(port.director, Director) if port else None
        if channel.switch == (there.switch if there else None):
            continue
        goes = scene.words(there.id) if there else say("{0}, point to point", scene.words(crossed[1].id))
        text = say("{0} has no SWITCH but is cabled to {1}", scene.words(channel.id), goes)
        if channel.switch is not None:
            says = "{0} has SWITCH={1:02X} but is cabled to {2}"
            text = say(says, scene.words(channel.id), channel.switch, goes)
        yield FoundProblem(text, (channel.id, crossed[0].id), _switch(scene, channel, there))


def _switch(scene: Scene, channel: Channel, there: Director | None) -> Fix | None:
    """Set the switch to which the channel is cabled, if the elements behind it are reached over that cable.

    If no channel of the director specifies its id, and all specify the same other id, the director gets that
    id. If nothing is reached, or a director has the id that the channel specifies, the cable may be wrong.
    """
    if there is not None and (wanted := _said(scene, there)) is not None:
        title = say("Change it to switch {0:02X}: {1}", wanted, scene.words(there.id))
        return Fix(title, partial(_set, there.id, title, {"switch": wanted}))
    linked = {bool(path.link.strip("*")) for _, path in scene.behind.units.get(channel.id, ())}
    ids = {director.switch for director in scene.drawing.of(Director)}
    if (not there) in linked or channel.switch in ids or channel.id not in _reaching(scene):
        return None
    title = say("Set SWITCH to {0:02X}", there.switch) if there else say("Leave SWITCH out")
    return Fix(title, partial(_set, channel.id, title, {"switch": there.switch if there else None}))


def _said(scene: Scene, director: Director) -> int | None:
    """Return the id that all channels of a director specify, if it differs from the director's id and no
    director has it.
    """
    said = [
        channel.switch
        for channel in scene.drawing.of(Channel)
        if channel.type in SWITCHED and _entry(scene, channel) == director.id
    ]
    others = {other.switch for other in scene.drawing.of(Director)}
    if len(said) < 2 or len(set(said)) > 1 or said[0] in others:
        return None
    return said[0]


def _reaching(scene: Scene) -> set[str]:
    """Return the channels over which all connections, or a storage unit, are reached."""
    connected = {end.channel for stretch in scene.resolved.stretches for end in stretch.ends}
    connected -= {half.end.channel for half in scene.resolved.halves}
    ways = (way for ways in device_paths(scene.drawing).values() for way in ways if not way.fault)
    return connected | {way.channel for way in ways if isinstance(scene.drawing[way.passed[-1]], Storage)}


def _set(name: str, title: str, fields: dict[str, object], drawing: Drawing) -> Change:
    draft = Draft(drawing, title)
    draft.set(name, **fields)
    return draft.done([name])


@check(
    "distance",
    "warning",
    "A FICON channel reaches 100 km under the early rules, and at most 300 km; each 100 km adds 1 ms to a "
    "round trip.",
    "Brocade: FICON administration guide; McDATA redbook: 100 km end to end",
    RESOLVED,
)
def too_far(scene: Scene) -> Iterator[FoundProblem]:
    """Channels that communicate with each other are at most 100 km apart."""
    seen = set()
    ways = {
        (stretch.passed, stretch.ends[0].channel, stretch.ends[1].channel): stretch
        for stretch in scene.resolved.stretches
    }
    for stretch in ways.values():
        cables = [one for name in stretch.passed if isinstance(one := scene.drawing[name], Cable)]
        ends = tuple(dict.fromkeys(sorted(end.channel for end in stretch.ends)))
        km = sum(cable.km for cable in cables)
        if km > FAR_KM and ends not in seen:
            seen.add(ends)
            most = FARTHEST_KM if km > FARTHEST_KM else FAR_KM
            between = joined(scene.words(end) for end in ends)
            text = say("{0} are {1:g} km apart: expected at most {2:g} km", between, km, most)
            things = (*ends, *(cable.id for cable in cables))
            yield FoundProblem(text, things, severity="error" if km > FARTHEST_KM else None)


@check(
    "credits",
    "warning",
    "A port sends one frame per buffer credit and waits for the response: with too few credits, the fiber is "
    "not fully used, and the rate drops to available/needed.",
    "Brocade: Fabric OS administration guide, buffer credits by distance",
    CABLING,
)
def few_credits(scene: Scene) -> Iterator[FoundProblem]:
    """A cable has the buffer credits that its length needs."""
    for cable in scene.drawing.of(Cable):
        fastest = _fastest(scene, cable)
        if cable.credits is None or not fastest:
            continue
        need = credits_needed(fastest, cable.km)
        if cable.credits < need:
            text = say(
                "The {0} has {1} buffer credits; {2:g} km requires {3}",
                scene.words(cable.id),
                cable.credits,
                cable.km,
                need,
            )
            title = say("Set {0} buffer credits", need)
            change = partial(_set, cable.id, title, {"credits": need})
            yield FoundProblem(text, (cable.id,), Fix(title, change, plain=True))


def _fastest(scene: Scene, cable: Cable) -> str:
    """Return the generation of the fastest channel that uses a cable: at its end, or at the directors that it
    joins.
    """
    ends = [scene.drawing[end] for end in cable.ends]
    channels = [end for end in ends if isinstance(end, Channel)]
    if not channels:
        directors = {end.director for end in ends if isinstance(end, Port)}
        channels = [channel for channel in scene.drawing.of(Channel) if _entry(scene, channel) in directors]
    found = [channel.generation for channel in channels]
    return max(found, key=lambda text: GENERATIONS[text].gbit, default="")


def _entry(scene: Scene, channel: Channel) -> str:
    port = scene.routes.entry(channel.id)
    return port.director if port else ""
