"""Units of files and measures are of one kind or another; between those of a kind lies a factor."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.measured.data import Measurements
from engine.measured.reading import read
from engine.measured.units import factor
from engine.measures import measures
from tests.engine.measured.sysstat_fields import FIELDS


def data(folder: Path, content: str, name: str = "x.csv") -> Measurements:
    path = folder / name
    path.write_text(content)
    return read(path)


@pytest.mark.parametrize(
    ("given", "wanted", "by"),
    [
        ("KB", "MB/s", None),
        ("kB", "pages", 0.25),
        ("MB", "pages", 256),
        ("MiB", "MB", 1),
        ("KB/s", "MB/s", 1 / 1024),
        ("KB/min", "pages/s", 0.25 / 60),
        ("ms", "s", 0.001),
        ("%", "", 0.01),
        ("IFLs", "CPUs", 1),
        ("%", "IFLs", 0.01),
        ("Seiten/s", "pages/s", 1),
        ("", "pages/s", 1),
        ("furlongs", "furlongs", 1),
        ("furlongs", "s", None),
        ("s", "%", None),
        ("1/min", "1/s", 1 / 60),
        ("sectors/s", "pages/s", 1 / 8),
        ("1024 KB", "pages", 256),
        ("4 bytes/s", "KB/s", 1 / 256),
        ("ticks", "s", None),
        ("Mbps", "MB/s", None),
    ],
)
def test_factors(given: str, wanted: str, by: float | None) -> None:
    assert factor(given, wanted) == (None if by is None else pytest.approx(by))


@pytest.mark.parametrize(
    ("given", "wanted", "by"),
    [
        ("% of 4 CPUs", "CPUs", 0.04),
        ("% of 4 CPUs", "%", 1.0),
        ("% of 4 CPUs", "", 0.01),
        ("% of all CPUs", "CPUs", None),
        ("% of all CPUs", "share", 0.01),
        ("% of 4 CPUs", "KB", None),
    ],
)
def test_a_mean_over_cpus_is_as_many_times_as_many_cpus(given: str, wanted: str, by: float | None) -> None:
    assert factor(given, wanted) == by


def test_each_measure_fits_its_own_unit() -> None:
    for unit in {one.unit for one in measures().values()}:
        assert factor(unit, unit) == 1


@pytest.mark.parametrize("unit", FIELDS)
def test_each_field_of_the_manuals_has_its_unit(unit: str, tmp_path: Path) -> None:
    fields = FIELDS[unit].split()
    head = f"# hostname;interval;timestamp;{';'.join(fields)}\n"
    rows = [f"a;5;2009-11-03 12:00:0{at} UTC;{';'.join(['1.5'] * len(fields))}\n" for at in range(2)]
    made = data(tmp_path, head + "".join(rows))
    assert made.units == {(field,): unit for field in fields}


def test_fields_of_one_name_in_two_reports_stay_apart(tmp_path: Path) -> None:
    head = "# hostname;interval;timestamp;"
    row = "a;5;2009-11-03 12:00:00 UTC;"
    text = f"{head}call/s;retrans/s\n{row}1;2\n{head}estres/s;retrans/s\n{row}3;4\n"
    made = data(tmp_path, text)
    assert made.series(("retrans/s",))[1].tolist() == [2]
    assert made.series(("retrans/s (2)",))[1].tolist() == [4]


@pytest.mark.parametrize(
    ("group", "field", "unit"),
    [
        (("memory",), "memfree", "KB"),
        (("memory",), "swpused-percent", "%"),
        (("memory",), "frmpg", "pages/s"),
        (("hugepages",), "hugfree", "KB"),
        (("psi", "psi-cpu"), "some_avg10", "%"),
        (("io", "io-reads"), "bread", "sectors/s"),
        (("disk", "vda"), "rd_sec", "sectors/s"),
        (("disk", "vda"), "avgrq-sz", "sectors"),
        (("disk", "vda"), "await", "ms"),
        (("paging",), "pgpgin", "KB/s"),
        (("swap-pages",), "pswpin", "pages/s"),
        (("network", "net-dev", "eth0"), "rxkB", "KB/s"),
        (("network", "net-sock"), "totsck", "count"),
        (("queue",), "runq-sz", "count"),
        (("filesystems", "/"), "MBfsfree", "MB"),
    ],
)
def test_json_of_sysstat_has_the_units_of_sar(
    group: tuple[str, ...], field: str, unit: str, tmp_path: Path
) -> None:
    def nested(keys: tuple[str, ...], value: float) -> object:
        return value if not keys else {keys[0]: nested(keys[1:], value)}

    stamps = [{"date": "2009-11-03", "time": f"12:00:0{at}", "utc": 1} for at in range(2)]
    found = [{"timestamp": stamp, **nested((*group, field), 1.5)} for stamp in stamps]  # type: ignore[dict-item]
    made = data(tmp_path, json.dumps({"sysstat": {"hosts": [{"statistics": found}]}}), "x.json")
    assert made.units == {(*group, field): unit}


@pytest.mark.parametrize(
    ("title", "name", "unit"),
    [
        ("mem_MB", "mem_MB", "MB"),
        ("free (MB)", "free", "MB"),
        ("read KB/s", "read KB/s", "KB/s"),
        ("usedMB", "usedMB", "MB"),
        ("tx_MBps", "tx_MBps", "MB/s"),
        ("cpu_pct", "cpu_pct", "%"),
        ("latency_ms", "latency_ms", "ms"),
        ("line Mbps", "line Mbps", "Mbps"),
        ("Items", "Items", ""),
        ("alarms", "alarms", ""),
    ],
)
def test_a_title_may_end_with_its_unit(title: str, name: str, unit: str, tmp_path: Path) -> None:
    made = data(tmp_path, f"time,{title}\n0,1\n1,2\n")
    assert made.units.get((name,), "") == unit


def test_fields_and_columns_may_have_units_of_their_own(tmp_path: Path) -> None:
    made = data(tmp_path, "time,mem\n10:00:00,512 MB\n10:00:10,1.5GB\n10:00:20,7\n")
    assert made.units == {("mem",): "bytes"}
    assert made.series(("mem",))[1].tolist() == [512 * 2**20, 1.5 * 2**30]
    assert "is not a number" in made.bad.first[0][1]
    made = data(tmp_path, "time,mem (MB)\n10:00:00,512 MB\n10:00:10,1.5 GiB\n")
    assert made.units == {("mem",): "bytes"}
    made = data(tmp_path, "time,size,unit\n10:00:00,512,MB\n10:00:00,2,GB\n10:00:10,600,MB\n")
    assert made.units == {("MB", "size"): "MB", ("GB", "size"): "GB"}
