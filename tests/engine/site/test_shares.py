"""SHARE of the directory, SET SHARE and QUERY SHARE: every form has its minimum, maximum and limit."""

from __future__ import annotations

import pytest

from engine.scenario.model.guests import GuestGroup
from tests.engine.site.samples import facts_of, machine_of

OTHER = "USER LINUX02 X 1G\n SHARE RELATIVE 350\n"

Wanted = tuple[int | None, float | None, str, float | None]
FORMS: list[tuple[str, Wanted]] = [
    ("RELATIVE 300", (300, None, "none", None)),
    ("REL 300", (300, None, "none", None)),
    ("ABSOLUTE 10%", (None, 10.0, "none", None)),
    ("ABS 10", (None, 10.0, "none", None)),
    ("ABSOLUTE 10.5% NOLIMIT", (None, 10.5, "none", None)),
    ("RELATIVE 300 ABSOLUTE 20% LIMITHARD", (300, None, "hard", 20.0)),
    ("RELATIVE 300 ABSOLUTE 20% LIMITSOFT", (300, None, "soft", 20.0)),
    ("RELATIVE 300 ABS 20.5% LIMITH", (300, None, "hard", 20.5)),
    ("ABSOLUTE 10% 20% LIMITHARD", (None, 10.0, "hard", 20.0)),  # a maximum without its kind
    ("ABSOLUTE 10% ABSOLUTE 20% LIMITS", (None, 10.0, "soft", 20.0)),
    ("RELATIVE 50 RELATIVE 150 LIMITHARD", (50, None, "hard", 30.0)),  # 150 of 150 + 350
    ("RELATIVE 50 150 LIMITHARD", (50, None, "hard", 30.0)),
    ("ABSOLUTE 10% RELATIVE 150 LIMITSOFT", (None, 10.0, "soft", 30.0)),
    ("RELATIVE 150 LIMITHARD", (150, None, "hard", 30.0)),  # not verified: its share is its maximum
    ("ABSOLUTE 25% LIMITHARD", (None, 25.0, "hard", 25.0)),
    ("RELATIVE 300 ABSOLUTE 20% NOLIMIT", (300, None, "none", None)),
    ("RELATIVE 300 ABSOLUTE 20%", (300, None, "soft", 20.0)),  # not verified: LIMITSOFT is the default
    ("ABSOLUTE 10% 20%", (None, 10.0, "soft", 20.0)),
    ("RELATIVE 50 150", (50, None, "soft", 30.0)),
]


def shares(group: GuestGroup) -> Wanted:
    relative = group.share if group.share_absolute is None else None
    return (relative, group.share_absolute, group.limit, group.limit_share)


@pytest.mark.parametrize(("form", "wanted"), FORMS)
@pytest.mark.parametrize(
    "entry",
    [
        "USER LINUX01 X 2G\n SHARE {0}\n",
        "USER LINUX01 X 2G\n COMMAND SET SHARE * {0}\n",
        "PROFILE P\n SHARE {0}\nUSER LINUX01 X 2G\n INCLUDE P\n",
    ],
)
def test_forms_of_the_directory(form: str, wanted: Wanted, entry: str) -> None:
    made = machine_of({"user.direct": entry.format(form) + OTHER})
    assert shares(made.scenario.groups["linux01"]) == wanted
    computed = [
        one.text for one in made.findings if one.outcome == "guessed" and "simulated as 30.0%" in one.text
    ]
    assert len(computed) == (wanted[3] == 30.0)


MOST = " MAXIMUM SHARE = "


@pytest.mark.parametrize(
    ("reply", "wanted"),
    [
        (["USER LINUX01 : RELATIVE SHARE =   100", f"{MOST}NOLIMIT"], (100, None, "none", None)),
        (["USER LINUX01 : ABSOLUTE SHARE =  10%", f"{MOST}LIMITHARD ABSOLUTE 20%"], (None, 10, "hard", 20)),
        (["USER LINUX01 : RELATIVE SHARE = 50", f"{MOST}LIMITSOFT RELATIVE 150"], (50, None, "soft", 30)),
        ([f"USER LINUX01 : RELATIVE SHARE = 50{MOST}LIMITHARD RELATIVE 150"], (50, None, "hard", 30)),
        (["USER LINUX01 : CP   RELATIVE SHARE = 50", f"{MOST}NOLIMIT", "  ZIIP RELATIVE SHARE = 70",
          f"{MOST}LIMITHARD ABSOLUTE 5%"], (50, None, "none", None)),
        (["ZVM1: USER LINUX01 : IFL ABSOLUTE SHARE = 7.5%", f"ZVM1:{MOST}LIMITHARD ABSOLUTE 9%"],
         (None, 7.5, "hard", 9)),
    ],
)  # fmt: skip
def test_replies_to_query_share(reply: list[str], wanted: Wanted) -> None:
    entry = "USER LINUX01 X 2G\n SHARE RELATIVE 777 ABSOLUTE 3% LIMITSOFT\n"
    made = machine_of({"user.direct": entry + OTHER, "c": "\n".join([*reply, ""])})
    assert shares(made.scenario.groups["linux01"]) == wanted


def test_a_share_of_an_entry_takes_the_place_of_all_of_the_share_of_its_profile() -> None:
    text = (
        "PROFILE P\n SHARE ABSOLUTE 5% ABSOLUTE 9% LIMITHARD\nUSER LINUX01 X 2G\n INCLUDE P\n SHARE REL 200\n"
    )
    assert shares(machine_of({"d": text}).scenario.groups["linux01"]) == (200, None, "none", None)


@pytest.mark.parametrize(
    "form",
    [
        "RELATIVE",
        "REL 0",
        "50 RELATIVE",
        "RELATIVE 50% LIMITSOFT",
        "ABSOLUTE 0.05%",
        "REL 50 ABS 200% LIMITHARD",
    ],
)
def test_what_is_no_share_is_named(form: str) -> None:
    found = facts_of(f"USER LINUX01 X 2G\n SHARE {form}\n").findings
    assert any(one.outcome == "left out" for one in found if one.line.number == 2)
