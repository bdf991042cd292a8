"""Reports of a drawing as tables: CTC connections, channels at reset, single points of failure."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.reports.ctc import ctc
from engine.ficon.drawing.reports.resets import resets
from engine.ficon.drawing.reports.single_points import single_points
from engine.ficon.drawing.reports.table import DrawingReport as DrawingReport
from engine.ficon.drawing.reports.table import csv_text as csv_text
from engine.ficon.drawing.reports.table import html as html

REPORTS: Mapping[str, Callable[[Drawing], DrawingReport]] = {
    "ctc": ctc,
    "access": resets,
    "single-points": single_points,
}
