"""The relocation panel: its table against the recording, its buttons by mouse and keyboard."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.charts.toolkit.comparing import Compare, make_other
from app.console.choice import ConsoleChoice
from app.look import theme
from app.relocation.model import MovesModel
from app.relocation.relocation_panel import RelocationPanel, Verb
from app.run.console import MAINT, Console
from app.run.worker.console_commands import ConsoleAnswer
from engine.kernel.units import SECOND
from engine.recording.relocations import relocations
from tests.app.charts.synthetic import recording, replace

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def run() -> Any:
    return recording(11, 100, complex=True)


@pytest.fixture
def panel(qtbot: QtBot, qapp: QApplication, run: Any) -> RelocationPanel:
    theme.apply(qapp, "dark")
    made = RelocationPanel()
    qtbot.addWidget(made)
    for control in made.controls():
        qtbot.addWidget(control)
    made.show_scenario(run.scenario)
    made.show_moment(run, None)
    made.resize(560, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


def cells(model: MovesModel, name: str) -> list[str]:
    number = [column.id for column in model.columns].index(name)
    return [model.index(row, number).data() for row in range(model.rowCount())]


@pytest.fixture
def model(run: Any) -> MovesModel:
    made = MovesModel()
    made.show_at(run, None)
    return made


def test_it_is_a_sound_model(qtmodeltester: ModelTester, model: MovesModel) -> None:
    qtmodeltester.check(model, force_py=True)


def test_a_row_says_what_is_recorded(panel: RelocationPanel, run: Any) -> None:
    known = relocations(run)
    assert cells(panel.model, "guest") == ["LNK00100", "LNK00101", "LNK00102"]
    assert cells(panel.model, "pages") == [f"{move.pages:,}" for move in known]
    assert cells(panel.model, "finish")[:2] == ["completed", "canceled (01)"]
    assert cells(panel.model, "finish")[2].startswith("not eligible: no ISFC link")
    assert cells(panel.model, "pass") == ["3 + 2", "3 + 2", "0"]


def test_the_cursor_shows_what_was_known_then(panel: RelocationPanel, run: Any) -> None:
    first = relocations(run)[0]
    panel.show_moment(run, first.passes[1].began + 1)
    assert cells(panel.model, "guest") == ["LNK00100"]
    assert cells(panel.model, "stage") == ["moving memory"]
    assert cells(panel.model, "finish") == ["–"]
    panel.show_moment(run, 1 * SECOND)
    assert panel.model.rowCount() == 0


def test_another_run_stands_beside(model: MovesModel, run: Any) -> None:
    second = recording(11, 100, complex=True, seed=2)
    theirs = relocations(second)
    for mode in Compare:
        model.show_at(run, None, make_other(second, "b", mode, "a"))
        both = cells(model, "pages")[0]
        assert (f"{theirs[0].pages:,}" in both) == (mode != Compare.OVERLAY)
        assert f"{theirs[0].pages:,}" in model.data(model.index(0, 5), Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize("verb", Verb)
def test_each_button_enters_its_line(panel: RelocationPanel, qtbot: QtBot, verb: Verb, by_key: bool) -> None:
    button = panel.buttons[verb]
    with qtbot.waitSignal(panel.wanted) as entered:
        if by_key:
            button.setFocus()
            QTest.keyClick(button, Qt.Key.Key_Space)
        else:
            QTest.mouseClick(button, LEFT)
    console, line = entered.args
    assert line == panel.order.line(verb)
    assert panel.line.text() == console.wrapped(line)


def test_the_line_is_that_of_the_system_of_the_guest(panel: RelocationPanel, run: Any) -> None:
    """LNK00100 has moved to the second system, LNK00103 is still on the first one."""
    panel.guest.setCurrentText("LNK00100")
    assert panel.console == Console(MAINT, system="VMB")
    assert panel.text_of(Verb.MOVE) == "AT VMB CMD VMRELOCATE MOVE LNK00100 TO VMA"
    panel.guest.setCurrentText("LNK00103")
    assert panel.text_of(Verb.MOVE) == "VMRELOCATE MOVE LNK00103 TO VMB"


def test_a_row_chooses_its_guest(panel: RelocationPanel) -> None:
    panel.table.selectRow(1)
    assert panel.guest.currentText() == "LNK00101"
    panel.table.setFocus()
    QTest.keyClick(panel.table, Qt.Key.Key_Down)
    assert panel.guest.currentText() == "LNK00102"


def test_the_answer_is_shown_where_it_was_asked_for(panel: RelocationPanel) -> None:
    panel.enter(Verb.TEST)
    panel.show_answer("QUERY TIME", ConsoleAnswer(0, ("something else",)))
    assert panel.answer.isHidden()
    panel.show_answer(panel.order.line(Verb.TEST), ConsoleAnswer(0, ("HCP1234E no",), 1234))
    assert panel.answer.text() == "HCP1234E no"
    assert panel.answer.property("refused")


def test_one_system_leaves_nothing_to_do(panel: RelocationPanel) -> None:
    alone = recording(3, 10)
    panel.show_scenario(alone.scenario)
    panel.show_moment(alone, None)
    assert not panel.isEnabled()
    assert panel.model.rowCount() == 0


def test_everything_is_reached_by_tab_and_has_a_name(panel: RelocationPanel) -> None:
    controls = [panel.immediate, panel.maxtotal, panel.maxquiesce, *panel.buttons.values(), panel.table]
    for control in controls:
        assert control.accessibleName()
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_an_operator_at_each_system(qapp: QApplication) -> None:
    choice = ConsoleChoice()
    choice.set_guests(["LINUX01"], ["VMA", "VMB"])
    assert [choice.userid.itemText(row) for row in range(3)] == ["MAINT at VMA", "MAINT at VMB", "LINUX01"]
    choice.show_console(Console(MAINT, system="VMB"))
    assert choice.console == Console(MAINT, system="VMB")
    assert not choice.reader.isEnabled()
    choice.set_guests(["LINUX01"])
    assert choice.console == Console(MAINT)


def test_relocations_are_those_of_a_prefix(run: Any) -> None:
    """What is known at a moment does not depend on what comes after it."""
    for at in np.linspace(0, run.now, 40).astype(int).tolist():
        rows = run.moves[run.moves["time"] <= at]
        assert relocations(replace(run, at=at)) == relocations(replace(run, moves=rows, at=at))
