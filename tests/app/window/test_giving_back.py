"""What is opened and closed again is given back: no object, no file and no thread of it stays."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any
from weakref import ref

import psutil
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool
from PySide6.QtGui import QStandardItem
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.charts.toolkit.recordings import owners
from app.jobs.work import work_list
from app.lab.lab import Lab
from app.panels.charts import chart_specs
from app.panels.specs import LESSON
from app.plot.templates import of_measures
from app.run.worker.branch_state import KEPT
from app.topology.window import windows
from app.widgets.card import place_title_lines
from engine.platform import WINDOWS
from tests.app import fake_simulation
from tests.app.conftest import close_labs
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
    process = psutil.Process()
    counts["files"] = process.num_handles() if WINDOWS else process.num_fds()
    counts["threads"] = process.num_threads()
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
        files = lab.files.data
        last = files.dialog
        lab.files.open_all([file])
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
                lab.files.open(name)
            lab.window.grab()  # charts make the switches of their legends when they are painted

    check_nothing_stays(lab, act)


def show_each_panel(lab: Lab) -> None:
    """Show each panel alone for a moment, with all that it paints, and then the console."""
    assert lab.views is not None
    for shown in lab.window.cards.values():
        for card in lab.window.cards.values():
            card.setVisible(card is shown)
        QApplication.processEvents()
        lab.views.frame()
        lab.views.text()
        lab.window.grab()
    assert len(lab.views.charts) == len(chart_specs())
    for card in lab.window.cards.values():
        card.setVisible(card.objectName() == "console")


@pytest.fixture
def own_past() -> None:
    """The arrays of the fake runs are those of this lab alone: a lab of another test would hold them."""
    fake_simulation.PASTS.clear()


@pytest.mark.usefixtures("own_past")
def test_a_run_that_all_panels_have_shown(qtbot: QtBot, lab: Lab) -> None:
    show_each_panel(lab)
    assert lab.session.recording is not None
    assert lab.views is not None
    gone: list[ref[Any]] = [ref(lab.session.recording), *map(ref, owners(lab.session.recording))]
    with qtbot.waitSignal(lab.session.opened, timeout=SLOW):
        lab.session.open("relocation-idle")  # in place of the run
    lab.views.frame()
    fake_simulation.PASTS.clear()
    held(lab)  # what can be undone holds none
    assert [one() is None for one in gone] == [True] * 3


def test_a_run_that_was_beside_another(qtbot: QtBot, lab: Lab) -> None:
    branches, views = lab.session.branches, lab.views
    assert views is not None
    branches.fork()
    qtbot.waitUntil(lambda: len(branches.all) == 2)
    branches.compare(branches.all[0].id)
    qtbot.waitUntil(lambda: branches.compared_recording is not None)
    show_each_panel(lab)
    assert all(chart.other is not None for chart in views.charts.values())
    gone = ref(branches.compared_recording)
    branches.compare(None)
    qtbot.waitUntil(lambda: branches.compared_recording is None)
    views.frame()
    held(lab)
    assert gone() is None


@pytest.mark.parametrize("panels", ["those of the start", "all", "a lesson"])
def test_a_window_that_is_closed(
    qtbot: QtBot, make_lab: Callable[..., Lab], labs: list[Lab], panels: str
) -> None:
    def use() -> list[ref[Any]]:
        lab = make_lab()
        if panels == "all":
            show_each_panel(lab)
        if panels == "a lesson":
            lab.files.open_all([TEMPLATE])
        made = [lab, lab.window, lab.session, lab.views, lab.session.recording, *lab.window.cards.values()]
        return [ref(one) for one in made]

    gone = use()
    close_labs(labs)
    fake_simulation.PASTS.clear()
    gc.collect()
    assert [type(one()).__name__ for one in gone if one() is not None] == []


def test_plots(qtbot: QtBot, lab: Lab) -> None:
    lab.window.open_panel("plot")
    assert lab.views is not None
    panel = lab.views.panels["plot"]

    def act() -> None:
        panel.board.add_plot()
        panel.open(of_measures([[("system.page_rate", (0,))]]))
        panel.board.remove_plot()
        panel.board.reset(2)

    check_nothing_stays(lab, act)


def test_lessons(qtbot: QtBot, lab: Lab) -> None:
    def act() -> None:
        lab.files.open_all([TEMPLATE])
        assert lab.teaching.lessons is not None
        assert lab.teaching.lessons.player is not None
        for step in (1, 0):
            QApplication.processEvents()  # what is to happen soon happens
            place_title_lines(lab.window, [lab.window.cards[LESSON]])
            lab.teaching.lessons.player.go(step)
        lab.teaching.lessons.show_list()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not lab.session.requests.pending)

    check_nothing_stays(lab, act)
    assert all(isValid(menu) for menu in lab.window.header.menu.values())
    lab.window.list_panels(["guests"])
