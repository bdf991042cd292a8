"""Work in the picture by mouse, and by keyboard alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.topology.canvas.describing import hint
from app.topology.canvas.gestures.wire import DrawWire, offered
from app.topology.canvas.running import Badge, LinkFlow
from app.topology.shapes.box import Box
from app.topology.shapes.shape import FRAMES
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Director, Lpar, Port
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, Place
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink
from tests.app.topology.canvas.canvas_bench import Button, Hands
from tests.engine.ficon.drawing.test_device_paths import DISKS, drawn

Key, Held = Qt.Key, Qt.KeyboardModifier
Make = Callable[..., Hands]


def copy(hands: Hands) -> Drawing:
    return hands.canvas.editor.drawing.copy()


def ids(hands: Hands, kind: type[Thing]) -> list[str]:
    return [one.id for one in hands.canvas.editor.drawing.of(kind)]


def chosen(hands: Hands) -> tuple[str, ...]:
    return hands.canvas.editor.selection


def test_a_click_selects_and_shift_adds(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    first, second = ids(hands, Lpar)
    hands.click(hands.at(first))
    assert chosen(hands) == (first,)
    hands.click(hands.at(second), Held.ShiftModifier)
    assert chosen(hands) == (first, second)
    hands.click(hands.at(first), Held.ControlModifier)
    assert chosen(hands) == (second,)
    hands.click(QPointF(5, 300))
    assert chosen(hands) == ()


def test_a_cable_is_hit_beside_its_line(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    edge = next(one for one in hands.canvas.viewport.scene.edges if one.kind == "cable")
    (ax, _), (bx, by) = edge.points[0], edge.points[-1]
    hands.click(QPointF(*hands.canvas.viewport.view.screen((ax + bx) / 2, by - 30)) + QPointF(3, 0))
    assert chosen(hands) == (edge.id,)


def test_a_band_selects_what_is_wholly_in_it(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    director = ids(hands, Director)[0]
    frame = hands.canvas.viewport.view.frame(hands.canvas.viewport.scene.shapes[director].box).grown(14)
    hands.drag(QPointF(frame.left, frame.top), QPointF(frame.right, frame.bottom))
    assert chosen(hands) == (director,)


def test_a_lasso_selects_what_it_goes_around(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    director = ids(hands, Director)[0]
    hands.canvas.interaction.set_tool("lasso")
    box = hands.canvas.viewport.view.frame(hands.canvas.viewport.scene.shapes[director].box).grown(16)
    corners = [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)]
    hands.drag(*(QPointF(*one) for one in (*corners, corners[0])))
    assert chosen(hands) == (director,)


def test_a_drag_is_one_change_and_undone_at_once(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    before, editor = copy(hands), hands.canvas.editor
    cec, lpar = ids(hands, Cec)[0], ids(hands, Lpar)[0]
    where = hands.canvas.viewport.scene.shapes[lpar].box
    start = hands.corner(cec)
    hands.drag(start, start + QPointF(70, 40), held=Held.AltModifier)
    hands.drag(start, start + QPointF(70, 40))
    moved = hands.canvas.viewport.scene.shapes[lpar].box
    assert moved.left > where.left
    assert moved.top > where.top
    done = len(editor.history.done)
    editor.undo()
    assert len(editor.history.done) == done - 1
    assert editor.drawing == before
    editor.redo()
    assert hands.canvas.viewport.scene.shapes[lpar].box == moved


def test_what_stays_in_a_container_does_not_move(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    channels = ids(hands, Channel)
    boxes = {name: hands.canvas.viewport.scene.shapes[name].box for name in channels}
    start = hands.at(channels[0])
    hands.drag(start, start + QPointF(0, 60))
    after = {name: hands.canvas.viewport.scene.shapes[name].box for name in channels}
    assert after[channels[0]].top > boxes[channels[0]].top
    for name in channels[1:]:
        assert abs(after[name].left - boxes[name].left) <= 1.0
        assert abs(after[name].top - boxes[name].top) <= 1.0


def test_escape_ends_a_drag_without_a_trace(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    before, director = copy(hands), ids(hands, Director)[0]
    done = len(hands.canvas.editor.history.done)
    start = hands.corner(director)
    hands.press(start)
    hands.pull(start + QPointF(8, 8), start + QPointF(90, 30))
    assert hands.canvas.interaction.gesture is not None
    hands.key(Key.Key_Escape)
    assert hands.canvas.interaction.gesture is None
    assert copy(hands) == before
    assert len(hands.canvas.editor.history.done) == done


def test_shift_and_arrows_move_what_is_selected(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    director = ids(hands, Director)[0]
    box = hands.canvas.viewport.scene.shapes[director].box
    hands.canvas.editor.select([director])
    hands.key(Key.Key_Down, held=Held.ShiftModifier)
    hands.key(Key.Key_Right, held=Held.ShiftModifier | Held.ControlModifier)
    assert hands.canvas.editor.drawing.place(director) == Place(round(box.left) + 1, round(box.top) + 10)


def test_a_wire_is_drawn_by_mouse(make_hands: Make) -> None:
    hands = make_hands()
    build(hands)
    channel, director = ids(hands, Channel)[0], ids(hands, Director)[0]
    hands.canvas.interaction.set_tool("wire")
    hands.drag(hands.at(channel), hands.at(director))
    assert hands.refused == []
    assert len(ids(hands, Cable)) == 1
    assert len(ids(hands, Port)) == 1


def test_a_wire_begins_at_the_handle(make_hands: Make) -> None:
    hands = make_hands()
    build(hands)
    channel, director = ids(hands, Channel)[0], ids(hands, Director)[0]
    hands.hover(hands.at(channel))
    frame = hands.canvas.viewport.view.frame(hands.canvas.viewport.scene.shapes[channel].core)
    handle = QPointF(frame.right + 9, frame.middle[1])
    hands.hover(handle)
    hands.drag(handle, hands.at(director))
    assert len(ids(hands, Cable)) == 1


def _handle(hands: Hands, name: str) -> QPointF:
    frame = hands.canvas.viewport.view.frame(hands.canvas.viewport.scene.shapes[name].core)
    return QPointF(frame.right + 9, frame.middle[1])


@pytest.mark.parametrize("zoom", [1.0, 0.35])
def test_handles_are_seen_and_used_without_pointing_at_a_thing_first(make_hands: Make, zoom: float) -> None:
    hands = make_hands()
    build(hands)
    hands.canvas.viewport.zoom_to(zoom)
    channel, director = ids(hands, Channel)[0], ids(hands, Director)[0]
    at = _handle(hands, channel)
    assert dict(offered(hands.canvas.interaction))[channel] == at
    picture = hands.canvas.grab().toImage()
    spot, beside = (picture.pixelColor((at + QPointF(dx, 0)).toPoint()) for dx in (0.0, 24.0))
    assert spot != beside
    hands.drag(at, hands.at(director))
    assert len(ids(hands, Cable)) == 1


def test_far_away_only_what_is_selected_has_a_handle(make_hands: Make) -> None:
    hands = make_hands()
    build(hands)
    channel = ids(hands, Channel)[0]
    hands.canvas.viewport.zoom_to(0.12)
    hands.canvas.editor.select(())
    assert offered(hands.canvas.interaction) == []
    hands.canvas.editor.select([channel])
    assert [name for name, _ in offered(hands.canvas.interaction)] == [channel]


def test_a_wire_that_cannot_be_says_why(make_hands: Make) -> None:
    hands = make_hands()
    build(hands)
    lpar, director = ids(hands, Lpar)[0], ids(hands, Director)[0]
    hands.canvas.interaction.set_tool("wire")
    before = copy(hands)
    hands.drag(hands.at(lpar), hands.at(director))
    assert len(hands.refused) == 1
    assert "cannot be joined" in hands.refused[0]
    assert copy(hands) == before


def test_a_wire_is_drawn_by_keyboard(make_hands: Make) -> None:
    hands = make_hands()
    build(hands)
    channel, director = ids(hands, Channel)[0], ids(hands, Director)[0]
    hands.canvas.editor.select([channel])
    hands.key(Key.Key_W)
    for _ in range(20):
        if (
            isinstance(hands.canvas.interaction.gesture, DrawWire)
            and hands.canvas.interaction.gesture.target == director
        ):
            break
        hands.key(Key.Key_Tab)
    hands.key(Key.Key_Return)
    assert hands.canvas.interaction.gesture is None
    assert len(ids(hands, Cable)) == 1


def build(hands: Hands) -> None:
    """Add a CEC with two LPARs and a channel, and a director, all from the palette."""
    hands.canvas.viewport.fit()
    assert hands.drop("cec", QPointF(500, 250))
    hands.canvas.viewport.fit()
    assert hands.drop("director", QPointF(500, 700))
    cec = ids(hands, Cec)[0]
    for key in ("lpar", "lpar", "channel"):
        hands.canvas.viewport.fit()
        assert hands.drop(key, hands.corner(cec))
    hands.canvas.viewport.fit()


def test_a_drop_that_does_not_fit_is_not_taken(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    before = copy(hands)
    assert not hands.drop("lpar", hands.at(ids(hands, Director)[0]))
    assert not hands.drop("rubbish", QPointF(300, 300))
    assert copy(hands) == before


def test_a_template_is_dropped(make_hands: Make) -> None:
    hands = make_hands()
    assert hands.drop("template:study-part-ii", QPointF(200, 200))
    assert len(ids(hands, IsfcLink)) == 1
    assert len(hands.canvas.editor.drawing.of(IsfcLink)[0].devices[0]) == 16


def test_a_template_with_fields_asks_for_its_form_where_it_is_dropped(make_hands: Make, qtbot: QtBot) -> None:
    hands = make_hands()
    with qtbot.waitSignal(hands.canvas.editor.form_wanted) as asked:
        hands.drop("template:mesh-of-two", QPointF(200, 200))
    key, place = asked.args
    assert (key, type(place)) == ("mesh-of-two", Place)
    assert not ids(hands, IsfcLink)


def test_tab_walks_all_things_and_then_leaves(make_hands: Make) -> None:
    hands = make_hands("study-3x3")
    met = []
    for _ in range(200):
        hands.key(Key.Key_Tab)
        if not hands.canvas.interaction.current:
            break
        met.append(hands.canvas.interaction.current)
    cables = {one.id for one in hands.canvas.editor.drawing.of(Cable)}
    assert sorted(met) == sorted({*hands.canvas.viewport.scene.shapes, *cables})


def test_arrows_go_to_the_neighbour(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    channels = sorted(ids(hands, Channel), key=lambda name: hands.canvas.viewport.scene.shapes[name].box.left)
    hands.canvas.editor.select([channels[1]])
    hands.key(Key.Key_PageUp)
    assert chosen(hands) == (hands.canvas.viewport.scene.shapes[channels[1]].parent,)
    hands.canvas.editor.select([channels[1]])
    hands.key(Key.Key_Right)
    assert chosen(hands) == (channels[2],)
    hands.key(Key.Key_Left)
    assert chosen(hands) == (channels[1],)


def test_keys_select_several_and_all(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    first, second = ids(hands, Lpar)
    hands.canvas.editor.select([first])
    hands.key(Key.Key_Right, held=Held.ControlModifier)
    hands.key(Key.Key_Space, held=Held.ControlModifier)
    assert len(hands.canvas.editor.selection) == 2
    hands.key(Key.Key_A, held=Held.ControlModifier)
    assert set(ids(hands, Cec)) <= set(hands.canvas.editor.selection)
    hands.key(Key.Key_Escape)
    assert chosen(hands) == ()


def test_delete_takes_away_and_undo_brings_back(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    before = copy(hands)
    hands.click(hands.corner(ids(hands, Cec)[0]))
    hands.key(Key.Key_Delete)
    assert ids(hands, Cec) == []
    assert ids(hands, Channel) == []
    hands.canvas.editor.undo()
    assert copy(hands) == before


def test_enter_edits_and_a_double_click_renames(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    asked: list[str] = []
    named: list[str] = []
    hands.canvas.interaction.rename_asked.connect(named.append)
    hands.canvas.interaction.edit_asked.connect(asked.append)
    lpar, other = ids(hands, Lpar)
    hands.click(hands.at(lpar))
    hands.key(Key.Key_Return)
    at = hands.at(other)
    hands.send(QEvent.Type.MouseButtonDblClick, at, Button.LeftButton)
    assert asked == [lpar]
    assert named == [other]


def test_the_wheel_zooms_at_the_pointer(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    name = ids(hands, Channel)[0]
    at, zoom = hands.at(name), hands.canvas.viewport.view.zoom
    where = QPointF(hands.canvas.mapToGlobal(at.toPoint()))
    turn = QWheelEvent(
        at,
        where,
        QPoint(),
        QPoint(0, 240),
        Button.NoButton,
        Held.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(hands.canvas, turn)
    assert hands.canvas.viewport.view.zoom == pytest.approx(zoom * 1.44)
    assert (hands.at(name) - at).manhattanLength() < 1.5


def test_keys_zoom_and_pan(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    zoom = hands.canvas.viewport.view.zoom
    hands.key(Key.Key_Plus)
    assert hands.canvas.viewport.view.zoom > zoom
    hands.key(Key.Key_0)
    assert hands.canvas.viewport.view.zoom == pytest.approx(1.0)
    x = hands.canvas.viewport.view.x
    hands.key(Key.Key_Right, held=Held.AltModifier)
    assert hands.canvas.viewport.view.x > x
    hands.key(Key.Key_F)
    assert hands.canvas.viewport.view.box.covers(hands.canvas.viewport.scene.bounds)


@pytest.mark.parametrize("button", [Button.MiddleButton, Button.LeftButton])
def test_the_hand_pans(make_hands: Make, button: Button) -> None:
    hands = make_hands("study-part-ii")
    hands.canvas.interaction.set_tool("hand" if button == Button.LeftButton else "select")
    before, x = copy(hands), hands.canvas.viewport.view.x
    hands.drag(QPointF(300, 300), QPointF(260, 320), button=button)
    assert hands.canvas.viewport.view.x == pytest.approx(x + 40)
    assert copy(hands) == before


def farthest(one: QImage, other: QImage) -> int:
    """Return the greatest difference of a color of a pixel, 0..255."""
    first, second = (np.frombuffer(each.constBits(), np.uint8).astype(int) for each in (one, other))
    return int(np.abs(first - second).max())


def test_panning_scrolls_to_what_painting_all_would_show(make_hands: Make) -> None:
    hands = make_hands("mesh")
    hands.canvas.viewport.zoom_to(1.0)
    hands.canvas.grab()
    painted = hands.canvas.still.painted
    for dx, dy in ((37, 0), (-12, 55), (80, -33)):
        hands.canvas.viewport.pan_by(dx, dy)
        hands.canvas.grab()
    scrolled = hands.canvas.grab().toImage()
    assert hands.canvas.still.painted == painted
    hands.canvas.still.drop()
    assert farthest(hands.canvas.grab().toImage(), scrolled) <= 2


def test_it_has_a_name_and_says_what_is_selected(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    face = QAccessible.queryAccessibleInterface(hands.canvas)
    assert face.text(QAccessible.Text.Name) == "Drawing"
    hands.canvas.editor.select(ids(hands, Lpar)[:1])
    told = face.text(QAccessible.Text.Description)
    assert "LPAR1" in told
    assert "connected to" in told
    hands.canvas.editor.select(ids(hands, Lpar))
    assert face.text(QAccessible.Text.Description).startswith("2 elements selected")


def test_a_menu_is_asked_for_by_mouse_and_by_key(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    asked: list[tuple[str, ...]] = []
    hands.canvas.interaction.menu_asked.connect(lambda names, at: asked.append(names))
    lpar = ids(hands, Lpar)[0]
    hands.canvas.editor.select([lpar])
    hands.key(Key.Key_Menu)
    hands.key(Key.Key_F10, held=Held.ShiftModifier)
    assert asked == [(lpar,), (lpar,)]


def test_the_small_picture_moves_what_is_seen(make_hands: Make) -> None:
    hands = make_hands("mesh")
    canvas, small = hands.canvas, hands.canvas.minimap
    assert not small.isVisible()  # all of the drawing is seen
    assert small.accessibleName()
    canvas.viewport.zoom_to(0.9)
    assert small.isVisible()
    before = canvas.viewport.view.picture(0, 0)
    QTest.mouseClick(small, Button.LeftButton, pos=QPoint(60, 30))
    after = canvas.viewport.view.picture(0, 0)
    assert after != before
    canvas.minimap.show_if_roomy(False)
    assert not small.isVisible()


def test_connections_of_what_is_selected_are_shown(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    link, first = ids(hands, IsfcLink)[0], ids(hands, Channel)[0]
    hands.canvas.editor.select([link])
    assert len(hands.canvas.viewport.edges_shown()) == 16
    hands.canvas.editor.select([first])
    assert len(hands.canvas.viewport.edges_shown()) == 6
    assert {edge.kind for edge in hands.canvas.viewport.edges_shown()} == {"connection"}
    for edge in hands.canvas.viewport.edges_shown():
        shapes = [hands.canvas.viewport.scene.shapes[end] for end in edge.ends]
        for shape, point in zip(shapes, (edge.points[0], edge.points[-1]), strict=True):
            assert any(cell.grown(1.0).holds(point) for cell in shape.cells)
    hands.canvas.editor.select([])
    assert hands.canvas.viewport.edges_shown() == []


def test_devices_have_the_letters_of_who_may_write(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    editor = hands.canvas.editor
    assert hands.canvas.viewport.look.writers == {}
    editor.paint_link(ids(hands, IsfcLink)[0])
    counts = Counter(hands.canvas.viewport.look.writers.values())
    assert counts == {"both": 24, "first": 4, "second": 4}
    assert [key.writes for key in hands.canvas.viewport.keys_of_writers] == ["both", "first", "second"]
    assert len(hands.canvas.viewport.look.usable) == 4
    editor.paint_link("")
    assert hands.canvas.viewport.look.writers == {}


def test_a_hint_says_what_a_device_is_connected_with(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    canvas = hands.canvas
    canvas.editor.paint_link(ids(hands, IsfcLink)[0])
    device = canvas.editor.drawing.of(DeviceRange)[0]
    shape = canvas.viewport.scene.shapes[device.id]
    words = hint(canvas.viewport.scene, canvas.viewport.look, device.id, shape.cells[0].middle)
    assert f"Device {device.number:04X}" in words
    assert "connected to" in words
    assert "writes" in words
    assert hint(canvas.viewport.scene, canvas.viewport.look, ids(hands, Lpar)[0], (0.0, 0.0)).startswith(
        "LPAR"
    )


def test_layers_hide_and_are_not_hit(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    link = ids(hands, IsfcLink)[0]
    at = hands.at(link)
    hands.click(at)
    assert chosen(hands) == (link,)
    hands.canvas.editor.show_layers(["cabling", "iocp"])
    hands.click(at)
    assert link not in chosen(hands)


def test_a_run_is_painted_over_the_picture_and_goes_away(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    canvas = hands.canvas
    before = canvas.grab().toImage()
    cables = ids(hands, Cable)
    flows = {name: LinkFlow(0.9, 0.4, "205 MB/s") for name in cables}
    badges = {ids(hands, Channel)[0]: Badge("98%", 0.98, "full")}
    canvas.show_run(badges, flows, 0.0)
    first = canvas.grab().toImage()
    canvas.show_run(badges, flows, 0.5)
    second = canvas.grab().toImage()
    assert farthest(first, before) > 50
    assert farthest(first, second) > 50
    canvas.show_run({}, {})
    assert canvas.grab().toImage() == before


def test_problems_are_marked(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    before = hands.canvas.grab().toImage()
    hands.canvas.show_problems({ids(hands, Channel)[0]: ("error", 2), "gone1": ("info", 1)})
    assert farthest(hands.canvas.grab().toImage(), before) > 50


def test_the_small_picture_never_lies_over_a_thing(make_hands: Make) -> None:
    canvas, chance = make_hands("mesh").canvas, Random(7)
    viewport, small, shown = canvas.viewport, canvas.minimap, 0
    for _ in range(120):
        viewport.look_at(chance.uniform(0.1, 1.5), chance.uniform(-300, 1500), chance.uniform(-300, 1500))
        shown += small.isVisible()
        if small.isVisible():
            assert not viewport.view.box.covers(viewport.scene.bounds)
            (x, y), (right, low) = (viewport.view.picture(at.x(), at.y()) for at in _corners(small))
            below = [s.id for s in viewport.scene.shapes.values() if s.box.meets(Box(x, y, right, low))]
            assert {viewport.scene.shapes[name].kind for name in below} <= FRAMES
    assert shown > 10


def _corners(widget: QWidget) -> tuple[QPoint, QPoint]:
    return widget.geometry().topLeft(), widget.geometry().bottomRight()


def test_a_mark_covers_no_text_of_a_link(make_hands: Make) -> None:
    hands = make_hands("study-part-ii")
    link = ids(hands, IsfcLink)[0]
    frame = hands.canvas.viewport.view.frame(hands.canvas.viewport.scene.shapes[link].core)
    before = hands.canvas.grab(_rect(frame)).toImage()
    hands.canvas.show_problems({link: ("warning", 1)})
    assert hands.canvas.grab(_rect(frame)).toImage() == before
    beside = _rect(frame).adjusted(-24, 0, 0, 0)
    hands.canvas.show_problems({})
    without = hands.canvas.grab(beside).toImage()
    hands.canvas.show_problems({link: ("warning", 1)})
    assert hands.canvas.grab(beside).toImage() != without


def _rect(frame: Box) -> QRect:
    return QRect(round(frame.left), round(frame.top), round(frame.width), round(frame.height))


def test_the_cables_of_paths_to_disks_stand_out(make_hands: Make) -> None:
    hands = make_hands()
    hands.canvas.editor.replace(UndoHistory(drawn(DISKS)))
    unit = ids(hands, ControlUnit)[0]
    hands.canvas.editor.select([unit])
    assert [edge.kind for edge in hands.canvas.viewport.edges_shown()] == [
        "connection"
    ] * 4  # two to the storage unit
    far = next(one for one in hands.canvas.editor.drawing.of(Port) if one.address == 0x10)
    assert hands.canvas.viewport.scene.shapes[far.id].title == "10 2107"
    told = hint(hands.canvas.viewport.scene, hands.canvas.viewport.look, far.id, (0.0, 0.0))
    assert told.endswith("2107: 9000\nconnected to storage unit DISK1")
    hands.canvas.editor.do(set_fields(hands.canvas.editor.drawing, far.id, blocked=True))
    hands.canvas.editor.select([unit])
    assert (
        sorted(edge.kind for edge in hands.canvas.viewport.edges_shown())
        == ["broken"] * 2 + ["connection"] * 2
    )


def test_an_opened_drawing_is_fitted_again_until_the_view_is_moved_or_the_drawing_edited(
    make_hands: Make,
) -> None:
    hands = make_hands("mesh")
    canvas = hands.canvas

    def zooms() -> tuple[float, float]:
        """Return the zoom after another size of the widget, and that of a fitted picture."""
        canvas.resize(canvas.width() + 200, canvas.height() + 120)
        QApplication.processEvents()
        found = canvas.viewport.view.zoom
        canvas.viewport.fit()
        return found, canvas.viewport.view.zoom

    found, fitted = zooms()
    assert found == pytest.approx(fitted)
    canvas.viewport.zoom_by(1.5)
    found, fitted = zooms()
    assert found > fitted
    canvas.editor.replace(UndoHistory(canvas.editor.drawing.copy()))
    canvas.editor.do(make(canvas.editor.drawing, "note", Place(0, -400)))
    before = canvas.viewport.view.zoom
    assert zooms()[0] == before


@pytest.mark.parametrize("zoom", [0.26, 0.4, 1.0])
def test_no_handle_lies_on_another_thing_at_any_zoom(make_hands: Make, zoom: float) -> None:
    hands = make_hands("mesh-of-two")
    viewport = hands.canvas.viewport
    viewport.zoom_to(zoom)
    spots = offered(hands.canvas.interaction)
    frames = {
        shape.id: viewport.view.frame(shape.core)
        for shape in viewport.scene.shapes.values()
        if shape.kind in ("lpar", "channel", "director")
    }
    for name, at in spots:
        covered = [other for other, frame in frames.items() if frame.holds((at.x(), at.y()))]
        assert not [other for other in covered if other != name], name
    assert spots or zoom < 0.3
