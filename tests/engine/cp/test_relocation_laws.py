"""Any command at any moment of a relocation: it has an answer, refusals change nothing, the laws hold."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.cp.command import all_commands
from engine.cp.help import complete
from engine.cp.reply import UNNUMBERED, Reply
from engine.kernel.units import MS
from engine.sim import Simulation
from tests.engine.cp.two_systems import MOMENT, machine, scenario
from tests.engine.relocations.laws import Laws

_SYSTEMS = ["VMSYS01", "VMSYS02"]
_GUESTS = ["APP0001", "APP0002", "DB0001", "LATE0001", "FAR0001"]
_HEADS = ("ACT", "AT", "DEACT", "DEF", "QUERY", "SET", "VARY", "VMRELO", "#LAB")
_WORDS = sorted({w if isinstance(w, str) else w.spelled for one in all_commands() for w in one.words})
_OPERANDS = [
    *_SYSTEMS,
    *_GUESTS,
    *"MAINT D000 D001 D010-D011 D000-FFFF 1234 3C 3D ON OFF SSI PROD NODE BUFFERS FORCE DOMAIN".split(),
    *"ERRORS LOSS RATE DELAY 1% 2MS".split(),
    *"ARCHITECTURE STORAGE IMMEDIATE ASYNC SYNC MAXTOTAL MAXQUIESCE NOLIMIT 1 99999999 0 -1 SEC MIN".split(),
]
LINES = st.one_of(
    st.text(max_size=100),
    st.lists(st.sampled_from([*_WORDS, *_OPERANDS]), max_size=9).map(" ".join),
    st.builds(
        "VMRELOCATE {} {} TO {} {}".format,
        *(st.sampled_from(words) for words in (["TEST", "MOVE"], [*_GUESTS, "MAINT"], _SYSTEMS)),
        st.lists(st.sampled_from(_OPERANDS), max_size=4).map(" ".join),
    ),
)

_ON = st.sampled_from(["", "AT VMSYS02 CMD "])
_OF_GUEST = (
    "VMRELOCATE MOVE {} TO VMSYS02",
    "VMRELOCATE MOVE {} TO VMSYS02 IMMEDIATE FORCE DOMAIN ARCHITECTURE STORAGE",
    "VMRELOCATE MOVE {} TO VMSYS01 MAXQUIESCE 1 SEC",
    "VMRELOCATE MOVE {} TO VMSYS01 MAXTOTAL 1 SEC",
    "VMRELOCATE MODIFY {} MAXTOTAL NOLIMIT MAXQUIESCE 1 SEC",
    "VMRELOCATE CANCEL {}",
    "SET VMRELOCATE {} OFF",
    "SET VMRELOCATE {} ON DOMAIN SSI FORCE ARCHITECTURE",
    "FORCE {}",
    "XAUTOLOG {}",
    "FOR {} CMD STOP CPU ALL",
    "FOR {} CMD BEGIN",
    "FOR {} CMD IPL 150",
    "SET QUICKDSP {} ON",
    "SET SHARE {} ABS 5% LIMITHARD",
)
_OF_LINK = (
    "VARY OFF D000-D001",
    "VARY ON D000-D001 D010-D011",
    "VARY OFF D010",
    "DEACTIVE ISLINK D001",
    "DEACTIVE ISLINK D000",
    "ACTIVATE ISLINK D000",
    "ACTIVATE ISLINK D001",
    "#LAB UNPLUG CHPID 3D",
    "#LAB PLUG CHPID 3D",
    "#LAB DEGRADE CHPID 3C ERRORS 20% LOSS 5% RATE 50%",
    "#LAB REPAIR CHPID 3C",
    "VARY OFF CHPID 3C",
    "VARY ON CHPID 3C",
    "QUERY ISLINK",
    "QUERY FCTC",
    "QUERY SSI",
    "VMRELOCATE STATUS",
)
COMMANDS = st.builds(
    str.__add__,
    _ON,
    st.one_of(
        st.builds(str.format, st.sampled_from(_OF_GUEST), st.sampled_from(_GUESTS)), st.sampled_from(_OF_LINK)
    ),
)


@cache
def _machine() -> Simulation:
    """One guest is on its way, another one has arrived."""
    sim = machine()
    assert sim.execute("vmrelocate move app0001 to vmsys02").number == 0
    sim.run(sim.now + 2_000 * MS)
    assert sim.execute("at vmsys02 cmd vmrelocate move far0001 to vmsys01").number == 0
    sim.run(sim.now + 220 * MS)
    return sim


@given(LINES, st.sampled_from(["MAINT", "APP0001", "FAR0001", "NOBODY"]))
@example("AT VMSYS02 CMD " * 15 + "QUERY TIME", "MAINT")
@example("AT", "MAINT")
@example("HELP", "MAINT")
@example("H 000000000000000000000 OFF", "MAINT")
@settings(max_examples=150)
def test_any_line_has_an_answer(line: str, userid: str) -> None:
    sim = _machine().fork()
    before, given_before = sim.digest(), len(sim.commands)
    reply = sim.execute(line, userid)
    assert isinstance(reply, Reply)
    assert all(text.isprintable() and len(text) <= 200 for text in reply.lines)
    assert reply.lines or reply.number == 0
    assert reply.number == UNNUMBERED or 0 <= reply.number < 10_000
    if reply.number or len(sim.commands) == given_before:
        assert (sim.digest(), len(sim.commands)) == (before, given_before)


@given(st.sampled_from(_HEADS), LINES)
def test_any_beginning_can_be_completed(head: str, line: str) -> None:
    assert complete(scenario(), f"{head} {line}") == sorted(complete(scenario(), f"{head} {line}"))


@pytest.mark.slow
@settings(max_examples=40)
@given(st.lists(st.tuples(st.integers(1, 1500), COMMANDS), min_size=1, max_size=20))
def test_laws_hold_after_every_command(steps: list[tuple[int, str]]) -> None:
    sim = Simulation(scenario())
    laws = Laws(sim)
    sim.run(MOMENT)
    for budget, line in steps:
        reply = sim.execute(line)
        assert reply.lines or reply.number == 0
        laws.check()
        sim.run(sim.now + 2_000 * MS, budget)
        laws.check()
    sim.run(sim.now + 4_000 * MS)
    laws.check()


@pytest.mark.slow
@settings(max_examples=15)
@given(st.lists(st.tuples(st.integers(1, 1500), COMMANDS), min_size=1, max_size=12), st.integers(1, 400))
def test_the_run_is_the_same_again(steps: list[tuple[int, str]], back: int) -> None:
    sim = Simulation(scenario())
    sim.run(MOMENT)
    for budget, line in steps:
        sim.execute(line)
        sim.run(sim.now + 2_000 * MS, budget)
    end = sim.now + 500 * MS
    sim.run(end)
    last, given_then = sim.digest(), sim.commands
    sim.rewind(back * MS)
    sim.run(end)
    assert (sim.digest(), sim.commands[: len(given_then)]) == (last, given_then)
