"""Aliases and transport mode of a site: read from the console of the simulation, or refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from engine.scenario.model.paging import PagingSettings
from engine.sim import Simulation
from tests.engine.site.test_machine import DIRECTORY, machine_of

LATER = "z/VM Version 7 Release 3.0, service level 2301 (64-bit)\n"


def console(lines: list[str]) -> tuple[PagingSettings, Any]:
    """Return what paging may use on a site with such lines on its console, and the machine."""
    made = machine_of({"user.direct": DIRECTORY, "console.txt": LATER + "\n".join(lines) + "\n"})
    assert made.scenario.paging is not None
    return made.scenario.paging, made


def test_replies_of_the_simulation_are_read_as_it_prints_them() -> None:
    asked = {"release": "7.3", "paging aliases": "12", "paging HPF": "yes"}
    simulation = Simulation(machine_of({"user.direct": DIRECTORY}, asked).scenario)
    lines = [
        line
        for command in ("QUERY PAGING", "QUERY PAV")
        for line in [command, *simulation.execute(command).lines]
    ]
    paging, made = console(lines)
    assert (paging.control_units, paging.aliases) == (1, 12)
    assert paging.use_aliases
    assert paging.transport_mode
    assert "paging.transport_mode" not in made.assumed
    simulation.execute("SET PAGING ALIAS OFF")
    assert not console([*lines, *simulation.execute("QUERY PAGING").lines])[0].use_aliases


@pytest.mark.parametrize(
    ("lines", "aliases", "why"),
    [
        (["PAGING HPF OFF"], "0", "CP uses no aliases by default"),
        (["PAGING ALIAS OFF", "Pool 0 HyperPAV ALIASES 8  IN USE 0"], "0", "by console.txt"),
        (["PAGING ALIAS ON"], "8", "no response shows their number"),
        (
            ["PAGING ALIAS ON", "Pool 0 HyperPAV ALIASES 8  IN USE 0", "Pool 1 HyperPAV ALIASES 4  IN USE 0"],
            "4",
            "the smallest number of any pool",
        ),
        (
            ["PAGING ALIAS ON", *(f"Pool {pool} HyperPAV ALIASES 100  IN USE 0" for pool in range(4))],
            "48",
            "at most 48 for 4 pools are simulated",
        ),
    ],
)
def test_the_default_of_the_question_follows_what_replies_show(
    lines: list[str], aliases: str, why: str
) -> None:
    (question,) = (each for each in console(lines)[1].questions if each.key == "paging aliases")
    assert question.default == aliases
    assert why in question.why


def test_devices_of_query_pav_are_left_out_with_the_reason() -> None:
    _, made = console(["Device E100 is a base HyperPAV device in pool 3"])
    (lost,) = (each for each in made.findings if "QUERY PAV does not show" in each.text)
    assert lost.outcome == "left out"
