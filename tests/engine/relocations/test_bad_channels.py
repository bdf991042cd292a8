"""Relocations over degraded channels: they last longer, lose no page, and are explained."""

from __future__ import annotations

from typing import Any

import pytest

from engine.explain.questions import why_passes
from engine.kernel.kinds import Incident
from engine.kernel.units import MS, SECOND
from engine.measures import measures
from engine.recording.relocations import Relocation, relocations
from engine.scenario.scenario import ScenarioError
from engine.sim import Simulation
from engine.state.relocation import Finish
from tests.engine.relocations.laws import Laws
from tests.engine.relocations.pair import link, pair

MOVE = {"at": "50ms", "do": "relocate", "guests": ["lin"], "to": "B1"}
LOAD = {"at": "0s", "do": "load", "guests": ["lin"]}
FAST = {"link_timeout": "100ms", "link_retry": "2ms"}
BAD = {"errors": 0.05, "loss": 0.01, "rate": 0.5, "delay": "1ms"}


def site(*steps: dict[str, Any], channels: int = 1, **parameters: Any) -> Simulation:
    """Return a machine with a relocation at 50 ms, and other steps of channel 40."""
    timeline = sorted([LOAD, MOVE, *({"channels": ["40"]} | step for step in steps)], key=_time)
    more = {"until": "20s", "parameters": FAST | parameters}
    return Simulation(pair(timeline=timeline, **link(2, channels), **more))


def _time(step: dict[str, Any]) -> int:
    return int(step["at"].removesuffix("ms").removesuffix("s") or 0)


def ended(sim: Simulation) -> Relocation:
    sim.run(20 * SECOND)
    (move,) = relocations(sim.recording())
    assert move.finish == Finish.COMPLETED
    return move


def test_a_relocation_over_a_bad_channel_lasts_longer_and_loses_nothing() -> None:
    plain = ended(site())
    sim = site({"at": "10ms", "do": "degrade"} | BAD)
    laws = Laws(sim)
    for until in range(100, 3000, 20):
        sim.run(until * MS)
        laws.check()
    bad = ended(sim)
    assert bad.relocation_ns > 2 * plain.relocation_ns
    assert bad.bytes >= plain.bytes


@pytest.mark.parametrize("step", [{"errors": 1.0}, {"loss": 1.0}])
def test_a_second_channel_brings_what_the_bad_one_cannot(step: dict[str, float]) -> None:
    whole, half = ended(site(channels=2)), ended(site(channels=1))
    sim = site({"at": "10ms", "do": "degrade"} | step, channels=2)
    move = ended(sim)
    assert whole.relocation_ns < move.relocation_ns < half.relocation_ns + 2 * SECOND
    assert int(sim.recording().channels["sent"][-1, 0].sum()) == 0
    assert int(sim.recording().channels["sent"][-1, 1].sum()) == move.bytes


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        (
            [{"at": "80ms", "do": "degrade", "errors": 0.02, "rate": 0.25}, {"at": "900ms", "do": "repair"}],
            ["degrade chpid 40 errors 2% rate 25%", "repair chpid 40"],
        ),
        (
            [{"at": "80ms", "do": "unplug"}, {"at": "900ms", "do": "plug"}],
            ["unplug chpid 40", "plug chpid 40"],
        ),
    ],
    ids=["bad", "pulled"],
)
def test_the_timeline_does_what_the_commands_do(steps: list[dict[str, Any]], lines: list[str]) -> None:
    planned, asked = site(*steps, channels=2), site(channels=2)
    asked.run(80 * MS)
    assert asked.execute(f"#lab {lines[0]}").number == 0
    asked.run(900 * MS)
    assert asked.execute(f"#lab {lines[1]}").number == 0
    moves = [ended(sim) for sim in (planned, asked)]
    assert moves[0].passes == moves[1].passes
    for name in ("channels", "connections", "faults", "retries"):
        first, second = (getattr(sim.recording(), name)[-1] for sim in (planned, asked))
        assert first.tobytes() == second.tobytes(), name


