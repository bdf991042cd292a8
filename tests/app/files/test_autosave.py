"""Autosave: written when changed, a failure reported once, dropped."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.files.autosave import Autosave


class Text:
    """A text that changes, and the failures to keep it."""

    def __init__(self) -> None:
        self.text = ""
        self.failures: list[str] = []
        self.autosave = Autosave(lambda: self.text, self.failures.append)


def test_only_what_has_changed_is_written(tmp_path: Path) -> None:
    one, file = Text(), tmp_path / "deep" / "kept"
    one.autosave.keep()  # there is no path yet
    one.autosave.path = file
    one.autosave.keep()
    assert not file.exists()
    one.text = "1"
    one.autosave.keep()
    assert file.read_text("utf-8") == "1"
    file.unlink()
    one.autosave.keep()
    assert not file.exists()
    one.autosave.drop()
    one.autosave.keep()
    assert file.read_text("utf-8") == "1"
    one.autosave.drop()
    assert not file.exists()


def test_a_failure_is_reported_once_until_it_is_over(tmp_path: Path) -> None:
    one, folder = Text(), tmp_path / "folder"
    folder.write_text("a file", "utf-8")
    one.text, one.autosave.path = "1", folder / "kept"
    one.autosave.keep()
    one.autosave.keep()
    assert len(one.failures) == 1
    folder.unlink()
    one.autosave.keep()
    assert (folder / "kept").read_text("utf-8") == "1"


def test_a_timer_writes_and_closing_writes_a_last_time(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.files.autosave.EVERY_MS", 5)
    one, file, parent = Text(), tmp_path / "kept", QObject()
    one.autosave.start(file, parent)
    one.text = "1"
    qtbot.waitUntil(file.exists)
    one.text = "2"
    one.autosave.close()
    assert file.read_text("utf-8") == "2"
