"""The layout of the canvas: things lie within their containers, and not over each other."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from app.topology.canvas.moving import move
from app.topology.canvas.view import CanvasView
from app.topology.shapes import routes
from app.topology.shapes.arrangement import frame_around
from app.topology.shapes.box import Box, box_at
from app.topology.shapes.box_index import BoxIndex
from app.topology.shapes.guides import Guides
from app.topology.shapes.labels import label_box
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.paper import PaperGroup
from engine.ficon.drawing.templates import templates
from tests.app.topology.canvas.canvas_bench import drawn
from tests.app.topology.large import large

PLAIN: list[tuple[str, dict[str, object]]] = [(one.key, {}) for one in templates()]
CASES = PLAIN + [("optimised", {"channels": n}) for n in (1, 2, 8)]
APART = ("lpar", "director", "channel", "card", "css", "unit", "device", "port", "note", "link", "cluster")


@pytest.mark.parametrize(("key", "values"), CASES)
def test_nothing_lies_over_another_thing(key: str, values: dict[str, object]) -> None:
    nothing_over(CanvasScene(drawn(key, **values).drawing))


def nothing_over(scene: CanvasScene) -> None:
    shapes = [shape for shape in scene.shapes.values() if shape.kind in APART]
    for one, other in combinations(shapes, 2):
        within = other.id in scene.holders(one.id) or one.id in scene.holders(other.id)
        plug = "port" in (one.kind, other.kind) and "director" in (one.kind, other.kind)
        over = {one.kind, other.kind} == {"css", "link"}
        if not within and not plug and not over:
            assert not one.box.meets(other.box), (one.id, other.id)


@pytest.mark.parametrize(("key", "values"), CASES)
def test_a_container_holds_its_children(key: str, values: dict[str, object]) -> None:
    scene = CanvasScene(drawn(key, **values).drawing)
    held = [shape for shape in scene.shapes.values() if shape.parent and shape.kind != "port"]
    assert held or key == "storage"  # which holds nothing but ports
    for shape in held:
        assert scene.shapes[shape.parent].box.covers(shape.box), shape.id


def test_the_same_drawing_is_the_same_picture() -> None:
    one, other = CanvasScene(drawn("mesh").drawing), CanvasScene(drawn("mesh").drawing)
    assert one.shapes == other.shapes
    assert one.edges == other.edges


def test_cables_end_at_their_plugs() -> None:
    scene = CanvasScene(drawn("study-part-ii").drawing)
    cables = [edge for edge in scene.edges if edge.kind == "cable"]
    assert len(cables) == 4
    for edge in cables:
        channel, port = (scene.shapes[end] for end in edge.ends)
        assert edge.points[0] == (channel.core.middle[0], channel.core.bottom)
        assert edge.points[-1] == (port.core.middle[0], port.core.top)


def test_the_index_finds_what_a_search_of_all_finds() -> None:
    chance = random.Random(5)
    index, boxes = BoxIndex(), {}
    for number in range(300):
        x, y = chance.uniform(-2000, 2000), chance.uniform(-2000, 2000)
        box = Box(x, y, x + chance.uniform(1, 900), y + chance.uniform(1, 900))
        boxes[str(number)] = box
        index.add(str(number), box)
    for _ in range(200):
        x, y = chance.uniform(-2500, 2500), chance.uniform(-2500, 2500)
        asked = Box(x, y, x + chance.uniform(0.1, 3000), y + chance.uniform(0.1, 3000))
        assert list(index.near(asked)) == [name for name, box in boxes.items() if box.meets(asked)]


def test_a_way_begins_and_ends_at_right_angles() -> None:
    way = routes.corners([(0.0, 100.0), (0.0, 0.0), (200.0, 0.0)])
    assert way[0] == (0.0, 100.0)
    assert way[-1] == (200.0, 0.0)
    assert all(-1e-9 <= x <= 200.0 and -1e-9 <= y <= 100.0 for x, y in routes.flat(way))
    assert routes.along(way, 0.5)[0] > 0.0


def test_zooming_keeps_the_point_at_the_pointer() -> None:
    view = CanvasView()
    view.resize(1000, 700, 2.0)
    view.fit(Box(0, 0, 3000, 2000))
    before = view.picture(310, 420)
    view.zoom_at(1.7, 310, 420)
    after = view.picture(310, 420)
    assert abs(before[0] - after[0]) * view.zoom <= 0.5
    assert abs(before[1] - after[1]) * view.zoom <= 0.5


def test_a_moved_box_snaps_to_its_neighbours_and_else_to_the_grid() -> None:
    guides = Guides([Box(100, 0, 200, 50)])
    dx, dy, lines = guides.snap(Box(0, 200, 60, 260), 97.0, 0.0, 1.0)
    assert (dx, dy) == (100.0, 0.0)
    assert len(lines) == 1
    dx, dy, lines = guides.snap(Box(0, 200, 60, 260), 33.0, 4.0, 1.0)
    assert (dx, dy, lines) == (30.0, 0.0, [])


def test_cables_go_round_the_channels_in_their_way() -> None:
    drawing = large(500)
    scene = CanvasScene(drawing)
    cables = [edge for edge in scene.edges if edge.kind == "cable"]
    assert len(cables) == 64
    cores = {s.id: s.core for s in scene.shapes.values() if s.kind == "channel"}
    cecs = {s.id: s.box for s in scene.shapes.values() if s.kind == "cec"}
    for edge in cables:
        home = next(cecs[one] for one in scene.holders(edge.ends[0]) if one in cecs)
        inside = [point for point in routes.flat(edge.points) if home.holds(point)]
        for name, core in cores.items():
            if name != edge.ends[0] and home.covers(core):
                assert not any(core.holds(point) for point in inside), (edge.id, name)


def test_words_of_lines_hide_nothing(qapp: QApplication) -> None:
    editor = drawn("study-part-ii")
    for cable in editor.drawing.of(Cable):
        assert editor.do(set_fields(editor.drawing, cable.id, km=12.5))
    scene = CanvasScene(editor.drawing)
    boxes = [label_box(one.label, one.label_at) for one in scene.edges if one.label_at]
    assert len(boxes) == 4
    solid = [s.box for s in scene.shapes.values() if s.kind not in ("cec", "css", "group")]
    for box in boxes:
        assert not any(box.meets(other) for other in solid)
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))


def test_under_its_directors_a_machine_is_upside_down() -> None:
    editor = drawn("mesh")
    scene = CanvasScene(editor.drawing)
    first, *_, last = editor.drawing.of(Lpar)
    channels = [scene.shapes[one.id].box for one in editor.drawing.of(Channel)]
    assert scene.shapes[first.id].box.bottom < channels[0].top
    assert scene.shapes[last.id].box.top > channels[-1].bottom


def test_what_flows_lies_beside_what_was_put_there(qapp: QApplication) -> None:
    editor = drawn("study-part-ii")
    cec = editor.drawing.of(Cec)[0].id
    moved = [one.id for one in (*editor.drawing.of(Channel), *editor.drawing.of(Lpar))]
    for name in moved:
        assert editor.do(move(CanvasScene(editor.drawing), [name], 10.0, 0.0))
    for key in ("lpar", "channel", "channel"):
        assert editor.do(make(editor.drawing, key, None, cec))
    nothing_over(CanvasScene(editor.drawing))


def row_of(*lefts: float) -> list[Box]:
    return [Box(left, 0.0, left + 100.0, 50.0) for left in lefts]


def test_a_moved_thing_snaps_to_equal_gaps_between_its_neighbours() -> None:
    moved = Box(0.0, 300.0, 100.0, 350.0)
    guides = Guides(row_of(0.0, 133.0))  # a gap of 33
    dx, dy, lines = guides.snap(moved, 268.0, -297.0, 1.0)
    assert (dx, dy) == (266.0, -300.0)  # 233 + 33, on one line with the others
    level = {a[1] for a, b in lines if a[1] == b[1] and b[0] - a[0] == 33.0}
    assert len(level) == 1
    before = guides.snap(moved, -130.0, -297.0, 1.0)
    assert before[0] == -133.0
    middle = Guides(row_of(0.0, 347.0)).snap(moved, 170.0, -297.0, 1.0)
    assert middle[0] == 173.5  # 73.5 to each side


def test_things_in_other_rows_make_no_gaps_and_far_ones_do_not_pull() -> None:
    moved = Box(0.0, 300.0, 100.0, 350.0)
    guides = Guides(row_of(0.0, 133.0))
    assert guides.snap(moved, 268.0, 45.0, 1.0)[0] == 270.0  # the grid
    assert guides.snap(moved, 281.0, -297.0, 1.0)[0] == 280.0


@settings(max_examples=60, deadline=None)
@given(
    inner=st.tuples(st.integers(0, 400), st.integers(0, 400), st.integers(40, 200), st.integers(40, 120)),
    others=st.lists(st.tuples(st.integers(-200, 700), st.integers(-200, 700)), max_size=3),
)
def test_the_frame_of_a_group_holds_its_things_and_cuts_through_no_others(
    inner: tuple[int, int, int, int], others: list[tuple[int, int]]
) -> None:
    own = box_at(*map(float, inner))
    apart = [box for box in (box_at(x, y, 60.0, 30.0) for x, y in others) if not box.meets(own.grown(6.0))]
    frame = frame_around(own, apart)
    assert frame.covers(own)
    cut = [box for box in apart if box.meets(frame) and not frame.covers(box)]
    assert not cut or len(apart) > 1  # two others, one behind the other, may leave no way


def test_the_frame_of_a_group_leaves_the_next_channel_whole() -> None:
    editor = drawn("mesh-of-two")
    first = editor.drawing.of(Channel)[0].id
    draft = Draft(editor.drawing, "Group")
    draft.add(PaperGroup, name="Paths of ZVMP1", things=(first,))
    assert editor.do(draft.done())
    shapes = CanvasScene(editor.drawing).shapes
    frame = shapes[editor.drawing.of(PaperGroup)[0].id].box
    for shape in shapes.values():
        if shape.kind in ("channel", "lpar", "director") and shape.id != first:
            assert not shape.box.meets(frame) or frame.covers(shape.box)
