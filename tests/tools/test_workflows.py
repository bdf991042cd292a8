"""What a public forge runs: all systems, all Pythons that setup.cfg names, and only what is there."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

yaml: Any = pytest.importorskip("yaml", reason="PyYAML comes with what developers install")
ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SYSTEMS = {"ubuntu", "windows", "macos"}
_PYTHON = re.compile(r"^\s+Programming Language :: Python :: (3\.\d+)$", re.MULTILINE)
_NAMED = re.compile(r"(?<![\w/-])(?:\.ci|tools|tests|requirements)[\w./-]*\w")


def jobs() -> dict[str, Any]:
    """All jobs by name."""
    found: dict[str, Any] = {}
    for file in FILES:
        found |= yaml.safe_load(file.read_text("utf-8"))["jobs"]
    return found


def test_the_quick_tests_run_on_each_system_with_each_python():
    matrix = jobs()["quick"]["strategy"]["matrix"]
    assert matrix["python"] == _PYTHON.findall((ROOT / "setup.cfg").read_text("utf-8"))
    assert {system.partition("-")[0] for system in matrix["system"]} == SYSTEMS


def test_a_bundle_is_built_where_make_bundle_cannot():
    systems = jobs()["bundle"]["strategy"]["matrix"]["system"]
    assert {system.partition("-")[0] for system in systems} == SYSTEMS - {"ubuntu"}


def test_each_job_has_a_limit_of_time():
    assert all(job["timeout-minutes"] <= 90 for job in jobs().values())


def test_what_is_run_is_in_the_repository():
    commands = "\n".join(step["run"] for job in jobs().values() for step in job["steps"] if "run" in step)
    named = set(_NAMED.findall(commands))
    assert len(named) >= 5
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_the_linter_of_the_forge_accepts_them():
    if shutil.which("actionlint") is None:
        pytest.skip("actionlint is not installed")
    done = subprocess.run(["actionlint", *FILES], capture_output=True, text=True, timeout=60, cwd=ROOT)
    assert (done.returncode, done.stdout) == (0, "")
