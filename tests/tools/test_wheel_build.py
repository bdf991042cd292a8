"""The script that builds the wheel leaves no kernels in the checkout: a later build would pack old ones."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.systems import needs_linux

ROOT = Path(__file__).parents[2]
pytestmark = needs_linux("the script is for bash and git")
# Stands in for Python: `kernels.py FOLDER` writes a file there, and pip lists the folder that it packs.
PYTHON = """#!/bin/bash
case $1 in
  *kernels.py) mkdir -p "$2" && echo new >"$2/engine.kernels" ;;
  *) cd "${@: -1}" && grep -rH . engine build 2>/dev/null >"$LISTED" ;;
esac
true
"""


def write(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def test_kernels_are_only_in_the_copy_that_is_packed(tmp_path: Path) -> None:
    checkout, listed = tmp_path / "checkout", tmp_path / "listed"
    shutil.copytree(ROOT / "tools", checkout / "tools")
    write(checkout / ".gitignore", ".venv\n/build/\n")
    write(checkout / ".venv" / "bin" / "python", PYTHON).chmod(0o755)
    write(checkout / "engine" / "loop.py", "source\n")
    write(checkout / "build" / "lib" / "engine" / "old.kernels", "old\n")
    subprocess.run(["git", "init", "-q"], cwd=checkout, check=True)
    environ = {"PATH": "/usr/bin:/bin", "TMPDIR": str(tmp_path), "LISTED": str(listed)}
    subprocess.run([checkout / "tools" / "wheels" / "build"], env=environ, check=True, capture_output=True)
    assert set(listed.read_text("utf-8").splitlines()) == {
        "engine/loop.py:source",
        "engine/shipped/engine.kernels:new",
    }
    assert not (checkout / "engine" / "shipped").exists()
    assert {path.name for path in tmp_path.iterdir()} == {"checkout", "listed"}  # the copy is gone
