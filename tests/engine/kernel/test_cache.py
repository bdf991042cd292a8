"""The folder of compiled kernels: its name follows the sources, its place what can be written."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from engine import platform
from engine.kernel import cache
from tests.systems import needs_links, needs_posix

HOME = "LOCALAPPDATA" if platform.WINDOWS else "XDG_CACHE_HOME"  # of caches


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "sources"
    (folder / "mechanisms").mkdir(parents=True)
    (folder / "loop.py").write_text("a = 1\n")
    (folder / "mechanisms" / "paging.py").write_text("b = 1\n")
    return folder


def blocked(tmp_path: Path) -> Path:
    """Return a path below a file: no user, root included, can make a folder there."""
    (tmp_path / "file").write_text("")
    return tmp_path / "file" / "cache"


def test_the_name_stays_as_long_as_nothing_changes(sources: Path) -> None:
    name = cache.folder_name(sources, {})
    (sources / "notes.txt").write_text("no source")
    (sources / "__pycache__").mkdir()
    (sources / "__pycache__" / "stray.py").write_text("c = 1\n")
    assert cache.folder_name(sources, {}) == name


@pytest.mark.parametrize("file", ["loop.py", "mechanisms/paging.py", "mechanisms/new.py"])
def test_the_name_changes_with_a_source_anywhere(sources: Path, file: str) -> None:
    name = cache.folder_name(sources, {})
    (sources / file).write_text("b = 2\n")
    assert cache.folder_name(sources, {}) != name


def test_the_name_does_not_depend_on_the_place_or_the_times_of_the_sources(sources: Path) -> None:
    """A copy of the program, or one that is unpacked again, compiles nothing."""
    name = cache.folder_name(sources, {})
    os.utime(sources / "loop.py", (1, 1))
    sources.rename(sources.parent / "elsewhere")
    assert cache.folder_name(sources.parent / "elsewhere", {}) == name


def test_the_name_changes_when_a_source_moves(sources: Path) -> None:
    name = cache.folder_name(sources, {})
    (sources / "loop.py").rename(sources / "mechanisms" / "loop.py")
    assert cache.folder_name(sources, {}) != name


def test_the_fingerprint_is_that_of_what_kernels_are_made_of(sources: Path) -> None:
    """Wherever they lie, whenever they were written, and on any platform."""
    first = cache.fingerprint(sources)
    os.utime(sources / "loop.py", (1, 1))
    (sources / "loop.py").write_bytes(b"a = 1\r\n")
    (sources / "sim.py").write_text("no kernel\n")
    moved = sources.rename(sources.parent / "elsewhere")
    assert cache.fingerprint(moved) == first
    (moved / "mechanisms" / "paging.py").write_text("b = 2\n")
    assert cache.fingerprint(moved) != first


@pytest.mark.parametrize("flag", cache.FLAGS)
def test_settings_that_change_the_machine_code_have_their_own_folder(sources: Path, flag: str) -> None:
    assert cache.folder_name(sources, {flag: "1"}) != cache.folder_name(sources, {})


def test_the_version_of_numba_counts(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cache._numba_version().startswith("numba-0.")
    name = cache.folder_name(sources, {})
    monkeypatch.setattr(cache, "_numba_version", lambda: "numba-9.9.9.dist-info")
    assert cache.folder_name(sources, {}) != name


SUFFIXES = (
    ".cpython-311-x86_64-linux-gnu.so",
    ".cpython-311-aarch64-linux-gnu.so",
    ".cp311-win_amd64.pyd",
    ".cp311-win_arm64.pyd",
    ".cpython-311-darwin.so",
)


def test_each_system_and_kind_of_processor_has_its_own_folder(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Computers of all kinds may share a folder: LLVM ends a process that links code of another kind."""
    names = set()
    for suffix in SUFFIXES:
        monkeypatch.setattr(cache, "EXTENSION_SUFFIXES", [suffix, ".so"])
        for processor in ("arm64", "x86_64"):
            monkeypatch.setattr("platform.machine", lambda processor=processor: processor)
            names.add(cache.folder_name(sources, {}))
    assert len(names) == len(SUFFIXES) + 1  # of a Mac the processor alone tells


def test_the_users_cache_is_the_usual_place(tmp_path: Path) -> None:
    environ = {HOME: str(tmp_path)}
    folder = cache.prepare(environ)
    assert folder.parent == tmp_path / "lparlab" / "kernels"
    assert folder.is_dir()
    assert environ["LPARLAB_KERNELS"] == str(folder)


def test_a_chosen_folder_is_respected_and_a_child_process_uses_the_same(tmp_path: Path) -> None:
    environ = {"LPARLAB_KERNELS": str(tmp_path)}
    folder = cache.prepare(environ)
    assert folder.parent == tmp_path
    assert cache.prepare(environ) == folder
    checked = cache.prepare(environ | {"NUMBA_BOUNDSCHECK": "1"})
    assert checked.parent == tmp_path
    assert checked != folder


def test_a_folder_that_cannot_be_written_gives_way_to_the_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = cache.prepare({HOME: str(blocked(tmp_path))})
    assert folder.parent == tmp_path / f"lparlab-kernels-{platform.user_number()}"
    assert platform.WINDOWS or folder.parent.stat().st_mode & 0o777 == 0o700


