"""tools.responses: the page of curves with their bands."""

from __future__ import annotations

from dataclasses import replace

from engine.runs.pool import Threads
from tools.responses import __main__ as page
from tools.responses import bands
from tools.responses.curves import CURVES

QUIESCE = next(curve for curve in CURVES if curve.title.startswith("Quiesce"))
SMALLEST = replace(QUIESCE, runs=dict([next(iter(QUIESCE.runs.items()))]))


def test_a_band_holds_all_points_and_finished_runs_are_kept(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(bands, "kept_folder", lambda: tmp_path)
    counts: list[tuple[int, int]] = []
    pool = Threads()
    found = bands.compute(3, pool, lambda done, total: counts.append((done, total)), [SMALLEST])
    again = bands.compute(3, pool, lambda done, total: counts.append((done, total)), [SMALLEST])
    pool.close()
    assert found == again
    assert counts == [(0, 3), (1, 3), (2, 3), (3, 3), (3, 3)]
    (own,) = found["curves"][QUIESCE.title].values()
    assert own == sorted(own)
    assert 0.1 < own[0] < own[-1] < 2.0  # s
    assert found["values"] > 100
    assert list(tmp_path.glob("responses-*.jsonl"))


def test_rows_of_the_page_have_their_bands(monkeypatch) -> None:
    monkeypatch.setattr(page, "values", lambda curve, run: [1.0, 2.0, 3.0])
    monkeypatch.setattr(page, "draw", lambda *args: None)
    without, with_bands = (list(page.section(SMALLEST, own)) for own in ({}, {"2": [0.5, 1, 2, 3, 4.25]}))
    assert without[-1] == "| 2 | 2 | 1 to 3 |  |"
    assert with_bands[-1] == "| 2 | 2 | 1 to 3 |  | 0.5 to 4.25 |"
    assert with_bands[-2].count("---") == with_bands[-3].count("|") - 1
    assert list(page.section(SMALLEST, {"2": None}))[-1].endswith("|  |  |")


def test_bands_of_other_ranges_or_points_are_not_used(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(bands, "KEPT", tmp_path / "bands.json")
    assert bands.kept() is None
    curves = {curve.title: {f"{at:g}": None for at in curve.runs} for curve in CURVES}
    now = {"ranges": bands.digest(bands.uncertain()), "curves": curves}
    bands.save(now)
    assert bands.kept() is not None
    bands.save({**now, "ranges": "other"})
    assert bands.kept() is None
    bands.save({**now, "curves": {**curves, QUIESCE.title: {"3": None}}})
    assert bands.kept() is None
