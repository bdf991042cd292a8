"""Compiled kernels in a folder that the computers of a room share, for all processors of a level.

The first computer compiles, the others copy. Kernels are machine code: each user who can write to the folder
decides what the others run, so a start never looks there by itself.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from engine.kernel import cache, prebuilt, store
from engine.kernel.object_file import SUFFIX

SETS = (store.ENGINE, store.CHARTS)


def compile_for_all(share: Path) -> bool:
    """Compile for the usual level of processors into a folder, unless that is done; return whether it was.

    Raises OSError, and CalledProcessError when the other process fails.
    """
    folder = folder_of(share)
    if _has_all(folder):
        return False
    command = [sys.executable, "-m", "app.commands.support.shared_kernels", str(folder)]
    subprocess.run(command, env=os.environ | prebuilt.settings(prebuilt.USUAL), check=True)
    return True


def take(share: Path) -> bool:
    """Copy the kernels of a folder for this computer; return whether all of them can run here."""
    folder = folder_of(share)
    for name in SETS:
        found = store.usable_at(folder / f"{name}{SUFFIX}")
        if found is None:
            return False
        found.write(store.path_of(name))
    return True


def folder_of(share: Path) -> Path:
    """Return the place of this version's kernels in a folder: other sources have another place."""
    return share.absolute() / cache.folder().name


def _has_all(folder: Path) -> bool:
    return all((folder / f"{name}{SUFFIX}").is_file() for name in SETS)


def _compile(folder: Path) -> None:
    from app.charts.warm import import_charts  # late: they import Numba, which reads the level
    from engine.kernel.compiler import build
    from engine.warm import import_kernels, roots

    for name, kernels in ((store.ENGINE, import_kernels), (store.CHARTS, import_charts)):
        build(roots(kernels())).write(folder / f"{name}{SUFFIX}")


if __name__ == "__main__":
    _compile(Path(sys.argv[1]))