def test_a_folder_without_room_gives_way_to_the_next_one(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    small_files: Callable[[int], AbstractContextManager[None]],
) -> None:
    """A full disk takes an empty file, but no kernels."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with small_files(100), pytest.raises(OSError, match=r"tried .*home.*lparlab-kernels-"):
        cache.prepare({HOME: str(tmp_path / "home")})
    assert not list(tmp_path.rglob(".probe*"))


@needs_posix("each user of Windows has a temporary folder")
def test_a_temporary_folder_open_to_others_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    planted = tmp_path / f"lparlab-kernels-{os.getuid()}"
    planted.mkdir()
    planted.chmod(0o777)
    folder = cache.prepare({HOME: str(blocked(tmp_path))})
    assert folder.parent.parent == tmp_path
    assert folder.parent != planted


def test_nowhere_to_write_is_said_with_the_way_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_touch", lambda folder: False)
    with pytest.raises(OSError, match=f"tried {re.escape(str(tmp_path))}.*Set LPARLAB_KERNELS"):
        cache.prepare({HOME: str(tmp_path)})


@needs_links
def test_stale_folders_of_ours_are_removed_and_nothing_else(tmp_path: Path) -> None:
    long_ago = time.time() - cache.STALE_AFTER - 60
    elsewhere = tmp_path / "elsewhere"
    parent = tmp_path / "kernels"
    stale, fresh, other = parent / ("lparlab-" + "a" * 16), parent / ("lparlab-" + "b" * 16), parent / "mine"
    for folder in (elsewhere, stale, fresh, other):
        folder.mkdir(parents=True)
        (folder / "kernel.nbc").write_text("")
    link = parent / ("lparlab-" + "c" * 16)
    link.symlink_to(elsewhere)
    for folder in (elsewhere, stale, other):
        os.utime(folder, (long_ago, long_ago))
    assert cache.remove_stale(parent) == [stale]
    assert sorted(parent.iterdir()) == sorted([fresh, link, other])
    assert (elsewhere / "kernel.nbc").exists()


def folders(parent: Path, idle: list[float]) -> list[Path]:
    """Make cache folders that a start last used this many seconds ago."""
    made = [parent / f"lparlab-{number:016x}" for number in range(len(idle))]
    for folder, seconds in zip(made, idle, strict=True):
        folder.mkdir()
        os.utime(folder, (time.time() - seconds, time.time() - seconds))
    return made


def test_a_start_removes_only_a_few_folders_the_oldest_first(tmp_path: Path) -> None:
    made = folders(tmp_path, [cache.STALE_AFTER + 60 * age for age in range(1, cache.MAX_REMOVED + 4)])
    assert cache.remove_stale(tmp_path) == made[3:]
    assert sorted(tmp_path.iterdir()) == made[:3]


def test_of_many_folders_the_last_used_are_kept(tmp_path: Path) -> None:
    made = folders(tmp_path, [cache.IN_USE + 60 * age for age in range(1, cache.MAX_KEPT + 3)])
    assert cache.remove_stale(tmp_path) == made[cache.MAX_KEPT :]


def test_however_many_there_are_none_in_use_is_removed(tmp_path: Path) -> None:
    folders(tmp_path, [cache.IN_USE - 60] * (cache.MAX_KEPT + 3))
    assert cache.remove_stale(tmp_path) == []


def test_each_start_marks_its_folder_as_used(tmp_path: Path) -> None:
    environ = {"LPARLAB_KERNELS": str(tmp_path)}
    folder = cache.prepare(environ)
    os.utime(folder, (1, 1))
    cache.prepare(environ)
    assert folder.stat().st_mtime > time.time() - 60


def python(code: str, **environ: str) -> str:
    """Return what a fresh Python prints that runs this code."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=os.environ | environ)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_engine_loads_without_numba(tmp_path: Path) -> None:
    code = "import engine.sim, sys; print('numba' in sys.modules)"
    assert python(code, LPARLAB_KERNELS=str(tmp_path)) == "False"


@pytest.mark.slow
def test_a_kernel_that_is_no_entry_is_compiled_once_and_found_by_the_next_process(
    tmp_path: Path,
) -> None:
    code = "import sys; from engine.kernel.rng import log; print(round(log(2.0), 6), 'numba' in sys.modules)"
    first, second = (python(code, LPARLAB_KERNELS=str(tmp_path)) for _ in range(2))
    (folder,) = tmp_path.iterdir()
    assert [file.name.split("-")[0] for file in folder.iterdir()] == ["engine.kernel.rng.log"]
    assert (first, second) == ("0.693147 True", "0.693147 False")


@pytest.mark.slow
@needs_posix("Windows cannot bound the size of files")
def test_a_kernel_that_cannot_be_kept_is_used_all_the_same(tmp_path: Path) -> None:
    code = (
        "import resource; from engine.kernel import cache; from engine.kernel.rng import log; cache.folder();"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)); print(round(log(2.0), 6))"
    )
    assert python(code, LPARLAB_KERNELS=str(tmp_path)) == "0.693147"
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


def test_without_the_jit_no_folder_is_made(tmp_path: Path) -> None:
    code = "import engine; from engine.kernel.rng import log; print(round(log(2.0), 6))"
    assert python(code, LPARLAB_KERNELS=str(tmp_path / "none"), NUMBA_DISABLE_JIT="1") == "0.693147"
    assert not (tmp_path / "none").exists()
