"""Files dropped on the lab's window, and the menu of those that were open."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.help.window import HelpWindow
from app.lab.lab import Lab
from app.topology.importing.dialog import ImportDialog
from app.topology.window import windows
from app.window.files import FileKind, UnknownFileError, kind_of_file
from engine.scenario.files.catalog import catalog
from tests.engine.measured import samples

LESSON = Path(__file__).parents[3] / "lessons" / "05_how_cp_schedules"
DECK = " CHPID PATH=38,TYPE=FC,SHARED\n"
COPY, LEFT, NONE = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture(autouse=True)
def _no_drawing_stays() -> Iterator[None]:
    yield
    windows.close_all(ask=False)


def drop(window: QWidget, *paths: Path) -> bool:
    """Drag files onto a window and drop them; return whether it takes them."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    enter = QDragEnterEvent(window.rect().center(), COPY, mime, LEFT, NONE)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(window.rect().center()), COPY, mime, LEFT, NONE))
    return enter.isAccepted()


def recent(lab: Lab) -> Sequence[str]:
    lab.files.recent_menu.aboutToShow.emit()
    return [action.toolTip() for action in lab.files.recent_menu.actions()]


def test_a_scenario_is_dropped_and_opened_again_from_the_menu(lab: Lab, tmp_path: Path, qtbot: QtBot) -> None:
    assert recent(lab) == ["No recent files"]
    whole = next(entry.path for entry in catalog() if "extends" not in entry.path.read_text("utf-8"))
    file = Path(shutil.copy(whole, tmp_path / "own & mine.toml"))
    with qtbot.waitSignal(lab.opened):
        assert drop(lab.window, file)
    assert lab.session.name == str(file)
    assert recent(lab) == [str(file)]
    lab.files.open("pause-suspend")
    with qtbot.waitSignal(lab.opened):
        lab.files.recent_menu.actions()[0].trigger()
    file.unlink()
    assert recent(lab) == ["No recent files"]


def test_a_lesson_is_dropped(lab: Lab) -> None:
    assert drop(lab.window, LESSON)
    assert lab.teaching.lessons is not None
    assert lab.teaching.lessons.player is not None
    assert recent(lab) == [str(LESSON)]


def test_decks_are_dropped_into_one_drawing(lab: Lab, tmp_path: Path, qtbot: QtBot) -> None:
    files = [tmp_path / name for name in ("one.iocp", "two")]
    for file in files:
        file.write_text(DECK)
    assert drop(lab.window, *files)
    (window,) = windows.windows()
    qtbot.waitUntil(lambda: window.findChild(ImportDialog) is not None)
    dialog = window.findChild(ImportDialog)
    assert isinstance(dialog, ImportDialog)
    qtbot.waitUntil(lambda: len(dialog.sources) == 2)
    assert [source.failure for source in dialog.sources] == ["", ""]
    dialog.reject()


def test_something_else_is_refused_with_what_can_be_opened(lab: Lab, tmp_path: Path) -> None:
    file = tmp_path / "photo.png"
    file.write_bytes(b"\x89PNG")
    name = lab.session.name
    assert drop(lab.window, file)
    banner = lab.window.header.banner
    assert banner.message.text().startswith("photo.png cannot be opened.")
    assert "*.lparlab" in banner.details.toPlainText()
    assert lab.session.name == name


def test_text_is_not_taken(lab: Lab) -> None:
    mime = QMimeData()  # the event does not keep it
    mime.setText("text")
    enter = QDragEnterEvent(lab.window.rect().center(), COPY, mime, LEFT, NONE)
    QApplication.sendEvent(lab.window, enter)
    assert not enter.isAccepted()


def test_kinds(tmp_path: Path) -> None:
    assert kind_of_file(LESSON) is kind_of_file(LESSON / "lesson.toml") is FileKind.LESSON
    names = {"a.toml": FileKind.SCENARIO, "a.lparlab": FileKind.SESSION, "a.topology.json": FileKind.DRAWING}
    assert {name: kind_of_file(tmp_path / name) for name in names} == names
    for bad in (tmp_path, tmp_path / "gone"):
        with pytest.raises(UnknownFileError):
            kind_of_file(bad)


