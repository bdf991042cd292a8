"""Journeys on the command line: commands read a hostile file, print it and write what they make of it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random

from click.testing import CliRunner

from app.command import main
from tests.attack.hostile import NAMES

_STEERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_EXPORTS = ("report", "csv", "commands", "config", "iocp", "drawing")
ENDS = (0, 1, 2)  # codes of a command that has done its work, or refused


def lparlab(*words: object) -> str:
    """Run a command; return what it prints. Raises AssertionError for a crash, or what steers a terminal."""
    done = CliRunner().invoke(main, [str(word) for word in words], prog_name="lparlab")
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    assert done.exit_code in ENDS, done.exit_code
    found = _STEERS.search(done.output)
    assert found is None, f"{words}: {done.output[max(found.start() - 60, 0) : found.end() + 20]!r}"
    return done.output


def _drawing(file: Path, dice: Random) -> None:
    lparlab("check", file)
    lparlab("diff", file, file)
    kind = dice.choice(_EXPORTS)
    lparlab("export", file, "--as", kind, "--out", file.parent)


def _deck(file: Path, dice: Random) -> None:
    lparlab("iocp", file, *dice.choice(((), ("--json",), ("--lenient",))))
    _drawing(file, dice)


def _site(file: Path, dice: Random) -> None:
    made = file.parent / "own.toml"
    lparlab("site", file, "--title", dice.choice(NAMES), *dice.choice((("--all",), ())), "-o", made)
    if made.is_file():
        tomllib.loads(made.read_text("utf-8"))


def _scenario(file: Path, _dice: Random) -> None:
    lparlab("run", file, "--until", "10ms", "--csv", file.parent / "out")


def _rules(file: Path, _dice: Random) -> None:
    lparlab("cpuplugd", "check", file)


def _lesson(file: Path, _dice: Random) -> None:
    folder = file.parent / file.name.removesuffix(".toml")
    folder.mkdir()
    file.rename(folder / "lesson.toml")
    lparlab("lesson", "plan", folder)


KINDS = {
    "deck": _deck,
    "drawing": _drawing,
    "lesson": _lesson,
    "rules": _rules,
    "scenario": _scenario,
    "site": _site,
}
