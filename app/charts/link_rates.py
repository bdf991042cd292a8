"""Link rates: MB/s over each logical link by direction, and out of and into each channel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.charts.toolkit.kept import Kept
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.chart import PaneChart
from app.charts.toolkit.panes.pane import Pane
from app.charts.toolkit.time_view import TimeView
from app.charts.values.linux import tenths
from app.charts.values.multisystem import ARROW, SEVERAL_SYSTEMS, Growth, channel_names, link_pairs, places
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

MEASURES = {"sent": "channel.mbs_out", "received": "channel.mbs_in"}
MB = 1e-6  # of a byte, as FICON rates are given
CHANNELS = "kernel huge free pool page_cache shared buffers anonymous".split()  # their colours
MIN_CHANNELS = 4  # channels that are shown whether they are used or not
MAX_CHANNELS = len(CHANNELS)  # channels with a curve each; more of them are added up

Used = tuple[tuple[str, ...], tuple[str, ...]]  # names of directions, and of channels


class LinkRatesChart(PaneChart):
    """A pane of all links, one of what channels send and one of what they receive."""

    id = "link_rates"
    title = "Links and channels"
    need = SEVERAL_SYSTEMS

    def __init__(self, time_view: TimeView, parent: QWidget | None = None) -> None:
        super().__init__(time_view, parent)
        self._kept: tuple[Kept[Used], Kept[Used]] = (Kept(), Kept())

    def panes_key(self) -> object:
        """Return the directions and channels used so far."""
        runs = self.runs() if self.recording is not None and self.recorded else []
        return [kept.get((run,), partial(_used, run)) for kept, run in zip(self._kept, runs, strict=False)]

    def make_panes(self, recording: Recording) -> list[Pane]:
        """Return rates by direction: of those directions and channels that have been used."""
        scenario, rate, (ways, channels) = recording.scenario, "MB/s", _used(recording)
        out, into = _of_channels(scenario, "sent", channels), _of_channels(scenario, "received", channels)
        return [
            Pane("links", _tr("Links"), rate, _of_links(scenario, ways), tenths, least_top=10.0, weight=1.3),
            Pane("out", _tr("Channels, out"), rate, out, tenths, least_top=10.0),
            Pane("in", _tr("Channels, in"), rate, into, tenths, least_top=10.0),
        ]


def _used(recording: Recording) -> Used:
    """Return directions of links, and channels, that have carried data; the first link's at least."""
    names = [way for pair in link_pairs(recording.scenario) for way in _ways(pair)]
    channels = channel_names(recording.scenario)
    if not len(recording.time):
        return tuple(names[:2]), channels[:MIN_CHANNELS]
    sent, rows = recording.links["sent"][-1].ravel(), recording.channels[-1]
    ways = (name for place, name in enumerate(names) if place < 2 or sent[place])
    busy = rows["sent"].any(axis=-1) | rows["received"].any(axis=-1) | (len(channels) <= MIN_CHANNELS)
    return tuple(ways), tuple(name for name, one in zip(channels, busy, strict=True) if one)


def _of_links(scenario: Scenario, used: Sequence[str]) -> tuple[Curve, ...]:
    """Up to two curves a link; the directions of the first one have the colours of the heat map."""
    theme = current_theme()
    known = (theme.flows["in"], theme.flows["out"], *(theme.linux[name] for name in CHANNELS))
    colours = list({colour.name(): colour for colour in known}.values())
    names = [way for pair in link_pairs(scenario) for way in _ways(pair)]
    return tuple(
        Curve(name, colours[number % len(colours)], Growth(partial(_link, name), MB), measure="link.mbs")
        for number, name in enumerate(name for name in names if name in used)
    )


def _ways(pair: tuple[str, str]) -> tuple[str, str]:
    return ARROW.format(*pair), ARROW.format(*reversed(pair))


def _link(name: str, recording: Recording) -> npt.NDArray[Any] | None:
    for number, pair in enumerate(link_pairs(recording.scenario)):
        if name in _ways(pair):
            return np.asarray(recording.links["sent"][:, number, _ways(pair).index(name)])
    return None


def _of_channels(scenario: Scenario, field: str, used: Sequence[str]) -> tuple[Curve, ...]:
    names, colours = used, [current_theme().linux[name] for name in CHANNELS]
    if len(names) > MAX_CHANNELS:
        every = _tr("all channels")
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
