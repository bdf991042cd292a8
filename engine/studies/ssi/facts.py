"""The measurement of each fact, by its table and its quantity, in the run of its condition, and the reasons
why some facts are outside their tolerances. A cause is shown next to a fact or a claim only if it does not
hold.
"""

from __future__ import annotations

from functools import partial

from engine.studies.ledger import Fact, load_ledger
from engine.studies.probes import Facts, StudyRun
from engine.studies.run_view import RunView
from engine.studies.ssi import inputs, runs
from engine.studies.ssi.figures import figure, of_members

_COUNTERS = (
    "1,239.56 transactions of 10,544,818 instructions of 4.15 cycles are 54.2e9 cycles a second, but the "
    "twelve processors have 52.8e9: the throughput and the counters in this row cannot be from the same "
    "period"
)
_ITR = (
    "in every row, the printed ITR is 1.2 to 4.2% higher than the throughput divided by the printed "
    "processor use"
)
LOCK = (
    "with four members, a session has 52 ms for a transaction in the study, 34 ms of which are not for I/O; "
    "here it has 49 and 32 ms: the way in which sessions wait for each other within a server, one reader at "
    "a time, is assumed"
)
_DECIMAL = (
    "printed with one decimal place; as the difference of two means, it decreases with higher volume use"
)
_UTIL = (
    "here, the 120 sessions and 14 virtual CPUs of a member hardly ever leave one of its three processors "
    "without work; the waits for a few dozen pages a second are too few for that"
)
_DASD = (
    "it is not certain whether this figure applies to the system or to one server; the amount left for the "
    "paging volumes is a small difference of large numbers: 1.2 times the storage may be 1.15 or 1.25"
)
_FAULTS = (
    "a single cost per moved page cannot make transactions 2.5% longer with one member, where most pages "
    "come back from expanded storage, and 4.9% longer with four members, where the fewest do"
)
_AVAILABLE = "the thresholds of the available lists are assumed"
_XSTOR = (
    "the study does not explain why one run had a minidisk cache in expanded storage; here, no run has this "
    "cache"
)
_NETWORK = "in the study, both larger clusters do 5% less than their share: this loss is not simulated"
_LAW = (
    "one formula with four values determines the cycles of all systems and workloads; the results agree "
    "within 8%"
)
_CAUSES = (
    (r"(table4\.\w*cycles\w*\.[12]|table6\.\w*cycles|table4\.cache)", _LAW),
    (r"table4\.(tx_per_s|throughput_ratio|cycles)\w*\.4", _COUNTERS),
    (r"\.itr(_ratio)?\.", _ITR),
    (r"table5\.", LOCK),
    (r"table5_1\.avg_(wait|response)", f"{_DECIMAL}; {LOCK}"),
    (r"table5_1\.", LOCK),
    (r"table6\.total_util", _UTIL),
    (r"table6\.instructions", _FAULTS),
    (r"table6\.dasd_paging", _DASD),
    (r"table6\.available", _AVAILABLE),
    (r"table7\.mdc_xstor", _XSTOR),
    (r"table7\.", _NETWORK),
)


FACTS = Facts(_CAUSES)
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
    """Add the probe for a fact of tables 4 to 7."""
    run = BY_MEMBERS[fact.where]
    own = run[int(fact.condition[0])]
    if fact.quantity in RATIO:
        probe = partial(figure, RATIO[fact.quantity])
        FACTS.measured(fact.id, probe, run[1], own, combine=_ratio)
    else:
        FACTS.measured(fact.id, partial(figure, fact.quantity), own)


def _of_member(place: int, view: RunView) -> float:
    """Return the throughput of a member, counted from 0, relative to that of the first."""
    return of_members("member.tx", view, place) / of_members("member.tx", view, 0)


def _during(fact: Fact) -> StudyRun:
    """Return the run for a fact of table 9 or 10."""
    if fact.id.endswith(".no"):
        return runs.IDLE
    return runs.TRANSITIONS if fact.where == "Table 9" else runs.LINKS


for _fact in LEDGER.facts:
    if _fact.id in inputs.INPUTS:
        FACTS.given(_fact.id, inputs.INPUTS[_fact.id].scenario, inputs.INPUTS[_fact.id].take)
    elif _fact.where in BY_MEMBERS:
        _by_members(_fact)
    elif _fact.where == "Table 8":
        _probe = partial(_of_member, int(_fact.id[-1]) - 1)
        FACTS.measured(_fact.id, _probe, runs.TERABYTE[4])
    else:
        FACTS.measured(_fact.id, partial(figure, _fact.quantity), _during(_fact))
