"""Experiments in the window, by mouse and keyboard, with real runs."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest
from pyqtgraph import ScatterPlotItem
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

pytest.importorskip("pyarrow")

from app.frame.docks import is_seen
from app.jobs.work import work_list
from app.lab.lab import Lab
from app.run_sets.experiment.charts import SURFACE, TORNADO
from app.run_sets.experiment.experiment_runs import PAGES, TABLE
from app.settings.settings import Settings
from engine.experiments.experiment import load_experiment
from tests.engine.experiments.quick import TOML

LEFT = Qt.MouseButton.LeftButton
WAIT = 120_000  # ms: processes are started on a busy machine
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def panel(make_lab: Callable[..., Lab], tmp_path: Path) -> Any:
    """The panel of a lab with a quick experiment of 12 runs."""
    lab = make_lab()
    QTest.keyClick(lab.window, Qt.Key.Key_X, CTRL_SHIFT)
    shown: Any = lab.views.panels["experiment"]
    shown.lab, shown.rows, shown.process = lab, shown.runs.rows, shown.runs.runner.process
    shown.charts = shown.runs.charts
    file = tmp_path / "quick.toml"
    file.write_text(TOML)
    shown.runs.open_file(file)
    assert is_seen(shown)
    return shown


def all_run(qtbot: QtBot, panel: Any) -> None:
    QTest.mouseClick(panel.run, LEFT)
    assert panel.process.busy
    qtbot.waitUntil(lambda: not panel.process.busy, timeout=WAIT)
    QApplication.processEvents()


def opened(panel: Any) -> list[Any]:
    asked: list[Any] = []
    panel.open_asked.disconnect()
    panel.open_asked.connect(lambda scenario, settings: asked.append((scenario, tuple(settings))))
    return asked


@pytest.mark.slow
@pytest.mark.gui
def test_runs_fill_table_and_charts_and_a_click_opens_a_run(qtbot: QtBot, panel: Any, tmp_path: Path) -> None:
    asked = opened(panel)
    all_run(qtbot, panel)
    assert work_list.over[0].title == "Experiment: Idle users"
    assert panel.rows.rows.rowCount() == 12
    assert panel.summary.text() == "12 of 12 runs"
    assert (tmp_path / "quick-results" / "rows.parquet").is_file()
    assert [one.parameter for one in panel.runs.book.effects["busy"].effects] == ["users", "hold"]
    panel.tabs.setCurrentIndex(PAGES.index(TORNADO))
    (item,) = panel.charts.plots
    assert "busy" in item.titleLabel.text
    QApplication.processEvents()
    row, run = click_first_mark(panel, item), panel.rows.row
    assert asked == [
        (
            "timers-430-600",
            ("until=1s", "phases=[]", "lpar.xstor=64M", f"guests.linux.count={run['users']:.0f}")
            + (f"parameters.hold={run['hold'] * 1000:.0f}ns", f"seed={run['seed']}"),
        )
    ]
    assert row == run["point"]
    assert "users" in panel.details.title.text()


def click_first_mark(panel: Any, item: Any) -> int:
    """Click the first mark of a plot; return the number of its point."""
    marks = next(one for one in item.items if isinstance(one, ScatterPlotItem))
    spot = marks.points()[0]
    at: QPoint = panel.charts.mapFromScene(marks.mapToScene(spot.pos()))
    QTest.mouseMove(panel.charts.viewport(), at)
    QTest.mouseClick(panel.charts.viewport(), LEFT, pos=at)
    QApplication.processEvents()
    return int(spot.data())


@pytest.mark.slow
@pytest.mark.gui
def test_the_table_by_keyboard_and_the_other_charts(qtbot: QtBot, panel: Any) -> None:
    asked = opened(panel)
    all_run(qtbot, panel)
    panel.tabs.setFocus()
    for _ in range(TABLE):
        QTest.keyClick(panel.tabs, Qt.Key.Key_Right)
    assert panel.rows.isVisible()
    panel.rows.setFocus()
    QTest.keyClick(panel.rows, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(panel.rows, Qt.Key.Key_Down)
    QTest.keyClick(panel.rows, Qt.Key.Key_Return)
    assert [settings[-1] for _, settings in asked] == ["seed=2"]
    panel.compare_asked.disconnect()
    with qtbot.waitSignal(panel.compare_asked) as compared:
        QTest.keyClick(panel.rows, Qt.Key.Key_C)
    assert compared.args[0] == panel.details.title.text()
    QTest.keyClick(panel.rows, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = list(csv.DictReader(io.StringIO(QGuiApplication.clipboard().text())))
    assert [line["seed"] for line in lines] == ["1", "2"] * 6
    assert [float(line["busy"]) for line in lines] == [row["busy"] for row in panel.runs.book.rows]
    panel.tabs.setCurrentIndex(PAGES.index(SURFACE))
    assert panel.runs.across.isVisible()
    assert (panel.runs.across.currentText(), panel.runs.up.currentText()) == ("users", "hold")
    assert len(panel.charts.plots) == 1
    panel.tabs.setCurrentIndex(1)
    assert len(panel.charts.plots) == 2
    all_run(qtbot, panel)  # all is done: nothing is done again
    assert panel.summary.text() == "12 of 12 runs"


@pytest.mark.slow
@pytest.mark.gui
def test_a_run_opens_in_the_plots_from_chart_and_table(qtbot: QtBot, panel: Any) -> None:
    all_run(qtbot, panel)
    panel.tabs.setCurrentIndex(PAGES.index(TORNADO))
    panel.charts.setFocus()
    QTest.keyClick(panel.charts, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_E)  # no run was chosen: the first one opens
    plots = panel.lab.views.panels["plot"]
    qtbot.waitUntil(lambda: is_seen(plots))
    assert plots.missing.text().endswith(f"{panel.details.title.text()}, seed 1")
    (run,) = plots.arranging.captured().runs.values()
    assert (run.scenario, run.settings[-1]) == ("timers-430-600", "seed=1")
    assert [one.key for plot in plots.arranging.captured().plots for one in plot.curves] == [
        "processor.busy/=0"
    ]
    panel.lab.window.cards["experiment"].focus_body()
    qtbot.waitUntil(lambda: is_seen(panel))
    panel.tabs.setCurrentIndex(TABLE)
    panel.rows.setFocus()
    QTest.keyClick(panel.rows, Qt.Key.Key_Down)
    QTest.keyClick(panel.rows, Qt.Key.Key_P, CTRL_SHIFT)
    shapes = plots.arranging.captured().plots  # the first one waits for its run: it is not taken
    assert [len(shape.curves) for shape in shapes] == [1, 1]
    assert [run.settings[-1] for run in plots.arranging.captured().runs.values()] == ["seed=1", "seed=2"]


@pytest.mark.slow
@pytest.mark.gui
def test_cancel_leaves_nothing_running(qtbot: QtBot, panel: Any) -> None:
    panel.runs.show_table(
        panel.runs.table | {"settings": ["until=20h", "phases=[]", "lpar.xstor=64M"]}, panel.runs.file
    )
    QTest.mouseClick(panel.run, LEFT)
    qtbot.waitUntil(lambda: panel.process.pid > 0, timeout=WAIT)
    number = panel.process.pid
    assert [work.title for work in work_list.running] == ["Experiment: Idle users"]
    QTest.mouseClick(panel.progress.cancel, LEFT)
    assert not panel.process.busy
    assert work_list.running == []
    assert not psutil.pid_exists(number)


@pytest.mark.gui
def test_the_dialog_defines_another_experiment(panel: Any, settings: Settings, tmp_path: Path) -> None:
    QTest.mouseClick(panel.runs.define, LEFT)
    dialog = panel.runs.dialog
    assert dialog.said.text().startswith("12 runs")
    dialog.seeds.setValue(3)
    assert dialog.said.text().startswith("18 runs")
    dialog.scenario.setCurrentText("no-such")
    assert "no such scenario" in dialog.said.text()
    QTest.keyClick(dialog.title, Qt.Key.Key_Return)
    assert dialog.isVisible()  # what is wrong is not defined
    dialog.scenario.setCurrentText("timers-430-600")
    dialog.design.setCurrentIndex(dialog.design.findData("morris"))
    assert dialog.points.isEnabled()
    dialog.parameters.add({"key": "parameters.throttle_rate", "from": "3,3", "to": "1,234"})
    assert dialog.said.text() == "“3,3” is not a number: write 3.3."
    dialog.parameters.remove()
    dialog.parameters.add({"key": "lpar.xstor", "from": "64M, 128M"})
    dialog.cluster.setText("tcp://127.0.0.1:8786")
    dialog.title.selectAll()
    QTest.keyClicks(dialog.title, "Mine")
    QTest.keyClick(dialog.title, Qt.Key.Key_Return)
    assert panel.runs.book.experiment.title == "Mine"
    assert panel.runs.book.experiment.axes[-1].values == (64.0, 128.0)
    assert settings.cluster == "tcp://127.0.0.1:8786"
    file = tmp_path / "mine.toml"
    panel.runs.write(file)
    assert load_experiment(file).table == panel.runs.book.experiment.table


@pytest.mark.gui
def test_a_file_that_is_no_experiment_is_said(panel: Any, tmp_path: Path) -> None:
    said: list[str] = []
    panel.failed.connect(said.append)
    file, before = tmp_path / "wrong.toml", panel.runs.book.experiment
    file.write_text("scenario = 3")
    panel.runs.open_file(file)
    assert "wrong.toml" in said[0]
    assert panel.runs.book.experiment is before
