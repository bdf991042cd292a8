"""Faults in machines of the study on automatic CPU and memory management."""

from __future__ import annotations

import json

from engine.cpuplugd.shipped import shipped
from engine.faults.kind import DOWN, SAME, UP, FaultKind, guests
from engine.faults.machine import FaultMachine
from engine.language import later

SERVERS = FaultMachine("servers", "cpuplugd", "cpuplugd-manual", 30, 120)
TIGHT = FaultMachine(
    "tight",
    "cpuplugd",
    "cpuplugd-manual",
    30,
    120,
    own={"guests": {"was1": {"memory": "1150M"}, "was2": {"memory": "1150M"}}},
)
RULES = FaultMachine("rules", "cpuplugd", "cpuplugd", 60, 240)
RULE_FILE = "memory-4"
_WAS = guests(was1="LNWAS1 triplet1", was2="LNWAS2 triplet2")
_COMBOS = guests(combo1="LNCOMBO1 combo1", combo2="LNCOMBO2 combo2")


def _rules(line: str, wrong: str) -> tuple[str, ...]:
    """Return the setting that gives a guest the rules with a wrong line."""
    text = shipped()[RULE_FILE]
    assert text.count(line) == 1, line
    rules = json.dumps(text.replace(line, wrong))
    return (f'guests.[group].cpuplugd={{name = "{RULE_FILE}", text = {rules}}}',)


_RIGHT_RULES = (f"guests.[group].cpuplugd={RULE_FILE}",)

KINDS = (
    FaultKind(
        "limit-share",
        later("Guest maximum share too low"),
        SERVERS,
        1,
        ("guests.[group].limit=hard", "guests.[group].limit_share=[size]"),
        "load.response@[load]",
        {"load.response@[load]": UP, "limited": UP},
        ("SET SHARE [name] RELATIVE 100 NOLIMIT",),
        (*_WAS, *_COMBOS),
        ("3", "4", "5"),
    ),
    FaultKind(
        "too-few-cpus",
        later("Too few virtual CPUs in a guest"),
        SERVERS,
        2,
        ("guests.[group].processors=1",),
        "load.response@[load]",
        {"load.response@[load]": UP, "limited": SAME, "swap": SAME, "waiting for CPU": DOWN},
        ("guests.[group].processors=3",),
        _COMBOS,
    ),
    FaultKind(
        "small-guest",
        later("Guest memory too small"),
        SERVERS,
        2,
        ("guests.[group].memory=[size]",),
        "linux.swap_in@[name]",
        {"linux.swap_in@[name]": UP, "swap": UP, "limited": SAME},
        ("guests.[group].memory=1600M",),
        _WAS,
        ("1150M", "1200M"),
    ),
    FaultKind(
        "no-swap",
        later("No swap space in a guest"),
        TIGHT,
        2,
        ("guests.[group].swap=[]",),
        "load.response@[load]",
        {"load.response@[load]": UP, "linux.swap_out@[name]": DOWN},
        ('guests.[group].swap=[{size = "1150M"}]',),
        _WAS,
    ),
    FaultKind(
        "offline-processors",
        later("LPAR processors offline"),
        SERVERS,
        1,
        ("lpar.processors=[size]",),
        "response",
        {"response": UP, "waiting for CPU": UP, "busy": UP},
        ("lpar.processors=8",),
        sizes=("4", "5"),
    ),
    FaultKind(
        "rule-counter",
        later("A rule sums a counter instead of taking its difference"),
        RULES,
        3,
        _rules("(cpustat.user[0]-cpustat.user[1])", "(cpustat.user[0]+cpustat.user[1])"),
        "linux.cpus@[name]",
        {"linux.cpus@[name]": UP, "swap": SAME},
        _RIGHT_RULES,
        (*_WAS, *_COMBOS),
    ),
    FaultKind(
        "rule-cpu-max",
        later("CPU_MAX in the rules too low"),
        RULES,
        2,
        _rules('CPU_MAX="0"', 'CPU_MAX="1"'),
        "load.response@[load]",
        {"load.response@[load]": UP, "linux.cpus@[name]": DOWN},
        _RIGHT_RULES,
        _COMBOS,
    ),
    FaultKind(
        "rule-cmm-min",
        later("CMM_MIN in the rules too high"),
        RULES,
        1,
        _rules('CMM_MIN="0"', 'CMM_MIN="[size]"'),
        "linux.swap_in@[name]",
        {"linux.swap_in@[name]": UP, "swap": UP},
        _RIGHT_RULES,
        _COMBOS,
        ("880000", "900000"),
    ),
    FaultKind(
        "missing-apar",
        later("APAR VM65060 not applied"),
        RULES,
        3,
        ("lpar.vm65060=false",),
        "response",
        {"response": UP, "swap": SAME, "linux.cpus@LNCOMBO1": SAME, "linux.cpus@LNCOMBO2": SAME},
        ("lpar.vm65060=true",),
    ),
)
