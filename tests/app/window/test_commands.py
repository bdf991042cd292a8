"""Every command of the menus can be given."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.topology.window import windows

ENDS = {"quit", "full", "class"}  # of the window, or of what can be seen of it


def test_every_command_can_be_given(qtbot: QtBot, lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception in a command fails the test; commands get the state of their action as an argument."""
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_, **__: ([], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: "")
    for name in ("getItem", "getText"):
        monkeypatch.setattr(QInputDialog, name, lambda *_, **__: ("", False))
    for name, action in lab.window.actions_by_id.items():
        if name not in ENDS and action.isEnabled():
            action.trigger()
            QApplication.processEvents()
            for shown in QApplication.topLevelWidgets():
                if shown.isVisible() and shown is not lab.window:
                    shown.close()
    windows.close_all(ask=False)
    assert lab.window.isVisible()
