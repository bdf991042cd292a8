"""Attack all for a while: `python -m tests.attack [SECONDS [SEED]] [--inputs N] [--only NAME] [--keep]`.

SECONDS is the time for each reader, and N ends it sooner. `--only` leaves out the readers whose names do not
begin with NAME, all writers and all places. `--keep` adds the counts to campaigns.csv and writes the table of
the documentation.
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


def main(seconds: float, seed: int, keep: bool, inputs: int = NO_END, only: str = "") -> int:
    """Attack all, or the readers whose names begin with `only`; return the number of troubles."""
    dice = Random(seed)
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        rows = list(_readers(Path(name), seconds, dice, inputs, only))
    with TemporaryDirectory() as name:
        rows += [] if only else _rest(Path(name), seconds, dice)
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
    ("writer", "## Writers", "| Writer | Kills | Torn or left behind | | Last |"),
    ("place", "## Places", "| Place | Times | Troubles | | Last |"),
)
_HEAD = """\
# Attacks

`make attack` damages good inputs at random and feeds them to every reader of files that anyone may have
written, kills every writer at random moments, and runs the program where it cannot write or is not alone.
`make test` runs a short form. A reader may refuse an input with its own error, in one printable line and
within five seconds: anything else is a crash or a hang. After a kill the old file or the new one must be
there, whole, and the next start must sweep the rest.

The tables count all campaigns so far, with the crashes that they found. The readers of a site crashed at six
inputs; that is corrected. A hang is five seconds of processor time, or a minute by the clock. Campaigns until
2026-11-26 went by the clock: eight inputs of a site counted as hangs because the machine was busy. Seven of
them were tried again alone and took less than 0.1 s each; one is known in part only.

Until 2026-11-27 no input had thousands of blanks or digits in a line. With them some patterns of the
readers of data tried each way to divide them: 3,000 blanks in a line of samples took 6 s, and twice as many
four times as long. Now a line of a million characters takes less than half a second.

Until then a message of several lines did not count as a crash either. Messages of experiments and of data
could have control characters, and seven Parquet files of results whose column has no name in UTF-8 were a
crash; both are corrected. Of 64 damaged files of a site one becomes a machine, until then one of 16.

On 2026-11-28 five tables of lessons had a number of hundreds of digits, which was a crash, and a table of
brackets alone took 24 s, as the reader of JSON takes the square of the depth; both are corrected. Two more
inputs count as hangs because the campaign was stopped for a minute: alone they take 5 ms.

`tests/attack/campaigns.csv` has each of them;
`python -m tests.attack 60 7 --keep` adds one with seed 7 and a minute for each reader."""


if __name__ == "__main__":
    asked = ArgumentParser("tests.attack")
    asked.add_argument("seconds", nargs="?", type=float, default=60.0)
    asked.add_argument("seed", nargs="?", type=int, default=1)
    asked.add_argument("--inputs", type=int, default=NO_END)
    asked.add_argument("--only", default="")
    asked.add_argument("--keep", action="store_true")
    given = asked.parse_args()
    sys.exit(main(given.seconds, given.seed, given.keep, given.inputs, given.only) > 0)
