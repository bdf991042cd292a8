"""Texts of sar, mpstat, iostat and sadf become the series that are in them, in the units of their manuals."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.kernel.units import SECOND
from engine.measured.data import DataError, Measurements
from engine.measured.reading import read
from tests.engine.measured import samples

NOON = 1_257_249_600
TEXTS = [samples.SAR, samples.MPSTAT, samples.IOSTAT, samples.IOSTAT_T, samples.SADF_P]


def data(folder: Path, content: str, name: str = "x.txt") -> Measurements:
    path = folder / name
    path.write_text(content)
    return read(path)


@pytest.mark.parametrize(
    ("text", "path", "unit", "seconds", "values"),
    [
        (samples.SAR, ("CPU all", "%user"), "% of 2 CPUs", (43191, 43201), (12.5, 13.5)),
        (samples.SAR, ("CPU 0", "%idle"), "%", (43191, 43201), (74, 73.1)),
        (samples.SAR, ("dev94-0", "rd_sec/s"), "sectors/s", (43191, 43201), (800, 400)),
        (samples.SAR, ("dev94-0", "await"), "ms", (43191, 43201), (8, 4)),
        (samples.SAR, ("kbmemfree",), "KB", (43201,), (1536,)),
        (samples.SAR, ("kbmemused",), "KB", (43201,), (512,)),
        (samples.MPSTAT, ("CPU all", "%steal"), "% of 2 CPUs", (5,), (1.2,)),
        (samples.MPSTAT, ("CPU all", "intr/s"), "1/s", (10,), (514,)),
        (samples.IOSTAT_T, ("dasda", "Blk_read/s"), "sectors/s", (5,), (800,)),
        (samples.SADF_P, ("CPU all", "%user"), "%", (61, 121), (12.5, 13.5)),
        (samples.SADF_P, ("CPU 0", "%user"), "%", (61,), (20,)),
        (samples.SADF_P, ("bread/s",), "sectors/s", (61,), (80,)),
        (samples.SADF_P, ("retrans/s",), "1/s", (61, 121), (1, 1.5)),
        (samples.SADF_P, ("retrans/s (2)",), "1/s", (61, 121), (2, 2.5)),
    ],
)
def test_each_text_gives_its_series(
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
    assert not made.counted


def test_reports_without_times_are_counted_after_the_one_since_the_start(tmp_path: Path) -> None:
    made = data(tmp_path, samples.IOSTAT)
    assert made.counted
    assert "covers the whole time since system start and is omitted" in made.notes[0].text
    assert made.series(("dasda", "r_await"))[1].tolist() == [8, 4]
    made.interval = 5 * SECOND
    assert made.series(("%user",))[0].tolist() == [0, 5 * SECOND]
    assert made.span() == (0, 5 * SECOND)


def test_times_of_day_of_iostat_go_on_after_midnight(tmp_path: Path) -> None:
    head, *_ = samples.IOSTAT.partition("avg-cpu")
    reports = [f"avg-cpu{part}" for part in samples.IOSTAT.split("avg-cpu")[1:]]
    clocks = ("11:59:50 PM", "11:59:55 PM", "12:00:00 AM")
    text = head + "".join(f"Time: {at}\n{part}" for at, part in zip(clocks, reports, strict=True))
    made = data(tmp_path, text)
    assert (made.series(("%user",))[0] // SECOND - NOON).tolist() == [43_195, 43_200]


def test_the_command_above_says_the_interval(tmp_path: Path) -> None:
    made = data(tmp_path, f"[root@lnx1 ~]# iostat -xy 10 3\n{samples.IOSTAT}")
    assert made.interval == 10 * SECOND
    assert made.series(("dasda", "r_await"))[1].tolist() == [9, 8, 4]


FIRST_IOSTAT = "\n".join(samples.IOSTAT.splitlines()[:7])
FIRST_MPSTAT = "\n".join(samples.MPSTAT.splitlines()[:4]).replace("12:00:05", "12:00:00")


@pytest.mark.parametrize(
    ("text", "command"), [(FIRST_IOSTAT, "iostat -xt 5"), (FIRST_MPSTAT, "mpstat -P ALL 5")]
)
def test_a_report_since_the_start_alone_is_refused(text: str, command: str, tmp_path: Path) -> None:
    with pytest.raises(DataError, match=command):
        data(tmp_path, text)


def test_sadf_with_headings_once_is_refused_with_the_command(tmp_path: Path) -> None:
    text = samples.SADF_D.replace("%idle\n", "%idle[...]\n").replace(";82.80\n", ";82.80;0;1;2;3;4;5;6\n")
    with pytest.raises(DataError, match="sadf -d FILE -- -A"):
        data(tmp_path, text)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.sampled_from(TEXTS), draw=st.data())
def test_damage_is_refused_or_left_out(text: str, draw: st.DataObject, tmp_path: Path) -> None:
    for _ in range(draw.draw(st.integers(1, 4))):
        at = draw.draw(st.integers(0, len(text)))
        cut = draw.draw(st.integers(0, 30))
        text = text[:at] + draw.draw(st.text("0.:/%\n\t aZé", max_size=12)) + text[at + cut :]
    with suppress(DataError):
        check(data(tmp_path, text))


def check(made: Measurements) -> None:
    for path in made.paths():
        times, values = made.series(path)
        assert (np.diff(times) > 0).all()
        assert np.isfinite(values).all()


def test_means_alone_are_refused_with_what_to_run(tmp_path: Path) -> None:
    text = "Average:  CPU  %user  %system  %idle\nAverage:  all  1.00  2.00  97.00\n"
    (tmp_path / "sar.txt").write_text(samples.SAR.partition("\n")[0] + "\n\n" + text)
    with pytest.raises(DataError, match="only means of the whole time .* sar -A 5"):
        read(tmp_path / "sar.txt")
