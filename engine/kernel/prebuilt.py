"""Kernels that a bundle ships: shared libraries for a level of x86-64, instead of code for one processor.

`make bundle` puts them into a folder of the bundle, and only there. They belong to the program beside them,
so that no sources are hashed. A bundle has neither Numba nor LLVM: it compiles nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from engine.kernel import cache
from engine.language import say

FOLDER = cache.ENGINE / "prebuilt"
LIBRARY = ".so"  # suffix of the code; its table has the suffix of an object file
PROCESSOR = Path("/proc/cpuinfo")
_V2 = "cmov cx16 cx8 fxsr mmx popcnt sahf sse sse2 sse3 sse4.1 sse4.2 ssse3".split()
_V3 = [*_V2, *"avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave".split()]
# Level of the x86-64 psABI, which LLVM knows by the same name -> the features that its code may use.
LEVELS = {"x86-64-v2": tuple(_V2), "x86-64-v3": tuple(_V3)}
# Feature by LLVM's name -> by Linux's name, where they differ by more than a point.
_LINUX = {"sahf": "lahf_lm", "sse3": "pni", "bmi": "bmi1", "lzcnt": "abm"}


def is_bundle() -> bool:
    """Return whether this program came with its kernels."""
    return FOLDER.is_dir()


def settings(level: str) -> dict[str, str]:
    """Return the environment in which Numba compiles for a level."""
    features = ",".join(f"+{text}" for text in LEVELS[level])
    return {"NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": features}


def present() -> frozenset[str]:
    """Return those features of all levels that the running processor has, by LLVM's names."""
    with PROCESSOR.open(encoding="utf-8") as lines:  # all processors alike: the first one will do
        flags = next((line.split() for line in lines if line.startswith("flags")), [])
    return frozenset(text for text in _V3 if _LINUX.get(text, text.replace(".", "_")) in flags)


def refusal(level: str, lacking: Iterable[str]) -> str:
    """Return the message for a processor that lacks features of the level."""
    return say(
        "This build of LPAR Lab needs a processor of the level {0}; this one lacks {1}. "
        "Install the Python package lparlab instead: it compiles the simulator for this processor.",
        level,
        ", ".join(lacking),
    )
