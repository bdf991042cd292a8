"""The port that each channel is plugged into, determined from the LINKs of control units.

A deck specifies only the ports of far channels. Each port that a LINK specifies belongs to one channel on its
director, which must be a channel of the image specified by the accompanying CUADD: channels and ports are
matched (a bipartite matching), and a channel that gets the same port in every largest matching certainly has
that port. A LINK is taken to lead to another CEC wherever one of that CEC's channels can be at the port;
otherwise back to its own CEC. Where several ports are possible, a channel is assumed at the port where most
of its LINKs are answered by a LINK of the channel there. If this does not determine the port, ports in order
are the most likely.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import networkx as nx

Port = tuple[int, int]  # domain of a director, address
_MOST = 100  # open channels whose likeliest ports are worked out


@dataclass(frozen=True)
class Seat:
    """A channel whose port is to be found. images: the CUADDs by which it can be reached."""

    name: str
    cec: str
    domain: int  # of its entry switch
    images: frozenset[int]
    shared: bool


@dataclass(frozen=True)
class Reference:
    """A LINK of an FCTC control unit: from a channel to a port, with its CUADD."""

    seat: str
    cec: str
    port: Port
    cuadd: int | None


@dataclass
class FoundPort:
    """A result. ports: certain ports. open: channels with several possible ports, or with no certain port;
    likeliest first.

    assumed: those of `ports` that are the only ports at which the LINKs of their channels are answered.
    likely: the likeliest ports of open channels; following: those of them that have one plausible port once
    the others are known.
    """

    ports: dict[str, Port] = field(default_factory=dict)
    open: dict[str, tuple[Port, ...]] = field(default_factory=dict)
    spare: list[Port] = field(default_factory=list)  # specified by a LINK, but no channel here can be there
    assumed: set[str] = field(default_factory=set)
    likely: dict[str, Port] = field(default_factory=dict)
    following: set[str] = field(default_factory=set)


def search(seats: Iterable[Seat], references: Iterable[Reference], known: Mapping[str, Port]) -> FoundPort:
    """Find the ports of all seats that are not in `known`."""
    searched = _Search(list(seats), list(references), dict(known))
    found = searched.certain()
    certain = set(found.ports)
    if len(found.open) > _MOST:
        return found
    while name := searched.answered(found):
        found = searched.seated(found, found.open[name][0], name)
    found.assumed = set(found.ports) - certain
    _go_on(searched, found)
    return found


def _go_on(searched: _Search, found: FoundPort) -> None:
    """Seat the open channels at their most likely ports, one after another."""
    chosen: set[str] = set()
    now = found
    while name := searched.answered(now) or next((name for name, ports in now.open.items() if ports), ""):
        chosen |= set() if searched.answered(now) else {name}
        now = searched.seated(now, now.open[name][0], name)
    while found_spare := searched.answering(now):
        now = searched.seated(now, *found_spare)
    found.likely = {name: port for name, port in now.ports.items() if name in found.open}
    found.following = set(found.likely) - chosen


class _Search:
    """Channels, and the ports that LINKs name; assumptions are added to `known`."""

    def __init__(self, seats: list[Seat], references: list[Reference], known: dict[str, Port]) -> None:
        self.seats = {seat.name: seat for seat in seats}
        self.references = references
        self.known = known
        self.named: dict[Port, list[Reference]] = defaultdict(list)
        self.links: dict[str, set[Port]] = defaultdict(set)  # by seat: its ports
        for reference in references:
            self.named[reference.port].append(reference)
            self.links[reference.seat].add(reference.port)

    def certain(self) -> FoundPort:
        """Return the conclusions from the known ports."""
        found = FoundPort(dict(self.known))
        graph = self._graph(found)
        allowed, always = matchings(graph)
        for name in self.seats:
            ports = allowed.get(name, [])
            if len(ports) == 1 and name in always:
                found.ports[name] = ports[0]
            elif name not in self.known:
                found.open[name] = tuple(ports)
        at = _possible(found)
        for name, places in found.open.items():
            likely = sorted(places, key=lambda port: (-self._mirrors(name, port, at), port))
            found.open[name] = tuple(likely)
        return found

    def seated(self, found: FoundPort, port: Port, name: str) -> FoundPort:
        """Return the conclusions if an open channel is at this port."""
        self.known = {**found.ports, name: port}
        return self.certain()

    def answering(self, found: FoundPort) -> tuple[Port, str] | None:
        """Return a port that CUADD excludes for all channels, and the channel that would answer LINKs there.

        In that case the CUADD is wrong. None: there is no such channel.
        """
        at = _possible(found)
        free = [port for port in found.spare if port not in at]
        pairs = ((port, name) for name in found.open for port in free if port[0] == self.seats[name].domain)
        return next((pair for pair in pairs if self._mirrors(pair[1], pair[0], at) > 0), None)

    def answered(self, found: FoundPort) -> str:
        """Return the open channel whose port is clearest from its LINKs; "" = none."""
        at = _possible(found)
        leads = {
            name: self._mirrors(name, ports[0], at) - self._mirrors(name, ports[1], at)
            for name, ports in found.open.items()
            if len(ports) > 1
        }
        best = max(leads, key=lambda name: leads[name], default="")
        return best if best and leads[best] > 0 else ""

    def _graph(self, found: FoundPort) -> nx.Graph:
        """Return channels without a port, and the ports at which each can be."""
        graph = nx.Graph()
        taken = set(self.known.values())
        for port in self.named:
            if port in taken:
                continue
            seats = self._candidates(port)
            if not seats:
                found.spare.append(port)
            graph.add_edges_from((name, port) for name in seats)
        return graph

    def _candidates(self, port: Port) -> list[str]:
        here = [
            seat for seat in self.seats.values() if seat.domain == port[0] and seat.name not in self.known
        ]
        named = self.named[port]
        fit = [seat for seat in here if all(_fits(seat, reference) for reference in named)]
        fit = fit or [seat for seat in here if any(_fits(seat, reference) for reference in named)]
        sources = {reference.cec for reference in named}
        others = [seat for seat in fit if seat.cec not in sources]
        return [other.name for other in others or fit]

    def _mirrors(self, name: str, port: Port, at: Mapping[Port, list[str]]) -> int:
        """Return how many LINKs of a channel other channels would answer if the channel were at this port.

        A port that the channel itself names is unlikely to be its own.
        """
        answered = (
            any(port in self.links[far] for far in at.get(link, ()) if far != name)
            for link in self.links[name]
        )
        return sum(answered) - (port in self.links[name])


def _possible(found: FoundPort) -> Mapping[Port, list[str]]:
    """Return the channels that are, or can be, at each port."""
    at: dict[Port, list[str]] = defaultdict(list)
    for seat, place in found.ports.items():
        at[place].append(seat)
    for seat, places in found.open.items():
        for place in places:
            at[place].append(seat)
    return at


def _fits(seat: Seat, reference: Reference) -> bool:
    if reference.cuadd is None:
        return not seat.shared or len(seat.images) < 2
    return reference.cuadd in seat.images


def matchings(graph: nx.Graph) -> tuple[dict[str, list[Port]], set[str]]:
    """Return the ports of a channel in any largest matching, and the channels seated in all of them.

    graph: channels (str) and ports, joined where a channel can be. Every other largest matching results from
    one of them by flipping an alternating cycle, or an even alternating path from a free node.
    """
    seats = [node for node in graph if isinstance(node, str)]
    matched = nx.bipartite.hopcroft_karp_matching(graph, seats)
    turned = nx.DiGraph(
        (port, name) if matched.get(name) == port else (name, port) for name, port in _edges(graph)
    )
    turned.add_nodes_from(graph)
    cycle = {
        node: number for number, part in enumerate(nx.strongly_connected_components(turned)) for node in part
    }
    loose = _reached(turned, [name for name in seats if name not in matched])
    to_free = _reached(
        turned.reverse(), [node for node in graph if node not in matched and node not in loose]
    )
    allowed: dict[str, list[Port]] = {name: [] for name in seats}
    for name, port in _edges(graph):
        if matched.get(name) == port or cycle[name] == cycle[port] or name in loose or port in to_free:
            allowed[name].append(port)
    return allowed, set(seats) - loose


def _edges(graph: nx.Graph) -> Iterator[tuple[str, Port]]:
    return ((text, other) if isinstance(text, str) else (other, text) for text, other in graph.edges)


def _reached(graph: nx.DiGraph, sources: list[object]) -> set[object]:
    """Return the sources and all nodes that can be reached from them."""
    found = set(sources)
    for source in sources:
        found |= nx.descendants(graph, source)
    return found


def solutions(candidates: Mapping[str, tuple[Port, ...]], most: int) -> Iterator[dict[str, Port]]:
    """Yield up to `most` assignments of the open channels to ports, with no two channels at the same port."""
    names = sorted(candidates, key=lambda name: len(candidates[name]))
    found = 0
    stack: list[tuple[int, dict[str, Port]]] = [(0, {})]
    while stack and found < most:
        place, seated = stack.pop()
        if place == len(names):
            found += 1
            yield seated
            continue
        free = [port for port in candidates[names[place]] if port not in seated.values()]
        stack += ((place + 1, {**seated, names[place]: port}) for port in reversed(free))
