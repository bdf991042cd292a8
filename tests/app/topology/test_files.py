"""Files of a window: opened, saved, asked for; and what a crash leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.topology import lab_actions
from app.topology.file_guard import FileGuard
from app.topology.importing.dialog import ImportDialog
from app.topology.lab_actions import DrawingActions
from app.topology.window import windows
from app.topology.window.main_window import TopologyWindow
from app.widgets.banner import Banner
from engine.ficon.drawing.file import SUFFIX as file_suffix
from engine.ficon.drawing.file import open_file, save
from engine.ficon.drawing.journal import SUFFIX as journal_suffix
from engine.ficon.drawing.model.cabling import Cec, Director
from engine.ficon.drawing.model.change import Draft, UndoHistory
from tests.engine.ficon.drawing.any_drawing import pair
from tests.systems import needs_links

Opening = Callable[..., TopologyWindow]
BUTTONS = QMessageBox.StandardButton


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A saved drawing."""
    path = tmp_path / "pair.topology.json"
    save(path, UndoHistory(pair()))
    return path


def _rename(window: TopologyWindow, name: str) -> None:
    draft = Draft(window.editor.drawing, "Rename")
    draft.set("cec1", name=name) if "cec1" in window.editor.drawing else draft.add(Cec, name=name)
    assert window.editor.do(draft.done())


def _answer(monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton) -> list[str]:
    asked: list[str] = []

    def question(parent: object, title: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(title)
        return button

    monkeypatch.setattr(QMessageBox, "question", question)
    return asked


def _changed(window: TopologyWindow) -> bool:
    return window.files.changed


def _crash() -> None:
    """End the program without a question."""
    windows.close_all(ask=False)
    QApplication.processEvents()


def test_save_and_open_again(open_window: Opening, file: Path) -> None:
    window = open_window(file=file)
    assert window.editor.drawing == pair()
    assert not _changed(window)
    _rename(window, "NEW")
    assert _changed(window)
    assert window.files.save()
    assert not _changed(window)
    window.editor.undo()
    assert _changed(window)
    window.editor.redo()
    assert not _changed(window)
    read = open_file(file).history
    assert read.drawing == window.editor.drawing
    assert [change.title for change in read.done] == ["Rename"]


def test_save_as_and_recent(
    open_window: Opening, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(file=file)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "other"), ""))
    assert window.files.save_as()
    other = tmp_path / "other.topology.json"
    assert window.files.path == other
    assert window.files.recent() == [str(other), str(file)]
    window.menus.recent.aboutToShow.emit()
    assert [action.toolTip() for action in window.menus.recent.actions()] == [str(other), str(file)]


def test_a_drawing_dropped_on_another_opens_in_a_window(
    open_window: Opening, file: Path, tmp_path: Path
) -> None:
    window = open_window()
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    for widget in (window, window.canvas):  # the canvas leaves files to the window
        middle, copy = widget.rect().center(), Qt.DropAction.CopyAction
        enter = QDragEnterEvent(middle, copy, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, enter)
        assert enter.isAccepted()
    window.files.open_dropped([file])
    assert window.files.path == file


def test_a_window_that_is_opened_with_a_deck_offers_to_import_it(
    open_window: Opening, tmp_path: Path, qtbot: QtBot
) -> None:
    deck, drawing = tmp_path / "site.iocp", tmp_path / "plan.json"
    deck.write_text("         CHPID PATH=(CSS(0),50),TYPE=FC,SHARED\n")
    drawing.write_text("{}")
    window = open_window(file=deck)
    (dialog,) = window.findChildren(ImportDialog)
    qtbot.waitUntil(lambda: [one.name for one in dialog.sources] == ["site.iocp"])
    assert window.files.path is None
    assert not window.header.banner.isVisible()
    assert not open_window(file=drawing).findChildren(ImportDialog)  # it begins as a drawing does


def test_another_file_is_not_overwritten_unasked(
    open_window: Opening, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    _rename(window, "NEW")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "pair"), ""))
    asked = _answer(monkeypatch, BUTTONS.Cancel)
    assert not window.files.save()
    assert asked == ["Overwrite the file?"]
    assert open_file(file).history.drawing == pair()
    _answer(monkeypatch, BUTTONS.Save)
    assert window.files.save()
    assert open_file(file).history.drawing == window.editor.drawing


