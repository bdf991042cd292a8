"""What single charts say: numbers in tables and read-outs against the recording."""

from __future__ import annotations

from copy import copy
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QToolButton

from app.charts.cpu import CHART as CPU
from app.charts.device_heat.chart import CHART as DEVICES
from app.charts.link_rates import CHART as LINK_RATES
from app.charts.lock import CHART as LOCK
from app.charts.memory_bars.chart import CHART as MEMORY
from app.charts.memory_bars.values import LOW_FIELD, LOW_FRAMES, PLACES
from app.charts.paging import CHART as PAGING
from app.charts.passes.chart import CHART as PASSES
from app.charts.processors import CHART as PROCESSORS
from app.charts.relocations.chart import CHART as RELOCATION
from app.charts.timeline.chart import CHART as TIMELINE
from app.charts.toolkit.state_look import place_colour
from app.charts.toolkit.time_view import TimeView
from app.look import theme
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MS, SECOND
from engine.recording.recorder import Recording
from engine.state.tables import TRACE
from tests.app.charts.conftest import Show
from tests.app.charts.pixels import names
from tests.app.charts.synthetic import MadeUp, recording, replace, until
from tests.app.mouse import point_at


def number(text: str) -> float:
    return float(text.replace(",", ""))


def test_the_places_of_a_guest_add_up_to_its_pages(show: Show, eleven: Recording, view: TimeView) -> None:
    bars = show(MEMORY, eleven)
    view.set_cursor(40 * SECOND)
    for guest, row in enumerate(bars.table()[1:]):
        *parts, total = (number(cell) for cell in row[2:])
        assert sum(parts) == total == eleven.guests["inst"][40, guest]
        assert parts[1] == eleven.guests["both"][40, guest]


def test_bars_have_the_height_of_their_pages(show: Show, eleven: Recording) -> None:
    bars = show(MEMORY, eleven)
    place, image = bars.place(bars.rect().toRectF(), 1.0), bars.grab().toImage()
    worn, pages = theme.current(), bars.pages()[PLACES.index("real")]
    for bar in bars.bars(place):
        x = round(place.plot.left() + bar.left + 1)
        column = [image.pixelColor(x, y).name() for y in range(image.height())]
        real = column.count(worn.places["real"].name())
        assert real == pytest.approx(pages[bar.begin] / bars.top() * place.plot.height(), abs=1.5)


def test_per_cent_fills_every_bar(show: Show, eleven: Recording) -> None:
    bars = show(MEMORY, eleven)
    switch = bars.findChild(QToolButton)
    assert switch.accessibleName()
    switch.click()
    assert bars.unit() == "% of the guest's pages"
    place = bars.place(bars.rect().toRectF(), 1.0)
    heights = bars.heights(bars.bars(place))
    np.testing.assert_allclose(heights.sum(axis=0), 100.0)
    switch.click()
    assert bars.unit() == "pages"


def test_bars_of_several_guests_show_their_mean(show: Show) -> None:
    many = recording(900, 5, 1.0)
    bars = show(MEMORY, many)
    place = bars.place(bars.rect().toRectF(), 1.0)
    some = bars.bars(place)
    assert len(some) < 900
    total = bars.heights(some).sum(axis=0)
    mean = many.guests["inst"][-1, some[5].begin : some[5].end].mean()
    assert total[5] == pytest.approx(mean)


def test_the_axis_of_the_bars_does_not_move_with_the_run(
    show: Show, eleven: Recording, view: TimeView
) -> None:
    bars = show(MEMORY, eleven)
    tops = set()
    for second in (1, 20, 60, 99):
        view.set_cursor(second * SECOND)
        tops.add(bars.top())
    assert tops == {200_000.0}


def test_the_shares_of_a_guest_add_up(show: Show, eleven: Recording) -> None:
    heads, *rows = show(TIMELINE, eleven, 900).table()
    assert "running" in heads
    for row in rows:
        assert sum(float(cell.rstrip("%").lstrip("<")) for cell in row[2:]) == pytest.approx(100, abs=3)


def run_with_one_instant(length: int) -> Recording:
    """A guest that is dormant for 200 s but for one page wait of `length` ns."""
    run = recording(1, 200, 0.001)
    trace = np.zeros(3, TRACE)
    trace["time"] = 0, 100 * SECOND + 7, 100 * SECOND + 7 + length
    trace["state"] = VcpuState.DORMANT, VcpuState.PAGE_WAIT, VcpuState.DORMANT
    from tests.app.charts import synthetic

    vcpus = synthetic._frozen(synthetic._vcpus(trace, run.time, 1))
    at = synthetic._frozen(np.searchsorted(trace["time"], run.time, side="right"))
    return synthetic.replace(run, trace=synthetic._frozen(trace), vcpus=vcpus, trace_at=at)


