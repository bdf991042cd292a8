"""Times as files write them: read, or left out with a reason; what is assumed of them stands in a note."""

from __future__ import annotations

from datetime import UTC, datetime  # noqa: TID251  # of files, not of the clock
from pathlib import Path

import pytest

from engine.kernel.units import SECOND
from engine.measured.data import Measurements
from engine.measured.reading import read

SAR = """Linux 5.14.0 ({host}) \t{day} \t_s390x_\t(4 CPU)

12:00:01 AM     CPU     %user     %nice   %system   %iowait    %steal     %idle
12:10:01 AM     all      5.12      0.00      1.10      0.20      3.50     90.08
11:50:01 PM     all      7.12      0.00      1.30      0.20      3.30     88.08
12:00:01 AM     all      8.12      0.00      1.40      0.20      3.20     87.08
"""


def data(folder: Path, text: str) -> Measurements:
    path = folder / "x.csv"
    path.write_text(text, encoding="utf-8")
    return read(path)


def moments(made: Measurements, *path: str) -> list[str]:
    times = made.series(path)[0]
    return [datetime.fromtimestamp(time / SECOND, UTC).strftime("%Y-%m-%d %H:%M:%S") for time in times]


@pytest.mark.parametrize(
    "rows",
    [
        ("time,cpu", "2023-03-14 10.00.00,1", "2023-03-14 10.00.10,2"),
        ("time,cpu", "14MAR2023:10:00:00,1", "14MAR2023:10:00:10,2"),
        ("time,cpu", "2023.073 10:00:00,1", "2023.073 10:00:10,2"),
        ("Date,Time,cpu", "2023.073,10:00:00,1", "2023.073,10:00:10,2"),
        ("Date,Time,cpu", "2023/073,10:00:00,1", "2023/073,10:00:10,2"),
        ("time,cpu", "44999.4166666667,1", "44999.4167824074,2"),
        ("Time,CPU,MEM", ",cpu,mem", "1678788000,1,3", "1678788010,2,4"),
        ("| time | cpu |", "|---|---:|", "| 1678788000 | 1 |", "| 1678788010 | 2 |"),
    ],
)
def test_each_form_is_the_same_moment(rows: tuple[str, ...], tmp_path: Path) -> None:
    made = data(tmp_path, "\n".join(rows) + "\n")
    assert moments(made, "cpu") == ["2023-03-14 10:00:00", "2023-03-14 10:00:10"]
    assert made.bad.count == 0


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("time,a\n03/04/2023 10:00,1\n03/04/2023 10:01,2\n", "03/04/2023 is read as month/day"),
        ("time,a\nMar 14 10:00:00,1\nMar 14 10:00:10,2\n", "read as dates of 2000"),
        ("time,a\n2023-03-14 10:00:00 EDT,1\n", "The time zone EDT is ambiguous"),
        ("Tue Mar 14 10:00:00 CET 2023\nMemFree: 1 kB\n", "The time zone CET is ambiguous"),
        ("elapsed,a\n00:00,1\n00:30,2\n", "00:00 is read as hours and minutes"),
        ("time,a\n45000.41667,1\n45000.41678,2\n", "spreadsheet dates"),
        ("time,a\n0,1\n0,2\n60,3\n", "1 value has the same time as another value"),
        ("time,a\n0,1\n60,2\n0,3\n60,4\n", "2 values have the same time as another value"),
    ],
)
def test_what_is_assumed_is_noted(text: str, note: str, tmp_path: Path) -> None:
    assert any(note in line.text for line in data(tmp_path, text).notes)


@pytest.mark.parametrize(
    "text",
    [
        "time,a\n13/04/2023 10:00,1\n03/04/2023 10:01,2\n",
        "time,a\n2023-03-14 10:00:00 UTC,1\n",
        "time,a\n10:00,1\n10:30,2\n",
        "time,a\n40000.5,1\n40001.5,2\n",  # seconds
    ],
)
def test_nothing_is_noted_where_nothing_is_assumed(text: str, tmp_path: Path) -> None:
    assert data(tmp_path, text).notes == []


def test_times_in_an_unknown_form_name_no_series(tmp_path: Path) -> None:
    made = data(tmp_path, "time,cpu\n1-02:03:04,1\n1-02:03:14,2\n")
    assert made.paths() == [("cpu",)]
    assert made.counted
    assert "times in an unknown format" in made.bad.first[0][1]


def test_the_begin_of_an_interval_names_no_series(tmp_path: Path) -> None:
    rows = "14/03/2023,10:00:00,10:01:00,1\n14/03/2023,10:01:00,10:02:00,2\n"
    made = data(tmp_path, f"Date,Start,End,cpu\n{rows}")
    assert moments(made, "cpu") == ["2023-03-14 10:01:00", "2023-03-14 10:02:00"]
    assert '"Start"' in made.bad.first[0][1]


def test_midnight_of_the_next_day_is_no_report_since_the_start(tmp_path: Path) -> None:
    made = data(tmp_path, SAR.format(host="lnx01", day="2023-03-14"))
    assert moments(made, "CPU all", "%user")[-1] == "2023-03-15 00:00:01"
    assert made.notes == []


def test_reports_of_two_computers_stay_apart(tmp_path: Path) -> None:
    made = data(tmp_path, "".join(SAR.format(host=host, day="2023-03-14") for host in ("lnx01", "lnx02")))
    assert made.count(("CPU all", "%user")) == made.count(("lnx02", "CPU all", "%user")) == 3
    row = "{0}\t600\t2023-03-14 00:10:01 UTC\tall\t%user\t1.50\n"
    made = data(tmp_path, row.format("lnx01") + row.format("lnx02"))
    assert made.paths() == [("CPU all", "%user"), ("lnx02", "CPU all", "%user")]
