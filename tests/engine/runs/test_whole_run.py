"""The engine with bounds checks and without the JIT: the same runs, all of it compiled ahead.

Compiling everything once more, with checks, takes some minutes: `make bounds` does that. Without the JIT
NumPy checks each index as well; that run is part of every `make test`.
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

from tests.engine.runs.whole_run import SCENARIOS, digest

ROOT = Path(__file__).parents[3]
LONG = pytest.mark.skipif("LPARLAB_BOUNDS" not in os.environ, reason="takes minutes: make bounds")


def run(names: list[str], **settings: str) -> Any:
    """What whole_run says in a process with these settings of Numba."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.engine.runs.whole_run", *names]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def checked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """All machines with bounds checks, in a cache folder that is used for nothing else.

    The folder is kept for the next time, but only the newest version of it.
    """
    kept = getattr(request.config, "cache", None)
    folder = Path(kept.mkdir("bounds-checked")) if kept else tmp_path_factory.mktemp("bounds-checked")
    result = run([], NUMBA_BOUNDSCHECK="1", LPARLAB_KERNELS=str(folder))
    for old in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-1]:
        shutil.rmtree(old)
    return result


@LONG
@pytest.mark.timeout(1000)
def test_no_index_is_out_of_bounds(checked: Any) -> None:
    """The kernel would end with an error; and checking changes nothing."""
    assert checked["digests"] == {name: digest(name) for name in SCENARIOS}


@LONG
def test_every_kernel_that_a_run_calls_is_compiled_ahead(checked: Any) -> None:
    assert checked["compiled"] == []


@pytest.mark.slow
def test_plain_python_gives_the_same_bits() -> None:
    """The kernels are Python: without the JIT the same run, bit by bit."""
    assert run(["short"], NUMBA_DISABLE_JIT="1")["digests"] == {"short": digest("short")}
