"""One module knows what differs between systems; here its ways for other systems are tried on this one."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from mmap import ACCESS_COPY, mmap
from pathlib import Path, PureWindowsPath

import pytest

from engine import platform
from engine.atomic import atomic_write
from tests.systems import fails_under_wine

ROOT = Path(__file__).parents[2]
SYSTEMS = ("LINUX", "MACOS", "WINDOWS")
ASKS = {
    "sys.platform",
    "os.name",
    "os.uname",
    "sys.getwindowsversion",
    "platform.system",
    "platform.platform",
}
WORDS = re.compile(r"\b(?:sys|os|platform)\b.*\b(?:platform|name|uname|getwindowsversion|system)\b")


def asked(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines in which a module asks Python for the name of its system."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield node.lineno, f"{node.value.id}.{node.attr}"
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


@pytest.mark.parametrize("folder", ["app", "engine", "lessons"])
def test_no_other_module_asks_for_the_name_of_the_system(folder: str) -> None:
    for file in (ROOT / folder).rglob("*.py"):
        source = file.read_text("utf-8")
        if file != Path(platform.__file__) and WORDS.search(source):
            found = [(line, text) for line, text in asked(source) if text in ASKS]
            assert not found, f"{file}: put it into engine/platform.py: {found}"


def test_each_way_to_ask_is_found() -> None:
    assert {text for _, text in asked(Path(platform.__file__).read_text("utf-8"))} & ASKS
    assert dict(asked("from sys import platform\nx = 1\nif os.name == 'nt': pass")) == {
        1: "sys.platform",
        3: "os.name",
    }


@pytest.mark.parametrize(
    ("system", "environ", "place"),
    [
        ("LINUX", {}, "~/.config"),
        ("LINUX", {"APPDATA": "/a"}, "~/.config"),
        ("MACOS", {}, "~/Library/Preferences"),
        ("WINDOWS", {}, "~/AppData/Roaming"),
        ("WINDOWS", {"APPDATA": "/a"}, "/a"),
        *((system, {"APPDATA": "/a", "XDG_CONFIG_HOME": "/b"}, "/b") for system in SYSTEMS),
    ],
)
def test_settings_are_in_the_usual_folder(
    monkeypatch: pytest.MonkeyPatch, system: str, environ: dict[str, str], place: str
) -> None:
    for name in SYSTEMS:
        monkeypatch.setattr(platform, name, name == system)
    assert platform.settings_file(environ) == Path(place).expanduser() / "lparlab" / "lparlab.conf"


@pytest.mark.parametrize(
    ("path", "taken"),
    [
        ("C:\\a.txt", "C:\\a.txt"),
        ("C:\\" + "ä" * 200, "\\\\?\\C:\\" + "ä" * 200),
        ("\\\\server\\share\\" + "a" * 200, "\\\\?\\UNC\\server\\share\\" + "a" * 200),
        ("\\\\?\\C:\\" + "a" * 200, "\\\\?\\C:\\" + "a" * 200),
    ],
)
def test_windows_takes_paths_of_any_length(monkeypatch: pytest.MonkeyPatch, path: str, taken: str) -> None:
    monkeypatch.setattr(platform, "WINDOWS", True)
    assert platform.any_length(PureWindowsPath(path)) == PureWindowsPath(taken)


@fails_under_wine("its GetFinalPathNameByHandle fails for a long path")
def test_a_path_longer_than_windows_usually_takes_is_written_and_read(tmp_path: Path) -> None:
    folder = tmp_path / ("ä" * 80) / ("語" * 60) / ("x" * 80)
    atomic_write(folder / f"{'a' * 60}.txt", "1", make_folder=True)
    atomic_write(folder / f"{'a' * 60}.txt", "2")
    (file,) = platform.any_length(folder).iterdir()
    assert file.read_text("utf-8") == "2"


@pytest.mark.parametrize("linux", [False, platform.LINUX])
@pytest.mark.parametrize("before", [0, 5, 3 << 20])
def test_a_file_has_room_for_what_is_written_through_a_map(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, linux: bool, before: int
) -> None:
    monkeypatch.setattr(platform, "LINUX", linux)
    with (tmp_path / "rows").open("w+b", buffering=0) as file:
        file.write(b"a" * before)
        platform.reserve(file.fileno(), 2 << 20)
        size = max(before, 2 << 20)
        assert os.fstat(file.fileno()).st_size == size
        with mmap(file.fileno(), size) as mapped:
            mapped[size - 1] = 7
            platform.give_pages_back(mapped, 1 << 20)
            assert mapped[:before] == (b"a" * before)[: size - 1] + b"\7" * (before == size)
            assert mapped[size - 1] == 7


def test_memory_that_is_taken_contains_what_has_been_written() -> None:
    """Memory that is not a mapping is left alone."""
    with mmap(-1, 1 << 20, access=ACCESS_COPY) as memory:
        memory[5000] = 7
        platform.take_memory(memory, 5000, 1 << 20)
        platform.take_memory(None, 0, 1 << 20)
        assert memory[:] == bytes(5000) + b"\7" + bytes((1 << 20) - 5001)
