"""Cards are laid as HCD lays them: decks that are taken apart and laid again come out as they were."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ficon.iocp.cards.layout import cards, comment
from tests.engine.ficon.iocp.shelf import at_commas, deck


def _statements(text):
    """Cards of each statement: a card goes on when it has something in column 72."""
    found, current = [], []
    for line in text.splitlines():
        current.append(line)
        if len(line) < 72:
            found.append(current)
            current = []
    return found


def _joined(lines):
    """Operation and operand field; a card that breaks behind a comma is filled with blanks."""
    first, *rest = lines
    head, field = first[9:71].split(None, 1)
    return head, field.rstrip(" ") + "".join(line[15:71].rstrip(" ") for line in rest)


def _operands(field):
    """The operand field cut at the commas outside parentheses and apostrophes."""
    found, depth, quoted, start = [], 0, False, 0
    for at, mark in enumerate(field):
        quoted ^= mark == "'"
        depth += (mark == "(") - (mark == ")")
        if mark == "," and not depth and not quoted:
            found.append(field[start:at])
            start = at + 1
    return [*found, field[start:]]


@pytest.mark.parametrize("name", ["cascade_a", "cascade_b"])
def test_the_samples_get_their_own_card_breaks(name):
    """But for those in the middle of an operand, which HCD puts at column 71."""
    text = deck(name)
    again = []
    for lines in _statements(text):
        operation, field = _joined(lines)
        again += cards(operation, _operands(field))
    assert "".join(f"{line}\n" for line in again) == at_commas(text)


@pytest.mark.parametrize(
    ("operand", "ends"),
    [
        ("PARTITION=(" + ",".join(f"LPAR{n:02d}" for n in range(20)) + ")", r"LPAR\d\d,|LPAR19\)"),
        (
            "PARTITION=((CSS(0)," + ",".join(f"(LPAR{n:02d},{n:X})" for n in range(12)) + "))",
            r"[0-9A-F]\),|\)\)",
        ),
        ("UNITADD=(" + ",".join(f"({n:02X},016)" for n in range(0, 256, 16)) + ")", r"016\),|\)\)"),
        ("PATH=((CSS(0)," + ",".join(f"{n:02X}" for n in range(40)) + "))", r"[0-9A-F]{2},|\)\)"),
    ],
)
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_a_name_or_number_stands_on_one_card(operand, ends, before):
    """A pair of a name and a number stays together, too."""
    found = cards("CHPID", ["PATH=(CSS(0),50)"[: 16 - before], operand, "TYPE=FC"])
    assert found[0].rstrip("* ").endswith(",")
    broken = [line[:71].rstrip(" ") for line in found[1:-1]]
    assert broken
    assert all(re.search(f"({ends})$", text) for text in broken)
    assert found[-1].endswith(",TYPE=FC")


def test_what_has_no_comma_is_cut_at_column_71():
    """So is a text in apostrophes: blanks behind its comma would be part of it."""
    for text in ("X" * 120, "'" + "A,B-" * 30 + "'"):
        found = cards("CHPID", [f"PARTITION=({text})", "TYPE=FC"])
        assert len(found[0][:71].rstrip(" ")) == 71
        assert _joined(found) == ("CHPID", f"PARTITION=({text}),TYPE=FC")


def test_a_first_keyword_that_is_too_long_stays_on_the_first_card():
    found = cards("RESOURCE", ["PARTITION=(" + "X" * 60 + ")"])
    assert found[0].startswith("         RESOURCE PARTITION=(XXX")
    assert found[0][71] == "*"


def test_a_label_stands_in_column_1():
    assert cards("CHPID", ["PATH=50"], "NAME1234") == ["NAME1234 CHPID PATH=50"]


OPERANDS = st.lists(st.text("ABC(),0123456789=", min_size=1, max_size=150), min_size=1, max_size=8)


@given(st.sampled_from(["ID", "RESOURCE", "CHPID", "CNTLUNIT"]), OPERANDS)
def test_joining_the_cards_gives_the_operands_back(operation, operands):
    found = cards(operation, operands)
    assert all(len(line) == 72 and line[71] == "*" for line in found[:-1])
    assert all(line[:15] == " " * 15 and line[15] != " " for line in found[1:])
    assert len(found[-1]) <= 71
    assert _joined(found) == (operation, ",".join(operands))


@given(st.lists(st.text("abcdef", min_size=1, max_size=30), max_size=40))
def test_comments_are_broken_between_words(words):
    found = comment(" ".join(words))
    assert all(line.startswith("*") and len(line) <= 71 for line in found)
    assert " ".join(line[2:] for line in found).split() == words
