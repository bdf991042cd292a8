"""Decks that lost their columns: each trap is read, and each repair is listed with its place."""

from __future__ import annotations

import pytest
from hypothesis import given

from engine.ficon.iocp.reader import DeckReading, read
from engine.ficon.iocp.writer import write
from tests.engine.ficon.iocp.laid_out import decks

UNIT = (
    "CNTLUNIT CUNUMBR=4001,PATH=((CSS(0),50),(CSS(1),50)),"
    "UNITADD=((00,016)),LINK=((CSS(0),C0),(CSS(1),C0)),CUADD=1,UNIT=FCTC"
)


def lenient(*lines: str) -> DeckReading:
    return read("\n".join([*lines, ""]), lenient=True)


def repairs(reading: DeckReading) -> list[tuple[int, int, str]]:
    return [(one.line, one.column, one.text) for one in reading.repairs]


def whole() -> tuple[object, ...]:
    return lenient(" " + UNIT).deck.units


@pytest.mark.slow
@given(text=decks())
def test_a_deck_in_order_reads_as_it_does_strictly(text: str) -> None:
    strict, lax = read(text), read(text, lenient=True)
    assert not {one.code for one in strict.problems} & {"ICP102I", "ICP106I", "ICP107I", "ICP116I", "ICP131I"}
    assert lax.repairs == ()
    assert (lax.deck, lax.counts, lax.problems) == (strict.deck, strict.counts, strict.problems)


@pytest.mark.parametrize(
    "lines",
    [
        (UNIT,),  # operation in column 1
        ("   " + UNIT,),
        (UNIT.replace("UNITADD", "    *\n      UNITADD"),),  # a mark anywhere, text in column 7
        (UNIT.replace("UNITADD", "\n              UNITADD"),),  # no mark, column 15
        (UNIT.replace("UNITADD", " X\n                UNITADD"),),  # column 17
        (UNIT.replace("UNITADD", "*\n               UNITADD"),),  # a mark that touches the text
        (UNIT.replace(",UNITADD", "    X\n               UNITADD"),),  # a comma is missing at the end
        (UNIT.replace("UNITADD", "\n\n\n    UNITADD"),),  # blank lines
        (UNIT.replace("UNITADD", "\n  *\n  UNITADD"),),  # a lone mark
        (UNIT.replace("UNITADD", "\n* a comment\n  UNITADD"),),
        (UNIT.replace("(CSS(1),50)", "(CS\n               S(1),50)"),),  # cut in two where no column tells
        (UNIT.replace("(CSS(1),50)", "*\n               (CSS(1),50)"),),
        (UNIT.replace("UNITADD", "UNI*\n               TADD"),),  # cut in two, the mark right behind
        (UNIT.replace("CUADD=1,UNIT=FCTC", "CUADD=1,UNIT=FC*\nTC"),),
        (UNIT.replace("(CSS(1),C0)", "(CSS(*\n               1),C0)"),),
        (UNIT.replace("(CSS(1),C0)", "(CSS(1),C*\n0)"),),
        (UNIT.replace("=", "=3D").replace("CUADD", "C=\nUADD"),),  # quoted-printable mail
        (" > " + UNIT,),
        (UNIT.replace(",UNITADD", ", UNITADD"),),  # a blank behind a comma
        (UNIT.replace(",(CSS(1),50)", ", (CSS(1),50)"),),
        (UNIT.replace("CNTLUNIT ", "CNTLUNIT\t"),),
        (UNIT.replace("CNTLUNIT ", "CNTLUNIT\u00a0\u00a0"),),
        (UNIT.lower(),),
        ("> " + UNIT,),
        (">> > " + UNIT.replace("UNITADD", "  *\n>> >      UNITADD"),),
        ("| " + UNIT,),
        (UNIT.replace(" ", "&nbsp;"),),
        ("<pre>" + UNIT + "</pre>",),
        (UNIT + "\r",),
        ("*" + UNIT + "*",),  # bold
        ("*" + UNIT.replace("UNITADD", "  **\n\n*UNITADD") + "*",),
        ("*" + UNIT.replace("UNITADD", "  *\n      UNITADD") + "*",),  # bold over two lines
        ("**" + UNIT + "**",),
        ("**" + UNIT.replace("UNITADD", "  ***\n\n**UNITADD") + "**",),
        (UNIT.replace("UNITADD=((00,016)),", "UNITADD=((00,016),"),),  # a parenthesis is missing
        (UNIT.replace("=C0", "=C0,").replace(",,", ","),),
        ("Here is what we have. The CHPID statements come later:", "", UNIT, "", "Regards,", "Ann"),
        ("12 CHPID", UNIT),
    ],
)
def test_one_control_unit_however_it_is_written(lines: tuple[str, ...]) -> None:
    reading = lenient(*lines)
    assert reading.deck.units == whole()
    assert reading.repairs
    assert [one for one in reading.problems if one.severity == "error"] == []
    rows = "\n".join(lines).split("\n")
    for one in reading.repairs:
        assert 1 <= one.line <= len(rows)
        assert 1 <= one.column <= len(rows[one.line - 1]) + 1


