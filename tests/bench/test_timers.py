"""Model M2 goes the same way in Numba, in plain Python and in C, and bears the load of the study.

It runs in processes of its own: the engine's kernels are compiled for the record of the model there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.test_core import QUEUES, ROOT, answer, needs_gcc, python

RUN = """
import json, sys
import numpy as np
np.seterr(over="ignore")
from bench.models.timers_model import advance, new_model
found = {}
for release in ("4.2", "4.3"):
    for patch in (False, True):
        model = new_model(int(sys.argv[1]), 3, 5, release, patch)
        for part in (1, 2):
            advance(model, np.int64(int(sys.argv[2]) * part // 2))
        m = model[0]
        names = ("events", "checksum", "served", "ticks", "faults")
        found[f"{release} {patch}"] = [int(m[name]) for name in names]
print(json.dumps(found))
"""
TWIN = """
import sys
from pathlib import Path
import numpy as np
from bench.models.timers import check, run_compiled
from bench.models.timers_model import M2, new_model
from bench.models.twin import Twin, other_queue
twin = Twin(Path(sys.argv[1]), "timers_model.py", M2)
builds = [["-O2"], *(["-O1", other_queue(name)] for name in sys.argv[3:])]
runs = [run_compiled, *(twin.build(Path(sys.argv[2]), *flags) for flags in builds)]
for release, guests, patch in (("4.2", 300, False), ("4.3", 900, False), ("4.3", 900, True)):
    models = [new_model(guests, 7, 3, release, patch) for _ in runs]
    for run, model in zip(runs, models):
        run(model, 150_000_000)
        run(model, 300_000_000)
        check(models[0], model)
    print(int(models[1]["events"][0]), end=" ")
"""
LAWS = """
import json
import numpy as np
from bench.models.timers_model import advance, new_model
model, span = new_model(600, 7, 1, "4.3", False), 500_000_000
advance(model, np.int64(span))
m = model[0]
cpus = m["cpu"][:7]
print(json.dumps({
    "ticks": int(m["ticks"]) / (600 * span / 10_000_000),
    "busy": int(cpus["cp_ns"].sum() + cpus["emul_ns"].sum()) / (7 * span),
    "emulation": int(cpus["emul_ns"].sum()) / (7 * span),
    "spins": int(m["lock"]["spins"].sum()) * 1e9 / span,
}))
"""


def test_the_same_events_without_the_jit() -> None:
    compiled = answer(python(RUN, 60, 60_000_000))
    assert sum(events for events, *_ in compiled.values()) > 3000
    assert compiled == answer(python(RUN, 60, 60_000_000, jit=False))


@needs_gcc
def test_the_same_record_in_c_with_any_queue(tmp_path: Path) -> None:
    """Timers are also canceled here, and processors set back to NEVER."""
    run = python(TWIN, ROOT / "bench" / "models" / "timers.c", tmp_path, *QUEUES)
    assert run.returncode == 0, run.stderr
    assert all(int(events) > 3000 for events in run.stdout.split())


@needs_gcc
@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("#define TICK_NS 10000000", "#define TICK_NS 10000001", "went different ways"),
        ("cpu->taken > 1", "cpu->taken > 2", "went different ways"),
        ("int64_t owner; Fifo", "int64_t owner, more; Fifo", "give both the same fields"),
    ],
)
def test_a_different_c_model_is_found_out(tmp_path: Path, right: str, wrong: str, complaint: str) -> None:
    text = (ROOT / "bench" / "models" / "timers.c").read_text(encoding="utf-8")
    assert right in text
    source = tmp_path / "timers.c"
    source.write_text(text.replace(right, wrong), encoding="utf-8")
    run = python(TWIN, source, tmp_path)
    assert run.returncode != 0
    assert complaint in run.stderr


def test_it_bears_the_load_of_the_study() -> None:
    """600 guests on 4.3: no tick is lost, and the processors are about as busy as in the study."""
    found = answer(python(LAWS))
    assert found["ticks"] == pytest.approx(1.0, abs=0.01)
    assert found["busy"] == pytest.approx(0.685, rel=0.03)
    assert found["emulation"] == pytest.approx(0.135, rel=0.05)
    assert found["spins"] == pytest.approx(83_000, rel=0.05)
