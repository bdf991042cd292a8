"""The box for each kind of step."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.lesson.boxes.answer import AnswerBox, ReflectBox
from app.lesson.boxes.box import StepBox
from app.lesson.boxes.compare import CompareBox
from app.lesson.boxes.do import DoBox, WaitBox
from app.lesson.boxes.jobs import GradeBox, SweepBox
from app.lesson.playing.player import Player

KINDS: dict[str, type[StepBox]] = {
    "watch": WaitBox,
    "run": WaitBox,
    "predict": AnswerBox,
    "explain": AnswerBox,
    "recall": AnswerBox,
    "sweep": SweepBox,
    "compare": CompareBox,
    "do": DoBox,
    "grade": GradeBox,
    "reflect": ReflectBox,
}


def make_box(player: Player, parent: QWidget) -> StepBox:
    """Create the box for the player's current step; it is empty for a step that is only read."""
    return KINDS.get(player.step.kind, StepBox)(player, parent)
