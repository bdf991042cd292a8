"""Large drawings in the canvas: zooming stretches the picture, problems of small things are gathered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.topology.canvas.canvas import Canvas
from app.topology.canvas.gathered import gathered
from app.topology.editor import Editor
from engine.ficon.drawing.model.cabling import Cec
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.definitions import DeviceRange
from tests.app.topology.large import large


@pytest.fixture
def canvas(qtbot: QtBot) -> Canvas:
    editor = Editor()
    editor.replace(UndoHistory(large(1600)))
    made = Canvas(editor)
    qtbot.addWidget(made)
    made.resize(1200, 700)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.waitUntil(lambda: not made.tidying.idle.isActive())
    made.grab()
    return made


def test_zooming_stretches_the_picture_and_paints_it_once_at_the_end(qtbot: QtBot, canvas: Canvas) -> None:
    painted = canvas.still.painted
    for factor in (1.1, 1.1, 1.1, 0.9, 0.7):
        canvas.viewport.zoom_by(factor)
        canvas.grab()
    assert canvas.still.painted == painted
    qtbot.waitUntil(lambda: canvas.still.painted == painted + 1)
    sharp = canvas.grab().toImage()
    canvas.still.drop()
    assert canvas.grab().toImage() == sharp


def test_another_look_or_drawing_is_never_stretched(canvas: Canvas) -> None:
    painted = canvas.still.painted
    canvas.viewport.zoom_by(1.1)
    canvas.editor.show_layers(("cabling",))
    canvas.grab()
    assert canvas.still.painted == painted + 1
    canvas.viewport.zoom_by(1.1)
    canvas.editor.replace(UndoHistory(large(500)))
    canvas.grab()
    assert canvas.still.painted == painted + 2


@pytest.mark.parametrize("zoom", [0.04, 0.1, 0.3, 1.0, 4.0])
def test_gathered_problems_are_as_many_and_lie_around_their_things(canvas: Canvas, zoom: float) -> None:
    scene = canvas.viewport.scene
    problems = dict.fromkeys(scene.shapes, ("warning", 2))
    bad = canvas.editor.drawing.of(DeviceRange)[0].id
    problems[bad] = "error", 1
    found = gathered(scene, problems, zoom)
    assert sum(one.number for one in found.values()) == 2 * len(problems) - 1
    worst = [name for name, one in found.items() if one.severity == "error"]
    assert len(worst) == 1
    assert worst[0] in (bad, *scene.holders(bad))
    assert (worst[0] == bad) == (zoom == 4.0)


def test_from_far_marks_are_few(canvas: Canvas) -> None:
    scene = canvas.viewport.scene
    problems = dict.fromkeys(scene.shapes, ("warning", 2))
    assert len(gathered(scene, problems, 0.05)) < len(scene.shapes) / 20


def test_who_hears_the_picture_hears_how_many_problems_a_thing_holds(canvas: Canvas) -> None:
    drawing = canvas.editor.drawing
    inside = [one.id for one in drawing.of(DeviceRange)][:3]
    canvas.show_problems(dict.fromkeys(inside, ("warning", 2)) | {inside[0]: ("error", 1)})
    canvas.setFocus()
    canvas.editor.select([drawing.of(Cec)[0].id])
    assert canvas.accessibleDescription().endswith("5 problems; the worst is an error")
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    canvas.editor.select([inside[0]])
    assert canvas.accessibleDescription().endswith("one error")
    canvas.show_problems({})
    assert "error" not in canvas.accessibleDescription()
