"""What a screen reader is given of each step of the shipped lessons, through the accessibility interface."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from app.lesson.reading import markup
from app.lesson.reading.formula import spoken_formula
from app.lesson.reading.reader import TextReader
from lessons.format.load import folders, load_lesson
from lessons.play.guide import with_opening

LEFT_OVER = re.compile(r"\ufffc|\*\*|\]\(|\{#|\\[a-z]|\$[^$]*\$|<[a-z]+>|fact:|measure:|glossary:|\{\{")
CODE = re.compile(r"```[\s\S]*?```|`[^`\n]*`|^(?: {4}|\t).*$", re.M)


@pytest.mark.parametrize(
    ("latex", "words"),
    [
        (r"V_1 = d \cdot \frac{V_0}{r}", "V 1 equals d multiplied by ( V 0 ) over ( r )"),
        (r"w = \frac{h}{1 - \rho}", "w equals ( h ) over ( 1 minus rho )"),
        (r"\tfrac14", "1 over 4"),
        (
            r"\mathrm{min} = \sqrt{16 \cdot \mathrm{MemTotal}}",
            "min equals the square root of ( 16 multiplied by MemTotal )",
        ),
        (r"1 - e^{-t/60}", "1 minus e to the power of minus t over 60"),
    ],
)
def test_a_formula_is_said_in_words(latex: str, words: str) -> None:
    assert spoken_formula(latex) == words


def test_every_step_can_be_heard(qtbot: QtBot) -> None:
    reader = TextReader()
    qtbot.addWidget(reader)
    reader._room = lambda: 0.0  # type: ignore[method-assign]  # pictures are not looked at here
    reader.loadResource = lambda *_: None  # type: ignore[method-assign]
    for folder in folders():
        lesson = load_lesson(folder)
        for place, step in enumerate(lesson.steps):
            text = with_opening(lesson, place, step.markdown)
            reader.show_text(CODE.sub("code", text), lesson.picture, markup.no_words)
            heard = QAccessible.queryAccessibleInterface(reader).text(QAccessible.Text.Description)
            assert len(heard.split()) >= 1, (lesson.id, step.id)
            where = LEFT_OVER.search(re.sub(r"\{\{(?:you:)?[a-z0-9-]+\}\}", "", heard))
            assert not where, (lesson.id, step.id, where)
