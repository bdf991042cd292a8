"""The timer study: its scenarios, its tables as they were printed, and the rules of its claims."""

from __future__ import annotations

import re

import pytest

from engine.kernel.units import SECOND
from engine.scenario.files.catalog import catalog
from engine.scenario.files.layers import STUDIES
from engine.scenario.model.parameters import parameter_list
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.capacity_search import FoundCapacity, SearchTrial, parse_until
from engine.studies.ledger import load_ledger
from engine.studies.probes import Claimed, MeasuredProbe, ProbeSearch, probes
from engine.studies.report import FactResult
from engine.studies.run_view import RunView
from engine.studies.timers.claims import ticks
from engine.studies.timers.facts import FACTS
from engine.studies.timers.runs import RUNS, SATURATION
from engine.studies.timers.tables import QUANTITIES, TABLES, figures
from engine.studies.verify import Reason, SeedRun, _given, _run, take

LEDGER = load_ledger("timers")
SHORT = ("until=3s", "phases.1.to=1s", "phases.2.from=1s", "phases.2.to=3s")
IDS = """timers-420-600 timers-430-600 timers-430-900 timers-420-600-patch timers-430-600-patch
timers-420-900-patch timers-430-900-patch timers-440-900 timers-420-900 timers-busy-430
timers-busy-430-patch timers-split-430-600""".split()


def test_shipped_scenarios() -> None:
    own = {entry.id for entry in catalog() if entry.path.parents[1].name == "timers"}
    assert own == set(IDS)
    for id in IDS:
        scenario = load_scenario(id)
        assert [(phase.id, phase.start, phase.end) for phase in scenario.phases] == [
            ("settle", 0, 10 * SECOND),
            ("measure", 10 * SECOND, 60 * SECOND),
        ]
        assert all(guest.up and guest.group == "linux" for guest in scenario.guests)
        assert (scenario.guests[0].userid, scenario.guests[0].label) == ("LINUX001", "LNX1")


@pytest.mark.parametrize("condition", RUNS)
def test_a_run_has_the_users_the_release_and_the_patch_of_its_column(condition: str) -> None:
    users, release, patch = condition.split("/")
    scenario = load_scenario(RUNS[condition].scenario)
    assert len(scenario.guests) == int(users)
    assert f"{scenario.lpar.release}.0" == release
    assert {guest.timer_patch for guest in scenario.guests} == {patch == "patch"}
    assert ticks(scenario) == (0 if patch == "patch" else 100 * int(users))


def test_runs_differ_in_nothing_else() -> None:
    """One set of parameters for all: what the study did not vary is the same everywhere."""
    base = load_scenario("timers-420-600")
    for id in IDS:
        scenario = load_scenario(id)
        assert scenario.parameters == base.parameters, id
        assert scenario.kinds == base.kinds, id
        if "split" not in id:
            assert scenario.lpar.model_copy(update={"release": "4.2"}) == base.lpar, id


def test_any_number_of_users() -> None:
    scenario = load_scenario("timers-420-600", ["guests.linux.count=5000"])
    assert len({guest.userid for guest in scenario.guests}) == 5000
    assert [scenario.guests[number].userid for number in (998, 999, 4999)] == [
        "LINUX999",
        "LINU1000",
        "LINU5000",
    ]


def test_only_calibrate_facts_are_fitted() -> None:
    texts = [path.read_text() for path in (STUDIES / "timers").rglob("*.toml")]
    texts += [one.source for one in parameter_list()]
    named = {id for text in texts for id in re.findall(r"timers\.t\d\.\w+\.[\w./]+(?:no)?patch", text)}
    assert len(named) > 5
    assert {LEDGER.fact(id).role for id in named} == {"calibrate"}


# ---- tables


def test_every_row_of_both_tables_is_a_fact() -> None:
    used = {id for table in TABLES for row in table.rows for id in row.facts}
    assert used == {fact.id for fact in LEDGER.facts if re.match(r"timers\.t\d\.", fact.id)}


