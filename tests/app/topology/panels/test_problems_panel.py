"""The list of problems: found after each change, gone to, mended, accepted with a reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.look import theme
from app.topology.editor import Editor
from app.topology.problems.model import REMEDY
from app.topology.problems.problems_panel import ProblemsPanel
from app.topology.problems.waive_dialog import WaiveDialog
from app.topology.window.main_window import TopologyWindow
from app.widgets.copy_menu import CopyMenu
from engine.ficon.drawing.checking import trial
from engine.ficon.drawing.checking.finding import CheckFinding
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.model.cabling import Channel, Lpar
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.paper import Waiver
from engine.ficon.drawing.templates import template
from tests.engine.ficon.drawing.broken import broken, good
from tests.engine.ficon.drawing.faults import base


@pytest.fixture
def editor(qapp: object) -> Editor:
    """The study's optimized link, whose one director is a single point of failure."""
    made = Editor()
    made.do(template("optimised").make(made.drawing))
    return made


@pytest.fixture
def panel(qtbot: QtBot, editor: Editor) -> ProblemsPanel:
    made = ProblemsPanel(editor)
    qtbot.addWidget(made)
    made.resize(700, 300)
    made.show()
    made.checking.check_now()
    return made


def break_order(editor: Editor) -> IsfcLink:
    """Reorder the device list of the link on one side: a problem with a fix."""
    link = editor.drawing.of(IsfcLink)[0]
    draft = Draft(editor.drawing, "Turn the list round")
    draft.set(link.id, devices=(link.devices[0], tuple(reversed(link.devices[1]))))
    editor.do(draft.done())
    return link


def listed(panel: ProblemsPanel) -> tuple[CheckFinding, ...]:
    return tuple(row.finding for row in panel.model.rows)


def everything(panel: ProblemsPanel) -> set[CheckFinding]:
    """What is listed, and what is folded below it."""
    below = [one for row in panel.model.rows for one in row.inside]
    deeper = [one for row in below for one in row.inside]
    return {row.finding for row in (*panel.model.rows, *below, *deeper)}


def choose(panel: ProblemsPanel, wanted: CheckFinding) -> None:
    row = list(listed(panel)).index(wanted)
    panel.table.setCurrentIndex(panel.model.index(row, 0))
    panel.table.setFocus()


def mendable(panel: ProblemsPanel) -> CheckFinding:
    return next(one for one in listed(panel) if one.fix is not None)


def test_the_list_is_what_the_check_finds(panel: ProblemsPanel, editor: Editor) -> None:
    assert everything(panel) == set(check(editor.drawing))
    assert listed(panel)


def test_it_follows_each_change(qtbot: QtBot, panel: ProblemsPanel, editor: Editor) -> None:
    with qtbot.waitSignal(panel.checking.checked):
        break_order(editor)
    assert everything(panel) == set(check(editor.drawing))
    with qtbot.waitSignal(panel.checking.checked):
        editor.undo()
    assert everything(panel) == set(check(editor.drawing))


def test_changes_that_come_together_are_checked_once(
    qtbot: QtBot, panel: ProblemsPanel, editor: Editor
) -> None:
    seen: list[object] = []
    panel.checking.checked.connect(seen.append)
    with qtbot.waitSignal(panel.checking.checked):
        break_order(editor)
        editor.undo()
        editor.redo()
    assert len(seen) == 1
    assert everything(panel) == set(check(editor.drawing))


def test_enter_goes_to_the_things(panel: ProblemsPanel, editor: Editor) -> None:
    finding = listed(panel)[0]
    choose(panel, finding)
    shown: list[object] = []
    editor.shown.connect(shown.append)
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    assert set(editor.selection) == set(finding.things)
    assert shown


