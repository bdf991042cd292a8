"""The headless run and its profile, on the first seconds of the study."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.runs.headless import ROOT, Run, in_process
from tests.systems import search_path

SHORT = 200_000_000  # ns
PROFILE = f"""
import json, time
from bench.runs import profile as module
module.cycles = time.perf_counter_ns  # the processor's counter is for compiled kernels
from engine.kernel.kinds import EventKind
from engine.scenario.scenario import load_scenario
found = module.profile(load_scenario("pause-suspend"), {SHORT})
print(json.dumps([found.digest, int(found.counts.sum()), found.nanoseconds(EventKind.NONE), found.seconds]))
"""


@pytest.fixture(scope="module")
def plain() -> Run:
    return in_process("pause-suspend", 3_000_000_000)


def test_a_run_measures_itself(plain: Run) -> None:
    assert plain.simulated_s == 3.0
    assert plain.events > 100
    assert plain.ratio == pytest.approx(3.0 / plain.run_s)
    assert 30.0 < plain.peak_mb < 2000.0


@pytest.mark.slow
def test_the_profile_is_of_the_very_same_run() -> None:
    """As plain Python: its kernels take long to compile. `make bench` compiles them and compares again."""
    plain = in_process("pause-suspend", SHORT)
    env = dict(os.environ, PYTHONPATH=search_path(), NUMBA_DISABLE_JIT="1")
    run = subprocess.run(
        [sys.executable, "-c", PROFILE], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    digest, events, nothing, seconds = json.loads(run.stdout)
    assert (digest, events) == (plain.digest, plain.events)
    assert nothing != nothing  # NaN: there is no such event
    assert set(seconds) == {"machine", "recorder", "keyframes"}


@pytest.mark.slow
def test_an_unknown_scenario_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as caught:
        in_process("no-such-scenario")
    assert "no-such-scenario" in caught.value.stderr
