"""Test case 2 of the pause study, at its real size: what the study says must come out of the machine.

The numbers here are published ones with their tolerances; everything else is a comparison within a run.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from engine.kernel.units import SECOND
from engine.measures import measures
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation

M = measures()
BOTH = pytest.mark.parametrize("method", ["suspend", "stop"])


class Study:
    """One run of test case 2, and questions to it."""

    def __init__(self, method: str, *settings: str, until: int | None = None) -> None:
        self.scenario: Scenario = load_scenario(f"pause-{method}", settings)
        sim = Simulation(self.scenario)
        sim.run(until or self.scenario.until)
        self.recording = sim.recording()
        self.guests: Any = sim.state.tables[0]["guest"]
        self.marks = {mark.id: mark.at for mark in self.scenario.marks}
        self.phases = {phase.id: (phase.start, phase.end) for phase in self.scenario.phases}
        self.number = {guest.label: guest.index for guest in self.scenario.guests}

    def of(self, role: str, kind: str = "") -> list[int]:
        """Return the guests of a role, or those of one kind."""
        return [g.index for g in self.scenario.guests if g.role == role and (not kind or g.kind == kind)]

    def at(self, measure: str, guest: int, mark: str) -> float:
        """Return a figure of a guest at a mark."""
        return M[measure].value(self.recording, [guest], self.marks[mark], self.marks[mark])

    def over(self, measure: str, guest: int, start: int, end: int) -> float:
        """Return a figure of a guest over a time (ns)."""
        return M[measure].value(self.recording, [guest], start, end)

    def drained(self, guests: list[int], mark: str) -> set[int]:
        """Return the guests with most of their pages in expanded storage only."""
        out = {}
        for g in guests:
            pages = self.at("guest.pages", g, mark)
            out[g] = 1 - self.at("guest.real", g, mark) / pages
        return {g for g in guests if out[g] > 0.5}

    def kinds(self, guests: set[int]) -> list[str]:
        """Return the kinds of guests."""
        return sorted(self.scenario.guests[g].kind for g in guests)


@cache
def study(method: str) -> Study:
    """Run each method once for all tests of this file."""
    return Study(method)


SOI, STANDBY = "systems of interest", "standby"


@pytest.mark.slow
@BOTH
def test_two_of_four_give_up_most_of_their_pages(method: str) -> None:
    """Claim c06, of suspended guests: one WebSphere guest and one database; two keep most of theirs.

    A stopped database may be the third: it woke a few times after the load had ended, and each time CP
    corrects its working set, which is what a short-term dormant guest keeps.
    """
    run = study(method)
    kinds = run.kinds(run.drained(run.of(SOI), "mid-suspend"))
    assert kinds in ([["rdb", "was"]] if method == "suspend" else [["rdb", "was"], ["rdb", "rdb", "was"]])


@BOTH
def test_the_longest_dormant_go_first(method: str) -> None:
    run = study(method)
    soi = run.of(SOI)
    in_order = sorted(soi, key=lambda g: int(run.guests[g]["halted_at"]))
    drained = run.drained(soi, "mid-suspend")
    assert drained == set(in_order[:2]) if method == "suspend" else drained >= set(in_order[:2])


@BOTH
def test_standby_guests_take_their_place(method: str) -> None:
    """Claim c07: they reach the resident level that the systems of interest had in the warm-up."""
    run = study(method)
    for kind in ("was", "rdb"):
        before = [run.at("guest.real", g, "mid-warmup") for g in run.of(SOI, kind)]
        for g in run.of(STANDBY, kind):
            assert run.at("guest.real", g, "mid-suspend") >= 0.97 * np.mean(before)


@BOTH
def test_back_after_the_resume(method: str) -> None:
    """Claim c09: the systems of interest are back, two of the four standby guests have lost most."""
    run = study(method)
    assert run.drained(run.of(SOI), "end-of-test") == set()
    assert len(run.drained(run.of(STANDBY), "end-of-test")) == 2


@BOTH
def test_expanded_storage_in_the_middle_of_the_pause(method: str) -> None:
    """Fact f10.xstor.total: 445,000 pages, 15%."""
    run = study(method)
    used = run.at("system.xstor_used", 0, "mid-suspend")
    assert used == pytest.approx(445_000, rel=0.15)


@BOTH
def test_no_page_is_ever_on_dasd(method: str) -> None:
    """Fact f6.dasd, claim c10."""
    assert not study(method).recording.guests["dasd"].any()


@BOTH
def test_slight_pressure_in_the_warm_up(method: str) -> None:
    """Fact f6.page_rate: 1,500 pages/s, 50%. Claim c04: every guest has pages in expanded storage."""
    run = study(method)
    minute = 60 * SECOND
    middle = run.marks["mid-warmup"]
    rate = run.over("system.page_rate", 0, middle - 2 * minute, middle + 2 * minute)
    assert rate == pytest.approx(1500, rel=0.5)
    for guest in run.scenario.guests:
        assert run.at("guest.xstor", guest.index, "mid-warmup") > 0
    for was, rdb in zip(run.of(STANDBY, "was"), run.of(STANDBY, "rdb"), strict=True):
        assert run.at("guest.real", was, "mid-warmup") > 10 * run.at("guest.real", rdb, "mid-warmup")


@BOTH
def test_no_guest_is_in_one_place_only(method: str) -> None:
    """Claim c12, at all three snapshots."""
    run = study(method)
    for mark in run.marks:
        for guest in run.scenario.guests:
            assert run.at("guest.real", guest.index, mark) > 0
            assert run.at("guest.xstor", guest.index, mark) > 0


def test_time_to_halt() -> None:
    """Facts t3.suspend: 8 s for a database, 27 s for WebSphere, 20%; t3.stop: immediately."""
    run = study("suspend")
    for g in run.of(SOI) + run.of(STANDBY):
        u = run.guests[g]
        published = {"rdb": 8, "was": 27}[run.scenario.guests[g].kind]
        assert (u["halted_at"] - u["paused_at"]) / SECOND == pytest.approx(published, rel=0.2)
    stopped = study("stop").guests[: len(run.scenario.guests)]
    assert (stopped["halted_at"] == stopped["paused_at"]).all()


def test_a_suspended_guest_is_dormant_until_it_resumes() -> None:
    """Claim c01: 100%, from the test idle after the halt to the resume; no wake, no packet, no time."""
    run = study("suspend")
    resume = next(step.at for step in run.scenario.timeline if step.do == "resume") - SECOND
    for g in run.of(SOI):
        start = int(run.guests[g]["halted_at"]) + run.scenario.parameters.test_idle
        start = -(-start // SECOND) * SECOND
        assert resume - start > 600 * SECOND
        assert run.over("guest.dormant", g, start, resume) == 1.0
        assert run.over("guest.suspended", g, start, resume) == 1.0
        for quiet in ("guest.wakes", "guest.cpu"):
            assert run.over(quiet, g, start, resume) == 0.0


KINDS = ("was", "rdb")


def _paused(run: Study) -> tuple[int, int]:
    """Return when all four systems of interest have stopped, and when they start again."""
    resume = next(step.at for step in run.scenario.timeline if step.do == "resume")
    return int(max(run.guests[g]["halted_at"] for g in run.of(SOI))) + SECOND, resume - SECOND


def test_a_stopped_guest_is_woken_by_the_network() -> None:
    """Claim c02: WebSphere again and again, the database seldom; else dormant, never in guest code."""
    run = study("stop")
    start, resume = _paused(run)
    wakes = {kind: [run.over("guest.wakes", g, start, resume) for g in run.of(SOI, kind)] for kind in KINDS}
    assert min(wakes["rdb"]) > 0
    assert min(wakes["was"]) > 5 * max(wakes["rdb"])
    for g in run.of(SOI):
        assert 0.8 < run.over("guest.dormant", g, start, resume) < 1.0
        assert run.over("guest.emulation", g, start, resume) == 0.0
        assert run.over("guest.cp", g, start, resume) > 0.0


@pytest.mark.slow
def test_without_cluster_traffic_hardly_any_wakes() -> None:
    """Claim c03: with the cluster traffic switched off the wakes of stopped guests all but end."""
    run = Study("stop", "network.cluster_traffic=false", until=1400 * SECOND)
    start = int(max(run.guests[g]["halted_at"] for g in run.of(SOI))) + SECOND
    for g in run.of(SOI):
        assert run.over("guest.wakes", g, start, 1400 * SECOND) < 1.0  # a minute: stray broadcasts
        assert run.over("guest.dormant", g, start, 1400 * SECOND) > 0.99


def test_the_cluster_recovers_when_members_vanish() -> None:
    """Claim c13: a peak on the standby WebSphere guests, and only on them."""
    run = study("suspend")
    start, end = run.phases["pause"]
    peaks = {}
    for g in run.of(STANDBY):
        peaks[g] = max(
            run.over("guest.cpu", g, at, at + 5 * SECOND) for at in range(start, end - 5 * SECOND, 5 * SECOND)
        )
    was, rdb = ([peaks[g] for g in run.of(STANDBY, kind)] for kind in KINDS)
    assert min(was) > 10 * run.over("guest.cpu", run.of(STANDBY, "was")[0], start - 60 * SECOND, start)
    assert min(was) > 5 * max(rdb)


@pytest.mark.slow
def test_seeds_differ_in_details_and_agree_in_sums() -> None:
    """Claim c11."""
    one, other = study("stop"), Study("stop", "seed=2", until=1700 * SECOND)
    pages = [[run.at("guest.real", g, "mid-suspend") for g in run.of(SOI)] for run in (one, other)]
    assert pages[0] != pages[1]
    sums = [run.at("system.xstor_used", 0, "mid-suspend") for run in (one, other)]
    assert sums[0] == pytest.approx(sums[1], rel=0.1)


@BOTH
def test_samples_and_times_agree(method: str) -> None:
    """CP's samples once a second find what the exact times say, within what sampling can."""
    run = study(method)
    edges = [start for start, _ in run.phases.values()] + [run.recording.time[-1]]
    for start, end in pairwise(edges):
        samples = (end - start) / SECOND
        for name in ("running", "test_idle", "dormant", "io_wait"):
            for guest in run.scenario.guests:
                exact = run.over(f"guest.{name}", guest.index, start, end)
                found = run.over(f"guest.sampled.{name}", guest.index, start, end)
                assert abs(found - exact) < 5 * np.sqrt(0.25 / samples)


def test_monitor_samples_find_the_pollers_in_test_idle() -> None:
    """In the warm-up the Monitor sees the guests under load run, and the two node agents in test idle."""
    run = study("suspend")
    start, end = 600 * SECOND, 1140 * SECOND
    found = {name: run.over(f"system.monitored.{name}", 0, start, end) for name in ("running", "test_idle")}
    assert 1.5 <= found["test_idle"] <= 3.0
    assert 5.0 <= found["running"] <= 7.0
