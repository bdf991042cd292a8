from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from app import theme
from app.topology.canvas.canvas import Canvas
from tests.app.topology.canvas_bench import Hands, drawn


@pytest.fixture
def make_hands(qtbot: QtBot) -> Callable[..., Hands]:
    """Opens a canvas with a template in it."""

    def make(key: str = "", size: tuple[int, int] = (1100, 760), **values: object) -> Hands:
        theme.load_fonts()
        canvas = Canvas(drawn(key, **values))
        qtbot.addWidget(canvas)
        canvas.resize(*size)
        canvas.show()
        canvas.setFocus()
        return Hands(canvas)

    return make
