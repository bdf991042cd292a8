"""Whatever a file holds, reading it ends, with a configuration or with an error that has a place."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cpuplugd.daemon.daemon import Daemon
from engine.cpuplugd.daemon.explain import answers, reasons, tree
from engine.cpuplugd.daemon.machine import LinuxMachine
from engine.cpuplugd.daemon.why import why
from engine.cpuplugd.language import names
from engine.cpuplugd.language.configuration import RULES, VALUES, Configuration, read
from engine.cpuplugd.language.messages import DaemonEnded, RuleMessage
from engine.cpuplugd.lints.finding import GuestFacts, RuleFinding
from engine.cpuplugd.lints.lint import lint
from tests.engine.cpuplugd.drawn_rules import EXPRESSIONS, VARIABLES
from tests.engine.cpuplugd.readings import BASE, reading, rules

_PIECES = [*names.PREDEFINED, "a", "b", "meminfo.MemFree", "vmstat.pswpin", "cpustat.user", "[1]", "[101]"]
_SIGNS = [
    "(",
    ")",
    "-",
    "!",
    "+",
    "*",
    "/",
    "<",
    ">",
    "&",
    "|",
    "1",
    "0",
    "1e308",
    "0x",
    ".",
    '"',
    "=",
    "#",
    " ",
]
_RULE = st.lists(st.sampled_from(_PIECES + _SIGNS), max_size=12).map("".join)
_NAME = st.sampled_from(
    [*RULES, *VALUES, "a", "b", "", "# x", "idle", "cpu_max\x1b\x9b", "a\x07", "hotplug\x01"]
)
_LINE = st.one_of(
    st.builds('{}="{}"'.format, _NAME, _RULE), st.builds("{}={}".format, _NAME, _RULE), st.text(max_size=20)
)
_FILE = st.lists(_LINE, max_size=12).map(lambda lines: BASE + "\n".join([*lines, ""]))
_FACTS = GuestFacts("combo", vmrm_cmm=True, cpuset=True, kernel="new")


def use(content: str | bytes) -> Configuration:
    """Read, lint, start, run and explain; whatever comes, it has a place and texts that can be printed."""
    configuration = read(content)
    lines = (content.count(b"\n") if isinstance(content, bytes) else content.count("\n")) + 1
    found: list[RuleMessage | RuleFinding] = [*configuration.messages, *lint(configuration, _FACTS)]
    for one in found:
        assert 1 <= one.line <= lines
        assert one.column >= 1
        assert (one.sentence.isprintable(), "\n" in one.sentence) == (True, False)
    run(configuration)
    return configuration


def run(configuration: Configuration) -> Any:
    daemon = Daemon(LinuxMachine(pool=1000), configuration)
    try:
        daemon.start()
    except DaemonEnded:
        return
    for second in range(min(configuration.depth, 5) + 2):
        now = daemon.interval(reading(second))
        assert all(why(configuration, now))
        for rule, values in now.given.items():
            assert reasons(tree(configuration, rule, now.seen[rule]))
            assert all(
                one.trouble or math.isfinite(one.value) for one in answers(configuration, values).values()
            )
        if daemon.ended:
            break
    daemon.stop()
    assert (len(daemon.machine.online), daemon.machine.pool) == (1, 1000)


@settings(max_examples=150)
@given(_FILE)
def test_any_file_of_such_lines(text: str) -> None:
    use(text)


@settings(max_examples=100)
@given(st.binary(max_size=300))
def test_any_bytes(content: bytes) -> None:
    use(content)


@settings(max_examples=150)
@given(VARIABLES, EXPRESSIONS, EXPRESSIONS, EXPRESSIONS)
def test_any_right_rules(variables: Any, hotplug: Any, memplug: Any, cmm_inc: Any) -> None:
    text = rules(hotplug=hotplug, hotunplug=memplug, memplug=memplug, memunplug=hotplug, cmm_inc=cmm_inc)
    assert use(BASE + variables + text).fatal is None


HUGE: dict[str, str | bytes] = {
    "1 MB in one line": 'HOTPLUG="1' + "+1" * 500_000 + '"\n',
    "1 MB of comments": "# comment\n" * 100_000,
    "1 MB of rules": 'HOTPLUG="1"\n' * 90_000,
    "10,000 parentheses": f'HOTPLUG="{"(" * 10_000}1{")" * 10_000}"\n',
    "10,000 parentheses in variables": "".join(f'v{n}="{"(" * 500}{n}{")" * 500}"\n' for n in range(10)),
    "a variable of itself": 'a="a"\nHOTPLUG="a"\n',
    "a circle": 'a="b+1"\nb="c+1"\nc="a+1"\nHOTPLUG="a"\n',
    "UTF-16": 'UPDATE="1"\n'.encode("utf-16"),
    "NUL": b'UPDATE="1"\n\0\0\0\n',
    "no end of line": "HOTPLUG" * 100_000,
    "a huge index": f'HOTPLUG="time[{"9" * 1900}]"\n',
    "a huge number": f'UPDATE="{"9" * 1900}x"\n',
    "a huge exponent": f'HOTPLUG="1e{"9" * 1900}>("\n',
    "escapes": 'HOTPLUG="\x1b[2J\x07"\n',
    "exponential": 'v0="1"\n'
    + "".join(f'v{n}="v{n - 1}*v{n - 1}"\n' for n in range(1, 150))
    + 'HOTPLUG="v149"\n',
}


@pytest.mark.timeout(10)
@pytest.mark.parametrize("name", HUGE)
def test_what_is_huge_or_hostile_ends_with_a_place(name: str) -> None:
    assert use(HUGE[name]).fatal is not None


DEEP = {
    "parentheses": f"{'(' * 1000}idle{')' * 1000}>1",
    "minus": f"{'-' * 2000}idle",
    "not": f"{'!' * 2000}idle",
    "sum": "+".join(["1"] * 1000),
    "right": "1-(" * 500 + "idle" + ")" * 500,
}


@pytest.mark.parametrize("name", DEEP)
def test_what_is_deep_is_read_run_and_explained(name: str) -> None:
    assert use(BASE + rules(hotplug=DEEP[name])).fatal is None


def test_a_chain_of_variables_is_read_run_and_explained() -> None:
    chain = 'v0="idle"\n' + "".join(f'v{n}="(v{n - 1}|v{n - 1})"\n' for n in range(1, 14))
    assert use(BASE + chain + rules(hotplug="v13>5|v13")).fatal is None
