"""Find the fault: a case is dealt and answered by keyboard, and the lab proves the repair."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog, QWidget
from pytestqt.qtbot import QtBot

from app.run_sets.faults.case_choice import CaseChoice
from app.run_sets.faults.dialog import FaultDialog
from engine.faults.catalog import DIFFICULTIES
from engine.faults.proof import POINTS
from engine.scenario.scenario import load_scenario
from lessons.report.fault import FaultResults
from lessons.report.replay import replay
from lessons.report.report_file import read_report

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dealt(qtbot: QtBot, tmp_path: Path) -> FaultDialog:
    """A case whose runs take a tenth of a second."""
    dialog = FaultDialog(tmp_path, results=FaultResults(tmp_path / "results"))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.choice.study.setCurrentIndex(dialog.choice.study.findData("hiperdispatch"))
    dialog.choice.difficulty.setCurrentIndex(dialog.choice.difficulty.findData(2))
    dialog.choice.number.setValue(0)
    with qtbot.waitSignal(dialog.wanted) as opened:
        qtbot.keyClick(dialog.deal_button, Qt.Key.Key_Space)
    assert opened.args is not None
    assert load_scenario(opened.args[0]).title == "Find the fault: case hiperdispatch-2-0"
    qtbot.waitUntil(lambda: dialog.found is not None, timeout=60_000)
    return dialog


def typed(qtbot: QtBot, part: QWidget, text: str) -> None:
    part.setFocus()
    qtbot.keyClicks(part, text)


def test_a_case_is_answered_by_keyboard_and_the_repair_is_proved(qtbot: QtBot, dealt: FaultDialog) -> None:
    assert "The healthy machine has 1 IFLs" in dealt.case.text()
    assert not dealt.prove.isEnabled()
    assert dealt.cause.currentIndex() == -1
    qtbot.keyClick(dealt.hint_button, Qt.Key.Key_Space)
    assert "Compare these figures" in dealt.hint.text()
    typed(qtbot, dealt.cause, "Resource pool")
    typed(qtbot, dealt.place, "licensed")
    typed(qtbot, dealt.repair, "SET RESPOOL LICENSED CPU CAPACITY 1")
    qtbot.keyClick(dealt.prove, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: bool(dealt.page.toPlainText()), timeout=60_000)
    text = dealt.page.toPlainText()
    assert f"{POINTS - 1} of {POINTS} points" in text
    assert "Repair: it restores the figure" in text


def test_a_second_proof_earns_nothing_and_the_report_is_that_of_the_first(
    qtbot: QtBot, dealt: FaultDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not dealt.save.isEnabled()
    typed(qtbot, dealt.cause, "Resource pool")
    typed(qtbot, dealt.place, "elsewhere")
    typed(qtbot, dealt.repair, "SET RESPOOL LICENSED CPU CAPACITY 1")
    for points, place in ((8, "licensed"), (0, "")):
        qtbot.keyClick(dealt.prove, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: bool(dealt.page.toPlainText()), timeout=60_000)
        assert f"{points} of {POINTS} points" in dealt.page.toPlainText()
        assert ("this proof earns no points" in dealt.page.toPlainText()) is (points == 0)
        dealt.place.setText(place)
    file = tmp_path / "report-ada.json"
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("Ada", True))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    qtbot.keyClick(dealt.save, Qt.Key.Key_Space)
    made = read_report(file)
    assert made.untouched
    assert (made.report.student, made.report.earned, made.report.score) == ("Ada", 8.0, 0.8)
    assert made.report.fault is not None
    assert replay("", made.report) == []
    dealt.choice.number.setValue(0)
    qtbot.mouseClick(dealt.deal_button, LEFT)
    qtbot.waitUntil(lambda: dealt.found is not None, timeout=60_000)
    assert "another proof earns no points" in dealt.case.text()


def test_another_case_forgets_the_answer_to_the_last_one(qtbot: QtBot, dealt: FaultDialog) -> None:
    qtbot.mouseClick(dealt.hint_button, LEFT)
    typed(qtbot, dealt.place, "LPA")
    dealt.choice.number.setValue(1)
    qtbot.mouseClick(dealt.deal_button, LEFT)
    assert (dealt.hints, dealt.place.text(), dealt.hint.text()) == (0, "", "")
    assert not dealt.cause.isEnabled()
    dealt.stop()
    assert dealt.note.text() == "Canceled"


def test_each_difficulty_that_a_study_offers_has_faults(qtbot: QtBot) -> None:
    choice = CaseChoice()
    qtbot.addWidget(choice)
    offered = {}
    for row in range(choice.study.count()):
        choice.study.setCurrentIndex(row)
        places = range(choice.difficulty.count())
        offered[choice.study.currentData()] = [choice.difficulty.itemData(place) for place in places]
        assert choice.deal()
    assert offered["any"] == list(DIFFICULTIES)
    assert offered["hiperdispatch"] == [2, 3]


def test_a_folder_that_cannot_be_written_is_reported(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    dialog = FaultDialog(file)
    qtbot.addWidget(dialog)
    dialog.start()
    assert dialog.note.text()
    assert not dialog.examining.busy


def test_enter_in_an_answer_deals_no_new_case(qtbot: QtBot, dealt: FaultDialog) -> None:
    typed(qtbot, dealt.place, "LPA")
    with qtbot.assertNotEmitted(dealt.wanted):
        qtbot.keyClick(dealt.place, Qt.Key.Key_Return)
    assert dealt.place.text() == "LPA"


def test_hints_of_a_case_count_when_it_is_dealt_again(qtbot: QtBot, dealt: FaultDialog) -> None:
    qtbot.mouseClick(dealt.hint_button, LEFT)
    said = dealt.hint.text()
    for number in (0, 1, 0):
        dealt.choice.number.setValue(number)
        dealt.start()
        dealt.stop()
        assert (dealt.hints, dealt.hint.text()) == ((1, said) if number == 0 else (0, ""))


def test_escape_ends_the_runs(qtbot: QtBot, dealt: FaultDialog) -> None:
    qtbot.mouseClick(dealt.deal_button, LEFT)
    assert dealt.examining.busy
    qtbot.keyClick(dealt, Qt.Key.Key_Escape)
    assert not dealt.isVisible()
    assert not dealt.examining.pid


def test_a_machine_that_was_changed_is_not_replaced(qtbot: QtBot, dealt: FaultDialog, tmp_path: Path) -> None:
    file = tmp_path / "case-hiperdispatch-2-0.toml"
    first = file.read_bytes()
    for _ in range(2):  # the second time without a file of its own
        file.write_text("# mine", "utf-8")
        with qtbot.waitSignal(dealt.wanted) as opened:
            dealt.start()
        assert opened.args is not None
        other = tmp_path / "case-hiperdispatch-2-0-1.toml"
        assert (opened.args, other.read_bytes()) == ([other], first)
    assert file.read_text("utf-8") == "# mine"


def test_a_repair_that_cannot_be_applied_gives_nothing_away(qtbot: QtBot, dealt: FaultDialog) -> None:
    dealt.cause.setCurrentIndex(0)
    typed(qtbot, dealt.place, "LPA")
    typed(qtbot, dealt.repair, "lpar.processors=<b>")
    qtbot.mouseClick(dealt.prove, LEFT)
    qtbot.waitUntil(lambda: bool(dealt.note.text()), timeout=60_000)
    assert 'lpar.processors = "<b>": expected a whole number' in dealt.note.text()
    assert not dealt.page.toPlainText()
    assert dealt.repair.hasFocus()
    qtbot.mouseClick(dealt.prove, LEFT)
    assert not dealt.note.text()
    dealt.stop()
