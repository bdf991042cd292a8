"""Cards: joined as a naive twin joins them, and each fault told with the message of IOCP."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ficon.iocp.cards.cards import CardReader
from engine.ficon.iocp.cards.statement import Statement
from engine.ficon.iocp.deck.notes import Notes
from engine.ficon.iocp.reader import DeckReading, read
from tests.engine.ficon.iocp.laid_out import STATEMENTS, cards
from tests.naive import iocp_cards


def card(text: str, mark: str = " ") -> str:
    return text.ljust(71) + mark


def deck(*lines: str) -> DeckReading:
    return read("\n".join([" RESOURCE PART=(A,B)", *lines, ""]))


def told(reading: DeckReading) -> list[tuple[str, int, int]]:
    return [(one.code, one.line, one.column) for one in reading.problems]


@given(data=st.data(), statement=STATEMENTS)
def test_cards_are_joined_as_the_twin_joins_them(
    data: st.DataObject, statement: tuple[str, list[str]]
) -> None:
    lines = data.draw(cards(*statement))
    if not lines:
        return
    notes = Notes()
    (part,) = CardReader(lines, notes).parts()
    assert isinstance(part, Statement)
    assert part.text == iocp_cards.operands(lines) == ",".join(statement[1])
    assert notes.problems == []


@given(data=st.data(), statement=STATEMENTS)
def test_every_character_knows_its_place(data: st.DataObject, statement: tuple[str, list[str]]) -> None:
    lines = data.draw(cards(*statement))
    for part in CardReader(lines, Notes()).parts():
        assert isinstance(part, Statement)
        for at, character in enumerate(part.text):
            line, column = part.place(at)
            assert lines[line - 1][column - 1] == character


def test_the_first_blank_ends_the_operands() -> None:
    reading = deck(" CHPID PATH=50,TYPE=FC,SHARED PCHID IS NOT KNOWN")
    assert reading.problems == ()
    assert reading.deck.kept[0].text == ("* PCHID IS NOT KNOWN",)


def test_a_name_may_be_cut_in_two() -> None:
    text = " CNTLUNIT CUNUMBR=4001,PATH=(50),UNITADD=((00,016)),LINK=C0,CUADD=1,UNI"
    assert len(text) == 71
    reading = deck(text + "*", " " * 15 + "T=FCTC")
    assert (reading.problems, reading.deck.units[0].unit) == ((), "FCTC")


def test_sequence_numbers_are_ignored() -> None:
    reading = deck(card(" CHPID PATH=50,", "*") + "00000010", card(" " * 15 + "TYPE=FC,SHARED") + "00000020")
    assert (reading.problems, reading.deck.chpids[0].type) == ((), "FC")


def test_a_text_in_apostrophes_keeps_blanks_and_commas() -> None:
    reading = read(" ID MSG1='A, B = (C'\n RESOURCE PART=(A,B)\n")
    assert reading.deck.ident is not None
    assert (reading.problems, reading.deck.ident.msg1) == ((), "A, B = (C")


def test_a_comma_at_the_end_is_allowed_on_id_alone() -> None:
    assert told(read(" ID MSG1='A',\n RESOURCE PART=(A,B)\n")) == []
    assert told(deck(" CHPID PATH=50,TYPE=FC,SHARED,")) == [("ICP131I", 2, 72)]


def test_icp131i_column_72_is_blank() -> None:
    reading = deck(" CHPID PATH=50,TYPE=FC,", " " * 15 + "SHARED")
    assert told(reading) == [("ICP131I", 2, 72)]
    assert reading.deck.chpids[0].shared  # read all the same, so that what follows is not hidden
    full = " CHPID PATH=50,TYPE=FC,SHARED,PCHID=100,SWITCH=21,CHPARM=00,CSYSTEM=ABCD"
    assert len(full) == 72
    assert told(deck(full[:71], " " * 15 + "E")) == [("ICP131I", 2, 72)]


def test_icp116i_the_operands_ended_on_the_card_before() -> None:
    reading = deck(
        card(" CHPID PATH=50,TYPE=FC,SHARED", "*"), card(" " * 15 + "SWITCH=21", "*"), " " * 15 + "REC"
    )
    assert told(reading) == [("ICP116I", 3, 16)]
    assert reading.deck.chpids[0].switch is None
    assert "SWITCH=21 are lost" in reading.problems[0].text


def test_icp116i_a_card_that_starts_in_column_17() -> None:
    reading = deck(card(" CHPID PATH=50,TYPE=FC,SHARED,", "*"), " " * 16 + "SWITCH=21")
    assert told(reading) == [("ICP116I", 3, 17)]
    assert reading.deck.chpids[0].switch is None


def test_icp106i_columns_1_to_15_must_be_blank() -> None:
    reading = deck(card(" CHPID PATH=50,TYPE=FC,", "*"), "     SHARED", " CHPID PATH=51,TYPE=FC,SHARED")
    assert told(reading) == [("ICP106I", 3, 6)]
    assert [one.number for one in reading.deck.chpids] == [0x50, 0x51]


def test_icp107i_a_comment_goes_on_for_more_than_two_cards() -> None:
    lines = [
        card("* one", "*"),
        card("  two", "*"),
        card("  three", "*"),
        "  four",
        "  CHPID PATH=50,TYPE=FC,SHARED",
    ]
    reading = deck(*lines)
    assert told(reading) == [("ICP107I", 5, 1)]
    assert reading.counts == {"RESOURCE": 1, "CHPID": 1}
    assert told(deck(*lines[:2], "  three")) == []


def test_a_comment_that_swallows_a_statement_is_told() -> None:
    reading = deck("*" * 72, " CHPID PATH=50,TYPE=FC,SHARED")
    assert reading.deck.chpids == ()
    assert "part of the comment" in reading.problems[0].text


def test_icp121i_at_most_1024_characters() -> None:
    names = ",".join(f"A{n:03d}" for n in range(210))
    text = f"PATH=50,TYPE=FC,PART=({names})"
    for width in (1024, 1025):
        operands = f"{text[: width - 1]})"
        pieces = [operands[at : at + 56] for at in range(0, len(operands), 56)]
        lines = [card("         CHPID ", "*")]  # no operand on the first card
        lines = [" " * 15 + piece for piece in pieces]
        lines[0] = f"         CHPID {pieces[0]}"
        lines = [card(line, "*") for line in lines[:-1]] + [lines[-1]]
        codes = [code for code, _, _ in told(read("\n".join(lines)))]
        assert ("ICP121I" in codes) == (width > 1024)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("CHPID PATH=50,TYPE=FC,SHARED", "ICP102I"),
        (" chpid PATH=50,TYPE=FC,SHARED", "ICP102I"),
        (" CHPID path=50,TYPE=FC,SHARED", ""),
        ("1NAME CHPID PATH=50,TYPE=FC,SHARED", ""),
        ("NAMETOOLONG CHPID PATH=50,TYPE=FC,SHARED", ""),
        (" CHPID\tPATH=50,TYPE=FC,SHARED", ""),
    ],
)
def test_slips_are_told_and_read_all_the_same(line: str, code: str) -> None:
    reading = deck(line)
    assert told(reading)[0][:2] == (code, 2)
    assert reading.deck.chpids[0].number == 0x50


def test_the_name_field_is_kept() -> None:
    assert deck("MY#CHP@1 CHPID PATH=50,TYPE=FC,SHARED").deck.chpids[0].label == "MY#CHP@1"


def test_an_unknown_statement_is_told_and_kept() -> None:
    reading = deck(" MACRO X=1", " CHPID PATH=50,TYPE=FC,SHARED")
    assert told(reading) == [("ICP102I", 2, 2)]
    assert [(one.text, one.before) for one in reading.deck.kept] == [((" MACRO X=1",), 1)]


def test_uuid_and_function_are_kept_verbatim() -> None:
    lines = [" UUID PART=((CSS(0),A))", card(" FUNCTION FID=10,", "*"), " " * 15 + "PCHID=100"]
    reading = deck(*lines)
    assert reading.counts == {"RESOURCE": 1, "UUID": 1, "FUNCTION": 1}
    assert [card for one in reading.deck.kept for card in one.text] == lines


def test_comments_stand_before_the_statement_that_follows_them() -> None:
    reading = deck("* one", ".* two", " CHPID PATH=50,TYPE=FC,SHARED", "* three")
    assert [(one.text, one.before) for one in reading.deck.kept] == [
        (("* one", ".* two"), 1),
        (("* three",), 2),
    ]


def test_a_line_longer_than_80_columns_is_told() -> None:
    reading = deck(" CHPID PATH=50,TYPE=FC,SHARED".ljust(84) + "MORE")
    assert [(one.severity, one.column) for one in reading.problems] == [("warning", 81)]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\x85"])
def test_any_end_of_a_line(end: str) -> None:
    text = end.join([" RESOURCE PART=(A,B)", " CHPID PATH=50,TYPE=FC,SHARED", ""])
    assert (read(text).problems, len(read(text).deck.chpids)) == ((), 1)
