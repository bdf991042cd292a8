"""The lines of the relocation panel, and where they are entered."""

from __future__ import annotations

import pytest

from app.relocation.relocation_panel import RelocationOrder, Verb
from app.run.console import MAINT, Console


@pytest.mark.parametrize(
    ("order", "verb", "line"),
    [
        (RelocationOrder("LINUX01", "VMB"), Verb.TEST, "VMRELOCATE TEST LINUX01 TO VMB"),
        (RelocationOrder("LINUX01", "VMB"), Verb.MOVE, "VMRELOCATE MOVE LINUX01 TO VMB"),
        (
            RelocationOrder("LINUX01", "VMB", True, "30", "NOLIMIT"),
            Verb.MOVE,
            "VMRELOCATE MOVE LINUX01 TO VMB IMMEDIATE MAXTOTAL 30 SEC MAXQUIESCE NOLIMIT",
        ),
        (
            RelocationOrder("LINUX01", "VMB", True, "", "5"),
            Verb.MODIFY,
            "VMRELOCATE MODIFY LINUX01 MAXQUIESCE 5 SEC",
        ),
        (RelocationOrder("LINUX01", "VMB", True, "30", "5"), Verb.CANCEL, "VMRELOCATE CANCEL LINUX01"),
        (RelocationOrder("LINUX01", "VMB", True, "30", "5"), Verb.TEST, "VMRELOCATE TEST LINUX01 TO VMB"),
    ],
)
def test_a_line_has_the_operands_of_its_verb(order: RelocationOrder, verb: Verb, line: str) -> None:
    assert order.line(verb) == line


def test_the_operator_of_another_system_is_reached_by_at() -> None:
    assert Console(MAINT).wrapped("QUERY TIME") == "QUERY TIME"
    assert Console(MAINT, system="VMB").wrapped("QUERY TIME") == "AT VMB CMD QUERY TIME"
    assert Console("LINUX01", shell=True).wrapped("free") == "free"
    assert len({Console(MAINT).key, Console(MAINT, system="VMB").key, Console("VMB").key}) == 3
