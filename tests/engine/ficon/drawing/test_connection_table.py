"""Tables of connections from spreadsheets: read, mapped by their headings, put into a drawing."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ficon.drawing.connection_table.adding import Added, add_table
from engine.ficon.drawing.connection_table.columns import KEYS, guess
from engine.ficon.drawing.connection_table.table import MAX_ROWS, ConnectionTable, open_table, read_table
from engine.ficon.drawing.decks.connections_csv import HEADS, connections_csv
from engine.ficon.drawing.file.errors import FileError
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.templates import template

HEAD = "CEC 1;LPAR 1;CHPID 1;Port 1;Device 1;CEC 2;LPAR 2;CHPID 2;Port 2;Device 2"
GOOD = "A;VMA;40;21C0;D000-D003;B;VMB;50;21C1;E000-E003"


def imported(text: str, drawing: Drawing | None = None) -> tuple[Drawing, Added]:
    drawing = drawing or Drawing()
    table = read_table(text, "connections.csv")
    added = add_table(drawing, table, guess(table.headings))
    drawing.apply(added.change)
    return drawing, added


def of_template(key: str, **values: Any) -> Drawing:
    drawing = Drawing()
    drawing.apply(template(key).make(drawing, **values))
    return drawing


def rows(drawing: Drawing) -> list[tuple[list[list[str]], list[str]]]:
    """Return what the table says of both sides, without the order of rows and of sides."""
    lines = connections_csv(drawing).splitlines()[1:]
    cells = [line.split(",") for line in lines]
    return sorted((sorted((row[:9], row[9:18])), row[18:20]) for row in cells)


@pytest.mark.parametrize(
    ("key", "values"), [("study-part-ii", {}), ("study-3x3", {}), ("mesh", {"members": 3, "connections": 5})]
)
def test_what_was_exported_comes_back(key: str, values: dict[str, Any]) -> None:
    before = of_template(key, **values)
    text = connections_csv(before)
    assert guess(HEADS)[:18] == list(KEYS[:18])
    drawing, added = imported(text)
    assert added.bad == ()
    assert added.connections == len(text.splitlines()) - 1
    assert rows(drawing) == rows(before)
    again = imported(text, drawing.copy())[1]
    assert again.connections == 0
    assert len(again.bad) == added.connections
    assert not again.change


def test_two_machines_are_made_from_one_line() -> None:
    drawing, added = imported(f"{HEAD}\n{GOOD}\n")
    assert (added.connections, added.bad) == (4, ())
    counts = [
        len(drawing.of(kind)) for kind in (Cec, Css, Lpar, Channel, Director, Port, ControlUnit, DeviceRange)
    ]
    assert counts == [2, 2, 2, 2, 1, 2, 2, 2]
    assert [one.fault for one in resolve(drawing).connections] == ["", "", "", ""]
    assert drawing.of(IsfcLink)[0].devices == (
        (0xD000, 0xD001, 0xD002, 0xD003),
        (0xE000, 0xE001, 0xE002, 0xE003),
    )


def test_bad_lines_are_named_by_number_and_leave_nothing() -> None:
    lines = [
        HEAD,
        "A;VMA;4;21C0;D000;B;VMB;50;21C1;D000",
        GOOD,
        "",
        "A;VMA;40;21C0;;B;VMB;50;21C1;D010",
        "A;VMA;40;21C7;D010;NEW;VMN;50;21C1;D010",
        "A;VMA;41;;D020;B;VMB;50;21C1;D020",
        "A;VMA;40;21C0;D003;B;VMB;50;21C1;E009",
    ]
    drawing, added = imported("\n".join(lines))
    assert [line for line, _ in added.bad] == [2, 5, 6, 7, 8]
    whys = [why for _, why in added.bad]
    assert 'CHPID 1 = "4": expected 2 hexadecimal digits' in whys[0]
    assert whys[1] == "device or range 1: the cell is empty"
    assert "has a cable to port C0 of director 21; the line has 21C7" in whys[2]
    assert "has no cable, and the line specifies no port" in whys[3]
    assert "already has a device D003" in whys[4]
    assert [one.name for one in drawing.of(Cec)] == ["A", "B"]
    assert drawing == imported(f"{HEAD}\n{GOOD}\n")[0]


def test_numbers_that_the_table_names_are_taken_or_refused() -> None:
    head = HEAD + ";Control unit 1;CUADD 1;Unit address;MIF"
    drawing, added = imported(f"{head}\n{GOOD};4711;03;10;\n")
    assert added.bad == ()
    mine = drawing.of(Lpar)
    assert [one.mif for one in mine] == [1, 3]
    assert {one.address for one in drawing.of(DeviceRange)} == {0x10}
    assert 0x4711 in {one.number for one in drawing.of(ControlUnit)}
    more = GOOD.replace("D000-D003", "D010").replace("E000-E003", "E010")
    _, wrong = imported(f"{head}\n{more};4711;02;20;\n{more};4711;03;10;\n", drawing)
    assert "is 03; the line has 02" in wrong.bad[0][1]
    assert "has a device at unit address 10" in wrong.bad[1][1]


def test_point_to_point_without_ports() -> None:
    text = "CEC,LPAR,CHPID,Device,CEC,LPAR,CHPID,Device\nA,VMA,0.40,D000,B,VMB,0.50,D000\n"
    drawing, added = imported(text)
    assert (added.bad, drawing.of(Director)) == ((), [])
    assert resolve(drawing).connections[0].fault == ""


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_delimiters_and_letters_are_found(tmp_path: Path, delimiter: str, code: str) -> None:
    file = tmp_path / "a.csv"
    text = f"{HEAD};Gerät\n{GOOD};ü\n".replace(";", delimiter)
    file.write_bytes(text.encode(code))
    table = open_table(file)
    assert (table.delimiter, len(table.rows), table.headings[-1]) == (delimiter, 1, "Gerät")
    assert table.rows[0][1][-1] == "ü"


def test_headings_in_other_words() -> None:
    heads = ["From CPC", "Source partition", "chpid_a", "Remote CEC", "to LPAR", "CHPID-2", "rdev1", "Count"]
    assert guess(heads) == ["cec1", "lpar1", "chpid1", "cec2", "lpar2", "chpid2", "device1", "count"]
    assert guess(["logical link", "state", "place in it", "may write", ""]) == [""] * 5


def test_a_table_without_headings_keeps_its_first_row() -> None:
    table = read_table(f"{GOOD}\n{GOOD}\n", "x")
    assert table.headings[:2] == ("column 1", "column 2")
    assert [line for line, _ in table.rows] == [1, 2]


def test_what_is_no_table_or_too_large_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no columns"):
        read_table("hello\nworld\n", "x")
    with pytest.raises(FileError, match="too large"):
        read_table(f"{GOOD}\n" * (MAX_ROWS + 1), "x")
    large = tmp_path / "large.csv"
    large.write_bytes(b"a,b\n" * 2_100_000)
    with pytest.raises(FileError, match=r"8,000,000|too large|larger"):
        open_table(large)


CELLS = st.text(max_size=6) | st.sampled_from(
    ["A", "VMA", "40", "21C0", "D000", "D000-D00F", "(D000,4)", "FFFF", ""]
)


@given(st.lists(st.lists(CELLS, min_size=10, max_size=10), max_size=4))
@settings(deadline=None, max_examples=60)
def test_any_cells_are_added_or_named(table: list[list[str]]) -> None:
    rows = tuple((number, tuple(row)) for number, row in enumerate(table, 2))
    drawing = Drawing()
    added = add_table(
        drawing, ConnectionTable("x", tuple(HEAD.split(";")), rows, ";"), guess(HEAD.split(";"))
    )
    drawing.apply(added.change)
    assert {line for line, _ in added.bad} <= {line for line, _ in rows}
    assert len(added.bad) + added.connections >= len(rows)
    assert len(resolve(drawing).connections) == added.connections


def many(count: int, links: int) -> ConnectionTable:
    """Return a table of single connections of many links in turn: no two lines make one range."""
    rows = []
    for number in range(count):
        link = number % links
        device, channel = number // links + 16 * link, number % 16
        one = f"A;LA{link % 8};{0x40 + channel:02X};21{0x10 + channel:02X};{0x4000 + device:04X}"
        other = f"B;LB{link // 8};{0x40 + channel:02X};21{0x40 + channel:02X};{0x5000 + device:04X}"
        rows.append(f"{one};{other}")
    return read_table("\n".join([HEAD, *rows]), "many.csv")


def test_a_thousand_connections_are_added_in_two_seconds() -> None:
    table = many(1024, 64)
    begun = process_time()
    added = add_table(Drawing(), table, guess(table.headings))
    assert (
        process_time() - begun < 4.0
    )  # a third of it on an idle machine; 13 when each line read all devices
    assert (added.connections, added.bad) == (1024, ())


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 5)), max_size=8))
@settings(deadline=None, max_examples=40)
def test_lines_together_make_what_they_make_one_by_one(lines: list[tuple[int, int, int]]) -> None:
    """Channels 40 and 41 of A meet ports that others have, so that some lines fail half way.

    Devices are two apart: neighbors in one table become one range.
    """
    texts = [
        f"A;LA{a};{0x40 + a % 2:02X};21C{b};{0xD000 + 2 * number:04X};"
        f"B;LB{b};50;21D{a % 2};{0xD000 + 2 * number:04X};{'03' if number == 5 else ''};{'XX' * (b == 3)}"
        for a, b, number in lines
    ]
    head = f"{HEAD};CUADD 2;System 2"
    drawing, bad, connections = Drawing(), list[str](), 0
    for text in texts:
        drawing, added = imported(f"{head}\n{text}\n", drawing)
        bad += [why for _, why in added.bad]
        connections += added.connections
    whole, together = imported("\n".join([head, *texts]) + "\n") if texts else (Drawing(), None)
    assert whole == drawing
    assert together is None or ([why for _, why in together.bad], together.connections) == (bad, connections)
