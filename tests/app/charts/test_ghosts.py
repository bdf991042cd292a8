"""The published bars behind the memory bars: whose they are, when they are shown, what they say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from app.charts.memory_bars.chart import CHART as MEMORY
from app.charts.memory_bars.chart import MemoryBars
from app.charts.memory_bars.values import published_pages
from app.charts.toolkit.time_view import TimeView
from app.look import theme
from engine.kernel.units import SECOND
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.studies.ledger import load_ledger
from tests.app.charts.conftest import Show
from tests.app.charts.synthetic import recording, replace

MARK = 710 * SECOND


@pytest.fixture(scope="module")
def stopped() -> Recording:
    """Made-up pages of the study's guests for 800 s."""
    return replace(recording(11, 800, 0.1), scenario=load_scenario("pause-stop"))


def switch(bars: MemoryBars) -> QToolButton:
    return next(b for b in bars.findChildren(QToolButton) if b.accessibleName() == "Published bars")


def hatched(bars: MemoryBars, guest: int) -> int:
    """Pixels of a guest's published bar that can be seen left of its own bar."""
    place, image = bars.place(bars.rect().toRectF(), 1.0), bars.grab().toImage()
    x = round(place.plot.left() + bars.bars(place)[guest].left) - 3
    rows = range(round(place.plot.top()) + 2, round(place.plot.bottom()) - 2)
    seen = [image.pixelColor(x, y) for y in rows]
    return sum(colour not in (theme.current().panel, theme.current().grid) for colour in seen)


def test_every_bar_of_the_figure_is_there(stopped: Recording) -> None:
    published = published_pages(stopped.scenario)
    ledger = load_ledger("pause")
    assert published.at == MARK
    assert sorted(published.pages) == list(range(11))
    for number, guest in enumerate(stopped.scenario.guests):
        real = ledger.fact(f"pause.f9.real.{guest.label}").value
        xstor = ledger.fact(f"pause.f9.xstor.{guest.label}").value
        assert published.pages[number] == (real, xstor)


def test_no_bars_for_another_study_or_guest(stopped: Recording) -> None:
    other = stopped.scenario.model_copy(update={"study": "Another study"})
    assert published_pages(other) is None
    assert published_pages(stopped.scenario.model_copy(update={"marks": ()})) is None
    more = load_scenario("pause-stop", ["guests.sby_was.count=3"])
    assert [guest.label for i, guest in enumerate(more.guests) if i not in published_pages(more).pages] == [
        "SBYW3"
    ]


def test_they_show_by_themselves_at_their_moment(show: Show, stopped: Recording, view: TimeView) -> None:
    bars = show(MEMORY, stopped, 1000)
    view.set_cursor(300 * SECOND)
    assert not bars.ghosts_shown()
    assert not switch(bars).isChecked()
    assert hatched(bars, 0) == 0
    view.set_cursor(MARK)
    assert switch(bars).isChecked()
    assert hatched(bars, 0) > 20
    assert "published, figure 9 (0:11:50)" in [key.label for key in bars.make_legend()]


def test_the_switch_decides_for_the_whole_run(show: Show, stopped: Recording, view: TimeView) -> None:
    bars = show(MEMORY, stopped, 1000)
    view.set_cursor(300 * SECOND)
    QTest.mouseClick(switch(bars), Qt.MouseButton.LeftButton)
    assert hatched(bars, 5) > 20
    QTest.mouseClick(switch(bars), Qt.MouseButton.LeftButton)
    view.set_cursor(MARK)
    assert hatched(bars, 5) == 0
    bars.set_recording(replace(stopped, scenario=load_scenario("pause-suspend")))
    assert bars.ghosts_shown()


def test_pages_only(show: Show, stopped: Recording, view: TimeView) -> None:
    bars = show(MEMORY, stopped, 1000)
    view.set_cursor(MARK)
    bars.setFocus()
    QTest.keyClick(bars, Qt.Key.Key_Percent)
    assert not switch(bars).isVisible()
    assert not bars.ghosts_shown()
    QTest.keyClick(bars, Qt.Key.Key_Percent)
    assert bars.ghosts_shown()


def test_their_heights_are_those_of_the_figure(show: Show, stopped: Recording, view: TimeView) -> None:
    bars = show(MEMORY, stopped, 1000)
    view.set_cursor(MARK)
    place, image = bars.place(bars.rect().toRectF(), 1.0), bars.grab().toImage()
    x = round(place.plot.left() + bars.bars(place)[6].left) - 5
    outline = [y for y in range(image.height()) if image.pixelColor(x, y) == theme.current().hatch]
    real, xstor = published_pages(stopped.scenario).pages[6]
    top = place.plot.bottom() - (real + xstor) / bars.top() * place.plot.height()
    assert any(abs(y - top) <= 1.5 for y in outline)


def test_values_beside_ours(show: Show, stopped: Recording, view: TimeView) -> None:
    bars = show(MEMORY, stopped, 1000)
    heads, *rows = bars.table()
    assert heads[-2:] == ["published real, figure 9", "published XSTOR, figure 9"]
    assert rows[0][-2:] == ["190,000", "2,000"]
    view.set_cursor(MARK)
    first = bars.bars(bars.place(bars.rect().toRectF(), 1.0))[0]
    lines = {line.label: line for line in bars.ghost_lines(first)}
    ours = stopped.guests["real"][710, 0]
    assert lines["published real, figure 9"].value == "190,000"
    assert lines["published real, figure 9"].note == f"{100 * (ours / 190_000 - 1):+.0f}%".replace("-", "−")
    bars.show_ghosts(True)
    view.set_cursor(300 * SECOND)
    assert [line.note for line in bars.ghost_lines(first)] == ["", "", ""]


def test_the_legend_gives_way_when_the_switch_appears(show: Show, stopped: Recording) -> None:
    bars = show(MEMORY, stopped)
    bars.resize(1000, 300)
    button = switch(bars)
    button.hide()
    before = bars.on_screen().header.entries[-1].box.right()
    button.show()
    assert before > button.geometry().left()
    assert bars.on_screen().header.entries[-1].box.right() < button.geometry().left()
