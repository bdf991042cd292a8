"""Where things lie: laws of moving, aligning, grouping, and of the layout of the whole picture."""

from __future__ import annotations

import time
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.changes.arrange import align, distribute, group, lay_out, move, topmost, ungroup
from engine.ficon.drawing.layout.ordering import crossings, ordered
from engine.ficon.drawing.layout.sizes import size_of
from engine.ficon.drawing.layout.tiers import tiers
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, UnitPath
from engine.ficon.drawing.model.drawing import Drawing, DrawingError, Place
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote
from tests.engine.ficon.drawing.any_drawing import drawing as some_drawing
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.ficon.drawing.drawn import Sketch

seeds = given(st.integers(0, 2**32))
quick = settings(max_examples=40, deadline=None)


def _laid(drawing):
    drawing.apply(lay_out(drawing))
    return drawing


def _boxes(drawing):
    """left, top, right, bottom of what has a place; a container's box holds what is in it."""
    boxes = {}
    for thing in reversed(drawing.sorted()):
        at = drawing.place(thing.id)
        if at is None:
            continue
        wide, high = size_of(drawing, thing.id, {})
        inside = [boxes[one.id] for one in drawing.children(thing.id) if one.id in boxes]
        right = max([at.x + (0 if inside else wide), *(box[2] for box in inside)])
        bottom = max([at.y + (0 if inside else high), *(box[3] for box in inside)])
        boxes[thing.id] = (at.x, at.y, right, bottom)
    return boxes


@seeds
@quick
def test_nothing_overlaps(seed):
    drawing = _laid(some_drawing(Random(seed), 40))
    boxes = _boxes(drawing)
    for one, other in combinations(boxes, 2):
        if parent(drawing[one]) == parent(drawing[other]):
            a, b = boxes[one], boxes[other]
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart, (one, a, other, b)


@seeds
@quick
def test_containers_hold_what_is_theirs(seed):
    drawing = _laid(some_drawing(Random(seed), 40))
    for thing in drawing:
        at, holder = drawing.place(thing.id), parent(drawing[thing.id])
        if at is not None and holder:
            outer = drawing.place(holder)
            assert outer is not None
            assert outer.x < at.x
            assert outer.y < at.y


@seeds
@quick
def test_the_same_drawing_is_laid_out_the_same(seed):
    drawing = some_drawing(Random(seed), 30)
    backwards = Drawing(reversed(list(drawing)))
    assert _laid(drawing).places == _laid(backwards).places
    assert not lay_out(drawing)


def test_other_ids_make_no_difference():
    places = []
    for turn in (1, -1):
        draft = Draft(Drawing(), "Make")
        cec = draft.add(Cec, name="A")
        css = draft.add(Css, cec=cec.id)
        directors = {n: draft.add(Director, switch=n).id for n in (0x21, 0x22)[::turn]}
        for n in range(4)[::turn]:
            draft.add(Lpar, css=css.id, name=f"L{n}", mif=n + 1)
        for n in range(8)[::turn]:
            channel = draft.add(Channel, cec=cec.id, chpid=n)
            port = draft.add(Port, director=directors[0x21 + n % 2], address=n)
            draft.add(Cable, ends=(channel.id, port.id))
        drawing = _laid(draft.now)
        shown = {_name(one): drawing.place(one.id) for one in drawing if drawing.place(one.id)}
        places.append(shown)
        assert len(shown) == 1 + 1 + 2 + 4 + 8
    assert places[0] == places[1]


def _name(thing):
    return type(thing), *(getattr(thing, key, None) for key in ("name", "chpid", "switch", "number"))


def test_what_was_put_far_away_makes_no_room():
    drawing = pair()
    sizes = {one.id: (200.0, 150.0) for one in drawing.of(Channel)}
    wanted = drawing.copy()
    wanted.apply(lay_out(wanted, sizes))
    drawing.apply(move(drawing, {"unit1": (0, 0)}, "Move", {"unit1": Place(5000, 5000)}))
    drawing.apply(lay_out(drawing, {**sizes, "channel1": (5000.0, 5000.0)}))
    assert drawing.place("unit1") is None
    assert drawing.place("channel2").x < 1000
    assert set(drawing.places) == set(wanted.places)


def test_tiers():
    drawing = _laid(pair())
    at = {thing.id: drawing.place(thing.id) for thing in drawing}
    assert at["cec1"].x < at["cec2"].x
    assert at["lpar1"].y < at["channel1"].y < at["director1"].y
    draft = Draft(drawing, "More")
    for name in "CD":
        cec = draft.add(Cec, name=name)
        draft.add(Lpar, css=draft.add(Css, cec=cec.id).id, name=f"L{name}")
        draft.add(Channel, cec=cec.id, chpid=1)
    drawing.apply(draft.done())
    _laid(drawing)
    at = {thing.id: drawing.place(thing.id) for thing in drawing}
    assert at["cec1"].y < at["director1"].y < at["cec3"].y
    assert at["director1"].y < at["channel5"].y < at["lpar3"].y


def test_lines_that_need_not_cross_do_not():
    """Eight channels at two directors in turn: they part to the left and to the right."""
    draft = Draft(Drawing(), "Make")
    cec = draft.add(Cec, name="A")
    directors = [draft.add(Director, switch=n).id for n in (1, 2)]
    for n in range(8):
        channel = draft.add(Channel, cec=cec.id, chpid=n)
        draft.add(Cable, ends=(channel.id, draft.add(Port, director=directors[n % 2], address=n).id))
    before = tiers(draft.now)
    assert crossings(before) == 6
    assert crossings(ordered(before)) == 0


