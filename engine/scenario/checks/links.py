"""Rules for the channels, links and cluster of a scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from engine.language import say
from engine.naming import cec_named
from engine.scenario.derived.connections import devices, open_to
from engine.scenario.derived.generations import GENERATIONS
from engine.scenario.files.error import ScenarioError, nearest, wrong
from engine.scenario.model.scenario import Scenario
from engine.scenario.model.systems import ChannelSettings, Link
from engine.state.link import MAX_CARD, MAX_QUEUE, MAX_WINDOW

MAX_CONNECTIONS = 16  # of a logical link. Source: CP Commands and Utilities, ACTIVATE ISLINK
MAX_ON_CHANNEL = MAX_QUEUE // MAX_WINDOW
_LAST_DEVICE = 0xFFFF
_HEX = set("0123456789ABCDEFabcdef")


def check_links(scenario: Scenario) -> None:
    """Raise ScenarioError for the first violation."""
    for check in (_channels, _cards, _trunks, _links, _device_numbers, _room, check_cluster):
        check(scenario)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or say("none exist")


def _channels(scenario: Scenario) -> None:
    seen: dict[tuple[str, str], str] = {}
    for name, channel in scenario.channels.items():
        _channel(scenario, f"channels.{name}", name, channel)
        chpid = (channel.cec, (channel.chpid or name).upper().zfill(2))
        if chpid in seen:
            where = cec_named(channel.cec)
            hint = say("expected a CHPID other than that of channel {0} in {1}", seen[chpid], where)
            raise wrong(f"channels.{name}.chpid", hint)
        seen[chpid] = name


def _channel(scenario: Scenario, key: str, name: str, channel: ChannelSettings) -> None:
    cecs = {system.cec for system in scenario.systems.values()}
    if channel.cec not in cecs:
        raise wrong(f"{key}.cec", say("expected the CEC of a system: {0}", _listed(sorted(cecs))))
    if channel.chpid is None and not (len(name) == 2 and set(name) <= _HEX):
        hint = say('expected two hexadecimal digits, because the name "{0}" is not a CHPID', name)
        raise wrong(f"{key}.chpid", hint)
    for system in channel.systems:
        if system not in scenario.systems or scenario.systems[system].cec != channel.cec:
            inside = [text for text, given in scenario.systems.items() if given.cec == channel.cec]
            hint = say("expected systems of {0}: {1}", cec_named(channel.cec), _listed(inside))
            raise wrong(f"{key}.systems", hint, nearest(system, inside))


def _cards(scenario: Scenario) -> None:
    """Check that the channels of a card have the same generation and fit on the card."""
    cards: dict[tuple[str, int], list[str]] = {}
    for name, channel in scenario.channels.items():
        if channel.card:
            cards.setdefault((channel.cec, channel.card), []).append(name)
    for (cec, card), names in cards.items():
        first = scenario.channels[names[0]].generation
        where = say("card {0} of {1}", card, cec_named(cec))
        for name in names:
            if scenario.channels[name].generation != first:
                hint = say("expected {0}, like the other channels on {1}", first, where)
                raise wrong(f"channels.{name}.generation", hint)
        if len(names) > GENERATIONS[first].channels:
            hint = say(
                "expected another card: {0} ({1}) has {2} channels", where, first, GENERATIONS[first].channels
            )
            raise wrong(f"channels.{names[GENERATIONS[first].channels]}.card", hint)
    if len(cards) > MAX_CARD:
        raise wrong("channels", say("expected at most {0} cards", MAX_CARD))


def _trunks(scenario: Scenario) -> None:
    """Check that a trunk joins two directors that channels name, and that no other trunk joins the same
    directors.
    """
    known = sorted({channel.director for channel in scenario.channels.values() if channel.director})
    pairs: dict[frozenset[str], str] = {}
    for name, trunk in scenario.trunks.items():
        key = f"trunks.{name}.directors"
        for director in trunk.directors:
            if director not in known:
                raise wrong(
                    key,
                    say("expected directors that have channels: {0}", _listed(known)),
                    nearest(director, known),
                )
        if trunk.directors[0] == trunk.directors[1]:
            raise wrong(key, say("expected two different directors"))
        if other := pairs.get(frozenset(trunk.directors)):
            raise wrong(key, say("expected two directors without a trunk; {0} already connects these", other))
        pairs[frozenset(trunk.directors)] = name


def _links(scenario: Scenario) -> None:
    pairs: dict[frozenset[str], str] = {}
    for name, link in scenario.links.items():
        key = f"links.{name}"
        _ends(scenario, key, link)
        if other := pairs.get(frozenset(link.systems)):
            raise wrong(
                f"{key}.systems",
                say("expected two systems without a link; {0} already connects these", other),
            )
        pairs[frozenset(link.systems)] = name
        total = sum(connection.count for connection in link.connections)
        if total > MAX_CONNECTIONS:
            raise wrong(
                f"{key}.connections",
                say("expected at most {0} in total, not {1}", MAX_CONNECTIONS, total),
            )
        for number in range(len(link.connections)):
            _connection(scenario, f"{key}.connections.{number + 1}", link, number)


def _ends(scenario: Scenario, key: str, link: Link) -> None:
    for system in link.systems:
        if system not in scenario.systems:
            hint = say("expected two of the systems {0}", _listed(scenario.systems))
            raise wrong(f"{key}.systems", hint, nearest(system, scenario.systems))
    if link.systems[0] == link.systems[1]:
        raise wrong(f"{key}.systems", say("expected two different systems"))


def _connection(scenario: Scenario, key: str, link: Link, number: int) -> None:
    """Check that the channel at each end exists in the CEC of its system and is accessible to that system."""
    given = link.connections[number]
    if int(given.device, 16) + given.count - 1 > _LAST_DEVICE:
        raise wrong(f"{key}.count", say("expected device numbers up to FFFF"))
    for system, name in zip(link.systems, given.channels, strict=True):
        cec = scenario.systems[system].cec
        usable = [text for text, channel in scenario.channels.items() if system in open_to(scenario, channel)]
        if name not in scenario.channels:
            hint = say("expected a channel that {0} may use: {1}", system, _listed(usable))
            raise wrong(f"{key}.channels", hint, nearest(name, usable))
        if scenario.channels[name].cec != cec:
            cecs = cec_named(cec), cec_named(scenario.channels[name].cec)
            hint = say("expected a channel of {0} for {1}; {2} is in {3}", cecs[0], system, name, cecs[1])
            raise wrong(f"{key}.channels", hint)
        if name not in usable:
            raise wrong(
                f"{key}.channels", say("expected a channel that {0} may use: {1}", system, _listed(usable))
            )


def _device_numbers(scenario: Scenario) -> None:
    """Check that a device number identifies only one device in each system, across all links."""
    seen: dict[tuple[str, int], str] = {}
    for name, link in scenario.links.items():
        for number, *_ in devices(link):
            for system in link.systems:
                if (system, number) in seen:
                    hint = say(
                        "expected each device once in {0}; link {1} also has {2:04X}",
                        system,
                        seen[system, number],
                        number,
                    )
                    raise wrong(f"links.{name}.connections", hint)
                seen[system, number] = name


def _room(scenario: Scenario) -> None:
    counts: Counter[str] = Counter()
    for link in scenario.links.values():
        for _, *channels in devices(link):
            counts.update(set(channels))
    for name, count in counts.items():
        if count > MAX_ON_CHANNEL:
            hint = say("expected at most {0} connections on a channel, not {1}", MAX_ON_CHANNEL, count)
            raise wrong(f"channels.{name}", hint)


def check_cluster(scenario: Scenario) -> None:
    """Raise ScenarioError for the first item that a cluster needs but does not have."""
    if not scenario.cluster:
        _no_cluster(scenario)
        return
    if scenario.systems and not scenario.lpar.has("ssi"):
        hint = say(
            "expected 6.2 or later: earlier releases do not support SSI clusters and need cluster = false"
        )
        raise ScenarioError("", "lpar.release", hint)
    if pair := unlinked(scenario):
        hint = say(
            "expected a link between {0} and {1}: each pair of cluster members needs a link", pair[0], pair[1]
        )
        raise ScenarioError("", "links", hint)
    given = scenario.parameters
    if scenario.systems and given.pdr_stale <= given.pdr_every:
        hint = say(
            "expected more than pdr_every ({0:g} s): otherwise members would be stale immediately",
            given.pdr_every / 1000000000.0,
        )
        raise ScenarioError("", "parameters.pdr_stale", hint)


def unlinked(scenario: Scenario) -> tuple[str, str] | None:
    """Return the first two systems that have no link between them."""
    joined = {frozenset(link.systems) for link in scenario.links.values()}
    return next((pair for pair in combinations(scenario.systems, 2) if frozenset(pair) not in joined), None)


def _no_cluster(scenario: Scenario) -> None:
    for number, step in enumerate(scenario.timeline, 1):
        if step.systems:
            raise ScenarioError("", f"timeline.{number}.do", say("not allowed with cluster = false"))
    for name, system in scenario.systems.items():
        if not system.joined:
            raise ScenarioError("", f"systems.{name}.joined", say("expected true, because cluster = false"))
