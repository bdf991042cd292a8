"""A guest of 64 GiB is relocated within 1 GB of memory, in a process of its own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.state.relocation import Finish
from tests.engine.relocations.large import MEMORY


@pytest.mark.slow
def test_a_guest_of_64_gb_needs_less_than_1_gb() -> None:
    command = [sys.executable, "-m", "tests.engine.relocations.large"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=900)
    finish, pages, peak, system = (int(number) for number in done.stdout.split())
    assert finish == Finish.COMPLETED
    assert pages == MEMORY - 64
    assert peak < 1000
    assert system == 1
