"""The picture of the plot that aligns a data file with the run, at three scales: how high its curves lie."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.data.aligning import AlignPlot
from app.look import theme
from app.plot import look
from app.plot.export import picture
from app.plot.series import Series
from engine.kernel.units import SECOND
from tests.app.charts.pixels import rgb

PARTS = 20  # of the plot from left to right
# Tenths of the height, from below, at which a curve lies in each part; "." = nowhere. The file is later.
RUN = "5798631136897410257."
FILE = ".5798520136886310257"
OFF = 1


def heights(pixels: npt.NDArray[np.int64], colour: QColor) -> str:
    """Return where the ink of a color lies in each part."""
    wanted = np.array([colour.red(), colour.green(), colour.blue()])
    near = np.abs(pixels - wanted).sum(axis=-1) < 60
    rows = [np.nonzero(part)[0] for part in np.array_split(near, PARTS, axis=1)]
    return "".join(str(int(10 * (1 - row.mean() / len(near)))) if len(row) else "." for row in rows)


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_curves_lie_where_they_did(qtbot: QtBot, scale: int) -> None:
    plot = AlignPlot()
    qtbot.addWidget(plot)
    plot.setFixedSize(600, 300)
    plot.show()
    times = np.arange(1, 401) * SECOND
    wave = np.sin(np.arange(400) / 30)
    plot.show_curves(Series("real, LNX1", "pages", times, wave, "run"), "measured", times + 20 * SECOND, wave)
    QApplication.processEvents()
    box = plot.getViewBox().sceneBoundingRect()
    inner = QRectF(box.topLeft() * scale, box.size() * scale).toRect()
    packed = rgb(picture(plot, scale).copy(inner)).astype(np.int64)
    pixels = np.stack([packed >> 16 & 255, packed >> 8 & 255, packed & 255], axis=-1)
    found = heights(pixels, look.colour(0)), heights(pixels, look.colour(1))
    for seen, expected in zip(found, (RUN, FILE), strict=True):
        assert len(seen) == len(expected)
        for one, other in zip(seen, expected, strict=True):
            assert (one == ".") == (other == "."), found
            assert one == "." or abs(int(one) - int(other)) <= OFF, found


def test_the_plot_wears_the_theme_that_comes(qtbot: QtBot) -> None:
    program = QApplication.instance()
    theme.apply(program, "dark")  # type: ignore[arg-type]
    plot = AlignPlot()
    qtbot.addWidget(plot)
    times = np.arange(1, 41) * SECOND
    plot.show_curves(None, "measured", times, np.sin(times / SECOND))
    try:
        theme.apply(program, "light")  # type: ignore[arg-type]
        assert plot.backgroundBrush().color() == theme.current().panel
        assert plot.getPlotItem().curves[0].opts["pen"].color() == look.colour(1)
    finally:
        theme.apply(program, "dark")  # type: ignore[arg-type]
