"""The panel for rules by mouse and keyboard, without a Linux guest: edit, complete, look, save."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCharFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCompleter, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.look import theme
from app.rules.rules_panel import RulesPanel
from app.rules.side import FINDINGS, HISTORY, VALUES
from engine.cpuplugd.language.lines import MAX_FILE_BYTES
from engine.cpuplugd.shipped import shipped
from tests.app.as_new import differences, seen
from tests.app.conftest import come_back, lab_of_a_file
from tests.app.fake_simulation import FakeMachines

Key = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
GOOD = 'UPDATE="1"\nCPU_MIN="1"\nCPU_MAX="4"\nHOTPLUG="loadavg > onumcpus"\nHOTUNPLUG="idle > 150"\n'


@pytest.fixture(scope="module")
def lab(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """One lab for all tests here but those that close it."""
    with lab_of_a_file(tmp_path_factory.mktemp("lab"), FakeMachines()) as made:
        yield made


@pytest.fixture
def rules(lab: Lab) -> RulesPanel:
    """The panel with new rules and the focus in the editor, as F8 gives it."""
    return put_back(lab)


def put_back(lab: Lab) -> RulesPanel:
    assert lab.views is not None
    panel: RulesPanel = lab.views.panels["rules"]
    panel.files.show("", "")
    panel.side.tabs.setCurrentIndex(VALUES)
    panel.edit.completion.setMaxVisibleItems(QCompleter().maxVisibleItems())
    come_back(lab)
    return focused(lab)


def focused(lab: Lab) -> RulesPanel:
    QTest.keyClick(lab.window, Key.Key_F8)
    assert lab.views is not None
    assert is_seen(lab.views.panels["rules"])
    assert QApplication.focusWidget() is lab.views.panels["rules"].edit
    return lab.views.panels["rules"]


def press(*keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(QApplication.activePopupWidget() or QApplication.focusWidget(), key, modifier)


def type_in(text: str) -> None:
    for letter in text:
        widget = QApplication.activePopupWidget() or QApplication.focusWidget()
        if letter == "\n":
            QTest.keyClick(widget, Key.Key_Return)
        else:
            QTest.keyClicks(widget, letter)


def waves(rules: RulesPanel) -> list[str]:
    """The texts with a wavy line under them."""
    wavy = QTextCharFormat.UnderlineStyle.WaveUnderline
    marks = [one for one in rules.edit.extraSelections() if one.format.underlineStyle() == wavy]
    return [one.cursor.selectedText() for one in marks]


def starts(rules: RulesPanel) -> bool:
    return rules.checked.starts


def colour_of(rules: RulesPanel, text: str) -> object:
    """The color of a text in the editor."""
    place = rules.edit.document().find(text).selectionStart()
    block = rules.edit.document().findBlock(place)
    for one in block.layout().formats():
        if one.start <= place - block.position() < one.start + one.length:
            return one.format.foreground().color()
    return None


def test_rules_are_typed_and_read_as_the_daemon_does(lab: Lab, rules: RulesPanel) -> None:
    rules.edit.completion.setMaxVisibleItems(1)
    type_in('UPDATE="1"')
    press(Key.Key_Escape)
    type_in("\n")
    lab.views.text()
    assert rules.checked.configuration.value("update") == 1
    assert rules.edit.text() == 'UPDATE="1"\n'
    assert not lab.session.playing  # letters and blanks are no shortcuts here


def test_an_error_is_underlined_and_can_be_jumped_to(lab: Lab, rules: RulesPanel) -> None:
    rules.files.show(GOOD.replace("onumcpus", "onumcpu"), "mine")
    assert waves(rules) == ["onumcpu"]
    assert rules.edit.gutter.marks == {4: "error"}
    assert not starts(rules)
    press(Key.Key_F4)
    assert rules.side.tabs.currentIndex() == FINDINGS
    assert rules.edit.here() == (4, 20)
    assert QApplication.focusWidget() is rules.edit
    type_in("onumcpus")
    press(*[Key.Key_Delete] * len("onumcpu"))
    lab.views.text()
    assert starts(rules)
    assert "error" not in rules.edit.gutter.marks.values()


def test_findings_are_gone_through_with_f4_and_back(rules: RulesPanel) -> None:
    rules.files.show(shipped()["memory-1"], "memory-1")
    count = len(rules.checked.problems)
    assert count > 2
    assert rules.side.tabs.tabText(FINDINGS).endswith(f"({count})")
    lines = []
    for _ in range(count):
        press(Key.Key_F4)
        lines.append(rules.edit.here()[0])
    assert lines == sorted(lines)
    press(Key.Key_F4)
    assert rules.edit.here()[0] == lines[0]
    press(Key.Key_F4, modifier=SHIFT)
    assert rules.edit.here()[0] == lines[-1]


def test_a_click_on_a_finding_goes_to_its_place(rules: RulesPanel) -> None:
    rules.files.show(shipped()["memory-1"], "memory-1")
    rules.side.turn(FINDINGS)
    table = rules.side.findings.table
    place = table.visualRect(table.model().index(1, 2)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    problem = rules.checked.problems[1]
    assert rules.edit.here() == (problem.line, problem.column)
    assert problem.fix in rules.side.findings.text.text()


def test_names_are_completed_with_their_meaning(rules: RulesPanel) -> None:
    rules.files.show(GOOD, "mine")
    rules.edit.go(4, 10)
    type_in("meminfo.Mem")
    popup = rules.edit.completion.list
    assert popup.isVisible()
    model = popup.model()
    rows = [[model.index(row, column).data() for column in range(3)] for row in range(model.rowCount())]
    assert ["MemFree", "kB", "free memory"] in rows
    press(Key.Key_Down, Key.Key_Return)
    assert not popup.isVisible()
    assert 'HOTPLUG="meminfo.MemFreeloadavg' in rules.edit.text()


def test_ctrl_space_offers_settings_with_their_quotes(rules: RulesPanel) -> None:
    press(Key.Key_Space, modifier=CONTROL)
    assert rules.edit.completion.choosing
    type_in("CPU_MA")
    press(Key.Key_Return)
    assert rules.edit.text() == 'CPU_MAX=""'
    type_in("4")
    assert rules.edit.text() == 'CPU_MAX="4"'


def test_own_variables_are_known_after_a_look(lab: Lab, rules: RulesPanel) -> None:
    rules.files.show('busy="user+system"\nUPDATE="1"\nHOTPLUG="busy>1"\n', "mine")
    assert "busy = user+system" in rules.edit.help_at(3, 11)
    rules.edit.go(3, 10)
    type_in("bu")
    assert rules.edit.completion.list.model().index(0, 0).data() == "busy"
    press(Key.Key_Escape)
    assert not rules.edit.completion.choosing


def test_help_says_what_is_wrong_and_what_a_word_means(rules: RulesPanel) -> None:
    rules.files.show(GOOD.replace("loadavg >", "vmstat.pgpgin >"), "mine")
    text = rules.edit.help_at(4, 12)
    assert "KiB" in text
    press(Key.Key_F1)
    tips = [w for w in QApplication.topLevelWidgets() if w.metaObject().className() == "QWhatsThat"]
    assert any(tip.isVisible() for tip in tips)
    for tip in tips:
        tip.close()


@pytest.mark.slow
def test_colours_say_what_a_word_is_in_both_looks(lab: Lab, rules: RulesPanel) -> None:
    rules.files.show(f"# about\n{GOOD}", "mine")
    for look in ("dark", "light"):
        lab.window.set_theme(look)
        assert colour_of(rules, "# about") == theme.current().muted
        assert colour_of(rules, "loadavg") == theme.current().link
        assert colour_of(rules, "150") == theme.current().warning


def test_tab_leaves_the_editor(rules: RulesPanel) -> None:
    press(Key.Key_Tab)
    assert QApplication.focusWidget() is not rules.edit
    assert rules.edit.text() == ""


def test_a_file_is_saved_and_opened(
    lab: Lab, rules: RulesPanel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    rules.edit.put_text(GOOD)
    press(Key.Key_S, modifier=CONTROL)
    written = file.with_suffix(".conf")
    assert written.read_text() == GOOD
    assert not rules.edit.document().isModified()
    type_in("#")
    press(Key.Key_S, modifier=CONTROL)  # the file is known now
    assert written.read_text() == f"#{GOOD}" or written.read_text() == f"{GOOD}#"
    rules.files.show("", "")
    rules.files.open(written)
    assert rules.edit.text() == written.read_text()
    assert rules.files.name == "mine"


def test_what_cannot_be_read_or_written_is_a_message(lab: Lab, rules: RulesPanel, tmp_path: Path) -> None:
    large = tmp_path / "large.conf"
    large.write_bytes(b"x" * (MAX_FILE_BYTES + 1))
    rules.edit.put_text(GOOD)
    for do in (
        lambda: rules.files.open(tmp_path / "gone.conf"),
        lambda: rules.files.open(large),
        lambda: rules.files.save_into(tmp_path),
    ):
        do()
        banner = lab.window.header.banner
        assert banner.isVisible()
        banner.dismiss()
    assert rules.edit.text() == GOOD


@pytest.mark.parametrize(
    ("button", "kept"),
    [(QMessageBox.StandardButton.Discard, False), (QMessageBox.StandardButton.Cancel, True)],
)
def test_changed_rules_are_not_lost_unasked(
    qtbot: QtBot, rules: RulesPanel, button: QMessageBox.StandardButton, kept: bool
) -> None:
    rules.edit.put_text(GOOD)
    rules.files.open_shipped("cpu-load")
    box = rules.findChild(QMessageBox)
    assert box is not None
    assert rules.edit.text() == GOOD
    QTest.mouseClick(box.button(button), LEFT)
    assert (rules.edit.text() == GOOD) == kept
    assert (rules.edit.text() == shipped()["cpu-load"]) != kept


def test_edited_rules_are_there_again_at_the_next_start(qtbot: QtBot, make_lab: Callable[..., Lab]) -> None:
    lab = make_lab()
    focused(lab).edit.put_text(GOOD)
    lab.window.close()
    again = make_lab()
    assert again.views is not None
    assert again.views.panels["rules"].edit.text() == GOOD
    assert again.views.panels["rules"].edit.document().isModified()


def test_undo_and_redo(rules: RulesPanel) -> None:
    rules.edit.put_text(GOOD)
    press(Key.Key_Z, modifier=CONTROL)
    assert rules.edit.text() == ""
    press(Key.Key_Z, modifier=CONTROL | SHIFT)
    assert rules.edit.text() == GOOD


def test_terms_are_listed_and_pointed_at(rules: RulesPanel) -> None:
    rules.files.show(f'busy="user+system"\n{GOOD}', "mine")
    tree = rules.side.tree
    assert [tree.topLevelItem(n).text(0) for n in range(2)] == ["HOTPLUG", "HOTUNPLUG"]
    tree.setFocus()
    tree.setCurrentItem(tree.topLevelItem(0))
    press(Key.Key_Right)  # it is open: to its first part
    chosen = tree.choice
    assert chosen is not None
    assert chosen.text == "loadavg"
    marked = [one.cursor.selectedText() for one in rules.edit.extraSelections()]
    assert "loadavg" in marked
    press(Key.Key_Return)
    assert rules.side.tabs.currentIndex() == HISTORY
    assert "does not simulate Linux" in rules.side.chart.why_empty()


def test_a_click_on_a_line_number_selects_the_line(rules: RulesPanel) -> None:
    rules.files.show(GOOD, "mine")
    _, box = list(rules.edit.shown_lines())[2]
    QTest.mouseClick(rules.edit.gutter, LEFT, pos=QPoint(4, int(box.center().y())))
    assert rules.edit.textCursor().selectedText() == 'CPU_MAX="4"'


def test_letters_beyond_the_usual_do_not_move_the_marks(rules: RulesPanel) -> None:
    rules.files.show(GOOD.replace("loadavg", "\U0001f600\U0001f600"), "mine")
    assert rules.checked.problems[0].line == 4
    assert waves(rules)[0].startswith("\U0001f600")


@pytest.mark.parametrize("text", ["(" * 5_000, "-" * 3_000 + "1", "a" * 4_000, '"' * 900, "1" + "+1" * 900])
def test_any_rule_is_shown_without_an_error(rules: RulesPanel, text: str) -> None:
    rules.files.show(f'UPDATE="1"\nHOTPLUG="{text}"\nHOTUNPLUG="0"\nCPU_MIN="1"\nCPU_MAX="2"\n', "odd")
    rules.look()
    rules.edit.explain()
    assert rules.edit.document().blockCount() == 6


def test_what_is_pasted_is_bounded(rules: RulesPanel) -> None:
    QApplication.clipboard().setText("# x\n" * (MAX_FILE_BYTES // 2))
    rules.edit.paste()
    assert len(rules.edit.text()) <= MAX_FILE_BYTES
    QApplication.clipboard().clear()


def test_variables_are_listed_too_and_what_is_open_stays_open(rules: RulesPanel) -> None:
    text = f'unused="user+steal"\nbusy="user+system"\n{GOOD.replace("loadavg", "busy")}'
    rules.files.show(text, "mine")
    tree = rules.side.tree
    around = tree.topLevelItem(2)
    assert around is not None
    assert [around.child(n).text(0) for n in range(around.childCount())] == ["unused", "busy"]
    around.setExpanded(True)
    tree.setCurrentItem(around.child(0))
    rules.edit.put_text(text.replace("steal", "nice"))
    rules.look()
    again = tree.topLevelItem(2)
    assert again is not None
    assert again.isExpanded()
    assert tree.choice is not None
    assert tree.choice.text == "unused"


def test_a_rule_with_many_terms_is_shown_in_part(rules: RulesPanel) -> None:
    variables = "".join(f'v{n}="v{n - 1}+v{n - 1}"\n' for n in range(1, 13))
    rules.files.show(f'v0="idle"\n{variables}{GOOD.replace("loadavg", "v12")}', "wide")
    assert rules.checked.starts
    assert rules.side.tree.topLevelItemCount() >= 1


def test_the_panel_that_serves_all_tests_is_as_new(rules: RulesPanel, make_lab: Callable[..., Lab]) -> None:
    """Whatever they have done to it, as this one comes last."""
    before = seen(rules)
    assert differences(before, seen(put_back(make_lab()))) == []
