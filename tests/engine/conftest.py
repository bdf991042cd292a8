"""Tests of the engine: all that it says is known to the translators."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import language
from tools.translations import engine_texts


@pytest.fixture(autouse=True, scope="module")
def _every_text_is_known() -> Iterator[None]:
    """Stop at a text that `python -m tools.translations update` does not find.

    Tests of windows, which say texts of their users as well, may run between two files of the engine's.
    """
    known = engine_texts()  # before the language changes: finding them says some

    def look_up(template: str) -> str:
        assert template in known, f"write it where `say` says it, or mark it with `later`: {template}"
        return template

    language.speak(look_up)
    yield
    language.speak(str)
