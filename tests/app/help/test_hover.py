"""Words on charts and in headings are explained on hover."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QTableView, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from app.charts.toolkit.chart import Chart, ChartKind
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.time_view import TimeView
from app.help.hover import ChartWords, explain_headings
from app.panels.charts import chart_kind, chart_specs
from app.widgets.rows_model import RowsModel, TableColumn
from engine.recording.recorder import Recording
from tests.app.charts.synthetic import recording

pytestmark = pytest.mark.gui


def hover(widget: QWidget, at: QPoint) -> str:
    shown = []
    with pytest.MonkeyPatch.context() as patch:  # a real one hides after a time of its own
        patch.setattr(QToolTip, "showText", lambda place, text, owner: shown.append(text))
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    return "".join(shown)


def place_of(chart: Chart, word: str) -> QPoint:
    """Return where on the chart its title or an entry of its legend stands."""
    places = (QPoint(x, y) for y in range(0, chart.height(), 4) for x in range(0, chart.width(), 4))
    return next(place for place in places if chart.words_at(QPointF(place)) == word)


NEEDS = ("", "locks", "linux", "complex", "cluster", "cec", "aging", "hiper")


def run(kind: ChartKind) -> Recording:
    """Return a short run of a machine that the chart can show."""
    fitting = (recording(4, 20, **({need: True} if need else {})) for need in NEEDS)
    return next(some for some in fitting if kind.fits(some.scenario))


@pytest.fixture
def chart(qtbot: QtBot, request: pytest.FixtureRequest) -> Chart:
    kind = chart_kind(request.param)
    made = kind(TimeView())
    qtbot.addWidget(made)
    made.resize(1400, 520)
    made.setWhatsThis("One bar per guest.")
    made.set_recording(run(kind))
    ChartWords(made)
    made.grab()
    return made


@pytest.mark.parametrize("chart", chart_specs(), indirect=True)
def test_every_entry_that_is_not_a_name_is_explained(chart: Chart) -> None:
    assert chart.recording is not None
    scenario = chart.recording.scenario
    names = {guest.userid for guest in scenario.guests} | set(scenario.systems) | {"CHPID"}
    names |= set(scenario.cec.lpars if scenario.cec else ())
    entries = [key.label for key in chart.make_legend()]
    if isinstance(chart, PaneChart):
        entries = [one.switch for some in chart.shown().entries.values() for one in some if one.switch]
    assert entries
    unknown = [entry for entry in entries if not ChartWords(chart).explain(entry)]
    assert not [entry for entry in unknown if not any(name in entry for name in names)]


@pytest.mark.parametrize(
    ("chart", "entry", "meaning"),
    [
        ("memory", "real only", "only in real storage"),
        ("timers", "due", "has not served yet"),
        ("lanes", "idle", "no virtual CPU"),
    ],
    indirect=["chart"],
)
def test_an_entry_of_a_legend_is_explained(chart: Chart, entry: str, meaning: str) -> None:
    text = hover(chart, place_of(chart, entry))
    assert f"<b>{entry}</b>" in text
    assert meaning in text


@pytest.mark.parametrize("chart", ["memory"], indirect=True)
def test_the_title_shows_what_the_chart_is_and_the_plot_shows_nothing(chart: Chart) -> None:
    assert "One bar per guest" in hover(chart, place_of(chart, chart.title))
    assert hover(chart, chart.rect().center()) == ""


def test_a_heading_is_explained_by_the_glossary(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    table = QTableView(owner)
    table.setModel(RowsModel([TableColumn("XSTOR", str), TableColumn("Nonsense", str)], parent=table))
    explain_headings(owner)
    header = table.horizontalHeader()
    owner.show()
    first, second = (QPoint(header.sectionViewportPosition(i) + 5, 5) for i in (0, 1))
    assert "expanded storage" in hover(header.viewport(), first).lower()
    assert hover(header.viewport(), second) == ""
