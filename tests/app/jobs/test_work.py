"""The list of long work: what runs, how far it is, and what has ended; quitting asks before any is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.frame.work import MAX_TEXT, WorkButton, may_leave
from app.jobs.pool import ProcessPool
from app.jobs.process import Process
from app.jobs.task_book import RunKey, RunTask
from app.jobs.work import BackgroundWork, WorkStage, share_of, work_list
from tests.app.questions import press_soon
from tests.app.run_sets.matrix import short_job
from tests.app.run_sets.matrix.made_up import FIRST, STUDY
from tests.app.run_sets.matrix.printed import FAILS

ROOT = Path(__file__).parents[3]
WAIT = 60_000  # ms: a process is started on a busy machine
HELD = "guests.linux.count=4998"  # reports a quarter, and then does not end


@pytest.fixture(autouse=True)
def in_the_project(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(ROOT)
    yield
    assert not work_list.running


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    QVBoxLayout(made).addWidget(WorkButton(made))
    qtbot.addWidget(made)
    made.show()
    return made


def task(*settings: str, scenario: str = FIRST[0].scenario) -> dict[str, object]:
    return RunTask(STUDY, RunKey(scenario, settings), 0).arguments()


def followed(parent: QWidget) -> Process:
    process = Process(short_job.JOB, parent)
    work_list.follow(process, lambda: "Simulate", process.stop)
    return process


def button(window: QWidget) -> WorkButton:
    found = window.findChild(WorkButton)
    assert isinstance(found, WorkButton)
    return found


def test_a_task_is_listed_until_it_has_ended_and_was_seen(qtbot: QtBot, window: QWidget) -> None:
    process, foot = followed(window), button(window)
    assert not foot.isVisible()
    process.start(**task())
    assert foot.text() == "Simulate: 0%"
    qtbot.waitUntil(lambda: not process.busy, timeout=WAIT)
    assert foot.text() == "Simulate: done"
    foot.setFocus()
    qtbot.keyClick(foot, Qt.Key.Key_Return)
    assert foot.list is not None
    assert [line.state.text() for line in foot.list.lines] == ["Done"]
    qtbot.keyClick(foot.list, Qt.Key.Key_Escape)
    assert not foot.isVisible()


def test_a_long_title_leaves_room_for_how_far_it_is(window: QWidget) -> None:
    foot, title = button(window), "Verify Automatic CPU and memory resource management with 10 seeds"
    work = BackgroundWork(title, lambda: None, window)
    end = work_list.add(work)
    work_list.report(work, 0.25)
    assert foot.text().startswith("Verify Automatic")
    assert foot.text().endswith("…: 25%")
    assert title in foot.accessibleName()
    end(WorkStage.DONE, "")
    assert foot.text().endswith("…: done")
    assert foot.fontMetrics().horizontalAdvance(foot.text()) <= MAX_TEXT
    foot.open_list()
    QApplication.processEvents()
    (line,) = foot.list.lines
    assert foot.list.height() <= 2 * line.state.fontMetrics().height() + 60  # no empty room between the lines
    foot.list.close()


def test_the_list_cancels(qtbot: QtBot, window: QWidget) -> None:
    process, foot = followed(window), button(window)
    process.start(**task(HELD))
    qtbot.waitUntil(lambda: foot.text() == "Simulate: 25%", timeout=WAIT)
    qtbot.mouseClick(foot, Qt.MouseButton.LeftButton)
    assert foot.list is not None
    (line,) = foot.list.lines
    assert line.cancel.accessibleName() == "Cancel: Simulate"
    qtbot.keyClick(line.cancel, Qt.Key.Key_Space)
    assert not process.busy
    assert not foot.isVisible()
    foot.list.close()


def test_a_failure_says_why(qtbot: QtBot, window: QWidget) -> None:
    process = followed(window)
    process.start(**task(scenario=FAILS))
    qtbot.waitUntil(lambda: not process.busy, timeout=WAIT)
    (work,) = work_list.over
    assert (work.stage, work.reason) == (WorkStage.FAILED, "The master processor cannot keep up.")


def test_a_pool_is_one_piece_of_work(qtbot: QtBot, window: QWidget) -> None:
    pool = ProcessPool(short_job.JOB, window)
    work_list.follow_pool(pool, lambda: "Matrix", pool.cancel)
    shares: list[float] = []
    pool.moved.connect(shares.append)
    pool.add([RunTask(STUDY, RunKey(run.scenario), place) for run in FIRST for place in range(2)])
    assert [work.title for work in work_list.running] == ["Matrix"]
    qtbot.waitUntil(lambda: not pool.tasks, timeout=WAIT)
    assert [work.stage for work in work_list.over] == [WorkStage.DONE]
    assert shares == sorted(shares)
    assert all(0 <= share <= 1 for share in shares)


def test_quitting_asks_before_work_is_lost(qtbot: QtBot, window: QWidget) -> None:
    process = followed(window)
    assert may_leave(window, others=False)
    process.start(**task(HELD))
    press_soon("Keep it running")
    assert not may_leave(window, others=False)
    press_soon("Quit and discard work")
    assert may_leave(window, others=False)
    other = QWidget()
    qtbot.addWidget(other)
    assert may_leave(other, others=True)  # the work of another window
    process.stop()
    assert may_leave(window, others=False)


def test_work_of_a_closed_dialog_leaves_the_list(qtbot: QtBot, window: QWidget) -> None:
    dialog = QWidget()
    process = followed(dialog)
    process.start(**task(HELD))
    assert work_list.running
    process.stop()
    dialog.deleteLater()
    assert not work_list.running


@pytest.mark.parametrize(
    ("report", "share"),
    [(0.5, 0.5), ([1, 4], 0.25), ({"done": 3, "total": 4, "best": 7}, 0.75), ([0, 0], None), ("text", None)],
)
def test_share_of_a_report(report: object, share: float | None) -> None:
    assert share_of(report) == share
