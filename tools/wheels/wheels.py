"""Asks the package index for the wheels available for the pins, and writes them into tools/wheels/wheels.txt.

Run it after a change of a pin: tests/test_requirements.py reads the file. Needs uv (`python -m pip install
uv`) and the package index.
"""

from __future__ import annotations

import subprocess
import tempfile
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from packaging.tags import Tag, compatible_tags, cpython_tags, mac_platforms
from packaging.utils import parse_wheel_filename

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).with_name("wheels.txt")
PINS = (ROOT / "requirements.txt", Path(__file__).with_name("intel-mac.txt"))
ASK = "uv pip compile --quiet --universal --python-version 3.11 --only-binary :all: --format pylock.toml"
PYTHONS = ((3, 11), (3, 12), (3, 13))
# The oldest system of each kind that the program is for: Qt 6.11 names glibc 2.34 and macOS 13.
PLATFORMS = {
    "Linux": [*(f"manylinux_2_{minor}_x86_64" for minor in range(36, 4, -1)), "manylinux2014_x86_64"],
    "Windows": ["win_amd64"],
    "macOS": list(mac_platforms((13, 0), "arm64")),
    "Intel macOS": list(mac_platforms((13, 0), "x86_64")),
}


def tags(system: str, python: tuple[int, int]) -> set[Tag]:
    """Return the tags of all wheels that a Python of a system installs."""
    platforms = PLATFORMS[system]
    own = f"cp{python[0]}{python[1]}"
    return {*cpython_tags(python, platforms=platforms), *compatible_tags(python, own, platforms)}


def fits(wheel: str, wanted: set[Tag]) -> bool:
    """Return whether a wheel has one of these tags."""
    return not wanted.isdisjoint(parse_wheel_filename(wheel)[3])


def packages(pins: Path) -> list[dict[str, Any]]:
    """Return the packages in a file of pins, as described by a uv lock file."""
    with tempfile.TemporaryDirectory() as folder:
        lock = Path(folder) / "pylock.toml"
        command = [*ASK.split(), "-o", str(lock), str(pins)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        found: list[dict[str, Any]] = tomllib.loads(lock.read_text("utf-8"))["packages"]
        return found


def lines() -> Iterator[str]:
    """Yield the file's lines: each wheel that fits a system, and the first digits of its hash."""
    yield f"# Wheels of pinned versions that the index had on {datetime.now(UTC):%Y-%m-%d},"
    yield "# with the first digits of their SHA-256. Written by tools/wheels/wheels.py."
    wanted = {tag for system in PLATFORMS for python in PYTHONS for tag in tags(system, python)}
    for package in (package for pins in PINS for package in packages(pins)):
        for wheel in package.get("wheels", []):
            name = wheel["url"].rpartition("/")[2]
            if fits(name, wanted):
                yield f"{name} {wheel['hashes']['sha256'][:16]}"


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8", newline="\n")
