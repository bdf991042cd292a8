"""Builds bench/core.c with gcc and calls it on the records of bench/model.py."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.model import M1

SOURCE = Path(__file__).with_name("core.c")
OPTIONS = ("-ffp-contract=off", "-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")

Advance = Callable[[Any, int], None]


def compiler() -> str | None:
    """The C compiler, when there is one."""
    return shutil.which("gcc")


def build(folder: Path, *flags: str) -> Advance:
    """Compile with these flags, e.g. "-O2"; a function (model, until in ns) like bench.model.advance.

    Raises subprocess.CalledProcessError when gcc refuses, RuntimeError when the layouts differ.
    """
    library = folder / ("core" + "".join(flags) + ".so")
    command = [compiler() or "gcc", *flags, *OPTIONS, "-o", str(library), str(SOURCE)]
    subprocess.run(command, check=True)
    loaded = ctypes.CDLL(str(library))
    _check_layout(loaded)
    loaded.advance.argtypes = [ctypes.c_void_p, ctypes.c_int64]
    loaded.advance.restype = None
    return lambda model, until: loaded.advance(model.ctypes.data, until)


def _check_layout(loaded: ctypes.CDLL) -> None:
    loaded.model_bytes.restype = ctypes.c_int64
    if loaded.model_bytes() != M1.itemsize:
        raise RuntimeError(
            f"bench/core.c declares a Model of {loaded.model_bytes()} bytes, but bench/model.py one of "
            f"{M1.itemsize} bytes: give both the same fields."
        )
