"""Conditions against their twin, which goes through the recording row by row; their words; their messages."""

from __future__ import annotations

import pickle
import re
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.conditions.condition import _FIRST_LOOK as USUAL
from engine.conditions.condition import Condition, Watch, parse_condition
from engine.conditions.help import complete_condition, condition_help
from engine.conditions.membership import MODES, STATES
from engine.conditions.reader import ConditionError
from engine.conditions.words import units_of
from engine.kernel.kinds import Activity, Incident, Pause, VcpuState
from engine.kernel.units import MS, SECOND
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.small import group, small
from tests.naive import conditions as naive

GOLDEN = Path(__file__).parents[2] / "golden" / "condition-errors.txt"
V = VcpuState
DORMANT = {V.DORMANT, V.STOPPED, V.SUSPENDED}
SCENARIO = small(
    until="600ms",
    parameters={"freeze_time": "150ms", "test_idle": "8ms"},
    lpar={"processors": 2, "xstor": 300, "granule": 1},
    guests={"app": group("app", 2, "APP"), "db": group("db", 2, "DB", processors=2, role="stores")},
    marks=[{"id": "middle", "title": "Middle", "at": "300ms"}],
    phases=[{"id": "late", "title": "Late", "from": "400ms", "to": "600ms"}],
)


@cache
def _run(until: int) -> Recording:
    sim = Simulation(SCENARIO, 3)
    sim.run(until)
    return sim.recording()


R = _run(SCENARIO.until)
PAST = naive.Past(R)
MOMENTS = sorted({*PAST.moments, *(int(at) for at in R.log["time"])})
APPS, DBS = [0, 1], [2, 3]
NAIVE: dict[str, naive.Truth] = {
    "APP0001 dormant": naive.in_state([0], DORMANT, True),
    "APP0001 not dormant": naive.none_in_state([0], DORMANT, True),
    "app dormant": naive.in_state(APPS, DORMANT, True),
    "app not dormant": naive.none_in_state(APPS, DORMANT, True),
    "any app dormant": naive.any_in_state(APPS, DORMANT, True),
    "APP0002 suspended": naive.in_state([1], {V.SUSPENDED}, True),
    "APP0001 page wait": naive.in_state([0], {V.PAGE_WAIT}, False),
    "stores running": naive.in_state(DBS, {V.RUNNING}, False),
    "any stores running": naive.any_in_state(DBS, {V.RUNNING}, False),
    "any stores dormant": naive.any_in_state(DBS, DORMANT, True),
    "stores not dormant": naive.none_in_state(DBS, DORMANT, True),
    "DB0001 test idle": naive.in_state([2], {V.TEST_IDLE}, False),
    "DB0002 not test idle": naive.none_in_state([3], {V.TEST_IDLE}, False),
    "any of all running": naive.any_in_state([0, 1, 2, 3], {V.RUNNING}, False),
    "APP1 freezing": naive.sampled([0], "pause", Pause.FREEZING),
    "app under load": naive.sampled(APPS, "activity", Activity.LOAD),
    "available frames < 700": naive.figure("system.available", [[0]], lambda v: v < 700),
    "available frames < 20%": naive.figure("system.available", [[0]], lambda v: v < 520),
    "real pages of app >= 1000": naive.figure("guest.real", [APPS], lambda v: v >= 1000),
    "app real pages >= 1000": naive.figure("guest.real", [APPS], lambda v: v >= 1000),
    "real pages of each app >= 10%": naive.figure("guest.real", [[0], [1]], lambda v: v >= 409.6),
    "real pages of any app >= 2 MB": naive.figure("guest.real", [[0], [1]], lambda v: v >= 512, every=False),
    "guest.real >= 2600": naive.figure("guest.real", [[0, 1, 2, 3]], lambda v: v >= 2600),
    "page rate > 5,000 pages/s": naive.figure("system.page_rate", [[0]], lambda v: v > 5000),
    "CPU of DB0001 > 20%": naive.figure("guest.cpu", [[2]], lambda v: v > 0.2),
    "idle processors > 0.05": naive.figure("processor.idle", [[0]], lambda v: v > 0.05),
    "processor.idle of master > 10%": naive.figure("processor.idle", [[0]], lambda v: v > 0.1),
    "processor.busy of others < 0.9": naive.figure("processor.busy", [[1]], lambda v: v < 0.9),
    "guest.running of app > 10%": naive.figure("guest.running", [APPS], lambda v: v > 0.1),
    "restart time of APP0001 < 1s": naive.figure("guest.restart_time", [[0]], lambda v: 0 < v < 1),
    "APP0001 halted": naive.happened([0], Incident.HALTED),
    "app goes on": naive.happened(APPS, Incident.RESUMED),
    "booted": naive.happened([], Incident.BOOTED),
    "APP0001 dormant for 5ms": naive.lasting(naive.in_state([0], DORMANT, True), 5 * MS),
    "stores running for 1ms500us": naive.lasting(naive.in_state(DBS, {V.RUNNING}, False), 1500_000),
    "available < 700 for 100ms": naive.lasting(
        naive.figure("system.available", [[0]], lambda v: v < 700), 100 * MS
    ),
    "middle": lambda p, at: at >= 300 * MS,
    "late": lambda p, at: at >= 400 * MS,
    "250ms": lambda p, at: at >= 250 * MS,
}


