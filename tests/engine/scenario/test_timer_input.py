"""Numbers that cannot be, in a scenario of the timer study: one clear message each, with key and value.

Run this file to write the messages anew, then read them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.scenario.saving import scenario_table, table_scenario
from engine.scenario.scenario import ScenarioError, load_scenario

GOLDEN = Path(__file__).parents[2] / "golden" / "timer-errors.txt"
SETTINGS = """
lpar.processors=0
lpar.processors=-1
lpar.processors=65
lpar.release=4.1
lpar.release=z/VM
lpar.release=5.4
lpar.filled_xstor=2.0
lpar.filled_xstor=-0.1
lpar.filled_xstor=nan
lpar.filled_xstor=half
lpar.frames=1000p
lpar.paging_space=1G
lpar.paging_space=0
guests.linux.count=1000000
guests.linux.count=5121
guests.linux.count=0
guests.linux.count=-3
guests.linux.timer_patch=perhaps
guests.linux.timer_pach=true
guests.linux.up=yes
guests.linux.memory=1M
kinds.linux24.tick=0s
kinds.linux24.tick=0
kinds.linux24.tick=1ns
kinds.linux24.tick=-10ms
kinds.linux24.tick=10
kinds.linux24.tick=1h
kinds.linux24.tick=never
kinds.linux24.tik=10ms
kinds.linux24.tick_burst=10ms
kinds.linux24.tick_burst=20ms
kinds.linux24.tick_burst=-1us
kinds.linux24.tick_touch=-1
kinds.linux24.tick_touch=nan
kinds.linux24.activities.idle.switches=-1
kinds.linux24.activities.idle.wait=0s
parameters.interrupt=-690ns
parameters.hold=-5us
parameters.hold=1h
parameters.hold=5
parameters.hold_more=-1us
parameters.hold_shared=0
parameters.before=-1us
parameters.steal=soon
parameters.dispatch_lock=1.5
parameters.master_share=-0.1
parameters.master_wake=inf
parameters.paging_lock=nan
parameters.cache_lines=-1
parameters.tick_lines=1.5
parameters.patch_switch=-250ns
""".split("\n")[1:-1]


def message(setting: str) -> str:
    try:
        load_scenario("timers-430-600", [setting])
    except ScenarioError as error:
        return str(error)
    return "accepted"


def golden_text() -> str:
    return "".join(f"--set {setting}\n  {message(setting)}\n" for setting in SETTINGS)


def test_messages() -> None:
    assert golden_text() == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("setting", SETTINGS)
def test_each_is_one_line_that_names_file_key_and_what_was_expected(setting: str) -> None:
    text = message(setting)
    assert "\n" not in text
    assert text.startswith("timers/")
    assert "expected" in text
    key = setting.partition("=")[0]
    assert f" {key} = " in text or "guests = (a table)" in text  # no guest at all is nobody's key


def test_a_patch_that_takes_nothing_away_is_refused() -> None:
    """Guests of the pause study have no tick."""
    settings = ["lpar.release=4.3", "guests.dm.timer_patch=true"]
    with pytest.raises(ScenarioError, match=r"dm\.timer_patch = true: expected false: kind dm has no tick"):
        load_scenario("pause-stop", settings)


def test_a_saved_scenario_is_read_again() -> None:
    """Kinds with a tick and kinds without one."""
    for id in ("timers-430-600", "pause-stop"):
        scenario = load_scenario(id)
        assert table_scenario(scenario_table(scenario), id) == scenario


@pytest.mark.parametrize(
    "settings",
    [
        ["kinds.linux24.tick=100us", "guests.linux.count=2"],
        ["kinds.linux24.tick=10s"],
        ["guests.linux.count=1", "lpar.processors=64"],
        ["guests.linux.count=5000", "lpar.paging_space=300G"],
        ["lpar.xstor=0", "lpar.paging_space=64G"],
        ["parameters.hold=0s", "parameters.before=0s"],
    ],
)
def test_the_extremes_are_accepted(settings: list[str]) -> None:
    assert load_scenario("timers-430-600", settings).guests


if __name__ == "__main__":
    GOLDEN.write_text(golden_text(), encoding="utf-8")
