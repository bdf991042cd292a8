"""One chart as a file, by mouse and keyboard: pictures, drawings, pages, and its time series as numbers."""

from __future__ import annotations

import csv
import os
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.charts.toolkit.chart import Chart
from app.charts.toolkit.time_view import TimeView
from app.export.chart import CSV, PDF, PNG, SVG, ExportLook, save
from app.export.chart_dialog import ChartDialog
from app.look import theme
from app.panels.charts import chart_kind
from engine.kernel.units import SECOND
from engine.measured.reading import read
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.sim import Simulation
from tests.engine.small import small
from tests.systems import needs_pipes

pytestmark = pytest.mark.gui
LOOK = ExportLook(QSize(600, 320), 2.0, "light")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def run() -> Recording:
    sim = Simulation(small("suspend"))
    sim.run(2 * SECOND)
    return sim.recording()


@pytest.fixture
def view(run: Recording) -> TimeView:
    made = TimeView()
    made.fit(run.now)
    return made


@pytest.fixture
def chart(qtbot: QtBot, run: Recording, view: TimeView) -> Chart:
    made = chart_kind("paging")(view)
    qtbot.addWidget(made)
    made.resize(640, 320)
    made.set_recording(run)
    return made


@pytest.fixture
def dialog(qtbot: QtBot, chart: Chart, tmp_path: Path) -> ChartDialog:
    chart.show()
    made = ChartDialog(chart)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
    made.file.setText(str(tmp_path / "a.png"))
    return made


def rows_of(file: Path) -> list[list[str]]:
    return list(csv.reader(file.read_text().splitlines()))


@pytest.mark.parametrize(("kind", "begins"), [(PNG, b"\x89PNG"), (SVG, b"<?xml"), (PDF, b"%PDF-")])
def test_each_kind_of_picture(kind: str, begins: bytes, chart: Chart, tmp_path: Path) -> None:
    file = tmp_path / f"a.{kind}"
    before = theme.current().name
    save(chart, file, LOOK, None)
    content = file.read_bytes()
    assert content.startswith(begins)
    assert len(content) > 4000
    assert theme.current().name == before
    if kind == PNG:
        image = QImage.fromData(content)
        assert (image.width(), image.height()) == (1200, 640)
        assert image.pixelColor(2, 2) == theme.THEMES["light"].window
    dark = tmp_path / f"dark.{kind}"
    save(chart, dark, ExportLook(LOOK.size, 2.0, "dark"), None)
    assert dark.read_bytes() != content


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext (poppler-utils) is missing")
def test_the_figures_of_a_pdf_can_be_searched(qapp: QApplication, chart: Chart, tmp_path: Path) -> None:
    theme.apply(qapp, "light")  # whose font has figures of equal width, which no search finds
    file = tmp_path / "a.pdf"
    save(chart, file, LOOK, None)
    asked = subprocess.run(["pdftotext", file, "-"], capture_output=True, text=True, check=True)
    assert re.search(r"\b0:\d\d:00\b", asked.stdout), "times along the axis"
    assert not any(0xE000 <= ord(letter) < 0xF900 for letter in asked.stdout)


def test_time_series_are_plain_numbers_with_a_unit_a_column(
    chart: Chart, run: Recording, tmp_path: Path
) -> None:
    file = tmp_path / "a.csv"
    save(chart, file, LOOK, None)
    heads, *rows = rows_of(file)
    assert heads[:2] == ["from (s)", "to (s)"]
    assert all(head.endswith(")") for head in heads[2:])
    assert len(rows) == len(run.time) - 1
    assert all(float(cell) >= 0 for row in rows for cell in row)
    made = read(file)
    wanted = {one.id: one.values(run, [0], run.time) for one in measures().values() if one.of == "system"}
    found = [made.series(path)[1] for path in made.paths()]
    assert len(found) == len(heads) - 2
    for values in found:
        assert any(np.allclose(values, one, rtol=1e-5, atol=1e-9, equal_nan=True) for one in wanted.values())


