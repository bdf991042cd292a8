"""A file of measurements by mouse and keyboard: dropped or opened, named, aligned, and drawn."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.data.kept import keep, recall
from app.data.model import NAME, SERIES, UNIT
from app.data.opening import DataFiles
from app.data.source import Choice, DataSource, Mapped
from app.lab import Lab
from app.plot.series import Series
from app.window.settings import Settings
from engine.kernel.units import SECOND
from engine.measured.reading import read
from tests.engine.measured.samples import SADF_D

pytestmark = pytest.mark.gui
PATH = ("eth0", "rxpck/s")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "sar.csv"
    path.write_text(SADF_D)
    return path


def curve() -> Series:
    seconds = np.arange(0, 600.0, 5)
    values = np.exp(-(((seconds - 300) / 40) ** 2))
    return Series("users", "users", (seconds * SECOND).astype(np.int64), values, "run")


@pytest.fixture
def files(qtbot: QtBot, settings: Settings) -> DataFiles:
    window = QWidget()
    qtbot.addWidget(window)
    made = DataFiles(settings, lambda: [("Users", curve)], window)
    made.kept_window = window  # type: ignore[attr-defined]  # else it goes at the end of this function
    return made


def opened(qtbot: QtBot, files: DataFiles, file: Path) -> None:
    files.open(file)
    qtbot.waitUntil(lambda: files.dialog is not None, timeout=10_000)


def test_names_units_and_the_start_are_chosen_by_keyboard(qtbot: QtBot, files: DataFiles, file: Path) -> None:
    opened(qtbot, files, file)
    dialog = files.dialog
    assert dialog is not None
    row = dialog.model.paths.index(PATH)
    dialog.table.setCurrentIndex(dialog.model.index(row, NAME))
    dialog.model.setData(dialog.model.index(row, NAME), "Packets in")
    dialog.model.setData(dialog.model.index(row, UNIT), "packets/s")
    dialog.table.setCurrentIndex(dialog.model.index(0, SERIES))
    QTest.keyClick(dialog.table, Qt.Key.Key_Space)
    assert not dialog.model.choices[dialog.model.paths[0]].used
    dialog.start.selectAll()
    QTest.keyClicks(dialog.start, "soon")
    assert not dialog.open_button.isEnabled()
    assert "0:10:00" in dialog.note.text()
    dialog.start.selectAll()
    QTest.keyClicks(dialog.start, "2m")
    with qtbot.waitSignal(files.opened) as found:
        QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    source: DataSource = found.args[0]
    entry = next(one for one in source.entries() if one.path[-1] == "Packets in")
    series = source.series(entry.key)
    assert (series.unit, series.times.tolist()) == ("packets/s", [120 * SECOND, 180 * SECOND])
    assert len(source.entries()) == len(dialog.model.paths) - 1


def test_the_names_come_again_with_the_same_headings(
    files: DataFiles, file: Path, settings: Settings
) -> None:
    data = read(file)
    mapped = Mapped({PATH: Choice("Packets", "1/s"), ("CPU 0", "%idle"): Choice(used=False)}, 5)
    settings.data_headings = keep(settings.data_headings, data, mapped)
    assert recall(settings.data_headings, data).choices == mapped.choices
    for damaged in ("", "[]", "{", '{"x": 1}', settings.data_headings.replace("[[", "[")):
        assert recall(damaged, data) == Mapped()
        keep(damaged, data, mapped)


def test_a_file_is_moved_to_where_the_curves_agree(qtbot: QtBot, files: DataFiles, tmp_path: Path) -> None:
    own = curve()
    lines = [
        f"{time / SECOND + 1_257_249_600 - 45:.0f},{10 * value}"
        for time, value in zip(own.times, own.values, strict=True)
    ]
    path = tmp_path / "users.csv"
    path.write_text("\n".join(["time,users", *lines]))
    opened(qtbot, files, path)
    assert files.dialog is not None
    QTest.mouseClick(files.dialog.match, Qt.MouseButton.LeftButton)
    assert files.dialog.shift is not None
    assert (files.dialog.shift / SECOND) == pytest.approx(-1_257_249_600 + 45, abs=2)
    assert "correlation" in files.dialog.note.text()


def test_a_file_that_is_no_data_says_so(qtbot: QtBot, files: DataFiles, tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("hello\n")
    with qtbot.waitSignal(files.failed) as said:
        files.open(path)
    assert "expected" in said.args[0]


@pytest.mark.slow
def test_a_dropped_file_is_drawn_beside_the_run(qtbot: QtBot, lab: Lab, file: Path) -> None:
    lab.open_files([file])
    qtbot.waitUntil(lambda: lab.data_files.dialog is not None, timeout=10_000)
    dialog = lab.data_files.dialog
    assert dialog is not None
    assert dialog.other.count() > 10
    QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert lab.views is not None
    plot = lab.views.panels.plot
    plot.tree.search.setText("rxpck")
    QTest.keyClick(plot.tree.search, Qt.Key.Key_Return)
    assert "sar.csv" in lab.window.header.banner.message.text()
