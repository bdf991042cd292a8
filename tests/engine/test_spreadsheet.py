"""What is written for spreadsheets: no cell is a formula, texts come back, and one module writes."""

from __future__ import annotations

import csv
import re
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.spreadsheet import guarded, rows_text, text_rows, unguarded

ROOT = Path(__file__).parents[2]
FIRST = "=+-@\uff1d\uff0b\uff0d\uff20"
PIECES = st.lists(st.sampled_from([*FIRST, "'", ";", " ", "\t", "\n", '"', ",", "1", "A", "%"])).map("".join)
TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0\r")) | PIECES
ROWS = st.lists(st.lists(TEXTS, min_size=2, max_size=4), max_size=4)
AMOUNT = r"[+-][0-9.,]+(e[+-]?\d+)?\s*[%\w]*|[+-]+"  # what a spreadsheet takes for a number or for text


def formula(cell: str) -> bool:
    """Return whether a spreadsheet may compute a cell."""
    return cell.lstrip()[:1] in tuple(FIRST) and not re.fullmatch(AMOUNT, cell)


@pytest.mark.parametrize(
    "cell", ["=1+1", "+1+1", "-2+3+cmd|' /C calc'!A0", "@SUM(A1)", "\t=1", "\n=1", " =1", "\uff1d1", "-1/A1"]
)
def test_a_formula_becomes_a_text(cell: str) -> None:
    assert guarded(cell) == f"'{cell}"


@pytest.mark.parametrize("cell", ["-1", "+2.5", "-1,234.5", "-1e-7", "-3%", "+4 MB", "-", "a=b", 3.5, None])
def test_numbers_and_other_texts_stay(cell: object) -> None:
    assert guarded(cell) == cell


def test_a_semicolon_begins_no_formula_where_it_separates_cells() -> None:
    assert rows_text([["a", "x;=1;2"]]) == "a,x;'=1;2\n"
    assert rows_text([["a", "x;=1"]], "\t") == "a\tx;=1\n"


@given(rows=ROWS, delimiter=st.sampled_from(",\t"))
def test_no_cell_is_a_formula_and_all_come_back(rows: list[list[str]], delimiter: str) -> None:
    text = rows_text(rows, delimiter)
    for row in csv.reader(StringIO(text, newline=""), delimiter=delimiter):
        assert not any(map(formula, row))
        if delimiter == ",":
            assert not any(part.lstrip()[:1] in tuple(FIRST) for cell in row for part in cell.split(";")[1:])
    assert list(text_rows(text, delimiter)) == rows


@given(cell=TEXTS)
def test_the_mark_can_be_taken_away(cell: str) -> None:
    assert unguarded(guarded(cell)) == cell


def test_all_tables_are_written_by_one_module() -> None:
    files = [file for room in ("app", "engine", "lessons") for file in (ROOT / room).rglob("*.py")]
    writing = {file.stem for file in files if re.search(r"csv\.\w*[wW]riter|to_csv", file.read_text("utf-8"))}
    assert writing == {"spreadsheet"}
