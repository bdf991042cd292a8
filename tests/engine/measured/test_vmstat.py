"""What vmstat prints in each of its forms, in its own units; what has no times is counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.kernel.units import SECOND
from engine.measured.data import DataError, Measurements
from engine.measured.reading import read
from tests.engine.measured.samples import VMSTAT, VMSTAT_D, VMSTAT_PLAIN

FREE = ("vmstat", "free")
TOTALS = """\
     24683652 K total memory
      1099432 K used memory
          100 pages paged in
"""
MEMINFO = """\
HugePages_Total:      10
HugePages_Free:        4
Hugepagesize:       1024 kB
"""


def data(folder: Path, content: str) -> Measurements:
    path = folder / "x.txt"
    path.write_text(content)
    return read(path)


def test_the_line_since_the_start_is_left_out_with_a_note(tmp_path: Path) -> None:
    made = data(tmp_path, VMSTAT)
    assert made.series(FREE)[1].tolist() == [204_800, 102_400]
    assert "covers the whole time since system start and is omitted" in made.notes[0].text
    assert not made.counted


def test_lines_without_times_are_counted(tmp_path: Path) -> None:
    made = data(tmp_path, VMSTAT_PLAIN)
    assert made.counted
    assert made.interval is None
    assert made.series(FREE)[1].tolist() == [102_400, 102_300]
    made.interval = 60 * SECOND
    assert made.series(FREE)[0].tolist() == [0, 60 * SECOND]


@pytest.mark.parametrize(
    ("command", "unit", "interval", "values"),
    [
        ("vmstat 5 3", "KB", 5, 2),
        ("$ vmstat -S M 5", "MB", 5, 2),
        ("root@lnx1:~# /usr/bin/vmstat -y --unit k 10 2", "1000 bytes", 10, 3),
        ("[user@lnx1 ~]$ vmstat -n 1 | tee x.txt", "KB", 1, 2),
    ],
)
def test_the_command_above_says_units_and_interval(
    command: str, unit: str, interval: int, values: int, tmp_path: Path
) -> None:
    made = data(tmp_path, f"{command}\n{VMSTAT_PLAIN}")
    assert made.units[FREE] == unit
    assert made.interval == interval * SECOND
    assert made.count(FREE) == values


def test_memory_that_may_be_in_mb_has_no_unit_that_is_known(tmp_path: Path) -> None:
    made = data(tmp_path, VMSTAT_PLAIN.replace("102400  10240  51200", "16803    117   5861"))
    assert made.units[FREE] == "KB or MB"
    assert any("-S M" in note.text for note in made.notes)


@pytest.mark.parametrize(
    ("text", "path", "unit"),
    [
        (VMSTAT_PLAIN.replace("buff  cache", "inact active"), ("vmstat", "inact"), "KB"),
        (VMSTAT_PLAIN, ("vmstat", "bi"), "KB/s"),
        (VMSTAT_PLAIN, ("vmstat", "r"), "count"),
        (VMSTAT_D, ("disk", "dasda", "sectors read"), "sectors"),
        (VMSTAT_D, ("disk", "dasda", "ms reading"), "ms"),
    ],
)
def test_each_form_has_its_units(text: str, path: tuple[str, ...], unit: str, tmp_path: Path) -> None:
    made = data(tmp_path, text)
    assert made.units[path] == unit
    assert made.count(path) == 2
    assert made.bad.count == 0


def test_two_outputs_without_times_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="vmstat -t 5"):
        data(tmp_path, f"$ vmstat 5\n{VMSTAT_PLAIN}$ vmstat 5\n{VMSTAT_PLAIN}")


def test_the_line_since_the_start_alone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="vmstat -t 5"):
        data(tmp_path, "\n".join(VMSTAT_PLAIN.splitlines()[:3]))


def test_totals_and_huge_pages_in_samples_have_units(tmp_path: Path) -> None:
    made = data(tmp_path, "".join(f"{1_257_249_600 + at}\n{TOTALS}{MEMINFO}" for at in range(2)))
    assert made.bad.count == 0
    assert made.units[("vmstat -s", "total memory")] == "KB"
    assert made.units[("values", "HugePages_Free")] == "1024 KB"
    made = data(tmp_path, f"1257249600\n{MEMINFO.partition('Hugepagesize')[0]}")
    assert made.units[("values", "HugePages_Free")] == "huge pages"
