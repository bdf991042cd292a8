"""Lines run through no thing, lie beside each other in a corridor, and go where they are bent by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from math import hypot
from random import Random

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.topology.canvas.gestures.bend import Bend
from app.topology.editor import Editor
from app.topology.shapes import routes, scene
from app.topology.shapes.box import Box, Point
from app.topology.shapes.cable_routes import lay_tracks
from app.topology.shapes.routes import Anchor
from app.topology.shapes.scene import CanvasScene
from app.topology.shapes.shape import Edge
from app.topology.shapes.ways.side_by_side import beside_each_other
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.changes.arrange import lay_out, put
from engine.ficon.drawing.changes.bend import MAX_BENDS, bend
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.changes.join import join
from engine.ficon.drawing.model.cabling import Cable, Channel, Director
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Place
from engine.ficon.drawing.model.paper import PaperNote
from engine.ficon.drawing.templates import template
from tests.app.topology.canvas.canvas_bench import Hands, drawn
from tests.app.topology.canvas.test_canvas_room import edit
from tests.app.topology.large import large

NO_THINGS = np.empty((0, 4))
SOLID = ("lpar", "channel", "director", "link", "cluster", "note", "cec")
Make = Callable[..., Hands]


def edge_of(picture: CanvasScene, name: str) -> Edge:
    """Return the line of a cable."""
    return next(edge for edge in picture.edges if edge.id == name)


def run_through(picture: CanvasScene, edge: Edge) -> list[str]:
    """Return the things in which any of many points along a line lies: the slow, obvious way."""
    own = {one for end in edge.ends for one in (end, *picture.holders(end))}
    ends = [
        picture.shapes[end] for end in edge.ends if picture.shapes[end].kind in ("link", "cluster", "port")
    ]
    tight = [end.core.grown(5.0) for end in ends]  # what meets an end, its line cannot go round
    way, parts = np.array(routes.flat(edge.points)), np.arange(31)[:, None, None] / 30
    points = (way[:-1] + (way[1:] - way[:-1]) * parts).reshape(-1, 2)
    whole = Box(*points.min(axis=0), *points.max(axis=0))
    boxes = [s for s in picture.shapes.values() if s.kind in SOLID and s.id not in own and s.box.meets(whole)]
    free = [s for s in boxes if s.kind != "cec" or not any(map(s.box.meets, tight))]
    return [s.id for s in free if holds_any(s.box.grown(-2.0), points)]


def holds_any(box: Box, points: NDArray[np.float64]) -> bool:
    return bool(((points >= box[:2]) & (points < box[2:])).all(axis=1).any())


def nothing_is_run_through(editor: Editor) -> None:
    picture = CanvasScene(editor.drawing)
    for edge in picture.edges:
        assert not run_through(picture, edge), (edge.kind, edge.ends)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), key=st.sampled_from(("optimised", "n-by-m", "mesh")))
def test_no_line_runs_through_a_thing_after_any_edits(seed: int, key: str) -> None:
    chance, editor = Random(seed), drawn(key)
    for _ in range(5):
        edit(editor, chance)
    nothing_is_run_through(editor)


def test_no_line_of_500_things_runs_through_one_as_a_director_is_put_among_the_cecs() -> None:
    drawing = large(500)
    right = CanvasScene(drawing).bounds.right
    drawing.apply(put(drawing, {"director1": Place(round(right / 2), -300)}))
    after = CanvasScene(drawing)
    assert not [edge for edge in after.edges if after.detours.obstacles.hit(edge)]


def test_lines_in_one_corridor_lie_beside_each_other_and_keep_their_ends() -> None:
    ways = [[(x, 0.0), (x, 50.0), (100.0 + x, 50.0), (100.0 + x, 90.0)] for x in (0.0, 10.0, 20.0)]
    found = [way for way, _ in beside_each_other(ways, (), NO_THINGS)]
    levels = {way[1][1] for way in found}
    assert len(levels) == 3
    assert max(levels) - min(levels) <= 10.0
    assert [(way[0], way[-1]) for way in found] == [(way[0], way[-1]) for way in ways]
    apart = [ways[0], [(300.0, 0.0), (300.0, 50.0), (400.0, 50.0), (400.0, 90.0)]]
    assert beside_each_other(apart, (), NO_THINGS) == [(way, False) for way in apart]


def test_lines_that_turn_out_of_a_corridor_cross_no_other_there() -> None:
    """The way that turns first lies on the side to which it turns, whichever is listed first."""
    early = [(0.0, 0.0), (0.0, 50.0), (100.0, 50.0), (100.0, 10.0), (130.0, 10.0)]
    late = [(0.0, 90.0), (0.0, 50.0), (200.0, 50.0), (200.0, 10.0), (230.0, 10.0)]
    for ways in ([early, late], [late, early]):
        found = {way[-1]: way[1][1] for way, _ in beside_each_other(ways, (), NO_THINGS)}
        assert found[early[-1]] < found[late[-1]]


def cable(hands: Hands) -> Cable:
    return hands.canvas.editor.drawing.get("cable1", Cable)


def on_cable(hands: Hands) -> QPointF:
    edge = next(one for one in hands.canvas.viewport.scene.edges if one.id == "cable1")
    return QPointF(*hands.canvas.viewport.view.screen(*routes.along(edge.points, 0.7)))


def test_a_cable_is_bent_by_the_mouse_and_its_line_goes_through_the_bends(make_hands: Make) -> None:
    hands = make_hands("optimised")
    start = on_cable(hands)
    hands.drag(start, start + QPointF(-160, -10))
    assert len(cable(hands).bends) == 1
    spot = cable(hands).bends[0]
    assert (spot[0] % 10, spot[1] % 10) == (0, 0)
    edge = next(one for one in hands.canvas.viewport.scene.edges if one.id == "cable1")
    assert routes.distance(spot, routes.flat(edge.points)) < 13.0  # corners are round
    nothing_is_run_through(hands.canvas.editor)

    at = QPointF(*hands.canvas.viewport.view.screen(*spot))
    hands.drag(at, at + QPointF(0, -20))  # the bend itself moves
    assert len(cable(hands).bends) == 1
    assert cable(hands).bends[0][1] < spot[1]
    hands.canvas.editor.undo()
    assert cable(hands).bends == (spot,)

    hands.send(QEvent.Type.MouseButtonDblClick, at, Qt.MouseButton.LeftButton)
    assert cable(hands).bends == ()
    hands.canvas.editor.undo()
    hands.canvas.editor.undo()
    assert cable(hands).bends == ()


def test_a_cable_is_bent_by_the_keyboard(make_hands: Make) -> None:
    hands = make_hands("optimised")
    hands.canvas.editor.select(["cable1"])
    hands.key(Qt.Key.Key_Left, held=Qt.KeyboardModifier.ShiftModifier)
    first = cable(hands).bends
    hands.key(Qt.Key.Key_Left, held=Qt.KeyboardModifier.ShiftModifier)
    assert len(first) == 1
    assert cable(hands).bends == ((first[0][0] - 10, first[0][1]),)


Spots = st.lists(st.tuples(st.integers(-100, 900), st.integers(380, 620)), min_size=1, max_size=3)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(bends=Spots)
@example(bends=[(0, 399)])  # beside an end of the cable, before the line has left its thing
@example(bends=[(119, 434)])  # a straight cable is pulled to the side
@example(bends=[(219, 434)])
@example(bends=[(119, 454), (219, 434)])
def test_a_line_goes_on_from_its_bends_and_never_returns_on_itself(bends: list[Point]) -> None:
    editor = drawn("optimised")
    editor.attempt(lambda: bend(editor.drawing, "cable1", bends))
    edge = next(one for one in CanvasScene(editor.drawing).edges if one.id == "cable1")
    way = [one for one, after in pairwise(routes.flat(edge.points)) if one != after]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)]
    for (ax, ay), (bx, by) in pairwise(steps):
        assert ax * bx + ay * by > -0.9 * hypot(ax, ay) * hypot(bx, by), way


def test_the_line_while_a_bend_is_dragged_is_that_which_stays(make_hands: Make) -> None:
    hands = make_hands("optimised")
    start = on_cable(hands)
    hands.press(start)
    hands.pull(start + QPointF(-5, -5), start + QPointF(-90, -10))
    assert isinstance(hands.canvas.interaction.gesture, Bend)
    shown = hands.canvas.interaction.gesture.route
    hands.send(QEvent.Type.MouseButtonRelease, start + QPointF(-90, -10), Qt.MouseButton.LeftButton)
    assert next(one.points for one in hands.canvas.viewport.scene.edges if one.id == "cable1") == shown


def test_a_bend_dropped_on_a_thing_comes_to_lie_beside_it(make_hands: Make) -> None:
    hands = make_hands("optimised")
    hands.drag(on_cable(hands), hands.at("channel2"))
    box, (spot,) = hands.canvas.viewport.scene.shapes["channel2"].box, cable(hands).bends
    assert not box.holds(spot)
    assert box.grown(20.0).holds(spot)
    edge = next(one for one in hands.canvas.viewport.scene.edges if one.id == "cable1")
    assert routes.distance(spot, routes.flat(edge.points)) < 13.0
    nothing_is_run_through(hands.canvas.editor)


def test_a_bend_is_moved_over_a_thing_by_the_keyboard(make_hands: Make) -> None:
    hands = make_hands("optimised")
    editor, box = hands.canvas.editor, hands.canvas.viewport.scene.shapes["channel2"].box
    x, y = round(box.left) - 15, round(box.middle[1])
    editor.attempt(lambda: bend(editor.drawing, "cable1", [(x, y)]))
    editor.select(["cable1"])
    hands.key(Qt.Key.Key_Right, Qt.Key.Key_Right, held=Qt.KeyboardModifier.ShiftModifier)
    (after,) = cable(hands).bends
    assert box.right < after[0] < box.right + 25
    assert after[1] == y


def test_bends_are_added_chosen_and_removed_by_keys_and_in_the_menu(
    open_window: Callable[..., TopologyWindow],
) -> None:
    window = open_window()
    window.editor.do(template("optimised").make(window.editor.drawing))
    canvas, editor = window.canvas, window.editor
    canvas.setFocus()

    def bends() -> tuple[Point, ...]:
        return editor.drawing.get("cable1", Cable).bends

    editor.select(["cable1"])
    QTest.keyClick(canvas, Qt.Key.Key_B)
    QTest.keyClick(canvas, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(canvas, Qt.Key.Key_B)
    assert len(bends()) == 2
    before = bends()
    QTest.keyClick(canvas, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert sum(one != two for one, two in zip(before, bends(), strict=True)) == 1
    before = bends()
    QTest.keyClick(canvas, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(canvas, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(canvas, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert bends() != before
    QTest.keyClick(canvas, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert len(bends()) == 1

    QTest.keyClick(canvas, Qt.Key.Key_Menu)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    actions = {action.text().replace("&", ""): action for action in menu.actions()}
    actions["Remove the bend"].trigger()
    menu.close()
    assert bends() == ()


def test_bends_move_with_both_ends_and_go_when_the_picture_is_laid_out(make_hands: Make) -> None:
    hands = make_hands("optimised")
    editor = hands.canvas.editor
    editor.attempt(lambda: bend(editor.drawing, "cable1", [(100, 400), (50, 420)]))
    hands.canvas.editor.select(["cec1", "director1"])
    hands.key(Qt.Key.Key_Right, held=Qt.KeyboardModifier.ShiftModifier)
    assert cable(hands).bends == ((110, 400), (60, 420))
    editor.select(["director1"])
    hands.key(Qt.Key.Key_Right, held=Qt.KeyboardModifier.ShiftModifier)
    assert cable(hands).bends == ((110, 400), (60, 420))
    editor.do(lay_out(editor.drawing, hands.canvas.viewport.sheets.whole.sizes()))
    assert cable(hands).bends == ()


def test_too_many_bends_are_refused_with_what_to_do(make_hands: Make) -> None:
    hands = make_hands("optimised")
    editor = hands.canvas.editor
    assert not editor.attempt(lambda: bend(editor.drawing, "cable1", [(0, 0)] * (MAX_BENDS + 1)))
    assert hands.refused == ["A cable has at most 16 bends: drag one of them instead"]


def test_lines_of_a_large_drawing_go_round_things_a_moment_after_the_edit(
    make_hands: Make, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(scene, "LARGE", 50)
    hands = make_hands("mesh")
    for place in (Place(900, 40), Place(700, 300)):  # the second edit begins before the first is routed
        hands.canvas.editor.do(put(hands.canvas.editor.drawing, {"director1": place}))
    assert any(run_through(hands.canvas.viewport.scene, edge) for edge in hands.canvas.viewport.scene.edges)
    qtbot.waitUntil(
        lambda: (
            not any(
                run_through(hands.canvas.viewport.scene, one) for one in hands.canvas.viewport.scene.edges
            )
        )
    )


def test_a_bend_in_a_gap_between_things_is_passed_by_and_said(make_hands: Make) -> None:
    """Four notes leave a gap in which a bend has room, and which no way leads into."""
    hands = make_hands("optimised")
    canvas, editor = hands.canvas, hands.canvas.editor
    told: list[str] = []
    editor.told.connect(told.append)
    x, y = 1400, 400
    draft = Draft(editor.drawing, "Notes")
    words = "\n".join("x" * 9)
    for dx, dy in ((-150, -195), (48, -115), (-46, 42), (-244, -38)):
        draft.add(PaperNote, (x + dx, y + dy), text=words)
    editor.do(draft.done())
    gap = next(
        (
            (a, b)
            for a in range(x - 50, x + 50, 10)
            for b in range(y - 50, y + 50, 10)
            if canvas.viewport.scene.detours.free((a, b)) == (a, b)
            and canvas.viewport.scene.detours.through(edge_of(canvas.viewport.scene, "cable1"), [(a, b)])
            is None
        ),
        None,
    )
    assert gap is not None
    assert editor.attempt(lambda: bend(editor.drawing, "cable1", [(100, 600), gap]))
    assert "cannot reach one of its bends" in told[-1]
    edge = edge_of(canvas.viewport.scene, "cable1")
    assert routes.distance((100, 600), routes.flat(edge.points)) < 15
    assert not run_through(canvas.viewport.scene, edge)
    editor.select(["cable1"])
    assert "a bend cannot be reached" in canvas.accessibleDescription()
    said = len(told)
    editor.do(put(editor.drawing, {"note1": Place(3000, 3000)}))
    editor.undo()
    assert len(told) == said + 1  # once more, since there was a way in between


def crossings(way: list[Point], other: list[Point]) -> int:
    """Return how often two ways of level and upright pieces cross: each piece with each."""

    def crosses(level: tuple[Point, Point], upright: tuple[Point, Point]) -> bool:
        (ax, y), (bx, _), (x, low), (_, high) = *level, *upright
        return min(ax, bx) < x < max(ax, bx) and min(low, high) < y < max(low, high)

    pieces = list(pairwise(way)), list(pairwise(other))
    return sum(crosses(a, b) or crosses(b, a) for a in pieces[0] for b in pieces[1])


@given(starts=st.lists(st.integers(0, 60), min_size=2, max_size=14, unique=True), chance=st.randoms())
def test_cables_cross_only_where_their_ports_lie_in_another_order(starts: list[int], chance: Random) -> None:
    ends = chance.sample(range(60), len(starts))
    ports: list[Anchor] = [((30.0 * place + 15.0, 400.0), routes.UP) for place in ends]
    tracks = lay_tracks([((30.0 * x, 0.0), port) for x, port in zip(starts, ports, strict=True)])
    pairs = combinations(zip(starts, ends, map(sharp, tracks), strict=True), 2)
    for (start, end, way), (other_start, other_end, other) in pairs:
        assert crossings(way, other) == ((start < other_start) != (end < other_end))


@given(starts=st.lists(st.integers(0, 20), min_size=2, max_size=12, unique=True), chance=st.randoms())
def test_a_cable_reaches_its_port_below_the_cable_that_starts_above_it(
    starts: list[int], chance: Random
) -> None:
    """Else the two would lie on each other, and look joined."""
    ends = chance.sample(range(21), len(starts))
    ports: list[Anchor] = [((30.0 * place, 400.0), routes.UP) for place in ends]
    tracks = lay_tracks([((30.0 * x, 0.0), port) for x, port in zip(starts, ports, strict=True)])
    levels = {start: sharp(track)[1][1] for start, track in zip(starts, tracks, strict=True)}
    goes_to = dict(zip(starts, ends, strict=True))
    for start, end in goes_to.items():
        if end != start and end in levels and not is_round(start, goes_to):
            assert goes_to[end] == end or levels[end] < levels[start]


def is_round(start: int, goes_to: dict[int, int]) -> bool:
    """Return whether cables lead from each to the next and back to this one: one must lie on another."""
    at = goes_to[start]
    for _ in goes_to:
        if at == start:
            return True
        at = goes_to.get(at, -1)
    return False


def sharp(track: tuple[Point, ...]) -> list[Point]:
    """Return a track with sharp corners: down from the channel, along its level, down to its port."""
    level = track[len(track) // 2][1]
    return [track[0], (track[0][0], level), (track[-1][0], level), track[-1]]


@pytest.mark.parametrize(("channels", "rows"), [(8, 1), (16, 2), (24, 3)])
def test_lines_pass_between_the_channels_of_several_rows(channels: int, rows: int) -> None:
    """Those of LPARs lead to the lower rows, and cables to the director out of the upper ones."""
    editor = drawn()
    for key in ("director", "cec", "lpar", "lpar"):
        editor.do(make(editor.drawing, key))
    for _ in range(channels):
        editor.do(make(editor.drawing, "channel"))
        channel = editor.drawing.of(Channel)[-1].id
        editor.do(join(editor.drawing, channel, editor.drawing.of(Director)[0].id))
        editor.do(make(editor.drawing, "unit", None, channel))
    shapes = CanvasScene(editor.drawing).shapes
    assert len({shapes[one.id].box.bottom for one in editor.drawing.of(Channel)}) == rows
    nothing_is_run_through(editor)
