"""Lines typed while the machine runs: each acts at its own moment, and vmstat prints as time passes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.run.console import Console
from app.run.worker.console_commands import ConsoleAnswer
from app.run.worker.machines import Machines
from app.settings.settings import Settings
from engine.kernel.units import SECOND

TO_COMPILE = 240_000  # ms, when need be
LONG = 60_000  # ms
ENTER = Qt.Key.Key_Return


@pytest.fixture
def lab(qtbot: QtBot, settings: Settings) -> Iterator[Lab]:
    """A machine with simulated Linux guests, two minutes into its run, with the console in front."""
    made = Lab(settings, Machines(), scenario="cpuplugd-compile")
    made.window.resize(1600, 900)
    made.window.show()
    try:
        with qtbot.waitSignal(made.opened, timeout=TO_COMPILE):
            made.start()
        made.session.pause()
        made.session.run_to(120 * SECOND)
        qtbot.waitUntil(lambda: made.session.time_travel.recorded == 120 * SECOND, timeout=LONG)
        QTest.keyClick(made.window, Qt.Key.Key_F9)
        yield made
    finally:
        made.window.close()
        made.window.deleteLater()
        made.deleteLater()


def enter(lab: Lab, line: str) -> None:
    QTest.keyClicks(lab.views.console.line, line)
    QTest.keyClick(lab.views.console.line, ENTER)


def has(answers: list[ConsoleAnswer], number: int) -> bool:
    return len(answers) >= number


def test_each_line_has_the_moment_at_which_it_acts(qtbot: QtBot, lab: Lab) -> None:
    answers: list[ConsoleAnswer] = []
    lab.session.console.answered.connect(lambda number, answer: answers.append(answer))
    lab.view.set_speed(60.0)
    lab.session.play()
    for number in range(1, 7):
        enter(lab, "set share lnbuild relative 100" if number == 3 else "q time")
        qtbot.waitUntil(partial(has, answers, number), timeout=LONG)
        qtbot.wait(60)
    lab.session.pause()
    times = [answer.time for answer in answers]
    assert all(later > earlier for earlier, later in pairwise(times))
    for answer in answers:
        if answer.lines and answer.lines[0].startswith("TIME IS"):
            seconds = answer.time // SECOND
            assert f"{seconds // 60 % 60:02d}:{seconds % 60:02d} UTC" in answer.lines[0]


def test_vmstat_prints_while_time_passes(qtbot: QtBot, lab: Lab) -> None:
    console = lab.views.console
    userid = lab.session.scenario.guests[0].userid
    heard: list[ConsoleAnswer] = []
    lab.session.console.answered.connect(lambda number, answer: heard.append(answer))
    console.show_console(Console(userid, shell=True))
    enter(lab, "vmstat 5 4")
    qtbot.waitUntil(lambda: len(heard) == 1, timeout=LONG)
    lab.session.run_to(160 * SECOND)
    qtbot.waitUntil(lambda: len(heard) == 4, timeout=8000)
    assert [answer.time // SECOND for answer in heard] == [120, 125, 130, 135]
    rows = console.output.toPlainText().strip().splitlines()
    assert len(rows) == 7  # the line that was typed, two of the head, four
    assert all(len(row.split()) == 17 for row in rows[3:])


def test_another_line_ends_it(qtbot: QtBot, lab: Lab) -> None:
    userid = lab.session.scenario.guests[0].userid
    heard: list[ConsoleAnswer] = []
    lab.session.console.answered.connect(lambda number, answer: heard.append(answer))
    lab.views.console.show_console(Console(userid, shell=True))
    enter(lab, "vmstat 1")
    qtbot.waitUntil(lambda: bool(heard), timeout=LONG)
    assert heard[0].more
    enter(lab, "uptime")
    qtbot.waitUntil(lambda: len(heard) == 2, timeout=LONG)
    lab.session.run_to(140 * SECOND)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == 140 * SECOND, timeout=LONG)
    assert len(heard) == 2
