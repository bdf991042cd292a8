"""Grids of a sweep: which points they have, how they are written, and what is refused."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.units import SECOND
from engine.recording.relocations import relocations
from engine.runs.processes import spread
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.state.relocation import Finish
from engine.studies.probes import StudyRun
from engine.studies.relocation import layouts
from engine.studies.sweeps.grid import (
    SweepError,
    SweepGrid,
    SweepPoint,
    names,
    numbers,
    ranges,
    sweep_of,
    swept,
)
from engine.studies.sweeps.table import (
    BY_ID,
    Result,
    SweepOutcome,
    csv_text,
    reason,
    relocate,
    result,
    span,
    unfinished,
)

SWEEP = sweep_of("relocation")
JAVA = next(iter(SWEEP.workloads))
STRAIGHT = SweepGrid((1, 2, 3, 4), (1, 2, 3, 4, 5, 6, 7, 8), ("straight",), (JAVA,))
TIME = BY_ID["relocation_ns"]


def outcome(seconds: float, finish: Finish = Finish.COMPLETED) -> SweepOutcome:
    return SweepOutcome(round(seconds * SECOND), SECOND, 4, 2048, 4104 * 2048, int(finish), SECOND)


@given(st.sets(st.integers(1, 16), min_size=1))
def test_numbers_are_read_as_they_are_written(values: set[int]) -> None:
    ascending = tuple(sorted(values))
    assert numbers(ranges(ascending), 16) == ascending


@pytest.mark.parametrize(("text", "read"), [("1-4", (1, 2, 3, 4)), (" 8, 1-2 ,2", (1, 2, 8)), ("16", (16,))])
def test_numbers_and_ranges(text: str, read: tuple[int, ...]) -> None:
    assert numbers(text, 16) == read


@pytest.mark.parametrize("text", ["", "0", "17", "4-1", "1-", "a", "1;2", "1-2-3", "-1", "1,,2", "9" * 200])
def test_what_are_no_numbers_is_refused(text: str) -> None:
    with pytest.raises(SweepError, match="expected whole numbers from 1 to 16"):
        numbers(text, 16)


def test_names_may_be_other_words() -> None:
    assert names("plain, Crossed,straight,nonshared", SWEEP.aliases) == ("straight", "crossed", "non-shared")


def test_a_point_for_each_link_that_there_can_be() -> None:
    points = SWEEP.points(STRAIGHT)
    assert {(one.channels, one.total) for one in points} == {
        (channels, total) for channels in range(1, 5) for total in range(channels, 9)
    }
    assert SWEEP.left_out(STRAIGHT) == [
        "fewer connections than channels: expected a connection for each channel"
    ]


def test_connections_of_each_channel_are_at_most_16_in_all() -> None:
    points = SWEEP.points(replace(STRAIGHT, each=True))
    assert [(one.connections, one.total) for one in points if one.channels == 3] == [
        (1, 3), (2, 6), (3, 9), (4, 12), (5, 15), (6, 16),
    ]  # fmt: skip
    assert max(one.total for one in points) == layouts.MAX_CONNECTIONS


def test_one_channel_cannot_be_crossed_and_the_optimised_link_has_its_own_number() -> None:
    grid = SweepGrid((1, 4, 7), (8, 16), ("crossed", "optimised"), (JAVA,))
    found = {(one.layout, one.channels, one.total) for one in SWEEP.points(grid)}
    crossed = {("crossed", channels, total) for channels in (4, 7) for total in (8, 16)}
    assert found == crossed | {("optimised", 4, 16), ("optimised", 7, 16)}
    assert any("crossed" in line for line in SWEEP.left_out(grid))
    each = SweepGrid((1, 2), (4,), ("optimised",), (JAVA,), each=True)
    assert [one.total for one in SWEEP.points(each)] == [5, 10]


@pytest.mark.parametrize("layout", [name for name in SWEEP.layouts if name != "optimised"])
def test_the_run_of_a_point_has_its_link(layout: str) -> None:
    grid = SweepGrid((2,), (6,), (layout,), (JAVA,))
    (point,) = SWEEP.points(grid)
    wanted = layouts.layout(layout, 2, 6).settings()
    assert SWEEP.run(grid, point).settings[-len(wanted) :] == wanted


@pytest.mark.parametrize(
    ("grid", "said"),
    [
        (replace(STRAIGHT, layouts=("strait",)), "did you mean straight"),
        (replace(STRAIGHT, workloads=("cobol",)), 'no workload "cobol"; expected one of'),
        (replace(STRAIGHT, layouts=()), "nothing to run: expected at least one"),
        (replace(STRAIGHT, seeds=0), "seeds = 0: expected a whole number from 1 to 20"),
        (replace(STRAIGHT, seeds=20, layouts=("straight", "crossed")), "expected at most 600"),
        (SweepGrid((1,), (1,), ("crossed",), (JAVA,)), "nothing to run: channels = 1"),
        (SweepGrid((12,), (16,), ("straight",), (JAVA,)), "nothing to run: channels = 12: expected 1 to 8"),
    ],
)
def test_a_grid_that_cannot_be_swept_is_refused(grid: SweepGrid, said: str) -> None:
    with pytest.raises(SweepError, match=said):
        SWEEP.check(grid)


def test_every_preset_can_be_swept() -> None:
    for preset in SWEEP.presets:
        SWEEP.check(preset.grid)


def test_a_study_that_cannot_be_swept_is_named() -> None:
    assert swept() == ["relocation"]
    with pytest.raises(SweepError, match='no study "relocate"; expected one of relocation; did you mean'):
        sweep_of("relocate")


def test_medians_are_of_completed_relocations() -> None:
    found: list[Result] = [outcome(3), outcome(9), "no", outcome(1, Finish.MAXQUIESCE), outcome(5)]
    assert span(TIME, found) == (5, 3, 9)
    assert unfinished(found) == outcome(1, Finish.MAXQUIESCE)
    assert reason(found) == "no"
    assert span(TIME, ["no"]) is None


def test_a_line_of_csv_for_each_run_that_has_ended() -> None:
    grid = SweepGrid((1,), (1, 2), ("straight",), (JAVA,), seeds=2)
    first, second = SWEEP.points(grid)
    known: dict[tuple[SweepPoint, int], Result] = {
        (first, 0): outcome(2.5),
        (first, 1): outcome(2, Finish.MAXTOTAL),
        (second, 1): "Paging space is full, really",
    }
    rows = list(csv.DictReader(io.StringIO(csv_text(SWEEP, grid, known))))
    assert [row["run"] for row in rows] == ["1", "2", "2"]
    assert (rows[0]["relocation_s"], rows[0]["pages"], rows[0]["finish"]) == ("2.5", "2048", "completed")
    assert rows[1]["finish"] == "maxtotal"
    assert rows[2]["reason"] == "Paging space is full, really"
    assert {row["connections_in_all"] for row in rows} == {"1", "2"}


@pytest.mark.slow
def test_a_run_that_cannot_be_is_a_reason_and_the_others_go_on() -> None:
    found = spread(result, [(StudyRun("no-such-scenario"), 0), (QUICK, 0)])
    assert "no such scenario" in found[0]
    assert isinstance(found[1], SweepOutcome)


SMALL = ("kinds.idle.load_pages=20M", "kinds.idle.agent_pages=10M", "kinds.idle.boot_pages=10M")
QUICK = StudyRun("relocation-idle", SMALL)


def test_a_run_ends_with_its_relocation_as_in_the_whole_run() -> None:
    found = relocate(QUICK)
    assert found.completed
    assert 0 < found.quiesce_ns < found.relocation_ns < found.ended_at
    assert found.bytes == found.pages * 4104
    scenario = load_scenario(QUICK.scenario, QUICK.settings)
    whole = Simulation(scenario)
    whole.run(scenario.until)
    (first,) = relocations(whole.recording())
    assert (first.relocation_ns, first.pages, first.ended_at) == (
        found.relocation_ns, found.pages, found.ended_at,
    )  # fmt: skip


def test_a_relocation_that_is_not_completed_is_an_outcome() -> None:
    found = result(replace(QUICK, settings=(*SMALL, 'timeline.1.maxtotal="100ms"')), 0)
    assert isinstance(found, SweepOutcome)
    assert found.finish == Finish.MAXTOTAL
    assert not found.completed


@pytest.mark.slow
def test_other_seeds_and_other_processes_make_other_and_equal_runs() -> None:
    here = [relocate(QUICK, place) for place in (0, 1)]
    assert here[0] != here[1]
    assert spread(result, [(QUICK, 0), (QUICK, 1)]) == here
