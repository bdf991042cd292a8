"""The console with the real machine behind it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.console.console_panel import ConsolePanel
from app.lab.lab import Lab
from app.run import speed
from app.run.console import Console
from app.run.worker.machines import Machines
from app.settings.settings import Settings
from engine.kernel.units import MINUTE

LONG = 60_000  # ms
TO_COMPILE = 240_000  # ms, when need be
Key = Qt.Key
LINUX = Console("LNK00105", shell=True)


@pytest.fixture(scope="module")
def machines() -> Machines:
    return Machines()


@pytest.fixture
def lab(qtbot: QtBot, settings: Settings, machines: Machines) -> Iterator[Lab]:
    """Four minutes into the run of the study, standing still."""
    made = Lab(settings, machines)
    made.window.resize(1600, 900)
    made.window.show()
    try:
        with qtbot.waitSignal(made.opened, timeout=TO_COMPILE):
            made.start()
        made.session.pause()
        made.session.run_to(4 * MINUTE)
        qtbot.waitUntil(lambda: made.session.time_travel.recorded == 4 * MINUTE, timeout=LONG)
        QTest.keyClick(made.window, Key.Key_F9)
        yield made
    finally:
        made.window.close()
        made.window.deleteLater()
        made.deleteLater()


def enter(qtbot: QtBot, console: ConsolePanel, line: str) -> list[str]:
    """Type a line; returns the answer, after the line that repeats the command."""
    before = len(console.output.toPlainText())
    QTest.keyClicks(console.line, line)
    QTest.keyClick(console.line, Key.Key_Return)
    qtbot.waitUntil(lambda: len(console.output.toPlainText()) > before, timeout=LONG)
    command, *answer = console.output.toPlainText()[before:].strip().splitlines()
    assert command.endswith(line)
    return answer


def test_cp_answers(qtbot: QtBot, lab: Lab) -> None:
    console = lab.views.console
    assert enter(qtbot, console, "q time")[0].startswith("TIME IS")
    assert enter(qtbot, console, "frobnicate") == ["HCPCMD001E Unknown CP command: FROBNICATE"]
    assert lab.views.time_view.notes == ()


def test_a_guest_is_stopped_from_its_own_console(qtbot: QtBot, lab: Lab) -> None:
    console = lab.views.console
    lab.views.guests.console_wanted.emit(Console("LNK00105"), "STOP CPU ALL")
    qtbot.waitUntil(lambda: len(lab.views.time_view.notes) == 1, timeout=LONG)
    assert lab.views.time_view.notes[0].title == "LNK00105: STOP CPU ALL"
    console.show_console(LINUX)
    assert enter(qtbot, console, "free")[0].startswith("[no answer: LNK00105 does not run")


def test_a_shell_line_and_its_completion(qtbot: QtBot, lab: Lab) -> None:
    console = lab.views.console
    console.show_console(LINUX)
    QTest.keyClicks(console.line, "fr")
    QTest.keyClick(console.line, Key.Key_Tab)
    assert console.line.text() == "free "
    answer = enter(qtbot, console, "")
    assert any(line.startswith("Mem:") for line in answer)


def test_completion_knows_commands_and_userids(lab: Lab) -> None:
    line = lab.views.console.line
    for typed, completed in (
        ("sto", "STOP "),
        ("query na", "query NAMES "),
        ("q lnk00105", "q LNK00105 "),
        ("query ti", "query TIME"),  # or TIMEZONES: both are offered
    ):
        line.show_line(typed)
        QTest.keyClick(line, Key.Key_Tab)
        assert line.text() == completed


def test_help_comes_from_the_commands(lab: Lab) -> None:
    console = lab.views.console
    console.line.show_line("stop cpu")
    QTest.keyClick(console.line, Key.Key_F1)
    assert "STOP CPU" in console.output.toPlainText()
    QTest.keyClick(console.line, Key.Key_Escape)
    QTest.keyClick(console.line, Key.Key_F1)
    bar = console.output.horizontalScrollBar()
    assert bar.maximum() == bar.minimum()  # folded to the width
    first = console.output.cursorForPosition(QPoint(20, 12)).block().text()
    assert first.startswith("ACTivate ISLINK")  # a long text is read from its beginning
    console.show_console(LINUX)
    QTest.keyClick(console.line, Key.Key_F1)
    assert "free" in console.output.toPlainText()


def test_commands_at_full_speed(qtbot: QtBot, lab: Lab) -> None:
    lab.view.set_speed(speed.MAX)
    lab.session.play()
    for _ in range(3):
        assert enter(qtbot, lab.views.console, "indicate load")[0].startswith("AVGPROC")
