"""The dialog that reads a site, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from app.relocation.evacuation_dialog import EvacuationDialog
from app.site.dialog import SiteDialog
from app.site.questions import ANSWER
from app.storage.space_dialog import SpaceDialog
from app.window.files import FileKind, kind_of_file
from engine.against.report import cells_of
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.statements import system_config
from engine.ficon.iocp.writer import write
from engine.scenario.scenario import load_scenario
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.site.samples import FILES, FOLDER
from tests.engine.site.test_machine import DIRECTORY

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[SiteDialog]:
    dialog = SiteDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    QThreadPool.globalInstance().waitForDone(20_000)


def read(qtbot: QtBot, dialog: SiteDialog, paths: list[Path]) -> None:
    dialog.add_files(paths)
    qtbot.waitUntil(lambda: not dialog.making, timeout=20_000)


def row_of(dialog: SiteDialog, key: str) -> int:
    return [one.key for one in dialog.questions.questions].index(key)


def test_files_are_listed_with_what_became_of_their_lines(qtbot: QtBot, dialog: SiteDialog) -> None:
    assert not dialog.run.isEnabled()
    read(qtbot, dialog, FILES)
    rows = dialog.file_model.csv().splitlines()
    assert "user.direct,user directory,25,0,17" in rows
    assert dialog.run.isEnabled()
    assert "values are assumed" in dialog.note.text()
    dialog.outcome.setCurrentIndex(2)
    assert {one.outcome for _, one in dialog.finding_model.rows} == {"guessed"}
    dialog.add_text("ind load\nPROCESSORS 42 %\nwords of an operator\n")
    qtbot.waitUntil(lambda: not dialog.making, timeout=20_000)
    dialog.outcome.setCurrentIndex(4)
    assert [one.text.partition(":")[0] for _, one in dialog.finding_model.rows] == ["PROCESSORS 42 %"]


def test_an_answer_is_typed_and_becomes_part_of_the_scenario(qtbot: QtBot, dialog: SiteDialog) -> None:
    read(qtbot, dialog, FILES)
    index = dialog.questions.index(row_of(dialog, "until"), ANSWER)
    table = dialog.question_table
    table.scrollTo(index)
    qtbot.mouseClick(table.viewport(), LEFT, pos=table.visualRect(index).center())
    editor = table.focusWidget()
    qtbot.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(editor, "3m")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: 'until = "3m" # answered' in dialog.text.toPlainText(), timeout=20_000)
    dialog.questions.setData(dialog.questions.index(row_of(dialog, "until"), ANSWER), "")
    qtbot.waitUntil(lambda: 'until = "10m" # assumed' in dialog.text.toPlainText(), timeout=20_000)


def test_enter_in_the_title_renames_and_asks_for_no_files(
    qtbot: QtBot, dialog: SiteDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(*_: object) -> tuple[list[str], str]:
        asked.append("files")
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", ask)
    read(qtbot, dialog, FILES)
    dialog.title.selectAll()
    dialog.title.setFocus()
    qtbot.keyClicks(dialog.title, "Ours")
    qtbot.keyClick(dialog.title, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: 'title = "Ours"' in dialog.text.toPlainText(), timeout=20_000)
    assert not asked


def test_a_choice_is_made_in_a_box(qtbot: QtBot, dialog: SiteDialog) -> None:
    read(qtbot, dialog, FILES)
    index = dialog.questions.index(row_of(dialog, "workload of LNXWEB01"), ANSWER)
    table = dialog.question_table
    table.setCurrentIndex(index)
    table.edit(index)
    box = table.findChildren(QComboBox)[-1]
    assert box.currentText() == "web"
    box.setCurrentText("idle")
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: "Idle Linux" in dialog.text.toPlainText(), timeout=20_000)


def test_a_wrong_answer_says_what_was_expected_and_nothing_can_be_saved(
    qtbot: QtBot, dialog: SiteDialog
) -> None:
    read(qtbot, dialog, FILES)
    dialog.questions.setData(dialog.questions.index(row_of(dialog, "paging space"), ANSWER), "full")
    qtbot.waitUntil(lambda: "expected a size" in dialog.note.text(), timeout=20_000)
    assert not dialog.save.isEnabled()


def test_a_pasted_console_is_a_file_and_files_can_be_removed(qtbot: QtBot, dialog: SiteDialog) -> None:
    dialog.add_text("q names\nLINUX01  - DSC , LINUX02  - DSC\n")
    qtbot.waitUntil(lambda: "2 guests" in dialog.note.text(), timeout=20_000)
    dialog.file_table.selectRow(0)
    qtbot.mouseClick(dialog.remove, LEFT)
    assert dialog.files == []
    assert not dialog.save.isEnabled()


def test_the_scenario_is_saved_and_opened(
    qtbot: QtBot, dialog: SiteDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read(qtbot, dialog, FILES)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    with qtbot.waitSignal(dialog.wanted) as wanted:
        qtbot.mouseClick(dialog.run, LEFT)
    assert wanted.args == [tmp_path / "mine.toml"]
    assert len(load_scenario(tmp_path / "mine.toml").guests) == 3


def test_a_file_that_is_no_text_is_refused_and_the_others_stay(
    qtbot: QtBot, dialog: SiteDialog, tmp_path: Path
) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(b"\x00\x01")
    dialog.add_files([FILES[-1], bad])
    assert "bad is not text" in dialog.note.text()
    assert [file.path for file in dialog.files] == [FILES[-1]]


def test_a_directory_dropped_on_the_window_is_a_site() -> None:
    assert kind_of_file(FOLDER / "user.direct") is FileKind.SITE
    assert kind_of_file(FOLDER / "system.config") is FileKind.SITE
    assert kind_of_file(FOLDER / "lnxdb01-meminfo.txt") is FileKind.SITE


def test_another_release_of_the_site_is_the_first_thing_to_be_seen(qtbot: QtBot, dialog: SiteDialog) -> None:
    read(qtbot, dialog, FILES)
    assert not dialog.caution.isVisible()
    dialog.add_text("z/VM Version 7 Release 3.0, service level 2301 (64-bit)\n")
    qtbot.waitUntil(dialog.caution.isVisible, timeout=20_000)
    assert "is assumed to manage storage like 6.4" in dialog.caution.text()
    assert dialog.caution.y() < dialog.file_table.y()


def small_site(qtbot: QtBot, dialog: SiteDialog) -> None:
    dialog.questions.answers |= {"until": "4s", "load of LINUX01": "20%"}
    dialog.add_text("q names\nLINUX01  - DSC\nAVGPROC-080% 01\n")
    qtbot.waitUntil(lambda: "1 guest" in dialog.note.text(), timeout=20_000)
    dialog.tabs.setCurrentWidget(dialog.against)


def test_a_site_is_compared_with_its_own_figures_and_the_file_says_so(
    qtbot: QtBot, dialog: SiteDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_site(qtbot, dialog)
    page = dialog.against
    assert not page.fit.isEnabled()
    qtbot.mouseClick(page.compare, LEFT)
    assert page.progress.isVisible()
    qtbot.waitUntil(lambda: page.report is not None, timeout=120_000)
    busy = page.rows.rows[0]  # those first that need a look
    assert cells_of(busy)[:2] == ("Processors in use (processors)", "0.8")
    assert busy.verdict == "differs"
    assert page.notes.toPlainText().startswith("Not validated against your system: 1 of 1 comparable figure")
    assert 'compared = "differs" # Not validated against your system' in dialog.text.toPlainText()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    qtbot.mouseClick(dialog.save, LEFT)
    saved = load_scenario(tmp_path / "mine.toml").site
    assert saved is not None
    assert saved.compared == "differs"
    dialog.questions.setData(dialog.questions.index(row_of(dialog, "until"), ANSWER), "5s")
    qtbot.waitUntil(lambda: "Compare again" in page.notes.toPlainText(), timeout=20_000)
    assert page.report is None
    assert 'compared = "no"' in dialog.text.toPlainText()


def test_a_comparison_is_begun_and_cancelled_by_keys_and_ends_with_the_dialog(
    qtbot: QtBot, dialog: SiteDialog
) -> None:
    small_site(qtbot, dialog)
    page = dialog.against
    page.compare.setFocus()
    qtbot.keyClick(page.compare, Qt.Key.Key_Space)
    page.progress.cancel.setFocus()
    qtbot.keyClick(page.progress.cancel, Qt.Key.Key_Space)
    assert not page.process.busy
    assert page.notes.toPlainText() == "Canceled"
    page.process.failed.emit("It ended unexpectedly (exit code 1)\n\nTraceback (most recent call last)")
    assert page.notes.toPlainText() == "It ended unexpectedly (exit code 1)"
    assert "Traceback" in page.notes.toolTip()
    qtbot.keyClick(page.compare, Qt.Key.Key_Space)
    dialog.reject()
    assert not page.process.busy


def test_tabs_stay_in_place_and_the_table_has_room(qtbot: QtBot, dialog: SiteDialog) -> None:
    dialog.resize(1160, 670)
    small_site(qtbot, dialog)
    places = set()
    for place in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(place)
        QApplication.processEvents()
        places.add(dialog.tabs.mapTo(dialog, QPoint()).y())
    assert len(places) == 1
    dialog.tabs.setCurrentWidget(dialog.against)
    page = dialog.against
    QApplication.processEvents()
    assert page.table.viewport().height() >= 8 * page.table.verticalHeader().defaultSectionSize()


def test_the_paging_space_of_a_site_counts_its_virtual_disks(
    qtbot: QtBot, dialog: SiteDialog, tmp_path: Path
) -> None:
    assert not dialog.space.isEnabled()
    file = tmp_path / "user.direct"
    file.write_text("USER LNXA XXXX 2G 2G G\n  MDISK 0200 FB-512 V-DISK 524288 MR\n")
    read(qtbot, dialog, [file])
    qtbot.mouseClick(dialog.space, LEFT)
    (space,) = dialog.findChildren(SpaceDialog)
    assert space.sizes["virtual_disks"].text() == "256M"
    assert "user.direct" in space.page.toPlainText()
    space.close()


def test_a_member_of_linked_systems_can_be_evacuated(
    qtbot: QtBot, dialog: SiteDialog, tmp_path: Path
) -> None:
    read(qtbot, dialog, FILES)
    assert dialog.evacuate.isHidden()
    drawing = pair()
    texts = {f"{deck.name}.iocp": write(deck).text for deck in decks(drawing).values()}
    texts |= {"user.direct": DIRECTORY, "system.config": system_config(drawing).text}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    dialog.file_table.selectAll()
    qtbot.mouseClick(dialog.remove, LEFT)
    read(qtbot, dialog, [tmp_path / name for name in texts])
    qtbot.mouseClick(dialog.evacuate, LEFT)
    (evacuation,) = dialog.findChildren(EvacuationDialog)
    assert [evacuation.fields.member.itemText(row) for row in range(evacuation.fields.member.count())] == [
        "VM1",
        "VM2",
    ]
    evacuation.close()
