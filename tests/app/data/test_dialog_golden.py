"""Pictures of the dialog that opens a data file at three scales, as maps of their ink.

A digit is how much of a cell is not ground. `LPARLAB_GOLDEN=write` writes the maps again: look at them then.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.data.dialog import DataDialog
from app.data.run import Mapped, RunMeasures
from app.look import theme
from engine.measured.reading import read
from engine.sim import Simulation
from tests.app.plot.test_golden import as_text, ink
from tests.engine.measured.samples import SADF_D
from tests.engine.small import small

FILE = Path(__file__).parents[2] / "golden" / "data.txt"
SIZE = 900, 560
SCALES = 1.0, 1.5, 2.0
OFF = 2.5  # tenths of a cell that another font may add or leave out
WRONG = 0.04  # of all cells, that may be further off where a font is wider
DAMAGED = SADF_D + "not a line of this file\n"


@pytest.fixture(scope="module")
def run() -> RunMeasures:
    sim = Simulation(small("suspend"))
    sim.run(sim.scenario.until)
    return RunMeasures(sim.recording(), "small.toml")


@pytest.fixture(params=["plain", "damaged"])
def dialog(request: pytest.FixtureRequest, qtbot: QtBot, run: RunMeasures, tmp_path: Path) -> DataDialog:
    theme.apply(QApplication.instance(), "dark")  # type: ignore[arg-type]
    file = tmp_path / "sar.csv"
    file.write_text(DAMAGED if request.param == "damaged" else SADF_D)
    made = DataDialog(read(file), file, Mapped(zone="UTC"), run)
    made.setObjectName(request.param)
    qtbot.addWidget(made)
    made.resize(*SIZE)
    made.show()
    QApplication.processEvents()
    return made


def drawn(dialog: DataDialog, scale: float) -> npt.NDArray[np.float64]:
    image = QImage(round(SIZE[0] * scale), round(SIZE[1] * scale), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    dialog.render(image)
    return ink(image)


def golden(name: str) -> npt.NDArray[np.float64]:
    parts = (part.partition("\n") for part in FILE.read_text("utf-8").strip().split("\n\n"))
    rows = next(rows for found, _, rows in parts if found == name)
    return np.array([[float(one) for one in row] for row in rows.split()])


def test_the_dialog_looks_as_it_did_at_three_scales(dialog: DataDialog) -> None:
    name = dialog.objectName()
    if os.environ.get("LPARLAB_GOLDEN") == "write":
        before = FILE.read_text("utf-8").strip().split("\n\n") if FILE.exists() else []
        others = [part for part in before if not part.startswith(f"{name}\n")]
        FILE.write_text(
            "\n\n".join(sorted([*others, f"{name}\n{as_text(drawn(dialog, 1.0))}"])) + "\n", "utf-8"
        )
    for scale in SCALES:
        away = np.abs(drawn(dialog, scale) - golden(name)) > OFF
        assert away.mean() <= WRONG, f"{name} at {scale}\n{away.astype(int)}"


def test_the_maps_tell_a_dialog_without_its_plot_apart(dialog: DataDialog) -> None:
    dialog.aligning.hide()
    QApplication.processEvents()
    away = np.abs(drawn(dialog, 1.0) - golden(dialog.objectName())) > OFF
    assert away.mean() > 2 * WRONG
