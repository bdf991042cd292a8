"""Attack all for a while: `python -m tests.attack [SECONDS [SEED]] [OPTIONS]`.

SECONDS is the time for each reader, and `--inputs N` ends it sooner. `--journeys N` is the number of journeys
in the window and on the command line. `--only NAME` leaves out the readers and ways whose names do not begin
with NAME, all writers and all places. `--keep` adds the counts to campaigns.csv and writes the table of the
documentation.
"""

from __future__ import annotations

import csv
import gc
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.attack.campaign import attack
from tests.attack.journeys import WAYS, journeys
from tests.attack.places import PLACES
from tests.attack.readers import readers
from tests.attack.writers import ROOT, WRITERS, kill

HERE = Path(__file__).parent
COUNTS, PAGE = HERE / "campaigns.csv", ROOT / "docs" / "validation" / "attacks.md"
HEADS = ["date", "kind", "what", "times", "troubles", "longest_ms"]
MEMORY = Path("/dev/shm")  # noqa: S108  # a file there takes no time on a disk
KILLS_A_SECOND = 1.0  # of the time for a reader
NO_END = 10**9
Row = tuple[str, str, int, int, float]  # kind, what, times, troubles, longest in ms


def main(seconds: float, seed: int, keep: bool, inputs: int = NO_END, only: str = "", total: int = 0) -> int:
    """Attack all, or the readers whose names begin with `only`; return the number of troubles."""
    dice = Random(seed)
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        rows = list(_readers(Path(name), seconds, dice, inputs, only))
    with TemporaryDirectory() as name:
        rows += [] if only else _rest(Path(name), seconds, dice)
        rows += _journeys(Path(name), total, seed, only)
    if keep:
        _keep(rows)
    return sum(troubles for _, _, _, troubles, _ in rows)


def _readers(folder: Path, seconds: float, dice: Random, inputs: int, only: str) -> Iterator[Row]:
    found = readers(folder)
    gc.collect()
    gc.freeze()  # a search of all modules takes 50 ms, and some readers make garbage with each input
    for reader in found:
        if not reader.name.startswith(only):
            continue
        outcome = attack(reader, folder, dice, inputs, seconds)
        troubles = [*outcome.crashes, *outcome.hangs]
        yield _told(("reader", reader.name, outcome.inputs, len(troubles), outcome.longest * 1000), troubles)


def _rest(folder: Path, seconds: float, dice: Random) -> Iterator[Row]:
    for name in WRITERS:
        kills = max(1, round(seconds * KILLS_A_SECOND))
        troubles = kill(name, folder / f"kills of {name}", kills, dice)
        yield _told(("writer", name, kills, len(troubles), 0.0), troubles)
    for name, place in PLACES.items():
        inside = folder / name.replace(" ", "-")
        inside.mkdir()
        troubles = place(inside)
        yield _told(("place", name, 1, len(troubles), 0.0), troubles)


def _journeys(folder: Path, total: int, seed: int, only: str) -> Iterator[Row]:
    for way, share in WAYS.items():
        if count := round(total * share) if way.startswith(only) else 0:
            found = journeys(way, seed, count, folder)
            row = "journey", way, found.count, len(found.troubles), found.longest * 1000
            yield _told(row, found.troubles)


def _told(row: Row, troubles: list[str]) -> Row:
    kind, what, times, count, longest = row
    sys.stdout.write(f"{kind:7} {what:28} {times:9,} times, {count} troubles, longest {longest:.0f} ms\n")
    for one in troubles[:5]:
        sys.stdout.write(f"    {one}\n")
    sys.stdout.flush()
    return row


def _keep(rows: list[Row]) -> None:
    today = datetime.now(UTC).date().isoformat()
    new = not COUNTS.exists()
    with COUNTS.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerows([HEADS] if new else [])
        writer.writerows((today, *row[:4], f"{row[4]:.0f}") for row in rows)
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """Return the page of the documentation with the counts of all campaigns."""
    with COUNTS.open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    parts = [_HEAD]
    for kind, title, heads in _TABLES:
        parts += ["", title, "", heads, "|---|---:|---:|---:|---|"]
        parts += [_line([one for one in found if (one["kind"], one["what"]) == (kind, what)])
                  for what in dict.fromkeys(one["what"] for one in found if one["kind"] == kind)]  # fmt: skip
    return "\n".join(parts) + "\n"


def _line(rows: list[dict[str, str]]) -> str:
    times, troubles = (sum(int(one[name]) for one in rows) for name in ("times", "troubles"))
    longest = max(int(one["longest_ms"]) for one in rows)
    cells = rows[0]["what"], f"{times:,}", str(troubles), str(longest) if longest else "", rows[-1]["date"]
    return f"| {' | '.join(cells)} |"


_TABLES = (
    ("reader", "## Readers", "| Reader | Inputs | Crashes and hangs | Longest (ms) | Last |"),
    ("writer", "## Writers", "| Writer | Kills | Partial or left behind | | Last |"),
    ("journey", "## Journeys", "| Interface | Journeys | Crashes and hangs | Longest (ms) | Last |"),
    ("place", "## Places", "| Place | Times | Problems | | Last |"),
)
_HEAD = """\
# Attacks

`make attack` damages valid inputs at random and passes them to every reader of external files, kills every
writer at random moments, runs the program without write permission and together with other instances, and
runs 10,000 *journeys*: sequences of user actions that show, export and print an input.
`make test` runs a short version.

* A reader can refuse an input with a specific error, in one printable line and within five seconds.
  Any other result is a crash or a hang. An input counts as a hang after five seconds of processor time, or
  after a minute of elapsed time.
* A journey opens a file that contains hostile names: markup, terminal escapes, formulas, 4,000 characters;
  some files are also damaged. It shows, exports, prints and closes the file within two minutes and without
  exceeding a memory limit.
* After a process is killed, the old file or the new file must be complete, and the next start must remove
  leftover files.

The tables include all campaigns so far. All crashes have been fixed. One input that is counted as a hang is
unresolved, because only part of the input is known. [The appendix](appendix/attacks.md) describes the
history.

`tests/attack/campaigns.csv` lists all campaigns; `python -m tests.attack 60 7 --keep` adds a campaign with
seed 7 and one minute for each reader."""


if __name__ == "__main__":
    asked = ArgumentParser("tests.attack")
    asked.add_argument("seconds", nargs="?", type=float, default=60.0)
    asked.add_argument("seed", nargs="?", type=int, default=1)
    asked.add_argument("--inputs", type=int, default=NO_END)
    asked.add_argument("--journeys", type=int, default=0)
    asked.add_argument("--only", default="")
    asked.add_argument("--keep", action="store_true")
    given = asked.parse_args()
    sys.exit(main(given.seconds, given.seed, given.keep, given.inputs, given.only, given.journeys) > 0)
