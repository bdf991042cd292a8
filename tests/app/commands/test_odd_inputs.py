"""What is no file is refused by every command that reads one: a pipe may have no writer, a device no end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from app.command import _COMMANDS, _DRAWINGS, main
from tests.systems import needs_posix

SMALL = Path(__file__).parents[2] / "data" / "two-guests.toml"
READ = {
    "run": ["run FILE", "run pause-one-was-stop --set guests.was.cpuplugd=FILE"],
    "session": ["session FILE"],
    "check": ["check FILE"],
    "iocp": ["iocp FILE"],
    "diff": ["diff FILE FILE"],
    "export": ["export FILE --as report"],
    "report": ["report FILE"],
    "cpuplugd": ["cpuplugd check FILE"],
    "lesson": ["lesson check FILE", "lesson plan FILE"],
    "site": ["site FILE"],
    "study": ["study FILE"],
    "grade": ["grade FILE"],
    "verify": [f"verify --scenario {SMALL} --data FILE"],
    "what-if": ["what-if FILE --change x:lpar.frames=50M"],
    "evacuate": ["evacuate FILE --member A1", f"evacuate FILE {SMALL} --member A1"],
    "space": ["space FILE", f"space FILE {SMALL}"],
    "explain": ["explain FILE --guest ONE"],
    "measure": ["measure FILE --measure guest.real"],
    "best": ["best FILE"],
    "versions": ["versions FILE"],
    "limit": ["limit FILE --of lpar.processors --until guest.cpu=1%"],
}
NO_FILE = set("fault file-types measures scenarios sweep tables warm worker".split())
IN_A_WINDOW = {"open", "draw"}


def test_every_command_is_tried() -> None:
    assert {*_COMMANDS, *_DRAWINGS} == {*READ, *NO_FILE, *IN_A_WINDOW}


@needs_posix("pipes and devices")
@pytest.mark.timeout(60)
@pytest.mark.parametrize("line", [line for lines in READ.values() for line in lines])
def test_what_is_no_file_is_refused(tmp_path: Path, line: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "device").symlink_to("/dev/zero")
    (tmp_path / "loop").symlink_to("loop")
    for name in ("pipe", "device", "loop"):
        words = line.replace("FILE", str(tmp_path / name)).split()
        done = CliRunner().invoke(main, words, prog_name="lparlab")
        assert isinstance(done.exception, SystemExit), (name, done.exception)
        assert done.exit_code in (1, 2)
        assert name in done.output
        assert "Missing" not in done.output
