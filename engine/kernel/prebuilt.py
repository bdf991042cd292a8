"""Kernels shipped in a bundle or a wheel, for a processor level instead of a single processor.

`tools/bundle` puts them into a folder of the bundle, and only there. They belong to the program with which
they ship, so no sources are hashed. A bundle has no Numba: it compiles nothing. On Linux they are shared
libraries; elsewhere a bundle has LLVM, whose run-time linker loads them, because only on Linux is a linker
certain to exist where the bundle is built.

`make wheel` puts a file for each system into the wheel. A first start runs these kernels, if they fit the
processor and the sources, while those for this computer are compiled.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from engine import platform
from engine.kernel import cache
from engine.kernel.native import host
from engine.kernel.object_file import SUFFIX
from engine.language import say

FOLDER = cache.ENGINE / "prebuilt"
SHIPPED = cache.ENGINE / "shipped"  # only in a wheel
SYSTEM = "windows" if platform.WINDOWS else "macos" if platform.MACOS else "linux"
LIBRARY = ".so"  # suffix of the code; its table has the suffix of an object file
PROCESSOR = Path("/proc/cpuinfo")
_V2 = "cmov cx16 cx8 fxsr mmx popcnt sahf sse sse2 sse3 sse4.1 sse4.2 ssse3".split()
_V3 = [*_V2, *"avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave".split()]
# Level of the x86-64 psABI, which LLVM knows by the same name -> the features that its code may use. On
# macOS the level is the first processor of Apple's: each has what that one had.
LEVELS: dict[str, tuple[str, ...]] = {"x86-64-v2": tuple(_V2), "x86-64-v3": tuple(_V3), "apple-m1": ()}
USUAL = "apple-m1" if platform.MACOS else "x86-64-v2"
# Feature by LLVM's name -> by Linux's name, where they differ by more than a point.
_LINUX = {"sahf": "lahf_lm", "sse3": "pni", "bmi": "bmi1", "lzcnt": "abm"}


def is_bundle() -> bool:
    """Return whether this program was shipped with its kernels."""
    return FOLDER.is_dir()


def shipped(name: str, environ: Mapping[str, str] = os.environ) -> list[Path]:
    """Return the file of a set of kernels that the wheel ships for this system, if there is one.

    No file is returned under settings, such as bounds checks, that change the machine code.
    """
    path = SHIPPED / SYSTEM / f"{name}{SUFFIX}"
    changed = any(environ.get(flag) for flag in cache.FLAGS)
    return [] if changed or is_bundle() or not path.is_file() else [path]


def settings(level: str) -> dict[str, str]:
    """Return the environment variables with which Numba compiles for a level."""
    features = ",".join(f"+{text}" for text in LEVELS[level])
    return {"NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": features}


def present() -> frozenset[str]:
    """Return the features, among those of all levels, that the running processor has, under LLVM's names."""
    if not platform.LINUX:
        return host()[1].intersection(_V3)
    with PROCESSOR.open(encoding="utf-8") as lines:  # all processors alike: the first one will do
        flags = next((line.split() for line in lines if line.startswith("flags")), [])
    return frozenset(text for text in _V3 if _LINUX.get(text, text.replace(".", "_")) in flags)


def refusal(level: str, lacking: Iterable[str]) -> str:
    """Return the message for a processor that lacks features of the level."""
    return say(
        "This build of LPAR Lab needs a processor of level {0}; this processor lacks {1}. Install the "
        "Python package lparlab instead: it compiles the simulator for this processor.",
        level,
        ", ".join(lacking),
    )
