"""What is remembered, and that nonsense in the file does no harm."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.run import speed
from app.settings.fields import FIELDS
from app.settings.mending import mended
from app.settings.settings import Settings
from app.settings.stored import sealed, unsealed
from tests.app.fake_simulation import FakeMachines


def opened(folder: Path) -> Settings:
    return Settings(QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))


def test_the_first_start(tmp_path: Path) -> None:
    settings = opened(tmp_path)
    assert (settings.theme, settings.speed, settings.scenario) == ("dark", 60.0, "")
    assert settings.layout("usual").isEmpty()
    assert settings.geometry.isEmpty()


def test_values_come_back(tmp_path: Path) -> None:
    first = opened(tmp_path)
    first.theme, first.speed, first.scenario = "light", speed.MAX, "pause-stop"
    first.keep_layout("locks", QByteArray(b"\x00\xffabc"))
    first.save()
    second = opened(tmp_path)
    assert (second.theme, second.speed, second.scenario) == ("light", speed.MAX, "pause-stop")
    assert second.layout("locks") == QByteArray(b"\x00\xffabc")
    assert second.layout("usual").isEmpty()


@given(st.binary(min_size=1, max_size=60), st.data())
def test_damaged_places_of_docks_are_not_restored(state: bytes, data: st.DataObject) -> None:
    text = sealed(QByteArray(state))
    assert unsealed(text) == QByteArray(state)
    place = data.draw(st.integers(0, len(text) - 1))
    other = text[:place] + data.draw(st.text(max_size=2)) + text[place + 1 :]
    assert unsealed(other) in (QByteArray(), QByteArray(state))


@pytest.mark.parametrize("value", [None, "", ":", "x", "x:y", 7, [], QByteArray(b"as it once was stored")])
def test_what_is_no_sealed_state_is_none(value: object) -> None:
    assert unsealed(value).isEmpty()


@pytest.mark.parametrize(("key", "value"), [("speed", "fast"), ("theme", "pink"), ("layout", "x")])
def test_nonsense_counts_as_not_stored(tmp_path: Path, key: str, value: str) -> None:
    store = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    store.setValue(key, value)
    settings = Settings(store)
    assert (settings.theme, settings.speed) == ("dark", 60.0)
    assert settings.layout("usual").isEmpty()


# ---- damaged files

HUGE = r"@Variant(\0\0\0\x10\x7f\xff\xff\xff)"  # a bit array of 2 billion bits
KEYS = (
    *("theme", "text-size", "language", "motion", "memory", "first-speed", "first-layout", "folder-exports"),
    *("folder-decks", "folder-work", "class-screen", "speed", "slow-motion", "scenario", "geometry", "kind"),
    *("named-layouts", "moved-panels", "console", "sweep", "student", "lesson", "studies-seen", "recent"),
    *("data-headings", "connection-columns", "export-folder", "dask/address", "drawing/geometry"),
    *("drawing/layout", "drawing/views", "drawing/grid", "layout-of/usual", "layouts/x"),
    *("keys", "drawing/keys"),
)


def written(values: Mapping[str, str]) -> str:
    """Return a file in which these values stand unchanged."""
    sections: dict[str, list[str]] = {}
    for key, value in values.items():
        section, _, name = key.rpartition("/")
        sections.setdefault(section or "General", []).append(f"{name}={value}\n")
    return "".join(f"[{section}]\n{''.join(lines)}" for section, lines in sections.items())


def read_all(settings: Settings) -> None:
    """Read all that is kept."""
    for name, value in vars(Settings).items():
        if isinstance(value, property):
            getattr(settings, name)
    for field in FIELDS:
        settings.chosen(field)
    settings.layout("usual"), settings.lesson_layout("x")
    settings.drawing_view(Path("a")), settings.drawing_switch("grid")


DAMAGED = [
    HUGE,
    f'"{HUGE}"',
    f"a, {HUGE}",
    f'""{HUGE}',
    HUGE.replace("@", r"\x40"),
    HUGE.replace("@", r"\x10040"),
    HUGE.replace("@", r"\100"),
    HUGE.replace("@", r"\q@"),
    f'"a\n{HUGE}"',
    f"\\\n{HUGE}",
    f"a;\ngeometry={HUGE}",
    r"@DateTime(\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff)",
    "@Rect(1 2",
    "@Variant(",
    "\0\xff\1",
]


def test_damaged_values_are_discarded_and_the_others_stay(tmp_path: Path) -> None:
    """In a process of its own: Qt ends it."""
    folders = [tmp_path / str(place) for place in range(len(DAMAGED))]
    for folder, value in zip(folders, DAMAGED, strict=True):
        folder.mkdir()
        lines = {**dict.fromkeys(KEYS, value), "theme": "light"}
        (folder / "s.ini").write_bytes(written(lines).encode("latin1"))
    read = (
        "import sys; from tests.app.settings.test_settings import Path, opened, read_all\n"
        "for folder in sys.argv[1:]:\n"
        "    settings = opened(Path(folder)); read_all(settings)\n"
        "    print(settings.theme, settings.damaged, flush=True)"
    )
    command = [sys.executable, "-c", read, *map(str, folders)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    said = done.stdout.splitlines()
    assert len(said) == len(DAMAGED), (DAMAGED[len(said)], done.stderr)
    for line in said:
        assert line.startswith("light [")
        assert "geometry" in line
        assert "theme" not in line


def test_a_copy_is_kept_and_the_user_is_told(tmp_path: Path) -> None:
    file = tmp_path / "s.ini"
    file.write_text(written({"theme": "light", "geometry": HUGE, "drawing/layout": HUGE}))
    before = file.read_text()
    settings = opened(tmp_path)
    assert settings.damaged == ["geometry", "drawing/layout"]
    assert "geometry, drawing/layout" in settings.complaint
    assert (tmp_path / "s.ini.damaged").read_text() == before
    settings.scenario = "new"
    settings.save()
    again = opened(tmp_path)
    assert (again.theme, again.scenario, again.damaged, again.complaint) == ("light", "new", [], "")


def test_a_damaged_file_that_cannot_be_written_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "s.ini").write_text(written({"theme": "light", "geometry": HUGE}))

    def fail(path: Path, content: str | bytes) -> None:
        if path.parent == tmp_path:
            raise PermissionError(13, "Permission denied", str(path))
        path.write_bytes(content if isinstance(content, bytes) else content.encode())

    monkeypatch.setattr("app.settings.mending.atomic_write", fail)
    settings = opened(tmp_path)
    read_all(settings)
    assert (settings.theme, settings.damaged) == ("light", ["geometry"])
    assert settings.sessions.parent == tmp_path


@pytest.mark.parametrize("size", [1, 500_000, 5_000_000])
@pytest.mark.parametrize("byte", [b"\0", b"\xff", b"[", b"=", b"a", b"\n", b'"', b" ", b"\\", b","])
def test_any_bytes_are_settings(tmp_path: Path, byte: bytes, size: int) -> None:
    (tmp_path / "s.ini").write_bytes(byte * size + b'"\na=' + byte * size + b'"')
    settings = opened(tmp_path)
    read_all(settings)
    assert settings.theme == "dark"


def test_a_damaged_part_of_a_value_costs_that_part_alone(tmp_path: Path) -> None:
    store = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    store.setValue("console", json.dumps({"cp": ["Q T"], "linux": [1], "x": "ls"}))
    whole, bad = str(Path("a").absolute()), [1, None, ["b"], ["c", 2], ["d", "e", "f"], {"g": "h"}, "ij"]
    store.setValue("drawing/views", json.dumps([*bad, [whole, "seen"]]))
    settings = Settings(store)
    assert settings.console_history == {"cp": ["Q T"]}
    assert settings.drawing_view(Path("a")) == "seen"
    settings.keep_drawing_view(Path("b"), "new")
    assert json.loads(str(store.value("drawing/views")))[1:] == [[whole, "seen"]]


def values_in(file: Path) -> dict[str, object]:
    """Return all values that Qt reads in a file."""
    store = QSettings(str(file), QSettings.Format.IniFormat)
    return {key: store.value(key) for key in store.allKeys()}


PLAIN = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=30)


@given(values=st.dictionaries(st.sampled_from(KEYS), PLAIN | st.lists(PLAIN, max_size=4)), state=st.binary())
def test_what_qt_has_written_is_not_damaged(values: dict[str, str | list[str]], state: bytes) -> None:
    with TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/s.ini", QSettings.Format.IniFormat)
        for key, value in {**values, "of an older version": QByteArray(state)}.items():
            store.setValue(key, value)
        store.sync()
        data = Path(folder, "s.ini").read_bytes()
        text, damaged = mended(data)
        assert damaged == []
        Path(folder, "as-it-was.ini").write_bytes(data)  # the store has the values that it was given
        Path(folder, "mended.ini").write_text(text, "utf-8", newline="")
        before, after = (values_in(Path(folder, name)) for name in ("as-it-was.ini", "mended.ini"))
        assert after == before
        assert len(after) == len(values) + 1


FIVE = r"@Variant(\0\0\0\x2\0\0\0\x5)"  # a harmless object: a number
PARTS = (FIVE, FIVE[1:], *'",;\\\n\r=@x', "[a]", "40", r"\x40", r"\x10040", r"\100", r"\q")
PIECES = st.lists(st.sampled_from(PARTS) | st.text(max_size=3), max_size=12)


@given(pieces=PIECES)
def test_qt_makes_no_object_of_what_is_left(pieces: list[str]) -> None:
    text = f"[General]\ngeometry={''.join(pieces)}\n"
    with TemporaryDirectory() as folder:
        Path(folder, "s.ini").write_text(mended(text.encode("utf-8", "replace"))[0], "utf-8", newline="")
        values = values_in(Path(folder, "s.ini")).values()
        flat = [one for value in values for one in (value if isinstance(value, list) else [value])]
        assert all(isinstance(one, str | QByteArray | None) for one in flat), text


@pytest.mark.parametrize(
    "value",
    [
        HUGE,
        "a, b, c",
        "-1",
        "9" * 5000,
        r"\0",
        "x" * 20_000,
        "[" * 20_000,
        r'"{\"a\": [1, null, {}]}"',
        '"[[1, 2], 3]"',
        f'"{sealed(QByteArray(b"junk"))}"',
        "/dev",
    ],
    ids=lambda value: value[:12],
)
def test_the_window_opens_whatever_its_settings_are(
    value: str, tmp_path: Path, qtbot: QtBot, labs: list[Lab], machines: FakeMachines
) -> None:
    (tmp_path / "s.ini").write_text(written({**dict.fromkeys(KEYS, value), "text-size": "100"}))
    settings = opened(tmp_path)
    lab = Lab(settings, machines)
    labs.append(lab)
    lab.window.show()
    with qtbot.waitSignal(lab.interactive, timeout=60_000):
        lab.start()
    qtbot.waitUntil(lambda: lab.session.scenario is not None or lab.window.header.banner.isVisible())
    assert ("damaged and" in lab.window.header.banner.message.text()) == bool(settings.damaged)
    assert bool(settings.damaged) == (value == HUGE)
