"""Jobs of pools for tests: functions of a module, as a pool wants them."""

from __future__ import annotations

import os
import time
from pathlib import Path

KILL = 9  # SIGKILL, or the exit code on Windows


def square(number: int) -> int:
    return number * number


def where(number: int) -> int:
    time.sleep(0.01 + 0 * number)
    return os.getpid()


def fails_at(bad: int, number: int) -> int:
    if number == bad:
        raise ValueError(f"job {number} cannot be done")
    return number


def touched(folder: Path, number: int) -> int:
    (folder / f"{number}-{os.getpid()}-{time.monotonic_ns()}").touch()
    return number


def for_ever(folder: Path, number: int) -> None:
    touched(folder, number)
    while number > 1:
        time.sleep(0.01)


def killed_once(folder: Path, number: int) -> int:
    touched(folder, number)
    if number == 2 and len(list(folder.glob("2-*"))) == 1:
        os.kill(os.getpid(), KILL)
    return number


def ends(code: int) -> None:
    os._exit(code)


def kills_at(bad: int, number: int) -> int:
    if number == bad:
        os.kill(os.getpid(), KILL)
    return number