@pytest.mark.parametrize(
    ("text", "kind"),
    [(samples.NMON, FileKind.DATA), (samples.SAR, FileKind.DATA), (samples.VMSTAT_PLAIN, FileKind.DATA)],
)
def test_files_of_monitors_are_data(text: str, kind: FileKind, tmp_path: Path) -> None:
    file = tmp_path / "monitor"
    file.write_text(text)
    assert kind_of_file(file) is kind


def test_a_file_of_another_program_is_named_with_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "sa03"
    file.write_bytes(b"\x96\xd5\x75\x21\0\0")
    with pytest.raises(UnknownFileError, match="sadf -d FILE"):
        kind_of_file(file)


@pytest.mark.parametrize("gone", [False, True])
def test_an_empty_or_vanished_file_takes_nothing_away(
    lab: Lab, tmp_path: Path, qtbot: QtBot, gone: bool
) -> None:
    before = lab.session.name
    for name in ("empty", "e.toml", "e.lparlab", "e.topology.json", "e.csv", "e.iocp", "e.png"):
        file = tmp_path / name
        if not gone:
            file.touch()
        assert drop(lab.window, file)
        qtbot.waitUntil(partial(is_refused, lab, name), timeout=20_000)
        assert lab.session.name == before


def is_refused(lab: Lab, name: str) -> bool:
    """Return whether a window or a dialog says that the file cannot be opened."""
    banners = [window.header.banner for window in (lab.window, *windows.windows())]
    texts = [banner.message.text() for banner in banners if banner.isVisible()]
    dialogs = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
    texts += [label.text() for one in dialogs for label in one.findChildren(QLabel)]
    return any(name in text for text in texts)


def test_a_file_dropped_on_a_scenario_editor_opens(lab: Lab, tmp_path: Path, qtbot: QtBot) -> None:
    whole = next(entry.path for entry in catalog() if "extends" not in entry.path.read_text("utf-8"))
    file = Path(shutil.copy(whole, tmp_path / "mine.toml"))
    editor = lab.dialogs.editors.change_present()
    with qtbot.waitSignal(lab.opened):
        assert drop(editor, file)
    assert lab.session.name == str(file)
    editor.close()


def test_quitting_asks_about_a_scenario_that_is_not_saved(
    lab: Lab, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    editor = lab.dialogs.editors.change_present()
    assert editor is not None
    asked: list[str] = []

    def keep_open() -> bool:
        asked.append("asked")
        return False

    monkeypatch.setattr(editor.saving, "may_close", keep_open)
    lab.window.quit()
    assert asked == ["asked"]
    assert lab.window.isVisible()
    assert editor.isVisible()
    monkeypatch.setattr(editor.saving, "may_close", lambda: True)
    assert lab.dialogs.editors.may_close()
    qtbot.waitUntil(lambda: not lab.window.findChildren(type(editor)))
    assert lab.dialogs.editors.may_close()


def test_a_file_dropped_on_the_documentation_opens_in_the_lab(lab: Lab, tmp_path: Path, qtbot: QtBot) -> None:
    whole = next(entry.path for entry in catalog() if "extends" not in entry.path.read_text("utf-8"))
    file = Path(shutil.copy(whole, tmp_path / "mine.toml"))
    lab.window.actions_by_id["documentation"].trigger()
    page = lab.window.findChild(HelpWindow)
    assert page is not None
    with qtbot.waitSignal(lab.opened):
        assert drop(page, file)
    assert lab.session.name == str(file)
    page.close()


def test_files_dropped_on_the_dialog_of_a_site_are_read(lab: Lab, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "user.direct"
    file.write_text("USER LNX1 SECRET 1G 2G G\n")
    dialog = lab.dialogs.read_site()
    assert drop(dialog, file)
    assert [one.path for one in dialog.files] == [file]
    qtbot.waitUntil(lambda: not dialog.making)
    dialog.reject()
