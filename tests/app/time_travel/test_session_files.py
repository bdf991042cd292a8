"""What a list of sessions shows of a file, without running it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.time_travel.files.session_files import SessionFiles, scenario_of, whole_path
from engine.scenario.scenario import load_scenario
from engine.session_file.text import session_text
from engine.sim import Simulation
from engine.tree import MachineSource, Tree
from tests.systems import needs_links

ROOT = Path(__file__).parents[3]

SMALL = Path(__file__).parents[2] / "data" / "two-guests.toml"


@pytest.mark.parametrize(("name", "id"), [("pause-stop", "pause-stop"), (str(SMALL), "two-guests")])
def test_a_session_names_its_first_scenario(tmp_path: Path, name: str, id: str) -> None:
    file = tmp_path / "a.lparlab"
    file.write_text(session_text(Tree("A", MachineSource(name), Simulation(load_scenario(name))), 1), "utf-8")
    assert scenario_of(file) == id
    assert scenario_of(tmp_path / "none.lparlab") == ""


@needs_links
def test_links_in_a_circle_are_a_path_like_any_other(tmp_path: Path) -> None:
    """Whoever opens it says what is wrong."""
    (tmp_path / "a.toml").symlink_to(tmp_path / "b.toml")
    (tmp_path / "b.toml").symlink_to(tmp_path / "a.toml")
    assert Path(whole_path(str(tmp_path / "a.toml"))).parent == tmp_path


def test_locks_of_programs_that_were_killed_early_are_swept(tmp_path: Path) -> None:
    killed = (
        "import os, sys; from pathlib import Path\n"
        "from app.time_travel.files.session_files import SessionFiles\n"
        "made = SessionFiles(Path(sys.argv[1])); made.take(); os._exit(9)"
    )
    for _ in range(2):
        subprocess.run([sys.executable, "-c", killed, str(tmp_path)], check=False, cwd=ROOT)
    living = SessionFiles(tmp_path)
    kept = living.take()
    assert len(list(tmp_path.glob("*.lock"))) == 3
    assert SessionFiles(tmp_path).crashed() == []
    assert [lock.name for lock in tmp_path.glob("*.lock")] == [f"{kept.name}.lock"]
    living.close()
