"""Statements laid out on cards, drawn at random: both ways to break them, remarks and sequence numbers."""

from __future__ import annotations

from hypothesis import strategies as st

REMARKS = st.sampled_from(["", "REMARK", "a remark, with a comma", "(and a parenthesis"])
COIN = st.sampled_from((False, True))


def number(low: int, high: int, width: int = 0) -> st.SearchStrategy[str]:
    """A hexadecimal number."""
    return st.integers(low, high).map(lambda one: f"{one:0{width}X}")


NAMES = st.from_regex(r"[A-Z][A-Z0-9]{0,7}", fullmatch=True).filter(lambda one: one not in ("REC", "CSS"))
LINKS = st.one_of(number(0, 0xFF, 2), number(0, 0xFFFF, 4), st.just("**"))


@st.composite
def chpids(draw: st.DrawFn) -> list[str]:
    """Operands of a CHPID."""
    css = draw(st.sampled_from(["", "CSS(0),", "CSS(0,1),"]))
    path = draw(number(0, 0xFF, 2))
    names = draw(st.lists(NAMES, min_size=1, max_size=4, unique=True))
    access = f"((CSS(0),({','.join(names)}),(=)))" if css else f"({','.join(names)})"
    found = [f"PATH=({css}{path})", "TYPE=FC", f"PART={access}", "SHARED", f"PCHID={draw(number(0, 0xFFF))}"]
    return draw(st.permutations(found))


@st.composite
def units(draw: st.DrawFn) -> list[str]:
    """Operands of a CNTLUNIT."""
    path, link = draw(number(0, 0xFF, 2)), draw(LINKS)
    found = [
        f"CUNUMBR={draw(number(0, 0xFFFE))}",
        f"PATH=((CSS(0),{path}),(CSS(1),{path}))",
        f"LINK=((CSS(0),{link}),(CSS(1),{link}))",
        f"UNITADD=(({draw(number(0, 0xFF, 2))},{draw(st.integers(1, 256)):03d}))",
        "UNIT=FCTC",
    ]
    return draw(st.permutations(found))


@st.composite
def devices(draw: st.DrawFn) -> list[str]:
    """Operands of an IODEVICE."""
    names = draw(st.lists(NAMES, min_size=1, max_size=4, unique=True))
    found = [
        f"ADDRESS=({draw(number(0, 0xFFFF, 4))},{draw(st.integers(1, 256)):03d})",
        f"CUNUMBR=({','.join(draw(st.lists(number(0, 0xFFFE), min_size=1, max_size=8)))})",
        "UNIT=FCTC",
        f"NOTPART=((CSS(0),{','.join(names)}))",
        f"STADET={draw(st.sampled_from('YN'))}",
    ]
    return draw(st.permutations(found))


@st.composite
def idents(draw: st.DrawFn) -> list[str]:
    """Operands of an ID, with a text in apostrophes."""
    text = draw(st.from_regex(r"[A-Z0-9 .,()=*-]{0,64}", fullmatch=True))
    return [f"MSG1='{text}'", "SYSTEM=(3906,1)"]


STATEMENTS = st.one_of(
    st.tuples(st.just("ID"), idents()),
    st.tuples(st.just("CHPID"), chpids()),
    st.tuples(st.just("CNTLUNIT"), units()),
    st.tuples(st.just("IODEVICE"), devices()),
)


@st.composite
def cards(draw: st.DrawFn, operation: str, operands: list[str]) -> list[str]:
    """The cards of a statement: broken behind a comma, with a remark, or filled to column 71."""
    line = draw(st.sampled_from([" ", "         "])) + operation + " "
    done: list[str] = []
    text = ",".join(operands)
    sequence = draw(COIN)
    while True:
        room = 71 - len(line)
        fits = [at for at in range(min(room, len(text) - 1), 0, -1) if _may_break(text, at)]
        if len(text) <= room and not (bool(fits) and draw(COIN)):
            done.append(_card(line + text, " ", "", len(done), sequence))
            return done
        if bool(fits) and draw(COIN):
            at, remark = draw(st.sampled_from(fits[:3])), draw(REMARKS)
            done.append(_card(line + text[:at], "*", remark, len(done), sequence))
        else:
            at = min(room, len(text))
            done.append(_card(line + text[:at], "X", "", len(done), sequence))
        text, line = text[at:], " " * 15
        if not text:
            return [*done[:-1], done[-1][:71] + " " + done[-1][72:]]
        if text.startswith(" "):  # column 16 must not be blank: only a text in apostrophes could do that
            return done[:0]


def _may_break(text: str, at: int) -> bool:
    return text[at - 1] == "," and text[:at].count("'") % 2 == 0


def _card(text: str, mark: str, remark: str, number: int, sequence: bool) -> str:
    behind = f"{text} {remark}"[:71] if remark else text
    card = behind.ljust(71) + mark
    return (card + f"{(number + 1) * 10:08d}") if sequence else card.rstrip()


@st.composite
def decks(draw: st.DrawFn) -> str:
    """A deck in order: RESOURCE and some statements, with comments between."""
    lines = ["         RESOURCE PARTITION=((CSS(0),(A,1)),(CSS(1),(B,1)))"]
    for operation, operands in draw(st.lists(STATEMENTS.filter(lambda one: one[0] != "ID"), max_size=5)):
        if draw(st.booleans()):
            lines.append(draw(st.sampled_from(["* a comment", "*", ".* another", ""])))
        lines += draw(cards(operation, operands))
    return "\n".join(lines) + "\n"