def _together(left: str, right: str) -> dict[str, naive.Truth]:
    a, b = NAIVE[left], NAIVE[right]
    return {
        f"{left} and {right}": lambda p, at: a(p, at) and b(p, at),
        f"{left} or {right}": lambda p, at: a(p, at) or b(p, at),
        f"not ({left} or {right})": lambda p, at: not (a(p, at) or b(p, at)),
        f"{right} and not {left}": lambda p, at: b(p, at) and not a(p, at),
    }


NAIVE |= _together("app dormant", "available frames < 700")
NAIVE |= _together("stores running", "APP0001 page wait")
INCIDENTS = {"APP0001 halted", "app goes on", "booted"}
EVERY = pytest.mark.parametrize("text", NAIVE)


def parsed(text: str) -> Condition:
    return parse_condition(text, SCENARIO)


@cache
def edges_of(text: str) -> list[int]:
    """The moments at which the twin says that it becomes true."""
    delay = re.search(r" for (\w+)$", text)
    moments = list(MOMENTS)
    if delay:
        time = {"5ms": 5 * MS, "1ms500us": 1500_000, "100ms": 100 * MS}[delay[1]]
        moments += [moment + time for moment in MOMENTS if moment + time <= R.now]
    return naive.edges(PAST, NAIVE[text], [*moments, 250 * MS, 300 * MS, 400 * MS])


def walked(condition: Condition, recording: Recording) -> list[int]:
    """All moments at which it becomes true, one after the other."""
    found, after = [], -1
    while (at := condition.next(recording, after)) is not None:
        found.append(at)
        after = at
    return found


@cache
def walked_whole(text: str) -> list[int]:
    """Return the moments of the whole run, found with the usual first look."""
    return walked(parsed(text), R)


