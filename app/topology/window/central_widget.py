"""The canvas in its frame: the search above it, tabs below it, and an invitation while it is empty."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app.topology.canvas.canvas import Canvas
from app.topology.canvas.sheets.tabs import SheetTabs
from app.topology.editor import Editor
from app.topology.find_line import FindLine


class CentralWidget(QFrame):
    """find_line: the search; tabs: of sheets; invitation: how to begin."""

    def __init__(self, editor: Editor, canvas: Canvas, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("picture")
        self.canvas = canvas
        self.find_line = FindLine(editor, self)
        self.find_line.left.connect(canvas.setFocus)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.setSpacing(0)
        inside.addWidget(self.find_line)
        inside.addWidget(canvas, 1)
        self.tabs = SheetTabs(canvas.viewport.sheets, self)
        inside.addWidget(self.tabs)
        self.invitation = _invitation(canvas)
        self._how_to_begin = self.invitation.text()

    def invite(self, awaited: str) -> None:
        """Say how to begin, or which file is being read."""
        opening = QCoreApplication.translate("TopologyWindow", "{0} is being opened…")
        self.invitation.setText(opening.format(awaited) if awaited else self._how_to_begin)


def _invitation(canvas: QWidget) -> QLabel:
    """Lay a text over the canvas; the mouse goes through it."""
    text = QCoreApplication.translate(
        "TopologyWindow", "Drag a CEC here, or press Enter on it in the list.\nOr begin with a template."
    )
    label = QLabel(text, canvas)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setObjectName("caption")
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    middle = QVBoxLayout(canvas)
    middle.addWidget(label, 0, Qt.AlignmentFlag.AlignCenter)
    return label
