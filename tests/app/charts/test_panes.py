"""Charts with panes: their numbers against the recording, legend and keys, published values, choices."""

from __future__ import annotations

import csv
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolButton
from pytestqt.qtbot import QtBot

from app.charts.hiperdispatch import CHART as HIPERDISPATCH
from app.charts.lock import CHART as LOCK
from app.charts.processors import CHART as PROCESSORS
from app.charts.timers import CHART as TIMERS
from app.charts.toolkit.comparing import Compare
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneChart, PaneKind
from app.charts.toolkit.panes.layout import MIN_HEIGHT, PaneLayout
from app.charts.toolkit.panes.legend_lines import LegendSwitch
from app.charts.toolkit.panes.legend_values import name_ends
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.time_view import TimeView
from app.charts.values.published import published_run
from app.export.chart import ExportLook, save
from app.files.svg import svg_file
from app.look import theme
from engine.kernel.kinds import Lock
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from tests.app.charts.conftest import Show, made, readings_now
from tests.app.charts.pixels import names
from tests.app.charts.synthetic import MadeUp, new_chart, recording, until

KINDS = (PROCESSORS, TIMERS, LOCK)
every = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)


@pytest.fixture
def locks() -> Recording:
    return made(11, 100, "locks")


@pytest.fixture
def published(locks: Recording) -> Recording:
    """A recording of a run for which figures were published, with made-up counters."""
    scenario = load_scenario("timers-420-600")
    wide = np.zeros((len(locks.time), scenario.lpar.processors), locks.cpus.dtype)
    wide[:] = locks.cpus[:, : scenario.lpar.processors]
    return until(replace(locks, scenario=scenario, cpus=wide), 50 * SECOND)


def number(text: str) -> float:
    return float(text.split()[0].rstrip("%").replace(",", ""))


def rows(chart: PaneChart) -> dict[str, list[str]]:
    return {row[0]: row for row in chart.table()[1:]}


def switch(chart: PaneChart, label: str) -> LegendSwitch:
    return next(one for one in chart.findChildren(LegendSwitch) if one.label == label)


def picture(chart: PaneChart) -> QImage:
    """The chart without the focus in it."""
    for one in (chart, *chart.findChildren(QAbstractButton)):
        one.clearFocus()
    return chart.grab().toImage()


def plot_colours(chart: PaneChart) -> set[str]:
    image, plot = chart.grab().toImage(), chart.here()[0].plot.toRect()
    return names(image, plot)


# ---- numbers


def test_shares_of_the_master_and_of_all(show: Show, locks: Recording) -> None:
    table = rows(show(PROCESSORS, locks))
    for title, members in (("Master processor", [0]), ("Processor average", range(10))):
        parts = {name: locks.cpus[name][-1, list(members)].mean() / SECOND for name in ("emul_ns", "cp_ns")}
        spin = locks.cpus["spin_ns"][-1, list(members)].mean() / SECOND
        assert number(table[f"{title}: emulation"][3]) == pytest.approx(parts["emul_ns"], abs=0.06)
        assert number(table[f"{title}: CP"][3]) == pytest.approx(parts["cp_ns"] - spin, abs=0.06)
        assert number(table[f"{title}: spinning"][3]) == pytest.approx(spin, abs=0.06)
        assert number(table[f"{title}: together"][3]) == pytest.approx(sum(parts.values()), abs=0.06)


def test_a_machine_without_locks_has_no_spinning(show: Show) -> None:
    chart = show(PROCESSORS, recording(11, 20))
    assert [one.label for one in chart.panes()[0].curves] == ["emulation", "CP"]


