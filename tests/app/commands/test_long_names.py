"""No command ends with a traceback because a name is longer than any file may have."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from app.command import main

LONG = "x" * 300


@pytest.mark.parametrize(
    "line",
    [
        f"run {LONG}.toml",
        f"run pause-stop --set guests.all.cpuplugd={LONG}",
        f"run pause-stop --csv /tmp/{LONG}",
        f"measure pause-stop --measure system.page_rate --json /tmp/{LONG}/a",
        f"check {LONG}.topology.json",
        f"check {LONG}.iocp",
        f"draw {LONG}",
        f"grade {LONG}",
        f"cpuplugd {LONG}",
        f"session {LONG}.lparlab",
        f"lesson check {LONG}",
        f"lesson new {LONG}",
        f"open --present {LONG}",
        f"iocp {LONG}",
        f"export {LONG}.topology.json",
    ],
)
def test_a_long_name_is_one_message(line: str) -> None:
    done = CliRunner().invoke(main, line.split())
    assert done.exit_code in (1, 2)
    assert isinstance(done.exception, SystemExit), done.exception


def test_a_long_folder_is_refused_before_the_run() -> None:
    done = CliRunner().invoke(main, ["run", "pause-stop", "--csv", f"/tmp/{LONG}"])
    assert done.exit_code == 2
    assert "this name is too long; choose a shorter one" in done.stderr
