"""Tables of the dialog: decks, problems, repairs, questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from app.look import theme
from app.topology.importing.sources import DeckSource
from app.widgets.reading_table import WrappedDelegate, for_reading, set_headings
from engine.ficon.drawing.decks.questions import Question

tr = partial(QCoreApplication.translate, "ImportDecks")
MAX_ROWS = 500  # of problems or repairs of a deck: more are hard to read; lparlab iocp prints all
ROW = 28


def made(name: str, heads: Sequence[str], parent: QWidget) -> QTableWidget:
    """Return an empty table whose last column takes the remaining width and whose rows are as high as
    their text.
    """
    table = QTableWidget(0, len(heads), parent)
    set_headings(table, heads)
    table.setAccessibleName(name)
    for_reading(table, ROW)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setStretchLastSection(True)
    table.setWordWrap(True)
    table.setItemDelegate(WrappedDelegate(table))
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return table


def fill(table: QTableWidget, rows: Iterable[Sequence[object]]) -> None:
    """Replace the contents with these rows."""
    every = list(rows)
    headers = table.horizontalHeader(), table.verticalHeader()
    for header in headers:
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)  # otherwise, each cell measures all others
    table.setRowCount(len(every))
    for row, texts in enumerate(every):
        for column, text in enumerate(texts):
            item = QTableWidgetItem(str(text))
            item.setToolTip(str(text))
            if texts[0] == "error":
                item.setForeground(theme.current().error)
            table.setItem(row, column, item)
    for header in headers:
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)


def deck_row(source: DeckSource) -> tuple[object, ...]:
    """Return the table row of a deck."""
    if source.failure:
        return source.name, tr("not read"), "", source.failure
    counts = source.reading.counts if source.reading is not None else {}
    statements = ", ".join(f"{number} {name}" for name, number in counts.items()) or tr("no statements")
    how = tr("lenient") if source.lenient else tr("cards")
    return source.name, how, statements, _found(source) or tr("nothing wrong")


def _found(source: DeckSource) -> str:
    counts = (
        (source.errors, tr("1 error"), tr("{} errors")),
        (len(source.problems) - source.errors, tr("1 other finding"), tr("{} other findings")),
        (len(source.repairs), tr("1 repair"), tr("{} repairs")),
    )
    return ", ".join(text if number == 1 else more.format(number) for number, text, more in counts if number)


def problem_rows(source: DeckSource) -> list[tuple[object, ...]]:
    """Return rows of severity, message, line, column and text, errors first."""
    ranks = {"error": 0, "warning": 1, "info": 2}
    found = sorted(
        source.problems, key=lambda problem: (ranks[problem.severity], problem.line, problem.column)
    )
    return [
        (problem.severity, problem.code, problem.line or "", problem.column or "", problem.text)
        for problem in found[:MAX_ROWS]
    ]


def repair_rows(source: DeckSource) -> list[tuple[object, ...]]:
    """Return rows of line, column and text."""
    return [(repair.line or "", repair.column or "", repair.text) for repair in source.repairs[:MAX_ROWS]]


def ask(table: QTableWidget, questions: Sequence[Question], answers: dict[str, str]) -> list[QComboBox]:
    """Show a row for each question, and return the answer boxes; earlier answers are kept."""
    table.setRowCount(len(questions))
    boxes = []
    for row, question in enumerate(questions):
        table.setItem(row, 0, QTableWidgetItem(question.text))
        box = QComboBox(table, editable=True)
        box.setAccessibleName(question.text)
        box.addItems(["", *question.candidates])
        box.setCurrentText(answers.get(question.key, ""))
        table.setCellWidget(row, 1, box)
        why = QTableWidgetItem(question.why)
        why.setToolTip(question.why)
        table.setItem(row, 2, why)
        boxes.append(box)
    return boxes
