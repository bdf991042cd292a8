"""What is exported and imported again says the same."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings

from bench.topology.canonical import canonical
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.importing import drawing_of
from engine.ficon.drawing.decks.notes import noted
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.writer import write
from tests.engine.ficon.drawing.drawn_drawings import drawings

SLOW = settings(
    max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None
)


def lines(told, at=""):
    """What a canonical drawing says, a line each, so that a difference is seen."""
    if isinstance(told, dict):
        return [line for key in sorted(told, key=str) for line in lines(told[key], f"{at}/{key}")]
    if isinstance(told, list) and told and isinstance(told[0], dict):
        return [line for place, one in enumerate(told) for line in lines(one, f"{at}/{place}")]
    return [f"{at} = {told!r}"]


@pytest.mark.slow
@SLOW
@given(drawings())
def test_a_drawing_comes_back_from_its_decks(drawing):
    texts = [write(deck).text for deck in noted(drawing).values()]
    found = drawing_of([read(text).deck for text in texts])
    assert lines(canonical(found.drawing)) == lines(canonical(drawing))
    assert not found.problems


@SLOW
@given(drawings())
def test_decks_come_back_from_their_text(drawing):
    for deck in decks(drawing).values():
        written = write(deck, hcd=True)
        if not written.problems:
            reading = read(written.text)
            assert replace(reading.deck, name=deck.name) == deck
            assert reading.deck.order == deck.order
