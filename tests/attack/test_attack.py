"""A short form of `make attack`: some inputs for each reader, a kill of each writer, places and journeys."""

from __future__ import annotations

import sys
import time
from codecs import BOM_UTF8
from pathlib import Path
from random import Random

import pytest

from tests.attack.__main__ import PAGE, page
from tests.attack.campaign import attack
from tests.attack.journeys import WAYS, JourneyResult, follow, journeys
from tests.attack.places import PLACES
from tests.attack.readers import readers
from tests.attack.writers import WRITERS, kill

INPUTS = 40
JOURNEYS = {"window": 6, "command line": 8}
# A journey that never ends, and has started a process that keeps the output open.
HANGS = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(40)"])
print("journey 7 scenario", flush=True)
time.sleep(40)
"""
# Texts; what reads files with them has tests of its own.
TYPED = {"setting", "condition", "command", "session", "template of plots"}
# No texts; and a checksum that the test makes of the bytes themselves.
BYTES = {
    "compiled kernels",
    "results in Parquet",
    "data, packed",
    "data, Parquet or Arrow",
    "session, sealed again",
}


def test_the_documentation_has_the_counts_of_all_campaigns() -> None:
    assert PAGE.read_text("utf-8") == page()


@pytest.mark.slow
def test_no_reader_crashes_or_hangs(tmp_path: Path) -> None:
    for number, reader in enumerate(readers(tmp_path)):
        for seed in reader.seeds:
            reader.read(seed, tmp_path)
            if reader.name not in BYTES:  # editors of Windows end lines so
                reader.read(seed.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"), tmp_path)
            if reader.name not in BYTES | TYPED:  # and some put a byte order mark before UTF-8
                reader.read(BOM_UTF8 + seed, tmp_path)
        outcome = attack(reader, tmp_path, Random(number), INPUTS)
        assert outcome.crashes == []
        assert outcome.hangs == []
        assert outcome.inputs == INPUTS


@pytest.mark.slow
@pytest.mark.parametrize("name", WRITERS)
def test_a_killed_writer_leaves_whole_files(tmp_path: Path, name: str) -> None:
    assert kill(name, tmp_path, 1, Random(name)) == []


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_what_was_read_can_be_shown_exported_and_closed(tmp_path: Path, way: str) -> None:
    found = journeys(way, 1, JOURNEYS[way], tmp_path)
    assert found.troubles == []
    assert found.count == JOURNEYS[way]


@pytest.mark.slow
def test_a_journey_that_hangs_ends_with_what_it_has_started(tmp_path: Path) -> None:
    began = time.monotonic()
    last, _ = follow([sys.executable, "-c", HANGS], 7, JourneyResult(), tmp_path / "errors", longest=2.0)
    assert last.hangs
    assert time.monotonic() - began < 20


@pytest.mark.slow
@pytest.mark.parametrize("name", PLACES)
def test_a_bad_place_is_survived(tmp_path: Path, name: str) -> None:
    assert PLACES[name](tmp_path) == []