@pytest.mark.parametrize(
    ("table", "quantity", "printed"),
    [
        (0, "total_util_per_proc", ("1.000", "1.433", "2.036")),
        (0, "master_emul_util", ("1.000", "0.549", "0.996")),
        (0, "spin_lock_rate", ("1.000", "1.421", "1.889")),
        (0, "dasd_page_rate", ("–", "–", "–")),
        (1, "cp_util_per_proc", ("1.000", "1.040", "1.000", "0.875")),
        (1, "pct_spin_time", ("1.000", "1.500", "1.000", "0.443")),
        (1, "total_util_per_user", ("1.000", "1.143", "1.000", "0.882")),
        (1, "resident_pages_per_user", ("1.000", "1.001", "1.000", "1.000")),
    ],
)
def test_ratios_are_those_that_were_printed(table: int, quantity: str, printed: tuple[str, ...]) -> None:
    (row,) = (row for row in TABLES[table].rows if row.ratio and row.quantity == quantity)
    assert tuple(row.text(value) for value in row.published) == printed


def test_columns_are_in_the_order_of_the_study() -> None:
    heads = [[column.heads for column in table.columns] for table in TABLES]
    assert heads[0] == [
        ("4.2.0", "600", "2600NP"),
        ("4.3.0", "600", "3600NP1"),
        ("4.3.0", "900", "3900NP1"),
    ]
    assert [head[2] for head in heads[1]] == ["2600P", "3600P1", "2900P", "3900P1"]


def _short(scenario: str, users: int, *settings: str) -> RunView:
    count = f"guests.linux.count={users}"
    simulation = Simulation(load_scenario(scenario, [*SHORT, count, *settings]))
    simulation.run(3 * SECOND)
    return RunView(simulation.recording())


def test_figures_of_a_run_belong_together() -> None:
    """30 guests on one processor: it is the master, and everything is on it."""
    found = figures(_short("timers-420-600", 30, "lpar.processors=1"))
    assert {quantity for quantity, *_ in QUANTITIES} <= set(found)
    for part in ("total", "emul", "cp"):
        assert found[f"master_{part}_util"] == pytest.approx(found[f"{part}_util_per_proc"], abs=0.05)
        assert found[f"{part}_util_per_user"] == pytest.approx(found[f"{part}_util_per_proc"] / 30, abs=0.01)
    assert found["total_util_per_proc"] == pytest.approx(
        found["emul_util_per_proc"] + found["cp_util_per_proc"], abs=0.11
    )
    assert found["spin_lock_rate"] == found["pct_spin_time"] == 0
    assert found["resident_pages_per_user"] == found["total_pages_per_user"] == 13_352
    assert found["xstor_page_rate"] == found["dasd_page_rate"] == 0


def test_pages_of_a_user_are_those_of_the_tables_whatever_the_release() -> None:
    found = figures(_short("timers-430-600-patch", 600))
    for place in ("resident", "xstor", "dasd", "total"):
        id = f"timers.t2.{place}_pages_per_user.600/4.2.0/patch"
        assert FactResult(LEDGER.fact(id), (found[f"{place}_pages_per_user"],)).verdict == "within", id


# ---- facts and claims


def test_near_zero_has_a_ceiling() -> None:
    fact = LEDGER.fact("timers.t1.dasd_page_rate.600/4.3.0/nopatch")
    assert (fact.value, fact.ceiling, fact.relative) == (4.0, 50.0, False)
    for value, verdict, error in ((0.0, "within", -4.0), (49.0, "within", 45.0), (50.0, "outside", 46.0)):
        result = FactResult(fact, (value,))
        assert (result.verdict, result.error) == (verdict, error)


def test_inputs() -> None:
    given = {
        fact.id.removeprefix("timers.in."): _given(fact, FACTS[fact.id])  # type: ignore[arg-type]
        for fact in LEDGER.facts
        if fact.role == "input"
    }
    assert {result.verdict for result in given.values()} == {"input"}
    assert [name for name, result in given.items() if result.differs] == ["central"]
    assert [name for name, result in given.items() if result.as_published] == [
        "processors",
        "xstor",
        "tick",
        "os",
    ]
    assert given["os"].as_json()["simulated"] == "SuSE Linux 2.4.7 31-bit"
    assert given["central"].note


def test_the_search_is_the_same_as_that_of_the_command() -> None:
    assert (SATURATION.scenario, SATURATION.of) == ("timers-420-600", "users")
    scenario = load_scenario(SATURATION.scenario, SATURATION.settings)
    assert (scenario.until, scenario.phases[-1].end) == (30 * SECOND, 30 * SECOND)
    until = parse_until(SATURATION.until)
    edge = FoundCapacity(
        "guests.linux.count", until, (1,), (), SearchTrial(614, (0.99,)), SearchTrial(615, (0.996,))
    )
    assert FACTS["timers.text.master_saturation_users"].take(edge) == 615.0  # type: ignore[arg-type]


