"""Feeds damaged inputs to readers, and counts what comes of it."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.attack.damage import damaged
from tests.attack.readers import Reader

HANG = 5.0  # seconds of processor time; the clock also counts what others do
STUCK = 60.0  # seconds by the clock: a reader that waits, or works in another process


@dataclass
class Outcome:
    """What has come of the inputs of one reader."""

    name: str
    inputs: int = 0
    read: int = 0  # good in spite of the damage
    longest: float = 0.0  # seconds of processor time
    crashes: list[str] = field(default_factory=list)  # with the input
    hangs: list[str] = field(default_factory=list)


def attack(reader: Reader, folder: Path, dice: Random, inputs: int, seconds: float = 1e9) -> Outcome:
    """Feed a reader a number of inputs, or as many as it takes in a time."""
    outcome, start, seeds = Outcome(reader.name), time.monotonic(), tuple(reader.seeds)
    while outcome.inputs < inputs and time.monotonic() - start < seconds:
        one_input(reader, folder, damaged(seeds, dice), outcome)
    return outcome


def one_input(reader: Reader, folder: Path, data: bytes, outcome: Outcome) -> None:
    """Feed a reader one input, and note what comes of it."""
    began, at = time.process_time(), time.monotonic()
    try:
        reader.read(data, folder)
        outcome.read += 1
    except reader.refusals as error:
        if not str(error).isprintable():
            outcome.crashes.append(f"{data!r}: the message is no printable line: {error!r}")
    except Exception:  # noqa: BLE001  # that is what is looked for
        outcome.crashes.append(f"{data[:3000]!r}\n{traceback.format_exc(limit=-4)}")
    took = time.process_time() - began
    outcome.inputs += 1
    outcome.longest = max(outcome.longest, took)
    if took > HANG or time.monotonic() - at > STUCK:
        outcome.hangs.append(f"{took:.1f} s: {data[:3000]!r}")
