"""Pictures of all kinds of plots at three scales, as maps of their ink that no font's pixels change.

A digit is how much of a cell is not ground. `LPARLAB_GOLDEN=write` writes the maps again: look at them then.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.look import theme
from app.plot.board import Board
from app.plot.export import picture, save
from app.plot.kinds.points import PointSet
from app.plot.plot import POINTS, Plot
from app.plot.published import PublishedSource
from app.plot.series import Series
from engine.kernel.units import SECOND

FILE = Path(__file__).parents[2] / "golden" / "plots.txt"
CELLS = 12, 30  # rows and columns
SIZE = 600, 300
OFF = 1.6  # a cell may be darker or brighter by this much, tenths
KINDS = ("time", "scatter", "histogram", "cumulative", "boxes", "heat", POINTS)


def fill(plot: Plot, kind: str) -> None:
    """Show two waves, or figures of runs, in a kind of plot."""
    seconds = np.arange(1, 401)
    for number, name in enumerate(("real, LNX1", "real, LNX2")):
        values = 50 + 40 * np.sin(seconds / (30 + 25 * number)) + number * 10
        plot.add(Series(name, "pages", seconds * SECOND, values, "run"))
    if kind == POINTS:
        fact = PublishedSource("x", "x", "s", 20.0, 17.0, 23.0)
        sets = [PointSet(str(n), (1.0, 2.0, 4.0), [30.0, 18.0, 9.0 + n], (None, fact, None)) for n in (0, 4)]
        plot.show_points(sets, "Channels", "s")
    else:
        plot.set_kind(kind)


def ink(image: QImage) -> npt.NDArray[np.float64]:
    """Return how much of each cell is not ground, tenths."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(bytes(grey.constBits()), np.uint8).reshape(grey.height(), -1)[:, : grey.width()]
    away = np.abs(rows.astype(np.int64) - int(rows[0, 0])) > 12
    cells = [np.array_split(part, CELLS[1], axis=1) for part in np.array_split(away, CELLS[0])]
    return np.array([[10 * cell.mean() for cell in line] for line in cells])


def golden() -> dict[str, npt.NDArray[np.float64]]:
    """Return the map of each kind from the file."""
    parts = (part.partition("\n") for part in FILE.read_text("utf-8").strip().split("\n\n"))
    return {name: np.array([[float(one) for one in row] for row in rows.split()]) for name, _, rows in parts}


def as_text(map_of: npt.NDArray[np.float64]) -> str:
    return "\n".join("".join(str(min(round(cell), 9)) for cell in row) for row in map_of)


@pytest.fixture
def board(qtbot: QtBot, qapp: QApplication) -> Board:
    """A board with the font of the program, whose figures of equal width no search in a PDF finds."""
    theme.apply(qapp, "light")
    board = Board("x/y")
    qtbot.addWidget(board)
    board.resize(*SIZE)
    board.show()
    return board


def from_svg(board: Board, file: Path) -> QImage:
    """Return the picture that a file of shapes shows."""
    save(file, board.view, board.plots)
    image = QImage(SIZE[0] * 2, SIZE[1] * 2, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter)
    painter.end()
    return image


def test_pictures_are_as_they_were_at_three_scales_and_as_shapes(board: Board, tmp_path: Path) -> None:
    maps: dict[str, npt.NDArray[np.float64]] = {}
    for kind in KINDS:
        board.reset(1)
        fill(board.current, kind)
        QApplication.processEvents()
        at_scales = [ink(picture(board.view, scale)) for scale in (1, 2, 3)]
        at_scales.append(ink(from_svg(board, tmp_path / "plot.svg")))
        maps[kind] = at_scales[0]
        assert all(np.abs(one - at_scales[0]).max() < 2 * OFF for one in at_scales[1:]), kind
    if os.environ.get("LPARLAB_GOLDEN") == "write":
        FILE.write_text("\n\n".join(f"{kind}\n{as_text(maps[kind])}" for kind in KINDS) + "\n", "utf-8")
    for kind, expected in golden().items():
        seen = np.minimum(maps[kind], 9)
        assert np.abs(seen - expected).max() < OFF, f"{kind} is now\n{as_text(maps[kind])}"


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext (poppler-utils) is missing")
@pytest.mark.parametrize("kind", KINDS)
def test_a_reader_of_a_pdf_can_search_its_numbers(board: Board, tmp_path: Path, kind: str) -> None:
    fill(board.current, kind)
    QApplication.processEvents()
    screen = picture(board.view)
    save(tmp_path / "plot.pdf", board.view, board.plots)
    text = subprocess.run(
        ["pdftotext", tmp_path / "plot.pdf", "-"], capture_output=True, text=True, check=True
    )
    number = {"time": "0:02:00", "heat": "0:02:00", "scatter": "0:03:20", POINTS: "25"}.get(kind, "100")
    assert number in text.stdout.split()
    assert not any(0xE000 <= ord(letter) < 0xF900 for letter in text.stdout)
    assert picture(board.view) == screen
