"""A cluster of two to four members, each on a separate CEC, with a link between each pair of members."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.ficon.drawing.changes.join import join_in
from engine.ficon.drawing.changes.mesh import SystemMesh, mesh_in
from engine.ficon.drawing.connection_rules.connect import connect_in
from engine.ficon.drawing.connection_rules.links import link_between
from engine.ficon.drawing.model.cabling import Cec, Director
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Place
from engine.ficon.drawing.model.isfc import Cluster
from engine.ficon.drawing.templates import site
from engine.ficon.drawing.templates.naming import rename
from engine.ficon.drawing.templates.template import Field, Template
from engine.studies.relocation.layouts import even

WIDTH, HEIGHT = 640, 594  # of a CEC with the room around it
COLUMNS = 2  # of members, above and below the directors
DIRECTORS = 2  # so that none is a single point of failure
TWO_LPARS, APART = 700, 96  # width of a CEC with two LPARs; between two CECs
HIGH, HIGHER, FEW = 560, 720, 2  # to the directors; below channels with many control units
Member = tuple[str, list[str]]  # an LPAR and its channels


def _mesh(
    draft: Draft, at: Place, members: int, connections: int, systems: str, cecs: str, cluster: str
) -> tuple[str, ...]:
    places = [Place(at.x + i * WIDTH, at.y + site.DIRECTOR_ROW) for i in range(DIRECTORS)]
    directors = [site.director(draft, place) for place in places]
    made = [_member(draft, _corner(at, number), directors) for number in range(members)]
    for pair, other in combinations(made, 2):
        _join(draft, pair, other, connections)
    name = f"SSI{len(draft.now.of(Cluster)) + 1}"
    ssi = draft.add(Cluster, name=name, slots=tuple(lpar for lpar, _ in made))
    machines = [cec.id for cec in draft.now.of(Cec)[-members:]]
    _name(draft, (ssi.id, *machines), systems, cecs, cluster)
    return (ssi.id, *machines)


def _name(draft: Draft, made: Sequence[str], systems: str, cecs: str, cluster: str) -> None:
    """Assign the typed names to a cluster, its members and their CECs.

    made: the cluster, followed by the CECs.
    """
    ssi = draft.now.get(made[0], Cluster)
    rename(draft, [slot for slot in ssi.slots if slot], systems, SYSTEMS.title)
    rename(draft, made[1:], cecs, CECS.title)
    rename(draft, made[:1], cluster, CLUSTER.title)


def _corner(at: Place, member: int) -> Place:
    row, column = divmod(member, COLUMNS)
    return Place(at.x + column * WIDTH, at.y + row * HEIGHT)


def _member(draft: Draft, at: Place, directors: list[Director]) -> Member:
    """Add a CEC with an LPAR, and a channel to each director."""
    css = site.cec(draft, at)
    lpar = site.lpar(draft, css)
    channels = []
    for number, director in enumerate(directors):
        channels.append(site.channel(draft, css, None, number + 1))
        site.cable(draft, channels[-1:], director)
    return lpar.id, [channel.id for channel in channels]


def _join(draft: Draft, pair: Member, other: Member, connections: int) -> None:
    """Add a logical link, with its connections spread over the directors."""
    join_in(draft, pair[0], other[0])
    link = link_between(draft.now, pair[0], other[0])
    assert link is not None
    for place, count in enumerate(even(connections, DIRECTORS)):
        if count:
            connect_in(draft, link.id, (pair[1][place], other[1][place]), count)


def _two_by_two(
    draft: Draft,
    at: Place,
    channels: int,
    directors: int,
    connections: int,
    systems: str,
    cecs: str,
    cluster: str,
) -> tuple[str, ...]:
    """Add two CECs with two members each, over directors below them."""
    wanted = SystemMesh((), 2, 2, channels, directors, connections)
    known = {director.id for director in draft.now.of(Director)}
    wide = max(TWO_LPARS, 40 + 270 * min(channels, 4) + 200 * max(channels - 4, 0)) + APART
    machines = mesh_in(draft, wanted, at, wide)
    below = at.y + (HIGH if channels > FEW else HIGHER)
    fresh = [director.id for director in draft.now.of(Director) if director.id not in known]
    apart = (2 * wide - APART) // max(len(fresh), 1)
    for place, name in enumerate(fresh):
        draft.place(name, Place(at.x + place * apart, below))
    made = (draft.now.of(Cluster)[-1].id, *machines)
    _name(draft, made, systems, cecs, cluster)
    return made


SYSTEMS = Field("systems", "System names", "")
CECS = Field("cecs", "CEC names", "")
CLUSTER = Field("cluster", "Cluster name", "")
TEMPLATES = (
    Template(
        "mesh",
        "a full mesh",
        "A cluster of 2 to 4 members, each on a separate CEC with two channels on two directors, and a "
        "logical link between each pair.",
        20,
        _mesh,
        (
            Field("members", "Members", 4, 2, 4),
            Field("connections", "Connections per link", 8, 1, 16),
            SYSTEMS,
            CECS,
            CLUSTER,
        ),
    ),
    Template(
        "mesh-of-two",
        "a four-member cluster on two CECs",
        "A cluster of four members on two CECs, whose channels they share, and a logical link "
        "between each pair.",
        21,
        _two_by_two,
        (
            Field("channels", "Channels per CEC", 4, 1, 16),
            Field("directors", "Directors", 1, 1, 4),
            Field("connections", "Connections per link", 16, 1, 16),
            SYSTEMS,
            CECS,
            CLUSTER,
        ),
    ),
)
