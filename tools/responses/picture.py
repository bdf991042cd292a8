"""Pictures of the curves."""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtWidgets import QApplication

from app.plot import look
from app.plot.export import picture
from app.plot.figure import PlotFigure
from app.plot.kinds import points
from app.plot.kinds.points import PointSet
from app.plot.published import published
from tools.responses.curves import Curve

SIZE = 680, 240  # px


def draw(curve: Curve, every: Mapping[float, list[float]], bands: Mapping[str, Any], file: Path) -> None:
    """Write the picture of a curve: medians with the ranges of the seeds, bands, and published points."""
    figure = PlotFigure()
    figure.setFixedSize(*SIZE)
    item = figure.plot(0, 0)
    _draw_ribbon(item, {at: own for at in every if (own := bands.get(f"{at:g}"))})
    _draw_points(item, curve, every)
    item.getAxis("bottom").name(curve.over)
    item.getAxis("left").name(curve.unit)
    look.title(item, look.plain(curve.title))
    figure.show()
    QApplication.processEvents()
    file.parent.mkdir(parents=True, exist_ok=True)
    picture(figure, 1).save(str(file), "PNG", 0)  # type: ignore[call-overload]
    figure.close()


def _draw_ribbon(item: Any, bands: Mapping[float, list[float]]) -> None:
    if not bands:
        return
    low, high = ([own[end] for own in bands.values()] for end in (0, -1))
    edges = [pyqtgraph.PlotCurveItem(list(bands), edge, pen=look.area(0)) for edge in (low, high)]
    for part in (*edges, pyqtgraph.FillBetweenItem(*edges, brush=look.ribbon(0))):
        item.addItem(part)


def _draw_points(item: Any, curve: Curve, every: Mapping[float, list[float]]) -> None:
    facts = tuple(published(fact) if (fact := curve.published.get(at)) else None for at in every)
    middles = [statistics.median(found) for found in every.values()]
    points.draw(item, [PointSet(curve.title, tuple(every), middles, facts)])
    low, high = (np.array([pick(found) for found in every.values()]) for pick in (min, max))
    x, y = np.array(list(every)), np.array(middles)
    item.addItem(pyqtgraph.ErrorBarItem(x=x, y=y, top=high - y, bottom=y - low, beam=0, pen=look.broad(0)))
