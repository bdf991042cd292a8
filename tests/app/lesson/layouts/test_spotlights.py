"""In a small window the panel that a step speaks of can be seen whole, and is large enough to be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen, settle
from app.lab.lab import Lab
from app.window.layouts.first_places import STRIP
from app.window.layouts.kinds import kind_of
from lessons.format.load import folders, load_lesson
from tests.app.conftest import lab_of_a_file
from tests.app.fake_simulation import FakeMachines

SMALL = (1280, 720)
LEAST = (300, 125)  # px: an axis with four labels, the legend, a table of six rows
LEAST_OF_STRIP = (400, 45)  # px: two lines


@pytest.fixture(scope="module")
def lab(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with lab_of_a_file(tmp_path_factory.mktemp("lab"), FakeMachines(), SMALL) as made:
        made.teaching.open()
        yield made


def _pointed_at(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the kind of scenario that is open, and the panel, of each step with a spotlight."""
    lesson = load_lesson(folder)
    for place, step in enumerate(lesson.steps):
        if step.spotlight:
            yield kind_of(lesson.scenario(lesson.run_of(place))), step.spotlight.chart


def _pointed_at_in_all() -> dict[str, set[str]]:
    """Return all panels that lessons point at with each kind of scenario."""
    found: dict[str, set[str]] = {}
    for kind, chart in (pair for folder in folders() for pair in _pointed_at(folder)):
        found.setdefault(kind, set()).add(chart)
    return found


def test_the_panel_of_each_step_is_seen_whole(qtbot: QtBot, lab: Lab) -> None:
    """Layouts follow the kind of scenario: one lesson of each kind points at all that lessons do."""
    lessons, arranging = lab.teaching.lessons, lab.window.arranging
    assert lessons is not None
    for kind, charts in _pointed_at_in_all().items():
        arranging.show_kind(kind)
        lessons.layouts.enter(f"all-{kind}")
        qtbot.waitUntil(lambda: all(card.is_filled for card in lab.window.cards.values() if is_seen(card)))
        for chart in sorted(charts):
            lab.views.spotlight(chart)
            settle(lab.window.desk)
            body = lab.window.cards[chart].body
            seen, least = body.visibleRegion().boundingRect(), LEAST_OF_STRIP if chart in STRIP else LEAST
            assert seen == body.rect(), (kind, chart)
            assert (seen.width() >= least[0], seen.height() >= least[1]) == (True, True), (kind, chart, seen)
        lessons.layouts.leave()
