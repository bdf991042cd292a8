"""What a start leaves for later, and that it is there when it is opened."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from app.frame.docks import filled_later, is_seen, painted_later
from app.lab import idle_imports, view_imports
from app.lab.idle_imports import WITHOUT_QT, IdleImports
from app.lab.lab import Lab
from app.settings.settings import Settings
from app.widgets.card import Card
from engine.cp.command import all_commands
from tests.app.fake_simulation import FakeMachines

PROGRAM = """
import builtins, sys
from app.__main__ import main
main("pause-suspend", measure=True)
print("modules", *sys.modules, builtins.__import__.__name__)
"""
THREADS = """
import builtins, threading
from shiboken6 import Shiboken
made = {}
build = builtins.__build_class__
def noted(function, name, *bases, **words):
    cls = build(function, name, *bases, **words)
    if isinstance(cls, type) and issubclass(cls, Shiboken.Object):
        by_window = threading.current_thread() is threading.main_thread()
        made[f"{cls.__module__}.{cls.__qualname__}"] = "window" if by_window else "other"
    return cls
builtins.__build_class__ = noted
from app.__main__ import main
main("pause-suspend", measure=True)
print("classes", ";".join(f"{name}={thread}" for name, thread in made.items()))
"""
PLAIN = """
import sys
from importlib import import_module
from app.lab.idle_imports import WITHOUT_QT
before = set(sys.modules)
for name in WITHOUT_QT:
    import_module(name)
