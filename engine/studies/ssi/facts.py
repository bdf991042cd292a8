"""The measurement of each fact: by its table and its quantity, in the run of its condition."""

from __future__ import annotations

from functools import partial

from engine.scenario.scenario import Scenario
from engine.studies.ledger import Fact, load_ledger
from engine.studies.probes import Facts, StudyRun
from engine.studies.run_view import RunView
from engine.studies.ssi import inputs, runs
from engine.studies.ssi.figures import figure, of_members
from engine.studies.ssi.notes import note

FACTS = Facts()
LEDGER = load_ledger("ssi")
BY_MEMBERS = {
    "Table 4": runs.CPU,
    "Table 5": runs.IO,
    "Table 5.1": runs.IO,
    "Table 6": runs.MEMORY,
    "Table 7": runs.TERABYTE,
}
RATIO = {  # a ratio of the ledger -> the quantity; to that of one member
    "throughput_ratio": "tx_per_s",
    "itr_ratio": "itr",
    "virtual_io_rate_ratio": "virtual_io_rate",
}


def _ratio(base: float, other: float) -> float:
    return other / base


def _by_members(fact: Fact) -> None:
    """Add the probe of a fact of tables 4 to 7."""
    run = BY_MEMBERS[fact.where]
    own = run[int(fact.condition[0])]
    if fact.quantity in RATIO:
        probe = partial(figure, RATIO[fact.quantity])
        FACTS.measured(fact.id, probe, run[1], own, combine=_ratio, note=note(fact))
    else:
        FACTS.measured(fact.id, partial(figure, fact.quantity), own, note=note(fact))


def _of_member(place: int, view: RunView) -> float:
    """Throughput of a member, counted from 0, to that of the first."""
    return of_members("member.tx", view, place) / of_members("member.tx", view, 0)


def _during(fact: Fact) -> StudyRun:
    """Return the run of a fact of table 9 or 10."""
    if fact.id.endswith(".no"):
        return runs.IDLE
    return runs.TRANSITIONS if fact.where == "Table 9" else runs.LINKS


def _given(id: str, scenario: Scenario) -> float | str:
    return inputs.INPUTS[id].take(scenario)


for _fact in LEDGER.facts:
    if _fact.id in inputs.INPUTS:
        FACTS.given(_fact.id, inputs.INPUTS[_fact.id].scenario, partial(_given, _fact.id), note=note(_fact))
    elif _fact.where in BY_MEMBERS:
        _by_members(_fact)
    elif _fact.where == "Table 8":
        _probe = partial(_of_member, int(_fact.id[-1]) - 1)
        FACTS.measured(_fact.id, _probe, runs.TERABYTE[4], note=note(_fact))
    else:
        FACTS.measured(_fact.id, partial(figure, _fact.quantity), _during(_fact), note=note(_fact))
