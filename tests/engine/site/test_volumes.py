"""QUERY ALLOC: extents of a volume add up, drained volumes count as far as CP uses them, sums are checked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.site.facts import SiteFacts
from engine.site.paging import volumes_shown
from engine.site.replies.replies import read_replies
from engine.site.texts import lines
from tests.engine.site.samples import facts_of, machine_of

HEAD = """q alloc page
                EXTENT     EXTENT  TOTAL  PAGES   HIGH    %
VOLID  RDEV      START        END  PAGES IN USE   PAGE USED
------ ---- ---------- ---------- ------ ------ ------ ----
"""
ONE = "VMPG01 1234          1       1000 180000  12345  15000   6%\n"
MORE = "                  1001       2000 180000    655   1000   1%\n"
TWO = "VMPG02 1235          1       3338 600840  10000  15000   1%\n"
DRAINED = TWO.replace("1%", "1% DRAINING")
BREAK = "                                  ------ ------        ----\n"


def space(facts: SiteFacts) -> dict[str, int]:
    found = volumes_shown(facts)
    return dict(found.value) if found else {}


def used(facts: SiteFacts) -> int:
    return sum(facts.get("volume", name, "space-used") or 0 for name in facts.names("volume"))


@pytest.mark.parametrize(
    ("rows", "held", "in_use"),
    [
        (ONE, {"VMPG01": 180_000}, 12_345),
        (ONE + MORE, {"VMPG01": 360_000}, 13_000),
        (ONE + MORE + TWO, {"VMPG01": 360_000, "VMPG02": 600_840}, 23_000),
        (ONE + MORE + DRAINED, {"VMPG01": 360_000}, 23_000),
        (ONE + MORE.replace("1%", "1%  DRAINING"), {"VMPG01": 180_000}, 13_000),
        ("VMPG01 1234 ----- ----- 180000 5 ----- 1%\n ----- ----- 70 3 ----- 5%\n", {"VMPG01": 180_070}, 8),
        (ONE + ONE.replace("12345", "12000"), {"VMPG01": 180_000}, 12_000),  # a later reply
        (ONE + MORE + BREAK + "SUMMARY 360000 13000 4%\n" + ONE + MORE, {"VMPG01": 360_000}, 13_000),
        ("VMPG01 1234 1 10016 1761K 2K 3K 1%\n 10017 20000 2M 1K - 1%\n", {"VMPG01": 3_900_416}, 3_072),
        ("123456 1234 1 1000 180000 9 9 1%\n 1001 1001 180 1 1 1%\n", {"123456": 180_180}, 10),
    ],
)
def test_extents_of_a_volume_add_up(rows: str, held: dict[str, int], in_use: int) -> None:
    facts = facts_of(HEAD + rows)
    assert (space(facts), used(facts)) == (held, in_use)


@pytest.mark.parametrize(
    ("sums", "doubted"),
    [
        ("SUMMARY 960840 23000 2%", False),
        ("SUMMARY 938K 23000 2%", False),  # 960,512 to 961,536
        ("SUMMARY 0.9M 22K 2%", False),
        ("SUMMARY 960840 33000 4%", True),
        ("SUMMARY 1761K 23000 1%", True),
        ("SUMMARY 960840 23000 2%\nUSABLE 360000 13000 4%", False),
        ("SUMMARY 960840 23000 2%\nUSABLE 960840 23000 2%", True),
    ],
)
def test_what_cp_sums_is_held_against_the_lines(sums: str, doubted: bool) -> None:
    facts = facts_of(f"{HEAD}{ONE}{MORE}{DRAINED}{BREAK}{sums}\n")
    shown = [one.text for one in facts.findings if "lines are missing or repeated" in one.text]
    assert (len(shown), facts.get("system", "", "space doubt") is not None) == (doubted, doubted)
    assert used(facts) == 23_000


def test_a_doubted_sum_stands_beside_the_figure_that_is_compared() -> None:
    text = f"{HEAD}{ONE}{BREAK}SUMMARY 960840 33000 4%\n"
    site = machine_of({"user.direct": "USER LINUX01 X 2G\n", "c": text}).scenario.site
    assert site is not None
    assert site.figures["space-used"].doubt.startswith("c, line 7: SUMMARY 960840 33000")


@pytest.mark.parametrize(
    ("text", "fate"),
    [
        (ONE, "guessed"),  # no command: SPOOL has this form, too
        (ONE.replace("VMPG01", "SPOL01"), "left out"),
        (HEAD.replace("page", "spool") + ONE, "left out"),
        (HEAD.replace("alloc page", "ALLOC TDISK") + ONE, "left out"),
        (HEAD.replace("q alloc page", "query alloc drct") + ONE, "left out"),
        (HEAD + MORE, "left out"),  # the volume is not known
        (HEAD + "SUMMARY 960840 33000 4%\n", "guessed"),  # of what is not known
    ],
)
def test_what_is_no_paging_space_for_certain_is_named(text: str, fate: str) -> None:
    facts = facts_of(text)
    (found,) = [one for one in facts.findings if one.line.number == text.count("\n") and one.outcome == fate]
    assert found.text
    assert fate == "guessed" or space(facts) == {}


def test_extents_of_a_map_are_counted_by_their_type() -> None:
    text = """query alloc map
