"""Files as real sites have them: other decimals, headings and dates, packed, damaged, or of several parts."""

from __future__ import annotations

import bz2
import gzip
import json
import lzma
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.kernel.units import SECOND
from engine.measured import headings, tables
from engine.measured.clock import moment
from engine.measured.data import DataError, Measurements
from engine.measured.json_files import BracketDepth
from engine.measured.reading import read
from tests.engine.measured.samples import SADF_D, SADF_J
from tests.systems import needs_linux


def data(folder: Path, content: str | bytes, name: str = "x.csv") -> Measurements:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read(path)


def values(made: Measurements, *path: str) -> list[float]:
    found: list[float] = made.series(path)[1].tolist()
    return found


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("t;a\n0;1,5\n1;2,25\n", [1.5, 2.25]),
        ("t;a (%)\n10,100;0,021\n10,200;0,5\n", [0.021, 0.5]),
        ("t;a\n0;1.234,5\n1;12.000\n", [1234.5, 12_000]),
        ("t;a\n0;1,234\n1;12.5\n", [1234, 12.5]),  # commas between thousands, as the other row shows
        ("t\ta\n0\t1,234,567.5\n1\t8\n", [1_234_567.5, 8]),
        ("t;a\n0;1 234,5\n1;12\u00a0000,25\n", [1234.5, 12_000.25]),
        ("t;a\n0;12,5 %\n1;13 %\n", [12.5, 13]),
        ("t;a\n" + "".join(f"{i};0\n" for i in range(300)) + "300;0,5\n", [*[0.0] * 300, 0.5]),
        ('t,a\n0,"1,234.5"\n1,"2"\n', [1234.5, 2]),
        ("t,a\n0,1e3\n1,-2.5E-1\n", [1000, -0.25]),
        ("t,a\n0,N/A\n1,4\n", [4]),
    ],
)
def test_decimals_and_thousands(text: str, wanted: list[float], tmp_path: Path) -> None:
    made = data(tmp_path, text.replace("t", "time", 1))
    assert values(made, "a") == wanted
    assert made.bad.count == 0


def test_a_number_that_is_neither_is_a_bad_line_and_no_other_number(tmp_path: Path) -> None:
    made = data(tmp_path, "time;a\n0;1.5\n1;1,5\n2;2.5\n3;1_0\n")
    assert values(made, "a") == [1.5, 2.5]
    assert [number for number, _ in made.bad.first] == [3, 5]


ID_TITLES = sorted(headings._IDS | {"interval", "core", "note"})
FIGURES = st.lists(st.floats(0, 1e6).map(lambda value: f"{value:.3f}"), min_size=3, max_size=12)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    titles=st.lists(st.sampled_from(ID_TITLES), min_size=1, max_size=4, unique=True),
    rows=FIGURES | st.lists(st.integers(0, 99).map(str), min_size=3, max_size=12),
    day=st.sampled_from(["", "2009-11-03 "]),
)
def test_numbers_are_values_whatever_their_column_is_called(
    titles: list[str], rows: list[str], day: str, tmp_path: Path
) -> None:
    lines = [f"{day}10:00:{second:02},{','.join([text] * len(titles))}" for second, text in enumerate(rows)]
    made = data(tmp_path, "\n".join([f"Time,{','.join(titles)}", *lines]))
    assert made.paths() == [(title,) for title in titles]
    assert all(values(made, title) == [float(text) for text in rows] for title in titles)
    assert made.bad.count == 0


@pytest.mark.parametrize("title", ["cpu", "core", "lane"])
def test_numbers_that_tell_apart_the_rows_of_one_time_are_names(title: str, tmp_path: Path) -> None:
    rows = "".join(f"{t},{one},{10 * t + one}.5,{one}\n" for t in range(100) for one in range(3))
    made = data(tmp_path, f"time,{title},busy,reads\n{rows}")
    assert made.paths() == [(f"{title} {one}", name) for one in range(3) for name in ("busy", "reads")]
    assert values(made, f"{title} 2", "busy")[:3] == [2.5, 12.5, 22.5]


