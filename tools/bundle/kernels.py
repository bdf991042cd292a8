"""Makes the kernels of a bundle, as shared libraries on Linux: `kernels.py LEVEL FOLDER [SET...]`."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from engine import platform
from engine.kernel import prebuilt
from engine.kernel.object_file import SUFFIX, ObjectFile, source_hash

if TYPE_CHECKING:
    from engine.kernel.handle import Kernel


def make_kernels(level: str, folder: Path, *sets: str) -> None:
    """Write these sets of kernels, or those of the engine and of the charts, for a processor level."""
    os.environ |= prebuilt.settings(level)
    from app.charts.warm import import_charts  # after the settings: Numba reads them when it is imported
    from engine.kernel import store
    from engine.warm import import_kernels

    folder.mkdir(parents=True, exist_ok=True)
    importers = {store.ENGINE: import_kernels, store.CHARTS: import_charts}
    for name in sets or importers:
        _make(folder / name, importers[name]())


def _make(path: Path, kernels: list[Kernel]) -> None:
    from engine.kernel.compiler import build  # after the settings, as above
    from engine.warm import roots

    made = replace(build(roots(kernels), shared=platform.LINUX), sources={})
    if platform.LINUX:
        library = path.with_suffix(prebuilt.LIBRARY)
        _link(made, library)
        made = replace(made, code=b"", sources={library.name: source_hash(library)})
    made.write(path.with_suffix(SUFFIX))


def _link(made: ObjectFile, library: Path) -> None:
    code = library.with_suffix(".o")
    code.write_bytes(made.code)
    command = ["ld", "-shared", "-z", "noexecstack", "-z", "text", "--hash-style=gnu", "-s", "-o"]
    subprocess.run([*command, library, code, "-l:libm.so.6", "-l:libc.so.6"], check=True)
    code.unlink()


if __name__ == "__main__":
    if sys.argv[1] not in prebuilt.LEVELS:
        sys.exit(f"LEVEL={sys.argv[1]}: expected {' or '.join(prebuilt.LEVELS)}")
    make_kernels(sys.argv[1], Path(sys.argv[2]).absolute(), *sys.argv[3:])
