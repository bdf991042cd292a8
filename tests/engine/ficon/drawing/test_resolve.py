"""What definitions mean over the cabling: pairing by unit address, LINK, CUADD, and why something is down."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.topology.plant import edit, plant
from engine.ficon.drawing.decks.importing import drawing_of
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.iocp.reader import read
from tests.engine.ficon.drawing import any_drawing
from tests.engine.ficon.drawing.drawn import Sketch, one_cec, two_cecs
from tests.engine.ficon.iocp.shelf import deck
from tests.naive import connections as naive


def _edited(drawing, name, **fields):
    draft = Draft(drawing, "Edit")
    draft.set(name, **fields)
    drawing.apply(draft.done())
    return drawing


def _ends(drawing):
    return {
        tuple(
            (drawing[end.lpar].name, f"{drawing[end.channel].chpid:02X}", f"{end.number:04X}")
            for end in one.ends
        )
        for one in resolve(drawing).connections
    }


def test_straight_on_one_shared_channel():
    drawing = one_cec([(0, 0)]).drawing
    expected = {(("LPAR1", "3C", f"D00{n}"), ("LPAR2", "3C", f"D00{n}")) for n in range(4)}
    assert _ends(drawing) == expected
    assert not resolve(drawing).halves
    assert all(one.up for one in resolve(drawing).connections)


def test_crossed_over_two_shared_channels():
    drawing = one_cec([(0, 1), (1, 0)]).drawing
    pairs = {(one[0][1], one[1][1]) for one in _ends(drawing)}
    assert pairs == {("3C", "3D"), ("3D", "3C")}
    assert len(resolve(drawing).connections) == 8


def test_two_machines():
    drawing = two_cecs(2).drawing
    lpars = [one.lpar for one in resolve(drawing).connections[0].ends]
    assert lpars == ["lpar1", "lpar2"]
    assert len(resolve(drawing).of_lpars("lpar2", "lpar1")) == 8
    assert {one.ends[0].lpar for one in resolve(drawing).of_lpars("lpar2", "lpar1")} == {"lpar2"}


def test_device_numbers_may_differ():
    drawing = two_cecs(1).drawing
    _edited(drawing, "device2", number="E000")
    (first, *_) = resolve(drawing).connections
    assert [one.number for one in first.ends] == [0xD000, 0xE000]


def test_unit_addresses_must_not():
    drawing = _edited(two_cecs(1).drawing, "device2", address="02")
    found = resolve(drawing)
    assert [one.address for one in found.connections] == [2, 3]
    assert {(one.end.lpar, one.address, one.count) for one in found.halves} == {
        ("lpar1", 0, 2),
        ("lpar2", 4, 2),
    }
    assert "unit address 00-01: no device of LPAR2 on CHPID 3C leads back to LPAR1" in found.halves[0].reason


def test_an_unshared_far_channel_needs_no_cuadd():
    sketch = Sketch()
    (a, first), (b, second) = sketch.cec("A", "LPAR1"), sketch.cec("B", "LPAR2")
    director = sketch.director()
    near = sketch.channel(a, 0x50, director, shared=False, access=(first.id,))
    far = sketch.channel(b, 0x60, director, shared=False, access=(second.id,))
    sketch.connect(((first, near), (second, far)), 0x5000, shared=(False, False))
    assert len(resolve(sketch.drawing).connections) == 4
    assert resolve(_edited(sketch.drawing, "channel2", shared=True)).connections == ()


def test_point_to_point_without_link():
    sketch = Sketch()
    (a, first), (b, second) = sketch.cec("A", "LPAR1"), sketch.cec("B", "LPAR2")
    near, far = sketch.channel(a, 0x50), sketch.channel(b, 0x60)
    sketch.cable(near, far)
    sketch.connect(((first, near), (second, far)), 0x5000)
    assert len(resolve(sketch.drawing).connections) == 4
    linked = _edited(sketch.drawing, "unit1", paths=[{"css": 0, "channel": "channel1", "link": "C0"}])
    assert {one.up for one in resolve(linked).connections} == {False}


def test_higher_css_stands_in_the_first_digit():
    sketch = Sketch()
    (a, first), (b, second) = sketch.cec("A", "LPAR1", css=1), sketch.cec("B", "LPAR2", css=2)
    director = sketch.director()
    near, far = sketch.channel(a, 0x50, director, css=[1]), sketch.channel(b, 0x60, director, css=[2])
    sketch.connect(((first, near), (second, far)), 0x5000, css=(1, 2))
    drawing = sketch.drawing
    assert drawing["unit1"].cuadd == 0x21
    assert len(resolve(drawing).connections) == 4
    assert not resolve(_edited(drawing, "unit1", cuadd="01")).connections


def _cascade():
    sketch = Sketch()
    (a, first), (b, second) = sketch.cec("A", "LPAR1"), sketch.cec("B", "LPAR2")
    directors = sketch.director(0x21), sketch.director(0x22)
    near, far = sketch.channel(a, 0x50, directors[0]), sketch.channel(b, 0x60, directors[1])
    sketch.connect(((first, near), (second, far)), 0x5000)
    return sketch, directors


def test_a_two_byte_link_names_a_port_of_another_director():
    sketch, directors = _cascade()
    (down, *_) = resolve(sketch.drawing).connections
    assert not down.up
    assert down.fault == "no inter-switch link connects directors 21 and 22"
    sketch.isl(*directors)
    assert all(one.up for one in resolve(sketch.drawing).connections)
    assert sketch.drawing["unit1"].paths[0].link == "22C0"


def test_a_domain_that_differs_from_the_switch_id():
    sketch, directors = _cascade()
    sketch.isl(*directors)
    drawing = _edited(sketch.drawing, directors[1].id, domain="77")
    assert "no director has domain 22" in resolve(drawing).halves[0].reason
    drawing = _edited(drawing, "unit1", paths=[{"css": 0, "channel": "channel1", "link": "77C0"}])
    assert len(resolve(drawing).connections) == 4


@pytest.mark.parametrize(
    ("name", "fields", "fault"),
    [
        ("port1", {"blocked": True}, "port C0 of director 21 is blocked"),
        ("channel2", {"access": [], "candidates": ["lpar2"]}, "is not online to LPAR2"),
    ],
)
def test_what_is_known_and_down(name, fields, fault):
    drawing = _edited(two_cecs(1).drawing, name, **fields)
    (first, *_) = resolve(drawing).connections
    assert fault in first.fault


@pytest.mark.parametrize(
    ("name", "fields", "reason"),
    [
        ("unit1", {"cuadd": "05"}, "no LPAR with CSS 0 and MIF ID 5"),
        ("unit1", {"cuadd": None}, "is shared: expected a CUADD"),
        ("unit1", {"paths": [{"css": 0, "channel": "channel1", "link": "C7"}]}, "cabled to port C7 of"),
        ("channel2", {"access": []}, "which does not have CHPID 3C of CEC B"),
        ("unit1", {"units": [[0, 2]]}, "has no unit address 02"),
    ],
)  # fmt: skip
def test_halves_say_why(name, fields, reason):
    drawing = _edited(two_cecs(1).drawing, name, **fields)
    assert any(reason in one.reason for one in resolve(drawing).halves)


def test_a_channel_without_a_cable():
    sketch = two_cecs(1)
    sketch.draft.remove("cable1")
    assert "CHPID 3C has no cable" in {one.reason for one in resolve(sketch.drawing).halves}


def test_who_is_not_barred_talks_to_itself():
    drawing = _edited(one_cec([(0, 0)]).drawing, "device1", barred=None)
    (itself,) = [one for one in resolve(drawing).halves if one.itself]
    assert (itself.end.lpar, itself.end.device, itself.count) == ("lpar2", "device1", 4)


def test_part_is_as_good_as_notpart():
    drawing = _edited(one_cec([(0, 0)]).drawing, "device1", barred=None, lpars=["lpar1"])
    assert len(resolve(drawing).connections) == 4
    assert not resolve(drawing).halves


def test_the_same_pair_defined_twice():
    sketch = two_cecs(1)
    unit = sketch.draft.now["device1"].control_units
    sketch.draft.add(
        type(sketch.draft.now["device1"]), number="E000", control_units=unit, address="03", count=1
    )
    found = resolve(sketch.drawing)
    assert len(found.connections) == 4
    assert [one.reason for one in found.halves] == ["this unit address is defined twice for the same end"]


def test_rows_of_a_link():
    drawing = two_cecs(1).drawing
    rows = resolve(drawing).of_link("link1")
    assert [row.connection.ends[0].number for row in rows] == [0xD000, 0xD001, 0xD002, 0xD003]
    _edited(drawing, "link1", devices=(("D000", "D001", "9999", "D003"), ("D001", "D000", "9999")))
    rows = resolve(drawing).of_link("link1")
    assert [row.reason for row in rows] == [
        "D000 of LPAR1 communicates with D000 of LPAR2",
        "D001 of LPAR1 communicates with D001 of LPAR2",
        "LPAR1 sees no device 9999",
        "LPAR2 has no device here",
    ]


def test_far_end():
    drawing = two_cecs(1).drawing
    assert resolve(drawing).far_end("channel1", "C1", 1) == ("channel2", "lpar2", "")
    assert resolve(drawing).far_end("channel1", "C0", 1) == ("channel1", "lpar1", "")
    assert resolve(drawing).far_end("channel1", "C9", 1)[:2] == ("", "")


def test_it_is_kept_until_a_thing_changes():
    drawing = two_cecs(1).drawing
    first = resolve(drawing)
    assert resolve(drawing) is first
    draft = Draft(drawing, "Edit")
    draft.set("port1", blocked=True)
    assert resolve(draft.now) is not first
    drawing.apply(draft.done())
    assert not resolve(drawing).connections[0].up


def test_a_link_of_two_lpars_without_anything():
    drawing = two_cecs(1).drawing
    draft = Draft(drawing, "Add")
    link = draft.add(IsfcLink, ends=("lpar1", "lpar2"))
    drawing.apply(draft.done())
    assert resolve(drawing).of_link(link.id) == ()
    assert resolve(Drawing()).connections == ()


def _told(drawing):
    found = (one.ends for one in resolve(drawing).connections)
    return {frozenset((end.lpar, end.channel, end.number) for end in ends) for ends in found}


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_it_finds_what_comparing_all_devices_finds(seed):
    """Where no unit address is defined twice for the same end: there the first one is taken."""
    rng = Random(seed)
    drawing = plant(1, devices=2)
    for _ in range(rng.randrange(8)):
        drawing.apply(edit(drawing, rng, destroy=0.15))
        expected, found = naive.connections(drawing), _told(drawing)
        twice = any("twice" in one.reason for one in resolve(drawing).halves)
        assert found <= expected if twice else found == expected


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_so_it_does_in_any_drawing(seed):
    drawing = any_drawing.drawing(Random(seed), 60)
    expected, found = naive.connections(drawing), _told(drawing)
    twice = any("twice" in one.reason for one in resolve(drawing).halves)
    assert found <= expected if twice else found == expected


@pytest.mark.parametrize("ends", [1, 2, 4])
def test_every_device_is_in_a_connection_or_a_half(ends):
    drawing = plant(ends, devices=3)
    found = resolve(drawing)
    defined = {(end.lpar, end.number) for one in found.connections for end in one.ends}
    assert len(defined) == 2 * len(found.connections) == 2 * 3 * 3 * 6 * ends
    assert not found.halves


def test_two_decks_over_a_cascade():
    """Nine pairs of images match both ways when the ports are right; turned round on one side none does."""
    decks = [read(deck(name)).deck for name in ("cascade_a", "cascade_b")]
    ports = {"CA.50": "2110", "CA.51": "2111", "CB.60": "2210", "CB.61": "2211"}
    found = resolve(drawing_of(decks, ports).drawing)
    assert len(found.pairs) == 9
    assert len(found.connections) == 288
    assert all(one.up for one in found.connections)
    assert not found.halves
    turned = ports | {"CB.60": "2211", "CB.61": "2210"}
    assert not resolve(drawing_of(decks, turned).drawing).connections
