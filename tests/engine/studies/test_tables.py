"""A study's tables: ratios, verdicts and the CSV, on a small table of the pause study."""

from __future__ import annotations

import csv
import io

import pytest

from engine.studies.ledger import load_ledger, studies
from engine.studies.probes import StudyRun
from engine.studies.tables import PublishedTable, RunColumn, TableRow, csv_text, tables_of, with_tables

FIRST, SECOND = StudyRun("pause-suspend"), StudyRun("pause-stop")
FACT = "pause.f9.real.SOIW1"
PUBLISHED = load_ledger("pause").fact(FACT).value
REAL = TableRow("real", "Real", "pages", 0, (PUBLISHED, None), (FACT, ""))
RATIO = TableRow("real", "Real", "", 3, (1.0, None), ratio=True)
COLUMNS = (RunColumn(FIRST, ("suspend", "a")), RunColumn(SECOND, ("stop", "b")))
TABLE = PublishedTable("Table 1. Pages", ("Method", "Run"), COLUMNS, (REAL, RATIO))


def test_a_ratio_refers_to_the_base_column() -> None:
    values = {FIRST: {"real": 200.0}, SECOND: {"real": 50.0}}
    assert [TABLE.simulated(RATIO, place, values) for place in (0, 1)] == [1.0, 0.25]
    assert TABLE.simulated(RATIO, 1, {SECOND: {"real": 50.0}}) is None
    assert TABLE.simulated(RATIO, 1, {FIRST: {"real": 0.0}, SECOND: {"real": 50.0}}) is None


def test_the_verdict_is_that_of_the_ledger() -> None:
    tolerance = load_ledger("pause").fact(FACT).tolerance
    near, far = PUBLISHED * (1 + 0.9 * tolerance), PUBLISHED * (1 + 1.1 * tolerance)
    assert (REAL.verdict(0, near), REAL.verdict(0, far)) == ("within", "outside")
    assert REAL.verdict(0, None) == REAL.verdict(1, 5.0) == RATIO.verdict(0, 5.0) == ""
    assert REAL.error(0, far) == pytest.approx(1.1 * tolerance)


def test_near_zero_is_judged_by_a_bound() -> None:
    row = TableRow("rate", "Rate", "pages/s", 1, (0.0,), ("timers.t1.dasd_page_rate.600/4.2.0/nopatch",))
    assert (row.verdict(0, 49.9), row.verdict(0, 50.0)) == ("within", "outside")


def test_a_value_is_judged_as_it_is() -> None:
    fact = load_ledger("timers").fact("timers.t2.emul_util_per_user.600/4.2.0/patch")  # 0.003 within 35%
    row = TableRow("rate", "Rate", "%", 3, (fact.value,), (fact.id,))
    assert (row.verdict(0, 0.0040), row.verdict(0, 0.0041)) == ("within", "outside")


def test_csv_in_the_layout_of_the_tables() -> None:
    lines = list(csv.reader(io.StringIO(csv_text([TABLE, TABLE], {FIRST: {"real": PUBLISHED * 2}}))))
    assert lines[0] == ["Table 1. Pages"]
    assert lines[1] == ["Method", "", "suspend", "", "", "stop", "", ""]
    assert lines[4] == ["Real", "pages", f"{PUBLISHED:.0f}", f"{2 * PUBLISHED:.0f}", "outside", "", "", ""]
    assert lines[5:7] == [["Ratios"], ["Real", "", "1.000", "1.000", "", "", "", ""]]
    assert lines[8:] == lines[:7]


def test_values_as_they_were_printed() -> None:
    assert (REAL.text(33816.4), RATIO.text(1.0), REAL.text(None)) == ("33,816", "1.000", "–")


@pytest.mark.parametrize("study", with_tables())
def test_every_table_of_a_study_is_whole(study: str) -> None:
    assert study in studies()
    for table in tables_of(study):
        for column in table.columns:
            assert len(column.heads) == len(table.heads)
            assert 0 <= column.base < len(table.columns)
        for row in table.rows:
            assert len(row.published) == len(table.columns)
            assert not row.facts or len(row.facts) == len(table.columns)
            for place, printed in enumerate(row.published):
                fact = row.fact(place)
                assert fact is None or fact.value == printed, (row.quantity, place)