@pytest.mark.parametrize("length", [1, 1_000, MS, SECOND])
@pytest.mark.parametrize("zoom", [1, 3, 40, 2000])
def test_the_shortest_run_can_be_seen_at_any_zoom(
    length: int, zoom: float, show: Show, view: TimeView
) -> None:
    chart = show(TIMELINE, run_with_one_instant(length))
    view.zoom(zoom, 100 * SECOND)
    image, plot = chart.grab().toImage(), chart.here()[0].plot.toRect()
    colour = theme.current().states[VcpuState.PAGE_WAIT].name()
    assert colour in names(image, plot)


def test_the_box_at_the_pointer_names_guest_and_states(show: Show, eleven: Recording, view: TimeView) -> None:
    chart = show(TIMELINE, eleven, 900)
    place, grid = chart.here()
    lanes = chart.lanes(place)
    point_at(chart, QPointF(place.plot.center().x(), place.plot.top() + 1 + float(lanes.tops[4]) + 2))
    title, lines = chart.readings(50 * SECOND, grid, place)
    assert title == "LNK00104  SBY5"
    assert lines
    assert sum(float(line.value.rstrip("%").lstrip("<")) for line in lines) == pytest.approx(100, abs=2)


def test_the_legend_shows_the_states_that_were_seen(show: Show) -> None:
    chart = show(TIMELINE, run_with_one_instant(SECOND))
    assert [key.label for key in chart.make_legend()] == ["page wait", "dormant"]


def test_cpu_by_role_agrees_with_the_counters(show: Show, eleven: Recording, view: TimeView) -> None:
    chart = show(CPU, eleven)
    rows = chart.table()[1:]
    assert [row[0] for row in rows] == ["systems of interest", "standby", "base load"]
    used = (eleven.guests["emul_ns"][-1] + eleven.guests["cp_ns"][-1]) / (100 * SECOND)
    assert float(rows[0][3]) == pytest.approx(used[:4].sum(), abs=0.02)


def test_the_capacity_shows_when_it_matters(show: Show, eleven: Recording) -> None:
    chart = show(CPU, eleven)
    assert chart.panes()[0].limit.value == 10
    assert chart.axes.scale(chart.panes()[0]).top >= 10


def test_paging_agrees_with_the_counters(show: Show, eleven: Recording) -> None:
    rows = {row[0]: row for row in show(PAGING, eleven).table()[1:]}
    assert list(rows) == ["to XSTOR", "from XSTOR", "from DASD"]
    moved = eleven.system["page_outs"][-1] - eleven.system["page_outs"][0]
    assert number(rows["to XSTOR"][3]) == pytest.approx(moved / 100, rel=0.01)


def test_without_expanded_storage_pages_go_to_dasd(show: Show, eleven: Recording) -> None:
    given = copy(eleven.scenario)
    given.lpar = copy(given.lpar)
    given.lpar.xstor = 0
    chart = show(PAGING, replace(eleven, scenario=given))
    assert [curve.label for curve in chart.panes()[0].curves] == ["to DASD", "from DASD"]


def test_the_curve_of_reads_comes_with_the_first_one(show: Show, eleven: Recording) -> None:
    system = eleven.system.copy()
    system["page_reads"] = 0
    chart = show(PAGING, replace(eleven, system=system))
    assert len(chart.panes()[0].curves) == 2
    chart.set_recording(eleven)
    assert len(chart.panes()[0].curves) == 3


def test_a_measure_of_few_samples_equals_that_of_all(show: Show, eleven: Recording) -> None:
    from app.charts.toolkit.recordings import around
    from engine.measures import measures

    edges = np.array([40, 41.5, 43, 47]) * SECOND
    for name in ("system.page_out", "guest.cpu", "guest.real"):
        measure = measures()[name]
        whole = measure.values(eleven, [1, 2], edges)
        part = measure.values(around(eleven, int(edges[0]), int(edges[-1])), [1, 2], edges)
        np.testing.assert_allclose(part, whole)


def test_each_kernel_was_compiled_once(show: Show, eleven: Recording) -> None:
    for kind in (TIMELINE, CPU, PAGING, PROCESSORS):
        show(kind, eleven)
    show(LOCK, recording(11, 20, locks=True))
    from app.charts.timeline import state_raster
    from app.charts.toolkit.lines import raster

    for module in (raster, state_raster):
        for name, item in vars(module).items():
            if hasattr(item, "signatures"):
                assert len(item.signatures) <= 1, (name, item.signatures)


def split(recorded: Recording, frames: int) -> Recording:
    """The recording of a machine with so many frames: a third of the pages in real storage lie low."""
    names = [(name, recorded.guests.dtype[name]) for name in recorded.guests.dtype.names if name != LOW_FIELD]
    guests = np.zeros(recorded.guests.shape, [*names, (LOW_FIELD, "i4")])
    for name, _ in names:
        guests[name] = recorded.guests[name]
    guests[LOW_FIELD] = guests["real"] // 3
    lpar = SimpleNamespace(**{**vars(recorded.scenario.lpar), "frames": frames})
    return replace(recorded, guests=guests, scenario=MadeUp(**{**vars(recorded.scenario), "lpar": lpar}))