def test_locks_agree_with_the_counters(show: Show, locks: Recording) -> None:
    table = rows(show(LOCK, locks))
    lock, seconds = locks.system["lock"], 100
    grown = {name: (lock[name][-1] - lock[name][0]) / seconds for name in ("spins", "spin_ns")}
    for each, title in ((Lock.SCHEDULER, "scheduler lock"), (Lock.TIMER, "timer lock")):
        spins = number(table[f"Requests that had to wait: {title}"][3])
        assert spins == pytest.approx(grown["spins"][each], rel=0.02)
    share = number(table["Spinning: together"][3])
    assert share == pytest.approx(100 * grown["spin_ns"].sum() / SECOND / 10, rel=0.02)
    time = number(table["Spin time of these requests: all locks"][3])
    assert time == pytest.approx(grown["spin_ns"].sum() / grown["spins"].sum() / 1000, rel=0.02)


def test_timer_requests_agree_with_the_counters(show: Show, locks: Recording) -> None:
    table = rows(show(TIMERS, locks))
    for label, field in (("set", "timer_requests"), ("interrupts", "timer_interrupts")):
        grown = int(locks.system[field][-1] - locks.system[field][0]) / 100
        assert number(table[f"Timer requests: {label}"][3]) == pytest.approx(grown, rel=0.02)
    batch = number(table["Requests taken per lock hold: per hold"][3])
    assert batch == pytest.approx(59_900 / 27_000, rel=0.02)


def test_hiperdispatch_agrees_with_the_counters(show: Show, view: TimeView) -> None:
    run = recording(11, 100, hiper=True)
    chart = show(HIPERDISPATCH, run)
    moves, cost = run.hiper["moves"][-1, 0] / 100, run.hiper["move_ns"][-1, 0] / SECOND
    for moment in (20, 80):
        view.set_cursor(moment * SECOND)
        now = {title: number(row[2]) for title, row in rows(chart).items()}
        assert now["Parking: parked"] == run.cores["parked"][moment].sum()
        assert now["Parking: projected use"] == run.hiper["ceiling"][moment, 0]
        assert now["Parking: usable excess power"] == run.hiper["floor"][moment, 0]
    assert now["Virtual CPUs that change cores: from another node"] == pytest.approx(moves[3], rel=0.02)
    assert now["Virtual CPUs that change cores: together"] == pytest.approx(moves[1:].sum(), rel=0.02)
    lost = now["Guest time lost to moves: fetching data again"]
    assert lost == pytest.approx(sum(moves * cost), abs=0.005)


@every
def test_every_row_says_where_it_comes_from(kind: PaneKind, show: Show, locks: Recording) -> None:
    heads, *body = show(kind, locks).table()
    assert heads[-1] == "source"
    assert all(row[-1] for row in body)


@every
def test_the_legends_tell_the_values_at_the_cursor(
    kind: PaneKind, show: Show, locks: Recording, view: TimeView
) -> None:
    chart = show(kind, locks, 700, 620)
    view.set_cursor(50 * SECOND)
    table, texts = rows(chart), readings_now(chart)
    assert set(texts) == {pane.id for pane in chart.panes()}
    for pane in chart.panes():
        entries = chart.shown().entries[pane.id]
        found = {entry.switch: value for entry, (value, _) in zip(entries, texts[pane.id], strict=True)}
        for curve in pane.curves:
            assert found[curve.label] == table[f"{pane.title}: {curve.label}"][2]


@pytest.mark.parametrize("kind", [TIMERS, LOCK], ids=lambda kind: kind.id)
def test_without_locks_a_chart_says_why_it_is_empty(kind: PaneKind, show: Show) -> None:
    chart = show(kind, recording(11, 20))
    assert not kind.fits(chart.recording.scenario)
    assert "4.2 to 4.4" in chart.describe()
    assert len(chart.table()) == 1
    assert not [one for one in chart.findChildren(LegendSwitch) if one.isVisible()]


# ---- pane


