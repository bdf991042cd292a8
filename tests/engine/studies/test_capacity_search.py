"""The search for the smallest number at which a figure reaches a value."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.scenario.scenario import ScenarioError
from engine.studies.capacity_search import (
    FoundCapacity,
    LimitError,
    SearchTrial,
    Until,
    limit,
    parse_until,
    search,
)

FULL = parse_until("master=100%")
# one processor, a phase of two seconds: about 200 guests with a tick fill it
SMALL = ("lpar.processors=1", "until=3s", "phases.1.to=1s", "phases.2.from=1s", "phases.2.to=3s")


def step_at(edge: int, tried: list[int]):  # type: ignore[no-untyped-def]
    """Return a figure that is full from `edge` on."""

    def attempt(number: int) -> SearchTrial:
        tried.append(number)
        return SearchTrial(number, (1.0 if number >= edge else 0.9,))

    return attempt


@given(st.integers(0, 3000), st.integers(1, 3000), st.data())
def test_it_finds_the_edge_wherever_it_is_and_tries_nothing_twice(low: int, more: int, data) -> None:  # type: ignore[no-untyped-def]
    high = low + more
    edge, start = data.draw(st.integers(low + 1, high)), data.draw(st.integers(low, high))
    tried: list[int] = []
    below, reached = search(step_at(edge, tried), FULL, low, high, start)
    assert (below.number, reached.number) == (edge - 1, edge)
    assert len(set(tried)) == len(tried)
    assert all(low <= number <= high for number in tried)


def test_few_runs_where_the_answer_is_near() -> None:
    tried: list[int] = []
    search(step_at(615, tried), FULL, 75, 4800, 600)
    assert tried[:3] == [600, 637, 618]
    assert len(tried) <= 8


@pytest.mark.parametrize(
    ("edge", "said"),
    [
        (5000, "master=100% is not reached up to 800: 90.00% there; expected another range"),
        (1, "master=100% is already reached at 300: 100.00% there; expected another range"),
    ],
)
def test_an_edge_outside_of_the_range_is_said(edge: int, said: str) -> None:
    tried: list[int] = []
    with pytest.raises(LimitError, match=said):
        search(step_at(edge, tried), FULL, 300, 800, 600)
    assert tried[-1] == (800 if edge > 800 else 300)


def test_the_median_of_the_seeds_counts() -> None:
    assert SearchTrial(600, (0.9, 0.99, 0.999)).value == 0.99


def test_what_can_be_asked_for() -> None:
    assert parse_until(" lock.share = 20% ") if _known("lock.share") else True
    rate = parse_until("system.page_rate=50000")
    assert (rate.measure, rate.of, rate.value, rate.percent) == ("system.page_rate", None, 50_000.0, False)
    assert rate.shown(49_123.4) == "49,123 pages/s"
    half = parse_until("processor.busy=50%")
    assert (half.reached(0.5), half.reached(0.4999), half.shown(0.4999)) == (True, False, "49.99%")


def test_what_a_member_is_to_reach() -> None:
    until = parse_until("member.util of SYSTEM02 = 90%")
    assert (until.measure, until.of, until.value, until.percent) == ("member.util", "SYSTEM02", 90.0, False)
    assert until.shown(87.654) == "87.654%"
    full = parse_until("member.util=100%")
    assert [full.reached(value) for value in (99.4, 99.6, 100.0)] == [False, True, True]
    wait = parse_until("pack.wait of LNX026 SYSTEM01=2")
    assert (wait.of, wait.value) == ("LNX026 SYSTEM01", 2.0)
    with pytest.raises(LimitError, match="pack.wait is in ms; expected a number without %"):
        parse_until("pack.wait of LNX026=2%")
    with pytest.raises(
        LimitError, match="expected a member of ssi-cpu-4; the nearest valid name is system02"
    ):
        limit("ssi-cpu-4", (), "sessions.web.each", "member.util of SYSTEM2=90%", 1, 4)


def _known(name: str) -> bool:
    from engine.measures import measures

    return name in measures()


def test_a_hundred_per_cent_is_reached_with_what_rounds_to_it() -> None:
    assert (FULL.measure, FULL.of) == ("processor.busy", "0")
    assert [FULL.reached(value) for value in (0.9949, 0.995, 1.0)] == [False, True, True]
    assert not Until("x=1", "processor.busy", None, 1.0, False).reached(0.999)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("master", 'expected MEASURE=VALUE, like "master=100%"'),
        ("master=full", "expected MEASURE=VALUE"),
        ("master=-5%", "expected MEASURE=VALUE"),
        ("processor.bussy=1", "the nearest valid name is processor.busy"),
        ("system.page_rate=50%", "is in pages/s; expected a number without %"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, said: str) -> None:
    with pytest.raises(LimitError, match=said):
        parse_until(text)


def test_settings_that_are_no_number() -> None:
    with pytest.raises(LimitError, match="lpar.xstor: the scenario has no whole number there"):
        limit("timers-420-600", (), "lpar.xstor", "master=100%")
    with pytest.raises(ScenarioError, match=r"lpar\.processors"):
        limit("timers-420-600", (), "lpar.procesors", "master=100%", 1, 7)
    with pytest.raises(LimitError, match="expected a lower and a higher number, not 9 and 3"):
        limit("timers-420-600", (), "users", "master=100%", 9, 3)


@pytest.mark.slow
def test_a_real_search() -> None:
    heard: list[SearchTrial] = []
    found = limit("timers-430-600", SMALL, "users", "master=100%", 20, 600, seeds=[5], progress=heard.append)
    assert isinstance(found, FoundCapacity)
    assert (found.of, found.seeds, list(found.trials)) == ("guests.linux.count", (5,), heard)
    assert found.reached.number == found.below.number + 1
    assert 60 < found.reached.number < 400
    assert found.below.value < 0.995 <= found.reached.value
    assert {found.below, found.reached} <= set(found.trials)


@pytest.mark.slow
def test_each_seed_in_a_process_of_its_own() -> None:
    found = limit("timers-430-600", SMALL, "users", "master=8%", 1, 60, seeds=2)
    assert found.seeds == (1, 2)
    assert all(len(trial.values) == 2 for trial in found.trials)
    one = limit("timers-430-600", SMALL, "users", "master=8%", 1, 60, seeds=[2])
    known = {trial.number: trial.values[0] for trial in one.trials}
    both = {trial.number: trial.values[1] for trial in found.trials}
    assert all(known[number] == both[number] for number in known.keys() & both.keys())
    assert known.keys() & both.keys()
