"""What a run says to predictions and goals, beside the plain look at the recording."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kernel.kinds import Pause
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.sim import Simulation
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.format.models import Goal, Option, Step
from lessons.play.goals import goal_state, in_words
from lessons.play.truth import curve_times, holding, option_truth, published, stretch, truth
from tests.lessons.example import write


@pytest.fixture(scope="module")
def lesson(tmp_path_factory: pytest.TempPathFactory) -> Lesson:
    return load_lesson(write(tmp_path_factory.mktemp("lesson")))


@pytest.fixture(scope="module")
def machine(lesson: Lesson) -> Simulation:
    simulation = Simulation(lesson.scenario("small"), 5)
    simulation.run(42 * SECOND)
    return simulation


def step(lesson: Lesson, id: str, **changes: object) -> Step:
    return lesson.steps[lesson.index(id)].model_copy(update=changes)


def test_a_number_is_the_measure_in_the_shown_unit(lesson: Lesson, machine: Simulation) -> None:
    recording = machine.recording()
    sample = int(np.searchsorted(recording.time, 40 * SECOND, side="right")) - 1
    pages = int(recording.guests["real"][sample, 1])
    assert truth(lesson, step(lesson, "guess-pages"), recording) == pytest.approx(pages / 256)
    mean = step(
        lesson, "guess-pages", at_time=None, from_time="first", to_time="0:00:40", measure="guest.cpu"
    )
    expected = measures()["guest.cpu"].value(recording, [1], 0, 40 * SECOND)
    assert truth(lesson, mean, recording) == pytest.approx(expected / 256)


def test_a_moment_may_be_a_condition(lesson: Lesson, machine: Simulation) -> None:
    recording = machine.recording()
    when = step(lesson, "guess-pages", at_time="LNK00001 suspended", of="LNK00001")
    suspended = int(np.argmax(recording.guests["pause"][:, 0] == Pause.SUSPENDED))
    pages = recording.guests["real"][suspended - 1 : suspended + 1, 0] / 256
    assert pages.min() <= truth(lesson, when, recording) <= pages.max()


def test_an_option_may_have_guests_and_bounds_of_its_own(lesson: Lesson, machine: Simulation) -> None:
    recording = machine.recording()
    real, at = measures()["guest.real"], 40 * SECOND
    one, two = (real.value(recording, [guest], at, at) for guest in (0, 1))
    options = tuple(
        Option(id=id, text=id, of=of, above=above, below=below)
        for id, of, above, below in (
            ("one-more", "LNK00001", one + 1, None),
            ("two-here", "LNK00002", two, two + 1),
            ("two-less", "LNK00002", None, two),
        )
    )
    bounded = step(lesson, "guess-pages", options=options, measure="guest.real", scale=1.0)
    assert [option.id for option in holding(bounded, recording) or ()] == ["two-here"]


def test_an_order_is_the_largest_first(lesson: Lesson, machine: Simulation) -> None:
    recording = machine.recording()
    sample = int(np.searchsorted(recording.time, 40 * SECOND, side="right")) - 1
    one, two = recording.guests["real"][sample]
    expected = ["LNK00001", "LNK00002"] if one >= two else ["LNK00002", "LNK00001"]
    assert truth(lesson, step(lesson, "guess-order"), recording) == expected


def test_bars_have_every_place_of_every_item(lesson: Lesson, machine: Simulation) -> None:
    recording = machine.recording()
    sample = int(np.searchsorted(recording.time, 40 * SECOND, side="right")) - 1
    row = recording.guests[sample]
    expected = {
        userid: {place: float(row[place][number]) for place in ("real", "xstor", "dasd")}
        for number, userid in enumerate(("LNK00001", "LNK00002"))
    }
    assert truth(lesson, step(lesson, "guess-bars"), recording) == expected


def test_a_curve_has_means_around_its_points(lesson: Lesson, machine: Simulation) -> None:
    recording = machine.recording()
    asked = step(lesson, "guess-curve")
    assert stretch(recording.scenario, asked) == (0, 40 * SECOND)
    times, values = np.array(truth(lesson, asked, recording)).T
    assert list(times) == curve_times(0, 40 * SECOND)
    assert len(times) == 33
    gap = 40 * SECOND / 32
    for time, value in zip(times[1:-1], values[1:-1], strict=True):
        mean = measures()["system.available"].value(recording, [0], int(time - gap / 2), int(time + gap / 2))
        assert value == pytest.approx(mean)


def test_the_run_decides_which_option_is_right(lesson: Lesson, machine: Simulation) -> None:
    recording = machine.recording()
    asked = step(lesson, "guess-state")
    assert [option.id for option in holding(asked, recording)] == ["suspended"]
    assert option_truth(asked, recording) == truth(lesson, asked, recording) == "suspended"
    assert option_truth(step(lesson, "why"), None) == "log"


def test_there_is_no_truth_before_the_run_has_come_so_far(lesson: Lesson) -> None:
    early = Simulation(lesson.scenario("small"), 5)
    early.run(10 * SECOND)
    for asked in lesson.steps:
        if asked.kind == "predict":
            assert truth(lesson, asked, early.recording()) is None


def test_published_is_what_the_facts_say(lesson: Lesson) -> None:
    assert published(lesson, step(lesson, "guess-bars")) == {"LNK00001": {"real": 190_000.0}}
    assert published(lesson, step(lesson, "guess-pages", fact="pause.sum.suspend")) == 20.0
    assert published(lesson, step(lesson, "guess-pages")) is None


def goal(**given: object) -> Goal:
    return Goal.model_validate({"text": "Some goal", **given})


def states(
    lesson: Lesson, machine: Simulation, began: int, *goals: Goal, at: int | None = None
) -> list[bool]:
    asked = step(lesson, "bring-back", goals=goals)
    found = goal_state(lesson, asked, machine.recording(), began, at)
    assert all(bool(state.why_not) != state.holds for state in found)
    return [state.holds for state in found]


def test_goals_are_judged_where_the_machine_stands(lesson: Lesson, machine: Simulation) -> None:
    stopped = goal(condition="LNK00001 suspended")
    frames = goal(measure="system.available", above=0, below=1e6)
    few = goal(measure="guest.real", of="LNK00002", below=10)
    assert states(lesson, machine, 41 * SECOND, stopped, frames, few) == [True, True, False]
    assert states(lesson, machine, 0, stopped, frames, few, at=1 * SECOND) == [False, True, False]
    told = goal_state(lesson, step(lesson, "bring-back", goals=(few,)), machine.recording(), 41 * SECOND)[0]
    assert told.value > 10
    assert "expected < 10" in told.why_not


def test_a_goal_may_have_to_hold_for_some_time(lesson: Lesson, machine: Simulation) -> None:
    ever = {"measure": "system.available", "above": 0}
    assert states(lesson, machine, 38 * SECOND, goal(**ever, **{"for": "3s"})) == [True]
    assert states(lesson, machine, 41 * SECOND, goal(**ever, **{"for": "3s"})) == [
        False
    ]  # since the start only
    pages = {"measure": "guest.real", "of": "LNK00001", "above": 1000}
    began = 1
    assert states(lesson, machine, began, goal(**pages, keep=True), at=30 * SECOND) == [False]
    assert states(lesson, machine, 10 * SECOND, goal(**pages, keep=True), at=14 * SECOND) == [True]


def test_incidents_of_earlier_do_not_count(lesson: Lesson, machine: Simulation) -> None:
    halted = goal(condition="LNK00001 halted")
    assert states(lesson, machine, 10 * SECOND, halted, at=25 * SECOND) == [True]
    assert states(lesson, machine, 30 * SECOND, halted, at=35 * SECOND) == [False]


def test_after_its_time_no_goal_is_reached(lesson: Lesson, machine: Simulation) -> None:
    late = step(lesson, "bring-back", goals=(goal(measure="system.available", above=0),))
    found = goal_state(lesson, late, machine.recording(), 41 * SECOND - late.within)[0]
    assert not found.holds
    assert "time is up" in found.why_not
    assert goal_state(lesson, late, machine.recording(), 42 * SECOND - late.within)[0].holds


@pytest.mark.parametrize(
    ("why", "words"),
    [
        ("guest.stopped of OLD: 0.0%; expected > 99%", "share of time stopped (OLD): 0.0%; expected > 99%"),
        ("linux.cpus: 12 CPUs", "CPUs online: 12 CPUs"),
        ("it is 0:00:10.5; expected nobody.knows", "it is 0:00:10.5; expected nobody.knows"),
    ],
)
def test_a_reason_names_measures_by_their_titles(why: str, words: str) -> None:
    assert in_words(why) == words
