"""Curves of links by direction and of channels, of those that have carried data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from app.charts.toolkit.figures import Counter, CurveFigure
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.words import tr
from app.charts.values.multisystem import ARROW, channel_names, link_pairs
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

COLOURS = "kernel huge free pool page_cache shared buffers anonymous".split()
MIN_CHANNELS = 4  # channels that are shown whether they are used or not
MAX_CHANNELS = len(COLOURS)  # channels with a curve each; more of them are added up


def used(recording: Recording) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return directions of links, and channels, that have carried data; the first link's at least."""
    names, channels = _ways(recording.scenario), channel_names(recording.scenario)
    if not len(recording.time):
        return names[:2], channels[:MIN_CHANNELS]
    sent, rows = recording.links["sent"][-1].ravel(), recording.channels[-1]
    ways = (name for place, name in enumerate(names) if place < 2 or sent[place])
    busy = rows["sent"].any(axis=-1) | rows["received"].any(axis=-1) | (len(channels) <= MIN_CHANNELS)
    return tuple(ways), tuple(name for name, item in zip(channels, busy, strict=True) if item)


def curves_of_links(scenario: Scenario, ways: Sequence[str]) -> tuple[Curve, ...]:
    """Return a curve a direction; those of the first link have the colours of the heat map."""
    theme = current_theme()
    known = (theme.flows["in"], theme.flows["out"], *(theme.linux[name] for name in COLOURS))
    colours = list({colour.name(): colour for colour in known}.values())
    return tuple(
        Curve(
            name, colours[row % len(colours)], Counter("link.mbs", partial(_sent, name), partial(_link, name))
        )
        for row, name in enumerate(ways)
    )


def _ways(scenario: Scenario) -> tuple[str, ...]:
    """Return the two directions of each link."""
    return tuple(
        ARROW.format(*way) for text, other in link_pairs(scenario) for way in ((text, other), (other, text))
    )


def _link(name: str, scenario: Scenario) -> list[int]:
    return [place // 2 for place, way in enumerate(_ways(scenario)) if way == name]


def _sent(name: str, recording: Recording) -> npt.NDArray[Any] | None:
    ways = _ways(recording.scenario)
    if name not in ways:
        return None
    return np.asarray(recording.links["sent"][:, ways.index(name) // 2, ways.index(name) % 2])


def curves_of_channels(names: Sequence[str], measure: str) -> tuple[Curve, ...]:
    """Return a curve a channel; one of all when they are too many."""
    colours = [current_theme().linux[name] for name in COLOURS]
    if len(names) > MAX_CHANNELS:
        return (Curve(tr("all channels"), colours[0], CurveFigure(measure, partial(_channels, ""))),)
    label = tr("CHPID {0}")
    return tuple(
        Curve(label.format(name), colours[row], CurveFigure(measure, partial(_channels, name)))
        for row, name in enumerate(names)
    )


def _channels(name: str, scenario: Scenario) -> list[int]:
    return [place for place, text in enumerate(channel_names(scenario)) if name in ("", text)]