def test_real_storage_below_and_above_2_gb(show: Show, eleven: Recording) -> None:
    bars = show(MEMORY, split(eleven, LOW_FRAMES + 1))
    assert [key.label for key in bars.make_legend()][:2] == ["real below 2 GB", "real above 2 GB"]
    heads, *rows = bars.table()
    assert heads[2:4] == ["real below 2 GB", "real above 2 GB"]
    for row, guest in zip(rows, eleven.guests[-1], strict=True):
        assert number(row[2]) == guest["real"] // 3
        assert number(row[2]) + number(row[3]) + number(row[4]) == guest["real"]
    image, worn = bars.grab().toImage(), theme.current()
    shade = place_colour("low", worn).name()
    below = image.rect().adjusted(0, 50, 1, 1)  # the head
    assert {shade, worn.places["real"].name()} <= names(image, below)


def test_a_small_machine_has_no_frames_above_2_gb(show: Show, eleven: Recording) -> None:
    bars = show(MEMORY, split(eleven, LOW_FRAMES))
    assert [key.label for key in bars.make_legend()][:2] == ["real only", "real and XSTOR"]
    assert "real below 2 GB" not in bars.table()[0]


def test_the_legend_has_expanded_storage_only_where_there_is_some(show: Show) -> None:
    listed = recording(11, 20, aging=True)
    lpar = SimpleNamespace(**{**vars(listed.scenario.lpar), "xstor": 0})
    guests = listed.guests.copy()
    guests["both"] = guests["xstor"] = 0
    alone = replace(listed, guests=guests, scenario=MadeUp(**{**vars(listed.scenario), "lpar": lpar}))
    heads = [[key.label for key in show(MEMORY, run).make_legend()] for run in (listed, alone)]
    assert {"real and XSTOR", "XSTOR only"} == set(heads[0]) - set(heads[1])
    assert heads[1][:4] == ["active", "IBR", "aging", "DASD"]
    for row, guest in zip(show(MEMORY, alone).table()[1:], guests[-1], strict=True):
        assert sum(map(number, row[2:6])) == number(row[6]) == guest["real"] + guest["dasd"]


@pytest.mark.parametrize("kind", [TIMELINE, CPU])
@pytest.mark.parametrize("guests", [11, 14])
def test_nothing_of_the_run_before_is_left(
    kind: type, guests: int, show: Show, eleven: Recording, view: TimeView
) -> None:
    """Another run over the same time, with as many guests or more, looks as in a new chart."""
    chart = show(kind, eleven)
    chart.image(chart.size())
    begun = until(recording(guests, 100, seed=2), 30 * SECOND)
    chart.set_recording(begun)
    view.follow(begun.now)
    assert chart.image(chart.size()) == show(kind, begun).image(chart.size())


def test_passes_on_a_logarithmic_axis_keep_their_order(show: Show) -> None:
    chart = show(PASSES, recording(11, 100, complex=True))
    switch = chart.findChild(QToolButton)
    assert switch.accessibleName()
    plain = [chart.scale.part(value) for value in (120.0, 700_000.0, 880_000.0)]
    switch.click()
    assert chart.logarithmic
    tall = [chart.scale.part(value) for value in (120.0, 700_000.0, 880_000.0)]
    assert tall == sorted(tall)
    assert tall[0] > 0.3 > plain[0]
    assert tall[2] <= 1.0


def test_the_devices_are_those_of_the_link(show: Show, view: TimeView) -> None:
    run = recording(11, 100, complex=True)
    rows = show(DEVICES, run).table()[1:]
    assert [row[:3] for row in rows[:4]] == [
        ["D000", "VMA → VMB", "no"],
        ["D000", "VMB → VMA", "yes"],
        ["D001", "VMA → VMB", "yes"],
        ["D001", "VMB → VMA", "yes"],
    ]
    starts = run.connections["starts"][-1, :, :]
    means = [float(row[4]) for row in rows]
    assert means == pytest.approx((starts / 100).ravel().tolist(), abs=1.0)


def test_a_relocation_is_told_as_it_was_at_the_cursor(show: Show, view: TimeView) -> None:
    chart = show(RELOCATION, recording(11, 100, complex=True))
    view.set_cursor(20 * SECOND)
    heads, *rows = chart.table()
    assert len(rows) == 1
    told = dict(zip(heads, rows[0], strict=True))
    assert told["Stage"] == "moving memory"
    assert told["Finish"] == "–"
    view.set_cursor(None)
    assert [row[-1].split(":")[0] for row in chart.table()[1:]] == [
        "completed",
        "canceled (01)",
        "not eligible",
    ]


def test_rates_of_a_link_and_of_its_channels_agree(show: Show) -> None:
    run = recording(11, 100, complex=True)
    rows = {row[0]: float(row[3]) for row in show(LINK_RATES, run).table()[1:]}
    out = sum(value for name, value in rows.items() if name.startswith("Channels, sent"))
    links = sum(value for name, value in rows.items() if name.startswith("Links"))
    assert out == pytest.approx(links, rel=0.02)
    assert links == pytest.approx(run.links["sent"][-1].sum() / 1e6 / 100, rel=0.02)
