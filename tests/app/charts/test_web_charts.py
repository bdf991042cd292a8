"""Charts of web servers on members, with real runs: their numbers, what was published, choices and keys."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from app.charts.cluster.now import rate_at
from app.charts.efficiency import painting
from app.charts.efficiency.chart import CHART as EFFICIENCY
from app.charts.member_rates import CHART as MEMBERS
from app.charts.shared_volumes import CHART as VOLUMES
from app.charts.toolkit import brushes, readout
from app.charts.toolkit.comparing import Compare
from app.charts.toolkit.panes.chart import PaneChart, PaneKind
from app.charts.toolkit.panes.painting import draw_published
from app.charts.toolkit.panes.pane import PublishedLine
from app.charts.toolkit.readout import ReadoutLine
from app.charts.toolkit.time_view import TimeView
from app.charts.toolkit.value_axis import Scale
from app.charts.values.published import published_cluster, published_volume
from app.look import theme
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.recording.recorder import Recording
from engine.scenario.derived.instruction_cost import instruction_cost
from engine.scenario.scenario import load_scenario
from engine.studies.ledger import load_ledger
from tests.app.charts.conftest import Show, readings_now
from tests.app.charts.pixels import names
from tests.app.charts.runs import run

SECONDS = 40
PHASE = (20, SECONDS)  # s: "measured", as far as it has run


def number(text: str) -> float:
    return float(text.split()[0].replace(",", ""))


def rows(chart: PaneChart) -> dict[str, list[str]]:
    return {row[0]: row for row in chart.table()[1:]}


# ---- throughput


def test_throughput_agrees_with_the_counters(show: Show) -> None:
    recording = run("ssi-io-4", SECONDS)
    table, last = rows(show(MEMBERS, recording)), recording.of_systems[-1]
    for member in range(4):
        name = f"SYSTEM0{member + 1}"
        assert number(table[f"Transactions: {name}"][3]) == pytest.approx(
            last["tx"][member] / SECONDS, rel=0.01
        )
        mean = last["tx_ns"][member] / last["tx"][member] / 1e6
        assert number(table[f"Response time: {name}"][3]) == pytest.approx(mean, rel=0.05)
    whole = number(table["Transactions: together"][3])
    assert whole == pytest.approx(last["tx"].sum() / SECONDS, rel=0.01)
    assert all(row[-1] for row in table.values())  # where it comes from


def test_the_sum_stands_beside_the_transactions(show: Show, view: TimeView) -> None:
    recording = run("ssi-io-4", SECONDS)
    chart = show(MEMBERS, recording, 900)
    tx = recording.of_systems["tx"].sum(axis=1)
    for at in (25, 39):
        view.set_cursor(at * SECOND + SECOND // 2)
        value, _ = readings_now(chart)["tx"][0]
        assert chart.shown().entries["tx"][0].label == "together"
        assert number(value) == pytest.approx(tx[at + 1] - tx[at], rel=0.02)


def test_a_rate_at_the_very_start_is_known() -> None:
    recording = run("ssi-io-4", SECONDS)
    assert rate_at(recording, [0], 0) >= 0.0
    assert np.isfinite(rate_at(recording, [0, 1], SECOND))


# ---- volumes


@pytest.mark.parametrize(("pack", "place"), [("LNX026", 4), ("LNX022", 0), ("", None)])
def test_a_volume_agrees_with_its_counters(pack: str, place: int | None, show: Show) -> None:
    recording = run("ssi-io-4", SECONDS)
    chart = show(VOLUMES, recording, 700, 500)
    chart.menu.choose([pack])
    own = recording.packs[-1] if place is None else recording.packs[-1][:, place : place + 1]
    table, ended = rows(chart), own["ended"].sum()
    assert number(table["I/Os: together"][3]) == pytest.approx(ended / SECONDS, rel=0.01)
    for title, field, count in (("Wait", "wait_ns", "started"), ("Service", "busy_ns", "ended")):
        each = own[field].sum() / own[count].sum() / 1e6
        assert number(table[f"{title}: all exposures"][3]) == pytest.approx(each, rel=0.05)
    used = 100 * own["busy_ns"].sum() / (SECONDS * SECOND)
    assert number(table["Utilization: together"][3]) == pytest.approx(used, rel=0.02)
    # Little's law: the queue is the rate times the time at the volume
    queue = ended / SECONDS * (own["wait_ns"].sum() + own["busy_ns"].sum()) / ended / 1e9
    assert number(table["Queue, including I/Os in service: together"][3]) == pytest.approx(queue, rel=0.05)


def test_the_busiest_volume_is_shown_first_and_the_menu_chooses(show: Show, qtbot: QtBot) -> None:
    chart = show(VOLUMES, run("ssi-io-4", SECONDS), 700, 500)
    assert chart.choice == ("LNX026",)
    button = chart.findChild(QToolButton)
    assert button is not None
    assert "LNX026" in button.text()
    assert button.accessibleName() == "Select the volume"
    entries = {action.text(): action for action in button.menu().actions()}
    assert list(entries) == [*(f"LNX02{n}" for n in range(2, 7)), "All volumes together"]
    entries["LNX023"].trigger()
    assert chart.choice == ("LNX023",)
    assert "LNX023" in button.text()
    assert [text for text, action in entries.items() if action.isChecked()] == ["LNX023"]
    before = chart.grab().toImage()
    menu = button.menu()
    menu.popup(chart.mapToGlobal(QPoint(10, 10)))
    menu.setActiveAction(entries["All volumes together"])
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert chart.choice == ("",)
    assert chart.grab().toImage() != before


def test_one_system_has_one_exposure(show: Show) -> None:
    chart = show(VOLUMES, run("ssi-io-1", 25), 700, 500)
    assert "Wait: all exposures" not in rows(chart)
    assert "Wait: LPARLAB" in rows(chart)


def changed(recording: Recording, **totals: int) -> Recording:
    """The run with other counters in its last sample: of the first system, or (started) the first volume."""
    parts: dict[str, Any] = {"system": recording.system.copy(), "packs": recording.packs.copy()}
    for field, value in totals.items():
        if field == "started":
            parts["packs"][field][-1, 0, 0] = value
        else:
            parts["system"][field][-1] = value
    return replace(recording, **parts)


def test_a_volume_that_nothing_reaches_says_what_answers_instead(show: Show) -> None:
    recording = run("ssi-cpu-1", 25)
    chart = show(VOLUMES, recording)
    told = "No I/O has reached LNX026: the minidisk cache satisfied all virtual I/Os of the servers."
    assert chart.describe() == told
    asked = int(recording.system["virtual_ios"][-1])
    for totals, reason in (
        ({"mdc_hits": asked - 1}, "."),  # one is still under way
        ({"virtual_ios": 0, "mdc_hits": 0}, ": the servers found every file in their page caches."),
        ({"virtual_ios": 0, "mdc_hits": 0, "tx": 0}, "."),
        ({"started": 1}, ": all I/Os went to other volumes."),
    ):
        chart.set_recording(changed(recording, **totals))
        assert chart.describe() == f"No I/O has reached LNX026{reason}"
    chart.menu.choose(["LNX022"])
    assert chart.describe().startswith("From top to bottom: I/Os")
    chart.set_recording(recording)
    chart.menu.choose([""])
    assert chart.describe().startswith("No I/O has reached a volume: the minidisk cache")


def test_a_volume_that_only_the_other_run_uses_is_shown(show: Show) -> None:
    chart = show(VOLUMES, run("ssi-cpu-1", 25), 700, 500)
    before = chart.grab().toImage()
    chart.set_compared(run("ssi-io-1", 25), "disk-bound")
    assert number(rows(chart)["I/Os: LPARLAB"][chart.table()[0].index("disk-bound: mean")]) > 100
    assert chart.grab().toImage() != before


def test_where_nothing_ends_there_is_no_time_of_it(show: Show) -> None:
    recording = run("ssi-transitions", SECONDS)
    table = rows(show(MEMBERS, recording))
    assert number(table["Response time: SYSTEM01"][2]) > 1.0
    assert [table[f"Response time: SYSTEM0{n}"][2] for n in (2, 3, 4)] == [""] * 3
    assert table["Transactions: SYSTEM02"][2] == "0.00"


# ---- what was published


@pytest.mark.parametrize("workload", ["cpu", "io"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_published_values_are_those_of_the_ledger(workload: str, count: int) -> None:
    facts = {fact.id: fact.value for fact in load_ledger("ssi").facts if not fact.is_text}
    table = {"cpu": "table4", "io": "table5"}[workload]
    found = published_cluster(load_scenario(f"ssi-{workload}-{count}"))
    assert found.where == f"Table {table[-1]}"
    assert found.values["tx_per_s"] == facts[f"ssi.{table}.tx_per_s.{count}-member"]
    volume = published_volume(load_scenario(f"ssi-{workload}-{count}"), "LNX026").values
    wait = {"avg_wait_time": facts[f"ssi.table5_1.avg_wait_time.{count}-member"]}
    assert wait.items() <= volume.items() if workload == "io" else not volume
    assert not published_volume(load_scenario(f"ssi-{workload}-{count}"), "LNX022").values


def test_another_machine_has_nothing_published() -> None:
    assert not published_cluster(load_scenario("ssi-cpu-3")).values
    assert not published_cluster(load_scenario("ssi-cpu-4", ["lpar.processors=4"])).values
    assert not published_cluster(load_scenario("pause-stop")).values
    assert published_cluster(load_scenario("ssi-transitions")).values["tx_per_s"] == 980.9


@pytest.mark.slow
@pytest.mark.parametrize("kind", [MEMBERS, VOLUMES, EFFICIENCY], ids=lambda kind: kind.id)
def test_published_values_are_marked_and_in_the_table(kind: PaneKind, show: Show) -> None:
    scenario = "ssi-cpu-2" if kind.id == "efficiency" else "ssi-io-2"
    chart = show(kind, run(scenario, SECONDS), 800, 460)
    shown = [key.label for key in chart.make_legend()]
    shown += [chart.shown().published] if isinstance(chart, PaneChart) else []
    assert any(label.startswith("published, Table") for label in shown)
    plot = chart.place(QRectF(chart.rect()), 1.0).plot.toRect()
    assert theme.current().capacity.name() in names(chart.grab().toImage(), plot)
    column = chart.table()[0].index("published")
    assert any(row[column] for row in chart.table()[1:])


def test_a_legend_names_no_table_that_has_none_of_its_figures(show: Show) -> None:
    labels = [key.label for key in show(EFFICIENCY, run("ssi-io-2", SECONDS)).make_legend()]
    assert not any(label.startswith("published") for label in labels)


# ---- efficiency


def test_efficiency_agrees_with_the_measures(show: Show) -> None:
    recording = run("ssi-cpu-2", SECONDS)
    chart = show(EFFICIENCY, recording, 800)
    start, end = (at * SECOND for at in PHASE)
    assert len(chart.members()) == 2
    for number_of, member in enumerate(chart.members()):
        wanted = {
            name: measures()[f"member.{name}"].value(recording, [number_of], start, end)
            for name in ("cycles", "miss_cycles", "instructions", "util")
        }
        assert member.cycles == pytest.approx(wanted["cycles"])
        assert member.misses == pytest.approx(wanted["miss_cycles"])
        assert member.instructions * 1e6 == pytest.approx(wanted["instructions"])
        assert member.used == pytest.approx(wanted["util"])
    assert [row[1] for row in chart.table()[1:]] == ["6-way z10"] * 2


def test_a_member_that_stands_still_has_no_cycles(show: Show) -> None:
    chart = show(EFFICIENCY, run("ssi-transitions", SECONDS), 800)
    first, *others = chart.members()
    assert first.cycles > 1.0
    for member in others:
        assert f"{member.used:.1f}" == "0.0"
        assert not np.isfinite([member.base, member.misses, member.instructions]).any()
    assert [line.value for line in chart.readings(1)[1]] == ["–", "–", "–", "–", "0.0", "0.0"]


@pytest.mark.parametrize(
    ("names", "room", "start", "shown"),
    [
        (["SYSTEM01", "SYSTEM02"], 90, "", ["SYSTEM01", "SYSTEM02"]),
        (["SYSTEM01", "SYSTEM02"], 30, "SYSTEM", ["01", "02"]),
        (["ALPHA12345", "BETA12345"], 30, "", ["…45", "…45"]),
        (["VERYLONGNAME1", "VERYLONGNAME2"], 30, "", ["…E1", "…E2"]),
        (["SYSTEM01"], 30, "", ["…01"]),
    ],
)
def test_names_are_shortened_by_what_all_begin_with(
    names: list[str], room: float, start: str, shown: list[str], show: Show
) -> None:
    show(EFFICIENCY, run("ssi-cpu-2", SECONDS))  # fonts
    assert painting.short_names(names, room) == (start, shown)


@pytest.mark.slow
def test_models_are_told_where_sizes_are_alike(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(painting, "draw_label", lambda painter, box, name, way: told.append(way))
    show(EFFICIENCY, run("ssi-terabyte-4", 3), 560, 300).grab()
    assert told[:4] == ["z10", "z10", "z196", "z196"]
    told.clear()
    show(EFFICIENCY, run("ssi-terabyte-4", 3), 1400, 300).grab()
    assert told[:4] == ["3-way z10", "3-way z10", "3-way z196", "3-way z196"]
    told.clear()
    show(EFFICIENCY, run("ssi-cpu-4", 3), 560, 300).grab()
    assert told[:4] == ["3-way"] * 4
    told.clear()
    show(EFFICIENCY, run("ssi-cpu-4", 3), 560, 150).grab()
    assert told[:4] == [""] * 4


def test_no_published_line_goes_through_a_value(show: Show) -> None:
    chart = show(EFFICIENCY, run("ssi-cpu-2", SECONDS), 800, 320)
    group, own = chart.laid_out(chart.place(QRectF(chart.rect()), 1.0))[0]
    box = QRectF(own.plot.left(), own.plot.center().y(), 80, 15)
    high = (own.plot.bottom() - box.center().y()) / own.plot.height() * group.top
    image = chart.image(chart.size())
    worn = theme.current()
    with QPainter(image) as painter:
        crossed = replace(group, published=(high,))
        painter.fillRect(box, worn.error)
        painting.draw_value(painter, own, crossed, box, "5.00", worn.text)
    line = [
        image.pixelColor(x, round(box.center().y())).name() for x in range(int(box.left()), int(box.right()))
    ]
    assert line.count(worn.error.name()) < 80 - brushes.width("5.00")


def test_systems_of_fewer_processors_need_fewer_cycles() -> None:
    cycles = []
    for count in (1, 2, 3, 4):
        scenario = load_scenario(f"ssi-cpu-{count}")
        pace = instruction_cost(scenario.lpar, scenario.parameters)
        assert pace is not None
        cycles.append(pace.cycles)
    assert cycles == sorted(cycles, reverse=True)


def test_the_cursor_chooses_the_phase(show: Show, view: TimeView) -> None:
    chart = show(EFFICIENCY, run("ssi-cpu-2", SECONDS), 800)
    assert chart.moment().split() == ["0:00:20–0:00:40", "measured"]
    view.set_cursor(5 * SECOND)
    assert chart.moment().split() == ["0:00:00–0:00:20", "warm-up"]


def test_bars_have_the_heights_of_their_values(show: Show) -> None:
    chart = show(EFFICIENCY, run("ssi-cpu-2", SECONDS), 800, 320)
    image, worn = chart.grab().toImage(), theme.current()
    place = chart.place(QRectF(chart.rect()), 1.0)
    group, own = chart.laid_out(place)[0]
    for slot, (base, _) in zip(painting.slots(own, 2, False), group.levels, strict=True):
        x = round(slot.own.left() + 3)
        column = [image.pixelColor(x, y).name() for y in range(image.height())]
        high = column.count(worn.linux["free"].name())
        assert high == pytest.approx(base / group.top * own.plot.height(), abs=2.5)


def test_keys_and_pointer_choose_a_member(show: Show, qtbot: QtBot) -> None:
    chart = show(EFFICIENCY, run("ssi-cpu-2", SECONDS), 800, 320)
    for key, chosen in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 0)):
        QTest.keyClick(chart, key)
        assert chart.chosen == chosen
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.chosen is None
    _, own = chart.laid_out(chart.place(QRectF(chart.rect()), 1.0))[1]
    second = painting.slots(own, 2, False)[1].own.center().toPoint()
    QTest.mouseMove(chart, second)
    assert chart.chosen == 1
    title, lines = chart.readings(1)
    assert title == "SYSTEM02  6-way z10"
    assert lines[0].label == "cycles per instruction"


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(Compare))
def test_runs_of_other_members_are_compared(mode: Compare, show: Show) -> None:
    own, other = run("ssi-cpu-2", SECONDS), run("ssi-cpu-4", SECONDS)
    for kind in (EFFICIENCY, MEMBERS, VOLUMES):
        for one, two in ((own, other), (other, own)):
            chart = show(kind, one, 800, 360)
            chart.set_compared(two, "the other", mode)
            assert not chart.grab().isNull()
            assert len({len(row) for row in chart.table()}) == 1


@pytest.mark.parametrize("kind", [MEMBERS, VOLUMES, EFFICIENCY], ids=lambda kind: kind.id)
def test_other_scenarios_are_told_why_there_is_nothing(kind: PaneKind, show: Show) -> None:
    chart = show(kind, run("pause-stop", 3))
    assert chart.describe().startswith(("This scenario has no", "The scenario does not specify"))
    assert len(chart.table()) == 1


def test_published_lines_are_seen_on_any_colour(show: Show) -> None:
    chart = show(MEMBERS, run("ssi-io-2", SECONDS), 700, 360)
    (_, own), *_ = chart.visible_panes()
    image, worn = QImage(700, 360, QImage.Format.Format_RGB32), theme.current()
    image.fill(worn.capacity)
    with QPainter(image) as painter:
        known, span = PublishedLine(1.0, "", ()), (own.plot.left(), own.plot.right())
        draw_published(painter, own, (known,), Scale(0.0, 4.0), span)
    y = round(own.plot.bottom() - own.plot.height() / 4)
    around = {image.pixelColor(round(own.plot.center().x()), y + step).name() for step in range(-3, 4)}
    assert worn.panel.name() in around


def test_borders_of_phases_do_not_go_through_names_of_panes(show: Show) -> None:
    chart = show(MEMBERS, run("ssi-io-2", SECONDS), 700, 360)
    place, grid = chart.here()
    x = round(place.plot.left() + grid.x(PHASE[0] * SECOND))
    image, worn = chart.image(chart.size()), theme.current()
    for plot in chart.plots(place):
        above = {image.pixelColor(x, round(plot.top()) - step).name() for step in range(4, 12)}
        assert worn.axis.name() not in above
    assert len(chart.plots(place)) == 3


@pytest.mark.parametrize(("high", "shown"), [(400, 12), (120, 5), (20, 1)])
def test_a_box_of_values_is_never_higher_than_its_card(high: float, shown: int, show: Show) -> None:
    show(EFFICIENCY, run("ssi-cpu-2", SECONDS))  # fonts
    lines = [ReadoutLine(f"line {n}", "1") for n in range(12)]
    found = readout.fitting(lines, high)
    assert len(found) == shown
    assert (found[-1].label == "…") == (shown < 12)
    assert shown == 1 or readout.box_size("title", found)[1] <= high
