"""Which side may write: the study's layouts, drawn, against their own rule; what is down does not count."""

import pytest

from engine.ficon.drawing.meaning.write_sides import painted
from engine.ficon.drawing.model.change import Draft
from engine.studies.relocation.layouts import crossed, non_shared, optimised, straight
from tests.engine.ficon.drawing.drawn import Sketch, one_cec, two_cecs


def draw(layout):
    """A layout of the study; side 0 is LPAR2, which sends."""
    sketch = Sketch()
    cec, target, source = sketch.cec("A", "LPAR1", "LPAR2")
    director = sketch.director()
    channels = {
        name: sketch.channel(cec, int(name, 16), director, **_own(own, target, source))
        for name, own in layout.channels.items()
    }
    shared = tuple(not one for one in layout.systems)
    for one in layout.stretches:
        ends = ((source, channels[one.channels[0]]), (target, channels[one.channels[1]]))
        sketch.connect(ends, one.device, one.count, shared)
    sketch.link(source, target, *(number for number, _ in layout.connections))
    return sketch.drawing, channels


def _own(system, target, source):
    lpar = {"LPAR1": target, "LPAR2": source}.get(system)
    return {"shared": False, "access": (lpar.id,)} if lpar else {}


@pytest.mark.parametrize(
    "layout",
    [straight(1), straight(3, 9), crossed(2, 8), non_shared(2), *(optimised(n) for n in range(1, 9))],
    ids=lambda layout: layout.title,
)
def test_usable_connections_of_the_study(layout):
    drawing, channels = draw(layout)
    found = painted(drawing, "link1")
    for side in (0, 1):
        counts = {name: found.usable.get((channels[name].id, side), 0) for name in layout.writes(side)}
        assert counts == layout.writes(side)
    assert found.lesser_side == 1


def test_sixteen_devices():
    found = painted(two_cecs(4).drawing, "link1")
    words = [one.writes for one in found.rows]
    assert words == ["first"] * 2 + ["both"] * 12 + ["second"] * 2
    assert found.reserved == 2


def test_names_are_compared_in_ebcdic():
    """Letters are less than digits there."""
    drawing = two_cecs(1).drawing
    draft = Draft(drawing, "Name")
    draft.set("lpar1", system="SYS1")
    draft.set("lpar2", system="SYSA")
    drawing.apply(draft.done())
    found = painted(drawing, "link1")
    assert found.lesser_side == 1
    assert [one.writes for one in found.rows] == ["second", "both", "both", "first"]


def test_one_device_is_written_by_both():
    found = painted(two_cecs(1, 1).drawing, "link1")
    assert [one.writes for one in found.rows] == ["both"]


def test_what_is_down_does_not_count():
    drawing = two_cecs(2).drawing
    draft = Draft(drawing, "Block")
    draft.set("port1", blocked=True)
    drawing.apply(draft.done())
    found = painted(drawing, "link1")
    assert [one.writes for one in found.rows] == ["nobody"] * 4 + ["first", "both", "both", "second"]
    assert found.rows[0].reason == "port C0 of director 21 is blocked"
    assert found.channel("channel1") == (0, 0)
    assert found.channel("channel3") == (3, 0)


def test_straight_writes_in_both_directions_of_a_channel():
    found = painted(one_cec([(0, 0)]).drawing, "link1")
    assert found.channel("channel1") == (3, 3)
