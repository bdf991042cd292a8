"""What a Mac shows: names of its keys in every text, and commands in the menu with the program's name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from app import language
from app.frame.actions import Actions, ActionSpec
from app.help.finding import find_pages
from app.lesson.reading.markup import render
from engine import platform
from engine.kernel import cache
from tests.systems import search_path

ROOT = Path(__file__).parents[2]
HELP = "Space plays and pauses. Ctrl+K searches everything."
# Opens the window and runs its study under another name of the system: with a C library that lacks functions
# of glibc, without /proc, and without what Linux alone has in Python. Libraries are imported before.
PRETEND = """
import asyncio, builtins, ctypes, multiprocessing.connection, os, runpy, subprocess, sys, time, webbrowser
import llvmlite.binding, numpy, psutil, PySide6.QtWidgets
load, opened = ctypes.CDLL, builtins.open
class Library(load):
    def __getattr__(self, name):
        if name in ("mallopt", "malloc_trim", "gnu_get_libc_version"):
            raise AttributeError(name)
        return super().__getattr__(name)
def elsewhere(file, *more, **named):
    if str(file).startswith("/proc/") and "psutil" not in sys._getframe(1).f_globals["__name__"]:
        raise FileNotFoundError(file)
    return opened(file, *more, **named)
ctypes.CDLL, builtins.open, sys.platform = Library, elsewhere, "darwin"
for name in ("sched_getaffinity", "posix_fallocate", "memfd_create"):
    delattr(os, name)
del time.CLOCK_BOOTTIME
from engine import platform
sys.platform = "linux"  # libraries have parts for each system; the program asks the module alone
assert platform.MACOS
assert platform.cache_home({}).parts[-2:] == ("Library", "Caches")
sys.argv = ["app", "--measure-start"]
runpy.run_module("app", run_name="__main__", alter_sys=True)
"""


@pytest.fixture
def macos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "MACOS", True)


@pytest.fixture
def speech(macos: None, qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    installed = language.speak(qapp, request.param)
    yield
    for translator in installed:
        qapp.removeTranslator(translator)
    language.speak(qapp, language.ENGLISH)


@pytest.mark.parametrize("speech", sorted(language.NAMES), indirect=True)
def test_texts_name_the_command_key(speech: None) -> None:
    text = QCoreApplication.translate("Window", HELP)
    assert "Cmd+K" in text
    assert "Ctrl" not in text
    assert "Strg" not in text


@pytest.mark.parametrize("speech", ["de"], indirect=True)
def test_other_texts_are_translated_as_elsewhere(speech: None) -> None:
    assert QCoreApplication.translate("Actions", "Ctrl+Shift+P") == "Cmd+Umschalt+P"
    assert QCoreApplication.translate("KeyList", "Action") == "Wirkung"
    assert QCoreApplication.translate("Nowhere", "Nothing that has a key") == "Nothing that has a key"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ctrl+Shift+F or Strg+F", "Cmd+Shift+F or Cmd+F"),
        ("Ctrl+Tab goes on", "Ctrl+Tab goes on"),
        ("Ctrl+Space, F4", "Ctrl+Space, F4"),
        ("Ctrl makes them larger", "Cmd makes them larger"),
        ("Ctrls", "Ctrls"),
    ],
)
def test_keys_of_the_system_keep_their_names(macos: None, text: str, shown: str) -> None:
    assert language.with_keys(text) == shown


def test_a_lesson_names_the_command_key(macos: None) -> None:
    assert "Cmd+B" in render("Press **Ctrl+B**.").html


def test_the_search_finds_the_command_key(macos: None, qapp: QApplication) -> None:
    written = [found.content for found in find_pages(QWidget())]
    assert any("Cmd+K" in content for content in written)
    assert not any("Ctrl+K" in content for content in written)


def test_elsewhere_texts_stay() -> None:
    if not platform.MACOS:
        assert language.with_keys("Ctrl+K") == "Ctrl+K"


def test_about_settings_and_quit_stand_in_the_program_menu(qapp: QApplication) -> None:
    window = QWidget()
    actions = Actions(window)
    for name in ("about", "settings", "quit", "export"):
        actions.add("file", [ActionSpec(name, "Settings about quitting", lambda: None)])
    of = QAction.MenuRole
    roles = [action.menuRole() for action in actions.of_menu("file")]
    assert roles == [of.AboutRole, of.PreferencesRole, of.QuitRole, of.NoRole]


def test_one_module_alone_asks_for_the_system() -> None:
    """Its docstring says so; what differs between systems then stands in one place."""
    asking = re.compile(r"\b(?:sys\.platform|os\.name|os\.uname|platform\.system)\b")
    files = [file for folder in ("app", "engine", "lessons") for file in (ROOT / folder).rglob("*.py")]
    found = {file.relative_to(ROOT).as_posix() for file in files if asking.search(file.read_text("utf-8"))}
    assert found == {"engine/platform.py"}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="pretends on Linux to be a Mac")
def test_the_study_runs_without_what_linux_alone_has(tmp_path: Path) -> None:
    environ = os.environ | {"PYTHONPATH": search_path(), "XDG_CONFIG_HOME": str(tmp_path)}
    environ |= {"LPARLAB_KERNELS": str(cache.folder())}
    done = subprocess.run(
        [sys.executable, "-c", PRETEND],
        capture_output=True,
        text=True,
        timeout=120,
        env=environ,
        cwd=tmp_path,
    )
    reached = [line.split()[0] for line in done.stdout.splitlines()]
    assert reached == ["painted", "interactive", "running"], done.stderr
