"""The benchmark of cpuplugd's rules measures rules that decide."""

from __future__ import annotations

from bench.runs.rules import GUESTS, MACHINE, compiled, every_guest, machine_with, measured, readings, write
from engine.cpuplugd.language.compiler import compile_rules, printed_by
from engine.cpuplugd.language.configuration import read
from engine.cpuplugd.shipped import shipped


def test_every_rule_file_is_measured() -> None:
    found = measured(1, 6)
    assert [one.name for one in found] == list(shipped())
    assert all(0.0 < one.compiled.median < one.reference for one in found)
    assert found[0].share(0.05) > found[0].share(0.1) > 0.0


def test_the_guests_decide_now_this_way_now_that() -> None:
    program = compile_rules(read(shipped()["memory-3"]), MACHINE, printed_by())
    state, seen = machine_with(program), set()
    for second, counters in enumerate(readings(40)):
        write(state, second, counters)
        every_guest(state.tables[0])
        rows = state.tables["daemon"][0][:GUESTS]
        assert (rows["result"] == rows["result"][0]).all()
        seen |= set(enumerate(rows["result"][0].tolist()))
    assert {(0, 0), (2, 0), (2, 1), (3, 0), (3, 1)} <= seen
    assert compiled(program, readings(6)) > 0.0
