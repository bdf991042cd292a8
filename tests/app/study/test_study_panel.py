"""The panel "Published" by mouse and keyboard."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.jobs.work import work_list
from app.lab.lab import Lab
from app.study.rows import StudyRow
from engine.kernel.units import SECOND
from engine.platform import WINDOWS, is_running
from engine.studies.ledger import Fact, load_ledger
from engine.studies.predictions import of_folder
from tests.app.questions import press_soon
from tests.app.study import short_job

LEFT = Qt.MouseButton.LeftButton
MIDDLE = 710 * SECOND


@pytest.fixture
def panel(qtbot: QtBot, make_lab: Callable[..., Lab]) -> Any:
    """The panel of a lab that has come to the middle of the warm-up of pause-stop."""
    lab = make_lab(scenario="pause-stop")
    QTest.keyClick(lab.window, Qt.Key.Key_8)
    lab.session.run_to(MIDDLE)
    qtbot.waitUntil(lambda: lab.session.time_travel.recorded == MIDDLE and not lab.session.playing)
    lab.views.text()
    shown: Any = lab.views.panels["study"]
    shown.lab = lab
    return shown


def row_of(panel: Any, id: str) -> StudyRow:
    found: StudyRow = next(row for row in panel.model.rows if row.id == id)
    return found


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
    assert is_seen(panel)
    assert QApplication.focusWidget() is panel.table
    assert panel.table.accessibleName()


def test_published_beside_simulated(panel: Any) -> None:
    id = "pause.f9.real.SOIW1"
    ours = int(panel.lab.session.recording.guests["real"][-1, 0])
    assert text(panel, id, "published") == "190,000 pages"
    assert text(panel, id, "simulated") == f"{ours:,} pages"
    assert text(panel, id, "residual") == f"{100 * (ours / 190_000 - 1):+.1f}%".replace("-", "−")
    assert text(panel, id, "tolerance") == "±8%"
    assert text(panel, "pause.f10.xstor.total", "simulated") == "not yet: at 0:28:12"
    assert (
        text(panel, "pause.t3.suspend.was", "simulated")
        == "Pause one WebSphere guest: Linux suspend and resume"
    )


def test_a_waiting_row_runs_to_its_moment(qtbot: QtBot, panel: Any) -> None:
    choose(panel, "pause.f10.xstor.total")
    assert panel.details.button.text() == "Run to 0:28:12"
    QTest.mouseClick(panel.details.button, LEFT)
    qtbot.waitUntil(lambda: panel.lab.session.time_travel.recorded == 1692 * SECOND)
    panel.lab.views.text()
    assert row_of(panel, "pause.f10.xstor.total").simulated is not None


def test_enter_opens_the_scenario_that_shows_it(qtbot: QtBot, panel: Any) -> None:
    choose(panel, "pause.t3.stop.rdb")
    assert panel.details.button.text() == "Open this scenario"
    assert "Shown by Pause one database guest: CP STOP and BEGIN" in panel.details.text.text()
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
    assert len(panel.model.rows) == len(load_ledger("pause").facts) + len(load_ledger("pause").claims)


def test_a_click_on_a_heading_sorts(panel: Any) -> None:
    header, place = panel.table.horizontalHeader(), panel.column("residual")
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


def test_a_verification_fills_the_table(qtbot: QtBot, panel: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[3])
    panel.verification.job = short_job.JOB
    assert panel.table.isColumnHidden(panel.column("median"))
    with qtbot.waitSignal(panel.verification.done, timeout=60_000):
        QTest.mouseClick(panel.verify, LEFT)
        assert not panel.verify.isEnabled()
        assert panel.progress.isVisible()
    assert panel.verify.isEnabled()
    assert not panel.progress.isVisible()
    assert not panel.table.isColumnHidden(panel.column("median"))
    assert text(panel, "pause.f9.real.SOIW1", "median") == "190,000"
    assert text(panel, "pause.f9.real.SOIW1", "range") == "171,000 – 228,000"
    assert panel.summary.text().startswith("10 seeds: 14 of 14 predicted values")


def test_a_real_verification_can_be_cancelled(qtbot: QtBot, panel: Any) -> None:
    QTest.mouseClick(panel.verify, LEFT)
    assert any(one.title.startswith("Verify Methods to pause") for one in work_list.running)
    qtbot.waitUntil(lambda: panel.verification.pid != 0)
    pid = panel.verification.pid
    qtbot.waitUntil(lambda: WINDOWS or os.getpgid(pid) == pid)
    QTest.mouseClick(panel.progress.cancel, LEFT)
    assert not panel.verification.busy
    assert not is_running(pid)
    assert panel.verify.isEnabled()
    assert not panel.lab.window.header.banner.isVisible()


def test_closing_the_window_ends_it(qtbot: QtBot, panel: Any) -> None:
    QTest.mouseClick(panel.verify, LEFT)
    qtbot.waitUntil(lambda: panel.verification.pid != 0)
    press_soon("Keep it running")
    assert not panel.lab.window.close()
    assert panel.verification.busy
    press_soon("Quit and discard work")
    assert panel.lab.window.close()
    assert not panel.verification.busy


def test_a_long_summary_leaves_room_for_the_panels_beside_it(panel: Any) -> None:
    panel.summary.setText("This run so far: 0 of 0 predicted values within tolerance (31 in total)" * 3)
    assert panel.minimumSizeHint().width() < 400


@pytest.mark.parametrize(
    ("scenario", "ids", "said"),
    [
        ("hiperdispatch-vertical", of_folder("hiperdispatch"), "Releases from 6.3 on"),
        ("paging-both", of_folder("paging"), "Releases from 6.3 on"),
        ("prsm-weights", [], "values that manuals guarantee"),
        ("aging-memory-63", [], "not based on a study with published values"),
    ],
)
def test_published_values_without_a_ledger_are_shown(
    make_lab: Callable[..., Lab], scenario: str, ids: list[Fact], said: str
) -> None:
    lab = make_lab(scenario=scenario)
    QTest.keyClick(lab.window, Qt.Key.Key_8)
    lab.session.run_to(SECOND)
    lab.views.text()
    shown: Any = lab.views.panels["study"]
    assert said in shown.summary.text()
    assert {row.id for row in shown.model.rows} == {fact.id for fact in ids}
    for fact in ids:
        assert text(shown, fact.id, "published").startswith(fact.text)
        assert text(shown, fact.id, "role") == fact.role
        assert text(shown, fact.id, "tolerance") == ""
        choose(shown, fact.id)
        assert fact.where in shown.details.text.text()
        assert not shown.plot.isEnabled()
    assert not shown.verify.isEnabled()
