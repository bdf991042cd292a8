"""How long the event loop does not answer: the longest stretch between two ticks, and the code in it."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep, thread_time
from types import FrameType

from PySide6.QtCore import QObject, Qt, QTimer

from bench.runs.headless import ROOT

TICK = 1  # ms
LOOK = 0.004  # s between two looks at the stack
WORTH = 0.02  # s without a tick, after which the stack is looked at
Line = tuple[str, str, int]  # file, function, line


@dataclass(frozen=True)
class Block:
    """A stretch without an answer."""

    wall: float = 0.0  # ms
    cpu: float = 0.0  # ms, of the thread of the event loop
    where: str = ""  # the innermost code of ours in which most of it was spent; "" = not known


class Watchdog(QObject):
    """Watches the event loop of the thread that makes it. `stop` it in the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = threading.get_ident()
        self._longest = Block()
        self._stacks: list[tuple[Line, ...]] = []  # since the last tick
        self._wall, self._cpu = perf_counter(), thread_time()
        self._timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()
        self._ended = threading.Event()
        self._looking = threading.Thread(target=self._look, daemon=True)
        self._looking.start()

    def take(self) -> Block:
        """Return the longest block since the last call; the present one counts up to now."""
        self._tick()
        longest, self._longest = self._longest, Block()
        return longest

    def stop(self) -> None:
        """End the thread that looks at the stack."""
        self._timer.stop()
        self._ended.set()
        self._looking.join()

    def _tick(self) -> None:
        wall, cpu = perf_counter() - self._wall, thread_time() - self._cpu
        if 1000 * wall > self._longest.wall:
            self._longest = Block(1000 * wall, 1000 * cpu, place(self._stacks))
        self._stacks = []
        self._wall, self._cpu = perf_counter(), thread_time()

    def _look(self) -> None:
        while not self._ended.is_set():
            sleep(LOOK)
            if perf_counter() - self._wall > WORTH:
                self._stacks.append(lines_of(sys._current_frames().get(self._thread)))


def lines_of(frame: FrameType | None) -> tuple[Line, ...]:
    """Return the lines of a stack, the outermost first."""
    lines: list[Line] = []
    while frame is not None:
        lines.append((frame.f_code.co_filename, frame.f_code.co_name, frame.f_lineno))
        frame = frame.f_back
    return tuple(reversed(lines))


def place(stacks: Sequence[tuple[Line, ...]]) -> str:
    """Return the innermost code of this repository that is in at least half of the stacks; "" without any."""
    ours = Counter(line for stack in stacks for line in set(stack) if line[0].startswith(str(ROOT)))
    often = {line for line, count in ours.items() if 2 * count >= len(stacks)}
    longest = max(([line for line in stack if line in often] for stack in stacks), key=len, default=[])
    if not longest:
        return ""
    file, function, number = longest[-1]
    return f"{Path(file).relative_to(ROOT).as_posix()}:{number} {function}"
