"""The picture in its frame: the line to find things in above it, and what to begin with where nothing is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from app.topology.window.main_window import TopologyWindow


def hang_up(window: TopologyWindow) -> None:
    """Put the picture into the middle of the window."""
    from app.topology.find_line import FindLine

    frame = QFrame(window.desk)
    frame.setObjectName("picture")
    window.find_line = FindLine(window.editor, frame)
    window.find_line.left.connect(window.canvas.setFocus)
    inside = QVBoxLayout(frame)
    inside.setContentsMargins(1, 1, 1, 1)
    inside.setSpacing(0)
    inside.addWidget(window.find_line)
    inside.addWidget(window.canvas, 1)
    window.invitation = _invitation(window.canvas)
    window.desk.setCentralWidget(frame)
    window.use_switches()


def _invitation(canvas: QWidget) -> QLabel:
    """What to begin with, where nothing is drawn yet; the mouse goes through it."""
    text = "Drag a CEC here, or press Enter on it in the list.\nOr begin with a template."
    label = QLabel(QCoreApplication.translate("TopologyWindow", text), canvas)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setObjectName("caption")
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    middle = QVBoxLayout(canvas)
    middle.addWidget(label, 0, Qt.AlignmentFlag.AlignCenter)
    return label