@pytest.mark.parametrize("height", [40, 60, 75, 113, 300, 900])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_panes_fill_the_plot_and_do_not_overlap(height: float, ratio: float, show: Show) -> None:
    chart = show(LOCK, made(1, 5, "locks"))
    place = chart.here()[0]
    place = replace(place, plot=QRectF(50, 40, 300, height), ratio=ratio)
    some = [Pane(name, name, "", (), str, weight=1 + (name == "b")) for name in "abc"]
    placed = PaneLayout().lay_out(place, some)
    assert 1 <= len(placed) <= 3
    edges = [edge for _, own in placed for edge in (own.plot.top(), own.plot.bottom())]
    assert edges == sorted(edges)
    assert edges[0] >= place.plot.top()
    assert edges[-1] == pytest.approx(place.plot.bottom(), abs=1 / ratio)
    assert all(edge * ratio == pytest.approx(round(edge * ratio)) for edge in edges)
    if len(placed) > 1:
        assert min(own.plot.height() for _, own in placed) >= MIN_HEIGHT - 1


def test_the_parts_of_a_stack_lie_one_on_another(show: Show, locks: Recording, view: TimeView) -> None:
    chart = show(PROCESSORS, locks, 700, 500)
    view.set_cursor(50 * SECOND + SECOND // 2)
    image, worn = chart.grab().toImage(), theme.current().work
    for pane, own in chart.visible_panes():
        x = round(own.plot.left() + own.plot.width() * 0.505) - 2
        column = [
            image.pixelColor(x, y).name() for y in range(round(own.plot.top()), round(own.plot.bottom()))
        ]
        values = {
            curve.label: number(rows(chart)[f"{pane.title}: {curve.label}"][2]) for curve in pane.curves
        }
        for label, name in (("emulation", "emulation"), ("CP", "cp")):
            wanted = values[label] / 100 * own.plot.height()
            assert column.count(worn[name].name()) == pytest.approx(wanted, abs=4), label
        assert column.index(worn["cp"].name()) < column.index(worn["emulation"].name())


# ---- legend


@every
def test_a_click_on_the_legend_hides_a_curve_and_brings_it_back(
    kind: PaneKind, show: Show, locks: Recording
) -> None:
    chart = show(kind, locks)
    before, table = picture(chart), chart.table()
    label = chart.panes()[0].curves[0].label
    colour = chart.panes()[0].curves[0].colour.name()
    QTest.mouseClick(switch(chart, label), Qt.MouseButton.LeftButton)
    assert not switch(chart, label).isChecked()
    assert chart.switches.hidden == {label}
    assert not any(row[0].endswith(f": {label}") for row in chart.table())
    assert colour not in plot_colours(chart)
    QTest.mouseClick(switch(chart, label), Qt.MouseButton.LeftButton)
    assert picture(chart) == before
    assert chart.table() == table


@every
def test_the_legend_by_keyboard(kind: PaneKind, show: Show, locks: Recording, qtbot: QtBot) -> None:
    chart = show(kind, locks)
    label = chart.panes()[0].curves[1].label
    one = switch(chart, label)
    assert label in one.accessibleName()
    assert one.toolTip()
    chart.activateWindow()
    one.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(one.hasFocus)
    QTest.keyClick(one, Qt.Key.Key_Space)
    assert label in chart.switches.hidden
    QTest.keyClick(one, Qt.Key.Key_Return)
    assert label not in chart.switches.hidden


@every
def test_something_always_stays(kind: PaneKind, show: Show, locks: Recording) -> None:
    chart = show(kind, locks)
    for label in {one.label for pane in chart.panes() for one in pane.curves}:
        chart.switches.toggle(label)
    assert len(chart.table()) > 1
    assert chart.panes()


@every
def test_a_hidden_curve_stays_hidden_while_the_run_goes_on(
    kind: PaneKind, show: Show, locks: Recording
) -> None:
    chart = show(kind, until(locks, 40 * SECOND), 700, 520)
    chart.switches.toggle(chart.panes()[0].curves[0].label)
    for now in range(41, 60):
        chart.set_recording(until(locks, now * SECOND))
        QApplication.processEvents()
    fresh = show(kind, None, 700, 520)
    fresh.set_recording(until(locks, 59 * SECOND))
    fresh.switches.toggle(fresh.panes()[0].curves[0].label)
    shown = [[curve.label for curve in pane.on] for pane in chart.panes()]
    assert shown == [[curve.label for curve in pane.on] for pane in fresh.panes()]
    assert chart.switches.hidden == fresh.switches.hidden
    assert chart.table() == fresh.table()
    assert picture(chart) == picture(fresh)


@every
@pytest.mark.parametrize("mode", Compare, ids=lambda mode: mode.name)
def test_a_run_without_locks_can_be_compared(
    kind: PaneKind, mode: Compare, show: Show, locks: Recording
) -> None:
    chart = show(kind, locks)
    chart.set_compared(recording(11, 100, seed=2), "without", mode, "with")
    QApplication.processEvents()
    heads, *body = chart.table()
    assert "without: value" in heads
    assert all(len(row) == len(heads) for row in body)
    chart.grab()


# ---- published values


def test_a_run_of_the_study_has_published_values(show: Show, published: Recording) -> None:
    chart = show(PROCESSORS, published)
    assert chart.shown().published == "published, Table 1"
    table = rows(chart)
    at = chart.table()[0].index("published")
    assert table["Master processor: together"][at] == "91.1%"
    assert table["Processor average: emulation"][at] == "13.3%"
    locks = rows(show(LOCK, published))
    assert locks["Requests that had to wait: together"][at] == "58,387"
    assert locks["Spin time of these requests: all locks"][at] == "8.70 µs"


def test_published_values_are_lines_that_can_be_hidden(show: Show, published: Recording) -> None:
    chart = show(LOCK, published)
    place = chart.here()[0]
    pane, own = chart.visible_panes()[0]
    y = own.plot.bottom() - pane.published[0].value / chart.axes.scale(pane).top * own.plot.height()
    point = QPointF(place.plot.right() - 30, round(y))

    def dark_or_light() -> set[str]:
        image, row = chart.grab().toImage(), range(-40, 30)
        return {
            image.pixelColor(round(point.x()) + dx, round(point.y()) + dy).name()
            for dx in row
            for dy in (-1, 0, 1)
        }

    assert theme.current().capacity.name() in dark_or_light()
    chart.toggle_ghosts()
    assert theme.current().capacity.name() not in dark_or_light()
    chart.toggle_ghosts()
    assert theme.current().capacity.name() in dark_or_light()


def test_nothing_was_published_of_other_runs() -> None:
    other: list[tuple[str, list[str]]] = [
        ("timers-420-600", ["guests.linux.count=601"]),
        ("timers-420-600", ["lpar.release=4.4"]),
        ("timers-420-600", ["lpar.processors=6"]),
        ("timers-420-900", []),
        ("timers-split-430-600", []),
        ("timers-busy-430", []),
        ("pause-suspend", []),
    ]
    for name, settings in other:
        assert published_run(load_scenario(name, settings)) is None, (name, settings)
    by_release = published_run(load_scenario("timers-420-600", ["lpar.release=4.3"]))
    assert by_release is not None
    assert by_release.values["total_util_per_proc"] == 68.5


# ---- which processors


def menu(chart: PaneChart) -> dict[str, Any]:
    button = chart.findChild(QToolButton)
    return {action.text(): action for action in button.menu().actions() if action.text()}


def test_single_processors_can_be_chosen(show: Show, locks: Recording) -> None:
    chart = show(PROCESSORS, locks)
    actions = menu(chart)
    actions["Processor 3"].trigger()
    assert [pane.title for pane in chart.panes()] == [
        "Master processor",
        "Processor average",
        "Processor 3",
    ]
    used = (locks.cpus["emul_ns"][-1, 3] + locks.cpus["cp_ns"][-1, 3]) / SECOND
    assert number(rows(chart)["Processor 3: together"][3]) == pytest.approx(used, abs=0.06)
    actions["Each processor"].trigger()
    assert len(chart.panes()) == 10
    assert actions["Processor 0 (master)"].isChecked()
    for number_ in range(10):
        menu(chart)[chart.panes()[0].title if number_ < 9 else "Processor 9"].trigger()
    assert [pane.title for pane in chart.panes()] == ["Master processor", "Processor average"]


def test_a_smaller_machine_has_fewer_processors(show: Show, locks: Recording) -> None:
    chart = show(PROCESSORS, locks)
    chart.menu.choose(["9", "others"])
    two = replace(locks, cpus=locks.cpus[:, :2], scenario=_with_processors(locks.scenario, 2))
    chart.set_recording(two)
    assert [pane.id for pane in chart.panes()] == ["others"]
    assert "Processor 9" not in menu(chart)


def test_a_processor_that_the_other_run_has_not(show: Show, locks: Recording) -> None:
    chart = show(PROCESSORS, locks)
    chart.menu.choose(["master", "9"])
    two = replace(locks, cpus=locks.cpus[:, :2], scenario=_with_processors(locks.scenario, 2))
    chart.set_compared(two, "two")
    table = rows(chart)
    at = chart.table()[0].index("two: value")
    assert table["Master processor: together"][at]
    assert not table["Processor 9: together"][at]


def _with_processors(scenario: Any, count: int) -> Any:
    lpar = MadeUp(**{**vars(scenario.lpar), "processors": count})
    return MadeUp(**{**vars(scenario), "lpar": lpar})


def test_a_new_chart_is_a_file_of_at_most_40_lines_that_names_panes_and_measures(
    show: Show, eleven: Recording, view: TimeView, tmp_path: Path
) -> None:
    assert len(Path(new_chart.__file__).read_text("utf-8").splitlines()) <= 40
    chart = show(new_chart.CHART, eleven, 700, 400)
    view.set_cursor(50 * SECOND)
    assert {pane: len(texts) for pane, texts in readings_now(chart).items()} == {"ios": 3, "users": 1}
    assert [one.label for one in chart.findChildren(LegendSwitch)] == ["misses", "hits", "up"]
    assert [[measure for measure, _ in plot] for plot in chart.plotted()] == [
        ["system.mdc_hits", "system.mdc_misses"],
        ["system.users"],
    ]
    save(chart, tmp_path / "cache.csv", ExportLook(QSize(600, 300), 1.0, "light"), None)
    heads, *lines = csv.reader((tmp_path / "cache.csv").read_text("utf-8").splitlines())
    assert heads[2:] == ["Reads: hits (I/Os/s)", "Reads: misses (I/Os/s)", "Guests: up (users)"]
    users = measures()["system.users"].values(eleven, [0], eleven.time)
    assert [float(line[-1]) for line in lines] == pytest.approx(users)
    QTest.mouseClick(switch(chart, "hits"), Qt.MouseButton.LeftButton)
    assert "hits" in chart.panes()[0].off


@pytest.mark.parametrize("hours", [1, 10, 100])
def test_legends_have_values_while_few_columns_are_known(
    hours: int, show: Show, eleven: Recording, view: TimeView
) -> None:
    chart = show(new_chart.CHART, eleven, 700, 400)
    view.fit(3600 * hours * SECOND)
    assert [len(texts) for texts in readings_now(chart).values()] == [3, 1]
    assert all(value for texts in readings_now(chart).values() for value, _ in texts)


@pytest.mark.usefixtures("qapp")
def test_names_at_the_ends_of_curves_are_whole_or_missing() -> None:
    names = ("to XSTOR", "from XSTOR")
    found = [names_at_ends(names, room) for room in range(40, 160, 5)]
    assert {*map(tuple, found)} == {(), names}


def names_at_ends(names: tuple[str, ...], room: int) -> list[str]:
    """The names beside two curves that end so many logical pixels before the right edge."""
    colour = theme.current().text
    curves = tuple(Curve(name, colour) for name in names)
    pane = Pane("paging", "Paging", "pages/s", curves, str)
    heights, plot = dict(zip(names, (10.0, 80.0), strict=True)), QRectF(0, 0, 100 + room, 100)
    drawn = svg_file(QSize(300, 100), 96, lambda painter: name_ends(painter, pane, plot, 100, heights, ""))
    return re.findall(r">([^<>]+)</text>", drawn.decode())
