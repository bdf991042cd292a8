"""Charts with made-up recordings, dressed in the dark theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.charts.toolkit.chart import Chart, ChartKind
from app.charts.toolkit.time_view import TimeView
from app.look import theme
from engine.recording.recorder import Recording
from tests.app.charts.synthetic import recording, scenario

Show = Callable[..., Any]


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    if theme.current().name != "dark" or not qapp.styleSheet():  # dressing a window again takes 20 ms
        theme.apply(qapp, "dark")


@cache
def _eleven(seed: int, need: str) -> Recording:
    return made(11, 100, need, seed=seed)


def need_of(request: pytest.FixtureRequest) -> str:
    """What the chart that a test is about must find in a machine: "locks", "linux", ... or nothing."""
    kind = getattr(request.node, "callspec", SimpleNamespace(params={})).params.get("kind")
    if not hasattr(kind, "fits"):
        return ""
    needs = ("", "locks", "linux", "complex", "cluster", "cec", "aging", "hiper")
    return next((need for need in needs if kind.fits(scenario(1, 1, **_with(need)))), "")


@lru_cache(maxsize=16)  # every chart in turn shows the same
def made(guests: int, seconds: int, need: str, **more: Any) -> Recording:
    """A run of a machine that has what is needed."""
    return recording(guests, seconds, **_with(need), **more)


def _with(need: str) -> dict[str, bool]:
    return {need: True} if need else {}


@pytest.fixture
def eleven(request: pytest.FixtureRequest) -> Recording:
    """Eleven guests for 100 s."""
    return _eleven(1, need_of(request))


@pytest.fixture
def second(request: pytest.FixtureRequest) -> Recording:
    """Another run of the same guests."""
    return _eleven(2, need_of(request))


@pytest.fixture
def view(qapp: QApplication) -> Iterator[TimeView]:
    made = TimeView()
    yield made
    made.deleteLater()


@pytest.fixture
def show(qtbot: QtBot, view: TimeView) -> Show:
    """Shows a chart with a recording, the view fitted to it."""

    def make(kind: ChartKind, shown: Recording | None, width: int = 700, height: int = 320) -> Chart:
        chart = kind(view)
        qtbot.addWidget(chart)
        chart.resize(width, height)
        if shown is not None:
            view.fit(shown.scenario.until)
            view.follow(shown.now)
        chart.set_recording(shown)
        with qtbot.waitExposed(chart):
            chart.show()
        QApplication.processEvents()
        return chart

    return make


def readings_now(chart: Any) -> dict[str, list[tuple[str, str]]]:
    """Return the texts of each legend of a chart with panes that is seen, by pane."""
    place = chart.on_screen()
    chart.settle(place)
    readings: dict[str, list[tuple[str, str]]] = chart.values.readings(chart.frame(place))
    return readings
