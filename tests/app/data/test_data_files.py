"""A file of measurements by mouse and keyboard: dropped or opened, named, aligned, and drawn."""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from app.data.dialog import DataDialog
from app.data.model import MEASURE, NAME, OF, SERIES, UNIT
from app.data.opening import DataFiles, keep, recall
from app.data.run import DataSource, Mapped, RunMeasures, SeriesChoice
from app.lab.lab import Lab
from app.look import theme
from app.settings.settings import Settings
from app.start import open_beside
from engine.kernel.units import SECOND
from engine.measured.data import Measurements
from engine.measured.reading import read
from engine.measures.target import MeasuredTarget
from engine.sim import Simulation
from tests.app.window.test_theme import contrast
from tests.engine.measured.samples import SADF_D, VMSTAT_PLAIN
from tests.engine.small import small

pytestmark = pytest.mark.gui
PATH = ("eth0", "rxpck/s")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "sar.csv"
    path.write_text(SADF_D)
    return path


@pytest.fixture(scope="module")
def run() -> RunMeasures:
    sim = Simulation(small("suspend"))
    sim.run(sim.scenario.until)
    return RunMeasures(sim.recording(), "small.toml")


@pytest.fixture
def files(qtbot: QtBot, settings: Settings, run: RunMeasures) -> DataFiles:
    window = QWidget()
    qtbot.addWidget(window)
    made = DataFiles(settings, lambda: run, window)
    made.kept_window = window  # type: ignore[attr-defined]  # else it goes at the end of this function
    return made


def read_again(file: Path, text: str, by: str) -> Measurements:
    file.write_text(file.read_text().replace(text, by))
    return read(file)


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
    choices: dict[tuple[str, ...], SeriesChoice] = {
        PATH: SeriesChoice("Packets", "1/s", True, "system.page_rate"),
        ("CPU 0", "%idle"): SeriesChoice(used=False),
    }
    mapped = Mapped(choices, 5, "Europe/Berlin")
    settings.data_headings = keep(settings.data_headings, data, mapped)
    assert recall(settings.data_headings, data) == Mapped(choices, 0, "Europe/Berlin")
    assert recall(settings.data_headings.replace("Europe/Berlin", "../x"), data) == Mapped()
    more = read_again(
        file, "eth0;110.00;95.00\n", "eth0;110.00;95.00\nlnx1;60;2009-11-03 12:01:01 UTC;eth1;1;2\n"
    )
    assert recall(settings.data_headings, more).choices == choices  # another device, the same headings
    for damaged in ("", "[]", "{", '{"x": 1}', settings.data_headings.replace("[[", "[")):
        assert recall(damaged, data) == Mapped()
        keep(damaged, data, mapped)


def test_names_and_measures_come_again_for_other_guests(settings: Settings, tmp_path: Path) -> None:
    file, rows = tmp_path / "own.csv", "time,userid,memory (KB),load\n0,{0},400,1\n1,{0},800,2\n"
    file.write_text(rows.format("LNX001"))
    memory = SeriesChoice("Memory", "KB", True, "guest.real", "lnx001")
    said: dict[tuple[str, ...], SeriesChoice] = {
        ("LNX001", "memory"): memory,
        ("LNX001", "load"): SeriesChoice(used=False),
    }
    settings.data_headings = keep("", read(file), Mapped(said))
    file.write_text(rows.format("LNX002"))
    assert recall(settings.data_headings, read(file)).choices == {
        ("LNX002", "memory"): replace(memory, of="LNX002"),
        ("LNX002", "load"): SeriesChoice(),
    }


def written(run: RunMeasures, path: Path, delay: int) -> Path:
    """Write a measure of the run, ten times as large, as a file that begins later."""
    one = run.series(MeasuredTarget("guest.real"))
    assert one is not None
    stamps = (one.times + delay) / SECOND + 1_257_249_600
    lines = [f"{stamp:.3f},{10 * value}" for stamp, value in zip(stamps, one.values, strict=True)]
    path.write_text("\n".join(["time,memory (pages)", *lines]))
    return path


