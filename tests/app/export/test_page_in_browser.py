"""The page of a run in a real browser: by mouse and keyboard, in light and dark, with names like markup."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.export.page.numbers import PageRun
from app.export.page.runs import PageContent, PageStep, write_page
from engine.kernel.units import MS
from engine.recording.recorder import Recording
from engine.session_file.annotation import KINDS, Annotation
from engine.sim import Simulation
from tests.app.classroom.browser import INSTALLED, Browser, driver
from tests.engine.small import small

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not INSTALLED, reason="needs chromium and chromium-driver"),
]
NASTY = "<img src=x onerror=\"document.title='hacked'\"> & </script><script>document.title='hacked'</script>"
WIDE = "W" * 300  # a word without a place to break
AT = "return document.getElementById('clock').textContent"


def recording(until: int) -> Recording:
    sim = Simulation(small("suspend", title=NASTY))
    sim.run(until)
    return sim.recording()


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    folder = tmp_path_factory.mktemp("browser")
    with driver(folder) as address:
        made = Browser(address, folder / "profile")
        yield made
        made.close()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("page") / "run.html"
    run = recording(800 * MS)
    notes = [
        Annotation(kind, run.scenario.id, "timeline", 250 * MS, 500 * MS, row, 500, NASTY[:100], 20, -20)
        for kind, row in zip(KINDS, ("", run.scenario.guests[1].userid, "NOBODY"), strict=True)
    ]
    one = PageRun(run, NASTY, ((200 * MS, NASTY), (300 * MS, WIDE)), tuple(notes))
    steps = PageStep("Read", (NASTY, "You: 5", WIDE)), PageStep("Watch", (), 0.4)
    for _ in write_page(PageContent((one, PageRun(recording(401 * MS), "short")), steps, "2 of 2"), made):
        pass
    return made


@pytest.fixture
def page(browser: Browser, file: Path) -> Iterator[Browser]:
    browser.open(file.as_uri())
    yield browser
    assert browser.complaints() == []
    assert browser.run("return document.images.length") == 0


def drawn(browser: Browser) -> list[int]:
    """Return the number of colors in each chart."""
    found = browser.run(
        "return [...document.querySelectorAll('figure > canvas')].map(one => new Set(new Uint32Array("
        "one.getContext('2d').getImageData(0, 0, one.width, one.height).data.buffer)).size)"
    )
    return [int(count) for count in found]


def shown(browser: Browser) -> int:
    """Return the number of charts."""
    return int(browser.run("return document.querySelectorAll('figure > canvas').length"))


def said(browser: Browser, chart: int) -> str:
    """Return what a screen reader says of a chart."""
    return str(
        browser.run(
            f"return document.querySelectorAll('figure > canvas')[{chart}].getAttribute('aria-label')"
        )
    )


def test_charts_are_drawn_and_names_are_text(page: Browser) -> None:
    assert page.run("return document.title") == f"{NASTY} and short – LPAR Lab"
    assert NASTY in page.text()
    counts = drawn(page)
    assert len(counts) >= 4
    assert min(counts) > 3


def test_the_slider_and_the_markers_choose_the_moment(page: Browser) -> None:
    assert page.run(AT) == "0:00:00.800"
    assert "not present" in said(page, 0)  # the shorter run has ended
    page.click("#time button")
    assert page.run(AT) == "0:00:00.200"
    assert "not present" not in said(page, 0)
    before = said(page, 0)
    page.run("document.getElementById('slider').focus()")
    page.press(*["Down"] * 3)
    assert page.run(AT) < "0:00:00.200"
    assert said(page, 0) != before


def test_a_button_goes_to_an_annotation(page: Browser) -> None:
    page.click("[aria-label=Annotations] button")
    assert page.run(AT) == "0:00:00.250"
    assert NASTY[:100] in page.text()


def test_a_chart_is_read_by_pointer_and_by_keyboard(page: Browser) -> None:
    page.click("figure > canvas")  # in the middle
    tip = str(page.run("return document.querySelector('.tip').textContent"))
    assert "pages in use" in tip
    chosen = said(page, 0)
    page.press("Down")
    assert said(page, 0) != chosen
    status = str(page.run("return document.getElementById('said').textContent"))
    assert status
    assert status in said(page, 0)
    page.press("Left")
    assert page.run("return document.getElementById('said').textContent") != status  # the time, too


def test_a_run_is_not_there_after_its_end(page: Browser) -> None:
    page.run("go(nearest(0.4))")
    assert "not present" not in said(page, 0)
    page.run("go(nearest(0.402))")  # its end is in the middle of a column
    assert "not present" in said(page, 0)


def test_nothing_is_wider_than_a_narrow_window(page: Browser) -> None:
    wide, room, above = page.run(
        "const root = document.documentElement; return [root.scrollWidth, root.clientWidth,"
        "document.getElementById('time').offsetHeight / innerHeight]"
    )
    assert wide <= room
    assert above < 0.2  # of what stays in sight


def test_a_step_of_a_lesson_leads_to_its_moment(page: Browser) -> None:
    assert "You: 5" in page.text()
    page.click(".steps button")
    assert page.run(AT) == "0:00:00.400"


def test_all_values_are_a_table(page: Browser) -> None:
    page.click("summary:not(.lesson)")
    page.wait_for("Pages at 0:00:00.800")
    rows = page.run(
        "return [...document.querySelectorAll('tbody tr')].map(row => row.children[0].textContent)"
    )
    assert len(rows) == 4


def test_curves_are_added_changed_and_removed(page: Browser) -> None:
    count = shown(page)
    page.click("#add")
    assert shown(page) == count + 1
    page.press("Down")
    assert said(page, count).split(". ")[0] == page.run(
        "return document.activeElement.selectedOptions[0].textContent"
    )
    page.press("Tab", "Enter")
    assert shown(page) == count
    assert page.run("return document.activeElement.id") == "add"


def test_every_control_has_a_role_and_a_name(page: Browser) -> None:
    names = page.names()
    assert ("slider", "Time") in names
    assert all(role in ("button", "slider") and name for role, name in names)
    charts = page.run(
        "return [...document.querySelectorAll('figure > canvas')].every(one => one.tabIndex === 0)"
    )
    assert charts


def test_light_and_dark(page: Browser) -> None:
    ground = "return getComputedStyle(document.body).backgroundColor"
    light = page.run(ground)
    page.run(
        "const choice = document.getElementById('look'); choice.value = 'dark';"
        "choice.dispatchEvent(new Event('change'))"
    )
    dark = page.run(ground)
    assert light != dark
    page.run("dispatchEvent(new Event('beforeprint'))")
    assert page.run(ground) == light  # paper is white
    assert page.run("return document.querySelector('details:not([open])')") is None
    page.run("dispatchEvent(new Event('afterprint'))")
    assert page.run(ground) == dark
    assert page.run("return values.open") is False
