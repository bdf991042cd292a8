"""Each dealt fault is visible, unique and solvable: its symptom and evidence differ from the healthy machine,
no other kind of its machine fits the evidence, and the model solution restores the figure.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine.faults.catalog import fault_kinds, fault_studies
from engine.faults.deal import SEEDS, DealtFault, deal_kind
from engine.faults.figures import healthy_ranges, seen
from engine.faults.kind import SAME, FaultKind
from engine.faults.machine import FaultMachine
from engine.faults.proof import POINTS, FaultAnswer, FaultExamination, judge, names_of
from engine.runs.ranges import Range
from tests.conftest import EXAMPLES

QUICK = {"cec", "pool", "parking"}  # machines whose runs take a tenth of a second
NUMBERS = range(50) if EXAMPLES != "same" else range(1)
FEW = 2  # seeds of the healthy machine, in `make test`


@cache
def healthy_run(machine: FaultMachine, seed: int) -> dict[str, float]:
    kind = next(kind for kind in fault_kinds() if kind.machine == machine)
    return machine.figures(machine.load(), seed, names_of(deal_kind(kind, 0)))


def healthy(dealt: DealtFault) -> dict[str, Range]:
    """The healthy machine with the same seed and others; all of them in `make laws`."""
    seeds = range(1, SEEDS + 1) if EXAMPLES != "same" else range(dealt.seed, dealt.seed + FEW)
    return healthy_ranges([healthy_run(dealt.kind.machine, seed) for seed in seeds])


def examined(dealt: DealtFault) -> FaultExamination:
    machine, names = dealt.kind.machine, names_of(dealt)
    return FaultExamination(dealt.code, healthy(dealt), machine.figures(dealt.faulty, dealt.seed, names))


def check(kind: FaultKind, number: int) -> None:
    dealt = deal_kind(kind, number)
    found = examined(dealt)
    ways = seen(found.faulty, found.healthy)
    assert ways[dealt.symptom] != SAME, "not visible"
    fitting = [other.id for other in fault_kinds() if other.machine == kind.machine and other.fits(ways)]
    assert fitting == [kind.id], "not unique"
    verdict = judge(found, FaultAnswer(kind.id, dealt.place.name, dealt.repair), dealt)
    assert verdict.points == POINTS, "not solvable"


def tried() -> list[Any]:
    """All kinds in `make laws`; in `make test` those of quick machines, and the first of each study."""
    firsts = [fault_kinds(study)[0] for study in fault_studies()]
    quick = [kind for kind in fault_kinds() if kind.machine.id in QUICK or kind in firsts]
    kinds = quick if EXAMPLES == "same" else fault_kinds()
    return [
        pytest.param(kind, id=kind.id, marks=() if kind.machine.id in QUICK else pytest.mark.slow)
        for kind in kinds
    ]


@pytest.mark.hypothesis
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("kind", tried())
def test_a_dealt_fault_is_visible_unique_and_solvable(kind: FaultKind, number: int) -> None:
    check(kind, number)
