"""While a lesson asks for predictions, no panel shows what was published or what a guide explains."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.lab.lessons import Lessons
from app.lesson.boxes.compare import CompareBox
from app.lesson.playing.player import Player
from app.plot.template_dialog import TemplateDialog
from tests.app.lesson.conftest import SLOW, opened, settle

FOLDER = Path(__file__).parents[3] / "lessons" / "09_pausing_one_guest"


@pytest.fixture
def player(qtbot: QtBot, lab: Lab) -> Player:
    """A lesson about published figures, whose scenario has a guide; nothing is predicted yet."""
    lessons = opened(qtbot, lab, FOLDER)
    assert lessons.player is not None
    return lessons.player


def shown(lab: Lab) -> set[str]:
    card, panel = lab.window.cards["study"], lab.views.panels["study"]
    card.show()
    card.raise_()
    lab.views.text()  # as the window's clock does
    return {row.id for row in panel.model.rows}


def guide(lab: Lab) -> str:
    return lab.views.panels["guide"].toPlainText()


def lock(player: Player) -> None:
    """Do as a run that passes what every prediction is about."""
    for step in player.lesson.steps:
        if step.kind == "predict":
            player.play.work.step(step.id).locked = True
    player.kept.emit()


def test_published_figures_are_kept_back_until_all_is_predicted(
    qtbot: QtBot, lab: Lab, lessons: Lessons, player: Player
) -> None:
    qtbot.waitUntil(lambda: lab.session.recording is not None, timeout=SLOW)
    assert shown(lab) == set()
    study = lab.views.panels["study"]
    assert "after you predict them" in study.summary.text()
    assert not study.verify.isEnabled()
    assert "," not in study.model.csv().strip().partition("\n")[2]  # the headings alone
    lock(player)
    assert len(shown(lab)) > 10
    assert study.verify.isEnabled()


def test_a_comparison_shows_the_published_figures_of_its_prediction(
    qtbot: QtBot, lab: Lab, lessons: Lessons, player: Player
) -> None:
    steps = player.lesson.steps
    asked = next(step for step in steps if step.kind == "predict" and step.fact)
    player.go(next(place for place, step in enumerate(steps) if step.predict == asked.id))
    settle(qtbot, lessons)
    assert shown(lab) == {asked.fact}
    box = lessons.panel.page.box
    assert isinstance(box, CompareBox)
    assert "In the study: Table 3, p. 17" in box.table.toPlainText()


def test_the_guide_is_kept_back_until_all_is_predicted(lab: Lab, lessons: Lessons, player: Player) -> None:
    assert "STOP" not in guide(lab)
    assert "predictions" in guide(lab)
    lock(player)
    assert "STOP" in guide(lab)


def test_templates_of_published_figures_are_kept_back(lab: Lab, lessons: Lessons, player: Player) -> None:
    def listed() -> int:
        panel = lab.views.panels["plot"]
        panel.choose_template()
        dialog = panel.findChild(TemplateDialog)
        count = sum(
            dialog.list.topLevelItem(row).childCount() for row in range(dialog.list.topLevelItemCount())
        )
        dialog.setParent(None)
        return count

    assert listed() == 0
    lock(player)
    assert listed() > 10


def test_a_closed_lesson_keeps_nothing_back(lab: Lab, lessons: Lessons, player: Player) -> None:
    assert "predictions" in guide(lab)
    lessons.show_list()
    assert "predictions" not in guide(lab)
