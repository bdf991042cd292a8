"""Kernels that are called by name."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine.kernel.handle import LateKernel
from engine.kernel.native import NativeForm
from engine.warm import import_kernels

MODULE, NAME = "tests.engine.kernel.test_late_kernel", "twice"
ENTRIES = {kernel.name for kernel in import_kernels() if kernel.entries}
RUN = """
import sys
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
machine = Simulation(load_scenario("pause-active", ["seed=1"]))
machine.run(10**9)
print("engine.loop" in sys.modules)
"""


def twice(number: int) -> int:
    """A kernel with no compiled form."""
    return 2 * number


class Form:
    """A compiled form that takes whole numbers alone."""

    def packed(self, arguments: tuple[object, ...]) -> list[int] | None:
        return [number for number in arguments if isinstance(number, int)] or None

    def run(self, slots: list[int]) -> int:
        return 2 * slots[0] + 1


def names() -> Iterator[str]:
    """Yield the kernels that the engine calls by name."""
    for path in sorted(Path(engine.__file__).parent.rglob("*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if "late_kernel(" in text else ():
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "late_kernel":
                yield ".".join(ast.literal_eval(argument) for argument in node.args)


@pytest.mark.parametrize("name", sorted(names()))
def test_python_calls_only_entry_points_by_name(name: str) -> None:
    assert name in ENTRIES


def test_without_a_compiled_form_the_module_is_imported() -> None:
    forms: list[NativeForm] = []
    kernel = LateKernel(MODULE, NAME, lambda name: forms)
    assert kernel(4) == 8
    forms.append(Form())  # type: ignore[arg-type]  # loaded meanwhile
    assert kernel(4) == 9
    assert kernel("a") == "aa"  # which the form does not take


def test_a_run_imports_no_mechanism() -> None:
    done = subprocess.run([sys.executable, "-c", RUN], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]
