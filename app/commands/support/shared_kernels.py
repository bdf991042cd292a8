"""Compiled kernels in a folder shared by the computers of a room, for all processors of one level.

The first computer compiles the kernels, and the others copy them. Kernels are machine code: anyone who can
write to the folder determines what the others run, so the program never looks there automatically at startup.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from app.commands.support.failure import Failure
from app.commands.support.files import check_folder
from engine.kernel import cache, prebuilt, store
from engine.kernel.object_file import SUFFIX, ObjectFile, read

SETS = (store.ENGINE, store.CHARTS)


class UnfitError(Exception):
    """The kernels of a folder cannot be used here; the text gives the reason as half a sentence."""


def compile_for_all(share: Path) -> bool:
    """Compile for the usual processor level into a folder, if necessary; return whether that was done.

    Raises Failure when the folder cannot be written, and CalledProcessError when the other process fails.
    """
    if not (reason := _missing(share)):
        return False
    _check_place(share, reason)
    command = [sys.executable, "-m", "app.commands.support.shared_kernels", str(folder_of(share))]
    subprocess.run(command, env=os.environ | prebuilt.settings(prebuilt.USUAL), check=True)
    return True


def take(share: Path) -> None:
    """Copy the kernels of a folder for this computer, either all or none. Raises UnfitError and OSError."""
    found = {name: _read(path) for name, path in _files(share).items()}
    for name, each in found.items():
        if reason := store.misfit(each):
            raise UnfitError(f"{name}{SUFFIX} cannot be used here: {reason}")
    for name, each in found.items():
        each.write(store.path_of(name))


def folder_of(share: Path) -> Path:
    """Return the place of this version's kernels in a folder; other sources and systems have other places."""
    return share.absolute() / cache.folder().name


def _files(share: Path) -> dict[str, Path]:
    return {name: folder_of(share) / f"{name}{SUFFIX}" for name in SETS}


def _missing(share: Path) -> str:
    """Return why the kernels of a folder must be compiled, or "" when all of them are present and intact."""
    if not folder_of(share).exists():
        return "there are no kernels yet for this system and these versions of LPAR Lab, Python and Numba"
    try:
        for path in _files(share).values():
            _read(path)
    except UnfitError as error:
        return str(error)
    return ""


def _read(path: Path) -> ObjectFile:
    """Return the contents of a file without changing it, because it may belong to another user.

    Raises UnfitError.
    """
    try:
        path.open("rb").close()
    except OSError as error:
        raise UnfitError(f"{path.name} cannot be read: {error.strerror}") from None
    found = read(path, keep=True)
    if found is None:
        raise UnfitError(f"{path.name} is damaged")
    return found


def _check_place(share: Path, reason: str) -> None:
    """Reject a folder that cannot store the kernels: better now than after a minute. Raises Failure."""
    folder = folder_of(share)
    if blocked := [path for path in _files(share).values() if path.is_dir()]:
        raise Failure(
            f'--share = "{share}": {blocked[0]} is a folder; expected a file of kernels. Remove it.'
        )
    try:
        check_folder("--share", folder)
    except Failure as error:
        raise Failure(
            f"{error}, because {reason}. A user who can write there must run the same command first."
        ) from None


def _compile(folder: Path) -> None:
    from app.charts.warm import import_charts  # late: they import Numba, which reads the level
    from engine.kernel.compiler import build
    from engine.warm import import_kernels, roots

    for name, kernels in ((store.ENGINE, import_kernels), (store.CHARTS, import_charts)):
        build(roots(kernels())).write(folder / f"{name}{SUFFIX}")


if __name__ == "__main__":
    _compile(Path(sys.argv[1]))
