"""Makes the kernels that the wheel ships, for Linux and Windows: `kernels.py FOLDER`, in half a minute.

macOS is left out, because kernels for it could not be tried.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.kernel import cache, prebuilt
from engine.kernel.object_file import SUFFIX, source_hash

if TYPE_CHECKING:
    from engine.kernel.compiler import Root

LEVEL = "x86-64-v2"
# On Windows, too, LLVM's run-time linker loads only ELF: llvmlite compiles for the same triple there.
TRIPLES = {"linux": "x86_64-unknown-linux-gnu", "windows": "x86_64-pc-windows-msvc-elf"}


def make_kernels(folder: Path) -> None:
    """Write the sets of the engine and of the charts for each system."""
    os.environ |= prebuilt.settings(LEVEL)
    from app.charts.warm import import_charts  # after the settings: Numba reads them when it is imported
    from engine.kernel import store
    from engine.warm import import_kernels, roots

    for name, importer in ((store.ENGINE, import_kernels), (store.CHARTS, import_charts)):
        wanted = roots(importer())
        for system, triple in TRIPLES.items():
            _write(folder / system / f"{name}{SUFFIX}", wanted, generator(triple))


def generator(triple: str) -> Any:
    """Return LLVM's generator of code that the run-time linker of a system can load at any address."""
    import llvmlite.binding as llvm  # after the settings, as above

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    features = prebuilt.settings(LEVEL)["NUMBA_CPU_FEATURES"]
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(LEVEL, features, 3, codemodel="large", jit=True)


def _write(path: Path, wanted: list[Root], machine: Any) -> None:
    from engine.kernel.compiler import build  # after the settings, as above

    made = build(wanted, machine=machine)
    replace(made, sources=made.sources | all_sources()).write(path)


def all_sources() -> dict[str, str]:
    """Return the hashes of all files that kernels are made of: after a change, the kernels do not fit."""
    root = cache.ENGINE.parent
    return {
        file.relative_to(root).as_posix(): source_hash(file) for file in cache.kernel_sources(cache.ENGINE)
    }


if __name__ == "__main__":
    make_kernels(Path(sys.argv[1]).absolute())
