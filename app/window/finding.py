"""Results of the lab's search besides commands, panels and help: scenarios, lessons, guests, settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app import language
from app.settings.fields import FIELDS, translated
from app.widgets.popup_list import Findable
from engine.scenario.files.catalog import CatalogEntry
from engine.scenario.model.guests import titled
from engine.scenario.scenario import Scenario
from lessons.format.load import catalog


def find_scenarios(entries: Iterable[CatalogEntry], open_it: Callable[[str], object]) -> Iterator[Findable]:
    """Yield the scenarios of the catalog; each is opened with its own seed."""
    kind = _tr("Scenario")
    for entry in entries:
        note = f"{language.scenario_text(entry.summary)} ({language.scenario_text(entry.study)})"
        yield Findable(kind, language.scenario_text(entry.title), partial(open_it, entry.id), note=note)


def find_lessons(open_it: Callable[[Path], object]) -> Iterator[Findable]:
    """Yield the shipped lessons, with their numbers. Raises LessonError when one is damaged."""
    kind = _tr("Lesson")
    for number, entry in enumerate(catalog(language=language.current()), start=1):
        yield Findable(kind, f"{number}. {entry.title}", partial(open_it, entry.folder), note=entry.summary)


def find_guests(scenario: Scenario, go_to: Callable[[str], object]) -> Iterator[Findable]:
    """Yield the guests of a scenario; choosing a guest selects its table row."""
    kind = _tr("Guest")
    for guest in scenario.guests:
        role = language.scenario_text(guest.role)
        yield Findable(kind, titled(guest), partial(go_to, guest.userid), note=role)


def find_settings(go_to: Callable[[str], object]) -> Iterator[Findable]:
    """Yield the settings; selecting a setting opens the dialog at that setting."""
    kind = _tr("Setting")
    for field in FIELDS:
        yield Findable(kind, translated(field.title), partial(go_to, field.key), note=translated(field.help))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Search", text)
