"""Files of other programs become the series that are in them; damaged lines are counted and left out."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.exports.csv_files import write_csv, write_parquet
from engine.exports.tables import tables
from engine.kernel.units import SECOND
from engine.measured.clock import moment
from engine.measured.data import DataError, Measurements
from engine.measured.reading import FileReading, read
from engine.measures import measures
from engine.sim import Simulation
from tests.engine.measured.samples import ALL, GERMAN, SADF_D, SYSLOG
from tests.engine.small import small
from tests.systems import fails_under_wine

NOON = round(datetime(2009, 11, 3, 12, tzinfo=UTC).timestamp()) * SECOND


def data(folder: Path, name: str, content: str | bytes = "") -> Measurements:
    path = folder / name
    given_content = content or ALL[name]
    path.write_bytes(given_content if isinstance(given_content, bytes) else given_content.encode())
    return read(path)


@pytest.mark.parametrize(
    ("name", "path", "times", "values"),
    [
        ("sadf-d.csv", ("CPU all", "%user"), (61, 121), (12.5, 13.5)),
        ("sadf-d.csv", ("CPU 0", "%idle"), (61, 121), (74.0, 73.1)),
        ("sadf-d.csv", ("eth0", "rxpck/s"), (61, 121), (100, 110)),
        ("sadf.json", ("cpu-load", "all", "user"), (61, 121), (12.5, 13.5)),
        ("sadf.json", ("network", "net-dev", "eth0", "rxpck"), (61, 121), (100, 110)),
        ("sadf.json", ("memory", "memfree"), (61, 121), (102400, 102000)),
        ("vmstat.txt", ("vmstat", "free"), (1, 2), (204800, 102400)),
        ("vmstat.txt", ("vmstat", "so"), (1, 2), (0, 4)),
        ("proc.txt", ("meminfo", "MemFree"), (0, 60), (514000, 400000)),
        ("proc.txt", ("values", "nr_free_pages"), (0, 60), (128500, 100000)),
        ("proc.txt", ("cpu", "steal"), (0, 60), (5, 7)),
        ("proc.txt", ("loadavg", "1 min"), (0, 60), (0.25, 1.25)),
        ("dated.txt", ("meminfo", "MemFree"), (0, 60), (514000, 400000)),
        ("dated.txt", ("stat", "intr"), (0, 60), (5000, 6000)),
        ("dated.txt", ("disk", "sda", "reads"), (0, 60), (100, 130)),
        ("dated.txt", ("network", "eth0", "received bytes"), (0, 60), (1000, 1500)),
        ("dated.txt", ("network", "eth0", "sent packets"), (0, 60), (20, 20)),
        ("dated.txt", ("pressure", "some", "avg10"), (0, 60), (0.1, 0.4)),
        ("journal.txt", ("values", "idle"), (0, 5), (85.3, 60)),
        ("fcx225.csv", ("FCX225", "%CPU"), (60, 120), (45.5, 46)),
        ("fcx225.csv", ("FCX225", "Page Rate"), (60, 120), (35131, 35200)),
        ("german.csv", ("CPU %",), (60, 120), (45.5, 46)),
        ("german.csv", ("Seiten/s",), (60, 120), (1035.25, 1040.5)),
        ("cpuplugd.log", ("values", "loadavg"), (0, 5), (0.25, 1.25)),
        ("trace.json", ("processor 0, %", "CP"), (0, 1), (10, 12)),
    ],
)
def test_each_kind_gives_its_series(
    name: str, path: tuple[str, ...], times: tuple[int, ...], values: tuple[float, ...], tmp_path: Path
) -> None:
    made = data(tmp_path, name)
    found_times, found = made.series(path)
    start = NOON if made.dated else 0
    assert ((found_times - start) / SECOND).tolist() == list(times)
    assert found.tolist() == pytest.approx(list(values))
    assert made.bad.count == 0
    assert made.dated == (name != "trace.json")


def test_units_stand_apart_from_names(tmp_path: Path) -> None:
    assert data(tmp_path, "fcx225.csv").units == {
        ("FCX225", "Page Rate"): "pages/s",
        ("FCX225", "%CPU"): "%",
    }
    assert data(tmp_path, "proc.txt").units[("meminfo", "MemFree")] == "KB"


def test_abbreviations_of_zones_leave_the_zone_open(tmp_path: Path) -> None:
    made = data(tmp_path, "a.csv", "time,load\n2009-11-03 12:00:00 CET,1\n2009-11-03 12:00:10 CET,2\n")
    assert made.paths() == [("load",)]
    assert made.zoneless
    assert not data(tmp_path, "b.csv", "time,load\n2009-11-03 12:00:00 UTC,1\n").zoneless


def test_a_system_log_has_no_year(tmp_path: Path) -> None:
    made = data(tmp_path, "syslog.txt", SYSLOG)
    times, values = made.series(("values", "loadavg"))
    assert np.diff(times).tolist() == [5 * SECOND]
    assert values.tolist() == [0.25, 1.25]
    assert made.bad.count == 0


def test_columns_that_stand_for_more_have_no_unit(tmp_path: Path) -> None:
    text = SADF_D.replace("%idle\n", "%idle[...]\n")
    made = data(tmp_path, "a.csv", text)
    assert ("CPU all", "%idle") in made.paths()
    assert set(made.units.values()) == {"%", "1/s"}


@pytest.mark.parametrize(
    ("name", "path", "unit"),
    [
        ("sadf-d.csv", ("CPU 0", "%idle"), "%"),
        ("sadf.json", ("cpu-load", "all", "user"), "%"),
        ("sadf.json", ("memory", "memfree"), "KB"),
        ("vmstat.txt", ("vmstat", "free"), "KB"),
        ("vmstat.txt", ("vmstat", "so"), "KB/s"),
        ("german.csv", ("CPU %",), "%"),
    ],
)
def test_names_of_known_programs_have_units(
    name: str, path: tuple[str, ...], unit: str, tmp_path: Path
) -> None:
    assert data(tmp_path, name).units[path] == unit


def test_a_line_of_units_may_name_a_clock_and_rates_in_any_language(tmp_path: Path) -> None:
    text = "Zeit;CPU-Last;Eingang\nhh:mm;%;Seiten/s\n12:00:00;50,5;200,0\n12:00:10;51,5;210,0\n"
    made = data(tmp_path, "a.csv", text)
    assert made.units == {("CPU-Last",): "%", ("Eingang",): "Seiten/s"}
    assert made.bad.count == 0


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "latin-1"])
def test_encodings(encoding: str, tmp_path: Path) -> None:
    made = data(tmp_path, "german.csv", GERMAN.replace("Seiten", "Größe").encode(encoding))
    assert ("Größe/s",) in made.paths()


def test_bad_lines_are_counted_with_their_numbers(tmp_path: Path) -> None:
    text = SADF_D.replace("lnx1;60;2009-11-03 12:02:01 UTC;0;", "lnx1;60;2009-99-99 12:02:01 UTC;0;")
    text = text.replace("110.00;95.00", "broken;95.00") + "lnx1;60\n"
    made = data(tmp_path, "a.csv", text)
    assert made.bad.count == 3
    assert [number for number, _ in made.bad.first] == [5, 8, 9]
    assert "is not a time" in made.bad.first[0][1]
    assert made.series(("eth0", "txpck/s"))[1].tolist() == [90, 95]


def test_times_of_day_go_on_after_midnight(tmp_path: Path) -> None:
    made = data(tmp_path, "night.csv", "time,load\n23:59:50,1\n00:00:00,2\n00:00:10,3\n")
    times, _ = made.series(("load",))
    assert np.diff(times).tolist() == [10 * SECOND, 10 * SECOND]
    assert not made.dated


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("1970-01-02T00:00:00+01:00", 23 * 3600),
        ("02.01.1970 00:00:00", 86_400),
        ("1/2/1970 12:00 AM", 86_400),
        ("12:30:15.5", 45_015.5),
        ("12:30 AM", 1800),
        ("1257249600", 1_257_249_600),
        ("1257249600123", 1_257_249_600.123),
        ("7.5", 7.5),
        ("Fri Jan  2 00:00:00 CET 1970", 86_400),
        ("Fri 02 Jan 1970 01:00:00 PM UTC", 86_400 + 13 * 3600),
        ("Fri, 2 Jan 1970 00:00:00 +0100", 23 * 3600),
        ("1970-01-02 00:00:00 CEST", 86_400),
        ("Nov 2009", None),
        ("soon", None),
        ("99:99", None),
    ],
)
def test_moments(text: str, seconds: float | None) -> None:
    found = moment(text)
    assert (found and found[0] / SECOND) == (None if seconds is None else pytest.approx(seconds))


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_what_this_program_exports_can_be_read_again(suffix: str, tmp_path: Path) -> None:
    sim = Simulation(small("suspend"))
    sim.run(sim.scenario.until)
    run = sim.recording()
    for writer in (write_csv, write_parquet):
        list(writer(tables(run), tmp_path))
    made = read(tmp_path / f"guests.{suffix}")
    for guest in run.scenario.guests:
        times, values = made.series((guest.label, guest.userid, "guest.real"))
        wanted = measures()["guest.real"].values(run, [guest.index], run.time)
        assert times.tolist() == run.time[1:].tolist()
        np.testing.assert_allclose(values, wanted, rtol=1e-5)
    assert not made.dated


@fails_under_wine("it has no icu.dll, which Arrow asks for time zones")
@pytest.mark.parametrize("kind", ["parquet", "arrow"])
def test_stamped_columns_of_parquet_and_arrow(kind: str, tmp_path: Path) -> None:
    stamps = pa.array(
        [datetime(2009, 11, 3, 12, 0, i, tzinfo=UTC) for i in (0, 1)], pa.timestamp("us", "UTC")
    )
    table = pa.table({"time": stamps, "host": ["a", "b"], "load": [1.5, None], "users": [3, 4]})
    path = tmp_path / f"x.{kind}"
    if kind == "parquet":
        pq.write_table(table, path)
    else:
        with pa.ipc.new_file(path, table.schema) as sink:
            sink.write_table(table)
    made = read(path)
    assert made.series(("b", "users"))[0].tolist() == [NOON + SECOND]
    assert made.series(("b", "load"))[1].tolist() == []
    assert made.dated


def test_a_column_of_parquet_is_called_as_in_csv(tmp_path: Path) -> None:
    table = pa.table({"time": [0, 1], "userid": ["A", "A"], "memory (KB)": [1.0, 2.0]})
    pq.write_table(table, tmp_path / "x.parquet")
    (tmp_path / "x.csv").write_text("time,userid,memory (KB)\n0,A,1.0\n1,A,2.0\n")
    for made in (read(tmp_path / "x.parquet"), read(tmp_path / "x.csv")):
        assert made.paths() == [("A", "memory")]
        assert made.units == {("A", "memory"): "KB"}


def test_rows_of_parquet_without_times_are_counted_as_in_csv(tmp_path: Path) -> None:
    table = pa.table({"userid": ["A", "B", "A", "B"], "load": [1.0, 2.0, 3.0, 4.0]})
    pq.write_table(table, tmp_path / "x.parquet")
    (tmp_path / "x.csv").write_text("userid,load\nA,1\nB,2\nA,3\nB,4\n")
    for made in (read(tmp_path / "x.parquet"), read(tmp_path / "x.csv")):
        assert made.counted
        made.interval = 5 * SECOND
        assert made.series(("B", "load"))[0].tolist() == [0, 5 * SECOND]


@pytest.mark.parametrize("stray", ["ERROR,,connection lost", "a,b", "retry,soon,later"])
def test_texts_among_rows_are_a_bad_line_and_no_heading(stray: str, tmp_path: Path) -> None:
    rows = [f"2009-11-03 12:00:0{second},{second},1" for second in range(6)]
    path = tmp_path / "x.csv"
    path.write_text("\n".join(["when,idle,load", *rows[:3], stray, *rows[3:]]))
    made = read(path)
    assert [(one, made.count(one)) for one in made.paths()] == [(("idle",), 6), (("load",), 6)]
    assert [number for number, _ in made.bad.first] == [5]


def test_categories_decimals_and_written_times_of_parquet(tmp_path: Path) -> None:
    table = pa.table(
        {
            "time": ["2009-11-03 12:00:00 CET", "2009-11-03 12:00:01 CET", "soon", None],
            "userid": pa.array(["A", "B", "A", "A"]).dictionary_encode(),
            "load": pa.array([1, 2, 3, 4], pa.decimal128(10, 2)),
        }
    )
    pq.write_table(table, tmp_path / "x.parquet")
    made = read(tmp_path / "x.parquet")
    assert made.paths() == [("A", "load"), ("B", "load")]
    assert made.series(("B", "load"))[0].tolist() == [NOON + SECOND]
    assert made.series(("A", "load"))[1].tolist() == [1.0]
    assert made.dated
    assert made.zoneless


@pytest.mark.parametrize("unit", [1, 1000, 10**6, 10**9])
def test_numbers_since_1970_of_parquet(unit: int, tmp_path: Path) -> None:
    given = [NOON // SECOND * unit, (NOON // SECOND + 1) * unit]
    pq.write_table(pa.table({"timestamp": given, "load": [1, 2]}), tmp_path / "x.parquet")
    times = read(tmp_path / "x.parquet").series(("load",))[0]
    assert times.tolist() == [NOON, NOON + SECOND]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"\0\0\0\0\0", "not text"),
        (b"hello\nworld\n", "unknown format"),
        (b'{"a": 1}', "sysstat"),
        (b'{"traceEvents": [}', "damaged JSON"),
        (b"PAR1 and no more", "damaged"),
        (b"a,b,c\nx,y,z\n", "no column of numbers"),
    ],
)
def test_what_is_no_data_says_what_was_expected(content: bytes, said: str, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(content)
    with pytest.raises(DataError, match=said):
        read(tmp_path / "x")
    with pytest.raises(DataError, match="cannot be read"):
        FileReading(tmp_path / "none")


def test_long_series_are_whole(tmp_path: Path) -> None:
    """They are kept in chunks in a file."""
    lines = ["time,a,b", *(f"{i},{i * 2},{i * 3}" for i in range(30_000))]
    made = data(tmp_path, "long.csv", "\n".join(lines))
    times, values = made.series(("b",))
    assert times.tolist() == [i * SECOND for i in range(30_000)]
    assert values.tolist() == [3.0 * i for i in range(30_000)]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=st.sampled_from(sorted(ALL)), damage=st.data())
def test_damaged_files_raise_nothing_else(name: str, damage: st.DataObject, tmp_path: Path) -> None:
    raw = bytearray(ALL[name].encode())
    for _ in range(damage.draw(st.integers(1, 6))):
        at = damage.draw(st.integers(0, max(len(raw) - 1, 0)))
        how = damage.draw(st.sampled_from(["cut", "byte", "insert", "repeat"]))
        if how == "cut":
            del raw[at : at + damage.draw(st.integers(1, 80))]
        elif how == "byte" and raw:
            raw[at] = damage.draw(st.integers(0, 255))
        elif how == "insert":
            raw[at:at] = damage.draw(st.binary(min_size=1, max_size=20))
        else:
            raw[at:at] = raw[at : at + 60] * damage.draw(st.integers(1, 5))
    path = tmp_path / "damaged"
    path.write_bytes(bytes(raw))
    try:
        made = read(path)
    except DataError:
        return
    for found in made.paths():
        times, values = made.series(found)
        assert len(times) == len(values)
        assert (np.diff(times) > 0).all()
        assert np.isfinite(values).all()


@pytest.mark.parametrize(
    "line",
    [
        "6009-11-03 12:02:01 UTC;1;2",
        "0009-11-03 12:02:01 UTC;1;2",
        "2e10;1;2",
        f"{'9' * 400};1;2",
        f'"{"x" * 200_000}";1;2',
    ],
)
def test_impossible_times_are_bad_lines(line: str, tmp_path: Path) -> None:
    made = data(tmp_path, "far.csv", f"time;a;b\n2009-11-03 12:01:01 UTC;1;2\n{line}\n")
    assert made.bad.count >= 1
    assert made.series(("a",))[1].tolist() == [1]
