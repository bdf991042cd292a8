"""What all tests share: no screen, no user's settings, repeatable examples."""

from __future__ import annotations

import ctypes
import gc
import os
from collections.abc import Iterator
from functools import cache

import hypothesis
import pytest

import engine  # noqa: F401  chooses the kernel cache before a test can import Numba

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_Cached = type(cache(len))
trim = getattr(ctypes.CDLL(None), "malloc_trim", lambda spare: 0)  # of glibc

hypothesis.settings.register_profile("here", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(autouse=True, scope="session")
def _no_user_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tests neither read nor write the settings of the person who runs them."""
    os.environ["XDG_CONFIG_HOME"] = str(tmp_path_factory.mktemp("config"))


@pytest.fixture(autouse=True, scope="module")
def _memory_goes_back(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a file of tests has kept goes back to the system after it: a worker takes many files."""
    yield
    for kept in vars(request.module).values():
        if isinstance(kept, _Cached) and kept.__module__ == request.module.__name__:
            kept.cache_clear()
    gc.collect()
    trim(0)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests of windows and of whole studies, so that `make quick` can leave them out."""
    for item in items:
        names = item.fixturenames if isinstance(item, pytest.Function) else []
        if "qtbot" in names or "qapp" in names:
            item.add_marker(pytest.mark.gui)
        if {"studies", "shipped"} & set(item.path.parts):
            item.add_marker(pytest.mark.study)
