"""The timer study's rows beside a run: texts, figures near zero, and what only a search can show."""

from __future__ import annotations

import json
from functools import cache

import pytest

from app.plot import published
from app.study import columns
from app.study.live import LiveFacts
from app.study.rows import StudyRow, rows
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.studies.ledger import load_ledger
from engine.studies.timers.runs import SATURATION

SHORT = ("guests.linux.count=10", "until=3s", "phases.1.to=1s", "phases.2.from=1s", "phases.2.to=3s")


@cache
def recording(until: int) -> Recording:
    machine = Simulation(load_scenario("timers-430-600", SHORT))
    machine.run(until)
    return machine.recording()


def row(id: str, until: int = 3 * SECOND, settings: tuple[str, ...] = ()) -> StudyRow:
    live = LiveFacts("timers")
    live.update(recording(until), settings)
    return next(one for one in rows(load_ledger("timers"), live, {}) if one.id == id)


def test_a_text_is_an_input_like_others() -> None:
    known = row("timers.in.os")
    assert (known.verdict, known.text) == ("input", "SuSE Linux 2.4.7 31-bit")
    assert columns.published(known) == columns.simulated(known) == known.text
    unknown = row("timers.in.machine")
    assert (unknown.verdict, columns.simulated(unknown)) == ("input", "")
    assert columns.published(unknown) == "2064-109 (z900)"


def test_texts_can_be_sorted_among_numbers() -> None:
    live = LiveFacts("timers")
    live.update(recording(3 * SECOND), ())
    every = rows(load_ledger("timers"), live, {})
    for column in columns.columns():
        assert len(sorted(every, key=column.order_of)) == len(every)


def test_a_figure_near_zero_is_judged_by_its_bound() -> None:
    found = row("timers.t1.dasd_page_rate.600/4.3.0/nopatch")
    assert (found.verdict, found.simulated, columns.tolerance(found)) == ("within", 0.0, "< 50")
    assert columns.residual(found) == "−4 pages/s"


@pytest.mark.parametrize("settings", [(), SATURATION.settings])
def test_no_run_shows_what_a_search_finds(settings: tuple[str, ...]) -> None:
    found = row("timers.text.master_saturation_users", settings=settings)
    assert (found.verdict, found.run, found.simulated) == ("several", None, None)


def test_a_figure_comes_with_the_end_of_its_phase() -> None:
    id = "timers.t1.total_pages_per_user.600/4.3.0/nopatch"
    early = row(id, 2 * SECOND)
    assert (early.verdict, early.at) == ("waiting", 3 * SECOND)
    assert row(id).simulated == 13_352
    assert row(id, settings=("seed=3",)).verdict == "elsewhere"


def test_a_fact_has_its_stored_band_and_errors_at_both_ends() -> None:
    stored = json.loads(published.BANDS.read_text("utf-8"))
    assert stored
    for found in stored:
        ledger, known = load_ledger(found["study"]), published.stored_bands(found["study"])
        shown = {each.id: each.band for each in rows(ledger, LiveFacts(found["study"]), {})}
        for each in found["facts"]:
            band = known[each["id"]]
            assert shown[each["id"]] is band
            assert (band.low, band.high) == (each["band"][0], each["band"][-1])
            low, high = band.errors(ledger.fact(each["id"]))
            assert low <= high
