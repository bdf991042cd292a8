"""No code name of a ledger stands in the panel of published values."""

from __future__ import annotations

import re

import pytest

from app.study import columns
from app.study.live import LiveFacts
from app.study.rows import rows
from engine.studies import names
from engine.studies.ledger import load_ledger


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("total_util_per_proc", "total utilization per processor"),
        ("emul_util_per_user", "emulation utilization per user"),
        ("resident_pages_below_2g", "resident pages below 2 GB"),
        ("tx_per_s", "transactions per second"),
        ("instructions_per_tx", "instructions per transaction"),
        ("itr", "internal throughput rate"),
        ("CMM_MAX", "CMM_MAX"),  # the name of a rule
        ("relative TPS", "relative TPS"),
    ],
)
def test_quantities_are_named_in_words(code: str, words: str) -> None:
    assert names.quantity(code) == words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("900/4.3.0/nopatch", "900 guests, z/VM 4.3, without timer patch"),
        ("4.2.0/patch", "z/VM 4.2, with timer patch"),
        ("nopatch", "without timer patch"),
        ("all", "all"),
        ("1-member", "1-member"),
    ],
)
def test_conditions_are_named_in_words(code: str, words: str) -> None:
    assert names.condition(code) == words


@pytest.mark.parametrize("study", ["timers", "ssi", "relocation", "cpuplugd", "pause"])
def test_no_row_of_a_study_shows_a_code_name(study: str) -> None:
    shown = [columns.short(row) for row in rows(load_ledger(study), LiveFacts(study), {}) if row.fact]
    assert shown
    assert [text for text in shown if re.search(r"[a-z]_[a-z]|nopatch", text)] == []