def test_a_file_is_moved_to_where_the_curves_agree(
    qtbot: QtBot, files: DataFiles, run: RunMeasures, tmp_path: Path
) -> None:
    opened(qtbot, files, written(run, tmp_path / "own.csv", 5 * SECOND))
    dialog = files.dialog
    assert dialog is not None
    dialog.aligning.other.setCurrentText(run.title("guest.real"))
    QTest.mouseClick(dialog.aligning.match, Qt.MouseButton.LeftButton)
    assert dialog.shift is not None
    assert dialog.shift / SECOND == pytest.approx(-1_257_249_605, abs=0.2)
    assert "correlation" in dialog.note.text()


def test_a_series_is_aligned_with_what_it_becomes_values_of(
    qtbot: QtBot, files: DataFiles, run: RunMeasures, tmp_path: Path
) -> None:
    path = tmp_path / "own.csv"
    path.write_text("time,userid,load,memory (KB)\n0,DB0001,1,400\n1,DB0001,2,800\n")
    opened(qtbot, files, path)
    dialog = files.dialog
    assert dialog is not None
    dialog.model.setData(dialog.model.index(1, MEASURE), run.title("guest.real"))
    assert dialog.aligning.path == ("DB0001", "memory")
    assert dialog.aligning.other.currentText() == run.title("guest.real")
    dialog.model.setData(dialog.model.index(0, MEASURE), run.title("guest.cpu"))
    assert dialog.aligning.path == ("DB0001", "memory")  # it stays where it is


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("used", [True, False])
def test_the_box_of_a_series_is_seen(
    qtbot: QtBot, files: DataFiles, file: Path, scheme: str, used: bool
) -> None:
    theme.apply(QApplication.instance(), scheme)  # type: ignore[arg-type]
    try:
        opened(qtbot, files, file)
        dialog = files.dialog
        assert dialog is not None
        model, table = dialog.model, dialog.table
        state = Qt.CheckState.Checked if used else Qt.CheckState.Unchecked
        model.setData(model.index(1, SERIES), state, Qt.ItemDataRole.CheckStateRole)
        image = table.viewport().grab(table.visualRect(model.index(1, SERIES))).toImage()
        row = [image.pixelColor(x, image.height() // 2) for x in range(24)]
        assert max(contrast(one, theme.current().panel) for one in row) >= 3
    finally:
        theme.apply(QApplication.instance(), "dark")  # type: ignore[arg-type]


def test_tab_goes_through_the_dialog_as_it_is_read(qtbot: QtBot, files: DataFiles, tmp_path: Path) -> None:
    path = tmp_path / "own.csv"
    path.write_text("time,load\n2009-10-25 02:59:00,1\n2009-10-25 03:00:00,2\n")
    opened(qtbot, files, path)
    dialog = files.dialog
    assert dialog is not None
    found = []
    dialog.table.setFocus()
    for _ in range(3):
        found.append(dialog.focusWidget())
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert found == [dialog.table, dialog.start, dialog.zone]


def test_a_file_is_moved_by_dragging_and_by_keys(
    qtbot: QtBot, files: DataFiles, run: RunMeasures, tmp_path: Path
) -> None:
    opened(qtbot, files, written(run, tmp_path / "own.csv", 0))
    dialog = files.dialog
    assert dialog is not None
    plot, before = dialog.aligning.plot, dialog.shift
    assert before is not None
    left, right = plot.getViewBox().viewRange()[0]
    box = plot.getViewBox().sceneBoundingRect()
    middle = plot.mapFromScene(box.center())
    QTest.mousePress(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(plot.viewport(), middle + QPoint(40, 0))
    QTest.mouseRelease(plot.viewport(), Qt.MouseButton.LeftButton, pos=middle + QPoint(40, 0))
    wanted = 40 / box.width() * (right - left)
    assert dialog.shift is not None
    assert (dialog.shift - before) / SECOND == pytest.approx(wanted, rel=0.1)
    before = dialog.shift
    QTest.keyClick(plot, Qt.Key.Key_Left)
    QTest.keyClick(plot, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert (dialog.shift - before) / SECOND == pytest.approx(0.09 * (right - left), rel=0.01)
    before = dialog.shift
    plot.setXRange(0, 10_000, padding=0)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert (dialog.shift - before) / SECOND == pytest.approx(100)


def test_series_are_mapped_to_measures_and_guests(
    qtbot: QtBot, files: DataFiles, run: RunMeasures, settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / "own.csv"
    path.write_text("time,userid,memory (KB),load\n0,DB0001,400,1\n1,DB0001,800,2\n")
    opened(qtbot, files, path)
    dialog = files.dialog
    assert dialog is not None
    model, row = dialog.model, dialog.model.paths.index(("DB0001", "memory"))
    dialog.table.setFocus()
    dialog.table.setCurrentIndex(model.index(row, MEASURE))
    QTest.keyClick(dialog.table, Qt.Key.Key_F2)
    editor = dialog.table.findChild(QComboBox)
    assert editor is not None
    assert editor.lineEdit() is not None
    QTest.keyClicks(editor.lineEdit(), run.title("guest.real"))
    QTest.keyClick(editor.lineEdit(), Qt.Key.Key_Return)
    assert model.choices[model.paths[row]] == SeriesChoice(measure="guest.real", of="DB0001")
    assert dialog.note.text() == ""
    model.setData(model.index(row, UNIT), "s")
    assert "change the unit" in dialog.note.text()
    model.setData(model.index(row, UNIT), "")
    QTest.mouseClick(dialog.command, Qt.MouseButton.LeftButton)
    command = shlex.split(QGuiApplication.clipboard().text())
    assert command[:5] == ["lparlab", "verify", "--data", str(path), "--scenario"]
    assert command[-1] == "DB0001 / memory=guest.real/DB0001"
    with qtbot.waitSignal(files.opened) as found:
        QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    source: DataSource = found.args[0]
    (pair,) = source.pairs()
    assert source.beside(pair).values.tolist() == [100, 200]
    assert source.beside(pair).unit == "pages"
    assert not model.setData(model.index(row, MEASURE), "nothing")
    assert not model.setData(model.index(row, OF), "NOBODY")


def test_the_zone_is_asked_for_where_times_have_none(
    qtbot: QtBot, files: DataFiles, settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / "own.csv"
    path.write_text("time,a\n2009-10-25 02:59:00,1\n2009-10-25 02:00:00,2\n2009-10-25 02:01:00,3\n")
    opened(qtbot, files, path)
    dialog = files.dialog
    assert dialog is not None
    assert not dialog.zone.isHidden()
    dialog.zone.setEditText("Berlin")
    assert not dialog.open_button.isEnabled()
    line = dialog.zone.lineEdit()
    assert line is not None
    line.selectAll()
    QTest.keyClicks(line, "Europe/Berlin")
    assert dialog.open_button.isEnabled()
    with qtbot.waitSignal(files.opened) as found:
        QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    times = found.args[0].series("a").times
    assert (np.diff(times) // SECOND).tolist() == [60, 60]
    assert times[0] == 0
    files.dialog = None
    opened(qtbot, files, path)
    again: DataDialog | None = files.dialog
    assert again is not None
    assert again.zone.currentText() == "Europe/Berlin"


def test_a_missing_interval_is_asked_for(
    qtbot: QtBot, files: DataFiles, run: RunMeasures, tmp_path: Path
) -> None:
    path = tmp_path / "vmstat.txt"
    path.write_text(VMSTAT_PLAIN)
    opened(qtbot, files, path)
    dialog = files.dialog
    assert dialog is not None
    assert not dialog.open_button.isEnabled()
    assert "time between two samples" in dialog.note.text()
    QTest.keyClicks(dialog.interval, "10")
    assert dialog.open_button.isEnabled()
    model, row = dialog.model, dialog.model.paths.index(("vmstat", "free"))
    model.setData(model.index(row, MEASURE), run.title("guest.real"))
    model.setData(model.index(row, UNIT), "MB")
    QTest.mouseClick(dialog.command, Qt.MouseButton.LeftButton)
    command = shlex.split(QGuiApplication.clipboard().text())
    assert command[command.index("--interval") + 1] == "10"
    assert command[command.index("--unit") + 1] == "vmstat / free=MB"
    with qtbot.waitSignal(files.opened) as found:
        QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    source: DataSource = found.args[0]
    (pair,) = source.pairs()
    assert (source.beside(pair).times // SECOND).tolist() == [0, 10]
    assert source.beside(pair).values.tolist() == [102_400 * 256, 102_300 * 256]


def test_an_assumed_unit_is_seen(qtbot: QtBot, files: DataFiles, run: RunMeasures, tmp_path: Path) -> None:
    path = tmp_path / "own.csv"
    path.write_text("time,memory\n0,400\n1,800\n")
    opened(qtbot, files, path)
    dialog = files.dialog
    assert dialog is not None
    model = dialog.model
    model.setData(model.index(0, MEASURE), run.title("guest.real"))
    assert model.index(0, UNIT).data() == "pages?"
    assert "pages is assumed" in dialog.note.text()
    model.setData(model.index(0, UNIT), "KB")
    assert model.index(0, UNIT).data() == "KB"
    assert dialog.note.text() == ""


def test_files_of_one_name_stay_apart(qtbot: QtBot, files: DataFiles, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / file.name
    other.parent.mkdir()
    other.write_text(file.read_text())
    names = []
    for path in (file, other, file):
        files.dialog = None
        opened(qtbot, files, path)
        dialog: DataDialog | None = files.dialog
        assert dialog is not None
        with qtbot.waitSignal(files.opened) as found:
            QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
        names.append(found.args[0].name)
    assert names == ["sar.csv", "sar.csv (2)", "sar.csv"]


def test_files_with_a_zone_are_not_asked_about_it(qtbot: QtBot, files: DataFiles, file: Path) -> None:
    opened(qtbot, files, file)
    assert files.dialog is not None
    assert files.dialog.zone.isHidden()


def test_a_file_that_is_no_data_says_so(qtbot: QtBot, files: DataFiles, tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("hello\n")
    with qtbot.waitSignal(files.failed) as said:
        files.open(path)
    assert "expected" in said.args[0]


@pytest.mark.slow
def test_a_dropped_file_is_drawn_beside_the_run(qtbot: QtBot, lab: Lab, file: Path) -> None:
    lab.files.open_all([file])
    qtbot.waitUntil(lambda: lab.files.data.dialog is not None, timeout=10_000)
    dialog = lab.files.data.dialog
    assert dialog is not None
    assert dialog.aligning.other.count() > 10
    QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert lab.views is not None
    plot = lab.views.panels["plot"]
    plot.tree.search.setText("rxpck")
    QTest.keyClick(plot.tree.search, Qt.Key.Key_Return)
    assert "sar.csv" in lab.window.header.banner.message.text()


@pytest.mark.slow
def test_a_file_that_the_command_line_names_opens_beside_the_run(qtbot: QtBot, lab: Lab, file: Path) -> None:
    open_beside(lab, file)
    lab.interactive.emit()
    lab.session.run_to(10**9)
    qtbot.waitUntil(lambda: lab.files.data.dialog is not None, timeout=20_000)
    assert lab.files.data.dialog is not None
    assert lab.files.data.dialog.aligning.other.count() > 10


@pytest.mark.slow
def test_measured_series_stand_beside_the_curves_of_the_charts(
    qtbot: QtBot, lab: Lab, tmp_path: Path
) -> None:
    path = tmp_path / "site.csv"
    path.write_text("time,system.page_in\n0,100\n60,200\n")
    lab.session.run_to(10 * 10**9)  # a chart shows curves from the second sample on
    lab.files.open_all([path])
    qtbot.waitUntil(lambda: lab.files.data.dialog is not None, timeout=10_000)
    dialog = lab.files.data.dialog
    assert dialog is not None
    QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert lab.views is not None
    chart = lab.views.charts["paging"]
    qtbot.waitUntil(lambda: chart.recorded, timeout=10_000)
    assert "site.csv" in [key.label for key in chart.compare_legend()]
    assert "site.csv" not in [key.label for key in lab.views.charts["cpu"].compare_legend()]
