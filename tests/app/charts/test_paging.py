"""The chart of paging: exposures and channels where paging volumes have some."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.charts.paging import panes
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.time_view import TimeView
from app.help.hover import ChartWords
from app.panels.charts import chart_kind
from engine.sim import Simulation
from tests.app.charts.synthetic import recording
from tests.engine.paging.paged import paged

pytestmark = pytest.mark.gui


def test_the_chart_shows_exposures_where_volumes_have_some(qtbot: QtBot) -> None:
    assert [pane.id for pane in panes(recording(4, 20), ())] == ["paging"]
    sim = Simulation(paged(aliases=3, use_aliases=True))
    sim.run(sim.scenario.until)
    chart = chart_kind("paging")(TimeView())
    qtbot.addWidget(chart)
    assert isinstance(chart, PaneChart)
    chart.resize(1000, 520)
    chart.set_recording(sim.recording())
    chart.grab()
    words = ChartWords(chart)
    entries = [one.switch for some in chart.shown().entries.values() for one in some if one.switch]
    assert {"bases busy", "aliases busy", "Waiting I/Os", "channels busy"} <= set(entries)
    assert all(words.explain(entry) for entry in entries)
