"""The text of a deck from bytes: encodings that are read, and those that are refused with the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.ficon.iocp.cards.source import MAX_BYTES, DeckFileError, decode, load
from engine.ficon.iocp.reader import read
from tests.engine.ficon.iocp.shelf import deck

TEXT = deck("cascade_a")
RECORDS = "".join(line.ljust(80) for line in TEXT.splitlines())


def test_plain_text() -> None:
    assert decode(TEXT.encode()).text == TEXT
    assert decode(b"").text == ""


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (TEXT.encode("utf-8-sig"), ()),
        (b"\xff\xfe" + TEXT.encode("utf-16-le"), ("UTF-16-LE read",)),
        (b"\xfe\xff" + TEXT.encode("utf-16-be"), ("UTF-16-BE read",)),
        (RECORDS.encode("cp037"), ("EBCDIC read (code page 037/1047), 40 records of 80 bytes",)),
        (TEXT.replace("\n", "\x85").encode("cp037"), ("EBCDIC read (code page 037/1047)",)),
        (RECORDS.encode(), ("40 records of 80 characters without line ends separated",)),
        (TEXT.replace("\n", "\r\n").encode(), ()),
    ],
)
def test_encodings(data: bytes, told: tuple[str, ...]) -> None:
    source = decode(data)
    assert source.repairs == told
    reading = read(source.text)
    assert (reading.problems, reading.deck) == ((), read(TEXT).deck)


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (TEXT.encode() + b"\x00", "line 41, column 1: byte 00"),
        (b"* ok\n* \xff\n", "line 2, column 3: byte FF is not UTF-8"),
        (RECORDS.encode("cp037")[:-7], "record 40 is incomplete: it has 73 of 80 bytes"),
        (bytes(range(1, 32)) * 20, "binary data"),
        (b"\x1f\x8b\x08rest", "compressed with gzip"),
        (b"%PDF-1.7 ...", "a PDF document"),
    ],
)
def test_what_is_no_text_is_refused(data: bytes, what: str) -> None:
    with pytest.raises(DeckFileError, match=what.replace("(", r"\(")):
        decode(data)


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deck"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(DeckFileError, match="is this the right file"):
        load(path)
