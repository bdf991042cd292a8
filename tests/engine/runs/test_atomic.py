"""A file is replaced whole or not at all; its permissions and links stay."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.atomic import atomic_file, atomic_write, sweep


def test_text_and_bytes_replace_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "a.txt"
    atomic_write(file, "ä\n", make_folder=True)
    assert file.read_bytes() == b"\xc3\xa4\n"
    atomic_write(file, b"\0")
    assert file.read_bytes() == b"\0"
    assert os.listdir(file.parent) == ["a.txt"]


def test_the_mode_is_for_new_files_only(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    atomic_write(file, "1", mode=0o600)
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o640)
    atomic_write(file, "2", mode=0o600)
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_link_stays_one(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("1", "utf-8")
    link.symlink_to(real)
    atomic_write(link, "2")
    assert link.is_symlink()
    assert real.read_text("utf-8") == "2"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old", "utf-8")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, full)
    with pytest.raises(OSError, match="No space"):
        atomic_write(file, "new")
    assert file.read_text("utf-8") == "old"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_a_temporary_name_that_is_a_link_is_not_followed(tmp_path: Path) -> None:
    file, other = tmp_path / "a.txt", tmp_path / "other"
    other.write_text("mine", "utf-8")
    atomic_write(file, "1")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(OSError, match="loop"):
        atomic_write(tmp_path / "loop" / "b", "2")
    assert other.read_text("utf-8") == "mine"


def test_text_that_is_not_unicode_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="surrogates"):
        atomic_write(tmp_path / "a.txt", "\ud800")
    assert os.listdir(tmp_path) == []


def test_without_room_the_message_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old", "utf-8")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        with pytest.raises(OSError, match=r"a\.txt"):
            atomic_write(file, "new" * 1000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert file.read_text("utf-8") == "old"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_what_a_killed_process_leaves_is_swept_and_nothing_else(tmp_path: Path) -> None:
    kill = (
        "import os, pathlib, sys; from engine.atomic import atomic_file\n"
        "with atomic_file(pathlib.Path(sys.argv[1])) as file: os.kill(os.getpid(), 9)"
    )
    command = [sys.executable, "-c", kill, str(tmp_path / "a.txt")]
    assert subprocess.run(command, check=False, timeout=60).returncode == -signal.SIGKILL
    (left,) = os.listdir(tmp_path)
    (tmp_path / left.replace("a.txt", "folder")).mkdir()
    (tmp_path / ".a.txt.new").write_text("the user's", "utf-8")
    with atomic_file(tmp_path / "b.txt") as file:  # of a process that lives
        file.write(b"1")
        sweep([tmp_path, tmp_path / "none"])
        names = os.listdir(tmp_path)
    assert left not in names
    assert len(names) == 2
    assert sorted(os.listdir(tmp_path)) == [".a.txt.new", "b.txt"]
