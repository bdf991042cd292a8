"""The choice of a shared volume, and why no I/O reaches it."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.charts.toolkit.panes.description import Keys, PaneChoice, first
from app.charts.toolkit.words import tr
from engine.recording.recorder import Recording
from engine.scenario.scenario import Scenario


def _busiest(scenario: Scenario) -> Keys:
    volumes = getattr(scenario, "packs", {})
    return (max(volumes, key=lambda name: volumes[name].share, default=""),)


VOLUME = PaneChoice(
    str(QT_TRANSLATE_NOOP("ChoiceMenu", "Choose the volume")),
    str(QT_TRANSLATE_NOOP("ChoiceMenu", "Which volume is shown, or all of them together")),
    lambda scenario: {name: name for name in scenario.packs} | {"": tr("All volumes together")},
    _busiest,
    named=True,
)


def why_quiet(recording: Recording, chosen: Keys) -> str:
    """Return why no I/O has reached a volume ("" = any) since time 0; "" = one has."""
    name, begun = first(chosen), recording.packs["started"][-1].sum(axis=0)
    if any(begun[place] for place, item in enumerate(recording.scenario.packs) if name in ("", item)):
        return ""
    what = tr("No I/O has reached {0}").format(name or tr("a volume"))
    reason = tr("all have gone to other volumes") if begun.any() else _reason(recording)
    return f"{what}: {reason}." if reason else f"{what}."


def _reason(recording: Recording) -> str:
    """Return what the run's own counters say of where I/Os stay."""
    asked, hits, done = (_total(recording, field) for field in ("virtual_ios", "mdc_hits", "tx"))
    if not asked:
        return tr("the servers found every file in their page caches") if done else ""
    return tr("the minidisk cache has answered all virtual I/Os of the servers") if hits == asked else ""


def _total(recording: Recording, field: str) -> int:
    """Return a counter of all members."""
    return int(recording.system[field][-1] + recording.others[field][-1].sum())
