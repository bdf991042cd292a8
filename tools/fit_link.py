"""Fit what ISFC links cost to the calibrate facts: `python tools/fit_link.py [SECONDS]` of each run.

Starts a second of a channel that sends only give the time of a chunk on the fibre; those of a full shared
channel the time at an adapter; those of a lone connection what CP takes between two transfers, of which
setup_ns is 30 % (assumed: only the sum matters). The size of a message is a quotient of two facts. No
`predict` fact is looked at, nothing is written: the result belongs into
engine/scenario/model/system_parameters.py.
"""

from __future__ import annotations

import sys

from engine.scenario.scenario import Scenario, load_scenario
from engine.studies.ledger import load_ledger
from engine.studies.link_trial import Rates, trial
from engine.studies.relocation.layouts import Layout, non_shared, three_by_three

ROUNDS = 7
SETUP = 0.3  # of the time between two transfers
SENT_PAGE = 4096 + 8  # bytes of a page and its address
FULL, LONE, ONE_WAY = "3D", "3C", "3C"  # channels of the runs


def fact(name: str) -> float:
    """Return a calibrate fact of the rates."""
    found = load_ledger("relocation").fact(f"relocation.io.{name}")
    if found.role != "calibrate":
        raise ValueError(f"{found.id}: expected a fact to calibrate with, this one is to {found.role}")
    return float(found.value)


def rates(scenario: Scenario, layout: Layout, values: dict[str, float], seconds: float) -> Rates:
    """Return the rates of a link with these values."""
    times = [f"parameters.{name}={round(value)}ns" for name, value in values.items()]
    return trial(load_scenario(scenario.id, [*layout.settings(), *times]), seconds=seconds)


def main(seconds: float) -> None:
    """Print the values after each round."""
    scenario = load_scenario("relocation-one-channel")
    given = scenario.parameters
    values = {name: float(getattr(given, name)) for name in ("wire", "adapter", "setup_ns", "ack_ns")}
    pages = 1e6 * fact("nonshared.rate") / fact("nonshared.channel") / SENT_PAGE
    print(f"message_pages {pages:.1f}")
    for _ in range(ROUNDS):
        shared = rates(scenario, three_by_three(), values, seconds)
        alone = rates(scenario, non_shared(1, 12), values, seconds)
        found = alone.channels[ONE_WAY], shared.channels[FULL], shared.channels[LONE]
        print(*(f"{rate:.1f}" for rate in found), {name: round(value) for name, value in values.items()})
        between = values["setup_ns"] + values["ack_ns"]
        between += 1e9 / fact("shared3x3.d002") - 1e9 / shared.channels[LONE]
        values["wire"] *= alone.channels[ONE_WAY] / fact("nonshared.channel")
        values["adapter"] *= shared.channels[FULL] / fact("shared3x3.channel")
        values["setup_ns"], values["ack_ns"] = SETUP * between, (1 - SETUP) * between


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 200.0)