def rule(id: str) -> Claimed:
    return probes("timers")[1][id]


def test_rules_say_no_when_it_is_not_so() -> None:
    """For each claim, figures as the study has them, and what must not pass."""
    old, new = {"master": 91.1, "average": 47.8}, {"master": 69.0, "average": 68.5}
    users, stable = {"users": 615.0, "highest below": 614.0}, {"late ticks": 0.0, "total": 47.8}
    backlog = {"late ticks": 0.6, "total": 30.0}
    runs_all = {"late ticks": 0.01, "least guest": 0.95, "total": 97.3}
    published = ((8.7, 7.3), (13.8, 16.3), (13.1, 20.6))
    spins = [{"spin time": time, "spinning": share} for time, share in published]
    totals = [{"total": value} for value in (68.5, 4.6, 97.3, 13.8)]
    busy = {"pieces": 5460.0, "a piece": 1100.0, "busy": 0.8}
    patched = busy | {"pieces": 5410.0, "a piece": 1111.0}
    curve = [{"total": value, "due": 2.0, "due at the end": 3.0} for value in (75.0, 82.0, 87.0, 92.0, 95.0)]
    cases: dict[str, tuple[list[dict[str, float]], list[list[dict[str, float]]]]] = {
        "timers.c01": ([old, new, new], [[new, new, new], [old, new, old]]),
        "timers.c02": (
            [users, stable, backlog],
            [
                [users | {"users": 700.0}, stable, backlog],
                [users, backlog, backlog],
                [users, stable, stable],
            ],
        ),
        "timers.c03": (
            [runs_all],
            [
                [runs_all | {name: value}]
                for name, value in (("late ticks", 0.02), ("least guest", 0.5), ("total", 100.0))
            ],
        ),
        "timers.c04": (spins, [spins[:2] + spins[:1], [spins[1], spins[1], spins[2]]]),
        "timers.c05": (totals, [[*totals[:-1], {"total": 30.0}], [{"total": 50.0}, *totals[1:]]]),
        "timers.c06": (
            [busy, patched, busy | {"a piece": 1122.0}],
            [
                [busy, busy, busy | {"a piece": 1122.0}],
                [busy, patched, patched],  # a constant
                [busy | {"busy": 0.01}, patched, busy | {"a piece": 1122.0}],
            ],
        ),
        "timers.c07": (
            [{"total": value} for value in (68.5, 71.0, 70.0, 67.0, 66.0)],
            [[{"total": value} for value in (68.5, 74.0, 70.0, 67.0, 66.0)]],
        ),
        "timers.c08": (
            curve,
            [
                [*curve[:-1], {"total": 99.0, "due": 2.0, "due at the end": 3.0}],
                [curve[1], curve[0], *curve[2:]],
                [curve[0] | {"due at the end": 30.0}, *curve[1:]],
            ],
        ),
    }
    assert set(cases) == {claim.id for claim in LEDGER.claims}
    for id, (good, wrong) in cases.items():
        assert len(good) == len(rule(id).runs), id
        assert rule(id).holds(*good), id
        for bad in wrong:
            assert not rule(id).holds(*bad), (id, bad)


# ---- verifying


SMALL = (*SHORT, "lpar.processors=1", "guests.linux.count=20")


def _job(until: str) -> SeedRun:
    asked = ProbeSearch("timers-430-600", "users", until, SMALL)
    return SeedRun("timers", asked, load_scenario(asked.scenario, asked.settings), 2)


def test_each_seed_searches_for_itself() -> None:
    found = _run(_job("master=10%"))
    assert isinstance(found, FoundCapacity)
    assert found.seeds == (2,)
    assert found.below.number + 1 == found.reached.number


def test_what_is_never_reached_opens_the_fact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.studies.capacity_search.MAX_NUMBER", 21)
    job = _job("system.page_rate=1")
    probe = MeasuredProbe(lambda found: 1.0, (job.run,))
    monkeypatch.setattr("engine.studies.verify.probes", lambda study: ({"x": probe}, {}))
    reason = take(job)["x"]
    assert isinstance(reason, Reason)
    assert "seed 2: system.page_rate=1 is not reached up to 21" in reason.text
