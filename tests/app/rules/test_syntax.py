"""Tokens of a line, and what may be typed at a place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.highlighting import TokenKind, tokens, word_at
from app.rules.words import meaning, place
from engine.cpuplugd.language.names import KEYWORDS, PREDEFINED

VARIABLES = {"busy": "user+system", "loadavg2": "1"}


def kinds(line: str) -> list[tuple[str, TokenKind]]:
    """The parts of a line that are not blank."""
    found = [(line[one.start : one.end], one.kind) for one in tokens(line, VARIABLES)]
    return [(text, kind) for text, kind in found if text.strip()]


def test_a_rule_falls_into_its_parts() -> None:
    assert kinds('HOTPLUG = "(busy > 1.5) & onumcpus<4" # why') == [
        ("HOTPLUG ", TokenKind.SETTING),
        ('"', TokenKind.QUOTE),
        ("(", TokenKind.OPERATOR),
        ("busy", TokenKind.USED),
        (">", TokenKind.OPERATOR),
        ("1.5", TokenKind.NUMBER),
        (")", TokenKind.OPERATOR),
        ("&", TokenKind.OPERATOR),
        ("onumcpus", TokenKind.KEYWORD),
        ("<", TokenKind.OPERATOR),
        ("4", TokenKind.NUMBER),
        ('"', TokenKind.QUOTE),
        (" # why", TokenKind.IGNORED),
    ]


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ("meminfo.MemFree[1]", TokenKind.KEYWORD),
        ("vmstat.pgscan_direct_dma", TokenKind.KEYWORD),
        ("vmstat.pgscan_nothing", TokenKind.WRONG),
        ("meminfo.", TokenKind.WRONG),
        ("time[3]", TokenKind.KEYWORD),
        ("loadavg[1]", TokenKind.WRONG),  # only counters have a history
        ("loadavg2", TokenKind.USED),
        ("loadavg3", TokenKind.WRONG),
        ("0x1F", TokenKind.NUMBER),
        ("1e3", TokenKind.NUMBER),
        ("%", TokenKind.WRONG),
    ],
)
def test_each_part_is_what_the_daemon_takes_it_for(value: str, kind: TokenKind) -> None:
    assert kinds(f'HOTPLUG="{value}"')[2] == (value, kind)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ('# a="b"', TokenKind.COMMENT),
        ("nothing at all", TokenKind.IGNORED),
        ('  # a="1"', TokenKind.DEFINED),  # no comment for the daemon: # is not its first character
        ('hotplug_2="1"', TokenKind.SETTING),  # the daemon compares the beginning only
    ],
)
def test_the_first_part_says_what_the_line_is(line: str, kind: TokenKind) -> None:
    assert kinds(line)[0][1] == kind


def test_a_value_without_both_quotes_is_wrong() -> None:
    assert kinds('HOTPLUG="1')[1:] == [('"1', TokenKind.WRONG)]
    assert kinds("HOTPLUG=1")[1:] == [("1", TokenKind.WRONG)]


@given(st.text(max_size=200))
def test_tokens_lie_in_order_within_the_line(line: str) -> None:
    end = 0
    for one in tokens(line, VARIABLES):
        assert 0 <= one.start <= one.end <= len(line)
        if one.kind != TokenKind.WRONG:  # what is too long is marked once more
            assert one.start >= end
            end = one.end


def words(line: str) -> list[str] | None:
    """What may be typed where the line has a bar."""
    column = line.index("|")
    found = place(line.replace("|", ""), column, VARIABLES)
    return None if found is None else [one.word for one in found.choices]


def test_settings_stand_at_the_left() -> None:
    assert words("HOT|") == words("|")
    assert "HOTUNPLUG" in (words("HOT|") or [])
    assert words("# HOT|") is None


def test_variables_come_first_and_then_what_the_daemon_knows() -> None:
    found = words('HOTPLUG="lo|"') or []
    assert found[: len(VARIABLES)] == list(VARIABLES)
    assert {one.name for one in KEYWORDS} <= set(found)
    assert all(any(name.startswith(one) for name in found) for one in PREDEFINED)


def test_after_a_dot_only_names_that_a_rule_can_name() -> None:
    found = words('HOTPLUG="meminfo.Act|"') or []
    assert "Active" in found
    assert "Active(anon)" not in found
    assert "pgpgin" in (words('HOTPLUG="meminfo.MemFree-vmstat.|"') or [])


def test_numbers_are_not_completed() -> None:
    assert words('HOTPLUG="12|"') is None
    assert words("HOTPLUG=|") is None


def test_every_word_that_is_offered_has_a_meaning() -> None:
    for line, prefix in (
        ('A="|"', ""),
        ('A="meminfo.|"', "meminfo."),
        ('A="vmstat.|"', "vmstat."),
        ("|", ""),
    ):
        for word in words(line) or []:
            assert word.endswith(".") or meaning(f"{prefix}{word}", VARIABLES), word


def test_the_word_at_a_column() -> None:
    line = 'HOTPLUG="meminfo.MemFree>busy"'
    assert word_at(line, 12) == "meminfo.MemFree"
    assert word_at(line, len(line) - 1) == "busy"
    assert word_at(line, 8) == ""
    assert "kB" in meaning("meminfo.MemFree", {})
    assert meaning("busy", VARIABLES) == "busy = user+system"