def test_ctrl_enter_mends(qtbot: QtBot, panel: ProblemsPanel, editor: Editor) -> None:
    break_order(editor)
    panel.checking.check_now()
    finding = mendable(panel)
    choose(panel, finding)
    steps = len(editor.history.done)
    QTest.keyClick(panel.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(editor.history.done) == steps + 1
    assert finding not in check(editor.drawing)


def test_all_that_can_be_mended_is_one_step(panel: ProblemsPanel, editor: Editor) -> None:
    break_order(editor)
    panel.checking.check_now()
    steps = len(editor.history.done)
    panel.fix_all.click()
    assert len(editor.history.done) == steps + 1
    assert all(one.fix is None for one in check(editor.drawing))
    before = editor.drawing.copy()
    editor.undo()
    editor.redo()
    assert editor.drawing == before


def test_a_problem_is_accepted_with_a_reason_and_no_longer(panel: ProblemsPanel, editor: Editor) -> None:
    finding = listed(panel)[0]
    choose(panel, finding)
    QTest.keyClick(panel.table, Qt.Key.Key_W)
    dialog = panel.findChild(WaiveDialog)
    assert dialog is not None
    accept = dialog.buttons.buttons()[0]
    assert not accept.isEnabled()
    QTest.keyClicks(dialog.reason, "one machine room")
    accept.click()
    assert editor.drawing.of(Waiver)[0].reason == "one machine room"
    panel.checking.check_now()
    assert finding.things not in [one.things for one in listed(panel)]
    panel.accepted.click()
    accepted = listed(panel)[-1]
    assert accepted.waiver is not None
    choose(panel, accepted)
    assert "one machine room" in panel.model.index(panel.model.rowCount() - 1, 3).data()
    QTest.keyClick(panel.table, Qt.Key.Key_W)
    assert editor.drawing.of(Waiver) == []


def test_severities_can_be_hidden(panel: ProblemsPanel) -> None:
    severity = listed(panel)[0].severity
    panel.shown[severity].click()
    assert severity not in {one.severity for one in listed(panel)}


def test_the_chosen_problem_stays_chosen(panel: ProblemsPanel, editor: Editor) -> None:
    last = listed(panel)[-1]
    choose(panel, last)
    break_order(editor)
    panel.checking.check_now()
    current = panel.current()
    assert current is not None
    assert (current.check, current.things) == (last.check, last.things)


def test_marks_tell_the_worst_of_a_thing(panel: ProblemsPanel, editor: Editor) -> None:
    channel, lpar = editor.drawing.of(Channel)[0], editor.drawing.of(Lpar)[0]
    draft = Draft(editor.drawing, "Clash")
    draft.set(lpar.id, mif=editor.drawing.of(Lpar)[1].mif)
    editor.do(draft.done())
    panel.checking.check_now()
    marks = panel.checking.marks()
    for finding in panel.checking.latest.open:
        if finding.things:
            assert finding.things[0] in marks
    assert channel.id not in marks or marks[channel.id][1] > 0
    assert "error" in {severity for severity, _ in marks.values()}


def test_one_wrong_cuadd_is_one_problem_that_opens(panel: ProblemsPanel, editor: Editor) -> None:
    before = len(listed(panel))
    unit = editor.drawing.of(ControlUnit)[0]
    draft = Draft(editor.drawing, "Break")
    draft.set(unit.id, cuadd=0x0F)
    editor.do(draft.done())
    panel.checking.check_now()
    root = next(row for row in panel.model.rows if row.finding.check == "cuadd")
    assert len(listed(panel)) <= before + 1
    assert "consequences)" in panel.model.index(panel.model.rows.index(root), 2).data()
    choose(panel, root.finding)
    QTest.keyClick(panel.table, Qt.Key.Key_Right)
    place = panel.model.rows.index(next(row for row in panel.model.rows if row.opened))
    below = panel.model.rows[place + 1 : place + 1 + len(root.inside)]
    assert [row.finding for row in below] == [row.finding for row in root.inside]
    QTest.keyClick(panel.table, Qt.Key.Key_Left)
    assert not any(row.opened for row in panel.model.rows)


def test_a_repair_says_what_it_does_and_a_consequence_what_comes_first(
    panel: ProblemsPanel, editor: Editor
) -> None:
    whole = base("mesh 3").copy()
    editor.replace(UndoHistory(broken(whole.copy, lambda draft: draft.set("unit1", cuadd="33"))))
    panel.checking.check_now()
    root = panel.model.rows[0]
    title, does = (
        "Set CUADD of control unit 4000 of CEC A to 01",
        "changes control unit 4000 of CEC A (CUADD: 33 ",
    )
    assert panel.model.index(0, REMEDY).data() == title
    for text in (panel.fix.toolTip(), panel.detail.text(), _tip(panel, 0)):
        assert f"{title}: {does}" in text
        assert "A - CNTLUNIT CUNUMBR=4000" in text
    assert title in panel.fix_all.toolTip()
    panel.open_row(True)
    for place in (1, 2):
        panel.table.setCurrentIndex(panel.model.index(place, 0))
        assert not panel.fix.isEnabled()
        for text in (panel.model.index(place, REMEDY).data(), panel.detail.text(), _tip(panel, place)):
            assert f"Repair first: {root.finding.text}" in text
    panel.fix_all.click()
    assert editor.drawing == whole
    editor.undo()
    panel.checking.check_now()
    choose(panel, root.finding)
    QTest.mouseClick(panel.fix, Qt.MouseButton.LeftButton)
    assert editor.drawing == whole


def _tip(panel: ProblemsPanel, row: int) -> str:
    return str(panel.model.index(row, REMEDY).data(Qt.ItemDataRole.ToolTipRole))


def test_a_repair_that_would_do_harm_is_refused(
    panel: ProblemsPanel, editor: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a drawing that is too large to try each repair before it is wanted."""
    monkeypatch.setattr(trial, "WORK", 0)
    editor.replace(UndoHistory(broken(good, lambda draft: draft.set("card1", generation="FE8"))))
    panel.checking.check_now()
    said: list[str] = []
    editor.refused.connect(lambda text, *_: said.append(text))
    choose(panel, next(one for one in listed(panel) if one.check == "card-generation"))
    before = editor.drawing.copy()
    QTest.mouseClick(panel.fix, Qt.MouseButton.LeftButton)
    assert "mixes channels" in said[0]
    assert editor.drawing == before


def test_many_problems_of_one_rule_are_one_row_with_their_number(
    panel: ProblemsPanel, editor: Editor
) -> None:
    draft = Draft(editor.drawing, "Forget STADET")
    kept, *others = editor.drawing.of(DeviceRange)
    home = editor.drawing.get(kept.control_units[0], ControlUnit).cec
    others = [one for one in others if editor.drawing.get(one.control_units[0], ControlUnit).cec == home]
    for one in others:
        draft.set(one.id, stadet=False)
    editor.do(draft.done())
    panel.checking.check_now()
    many = next(row for row in panel.model.rows if row.finding.check == "iocp-status")
    count = len(others)
    assert many.of_rule
    assert panel.model.index(panel.model.rows.index(many), 2).data().startswith(f"{count} problems")
    choose(panel, many.finding)
    QTest.keyClick(panel.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert all(one.stadet for one in editor.drawing.of(DeviceRange))


def test_nothing_is_said_before_the_check(qtbot: QtBot, panel: ProblemsPanel, editor: Editor) -> None:
    editor.replace(UndoHistory(editor.drawing.copy()))
    assert "No problems" not in panel.detail.text()
    assert "being checked" in panel.detail.text()
    assert [button.text() for button in panel.shown.values()] == ["Errors", "Warnings", "Notes"]
    with qtbot.waitSignal(panel.checking.checked):
        pass
    assert "being checked" not in panel.detail.text()
    assert everything(panel) == set(check(editor.drawing))


def wrong_cuadd(editor: Editor) -> None:
    """Point a control unit at an LPAR that is not there: an error, with consequences below it."""
    draft = Draft(editor.drawing, "Break")
    draft.set(editor.drawing.of(ControlUnit)[0].id, cuadd=9)
    editor.do(draft.done())


def test_an_error_below_a_hidden_root_stands_by_itself(panel: ProblemsPanel, editor: Editor) -> None:
    wrong_cuadd(editor)
    panel.checking.check_now()
    root = next(row for row in panel.model.rows if row.inside and not row.of_rule)
    below = {one.finding for one in root.inside if one.finding.severity != root.finding.severity}
    assert below
    panel.shown[root.finding.severity].click()
    assert below <= everything(panel)
    assert root.finding not in everything(panel)
    assert {one.severity for one in everything(panel)} == {
        severity for severity, button in panel.shown.items() if button.isChecked()
    } & {one.severity for one in check(editor.drawing)}


def test_severities_are_not_cut_and_texts_are_whole_where_there_is_room(
    panel: ProblemsPanel, editor: Editor
) -> None:
    wrong_cuadd(editor)
    panel.checking.check_now()
    for width, height in ((480, 200), (700, 900)):
        panel.resize(width, height)
        QApplication.processEvents()
        QApplication.processEvents()
        table = panel.table
        for row in range(panel.model.rowCount()):
            wanted = [table.sizeHintForIndex(panel.model.index(row, column)) for column in range(3)]
            assert table.columnWidth(0) >= wanted[0].width()
            if height == 900:
                assert table.rowHeight(row) >= max(hint.height() for hint in wanted)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_the_window_shows_whole_rows_and_all_of_the_chosen_problem(
    open_window: Callable[..., TopologyWindow], size: tuple[int, int]
) -> None:
    window = open_window(size)
    window.editor.do(template("optimised").make(window.editor.drawing))
    wrong_cuadd(window.editor)
    break_order(window.editor)
    panel = window.cards["problems"].body
    assert isinstance(panel, ProblemsPanel)
    panel.checking.check_now()
    QApplication.processEvents()
    table = panel.table
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(panel.model.index(0, 2)).center()
    )
    for way in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(table, way)
        current = table.currentIndex()
        assert table.viewport().rect().contains(table.visualRect(current.siblingAtColumn(0)))
        row = panel.row()
        assert row is not None
        assert panel.detail.text().index(row.text) < panel.detail.text().index(row.finding.why)
    assert table.viewport().height() >= 2 * table.rowHeight(0)
    assert panel.reader.height() <= 0.35 * panel.height()


def test_the_chosen_problem_is_scrolled_by_keyboard(panel: ProblemsPanel, editor: Editor) -> None:
    break_order(editor)
    panel.checking.check_now()
    panel.resize(340, 220)
    QApplication.processEvents()
    bar = panel.reader.verticalScrollBar()
    choose(panel, listed(panel)[0])
    assert bar.maximum() > 0
    QTest.keyClick(panel.table, Qt.Key.Key_Tab)
    assert panel.reader.hasFocus()
    for _ in range(10):
        QTest.keyClick(panel.reader, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()
    choose(panel, listed(panel)[-1])
    assert bar.value() == 0


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colors (WCAG 2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_the_mark_of_a_selected_row_can_be_seen(panel: ProblemsPanel, name: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = theme.current().name
    try:
        theme.apply(app, name)
        choose(panel, listed(panel)[0])
        QApplication.processEvents()
        cell = panel.table.visualRect(panel.model.index(0, 0))
        image = panel.table.viewport().grab(QRect(cell.left(), cell.top(), 26, 22)).toImage()
        seen = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        assert theme.current().accent in seen
        assert any(contrast(one, theme.current().accent) > 3 for one in seen)
    finally:
        theme.apply(app, before)


def test_the_severity_of_a_rule_is_set_in_the_menu_and_kept_in_the_drawing(
    panel: ProblemsPanel, editor: Editor
) -> None:
    finding = next(one for one in listed(panel) if one.severity == "warning")
    choose(panel, finding)
    copying = panel.findChild(CopyMenu)
    assert isinstance(copying, CopyMenu)
    menu = copying.menu(panel.table.rect().center())
    (levels,) = (one for one in menu.findChildren(QMenu) if "Severity" in one.title())
    texts = [action.text() for action in levels.actions()]
    assert texts == ["As defined by the rule", "Error", "Warning", "Note", "Off: hide these problems"]
    levels.actions()[1].trigger()
    panel.checking.check_now()
    assert {one.severity for one in check(editor.drawing) if one.check == finding.check} == {"error"}
    assert {one.severity for one in listed(panel) if one.check == finding.check} == {"error"}
    editor.undo()
    levels.actions()[4].trigger()
    panel.checking.check_now()
    (note,) = (one for one in listed(panel) if one.check == "rule-off")
    assert finding.check in note.text
    assert not [one for one in check(editor.drawing) if one.check == finding.check]
    choose(panel, note)
    QTest.keyClick(panel.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    panel.checking.check_now()
    assert finding in listed(panel)
