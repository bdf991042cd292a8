"""Many things in one act: cables of all channels, connections of all links, a mesh of systems."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.changes.cable_all import cable_all, connect_all, pairs
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.changes.join import join
from engine.ficon.drawing.changes.mesh import SystemMesh, mesh
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.meaning.addresses import port_of
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Director, Lpar
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.templates import template
from engine.studies.relocation.layouts import balanced, reserved

small = st.integers(1, 3)


def machines(cecs: int, channels: int, directors: int) -> UndoHistory:
    """Return CECs with channels on no card, and directors, without cables."""
    made = UndoHistory(Drawing())
    for number in range(1, cecs + 1):
        made.do(make(made.drawing, "cec"))
        for _ in range(channels):
            made.do(make(made.drawing, "channel", None, f"cec{number}"))
    for _ in range(directors):
        made.do(make(made.drawing, "director"))
    return made


@settings(max_examples=40, deadline=None)
@given(cecs=small, channels=st.integers(1, 6), directors=small, first=st.integers(0, 3))
def test_each_channel_gets_one_cable_and_directors_take_turns(
    cecs: int, channels: int, directors: int, first: int
) -> None:
    made = machines(cecs, channels, directors)
    drawing = made.drawing
    for channel in drawing.of(Channel)[:first]:
        made.do(join(drawing, channel.id, "director1"))
    before = {item.id: port_of(drawing, item.id) for item in drawing.of(Channel)}
    chosen = [*(item.id for item in drawing.of(Cec)), *(item.id for item in drawing.of(Director))]
    if all(before.values()):
        with pytest.raises(DrawingError, match="channels without cables"):
            cable_all(drawing, chosen)
        return
    steps = len(made.done)
    made.do(cable_all(drawing, chosen))
    assert len(made.done) == steps + 1
    assert len(drawing.of(Cable)) == len(drawing.of(Channel))
    for cec in drawing.of(Cec):
        fresh = [item.id for item in drawing.of(Channel) if item.cec == cec.id and before[item.id] is None]
        at = [port.director for name in fresh if (port := port_of(drawing, name))]
        assert at == [f"director{1 + place % directors}" for place in range(len(fresh))]


def test_without_a_choice_of_directors_nothing_is_guessed() -> None:
    drawing = machines(1, 2, 0).drawing
    with pytest.raises(DrawingError, match="no director"):
        cable_all(drawing, ["cec1"])
    drawing = machines(1, 2, 2).drawing
    with pytest.raises(DrawingError, match="2 directors"):
        cable_all(drawing, ["cec1"])
    assert cable_all(drawing, ["cec1"], "director2")


@settings(max_examples=25, deadline=None)
@given(
    new=st.integers(0, 3),
    members=st.integers(1, 2),
    channels=st.integers(1, 5),
    directors=st.integers(1, 2),
    connections=st.integers(1, 16),
    begun=st.sampled_from(("", "n-by-m", "cecs")),
)
def test_a_mesh_has_all_that_is_wanted_and_a_second_one_adds_nothing(
    new: int, members: int, channels: int, directors: int, connections: int, begun: str
) -> None:
    made = machines(2, 2, 1) if begun == "cecs" else UndoHistory(Drawing())
    if begun == "n-by-m":
        made.do(template(begun).make(made.drawing))
    drawing, there = made.drawing, tuple(cec.id for cec in made.drawing.of(Cec))
    wanted = SystemMesh(there, new, members, max(channels, directors), directors, connections, cluster=False)
    if members * (new + len(there)) < 2:
        with pytest.raises(DrawingError, match="two or more systems"):
            mesh(drawing, wanted)
        return
    had = {frozenset(link.ends): len(link.devices[0]) for link in drawing.of(IsfcLink)}
    made.do(mesh(drawing, wanted))
    cecs = [cec.id for cec in drawing.of(Cec)]
    assert len(cecs) == new + len(there)
    inside = [[lpar.id for lpar in drawing.of(Lpar) if _cec(drawing, lpar) == cec][:members] for cec in cecs]
    assert all(len(lpars) == members for lpars in inside)
    links = {frozenset(link.ends): len(link.devices[0]) for link in drawing.of(IsfcLink)}
    for pair in combinations([name for lpars in inside for name in lpars], 2):
        assert links[frozenset(pair)] == max(connections, had.get(frozenset(pair), 0))
    assert {item.fault for item in resolve(drawing).connections} == {""}
    assert not [finding for finding in check(drawing) if finding.severity == "error"]
    assert not mesh(
        drawing, SystemMesh(tuple(cecs), 0, members, wanted.channels, directors, connections, False)
    )


def _cec(drawing: Drawing, lpar: Lpar) -> str:
    return str(drawing[lpar.css].cec)  # type: ignore[attr-defined]


def test_a_cluster_takes_the_missing_systems_and_no_more_than_it_can() -> None:
    made = UndoHistory(Drawing())
    made.do(mesh(made.drawing, SystemMesh(new=2, members=1, channels=1, connections=1)))
    assert [slot for slot in made.drawing.of(Cluster)[0].slots if slot] == ["lpar1", "lpar2"]
    made.do(mesh(made.drawing, SystemMesh(("cec1", "cec2"), 0, 2, 1, 1, 1)))
    (cluster,) = made.drawing.of(Cluster)
    assert set(cluster.slots) == {"lpar1", "lpar2", "lpar3", "lpar4"}
    with pytest.raises(DrawingError, match="at most 4 members"):
        mesh(made.drawing, SystemMesh(("cec1", "cec2"), 0, 3, 1, 1, 1))


@settings(max_examples=20, deadline=None)
@given(count=st.integers(1, 8), channels=st.integers(1, 4))
def test_all_links_get_their_connections_over_all_channels(count: int, channels: int) -> None:
    made = UndoHistory(Drawing())
    made.do(mesh(made.drawing, SystemMesh(new=2, members=2, channels=channels, connections=1)))
    drawing, links = made.drawing, [link.id for link in made.drawing.of(IsfcLink)]
    made.do(connect_all(drawing, links, count))
    for link in drawing.of(IsfcLink):
        assert len(link.devices[0]) == len(link.devices[1]) == count + 1
        assert len(pairs(drawing, link)) == channels
    assert {item.fault for item in resolve(drawing).connections} == {""}
    with pytest.raises(DrawingError, match="would exceed 16"):
        connect_all(drawing, links, 16)


def test_a_template_has_two_cecs_with_two_members_each() -> None:
    drawing = Drawing()
    drawing.apply(template("mesh-of-two").make(drawing))
    assert [len(drawing.of(kind)) for kind in (Cec, Lpar, Channel, Director, IsfcLink, Cluster)] == [
        2, 4, 8, 1, 6, 1,
    ]  # fmt: skip
    assert len(resolve(drawing).connections) == 96


@pytest.mark.parametrize(("members", "channels", "directors"), [(1, 4, 1), (2, 4, 1), (2, 6, 2), (2, 2, 2)])
def test_a_whole_mesh_starves_no_channel(members: int, channels: int, directors: int) -> None:
    made = UndoHistory(Drawing())
    made.do(mesh(made.drawing, SystemMesh((), 3, members, channels, directors, 16, cluster=False)))
    assert not {"link-active", "link-one-way"} & {finding.check for finding in check(made.drawing)}


def test_it_is_said_why_the_first_channel_of_a_link_has_more_connections() -> None:
    made = UndoHistory(Drawing())
    change = mesh(made.drawing, SystemMesh((), 2, 1, 4, 1, 16))
    assert "per channel: 6, 4, 3, 3. Each system writes to 4, 4, 3, 3" in change.note
    made.do(change)
    assert not mesh(Drawing(), SystemMesh((), 2, 1, 1, 1, 16)).note


@settings(deadline=None)
@given(connections=st.integers(1, 16), channels=st.integers(1, 8))
def test_connections_of_a_link_are_spread_as_evenly_as_they_can_be(connections: int, channels: int) -> None:
    runs = balanced(connections, channels)
    assert sum(count for _, count in runs) == connections
    by_number = [place for place, count in runs for _ in range(count)]
    idle = reserved(connections) if channels > 1 else 0
    for own in (by_number[idle:], by_number[: len(by_number) - idle]):
        counts = [own.count(place) for place in range(channels)]
        if connections - idle >= idle * channels:  # enough to have both ends on the first
            assert max(counts) - min(counts) <= 1
            assert set(by_number[:idle] + by_number[len(by_number) - idle :]) <= {0}
