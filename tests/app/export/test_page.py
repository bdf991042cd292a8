"""The page for any browser: its numbers are those of the run, and no text in it is markup."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.charts.memory_bars import values as bars
from app.export.page.numbers import PageRun
from app.export.page.runs import PageContent
from app.export.page.texts import TEXTS
from app.export.page.writing import FOLDER, as_script, page
from app.panels.charts import chart_specs
from engine.kernel.units import MS, SECOND
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.session_file.annotation import Annotation
from engine.sim import Simulation
from tests.app.export.pages import DATA, held, numbers, written
from tests.engine.small import TIMELINE, group, small

SCRIPTS = "\n".join(file.read_text("utf-8") for file in sorted(FOLDER.glob("*.js")))
STYLE = (FOLDER / "page.css").read_text("utf-8")


@pytest.fixture(scope="module")
def run() -> Recording:
    sim = Simulation(small("suspend"))
    sim.run(800 * MS)
    return sim.recording()


def test_numbers_are_those_of_the_run(run: Recording, tmp_path: Path) -> None:
    shown = written(PageContent((PageRun(run, "one", ((200 * MS, "mine"),)),)), tmp_path / "run.html")
    (only,) = shown["runs"]
    assert shown["title"] == run.scenario.title
    guests, columns = len(run.scenario.guests), shown["columns"]
    edges = np.minimum(np.arange(columns + 1) * round(shown["step"] * SECOND), run.now)
    samples = np.searchsorted(run.time, edges, "right") - 1
    places = [bars.PLACES.index(place["id"]) for place in shown["places"]]
    pages = numbers(only["bars"]).reshape(columns + 1, len(places), guests)
    assert all((pages[at] == bars.pages(run, sample)[places]).all() for at, sample in enumerate(samples))
    shares = numbers(only["lanes"]).reshape(guests, columns, len(shown["states"]))
    assert (abs(shares.sum(axis=2, dtype=np.int64) - 255) <= len(shown["states"])).all()
    curve = next(curve for curve in only["curves"] if curve["key"].startswith("system.available/"))
    assert numbers(curve["values"]) == pytest.approx(measures()["system.available"].values(run, [0], edges))
    assert {"at": 0.2, "title": "mine"} in only["marks"]
    assert [guest["userid"] for guest in only["guests"]] == [guest.userid for guest in run.scenario.guests]


def test_annotations_of_the_scenario_and_the_time_are_shown(run: Recording, tmp_path: Path) -> None:
    userid = run.scenario.guests[0].userid
    own = Annotation("frame", run.scenario.id, "timeline", 100 * MS, 300 * MS, userid, 250, "<b>peak</b>")
    others = own._replace(scenario="other"), own._replace(start=600 * MS, end=700 * MS)
    content = PageContent((PageRun(run, "one", (), (own, *others)),))
    (shown,) = written(content, tmp_path / "run.html", (0, 400 * MS))["runs"][0]["annotations"]
    assert shown["title"] == chart_specs()["timeline"].title
    assert (shown["start"], shown["end"], shown["level"]) == (0.1, 0.3, 0.25)
    assert (shown["kind"], shown["row"], shown["text"]) == ("frame", userid, "<b>peak</b>")


def test_two_runs_share_their_columns_and_a_shorter_one_ends(run: Recording, tmp_path: Path) -> None:
    sim = Simulation(small("suspend"))
    sim.run(400 * MS)
    runs = PageRun(run, "long"), PageRun(sim.recording(), "short")
    shown = written(PageContent(runs), tmp_path / "run.html")
    assert shown["title"] == "long and short"
    long, short = ({c["key"]: numbers(c["values"]) for c in one["curves"]} for one in shown["runs"])
    (key,) = (key for key in long if key.startswith("system.available/"))
    half = shown["columns"] // 2
    assert long[key].shape == short[key].shape == (shown["columns"],)
    assert (long[key][:half] == short[key][:half]).all()  # the same seed
    assert np.isnan(short[key][half + 1 :]).all()
    assert not np.isnan(long[key]).any()


def test_what_is_0_in_one_of_two_runs_is_known_there(run: Recording, tmp_path: Path) -> None:
    sim = Simulation(small("stop"))
    sim.run(800 * MS)
    content = PageContent((PageRun(run, "suspend"), PageRun(sim.recording(), "stop")))
    shown = written(content, tmp_path / "run.html")
    suspended, stopped = ({c["key"]: numbers(c["values"]) for c in one["curves"]} for one in shown["runs"])
    assert set(suspended) == set(stopped)
    assert not suspended["guest.stopped/All"].any()
    assert stopped["guest.stopped/All"].any()
    assert suspended["guest.suspended/All"].any()
    assert not stopped["guest.suspended/All"].any()


def test_a_part_of_a_run(run: Recording, tmp_path: Path) -> None:
    shown = written(PageContent((PageRun(run, "one"),)), tmp_path / "run.html", (200 * MS, 400 * MS))
    assert (shown["start"], shown["end"]) == (0.2, pytest.approx(0.4, abs=shown["step"]))
    assert all(0.2 <= mark["at"] <= shown["end"] for mark in shown["runs"][0]["marks"])


def test_many_guests_leave_out_curves_and_stay_small(tmp_path: Path) -> None:
    guests = {"app": group("app", 200, "APP"), "db": group("db", 2, "DB")}
    lpar = {"frames": "200000p", "paging_space": "200000p"}
    sim = Simulation(small("suspend", guests=guests, lpar=lpar, timeline=TIMELINE[:1], until="9s"))
    sim.run(300 * MS)
    file = tmp_path / "run.html"
    shown = written(PageContent((PageRun(sim.recording(), "crowd"),)), file)
    assert "There is not enough room for the curves of all individual guests." in shown["facts"]
    assert 60 <= shown["columns"] < 600
    assert file.stat().st_size < 5_000_000


@given(st.text())
def test_text_is_never_markup(text: str) -> None:
    made = page("run", {"title": text, text: [f"</script><script>{text}<!--", "/*SCRIPT*/POLICY"]})
    assert held(made)["title"] == text
    assert text in held(made)
    (data,) = DATA.findall(made)
    assert not re.search(rb"[^\x20-\x7e]|[<>&]", data)
    assert made.count(b"<script") == made.count(b"</script") == 2


def test_what_is_no_number_is_refused() -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        as_script(float("nan"))


def test_the_script_says_all_texts_and_no_other() -> None:
    assert set(re.findall(r'say\("([^"]*)"', SCRIPTS)) == set(TEXTS)


def test_nothing_in_the_script_makes_markup_or_connects() -> None:
    unsafe = (
        "innerHTML|outerHTML|insertAdjacentHTML|document.write|eval|Function|fetch|XMLHttp|import|WebSocket"
    )
    assert not re.search(rf"\b({unsafe})\b|http", SCRIPTS + STYLE)


def test_all_colors_are_handed_over() -> None:
    ground = held(page("run", {}))["colors"]["dark"]["ground"]
    used = {*re.findall(r"var\(--(\w+)\)", STYLE), *re.findall(r"ground\.(\w+)", SCRIPTS)}
    assert used <= set(ground)
