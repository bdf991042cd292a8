"""Writes the hashes of all files of each pinned package into the requirements: run it when a pin has changed.

Needs pip-tools (`python -m pip install pip-tools`) and the package index. Versions remain unchanged.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
OPTIONS = (
    "--quiet --generate-hashes --no-header --no-annotate --strip-extras --allow-unsafe --no-emit-index-url"
)
PIN = re.compile(r"^([A-Za-z0-9._-]+)==[^\s\\]+", re.MULTILINE)


def lock(file: Path) -> None:
    """Add its hashes to each pin in the file; comments and included files stay at the top."""
    text = file.read_text("utf-8")
    head = "".join(f"{line}\n" for line in text.splitlines() if line.startswith(("#", "-r ")))
    pins = [found.group() for found in PIN.finditer(text)]
    hashed = {_key(found.group()): block for block in _blocks(pins) if (found := PIN.match(block))}
    file.write_text(head + "".join(f"{hashed[_key(pin)]}\n" for pin in pins), "utf-8")


def _blocks(pins: list[str]) -> list[str]:
    """Return the pins in the form that pip-compile writes, and those of packages that it adds."""
    with tempfile.TemporaryDirectory() as folder:
        asked, answer = Path(folder) / "asked.in", Path(folder) / "answer.txt"
        asked.write_text("\n".join(pins), "utf-8")
        command = [sys.executable, "-m", "piptools", "compile", *OPTIONS.split()]
        subprocess.run([*command, "-o", str(answer), str(asked)], check=True)
        return re.split(r"\n(?=\S)", answer.read_text("utf-8").rstrip())


def _key(pin: str) -> str:
    return re.sub(r"[-_.]+", "-", pin).lower()


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(path.name for path in ROOT.glob("requirements*.txt")):
        lock(ROOT / name)
