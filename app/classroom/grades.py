"""The scores of a class as histograms, with a plot for each lesson."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pyqtgraph
from PySide6.QtWidgets import QWidget

from app.plot import export, look
from app.plot.figure import PlotFigure
from engine.language import say

EDGES = np.arange(0.0, 101.0, 10.0)  # of the bars, %
WIDTH, HIGH = 640, 220  # logical pixels of a plot
ACROSS = 2  # plots beside each other
MOST = 100  # lessons that are drawn


class GradesFigure(PlotFigure):
    """The number of students with each score in each lesson; a dashed line marks the mean."""

    def __init__(self, scores: Mapping[str, Sequence[float]], parent: QWidget | None = None) -> None:
        """Create the figure. scores: 0 to 1, by lesson."""
        super().__init__(parent, say("Class scores"))
        self._scores = dict(list(scores.items())[:MOST])
        across = min(ACROSS, len(self._scores))
        self.resize(WIDTH * across, HIGH * -(-len(self._scores) // max(across, 1)))
        self.draw()

    def counts(self) -> dict[str, list[int]]:
        """Return the number of students in each bar, by lesson."""
        return {
            lesson: np.histogram(100 * np.asarray(of), EDGES)[0].tolist()
            for lesson, of in self._scores.items()
        }

    def rows(self) -> Iterator[list[str]]:
        """Yield a row for each bar."""
        yield [say("Lesson"), say("From, %"), say("To, %"), say("Students")]
        for lesson, counts in self.counts().items():
            for (low, high), count in zip(pairwise(EDGES), counts, strict=True):
                yield [lesson, f"{low:g}", f"{high:g}", str(count)]

    def draw(self) -> None:
        """Draw a plot for each lesson."""
        self.empty()
        for number, (lesson, counts) in enumerate(self.counts().items()):
            item, mean = self.plot(*divmod(number, ACROSS)), 100 * float(np.mean(self._scores[lesson]))
            held = np.flatnonzero(counts)
            high = np.asarray(counts)[held]
            bars = pyqtgraph.BarGraphItem(
                x0=EDGES[held], x1=EDGES[held + 1], height=high, brush=look.area(0), pen=look.pen(0)
            )
            item.addItem(bars)
            item.addItem(pyqtgraph.InfiniteLine(mean, pen=look.dashed()))
            text = say("{0} (students: {1}; dashed: mean, {2:.0f}%)", lesson, sum(counts), mean)
            look.title(item, look.plain(text))
            item.getAxis("bottom").name(say("score, %"))
            item.getAxis("left").name(say("students"))
            item.setRange(xRange=(0, 100), yRange=(0, max(*counts, 4)), padding=0.02)


def write_histograms(scores: Mapping[str, Sequence[float]], path: Path) -> None:
    """Draw the scores into a .png, .svg or .pdf file. Raises OSError."""
    figure = GradesFigure(scores)
    figure.grab()  # lays it out
    export.save(path, figure, ())
