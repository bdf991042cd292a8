"""Resource pools of a site: as replies show them, or as answered; asked for where the release has them."""

from __future__ import annotations

import pytest

from engine.site.facts import SiteError
from tests.engine.site.test_machine import DIRECTORY, machine_of

LATER = "z/VM Version 7 Release 3.0, service level 2301 (64-bit)\n"
SHOWN = (
    "Pool Name CPU        Type Storage Trim Members\n"
    "LNXTEST   1.50 Cores IFL  NoLimit ---- 1\n"
    "PROD      25.00 %    IFL  NoLimit ---- 0\n"
    "User LINUX02 has been added to resource pool LNXTEST\n"
)


def test_pools_are_those_of_the_replies() -> None:
    made = machine_of({"user.direct": DIRECTORY, "console.txt": LATER + SHOWN})
    (asked,) = (question for question in made.questions if question.key == "pools")
    assert asked.default == "LNXTEST=1.5:LINUX02; PROD=25%"
    pools = made.scenario.pools
    assert (pools["LNXTEST"].capacity, pools["PROD"].limithard) == (1.5, 25.0)
    assert [made.scenario.groups[name].pool for name in ("linux01", "linux02")] == [None, "LNXTEST"]
    assert not [key for key in made.assumed if key.startswith("pools")]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("LNXTEST   0.00 Cores IFL  NoLimit ---- 1\n", "expected a limit above 0"),
        ("LNXTEST   100.00 Cores IFL  NoLimit ---- 1\n", "at most 64"),
        (
            "User LINUX02 has been added to resource pool OTHER\n",
            "shows the limit of OTHER, the pool of LINUX02",
        ),
    ],
)
def test_what_cannot_be_used_is_left_out_with_the_reason(line: str, told: str) -> None:
    made = machine_of({"user.direct": DIRECTORY, "console.txt": LATER + line})
    assert made.scenario.pools == {}
    lost = [finding.text for finding in made.findings if finding.outcome == "left out"]
    assert [text for text in lost if told in text]


def test_a_guest_that_was_removed_is_in_no_pool() -> None:
    removed = SHOWN + "User LINUX02 has been removed from resource pool LNXTEST\n"
    made = machine_of({"user.direct": DIRECTORY, "console.txt": LATER + removed})
    assert {group.pool for group in made.scenario.groups.values()} == {None}


def test_answers_say_what_no_reply_shows() -> None:
    files = {"user.direct": DIRECTORY, "console.txt": LATER}
    made = machine_of(files, {"pools": "A=50%:linux01 linux02; B=nolimit"})
    assert made.scenario.pools["A"].limithard == 50.0
    assert (made.scenario.pools["B"].limithard, made.scenario.pools["B"].capacity) == (100.0, None)
    assert {group.pool for group in made.scenario.groups.values()} == {"A"}
    assert machine_of(files).scenario.pools == {}
    for wrong in ("A", "A=0", "A=101%", "A=1:LINUX09", "A=1:LINUX01; B=1:LINUX01"):
        with pytest.raises(SiteError, match="pools = .*: expected none, or pools like"):
            machine_of(files, {"pools": wrong})


def test_earlier_releases_are_not_asked_for_pools() -> None:
    earlier = "z/VM Version 6 Release 2.0, service level 1101 (64-bit)\n"
    made = machine_of({"user.direct": DIRECTORY, "console.txt": earlier})
    assert "pools" not in {question.key for question in made.questions}


def test_a_pool_too_many_is_refused_as_it_is_read() -> None:
    pools = "".join(f"POOL{number:02d}    1.00 Cores IFL  NoLimit ---- 0\n" for number in range(17))
    made = machine_of({"user.direct": DIRECTORY, "console.txt": LATER + pools})
    assert list(made.scenario.pools) == [f"POOL{number:02d}" for number in range(16)]
    assert [f for f in made.findings if "POOL16: a machine has room for 16 pools" in f.text]
    answer = "; ".join(f"P{number}=1" for number in range(17))
    with pytest.raises(SiteError, match="pools"):
        machine_of({"user.direct": DIRECTORY, "console.txt": LATER}, {"pools": answer})
