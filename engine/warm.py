"""Compile the kernels ahead of the first run.

Compiling takes half a minute on a new machine and should run in a separate process (`python -m engine.warm`
prints a line "done total name" for each kernel); after that the kernels are loaded from their file. A second
process runs in parallel and compiles a first set, enough for machines of one system without a simulated
Linux: such machines run a few seconds after the start. Each process takes over the kernels that the other has
finished. If the wheel ships kernels that fit, machines run with those in the meantime, and there is no first
set.
"""

from __future__ import annotations

import os
import pkgutil
import subprocess
import sys
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from engine.atomic import sweep
from engine.kernel import stand_ins, store
from engine.kernel.handle import KERNELS, Kernel
from engine.kernel.options import WITHOUT_JIT
from engine.platform import take_input

Progress = Callable[[int, int, str], None]
_BESIDE_MECHANISMS = ("engine.kernel.queue", "engine.loop")  # other modules with kernels
NUMBERED_FROM = 1_000_000  # the kernels of the second process
_LOOP = "engine.loop.run_until"
_IN_FIRST = (
    "engine.kernel.",
    "engine.loop.",
    "engine.mechanisms.guests.",
    "engine.mechanisms.processors.",
    "engine.mechanisms.prsm.",
)
_IN_FIRST_ALONE = ("application_cluster.membership", "network.arm_all")
# Kernels that the first set leaves out: a machine of one system without a simulated Linux never calls them.
# The main process begins with them; those without types follow in what calls them.
_LEFT_OUT: dict[str, tuple[str, ...]] = {
    "engine.mechanisms.multisystem.on_multisystem": ("tables", "blocks", "int64", "int64"),
    "engine.mechanisms.multisystem.relocate_step": (),
    "engine.mechanisms.multisystem.channel_step": (),
    "engine.mechanisms.relocation.stages.cancel_move": ("tables", "blocks", "int64", "int64"),
    "engine.mechanisms.linux.tasks.on_task": ("system", "blocks", "int64"),
    "engine.mechanisms.linux.load_average.on_average": ("system", "int64"),
    "engine.mechanisms.linux.tasks.end_task_piece": ("system", "blocks", "int64"),
    "engine.mechanisms.linux.jobs.start_server": (),
    "engine.mechanisms.linux.power.boot_linux": ("system", "blocks", "int64", "int64"),
    "engine.mechanisms.servers.transactions.on_wave": ("system", "int64"),
    "engine.mechanisms.servers.sessions.on_session": ("tables", "system", "int64"),
    "engine.mechanisms.servers.sessions.end_thread": ("system", "int64"),
    "engine.mechanisms.channels.shared_volumes.on_shared_volume": ("tables", "system", "int64"),
    "engine.mechanisms.cluster.members.on_member": ("tables", "blocks", "int64"),
    "engine.mechanisms.cluster.members.on_join": ("tables", "blocks", "int64"),
    "engine.mechanisms.cluster.members.act_member": ("tables", "blocks", "int64", "int64"),
}


def is_warm() -> bool:
    """Return whether all kernels are compiled."""
    return has_set(store.ENGINE)


def has_set(name: str) -> bool:
    """Return whether a set of kernels is compiled. (With the JIT off there is nothing to compile.)"""
    return WITHOUT_JIT or store.usable(name) is not None


def can_run() -> bool:
    """Return whether every machine can run: all kernels are compiled, or the wheel ships kernels that fit."""
    return WITHOUT_JIT or store.can_run(store.ENGINE)


def warm(
    progress: Progress = lambda done, total, name: None, meanwhile: Callable[[], None] = lambda: None
) -> None:
    """Compile all engine kernels, unless all are compiled already; `progress` is called for each kernel.

    `meanwhile` is called once the second process has begun, to compile anything else that is needed soon.
    Raises NotCompiledError in a bundle whose kernels this processor cannot run.
    """
    if reason := store.refusal():
        raise store.NotCompiledError(reason)
    if is_warm():
        meanwhile()
        return
    sweep([store.path_of(store.ENGINE).parent])
    with TemporaryDirectory(prefix="lparlab-") as folder, nullcontext() if can_run() else _first_set(folder):
        meanwhile()
        _compile_all(Path(folder), progress)


