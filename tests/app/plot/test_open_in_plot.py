"""Open in plot: tables and cells say what they show, and the plots draw it below what is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.data.run import DataSource, Mapped, SeriesChoice
from app.lab.lab import Lab
from app.plot.measured import Recorded
from app.plot.plot_panel import PlotPanel
from app.plot.series import ranges
from app.plot.template import PlotTemplate, TemplateRun, read_text, text_of
from app.plot.templates import WantedFigure, of_figures, of_measures, of_run
from app.run_sets.matrix.matrix_runs import MatrixRuns
from app.run_sets.run_set_panel import RunSetPanel
from app.run_sets.sweep.sweep_runs import SweepRuns
from app.study.study_panel import StudyPanel
from engine.kernel.units import MS, SECOND
from engine.measured.data import Measurements
from engine.measures import measures
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.engine.small import group, small

pytestmark = pytest.mark.gui
KEY, MODIFIERS = Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def asked(qtbot: QtBot, panel: Any, view: QWidget) -> PlotTemplate:
    """Press the key in a view, and return what its panel asks for."""
    with qtbot.waitSignal(panel.plot_wanted) as found:
        view.setFocus()
        QTest.keyClick(view, KEY, MODIFIERS)
    template: PlotTemplate = found.args[0]
    assert read_text(text_of(template), "a").plots == template.plots
    return template


def shown(panel: QWidget, qtbot: QtBot) -> None:
    qtbot.addWidget(panel)
    panel.resize(1000, 600)
    with qtbot.waitActive(panel):
        panel.show()


def test_a_published_figure_and_the_runs_that_it_is_measured_in(qtbot: QtBot) -> None:
    panel = StudyPanel()
    sim = Simulation(load_scenario("pause-suspend"))
    sim.run(SECOND)
    panel.show_recording(sim.recording(), ())
    shown(panel, qtbot)
    rows = panel.model.rows
    place = next(i for i, row in enumerate(rows) if row.fact is not None and row.role == "predict")
    panel.table.setCurrentIndex(panel.model.index(place, 0))
    template = asked(qtbot, panel, panel.table)
    (plot,) = template.plots
    assert plot.kind == "points"
    assert {point.fact for series in plot.series for point in series.points} == {rows[place].id}
    assert template.runs
    claim = next(i for i, row in enumerate(rows) if row.fact is None)
    panel.table.setCurrentIndex(panel.model.index(claim, 0))
    assert not panel.plot.isEnabled()


def test_a_cell_of_the_matrix_and_a_row_of_a_table(qtbot: QtBot) -> None:
    runs = MatrixRuns()
    panel = RunSetPanel(runs)
    runs.show_scenario(load_scenario("timers-430-600"))
    shown(panel, qtbot)
    template = asked(qtbot, panel, runs.grid)
    (run,) = template.runs.values()
    entry = runs.grid.entry
    assert entry is not None
    assert (run.scenario, run.settings) == (entry.run.scenario, entry.run.settings)
    assert any(point.fact for plot in template.plots for series in plot.series for point in series.points)
    panel.tabs.setCurrentIndex(1)
    table = runs.table
    place = next(i for i in range(table.entries.rowCount()) if not hasattr(table.entries.rows[i], "texts"))
    table.setCurrentIndex(table.entries.index(place, 2))
    template = asked(qtbot, panel, table)
    assert table.entries.table is not None
    points = template.plots[0].series[0].points
    assert len(points) == len(table.entries.table.columns)
    assert {point.run for point in points} == set(template.runs)


def test_a_point_of_a_sweep(qtbot: QtBot) -> None:
    runs = SweepRuns()
    panel = RunSetPanel(runs)
    shown(panel, qtbot)
    point = runs.book.items[0]
    runs.charts.choose(point)
    template = asked(qtbot, panel, runs.charts)
    run = runs.book.run(point)
    assert [one.scenario for one in template.runs.values()] == [run.scenario]
    assert "link.mbs/All" in {curve.key for plot in template.plots for curve in plot.curves}


@pytest.mark.slow
def test_guests_and_storage_open_below_the_plots_that_are_there(make_lab: Callable[..., Lab]) -> None:
    lab = make_lab()
    assert lab.views is not None
    guests = lab.views.guests
    lab.window.cards["guests"].focus_body()
    lab.views.show_moment()
    column = [one.id for one in guests.model.guest_columns].index("real")
    guests.table.setCurrentIndex(guests.model.index(2, column))
    userid = guests.model.userid(2)
    QTest.keyClick(guests.table, KEY, MODIFIERS)
    plot = lab.views.panels["plot"]
    assert plot.isVisible()
    assert [[one.name for one in each.curves] for each in plot.board.plots] == [
        [f"{measures()['guest.real'].title}, {userid}"]
    ]
    _menu_entry(guests.table, "Open in plot")
    guests.table.setCurrentIndex(guests.model.index(0, 0))
    QTest.keyClick(guests.table, KEY, MODIFIERS)
    assert len(plot.board.plots) == 4
    lab.window.cards["storage"].focus_body()
    QTest.keyClick(lab.views.storage.strip, KEY, MODIFIERS)
    assert len(plot.board.plots) == 6
    assert [one.name for one in plot.board.plots[-1].curves] == [
        measures()["system.xstor_used"].title,
        measures()["system.dasd_used"].title,
    ]
    template = plot.arranging.captured()
    assert template is not None
    assert len(template.plots) == 6


def _menu_entry(table: QWidget, text: str) -> None:
    """Open the menu by the right button, and see that it has an entry."""
    QTest.mouseClick(table, Qt.MouseButton.RightButton, pos=QPoint(40, 40))
    table.customContextMenuRequested.emit(QPoint(40, 40))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert text in [one.text().replace("&", "") for one in menu.actions()]
    menu.close()


@pytest.mark.slow
def test_runs_are_simulated_when_they_are_wanted_and_too_many_plots_are_refused(
    make_lab: Callable[..., Lab], qtbot: QtBot
) -> None:
    lab = make_lab()
    assert lab.views is not None
    panels = lab.views.panels
    lab.views.context.plot_wanted.emit([[("system.available", (0,))]])
    run = TemplateRun(scenario=str(Path(__file__).parents[2] / "data" / "two-guests.toml"))
    lab.views.context.plot_wanted.emit(of_run("Two", run, [[("guest.real", (0, 1))]]))
    plot = panels["plot"]
    assert len(plot.board.plots) == 2
    assert plot.arranging.missing == ["Two"]
    QTest.mouseClick(plot.simulate, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(plot.board.plots[1].curves), timeout=60_000)
    assert plot.board.plots[1].curves[0].values.max() > 0
    with qtbot.waitSignal(plot.failed) as said:
        for _ in range(12):
            lab.views.context.plot_wanted.emit([[("system.available", (0,))]])
    assert "remove some" in said.args[0]


def test_a_run_that_waits_keeps_its_plot_and_a_letter_opens_the_next_one(
    make_lab: Callable[..., Lab], qtbot: QtBot
) -> None:
    lab = make_lab()
    assert lab.views is not None
    sweep, plot = lab.views.panels["sweep"].runs, lab.views.panels["plot"]
    lab.window.cards["sweep"].focus_body()
    for point in sweep.book.items[:2]:
        sweep.charts.choose(point)
        QTest.keyClick(sweep.charts, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        QTest.keyClick(menu, Qt.Key.Key_E)
        lab.window.cards["sweep"].focus_body()
    template = plot.arranging.captured()
    assert template is not None
    assert len(template.runs) == 2
    each = [len({curve.source for curve in shape.curves}) for shape in template.plots]
    assert len(each) > 2
    assert set(each) == {1}


def test_numbers_become_ranges_and_are_understood() -> None:
    assert ranges([3, 1, 2, 7]) == "1-3,7"
    assert ranges([]) == ""
    sim = Simulation(small("suspend"))
    sim.run(SECOND)
    source = Recorded(sim.recording(), "run")
    count = len(sim.scenario.guests)
    every = source.series(f"guest.real/0-{count - 1}")
    assert every.values.tolist() == source.series("guest.real/All").values.tolist()
    one = of_measures([[("guest.real", (0,))]]).plots[0].curves[0]
    assert source.series(one.key).name.endswith(sim.scenario.guests[0].userid)
    assert source.named("guest.real/0") == f"guest.real/{sim.scenario.guests[0].userid}"
    for wrong in (f"guest.real/0-{count}", "guest.real/5-2", "guest.real/9999-99999"):
        with pytest.raises(LookupError):
            source.series(wrong)


def test_all_of_a_thousand_guests_are_drawn_kept_and_restored(qtbot: QtBot) -> None:
    guests = {"app": group("app", 1024, "APP")}
    sim = Simulation(small(lpar={"frames": 900_000}, guests=guests, timeline=[]))
    sim.run(200 * MS)
    panel, told, source = PlotPanel(), list[str](), Recorded(sim.recording(), "run")
    qtbot.addWidget(panel)
    panel.failed.connect(told.append)
    panel.set_runs(sim.recording(), None, "run", "")
    keys = (one.key for one in source.entries() if one.path[-1] == "All")
    key = next(key for key in keys if key.startswith("guest.real/"))
    panel.draw(panel.board.current, f"0\n{key}")
    text = panel.text()
    panel.board.reset(1)
    panel.restore(text, sim.scenario)
    panel.set_runs(sim.recording(), None, "run", "")
    (curve,) = panel.board.current.curves
    old = source.series(f"guest.real/{','.join(map(str, range(1024)))}")  # a key as it was written before
    assert (curve.name, curve.values.tolist()) == (old.name, old.values.tolist())
    assert told == []


def test_a_user_id_of_digits_is_a_name_and_every_entry_leads_to_its_own_curve() -> None:
    userids = ["A", "B", "0", "0-1"]
    sim = Simulation(
        small(guests={"app": group("app", 4, "") | {"label": None, "userids": userids}}, timeline=[])
    )
    sim.run(200 * MS)
    source = Recorded(sim.recording(), "run")
    entries = [one for one in source.entries() if one.key.startswith("guest.real/")]
    assert [one.path[-1] for one in entries] == ["All", *userids]
    keys = [one.key for one in entries[1:]]
    assert keys == source.each("guest.real")
    asked = of_measures([[("guest.real", (number,)) for number in range(4)]]).plots[0].curves
    for number, userid in enumerate(userids):
        for key in (keys[number], source.named(keys[number]), f"guest.real/{userid}", asked[number].key):
            assert source.series(key).name == f"pages in real storage, {userid}"


def test_several_guests_are_named_by_their_role_or_by_the_first_ones() -> None:
    sim = Simulation(load_scenario("pause-suspend"))
    sim.run(SECOND)
    source, guests = Recorded(sim.recording(), "run"), sim.scenario.guests
    for role in {one.role for one in guests}:
        numbers = ranges(one.index for one in guests if one.role == role)
        assert source.series(f"guest.real/{numbers}").name == f"pages in real storage, {role}"
    assert (
        source.series("guest.real/0,5").name
        == f"pages in real storage, {guests[0].userid} + {guests[5].userid}"
    )


def test_figures_are_grouped_by_unit() -> None:
    groups = {("a", "s"): [WantedFigure("x", "run", "q")], ("b", "%"): [WantedFigure("y")], ("c", ""): []}
    made = of_figures(
        "t", "pause", groups, {"run": TemplateRun(scenario="a"), "other": TemplateRun(scenario="b")}
    )
    assert [plot.unit for plot in made.plots] == ["s", "%"]
    assert set(made.runs) == {"run"}


@pytest.mark.slow
def test_residuals_of_measured_series_follow_the_run(make_lab: Callable[..., Lab]) -> None:
    lab = make_lab()
    assert lab.views is not None
    recording = lab.session.recording
    data = Measurements("site.csv", "table")
    times = np.asarray(recording.time, np.int64)
    values = measures()["system.available"].values(recording, [0], times)
    data.extend(("free",), times[1:], values - 100.0)
    source = DataSource(data, Mapped({("free",): SeriesChoice(measure="system.available")}))
    lab.views.panels["plot"].add_source(source)
    plot = lab.views.panels["plot"]
    lab.window.open_panel("plot")
    plot.tree.search.setText("free")
    rest = plot.sources.series("residual site.csv", "free")
    assert rest.values.tolist() == pytest.approx([100.0] * len(rest.values))
    assert rest.unit == "frames"


@pytest.mark.slow
def test_a_file_may_be_dropped_onto_a_plot(
    make_lab: Callable[..., Lab], qtbot: QtBot, tmp_path: Path
) -> None:
    lab = make_lab()
    lab.window.open_panel("plot")
    file = tmp_path / "a.csv"
    file.write_text("time,a\n0,1\n1,2\n")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    assert lab.views is not None
    over = lab.views.panels["plot"].board.view.viewport()
    none, left, copy = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(50, 50), copy, mime, left, none)
    QApplication.sendEvent(over, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(50, 50), copy, mime, left, none)
    QApplication.sendEvent(over, drop)
    qtbot.waitUntil(lambda: lab.files.data.dialog is not None, timeout=10_000)
