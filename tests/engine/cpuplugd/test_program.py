"""Compiled rules decide as the reference daemon does: in the recorded cases and with random rules."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import event, given, settings

from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.daemon.reading import CounterReading, ReadingHistory
from engine.cpuplugd.daemon.steps import keywords_at_start
from engine.cpuplugd.language.arithmetic import FloatingTrap
from engine.cpuplugd.language.compiler import Program, compile_rules, printed_by
from engine.cpuplugd.language.configuration import read
from engine.cpuplugd.language.evaluate import SymbolNotFound, TermNotANumber, Values, number, truth
from engine.cpuplugd.language.operations import ProgramError
from engine.cpuplugd.language.program import change, install
from engine.mechanisms.linux.programs import evaluate, push_reading
from engine.mechanisms.linux.rules import decide
from engine.state.daemon import MAX_PROGRAM, MAX_STACK, SPARE_CODE, CpuDecision, Op, Rule, Trap
from engine.state.rule_names import NEW, OLD
from tests.engine.cpuplugd import recorded
from tests.engine.cpuplugd.compiled import GUESTS, Compiled, new_tables, printed, put, wanted
from tests.engine.cpuplugd.random_rules import anything, conditions, configurations, numbers, readings

ROOT = Path(__file__).parents[3]
JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
EXAMPLES = 150 if JIT else 30


def _fits(case: Any) -> bool:
    """Return whether the engine can play a case: no reload, no vertical polarization, a good start."""
    samples = recorded.cases().samples(case)
    special = any(one.polarization or one.reload_config for one in samples)
    return case.expect.result != "config_error" and not special


CASES = [case for case in recorded.cases().cases if _fits(case)]


def test_most_recorded_cases_fit() -> None:
    assert len(CASES) > 120


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_recorded_cases(case: Any) -> None:
    """Step by step with the reference daemon, which acts, and with what the real one did."""
    samples, machine = recorded.cases().samples(case), case.machine.made()
    daemon = Daemon(machine, read(case.config))
    compiled = Compiled(daemon.configuration, machine, printed(samples[0].reading(1)))
    daemon.start()
    for sample, expected in zip(samples, case.expect.intervals, strict=False):  # until the daemon ends
        if sample.cmm_pages_now is not None:
            machine.pool = sample.cmm_pages_now
        reading = sample.reading(len(machine.online))
        found = compiled.interval(reading, machine.pool)
        assert found == wanted(daemon.interval(reading))
        if "mem" in expected:
            assert (found["memory"], found["flags"]) == (
                expected["mem"],
                sorted(expected.get("mem_flags", [])),
            )
            assert all(found.get(name, value) == value for name, value in expected["values"].items())


@pytest.mark.slow
@settings(max_examples=EXAMPLES)
@given(text=configurations(), taken=readings())
def test_random_files(text: str, taken: Any) -> None:
    """Decisions, traps and errors are those of the reference daemon."""
    configuration, machine = read(text), LinuxMachine()
    compiled = Compiled(configuration, machine, printed(taken[0][0]))
    daemon = Daemon(machine, configuration)
    daemon.start()
    for reading, pool in taken:
        machine.pool, machine.online = pool, set(range(reading.online))
        found = compiled.interval(reading, pool)
        now = daemon.interval(reading)
        event(found.get("error", f"{found.get('cpu')} {found.get('memory')}"))
        assert found == wanted(now)
        if daemon.ended:
            return


FRAME = 'UPDATE="1"\nCMM_MIN="0"\nCMM_MAX="9"\nMEMUNPLUG="0"\n'


@pytest.mark.slow
@settings(max_examples=2 * EXAMPLES)
@given(text=anything() | numbers() | conditions(), taken=readings(least=4))
def test_random_values(text: str, taken: Any) -> None:
    """Every bit of a number, every truth value, and why there is none."""
    configuration = read(f'{FRAME}CMM_INC="{text}"\nMEMPLUG="{text}"\n')
    compiled, history = (
        Compiled(configuration, LinuxMachine(), printed(taken[0][0])),
        ReadingHistory(configuration.depth),
    )
    for reading, pool in taken:
        compiled.interval(reading, pool)
        history.add(reading)
    values = Values(keywords_at_start(), history)
    for rule, how in (Rule.CMM_INC, number), (Rule.MEMPLUG, truth):
        compiled.row["ended"] = compiled.row["rate"] = 0
        with np.errstate(all="ignore"):
            value = float(evaluate(compiled.s, compiled.row, np.int64(rule)))
        trap = Trap(int(compiled.row["trap"]))
        event(trap.name)
        found = (trap, value.hex()) if trap is Trap.NONE else (trap, compiled.said)
        assert found == _right(how, configuration.term(rule.name.lower()), values)


def _right(how: Any, term: Any, values: Any) -> tuple[Any, Any]:
    """Trap, and the value or what the daemon says at its end."""
    try:
        return Trap.NONE, float(how(term, values)).hex()
    except FloatingTrap:
        return Trap.FLOAT, ""
    except SymbolNotFound as ended:
        return Trap.NO_NAME, ended.text
    except TermNotANumber as ended:
        return Trap.NO_NUMBER, ended.text


def _compiled(text: str, cpus: int = 4, kernel: str = OLD) -> Program:
    return compile_rules(read(text), LinuxMachine(present=cpus), printed_by(kernel))


def _nested(opening: str, inside: str, times: int = 400) -> str:
    return opening * times + inside + ")" * times


CPU_FRAME = 'UPDATE="2"\nCPU_MIN="1"\nCPU_MAX="0"\nHOTUNPLUG="0"\n'


def test_settings_and_parts() -> None:
    program = _compiled(f'{CPU_FRAME}HOTPLUG="time > time[7]"\n', cpus=6)
    assert (program.cpus, program.memory, program.depth, program.settings) == (
        True,
        False,
        7,
        (2, 1, 6, -1, -1),
    )
    assert [rule >= 0 for rule in program.rules] == [True, True, False, False, False, False]


def test_newer_kernels_have_other_names() -> None:
    text = f'{CPU_FRAME}HOTPLUG="vmstat.pgscan_kswapd_dma > 0"\n'
    assert [op[0] for op in _compiled(text).code][:4] == [Op.READ, Op.VALUE, Op.GREATER, Op.END]
    assert _compiled(text, kernel=NEW).ends == {
        0: "Symbol pgscan_kswapd_dma not found, check your config file"
    }


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('HOTPLUG="1"\n', "cpuplugd would not start: .*No valid update interval"),
        (f'{CPU_FRAME}HOTPLUG="1+"\n', "cpuplugd would not start: line 5, column 12: parsing error"),
        (
            f'{CPU_FRAME}a="{_nested("1+(", "1")}"\nHOTPLUG="{_nested("1+(", "a")}"\n',
            f"HOTPLUG is nested too deeply: more than {MAX_STACK} values",
        ),
        (f'{CPU_FRAME}a="{"1+" * 100}1"\nb="{"a+" * 100}a"\nHOTPLUG="b+b+b"\n', "HOTPLUG is too long"),
    ],
)
def test_a_file_that_does_not_fit(text: str, what: str) -> None:
    with pytest.raises(ProgramError, match=what):
        _compiled(text)


LONG = f'a="1{"+1" * 900}"\n'


def _rules(count: int, extra: str = "") -> list[Program]:
    frame = CPU_FRAME + LONG * ("a" in extra)
    return [_compiled(f'{frame}HOTPLUG="loadavg > {number}{extra}"\n') for number in range(count)]


def test_guests_with_equal_files_share_a_program() -> None:
    one, other = _rules(2)
    tables = new_tables()
    install(tables, [one, other, one])
    assert list(tables[0]["daemon"]["program"][:GUESTS]) == [1, 2, 1]
    assert tables[0]["n_code"] == 2 * len(one.code) + SPARE_CODE
    assert list(tables[0]["daemon"]["ring"][:GUESTS]) == [0, one.kept, 2 * one.kept]


@pytest.mark.parametrize(
    ("made", "what"),
    [
        (lambda: _rules(MAX_PROGRAM + 1), "more than 96 different rule files"),
        (lambda: _rules(2, "+a" * 14), "more than 49152 operations"),
        (lambda: _rules(1, "*time[100]*user*idle*steal") * 1000, "more than 1048575 values"),
    ],
)
def test_tables_that_are_full(made: Any, what: str) -> None:
    programs = made()
    with pytest.raises(ProgramError, match=what):
        install(new_tables(len(programs)), programs)


def _decided(tables: Any, guest: int, reading: CounterReading) -> Any:
    put(tables[0].linux[guest], reading, 0)
    push_reading(tables[0], np.int64(guest))
    decide(tables[0], np.int64(guest))
    return CpuDecision(int(tables[0].daemon[guest]["cpu"]))


def _reading(second: float, loadavg: float) -> CounterReading:
    return CounterReading(second, {}, loadavg, 1, 2, {"MemFree": 1}, {})


def test_other_rules_in_a_run() -> None:
    """The others are not touched, equal rules are shared, and what nobody uses is used again."""
    zero, one = _rules(2)
    (long,) = _rules(1, "+a")
    tables = new_tables()
    install(tables, [zero, zero, None])
    rooms = [int(tables[0][name]) for name in ("n_program", "n_code", "n_ring")]
    assert [_decided(tables, 0, _reading(second, 0.5)) for second in (1, 2)] == [
        CpuDecision.WAITING,
        CpuDecision.PLUG,
    ]
    for program in [one, zero, long, one] * 40:
        change(tables, 1, program)
        assert tables[0]["daemon"]["program"][1] == (1 if program is zero else 2)
    assert _decided(tables, 0, _reading(3, 0.5)) is CpuDecision.PLUG
    assert [_decided(tables, 1, _reading(second, 0.5)) for second in (3, 4)] == [
        CpuDecision.WAITING,
        CpuDecision.NOTHING,
    ]
    change(tables, 0, None)
    change(tables, 2, long)
    assert list(tables[0]["daemon"]["program"][:GUESTS]) == [0, 2, 1]
    assert _decided(tables, 1, _reading(5, 1.5)) is CpuDecision.PLUG
    assert [int(tables[0][name]) for name in ("n_program", "n_code", "n_ring")] == rooms


def test_no_room_for_other_rules_in_a_run() -> None:
    tables = new_tables()
    install(tables, [_rules(1)[0], None, None])
    before = tables.tobytes()
    names = sorted(name for name in printed_by() if re.fullmatch(r"\w+\.[A-Za-z_]+", name))
    for program in _rules(1, "+a+a+a") + _rules(1, f"+time[100]+{'+'.join(names[:90])}"):
        with pytest.raises(ProgramError, match="no more room for"):
            change(tables, 1, program)
    assert tables.tobytes() == before


def test_very_deep_rules() -> None:
    """Neither nesting nor a chain of variables fills Python's stack."""
    text = f'{CPU_FRAME}a="{_nested("-(", "1")}"\nb="{_nested("-(", "a")}"\nHOTPLUG="{_nested("!(", "b")}"\n'
    codes = [op[0] for op in _compiled(text).code]
    assert (codes.count(Op.NOT), codes.count(Op.NEGATE)) == (400, 800)


@pytest.mark.slow
@pytest.mark.skipif(not JIT, reason="the others run without the JIT already")
def test_without_the_jit() -> None:
    """The same tests with kernels as plain Python."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        "-k",
        "random or recorded",
        __file__,
    ]
    env = dict(os.environ, NUMBA_DISABLE_JIT="1")
    result = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout[-3000:]
