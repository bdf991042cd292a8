"""Builds a C twin of a model with gcc and calls it on the model's records."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine.kernel.queue import MAX_HOT, NEVER, SOURCE_BITS, TREE

HERE = Path(__file__).parent
OPTIONS = ("-ffp-contract=off", "-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")
NUMBERS = {
    "MAX_HOT": MAX_HOT,
    "SOURCE_BITS": SOURCE_BITS,
    "TREE": TREE,
    "NEVER": NEVER,
}  # of the engine's queue

Advance = Callable[[Any, int], None]


def compiler() -> str | None:
    """Return the C compiler, if there is one."""
    return shutil.which("gcc")


def other_queue(file: str) -> str:
    """Return the flag for the queue in bench/models/FILE.h instead of the engine's."""
    return f'-DQUEUE="{file}.h"'


@dataclass(frozen=True)
class Twin:
    """The same model twice."""

    source: Path  # in C; it has the functions advance and model_bytes
    model: str  # the file in Python that declares the record
    record: np.dtype[Any]

    def build(self, folder: Path, *flags: str) -> Advance:
        """Compile with these flags, e.g. "-O2"; a function (model, until in ns) like that in Python.

        Raises subprocess.CalledProcessError when gcc refuses, RuntimeError when the layouts differ.
        """
        library = folder / (re.sub(r"\W", "_", self.source.stem + "".join(flags)) + ".so")
        numbers = [f"-D{name}={value}ll" for name, value in NUMBERS.items()]
        options = [*flags, *OPTIONS, *numbers, "-I", str(HERE), "-o", str(library)]
        subprocess.run([compiler() or "gcc", *options, str(self.source)], check=True)
        loaded = ctypes.CDLL(str(library))
        self._check_layout(loaded)
        loaded.advance.argtypes = [ctypes.c_void_p, ctypes.c_int64]
        loaded.advance.restype = None
        return lambda model, until: loaded.advance(model.ctypes.data, until)

    def _check_layout(self, loaded: ctypes.CDLL) -> None:
        loaded.model_bytes.restype = ctypes.c_int64
        if loaded.model_bytes() != self.record.itemsize:
            raise RuntimeError(
                f"bench/models/{self.source.name} declares a Model of {loaded.model_bytes()} bytes, but "
                f"bench/models/{self.model} one of {self.record.itemsize} bytes: give both the same fields."
            )
