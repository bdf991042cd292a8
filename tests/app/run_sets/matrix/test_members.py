"""The cluster study in the matrix: members across, and a table whose columns are the members of one run."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from pytestqt.qtbot import QtBot

from app.jobs.task_book import RunKey, RunTask
from app.look import theme
from app.run_sets.matrix import words
from app.run_sets.matrix.book import MatrixBook
from app.run_sets.matrix.printed_table import Head, PrintedModel, PrintedTable
from engine.studies.matrix import matrix_of
from engine.studies.ssi import runs
from engine.studies.tables import csv_text, tables_of

STUDY = "ssi"
TABLES = tables_of(STUDY)
FIGURES = {f"tx_per_s.member{n}": tx for n, tx in enumerate((200.0, 202.0, 270.0, 250.0), 1)}


def book() -> MatrixBook:
    return MatrixBook(STUDY, matrix_of(STUDY), TABLES, seeds=1)


def test_members_are_across_and_workloads_down() -> None:
    kept = book()
    columns = dict.fromkeys(words.column_title(kept, one) for one in kept.items)
    assert sorted(columns) == [f"Members: {n}" for n in (1, 2, 3, 4)]
    assert len(dict.fromkeys(words.row_title(kept, one) for one in kept.items)) == 7
    three = next(one for one in kept.items if one.run == runs.IO[3])
    assert words.unpublished(three) == "untested prediction"
    assert not kept.printed(three.run)


def test_what_was_printed_of_a_run_is_in_its_cell() -> None:
    printed = book().printed(runs.IO[4])
    known = {name: one.value for name, one in printed.items()}
    assert (known["tx_per_s"], known["virtual_io_rate"], known["avg_response_time"]) == (612.12, 2983, 3.7)


def test_columns_that_are_members_of_one_run() -> None:
    kept, table = book(), next(table for table in TABLES if table.title.startswith("Table 8."))
    task = RunTask(STUDY, RunKey.of(runs.TERABYTE[4]), 0)
    kept.begin([task])
    kept.end(task, {**FIGURES, "tx_per_s": 922.0})
    values = kept.values(table)
    plain, ratio = table.rows
    assert [table.simulated(plain, place, values) for place in range(4)] == [*FIGURES.values()]
    ratios = [table.simulated(ratio, place, values) for place in range(4)]
    assert ratios == [1.0, 1.01, 1.35, 1.25]
    verdicts = [ratio.verdict(place, value) for place, value in enumerate(ratios)]
    assert verdicts == ["within", "within", "within", "outside"]
    lines = csv_text([table], values).splitlines()
    assert (
        lines[-1] == "Throughput ratio,,1.00,1.00,within,1.00,1.01,within,1.34,1.35,within,1.33,1.25,outside"
    )


def test_heads_over_several_columns_are_not_cut(qtbot: QtBot) -> None:
    view = PrintedTable()
    qtbot.addWidget(view)
    for table in TABLES:
        view.show_table(book(), table)
        font = QFontMetrics(theme.font(theme.POINTS, QFont.Weight.DemiBold))
        for row, line in enumerate(view.entries.rows):
            for column in (0, *range(2, view.entries.columnCount(), 2)) if isinstance(line, Head) else ():
                text = view.entries.index(row, column).data() or ""
                room = view.columnWidth(column) + view.columnWidth(column + 1)
                assert font.horizontalAdvance(text) + 8 <= room, (table.title, text)


def test_three_members_are_a_prediction_that_nothing_tests(qtbot: QtBot) -> None:
    kept, model = book(), PrintedModel()
    for members in runs.CPU.values():
        task = RunTask(STUDY, RunKey.of(members), 0)
        kept.begin([task])
        kept.end(task, {"tx_per_s": 1000.0})
    model.show_table(kept, TABLES[0])
    heads = {model.index(1, column).data() for column in range(2, model.columnCount(), 2)}
    assert "untested prediction" in heads
    tips = [model.index(2, column).data(Qt.ItemDataRole.ToolTipRole) for column in (3, 5, 7, 9)]
    assert [tip.endswith("an untested prediction.") for tip in tips] == [False, False, True, False]


def test_derived_facts_are_shown_and_not_counted() -> None:
    kept, run = MatrixBook("ssi", matrix_of("ssi"), tables_of("ssi"), 1), runs.CPU[2]
    printed = kept.printed(run)
    others = [name for name, one in printed.items() if not one.row.fact(one.place).counted]
    assert set(others) == {"itr", "total_util_per_proc"}
    task = RunTask("ssi", RunKey.of(run), 0)
    kept.begin([task])
    kept.end(task, {name: one.value for name, one in printed.items()})
    judged = sum(one.row.verdict(one.place, one.value) == "within" for one in printed.values())
    assert kept.tally() == (judged - len(others), judged - len(others))
