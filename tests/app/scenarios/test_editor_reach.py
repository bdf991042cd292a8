"""Everything that a scenario file can say is in the scenario editor: found, added and typed there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.scenarios.editor.form import VALUE
from app.scenarios.editor.parts import TreePart
from app.scenarios.editor.window import ScenarioEditor
from engine.scenario.document import ScenarioDocument
from engine.scenario.model.linux import LinuxRules
from engine.scenario.scenario import Scenario

BASES = ("pause-suspend", "cpuplugd", "relocation-oltp", "ssi-cpu-4")


def models(annotation: Any, found: list[type[BaseModel]]) -> list[type[BaseModel]]:
    """Return all models of a scenario, in the order in which they are reached."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel) and annotation not in found:
        found.append(annotation)
        for info in annotation.model_fields.values():
            models(info.annotation, found)
    for inner in get_args(annotation):
        models(inner, found)
    return found


@pytest.fixture
def editor(
    request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> ScenarioEditor:
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    document = ScenarioDocument.changed(request.param, "Mine", tmp_path / "mine.toml")
    editor = ScenarioEditor(document, tmp_path)
    qtbot.addWidget(editor)
    editor.show()
    return editor


def parts(part: TreePart) -> Iterator[TreePart]:
    yield part
    for one in part.parts:
        yield from parts(one)


def root(editor: ScenarioEditor) -> TreePart:
    editor.tree.go_to(())
    found = editor.tree.part
    assert found is not None
    return found


def add_all(qtbot: QtBot, editor: ScenarioEditor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add below each heading that can have something and has nothing, until nothing is new."""
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **named: ("extra", True))
    tried: set[tuple[str | int, ...]] = set()
    while empty := [one for one in parts(root(editor)) if one.key not in tried and can_add(one)]:
        tried.add(empty[0].key)
        editor.tree.go_to(empty[0].key)
        editor.tree.setFocus()
        assert editor.buttons.add.isEnabled(), empty[0].key
        qtbot.keyClick(editor.buttons.add, Qt.Key.Key_Space)


def can_add(part: TreePart) -> bool:
    return part.item is not None and not part.parts


def shown(editor: ScenarioEditor) -> dict[type[BaseModel], set[str]]:
    """Return the keys that the form or the tree offers, by their model."""
    found: dict[type[BaseModel], set[str]] = {}
    for part in parts(root(editor)):
        if part.model is not None:
            editor.tree.go_to(part.key)
            names = found.setdefault(part.model, set())
            names |= {one.name for one in editor.pages.keys.form.fields}
            names |= {str(one.key[-1]) for one in part.parts}
    return found


@pytest.mark.parametrize("editor", BASES, indirect=True)
def test_the_form_offers_every_key_of_every_part(
    qtbot: QtBot, editor: ScenarioEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_all(qtbot, editor, monkeypatch)
    offered = shown(editor)
    missing = {
        f"{model.__name__}.{info.alias or name}"
        for model in models(Scenario, [])
        if model is not LinuxRules  # "cpuplugd" names them; their text is edited with the rules
        for name, info in model.model_fields.items()
        if (info.alias or name) not in offered.get(model, ())
    }
    assert missing == set()


@pytest.mark.parametrize("editor", ["cpuplugd"], indirect=True)
def test_rules_of_cpuplugd_are_chosen_and_taken_away(editor: ScenarioEditor) -> None:
    name = next(iter(editor.document.value(("guests",))))
    for text, rules in (("memory-7", True), ("none", False)):
        editor.tree.go_to(("guests", name))
        row = editor.pages.keys.form.row_of(("guests", name, "cpuplugd"))
        assert editor.pages.keys.form.setData(editor.pages.keys.form.index(row, VALUE), text), (
            editor.foot.note.text()
        )
        assert editor.scenario is not None
        assert (editor.scenario.groups[name].cpuplugd is not None) == rules, editor.foot.note.text()


@pytest.mark.parametrize("editor", ["pause-suspend"], indirect=True)
def test_a_table_is_added_and_removed_by_mouse(qtbot: QtBot, editor: ScenarioEditor) -> None:
    before = editor.document.text
    key = ("kinds", "was", "disks")
    editor.tree.go_to(key)
    assert not editor.buttons.copy.isEnabled()
    qtbot.mouseClick(editor.buttons.add, Qt.MouseButton.LeftButton)
    assert editor.tree.part is not None
    assert editor.tree.part.key == key
    assert editor.scenario is not None
    assert editor.scenario.kinds["was"].disks is not None, editor.foot.note.text()
    qtbot.mouseClick(editor.buttons.remove, Qt.MouseButton.LeftButton)
    assert editor.scenario.kinds["was"].disks is None, editor.foot.note.text()
    editor.take_back()
    editor.take_back()
    assert editor.document.text == before
