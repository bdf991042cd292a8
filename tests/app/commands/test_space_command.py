"""lparlab space: a scenario or a site, guests that log on, and the exit code when space is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.app.commands.test_command import SMALL, good, lparlab

SITE = sorted(str(path) for path in Path("tests/data/site").iterdir())


def test_a_scenario_with_guests_that_log_on() -> None:
    result = lparlab(
        "space",
        SMALL,
        "--log-on",
        "one=2",
        "--log-on",
        "one=3",
        "--set",
        "lpar.paging_space=40M",
        "--json",
        "-",
    )
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    now, more = found["now"][0], found["with the guests that log on"][0]
    assert now["sum"][0]["pages"] == 2 * 32 * 256
    assert more["sum"][0]["pages"] == 7 * 32 * 256
    assert not now["run"]["abended"]
    assert more["run"]["abended"]
    assert "PGT004" in " ".join(more["summary"])


def test_a_site_without_a_run() -> None:
    text = good("space", *SITE, "--no-run", "--data-spaces", "1G", "--margin", "10")
    assert "VMPRD1 has 26.0 GB of paging space" in text
    assert "specified by you" in text
    assert "Safety margin" in text
    assert "3390-9" in text


def test_what_a_site_left_open_is_printed_beside_the_answer() -> None:
    result = lparlab("space", *SITE, "--no-run", "--json", "-")
    assert "user.direct, line 2: left out: GLOBALDEFS: " in result.stderr
    assert "lparlab site" in result.stderr
    json.loads(result.stdout)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((SMALL, "--log-on", "LINUX01"), "expected GROUP=N"),
        ((SMALL, "--log-on", "two=x"), "expected GROUP=N"),
        ((SMALL, "--segments", "x"), "--segments"),
        ((SMALL, "--answer", "processors=4"), "files of a site"),
        ((*SITE, "--seed", "4"), "expected a scenario"),
        ((*SITE, "--log-on", "LINUX99"), "LINUX99"),
        (("pause-suspendd",), "pause-suspend"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], words: str) -> None:
    result = lparlab("space", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
