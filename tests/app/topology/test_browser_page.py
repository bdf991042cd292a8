"""The page of a drawing: all of it is there, in its place; and in a real browser, by mouse and keyboard."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from app.topology.browser_page import drawing_page, write_page
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.model.cabling import Cec, Director, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.names import called
from tests.app.classroom.browser import INSTALLED, Browser, driver
from tests.app.export.pages import held
from tests.engine.ficon.drawing.any_drawing import pair

pytestmark = pytest.mark.gui
NASTY = "</script><img src=x onerror=1>"
SHOWN = "const box = document.querySelector('.frame').getBoundingClientRect(); return [box.width, box.height]"


def named() -> Drawing:
    """Return a pair with a director whose name is markup, and one that nothing is cabled to."""
    drawing = pair()
    draft = Draft(drawing, "Rename")
    (director,) = drawing.of(Director)
    draft.set(director.id, name=NASTY)
    draft.add(Director, name="alone", switch=0x22)
    drawing.apply(draft.done())
    return drawing


def test_every_element_is_there_in_its_place() -> None:
    drawing = named()
    shown = held(drawing_page(drawing, NASTY))
    assert len(shown["things"]) == len(drawing)
    for thing in shown["things"]:
        if thing["box"]:
            left, top, width, height = thing["box"]
            assert left >= 0
            assert top >= 0
            assert left + width <= shown["width"]
            assert top + height <= shown["height"]
    lpar = shown["things"][[thing.id for thing in drawing].index(drawing.of(Lpar)[0].id)]
    assert ["z/VM system", "VM1"] in lpar["rows"]
    assert ["Subsystem", "CSS 0 of CEC A"] in lpar["rows"]
    assert ["Memory", "34 GB"] in lpar["rows"]


def test_values_are_names_that_people_read() -> None:
    drawing = named()
    draft = Draft(drawing, "Rename")
    first, unit = drawing.of(Lpar)[0], drawing.of(ControlUnit)[0]
    draft.set(drawing.of(Cec)[0].id, name=first.id.upper())
    drawing.apply(draft.done())
    shown = held(drawing_page(drawing, "x"))["things"]
    ids = [thing.id for thing in drawing]
    devices = shown[ids.index(drawing.of(DeviceRange)[0].id)]["rows"]
    assert ["Control units", called(drawing, unit.id)] in devices
    assert ["Excluded LPARs", "Not specified: no LPAR is excluded"] in devices
    texts = {text for thing in shown for _, text in thing["rows"]}
    assert not texts & {"None", *ids}
    assert not [text for text in texts if text.startswith("(")]


def test_every_problem_is_there_with_its_elements() -> None:
    drawing = named()
    shown, ids = held(drawing_page(drawing, "x"))["problems"], [thing.id for thing in drawing]
    found = check(drawing)
    assert found
    assert [problem["text"] for problem in shown] == [problem.text for problem in found]
    assert [[ids[number] for number in problem["things"]] for problem in shown] == [
        [name for name in problem.things if name in drawing] for problem in found
    ]


def test_pictures_are_in_the_page_and_names_in_them_are_text() -> None:
    pictures = held(drawing_page(named(), "x"))["pictures"]
    assert pictures["light"] != pictures["dark"]
    for address in pictures.values():
        content = b64decode(address.removeprefix("data:image/svg+xml;base64,"))
        names = {node.tag.rpartition("}")[2] for node in ElementTree.fromstring(content).iter()}
        assert "script" not in names
        assert "text" in names


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    folder = tmp_path_factory.mktemp("browser")
    with driver(folder) as address:
        made = Browser(address, folder / "profile")
        yield made
        made.close()


@pytest.mark.slow
@pytest.mark.skipif(not INSTALLED, reason="needs chromium and chromium-driver")
def test_in_a_browser(browser: Browser, tmp_path: Path) -> None:
    write_page(named(), tmp_path / "drawing.html", "two CECs")
    browser.open((tmp_path / "drawing.html").as_uri())
    browser.wait_for("two CECs")
    assert browser.run(
        "const one = document.querySelector('#sheet img'); return one.decode().then(() => one.naturalWidth)"
    )
    assert NASTY in browser.text()
    assert browser.run(SHOWN) == [0, 0]
    browser.click(".problems button")  # a problem shows its element
    size = browser.run(SHOWN)
    assert min(size) > 0
    browser.run("document.getElementById('drawing').focus()")
    browser.press("+")
    assert browser.run(SHOWN)[0] == pytest.approx(1.25 * size[0], rel=0.01)
    where = "return document.getElementById('sheet').getBoundingClientRect().left"
    before = browser.run(where)
    browser.press("Down", "0")
    assert browser.run(where) != before
    browser.run("choose(0, true)")
    browser.click("#drawing")  # in the middle, where the chosen element is now
    name = str(browser.run("return document.querySelector('h3').textContent"))
    assert name in browser.text()
    assert all(role and label for role, label in browser.names())
    assert browser.complaints() == []
