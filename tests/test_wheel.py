"""The wheel, installed into an empty environment: nothing is missing from it and the command starts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

from engine import platform
from tests.test_requirements import pins

ROOT = Path(__file__).parent.parent
PACKAGES = ("app", "engine", "lessons", "assets")
METADATA = ("setup.cfg", "pyproject.toml", "README.md", "LICENSE")
pytestmark = pytest.mark.slow
UNWANTED = shutil.ignore_patterns("__pycache__", "*.pyc")
# What stays a developer's: notes about the source tree, which no running program reads.
NOT_SHIPPED = {".gitignore", "README.md"}


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """What a command prints; the checkout and the developer's settings are out of its reach."""
    environ = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environ |= {"QT_QPA_PLATFORM": "offscreen", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    environ |= {"XDG_CONFIG_HOME": str(cwd), "XDG_DATA_HOME": str(cwd)} | more
    parts = [str(part) for part in command]
    done = subprocess.run(parts, capture_output=True, text=True, timeout=280, cwd=cwd, env=environ)
    assert done.returncode == 0, f"{' '.join(parts)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy without what a build leaves behind: setuptools would pack its old files again."""
    folder = tmp_path_factory.mktemp("sources")
    for name in PACKAGES:
        shutil.copytree(ROOT / name, folder / name, ignore=UNWANTED)
    for name in METADATA:
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture(scope="module")
def wheel(sources: Path) -> Path:
    build = ("-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", ".")
    run(sys.executable, *build, cwd=sources, PYTHONPATH=str(distribution("setuptools").locate_file("")))
    (file,) = sources.glob("lparlab-*.whl")
    return file


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment that holds the wheel and what it requires, and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False, symlinks=not platform.WINDOWS)
    commands = folder / ("Scripts" if platform.WINDOWS else "bin")
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    for name in pins((ROOT / "requirements.txt").read_text("utf-8")):
        link(name, packages)
    # No byte code ahead of time: it would double the time of this test.
    pip = (sys.executable, "-m", "pip", "--python", folder, "install", "-q", "--no-compile")
    run(*pip, "--no-index", wheel, cwd=folder)  # refused if one that it requires is not there
    return commands


def link(name: str, packages: Path) -> None:
    """Put a package that the tests run with into another environment."""
    found = distribution(name)
    parts = {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}
    for part in parts:
        source, target = Path(str(found.locate_file(part))), packages / part
        if target.exists():  # PySide6 and shiboken6 share one
            continue
        if not platform.WINDOWS:
            target.symlink_to(source)
        elif source.is_dir():  # links to folders are not for all users there
            shutil.copytree(source, target, copy_function=os.link, ignore=UNWANTED)
        else:
            os.link(source, target)


def test_every_file_of_the_packages_is_in_the_wheel(sources, wheel):
    packed = set(zipfile.ZipFile(wheel).namelist())
    files = [file for name in PACKAGES for file in (sources / name).rglob("*") if file.is_file()]
    ours = {file.relative_to(sources).as_posix() for file in files if file.name not in NOT_SHIPPED}
    assert ours - packed == set()
    assert {name.split("/")[0] for name in packed} == {*PACKAGES, f"{wheel.name.split('-py3')[0]}.dist-info"}


@pytest.mark.parametrize(
    "pattern",
    [
        "engine/studies/*/scenarios/*.toml",
        "assets/fonts/*.?tf",
        "assets/icons/*/*.svg",
        "assets/docs/*/*.md",
        "app/py.typed",
    ],
)
def test_the_wheel_has_scenarios_and_assets(wheel, pattern):
    names = zipfile.ZipFile(wheel).namelist()
    assert any(Path(name).match(pattern) for name in names)


def test_the_wheel_carries_its_licence(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_the_command_starts_in_an_empty_environment(empty, tmp_path):
    assert "Usage: lparlab" in run(empty / "lparlab", "--help", cwd=tmp_path)


def test_the_installed_command_finds_its_scenarios(empty, tmp_path):
    listed = run(empty / "lparlab", "scenarios", cwd=tmp_path)
    assert "pause-suspend" in listed
    assert "pause-stop" in listed


def test_the_installed_window_can_be_imported_with_its_assets(empty, tmp_path):
    code = "import app.__main__, app, pathlib; print(pathlib.Path(app.__file__).parents[1])"
    place = Path(run(empty / "python", "-c", code, cwd=tmp_path).strip())
    assert place.is_relative_to(empty.parent)
    assert list((place / "assets" / "icons").rglob("*.svg"))


def test_the_installed_command_runs_a_scenario(empty, tmp_path):
    """With the kernels that this checkout has compiled: the same sources have the same folder."""
    shutil.copy(ROOT / "tests" / "data" / "two-guests.toml", tmp_path / "mine.toml")
    run(empty / "lparlab", "run", "mine.toml", "--csv", "out", cwd=tmp_path)
    assert {file.name for file in (tmp_path / "out").iterdir()} == {"guests.csv", "phases.csv", "system.csv"}


def test_the_installed_command_has_all_lessons(empty, tmp_path):
    listed = run(empty / "lparlab", "lesson", "list", cwd=tmp_path)
    files = (ROOT / "lessons").glob("[0-9]*/lesson.toml")
    ids = {tomllib.loads(file.read_text("utf-8"))["id"] for file in files}
    assert ids
    assert {one for one in ids if one not in listed} == set()


def test_the_installed_window_has_every_page_of_the_documentation(empty, tmp_path):
    code = "from app.help import pages; print(*(len(pages.text(one)) for one in pages.addresses()))"
    lengths = run(empty / "python", "-c", code, cwd=tmp_path).split()
    assert len(lengths) > 40
    assert all(int(one) > 100 for one in lengths)


def test_the_installed_window_runs_its_first_study(empty, tmp_path):
    milestones = run(empty / "python", "-m", "app", "--measure-start", cwd=tmp_path)
    assert [line.split()[0] for line in milestones.splitlines()] == ["painted", "interactive", "running"]
