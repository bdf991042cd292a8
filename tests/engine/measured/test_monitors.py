"""Files of nmon and dstat are read; those of other known programs are refused by name, with what to do."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.kernel.units import SECOND
from engine.measured.data import DataError, Measurements
from engine.measured.reading import read
from tests.engine.measured.samples import DSTAT, DSTAT_SCREEN, FCX102, NMON, VMSTAT_D, VMSTAT_PLAIN
from tests.engine.measured.test_sysstat import check

NOON = 1_257_249_600
EPOCHS = DSTAT.replace('"time"', '"epoch"')
for minute in range(3):
    EPOCHS = EPOCHS.replace(f"03-11 12:0{minute}:01", f"{NOON + 60 * minute}.5")


def data(folder: Path, content: str | bytes, name: str = "x.txt") -> Measurements:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read(path)


@pytest.mark.parametrize(
    ("text", "path", "unit", "seconds", "values"),
    [
        (NMON, ("CPU_ALL", "User%"), "%", (1, 61), (38.5, 40.5)),
        (NMON, ("CPU_ALL", "CPUs"), "count", (1, 61), (1, 1)),
        (NMON, ("MEM", "memfree"), "MB", (1, 61), (512.5, 500)),
        (NMON, ("NET", "eth0-read-KB/s"), "KB/s", (1, 61), (38.5, 40.5)),
        (NMON, ("DISKBUSY", "dasda"), "%", (1,), (3.6,)),
        (NMON, ("DISKXFER", "dasda"), "1/s", (1,), (179.3,)),
        (NMON, ("VM", "nr_dirty"), "pages", (1,), (100,)),
        (NMON, ("VM", "pgpgin"), "KB/s", (1,), (2000 / 60,)),
        ("".join(sorted(NMON.splitlines(keepends=True))), ("CPU_ALL", "User%"), "%", (1, 61), (38.5, 40.5)),
        (DSTAT, ("total cpu usage", "usr"), "% of all CPUs", (61, 121), (12.5, 13.5)),
        (DSTAT, ("dsk/total", "read"), "bytes/s", (61, 121), (8192, 16384)),
        (DSTAT, ("io/total", "read"), "1/s", (61, 121), (2, 4)),
        (EPOCHS, ("io/total", "read"), "1/s", (60, 120), (2, 4)),
    ],
)
def test_each_file_gives_its_series(
    text: str,
    path: tuple[str, ...],
    unit: str,
    seconds: tuple[int, ...],
    values: tuple[float, ...],
    tmp_path: Path,
) -> None:
    made = data(tmp_path, text)
    times, found = made.series(path)
    assert (times // SECOND - NOON).tolist() == list(seconds)
    assert found.tolist() == pytest.approx(list(values))
    assert made.units[path] == unit
    assert made.bad.count == 0
    assert ("MEM", "bigfree") not in made.paths()


def test_nmon_without_times_counts_its_snapshots(tmp_path: Path) -> None:
    text = "".join(line for line in NMON.splitlines(keepends=True) if not line.startswith("ZZZZ"))
    made = data(tmp_path, text)
    assert made.counted
    assert made.interval == 60 * SECOND
    assert (made.series(("CPU_ALL", "User%"))[0] // SECOND).tolist() == [60, 120]


def test_the_screen_of_dstat_is_counted(tmp_path: Path) -> None:
    made = data(tmp_path, DSTAT_SCREEN)
    assert made.counted
    assert made.series(("dsk/total", "read"))[1].tolist() == [32 * 1024, 4096]
    assert made.series(("system", "int"))[1].tolist() == [789, 1200]
    assert made.series(("memory-usage", "used"))[1].tolist() == [1651 * 2**20, 1701 * 2**20]
    assert "covers the whole time since system start and is omitted" in made.notes[0].text


def test_json_of_iostat_and_mpstat(tmp_path: Path) -> None:
    samples = [{"avg-cpu": {"user": at}, "disk": [{"disk_device": "dasda", "rrqm": 2.5}]} for at in range(3)]
    made = data(tmp_path, json.dumps({"sysstat": {"hosts": [{"statistics": samples}]}}))
    assert made.counted
    assert made.series(("avg-cpu", "user"))[1].tolist() == [1, 2]
    assert made.units == {("avg-cpu", "user"): "% of all CPUs", ("disk", "dasda", "rrqm"): "%"}
    clocks = ["23:59:55", "00:00:00"]
    loads = [{"timestamp": clock, "cpu-load": [{"cpu": "all", "usr": 5.5}]} for clock in clocks]
    made = data(tmp_path, json.dumps({"sysstat": {"hosts": [{"statistics": loads}]}}))
    assert (made.series(("cpu-load", "all", "usr"))[0] // SECOND).tolist() == [86_395, 86_400]


@pytest.mark.parametrize(
    ("text", "program", "command"),
    [
        (b"\x96\xd5\x75\x21\0\0", "a binary sar file", "sadf -d FILE"),
        ("<?xml version='1.0'?>\n<sysstat>\n", "XML from sadf", "sadf -j FILE"),
        ("top - 12:00:01 up 1 day,  3:04,  1 user\n", "a top screen", "mpstat"),
        ("12:00:01      UID       PID    %usr %system\n12:00:02  0  1  0.0  0.9\n", "pidstat", "sar -A"),
        (
            "               total        used        free      shared\nMem: 1 2 3 4\n",
            "a free report",
            "meminfo",
        ),
        ("     24683652 K total memory\n      1099432 K used memory\n", "vmstat -s", "vmstat -t 5"),
        ("Cache                       Num  Total   Size  Pages\nTCP 1 2 3 4\n", "vmstat -m", "vmstat -t 5"),
        ("           10 disks \n            0 partitions \n", "vmstat -D", "iostat -xt 5"),
        ("       481499 forks\n", "vmstat -f", "vmstat -t 5"),
        (
            "1FCX112  CPU 2097  SER 12345  Interval 09:00:00 - 09:10:00  Perf. Monitor\nUserid\nA 1\n",
            "Performance Toolkit",
            "CSV",
        ),
    ],
)
def test_other_programs_are_refused_by_name(
    text: str | bytes, program: str, command: str, tmp_path: Path
) -> None:
    with pytest.raises(DataError, match=command) as raised:
        data(tmp_path, text)
    assert program in str(raised.value)


def test_counters_of_performance_toolkit_are_read_screen_after_screen(tmp_path: Path) -> None:
    made = data(tmp_path, FCX102)
    times, rates = made.series(("FCX102", "Real SSCH instructions"))
    assert (times // SECOND).tolist() == [86_370, 86_400]
    assert rates.tolist() == [161, 322]
    values = {path[1]: made.series(path)[1][0] for path in made.paths()}
    assert values["SVC 76 reflected"] == 0
    assert values["Diag.X'9C', Wait State"] == 10.7
    assert values["Subpool FREE req bk >2G"] == 2973
    assert values["Storage fast clears"] == 4.9
    assert "Demand scan 1st pass" not in values
    assert set(made.units.values()) == {"1/s"}
    assert made.bad.count == 0
    assert "FCX112" in made.notes[0].text


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.sampled_from([NMON, DSTAT, DSTAT_SCREEN, VMSTAT_PLAIN, VMSTAT_D, FCX102]), draw=st.data())
def test_damage_is_refused_or_left_out(text: str, draw: st.DataObject, tmp_path: Path) -> None:
    for _ in range(draw.draw(st.integers(1, 4))):
        at = draw.draw(st.integers(0, len(text)))
        cut = draw.draw(st.integers(0, 30))
        text = text[:at] + draw.draw(st.text('0.:/%,|-\n\t aZT"é', max_size=12)) + text[at + cut :]
    with suppress(DataError):
        check(data(tmp_path, text))
