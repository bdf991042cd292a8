"""Every option for a file writes through a pipe or a device, and refuses what is neither."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.command import main
from app.commands.support.console import console
from app.commands.support.echo import accept_all_characters, echo, echo_file
from app.commands.support.failure import Failure
from app.commands.support.files import check_folder
from engine import platform
from engine.ficon.drawing.file import save
from engine.ficon.drawing.model.change import UndoHistory
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.pipes import reading
from tests.systems import needs_pipes, needs_posix

SMALL = str(Path(__file__).parents[2] / "data" / "two-guests.toml")
MEASURE = f"measure {SMALL} --measure system.page_rate"
LINES = {  # OUT: the file; IN: a drawing
    f"run {SMALL} --until 1s --trace OUT": b"traceEvents",
    f"run {SMALL} --until 1s --vcd OUT": b"$timescale",
    f"run {SMALL} --until 1s --page OUT": b"Content-Security-Policy",
    f"{MEASURE} --json OUT": b'"median"',
    "cpuplugd check cpu-load --json OUT": b'"starts"',
    "diff IN IN --html OUT": b"<!doctype html>",
    "site IN.conf --answer guests=GUEST01 -o OUT": b"[lpar]",
}


def invoke(line: str, folder: Path, out: Path) -> Result:
    save(folder / "in.topology.json", UndoHistory(pair()))
    (folder / "in.topology.json.conf").write_text('CMM_MIN="0"\nUPDATE="1"\n')
    words = line.replace("OUT", str(out)).replace("IN", str(folder / "in.topology.json")).split()
    return CliRunner().invoke(main, words)


SOCKETS = needs_posix("Python has no sockets with names there")


@needs_pipes
@pytest.mark.parametrize("line", LINES)
def test_a_pipe_takes_the_file_and_stays(line: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with reading(pipe) as got:
        done = invoke(line, tmp_path, pipe)
        assert done.exit_code == 0, done.output
    assert LINES[line].lower() in b"".join(got).lower()
    assert pipe.is_fifo()


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


@pytest.mark.parametrize("make", [Path.mkdir, pytest.param(_socket, marks=SOCKETS)])
@pytest.mark.parametrize("line", LINES)
def test_a_folder_and_a_socket_are_refused(line: str, make: Callable[[Path], None], tmp_path: Path) -> None:
    out = tmp_path / "out"
    make(out)
    before = out.stat()
    done = invoke(line, tmp_path, out)
    assert done.exit_code == 2
    assert str(out) in done.output
    assert isinstance(done.exception, SystemExit)
    assert (out.stat().st_ino, out.stat().st_mode) == (before.st_ino, before.st_mode)


@needs_pipes
def test_a_pipe_in_a_folder_for_tables_takes_its_table(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "guests.csv")
    with reading(tmp_path / "guests.csv") as got:
        done = invoke(f"run {SMALL} --until 1s --csv OUT", tmp_path, tmp_path)
        assert done.exit_code == 0, done.output
    assert b"".join(got).startswith(b"from (s)")
    assert (tmp_path / "system.csv").is_file()


@needs_pipes
def test_a_pipe_that_nobody_reads_is_an_error_that_does_not_wait(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    done = invoke(f"{MEASURE} --json OUT", tmp_path, tmp_path / "pipe")
    assert done.exit_code == 1
    assert "no program reads from it" in done.output


@needs_posix("Windows has no names of open files")
def test_standard_output_is_no_file_to_replace(tmp_path: Path) -> None:
    words = ["cpuplugd", "check", "cpu-load", "--json", "/dev/stdout"]
    command = [sys.executable, "-c", "from app.command import main; main()", *words]
    with (tmp_path / "out").open("w+") as out:
        subprocess.run(command, stdout=out, check=True, timeout=120)
        out.seek(0)
        text = out.read()
    assert text.index("cpu-load: CPUs") < text.index('"starts"')


@pytest.mark.parametrize("errors", ["strict", "surrogateescape"])  # of a pipe on Linux, and on Windows
@pytest.mark.parametrize("encoding", ["cp437", "cp1252", "latin-1", "utf-8"])
def test_a_code_page_that_lacks_a_character_ends_no_command(
    encoding: str, errors: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, text = io.BytesIO(), "ä → 語"
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding, errors, newline="\n"))
    accept_all_characters()
    echo(text)
    console().print(text)
    echo_file(text)
    sys.stdout.flush()
    line = text.encode(encoding, "backslashreplace") + b"\n"
    assert written.getvalue() == line * 2 + text.encode()


@pytest.mark.parametrize("name", ["CON", "nul", "COM1.csv", "note:text"])
def test_a_folder_cannot_have_a_name_that_windows_keeps(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "WINDOWS", True)
    with pytest.raises(Failure, match="Windows does not allow this folder name"):
        check_folder("--csv", tmp_path / "deep" / name)
