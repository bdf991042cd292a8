"""Two small tables with the face of a study's, over the runs of the timer study's matrix."""

from __future__ import annotations

from app.run_sets.matrix.book import MatrixBook
from engine.studies.ledger import Fact
from engine.studies.probes import StudyRun
from engine.studies.tables import PublishedTable, RunColumn, TableRow
from engine.studies.timers.matrix import MATRIX
from tests.app.run_sets.matrix import printed

STUDY = "timers"
FIRST = tuple(StudyRun(name) for name in printed.FIRST)
SECOND = tuple(StudyRun(name) for name in printed.SECOND)


class MadeUpRow(TableRow):
    """Judged by a tolerance of 7%."""

    def fact(self, place: int) -> Fact | None:
        value = self.published[place]
        if value is None or self.ratio:
            return None
        texts = dict.fromkeys(("where", "condition", "quantity", "unit", "note"), "")
        return Fact.model_validate(
            {"id": "made up", "value": str(value), "role": "predict", "tolerance": 0.07, **texts}
        )


def table(number: int, runs: tuple[StudyRun, ...]) -> PublishedTable:
    """Table 1 or 2."""
    columns = tuple(
        RunColumn(run, (run.scenario[7:10], run.scenario[11:14], f"run {n}")) for n, run in enumerate(runs)
    )
    rows = [
        MadeUpRow(quantity, title, unit, decimals, values[number - 1])
        for quantity, (title, unit, decimals, *values) in printed.PRINTED.items()
    ]
    ratios = [MadeUpRow(row.quantity, row.title, "", 3, row.published, ratio=True) for row in rows[:1]]
    return PublishedTable(f"Table {number}. Made up", ("Release", "Users", "Run"), columns, (*rows, *ratios))


TABLES = (table(1, FIRST), table(2, SECOND))


def book(seeds: int = 1) -> MatrixBook:
    """Return a book without results."""
    return MatrixBook(STUDY, MATRIX, TABLES, seeds)
