"""A picture is written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from app.files.picture import write_png
from engine.exports.csv_files import write_csv
from engine.exports.tables import tables
from engine.kernel.units import SECOND
from engine.sim import Simulation
from tests.engine.small import small


def test_a_picture_is_read_again(tmp_path: Path) -> None:
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(0xFF3366)
    write_png(image, tmp_path / "a.png")
    assert QImage(str(tmp_path / "a.png")).pixel(20, 10) == image.pixel(20, 10)


@pytest.mark.parametrize("kind", ["png", "csv"])
def test_without_room_no_part_of_a_file_is_left(
    tmp_path: Path, kind: str, small_files: Callable[[int], AbstractContextManager[None]]
) -> None:
    noise = QImage(os.urandom(120_000), 200, 150, QImage.Format.Format_RGB32).copy()
    run = Simulation(small())
    run.run(SECOND)
    made = tables(run.recording())
    writers = {
        "png": lambda: write_png(noise, tmp_path / "a.png"),
        "csv": lambda: list(write_csv(made, tmp_path)),
    }
    with small_files(400), pytest.raises(OSError, match=rf"\w+\.{kind}"):
        writers[kind]()
    assert os.listdir(tmp_path) == []
