"""Names are changed where they stand, by F2 or a double click; letters are letters meanwhile."""

from __future__ import annotations

import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from app.topology.canvas.pictures.files import picture
from app.topology.renaming import FIELDS, NameField
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.file import read_text, text
from engine.ficon.drawing.model.cabling import Cec, Channel, Director, Lpar
from engine.ficon.drawing.model.drawing import Place
from engine.ficon.drawing.model.paper import PaperNote
from tests.app.topology.canvas.canvas_bench import Hands, drawn

Key, Held = Qt.Key, Qt.KeyboardModifier


def lines(window: TopologyWindow) -> list[QLineEdit]:
    """Return the fields that are open."""
    field = window.renaming.field
    assert isinstance(field, NameField)
    assert field.isVisible()
    return field.lines


@pytest.fixture
def mesh(window: TopologyWindow) -> TopologyWindow:
    window.editor.replace(drawn("mesh", members=2, connections=2).history)
    QApplication.processEvents()
    window.canvas.viewport.fit()
    window.canvas.setFocus()
    return window


def begin(window: TopologyWindow, name: str) -> None:
    window.editor.select([name])
    QTest.keyClick(window.canvas, Key.Key_F2)


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def write(text: str) -> None:
    QTest.keyClicks(QApplication.focusWidget(), text)


def test_f2_renames_an_lpar_and_its_system_follows(mesh: TopologyWindow) -> None:
    drawing, steps = mesh.editor.drawing, len(mesh.editor.history.done)
    begin(mesh, "lpar1")
    write("zvmp1")
    assert [line.text() for line in lines(mesh)] == ["zvmp1", "ZVMP1"]
    press(Key.Key_Return)
    lpar = drawing.get("lpar1", Lpar)
    assert (lpar.name, lpar.system) == ("ZVMP1", "ZVMP1")
    assert len(mesh.editor.history.done) == steps + 1
    assert QApplication.focusWidget() is mesh.canvas
    mesh.editor.undo()
    assert drawing.get("lpar1", Lpar).name == "LPAR1"


def test_tab_goes_to_the_system_and_another_name_of_it_stays(mesh: TopologyWindow) -> None:
    drawing = mesh.editor.drawing
    begin(mesh, "lpar1")
    write("PRODA")
    press(Key.Key_Tab)
    assert lines(mesh)[1].hasFocus()
    write("VMA")
    press(Key.Key_Tab)
    assert (drawing.get("lpar1", Lpar).name, drawing.get("lpar1", Lpar).system) == ("PRODA", "VMA")
    begin(mesh, "lpar1")
    write("PRODB")
    press(Key.Key_Return)
    assert (drawing.get("lpar1", Lpar).name, drawing.get("lpar1", Lpar).system) == ("PRODB", "VMA")


def test_escape_changes_nothing_and_a_click_elsewhere_keeps(mesh: TopologyWindow) -> None:
    drawing = mesh.editor.drawing
    begin(mesh, "cec1")
    write("NEW")
    press(Key.Key_Escape)
    assert drawing.get("cec1", Cec).name == "A"
    begin(mesh, "cec1")
    write("NEW")
    Hands(mesh.canvas).click(Hands(mesh.canvas).corner("cec2"))
    QApplication.processEvents()
    assert drawing.get("cec1", Cec).name == "NEW"
    assert mesh.editor.selection == ("cec2",)


def test_a_double_click_renames_where_the_name_stands(mesh: TopologyWindow) -> None:
    hands, director = Hands(mesh.canvas), mesh.editor.drawing.of(Director)[0].id
    hands.send(QEvent.Type.MouseButtonDblClick, hands.at(director), Qt.MouseButton.LeftButton)
    first = lines(mesh)[0]
    frame = mesh.canvas.viewport.view.frame(mesh.canvas.viewport.scene.shapes[director].core)
    at = first.mapTo(mesh.canvas, first.rect().center())
    assert frame.grown(30).holds((at.x(), at.y()))
    write("East")
    press(Key.Key_Return)
    assert mesh.editor.drawing.get(director, Director).name == "East"


def test_what_cannot_be_is_said_and_the_field_stays(mesh: TopologyWindow) -> None:
    begin(mesh, "channel1")
    write("XYZ")
    press(Key.Key_Return)
    assert mesh.renaming.field is not None
    assert "00 to FF" in mesh.renaming.field.error.text()
    assert lines(mesh)[0].hasFocus()
    lines(mesh)[0].setText("7c")
    press(Key.Key_Return)
    assert mesh.editor.drawing.get("channel1", Channel).chpid == 0x7C


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(typed=st.text(string.ascii_letters + string.digits + " +-=?.,", min_size=1, max_size=12))
def test_letters_do_nothing_but_write(typed: str, mesh: TopologyWindow) -> None:
    window = mesh
    before, view = window.editor.drawing.copy(), window.canvas.viewport.view
    begin(window, "cec1")
    assert window.renaming.field is not None
    write(typed)
    assert window.renaming.field.lines[0].text() == typed
    assert (window.editor.drawing, window.canvas.viewport.view) == (before, view)
    for key in (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Backspace, Key.Key_Delete, Key.Key_Home):
        press(key)
    assert (window.editor.drawing, window.canvas.viewport.view) == (before, view)
    press(Key.Key_Escape)


def test_each_kind_that_is_drawn_has_a_name_or_leads_to_its_properties(mesh: TopologyWindow) -> None:
    editor = mesh.editor
    for key in ("storage", "note"):
        assert editor.attempt(lambda: make(editor.drawing, key, Place(60, 900)))  # noqa: B023
    shapes = {shape.kind: shape.id for shape in mesh.canvas.viewport.scene.shapes.values()}
    for kind, name in shapes.items():
        mesh.canvas.setFocus()
        begin(mesh, name)
        if kind in FIELDS:
            assert mesh.renaming.field is not None
            assert mesh.renaming.field.isVisible(), kind
            press(Key.Key_Escape)
        else:
            assert mesh.cards["properties"].isAncestorOf(QApplication.focusWidget()), kind


def test_a_label_is_typed_on_the_drawing_kept_copied_and_exported(mesh: TopologyWindow) -> None:
    editor = mesh.editor
    assert Hands(mesh.canvas).drop("label", QPointF(40, mesh.canvas.height() - 60))
    (name,) = editor.selection
    begin(mesh, name)
    write("Site West, building 7")
    press(Key.Key_Return)
    label = editor.drawing.get(name, PaperNote)
    assert (label.text, label.look) == ("Site West, building 7", "plain")
    mesh.actions_by_id["duplicate"].trigger()
    boxes = [mesh.canvas.viewport.scene.shapes[note.id].box for note in editor.drawing.of(PaperNote)]
    assert len(boxes) == 2
    assert not boxes[0].meets(boxes[1])
    assert b"building 7" in picture(editor.drawing, "svg")
    assert read_text(text(editor.drawing), "label").history.drawing.get(name, PaperNote) == label
    for _ in range(3):
        editor.undo()
    assert not editor.drawing.of(PaperNote)
