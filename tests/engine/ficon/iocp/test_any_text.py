"""Whatever a file holds, reading ends with a deck and places in the text; and work grows as the text does."""

from __future__ import annotations

import random
import sys
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ficon.iocp.cards.source import DeckFileError, decode
from engine.ficon.iocp.deck.problem import Problem, Repair
from engine.ficon.iocp.reader import lines_of, read
from engine.ficon.iocp.rules.rule import check
from tests.engine.ficon.iocp.shelf import NAMES, deck

_PIECES = st.sampled_from(
    [
        *"CHPID|CNTLUNIT|IODEVICE|RESOURCE|ID|PATH=|CUNUMBR=|UNITADD=|LINK=|PART=|ADDRESS=|UNIT=FCTC".split(
            "|"
        ),
        *"TYPE=FC|(|)|((|))|,|=|'|*|**|...|…|XXXX|CSS(0)|(=)|0|40K|FFFF|\t|\u00a0|> |<b>|&lt;|.*|\x00".split(
            "|"
        ),
        "\x85",
        "\n",
        "\n               ",
    ]
)
TEXTS = st.one_of(
    st.text(max_size=200), st.lists(_PIECES, max_size=60).map("".join), st.lists(_PIECES).map(" ".join)
)


def judge(text: str, lenient: bool) -> None:
    """Read and check; all places are in the text, all texts in one line."""
    reading = read(text, lenient)
    lines = lines_of(text)
    for one in (*reading.problems, *check(reading.deck), *reading.repairs):
        assert isinstance(one, (Problem, Repair))
        assert 1 <= one.line <= max(len(lines), 1)
        assert one.column >= 1
        assert one.text
        assert one.text.isprintable() or not text.isprintable()
    hash(reading.deck)


@given(text=TEXTS, lenient=st.booleans())
def test_any_text_is_read(text: str, lenient: bool) -> None:
    judge(text, lenient)


@given(data=st.binary(max_size=400))
def test_any_bytes_are_read_or_refused_in_one_sentence(data: bytes) -> None:
    try:
        judge(decode(data).text, lenient=True)
    except DeckFileError as error:
        refused = str(error)
    else:
        refused = ""
    assert "\n" not in refused


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lenient", [False, True])
def test_damaged_decks_are_read(name: str, lenient: bool) -> None:
    dice = random.Random(name)
    for _ in range(60):
        judge(damaged(deck(name), dice), lenient)


def damaged(text: str, dice: random.Random) -> str:
    """A deck with a few letters lost, doubled, changed, or cut off."""
    letters = list(text)
    for _ in range(dice.randint(1, 10)):
        at = dice.randrange(len(letters))
        what = dice.randrange(5)
        if what == 0:
            del letters[at : at + dice.randint(1, 40)]
        elif what == 1:
            letters[at:at] = letters[dice.randrange(len(letters)) :][: dice.randint(1, 100)]
        elif what == 2:
            letters[at] = dice.choice("(),='* X\n\t.*0F")
        elif what == 3:
            letters[at] = chr(dice.randrange(1, 0x2100))
        elif len(letters) > 200:
            del letters[at:]
        if not letters:
            break
    return "".join(letters)


def cut_in_two(text: str) -> list[str]:
    """A deck that ends at any of many places."""
    return [text[:at] for at in range(0, len(text), 37)]


@pytest.mark.parametrize("lenient", [False, True])
def test_a_deck_cut_off_anywhere_is_read(lenient: bool) -> None:
    for text in cut_in_two(deck("cascade_a")):
        judge(text, lenient)


# ---- work

_CARD = "{:71}*\n".format
HOSTILE = {
    "in order": lambda n: deck("cascade_a") * (n // 30),
    "parentheses": lambda n: " CHPID PATH=" + "(" * n,
    "parentheses on cards": lambda n: _CARD(" CHPID PATH=(,") + _CARD(" " * 15 + "(((((,") * n,
    "apostrophes": lambda n: " ID MSG1='" + "a'b'" * n,
    "commas": lambda n: " CHPID " + "," * n,
    "comments that go on": lambda n: _CARD("* x") * n,
    "cards that go on": lambda n: _CARD(" CHPID PATH=50,") + _CARD(" " * 15 + "A=1,") * n,
    "cards of commas": lambda n: _CARD(" " * 15 + ",") * n,
    "no end": lambda n: " CHPID PATH=50,\n" * n,
    "open": lambda n: " CHPID PATH=(50,\n" * n,
    "blank lines": lambda n: (" CHPID PATH=50,\n" + "\n" * 70) * (n // 35),
    "comments between": lambda n: (" CHPID PATH=50,\n" + "* x\n" * 70) * (n // 35),
    "marks": lambda n: "CHPID PATH=(50, *\n" + "*\n" * n,
    "bold": lambda n: "*CHPID PATH=50,*\n" * n,
    "bold, open": lambda n: "*CHPID PATH=(50,*\n" + "*51,*\n" * n,
    "prose": lambda n: "hello world this\n" * n,
    "quoted": lambda n: "> > CHPID PATH=50,TYPE=FC\n" * n,
    "one control unit": lambda n: _UNIT + " IODEVICE ADDRESS=(1000,16),CUNUMBR=1,UNIT=FCTC\n" * n,
    "one channel": lambda n: (
        " CHPID PATH=50,TYPE=FC,SHARED\n" + " CNTLUNIT CUNUMBR=1,PATH=50,UNIT=FCTC\n" * n
    ),
    "ports": lambda n: (
        _UNIT + "".join(f"*$HCDC$ SWPORT=(({i % 256:02X},{i // 256:02X}))\n" for i in range(n))
    ),
}
_UNIT = " CHPID PATH=50,TYPE=FC,SHARED\n CNTLUNIT CUNUMBR=1,PATH=50,UNIT=FCTC\n"


def steps(text: str, lenient: bool) -> int:
    """How many lines of Python it takes to read and check a text: a count, not a time."""
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> object:
        nonlocal count
        count += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)  # type: ignore[arg-type]
    try:
        check(read(text, lenient).deck)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("lenient", [False, True])
@pytest.mark.parametrize("name", HOSTILE)
def test_twice_the_text_is_less_than_three_times_the_work(name: str, lenient: bool) -> None:
    make = HOSTILE[name]
    once, twice = steps(make(140), lenient), steps(make(280), lenient)
    assert twice < 3 * once


@pytest.mark.slow
def test_problems_and_repairs_are_bounded() -> None:
    reading = read(" CHPID PATH=(50,\n" * 12_000, lenient=True)
    assert (len(reading.problems), len(reading.repairs)) == (10_001, 10_001)
    assert reading.counts == {"CHPID": 12_000}
    assert any("only the first 10000" in one.text for one in reading.problems)
    assert len(check(reading.deck)) <= 3000
