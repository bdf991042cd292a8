"""Relocations as a table: the accessible counterpart of their chart."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor

from app.charts.toolkit.comparing import Other
from app.charts.values import relocation_columns, relocations
from app.charts.values.multisystem import several
from app.charts.values.relocation_columns import MoveColumn
from app.charts.values.relocations import Known, PassPair
from app.look import theme
from app.widgets.rows_model import RowsModel, TableColumn
from engine.recording.recorder import Recording
from engine.recording.relocations import Relocation


@dataclass(frozen=True)
class MoveRow:
    """A relocation in one run or in both, with the texts of its cells, by which rows are compared."""

    pair: PassPair = field(compare=False)
    texts: tuple[str, ...]


class MovesModel(RowsModel[MoveRow]):
    """A table model with a row for each relocation; `show_at` fills it twice a second."""

    def __init__(self, parent: QObject | None = None) -> None:
        self._move_columns = relocation_columns.columns()
        found = [self._table_column(place, column) for place, column in enumerate(self._move_columns)]
        super().__init__(found, key=lambda row: row.pair.key, parent=parent)
        self._known, self._their_known = Known(), Known()
        self._recording: Recording | None = None
        self._other: Other | None = None

    def _table_column(self, place: int, column: MoveColumn) -> TableColumn[MoveRow]:
        return TableColumn(
            column.title,
            lambda row: row.texts[place],
            help=column.help,
            id=column.id,
            number=column.number,
            order=lambda row: column.order(row.pair.any),
            tip=partial(self._tip, column),
            colour=_failure_colour if column.id == "finish" else None,
        )

    def show_at(self, recording: Recording | None, time: int | None, other: Other | None = None) -> None:
        """Show the relocations as known at a time (ns); None: the current time."""
        known = recording is not None and several(recording.scenario)
        if other is not None and not several(other.recording.scenario):
            other = None
        self._recording, self._other = recording if known else None, other
        pairs = self._found(recording, time) if known and recording is not None else []
        self.show_rows(
            MoveRow(pair, tuple(self._text(column, pair) for column in self._move_columns)) for pair in pairs
        )

    def _found(self, recording: Recording, time: int | None) -> list[PassPair]:
        other = self._other
        own = self._known.at(recording, time)
        if other is None:
            return relocations.pairs(recording, own)
        theirs = self._their_known.at(other.recording, recording.now if time is None else time)
        return relocations.pairs(recording, own, other.recording, theirs)

    def _text(self, column: MoveColumn, pair: PassPair) -> str:
        """Return the text of a cell: the texts of both runs when two are compared, except in an overlay."""
        mine, his = self._both(column, pair)
        if self._other is None or column.id == "guest":
            return mine or his
        if pair.own is not None and not (self._other.beside or self._other.difference):
            return mine
        return mine if mine == his else f"{mine or '–'} | {his or '–'}"

    def _both(self, column: MoveColumn, pair: PassPair) -> tuple[str, str]:
        assert self._recording is not None
        mine = column.text(self._recording, pair.own) if pair.own is not None else ""
        if self._other is None or pair.theirs is None:
            return mine, ""
        return mine, column.text(self._other.recording, pair.theirs)

    def move(self, row: int) -> Relocation:
        """Return the relocation in a row."""
        return self.rows[row].pair.any

    def _tip(self, column: MoveColumn, row: MoveRow) -> str:
        other = self._other
        mine, his = self._both(column, row.pair)
        return mine if other is None else f"{other.own}: {mine or '–'}\n{other.name}: {his or '–'}"


def _failure_colour(row: MoveRow) -> QColor | None:
    return None if row.pair.any.finish in relocation_columns.GOOD else theme.current().error
