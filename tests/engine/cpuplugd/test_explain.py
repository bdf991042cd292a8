"""Explanations: values of terms, which part decided, and sentences about what did not happen."""

from __future__ import annotations

import pytest

from engine.cpuplugd.daemon.explain import TermNode, answers, reasons, series, tree, value_text
from engine.cpuplugd.daemon.interval import Interval
from engine.cpuplugd.daemon.why import why
from engine.cpuplugd.language.configuration import Configuration, read
from tests.engine.cpuplugd.readings import BASE, daemon, reading, rules

LOAD = 'load="user+system"\n'


def one_interval(text: str, seconds: int = 2, base: str = BASE) -> tuple[Configuration, Interval]:
    running = daemon(text, base=base)
    for second in range(seconds):
        now = running.interval(reading(second))
    return running.configuration, now


def root(rule: str, text: str) -> TermNode:
    configuration, now = one_interval(LOAD + rules(**{rule: text}))
    return tree(configuration, rule, now.seen[rule])


def test_a_tree_shows_values_and_what_decided() -> None:
    node = root("hotplug", "(idle>50)&(load>10)|loadavg>3")
    assert (node.text, node.value, node.decided) == ("(idle>50)&(load>10)|loadavg>3", False, True)
    both, last = node.parts
    first, second = both.parts
    assert (both.decided, last.decided) == (True, True)
    assert (first.text, first.value, first.decided) == ("(idle>50)", False, True)
    assert (second.reached, second.decided, second.value) == (False, False, None)
    assert first.parts[0].value == 20
    assert first.place == (7, 10)


def test_a_variable_is_opened_in_its_own_text() -> None:
    node = root("hotplug", "load>90")
    variable = node.parts[0]
    assert (variable.text, variable.value) == ("load", 80)
    (body,) = variable.parts
    assert (body.text, body.place) == ("user+system", (6, 7))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("idle>50&load>10", ["idle (20) > 50 is false"]),
        ("loadavg>0.1&load>90", ["load (80) > 90 is false"]),
        ("idle>50|load>90", ["idle (20) > 50 is false", "load (80) > 90 is false"]),
        ("idle>50|load>10", ["load (80) > 10 is true"]),
        ("!(idle>50)", ["idle (20) > 50 is false"]),
        ("load-80", ["load-80 (0) is false"]),
        ("0", ["0 is false"]),
    ],
)
def test_reasons(text: str, told: list[str]) -> None:
    assert reasons(root("hotplug", text)) == told


def test_why_nothing_happened() -> None:
    configuration, now = one_interval(rules(hotplug="idle<5", hotunplug="idle>150", memunplug="freemem>2000"))
    assert why(configuration, now) == [
        "No CPU was added: HOTPLUG is false, for idle (20) < 5 is false.",
        "No CPU was removed: HOTUNPLUG is false, for idle (20) > 150 is false.",
        "The pool is unchanged: MEMPLUG is false, for 0 is false. "
        "MEMUNPLUG is false, for freemem (1000) > 2000 is false.",
    ]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"hotplug": "1"}, "CPU 1 was added: HOTPLUG is true, for 1 is true."),
        ({"hotunplug": "1"}, "only CPU_MIN CPUs are online"),
        ({"hotplug": "1/(idle-20)"}, "skipped in this interval: floating point exception, division by zero."),
        ({"hotplug": "vmstat.x"}, "The daemon has ended: line 6, column 10: Symbol x not found"),
        ({"memplug": "1"}, "The pool shrank by 40 pages to 960: MEMPLUG is true, for 1 is true."),
        ({"memunplug": "1"}, "The pool grew by 100 pages to 1,100: "),
        ({"memunplug": "1", "cmm_inc": "0-1"}, "CMM_INC is negative and is treated as 0."),
        ({"memplug": "1", "cmm_dec": "9999"}, "The pool is not reduced below CMM_MIN."),
        (
            {"cmm_inc": "1/0"},
            "memory rules were skipped in this interval: floating point exception, division",
        ),
        ({"hotplug": ""}, "CPUs are not managed."),
        ({"memplug": ""}, "Memory is not managed."),
    ],
)
def test_why(given: dict[str, str], told: str) -> None:
    assert any(told in one for one in why(*one_interval(rules(**given))))


def test_why_at_the_upper_limit() -> None:
    text = rules(hotplug="1")
    configuration, now = one_interval(text, base=BASE.replace('CPU_MAX="4"', 'CPU_MAX="1"'))
    assert "CPU_MAX CPUs are online" in why(configuration, now)[0]


def test_why_before_the_first_decision() -> None:
    assert why(*one_interval(rules(hotplug="time[7]"))) == [
        "Nothing is decided yet: 7 readings are needed before the first decision."
    ]


def test_all_rules_answer_also_those_that_the_daemon_did_not_ask() -> None:
    configuration, now = one_interval(rules(hotplug="1", hotunplug="idle<50", cmm_inc="7.5", cmm_dec="1/0"))
    found = answers(configuration, now.given["cmm_inc"])
    assert (found["hotunplug"].value, found["cmm_inc"].value) == (True, 7)
    assert (found["cmm_dec"].value, found["cmm_dec"].trouble) == (
        None,
        "Floating point exception: division by zero",
    )


def test_a_series_of_a_variable_stays_what_it_was() -> None:
    running = daemon(LOAD + rules(hotplug="load>90"))
    given = [running.interval(reading(second, share=(second, 0, 0, 1))).given for second in range(5)]
    moments = [one["hotplug"] for one in given[1:]]
    assert series(running.configuration, "cpustat.user", moments) == [1, 4, 9, 16]
    assert series(running.configuration, "load > 60", moments) == [0, 1, 1, 1]
    assert series(running.configuration, "vmstat.x", moments) == [None] * 4


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "-"),
        (True, "true"),
        (1.0, "1"),
        (1 / 3, "0.333333"),
        (1245184.0, "1,245,184"),
        (1e300, "1e+300"),
    ],
)
def test_values_as_text(value: bool | float | None, text: str) -> None:
    assert value_text(value) == text


def test_a_tree_of_a_rule_that_is_not_there() -> None:
    assert tree(read(""), "hotplug", None) is None
