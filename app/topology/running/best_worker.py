"""Searches for the best layout in a process of its own: `python -m app.topology.running.best_worker`.

Asked as app.matrix.worker is, with a question (engine.ficon.drawing.best.tables). It reports progress, and at
the end what it has found.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.matrix.worker import serve
from engine.ficon.drawing.best import search
from engine.ficon.drawing.best.tables import read_question, said_table


def answers(question: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What is said about one question."""
    for said in search(read_question(question)):
        yield said_table(said)


if __name__ == "__main__":
    serve(answers)
