"""An edited machine forks the run where it stands when the run can take all that differs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import lessons
from app.run.session import Session
from app.run.worker.answers import BranchInfo
from app.run.worker.machines import Machines
from app.scenarios.editor.opening import ScenarioEditors
from app.scenarios.editor.window import ScenarioEditor
from engine.kernel.units import PAGES_PER_MB, SECOND

SMALL = "tests/data/two-guests.toml"
LONG = 60_000  # ms
HERE = 2 * SECOND
KEY = ("parameters", "test_idle")


def run_to(qtbot: QtBot, session: Session, time: int) -> None:
    session.run_to(time)
    qtbot.waitUntil(lambda: session.branches.find(session.branches.active).position == time, timeout=LONG)


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    made = Session(Machines())
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
    editors = ScenarioEditors(session, tmp_path, session.branches.open_run, list, window)
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
        qtbot.mouseClick(editor.foot.run, Qt.MouseButton.LeftButton)
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
        qtbot.mouseClick(editor.foot.run, Qt.MouseButton.LeftButton)
    new = session.branches.find(session.branches.active)
    assert new is not None
    assert (new.position, new.commands) == (0, 0)
    assert new.scenario.lpar.xstor == 64 * PAGES_PER_MB


def test_runs_of_a_slider_take_the_place_of_each_other(
    qtbot: QtBot, session: Session, editor: ScenarioEditor
) -> None:
    refused: list[str] = []
    session.refused.connect(refused.append)
    place = next(at for at, dial in enumerate(editor.pages.dials.dials) if dial.key == ("lpar", "processors"))
    with qtbot.waitSignal(session.opened, timeout=LONG):  # neither has played when the next one begins
        editor.document.set(("title",), "Slid")
        editor.refresh()
        qtbot.mouseClick(editor.foot.run, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_End):
        with qtbot.waitSignal(session.opened, timeout=LONG):
            qtbot.keyClick(editor.pages.dials.sliders[place], key)
    session.play()  # the request of the last one leaves it playing
    qtbot.waitUntil(lambda: session.worker.state.machine.now > 0, timeout=LONG)
    assert session.playing
    assert refused == []
    assert [one.scenario.title for one in session.branches.all].count("Slid") <= 2


def test_a_slider_forks_the_run_once_and_then_changes_the_fork(
    qtbot: QtBot, session: Session, editor: ScenarioEditor
) -> None:
    editor.document.set(KEY, "90ms")
    editor.refresh()
    with qtbot.waitSignal(session.branches.forked, timeout=LONG):
        qtbot.mouseClick(editor.foot.run, Qt.MouseButton.LeftButton)  # from here on sliders run it
    old = _active(session)
    for number, value in enumerate(("100ms", "110ms", "120ms"), 2):
        editor.pages.dials.moved.emit(KEY, value)
        qtbot.waitUntil(lambda: _active(session).commands == number, timeout=LONG)  # noqa: B023
    assert len(session.branches.all) == 3
    new = _active(session)
    assert (new.parent, new.forked_at) == (old.id, HERE)
    assert old.commands == 1


def _active(session: Session) -> BranchInfo:
    found = session.branches.find(session.branches.active)
    assert found is not None
    return found


@pytest.mark.parametrize("name", ["71_a_machine_from_a_site/site.toml", "79_a_constrained_shop/shop.toml"])
def test_the_machine_of_a_lesson_stays_as_it_is(
    qtbot: QtBot, session: Session, tmp_path: Path, name: str
) -> None:
    file = Path(lessons.__file__).parent / name
    before = file.read_bytes()
    with qtbot.waitSignal(session.opened, timeout=LONG):
        session.open(str(file))
    window = QWidget()
    qtbot.addWidget(window)
    made = ScenarioEditors(session, tmp_path, session.branches.open_run, list, window).change_present()
    assert made is not None
    assert not made.file.is_saved  # so Save asks for a name
    made.document.set(("lpar", "volumes"), 7)
    made.refresh()
    with qtbot.waitSignal(session.opened, timeout=LONG):
        qtbot.mouseClick(made.foot.run, Qt.MouseButton.LeftButton)
    assert session.scenario is not None
    assert session.scenario.lpar.volumes == 7
    assert file.read_bytes() == before
    assert file.parent not in made.document.path.parents
