"""The pins agree: setup.cfg, the locked files and what the tests run with."""

from __future__ import annotations

import configparser
import re
import zoneinfo
from importlib.metadata import requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import Version

from tools.wheels.wheels import FILE, PLATFORMS, PYTHONS, fits, tags

ROOT = Path(__file__).parent.parent


def pins(text: str) -> dict[str, str]:
    """Name -> version of the lines `name==version`, also with hashes after it."""
    found = re.findall(r"^\s*([A-Za-z0-9._-]+)==(\S+)(?: \\)?$", text, re.MULTILINE)
    return {canonicalize_name(name): number for name, number in found}


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def setup() -> configparser.ConfigParser:
    parser = configparser.ConfigParser()
    parser.read_string(read("setup.cfg"))
    return parser


LOCKED = pins(read("requirements.txt"))
TOOLS = pins(read("requirements-dev.txt"))
BUNDLER = pins(read("requirements-bundle.txt"))


def test_setup_cfg_pins_every_direct_package_as_the_lock_does(setup):
    direct = setup["options"]["install_requires"].split()
    assert len(direct) == len(pins("\n".join(direct)))
    assert pins("\n".join(direct)).items() <= LOCKED.items()


def test_time_zones_come_with_the_program_where_the_system_has_none():
    """Windows has no database of them that Python reads."""
    assert "tzdata" in LOCKED
    before = zoneinfo.TZPATH
    zoneinfo.reset_tzpath(to=())
    try:
        assert zoneinfo.ZoneInfo.no_cache("Europe/Berlin").key in zoneinfo.available_timezones()
    finally:
        zoneinfo.reset_tzpath(to=before)


def test_setup_cfg_pins_the_tools_as_the_lock_does(setup):
    assert pins(setup["options.extras_require"]["dev"]).items() <= TOOLS.items()


def test_setup_cfg_pins_the_bundler_as_its_lock_does(setup):
    assert pins(setup["options.extras_require"]["bundle"]).items() <= BUNDLER.items()
    assert {name: TOOLS[name] for name in BUNDLER.keys() & TOOLS.keys()}.items() <= BUNDLER.items()


def test_the_tests_run_with_the_locked_versions():
    locked = LOCKED | TOOLS
    assert {name: version(name) for name in locked} == locked


@pytest.mark.parametrize("name", sorted(LOCKED))
def test_what_a_locked_package_requires_is_locked_too(name):
    needed = [Requirement(line) for line in requires(name) or []]
    here = [found for found in needed if not found.marker or found.marker.evaluate({"extra": ""})]
    assert [str(found) for found in here if canonicalize_name(found.name) not in LOCKED] == []


def test_qt_is_older_than_the_release_that_loses_references_to_none():
    major, minor = (int(part) for part in LOCKED["pyside6-essentials"].split(".")[:2])
    assert (6, 8) <= (major, minor) < (6, 12)


@pytest.mark.parametrize("file", sorted(path.name for path in ROOT.glob("requirements*.txt")))
def test_each_pin_has_a_hash(file):
    """What is installed is what was tried: pip refuses any other file of that version."""
    for package in re.split(r"\n(?=\S)", read(file)):
        assert "==" not in package or re.search(r"--hash=sha256:[0-9a-f]{64}", package), package


WHEELS = dict(line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#"))
INTEL = "Intel macOS"
PINNED = {(name, Version(number)) for name, number in LOCKED.items()}


def without_wheel(system: str, python: tuple[int, int], locked: dict[str, str] = LOCKED) -> set[str]:
    """Those pins that have no wheel for a Python of a system."""
    wanted = tags(system, python)
    here = [parse_wheel_filename(name)[:2] for name in WHEELS if fits(name, wanted)]
    return {name for name, number in locked.items() if (name, Version(number)) not in here}


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", sorted({*PLATFORMS} - {INTEL}))
def test_each_pin_has_a_wheel_for_each_system(system, python):
    """As the package index had them at the date in the file: run tools/wheels/wheels.py for new pins."""
    assert without_wheel(system, python) == set()


@pytest.mark.parametrize("python", PYTHONS)
def test_macs_with_a_processor_of_intels_lack_the_compiler(python):
    """Their last wheel of Numba is 0.62: docs/how-to/install.md says what they can do."""
    assert without_wheel(INTEL, python) == {"numba", "llvmlite"}
    assert without_wheel(INTEL, python, LOCKED | pins(read("tools/wheels/intel-mac.txt"))) == set()


def test_each_wheel_is_one_that_pip_takes():
    hashes = set(re.findall(r"sha256:([0-9a-f]{16})", read("requirements.txt")))
    ours = {name: begin for name, begin in WHEELS.items() if parse_wheel_filename(name)[:2] in PINNED}
    assert {name for name, begin in ours.items() if begin not in hashes} == set()


def test_no_file_names_a_package_index():
    text = "".join(
        read(name)
        for name in ("requirements.txt", "requirements-dev.txt", "setup.cfg", "tools/wheels/wheels.txt")
    )
    assert not re.search(r"index-url|find-links|trusted-host", text)