print("modules", *(set(sys.modules) - before))
"""
LATE = "study matrix sweep plot experiment rules moves guide".split()
LATER = tuple(
    "app.charts.cluster app.charts.efficiency app.charts.lock app.charts.relocations app.charts.timers "
    "app.help.words app.help.pages app.help.window "
    "app.lab.lessons app.lesson.page app.lesson.reading app.run_sets app.plot "
    "app.relocation.relocation_panel app.rules.rules_panel app.study.study_panel app.time_travel.kinds "
    "app.topology.editor app.window.guide_panel app.window.settings_dialog engine.build.live_change "
    "engine.cpuplugd.language.compiler engine.ficon engine.loop engine.mechanisms.storage engine.shell "
    "engine.studies.matrix engine.studies.relocation engine.studies.sweeps lessons markdown_it networkx "
    "pygments pyqtgraph rich ziamath __feature_import__".split()
)


def test_a_start_imports_only_what_is_seen(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, timeout=120
    )
    assert ended.returncode == 0, ended.stderr
    modules = ended.stdout.partition("modules ")[2].split()
    assert "engine.sim" in modules
    assert [name for name in modules if name.startswith(LATER)] == []


def test_only_the_charts_that_are_seen_are_made(lab: Lab) -> None:
    assert lab.views is not None
    assert set(lab.views.charts) == {"memory", "timeline", "cpu", "paging"}
    lab.window.cards["lock"].focus_body()
    assert is_seen(lab.views.charts["lock"])
    assert set(lab.views.charts) == {"memory", "timeline", "cpu", "paging", "lock"}


def _is_filled(card: Card) -> bool:
    return card.is_filled


def test_a_panel_is_made_when_it_is_seen(qtbot: QtBot, lab: Lab) -> None:
    for name in LATE:
        card = lab.window.cards[name]
        card.show()
        card.raise_()
        qtbot.waitUntil(partial(_is_filled, card))
        assert card.body is lab.views.panels[name], name
        assert is_seen(card), name


def test_a_chart_that_is_opened_late_shows_the_compared_run(qtbot: QtBot, lab: Lab) -> None:
    lab.session.branches.fork()
    qtbot.waitUntil(lambda: len(lab.session.branches.all) == 2)
    lab.session.branches.compare(lab.session.branches.all[0].id)
    qtbot.waitUntil(lambda: lab.views is not None and lab.views.charts["cpu"].other is not None)
    lab.window.cards["processors"].focus_body()
    assert lab.views is not None
    assert lab.views.charts["processors"].other is not None
    assert lab.views.charts["processors"].recording is lab.session.recording


def test_what_a_thread_imports_has_no_class_of_qt() -> None:
    ended = subprocess.run([sys.executable, "-c", PLAIN], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    modules = ended.stdout.partition("modules ")[2].split()
    assert set(WITHOUT_QT) <= set(modules)
    assert [name for name in modules if name.startswith(("app", "PySide6", "pyqtgraph"))] == []


def test_what_is_wanted_next_is_imported_while_the_window_is_idle(
    qtbot: QtBot, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("WAIT", "PAUSE"):
        monkeypatch.setattr(idle_imports, pause, 0)
    imports = IdleImports(lab)
    all_commands.cache_clear()
    lab.files.open("timers-430-900")
    qtbot.waitUntil(lambda: imports.done, timeout=60_000)
    assert all_commands.cache_info().currsize
    wanted = {*WITHOUT_QT, *idle_imports.FIRST, *idle_imports.THEN, "app.topology.running.run_panel"}
    assert wanted <= set(sys.modules)


def test_a_window_that_closes_waits_for_one_module_only(
    qtbot: QtBot, lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_imports, "WAIT", 0)
    monkeypatch.setattr(idle_imports, "PAUSE", 60_000)
    imports = IdleImports(lab)
    with qtbot.waitSignal(lab.opened):
        lab.files.open("timers-430-900")
    qtbot.wait(50)
    lab.window.close()
    assert not imports.done
    assert "idle imports" not in {thread.name for thread in threading.enumerate()}


def made(lab: Lab) -> set[str]:
    assert lab.views is not None
    return {*lab.views.panels, *lab.views.charts}


def test_panels_of_another_scenario_are_made_only_where_they_are_seen(qtbot: QtBot, lab: Lab) -> None:
    before = made(lab)
    with qtbot.waitSignal(lab.opened):
        lab.files.open("timers-430-900")
    qtbot.waitUntil(lambda: {"processors", "timers", "lock", "lanes"} <= made(lab))
    new = made(lab) - before
    assert {name for name in new if is_seen(lab.window.cards[name].body)} == new


def test_no_thread_but_that_of_the_window_makes_a_class_of_qt(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, "-c", THREADS], env=environment, capture_output=True, text=True, timeout=120
    )
    assert ended.returncode == 0, ended.stderr
    found = ended.stdout.partition("classes ")[2].splitlines()[0].split(";")
    made = {name: thread == "window" for name, thread in (pair.split("=") for pair in found)}
    assert made["app.window.views.Views"]
    assert made["app.guests.guests_panel.GuestsPanel"]
    assert [name for name, by_window in made.items() if not by_window] == []


def test_imports_of_a_start_end_with_the_window(qtbot: QtBot, settings: Settings) -> None:
    lab = Lab(settings, FakeMachines())
    imported = threading.Event()
    lab.session.worker.views_prepared.connect(imported.set, Qt.ConnectionType.DirectConnection)
    lab.window.show()
    lab.start()
    assert imported.wait(60)
    lab.window.close()
    qtbot.wait(100)
    assert lab.views is None
    lab.window.deleteLater()
    lab.deleteLater()


def test_a_damaged_module_of_the_views_is_reported(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch, labs: list[Lab]
) -> None:
    monkeypatch.setattr(view_imports, "WITH_QT", ("app.no_such_module",))
    lab = Lab(settings, FakeMachines())
    labs.append(lab)
    lab.window.show()
    with qtbot.waitSignal(lab.session.prepared):
        lab.start()
    message = lab.window.header.banner.message
    qtbot.waitUntil(lambda: "Reinstall LPAR Lab" in message.text())
    assert "app.no_such_module" in message.text()
    assert lab.views is None


def test_a_chart_that_is_made_late_points_at_the_guest_of_a_lesson(lab: Lab) -> None:
    assert lab.views is not None
    lab.views.spotlight("lock", "LNCOMBO1")
    assert lab.views.charts["lock"].pointed_at == "LNCOMBO1"
    lab.window.cards["processors"].focus_body()
    assert lab.views.charts["processors"].pointed_at == "LNCOMBO1"
    lab.views.spotlight("")
    lab.window.cards["timers"].focus_body()
    assert lab.views.charts["timers"].pointed_at == ""


def test_a_panel_that_waits_to_be_filled_takes_the_guest_of_a_lesson(lab: Lab) -> None:
    assert lab.views is not None
    card, filled = lab.window.cards["rules"], list[bool]()
    with filled_later(lab.window.desk, lab.window.cards.values()):
        card.show()
        card.raise_()
    lab.views.context.guest_pointed.connect(lambda: filled.append(card.is_filled))
    lab.views.spotlight("rules", "LNCOMBO1")
    assert filled == [True]


class Painted(QWidget):
    count = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.count += 1


def test_a_window_that_is_painted_later_shows_what_changed_meanwhile(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setCentralWidget(inside := Painted())
    with qtbot.waitExposed(window):
        window.show()
    with painted_later(window):
        inside.count = 0
        inside.update()
    QApplication.sendPostedEvents()
    assert inside.count == 0
    qtbot.waitUntil(lambda: inside.count > 0)
    inside.count = 0
    inside.update()
    qtbot.waitUntil(lambda: inside.count > 0)


def test_a_panel_that_floats_meanwhile_is_painted_later(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    card = Card("card", "Card", window)
    card.set_body(inside := Painted())
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, card)
    with qtbot.waitExposed(window):
        window.show()
    with painted_later(window):
        card.setFloating(True)
        inside.count = 0
    qtbot.waitUntil(lambda: inside.count > 0)


def test_a_panel_that_cannot_be_made_does_not_keep_others_from_being_filled(qtbot: QtBot) -> None:
    desk = QMainWindow()
    qtbot.addWidget(desk)
    cards = [Card(name, name, desk) for name in "abc"]

    def fill(card: Card) -> None:
        if card is cards[0]:
            raise ImportError(card.objectName())
        card.set_body(QWidget())

    with filled_later(desk, cards):
        for card in cards:
            card.fill_when_seen(partial(fill, card))
            desk.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, card)
        desk.show()
    with qtbot.captureExceptions() as raised:
        qtbot.waitUntil(lambda: all(card.is_filled for card in cards[1:]), timeout=2000)
    assert [str(error) for _, error, _ in raised] == ["a"]
