"""Kernels of a shared folder: copied when they fit this computer and this version, and never otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from app.charts.toolkit.lines.raster import cover_curve
from app.command import main
from app.commands.support import shared_kernels as shared
from app.commands.support.failure import Failure
from engine.kernel import store
from engine.kernel.compiler import build
from engine.kernel.native import load
from engine.kernel.object_file import SUFFIX, ObjectFile, read
from engine.kernel.queue import clear_queue
from engine.warm import roots
from tests.engine.kernel import mach_o
from tests.systems import ROOT, search_path

Change = Callable[[Path, ObjectFile], object]
# Python runs it first in each process of a computer: one kernel of each set is left, as all take a minute.
FEW = """\
import app.charts.warm, engine.warm
from app.charts.toolkit.lines.raster import cover_curve
from engine.kernel.queue import clear_queue
engine.warm.import_kernels = lambda: [clear_queue]
app.charts.warm.import_charts = lambda: [cover_curve]
"""


@pytest.fixture(scope="module")
def compiled() -> dict[str, ObjectFile]:
    """One kernel of each set, for this computer."""
    return {store.ENGINE: build(roots([clear_queue])), store.CHARTS: build(roots([cover_curve]))}


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled: dict[str, ObjectFile]) -> Path:
    """A folder with these kernels, and an empty cache beside it."""
    for name, found in compiled.items():
        found.write(shared.folder_of(tmp_path) / f"{name}{SUFFIX}")
    monkeypatch.setattr(store, "path_of", lambda name: tmp_path / "cache" / f"{name}{SUFFIX}")
    return tmp_path


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names what is started or compiled here, in place of doing so."""
    found: list[str] = []
    monkeypatch.setattr("app.charts.warm.warm", lambda progress: found.append("here"))
    monkeypatch.setattr("subprocess.run", lambda *command, **named: found.append("for all"))
    return found


def _charts(room: Path) -> Path:
    return shared.folder_of(room) / f"{store.CHARTS}{SUFFIX}"


def _warm(room: Path) -> Result:
    return CliRunner().invoke(main, ["warm", "--share", str(room)], prog_name="lparlab")


def _damage(path: Path, found: ObjectFile) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def _put_a_folder(path: Path, found: ObjectFile) -> None:
    path.unlink()
    (path / "inner").mkdir(parents=True)


def _compile_for_a_mac(path: Path, found: ObjectFile) -> None:
    mach_o.emitted(roots([cover_curve])).write(path)


def test_a_second_computer_copies_what_the_first_one_compiled(room: Path) -> None:
    assert not shared.compile_for_all(room)  # all is there
    assert not store.usable(store.ENGINE)
    shared.take(room)
    assert all(store.usable(name) for name in shared.SETS)


def test_what_was_copied_runs(room: Path) -> None:
    shared.take(room)
    found = store.usable(store.CHARTS)
    assert found is not None
    (form,) = load(found.code, found.signatures)
    cover = np.zeros((3, 3), np.uint8)
    form.run(form.packed([np.full(3, 1.5), 1.0, 0, 3, cover]) or [])
    assert cover[:, 1].tolist() == [0, 255, 0]


def test_the_command_says_that_it_copied(room: Path, started: list[str]) -> None:
    assert _warm(room).output.splitlines() == [
        f'Copied from "{shared.folder_of(room)}".',
        "Everything is compiled already.",
    ]
    assert started == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda path, found: replace(found, features=("future",)).write(path), "this processor lacks future"),
        (
            lambda path, found: replace(found, sources={"x.py": "0"}).write(path),
            "compiled from other sources",
        ),
        (_compile_for_a_mac, "compiled for another system"),
    ],
)
def test_kernels_that_do_not_fit_are_not_taken_and_the_command_says_why(
    room: Path, started: list[str], change: Change, reason: str
) -> None:
    path = _charts(room)
    change(path, read(path, keep=True) or pytest.fail("not written"))
    before = path.read_bytes()
    output = _warm(room).output
    assert f'Nothing was copied from "{path.parent}": charts.kernels cannot be used here: ' in output
    assert reason in output
    assert started == ["here"]
    assert path.read_bytes() == before
    assert not store.path_of(store.ENGINE).exists()  # all or nothing


@pytest.mark.parametrize("change", [_damage, _put_a_folder])
def test_nothing_in_the_shared_folder_is_deleted(room: Path, change: Change) -> None:
    path = _charts(room)
    change(path, read(path, keep=True) or pytest.fail("not written"))
    before = sorted(room.rglob("*"))
    with pytest.raises(shared.UnfitError, match=r"charts\.kernels (is damaged|cannot be read: .+)"):
        shared.take(room)
    assert sorted(room.rglob("*")) == before


def test_damaged_kernels_are_compiled_again(room: Path, started: list[str]) -> None:
    _damage(_charts(room), ObjectFile(b"", (), "", ()))
    assert shared.compile_for_all(room)
    assert started == ["for all"]


def test_a_folder_in_the_place_of_a_file_is_named_before_compiling(room: Path, started: list[str]) -> None:
    _put_a_folder(_charts(room), ObjectFile(b"", (), "", ()))
    with pytest.raises(Failure, match=r"charts\.kernels is a folder; expected a file of kernels"):
        shared.compile_for_all(room)
    assert started == []


@pytest.mark.parametrize("damaged", [True, False])
def test_a_folder_that_is_closed_is_refused_before_compiling(
    room: Path, started: list[str], monkeypatch: pytest.MonkeyPatch, damaged: bool
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: not mode & os.W_OK)
    assert not shared.compile_for_all(room)  # all is there: it need not be open
    _charts(room).write_bytes(b"") if damaged else shared.folder_of(room).rename(room / "old")
    ended = _warm(room)
    assert ended.exit_code == 2
    assert "is not writable; expected a writable folder, because " in ended.output
    assert ("charts.kernels is damaged" if damaged else "there are no kernels yet") in ended.output
    assert started == []


@pytest.mark.slow
def test_one_computer_compiles_and_the_next_one_copies(tmp_path: Path) -> None:
    """In processes of their own, with a kernel of each set; `make bundle` compiles all for the same level."""
    room = tmp_path / "room"
    room.mkdir()
    (tmp_path / "sitecustomize.py").write_text(FEW, "utf-8")
    first, second = (_on_a_computer(tmp_path / name, room) for name in ("first", "second"))
    assert first[0].startswith("Compiled for all processors of the ")
    assert [line.split()[0] for line in first[1:]] == ["Copied", "Everything"]
    assert second == first[1:]
    found = [read(path, keep=True) for path in sorted(room.rglob(f"*{SUFFIX}"))]
    assert [len(each.signatures) for each in found if each] == [1, 1]


def _on_a_computer(kernels: Path, room: Path) -> list[str]:
    path = os.pathsep.join((str(room.parent), search_path()))
    environ = os.environ | {"PYTHONPATH": path, "LPARLAB_KERNELS": str(kernels)}
    command = [sys.executable, str(ROOT / "app" / "frozen.py"), "warm", "--share", str(room)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, env=environ)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
