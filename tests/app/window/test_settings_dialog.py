"""Settings by mouse and keyboard: each change applies at once and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.look import appearance, theme
from app.window.fields import TEXT_SIZE
from app.window.settings import Settings
from app.window.settings_dialog import SettingsDialog


@pytest.fixture
def dialog(qtbot: QtBot, qapp: QApplication, settings: Settings) -> Iterator[SettingsDialog]:
    appearance.wear(settings, settings.theme)
    parent = QWidget()
    qtbot.addWidget(parent)
    made = SettingsDialog(settings, parent)
    made.show()
    qtbot.waitExposed(made)
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
