"""Files of several members of a cluster: what counts for the one that is read."""

from __future__ import annotations

import pytest

from engine.kernel.units import PAGES_PER_GB
from engine.scenario.scenario import Scenario
from tests.engine.site.samples import machine_of

IDENTITY = "IDENTITY LINUX01 PW 2G 8G G\n"
BUILDS = (" BUILD ON ZVMA USING SUBCONFIG LIN-1\n", " BUILD ON ZVMB USING SUBCONFIG LIN-2\n")
CONFIGS = (
    "SUBCONFIG LIN-1\n CPU 0\n SHARE REL 400\nSUBCONFIG LIN-2\n CPU 0\n CPU 1\n SHARE REL 700\n STORAGE 3G\n"
)
A, B = (400, 1, 2), (700, 2, 3)  # share, CPUs, GB
ZVMA, ZVMB = "SYSTEM_IDENTIFIER LPAR LPA ZVMA\n", "SYSTEM_IDENTIFIER LPAR LPB ZVMB\n"


def of_linux01(scenario: Scenario) -> tuple[int, int, int]:
    group = scenario.groups["linux01"]
    return group.share, group.processors, group.memory // PAGES_PER_GB


@pytest.mark.parametrize("builds", ["".join(BUILDS), "".join(reversed(BUILDS))])
@pytest.mark.parametrize(
    ("texts", "answers", "wanted"),
    [
        ({"c": "MAINT AT ZVMA\n"}, {}, A),
        ({"c": "MAINT AT ZVMB\n"}, {}, B),
        ({"system.config": ZVMB}, {}, B),
        ({"system.config": ZVMA + ZVMB, "c": "q userid\nMAINT AT ZVMB\n"}, {}, B),
        ({"system.config": ZVMA + ZVMB}, {"system": "ZVMB"}, B),
        ({"system.config": ZVMA + ZVMB}, {"system": "zvma"}, A),
        ({"system.config": ZVMB + ZVMA}, {}, B),  # the first, and a question
        ({}, {"system": "ZVMA"}, A),
        ({}, {"system": "ZVMB"}, B),
        ({"c": "MAINT AT OTHER\n"}, {}, (100, 1, 2)),  # no BUILD is for it
    ],
)
def test_a_guest_has_the_subconfiguration_of_the_system_that_is_read(
    builds: str, texts: dict[str, str], answers: dict[str, str], wanted: tuple[int, int, int]
) -> None:
    made = machine_of({"user.direct": IDENTITY + builds + CONFIGS, **texts}, answers)
    assert of_linux01(made.scenario) == wanted
    other = {A: "LIN-2: belongs to ZVMB", B: "LIN-1: belongs to ZVMA"}.get(
        wanted, "no BUILD statement applies to OTHER"
    )
    assert any(other in one.text for one in made.findings)


def test_an_unknown_system_is_asked_for_if_it_matters() -> None:
    directory = IDENTITY + "".join(BUILDS) + CONFIGS
    (question,) = [one for one in machine_of({"d": directory}).questions if one.key == "system"]
    assert question.choices == ("ZVMA", "ZVMB")
    alike = IDENTITY + "".join(BUILDS) + "SUBCONFIG LIN-1\n CPU 0\nSUBCONFIG LIN-2\n CPU 0\n"
    for text in (alike, directory.replace("ZVMA", "*").replace(BUILDS[1], "")):
        assert "system" not in {one.key for one in machine_of({"d": text}).questions}


def test_any_system_may_be_built_on() -> None:
    text = IDENTITY + " BUILD ON * USING SUBCONFIG LIN-2\n" + CONFIGS
    assert of_linux01(machine_of({"d": text, "c": "MAINT AT ZVM1\n"}).scenario) == B


HIGH, LOW = "SRM STORBUF 300 300 300\n", "SRM STORBUF 125 105 95\n"
BLOCKS = f"ZVMA: BEGIN\n{HIGH}ZVMA: END\nZVMB: BEGIN\n{LOW}ZVMB: END\n"


@pytest.mark.parametrize(
    "config",
    [
        f"ZVMA: {HIGH}ZVMB: {LOW}",
        f"ZVMB: {LOW}ZVMA: {HIGH}",
        BLOCKS,
        f"ZV*A: {HIGH}Z%MB: {LOW}",
    ],
)
@pytest.mark.parametrize("members", ["", ZVMA + ZVMB])
@pytest.mark.parametrize(("system", "first"), [("ZVMA", 3.0), ("ZVMB", 1.25)])
def test_settings_of_another_member_do_not_count(
    config: str, members: str, system: str, first: float
) -> None:
    texts = {"d": "USER LINUX01 PW 2G\n", "system.config": members + config, "c": f"MAINT AT {system}\n"}
    made = machine_of(texts)
    assert made.scenario.parameters.storbuf[0] == first
    assert any(f"but {system} is read" in one.text for one in made.findings if one.outcome == "left out")
    if members or config.startswith("ZVM"):
        answered = machine_of({key: text for key, text in texts.items() if key != "c"}, {"system": system})
        assert answered.scenario.parameters.storbuf[0] == first


@pytest.mark.parametrize("statement", ["STORAGE RESERVED 5G", "FEATURES ENABLE THROTTLE_ALL", "FOO"])
def test_statements_of_another_member_are_left_out_as_such(statement: str) -> None:
    config = f"{ZVMA}{ZVMB}ZVMB: {statement}\nZVMA: {statement}\n"
    made = machine_of({"d": "USER LINUX01 PW 2G\n", "system.config": config, "c": "MAINT AT ZVMA\n"})
    texts = {one.line.number: one.text for one in made.findings if one.line.file == "system.config"}
    assert "applies to ZVMB, but ZVMA is read" in texts[3]
    assert "is read" not in texts[4]


def test_paging_volumes_are_those_of_the_system_that_is_read() -> None:
    config = f"{ZVMA}{ZVMB}ZVMA: CP_OWNED SLOT 1 PAGEA1\nZVMB: CP_OWNED SLOT 1 PAGEB1\n"
    for system, serial in (("ZVMA", "PAGEA1"), ("ZVMB", "PAGEB1")):
        made = machine_of({"d": "USER LINUX01 PW 2G\n", "system.config": config}, {"system": system})
        assert made.scenario.lpar.volids == (serial,)
