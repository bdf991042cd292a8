"""Kernels for Macs: LLVM makes a whole object file from the same code, and nothing in it rounds otherwise."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from engine.kernel.compiler import build
from engine.kernel.native import load
from engine.kernel.object_file import ObjectFile
from engine.state.tables import new_state
from engine.warm import import_kernels, roots
from tests.engine.kernel import mach_o

SOME = ("clear_queue", "schedule", "arm_traffic", "arm_all")
OF_C = {"memcpy", "memmove", "memset", "memset_pattern16", "bzero"}  # macOS has all of them
FUSED = """
target triple = "arm64-apple-macosx13.0.0"
declare double @llvm.fma.f64(double, double, double)
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>)
define double @one(double %a, double %b) {
  %c = call double @llvm.fma.f64(double %a, double %b, double %a)
  ret double %c
}
define <2 x double> @two(<2 x double> %a, <2 x double> %b) {
  %c = call <2 x double> @llvm.fma.v2f64(<2 x double> %a, <2 x double> %b, <2 x double> %a)
  ret <2 x double> %c
}
"""


@pytest.fixture(scope="module")
def made() -> ObjectFile:
    """Some kernels; `python -m tests.engine.kernel.mach_o` makes all of them."""
    wanted = [kernel for kernel in import_kernels() if kernel.name.endswith(SOME)]
    return mach_o.emitted(roots(wanted))


def test_it_is_an_object_file_for_macs(made: ObjectFile) -> None:
    head = mach_o.read(made.code)
    assert (head.magic, head.processor, head.kind) == (mach_o.MAGIC, mach_o.ARM64, mach_o.OBJECT)


def test_all_that_python_calls_is_in_it(made: ObjectFile) -> None:
    assert len(made.signatures) >= len(SOME)
    assert {of.symbol for of in made.signatures} <= mach_o.read(made.code).defined


def test_it_wants_nothing_but_the_library_of_c(made: ObjectFile) -> None:
    assert mach_o.read(made.code).wanted <= OF_C


def test_llvm_reads_its_code(made: ObjectFile) -> None:
    assert len(mach_o.sections(made.code)["__text"]) > 1000


def test_nothing_in_it_multiplies_and_adds_with_one_rounding(made: ObjectFile) -> None:
    """Else a Mac would get other digits than a processor that rounds twice."""
    assert mach_o.fused(made.code) == 0
    assert mach_o.fused(mach_o.machine().emit_object(llvm.parse_assembly(FUSED))) == 2


def test_this_machine_still_compiles_for_itself(made: ObjectFile) -> None:
    wanted = roots([kernel for kernel in import_kernels() if kernel.name.endswith("clear_queue")])
    own = build(wanted)
    (form,) = load(own.code, own.signatures)
    assert own.code[:4] != made.code[:4]
    queue = new_state(1).tables[0].queue
    form.run(form.packed([queue, 3, 7]) or [])
    assert (queue["n_hot"], queue["leaves"]) == (3, 8)