@EVERY
def test_it_holds_when_the_twin_says_so(text: str) -> None:
    condition, truth = parsed(text), NAIVE[text]
    for at in [0, *MOMENTS[:: len(MOMENTS) // 40], 123_456_789, 250 * MS, 300 * MS, R.now]:
        holds = condition.holds(R, at)
        assert holds == truth(PAST, at), at
        assert (condition.why_not(R, at) == "") == holds
    assert not condition.holds(R, R.now + 1)
    assert condition.next(R, R.now) is condition.next(R, 2 * R.now) is condition.previous(R, -1) is None
    assert condition.why_not(R, R.now + 1) == "not recorded yet"


@pytest.mark.slow
@EVERY
@pytest.mark.parametrize("look", [USUAL, 7 * MS])
def test_it_becomes_true_when_the_twin_says_so(text: str, look: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However far it looks at first."""
    monkeypatch.setattr("engine.conditions.condition._FIRST_LOOK", look)
    condition = parsed(text)
    wanted = edges_of(text)
    if text in INCIDENTS:
        guests = {"APP0001 halted": [0], "app goes on": APPS}.get(text, [])
        what = {"booted": Incident.BOOTED, "APP0001 halted": Incident.HALTED}.get(text, Incident.RESUMED)
        wanted = sorted({int(row["time"]) for row in naive.entries(R, guests, what)})
    assert (walked_whole(text) if look == USUAL else walked(condition, R)) == wanted
    back, before = [], R.now + 1
    while (at := condition.previous(R, before)) is not None:
        back.append(at)
        before = at
    assert back[::-1] == wanted


@pytest.mark.slow
def test_these_conditions_do_come_true_and_end() -> None:
    """Else the comparisons above compare little."""
    counts = {text: len(edges_of(text)) for text in NAIVE}
    assert [text for text, count in counts.items() if count == 0] == []
    assert sum(count > 1 for count in counts.values()) > 20


@EVERY
def test_a_longer_recording_changes_no_moment_of_the_past(text: str) -> None:
    """What is reported while a run goes on is what the whole run shows."""
    assert walked(parsed(text), _run(333 * MS)) == [at for at in walked_whole(text) if at <= 333 * MS]


@pytest.mark.parametrize("budget", [1, 7, 1000])
@pytest.mark.parametrize("text", ["APP0001 page wait", "DB0001 running", "available < 700 for 100ms"])
def test_a_watch_sees_the_first_moment_as_soon_as_it_is_there(text: str, budget: int) -> None:
    """However the run is cut into pieces; also in the middle of what happens within one ns."""
    sim, wanted = Simulation(SCENARIO, 3), parsed(text).next(R, 130 * MS)
    sim.run(130 * MS)
    watch = Watch(parsed(text), sim.now)
    sim.run(wanted - MS)
    while (at := watch.met(sim.recording())) is None and sim.now < wanted + MS:
        sim.run(wanted + MS, budget)
    assert at == wanted <= sim.now


@EVERY
def test_the_text_means_the_same(text: str) -> None:
    condition = parsed(text)
    again = parsed(condition.text)
    assert again == condition
    assert again.text == condition.text
    assert parsed(condition.text.upper()).node.text.lower() == condition.text.lower()


ATOMS = st.sampled_from([text for text in NAIVE if " and " not in text and " or " not in text])
TREES = st.recursive(
    ATOMS,
    lambda inner: (
        st.tuples(inner, st.sampled_from(["and", "or"]), inner).map(lambda t: f"({t[0]}) {t[1]} ({t[2]})")
        | inner.map(lambda t: f"not ({t})")
    ),
    max_leaves=5,
)


@settings(max_examples=40)
@given(TREES)
def test_whatever_is_put_together_reads_back(text: str) -> None:
    if len(text) < 450:
        condition = parsed(text)
        assert parsed(condition.text).text == condition.text
        assert walked(parsed(condition.text), R) == walked(condition, R)


def test_and_binds_closer_than_or() -> None:
    loose, close = parsed("middle or late and DB0001 running"), parsed("middle or (late and DB0001 running)")
    assert loose == close
    assert parsed("(middle or late) and DB0001 running") != loose


def test_incidents_may_be_counted_from_a_time_on() -> None:
    condition = parsed("APP0001 booted")
    at = condition.next(R, -1)
    assert condition.holds(R, R.now, since=at)
    assert not condition.holds(R, R.now, since=at + 1)
    assert condition.why_not(R, R.now, since=at + 1) == "not yet: APP0001 booted"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("available frames < 1", r"available frames: [\d,.]+ frames; expected < 1 frames"),
        ("available < 0.01%", r"available: [\d.]+%; expected < 0\.01%"),
        ("app1 suspended", "APP1 is running; expected suspended|APP0001 is .*; expected suspended"),
        ("app suspended", r"APP000\d is .*; expected suspended \(APP suspended\)"),
        ("app real pages < 3 MB and middle", r"real pages of APP: [\d.]+ MB; expected < 3 MB"),
        ("real pages of each DB < 1", r"real pages of each DB: \d+ pages \(DB0001\); expected < 1 pages"),
        ("not middle", "it is true that middle"),
        ("590ms", "it is 0:00:00; expected 590ms"),
        ("DB1 halted", "not yet: DB1 halted"),
        ("available < 0 or 590ms", "available: .*; and it is 0:00:00; expected 590ms"),
        ("guest.running of DB1 > 0.99", r"guest.running of DB1: .*%; expected > 99%"),
        ("guest.running of DB1 > 99%", r"guest.running of DB1: .*%; expected > 99%"),
        (
            "middle and (available > 0 for 580ms)",
            r"available > 0 frames: true for .* so far; expected for 580ms",
        ),
        ("response time of DB1 < 5s", "response time of DB1: not known yet; expected < 5 s"),
    ],
)
def test_why_not(text: str, why: str) -> None:
    condition = parsed(text)
    assert not condition.holds(R, 570 * MS)
    assert re.fullmatch(why, condition.why_not(R, 570 * MS))


def test_nothing_is_known_before_the_first_event() -> None:
    empty = Simulation(SCENARIO).recording()
    for text, truth in NAIVE.items():
        condition = parsed(text)
        assert condition.holds(empty, 0) == truth(naive.Past(empty), 0)
        assert condition.next(empty, 0) is None
        assert condition.previous(empty, 0) is None


def test_several_changes_within_one_nanosecond() -> None:
    """The last one counts; a state that ends at once is not seen."""
    rows = [(5, 0, V.RUNNING), (9, 0, V.DORMANT), (9, 0, V.RUNNING), (12, 0, V.DORMANT)]
    trace = np.array(rows, R.trace.dtype)
    r = replace(
        R, trace=trace, now=20, **{n: getattr(R, n)[:0] for n in "time guests vcpus trace_at".split()}
    )
    assert walked(parsed("APP0001 running"), r) == [5]
    assert walked(parsed("APP0001 dormant"), r) == [12]


def test_the_limit_of_every_measure_may_have_its_unit() -> None:
    for measure in measures().values():
        assert measure.unit in (*units_of(measure), ""), measure.id


@pytest.mark.parametrize("name", ["timers.batch", "lock.spin_time"])
def test_figures_that_are_not_by_time_are_those_of_the_measure(name: str) -> None:
    scenario = load_scenario("timers-430-600", ["guests.linux.count=200", "lpar.processors=2"])
    run = Simulation(scenario)
    run.run(4 * SECOND)
    r, measure = run.recording(), measures()[name]
    values = measure.values(r, [0], r.time)[1:]
    limit = float(np.mean(values))
    assert 0 < values.min() < values.max()
    above = parse_condition(f"{name} > {limit:.9f}", scenario)
    assert [above.holds(r, int(at)) for at in r.time[2:]] == list(values > limit)


def _bad_conditions() -> list[str]:
    text = GOLDEN.read_text(encoding="utf-8") if GOLDEN.exists() else ""
    return [line for line in text.splitlines() if line and not line.startswith(" ")]


def message(text: str) -> str:
    with pytest.raises(ConditionError) as caught:
        parse_condition(text, load_scenario("pause-suspend"))
    return str(caught.value)


def test_messages_are_those_of_the_golden_file() -> None:
    """Each line of the file is a condition, followed by what is said about it."""
    texts = _bad_conditions()
    assert len(texts) > 25
    assert "".join(f"{text}\n  {message(text)}\n" for text in texts) == GOLDEN.read_text(encoding="utf-8")


def test_a_share_without_a_unit_is_at_most_1() -> None:
    with pytest.raises(ConditionError, match="expected a share from 0 to 1, or percent: 33%"):
        parsed("guest.running of DB1 > 33")


def test_messages_for_what_no_file_can_hold() -> None:
    assert "expected at most 500" in message("a" * 100_000)
    assert "nested too deeply" in message("(" * 400)
    assert "nested too deeply" in message("not " * 100)
    assert "at the end: expected" in message("   \n ")
    assert message("\x00\ud800 dormant").isprintable()
    error = pickle.loads(pickle.dumps(pytest.raises(ConditionError, parsed, "APP0001 dorment").value))
    assert (error.at, error.nearest) == (8, "dormant")


@pytest.mark.parametrize("number", ["3,3", "0,49", "0,490", "12,34", "1,2345"])
def test_a_comma_that_divides_no_thousands_is_refused(number: str) -> None:
    with pytest.raises(ConditionError):
        parsed(f"page rate > {number}")


WORDS = st.sampled_from(
    "not and or ( ) for of each any all < <= > >= = 5 0:00:00 1,000% MB 10ms middle APP0001 app stores "
    "dormant running halted page rate real pages available frames 2 GB CPU guest.cp processor.cp".split()
)


@pytest.mark.slow
@given(st.lists(WORDS, max_size=12).map(" ".join) | st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    condition = None
    with suppress(ConditionError):
        condition = parsed(text)
    if condition is None:
        assert message(text).isprintable()
    else:
        assert parsed(condition.text) == condition
        walked(condition, R)
    for longer in complete_condition(SCENARIO, text):
        assert longer.lower().startswith(" ".join(text.lower().split()).rstrip())


@pytest.mark.parametrize(
    ("head", "some"),
    [
        ("", ["available frames", "APP0001", "APP1", "stores", "middle", "not", "booted"]),
        ("APP00", ["APP0001", "APP0002"]),
        ("app0001", ["app0001 dormant", "app0001 not", "app0001 halted", "app0001 real pages"]),
        ("APP0001 d", ["APP0001 dormant", "APP0001 DASD pages"]),
        ("available", ["available frames", "available frames below 2 GB", "available <"]),
        ("real pages of ", ["real pages of APP0001", "real pages of each"]),
        ("available < 5", ["available < 5%", "available < 5 MB", "available < 5 and", "available < 5 for"]),
        ("middle and ", ["middle and APP0001", "middle and not"]),
    ],
)
def test_completion(head: str, some: list[str]) -> None:
    found = complete_condition(SCENARIO, head)
    assert set(some) <= set(found)
    assert complete_condition(SCENARIO, "x" * 501) == []


def test_the_help_tells_the_truth() -> None:
    """Every phrase of its tables can be read."""
    text = condition_help()
    figures = re.findall(r"^\| `([^`<]+)` \| [^|]* \| ([^|]*) \|$", text, re.MULTILINE)
    assert len(figures) > 20
    for phrase, units in figures:
        for unit in ("", *re.findall(r"\S+", units)):
            parsed(f"{phrase} > 1 {unit}")
    states, of_members, incidents = re.findall(r"^(`[^\n]*`)$", text, re.MULTILINE)
    assert {*re.findall("`([^`]+)`", of_members)} == {*STATES, *MODES}
    for name in re.findall("`([^`]+)`", states):
        parsed(f"APP0001 {name} for {SECOND}ns")
    for name in re.findall("`([^`]+)`", incidents):
        parsed(name)
    for example in ("available frames < 5%", "page rate > 1000 for 10s", "0:00:00", "5ms"):
        parsed(example)
