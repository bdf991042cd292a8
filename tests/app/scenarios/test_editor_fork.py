"""An edited machine forks the run where it stands when the run can take all that differs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.run.machines import EngineMachines
from app.run.session import Session
from app.scenarios.editor.opening import ScenarioEditors
from app.scenarios.editor.window import ScenarioEditor
from engine.kernel.units import PAGES_PER_MB, SECOND

SMALL = "tests/data/two-guests.toml"
LONG = 60_000  # ms
HERE = 2 * SECOND


def run_to(qtbot: QtBot, session: Session, time: int) -> None:
    session.run_to(time)
    qtbot.waitUntil(lambda: session.branches.find(session.branches.active).position == time, timeout=LONG)


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    made = Session(EngineMachines())
    with qtbot.waitSignal(made.prepared, timeout=240_000):
        made.start()
    with qtbot.waitSignal(made.opened, timeout=LONG):
        made.open(SMALL)
    run_to(qtbot, made, HERE)
    yield made
    made.close()


@pytest.fixture
def editor(qtbot: QtBot, session: Session, tmp_path: Path) -> ScenarioEditor:
    window = QWidget()
    qtbot.addWidget(window)
    editors = ScenarioEditors(session, tmp_path, session.branches.open_run, window)
    window.show()
    made = editors.change_present()
    assert made is not None
    return made


def test_live_parameters_fork_the_run_where_it_stands(
    qtbot: QtBot, session: Session, editor: ScenarioEditor
) -> None:
    before = session.branches.find(session.branches.active)
    editor.document.set(("parameters", "test_idle"), "100ms")
    editor.document.set(("parameters", "storbuf"), [3.0, 2.5, 2.0])
    editor.refresh()
    with qtbot.waitSignal(session.branches.forked, timeout=LONG):
        qtbot.mouseClick(editor.run, Qt.MouseButton.LeftButton)
    run_to(qtbot, session, HERE + SECOND // 10)
    old, new = session.branches.all
    assert (old.id, old.position, old.commands) == (before.id, HERE, 0)
    assert (new.id, new.parent, new.forked_at) == (session.branches.active, old.id, HERE)
    assert new.commands == 2
    assert not editor.isHidden()


def test_what_only_a_new_run_can_take_begins_one(
    qtbot: QtBot, session: Session, editor: ScenarioEditor
) -> None:
    editor.document.set(("parameters", "test_idle"), "100ms")
    editor.document.set(("lpar", "xstor"), "64M")
    editor.refresh()
    with qtbot.waitSignal(session.opened, timeout=LONG):
        qtbot.mouseClick(editor.run, Qt.MouseButton.LeftButton)
    new = session.branches.find(session.branches.active)
    assert new is not None
    assert (new.position, new.commands) == (0, 0)
    assert new.scenario.lpar.xstor == 64 * PAGES_PER_MB


def test_runs_of_a_slider_take_the_place_of_each_other(
    qtbot: QtBot, session: Session, editor: ScenarioEditor
) -> None:
    refused: list[str] = []
    session.refused.connect(refused.append)
    place = next(at for at, dial in enumerate(editor.dials.dials) if dial.key == ("lpar", "processors"))
    with qtbot.waitSignal(session.opened, timeout=LONG):  # neither has played when the next one begins
        editor.document.set(("title",), "Slid")
        editor.refresh()
        qtbot.mouseClick(editor.run, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_End):
        with qtbot.waitSignal(session.opened, timeout=LONG):
            qtbot.keyClick(editor.dials.sliders[place], key)
    session.play()  # the request of the last one leaves it playing
    qtbot.waitUntil(lambda: session.worker.state.machine.now > 0, timeout=LONG)
    assert session.playing
    assert refused == []
    assert [one.scenario.title for one in session.branches.all].count("Slid") <= 2
