"""The lesson's card without eyes and in another language: the same checks as for the rest of the window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.frame.docks import is_seen
from app.lab.lab import Lab
from app.lab.lessons import Lessons
from tests.app.brackets import OURS
from tests.app.lesson.conftest import settle
from tests.app.window.test_window_access import is_cut


def texts(around: QWidget) -> Iterator[str]:
    for action in around.findChildren(QAction):
        yield action.text()
    for widget in [around, *around.findChildren(QWidget)]:
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        yield from (widget.accessibleName(), widget.whatsThis(), widget.toolTip())


def of_the_lesson(lessons: Lessons) -> str:
    """Everything that the lesson itself says, and what the machine says of its goals."""
    player = lessons.player
    steps = player.lesson.steps
    said = [player.lesson.title, *(step.title for step in steps), *(step.until or "" for step in steps)]
    said += [option.text for step in steps for option in step.options]
    said += [line for step in steps for line in step.rubric]
    for sweep in player.lesson.sweeps.values():
        said += [sweep.title, *(f"{point.at:,g} {sweep.unit}" for point in sweep.points)]
    said += [item.title for step in steps for item in step.items]
    said += [goal.text for step in steps for goal in step.goals]
    said += [goal.why_not for goal in (player.goals.states() if player.step.kind == "do" else [])]
    return " ".join([*said, *(step.unit or "" for step in steps)])


def test_every_text_of_the_player_is_translated(qtbot: QtBot, pseudo_locale: None, template: Lessons) -> None:
    for place in range(len(template.player.lesson.steps)):
        template.player.go(place)
        settle(qtbot, template)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the step before has gone
        own = of_the_lesson(template)
        box = template.panel.page
        bare = {text for text in texts(box) if OURS.search(text) and "⟦" not in text}
        left = {text for text in bare if _plain(text) not in own}
        assert left == set(), template.player.step.id


def _plain(text: str) -> str:
    """Without numbers and signs before it, and without what marks up a text."""
    return text.lstrip("▸○✓– 0123456789").replace("<strong>", "**").replace("</strong>", "**")


def test_nothing_of_a_lesson_is_cut_off(qtbot: QtBot, lab: Lab, template: Lessons) -> None:
    for place in range(len(template.player.lesson.steps)):
        template.player.go(place)
        settle(qtbot, template)
        QApplication.processEvents()
        for part in template.panel.findChildren(QWidget):
            if (
                is_seen(part)
                and isinstance(part, QLabel | QAbstractButton)
                and not part.inherits("QComboBox")
            ):
                assert not is_cut(part), (template.player.step.id, part.text())
