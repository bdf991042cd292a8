"""Any drawing that the model can hold is painted, and any gesture in it can be canceled and undone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt

from app.topology.canvas.pictures.files import picture
from app.topology.shapes.scene import CanvasScene
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.isfc import IsfcLink
from tests.app.topology.canvas.canvas_bench import Hands, drawn
from tests.app.topology.large import large
from tests.engine.ficon.drawing.any_drawing import history

Make = Callable[..., Hands]


@pytest.mark.parametrize("seed", range(12))
def test_any_drawing_is_painted(make_hands: Make, seed: int) -> None:
    hands = make_hands()
    canvas, editor = hands.canvas, hands.canvas.editor
    editor.replace(history(Random(seed), size=10 + 5 * seed))
    assert not canvas.grab().isNull()
    for link in editor.drawing.of(IsfcLink)[:1]:
        editor.paint_link(link.id)
    editor.select(canvas.viewport.scene.shapes)
    assert not canvas.grab().isNull()
    assert picture(editor.drawing, "svg").startswith(b"<?xml")
    for shape in canvas.viewport.scene.shapes.values():
        if shape.parent in canvas.viewport.scene.shapes and shape.kind != "port":
            assert canvas.viewport.scene.shapes[shape.parent].box.covers(shape.box)


@pytest.mark.parametrize("seed", range(6))
def test_random_drags_are_cancelled_and_undone(make_hands: Make, seed: int) -> None:
    hands, chance = make_hands(), Random(seed)
    canvas, editor = hands.canvas, hands.canvas.editor
    editor.replace(UndoHistory(history(Random(seed), size=30).drawing))
    before = editor.drawing.copy()
    for turn in range(12):
        points = [QPointF(chance.uniform(0, 1100), chance.uniform(0, 760)) for _ in range(4)]
        canvas.interaction.set_tool(chance.choice(("select", "select", "select", "lasso", "wire", "hand")))
        if turn % 2:
            now = editor.drawing.copy()
            hands.press(points[0])
            hands.pull(*points[1:])
            canvas.grab()
            hands.key(Qt.Key.Key_Escape)
            assert editor.drawing == now
            assert canvas.interaction.gesture is None
            hands.click(QPointF(2, 2))
        else:
            hands.drag(*points)
    while editor.history.done:
        editor.undo()
    assert editor.drawing == before


def test_many_devices_are_one_bar_and_few_are_squares() -> None:
    editor = drawn("study-part-ii")
    device = editor.drawing.of(DeviceRange)[0]
    assert len(CanvasScene(editor.drawing).shapes[device.id].cells) == device.count
    assert editor.do(make(editor.drawing, "device", None, device.control_units[0]))
    new = editor.selection[0]
    assert editor.do(set_fields(editor.drawing, new, number=0x1000, count=256))
    shape = CanvasScene(editor.drawing).shapes[new]
    assert shape.cells == ()
    assert shape.title == "1000-10FF x256"


def test_among_many_things_devices_are_painted_as_ranges(make_hands: Make) -> None:
    hands = make_hands()
    canvas = hands.canvas
    canvas.editor.replace(UndoHistory(large(5000)))
    assert canvas.viewport.look.crowded
    canvas.viewport.zoom_to(1.0)
    assert not canvas.viewport.look.crowded
