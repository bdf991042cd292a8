"""Kernels that a wheel ships: they run until those for this computer are compiled, and only if they fit."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from engine import warm
from engine.kernel import cache, prebuilt, store
from engine.kernel.compiler import build
from engine.kernel.native import load
from engine.kernel.object_file import SUFFIX, ObjectFile, read
from engine.kernel.queue import clear_queue
from engine.state.tables import new_state
from tests.engine.runs.whole_run import digest
from tools.wheels.kernels import TRIPLES, all_sources, generator

ELF = b"\x7fELF"  # elf(5)
WITH_SHIPPED = """
import sys
from pathlib import Path
from engine.kernel import prebuilt, store
prebuilt.SHIPPED = Path(sys.argv[1])
store.leave_compiling()
from tests.engine.runs.whole_run import digest
print(digest(sys.argv[2]), "numba" in sys.modules, store.usable(store.ENGINE))
"""


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The engine's kernels as a wheel ships them, on a computer that has compiled none."""
    native = store.usable(store.ENGINE)
    assert native is not None
    path = tmp_path / "shipped" / prebuilt.SYSTEM / f"{store.ENGINE}{SUFFIX}"
    replace(native, sources=all_sources()).write(path)
    monkeypatch.setattr(prebuilt, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "cache")
    return path


@pytest.mark.parametrize("system", TRIPLES)
def test_each_system_gets_code_in_the_format_that_its_linker_loads(system: str) -> None:
    made = build(warm.roots([clear_queue]), machine=generator(TRIPLES[system]))
    assert made.code.startswith(ELF)


@pytest.mark.skipif(prebuilt.SYSTEM not in TRIPLES, reason="a wheel has no kernels for this system")
def test_code_for_this_system_runs() -> None:
    made = build(warm.roots([clear_queue]), machine=generator(TRIPLES[prebuilt.SYSTEM]))
    assert store.misfit(made) == ""
    queue = new_state(1).tables[0].queue
    (form,) = load(made.code, made.signatures)
    form.run(form.packed([queue, 2, 9]) or pytest.fail("of another type"))
    assert (queue.n_hot, queue.leaves) == (2, 16)


@pytest.mark.slow
def test_a_run_with_them_has_the_same_bits_and_needs_no_compiler(shipped: Path, tmp_path: Path) -> None:
    environ = os.environ | {cache.CHOSEN: str(tmp_path / "empty")}
    command = [sys.executable, "-c", WITH_SHIPPED, str(prebuilt.SHIPPED), "suspend"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=environ)
    assert done.stdout.strip() == f"{digest('suspend')} False None"


def test_everything_can_run_although_nothing_is_compiled(shipped: Path) -> None:
    assert (warm.is_warm(), warm.can_run()) == (False, True)
    shipped.unlink()
    assert not warm.can_run()


def _change_a_source(found: ObjectFile) -> ObjectFile:
    return replace(found, sources=found.sources | {"engine/loop.py": "0" * 16})


def _ask_for_more(found: ObjectFile) -> ObjectFile:
    return replace(found, features=("a feature of the next decade",))


@pytest.mark.parametrize("change", [_change_a_source, _ask_for_more])
def test_kernels_that_do_not_fit_never_run(shipped: Path, change: Callable[[ObjectFile], ObjectFile]) -> None:
    change(read(shipped) or pytest.fail("not written")).write(shipped)
    assert not warm.can_run()


def test_damaged_kernels_do_not_run_and_stay_in_the_package(shipped: Path) -> None:
    shipped.write_bytes(shipped.read_bytes()[:-1])
    assert not warm.can_run()
    assert shipped.exists()


@pytest.mark.parametrize("flag", cache.FLAGS)
def test_settings_that_change_machine_code_rule_them_out(shipped: Path, flag: str) -> None:
    assert prebuilt.shipped(store.ENGINE, {}) == [shipped]
    assert prebuilt.shipped(store.ENGINE, {flag: "1"}) == []


def test_every_file_that_kernels_are_made_of_counts() -> None:
    assert {"engine/loop.py", "engine/kernel/queue.py", "engine/state/tables.py"} <= set(all_sources())
