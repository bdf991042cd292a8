"""The search for things by name and number."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.topology.find_line import find
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.model.cabling import Channel, Director, Lpar, Port
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.templates import template


@pytest.fixture
def drawing() -> Drawing:
    made = Drawing()
    made.apply(template("optimised").make(made))
    return made


def test_by_name_number_chpid_and_port(drawing: Drawing) -> None:
    lpar = next(one for one in drawing.of(Lpar) if one.name == "LPAR2")
    assert lpar.id in find(drawing, "lpar2")
    channel = next(one for one in drawing.of(Channel) if one.chpid == 0x4A)
    assert find(drawing, "chpid 4a") == [channel.id]
    port = next(one for one in drawing.of(Port) if one.address == 0xC1)
    assert find(drawing, "port C1") == [port.id]
    assert find(drawing, "director") == [one.id for one in drawing.of(Director)]


def test_a_device_number_finds_the_ranges_that_have_it(drawing: Drawing) -> None:
    ranges = [one for one in drawing.of(DeviceRange) if one.number <= 0xD001 < one.number + one.count]
    assert ranges
    assert find(drawing, "d001") == [one.id for one in ranges]


def test_the_beginning_of_a_number_finds_it(drawing: Drawing) -> None:
    found = [drawing.get(name, DeviceRange).number for name in find(drawing, "d10")]
    assert set(found) == {0xD100}


def test_nothing_is_found_by_nothing(drawing: Drawing) -> None:
    assert find(drawing, "  ") == []
    assert find(drawing, "xyzzy") == []


def test_ctrl_f_enter_and_escape(open_window: Callable[..., TopologyWindow]) -> None:
    window = open_window()
    editor = window.editor
    editor.do(template("optimised").make(editor.drawing))
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    line = window.central.find_line
    assert line.text.hasFocus()
    QTest.keyClicks(line.text, "CHPID")
    found = find(editor.drawing, "CHPID")
    QTest.keyClick(line.text, Qt.Key.Key_Return)
    assert editor.selection == (found[0],)
    QTest.keyClick(line.text, Qt.Key.Key_Return)
    assert editor.selection == (found[1],)
    QTest.keyClick(line.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert editor.selection == (found[0],)
    assert line.count.text() == f"1 of {len(found)}"
    QTest.keyClick(line.text, Qt.Key.Key_Escape)
    assert line.isHidden()
    assert window.canvas.hasFocus()
    assert editor.selection == (found[0],)