def test_whole_numbers_at_equal_times_are_values_when_they_differ_each_time(tmp_path: Path) -> None:
    rows = "".join(f"10:00:{second // 2:02},{second * 7},{second * 3}\n" for second in range(40))
    assert data(tmp_path, f"time,user,system\n{rows}").paths() == [("user",), ("system",)]


def test_texts_that_name_nothing_are_left_out_with_a_word(tmp_path: Path) -> None:
    rows = "".join(f"{second},request {second},{second % 2},{second}\n" for second in range(30))
    made = data(tmp_path, f"time,message,state,load\n{rows}".replace(",0,", ",up,").replace(",1,", ",down,"))
    assert made.paths() == [("up", "load"), ("down", "load")]
    assert "message" in made.bad.first[0][1]


@pytest.mark.parametrize(
    ("text", "path", "seconds"),
    [
        ("epoch,usr\n1623265140.8,1\n1623265150.8,2\n", ("usr",), [1623265140.8, 1623265150.8]),
        ("1623265140,1\n1623265150,2\n", ("column 2",), [1623265140, 1623265150]),
        ("epoch_us,usr\n1623265140800000,1\n1623265150800000,2\n", ("usr",), [1623265140.8, 1623265150.8]),
        ("ns,usr\n1623265140000000000,1\n1623265150000000000,2\n", ("usr",), [1623265140, 1623265150]),
        ("usr,n\n1,1623265140\n2,1623265150\n3,1623265160\n", ("usr",), [1623265140, 1623265150, 1623265160]),
        ("date,time,a\n20210609,100059,1\n20210609,100100,2\n", ("a",), [1623232859, 1623232860]),
        ("20210609100059,1\n20210609100100,2\n", ("column 2",), [1623232859, 1623232860]),
        ("at,a\n2021-06-09-10.00.59,1\n2021-06-09-10.01.00,2\n", ("a",), [1623232859, 1623232860]),
        ("Jun 09 10:00:59,1\nJun 09 10:01:00,2\n", ("column 2",), [960544859, 960544860]),
        ("time,a\n00:00:10,1\n00:00:00,2\n23:59:50,3\n", ("a",), [-10, 0, 10]),
        ("time_ms,a\n0,1\n500,2\n1500,3\n", ("a",), [0, 0.5, 1.5]),
        ("elapsed (min),a\n0,1\n1,2\n3,3\n", ("a",), [0, 60, 180]),
        ("uptime,a\n100,1\n110,2\n", ("a",), [100, 110]),
        ("when,day,a\n10:00:00,2009-11-03,5\n10:00:10,2009-11-03,6\n", ("a",), [1257242400, 1257242410]),
        ("stamp,time,n\n10:00:00,5.2,1\n10:00:10,3.1,2\n10:00:20,4.2,3\n", ("time",), [36000, 36010, 36020]),
        ("time,end\n10:00:00,5\n10:00:10,3\n", ("end",), [36000, 36010]),
        ("time,interval\n10:00:00,5\n10:00:10,3\n", ("interval",), [36000, 36010]),
    ],
)
def test_the_time_is_what_goes_on_like_one(
    text: str, path: tuple[str, ...], seconds: list[float], tmp_path: Path
) -> None:
    assert (data(tmp_path, text).series(path)[0] / SECOND).tolist() == pytest.approx(seconds)


