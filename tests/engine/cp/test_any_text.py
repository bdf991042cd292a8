"""Any text has an answer; what is only asked, or refused, leaves the machine as it was."""

from __future__ import annotations

from functools import cache

from hypothesis import example, given
from hypothesis import strategies as st

from engine.cp.command import all_commands
from engine.cp.help import complete, help_text
from engine.cp.reply import UNNUMBERED, Reply
from engine.sim import Simulation
from tests.engine.cp.transcripts import MOMENT, scenario

_WORDS = sorted({w if isinstance(w, str) else w.spelled for one in all_commands() for w in one.words})
_USERS = ["MAINT", "OPERATOR", "DB0001", "APP0001", "LATE0001"]
_OPERANDS = [*_USERS, *"* 0 1 0-1 ALL 150 10% -1 \u00df INITIAL LIMITHARD EXP PARM".split(), "1" * 300]
LINES = st.one_of(
    st.text(max_size=300),
    st.lists(st.sampled_from([*_WORDS, *_OPERANDS]), max_size=9).map(" ".join),
)
USERS = st.one_of(st.sampled_from(_USERS), st.text(max_size=9))


@cache
def _machine() -> Simulation:
    sim = Simulation(scenario())
    sim.run(MOMENT)
    return sim


@given(LINES, USERS)
@example("q" * 100_000, "MAINT")
@example("\x00\x1b[2J\r\n", "MAINT")
@example("for db0001 cmd " * 14, "MAINT")
@example("", "")
def test_any_line_has_an_answer(line: str, userid: str) -> None:
    sim = _machine()
    before, given_before = sim.digest(), len(sim.commands)
    reply = sim.execute(line, userid)
    assert isinstance(reply, Reply)
    assert all(text.isprintable() and len(text) <= 200 for text in reply.lines)
    assert reply.lines or reply.number == 0
    assert reply.number == UNNUMBERED or 0 <= reply.number < 10_000
    if len(sim.commands) == given_before:
        assert sim.digest() == before
    if reply.number:
        assert len(sim.commands) == given_before


@given(LINES)
def test_any_beginning_can_be_completed(line: str) -> None:
    there = scenario()
    assert complete(there, line) == sorted(complete(there, line))
    assert help_text(line)


@given(st.lists(LINES, max_size=12), st.integers(1, 2000))
def test_the_machine_goes_on_after_any_commands(lines: list[str], budget: int) -> None:
    sim = _machine().fork()
    for line in lines:
        sim.execute(line)
        sim.run(sim.scenario.until, budget)
    sim.run(sim.scenario.until)
    assert sim.finished
