"""Model M1 goes the same way in Numba, in plain Python and in C, and about the same way on SimPy.

It runs in processes of its own: the engine's kernels are compiled for the record of the model there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.systems import search_path

ROOT = Path(__file__).parents[2]
QUEUES = ("ring", "wheel", "winner_tree")  # bench/models/*.h: others than the engine's
needs_gcc = pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is not installed")

RUN = """
import json, sys
import numpy as np
np.seterr(over="ignore")
from bench.models.model import advance, new_model
model = new_model(int(sys.argv[1]), 3, 5)
for part in (1, 2, 3):
    advance(model, np.int64(int(sys.argv[2]) * part // 3))
print(json.dumps({name: int(model[name][0]) for name in ("events", "checksum", "busy_ns", "missed")}))
"""
TWIN = """
import sys
from pathlib import Path
import numpy as np
from bench.models.core import Candidate, check_equal, run_compiled
from bench.models.model import M1
from bench.models.twin import Twin, other_queue
source, folder, span = Path(sys.argv[1]), Path(sys.argv[2]), 50_000_000
twin = Twin(source, "model.py", M1)
builds = {"twin": ["-O2"]} | {name: ["-O1", other_queue(name)] for name in sys.argv[3:]}
candidates = {"engine": Candidate(run_compiled, span)}
candidates |= {name: Candidate(twin.build(folder, *flags), span) for name, flags in builds.items()}
for candidate in candidates.values():
    candidate.round()
check_equal(candidates)
print(candidates["twin"].figure("events"))
"""
SIMPY = """
import json
import numpy as np
from bench.models.core_simpy import SimpyModel
from bench.models.model import advance, new_model
ours, theirs = [], []
for seed in range(4):
    model, simpy = new_model(200, 3, 1000 * seed), SimpyModel(200, 3, seed)
    advance(model, np.int64(500_000_000))
    simpy.env.run(500_000_000)
    ours.append(int(model["busy_ns"][0]))
    theirs.append(simpy.busy_ns)
print(json.dumps([sum(ours), sum(theirs)]))
"""


def python(code: str, *arguments: object, jit: bool = True) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh process."""
    env = dict(os.environ, PYTHONPATH=search_path(), NUMBA_DISABLE_JIT="0" if jit else "1")
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)


def answer(run: subprocess.CompletedProcess[str]) -> Any:
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_the_same_events_without_the_jit() -> None:
    compiled = answer(python(RUN, 60, 90_000_000))
    assert compiled["events"] > 1500
    assert compiled == answer(python(RUN, 60, 90_000_000, jit=False))


@needs_gcc
def test_the_same_record_in_c_with_any_queue(tmp_path: Path) -> None:
    run = python(TWIN, ROOT / "bench" / "models" / "core.c", tmp_path, *QUEUES)
    assert answer(run) > 15_000


@needs_gcc
@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("#define LOCK_NS 1500", "#define LOCK_NS 1501", "went different ways"),
        ("< 1.0 / 16.0", "< 1.0 / 16.1", "went different ways"),
        ("int64_t next, doing;", "int64_t next, doing, more;", "give both the same fields"),
    ],
)
def test_a_different_c_model_is_found_out(tmp_path: Path, right: str, wrong: str, complaint: str) -> None:
    text = (ROOT / "bench" / "models" / "core.c").read_text(encoding="utf-8")
    assert right in text
    source = tmp_path / "core.c"
    source.write_text(text.replace(right, wrong), encoding="utf-8")
    run = python(TWIN, source, tmp_path)
    assert run.returncode != 0
    assert complaint in run.stderr


@pytest.mark.slow
def test_simpy_agrees_on_the_load() -> None:
    ours, theirs = answer(python(SIMPY))
    assert ours == pytest.approx(theirs, rel=0.02)
