"""The bundle: its kernels fit a level of processors, and a desktop finds the program and its files."""

from __future__ import annotations

import configparser
import fnmatch
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from app.command import main
from app.time_travel.files import session_files
from engine import platform
from engine.ficon.drawing.file import saving
from engine.kernel import prebuilt
from lessons.format.lesson import TABLE
from tests.systems import search_path

ROOT = Path(__file__).parents[2]
DESKTOP = ROOT / "tools" / "bundle" / "desktop"
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
# Calls a kernel of the charts as a bundle in FOLDER does, on a processor as in CPUINFO.
CALL = """
import sys
from pathlib import Path
from engine.kernel import prebuilt
prebuilt.FOLDER, prebuilt.PROCESSOR = Path(sys.argv[1]), Path(sys.argv[2])
import numpy as np
from engine.kernel.store import NotCompiledError
from app.charts.toolkit.lines.raster import cover_curve
cover = np.zeros((3, 3), np.uint8)
try:
    cover_curve(np.full(3, 1.5), 1.0, 0, 3, cover)
    print(cover[:, 1])
except NotCompiledError as error:
    print(error)
print([name for name in ("numba", "llvmlite") if name in sys.modules])
"""

# The same on a system without a linker and /proc.
ELSEWHERE = "from engine import platform; platform.LINUX = False\n"
MAKE = f"""{ELSEWHERE}
import sys
from pathlib import Path
from tools.bundle.kernels import make_kernels
make_kernels("x86-64-v2", Path(sys.argv[1]), "charts")
"""


def python(*arguments: str | Path) -> str:
    command = [sys.executable, *map(str, arguments)]
    environ = os.environ | {"PYTHONPATH": search_path()}
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=environ, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not platform.LINUX or shutil.which("ld") is None:
        pytest.skip("Linux: there is a linker")
    folder = tmp_path_factory.mktemp("bundle") / "kernels"
    python(ROOT / "tools" / "bundle" / "kernels.py", "x86-64-v2", folder, "charts")
    return folder


def processor(folder: Path, without: str) -> Path:
    """A description of this processor without a flag."""
    file = folder / "cpuinfo"
    file.write_text(prebuilt.PROCESSOR.read_text("utf-8").replace(f" {without} ", " "), encoding="utf-8")
    return file


@pytest.mark.slow
def test_kernels_for_a_level_run_without_a_compiler(kernels: Path):
    assert python("-c", CALL, kernels, prebuilt.PROCESSOR).splitlines() == ["[  0 255   0]", "[]"]


@pytest.mark.slow
def test_where_no_linker_is_llvm_loads_them(tmp_path: Path):
    python("-c", MAKE, tmp_path / "kernels")
    assert [file.name for file in (tmp_path / "kernels").iterdir()] == ["charts.kernels"]
    answer = python("-c", ELSEWHERE + CALL, tmp_path / "kernels", tmp_path / "none").splitlines()
    assert answer == ["[  0 255   0]", "['llvmlite']"]


@pytest.mark.slow
def test_a_processor_below_the_level_is_refused_with_what_it_lacks(kernels: Path, tmp_path: Path):
    answer = python("-c", CALL, kernels, processor(tmp_path, without="sse4_2"))
    assert "x86-64-v2; this processor lacks sse4.2." in answer


@pytest.mark.slow
def test_kernels_that_were_changed_are_not_loaded(kernels: Path, tmp_path: Path):
    folder = Path(shutil.copytree(kernels, tmp_path / "kernels"))
    with (folder / "charts.so").open("ab") as file:
        file.write(b"\0")
    assert f"{folder} is damaged" in python("-c", CALL, folder, prebuilt.PROCESSOR)


def test_this_processor_has_what_it_says():
    assert prebuilt.present() >= {"cmov", "sse", "sse2"}


def test_a_bundle_starts_the_command_and_its_background_processes(tmp_path: Path):
    program = ROOT / "app" / "frozen.py"
    assert "lparlab, version" in python(program, "--version")
    assert python(program, "-m", "app.jobs.tasks.worker", "grade") == ""  # its input is closed


@pytest.fixture
def entry() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DESKTOP / "lparlab.desktop", encoding="utf-8")
    return parser


def test_the_desktop_entry_is_valid():
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("desktop-file-utils is not installed")
    said = subprocess.run(
        ["desktop-file-validate", DESKTOP / "lparlab.desktop"], capture_output=True, text=True, timeout=20
    )
    assert (said.returncode, said.stdout) == (0, "")


def test_the_desktop_starts_commands_that_exist(entry: configparser.ConfigParser):
    for section in entry.sections():
        program, command, *_ = entry[section]["Exec"].split()
        assert program == "lparlab"
        assert command in main.list_commands(None)  # type: ignore[arg-type]


def globs() -> dict[str, list[str]]:
    """File type -> the patterns of names that have it."""
    types = ET.parse(DESKTOP / "lparlab.xml").getroot().findall(f"{SPACE}mime-type")
    return {one.attrib["type"]: [of.attrib["pattern"] for of in one.findall(f"{SPACE}glob")] for one in types}


def test_the_desktop_opens_every_type_of_file(entry: configparser.ConfigParser):
    opened = {one for one in entry["Desktop Entry"]["MimeType"].split(";") if one}
    assert opened == {*globs(), "application/toml"}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        (f"a{session_files.SUFFIX}", "session"),
        (f"a{saving.SUFFIX}", "topology"),
        (TABLE, "lesson"),
        ("a.scenario.toml", "scenario"),
    ],
)
def test_files_have_their_types(name: str, kind: str):
    found = [of for of, patterns in globs().items() if any(fnmatch.fnmatch(name, one) for one in patterns)]
    assert found == [f"application/x-lparlab-{kind}"]
