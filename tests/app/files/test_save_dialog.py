"""Where to save: endings of names, and files that the dialog did not ask about."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.files.save_dialog import save_path
from tests.systems import needs_pipes

TABLES, PLOTS, DRAWINGS = "CSV (*.csv)", "PNG (*.png);;CSV (*.csv)", "Drawings (*.topology.json)"
BUTTON = QMessageBox.StandardButton


def typed(monkeypatch: pytest.MonkeyPatch, name: Path, kind: str = "") -> None:
    """Let the dialog return a name and a kind."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(name), kind))


def answered(monkeypatch: pytest.MonkeyPatch, button: BUTTON) -> list[str]:
    """Let a question be answered by a button; return the texts of the questions."""
    asked: list[str] = []

    def answer(parent: object, title: str, text: str, buttons: object) -> BUTTON:
        asked.append(text)
        return button

    monkeypatch.setattr(QMessageBox, "question", answer)
    return asked


@pytest.mark.parametrize(
    ("name", "kind", "kinds", "wanted"),
    [
        ("a", "", TABLES, "a.csv"),
        ("a.csv", "", TABLES, "a.csv"),
        ("A.CSV", "", TABLES, "A.CSV"),
        ("a.txt", "", TABLES, "a.txt.csv"),
        ("v1.2", "", TABLES, "v1.2.csv"),
        ("a", "CSV (*.csv)", PLOTS, "a.csv"),
        ("a", "PNG (*.png)", PLOTS, "a.png"),
        ("a", "", PLOTS, "a.png"),
        ("a.svg", "PNG (*.png)", PLOTS, "a.svg"),
        ("a", "", DRAWINGS, "a.topology.json"),
        ("a.json", "", DRAWINGS, "a.json"),
    ],
)
def test_a_name_gets_the_ending_of_its_kind(
    name: str, kind: str, kinds: str, wanted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, tmp_path / name, kind)
    assert save_path(None, "Save", "", kinds) == tmp_path / wanted


def test_no_name_is_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert save_path(None, "Save", "", TABLES) is None


@pytest.mark.parametrize("button", [BUTTON.Save, BUTTON.Cancel])
def test_a_file_with_the_ending_is_asked_about(
    button: BUTTON, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.csv").write_text("kept", "utf-8")
    typed(monkeypatch, tmp_path / "a")
    asked = answered(monkeypatch, button)
    chosen = save_path(None, "Save", "", TABLES)
    assert asked == ["The file a.csv already exists."]
    assert chosen == (tmp_path / "a.csv" if button == BUTTON.Save else None)


def test_what_the_dialog_has_asked_is_not_asked_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.csv").write_text("kept", "utf-8")
    typed(monkeypatch, tmp_path / "a.csv")
    asked = answered(monkeypatch, BUTTON.Cancel)
    assert save_path(None, "Save", "", TABLES) == tmp_path / "a.csv"
    assert asked == []


def test_files_beside_it_are_asked_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a-figures.csv").write_text("kept", "utf-8")
    typed(monkeypatch, tmp_path / "a.csv")
    asked = answered(monkeypatch, BUTTON.Cancel)
    beside = save_path(None, "Save", "", TABLES, lambda file: [file.with_name("a-figures.csv")])
    assert beside is None
    assert asked == ["The file a-figures.csv already exists."]


def test_a_file_beside_it_whose_name_is_too_long_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, tmp_path / "a.csv")
    beside = save_path(None, "Save", "", TABLES, lambda file: [file.with_name("x" * 300)])
    assert beside == tmp_path / "a.csv"


@needs_pipes
def test_a_pipe_is_not_written_by_a_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may read it, and the window would wait."""
    os.mkfifo(tmp_path / "a.csv")
    typed(monkeypatch, tmp_path / "a.csv")
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text: said.append(text))
    assert save_path(None, "Save", "", TABLES) is None
    assert said == ["a.csv is a pipe or a device. Choose the name of a file."]
