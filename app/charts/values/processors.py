"""The choice of real processors, and what was published of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.charts.toolkit.figures import Pick
from app.charts.toolkit.lines.curves import Curve
from app.charts.toolkit.panes.description import Keys, PaneChoice
from app.charts.toolkit.panes.pane import PublishedLine
from app.charts.toolkit.words import tr
from app.charts.values.published import marks, published_run
from engine.measures.selectors import EVERYONE, MASTER, UnknownName, processors_of
from engine.scenario.scenario import Scenario

QUANTITIES = {"master": "master_{}_util", EVERYONE: "{}_util_per_proc"}  # of the ledger


def title_of(name: str) -> str:
    """Return the name of a pane: of a processor, or of what several have in the mean."""
    titles = {
        "master": tr("Master processor"),
        EVERYONE: tr("Average of all processors"),
        "others": tr("Average without the master"),
        str(MASTER): tr("Processor 0 (master)"),
    }
    return titles.get(name) or tr("Processor {0}").format(name)


def numbers(name: str) -> Pick:
    """Return what picks processors: "master", "others", "all", or a number; none where there is none such."""

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
    str(QT_TRANSLATE_NOOP("ChoiceMenu", "Choose the processors that are shown")),
    str(QT_TRANSLATE_NOOP("ChoiceMenu", "Processors shown: the master, the average of all, or single ones")),
    _options,
    lambda scenario: ("master", EVERYONE),
    several=True,
    groups=lambda scenario: {tr("Each processor"): _single(scenario)},
)


def known(name: str, scenario: Scenario, curves: Sequence[Curve]) -> tuple[PublishedLine, ...]:
    """Return published shares: of guest code, and of all."""
    labels, quantity = tuple(curve.label for curve in curves), QUANTITIES.get(name)
    if quantity is None or len(labels) != 3:
        return ()
    run = published_run(scenario)
    return (*marks(run, quantity.format("emul"), labels[:1]), *marks(run, quantity.format("total"), labels))
