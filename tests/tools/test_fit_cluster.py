"""Values of the cluster study come from facts to calibrate with, and by the formulas that its files name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.studies.ledger import load_ledger
from tools.cluster_facts import PACKS, closed, fact, now

ROOT = Path(__file__).parent.parent.parent
VALUES = closed()


@pytest.mark.parametrize("name", VALUES)
def test_a_formula_gives_what_the_scenario_has(name: str) -> None:
    assert VALUES[name] == pytest.approx(now(name), rel=0.01)


def test_packs_are_those_of_the_scenario() -> None:
    assert [name.split(".")[1] for name in PACKS] == list(now("io-1 packs"))


def test_no_fact_to_predict_is_used() -> None:
    for one in load_ledger("ssi").facts:
        name = one.id.removeprefix("ssi.")
        if one.role == "predict":
            with pytest.raises(ValueError, match=f"{one.id}: expected a fact to calibrate with or an input"):
                fact(name)
    assert fact("table5.tx_per_s.1-member") == 419.07
    assert fact("table4.instructions_per_tx.1-member") == 10_587_476


@pytest.mark.slow
def test_without_rounds_it_prints_the_formulas() -> None:
    command = [sys.executable, "tools/fit_cluster.py", "0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
    assert [" ".join(line.split()[:2]) for line in done.stdout.splitlines()] == list(VALUES)
