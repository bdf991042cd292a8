"""An editor with the link of part II in it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.topology.editor import Editor
from engine.ficon.drawing.templates import template


@pytest.fixture
def editor(qtbot: QtBot) -> Editor:
    made = Editor()
    made.do(template("study-part-ii").make(made.drawing))
    return made
