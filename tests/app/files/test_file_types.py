"""Windows opens files with the program, and as before when that is taken back; icons hold all sizes."""

from __future__ import annotations

import os
import plistlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QBuffer, QSettings
from PySide6.QtGui import QImageReader

from app.command import main
from app.files.file_types import TYPES, opener, property_list, register, remove
from app.files.icon_file import MAC_SIZES, SIZES, mac_icon, pictures, windows_icon
from engine import platform
from tests.systems import search_path

COMMAND = '"C:\\Program Files\\LPAR Lab\\lparlab.exe" open "%1"'
ICON = Path("lparlab.ico")
HANDED = """
from PySide6.QtGui import QFileOpenEvent
from app.start import Application
app = Application([])
app.file_wanted.connect(print)
app.sendEvent(app, QFileOpenEvent("/a/own.toml"))
"""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[QSettings]:
    """Some types of files: in the registry of Windows, or in a file in its place."""
    if platform.WINDOWS:
        made = QSettings(r"HKEY_CURRENT_USER\Software\lparlab-test", QSettings.Format.NativeFormat)
    else:
        made = QSettings(str(tmp_path / "types.ini"), QSettings.Format.IniFormat)
    made.clear()
    made.setValue(".toml/.", "Editor.File")
    made.setValue(".toml/OpenWithProgids/Editor.File", "")
    yield made
    made.clear()


def said(store: QSettings) -> dict[str, object]:
    return {key.replace("Default", "."): store.value(key) for key in store.allKeys()}


def test_sessions_open_with_the_program_and_it_is_offered_for_other_files(store: QSettings) -> None:
    register(store, COMMAND, ICON)
    assert store.value(".lparlab/.") == "LPARLab.Session"
    assert store.value(".toml/.") == "Editor.File"
    for kind in TYPES:
        name = f"LPARLab.{kind.name}"
        assert store.value(f"{name}/shell/open/command/.") == COMMAND
        assert store.value(f"{name}/DefaultIcon/.") == str(ICON)
        assert store.contains(f".{kind.suffix.rpartition('.')[2]}/OpenWithProgids/{name}")


def test_types_that_are_taken_away_leave_nothing(store: QSettings) -> None:
    before = said(store)
    register(store, "old command", ICON)
    register(store, COMMAND, ICON)
    remove(store)
    assert said(store) == before


def test_what_another_program_has_chosen_stays(store: QSettings) -> None:
    register(store, COMMAND, ICON)
    store.setValue(".lparlab/.", "Other.File")
    remove(store)
    assert store.value(".lparlab/.") == "Other.File"


def test_no_console_opens_beside_the_window(tmp_path: Path) -> None:
    python = tmp_path / "python.exe"
    assert opener(python, frozen=True) == f'"{python}" open "%1"'
    assert opener(python, frozen=False).startswith(f'"{python}" -P -c "')
    (tmp_path / "pythonw.exe").touch()
    assert opener(python, frozen=False).startswith(f'"{tmp_path / "pythonw.exe"}" -P -c "')


@pytest.mark.skipif(platform.WINDOWS, reason="it would change the types of files of this user")
def test_other_systems_have_other_ways() -> None:
    ended = CliRunner().invoke(main, ["file-types"])
    assert ended.exit_code == 2
    assert "docs/how-to/install.md" in ended.output


def test_the_application_of_macos_opens_the_same_files() -> None:
    """As PyInstaller writes it; `plutil -lint` would refuse other types of values."""
    said = plistlib.loads(plistlib.dumps(property_list()))
    (own,) = said["UTExportedTypeDeclarations"]
    kinds = said["CFBundleDocumentTypes"]
    assert own["UTTypeTagSpecification"]["public.filename-extension"] == ["lparlab"]
    assert [kind["LSHandlerRank"] for kind in kinds] == ["Owner", "Alternate"]
    assert kinds[0]["LSItemContentTypes"] == [own["UTTypeIdentifier"]]
    assert kinds[1]["CFBundleTypeExtensions"] == ["json", "toml"]
    assert said["LSBackgroundOnly"] is False


def test_a_file_that_the_finder_hands_over_is_wanted() -> None:
    environ = os.environ | {"PYTHONPATH": search_path()}
    command = [sys.executable, "-c", HANDED]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environ)
    assert ended.stdout.splitlines() == ["/a/own.toml"], ended.stderr


@pytest.mark.parametrize(
    ("kind", "content", "sizes"),
    [("ico", windows_icon(pictures()), SIZES), ("icns", mac_icon(pictures(MAC_SIZES)), MAC_SIZES)],
)
def test_an_icon_holds_the_picture_in_each_size(kind: str, content: bytes, sizes: tuple[int, ...]) -> None:
    buffer = QBuffer()
    buffer.setData(content)
    reader = QImageReader(buffer, kind.encode())
    found = {}
    for place in range(reader.imageCount()):
        reader.jumpToImage(place)
        image = reader.read()
        found[image.width()] = image.pixelColor(image.rect().center()).alpha()
    assert sorted(found) == sorted(sizes)
    assert min(found.values()) == 255
