"""Nothing replaces a run without a way back: it stays in the list of runs."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.topology.window import windows
from app.widgets.key_list import KeyList
from engine.kernel.units import MINUTE

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key


def turn_wheel(widget: QWidget) -> None:
    middle = widget.rect().center()
    none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    where = QPointF(middle), QPointF(widget.mapToGlobal(middle))
    event = QWheelEvent(*where, QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, none, phase, False)
    QApplication.sendEvent(widget, event)


def go(qtbot: QtBot, lab: Lab, time: int) -> None:
    lab.session.run_to(time)
    qtbot.waitUntil(lambda: lab.session.time_travel.position == time and not lab.session.playing)


def has_seed(lab: Lab, seed: int) -> bool:
    return lab.session.present_seed == seed


def is_open(lab: Lab, name: str) -> bool:
    return lab.session.name == name and lab.session.branches.find(lab.session.branches.active) is not None


@pytest.fixture
def there(qtbot: QtBot, lab: Lab) -> Lab:
    """A lab whose run stands at ten minutes and has a marker there."""
    go(qtbot, lab, 10 * MINUTE)
    lab.time_travel.markers.put(10 * MINUTE)
    return lab


def is_back(lab: Lab) -> bool:
    here = is_open(lab, "pause-suspend") and lab.session.time_travel.position == 10 * MINUTE
    return here and [marker.at for marker in lab.time_travel.markers.all] == [10 * MINUTE]


@pytest.mark.parametrize("field", ["study", "method", "seed"])
def test_the_wheel_and_the_down_key_change_nothing(qtbot: QtBot, there: Lab, field: str) -> None:
    box = getattr(there.window.header.choice, field)
    branch = there.session.branches.active
    for _ in range(2):
        turn_wheel(box)
        box.setFocus()
    QTest.keyClick(box, Key.Key_Down)
    if field != "seed":
        QTest.keyClick(box.view(), Key.Key_Down)
        QTest.keyClick(box.view(), Key.Key_Escape)
    QTest.keyClick(box, Key.Key_Tab)
    QApplication.processEvents()
    assert is_back(there)
    assert there.session.branches.active == branch
    assert there.window.header.choice.seed.value() == 1


def test_another_seed_begins_with_enter_and_the_old_run_stays(qtbot: QtBot, there: Lab) -> None:
    seed = there.window.header.choice.seed
    seed.setFocus()
    seed.selectAll()
    QTest.keyClicks(seed, "7")
    assert there.session.present_seed == 1
    QTest.keyClick(seed, Key.Key_Return)
    banner = there.window.header.banner
    qtbot.waitUntil(lambda: there.session.present_seed == 7 and banner.isVisible())
    assert banner.remedy.text() == "Back to the run"
    assert [branch.seed for branch in there.session.branches.all] == [1, 7]
    QTest.mouseClick(banner.remedy, LEFT)
    qtbot.waitUntil(lambda: is_back(there))
    qtbot.waitUntil(lambda: seed.value() == 1)


def test_a_run_that_never_ran_is_not_kept(qtbot: QtBot, lab: Lab) -> None:
    lab.session.restart()
    names = ["pause-stop", "timers-420-600", "timers-430-600"]
    for name in names:
        lab.files.open(name)
        qtbot.waitUntil(partial(is_open, lab, name))
    kept = [branch.source[0] for branch in lab.session.branches.all]
    assert kept[-1] == names[-1]
    assert not set(kept) & set(names[:-1])


def test_the_oldest_runs_go_when_there_are_many(qtbot: QtBot, lab: Lab) -> None:
    for place in range(8):
        go(qtbot, lab, MINUTE)
        lab.files.open("pause-suspend", (), place + 2)
        qtbot.waitUntil(partial(has_seed, lab, place + 2))
    assert [branch.seed for branch in lab.session.branches.all] == [4, 5, 6, 7, 8, 9]


def test_the_same_scenario_again_begins_at_its_start(qtbot: QtBot, there: Lab) -> None:
    there.files.open("pause-suspend")
    qtbot.waitUntil(lambda: there.session.time_travel.position == 0)
    assert len(there.session.branches.all) == 1


# ---- the window on its screen


def test_a_window_from_a_larger_screen_fits_this_one(qtbot: QtBot, lab: Lab) -> None:
    room = lab.window.screen().availableGeometry()
    lab.window.setGeometry(room.adjusted(0, 0, 900, 700))
    lab.settings.drawing_geometry = lab.window.saveGeometry()
    window = windows.open_window(lab.settings)
    qtbot.waitUntil(lambda: window.was_painted)
    frame = window.frameGeometry()
    assert room.top() <= frame.top()
    assert frame.bottom() <= room.bottom()
    windows.close_all(ask=False)


def test_the_geometry_is_kept_while_the_window_is_open(qtbot: QtBot, lab: Lab) -> None:
    before = lab.settings.geometry
    with qtbot.waitSignal(lab.window.painted, raising=False, timeout=10):
        lab.window.resize(1200, 700)
    qtbot.waitUntil(lambda: lab.settings.geometry not in (before, b""))


def test_a_question_mark_lists_the_keys(qtbot: QtBot, lab: Lab) -> None:
    QTest.keyClick(lab.window, Key.Key_Question)  # on a real keyboard Shift has been used up
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), KeyList))
    QTest.keyClick(QApplication.activeModalWidget(), Key.Key_Escape)
