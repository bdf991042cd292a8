"""Kernels of a shared folder: copied when they fit this computer and this version, and never otherwise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.commands.support import shared_kernels as shared
from engine.kernel import store
from engine.kernel.object_file import SUFFIX, ObjectFile, read


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with this computer's own kernels, and an empty cache beside it."""
    compiled = {name: store.usable(name) for name in shared.SETS}
    for name, found in compiled.items():
        assert found is not None
        found.write(shared.folder_of(tmp_path) / f"{name}{SUFFIX}")
    monkeypatch.setattr(store, "path_of", lambda name: tmp_path / "cache" / f"{name}{SUFFIX}")
    return tmp_path


def _set(room: Path) -> tuple[Path, ObjectFile]:
    path = shared.folder_of(room) / f"{store.CHARTS}{SUFFIX}"
    found = read(path, keep=True)
    assert found is not None
    return path, found


def test_a_second_computer_copies_what_the_first_one_compiled(room: Path) -> None:
    assert not shared.compile_for_all(room)  # all is there
    assert not store.usable(store.ENGINE)
    assert shared.take(room)
    assert all(store.usable(name) for name in shared.SETS)


@pytest.mark.parametrize("change", ["features", "sources", "damaged"])
def test_what_does_not_fit_is_not_taken(room: Path, change: str) -> None:
    path, found = _set(room)
    if change == "damaged":
        path.write_bytes(path.read_bytes()[:-1])
    elif change == "features":
        replace(found, features=(*found.features, "future")).write(path)
    else:
        replace(found, sources=dict.fromkeys(found.sources, "0")).write(path)
    assert not shared.take(room)
    assert store.usable(store.CHARTS) is None