def test_all_repairs_of_a_line_are_listed_with_line_and_column() -> None:
    reading = lenient("CHPID PATH=50,TYPE=FC,   X", "      SHARED")
    assert repairs(reading) == [
        (1, 1, "CHPID in column 1 read as the operation, not as a name"),
        (1, 26, "continuation mark in column 26 read as if in column 72"),
        (2, 7, "a continuation that starts in column 7, not in column 16"),
    ]


def test_line_numbers_are_taken_off() -> None:
    lines = [
        " RESOURCE PART=(A,B)",
        " CHPID PATH=50,TYPE=FC,SHARED",
        "* comment",
        " CHPID PATH=51,TYPE=FC,SHARED",
    ]
    for form in ("{:04d} {}", "{:>3}: {}", "{:08d}{}"):
        reading = lenient(*(form.format(n * 10, line) for n, line in enumerate(lines, 1)))
        assert [one.number for one in reading.deck.chpids] == [0x50, 0x51]
        assert len(reading.repairs) >= 4


def test_dots_stand_for_operands_that_are_left_out() -> None:
    for dots in (",...", ",…", " . . .", ",...,..."):
        reading = lenient(f" CHPID PATH=50,TYPE=FC{dots}")
        assert {one.code for one in reading.problems} <= {"", "ICP142I"}
        assert sum("omitted" in one.text for one in reading.problems) >= 1
        assert reading.deck.chpids[0].elided
    reading = lenient("RESOURCE...", "CNTLUNIT CUNUMBR=1111,PATH=(80,...),UNIT=...")
    assert reading.counts == {"RESOURCE": 1, "CNTLUNIT": 1}
    assert [path.chpid for path in reading.deck.units[0].paths] == [0x80]


def test_letters_stand_for_numbers_that_are_not_given() -> None:
    reading = lenient(
        " CNTLUNIT CUNUMBR=4001,PATH=50,LINK=XX,UNIT=XXXX",
        " IODEVICE ADDRESS=(XXXX,8),CUNUMBR=4001,UNIT=3390",
    )
    assert [(one.severity, one.column) for one in reading.problems if "placeholder" in one.text] == [
        ("warning", 37),
        ("warning", 20),
    ]
    assert (reading.deck.units[0].unit, reading.deck.units[0].paths[0].link) == ("XXXX", "")
    assert reading.counts["IODEVICE"] == 1
    assert [one.text for one in reading.deck.kept] == [(" IODEVICE ADDRESS=(XXXX,8),CUNUMBR=4001,UNIT=3390",)]


def test_bold_text_that_masks_a_whole_deck() -> None:
    lines = [
        "*Statements of the first machine*",
        "*CHPID PATH=(CSS(1,2),F4),SHARED, **",
        "*PARTITION=((CSS(1),(A12),(=)),(CSS(2),(A23,A24,A25),(=))**",
        "*),TYPE=IQD*",
        "*CNTLUNIT CUNUMBR=E800,PATH=((CSS(1),F4),(CSS(2),F4)),UNIT=IQD*",
        "*IODEVICE ADDRESS=(E800,032),CUNUMBR=(E800),UNIT=IQD*",
        "**",
        "*CHANNEL PATH   *",
    ]
    reading = lenient(*(row for line in lines for row in (line, "")))
    assert reading.counts == {"CHPID": 1, "CNTLUNIT": 1, "IODEVICE": 1}
    assert [one.candidates for one in reading.deck.chpids[0].access] == [("A12",), ("A23", "A24", "A25")]
    assert len(reading.deck.kept) == 2  # the two lines that are comments


def test_a_statement_made_a_comment_on_purpose_stays_one() -> None:
    reading = lenient(
        " RESOURCE PART=(A,B)", "*CHPID PATH=50,TYPE=FC,SHARED", " CHPID PATH=51,TYPE=FC,SHARED"
    )
    assert (reading.counts["CHPID"], reading.repairs) == (1, ())


def test_a_statement_that_is_cut_off_is_closed() -> None:
    reading = lenient(" IODEVICE ADDRESS=(6230,8),CUNUMBR=6230,UNIT=FCTC,NOTPART=((CSS(0),DE")
    assert reading.deck.devices[0].denied == ((0, ("DE",)),)
    assert repairs(reading)[-1][2] == "the statement is cut off: 2 parentheses closed"


def test_a_page_that_lost_its_line_ends() -> None:
    reading = lenient("<td>CHPID PATH=50,TYPE=FC,SHARED<br>CHPID PATH=51,TYPE=FC,SHARED<br/></td>")
    assert [one.number for one in reading.deck.chpids] == [0x50, 0x51]


