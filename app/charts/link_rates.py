"""Link rates: MB/s over each logical link by direction, and out of and into each channel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from app import theme
from app.charts.complex import ARROW, Growth, channel_names, link_pairs, places
from app.charts.complex_chart import ComplexChart
from app.charts.linux_values import tenths
from app.charts.panes import Curve, Pane
from engine.recorder import Recording

MEASURES = {"sent": "channel.mbs_out", "received": "channel.mbs_in"}
MB = 1e-6  # of a byte, as FICON rates are given
CHANNELS = "kernel huge free pool page_cache shared buffers anonymous".split()  # their colours
MOST = len(CHANNELS)  # channels with a curve each; more of them are added up


class LinkRatesChart(ComplexChart):
    """A pane of all links, one of what channels send and one of what they receive."""

    id = "link_rates"
    title = "Links and channels"

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Rates by direction."""
        scenario, rate = recording.scenario, "MB/s"
        out, into = _of_channels(scenario, "sent"), _of_channels(scenario, "received")
        return [
            Pane("links", _tr("Links"), rate, _of_links(scenario), tenths, least_top=10.0, weight=1.3),
            Pane("out", _tr("Channels, out"), rate, out, tenths, least_top=10.0),
            Pane("in", _tr("Channels, in"), rate, into, tenths, least_top=10.0),
        ]


def _of_links(scenario: Any) -> tuple[Curve, ...]:
    """Two curves a link; the first directions have the colours of the heat map."""
    worn = theme.current()
    colours = [worn.flows["in"], worn.flows["out"], *list(worn.linux.values())[2:]]
    names = [way for pair in link_pairs(scenario) for way in _ways(pair)]
    return tuple(
        Curve(name, colours[number % len(colours)], Growth(partial(_link, name), MB), measure="link.mbs")
        for number, name in enumerate(names)
    )


def _ways(pair: tuple[str, str]) -> tuple[str, str]:
    return ARROW.format(*pair), ARROW.format(*reversed(pair))


def _link(name: str, recording: Recording) -> npt.NDArray[Any] | None:
    for number, pair in enumerate(link_pairs(recording.scenario)):
        if name in _ways(pair):
            return np.asarray(recording.links["sent"][:, number, _ways(pair).index(name)])
    return None


def _of_channels(scenario: Any, field: str) -> tuple[Curve, ...]:
    names, colours = channel_names(scenario), [theme.current().linux[name] for name in CHANNELS]
    if len(names) > MOST:
        every = _tr("all {0} channels").format(len(names))
        return (Curve(every, colours[0], Growth(partial(_all, field), MB), measure=MEASURES[field]),)
    return tuple(
        Curve(
            _tr("CHPID {0}").format(name),
            colours[number],
            Growth(_one(field, name), MB),
            measure=MEASURES[field],
        )
        for number, name in enumerate(names)
    )


def _one(field: str, name: str) -> Callable[[Recording], npt.NDArray[Any] | None]:
    def pick(recording: Recording) -> npt.NDArray[Any] | None:
        number = places(channel_names(recording.scenario)).get(name)
        return None if number is None else np.asarray(recording.channels[field][:, number].sum(axis=-1))

    return pick


def _all(field: str, recording: Recording) -> npt.NDArray[Any]:
    return np.asarray(recording.channels[field].sum(axis=(1, 2)))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Complex", text)
