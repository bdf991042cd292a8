"""The run matrix by mouse and keyboard, with processes that answer at once."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.jobs.task_book import RunTask, TaskProgress
from app.jobs.tasks.registry import JobError
from app.lab.lab import Lab
from app.run_sets.matrix.add_dialog import AddDialog
from app.run_sets.run_set import state
from engine.platform import is_running
from engine.scenario.scenario import ScenarioError
from engine.studies.matrix import MatrixEntry
from engine.studies.probes import StudyRun
from engine.studies.timers.matrix import MATRIX
from tests.app.questions import press_soon
from tests.app.run_sets.matrix import short_job
from tests.app.run_sets.matrix.made_up import FIRST, STUDY, book
from tests.app.run_sets.matrix.printed import FAILS
from tests.app.window.test_window_access import cut_off, is_cut

LEFT = Qt.MouseButton.LeftButton
ROOT = Path(__file__).parents[4]
WAIT = 60_000  # ms: processes are started on a busy machine
OWN = {"release": "4.4", "users": "4998", "patch": "false"}  # the made-up process waits with it


@pytest.fixture
def panel(make_lab: Callable[..., Lab], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The panel of a lab, with made-up tables."""
    monkeypatch.chdir(ROOT)
    lab = make_lab()
    shown: Any = lab.views.panels["matrix"]
    shown.lab, shown.kept, shown.grid = lab, book(), shown.runs.grid
    shown.pool = shown.runs.runner.pool
    shown.pool.job = short_job.JOB
    shown.runs.books[STUDY] = shown.kept
    lab.window.actions_by_id["matrix"].trigger()
    shown.runs.show_book(shown.kept)
    QApplication.processEvents()
    return shown


def entry_of(run: StudyRun) -> MatrixEntry:
    return next(entry for entry in MATRIX.entries if entry.run == run)


def click(panel: Any, entry: MatrixEntry, twice: bool = False) -> None:
    """Choose a run with the mouse."""
    index = panel.grid.cells.index_of(entry)
    panel.grid.scrollTo(index)
    point = panel.grid.visualRect(index).center()
    QTest.mouseClick(panel.grid.viewport(), LEFT, pos=point)
    if twice:
        QTest.mouseDClick(panel.grid.viewport(), LEFT, pos=point)


def spoken(panel: Any, entry: MatrixEntry) -> str:
    return str(panel.grid.cells.index_of(entry).data())


def all_run(qtbot: QtBot, panel: Any) -> None:
    QTest.mouseClick(panel.run, LEFT)
    qtbot.waitUntil(lambda: not panel.kept.under_way, timeout=WAIT)


def all_known(panel: Any) -> None:
    """Give all runs the answers that their processes would bring."""
    tasks = panel.kept.missing(panel.kept.items)
    panel.kept.begin(tasks)
    for task in tasks:
        panel.kept.end(task, answer(task))
    panel.runs.runner.changed.emit()


def answer(task: RunTask) -> Any:
    try:
        return short_job.simulate(lambda _: None, **task.arguments())
    except JobError as error:
        return str(error)


