"""What is opened and closed again is given back: no object, no file and no thread of it stays."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool
from PySide6.QtGui import QStandardItem
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.jobs.work import work_list
from app.lab import Lab
from app.run.worker.branch_state import KEPT
from app.topology.window import windows
from app.widgets.card import put_closing_last
from app.window.panels import LESSON
from tests.app.lesson.conftest import SLOW, TEMPLATE

BEFORE, ROUNDS = 2, 3
OURS = ("app.", "lessons.")
OF_ENGINE = {"Simulation", "Scenario", "Recording", "Measurements"}
PAINTED = "app.charts.toolkit"  # heads and legends: as many as the charts show just now
DIALOGS = ["keys", "about", "settings", "export", "layouts", "documentation"]


def held(lab: Lab) -> Counter[str]:
    """Count Qt's objects, our own, items of trees, open files and threads."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QThreadPool.globalInstance().waitForDone()
    work_list.forget()
    lab.window.undo.stack.clear()
    gc.collect()
    counts: Counter[str] = Counter()
    for top in QApplication.topLevelWidgets():
        counts["QObject"] += 1 + len(top.findChildren(QObject))
    for one in gc.get_objects():
        kind = type(one)
        name = f"{kind.__module__}.{kind.__name__}"
        ours = name.startswith(OURS) and not name.startswith(PAINTED)
        if ours or kind.__name__ in OF_ENGINE or kind is QStandardItem:
            counts[name] += 1
    counts["files"] = len(os.listdir("/proc/self/fd"))
    counts["threads"] = len(os.listdir("/proc/self/task"))
    return counts


def check_nothing_stays(lab: Lab, act: Callable[[], object]) -> None:
    """Do something several times, and see that nothing grows each time; something may be made late, once."""
    for _ in range(BEFORE):
        act()
    counts = [held(lab)]
    for _ in range(ROUNDS):
        act()
        counts.append(held(lab))
    grown = [after - before for before, after in pairwise(counts)]
    assert {what: count for what, count in grown[0].items() if all(what in more for more in grown)} == {}


@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs(qtbot: QtBot, lab: Lab, name: str) -> None:
    def act() -> None:
        lab.window.actions_by_id[name].trigger()
        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not lab.window]
        assert shown
        for one in shown:
            one.close()

    check_nothing_stays(lab, act)


def test_drawings(qtbot: QtBot, lab: Lab) -> None:
    def act() -> None:
        window = windows.open_window(lab.settings)
        qtbot.waitUntil(lambda: window.is_complete, timeout=SLOW)
        for name in ("import", "renumber", "keys"):
            window.actions_by_id[name].trigger()
            for dialog in window.findChildren(QDialog):
                dialog.reject()
        window.close()

    check_nothing_stays(lab, act)


@pytest.mark.parametrize("accept", [False, True])
def test_files_of_measurements(qtbot: QtBot, lab: Lab, tmp_path: Path, accept: bool) -> None:
    file = tmp_path / "users.csv"
    file.write_text("time,users\n" + "".join(f"{5 * i},{i % 7}\n" for i in range(100)), "utf-8")

    def act() -> None:
        files = lab.data_files
        last = files.dialog
        lab.open_files([file])
        qtbot.waitUntil(lambda: files.dialog is not last, timeout=SLOW)
        dialog = files.dialog
        assert dialog is not None
        (dialog.buttons.accepted if accept else dialog.buttons.rejected).emit()

    check_nothing_stays(lab, act)


def test_scenarios(qtbot: QtBot, lab: Lab) -> None:
    names = ["cpuplugd-load", "relocation-idle", "pause-suspend"]
    assert BEFORE * len(names) > KEPT

    def act() -> None:
        for name in names:
            with qtbot.waitSignal(lab.opened, timeout=SLOW):
                lab.open(name)
            lab.window.grab()  # charts make the switches of their legends when they are painted

    check_nothing_stays(lab, act)


def test_plots(qtbot: QtBot, lab: Lab) -> None:
    lab.window.open_plot()
    assert lab.views is not None
    panel = lab.views.panels.plot

    def act() -> None:
        panel.board.add_plot()
        panel.draw_measure("system.page_rate")
        panel.board.remove_plot()
        panel.board.reset(2)

    check_nothing_stays(lab, act)


def test_lessons(qtbot: QtBot, lab: Lab) -> None:
    def act() -> None:
        lab.open_files([TEMPLATE])
        assert lab.lessons is not None
        assert lab.lessons.player is not None
        for step in (1, 0):
            QApplication.processEvents()  # what is to happen soon happens
            put_closing_last(lab.window, [lab.window.cards[LESSON]])
            lab.lessons.player.go(step)
        lab.lessons.show_list()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not lab.session.requests.pending)

    check_nothing_stays(lab, act)
    assert all(isValid(menu) for menu in lab.window.header.menu.values())
    lab.window.list_panels(["guests"])
