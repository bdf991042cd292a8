"""Fully meshed systems: CECs, members, channels, cables and links, created in one step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from engine.ficon.drawing.changes.cable_all import SeenNumbers, connect_evenly
from engine.ficon.drawing.changes.create import new_css
from engine.ficon.drawing.changes.join import join_in
from engine.ficon.drawing.connection_rules.links import MAX_MEMBERS, link_between
from engine.ficon.drawing.meaning import free_names
from engine.ficon.drawing.meaning.addresses import port_of
from engine.ficon.drawing.meaning.new_cards import add_card
from engine.ficon.drawing.model.cabling import Cec, Channel, ChannelCard, Css, Director, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError, Place
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.kinds import parent
from engine.language import say

FEW = 2  # channels of a card that is added


@dataclass(frozen=True)
class SystemMesh:
    """The desired final state. cecs: IDs of existing CECs; new: the number of additional CECs.

    members: z/VM systems in each CEC; channels: of each CEC, over these directors in turn; connections: of
    each link. cluster: all systems become members of one SSI cluster. lpars: IDs of the LPARs to be joined,
    in their CECs; () = the requested number in each CEC.
    """

    cecs: tuple[str, ...] = ()
    new: int = 2
    members: int = 2
    channels: int = 4
    directors: int = 1
    connections: int = 16
    cluster: bool = True
    lpars: tuple[str, ...] = ()


def mesh_of(drawing: Drawing, lpars: Sequence[str], wanted: SystemMesh) -> SystemMesh:
    """Return the mesh of these LPARs, with the other numbers as requested."""
    homes = (drawing.get(drawing.get(lpar, Lpar).css, Css).cec for lpar in lpars)
    return replace(wanted, cecs=tuple(dict.fromkeys(homes)), new=0, lpars=tuple(lpars))


def mesh(drawing: Drawing, wanted: SystemMesh) -> Change:
    """Return the change that adds missing elements. Raises DrawingError."""
    draft = Draft(drawing, say("Add a mesh of systems"))
    return draft.done(mesh_in(draft, wanted))


def mesh_in(draft: Draft, wanted: SystemMesh, at: Place | None = None, wide: int = 0) -> tuple[str, ...]:
    """Add missing elements to a draft; return the CECs. at: the place of the first new CEC; wide: the
    distance to the next.
    """
    directors = _directors(draft, wanted.directors)
    places = [at and Place(at.x + number * wide, at.y) for number in range(wanted.new)]
    cecs = [*wanted.cecs, *(_new_cec(draft, place) for place in places)]
    members = list(wanted.lpars) or [name for cec in cecs for name in _members(draft, cec, wanted.members)]
    if len(members) < 2:
        raise DrawingError(say("A mesh needs two or more systems, not {0}", len(members)))
    for cec in cecs:
        _channels(draft, cec, wanted.channels, directors)
    taken = SeenNumbers()
    for pair in combinations(members, 2):
        _link(draft, pair, wanted.connections, taken)
    if wanted.cluster:
        _cluster(draft, members)
    return tuple(cecs)


def _new_cec(draft: Draft, place: Place | None) -> str:
    made = draft.add(Cec, place, name=free_names.cec_name(draft.now))
    new_css(draft, made.id)
    return made.id


def _directors(draft: Draft, count: int) -> list[str]:
    there = [director.id for director in draft.now.of(Director)][:count]
    while len(there) < count:
        there.append(draft.add(Director, switch=free_names.switch(draft.now)).id)
    return there


def _members(draft: Draft, cec: str, count: int) -> list[str]:
    """Return the requested number of systems of a CEC, adding missing ones."""
    css = [child.id for child in draft.now.children(cec) if isinstance(child, Css)]
    home = css[0] if css else new_css(draft, cec).id
    inside = [lpar.id for lpar in draft.now.of(Lpar) if lpar.css in css and lpar.system]
    while len(inside) < count:
        name, mif = free_names.lpar_name(draft.now), free_names.mif(draft.now, home)
        if mif is None:
            raise DrawingError(say("{0} already has the maximum of 15 LPARs", home), home)
        inside.append(draft.add(Lpar, css=home, name=name, mif=mif, system=name).id)
    return inside[:count]


def _channels(draft: Draft, cec: str, count: int, directors: list[str]) -> None:
    """Add channels to a CEC up to the requested number, on each of these directors in turn."""
    for place, director in enumerate(directors):
        share = count // len(directors) + (place < count % len(directors))
        have = [item for item in draft.now.of(Channel) if item.cec == cec and _at(draft, item) == director]
        for _ in range(share - len(have)):
            join_in(draft, _free_channel(draft, cec), director)


def _at(draft: Draft, channel: Channel) -> str:
    """Return the director that a channel is cabled to; "" = none."""
    port = port_of(draft.now, channel.id)
    return port.director if port else ""


def _free_channel(draft: Draft, cec: str) -> str:
    """Return a channel of a CEC without a cable; if all have cables, add a channel on a card."""
    now = draft.now
    free = (item.id for item in now.of(Channel) if item.cec == cec and not _at(draft, item) and item.shared)
    return next((name for name in free if not _cabled(draft, name)), "") or _new_channel(draft, cec)


def _cabled(draft: Draft, channel: str) -> bool:
    return any(getattr(user, "kind", "") == "cable" for user in draft.now.users(channel))


def _new_channel(draft: Draft, cec: str) -> str:
    now = draft.now
    cards = [card for card in now.of(ChannelCard) if card.cec == cec]
    full = [sum(parent(item) == card.id for item in now.of(Channel)) for card in cards]
    card = next((card for card, used in zip(cards, full, strict=True) if used < FEW), None)
    if card is None:
        slot = free_names.first({card.slot for card in cards}, 1, 41, what=say("slots"))
        card = add_card(draft, cec, slot)
    css = tuple(sorted({child.number for child in now.children(cec) if isinstance(child, Css)}))
    pchid = free_names.pchid(draft.now, cec, card.slot)
    chpid = free_names.chpid(draft.now, cec)
    return draft.add(
        Channel, cec=cec, chpid=chpid, css=css, pchid=pchid, card=card.id, generation=card.generation
    ).id


def _link(draft: Draft, pair: tuple[str, str], connections: int, taken: SeenNumbers) -> None:
    """Join two systems, and increase the connections of their link to the requested number."""
    found = link_between(draft.now, *pair)
    if found is None:
        join_in(draft, *pair)
        found = link_between(draft.now, *pair)
    assert found is not None
    more = connections - max(map(len, draft.now.get(found.id, IsfcLink).devices))
    if more > 0:
        connect_evenly(draft, found.id, more, taken)


def _cluster(draft: Draft, members: list[str]) -> None:
    """Make the systems members of one cluster: the cluster to which some of them belong, or a new cluster."""
    known = [item for item in draft.now.of(Cluster) if set(item.slots) & set(members)]
    if len(known) > 1:
        raise DrawingError(say("The systems are in {0} clusters: leave the clusters unchanged", len(known)))
    slots = [slot for slot in known[0].slots if slot] if known else []
    whole = [*slots, *(name for name in members if name not in slots)]
    if len(whole) > MAX_MEMBERS:
        raise DrawingError(say("A cluster has at most {0} members, not {1}", MAX_MEMBERS, len(whole)))
    if known:
        draft.set(known[0].id, slots=tuple(whole))
    else:
        draft.add(Cluster, name=f"SSI{len(draft.now.of(Cluster)) + 1}", slots=tuple(whole))
