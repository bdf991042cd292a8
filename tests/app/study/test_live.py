"""The answers of a run before it is over: none too early, and none that changes later."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from app.study import columns
from app.study.live import ELSEWHERE, LiveAnswer, LiveFacts
from app.study.rows import StudyRow, rows, tally
from engine.kernel.units import MINUTE, SECOND
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.ledger import load_ledger
from engine.studies.probes import Given, MeasuredProbe
from engine.studies.relocation import runs as runs_of_relocation
from engine.studies.run_view import Open, RunView
from tests.app.charts.runs import run
from tests.app.fake_simulation import FakeSimulation

MIDDLE = 710 * SECOND


def until(scenario: str, time: int) -> Recording:
    """Return a made-up run of the study."""
    machine = FakeSimulation(load_scenario(scenario), None, {})
    machine.run(time)
    return machine.recording()


@cache
def short_run(part: float) -> Recording:
    """Return a run of one database guest by the real machine."""
    machine = Simulation(load_scenario("pause-one-rdb-stop"))
    machine.run(int(machine.scenario.until * part))
    return machine.recording()


def asked(recording: Recording, settings: tuple[str, ...] = ()) -> LiveFacts:
    live = LiveFacts("pause")
    live.update(recording, settings)
    return live


@pytest.mark.parametrize("scenario", ["pause-suspend", "pause-stop"])
def test_an_answer_stays_what_it_is(scenario: str) -> None:
    whole = load_scenario(scenario).until
    last = asked(until(scenario, whole)).answers
    for time in range(0, whole, 3 * MINUTE):
        for id, answer in asked(until(scenario, time)).answers.items():
            if answer.at is None:
                assert answer == last[id], (id, time)
    assert all(answer.at is None for answer in last.values())


def test_a_figure_is_there_at_its_moment() -> None:
    id = "pause.f9.real.SOIW1"
    before, after = asked(until("pause-stop", MIDDLE - SECOND)), asked(until("pause-stop", MIDDLE))
    assert before.answers[id].at == MIDDLE
    assert before.answers[id].value is None
    assert after.answers[id].value == until("pause-stop", MIDDLE).guests["real"][-1, 0]


def test_the_same_as_the_probes_of_a_verification() -> None:
    recording = short_run(1.0)
    live, seen, compared = asked(recording), RunView(recording), 0
    for id, probe in {**live.facts, **live.claims}.items():
        answer = live.answers[id]
        if isinstance(probe, Given) or answer.reason == ELSEWHERE:
            continue
        compared += 1
        look: Any = probe.take if isinstance(probe, MeasuredProbe) else probe.look
        if answer.reason:
            with pytest.raises(Open, match=re.escape(answer.reason)):
                look(seen)
        else:
            assert look(seen) in (answer.value, answer.figures)
    assert compared


def test_only_what_is_due_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    live = asked(until("pause-stop", MIDDLE))
    calls: list[int] = []
    ask = LiveFacts._ask

    def counted(self: LiveFacts, *more: Any) -> LiveAnswer:
        calls.append(1)
        return ask(self, *more)

    monkeypatch.setattr(LiveFacts, "_ask", counted)
    assert not live.update(until("pause-stop", MIDDLE + SECOND), ())
    assert calls == []
    assert live.update(until("pause-stop", 2444 * SECOND), ())
    assert calls


def test_a_run_that_was_taken_back_forgets() -> None:
    live = asked(until("pause-stop", MIDDLE))
    live.update(until("pause-stop", MINUTE), ())
    assert live.answers["pause.f9.real.SOIW1"].at == MIDDLE


def test_changed_settings_are_another_run() -> None:
    answers = asked(until("pause-stop", MIDDLE), ("lpar.xstor=1G",)).answers
    assert answers["pause.f9.real.SOIW1"].reason == ELSEWHERE


def all_rows(recording: Recording, verified: dict[str, dict[str, object]] | None = None) -> list[StudyRow]:
    return rows(load_ledger("pause"), asked(recording), verified or {})


def test_every_fact_and_claim_has_a_row() -> None:
    ledger = load_ledger("pause")
    found = all_rows(until("pause-stop", MINUTE))
    assert sorted(row.id for row in found) == sorted(one.id for one in (*ledger.facts, *ledger.claims))
    kinds = [row.fact is None for row in found]
    assert kinds == sorted(kinds)  # claims below
    for row in found:
        assert (row.verdict == "elsewhere") == (row.run is not None)


def test_the_verdict_is_that_of_the_tolerance() -> None:
    found = {row.id: row for row in all_rows(until("pause-stop", MIDDLE))}
    row = found["pause.f9.real.SBYO1"]
    assert row.error == pytest.approx(row.simulated / 1_500 - 1)
    assert row.verdict == "outside"
    assert found["pause.in.rdb_pages"].verdict == "input"
    assert found["pause.t3.suspend.rdb"].run.scenario == "pause-one-rdb-suspend"


def test_the_seeds_have_the_last_word() -> None:
    id = "pause.f9.real.SBYO1"
    said = {"simulated": 1_530.0, "low": 1_400.0, "high": 1_600.0, "error": 0.02, "verdict": "within"}
    before, after = (
        next(row for row in all_rows(until("pause-stop", MIDDLE), verified) if row.id == id)
        for verified in ({}, {id: said})
    )
    assert (before.verdict, after.verdict) == ("outside", "within")
    assert after.simulated == before.simulated
    assert list(after.seeds.errors) == pytest.approx([-1 / 15, 1 / 15])


def test_the_tally_counts_verdicts() -> None:
    found = all_rows(until("pause-stop", MIDDLE))
    good, known, total = tally(found, "predict")
    assert 0 <= good <= known < total
    assert known == sum(row.role == "predict" and row.verdict in ("within", "outside") for row in found)


def test_a_relocation_is_judged_when_it_has_ended() -> None:
    run = runs_of_relocation.USABLE[9]
    simulation = Simulation(load_scenario(run.scenario, run.settings))
    live = LiveFacts("relocation")
    for until, known in ((2, False), (6, False), (15, True)):
        simulation.run(until * SECOND)
        live.update(simulation.recording(), run.settings)
        answer = live.answers["relocation.isfc.usable.9"]
        assert answer.value == (7.0 if known else None)
        assert (answer.at is None) == known
    assert live.answers["relocation.c06"].figures == {"idle": 2.0, "lowest idle": 2.0, "highest idle": 0.0}
    assert live.answers["relocation.c07"].reason == ELSEWHERE


def test_a_ratio_of_several_runs_is_not_mixed_up_with_its_part() -> None:
    live, ledger = LiveFacts("ssi"), load_ledger("ssi")
    recording = run("ssi-io-2", load_scenario("ssi-io-2").until // SECOND)
    live.update(recording, ())
    found = {row.source.id: row for row in rows(ledger, live, {})}
    whole = found["ssi.table5.tx_per_s.2-member"]
    ratio = found["ssi.table5.throughput_ratio.2-member"]
    assert ratio.verdict == "several"
    assert columns.simulated(ratio) == f"its part: {columns.number(whole.simulated)}"
