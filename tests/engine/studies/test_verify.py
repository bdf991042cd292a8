"""Verifying a study: verdicts, claims, and what reaches a file."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.commands.verify import summary
from engine.kernel.kinds import Incident
from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.ledger import UNCOUNTED, Fact, Role, load_ledger, studies
from engine.studies.pause import runs
from engine.studies.probes import Claimed, Facts, Given, MeasuredProbe, StudyRun, probes
from engine.studies.report import ClaimResult, FactResult, StudyReport, error, medians
from engine.studies.run_view import Open, RunView
from engine.studies.verify import Reason, Runs, SeedRun, _scenario, report, take

LEDGER = load_ledger("pause")
SMALL = Path(__file__).parents[2] / "data" / "two-guests.toml"


def fact(value: str, role: str = "predict", tolerance: str = "0.1") -> Fact:
    rest = {"where": "T", "condition": "", "quantity": "", "unit": "s", "note": ""}
    return Fact.model_validate({"id": "x", "value": value, "role": role, "tolerance": tolerance, **rest})


@pytest.mark.parametrize(
    ("value", "tolerance", "simulated", "expected", "off"),
    [
        ("20", "0.1", 22.0, "within", 0.1),
        ("20", "0.1", 22.1, "outside", 0.105),
        ("20", "0.1", 17.9, "outside", -0.105),
        ("0", "", 0.0, "within", 0.0),
        ("0", "", 0.25, "outside", 0.25),
        ("7", "", 7.0, "within", 0.0),
        ("7", "", 7.0001, "outside", 0.0001 / 7),
        ("10-30", "", 10.0, "within", 0.0),
        ("10-30", "", 27.0, "within", 0.0),
        ("10-30", "", 8.0, "outside", -0.2),
        ("10-30", "", 33.0, "outside", 0.1),
        ("10-30", "0.1", 33.0, "within", 0.1),
        ("-4", "0.5", -6.0, "within", -0.5),
    ],
)
def test_the_verdict_on_a_fact(
    value: str, tolerance: str, simulated: float, expected: str, off: float
) -> None:
    result = FactResult(fact(value, tolerance=tolerance), (simulated,))
    assert result.verdict == expected
    assert result.error == pytest.approx(off)
    assert error(result.fact, simulated) == result.error


def test_the_median_decides() -> None:
    result = FactResult(fact("20"), (1.0, 21.0, 60.0))
    assert (result.simulated, result.low, result.high, result.verdict) == (21.0, 1.0, 60.0, "within")
    assert FactResult(fact("20"), (1.0, 3.0, 21.0)).verdict == "outside"


def test_an_input_is_never_right_or_wrong_but_may_differ() -> None:
    same, other = (FactResult(fact("10", "input", ""), (value,)) for value in (10.0, 6.0))
    assert (same.verdict, other.verdict) == ("input", "input")
    assert (same.differs, other.differs) == (False, True)


def test_what_is_open_counts_as_outside_in_a_file() -> None:
    result = FactResult(fact("20"), (), "no such scenario")
    assert result.verdict == "open"
    answer = result.as_json()
    assert answer["verdict"] == "outside"
    assert [answer[key] for key in ("simulated", "low", "high", "error")] == [None] * 4


@pytest.mark.parametrize(("held", "holds"), [(10, True), (8, True), (7, False), (0, False)])
def test_a_claim_holds_in_eighty_percent_of_the_seeds(held: int, holds: bool) -> None:
    result = ClaimResult(LEDGER.claims[0], held, 10, {"figure": 1.0})
    assert result.holds == holds
    assert not replace(result, across=False).holds
    assert not replace(result, figures={}).holds


def test_a_report_passes_when_all_predicted_facts_and_claims_do() -> None:
    good = FactResult(fact("20"), (20.0,))
    missed = FactResult(fact("20", "calibrate"), (40.0,))
    claim = ClaimResult(LEDGER.claims[0], 2, 2, {"figure": 1.0})
    passed = StudyReport("x", 2, (good, missed, FactResult(fact("9", "input", ""), (8.0,))), (claim,))
    assert passed.passed
    assert passed.summary() == {
        "predict": {"within": 1, "of": 1},
        "calibrate": {"within": 0, "of": 1},
        "input": {"as published": 0, "of": 1},
        "claims": {"hold": 1, "of": 1},
    }
    assert not replace(passed, facts=(FactResult(fact("20"), (40.0,)),)).passed
    assert not replace(passed, facts=(FactResult(fact("20"), ()),)).passed
    assert not replace(passed, claims=(replace(claim, held=1),)).passed


@pytest.mark.parametrize("role", UNCOUNTED)
def test_derived_facts_and_identities_are_judged_but_counted_nowhere(role: Role) -> None:
    results = (FactResult(fact("20"), (20.0,)), FactResult(fact("20", role), (40.0,)))
    report = StudyReport("x", 1, results, ())
    assert results[1].verdict == "outside"
    assert report.as_json()["facts"][1]["role"] == role
    assert report.of_role(role) == [results[1]]
    assert report.passed
    assert report.summary() == StudyReport("x", 1, results[:1], ()).summary()
    assert summary(report).endswith(f"not counted: 1 {role}")


@pytest.mark.parametrize("study", studies())
def test_each_entry_of_a_ledger_has_its_probe(study: str) -> None:
    ledger = load_ledger(study)
    facts, claims = probes(study)
    assert set(facts) == {entry.id for entry in ledger.facts}
    assert set(claims) == {entry.id for entry in ledger.claims}
    for entry in ledger.facts:
        assert isinstance(facts[entry.id], Given if entry.role == "input" else MeasuredProbe)
    assert all(probe.runs for probe in (*facts.values(), *claims.values()) if not isinstance(probe, Given))


def test_a_second_probe_is_refused() -> None:
    twice = Facts()
    twice.given("x", "pause-stop", lambda scenario: 1.0)
    with pytest.raises(ValueError, match="x has two probes"):
        twice.measured("x", lambda seen: 1.0, runs.STOP)


# ---- what was taken from runs, without the runs


def taken() -> Runs:
    """Return two seeds of every run, in which each probe took the number 1 (claims: as a figure)."""
    facts, claims = probes("pause")
    own: dict[str, Any] = {**dict.fromkeys(facts, 1.0), **{id: {"figure": 1.0} for id in claims}}
    needed = [run for probe in (*facts.values(), *claims.values()) for run in probe.runs]
    return {run: [dict(own), dict(own)] for run in needed}


def test_values_of_several_runs_count_alike() -> None:
    known = _only_facts(taken())
    known[runs.SUSPEND] = [{**one, "pause.f10.xstor.total": 440_000.0} for one in known[runs.SUSPEND]]
    known[runs.STOP] = [{**one, "pause.f10.xstor.total": 430_000.0} for one in known[runs.STOP]]
    known[runs.LARGE[5.2]] = [{**one, "pause.f12.resume.ratio": 1.5} for one in known[runs.LARGE[5.2]]]
    found = {one.fact.id: one for one in report(LEDGER, 2, known).facts}
    total = found["pause.f10.xstor.total"]
    assert total.values == (440_000.0, 430_000.0) * 2
    assert (total.simulated, total.parts) == (435_000.0, {"suspend": 440_000.0, "stop": 430_000.0})
    assert found["pause.f12.resume.ratio"].values == pytest.approx((50.0, 50.0))


def test_a_reason_opens_the_fact_and_the_claim() -> None:
    known = _only_facts(taken())
    known[runs.WAS_SUSPEND][1]["pause.t3.suspend.was"] = Reason("it never came to that")
    found = report(LEDGER, 2, known)
    by_id = {one.fact.id: one for one in found.facts}
    assert by_id["pause.t3.suspend.was"].verdict == "open"
    assert by_id["pause.t3.suspend.was"].note == "it never came to that"
    assert by_id["pause.t4.resume"].verdict == "outside"
    assert all(one.open and not one.holds and one.note == "not now" for one in found.claims)


def _only_facts(known: Runs) -> Runs:
    _, claims = probes("pause")
    return {
        run: [{**one, **dict.fromkeys(claims, Reason("not now"))} for one in each]
        for run, each in known.items()
    }


def test_medians_leave_out_what_is_no_number() -> None:
    assert medians([{"a": 1.0, "b": math.nan}, {"a": 3.0, "b": math.nan}, {"a": 4.0}]) == {"a": 3.0}


def rule(id: str) -> Claimed:
    return probes("pause")[1][id]


def test_rules_say_no_when_it_is_not_so() -> None:
    """For each claim, figures as the study has them, and what must not pass."""
    wakes = {"least wakes WebSphere": 10.0, "most wakes RDB": 0.3, "least wakes RDB": 0.1}
    dormant = {"least dormant": 0.9, "most dormant": 0.99}
    cpu = {"before WebSphere": 0.02, "peak WebSphere": 0.5, "before RDB": 0.02, "peak RDB": 0.02}
    straight = [{"resume": time} for time in (17.7, 20.0, 22.7, 25.0, 27.7, 30.0)]
    survived = {"paused": 2.0, "running": 2.0}
    cases: dict[str, tuple[list[dict[str, float]], list[dict[str, float]]]] = {
        "pause.c01": ([{"a": 1.0}], [{"a": 0.999}]),
        "pause.c02": ([wakes | dormant], [wakes | dormant | {"most dormant": 1.0}]),
        "pause.c03": ([{"wakes WebSphere": 10.0}, {"wakes WebSphere": 0.0}], [{"wakes WebSphere": 10.0}] * 2),
        "pause.c05": ([{"pages/s": 1400.0}], [{"pages/s": 2000.0}]),
        "pause.c06": (
            [{"emptied WebSphere": 1.0, "emptied RDB": 1.0}],
            [{"emptied WebSphere": 0.0, "emptied RDB": 2.0}],
        ),
        "pause.c07": (
            [{"level WebSphere": 1.02, "level RDB": 0.95}],
            [{"level WebSphere": 0.8, "level RDB": 1.0}],
        ),
        "pause.c08": ([{"guests": 1.0}], [{"guests": 2.0}]),
        "pause.c09": (
            [{"most out of interest": 0.1, "emptied standby": 2.0}],
            [{"most out of interest": 0.1, "emptied standby": 3.0}],
        ),
        "pause.c10": ([{"most on DASD": 0.0}] * 2, [{"most on DASD": 0.0}, {"most on DASD": 1.0}]),
        "pause.c12": (
            [{"real": 50.0, "XSTOR": 90.0}] * 2,
            [{"real": 50.0, "XSTOR": 90.0}, {"real": 49.0, "XSTOR": 90.0}],
        ),
        "pause.c13": ([cpu], [cpu | {"peak RDB": 0.4}]),
        "pause.c14": (straight, [{"resume": time} for time in (17.7, 20.0, 22.7, 25.0, 30.5, 30.0)]),
        "pause.c15": (
            [{"refusal": 1.0, "samples suspended": 0.0, "IFLs after": 0.1}],
            [{"refusal": 1.0, "samples suspended": 0.0, "IFLs after": 0.0}],
        ),
        "pause.c16": (
            [survived | {"most boots": 0.0}, survived | {"least boots": 1.0}],
            [survived | {"most boots": 0.0}, survived | {"least boots": 0.0}],
        ),
        "pause.c17": (
            [{"boots after": 0.0}, {"boots after": 1.0}, {"boots after": 1.0}],
            [{"boots after": 0.0}] * 3,
        ),
    }
    for id, (good, bad) in cases.items():
        assert rule(id).holds(*good), id
        assert not rule(id).holds(*bad), id


def test_seeds_must_differ_in_details_and_agree_in_sums() -> None:
    def seed(first: float, second: float, total: float) -> list[dict[str, float]]:
        return [{"in XSTOR": 440e3}, {"in XSTOR": total, "XSTOR A": first, "XSTOR B": second}]

    across = rule("pause.c11").across
    assert across([seed(90e3, 60e3, 430e3), seed(60e3, 90e3, 440e3)])
    assert not across([seed(90e3, 60e3, 430e3), seed(80e3, 70e3, 440e3)])
    assert not across([seed(90e3, 60e3, 430e3), seed(60e3, 90e3, 540e3)])
    assert not across([seed(90e3, 60e3, 430e3)])


# ---- runs


def test_a_run_that_cannot_be_loaded_says_why() -> None:
    found = _scenario(StudyRun("pause-strange", ("lpar.xstor=1G",)))
    assert isinstance(found, Reason)
    assert "pause-strange: no such scenario" in found.text
    found = _scenario(StudyRun("pause-stop", ("lpar.xstore=1G",)))
    assert isinstance(found, Reason)
    assert "lpar.xstor" in found.text


@pytest.mark.slow
def test_one_run_gives_a_few_numbers_to_each_of_its_probes() -> None:
    """A real run of the study, cut short: what comes later in it is open."""
    scenario = load_scenario("pause-stop").model_copy(update={"until": 720 * 10**9})
    found = take(SeedRun("pause", runs.STOP, scenario, 7))
    facts, claims = probes("pause")
    expected = {id for part in (facts, claims) for id, probe in part.items() if runs.STOP in probe.runs}
    assert set(found) == expected
    assert found["pause.f9.real.SBYW1"] == pytest.approx(158_000, rel=0.08)
    assert found["pause.f6.dasd"] == 0
    late = found["pause.f10.xstor.total"]
    assert isinstance(late, Reason)
    assert "pause-stop: system.xstor_used: nothing is recorded" in late.text


def test_a_system_that_cannot_go_on_is_said() -> None:
    cut = ("lpar.frames=300000p", "lpar.xstor=1M", "lpar.paging_space=1M")
    found = take(SeedRun("pause", runs.STOP, load_scenario("pause-stop", cut), 3))
    assert {one.text for one in found.values()} == {found["pause.c10"].text}
    assert "pause-stop, seed 3: At 0:0" in found["pause.c10"].text


def test_questions_to_a_small_run() -> None:
    """A run that is easy to follow: guest ONE is suspended at 15 s and resumed at 45 s."""
    simulation = Simulation(load_scenario(SMALL))
    simulation.run(60 * SECOND)
    seen = RunView(simulation.recording())
    one = seen.guest("ONE")
    assert (seen.step("pause"), seen.step("pause", "systems of interest")) == (15 * SECOND, 15 * SECOND)
    halted, lasted = seen.told(Incident.HALTED, one)
    assert halted == 15 * SECOND + lasted
    start, end = seen.paused(one)
    assert halted < start <= halted + 2 * SECOND
    assert seen.told(Incident.RESUME_ASKED, one)[0] - SECOND <= end <= seen.told(Incident.RESUMED, one)[0]
    assert seen.over("guest.sampled.dormant", one, start, end) == 1.0
    real, pages = (seen.at(f"guest.{name}", one, "middle") for name in ("real", "pages"))
    assert seen.out(one, "middle") == pytest.approx(1 - real / pages)
    busy = seen.phase("second")
    means = [
        seen.over("guest.cpu", seen.guest("TWO"), at, at + 5 * SECOND) for at in range(*busy, 5 * SECOND)
    ]
    assert seen.peak("guest.cpu", seen.guest("TWO"), busy, 5 * SECOND) == pytest.approx(max(means))


def test_names_that_a_run_has_not() -> None:
    simulation = Simulation(load_scenario("pause-stop"))
    simulation.run(2 * 10**9)
    seen = RunView(simulation.recording())
    for ask, said in (
        (lambda: seen.guest("SOIW3"), "no guest SOIW3"),
        (lambda: seen.guests("systems of interest", "dm"), "no guest systems of interest dm"),
        (lambda: seen.mark("noon"), "no mark noon"),
        (lambda: seen.phase("noon"), "no phase noon"),
        (lambda: seen.step("dance"), "no step dance"),
        (lambda: seen.over("guest.mood", None, 0, 1), "no measure guest.mood"),
        (lambda: seen.field("mood"), "samples have no mood"),
        (lambda: seen.told(Incident.HALTED, seen.guest("SOIW1")), "SOIW1: never halted"),
        (lambda: seen.paused(seen.guest("SOIW1")), "SOIW1 was never paused"),
        (lambda: seen.at("guest.real", seen.guest("SOIW1"), "mid-warmup"), "nothing is recorded"),
    ):
        with pytest.raises(Open, match=said):
            ask()