def test_a_key_goes_to_the_runs(panel: Any) -> None:
    assert is_seen(panel)
    QTest.keyClick(panel.lab.window, Qt.Key.Key_1)
    QTest.keyClick(panel.lab.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert panel.grid.hasFocus()
    assert panel.grid.entry == MATRIX.entries[0]


def test_a_study_without_tables_says_so(panel: Any) -> None:
    panel.runs.show_scenario(panel.lab.session.scenario)
    assert panel.none.isVisible()
    assert not panel.stack.isVisible()
    assert not panel.run.isEnabled()


def test_releases_across_users_and_patch_down(panel: Any) -> None:
    cells = panel.grid.cells
    assert [cells.headerData(n, Qt.Orientation.Horizontal) for n in range(3)] == [
        "z/VM 4.2",
        "z/VM 4.3",
        "z/VM 4.4",
    ]
    assert [cells.headerData(n, Qt.Orientation.Vertical) for n in range(4)] == [
        "600 users\nno patch", "900 users\nno patch", "600 users\ntimer patch", "900 users\ntimer patch",
    ]  # fmt: skip
    QTest.keyClick(panel.grid, Qt.Key.Key_Down)
    QTest.keyClick(panel.grid, Qt.Key.Key_Right)
    assert panel.grid.entry.run == FIRST[2]
    assert "97.4% published" in spoken(panel, panel.grid.entry)


def test_all_runs_fill_their_cells(qtbot: QtBot, panel: Any) -> None:
    all_run(qtbot, panel)
    kept = panel.kept
    states = {entry.run.scenario: kept.state(entry) for entry in kept.items}
    assert states.pop(FAILS) == TaskProgress.FAILED
    assert set(states.values()) == {TaskProgress.DONE}
    assert "cannot keep up" in spoken(panel, entry_of(StudyRun(FAILS)))
    assert "Master: 91.1% simulated, 91.1% published, ✓ within" in spoken(panel, entry_of(FIRST[0]))
    assert "82.8% simulated, 69.0% published, ✗ outside" in spoken(panel, entry_of(FIRST[1]))
    assert panel.summary.text() == "11 of 12 runs · 1 failed · 48 of 56 within tolerance"
    assert not panel.progress.isVisible()
    assert panel.pool.processes == []


def test_runs_that_have_ended_are_not_run_again(qtbot: QtBot, panel: Any) -> None:
    all_run(qtbot, panel)
    before = dict(panel.kept.results)
    panel.runs.seeds.setFocus()
    QTest.keyClick(panel.runs.seeds, Qt.Key.Key_Down)
    assert panel.kept.seeds == 3
    click(panel, entry_of(FIRST[0]))
    QTest.keyClick(panel.grid, Qt.Key.Key_R)
    assert len(panel.kept.under_way) == 2
    assert panel.progress.isVisible()
    qtbot.waitUntil(lambda: not panel.kept.under_way, timeout=WAIT)
    assert len(panel.kept.figures(FIRST[0])) == 3
    assert before.items() <= panel.kept.results.items()


def test_a_run_is_cancelled_with_its_key_and_all_with_the_button(qtbot: QtBot, panel: Any) -> None:
    panel.runs.add_run(OWN)
    own = panel.grid.entry
    QTest.keyClick(panel.grid, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: panel.kept.state(own) == TaskProgress.RUNNING, timeout=WAIT)
    (process,) = panel.pool.processes
    assert panel.each.text() == "Cancel"
    QTest.keyClick(panel.grid, Qt.Key.Key_R)
    assert panel.kept.state(own) == TaskProgress.CANCELLED
    assert not is_running(process)
    QTest.mouseClick(panel.run, LEFT)
    QTest.mouseClick(panel.progress.cancel, LEFT)
    assert panel.kept.under_way == {}
    assert panel.pool.processes == []
    assert not panel.progress.isVisible()


def test_closing_the_window_ends_the_processes(panel: Any) -> None:
    panel.runs.add_run(OWN)
    QTest.keyClick(panel.grid, Qt.Key.Key_R)
    (process,) = panel.pool.processes
    press_soon("Quit and discard work")
    panel.lab.window.close()
    assert not is_running(process)


def test_a_run_of_ones_own_is_added_and_removed(panel: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.run_sets.matrix.add_dialog.load_scenario", lambda name, settings: None)
    QTest.mouseClick(panel.runs.add, LEFT)
    dialog = panel.findChild(AddDialog)
    users = dialog.fields["users"]
    users.setFocus()
    users.selectAll()
    QTest.keyClicks(users, "750")
    QTest.keyClick(users, Qt.Key.Key_Return)
    assert panel.grid.entry.run.settings[-1] == "guests.linux.count=750"
    assert panel.runs.remove.isVisible()
    QTest.keyClick(panel.grid, Qt.Key.Key_Delete)
    assert panel.kept.own == []
    assert not panel.runs.remove.isVisible()
    QTest.keyClick(panel.grid, Qt.Key.Key_Delete)  # the runs of the study stay
    assert len(panel.grid.cells.cells) == len(MATRIX.entries)


def test_what_cannot_be_run_is_said_in_the_dialog(panel: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, settings: tuple[str, ...]) -> None:
        raise ScenarioError(name, "lpar.frames", "expected a size", value="much")

    monkeypatch.setattr("app.run_sets.matrix.add_dialog.load_scenario", refuse)
    panel.runs.ask_run()
    dialog = panel.findChild(AddDialog)
    dialog.fields["frames"].setText("much")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "expected a size" in dialog.said.text()
    assert panel.kept.own == []
    dialog.close()


def test_enter_and_double_click_open_a_run(qtbot: QtBot, panel: Any) -> None:
    panel.open_asked.disconnect()
    panel.runs.add_run({"release": "4.4", "users": "750"})
    with qtbot.waitSignal(panel.open_asked) as asked:
        QTest.keyClick(panel.grid, Qt.Key.Key_Return)
    assert asked.args == ["timers-430-600", ('lpar.release="4.4"', "guests.linux.count=750")]
    with qtbot.waitSignal(panel.open_asked) as asked:
        click(panel, entry_of(FIRST[0]), twice=True)
    assert asked.args == ["timers-420-600", ()]


def test_the_lab_opens_a_run_and_compares_another(qtbot: QtBot, panel: Any) -> None:
    lab, results = panel.lab, panel.kept.results
    with qtbot.waitSignal(lab.opened):
        QTest.keyClick(panel.grid, Qt.Key.Key_Return)
    assert (lab.session.name, lab.session.settings) == (FIRST[0].scenario, ())
    assert panel.runs.book is panel.kept  # with its results
    assert panel.kept.results is results
    QTest.keyClick(panel.grid, Qt.Key.Key_Right)
    QTest.keyClick(panel.grid, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: lab.session.branches.compared is not None)
    assert lab.session.branches.find(lab.session.branches.compared).name == "z/VM 4.3, 600 users, no patch"


def test_the_tables_have_what_was_simulated(panel: Any) -> None:
    all_known(panel)
    tabs, model = panel.tabs, panel.runs.table.entries
    assert [tabs.tabText(n) for n in range(tabs.count())] == ["Runs", "Table 1", "Table 2", "Other runs"]
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(1).center())
    assert not panel.runs.legend.isVisible()
    rows = [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    assert rows[0] == ["Release", "", "420", "", "430", "", "430", ""]
    assert rows[3] == ["Total Util/Proc", "%", "47.8", "47.8 ✓", "68.5", "82.2 ✗", "97.3", "97.3 ✓"]
    assert rows[-2][0] == "Ratios"
    assert rows[-1][3::2] == ["1.000   ", "1.720   ", "2.036   "]
    assert "+20.0%" in model.index(3, 5).data(Qt.ItemDataRole.ToolTipRole)
    panel.runs.table.setCurrentIndex(model.index(3, 5))  # what is chosen in a table is the run of its column
    assert panel.details.title.text() == "z/VM 4.3, 600 users, no patch · ● 1 seed"
    panel.runs.table.setCurrentIndex(model.index(3, 0))
    assert not panel.open.isEnabled()
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(3).center())
    heads = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    assert heads == ["Quantity", "Unit", *["Simulated"] * 5]


def test_copy_and_export(panel: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    all_known(panel)
    QTest.keyClick(panel.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    lines = list(csv.reader(io.StringIO(text)))
    assert lines[5] == [
        "Total Util/Proc",
        "%",
        "47.8",
        "47.8",
        "within",
        "68.5",
        "82.2",
        "outside",
        "97.3",
        "97.3",
        "within",
    ]
    assert [line[0] for line in lines if line and line[0].startswith(("Table", "Other"))] == [
        "Table 1. Made up", "Table 2. Made up", "Other runs",
    ]  # fmt: skip
    file = tmp_path / "timers"
    monkeypatch.setattr("app.files.save_dialog.QFileDialog.getSaveFileName", lambda *more: (str(file), ""))
    QTest.mouseClick(panel.export, LEFT)
    assert file.with_suffix(".csv").read_text(encoding="utf-8") == text
    assert "timers.csv" in panel.lab.window.header.banner.message.text()
    panel.write(tmp_path)  # a folder
    assert panel.lab.window.header.banner.property("error")


def test_nothing_is_cut_off_in_a_small_window(qtbot: QtBot, panel: Any) -> None:
    panel.lab.window.resize(1280, 720)
    panel.runs.add_run(OWN)
    QTest.keyClick(panel.grid, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: panel.progress.isVisible())
    QApplication.processEvents()
    assert panel.lab.window.width() == 1280
    assert [text for text in cut_off(panel.lab) if "Label" not in text] == []
    assert not panel.summary.isVisible()
    panel.runs.runner.cancel()
    QApplication.processEvents()
    assert panel.summary.isVisible()
    assert not is_cut(panel.summary)


@pytest.mark.parametrize("look", ["dark", "light"])
def test_cells_are_painted_in_every_state(panel: Any, look: str) -> None:
    panel.lab.window.set_theme(look)
    painter, kept = panel.grid.painting, panel.kept
    picture = [panel.grid.viewport().grab().toImage()]
    all_known(panel)
    picture.append(panel.grid.viewport().grab().toImage())
    panel.runs.runner.cancel()
    kept.results.clear()
    kept.begin(kept.tasks(kept.items[0]))
    panel.grid.tell_all()
    picture.append(panel.grid.viewport().grab().toImage())
    assert picture[0] != picture[1] != picture[2]
    assert painter.width() <= panel.grid.columnWidth(0)
    assert state(kept, kept.items[0]) == "… waiting"
