"""The benchmarks of many runs: what is simulated of a large cluster behaves as a queue must."""

from __future__ import annotations

import pytest

from bench.runs.many import RUNS, runs
from bench.runs.scheduler import lost


def test_each_run_has_a_seed_of_its_own():
    assert len({request.seed for (request,) in runs(RUNS)}) == RUNS


def test_a_free_scheduler_costs_nothing_and_a_full_one_all_that_is_beyond_it():
    assert lost(10, 1.0, 0.0, 0.0)[0] == pytest.approx(0.0, abs=1e-9)
    assert lost(10, 1.0, 0.0, 0.01)[0] == pytest.approx(0.01 / 1.01, rel=0.02)
    share, busy = lost(1000, 1.0, 0.002, 0.0)  # 1,000 batches a second where 500 can be served
    assert busy == pytest.approx(1.0, abs=0.05)
    assert share == pytest.approx(0.5, abs=0.05)
    assert lost(1000, 4.0, 0.002, 0.0)[0] < 0.01
