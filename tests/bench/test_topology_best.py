"""The benchmark of the search for the best layout."""

from __future__ import annotations

from bench.topology.best import MAX_CONNECTIONS, SMALL, asked, everything, took
from engine.ficon.drawing.best import Limits


def test_everything_is_every_sequence() -> None:
    given = asked(SMALL, Limits(connections=1))
    assert [order for _, order in everything(given)] == [(pair,) for pair in given.pairs]
    assert MAX_CONNECTIONS > 1


def test_a_search_is_timed() -> None:
    found = took(asked(SMALL, Limits(connections=1)))
    assert found.seconds >= found.silence > 0
    assert found.ranking.candidates
