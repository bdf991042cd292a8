"""A lesson from its list to its report, by keyboard alone: Tab, arrows, Enter; every control can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.run.console import Console
from engine.kernel.units import SECOND
from tests.app.lesson.conftest import SLOW, TEMPLATE
from tests.app.lesson.keyboard.keys import CTRL, Key, Keys


@pytest.mark.slow
def test_a_lesson_by_keyboard(
    qtbot: QtBot, lab: Lab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = Keys(qtbot, lab)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(TEMPLATE))
    keys.press(Key.Key_L, CTRL)
    keys.type(lab.teaching.lessons.panel.catalogue.student, "Ada")
    keys.enter(lab.teaching.lessons.panel.catalogue.folder)
    player = lab.teaching.lessons.player

    keys.at("two-guests")
    assert QApplication.focusWidget() is keys.page.next
    keys.press(Key.Key_Return)
    keys.at("free-frames")
    keys.next()
    keys.at("what-is-a-frame")
    keys.choose("place")
    keys.enter(keys.box.give)
    keys.next()
    keys.at("filling")
    assert QApplication.focusWidget() is keys.box.start  # the next thing to do has the focus
    keys.run()
    keys.press(Key.Key_PageDown, CTRL)
    keys.at("who")
    keys.choose("two")
    keys.enter(keys.box.give)
    keys.next()
    keys.at("how-many")
    keys.type(keys.box.form.field, "900")
    keys.enter(keys.box.give)
    keys.next()
    keys.at("order")
    keys.press(Key.Key_Down, CTRL)
    keys.enter(keys.box.give)
    keys.next()
    keys.at("bars")
    keys.tab_to(keys.box.form)
    for _ in range(3):
        keys.press(Key.Key_PageUp)
    keys.enter(keys.box.give)
    assert "No value yet: TWO" in keys.box.verdict.text.toPlainText()
    keys.enter(keys.box.give)
    keys.next()
    keys.at("curve")
    keys.tab_to(keys.box.form)
    for key in (Key.Key_PageUp, Key.Key_Right, Key.Key_Up):
        keys.press(key)
    keys.enter(keys.box.give)
    keys.next()
    keys.at("by-size")
    keys.tab_to(keys.box.form)
    for key in (Key.Key_PageUp, Key.Key_Right, Key.Key_PageUp, Key.Key_Right, Key.Key_Up):
        keys.press(key)
    keys.enter(keys.box.give)
    keys.next()
    keys.at("onward")
    keys.run()
    assert lab.session.time_travel.position == 30 * SECOND
    keys.next()
    for step in ("who-it-was", "how-many-there-were", "order-compared", "bars-compared", "curve-compared"):
        keys.at(step)
        if step == "how-many-there-were":
            assert "frames" in keys.page.hints.given[0].text.toPlainText()
        keys.next()
    keys.at("sizes")
    keys.enter(keys.box.start)
    qtbot.waitUntil(lambda: player.done, timeout=SLOW)
    keys.next()
    keys.at("by-size-compared")
    keys.next()
    keys.at("why")
    keys.choose("dormant")
    keys.enter(keys.box.give)
    keys.next()
    keys.at("stop-it")
    stop_by_keyboard(keys, lab)
    keys.next()
    keys.at("in-your-words")
    keys.type(keys.box.form.field, "CP knows nothing of it.")
    keys.enter(keys.box.give)
    keys.enter(keys.box.sample.show_it)
    keys.tab_to(keys.box.sample.ticks[0])
    keys.press(Key.Key_Space)
    assert player.play.entry.ticks == [True, False]
    keys.next()
    keys.at("recap")
    keys.next()
    keys.at("worth")  # tests of its own press the button
    keys.enter(keys.page.skip)
    keys.at("look-back")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "report"))
    keys.enter_and_sign(keys.page.report, "Ada Lovelace")
    assert (tmp_path / "report" / "report.pdf").stat().st_size > 10_000
    page = (tmp_path / "report" / "report.html").read_text("utf-8")
    assert "Ada" in page
    assert "CP knows nothing of it." in page
    assert player.play.finished


def stop_by_keyboard(keys: Keys, lab: Lab) -> None:
    """F9 to the console, the command, back with Ctrl+L, and play until the goals hold."""
    player = lab.teaching.lessons.player
    keys.press(Key.Key_F9)
    lab.views.console.show_console(Console("LNK00002"))
    QTest.keyClicks(QApplication.focusWidget(), "STOP CPU ALL")
    keys.press(Key.Key_Return)
    keys.bot.waitUntil(lambda: player.goals.commanded, timeout=SLOW)
    keys.press(Key.Key_L, CTRL)
    keys.enter(keys.box.play)
    keys.bot.waitUntil(lambda: player.done, timeout=SLOW)
    keys.bot.waitUntil(lambda: not lab.session.playing)
