"""Templates of the user: saved, put in, renamed, deleted; and their files, which anyone may have written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMessageBox

from app.topology.own_templates.files import MOST, SUFFIX, OwnTemplates, is_name
from app.topology.palette import Palette
from app.topology.window.main_window import TopologyWindow
from engine.ficon.drawing.copying import copy
from engine.ficon.drawing.model.cabling import Cec, Channel, Lpar
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.templates import template
from tests.systems import fails_under_wine

Key = Qt.Key


@pytest.fixture
def text() -> str:
    drawing = Drawing()
    drawing.apply(template("study-part-ii").make(drawing))
    return copy(drawing, [one.id for one in drawing])


@pytest.fixture
def own(tmp_path: Path) -> OwnTemplates:
    return OwnTemplates(tmp_path / "templates")


@pytest.fixture
def window(open_window: Callable[..., TopologyWindow]) -> TopologyWindow:
    """One of the test's own: templates are kept beside its settings."""
    return open_window()


def palette(window: TopologyWindow) -> Palette:
    body = window.cards["things"].body
    assert isinstance(body, Palette)
    return body


def answer(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: (name, True))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)


def test_by_keyboard_saved_put_in_renamed_and_deleted(
    window: TopologyWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor, listed = window.editor, palette(window).own
    assert listed is not None
    assert not listed.isVisible()
    editor.do(template("study-part-ii").make(editor.drawing))
    editor.select([editor.drawing.of(Cec)[0].id])
    answer(monkeypatch, "Pair of VM")
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Key.Key_T, held)
    assert listed.isVisible()
    QTest.keyClick(listed, Key.Key_Return)
    counts = [len(editor.drawing.of(kind)) for kind in (Cec, Lpar, Channel)]
    assert counts == [2, 4, 8]
    window.actions_by_id["undo"].trigger()
    assert len(editor.drawing.of(Cec)) == 1
    answer(monkeypatch, "Other")
    listed.setFocus()
    QTest.keyClick(listed, Key.Key_F2)
    assert listed.own.names() == ["Other"]
    QTest.keyClick(listed, Key.Key_Delete)
    assert listed.own.names() == []
    assert not listed.isVisible()
    assert len(editor.drawing.of(Cec)) == 1  # Delete was not for the drawing


def test_another_window_lists_it_too(open_window: Callable[..., TopologyWindow], text: str) -> None:
    one, other = open_window(), open_window()
    one.editor.do(template("mesh").make(one.editor.drawing))
    insert = one.menus._insert
    insert.save_template("Mesh")
    listed = palette(other).own
    assert listed is not None
    item = listed.item(0)
    assert item.text() == "Mesh"
    place = listed.visualItemRect(item).center()
    QTest.mouseDClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)
    listed.itemActivated.emit(item) if not other.editor.drawing.of(Cec) else None
    assert len(other.editor.drawing.of(Cec)) == len(one.editor.drawing.of(Cec))


def test_a_damaged_file_is_refused_with_its_name(window: TopologyWindow, text: str) -> None:
    folder = window.settings.templates
    folder.mkdir(parents=True)
    (folder / f"Bad{SUFFIX}").write_text(text.replace('"css": "css1"', '"css": "css99"'), "utf-8")
    (folder / f"Old{SUFFIX}").write_text('{"format": "lparlab-things", "version": 7}', "utf-8")
    listed = palette(window).own
    assert listed is not None
    listed.read()
    for name in ("Bad", "Old"):
        listed.setCurrentItem(listed.findItems(name, Qt.MatchFlag.MatchExactly)[0])
        QTest.keyClick(listed, Key.Key_Return)
        QApplication.processEvents()
        assert f"The template {name}" in window.header.banner.message.text()
    assert len(window.editor.drawing) == 0


def test_names_are_those_of_files(own: OwnTemplates, text: str) -> None:
    for good in ("A", "Two CECs (Z16)", "a.b-c+d", "Größe 1"):
        own.save(good, text)
        assert own.text(good) == text
    for bad in ("", " a", "a ", "../a", "a/b", "con", "LPT1", "COM1.x", ".a", "a" * 41, "a\nb", "a."):
        assert not is_name(bad), bad
        with pytest.raises(DrawingError, match="expected a name of up to 40"):
            own.save(bad, text)
    assert len(own.names()) == 4


def test_renaming_does_not_replace(own: OwnTemplates, text: str) -> None:
    own.save("A", text)
    own.save("B", text)
    with pytest.raises(DrawingError, match="exists"):
        own.rename("A", "b")
    assert own.names() == ["A", "B"]


@fails_under_wine("a file keeps the case of its name when it is renamed to another")
def test_a_template_can_have_its_name_in_another_case(own: OwnTemplates, text: str) -> None:
    own.save("A", text)
    own.rename("A", "a")
    assert own.names() == ["a"]


def test_there_is_an_end(own: OwnTemplates, text: str) -> None:
    own.folder.mkdir()
    for number in range(MOST):
        (own.folder / f"T{number}{SUFFIX}").write_text(text, "utf-8")
    with pytest.raises(DrawingError, match="delete one first"):
        own.save("more", text)
    own.save("T1", text)
    (own.folder / f"T2{SUFFIX}").write_bytes(b" " * 24_000_001)
    with pytest.raises(DrawingError, match="T2"):
        own.text("T2")
