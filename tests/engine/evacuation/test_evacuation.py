"""Evacuation of a member: who leaves and who stays, against the relocations of a run by hand."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest

from engine.evacuation.plan import EvacuationPlan, PlannedMove
from engine.evacuation.report import as_json, command_lines, command_text, notes, sentences, staying
from engine.evacuation.search import EvacuationReport, EvacuationWish, search
from engine.evacuation.simulate import LATE, Evacuation, simulate
from engine.evacuation.survey import EvacuationError, survey
from engine.kernel.units import MS, SECOND
from engine.recording.relocations import relocations
from engine.runs.pool import Threads
from engine.scenario.scenario import Scenario
from engine.sim import Simulation
from tests.engine.evacuation.cluster import cluster
from tests.engine.small import group

AT = 50 * MS
OWN = ("SML0001", "SML0002", "LRG0001")


def wish(**changes: Any) -> EvacuationWish:
    return EvacuationWish.model_validate({"member": "A1", "at": AT, "window": 30 * SECOND} | changes)


def found(scenario: Scenario, **changes: Any) -> EvacuationReport:
    with closing(Threads()) as threads:
        return search(scenario, wish(**changes), threads)


def best(report: EvacuationReport) -> Evacuation:
    assert report.best is not None
    return report.best.found


@pytest.fixture(scope="module")
def report() -> EvacuationReport:
    return found(cluster())


def test_every_guest_leaves_once_and_returns(report: EvacuationReport) -> None:
    for tried in report.tried:
        moves = tried.found.moves
        assert sorted(move.userid for move in moves) == sorted(OWN)
        assert all(move.arrived for move in moves)
        assert {load.system: load.guests for load in tried.found.after}["A1"] == 0
        assert sum(load.guests for load in tried.found.after) == 4
    back = best(report).back
    assert sorted(move.userid for move in back) == sorted(OWN)
    assert all(move.arrived and move.to == "A1" for move in back)
    assert staying(report.survey, best(report)) == []


def test_no_more_relocations_than_wanted_are_in_progress(report: EvacuationReport) -> None:
    numbers = {tried.found.plan.at_once for tried in report.tried}
    assert numbers == {1, 2}
    for tried in report.tried:
        spans = [(move.asked_at or 0, move.ended_at or 0) for move in tried.found.moves]
        most = max(sum(start <= at < end for start, end in spans) for at, _ in spans)
        assert most == tried.found.plan.at_once
        assert [start for start, _ in spans] == sorted(start for start, _ in spans)


def test_the_best_plan_is_the_least_in_rank(report: EvacuationReport) -> None:
    ranks = [tried.rank for tried in report.tried]
    assert ranks == sorted(ranks)
    assert {tried.targets for tried in report.tried} > {"B1", "C1"}
    for tried in report.tried:
        if tried.targets in ("B1", "C1"):
            assert {move.to for move in tried.found.moves} == {tried.targets}


def test_the_commands_at_these_times_give_the_same_relocations(report: EvacuationReport) -> None:
    plan = best(report)
    lines = command_lines(plan)
    text = command_text(report.survey, plan)
    machine = Simulation(cluster())
    moves = sorted((*plan.moves, *plan.back), key=lambda move: move.asked_at or 0)
    pasted = (
        {line.split()[5]: line for lines_of in lines["away"].values() for line in lines_of},
        {line.split()[5]: line for lines_of in lines["back"].values() for line in lines_of},
    )
    for move in moves:
        assert move.asked_at is not None
        machine.run(move.asked_at)
        line = pasted[move.to == "A1"][move.userid]
        assert line in text
        assert machine.execute(line).number == 0
    machine.run(max(move.ended_at or 0 for move in moves))
    own = relocations(machine.recording())
    assert [(one.asked_at, one.quiesced_at, one.resumed_at, one.ended_at, one.pages) for one in own] == [
        (move.asked_at, move.quiesced_at, move.resumed_at, move.ended_at, move.pages) for move in moves
    ]
    assert [one.quiesce_ns for one in own] == [move.quiesce_ns for move in moves]
    assert [machine.execute(line).number for line in lines["test"]] == [0, 0, 0]


def test_commands_for_the_way_back_are_those_of_guests_that_return(report: EvacuationReport) -> None:
    plan = best(report)
    missing = plan.back[0].model_copy(update={"arrived": False, "reasons": ("no way",)})
    part = plan.model_copy(update={"back": (missing, *plan.back[1:])})
    lines = [line for own in command_lines(part)["back"].values() for line in own]
    assert len(lines) == 2
    assert not any(missing.userid in line for line in lines)
    assert f"{missing.userid} does not return from {missing.source}: no way" in command_text(
        report.survey, part
    )
    assert not command_lines(plan.model_copy(update={"back": (missing,)}))["back"]
    open_end = plan.model_copy(update={"back": ()})
    assert sum(map(len, command_lines(open_end)["back"].values())) == 3
    for text in (command_text(report.survey, open_end), " ".join(sentences(report.survey, open_end))):
        assert "The return is not simulated." in text
    assert "not simulated" not in command_text(report.survey, plan)


def test_the_same_wish_gives_the_same_plan(report: EvacuationReport) -> None:
    assert found(cluster()) == report


def test_an_order_by_hand_is_the_order_of_the_run(report: EvacuationReport) -> None:
    plan = best(report).plan.model_copy(update={"at_once": 1})
    turned = plan.reordered(0, len(plan.moves) - 1)
    run = simulate(cluster(), turned, back=False)
    asked = sorted(run.moves, key=lambda move: move.asked_at or 0)
    assert [move.userid for move in asked] == [move.userid for move in turned.moves]
    assert turned.moves[-1] == plan.moves[0]


def test_guests_that_cannot_leave_stay_with_the_reasons_of_cp() -> None:
    guests = {
        "small": group("writer", 1, "SML", up=True),
        "off": group("writer", 1, "OFF", up=True, relocatable=False),
        "large": group("writer", 1, "LRG", up=True, memory="64M"),
        "disk": group("writer", 1, "DSK", up=True, needs=["TAPE"]),
    }
    systems = {"A1": {"devices": ["TAPE"], "frames": "40000p"}, "B1": {}, "C1": {}}
    lpar = {"frames": "9000p", "paging_space": "0p"}
    scenario = cluster(guests=guests, systems=systems, lpar=lpar, timeline=[])
    report = found(scenario)
    stay = dict(staying(report.survey, best(report)))
    assert set(stay) == {"OFF0001 (OFF)", "LRG0001 (LRG)", "DSK0001 (DSK)"}
    assert "relocation is disabled" in stay["OFF0001 (OFF)"]
    assert "SET VMRELOCATE OFF0001 ON" in stay["OFF0001 (OFF)"]
    assert "it does not fit" in stay["LRG0001 (LRG)"]
    assert "device" in stay["DSK0001 (DSK)"]
    enabled = found(scenario, enable=True)
    assert "OFF0001 (OFF)" not in dict(staying(enabled.survey, best(enabled)))
    lines = command_lines(best(enabled))
    away = [line for own in lines["away"].values() for line in own]
    back = [line for own in lines["back"].values() for line in own]
    assert "AT A1 CMD SET VMRELOCATE OFF0001 ON" in away
    assert "AT A1 CMD SET VMRELOCATE OFF0001 OFF" in back


def test_what_does_not_fit_into_the_window_is_late_or_stays() -> None:
    report = found(cluster(), window=100 * MS, at_once=1)
    plan = best(report)
    assert plan.moves[0].arrived
    assert plan.late
    assert [move.reasons for move in plan.stay] == [(LATE,), (LATE,)]
    assert "after the window" in " ".join(sentences(report.survey, plan))


def test_a_time_out_is_the_limit_of_the_stop(report: EvacuationReport) -> None:
    stop = min(move.quiesce_ns for move in best(report).moves)
    short = found(cluster(), timeouts={"": stop // 2, "LRG0001": 30 * SECOND})
    plan = best(short)
    assert {move.userid for move in plan.over} == set(OWN[:2])
    limits = {move.userid: move.timeout for move in plan.moves}
    assert limits["LRG0001"] == 30 * SECOND
    text = command_text(short.survey, plan)
    assert "VMRELOCATE MOVE LRG0001 TO" in text
    assert "MAXQUIESCE 30 SEC" in text
    assert "MAXQUIESCE 1 SEC" in text
    assert not any("Timeout" in note for note in notes(short))
    assert any(note.startswith("Application timeout: assumed") for note in notes(report))
    typed = wish(timeouts=dict.fromkeys(OWN, SECOND))
    assert not any("Timeout" in note for note in notes(report.model_copy(update={"wish": typed})))
    assert any("rounded down to whole seconds" in note for note in notes(report))


def test_the_timelines_own_relocations_are_left_out() -> None:
    steps = [
        {"at": "0s", "do": "load", "guests": ["small", "large", "other"]},
        {"at": "1s", "do": "relocate", "guests": ["small"], "to": "B1"},
    ]
    report = found(cluster(timeline=steps), at_once=1, to="C1")
    assert report.survey.left_out == 1
    assert {move.to for move in best(report).moves} == {"C1"}
    assert any("0:00:00" in note for note in notes(report))


def test_commands_of_the_run_so_far_count() -> None:
    machine = Simulation(cluster())
    machine.run(10 * MS)
    machine.execute("AT A1 CMD SET VMRELOCATE SML0001 OFF")
    before, after = survey(cluster(), "A1", AT), survey(cluster(), "A1", AT, machine.commands)
    assert before.guests[0].targets() == ("B1", "C1")
    assert after.guests[0].targets() == ()
    assert after.guests[0].is_off
    assert after.later_commands == 0
    early = survey(cluster(), "A1", 5 * MS, machine.commands)
    assert early.guests[0].targets() == ("B1", "C1")
    told = notes(EvacuationReport(title="", wish=wish(at=5 * MS), survey=early))
    assert any("after 5ms are omitted: 1" in note for note in told)


def test_many_guests_leave_and_return() -> None:
    guests = {"small": group("writer", 33, "SML", up=True)}
    scenario = cluster(guests=guests, lpar={"frames": "200000p"}, timeline=[])
    moves = tuple(PlannedMove(userid=guest.userid, to="B1") for guest in scenario.guests)
    plan = EvacuationPlan(member="A1", at=AT, window=60 * SECOND, at_once=8, moves=moves)
    run = simulate(scenario, plan)
    assert sum(move.arrived for move in run.moves) == sum(move.arrived for move in run.back) == 33


def test_a_guest_that_does_not_fit_at_its_turn_stays_and_another_target_takes_it() -> None:
    lpar = {"frames": "5000p", "paging_space": "6000p"}
    scenario = cluster(lpar=lpar, systems={"A1": {"frames": "24000p"}, "B1": {}, "C1": {}})
    one, all_targets = (best(found(scenario, at_once=2, to=to)) for to in ("B1", None))
    assert [move.userid for move in one.moves if move.arrived] == ["SML0001"]
    assert all("does not fit" in move.reasons[0] for move in one.stay)
    assert len(all_targets.stay) < len(one.stay)
    assert {move.to for move in all_targets.moves} == {"B1", "C1"}


def test_the_answer_is_data(report: EvacuationReport) -> None:
    table = as_json(report)
    again = EvacuationReport.model_validate({key: table[key] for key in ("title", "wish", "survey", "tried")})
    assert again == report
    assert table["commands"]["away"]
    assert any("3 of 3 guests leave A1" in text for text in table["summary"])


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"member": "A2"}, "A1, B1, C1"),
        ({"at": 61 * SECOND}, "earlier time"),
        ({"window": 0}, "like 30m"),
        ({"at_once": 9}, "from 1 to 8"),
        ({"timeouts": {"OTH0001": SECOND}}, "OTH0001"),
        ({"timeouts": {"": 0}}, "like 10s"),
        ({"to": "A1"}, "B1, C1"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(EvacuationError, match=words):
        found(cluster(), **changes)


def test_one_system_is_no_cluster() -> None:
    with pytest.raises(EvacuationError, match="cluster"):
        survey(
            cluster(
                systems={"A1": {}},
                channels={},
                links={},
                guests={"small": group("writer", 1, "SML")},
                timeline=[],
            ),
            "A1",
            AT,
        )
