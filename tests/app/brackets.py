"""A language that shows which texts are not translated: everything else stands in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from app import language

OURS = re.compile(r"[A-Za-z]{2,}")  # a text with words in it


class Brackets(QTranslator):
    """Translates everything into itself, in brackets."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, number: int = -1
    ) -> str:
        return f"⟦{source}⟧"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def pseudo_locale(qapp: QApplication) -> Iterator[None]:
    brackets = Brackets()
    qapp.installTranslator(brackets)
    language.speak(qapp, language.ENGLISH)  # what the engine says goes through it as well
    yield
    qapp.removeTranslator(brackets)
    language.speak(qapp, language.ENGLISH)  # a percentage is kept as it was translated
