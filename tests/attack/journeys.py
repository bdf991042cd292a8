"""Journeys: what was read is shown, exported, printed and closed, in the window and on the command line.

`python -m tests.attack.journeys WAY SEED COUNT FOLDER` makes journeys and prints a line before each. It has a
limit of memory; the process that started it ends it when a journey takes too long.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread

from engine import platform
from tests.attack import command_journeys, measured, seeds, site
from tests.attack.damage import damaged
from tests.attack.hostile import as_it_is, as_json, file_name, with_names
from tests.attack.writers import ROOT

WAYS = {"window": 0.25, "command line": 0.75}  # with their shares of all journeys
LONGEST = 120.0  # seconds by the clock of one journey: many run beside others
ROOM = 2 * 2**30  # bytes of address space beyond those that the process has when it begins
DAMAGED = 0.25  # of all files
TRACE = 2_000  # characters of a trouble
Journey = Callable[[Path, Random], object]


@dataclass
class JourneyResult:
    """What has come of many journeys."""

    count: int = 0
    longest: float = 0.0  # seconds by the clock
    troubles: list[str] = field(default_factory=list)


# ---- the files


@dataclass(frozen=True)
class HostileKind:
    """A kind of file: good ones, the end of its name, and how its texts are quoted."""

    kind: str
    files: Sequence[bytes]
    ending: str
    quote: Callable[[str], str] | None = None

    def write(self, folder: Path, dice: Random) -> Path:
        """Write a file with hostile names into a folder; some are damaged, too."""
        data = with_names(dice.choice(self.files), dice, self.quote)
        if dice.random() < DAMAGED:
            data = damaged((data,), dice)
        file = folder / file_name(self.ending, dice)
        file.write_bytes(data)
        return file


@cache
def hostile_kinds() -> dict[str, HostileKind]:
    """Return the kinds of files by their names."""
    from engine.ficon.drawing.file import text
    from tests.attack.readers import CONNECTIONS
    from tests.engine.ficon.drawing.any_drawing import pair, titled
    from tests.lessons import example

    tables = [text_.encode() for name in ("data, table", "data, vmstat") for text_ in measured.KINDS[name]]
    sites = [one for kind, found in site.seeds().items() if "deck" not in kind for one in found]
    drawings = [text(pair()).encode(), text(titled(pair())).encode()]
    found = (
        HostileKind("scenario", seeds.scenarios()[:1], ".toml", as_json),
        HostileKind("rules", seeds.rules(), ".conf", as_it_is),
        HostileKind("deck", seeds.drawn_decks()[-4:], ".iocp"),
        HostileKind("connections", [CONNECTIONS], ".csv"),
        HostileKind("drawing", drawings, ".topology.json", as_json),
        HostileKind("data", tables, ".csv"),
        HostileKind("site", sites, ".txt"),
        HostileKind("lesson", [example.TABLE.encode()], ".toml", as_json),
    )
    return {one.kind: one for one in found}


# ---- the process that makes journeys

_slot_errors: list[BaseException] = []


def run(way: str, seed: int, count: int, folder: Path) -> None:
    """Make journeys; print the number and kind of each before it, and what goes wrong."""
    kinds = _window(folder) if way == "window" else command_journeys.KINDS
    _limit_memory()
    sys.excepthook = lambda kind, error, trace: _slot_errors.append(error)  # Qt calls it for slots
    for number in range(seed, seed + count):
        dice = Random(f"{way} {number}")
        kind = dice.choice(sorted(kinds))
        inside = folder / f"{number}"
        inside.mkdir()
        sys.stdout.write(f"journey {number} {kind}\n")
        sys.stdout.flush()
        file = hostile_kinds()[kind].write(inside, dice)
        try:
            kinds[kind](file, dice)
        except Exception as error:  # noqa: BLE001  # that is what is looked for
            _slot_errors.append(error)
        for wrong in _slot_errors:
            _report(number, kind, wrong)
        _slot_errors.clear()
        shutil.rmtree(inside, ignore_errors=True)
    sys.stdout.write("journey -1 done\n")
    sys.stdout.flush()
    os._exit(0)  # what Qt does at the end of a process has tests of its own


def _window(folder: Path) -> dict[str, Journey]:
    from tests.attack.window_journeys import window_journeys  # late: the command line needs no Qt

    return window_journeys(folder)


def _report(number: int, kind: str, error: BaseException) -> None:
    lines = "".join(traceback.format_exception(error, limit=-6))
    text = lines[-TRACE:].encode("unicode_escape").decode()
    sys.stdout.write(f"trouble {number} {kind}: {text}\n")
    sys.stdout.flush()


def _limit_memory() -> None:
    if not platform.LINUX:
        return
    import resource

    pages = int(Path("/proc/self/statm").read_text().split()[0])
    room = pages * resource.getpagesize() + ROOM
    resource.setrlimit(resource.RLIMIT_AS, (room, room))


# ---- the process that watches


def journeys(way: str, seed: int, count: int, folder: Path) -> JourneyResult:
    """Make a number of journeys in other processes; one that dies or hangs is a trouble, and others go on."""
    found, number = JourneyResult(), seed
    while number < seed + count:
        inside = folder / f"{way.replace(' ', '-')}-{number}"
        inside.mkdir(parents=True)
        number = _watch(way, number, seed + count - number, inside, found)
    return found


def _watch(way: str, seed: int, count: int, folder: Path, found: JourneyResult) -> int:
    """Watch one process to its end; return the number of the next journey."""
    words = [sys.executable, "-m", "tests.attack.journeys", way, str(seed), str(count), str(folder)]
    errors = folder / "errors.txt"
    last, code = follow(words, seed, found, errors)
    if last.number >= 0:
        why = "hangs" if last.hangs else f"ended with code {code}"
        text = errors.read_text("utf-8", "replace")[-TRACE:]
        found.troubles.append(f"{way} {last.number} {last.kind}: {why}: {text}")
    return last.number + 1 if last.number >= 0 else seed + count


@dataclass
class LastJourney:
    """The journey that was begun last; -1 = all are done."""

    number: int
    kind: str = "start"
    hangs: bool = False


def follow(
    words: Sequence[str], seed: int, found: JourneyResult, errors: Path, longest: float = LONGEST
) -> tuple[LastJourney, int]:
    """Start a process that makes journeys, and follow it until it ends or prints nothing for too long; return
    its last journey and its exit code.

    It leads a session: what it has started holds its output, and ends with it.
    """
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": "1"}
    with (
        errors.open("wb") as err,
        subprocess.Popen(
            words, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=err, start_new_session=True
        ) as process,
    ):
        try:
            last = _follow(process, seed, found, longest)
        finally:
            platform.kill_tree(process.pid)
            process.kill()
    return last, process.returncode


def _follow(process: subprocess.Popen[bytes], seed: int, found: JourneyResult, longest: float) -> LastJourney:
    last, began = LastJourney(seed), time.monotonic()
    for line in _lines(process, longest):
        if line is None:
            last.hangs = True
            break
        word, _, rest = line.partition(" ")
        if word == "trouble":
            found.troubles.append(rest)
        elif word == "journey":
            number, _, kind = rest.partition(" ")
            if last.kind != "start":
                found.count += 1
                found.longest = max(found.longest, time.monotonic() - began)
            last, began = LastJourney(int(number), kind), time.monotonic()
    return last


def _lines(process: subprocess.Popen[bytes], longest: float) -> Iterator[str | None]:
    """Yield what a process prints; None when it prints nothing for too long."""
    lines = SimpleQueue[bytes]()
    Thread(target=_read, args=(process, lines), daemon=True).start()
    try:
        while line := lines.get(timeout=longest):
            yield line.decode("utf-8", "replace").rstrip("\r\n")
    except Empty:
        yield None


def _read(process: subprocess.Popen[bytes], lines: SimpleQueue[bytes]) -> None:
    """Put the lines that a process prints into a queue, and an empty one at the end."""
    assert process.stdout is not None
    with suppress(ValueError):  # closed after a kill
        for line in process.stdout:
            lines.put(line)
    lines.put(b"")


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        run(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]))
