"""COMMAND of the directory: it is executed at the logon, after all statements, wherever it stands."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.kernel.units import PAGES_PER_GB
from engine.scenario.model.guests import GuestGroup
from tests.engine.site.samples import machine_of

PROFILE = "PROFILE P\n {0}\nUSER LINUX01 PW 2G 8G G\n INCLUDE P\n{1}"
CONFIG = "IDENTITY LINUX01 PW 2G 8G G\n BUILD ON * USING SUBCONFIG LIN-1\n{1}SUBCONFIG LIN-1\n {0}\n"


def group_of(directory: str) -> GuestGroup:
    return machine_of({"user.direct": directory}, {"guests": "LINUX01"}).scenario.groups["linux01"]


def share(group: GuestGroup) -> object:
    return group.share if group.share_absolute is None else group.share_absolute


def gigabytes(group: GuestGroup) -> object:
    return group.memory / PAGES_PER_GB


def limit(group: GuestGroup) -> object:
    return group.limit, group.limit_share


ORDERS = [  # lines of an entry in any order, what of the guest, and its value
    (("COMMAND SET SHARE LINUX01 RELATIVE 500", "SHARE RELATIVE 100"), share, 500),
    (("COMMAND SET SHARE LINUX01 RELATIVE 500", "SHARE ABSOLUTE 20%"), share, 500),
    (("COMMAND SET SHARE * RELATIVE 500", "SHARE RELATIVE 100 ABSOLUTE 5% LIMITHARD"), limit, ("none", None)),
    (("COMMAND SET SHARE * LIMITHARD", "SHARE RELATIVE 100 ABSOLUTE 5%"), limit, ("hard", 5)),
    (("COMMAND DEFINE STORAGE 4G", "STORAGE 3G"), gigabytes, 4),
    (("COMMAND DEF STOR AS 4G", "STORAGE 3G"), gigabytes, 4),
    (("COMMAND SET QUICKDSP LINUX01 OFF", "OPTION QUICKDSP"), lambda group: group.quickdsp, False),
    (("COMMAND SET QUICKDSP * ON", "OPTION LNKNOPAS"), lambda group: group.quickdsp, True),
    (("COMMAND DETACH CPU 01", "CPU 00", "CPU 01", "CPU 02"), lambda group: group.processors, 2),
    (("COMMAND DETACH CPU 1-3", "COMMAND DEFINE VFB-512 AS 201 BLK 8", "CPU 00", "CPU 01"),
     lambda group: group.processors, 1),
    (("COMMAND DETACH CPU ALL", "CPU 00", "CPU 01"), lambda group: group.processors, 1),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "what", "value"), ORDERS)
def test_the_order_of_commands_and_statements_does_not_matter(
    lines: tuple[str, ...], what: object, value: object
) -> None:
    for order in list(permutations(lines))[::5] + [lines]:
        entry = "".join(f" {line}\n" for line in order)
        assert what(group_of("USER LINUX01 PW 2G 8G G\n" + entry)) == value  # type: ignore[operator]


def test_later_commands_count() -> None:
    entry = "USER LINUX01 PW 2G\n CPU 00\n CPU 01\n COMMAND {0}\n COMMAND {1}\n"
    detach, define = "DETACH CPU 01", "DEFINE CPU 01"
    assert group_of(entry.format(detach, define)).processors == 2
    assert group_of(entry.format(define, detach)).processors == 1
    limited, free = "SET SHARE * REL 100 ABS 9% LIMITH", "SET SHARE * REL 200"
    assert group_of(entry.format(limited, free)).limit == "none"
    assert group_of(entry.format(free, limited)).limit == "hard"


@pytest.mark.parametrize("entry", [PROFILE, CONFIG])
@pytest.mark.parametrize(
    ("command", "own", "what", "value"),
    [
        ("COMMAND DEFINE STORAGE 3G", "", gigabytes, 3),
        ("COMMAND DEFINE STORAGE 3G", " STORAGE 5G\n", gigabytes, 3),
        ("COMMAND DEFINE STORAGE 3G", " COMMAND DEFINE STORAGE 5G\n", gigabytes, {PROFILE: 5, CONFIG: 3}),
        ("COMMAND SET SHARE * RELATIVE 900", " SHARE RELATIVE 200\n", share, 900),
        ("COMMAND SET SHARE * RELATIVE 900", " SHARE ABS 5% ABS 9% LIMITHARD\n", limit, ("none", None)),
        ("SHARE RELATIVE 900", " COMMAND SET SHARE * RELATIVE 200\n", share, 200),
        ("SHARE RELATIVE 900", " SHARE RELATIVE 200\n", share, {PROFILE: 200, CONFIG: 900}),
        ("STORAGE 3G", "", gigabytes, {PROFILE: 2, CONFIG: 3}),
        ("COMMAND SET QUICKDSP * OFF", " OPTION QUICKDSP\n", lambda group: group.quickdsp, False),
        ("COMMAND DETACH CPU 01", " CPU 00\n CPU 01\n", lambda group: group.processors, 1),
        ("COMMAND DEFINE CPU 01", " CPU 00\n", lambda group: group.processors, 2),
    ],
)  # fmt: skip
def test_commands_of_a_part_come_after_statements_of_the_guest(
    entry: str, command: str, own: str, what: object, value: object
) -> None:
    wanted = value[entry] if isinstance(value, dict) else value
    assert what(group_of(entry.format(command, own))) == wanted  # type: ignore[operator]


def test_two_sizes_of_which_no_public_source_says_which_counts_are_a_guess() -> None:
    made = machine_of({"d": PROFILE.format("STORAGE 3G", "")})
    (guess,) = [one for one in made.findings if "no public source" in one.text]
    assert (guess.outcome, guess.line.number) == ("guessed", 3)
    assert "d, line 2 has 3.0 GB" in guess.text


def test_cmd_is_not_taken_for_command_in_silence() -> None:
    made = machine_of({"d": "USER LINUX01 PW 2G 8G G\n CMD DEFINE CPU 4\n"})
    (left,) = [one.text for one in made.findings if one.line.number == 2]
    assert "write COMMAND" in left
