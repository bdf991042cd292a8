"""Two runs in plots: the rate of all links over time, and the load of each channel."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyqtgraph
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.plot import look
from app.plot.axes import font
from app.plot.figure import PlotFigure
from engine.ficon.drawing.running.outcome import DrawingOutcome
from engine.language import numeral

BAR = 0.4  # of the distance between two channels, for the bar of a run
ROOM = 1.15  # of the longest bar: with its value
DIGITS = 5  # at the left of the curves
PLOT, LINES = 0.6, 0.85  # of the height, for the bars; lines that a channel needs for its values
CURVES, BARS = 5, 4  # shares of the width


class CompareChart(PlotFigure):
    """`show_outcomes` fills it. The table next to it shows the same values as numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, self.tr("Rates of both runs"))
        self._outcomes: tuple[DrawingOutcome | None, DrawingOutcome | None] = (None, None)
        self._names = ("", "")
        self.setAccessibleDescription(
            self.tr("Left: rates over time; right: one bar per link. The table contains the values.")
        )
        self.legend = self.label("", 0, 0, 2)
        self.curves, self.bars = self.plot(1, 0), self.plot(1, 1)
        self.curves.getAxis("left").narrow(DIGITS)
        for column, share in enumerate((CURVES, BARS)):
            self.ci.layout.setColumnStretchFactor(column, share)
        self.draw()

    def sizeHint(self) -> QSize:
        return QSize(640, 220) * theme.text_scale()

    def fit(self) -> None:
        """Draw as many names and values as fit."""
        self.draw()

    def show_outcomes(
        self, outcomes: tuple[DrawingOutcome | None, DrawingOutcome | None], names: tuple[str, str]
    ) -> None:
        """Show the known results of the runs."""
        self._outcomes, self._names = outcomes, names
        self.draw()

    def draw(self) -> None:
        """Draw both plots, and the names of the runs in their colors above."""
        self.setMinimumSize(QSize(320, 190) * theme.text_scale())
        for item in (self.curves, self.bars):
            look.apply_theme(item)
            item.clear()
        shown = [look.coloured(place, name) for place, name in enumerate(self._names) if name]
        self.say(self.legend, " · ".join(shown))
        look.title(self.curves, look.plain(self.tr("All links, MB/s")))
        look.title(self.bars, look.plain(self.tr("Channels, MB/s")))
        self.curves.getAxis("bottom").clock = True
        for place, outcome in self._known():
            times, rates = zip(*outcome.curve, strict=True) if outcome.curve else ((), ())
            self.curves.plot(times, rates, pen=look.broad(place), antialias=True)
        self.curves.setYRange(0, self._most())
        self._draw_bars()

    def _known(self) -> Iterator[tuple[int, DrawingOutcome]]:
        return ((place, outcome) for place, outcome in enumerate(self._outcomes) if outcome is not None)

    def _most(self) -> float:
        """Return the highest rate in both runs, MB/s."""
        return max((rate for _, outcome in self._known() for _, rate in outcome.curve), default=1.0) or 1.0

    def _draw_bars(self) -> None:
        """Draw a bar for each run, by channel, with its value next to it."""
        names = list(dict.fromkeys(name for _, outcome in self._known() for name in outcome.channels))
        room = PLOT * self.height() / max(len(names), 1) / look.line_height()  # lines of text for a channel
        for place, outcome in self._known():
            rates = np.array([rate for rate, _ in outcome.channels.values()])
            y = np.array([names.index(name) for name in outcome.channels]) + (place - 0.5) * BAR
            shades = {"brush": look.area(place), "pen": look.pen(place)}
            self.bars.addItem(pyqtgraph.BarGraphItem(x0=0, y=y, height=BAR, width=rates, **shades))
            for at, rate in zip(y, rates, strict=True) if room > LINES else ():
                self.bars.addItem(_figure(at, rate))
        left = self.bars.getAxis("left")
        left.names = True
        left.setTicks([list(enumerate(names))[:: max(math.ceil(LINES / room), 1)]])
        look.apply_theme(self.bars)
        self.bars.getViewBox().invertY(True)
        most = max(
            (rate for _, outcome in self._known() for rate, _ in outcome.channels.values()), default=1.0
        )
        self.bars.setXRange(0, ROOM * most, padding=0)
        self.bars.setYRange(-0.6, max(len(names), 1) - 0.4, padding=0)


def _figure(y: float, rate: float) -> Any:
    text = pyqtgraph.TextItem(numeral(rate, ",.0f"), color=look.label(), anchor=(0, 0.5))
    text.setFont(font())
    text.setPos(rate, y)
    return text
