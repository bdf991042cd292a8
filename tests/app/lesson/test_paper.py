"""The report on paper: five files, charts that are not blank, pages that open, nothing fetched."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lesson.report import chart_pictures, pdf, write_report
from app.look import theme
from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from lessons.format.new import TEMPLATE
from lessons.report.page import Picture
from lessons.report.report_file import read_report
from tests.lessons.report.report_samples import STEPS, sample

pytestmark = pytest.mark.usefixtures("qapp")  # fonts need an application

NAMES = ["report.html", "report.pdf", "results.csv", "statements.jsonl", "report.json"]


@pytest.fixture(scope="module")
def charts(qapp: QApplication) -> list[Picture]:
    simulation = Simulation(load_scenario(TEMPLATE / "machine.toml"))
    simulation.run(35 * SECOND)
    return chart_pictures({"two": simulation.recording()})


def pixels(image: QImage) -> np.ndarray:
    """All pixels as 0xffRRGGBB."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)[:, : image.width()]


def colours(image: QImage) -> int:
    """How many colors a picture has: a chart has many, a blank one has one."""
    return len(np.unique(pixels(image)))


def shows(image: QImage, colour: QColor) -> bool:
    """Is there a spot of about this color?"""
    parts = pixels(image).view(np.uint8).reshape(-1, 4)[:, :3].astype(int)  # blue, green, red
    return bool((np.abs(parts - [colour.blue(), colour.green(), colour.red()]).max(axis=1) < 12).any())


def images(data: bytes) -> list[QImage]:
    """The pictures in a PDF."""
    found = re.findall(rb"/Subtype /Image\b[^>]*>>\s*stream\r?\n(.*?)endstream", data, re.DOTALL)
    return [image for image in (QImage.fromData(body) for body in found) if not image.isNull()]


def test_charts_of_a_run_are_light_and_not_blank(charts: list[Picture]) -> None:
    assert [picture.caption for picture in charts if picture.caption] == [
        "ONE works, 0:00:15",
        "TWO works, 0:00:30",
    ]
    assert len(charts) >= 5
    light = theme.THEMES["light"].window.rgb()
    for picture in charts:
        image = QImage.fromData(picture.png)
        assert colours(image) > 20, picture.title
        assert image.pixelColor(0, 0).rgb() == light


@pytest.mark.parametrize("worn", ["dark", "light"])
def test_the_window_keeps_its_look(qapp: QApplication, qtbot: QtBot, worn: str) -> None:
    theme.apply(qapp, worn)
    with qtbot.assertNotEmitted(theme.notifier.changed):
        pdf(sample())
    assert theme.current().name == worn


@pytest.mark.slow
def test_five_files_under_one_seal(tmp_path: Path, charts: list[Picture]) -> None:
    written = write_report(tmp_path / "reports" / "ada", sample(), charts)
    assert [path.name for path in written] == NAMES
    handed = read_report(written[-1])
    assert handed.untouched
    assert handed.report == sample()
    assert len(written[3].read_text().splitlines()) == 7
    assert all(json.loads(line)["version"] == "1.0.3" for line in written[3].read_text().splitlines())
    assert written[2].read_bytes().startswith(b"\xef\xbb\xbflesson,student")


def test_any_changed_file_is_seen(tmp_path: Path) -> None:
    written = write_report(tmp_path, sample())
    for path in written[:-1]:
        content = path.read_bytes()
        path.write_bytes(content.replace(b"a", b"b", 1))
        assert read_report(written[-1]).changed == (path.name,)
        path.write_bytes(content)
    assert read_report(written[-1]).untouched


def test_written_again_nothing_else_is_left(tmp_path: Path) -> None:
    for _ in range(2):
        write_report(tmp_path, sample())
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(NAMES)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        write_report(tmp_path / "file", sample())


@pytest.mark.slow
def test_the_pdf_holds_every_chart(charts: list[Picture]) -> None:
    data = pdf(sample(), charts)
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    drawn = [image for image in images(data) if image.width() == 1800]
    assert len(drawn) == len(charts)
    assert all(colours(image) > 20 for image in drawn)
    assert any(shows(image, theme.THEMES["light"].places["xstor"]) for image in drawn)


def test_the_pdf_reads_nothing_but_itself(qapp: QApplication, tmp_path: Path) -> None:
    secret = tmp_path / "secret.png"
    image = QImage(1801, 10, QImage.Format.Format_RGB32)
    image.fill(0xFF00FF)
    assert image.save(str(secret))
    words = f'<img src="{secret}"><img src="file://{secret}">'
    report = sample(f'<img src="{secret}">', steps=(STEPS[4] | {"answer_text": words},))
    assert images(pdf(report)) == []
    from app.lesson.report import _Page

    page = _Page()
    page.setHtml(f'<img src="{secret}"><img src="file://{secret}"><img src="data:image/svg+xml;base64,AA==">')
    for address in (str(secret), f"file://{secret}", "https://example.invalid/a.png", "data:text/html,x"):
        assert page.loadResource(2, address) is None


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="pdftoppm (poppler-utils) is not installed")
def test_the_pdf_opens_elsewhere_and_shows_the_charts(tmp_path: Path, charts: list[Picture]) -> None:
    file = tmp_path / "report.pdf"
    file.write_bytes(pdf(sample(), charts))
    command = ["pdftoppm", "-r", "40", "-png", str(file), str(tmp_path / "page")]
    subprocess.run(command, check=True, timeout=60)
    pages = [QImage(str(path)) for path in sorted(tmp_path.glob("page*.png"))]
    assert len(pages) >= 3
    assert pages[0].width() * 297 == pytest.approx(pages[0].height() * 210, rel=0.02)  # A4
    for place in ("real", "xstor"):
        colour = theme.THEMES["light"].places[place]
        assert not shows(pages[0], colour)
        assert any(shows(page, colour) for page in pages[1:])
