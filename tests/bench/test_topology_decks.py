"""The benchmark of decks, with a small drawing."""

from __future__ import annotations

from bench.topology.decks import bare, exported, run
from bench.topology.files import site


def test_everything_is_measured() -> None:
    report = run(quick=True)
    assert all(float(row[1]) > 0 for row in report.tables[0].rows)
    assert len(report.targets) == 2


def test_bare_decks_say_no_ports() -> None:
    assert not any(deck.kept for deck in bare(exported(site(80))))
