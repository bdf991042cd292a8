"""The page that explains a guest, in a lab with a real machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from app.explain.dialog import WhyDialog
from app.lab import Lab
from app.window.settings import Settings

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def lab(qtbot: QtBot, tmp_path: Path) -> Iterator[Lab]:
    settings = Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))
    lab = Lab(settings, scenario="tests/data/two-guests.toml")
    lab.window.show()
    with qtbot.waitSignal(lab.opened, timeout=60_000):
        lab.start()
    lab.session.pause()
    yield lab
    lab.window.ask_before_closing = False
    lab.window.close()


def asked(qtbot: QtBot, dialog: WhyDialog) -> str:
    qtbot.waitUntil(lambda: bool(dialog.answers), timeout=30_000)
    return dialog.page.toPlainText()


def test_each_question_has_an_answer_and_its_span_is_shown(qtbot: QtBot, lab: Lab) -> None:
    lab.session.run_to(21_000_000_000)
    qtbot.waitUntil(lambda: not lab.session.playing, timeout=30_000)
    lab.window.actions_by_id["why"].trigger()
    (dialog,) = lab.window.findChildren(WhyDialog)
    assert "LNK00001: " in asked(qtbot, dialog)
    dialog.answers = ()
    dialog.guest.setCurrentIndex(1)
    dialog.question.setCurrentIndex(1)
    qtbot.mouseClick(dialog.ask, LEFT)
    assert "LNK00002, 0:00:00" in asked(qtbot, dialog)
    assert lab.views is not None
    before = lab.views.time_view.start, lab.views.time_view.end
    dialog.answers = ()
    dialog.question.setCurrentIndex(0)
    qtbot.mouseClick(dialog.ask, LEFT)
    asked(qtbot, dialog)
    if dialog.show_span.isEnabled():
        qtbot.mouseClick(dialog.show_span, LEFT)
        assert (lab.views.time_view.start, lab.views.time_view.end) != before
    assert lab.views.time_view.guest == "LNK00002"


def test_the_menu_of_a_guest_asks_why(qtbot: QtBot, lab: Lab) -> None:
    assert lab.views is not None
    menu = lab.views.guests.menu("LNK00002")
    entry = next(action for action in menu.actions() if "Why" in action.text())
    entry.trigger()
    (dialog,) = lab.window.findChildren(WhyDialog)
    assert dialog.guest.currentData() == "LNK00002"
    assert "LNK00002" in asked(qtbot, dialog)