def test_clocks_of_guests_that_follow_each_other_begin_again(tmp_path: Path) -> None:
    rows = [f"{hour:02}:00:00,{guest},{hour}" for guest in ("A", "B") for hour in (0, 12, 23)]
    made = data(tmp_path, "\n".join(["time,guest,load", *rows]))
    for guest in ("A", "B"):
        assert (made.series((guest, "load"))[0] // SECOND).tolist() == [0, 43_200, 82_800]


def test_clocks_of_guests_beside_each_other_pass_midnight_together(tmp_path: Path) -> None:
    rows = ["23:59:55,A,1", "23:59:55,B,1", "00:00:05,A,2", "00:00:05,B,2", "00:00:05,C,2"]
    made = data(tmp_path, "\n".join(["time,guest,load", *rows]))
    assert (made.series(("B", "load"))[0] // SECOND).tolist() == [86_395, 86_405]
    assert (made.series(("C", "load"))[0] // SECOND).tolist() == [86_405]


def test_rows_without_times_are_counted_for_each_guest(tmp_path: Path) -> None:
    made = data(tmp_path, "guest,load\nA,1\nB,2\nA,3\nB,4\n")
    assert made.counted
    made.interval = 10 * SECOND
    assert made.series(("B", "load"))[0].tolist() == [0, 10 * SECOND]


def test_numbers_with_a_bare_letter_are_neither_values_nor_names(tmp_path: Path) -> None:
    made = data(tmp_path, "time,net,load\n0,12k,1\n1,13k,2\n2,1M,3\n")
    assert made.paths() == [("load",)]
    assert "might mean thousands or multiples of 1024" in made.bad.first[0][1]


@pytest.mark.parametrize("head", ["==> /proc/pressure/{0} <==\n{1}", "/proc/pressure/{0}:{1}", "{1}"])
def test_lines_of_one_name_in_a_sample_are_series_of_their_own(head: str, tmp_path: Path) -> None:
    line = "some avg10=0.{0}{1} avg60=0.00 avg300=0.00 total=12\n"
    text = ""
    for second in range(2):
        text += f"2009-11-03 12:00:0{second}\n"
        text += "".join(head.format(name, line.format(at, second)) for at, name in enumerate(("cpu", "io")))
    made = data(tmp_path, text, "proc.txt")
    found = [values(made, *path) for path in made.paths() if path[-1].startswith("avg10")]
    assert found == [[0.0, 0.01], [0.1, 0.11]]
    assert made.bad.count == 0


def test_columns_of_one_name_stay_apart(tmp_path: Path) -> None:
    made = data(tmp_path, "time,load,load,,mem\n0,1,2,3,4\n1,5,6,7,8\n")
    assert {path[0]: values(made, *path) for path in made.paths()} == {
        "load": [1, 5],
        "load (2)": [2, 6],
        "column 4": [3, 7],
        "mem": [4, 8],
    }


def test_groups_of_columns_name_those_of_one_name(tmp_path: Path) -> None:
    text = "FCX225 SYSSUMLG\nInterval,<--- CPU --->,,<- Paging ->\nEnd Time,%Total,Rate,Rate\n"
    made = data(tmp_path, f"{text}09:00:00,50,1,2\n09:01:00,60,3,4\n")
    assert made.paths() == [("FCX225", "%Total"), ("FCX225", "CPU Rate"), ("FCX225", "Paging Rate")]
    assert made.series(("FCX225", "Paging Rate"))[0].tolist() == [32_400 * SECOND, 32_460 * SECOND]


def test_reports_in_one_file_stay_apart(tmp_path: Path) -> None:
    part = "FCX{0} REPORT,,\nTime,%CPU,Users\n09:00:00,{1},{0}\n"
    made = data(tmp_path, part.format(225, 1) + part.format(100, 2))
    assert values(made, "FCX225", "%CPU") == [1]
    assert values(made, "FCX100", "Users") == [100]


def test_a_line_of_units_below_the_titles(tmp_path: Path) -> None:
    made = data(tmp_path, "time;free;page rate\ns;MB;pages/s\n0;1;2\n1;3;4\n")
    assert values(made, "page rate") == [2, 4]
    assert made.units == {("free",): "MB", ("page rate",): "pages/s"}


def test_comments_do_not_count_as_titles(tmp_path: Path) -> None:
    made = data(tmp_path, "# made by a monitor\ntime,a\n0,1\n# went on\n1,2\n\n2,3\n")
    assert values(made, "a") == [1, 2, 3]
    assert made.bad.count == 0


def test_a_table_without_titles(tmp_path: Path) -> None:
    made = data(tmp_path, "2009-11-03 12:00:00,1,2\n2009-11-03 12:00:05,3,4\n")
    assert values(made, "column 2") == [1, 3]
    assert np.diff(made.series(("column 3",))[0]).tolist() == [5 * SECOND]


def test_restarts_are_no_bad_lines_and_hosts_stay_apart(tmp_path: Path) -> None:
    more = "lnx2;60;2009-11-03 12:01:01 UTC;eth0;7.00;8.00\n"
    made = data(tmp_path, SADF_D + "lnx1;-1;2009-11-03 12:02:30 UTC;LINUX-RESTART (2 CPU)\n" + more)
    assert made.bad.count == 0
    assert values(made, "eth0", "rxpck/s") == [100, 110]
    assert values(made, "lnx2", "eth0", "rxpck/s") == [7]


@pytest.mark.parametrize(
    ("text", "iso"),
    [
        ("03.11.2009 12:00", "2009-11-03T12:00:00+00:00"),
        ("3.11.09 9:05:00", "2009-11-03T09:05:00+00:00"),
        ("11/3/2009 12:30:01 PM", "2009-11-03T12:30:01+00:00"),
        ("11/3/2009 12:30:01 AM", "2009-11-03T00:30:01+00:00"),
        ("2009/11/03 12:00:00", "2009-11-03T12:00:00+00:00"),
        ("03/Nov/2009:12:00:00 +0100", "2009-11-03T11:00:00+00:00"),
        ("03-Nov-2009 12:00:00", "2009-11-03T12:00:00+00:00"),
        ("2009-11-03 12:00:00 +0530", "2009-11-03T06:30:00+00:00"),
        ("2009-11-03T12:00:00.250Z", "2009-11-03T12:00:00.250+00:00"),
    ],
)
def test_dates(text: str, iso: str) -> None:
    found = moment(text)
    assert found is not None
    assert found.time == moment(iso).time  # type: ignore[union-attr]


def test_the_day_comes_first_where_a_row_shows_it(tmp_path: Path) -> None:
    made = data(tmp_path, "Date,Time,a\n3/11/2009,12:00:00,1\n13/11/2009,12:00:00,2\n")
    assert np.diff(made.series(("a",))[0]).tolist() == [10 * 86_400 * SECOND]
    made = data(tmp_path, "Date,Time,a\n11/3/2009,12:00:00,1\n11/13/2009,12:00:00,2\n")
    assert np.diff(made.series(("a",))[0]).tolist() == [10 * 86_400 * SECOND]


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress, lzma.compress])
def test_packed_files(pack: Callable[[bytes], bytes], tmp_path: Path) -> None:
    made = data(tmp_path, pack(SADF_D.encode()), "sar.csv.gz")
    assert values(made, "eth0", "rxpck/s") == [100, 110]
    assert values(data(tmp_path, pack(SADF_J.encode()), "sar.json.gz"), "memory", "memfree") == [
        102400,
        102000,
    ]


def test_a_packed_file_that_ends_early_is_read_up_to_there(tmp_path: Path) -> None:
    rows = "".join(f"{i},{i * 7919 % 1000}\n" for i in range(200_000))
    packed = gzip.compress(f"time,a\n{rows}".encode())
    made = data(tmp_path, packed[: len(packed) // 2], "a.csv.gz")
    assert 1000 < len(values(made, "a")) < 200_000
    assert "damaged from here on" in made.bad.first[-1][1]


def test_json_is_read_up_to_the_damage(tmp_path: Path) -> None:
    """A list of events may end without its bracket."""
    event = {"ph": "C", "pid": 1, "ts": 1000, "name": "a", "args": {"x": 1}}
    made = data(tmp_path, f"[{json.dumps(event)},\n{json.dumps(event | {'ts': 2000})},\n", "t.json")
    assert values(made, "a", "x") == [1, 1]
    assert made.bad.noun == "event"
    made = data(
        tmp_path, json.dumps({"traceEvents": [event, event | {"pid": 2, "args": {"x": 5}}]}), "t.json"
    )
    assert values(made, "a, process 2", "x") == [5]


def test_json_with_a_huge_entry_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="larger than"):
        data(tmp_path, '{"traceEvents": [{"a": "' + "x" * (40 * 2**20) + '"}]}', "t.json")


def test_json_that_is_nested_too_deep_is_read_up_to_there(tmp_path: Path) -> None:
    """The parser needed minutes for 100,000 brackets, and held the window meanwhile."""
    with pytest.raises(
        DataError, match=r"x\.json: damaged JSON: nested too deeply: expected at most 500 levels"
    ):
        data(tmp_path, "[" * 5_000_000, "x.json")
    event = {"ph": "C", "pid": 1, "ts": 1000, "name": "a [[[", "args": {"x": 1}}
    made = data(tmp_path, "[" + (json.dumps(event) + ",") * 200 + '{"a":' * 100_000, "t.json")
    assert "nested too deeply" in made.bad.first[-1][1]
    assert values(made, "a [[[", "x")


JSON = st.recursive(
    st.text('a"\\[]{}', max_size=6), lambda inner: st.lists(inner) | st.dictionaries(st.text('["\\'), inner)
)


@given(JSON, st.integers(1, 9))
def test_brackets_in_strings_do_not_count_as_nesting(value: object, size: int) -> None:
    text = f'[[[{json.dumps(value)}, "'.encode()
    nesting = BracketDepth()
    assert [nesting.after(text[at : at + size]) for at in range(0, len(text), size)][-1] == 3


def test_damage_of_a_parquet_file_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"type: \\x0e") as raised:  # of a field of thrift
        data(tmp_path, b"PAR1" + b"\x1e" * 16 + b"\x10\0\0\0PAR1", "x.parquet")
    assert str(raised.value).isprintable()


def test_many_values_are_thinned_to_the_least_and_the_greatest(tmp_path: Path) -> None:
    rows = "".join(f"{i},{1000 if i == 77_777 else -5 if i == 12_345 else i % 10}\n" for i in range(100_000))
    made = data(tmp_path, f"time,a\n{rows}")
    times, found = made.series(("a",), 1000)
    assert 500 < len(found) < 2500
    assert times[found.argmax()] == 77_777 * SECOND
    assert times[found.argmin()] == 12_345 * SECOND
    assert made.first(("a",), 3).tolist() == [0, 1, 2]
    assert made.span() == (0, 99_999 * SECOND)


@pytest.mark.parametrize("rows", [1_999, 2_000, 3_999, 4_000])
def test_files_that_end_with_a_block(rows: int, tmp_path: Path) -> None:
    made = data(tmp_path, "time,a\n" + "".join(f"{i},{i}\n" for i in range(rows)))
    assert values(made, "a") == list(range(rows))


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    odd=st.lists(
        st.tuples(
            st.integers(1, 4999),
            st.sampled_from(
                ["", "x,1,2", "5,,2", "5,nan,1", "5,1e999,1", "1257249600,1,2", "# a", "5,1,2,3", "5"]
            ),
        ),
        max_size=6,
    ),
    start=st.sampled_from([0.0, 1_257_249_600.0, 1_257_249_600_000.0]),
)
def test_lines_read_at_once_are_as_if_read_one_by_one(
    odd: list[tuple[int, str]], start: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [f"{start + i:.1f},{i * 7 % 11},{i / 3:.4f}" for i in range(5000)]
    for place, line in odd:
        lines[place] = line
    found = []
    for at_once in (True, False):
        with monkeypatch.context() as patch:
            if not at_once:
                patch.setattr(tables._TableRows, "take_numbers", lambda reader, lines: False)
            made = data(tmp_path, "\n".join(["time,a,b (KB)", *lines]))
        series = [(path, *(part.tolist() for part in made.series(path))) for path in made.paths()]
        found.append((series, made.units, made.dated, made.zoneless, made.bad.count, made.bad.first))
    assert found[0] == found[1]


@needs_linux("only Linux lists the open files of a process so")
@pytest.mark.parametrize("asked", [True, False])
def test_values_of_large_files_go_to_a_disk(
    asked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path if asked else Path("/var/tmp")
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.delenv("TMPDIR", raising=False)
    if asked:
        monkeypatch.setenv("TMPDIR", str(tmp_path))
    rows = "".join(f"{second},1\n" for second in range(20_000))
    made = data(tmp_path, f"time,load\n{rows}")
    kept = {Path(one.readlink()).parent for one in Path("/proc/self/fd").iterdir() if one.is_symlink()}
    assert folder in kept
    assert made.count(("load",)) == 20_000
