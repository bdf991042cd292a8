"""The sample decks read as their notes say."""

from __future__ import annotations

import pytest

from engine.ficon.iocp.reader import DeckReading, read
from tests.engine.ficon.iocp.shelf import deck


def counts(reading: DeckReading) -> tuple[int, ...]:
    return tuple(reading.counts.get(name, 0) for name in ("CHPID", "CNTLUNIT", "IODEVICE"))


@pytest.mark.parametrize(
    ("name", "lenient", "expected"),
    [
        ("loop_back_a", True, (4, 3, 3)),
        ("loop_back_b", True, (4, 3, 3)),
        ("links_of_two_widths", True, (3, 2, 0)),
        ("comma_missing", True, (6, 3, 3)),
        ("grammar_corners", False, (5, 4, 1)),
        ("grammar_corners", True, (5, 4, 1)),
        ("cascade_a", False, (2, 6, 6)),
        ("cascade_b", False, (2, 6, 6)),
    ],
)
def test_statements_are_counted(name: str, lenient: bool, expected: tuple[int, int, int]) -> None:
    assert counts(read(deck(name), lenient)) == expected


@pytest.mark.parametrize("name", ["cascade_a", "cascade_b"])
def test_a_deck_in_order_needs_no_repair(name: str) -> None:
    strict, lenient = read(deck(name)), read(deck(name), lenient=True)
    assert (strict.problems, lenient.problems, lenient.repairs) == ((), (), ())
    assert strict.deck == lenient.deck


def test_a_card_that_begins_with_an_asterisk_in_column_16_is_text() -> None:
    reserved = [one for one in read(deck("cascade_a")).deck.partitions if one.reserved]
    assert [(one.css, one.mif) for one in reserved] == [(1, 2)]


def test_left_out_operands_are_told_as_warnings() -> None:
    reading = read(deck("loop_back_a"), lenient=True)
    assert {one.severity for one in reading.problems} == {"warning"}
    assert all("..." in one.text for one in reading.problems)
    assert [one.line for one in reading.problems] == [3, 4, 5, 6]


def test_the_missing_comma_loses_the_type() -> None:
    reading = read(deck("comma_missing"), lenient=True)
    errors = [one for one in reading.problems if one.severity == "error"]
    assert [(one.code, one.line, one.text) for one in errors] == [("ICP122I", 8, "CHPID: TYPE is missing")]


def test_both_ways_to_read_the_corners_agree() -> None:
    strict, lenient = read(deck("grammar_corners")), read(deck("grammar_corners"), lenient=True)
    assert strict.deck == lenient.deck
    assert strict.deck.maxdev == ((0, (40 * 1024, 12 * 1024)), (1, (56820,)))
    assert [one.label for one in strict.deck.units] == ["CU12B", "CU977", "", ""]