def compile_set(name: str, kernels: Sequence[Kernel]) -> None:
    """Compile, into one file, those of these kernels that Python calls."""
    from engine.kernel.compiler import build  # imported late: imports Numba

    build(roots(kernels)).write(store.path_of(name))


def _compile_all(folder: Path, progress: Progress) -> None:
    from engine.kernel.compiler import build  # imported late: imports Numba

    kernels = _prepare(folder)
    late = {kernel.name: kernel for kernel in kernels if _LEFT_OUT.get(kernel.name)}
    early = [_root(late[name], types) for name, types in _LEFT_OUT.items() if types]
    report = _Report(progress, len(kernels))
    build(roots(kernels), report, early).write(store.path_of(store.ENGINE))
    progress(len(kernels), len(kernels), "ready")


class _Report:
    """Passes on progress, along with the number of all kernels."""

    def __init__(self, progress: Progress, total: int) -> None:
        self._progress, self._total = progress, total

    def __call__(self, done: int, name: str) -> None:
        self._progress(min(done, self._total), self._total, name)


def _prepare(folder: Path, left_out: Container[str] = ()) -> list[Kernel]:
    """Return all kernels of the engine; share those that have passed the front end in `folder`."""
    from engine.kernel.pieces import Pieces  # imported late: imports Numba

    kernels = import_kernels()
    pieces = Pieces(folder)
    for kernel in kernels:
        if kernel.name in left_out:
            stand_ins.stand_in(kernel)
        pieces.serve(kernel)
    return kernels


def import_kernels() -> list[Kernel]:
    """Import and return all kernels of the engine."""
    mechanisms = import_module("engine.mechanisms")
    found = pkgutil.walk_packages(mechanisms.__path__, f"{mechanisms.__name__}.")
    for name in (*(module.name for module in found), *_BESIDE_MECHANISMS):
        import_module(name)
    return [kernel for kernel in KERNELS if kernel.name.startswith("engine.")]


def roots(kernels: Sequence[Kernel]) -> list[tuple[Kernel, tuple[Any, ...]]]:
    """Return the kernels that are called from Python, with their argument types; the loop first."""
    found = [_root(kernel, types) for kernel in kernels for types in kernel.entries]
    return sorted(found, key=lambda root: root[0].name != _LOOP)


def _root(kernel: Kernel, types: Sequence[str]) -> tuple[Kernel, tuple[Any, ...]]:
    from engine.kernel.front_end import resolved  # imported late: imports Numba

    return kernel, resolved(types, _records())


@cache
def _records() -> dict[str, Any]:
    """Return the Numba types of the machine's tables, by the names that entries use."""
    import numba  # imported late: not needed for compiled kernels

    from engine.state.tables import new_state

    state = new_state(1)
    of: dict[str, Any] = {"tables": state.tables, "system": state.tables[0], "blocks": state.blocks}
    of |= {"queue": state.tables[0].queue, "trace": state.tables["trace"][0]}
    return {name: numba.typeof(value) for name, value in of.items()}


@contextmanager
def _first_set(folder: str) -> Iterator[None]:
    """Have a second process compile the first set; if there is only one processor, before everything else."""
    command = [sys.executable, "-m", "engine.warm", folder]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as other:
        try:
            if (os.cpu_count() or 1) < 2:
                other.wait()
            yield
        except BaseException:
            other.kill()
            raise


def compile_first(folder: Path) -> None:
    """Compile the first set; leave the kernels that have passed the front end in `folder` for the main
    process.
    """
    Thread(target=_end_with_parent, args=(take_input(),), daemon=True).start()
    from engine.kernel.compiler import build  # imported late: they import Numba
    from engine.kernel.front_end import number_from

    number_from(NUMBERED_FROM)
    kernels = _prepare(folder, _LEFT_OUT)
    wanted = [
        kernel
        for kernel in kernels
        if kernel.name.startswith(_IN_FIRST) or kernel.name.endswith(_IN_FIRST_ALONE)
    ]
    build(roots(wanted), quick=True).write(store.path_of(store.FIRST))


def _end_with_parent(pipe: int) -> None:
    """End this process when the other end of a pipe closes."""
    os.read(pipe, 1)
    os._exit(0)


if __name__ == "__main__":
    if sys.argv[1:]:
        compile_first(Path(sys.argv[1]))
        os._exit(0)  # the thread still reads
    warm(lambda done, total, name: print(done, total, name, flush=True))
