"""The scenario editor: parts, keys, problems, sliders, file and run, by mouse and keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QInputDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from app.scenarios.editor.dials import dials
from app.scenarios.editor.form import MEANING, VALUE
from app.scenarios.editor.parts import find, tree
from app.scenarios.editor.window import ScenarioEditor
from engine.kernel.units import PAGES_PER_GB
from engine.scenario.document import ScenarioDocument
from engine.scenario.files.catalog import catalog
from engine.scenario.scenario import load_scenario

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def editor(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ScenarioEditor:
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    document = ScenarioDocument.changed("pause-suspend", "Mine", tmp_path / "mine.toml")
    editor = ScenarioEditor(document, tmp_path / "drafts", lambda _: ["parameters.test_idle"])
    qtbot.addWidget(editor)
    editor.show()
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    return editor


def type_value(qtbot: QtBot, editor: ScenarioEditor, key: tuple[str | int, ...], text: str) -> None:
    editor.tree.go_to(key)
    row = editor.pages.keys.form.row_of(key)
    table, index = editor.pages.keys.table, editor.pages.keys.form.index(row, VALUE)
    table.setFocus()
    table.setCurrentIndex(index)
    qtbot.keyClick(table, Qt.Key.Key_F2)
    line = table.findChild(QLineEdit)
    assert line is not None
    qtbot.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)  # the table takes the value when this has been processed
    qtbot.waitUntil(lambda: table.findChild(QLineEdit) is None)


def test_every_key_of_every_shipped_scenario_has_a_part_and_a_row() -> None:
    for entry in catalog()[::7]:
        table = ScenarioDocument.changed(entry.id, "x", Path("x.toml")).table
        root = tree(table)
        for key in _keys(table):
            part = find(root, key)
            assert part is not None, (entry.id, key)
            assert part.key == key[: len(part.key)]


def _keys(table: object, key: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    if isinstance(table, dict):
        return [inner for name, value in table.items() for inner in _keys(value, (*key, name))]
    return [key]


def test_a_value_is_typed_checked_and_named_when_it_is_wrong(qtbot: QtBot, editor: ScenarioEditor) -> None:
    type_value(qtbot, editor, ("lpar", "xstor"), "4G")
    assert editor.scenario is not None
    assert editor.scenario.lpar.xstor == 4 * PAGES_PER_GB, editor.foot.note.text()
    assert editor.pages.differences.rows.csv().splitlines()[1:] == ["lpar.xstor,2G,4G"]
    type_value(qtbot, editor, ("lpar", "processors"), "70")
    assert "expected a whole number from 1 to 64" in editor.foot.note.toolTip()
    assert not editor.foot.run.isEnabled()
    editor.tree.go_to(("guests", "dm"))
    qtbot.mouseClick(editor.foot.note, LEFT)
    assert editor.tree.part is not None
    assert editor.tree.part.key == ("lpar",)
    assert editor.pages.keys.table.currentIndex().row() == editor.pages.keys.form.row_of(
        ("lpar", "processors")
    )
    qtbot.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "No problems" in editor.foot.note.text()


def test_a_comma_that_divides_no_thousands_is_refused(qtbot: QtBot, editor: ScenarioEditor) -> None:
    key, form = ("parameters", "throttle_rate"), editor.pages.keys.form
    type_value(qtbot, editor, key, "1,234.5")
    assert editor.scenario is not None
    assert editor.scenario.parameters.throttle_rate == 1234.5
    with qtbot.waitSignal(form.refused) as said:
        type_value(qtbot, editor, key, "3,3")
    assert said.args == ["“3,3” is not a number: write 3.3."]
    assert form.index(form.row_of(key), VALUE).data() == "1234.5"


def test_delete_brings_the_inherited_value_back(qtbot: QtBot, editor: ScenarioEditor) -> None:
    type_value(qtbot, editor, ("lpar", "xstor"), "4G")
    editor.pages.keys.table.setCurrentIndex(
        editor.pages.keys.form.index(editor.pages.keys.form.row_of(("lpar", "xstor")), VALUE)
    )
    editor.pages.keys.table.setFocus()
    qtbot.keyClick(editor.pages.keys.table, Qt.Key.Key_Delete)
    assert editor.document.differences() == []


def test_a_choice_is_made_in_a_box(qtbot: QtBot, editor: ScenarioEditor) -> None:
    editor.tree.go_to(("lpar",))
    index = editor.pages.keys.form.index(editor.pages.keys.form.row_of(("lpar", "filled")), VALUE)
    editor.pages.keys.table.edit(index)
    box = editor.pages.keys.table.findChildren(QComboBox)[-1]
    box.setCurrentText("by use")
    box.activated.emit(1)
    assert editor.document.value(("lpar", "filled")) == "by use"


def test_a_guest_is_copied_and_a_step_removed(
    qtbot: QtBot, editor: ScenarioEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **named: ("dm2", True))
    editor.tree.go_to(("guests", "dm"))
    qtbot.mouseClick(editor.buttons.copy, LEFT)
    assert editor.scenario is not None
    assert editor.scenario.groups["dm2"].memory == editor.scenario.groups["dm"].memory
    assert [(one.userid, one.label) for one in editor.scenario.guests][-1] == ("DM2", "DM2")
    assert editor.tree.part is not None
    assert editor.tree.part.key == ("guests", "dm2")
    steps = len(editor.scenario.timeline)
    editor.tree.go_to(("timeline", steps - 1))
    qtbot.mouseClick(editor.buttons.remove, LEFT)
    assert len(editor.scenario.timeline) == steps - 1
    editor.tree.go_to(("timeline",))
    qtbot.mouseClick(editor.buttons.add, LEFT)
    assert editor.document.value(("timeline", steps - 1, "do")) == "load", editor.foot.note.text()
    assert len(editor.scenario.timeline) == steps, editor.foot.note.text()


def test_an_inherited_guest_is_not_removed_and_it_is_said_why(qtbot: QtBot, editor: ScenarioEditor) -> None:
    editor.tree.go_to(("guests", "dm"))
    qtbot.mouseClick(editor.buttons.remove, LEFT)
    assert "inherited" in editor.foot.note.text()
    assert editor.document.differences() == []


def test_a_click_on_the_picture_chooses_the_part(qtbot: QtBot, editor: ScenarioEditor) -> None:
    box = next(box for box in editor.picture.boxes if box.key == ("guests", "dm"))
    qtbot.mouseClick(editor.picture, LEFT, pos=box.rect.center().toPoint())
    assert editor.tree.part is not None
    assert editor.tree.part.key == ("guests", "dm")
    assert "DM" in editor.picture.accessibleDescription()


def test_boxes_of_the_picture_stay_inside_and_apart(editor: ScenarioEditor) -> None:
    outer, *inner = editor.picture.boxes
    for box in inner:
        assert outer.rect.contains(box.rect)
    for place, box in enumerate(inner):
        assert not any(box.rect.intersects(other.rect) for other in inner[place + 1 :])


@pytest.mark.parametrize("id", ["pause-suspend", "ssi-cpu-4", "cpuplugd"])
@pytest.mark.parametrize("percent", [100, 200])
def test_texts_of_the_picture_and_of_keys_are_whole(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, percent: int
) -> None:
    font = QApplication.font()
    larger = QFont(font)
    larger.setPointSizeF(font.pointSizeF() * percent / 100)
    QApplication.setFont(larger)
    try:
        editor = ScenarioEditor(ScenarioDocument.changed(id, "Mine", tmp_path / "mine.toml"), tmp_path)
        qtbot.addWidget(editor)
        editor.resize(1280, 690)
        with qtbot.waitExposed(editor):
            editor.show()
        editor.tree.go_to(("lpar",))
        assert editor.width() == 1280
        wide = editor.picture.fontMetrics().horizontalAdvance
        for box in editor.picture.boxes:
            assert box.rect.right() <= editor.picture.width()
            assert box.rect.bottom() <= editor.picture.height()
            assert max(map(wide, box.lines)) <= box.rect.width() - 10, box.lines
        table = editor.pages.keys.table
        for row in range(len(editor.pages.keys.form.fields)):
            hint = table.sizeHintForIndex(editor.pages.keys.form.index(row, MEANING)).height()
            assert table.rowHeight(row) >= hint
    finally:
        QApplication.setFont(font)


def test_a_saved_file_runs_and_an_unsaved_one_runs_from_a_draft(
    qtbot: QtBot, editor: ScenarioEditor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with qtbot.waitSignal(editor.run_wanted) as wanted:
        qtbot.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert wanted.args is not None
    assert load_scenario(wanted.args[0]).title == "Mine"
    assert not (tmp_path / "mine.toml").exists()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "other"), ""))
    qtbot.mouseClick(editor.foot.save, LEFT)
    assert load_scenario(tmp_path / "other.toml").title == "Mine"


def test_a_change_that_the_run_can_take_is_made_in_it(qtbot: QtBot, editor: ScenarioEditor) -> None:
    qtbot.mouseClick(editor.foot.run, LEFT)
    type_value(qtbot, editor, ("parameters", "test_idle"), "100ms")
    with qtbot.waitSignal(editor.live_wanted) as wanted:
        qtbot.mouseClick(editor.foot.run, LEFT)
    assert wanted.args == [["parameters.test_idle=100ms"], False]
    type_value(qtbot, editor, ("lpar", "xstor"), "4G")
    with qtbot.waitSignal(editor.run_wanted):
        qtbot.mouseClick(editor.foot.run, LEFT)


def test_a_slider_changes_the_machine_and_runs_it_once_it_has_run(
    qtbot: QtBot, editor: ScenarioEditor
) -> None:
    assert len(editor.pages.dials.sliders) == 10
    qtbot.mouseClick(editor.foot.run, LEFT)
    editor.pages.setCurrentIndex(1)
    slider = editor.pages.dials.sliders[2]  # expanded storage
    slider.setFocus()
    with qtbot.waitSignal(editor.run_wanted) as wanted:
        for _ in range(6):
            qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert wanted.args is not None
    assert wanted.args[1] is True
    assert load_scenario(wanted.args[0]).lpar.xstor == 4 * PAGES_PER_GB


def test_a_slider_in_the_middle_has_the_value_of_the_machine() -> None:
    document = ScenarioDocument.opened(Path("tests/data/two-guests.toml"))
    found = dials(document.scenario(), document.table)
    assert next(one for one in found if one.key[1] == "frames").shown(0) == "47 MB"
    for one in found:
        document.set(one.key, one.written(0))
    assert document.scenario().lpar.frames == 12_000  # no whole number of megabytes


def test_a_slider_stays_where_it_is_when_other_guests_become_the_largest(
    qtbot: QtBot, editor: ScenarioEditor
) -> None:
    keys = [one.key for one in editor.pages.dials.dials]
    place, before = 6, editor.document.value(keys[6])  # the memory of the second largest group
    slider = editor.pages.dials.sliders[place]
    qtbot.mouseClick(editor.foot.run, LEFT)
    for steps, larger in ((6, True), (-6, False)):
        with qtbot.waitSignal(editor.run_wanted):
            slider.setValue(slider.value() + steps)
        first = dials(editor.scenario, editor.document.table)[4].key  # type: ignore[arg-type]
        assert (first != keys[4]) == larger
        assert [one.key for one in editor.pages.dials.dials] == keys
    assert editor.document.value(keys[place]) == before


def test_what_a_slider_changes_is_in_the_text_and_the_list_a_moment_later_and_not_taken_back(
    qtbot: QtBot, editor: ScenarioEditor
) -> None:
    editor.pages.dials.sliders[2].setValue(6)
    qtbot.waitUntil(lambda: editor.document.value(("lpar", "xstor")) == "4G")
    qtbot.mouseClick(editor.foot.run, LEFT)  # the text below is that of before
    assert editor.document.value(("lpar", "xstor")) == "4G"
    qtbot.waitUntil(lambda: editor.pages.text.toPlainText() == editor.document.text)
    assert ("lpar", "xstor") in [one.key for one in editor.pages.differences.rows.rows]


def test_the_text_can_be_edited_and_what_is_no_toml_is_refused(qtbot: QtBot, editor: ScenarioEditor) -> None:
    editor.pages.setCurrentIndex(3)
    editor.pages.text.appendPlainText('summary = "By hand"')
    editor.pages.setCurrentIndex(0)
    assert editor.scenario is not None
    assert editor.scenario.summary == "By hand"
    before = editor.document.text
    editor.pages.setCurrentIndex(3)
    editor.pages.text.appendPlainText("= = =")
    editor.pages.setCurrentIndex(0)
    assert "expected TOML" in editor.foot.note.text()
    assert editor.document.text == before


def test_escape_and_close_ask_about_changes_that_are_not_saved(
    qtbot: QtBot, editor: ScenarioEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Cancel]

    def question(*texts: Any) -> QMessageBox.StandardButton:
        asked.append(texts[2])
        return answers.pop()

    monkeypatch.setattr(QMessageBox, "question", question)
    type_value(qtbot, editor, ("lpar", "xstor"), "4G")
    qtbot.keyClick(editor.tree, Qt.Key.Key_Escape)
    assert editor.isVisible()
    qtbot.mouseClick(editor.foot.close_button, LEFT)
    assert editor.isVisible()
    answers.append(QMessageBox.StandardButton.Discard)
    qtbot.keyClick(editor.tree, Qt.Key.Key_Escape)
    assert not editor.isVisible()
    assert asked == ["The changes to mine.toml are not saved. Save them?"] * 3


def test_the_filter_finds_keys_by_their_meaning(editor: ScenarioEditor) -> None:
    editor.tree.go_to(("parameters",))
    editor.pages.keys.filter.setText("test idle")
    assert [one.name for one in editor.pages.keys.form.fields][:1] == ["test_idle"]


def test_enter_in_the_filter_adds_nothing(qtbot: QtBot, editor: ScenarioEditor) -> None:
    editor.tree.go_to(("guests",))
    assert editor.buttons.add.isEnabled()
    added: list[bool] = []
    editor.buttons.add.clicked.connect(added.append)
    editor.pages.keys.filter.setFocus()
    qtbot.keyClick(editor.pages.keys.filter, Qt.Key.Key_Return)
    assert not added


@pytest.mark.parametrize(
    "id", ["pause-suspend", "timers-430-900", "cpuplugd", "relocation-oltp", "relocation-idle", "ssi-cpu-4"]
)
def test_each_study_has_ten_sliders_that_change_it(id: str) -> None:
    document = ScenarioDocument.changed(id, "Mine", Path("mine.toml"))
    found = dials(document.scenario(), document.table)
    assert len({one.key for one in found}) == 10
    for one in found:
        document.set(one.key, one.written(1))
        document.scenario()
        document.undo()
        assert one.written(6) != one.written(0)
