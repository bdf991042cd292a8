"""Times without a zone are of a wall clock: over a change to summer time and back they stay in order."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.units import SECOND
from engine.measured.reading import read
from engine.measured.zones import UnknownZoneError, check_zone, to_utc, zone_names

ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Sao_Paulo")


def walls(zone: str, begin: datetime, count: int, step: int) -> tuple[np.ndarray, np.ndarray]:
    """Return times since 1970 a step (s) apart, and what a wall clock shows then, both ns."""
    moments = [begin + timedelta(seconds=step * i) for i in range(count)]
    shown = [one.astimezone(ZoneInfo(zone)).replace(tzinfo=UTC) for one in moments]
    first, second = (np.array([round(one.timestamp()) * SECOND for one in some]) for some in (moments, shown))
    return first, second


@settings(max_examples=60, deadline=None)
@given(
    zone=st.sampled_from(ZONES),
    day=st.integers(0, 365 * 4),
    step=st.sampled_from([60, 300, 600, 1200]),
    backwards=st.booleans(),
)
def test_each_time_of_a_wall_clock_is_found(zone: str, day: int, step: int, backwards: bool) -> None:
    begin = datetime(2007, 1, 1, tzinfo=UTC) + timedelta(days=day)
    times, shown = walls(zone, begin, 86_400 // step * 2, step)
    order = slice(None, None, -1 if backwards else 1)
    assert to_utc(shown[order], zone).tolist() == times[order].tolist()


def test_centuries_from_now(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("time,a\n2009-03-29 01:59:00,1\n2239-07-01 12:00:00,2\n")
    made = read(path)
    made.zone = "Europe/Berlin"
    assert made.span() == (1_238_288_340 * SECOND, 8_504_474_400 * SECOND)


def test_the_hour_that_is_left_out_counts_on(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("time,a\n2009-03-29 01:59:00,1\n2009-03-29 02:01:00,2\n2009-03-29 03:02:00,3\n")
    made = read(path)
    assert made.zoneless
    made.zone = "Europe/Berlin"
    times, found = made.series(("a",))
    assert np.diff(times).tolist() == [120 * SECOND, 60 * SECOND]
    assert found.tolist() == [1, 2, 3]


def test_both_hours_of_an_autumn_night_are_kept(tmp_path: Path) -> None:
    _, shown = walls("Europe/Berlin", datetime(2009, 10, 24, 23, tzinfo=UTC), 20, 600)
    lines = [f"{datetime.fromtimestamp(t // SECOND, UTC):%d.%m.%Y %H:%M:%S};{i}" for i, t in enumerate(shown)]
    path = tmp_path / "x.csv"
    path.write_text("\n".join(["Zeit;a", *lines]))
    made = read(path)
    assert len(made.series(("a",))[0]) < 20  # in UTC two rows have one time
    made.zone = "Europe/Berlin"
    times, found = made.series(("a",))
    assert np.diff(times).tolist() == [600 * SECOND] * 19
    assert found.tolist() == list(range(20))


@pytest.mark.parametrize(
    ("text", "zoneless"),
    [
        ("time,a\n2009-11-03 12:00:00,1\n", True),
        ("time,a\n2009-11-03 12:00:00 UTC,1\n", False),
        ("time,a\n2009-11-03T12:00:00+01:00,1\n", False),
        ("time,a\n1257249600,1\n", False),
        ("time,a\n12:00:00,1\n", False),
    ],
)
def test_files_say_whether_they_have_a_zone(text: str, zoneless: bool, tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text(text)
    made = read(path)
    assert made.zoneless == zoneless
    before = made.series(("a",))[0].tolist()
    made.zone = "Asia/Kolkata"
    moved = made.series(("a",))[0].tolist()
    assert [a - b for a, b in zip(before, moved, strict=True)] == [19_800 * SECOND * zoneless]


def test_a_time_with_a_zone_among_others_is_a_bad_line(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("time,a\n2009-11-03 12:00:00,1\n2009-11-03 12:00:01 UTC,2\n")
    made = read(path)
    assert made.series(("a",))[1].tolist() == [1]
    assert "zone" in made.bad.first[0][1]


def test_names_of_zones() -> None:
    assert {"UTC", "Europe/Berlin"} <= set(zone_names())
    for name in ("Nowhere/Town", "", "../etc/passwd", "x" * 500, "a\0b"):
        with pytest.raises(UnknownZoneError, match="Europe/Berlin"):
            check_zone(name)
