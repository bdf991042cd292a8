"""The choices that charts offer: real processors and shared volumes; also the links and channels in use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.charts.toolkit.figures import Counter, CurveFigure, Pick
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.pane import Keys, PaneChoice, PublishedLine, first
from app.charts.toolkit.words import tr
from app.charts.values.multisystem import ARROW, channel_names, link_pairs
from app.charts.values.published import marks, published_run
from app.look.theme import current as current_theme
from engine.measures.selectors import EVERYONE, MASTER, UnknownName, processors_of
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario

COLOURS = "kernel huge free pool page_cache shared buffers anonymous".split()
MIN_CHANNELS = 4  # channels that are shown whether they are used or not
MAX_CHANNELS = len(COLOURS)  # channels with a curve each; more of them are added up
QUANTITIES = {"master": "master_{}_util", EVERYONE: "{}_util_per_proc"}  # of the ledger


def used(recording: Recording) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the link directions and channels that have carried data, and at least those of the first
    link.
    """
    names, channels = _ways(recording.scenario), channel_names(recording.scenario)
    if not len(recording.time):
        return names[:2], channels[:MIN_CHANNELS]
    sent, rows = recording.links["sent"][-1].ravel(), recording.channels[-1]
    ways = (name for place, name in enumerate(names) if place < 2 or sent[place])
    busy = rows["sent"].any(axis=-1) | rows["received"].any(axis=-1) | (len(channels) <= MIN_CHANNELS)
    return tuple(ways), tuple(name for name, item in zip(channels, busy, strict=True) if item)


def curves_of_links(scenario: Scenario, ways: Sequence[str]) -> tuple[Curve, ...]:
    """Return a curve for each direction; those of the first link have the colors of the heat map."""
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
    """Return both directions of each link."""
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
    """Return a curve for each channel, or a single curve for all channels if there are too many."""
    colours = [current_theme().linux[name] for name in COLOURS]
    if len(names) > MAX_CHANNELS:
        return (Curve(tr("all channels"), colours[0], CurveFigure(measure, partial(_channels, ""))),)
    label = tr("CHPID {0}")
    return tuple(
        Curve(label.format(name), colours[row], CurveFigure(measure, partial(_channels, name)))
        for row, name in enumerate(names)
    )


def repeated(recording: Recording) -> bool:
    """Return whether a link has repeated transfers after errors or losses."""
    return bool(len(recording.retries)) and bool(recording.retries["retries"][-1].any())


def curves_of_retries(scenario: Scenario) -> tuple[Curve, ...]:
    """Return a curve of the repeated transfers of each link."""
    colours = [current_theme().linux[name] for name in COLOURS]
    return tuple(
        Curve("–".join(pair), colours[row % len(colours)], CurveFigure("link.retries", partial(_whole, row)))
        for row, pair in enumerate(link_pairs(scenario))
    )


def _whole(row: int, scenario: Scenario) -> list[int]:
    return [row] if row < len(scenario.links) else []


def _channels(name: str, scenario: Scenario) -> list[int]:
    return [place for place, text in enumerate(channel_names(scenario)) if name in ("", text)]


def _busiest(scenario: Scenario) -> Keys:
    volumes = getattr(scenario, "packs", {})
    return (max(volumes, key=lambda name: volumes[name].share, default=""),)


VOLUME = PaneChoice(
    str(QT_TRANSLATE_NOOP("ChoiceMenu", "Select the volume")),
    str(QT_TRANSLATE_NOOP("ChoiceMenu", "The volume shown, or all volumes together")),
    lambda scenario: {name: name for name in scenario.packs} | {"": tr("All volumes together")},
    _busiest,
    named=True,
)


def why_quiet(recording: Recording, chosen: Keys) -> str:
    """Return the reason why no I/O has reached a volume ("" = any) since time 0; "" = an I/O has reached
    it.
    """
    name, begun = first(chosen), recording.packs["started"][-1].sum(axis=0)
    if any(begun[place] for place, item in enumerate(recording.scenario.packs) if name in ("", item)):
        return ""
    what = tr("No I/O has reached {0}").format(name or tr("a volume"))
    reason = tr("all I/Os went to other volumes") if begun.any() else _reason(recording)
    return f"{what}: {reason}." if reason else f"{what}."


def _reason(recording: Recording) -> str:
    """Return the reason why I/Os do not reach a volume, based on the run's own counters."""
    asked, hits, done = (_total(recording, field) for field in ("virtual_ios", "mdc_hits", "tx"))
    if not asked:
        return tr("the servers found every file in their page caches") if done else ""
    return tr("the minidisk cache satisfied all virtual I/Os of the servers") if hits == asked else ""


def _total(recording: Recording, field: str) -> int:
    """Return the total of a counter over all members."""
    return int(recording.system[field][-1] + recording.others[field][-1].sum())


def title_of(name: str) -> str:
    """Return the name of a pane for a processor or for the mean of several processors."""
    titles = {
        "master": tr("Master processor"),
        EVERYONE: tr("Processor average"),
        "others": tr("Average without the master"),
        str(MASTER): tr("Processor 0 (master)"),
    }
    return titles.get(name) or tr("Processor {0}").format(name)


def numbers(name: str) -> Pick:
    """Return a function that picks processors: "master", "others", "all", or a number; it picks none if there
    are no such processors.
    """

    def pick(scenario: Scenario) -> Sequence[int]:
        try:
            return processors_of(scenario, name)
        except UnknownName:
            return ()

    return pick


def _single(scenario: Scenario) -> Keys:
    return tuple(str(number) for number in processors_of(scenario, EVERYONE))


def _options(scenario: Scenario) -> Mapping[str, str]:
    return {name: title_of(name) for name in ("master", EVERYONE, "others", *_single(scenario))}


PROCESSORS = PaneChoice(
    str(QT_TRANSLATE_NOOP("ChoiceMenu", "Select the processors to show")),
    str(
        QT_TRANSLATE_NOOP(
            "ChoiceMenu", "Processors shown: the master, the average of all, or individual processors"
        )
    ),
    _options,
    lambda scenario: ("master", EVERYONE),
    several=True,
    groups=lambda scenario: {tr("Each processor"): _single(scenario)},
)


def known(name: str, scenario: Scenario, curves: Sequence[Curve]) -> tuple[PublishedLine, ...]:
    """Return the published shares of guest code and of all work."""
    labels, quantity = tuple(curve.label for curve in curves), QUANTITIES.get(name)
    if quantity is None or len(labels) != 3:
        return ()
    run = published_run(scenario)
    return (*marks(run, quantity.format("emul"), labels[:1]), *marks(run, quantity.format("total"), labels))
