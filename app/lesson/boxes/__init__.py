"""What a student does in a step, below its text: one box a kind of step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.lesson.boxes.box import Box

if TYPE_CHECKING:
    from app.lesson.player import Player


def make_box(player: Player, parent: QWidget) -> Box:
    """The box for the player's present step."""
    from app.lesson.boxes.answer import AnswerBox
    from app.lesson.boxes.compare import CompareBox
    from app.lesson.boxes.do import DoBox
    from app.lesson.boxes.grade import GradeBox
    from app.lesson.boxes.reflect import ReflectBox
    from app.lesson.boxes.wait import WaitBox

    kinds: dict[str, type[Box]] = {
        "watch": WaitBox,
        "run": WaitBox,
        "predict": AnswerBox,
        "explain": AnswerBox,
        "compare": CompareBox,
        "do": DoBox,
        "grade": GradeBox,
        "reflect": ReflectBox,
    }
    return kinds.get(player.step.kind, Box)(player, parent)
