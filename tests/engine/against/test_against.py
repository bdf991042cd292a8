"""A site beside its own figures: a run agrees with its own console, and a fit finds what was planted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.against.assumptions import assumptions
from engine.against.comparison import AgainstError, against_row, compare_site, differing, summary, to_paste
from engine.against.figures import FIGURES, compared_keys
from engine.against.fit import FittedAssumption
from engine.against.report import HEADS, SiteReport, hold, report_of_json
from engine.against.run_figures import RunSamples, figures_of, usual
from engine.against.site_experiment import off
from engine.against.state import digest, held, with_fit
from engine.kernel.units import MINUTE
from engine.measures.selectors import find_measure
from engine.runs.pool import Pool, Threads
from engine.runs.ranges import Range
from engine.scenario.files.toml_input import parse_toml
from engine.scenario.model.site import SiteFigure, SiteSettings
from engine.scenario.scenario import Scenario, ScenarioError, load_scenario
from engine.sim import Simulation
from engine.site.machine import SiteMachine
from tests.engine.site.samples import machine_of

DIRECTORY = "USER LNX1 X 1G\nUSER LNX2 X 1G\n CPU 00\n CPU 01\nUSER LNX3 X 768M\n"
CONSOLE = (
    "z/VM Version 6 Release 2.0, service level 1201 (64-bit)\n"
    "PROCESSOR 00 MASTER IFL\nPROCESSOR 01 ALTERNATE IFL\n"
    "STORAGE = 2G CONFIGURED = 2G INC = 64M\nXSTORE= 256M online= 256M\n"
)
ANSWERS = {"until": "3m", "paging volumes": "4", "paging space": "16G"}
ASKED = ("INDICATE LOAD", "INDICATE QUEUES EXP", "QUERY ALLOC PAGE")


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with closing(Threads()) as threads:
        yield threads


def site(console: str = "", answers: dict[str, str] | None = None) -> SiteMachine:
    texts = {"user.direct": DIRECTORY, "console.txt": CONSOLE + console}
    return machine_of(texts, ANSWERS | (answers or {}))


def replies(scenario: Scenario, at: Sequence[int]) -> str:
    """What a console of the run prints at these times."""
    simulation, found = Simulation(scenario), list[str]()
    for time in at:
        simulation.run(time)
        for command in ASKED:
            found += [command, *simulation.execute(command).lines]
    return "\n".join(found) + "\n"


RATES = st.floats(0.0, 1e6)


def with_figures(scenario: Scenario, **figures: float) -> Scenario:
    own = {key: SiteFigure(least=value, most=value, source="a.txt, line 1") for key, value in figures.items()}
    return scenario.model_copy(update={"site": SiteSettings(figures=own)})


# ---- laws


@pytest.mark.slow
def test_a_run_agrees_with_what_its_own_console_shows(pool: Pool) -> None:
    scenario = site().scenario
    shown_by = replies(scenario, (2 * MINUTE, 3 * MINUTE))
    figures = machine_of({"user.direct": DIRECTORY, "console.txt": CONSOLE + shown_by}).scenario.site
    own = scenario.model_copy(update={"site": figures})
    rows = {row.key: row for row in compare_site(own, pool)}
    shown = {key for key in FIGURES if FIGURES[key].command in ASKED and key != "mdc"}
    assert shown - {"expanded-used"} <= {key for key, row in rows.items() if row.given is not None}
    assert own.site is not None
    assert own.site.figures["paging"].least > 100  # there is something to compare
    assert {key: row.words for key, row in rows.items() if row.verdict == "differs"} == {}
    verdicts = {key: row.verdict for key, row in rows.items() if key in shown - {"expanded-used"}}
    assert set(verdicts.values()) <= {"agrees", "unclear"}
    assert verdicts["processors"] == verdicts["resident"] == verdicts["space-used"] == "agrees"
    assert set(compared_keys(own)) == {key for key, row in rows.items() if row.is_compared}


def test_lists_are_counted_as_indicate_load_counts_them() -> None:
    simulation = Simulation(site().scenario)
    simulation.run(MINUTE)
    text = "\n".join(simulation.execute("INDICATE LOAD").lines)
    for name in ("q0", "q1", "q2", "q3", "e1", "e2", "e3"):
        measure = find_measure(f"system.{name}")
        value = measure.value(simulation.recording(), [0], simulation.now, simulation.now)
        assert f"{name.upper()}-{round(value):05d}" in text


def planted(factor: float) -> tuple[Scenario, str, Scenario]:
    """A scenario whose load is wrong by a factor, its text, and the right one."""
    made = site(answers={"until": "40s", "load of LNX1": "8%", "load of LNX2": "8%", "load of LNX3": "8%"})
    text = "\n".join(
        line if line.startswith("users") else line.partition(" # ")[0] for line in made.text.splitlines()
    ).replace("answered", "assumed: planted")
    table = made.scenario.loads
    right = load_scenario(
        "site.toml",
        [f"loads.{name}.way.1.cpu={round(factor * load.way[0].cpu)}ns" for name, load in table.items()],
        {**made.scenario.model_dump(mode="json", by_alias=True, exclude_none=True)}
        | {"lpar": {**made.scenario.lpar.model_dump(mode="json", exclude_none=True, exclude={"frames"})}},
    )
    return made.scenario, text, right


@pytest.mark.slow
def test_a_fit_finds_a_load_that_was_planted_and_the_file_keeps_it(pool: Pool) -> None:
    scenario, text, right = planted(3.0)
    figure = next(figure for figure in figures_of(right) if figure.name == "processors")
    simulation = Simulation(right)
    simulation.run(right.until)
    busy = figure.value(simulation)
    wrong = with_figures(scenario, processors=busy)
    text = text.replace(
        "[site]\n", f'[site]\nfigures.processors = {{least={busy}, most={busy}, source="a, line 1"}}\n'
    )
    report = hold(text, wrong, pool)
    assert report.differs
    assert report.can_fit
    assert report.notes[0] == (
        "Not validated against your system: 1 of 1 comparable figure differs. Differing: Processors in "
        "use. Fit its assumptions, or correct them."
    )
    fitted = hold(text, wrong, pool, fit=True, before=report_of_json(report.as_json()))
    assert not fitted.differs, fitted.notes
    saved = loaded(fitted.text)
    for name, load in right.loads.items():
        assert saved.loads[name].way[0].cpu == pytest.approx(load.way[0].cpu, rel=0.15)
    assert held(saved).startswith("Validated against your system")
    assert "Fitted to these figures: Guest load" in held(saved)
    assert "Before the fit, 1 figure differed; now 0 do." in fitted.notes
    assert "fitted from a.txt, line 1" in fitted.text
    assert [each.name for each in assumptions(fitted.text, saved)] == ["load"]  # it can be fitted again


def loaded(text: str) -> Scenario:
    return load_scenario("site.toml", (), parse_toml(text, "site.toml"))


# ---- rows


def row(scenario: Scenario, key: str, run: float) -> Any:
    return against_row(key, scenario, Range(run, run, run))


@pytest.mark.parametrize(
    ("given", "run", "verdict", "words"),
    [
        (1000.0, 1090.0, "agrees", "within 100"),
        (1000.0, 890.0, "differs", "the run has 11% less"),
        (1000.0, 1500.0, "differs", "the run has 50% more"),
        (1000.0, 5000.0, "differs", "the run has 5 times as much"),
        (1000.0, 0.0, "differs", "the run has 0"),
        (0.0, 9.0, "agrees", "within 10"),
        (0.0, 90.0, "differs", "the run has 90, but the system has 0"),
    ],
)
def test_a_verdict_says_by_how_much_and_why(given: float, run: float, verdict: str, words: str) -> None:
    found = row(with_figures(site().scenario, paging=given), "paging", run)
    assert found.verdict == verdict
    assert found.words.startswith(words)


@pytest.mark.parametrize(
    ("key", "reason"),
    [("processors", "CP smooths"), ("space-used", "only a single"), ("guest-cpus", "at another time")],
)
def test_a_tolerance_has_its_own_reason(key: str, reason: str) -> None:
    assert reason in row(with_figures(site().scenario, **{key: 1e6}), key, 1e6).reason


@pytest.mark.parametrize(
    ("minutes", "verdict"),
    [
        ([400.0] * 24, "differs"),
        ([400.0] * 23 + [1000.0], "differs"),  # an odd minute decides nothing
        ([400.0] * 23 + [100_000.0], "differs"),
        ([1000.0] * 23 + [0.0], "agrees"),
        ([400.0, 950.0] * 12, "unclear"),  # the site may have shown a minute of either kind
        ([950.0, 1050.0] * 12, "agrees"),
        ([2.0], "differs"),
    ],
)
def test_a_verdict_depends_on_usual_minutes(minutes: list[float], verdict: str) -> None:
    samples = [
        RunSamples(sum(part) / len(part), tuple(part)) for part in (minutes[::2], minutes[1::2]) if part
    ]
    found = against_row("paging", with_figures(site().scenario, paging=1000.0), usual(samples))
    assert found.verdict == verdict
    assert ("more responses would determine it" in found.words) == (verdict == "unclear")


@given(value=RATES, given_=RATES, scale=st.floats(0.1, 1e4))
def test_what_a_run_is_off_counts_tolerances_nearby_and_ratios_far_away(
    value: float, given_: float, scale: float
) -> None:
    found = off(value, given_, scale)
    assert off(given_, given_, scale) == 0
    assert (found > 0) == (value > given_) or abs(value - given_) < 1e-9 * scale
    assert off(given_ + scale / 100, given_, scale) == pytest.approx(0.01, rel=0.02)
    linear = (value - given_) / scale
    assert found <= linear + 1e-9 * max(1.0, abs(linear))  # more counts less, and less counts more


def test_what_means_something_else_is_not_compared() -> None:
    base = site().scenario
    later = base.lpar.model_copy(update={"site_release": "7.3", "xstor": 0})
    other = with_figures(base, paging=0.0, processors=1.0, xstore=5.0).model_copy(update={"lpar": later})
    assert "manages storage and its lists differently" in row(other, "paging", 0.0).words
    assert row(other, "paging", 0.0).verdict == "not simulated"
    assert row(other, "processors", 1.0).verdict == "agrees"
    like = later.model_copy(update={"release": "6.3"})  # which simulates an aging list
    assert row(other.model_copy(update={"lpar": like}), "paging", 0.0).verdict == "agrees"
    without = with_figures(base, xstore=5.0, migrate=0.0)
    without = without.model_copy(update={"lpar": base.lpar.model_copy(update={"xstor": 0})})
    assert row(without, "xstore", 0.0).words == "the scenario has no expanded storage (lpar.xstor)"
    assert row(without, "migrate", 0.0).verdict == "agrees"
    assert row(with_figures(base, swapped=9.0), "swapped", 0.0).verdict == "not simulated"


def test_without_figures_the_commands_are_named(pool: Pool) -> None:
    scenario = site(answers={"until": "4s"}).scenario
    rows = compare_site(scenario, pool, seeds=1)
    assert {row.verdict for row in rows} == {"not given"}
    assert to_paste(rows)[:2] == ["INDICATE LOAD", "INDICATE QUEUES EXP"]
    assert summary(rows).startswith(
        "None of the system's figures can be compared. Paste the responses to INDICATE LOAD"
    )
    assert held(scenario).startswith("Not validated against your system: its files contain no figures")


def test_linked_systems_are_refused(pool: Pool) -> None:
    scenario = site().scenario
    with pytest.raises(AgainstError, match="Linked systems"):
        compare_site(scenario.model_copy(update={"systems": {"A": 1, "B": 2}}), pool)


# ---- state


def test_the_state_holds_for_the_machine_that_was_compared_alone(pool: Pool) -> None:
    made = site("AVGPROC-060% 02\n", {"until": "4s", "load of LNX1": "1%", "load of LNX2": "1%"})
    assert held(made.scenario).startswith("Not validated against your system: its figures were not compared")
    report: SiteReport = hold(made.text, made.scenario, pool)
    saved = loaded(report.text)
    assert saved.site is not None
    assert saved.site.compared == "differs"
    assert report.notes[0] == held(saved)
    assert held(saved) in report.text  # the head of the file says it, too
    assert digest(saved) == digest(made.scenario) == saved.site.machine
    renamed = saved.model_copy(update={"title": "Another", "seed": 7})
    assert held(renamed) == held(saved)
    changed = saved.model_copy(update={"lpar": saved.lpar.model_copy(update={"processors": 3})})
    assert "a different machine was compared" in held(changed)
    assert held(load_scenario("pause-suspend")) == ""


def test_a_report_is_the_same_after_json_and_has_a_cell_for_each_heading(pool: Pool) -> None:
    made = site("AVGPROC-060% 02\n", {"until": "4s"})
    report = hold(made.text, made.scenario, pool)
    assert report_of_json(report.as_json()) == report
    assert {len(cells) for cells in report.cells()} == {len(HEADS)}
    assert not differing(report.rows) or report.tried.influences


# ---- assumptions


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (1.07, "10 s, up to 7% more or less"),
        (1.8, "10 s, up to 1.8 times more or less"),
        (
            5.6,
            "10 s, but the figures do not determine it, "
            "because anything from 1.8 s to 56 s fits equally well",
        ),
        (
            1e9,
            "10 s, but the figures do not determine it, "
            "because anything from 1 s to 167 min fits equally well",
        ),
    ],
)
def test_a_value_that_the_figures_do_not_determine_is_shown_as_such(error: float, words: str) -> None:
    made = site()
    (touched,) = [each for each in assumptions(made.text, made.scenario) if each.name == "working-sets"]
    found = FittedAssumption(touched, 1.0, error, at_bound=False)
    assert found.text.endswith(words)
    assert found.is_known == (error < 2)
    assert ("not determined by these figures" in with_fit(made.text, [found], ())) == (error > 2)


def test_no_value_that_is_tried_is_more_than_a_guest_has_room_for() -> None:
    shown = "XSTORE= 2048M userid= SYSTEM usage= 97% retained= 0M pending= 0M\n"
    made = site(shown)
    (memory,) = [each for each in assumptions(made.text, made.scenario) if each.name == "memory"]
    assert memory.axis.high < 1.2  # guests are nearly full
    table = parse_toml(made.text, "site.toml")
    load_scenario("site.toml", memory.settings(memory.axis.high), table)
    with pytest.raises(ScenarioError, match="expected memory for the"):
        load_scenario("site.toml", memory.settings(1.1 * memory.axis.high), table)


def test_guests_of_a_later_release_are_varied_and_its_storage_is_not() -> None:
    scenario = site().scenario
    lpar = scenario.lpar.model_copy(update={"site_release": "7.3"})
    marked = site().text.replace("volumes = 4 # answered", "volumes = 4 # assumed")
    assert {"volumes", "working-sets"} <= {each.name for each in assumptions(marked, scenario)}
    later = {each.name for each in assumptions(marked, scenario.model_copy(update={"lpar": lpar}))}
    assert {"working-sets", "load"} <= later
    assert not {"volumes", "storage"} & later
    like = scenario.model_copy(update={"lpar": lpar.model_copy(update={"release": "6.3"})})
    assert "volumes" in {each.name for each in assumptions(marked, like)}