def test_only_what_is_shown(chart: Chart, run: Recording, view: TimeView, tmp_path: Path) -> None:
    save(chart, tmp_path / "a.csv", LOOK, (SECOND // 2, SECOND))
    _, *rows = rows_of(tmp_path / "a.csv")
    assert float(rows[0][0]) >= 0.5
    assert float(rows[-1][1]) <= 1.0
    save(chart, tmp_path / "none.csv", LOOK, (10**15, 10**15 + 1))
    assert len((tmp_path / "none.csv").read_text().splitlines()) == 1


def test_a_view_between_two_samples_has_the_interval_around_it(
    chart: Chart, run: Recording, tmp_path: Path
) -> None:
    before, after = int(run.time[1]), int(run.time[2])
    save(chart, tmp_path / "a.csv", LOOK, (before + 1, after - 1))
    _, *rows = rows_of(tmp_path / "a.csv")
    assert [[float(cell) for cell in row[:2]] for row in rows] == [[before / SECOND, after / SECOND]]


def test_a_chart_of_one_moment_has_its_measures_over_time(
    qtbot: QtBot, run: Recording, view: TimeView, tmp_path: Path
) -> None:
    made = chart_kind("memory")(view)
    qtbot.addWidget(made)
    save(made, tmp_path / "empty.csv", LOOK, None)
    assert rows_of(tmp_path / "empty.csv") == made.table()
    made.set_recording(run)
    save(made, tmp_path / "a.csv", LOOK, None)
    assert len(rows_of(tmp_path / "a.csv")) == len(run.time)


def test_by_keyboard(qtbot: QtBot, dialog: ChartDialog, tmp_path: Path) -> None:
    dialog.kinds[PNG].setFocus()
    QTest.keyClick(dialog.kinds[PNG], Qt.Key.Key_Down)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    assert dialog.kind == CSV
    assert dialog.file.text().endswith("a.csv")
    reached = set()
    for _ in range(20):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.add(dialog.focusWidget())
    assert {dialog.shown, dialog.file, dialog.choose, dialog.save, dialog.copy} <= reached
    assert dialog.wide not in reached
    dialog.shown.setFocus()
    QTest.keyClick(dialog.shown, Qt.Key.Key_Down)
    assert dialog.whole.isChecked()
    dialog.file.setFocus()
    with qtbot.waitSignal(dialog.saved) as said:
        QTest.keyClick(dialog.file, Qt.Key.Key_Return)
    assert said.args[0] == str(tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_text().startswith("from (s),to (s)")


def test_by_mouse(qtbot: QtBot, dialog: ChartDialog, tmp_path: Path) -> None:
    dialog.kinds[SVG].click()
    dialog.wide.setValue(400)
    with qtbot.waitSignal(dialog.saved):
        QTest.mouseClick(dialog.save, LEFT)
    assert 'width="' in (tmp_path / "a.svg").read_text()


@pytest.mark.parametrize("kind", [PNG, SVG, PDF, CSV])
def test_copies(kind: str, dialog: ChartDialog) -> None:
    dialog.kinds[kind].click()
    QTest.mouseClick(dialog.copy, LEFT)
    mime = QGuiApplication.clipboard().mimeData()
    if kind == CSV:
        assert mime.text().startswith("from (s)")
    else:
        assert mime.hasImage()
    assert mime.hasFormat("image/svg+xml") == (kind == SVG)
    assert dialog.isVisible()


@pytest.mark.parametrize(
    "text", ["/", ".", "~no-such-user/a", "a\0b/c", "/none" * 200, f"/none/{'a' * 300}", " "]
)
def test_a_text_that_names_no_file_is_refused(text: str, dialog: ChartDialog) -> None:
    dialog.file.setText(text)
    assert not dialog.save.isEnabled()
    assert "folder" in dialog.note.text()
    QTest.mouseClick(dialog.kinds[CSV], LEFT)
    assert not dialog.save.isEnabled()


@needs_pipes
def test_a_pipe_is_not_written(dialog: ChartDialog, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.png")
    dialog.file.setText(str(tmp_path / "a.png"))
    dialog.save.click()
    assert "pipe" in dialog.note.text()
    assert dialog.isVisible()


def test_what_cannot_be_written_says_so_and_leaves_the_dialog(dialog: ChartDialog, tmp_path: Path) -> None:
    dialog.file.setText(str(tmp_path / "none" / "a.png"))
    assert not dialog.save.isEnabled()
    assert "folder" in dialog.note.text()
    (tmp_path / "a.png").mkdir()
    dialog.file.setText(str(tmp_path / "a.png"))
    QTest.mouseClick(dialog.save, LEFT)
    assert dialog.isVisible()
    assert dialog.note.text()
    dialog.file.setText(str(tmp_path / "a.docx"))
    QTest.mouseClick(dialog.save, LEFT)
    assert ".pdf" in dialog.note.text()
    assert isinstance(dialog.file, QLineEdit)


def test_a_picture_says_that_the_release_of_the_site_is_another_one(
    qtbot: QtBot, run: Recording, view: TimeView, tmp_path: Path
) -> None:
    scenario = small("suspend")
    lpar = scenario.lpar.model_copy(update={"site_release": "7.3"})
    sim = Simulation(scenario.model_copy(update={"lpar": lpar}))
    sim.run(SECOND)
    made = chart_kind("paging")(view)
    qtbot.addWidget(made)
    made.set_recording(sim.recording())
    save(made, tmp_path / "a.svg", LOOK, None)
    assert "The site runs z/VM 7.3" in (tmp_path / "a.svg").read_text("utf-8")
    save(made, tmp_path / "a.csv", LOOK, None)
    lines = (tmp_path / "a.csv").read_text("utf-8").splitlines()
    assert lines[0].endswith(",release")
    assert all(line.endswith("for a site on 7.3") for line in lines[1:])
    made.set_recording(run)
    save(made, tmp_path / "b.svg", LOOK, None)
    assert "The site runs" not in (tmp_path / "b.svg").read_text("utf-8")
