"""Units of files and measures are of one kind or another; between those of a kind lies a factor."""

from __future__ import annotations

import pytest

from engine.measured.units import factor
from engine.measures import measures


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
    ],
)
def test_factors(given: str, wanted: str, by: float | None) -> None:
    assert factor(given, wanted) == (None if by is None else pytest.approx(by))


def test_each_measure_fits_its_own_unit() -> None:
    for unit in {one.unit for one in measures().values()}:
        assert factor(unit, unit) == 1