def test_a_bad_file_changes_nothing(open_window: Opening, file: Path, tmp_path: Path) -> None:
    window = open_window(file=file)
    bad = tmp_path / "bad.topology.json"
    bad.write_text('{"format": "lparlab-topology", "version": 9}', "utf-8")
    assert not window.files.open(bad)
    assert "newer version" in window.header.banner.message.text()
    assert (window.files.path, window.editor.drawing) == (file, pair())


def test_a_folder_that_cannot_be_written(open_window: Opening, file: Path, tmp_path: Path) -> None:
    window = open_window(file=file)
    _rename(window, "NEW")
    assert not window.files.write_to(tmp_path / "none" / "a.topology.json")
    assert "Cannot write" in window.header.banner.message.text()
    assert window.files.path == file
    assert _changed(window)


@pytest.mark.parametrize("button", [BUTTONS.Save, BUTTONS.Discard, BUTTONS.Cancel])
def test_closing_asks(
    open_window: Opening, file: Path, monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton
) -> None:
    window = open_window(file=file)
    _rename(window, "NEW")
    asked = _answer(monkeypatch, button)
    assert window.close() == (button != BUTTONS.Cancel)
    assert asked == ["Save the drawing?"]
    name = open_file(file).history.drawing.get("cec1", Cec).name
    assert name == ("NEW" if button == BUTTONS.Save else "A")
    if button != BUTTONS.Cancel:
        again = open_window()
        assert again.files.keeping.offers() == []