VOLID  RDEV      START        END  TOTAL IN USE   HIGH USED TYPE
M01RES 0200          0          0      1      1      1 100% DRCT ACTIVE
                     1         20     20      0      0   0% DRCT
                    21        500    480    480    480 100% PERM
                   501        600    100      7      9   7% PAGE
                   601        700    100      7      9   7% SPOOL
M01P01 0201          1       1000 180000     12     12   1% PAGE
                  1001       2000 180000      3      3   1% PAGE
"""
    assert space(facts_of(text)) == {"M01RES": 18_000, "M01P01": 360_000}


EXTENT = st.tuples(st.integers(1, 10**6), st.integers(0, 10**6))


@given(st.lists(st.lists(EXTENT, min_size=1, max_size=4), min_size=1, max_size=4))
def test_the_sum_of_the_extents_is_the_site(volumes: list[list[tuple[int, int]]]) -> None:
    rows = []
    for place, extents in enumerate(volumes):
        for at, (total, in_use) in enumerate(extents):
            name = f"PAGE{place:02d} {place:04X}" if at == 0 else ""
            rows.append(f"{name} {1000 * at} {1000 * at + 999} {total} {in_use} {in_use} 1%")
    total, in_use = (sum(pair[which] for each in volumes for pair in each) for which in (0, 1))
    facts = SiteFacts()
    text = HEAD + "\n".join([*rows, f"SUMMARY {total} {in_use} 1%", f"USABLE {total} {in_use} 1%", ""])
    read_replies(lines(text.encode(), "c"), facts)
    assert (sum(space(facts).values()), used(facts)) == (total, in_use)
    assert facts.get("system", "", "space doubt") is None


@pytest.mark.parametrize(
    ("rows", "space", "used"),
    [
        ("PAGE01 0200 1 3338 47% PAGE", 600_840, 282_394),
        ("PAGE01 0200 1 3338 47%", 600_840, 282_394),
        ("PAGE01 1A10 1 3338 20% PAGE", 600_840, 120_168),
        ("PAGE01 1A10 101 3338 0%", 582_840, 0),
        ("PAGE01 4000 2000 3000 50%", 4_000, 2_000),  # its percentage fits a total
    ],
)
def test_rows_without_a_total_have_device_and_extent(rows: str, space: int, used: int) -> None:
    facts = facts_of(f"q alloc page\nVOLID RDEV START END % USED\n{rows}\n")
    (name,) = facts.names("volume")
    assert facts.get("volume", name, "space") == space
    assert facts.get("volume", name, "space-used") == used


def test_a_volume_of_few_pages_raises_a_doubt() -> None:
    guesses = [one.text for one in facts_of("PAGE01 600 0 0 0%\n").findings if one.outcome == "guessed"]
    assert any("not much for a paging volume" in text for text in guesses)
