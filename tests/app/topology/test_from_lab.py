"""Drawings opened from the lab."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.topology.window import windows
from engine.ficon.drawing.file import save
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.templates import template


@pytest.fixture
def drawing_file(tmp_path: Path) -> Path:
    history = UndoHistory(Drawing())
    history.do(template("mesh").make(history.drawing))
    path = tmp_path / "mesh.topology.json"
    save(path, history)
    return path


def test_a_new_drawing_by_its_key(qtbot: QtBot, make_lab: Callable[..., Lab]) -> None:
    lab = make_lab()
    QTest.keyClick(lab.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    (window,) = windows.windows()
    qtbot.waitUntil(lambda: window.is_furnished)
    assert len(window.editor.drawing) == 0
    lab.window.quit()
    assert windows.windows() == ()


def test_ctrl_o_opens_drawings_too(
    qtbot: QtBot, make_lab: Callable[..., Lab], drawing_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab = make_lab()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(drawing_file), ""))
    QTest.keyClick(lab.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    (window,) = windows.windows()
    qtbot.waitUntil(lambda: window.is_furnished)
    assert window.file == drawing_file
    assert len(window.editor.drawing) > 10
    lab.files.open(str(drawing_file))
    assert windows.windows() == (window,)
    windows.close_all(ask=False)
