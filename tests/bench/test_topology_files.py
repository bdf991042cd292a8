"""The benchmark of files, with a small drawing."""

from __future__ import annotations

from bench.topology.files import edited, run, site
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.model.definitions import DeviceRange


def test_the_drawing_is_as_large_as_it_says() -> None:
    assert 500 <= len(site(500).of(DeviceRange)) <= 660
    assert len(edited(500, 50).done) == 45
    assert resolve(site(500)).stretches


def test_everything_is_measured() -> None:
    report = run(quick=True)
    assert all(float(row[1]) > 0 for row in report.tables[0].rows)
    assert len(report.targets) == 3
