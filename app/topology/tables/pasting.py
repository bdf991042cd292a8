"""Spreadsheet cells pasted into a table of the drawing: a block is checked as a whole and becomes one
change.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.topology.tables.columns import SheetColumn
from engine.ficon.drawing.changes.set_fields import set_in
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.names import called
from engine.spreadsheet import text_rows
from engine.typed import TypedError, typed_value

_tr = partial(QCoreApplication.translate, "TopologyTables")
MAX_CELLS, MAX_CHARACTERS = 100_000, 4_000_000
SHOWN = 3  # wrong cells that a message lists
MIF_DIGITS = frozenset("123456789ABCDEF")


class PastedCell(NamedTuple):
    """A cell that receives a text; row: its position in the table, from 1."""

    row: int
    thing: str
    column: SheetColumn
    shown: str
    text: str


def block(text: str) -> list[list[str]]:
    """Return the cells of a spreadsheet text: tabs separate cells, and each line is a row.

    Raises DrawingError when there are too many cells or a quote is not closed.
    """
    if len(text) > MAX_CHARACTERS:
        raise DrawingError(_tr("The clipboard contains too much: paste fewer cells."))
    try:
        rows = [[cell.strip() for cell in row] for row in text_rows(text, "\t")]
    except csv.Error as error:
        raise DrawingError(_tr("The clipboard contains no cells: {0}.").format(error)) from None
    rows = [row for row in rows if row]
    if sum(map(len, rows)) > MAX_CELLS:
        raise DrawingError(_tr("The clipboard contains too much: paste fewer cells."))
    return rows


def pasted(drawing: Drawing, kind: type[Thing], cells: Sequence[PastedCell]) -> Change:
    """Return the change that puts the texts into all cells.

    Raises DrawingError, naming the row and column of the cells that cannot accept their texts; nothing
    changes in that case.
    """
    draft, wrong, edited = Draft(drawing, ""), list[str](), list[str]()
    for cell in cells:
        if cell.text == cell.shown:
            continue
        try:
            _put(draft, kind, cell)
            edited.append(cell.thing)
        except DrawingError as error:
            name = called(drawing, cell.thing)
            wrong.append(_tr("row {0} ({1}), {2}: {3}").format(cell.row, name, cell.column.title, error))
    if wrong:
        raise DrawingError(_refusal(wrong))
    draft.title = _tr("Paste {0} cells").format(len(edited))
    return draft.done(dict.fromkeys(edited))


def _put(draft: Draft, kind: type[Thing], cell: PastedCell) -> None:
    if not cell.column.field:
        raise DrawingError(_tr('"{0}" is derived from other elements; expected no change').format(cell.shown))
    value = value_of(kind, cell.column, cell.text)
    set_in(draft, cell.thing, **{cell.column.field: value})


def _refusal(wrong: list[str]) -> str:
    more = _tr(" … and {0} more").format(len(wrong) - SHOWN) if len(wrong) > SHOWN else ""
    return _tr("Nothing was pasted: {0}{1}").format("; ".join(wrong[:SHOWN]), more)


def value_of(kind: type[Thing], column: SheetColumn, text: str) -> Any:
    """Return the value of a text in a column: None if it is empty and the field is optional, a MIF digit as a
    number.

    Raises DrawingError for a number with a misplaced separator.
    """
    annotation = kind.model_fields[column.field].annotation
    kinds = getattr(annotation, "__args__", (annotation,))
    if not text and type(None) in kinds:
        return None
    if column.digits == 1 and text:  # a MIF ID is written as a hexadecimal digit
        return int(text, 16) if text.upper() in MIF_DIGITS else text
    return _number(text) if not column.digits and {int, float} & set(kinds) else text


def _number(text: str) -> str:
    try:
        return typed_value(text)
    except TypedError as error:
        raise DrawingError(str(error)) from None
