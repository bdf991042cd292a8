"""Every example in the help of the commands works in the scenario of a study that has what it is about."""

from __future__ import annotations

import inspect
import re
from functools import cache

import pytest

from engine.cp.command import all_commands
from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

# What has to be done before an example makes sense, by its first words.
_BEFORE = {
    "ACTIVATE ISLINK": "deactive islink d000 d001",
    "VMRELOCATE MODIFY": "vmrelocate move lnxjava to lpar1",
    "VMRELOCATE CANCEL": "vmrelocate move lnxjava to lpar1",
    "VMRELOCATE STATUS USER": "vmrelocate move lnxjava to lpar1",
    "XAUTOLOG": "force lnxjava",
    "VARY ON PROC": "vary off proc 2",
    "SET RESPOOL": "define respool lnxtest cpu capacity 1",
    "SCHEDULE": "define respool lnxtest cpu capacity 1",
    "#LAB LOAD": "#lab crash lpar1",
}


def _examples() -> list[str]:
    texts = {inspect.getdoc(one.function) or "" for one in all_commands()}
    found = (re.findall(r"Example: ([^.]+)\.", " ".join(text.split())) for text in texts)
    return sorted(example for some in found for example in some)


@cache
def _machine(scenario: str) -> Simulation:
    sim = Simulation(load_scenario(scenario))
    sim.run(4 * SECOND)
    return sim


def test_there_are_examples() -> None:
    assert len(_examples()) >= 12


def _scenario(example: str) -> str:
    if "POOL" in example:
        return "hiperdispatch-pool"
    # Processors vary where there are no other systems.
    return "pause-suspend" if "PROC" in example else "relocation-java"


@pytest.mark.parametrize("example", _examples())
def test_an_example_works(example: str) -> None:
    sim = _machine(_scenario(example)).fork()
    for words, line in _BEFORE.items():
        if example.startswith(words):
            assert sim.execute(line).number == 0
    reply = sim.execute(example)
    assert reply.number == 0, reply
    assert reply.lines