def test_two_statements_on_one_line() -> None:
    reading = lenient(
        "CHPID PATH=50,TYPE=FC,SHARED CHPID PATH=51,TYPE=FC,SHARED", " CHPID PATH=52,TYPE=FC,SHARED"
    )
    assert [one.number for one in reading.deck.chpids] == [0x50, 0x51, 0x52]
    assert reading.deck.chpids[1].origin.column == 30


def test_an_asterisk_in_column_16_that_lost_its_place() -> None:
    reading = lenient(
        "RESOURCE PART=((CSS(0),(A,1)),(CSS(1),(B,1),(  *", "      *,2)))", " CHPID PATH=50,TYPE=FC,SHARED"
    )
    assert [(one.css, one.name, one.mif) for one in reading.deck.partitions][-1] == (1, "*", 2)


def test_a_comma_that_is_missing_inside_a_line_is_told_but_not_guessed() -> None:
    reading = lenient(" CHPID PATH=50 TYPE=FC,SHARED")
    assert reading.deck.chpids[0].type == ""
    assert [one.severity for one in reading.problems if "comma missing" in one.text] == ["warning"]


def test_a_line_without_end_is_bounded() -> None:
    reading = lenient(" CHPID " + "PATH=50," * 100_000)
    assert (reading.problems[0].code, reading.problems[0].column) == ("ICP142I", 1)
    assert any(one.code == "ICP121I" and one.column == 4097 for one in reading.problems)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("CHPID PATH=53,TYPE=FC,SHARED,PCHID=100,S", "its last part is omitted"),  # a keyword cut in two
        ("CHPID PATH=53,TYPE=FC,SHARED,PCHID=100,SWITCH=", "its last part is omitted"),
        ("CHPID PATH=53,TYPE=FC,SHARED,", "its last part is omitted"),
        ("CHPID PATH=53,TYPE=FC,SHARED,*", "its last part is omitted"),
        ("CHPID PATH=53,TYPE=FC,PART=((CSS(0),(A,B),(=", "2 parentheses closed"),
        ("CHPID PATH=53,TYPE=FC,SHARED,PCHID=100,PART=((CSS(", "its last part is omitted"),
    ],
)
def test_a_statement_that_is_cut_off_at_the_end_is_read_as_far_as_it_goes(text: str, told: str) -> None:
    reading = lenient(" " + text)
    assert [one.text for one in reading.problems if one.code != "ICP142I"] == [
        "CHPID: the statement is cut off"
    ]
    assert reading.repairs[-1].text == f"the statement is cut off: {told}"
    assert [(one.number, one.type, one.elided) for one in reading.deck.chpids] == [(0x53, "FC", True)]


def test_dots_below_a_comma_stand_for_operands_that_are_left_out() -> None:
    reading = lenient(" CHPID PATH=(10),PART=(A),", " .", " .", " CHPID PATH=(14),TYPE=CNC,SHARED")
    assert [one.text for one in reading.problems] == [
        "the deck has no RESOURCE: its partitions are unknown",
        "CHPID: the statement is cut off",
    ]
    assert reading.deck.chpids[0].elided


def test_texts_in_apostrophes_go_on_whatever_they_hold() -> None:
    reading = lenient("ID MSG1='A', *", "TOK=('P',0080,*", "000,'06-01-16','12:30:16','S','I')")
    assert reading.problems[1:] == ()
    assert reading.deck.ident is not None
    assert reading.deck.ident.others == ()
    assert not reading.deck.kept


def test_what_is_no_statement_is_a_comment_when_the_deck_is_written_again() -> None:
    words = "Dear all, this is the part of my deck that deals with CTCs, and it is longer than a card is."
    reading = lenient(words, "RESOURCE PART=((A,1))", "> > CHPID PATH=50,TYPE=FC,SHARED,PCHID=100", "  *C2 X")
    again = read(write(reading.deck).text)
    assert [one for one in again.problems if one.severity == "error"] == []
    assert " ".join(card[2:] for card in again.deck.kept[0].text) == words
    assert again.deck.kept[1].text == ("* C2 X",)


def test_functions_of_a_page_are_laid_on_cards_when_the_deck_is_written_again() -> None:
    function = "FUNCTION FID=10,PCHID=314,PART=((A),(B,C)),TYPE=ROCE,PNETID=NETWORK1,VF=1,UID=0001,PORT=1"
    reading = lenient("RESOURCE PART=((A,1),(B,2),(C,3))", function)
    again = read(write(reading.deck).text)
    assert [one for one in again.problems if one.severity == "error"] == []
    assert again.counts == {"RESOURCE": 1, "FUNCTION": 1}


def test_a_deck_without_resource_is_written_with_one_before_all_that_is_kept() -> None:
    reading = lenient(" FUNCTION FID=10,PCHID=314,PART=A", " CHPID PATH=50,TYPE=FC,SHARED,PCHID=100")
    lines = write(reading.deck).lines
    assert [line.split()[0] for line in lines] == ["RESOURCE", "FUNCTION", "CHPID"]
