"""Histories of the consoles: searching, storing, and stores that somebody else has written."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from app.console import command_line
from app.console.command_line import Histories, LineHistory
from app.settings.settings import Settings


def test_the_draft_comes_back_after_the_newest_line() -> None:
    lines = LineHistory(["a", "b"])
    assert [lines.older("dra"), lines.older("b"), lines.older("a")] == ["b", "a", "a"]
    assert [lines.newer("a"), lines.newer("b"), lines.newer("dra")] == ["b", "dra", "dra"]


def test_an_empty_history_leaves_the_field_alone() -> None:
    assert LineHistory().older("dra") == "dra"
    assert LineHistory().newer("dra") == "dra"


def test_the_oldest_lines_are_forgotten() -> None:
    lines = LineHistory()
    for number in range(command_line.LINES + 5):
        lines.add(str(number))
    assert lines.lines[0] == "5"
    assert len(lines.lines) == command_line.LINES


def test_the_consoles_used_last_are_stored() -> None:
    made = Histories()
    for number in range(command_line.CONSOLES + 1):
        made.add(str(number), "line")
    made.add("1", "again")
    kept = list(made.stored())
    assert "0" not in kept
    assert kept[-1] == "1"
    assert len(kept) == command_line.CONSOLES


def test_looking_into_a_history_stores_nothing() -> None:
    made = Histories()
    made["MAINT"].older("")
    assert made.stored() == {}


def test_they_come_back_from_the_settings(settings: Settings) -> None:
    made, again = Histories(), Histories()
    made.add("LNK00105 linux", 'echo "ä; \\" > x')
    settings.console_history = made.stored()
    again.restore(settings.console_history)
    assert again["LNK00105 linux"].lines == ['echo "ä; \\" > x']


@pytest.mark.parametrize("stored", ["{", "[]", '{"MAINT": "q time"}', '{"MAINT": [1]}', "null", "7"])
def test_what_cannot_be_understood_counts_as_not_stored(tmp_path: Path, stored: str) -> None:
    store = QSettings(str(tmp_path / "odd.ini"), QSettings.Format.IniFormat)
    store.setValue("console", stored)
    assert Settings(store).console_history == {}
