"""Questions and answers of the search as JSON, for a separate process."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from engine.ficon.drawing.best.candidate import Candidate
from engine.ficon.drawing.best.question import ChannelChoice, LayoutQuestion
from engine.ficon.drawing.best.search import Ranking, SearchProgress

Table = dict[str, Any]


def question_table(question: LayoutQuestion) -> Table:
    """Return the question as a table; `read_question` creates an equal question from it."""
    return asdict(question)


def read_question(table: Table) -> LayoutQuestion:
    """Return the question from a table that `question_table` returned."""
    given = table | {
        "channels": tuple(ChannelChoice(**item) for item in table["channels"]),
        "pairs": _pairs(table["pairs"]),
        "now": _pairs(table["now"]),
    }
    return LayoutQuestion(**{name: _frozen(value) for name, value in given.items()})


def said_table(said: SearchProgress | Ranking) -> Table:
    """Return a message of the search as a table; `read_said` creates an equal message from it."""
    if isinstance(said, SearchProgress):
        return {"progress": asdict(said)}
    return {
        "ranking": {
            "candidates": [_candidate_table(candidate) for candidate in said.candidates],
            "counted": said.counted,
            "tried": said.tried,
            "now": _candidate_table(said.now) if said.now else None,
        }
    }


def read_said(question: LayoutQuestion, table: Table) -> SearchProgress | Ranking:
    """Return the message from a table that `said_table` returned."""
    if "progress" in table:
        return SearchProgress(**table["progress"])
    found = table["ranking"]
    now = _candidate(found["now"]) if found["now"] else None
    candidates = tuple(_candidate(item) for item in found["candidates"])
    return Ranking(question, candidates, found["counted"], found["tried"], now)


def _candidate_table(candidate: Candidate) -> Table:
    return asdict(candidate) | {"busy": [list(side.items()) for side in candidate.busy]}


def _candidate(table: Table) -> Candidate:
    first, second = (dict(side) for side in table["busy"])
    given = {name: _frozen(value) for name, value in table.items()}
    return Candidate(**(given | {"order": _pairs(table["order"]), "busy": (first, second)}))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _pairs(rows: Any) -> tuple[tuple[int, int], ...]:
    return tuple((first, second) for first, second in rows)
