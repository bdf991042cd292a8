"""The best layout of a logical link for given channels, ports and device numbers."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ficon.drawing.best.candidate import Candidate as Candidate
from engine.ficon.drawing.best.question import LayoutQuestion as LayoutQuestion
from engine.ficon.drawing.best.question import Limits as Limits
from engine.ficon.drawing.best.question import question as question
from engine.ficon.drawing.best.rewire import apply as apply
from engine.ficon.drawing.best.search import Ranking as Ranking
from engine.ficon.drawing.best.search import SearchProgress as SearchProgress
from engine.ficon.drawing.best.search import search as search
from engine.ficon.drawing.model.drawing import Drawing
from engine.runs.pool import Pool


def best(
    drawing: Drawing, link: str, limits: Limits | None = None, pool: Pool | None = None
) -> Iterator[SearchProgress | Ranking]:
    """Search for the best layout of a logical link; the last item yielded is the Ranking.

    The pool runs the trials; None: threads of this process. Raises DrawingError if there is no choice to
    make.
    """
    return search(question(drawing, link, limits), pool)
