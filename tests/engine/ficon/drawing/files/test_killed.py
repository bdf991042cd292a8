"""A process that edits and saves is killed again and again: no file is broken, and no edit is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from engine.ficon.drawing.file import open_file
from engine.ficon.drawing.journal import recoverable
from tests.engine.ficon.drawing.files.edit_and_save import FILE, TOLD, first, found, number
from tests.systems import needs_posix

pytestmark = needs_posix("forks and kills as Unix does")
ROOT = Path(__file__).parents[5]
KILLS, MOST_LOST = 30, 5.0  # s of work


def _told(folder: Path) -> list[tuple[str, int, float]]:
    lines = (folder / TOLD).read_text("utf-8").splitlines() if (folder / TOLD).exists() else []
    return [(word, int(count), float(at)) for word, count, at in (line.split() for line in lines)]


@pytest.mark.slow
def test_killed_again_and_again(tmp_path):
    first(tmp_path)
    rng, ends = Random(8), {"journal": 0, "file": 0}
    command = [sys.executable, "-m", "tests.engine.ficon.drawing.files.edit_and_save", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, text=True, bufsize=1) as nursery:
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        for _ in range(KILLS):
            before = len(_told(tmp_path))
            nursery.stdin.write("\n")
            child = int(nursery.stdout.readline())
            deadline = time.monotonic() + 10
            while len(_told(tmp_path)) == before and time.monotonic() < deadline:
                time.sleep(0.001)  # it begins
            time.sleep(rng.uniform(0, 0.03))
            os.kill(child, signal.SIGKILL)
            killed = time.monotonic()
            _wait(child)
            _check(tmp_path, killed)
            ends["journal" if recoverable(tmp_path) else "file"] += 1
        nursery.stdin.close()
    assert number(found(tmp_path)) > 3 * KILLS  # it was not killed before it could do anything
    assert min(ends.values()) > 0  # in the midst of a save as well


def _wait(child: int) -> None:
    """Until it is gone."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            return
        time.sleep(0.001)


def _check(folder: Path, killed: float) -> None:
    told = _told(folder)
    saved = number(open_file(folder / FILE).history)  # whole, or this raises
    begun = {count for word, count, _ in told if word == "save"}
    ended = max((count for word, count, _ in told if word == "saved"), default=0)
    assert saved in begun | {0}
    assert saved >= ended
    kept = number(found(folder))
    assert kept >= saved
    lost = [at for word, count, at in told if word == "edit" and count > kept]
    assert all(killed - at <= MOST_LOST for at in lost)
    assert not lost  # since each line is with the system at once