@seeds
@quick
def test_order_never_makes_it_worse(seed):
    before = tiers(some_drawing(Random(seed), 60))
    after = ordered(before)
    assert crossings(after) <= crossings(before)
    assert sorted(map(sorted, after.rows())) == sorted(map(sorted, before.rows())) or len(before.machines) > 3


def test_five_thousand_things_in_two_seconds():
    draft = Draft(Drawing(), "Make")
    for name in "ABCD":
        cec = draft.add(Cec, name=name)
        css = draft.add(Css, cec=cec.id)
        for n in range(8):
            draft.add(Lpar, css=css.id, name=f"{name}{n}", mif=n + 1)
        director = draft.add(Director, switch=len(draft.now.of(Director)))
        for n in range(50):
            channel = draft.add(Channel, cec=cec.id, chpid=n)
            draft.add(Cable, ends=(channel.id, draft.add(Port, director=director.id, address=n).id))
            for m in range(2):
                path = UnitPath(css=0, channel=channel.id)
                unit = draft.add(ControlUnit, cec=cec.id, number=n * 2 + m, paths=(path,))
                for k in range(10):
                    draft.add(DeviceRange, number=n * 32 + m * 16 + k, control_units=(unit.id,))
    assert len(draft.now) > 5000
    lay_out(pair())  # the library is loaded
    begun = time.perf_counter()
    lay_out(draft.now)
    assert time.perf_counter() - begun < 2.0


def _three() -> Drawing:
    draft = Draft(Drawing(), "Make")
    for x, y in ((0, 0), (100, 40), (500, 90)):
        draft.add(PaperNote, (x, y), text="x")
    return draft.now


@pytest.mark.parametrize(
    ("edge", "axis", "expected"),
    [
        ("left", 0, [0, 0, 0]),
        ("right", 0, [504, 494, 484]),
        ("centre", 0, [252, 247, 242]),
        ("top", 1, [0, 0, 0]),
        ("bottom", 1, [100, 90, 80]),
        ("middle", 1, [50, 45, 40]),
    ],
)
def test_align(edge, axis, expected):
    drawing, sizes = _three(), {"note1": (10, 10), "note2": (20, 20), "note3": (14 + 16, 30)}
    sizes = {"note1": (10, 20), "note2": (20, 30), "note3": (30, 40)}
    right = [530 - 10, 530 - 20, 530 - 30]
    expected = {
        "right": right,
        "centre": [260, 255, 250],
        "bottom": [110, 100, 90],
        "middle": [55, 50, 45],
    }.get(edge, expected)
    drawing.apply(align(drawing, ["note1", "note2", "note3"], edge, sizes))
    assert [drawing.place(f"note{n}")[axis] for n in (1, 2, 3)] == expected
    assert not align(drawing, ["note3", "note1", "note2"], edge, sizes)


@pytest.mark.parametrize("axis", ["across", "down"])
def test_distribute(axis):
    drawing = _three()
    sizes = dict.fromkeys(("note1", "note2", "note3"), (10, 10))
    drawing.apply(distribute(drawing, ["note3", "note1", "note2"], axis, sizes))
    expected = [(0, 0), (250, 40), (500, 90)] if axis == "across" else [(0, 0), (100, 45), (500, 90)]
    assert [tuple(drawing.place(f"note{n}")) for n in (1, 2, 3)] == expected
    with pytest.raises(DrawingError, match="3 elements"):
        distribute(drawing, ["note1", "note2"], axis)


@seeds
@quick
def test_moves_take_along_what_is_inside_and_come_back(seed):
    rng = Random(seed)
    drawing = _laid(some_drawing(rng, 30))
    before = drawing.places
    chosen = [one.id for one in drawing if rng.random() < 0.3]
    drawing.apply(move(drawing, dict.fromkeys(topmost(drawing, chosen), (7, -3)), "Move"))
    for name, at in drawing.places.items():
        way = (at.x - before[name].x, at.y - before[name].y)
        assert way in ((0, 0), (7, -3))
        assert way == (7, -3) or name not in chosen
        holder = parent(drawing[name])
        if holder in before and drawing.place(holder) != before[holder]:
            assert way == (7, -3)
    drawing.apply(move(drawing, dict.fromkeys(topmost(drawing, chosen), (-7, 3)), "Move"))
    assert drawing.places == before


def test_what_has_no_place_moves_from_where_it_is_shown():
    drawing = pair()
    drawing.apply(move(drawing, {"cec1": (5, 5)}, "Move", {"cec1": Place(100, 200)}))
    assert drawing.places == {"cec1": Place(105, 205)}


def test_groups():
    history = UndoHistory(pair())
    history.do(group(history.drawing, ["lpar1", "lpar2"], "Both"))
    history.do(group(history.drawing, ["lpar2", "cec2", "director1"]))
    groups = history.drawing.of(PaperGroup)
    assert [one.things for one in groups] == [("lpar1",), ("lpar2", "cec2", "director1")]
    history.do(ungroup(history.drawing, ["director1"]))
    assert [one.name for one in history.drawing.of(PaperGroup)] == ["Both"]
    with pytest.raises(DrawingError, match="in a group"):
        ungroup(history.drawing, ["director1"])
    with pytest.raises(DrawingError, match="at least two elements"):
        group(history.drawing, ["cec1"])


def _gap(linked: bool) -> int:
    """Between the left edges of two LPARs of a subsystem."""
    sketch = Sketch()
    _, first, second = sketch.cec("A", "LPAR1", "LPAR2")
    if linked:
        sketch.link(first, second)
    drawing = sketch.drawing
    drawing.apply(lay_out(drawing))
    places = [drawing.places[one.id] for one in (first, second)]
    return places[1].x - places[0].x


def test_two_lpars_lie_apart_only_for_a_link_between_them():
    assert _gap(linked=True) > _gap(linked=False) + 150
