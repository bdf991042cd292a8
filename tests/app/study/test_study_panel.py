"""The panel "Published" by mouse and keyboard."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QProcess, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lab import Lab
from app.study.rows import Row
from app.study.verification import Verification
from app.window.views import seen
from engine.kernel.units import SECOND

LEFT = Qt.MouseButton.LeftButton
MIDDLE = 710 * SECOND


@pytest.fixture
def panel(qtbot: QtBot, make_lab: Callable[..., Lab]) -> Any:
    """The panel of a lab that has come to the middle of the warm-up of pause-stop."""
    lab = make_lab(scenario="pause-stop")
    QTest.keyClick(lab.window, Qt.Key.Key_8)
    lab.session.run_to(MIDDLE)
    qtbot.waitUntil(lambda: lab.session.now == MIDDLE and not lab.session.playing)
    lab.views.text()
    shown: Any = lab.views.study
    shown.lab = lab
    return shown


def row_of(panel: Any, id: str) -> Row:
    return next(row for row in panel.model.rows if row.id == id)


def choose(panel: Any, id: str) -> None:
    number = [row.id for row in panel.model.rows].index(id)
    panel.table.scrollTo(panel.model.index(number, 0))
    point = panel.table.visualRect(panel.model.index(number, 0)).center()
    QTest.mouseClick(panel.table.viewport(), LEFT, pos=point)


def text(panel: Any, id: str, column: str) -> str:
    place = [one.id for one in panel.model.columns].index(column)
    number = [row.id for row in panel.model.rows].index(id)
    return str(panel.model.index(number, place).data())


def test_a_key_goes_to_the_table(panel: Any) -> None:
    assert seen(panel)
    assert QApplication.focusWidget() is panel.table
    assert panel.table.accessibleName()


def test_published_beside_simulated(panel: Any) -> None:
    id = "pause.f9.real.SOIW1"
    ours = int(panel.lab.session.recording.guests["real"][-1, 0])
    assert text(panel, id, "published") == "190,000 pages"
    assert text(panel, id, "simulated") == f"{ours:,}"
    assert text(panel, id, "residual") == f"{100 * (ours / 190_000 - 1):+.1f} %".replace("-", "−")
    assert text(panel, id, "tolerance") == "±8 %"
    assert text(panel, "pause.f10.xstor.total", "simulated") == "not yet: at 0:28:12"
    assert text(panel, "pause.t3.suspend.was", "simulated") == "pause-one-was-suspend"


def test_a_waiting_row_runs_to_its_moment(qtbot: QtBot, panel: Any) -> None:
    choose(panel, "pause.f10.xstor.total")
    assert panel.details.button.text() == "Run to 0:28:12"
    QTest.mouseClick(panel.details.button, LEFT)
    qtbot.waitUntil(lambda: panel.lab.session.now == 1692 * SECOND)
    panel.lab.views.text()
    assert row_of(panel, "pause.f10.xstor.total").simulated is not None


def test_enter_opens_the_scenario_that_shows_it(qtbot: QtBot, panel: Any) -> None:
    choose(panel, "pause.t3.stop.rdb")
    assert panel.details.button.text() == "Open pause-one-rdb-stop"
    with qtbot.waitSignal(panel.lab.opened):
        QTest.keyClick(panel.table, Qt.Key.Key_Return)
    assert panel.lab.session.name == "pause-one-rdb-stop"
    panel.lab.views.text()
    assert row_of(panel, "pause.t3.stop.rdb").verdict == "waiting"
    assert row_of(panel, "pause.f9.real.SOIW1").run.scenario == "pause-stop"


def test_filter_by_role_and_verdict_with_the_keys(panel: Any) -> None:
    panel.role.setFocus()
    QTest.keyClick(panel.role, Qt.Key.Key_Down)
    assert {row.role for row in panel.model.rows} == {"predict"}
    panel.verdict.setFocus()
    QTest.keyClick(panel.verdict, Qt.Key.Key_Down)
    assert {row.verdict for row in panel.model.rows} <= {"within"}
    QTest.keyClick(panel.verdict, Qt.Key.Key_Home)
    QTest.keyClick(panel.role, Qt.Key.Key_Home)
    assert len(panel.model.rows) == len(panel._ledger.facts) + len(panel._ledger.claims)


def test_a_click_on_a_heading_sorts(panel: Any) -> None:
    header, place = panel.table.horizontalHeader(), panel._column("residual")
    panel.table.scrollTo(panel.model.index(0, place))
    x = header.sectionViewportPosition(place) + 20
    QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(x, 10))
    errors = [abs(row.error) for row in panel.model.rows if row.error is not None]
    assert errors == sorted(errors)
    choose(panel, "pause.f9.real.SBYO1")
    QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(x, 10))
    errors = [abs(row.error) for row in panel.model.rows if row.error is not None]
    assert errors == sorted(errors, reverse=True)
    assert panel.chosen().id == "pause.f9.real.SBYO1"


def test_copy_as_csv(panel: Any) -> None:
    panel.table.setFocus()
    QTest.keyClick(panel.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    heads, *rows = csv.reader(io.StringIO(QGuiApplication.clipboard().text()))
    assert heads[:2] == ["id", "Fact or claim"]
    assert [row[0] for row in rows] == [row.id for row in panel.model.rows]
    assert all(len(row) == len(heads) for row in rows)


def test_a_verification_fills_the_table(qtbot: QtBot, panel: Any) -> None:
    panel.verification._process.setProgram(sys.executable)
    panel.verification._module = "tests.app.study.short_report"
    panel.verification._process.setWorkingDirectory(str(Path(__file__).parents[3]))
    assert panel.table.isColumnHidden(panel._column("median"))
    with qtbot.waitSignal(panel.verification.done, timeout=60_000):
        QTest.mouseClick(panel.verify, LEFT)
        assert not panel.verify.isEnabled()
        assert panel.progress.isVisible()
    assert panel.verify.isEnabled()
    assert not panel.progress.isVisible()
    assert not panel.table.isColumnHidden(panel._column("median"))
    assert text(panel, "pause.f9.real.SOIW1", "median") == "190,000"
    assert text(panel, "pause.f9.real.SOIW1", "range") == "171,000 – 228,000"
    assert panel.summary.text().startswith("10 seeds: 19 of 19 predict facts")


def test_a_real_verification_can_be_cancelled(qtbot: QtBot, panel: Any) -> None:
    QTest.mouseClick(panel.verify, LEFT)
    qtbot.waitUntil(lambda: panel.verification._process.state() == QProcess.ProcessState.Running)
    pid = int(panel.verification._process.processId())
    qtbot.waitUntil(lambda: os.getpgid(pid) == pid)
    QTest.mouseClick(panel.progress.cancel, LEFT)
    assert not panel.verification.running
    with pytest.raises(ProcessLookupError):
        os.killpg(pid, 0)
    assert panel.verify.isEnabled()
    assert not panel.lab.window.header.banner.isVisible()


def test_closing_the_window_ends_it(qtbot: QtBot, panel: Any) -> None:
    QTest.mouseClick(panel.verify, LEFT)
    qtbot.waitUntil(lambda: panel.verification._process.state() == QProcess.ProcessState.Running)
    panel.lab.window.close()
    assert not panel.verification.running


def test_a_failure_is_a_message(qtbot: QtBot) -> None:
    verification = Verification(module="app.no_such_module")
    with qtbot.waitSignal(verification.failed, timeout=30_000) as caught:
        verification.start("pause", 1)
    assert "could not be verified" in caught.args[0]
    assert "no_such_module" in caught.args[0]


def test_the_worker_ends_with_its_parent() -> None:
    command = [sys.executable, "-m", "app.study.worker", "pause", "1"]
    root = Path(__file__).parents[3]
    quiet = subprocess.DEVNULL
    worker = subprocess.Popen(
        command, cwd=root, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True
    )
    worker.stdin.close()
    assert worker.wait(60) == -signal.SIGKILL


def test_the_worker_ends_well_while_its_input_is_open() -> None:
    code = (
        "from app.study import worker; from engine.studies.report import Report\n"
        "worker.verify = lambda names, seeds, say: [Report(names[0], seeds, (), ())]\n"
        "worker.main('pause', 3)"
    )
    root = Path(__file__).parents[3]
    pipe = subprocess.PIPE
    worker = subprocess.Popen([sys.executable, "-c", code], cwd=root, stdin=pipe, stdout=pipe, stderr=pipe)
    said, errors = worker.stdout.read(), worker.stderr.read()
    assert worker.wait(60) == 0, errors
    assert json.loads(said)["seeds"] == 3
    for stream in (worker.stdin, worker.stdout, worker.stderr):
        stream.close()
