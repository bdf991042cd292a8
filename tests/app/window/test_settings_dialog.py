"""Settings by mouse and keyboard: each change applies at once and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.files.save_dialog import FolderKind, begin_in, use
from app.frame.on_screen import screen_for
from app.look import appearance, motion, theme
from app.settings.fields import TEXT_SIZE
from app.settings.settings import Settings
from app.window.settings_dialog import SettingsDialog


@pytest.fixture
def dialog(qtbot: QtBot, qapp: QApplication, settings: Settings) -> Iterator[SettingsDialog]:
    appearance.apply_theme(settings, settings.theme)
    parent = QWidget()
    qtbot.addWidget(parent)
    made = SettingsDialog(settings, parent)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    theme.resize_text(qapp, 100)
    theme.apply(qapp, "dark")


def type_number(dialog: SettingsDialog, key: str, text: str) -> None:
    box = dialog.rows[key].control
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(box, text)
    QTest.keyClick(box, Qt.Key.Key_Tab)


def test_text_grows_at_once_also_where_a_font_is_set(
    qapp: QApplication, dialog: SettingsDialog, settings: Settings
) -> None:
    own = QLabel("own", dialog)
    own.setFont(theme.font(9.0))
    type_number(dialog, "text-size", "150")
    assert settings.text_size == 150
    assert qapp.font().pointSizeF() == pytest.approx(15.0)
    assert own.font().pointSizeF() == pytest.approx(13.5)
    assert theme.fixed_font().pointSizeF() == pytest.approx(13.5)
    assert theme.paper_font(9.0).pointSizeF() == pytest.approx(9.0)


def test_the_default_button_restores_one_field(dialog: SettingsDialog, settings: Settings) -> None:
    type_number(dialog, "memory", "1024")
    type_number(dialog, "text-size", "120")
    QTest.mouseClick(dialog.rows["memory"].reset, Qt.MouseButton.LeftButton)
    assert (settings.memory, settings.text_size) == (512, 120)
    assert not dialog.rows["memory"].reset.isEnabled()


def test_the_theme_is_chosen_by_key(dialog: SettingsDialog, settings: Settings) -> None:
    QTest.keyClick(dialog.rows["theme"].control, Qt.Key.Key_Up)
    assert settings.theme == "light"
    assert theme.current().name == "light"


def test_the_search_leaves_what_matches(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "travel")
    assert [key for key, row in dialog.rows.items() if row.isVisible()] == ["memory"]
    QTest.keyClicks(dialog.search, "x")
    assert dialog.nothing.isVisible()


@pytest.mark.parametrize(("stored", "read"), [("huge", 100), ("9000", 200), ("-5", 80), ("130", 130)])
def test_a_damaged_text_size_is_not_fatal(stored: str, read: int) -> None:
    assert TEXT_SIZE.parse(stored) == read


def test_reduced_motion_stops_what_blinks(
    qapp: QApplication, dialog: SettingsDialog, settings: Settings
) -> None:
    usual = qapp.cursorFlashTime()
    QTest.keyClick(dialog.rows["motion"].control, Qt.Key.Key_Down)
    assert settings.motion == "reduced"
    assert qapp.cursorFlashTime() == 0
    assert motion.is_reduced()
    QTest.mouseClick(dialog.rows["motion"].reset, Qt.MouseButton.LeftButton)
    assert qapp.cursorFlashTime() == usual > 0


def test_dialogs_begin_in_the_folder_that_was_chosen(
    dialog: SettingsDialog, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = dialog.rows["folder-exports"]
    assert isinstance(row.control, QLineEdit)
    assert row.choose is not None
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    QTest.mouseClick(row.choose, Qt.MouseButton.LeftButton)
    assert settings.export_folder == str(tmp_path)
    assert begin_in(FolderKind.EXPORTS, "x.csv") == str(tmp_path / "x.csv")
    assert begin_in(FolderKind.DECKS, "x.csv") == "x.csv"
    for name in ("gone", "too long" * 40):
        row.note.setText("")
        row.control.setText(str(tmp_path / name))
        QTest.keyClick(row.control, Qt.Key.Key_Return)
        assert "The folder does not exist" in row.note.text()
        assert settings.export_folder == str(tmp_path)
    use({FolderKind.EXPORTS: str(tmp_path / ("too long" * 40))})  # from the settings of another system
    assert begin_in(FolderKind.EXPORTS, "x.csv") == "x.csv"
    QTest.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    assert begin_in(FolderKind.EXPORTS, "x.csv") == "x.csv"


def test_a_screen_that_is_not_connected_stays_chosen(
    qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    settings.class_screen = "BEAMER-1"
    parent = QWidget()
    qtbot.addWidget(parent)
    screen = SettingsDialog(settings, parent).rows["class-screen"].control
    assert isinstance(screen, QComboBox)
    assert screen.currentData() == "BEAMER-1"
    assert screen_for("BEAMER-1", parent) is parent.screen()
    screen.setCurrentIndex(0)
    assert settings.class_screen == ""


@pytest.mark.usefixtures("qapp")
def test_who_wears_high_contrast_gets_it_back_after_light(settings: Settings) -> None:
    appearance.apply_theme(settings, "contrast")
    appearance.switch(settings)
    assert theme.current().name == "light"
    appearance.switch(settings)
    assert settings.theme == theme.current().name == "contrast"
    appearance.apply_theme(settings, "dark")
