"""Link rates: MB/s over each logical link by direction, and out of and into each channel."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane
from app.charts.toolkit.words import tr
from app.charts.values.choices import (
    curves_of_channels,
    curves_of_links,
    curves_of_retries,
    repeated,
    used,
)
from app.charts.values.curves import tenths
from app.charts.values.needs import SEVERAL_SYSTEMS
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return panes of the links that have been used, and of the data that channels send and receive."""
    ways, channels = used(recording)
    links = curves_of_links(recording.scenario, ways)
    out, into = (curves_of_channels(channels, name) for name in ("channel.mbs_out", "channel.mbs_in"))
    found = [
        Pane("links", tr("Links"), "MB/s", links, tenths, least_top=10.0, weight=1.3),
        Pane("out", tr("Channels, sent"), "MB/s", out, tenths, least_top=10.0),
        Pane("in", tr("Channels, received"), "MB/s", into, tenths, least_top=10.0),
    ]
    if repeated(recording):
        curves = curves_of_retries(recording.scenario)
        found.append(Pane("retries", tr("Repeated transfers"), "1/s", curves, tenths, least_top=1.0))
    return found


def _key(recording: Recording) -> object:
    return *used(recording), repeated(recording)


CHART = PaneKind("link_rates", "Links and channels", panes, need=SEVERAL_SYSTEMS, key=_key)
