"""The context in which the panels of the editor's window are created."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import SignalInstance

from app.topology.canvas.canvas import Canvas
from app.topology.editor import Editor
from app.topology.messages import Messages

if TYPE_CHECKING:
    from engine.ficon.drawing.checking.finding import Severity
    from engine.ficon.drawing.model.drawing import Drawing


@dataclass(frozen=True)
class EditorContext:
    """The drawing, its picture, and the messages that a panel can send to its window."""

    editor: Editor
    canvas: Canvas
    messages: Messages
    templates: Path  # folder of the user's templates
    other_drawings: Callable[[], list[tuple[str, Drawing]]]
    put: Callable[[str], object]  # adds the element of a palette payload to the drawing
    arm: Callable[[str], object]  # lets the next click on the canvas place it
    show_problems: Callable[[Mapping[Severity, int], float], object]  # by severity; ms that the check took
    show_checking: Callable[[], object]
    show_unchecked: Callable[[], object]
    closing: SignalInstance  # of the window
