"""The export dialog by mouse and keyboard; what it asks for is written in the background."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from app.export.run import CSV, PAGE, PARQUET, PNG, TRACE, VCD, Export, Wish
from app.export.run_dialog import ExportDialog
from engine.kernel.units import MS, SECOND
from engine.recording.recorder import Recording
from engine.sim import Simulation
from tests.engine.small import small

pytestmark = pytest.mark.gui


@pytest.fixture
def run() -> Recording:
    sim = Simulation(small("suspend"))
    sim.run(800 * MS)
    return sim.recording()


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[ExportDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)
    made = ExportDialog(str(tmp_path), (SECOND, 2 * SECOND), False, parent)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    parent.close()


def click(box: QCheckBox) -> None:
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))


def test_by_keyboard(qtbot: QtBot, dialog: ExportDialog, tmp_path: Path) -> None:
    reached = []
    for _ in range(12):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.append(dialog.focusWidget())
        if dialog.focusWidget() in (dialog.kinds[PNG], dialog.kinds[TRACE], dialog.kinds[VCD]):
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
        if dialog.focusWidget() is dialog.all:
            QTest.keyClick(dialog.all, Qt.Key.Key_Down)
            break
    assert {dialog.choose, *dialog.kinds.values()} <= set(reached)
    with qtbot.waitSignal(dialog.wanted) as wanted:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert wanted.args == [Wish(tmp_path, frozenset({CSV, TRACE, VCD}), (SECOND, 2 * SECOND))]


def test_by_mouse(qtbot: QtBot, dialog: ExportDialog, tmp_path: Path) -> None:
    click(dialog.kinds[PARQUET])
    with qtbot.waitSignal(dialog.wanted) as wanted:
        QTest.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
    assert wanted.args == [Wish(tmp_path, frozenset({PNG, CSV, PARQUET}))]


def test_a_folder_that_is_not_there_or_nothing_to_write_says_what_to_do(dialog: ExportDialog) -> None:
    dialog.folder.setText("/no/such/folder")
    assert not dialog.export.isEnabled()
    assert "existing folder" in dialog.note.text()
    dialog.folder.setText("/")
    for kind in (PNG, CSV):
        click(dialog.kinds[kind])
    assert not dialog.export.isEnabled()
    assert "at least one kind" in dialog.note.text()


def test_all_files_come(qtbot: QtBot, run: Recording, tmp_path: Path) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    export = Export(run, Wish(tmp_path, frozenset({CSV, PAGE, PARQUET, TRACE, VCD})), owner)
    with qtbot.waitSignal(export.done, timeout=20_000) as done:
        export.start([])
    files = {path.name for path in done.args[0]}
    assert files == {path.name for path in tmp_path.iterdir()}
    assert files >= {"system.csv", "guests.parquet", "run.html", "trace.json", "states.vcd"}
    assert json.loads((tmp_path / "trace.json").read_text("utf-8"))["traceEvents"]


def test_a_cancelled_export_leaves_no_file_half_written(qtbot: QtBot, run: Recording, tmp_path: Path) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    export = Export(run, Wish(tmp_path, frozenset({CSV})), owner)
    said: list[object] = []
    export.done.connect(said.append)
    export.failed.connect(said.append)
    export.start([])
    export.cancel()
    qtbot.wait(1)  # what was under way comes to its end
    assert not said
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]
