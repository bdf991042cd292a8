"""The names that rules can use."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cpuplugd.daemon.reading import TICKS, CounterReading
from engine.cpuplugd.language import names
from engine.cpuplugd.language.parser import Parser
from engine.cpuplugd.language.terms import Name
from engine.cpuplugd.shipped import shipped
from engine.state import rule_names
from tests.engine.cpuplugd import recorded

_ALL = [("keyword", names.KEYWORDS), *names.COUNTERS.items()]


@pytest.mark.parametrize(("kind", "known"), _ALL, ids=[kind for kind, _ in _ALL])
def test_every_name_has_a_meaning_and_a_unit_and_is_there_once(kind: Any, known: Any) -> None:
    assert all(one.name and one.unit and one.meaning for one in known)
    assert all(one.kernels in (rule_names.OLD, rule_names.NEW, rule_names.BOTH) for one in known)
    assert len({one.name for one in known}) == len(known)


def test_all_keywords_can_be_read() -> None:
    assert {one.name for one in names.KEYWORDS} == {one for one in names.PREDEFINED if "." not in one}
    for one in names.KEYWORDS:
        term = Parser({}).parse(one.name, "hotplug")
        assert isinstance(term, Name)
        assert term.name == one.name


def test_the_record_of_cpus_has_these_names() -> None:
    record = CounterReading(0, {}, 0, 0, 1).cpustat
    assert set(record) == {one.name for one in rule_names.CPUSTAT}
    assert set(TICKS) < set(record)


def test_counters_that_old_kernels_print_in_the_recorded_cases_are_known() -> None:
    samples = recorded.cases().sample_sets["S01"][0]
    for kind, found in (("meminfo", samples.meminfo), ("vmstat", samples.vmstat)):
        assert all(names.find(kind, name) for name in found)


@pytest.mark.parametrize(
    ("kind", "name", "up"),
    [
        ("cpustat", "user", True),
        ("cpustat", "onumcpus", False),
        ("vmstat", "pgscan_direct_dma", True),
        ("vmstat", "pgmajfault", True),
        ("vmstat", "nr_free_pages", False),
        ("meminfo", "MemFree", False),
        ("keyword", "user", False),
        ("vmstat", "nothing", False),
    ],
)
def test_what_counts_up(kind: str, name: str, up: bool) -> None:
    assert names.counts_up(kind, name) is up


def test_shipped_rules_use_known_names_of_the_old_kernel() -> None:
    for text in shipped().values():
        for word in text.replace("(", " ").replace(")", " ").split():
            kind, dot, name = word.partition("vmstat.")
            if dot and not kind:
                assert names.find("vmstat", name.partition("[")[0]).kernels == rule_names.OLD