def test_somebody_else_has_changed_the_file(
    open_window: Opening, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(file=file)
    _rename(window, "NEW")
    file.write_text(file.read_text("utf-8").replace("Director 21", "Theirs"), "utf-8")
    asked = _answer(monkeypatch, BUTTONS.Cancel)
    assert not window.files.save()
    assert asked == ["Overwrite the file?"]
    assert "Theirs" in file.read_text("utf-8")
    _answer(monkeypatch, BUTTONS.Save)
    assert window.files.save()
    assert "Theirs" not in file.read_text("utf-8")


def test_a_new_drawing_after_a_crash(open_window: Opening) -> None:
    window = open_window()
    _rename(window, "LOST")
    _crash()
    again = open_window()
    banner = again.header.banner
    assert banner.isVisible()
    assert "a new drawing" in banner.message.text()
    banner.remedy.click()
    assert again.editor.drawing.get("cec1", Cec).name == "LOST"
    assert _changed(again)
    assert again.files.path is None
    again.editor.undo()
    assert not again.editor.drawing.of(Cec)


def test_a_file_after_a_crash(open_window: Opening, file: Path) -> None:
    _rename(open_window(file=file), "LOST")
    _crash()
    window = open_window(file=file)
    assert window.editor.drawing == pair()
    window.header.banner.remedy.click()
    assert window.editor.drawing.get("cec1", Cec).name == "LOST"
    assert window.files.path == file
    assert window.files.save()
    assert open_file(file).history.drawing == window.editor.drawing


def test_a_crash_is_recovered_in_another_window_when_this_one_is_in_use(
    open_window: Opening, file: Path, qtbot: QtBot
) -> None:
    _rename(open_window(), "LOST")
    _crash()
    window = open_window(file=file)
    window.header.banner.remedy.click()
    assert window.editor.drawing == pair()
    other = windows.windows()[-1]
    qtbot.waitUntil(lambda: other.is_furnished)
    assert other.editor.drawing.get("cec1", Cec).name == "LOST"
    assert other.header.banner.isHidden()  # the canvas around it may not be visible yet


def test_a_file_that_somebody_else_has_changed_after_a_crash(open_window: Opening, file: Path) -> None:
    _rename(open_window(file=file), "LOST")
    _crash()
    file.write_text(file.read_text("utf-8").replace("Director 21", "Theirs"), "utf-8")
    window = open_window()
    window.header.banner.remedy.click()
    assert window.editor.drawing.get("cec1", Cec).name == "LOST"
    assert window.files.path is None  # to be saved under another name


def test_the_lab_says_that_a_drawing_was_left_behind(open_window: Opening, qtbot: QtBot) -> None:
    window = open_window()
    settings = window.settings
    opened = partial(windows.open_window, settings)
    banner, lab = Banner(), DrawingActions(settings.drawings, opened, partial(windows.import_decks, settings))
    qtbot.addWidget(banner)
    lab.offer(banner)
    _rename(window, "LOST")
    lab.offer(banner)
    assert not banner.isVisible()
    _crash()
    lab.offer(banner)
    assert "A drawing can be recovered" in banner.message.text()
    banner.remedy.click()
    again = windows.windows()[-1]
    qtbot.waitUntil(lambda: again.is_furnished)
    again.header.banner.remedy.click()
    assert again.editor.drawing.get("cec1", Cec).name == "LOST"


def test_the_lab_offers_a_drawing_after_the_session_that_crashed_with_it(
    open_window: Opening, qtbot: QtBot
) -> None:
    window = open_window()
    folder = window.settings.drawings
    _rename(window, "LOST")
    _crash()
    opened: list[Path | None] = []
    done: list[str] = []
    banner, lab = Banner(), DrawingActions(folder, opened.append, lambda decks: None)
    qtbot.addWidget(banner)
    banner.show_message("A session was saved.", error=False, remedy="Open", do=lambda: done.append("session"))
    lab.offer(banner)
    assert banner.message.text() == "A session was saved."
    banner.remedy.click()
    assert done == ["session"]
    assert "A drawing can be recovered" in banner.message.text()
    banner.show_message("Another session is open.", error=False)
    banner.dismiss()
    assert "A drawing can be recovered" in banner.message.text()
    banner.remedy.click()
    assert opened == [None]
    assert not banner.isVisible()


def test_the_suffixes_are_those_of_the_engine() -> None:
    assert (file_suffix, f"*{journal_suffix}") == (lab_actions.SUFFIX, lab_actions.JOURNALS)


def _message(window: TopologyWindow) -> str:
    banner = window.header.banner
    return banner.message.text() if banner.isVisible() else ""


@needs_links
def test_a_file_that_another_program_has_open_is_read_only(
    open_window: Opening, file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    window = open_window()
    other = FileGuard(window.settings.drawings, window)  # that of a window of another program
    other.take(file, "")
    link = tmp_path / "link.topology.json"
    link.symlink_to(file)
    assert window.files.open(link)
    assert "is open in another window of the program. It is read-only here" in _message(window)
    _rename(window, "NEW")
    before = file.read_bytes()
    assert not window.files.save()
    assert file.read_bytes() == before
    assert window.files.write_to(tmp_path / "copy.topology.json")
    assert window.files.open(link)
    other.release()
    _rename(window, "NEW")
    assert window.files.save()


@needs_links
def test_a_file_shown_in_a_window_comes_to_the_front(
    open_window: Opening, file: Path, tmp_path: Path
) -> None:
    first, second = open_window(file=file), open_window()
    link = tmp_path / "link.topology.json"
    link.symlink_to(file)
    second.files.open_somewhere(link)
    assert second.files.path is None
    assert windows.windows() == (first, second)
    _rename(second, "NEW")
    assert not second.files.write_to(file)
    assert "is open in another window" in _message(second)


def test_a_file_without_permission_to_write_says_so(open_window: Opening, file: Path, tmp_path: Path) -> None:
    file.chmod(0o444)
    window = open_window(file=file)
    assert "is read-only. Save the drawing to another file" in _message(window)
    _rename(window, "NEW")
    assert not window.files.save()
    assert open_file(file).history.drawing == pair()
    assert window.files.write_to(tmp_path / "copy.topology.json")
    assert window.files.read_only == ""


def test_a_file_that_has_gone_is_told_and_written_again(
    open_window: Opening, file: Path, qtbot: QtBot
) -> None:
    window = open_window(file=file)
    file.unlink()
    qtbot.waitUntil(lambda: "no longer exists" in _message(window))
    assert _changed(window)
    assert window.files.save()
    assert open_file(file).history.drawing == pair()
    assert not _changed(window)


def test_what_another_program_wrote_is_read_again_or_kept_apart(
    open_window: Opening, file: Path, qtbot: QtBot
) -> None:
    window = open_window(file=file)
    file.write_text(file.read_text("utf-8").replace("Director 21", "Theirs"), "utf-8")
    qtbot.waitUntil(lambda: "Another program changed" in _message(window))
    window.header.banner.remedy.click()
    assert [one.name for one in window.editor.drawing.of(Director)] == ["Theirs"]
    _rename(window, "NEW")
    file.write_text(file.read_text("utf-8").replace("Theirs", "Again"), "utf-8")
    qtbot.waitUntil(lambda: "this drawing has edits" in _message(window))
    assert window.editor.drawing.get("cec1", Cec).name == "NEW"


def _written_elsewhere(file: Path, **fields: object) -> None:
    """Let another program set fields of the director, and save."""
    history = open_file(file).history
    draft = Draft(history.drawing, "Theirs")
    draft.set("director1", **fields)
    history.do(draft.done())
    save(file, history)


def test_what_another_program_wrote_is_merged_with_the_edits_made_here(
    open_window: Opening, file: Path, qtbot: QtBot
) -> None:
    window = open_window(file=file)
    _rename(window, "NEW")
    _written_elsewhere(file, name="Theirs")
    qtbot.waitUntil(lambda: "this drawing has edits" in _message(window))
    assert window.header.banner.remedy.text() == "Merge"
    QTest.mouseClick(window.header.banner.remedy, Qt.MouseButton.LeftButton)
    drawing = window.editor.drawing
    assert (drawing.get("cec1", Cec).name, drawing.get("director1", Director).name) == ("NEW", "Theirs")
    assert "Merged with the file: 1 element has changed" in window.status.said.text()
    assert _changed(window)
    window.editor.undo()
    assert drawing.get("director1", Director).name == "Director 21"
    window.editor.redo()
    assert window.files.save()  # without a question
    assert open_file(file).history.drawing == drawing
    assert not _changed(window)


def test_a_merge_says_what_stays_as_it_is_here(open_window: Opening, file: Path, qtbot: QtBot) -> None:
    window = open_window(file=file)
    draft = Draft(window.editor.drawing, "Mine")
    draft.set("director1", name="Mine")
    assert window.editor.do(draft.done())
    _written_elsewhere(file, name="Theirs", switch=0x44)
    qtbot.waitUntil(lambda: "this drawing has edits" in _message(window))
    window.header.banner.remedy.setFocus()
    QTest.keyClick(window.header.banner.remedy, Qt.Key.Key_Space)
    director = window.editor.drawing.get("director1", Director)
    assert (director.name, director.switch) == ("Mine", 0x44)
    assert "has a different name in the file: the value in this window is kept" in _message(window)


def test_two_programs_with_one_file_save_into_each_other(
    open_window: Opening, file: Path, qtbot: QtBot
) -> None:
    window = open_window()
    other = FileGuard(window.settings.drawings, window)  # that of a window of another program
    other.take(file, "")
    assert window.files.open(file)
    _rename(window, "NEW")
    _written_elsewhere(file, name="Theirs")
    assert not window.files.save()
    assert "save and merge" in _message(window)
    assert window.header.banner.remedy.text() == "Merge and save"
    QTest.mouseClick(window.header.banner.remedy, Qt.MouseButton.LeftButton)
    there = open_file(file).history.drawing
    assert there == window.editor.drawing
    assert (there.get("cec1", Cec).name, there.get("director1", Director).name) == ("NEW", "Theirs")
    assert not _changed(window)
    assert not window.files.save()  # the other window still has it
    other.release()
    assert window.files.save()


def test_a_merge_after_a_crash_takes_nothing_for_new_that_was_there(
    open_window: Opening, file: Path, qtbot: QtBot
) -> None:
    _rename(open_window(file=file), "NEW")
    _crash()
    window = open_window()
    window.header.banner.remedy.click()
    assert window.files.path == file
    _written_elsewhere(file, name="Theirs")
    qtbot.waitUntil(lambda: "this drawing has edits" in _message(window))
    window.header.banner.remedy.click()
    drawing = window.editor.drawing
    assert (drawing.get("cec1", Cec).name, drawing.get("director1", Director).name) == ("NEW", "Theirs")
    assert len(drawing) == len(pair())
