"""A file is replaced whole or not at all; its permissions and links stay."""

from __future__ import annotations

import os
import re
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest

from engine import platform
from engine.atomic import atomic_file, atomic_write, beside_of, complaint, is_written_through, sweep
from tests.engine.pipes import reading
from tests.systems import needs_links, needs_posix


def test_text_and_bytes_replace_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "a.txt"
    atomic_write(file, "ä\n", make_folder=True)
    assert file.read_bytes() == b"\xc3\xa4\n"
    atomic_write(file, b"\0")
    assert file.read_bytes() == b"\0"
    assert os.listdir(file.parent) == ["a.txt"]


@needs_posix("Windows keeps no permissions with a file")
def test_the_mode_is_for_new_files_only(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    atomic_write(file, "1", mode=0o600)
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o640)
    atomic_write(file, "2", mode=0o600)
    assert file.stat().st_mode & 0o777 == 0o640


@needs_links
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


@needs_links
def test_a_link_to_nothing_makes_what_it_points_at(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to("real")
    atomic_write(link, "1")
    assert link.is_symlink()
    assert (tmp_path / "real").read_text("utf-8") == "1"


@needs_links
def test_a_link_to_itself_stays(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(OSError, match="loop"):
        atomic_write(tmp_path / "loop", "2")
    assert os.listdir(tmp_path) == ["loop"]


@needs_posix("no pipe of Windows is in a folder")
@pytest.mark.parametrize("linked", [False, True])
def test_a_pipe_takes_all_and_stays(tmp_path: Path, linked: bool) -> None:
    pipe, name = tmp_path / "pipe", tmp_path / "name"
    os.mkfifo(pipe)
    name.symlink_to(pipe)
    text = "ä\n" * 100_000  # more than a pipe holds
    with reading(pipe) as got:
        atomic_write(name if linked else pipe, text)
    assert b"".join(got) == text.encode()
    assert pipe.is_fifo()
    assert sorted(os.listdir(tmp_path)) == ["name", "pipe"]


@needs_posix("no pipe of Windows is in a folder")
def test_a_pipe_without_a_reader_is_an_error_that_does_not_wait(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="no program reads") as found:
        atomic_write(tmp_path / "pipe", "1")
    assert complaint(found.value).startswith(str(tmp_path / "pipe"))
    assert (tmp_path / "pipe").is_fifo()


def fail() -> None:
    raise KeyError


@needs_posix("no pipe of Windows is in a folder")
def test_an_error_while_writing_leaves_a_pipe_without_a_byte(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    with suppress(KeyError), atomic_file(tmp_path / "pipe") as file:
        file.write(b"half")
        fail()
    assert os.read(reader, 100) == b""
    os.close(reader)


@needs_posix("no terminal of Windows is in a folder")
def test_a_device_takes_the_text(tmp_path: Path) -> None:
    try:
        ours, theirs = os.openpty()
    except OSError:  # /dev/pts is not mounted
        pytest.skip("needs a pseudo-terminal")
    device = Path(os.ttyname(theirs))
    (tmp_path / "name").symlink_to(device)
    atomic_write(tmp_path / "name", "text")
    assert os.read(ours, 100) == b"text"
    assert device.is_char_device()
    os.close(ours)
    os.close(theirs)


@needs_posix("no device of Windows is in a folder")
def test_a_full_device_says_so_and_stays(tmp_path: Path) -> None:
    full = tmp_path / "full"
    try:
        os.mknod(full, 0o666 | stat.S_IFCHR, Path("/dev/full").stat().st_rdev)  # not that of the system
        os.close(os.open(full, os.O_WRONLY))
    except PermissionError:
        pytest.skip("needs to make a device")
    with pytest.raises(OSError, match="No space left") as found:
        atomic_write(full, "text")
    assert str(full) in complaint(found.value)
    assert full.is_char_device()


@needs_posix("Windows has no names of open files")
@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"])
@pytest.mark.parametrize("piped", [True, False])
def test_standard_output_takes_the_text_in_its_place(tmp_path: Path, name: str, piped: bool) -> None:
    (tmp_path / "link").symlink_to("/dev/stdout")
    write = (
        "import pathlib, sys; from engine.atomic import atomic_write; print('before')\n"
        "atomic_write(pathlib.Path(sys.argv[1]), 'text\\n'); print('after')"
    )
    command = [sys.executable, "-c", write, str(tmp_path / name)]
    with (tmp_path / "out").open("w+b") as out:
        done = subprocess.run(command, stdout=subprocess.PIPE if piped else out, check=True, timeout=60)
        out.seek(0)
        assert (done.stdout if piped else out.read()) == b"before\ntext\nafter\n"


SOCKETS = needs_posix("Python has no sockets with names there")


def _folder(path: Path) -> None:
    path.mkdir()


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


@needs_links
@pytest.mark.parametrize("make", [_folder, pytest.param(_socket, marks=SOCKETS)])
def test_a_folder_and_a_socket_are_refused_before_anything_is_written(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    make(tmp_path / "it")
    before = (tmp_path / "it").stat()
    for name in ("it", "link"):
        with pytest.raises(OSError, match=name), atomic_file(tmp_path / name):
            fail()
        (tmp_path / "link").unlink(missing_ok=True)
        (tmp_path / "link").symlink_to("it")
    assert (tmp_path / "it").stat().st_ino == before.st_ino


def test_a_file_and_a_new_name_are_replaced(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    assert [is_written_through(tmp_path / name) for name in ("a", "new", "no/folder", "fd/1")] == [False] * 4


def test_text_that_is_not_unicode_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="surrogates"):
        atomic_write(tmp_path / "a.txt", "\ud800")
    assert os.listdir(tmp_path) == []


def test_without_room_the_message_names_the_file(
    tmp_path: Path, small_files: Callable[[int], AbstractContextManager[None]]
) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old", "utf-8")
    with small_files(100), pytest.raises(OSError, match=r"a\.txt"):
        atomic_write(file, "new" * 1000)
    assert file.read_text("utf-8") == "old"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_what_a_killed_process_leaves_is_swept_and_nothing_else(tmp_path: Path) -> None:
    kill = (
        "import os, pathlib, sys; from engine.atomic import atomic_file\n"
        "with atomic_file(pathlib.Path(sys.argv[1])) as file: os.kill(os.getpid(), 9)"
    )
    command = [sys.executable, "-c", kill, str(tmp_path / "a.txt")]
    assert subprocess.run(command, check=False, timeout=60).returncode == (9 if platform.WINDOWS else -9)
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


@pytest.mark.parametrize("name", ["NUL", "con.csv", "aux /a.csv", "COM1.tar.gz", "lpt\u00b9", "12:30.csv"])
def test_a_name_that_windows_keeps_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(platform, "WINDOWS", True)
    with pytest.raises(OSError, match="Windows does not allow this file name"):
        atomic_write(tmp_path / name, "text")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("name", ["CONSOLE.csv", "com.csv", "COM10", "nul-a", "a.nul"])
def test_a_name_like_that_of_a_device_is_not_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(platform, "WINDOWS", True)
    atomic_write(tmp_path / name, "text")
    assert os.listdir(tmp_path) == [name]


@pytest.mark.parametrize("times", [1, 99])
def test_a_file_that_is_open_for_a_moment_is_replaced_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Windows refuses to replace a file that a scanner for viruses or a spreadsheet has open."""
    monkeypatch.setattr(platform, "WINDOWS", True)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    real, tries = os.replace, iter(range(times))

    def busy(file: Path, target: Path) -> None:
        if next(tries, None) is not None:
            error = PermissionError(13, "Access is denied", str(file))
            error.winerror = 5  # type: ignore[attr-defined]  # of Windows alone
            raise error
        real(file, target)

    monkeypatch.setattr(os, "replace", busy)
    (tmp_path / "a.txt").write_text("old", "utf-8")
    if times == 1:
        atomic_write(tmp_path / "a.txt", "new")
        assert (tmp_path / "a.txt").read_text("utf-8") == "new"
        return
    with pytest.raises(PermissionError, match=r"open in another program.*a\.txt"):
        atomic_write(tmp_path / "a.txt", "new")
    assert (tmp_path / "a.txt").read_text("utf-8") == "old"
    assert os.listdir(tmp_path) == ["a.txt"]


@pytest.mark.skipif(not platform.WINDOWS, reason="others replace files that are open")
def test_a_file_that_windows_has_open_stays_and_is_named(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old", "utf-8")
    with (
        file.open(encoding="utf-8"),
        pytest.raises(PermissionError, match=r"open in another program.*a\.txt"),
    ):
        atomic_write(file, "new")
    assert file.read_text("utf-8") == "old"
    assert os.listdir(tmp_path) == ["a.txt"]


@pytest.mark.parametrize("name", ["あ" * 80 + ".csv", "ä" * 120, "x" * 255, "あ" * 85])
@needs_posix("names of 255 bytes")
def test_a_name_as_long_as_the_system_takes_is_written(tmp_path: Path, name: str) -> None:
    atomic_write(tmp_path / name, "new")
    assert [file.name for file in tmp_path.iterdir()] == [name]
    left = beside_of(tmp_path / name)
    left.write_text("of a process that was killed")
    left.rename(left.with_name(re.sub(r"-\d+\.", "-999999999.", left.name)))
    sweep([tmp_path])
    assert [file.name for file in tmp_path.iterdir()] == [name]