def test_the_answer_names_the_bad_channel_and_counts_its_failed_transfers() -> None:
    sim = site({"at": "10ms", "do": "degrade"} | BAD)
    ended(sim)
    (answer,) = why_passes(sim, 0)
    text = answer.text
    assert "channel 40: 5% of its chunks damaged, 1% of its chunks lost, 50% of its rate, 1 ms" in text
    repeated = int(sim.state.tables[0]["bad_connection"]["retries"].sum())
    assert f"{repeated} transfers over the link were repeated" in text
    assert "assumed" in text
    (healthy,) = why_passes(_run(site()), 0)
    assert "repeated" not in healthy.text


def _run(sim: Simulation) -> Simulation:
    sim.run(20 * SECOND)
    return sim


def test_the_measures_count_what_the_machine_counts() -> None:
    sim = _run(site({"at": "10ms", "do": "degrade"} | BAD))
    known, recording, s = measures(), sim.recording(), sim.state.tables[0]
    spoiled = int(s["bad_channel"]["damaged"].sum() + s["bad_channel"]["lost"].sum())
    assert known["channel.spoiled"].value(recording, [0], 0, 20 * SECOND) == pytest.approx(spoiled / 20)
    repeated = int(s["bad_connection"]["retries"].sum())
    assert repeated > 5
    assert known["link.retries"].value(recording, [0], 0, 20 * SECOND) == pytest.approx(repeated / 20)


def test_a_guest_goes_back_in_time_over_a_bad_channel() -> None:
    sim = site({"at": "10ms", "do": "degrade"} | BAD)
    sim.run(400 * MS)
    twin = sim.fork()
    assert twin.digest() == sim.digest()
    assert ended(twin).passes == ended(sim).passes
    assert twin.digest() == sim.digest()


def test_a_repair_of_a_healthy_channel_changes_nothing() -> None:
    plain, repaired = site(), site({"at": "10ms", "do": "repair"})
    asked = site()
    asked.run(10 * MS)
    asked.execute("#lab repair chpid 40")
    for sim in (plain, repaired, asked):
        sim.run(SECOND)
    assert asked.digest() == plain.digest()
    assert Incident.CHANNEL_GOOD not in repaired.recording().log["what"]


DEGRADE = {"at": "10ms", "do": "degrade", "channels": ["40"]}


@pytest.mark.parametrize(
    ("step", "key", "text"),
    [
        (DEGRADE, "timeline.2.errors", "expected errors, loss, rate or delay"),
        (DEGRADE | {"errors": 0.1, "channels": ["41"]}, "timeline.2.channels.1", "one of the channels 40"),
        (DEGRADE | {"errors": 0.1, "channels": ["40", "40"]}, "timeline.2.channels.2", "once"),
        (DEGRADE | {"errors": 0.1, "channels": []}, "timeline.2.channels", "at least one channel"),
        (DEGRADE | {"errors": 0.1, "guests": ["lin"]}, "timeline.2.guests", "no guests"),
        (DEGRADE | {"do": "repair", "loss": 0.1}, "timeline.2.loss", 'only "degrade"'),
        (DEGRADE | {"do": "unplug", "delay": "1s"}, "timeline.2.delay", 'only "degrade"'),
        (DEGRADE | {"errors": 0.1, "every": "1s"}, "timeline.2.every", "change once"),
        (DEGRADE | {"errors": 0.1, "repeat": 3}, "timeline.2.repeat", "change once"),
        (DEGRADE | {"errors": 0.1, "period": "1s"}, "timeline.2.period", "change once"),
        ({"at": "10ms", "do": "load", "guests": ["lin"], "channels": ["40"]}, "timeline.2.channels", "none"),
    ],
)
def test_what_cannot_be_is_refused(step: dict[str, Any], key: str, text: str) -> None:
    with pytest.raises(ScenarioError) as told:
        pair(timeline=[LOAD, step, MOVE])
    assert key in str(told.value)
    assert text in str(told.value)


def test_too_many_changes_of_channels_are_refused() -> None:
    many = [DEGRADE | {"errors": 0.1, "at": f"{10 + n % 30}ms"} for n in range(65)]
    with pytest.raises(ScenarioError, match="at most 64"):
        pair(timeline=[LOAD, *sorted(many, key=_time), MOVE])
